"""The sets of problems of a player's own, how they were solved, and which comes next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.words import Words, words
from gupai_desktop.games import find
from gupai_desktop.play.medals import Medal, medals, next_problem
from gupai_desktop.play.occasions import OwnProblem
from gupai_desktop.play.problem_set import MAX_PROBLEMS, ProblemSet
from gupai_desktop.play.problems import Problem
from gupai_desktop.store.saves import CannotSave
from gupai_desktop.store.set_folder import SetFolder
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.session import Session


class OwnSets(QObject):
    """The sets, for a session's player; each is known by the name of its file.

    `undo` takes back what was done to them last, as long as the program runs.  Signal: `changed`.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        statistics: Statistics,
        folder: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._statistics = session, statistics
        self._folder = SetFolder(folder, find)
        self._is_read = False
        #: What was at which name before each change.
        self._before: list[tuple[str, ProblemSet | None]] = []
        #: The set that was played from last.
        self._played = ""

    def refresh(self) -> list[Words]:
        """Read the files anew; return what is wrong with any of them."""
        self._is_read = True
        return self._folder.refresh()

    @property
    def sets(self) -> Mapping[str, ProblemSet]:
        """The sets by the names of their files."""
        if not self._is_read:
            self.refresh()
        return self._folder.sets

    def medals(self, own: ProblemSet) -> Mapping[int, Medal]:
        """Return how the problems of a set were solved, by their numbers in it."""
        return medals(own.problems, self._statistics.best_tries(own.game))

    def find(self, own: ProblemSet) -> str:
        """Return the name of the set of this game and name; nothing if there is none."""
        wanted = own.game, own.name
        same = (name for name, each in self.sets.items() if (each.game, each.name) == wanted)
        return next(same, "")

    def count_new(self, own: ProblemSet) -> int:
        """Return how many problems of a set are not in the one of that game and name."""
        name = self.find(own)
        known = {problem.board for problem in self.sets[name].problems} if name else ()
        return sum(problem.board not in known for problem in own.problems)

    def put(self, name: str, new: ProblemSet | None) -> None:
        """Put a set in place of the one of that name, or take it away; raises `CannotSave`."""
        self._before.append((name, self._folder.put(name, new)))
        self.changed.emit()

    def add(self, own: ProblemSet, problems: Iterable[Problem]) -> int:
        """Add what is new to the set of that game and name, which is made if there is none.

        Return how many were new; raises `CannotSave`.
        """
        name = self.find(own)
        old, problems = self.sets[name] if name else own.with_problems([]), list(problems)
        if len({problem.board for problem in (*old.problems, *problems)}) > MAX_PROBLEMS:
            full = words("a set has no more than {number} problems", number=MAX_PROBLEMS)
            raise CannotSave(Path(own.name), full)
        new = old.with_problems([*old.problems, *problems])
        if len(new.problems) > len(old.problems):
            self.put(name or self._folder.name_for(new), new)
        return len(new.problems) - len(old.problems)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> None:
        """Take the last change back; raises `CannotSave`."""
        self._folder.put(*self._before[-1])
        self._before.pop()
        self.changed.emit()

    # What is played.

    def follow(self, name: str) -> None:
        """Remember from which set a problem is played."""
        self._played = name

    def current(self) -> tuple[ProblemSet, Problem] | None:
        """Return the problem on the table, numbered in its set, if it was played from one."""
        session = self._session
        if not session.occasion.text.startswith(OwnProblem.begins):
            return None
        board, game = str(session.record.opening), session.game
        # First in the set that was played from: others may have it too.
        for name in sorted(self.sets, key=lambda name: name != self._played):
            own = self.sets[name]
            if own.game == game and (problem := own.find(board)):
                return own, problem
        return None

    def beside(self, step: int) -> Problem | None:
        """Return the problem that many places after the one on the table in its set."""
        if (current := self.current()) is None:
            return None
        own, problem = current
        number = problem.number + step
        return to_play(own.problems[number - 1]) if 0 < number <= len(own.problems) else None

    def next_unsolved(self) -> Problem | None:
        """Return the next problem of the set that is not solved, after the one on the table."""
        if (current := self.current()) is None:
            return None
        own, problem = current
        found = next_problem(own.problems, self.medals(own), problem.number)
        return to_play(found) if found else None


def to_play(problem: Problem) -> Problem:
    """Return a problem of a set as a board of one's own: it has no number in its game."""
    return replace(problem, number=0)
