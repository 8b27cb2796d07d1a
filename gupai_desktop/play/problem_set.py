"""A set of problems of a player's own, and its text: a list of problems with a head.

A list of the program's has no head; whoever reads one knows its game by the name of its file.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import TOO_MUCH, BadText, clean_name, labelled, unfit, words
from gupai_desktop.paths import END
from gupai_desktop.play.lists import DamagedList, entries_in, expect_end, line_fault
from gupai_desktop.play.problems import Problem, problem_in

#: A set has no more problems, and no line of it more characters.
MAX_PROBLEMS, _MAX_LINE = 1000, 1000
HEAD = "# Gupai Desktop: a set of problems"
_GAME, _NAME = "# game: ", "# name: "
_NO_SET = words("this is no set of problems")


@dataclass(frozen=True)
class ProblemSet:
    """Problems of one game under a name, numbered in the order in which they are to be played."""

    game: Game
    name: str
    problems: tuple[Problem, ...] = ()

    def with_problems(self, problems: list[Problem]) -> ProblemSet:
        """Return the set with these problems, each board once."""
        kept = dict[str, Problem]()
        for problem in problems:
            kept.setdefault(problem.board, problem)
        numbered = (replace(each, number=number) for number, each in enumerate(kept.values(), 1))
        return replace(self, problems=tuple(numbered))

    def find(self, board: str) -> Problem | None:
        return next((problem for problem in self.problems if problem.board == board), None)

    def __str__(self) -> str:
        head = (HEAD, f"{_GAME}{self.game.id}", f"{_NAME}{self.name}")
        return "".join(f"{line}\n" for line in (*head, *map(str, self.problems), END))

    @classmethod
    def parse(cls, text: str, file: str, catalogue: Catalogue) -> ProblemSet:
        """Return the set that the text of a file has; raises `DamagedList` with file and line."""
        listed = ListedSet.parse(text, file, catalogue)
        problems = list[Problem]()
        for number, line in listed.lines:
            try:
                problems.append(listed.problem(line))
            except BadText as error:
                raise line_fault(file, number, error.words) from None
        return cls(listed.game, listed.name).with_problems(problems)


class ListedSet(NamedTuple):
    """A set as its text has it: its problems are lines, with their numbers in the file."""

    game: Game
    name: str
    lines: tuple[tuple[int, str], ...]

    @classmethod
    def parse(cls, text: str, file: str, catalogue: Catalogue) -> ListedSet:
        """Return what the text of a file has; raises `DamagedList` if it is no whole set."""
        head, stem = text.splitlines()[:3], file.partition(".txt")[0]
        has_head = bool(head) and head[0] == HEAD
        fields = {
            key: line.removeprefix(key)
            for key in (_GAME, _NAME)
            for line in head
            if line.startswith(key)
        }
        try:
            game = catalogue(fields.get(_GAME, "") if has_head else stem, "")
        except BadText as error:
            why = error.words if has_head else _NO_SET
            raise DamagedList(labelled(file, why)) from None
        if game.is_omen:
            raise DamagedList(labelled(file, unfit(game.id)))
        lines = tuple(entries_in(text))
        expect_end(file, text)
        if len(lines) > MAX_PROBLEMS:
            raise DamagedList(labelled(file, TOO_MUCH))
        return cls(game, clean_name(fields.get(_NAME, stem)) or stem, lines)

    def problem(self, line: str) -> Problem:
        """Return the problem that a line claims to be; raises `BadText`."""
        if len(line) > _MAX_LINE:
            raise BadText(TOO_MUCH)
        problem = problem_in(self.game, line)
        return replace(problem, board=str(problem.opening))  # as the book has it
