"""The difficulties of deals, as the solver rates them and the statistics count them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, words
from gupai_desktop.games import games
from gupai_desktop.play.days import FIRST_DAY, Strength
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.difficulty import (
    DIFFICULTIES,
    Difficulty,
    difficulties_of,
    difficulty_of,
)
from gupai_desktop.solvers.verdict import Verdict
from gupai_desktop.store.figures import RatedDeal
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.analysis import Analysis

#: The choice by which deals become harder as they are won; it is the default.
AS_YOU_GO = Difficulty("as-you-go", words("As you go"))
#: This many deals in a row, won without help or not won, lead one difficulty up or down.
_UP, _DOWN = 2, 3
#: For whom the boards and problems of a day are that are offered to who has come so far.
_STRENGTHS = Strength.LIGHT, Strength.EVERYBODY, Strength.EVERYBODY, Strength.STRONG

#: A game, and a deal of it as `Record.deal_text` has it.
_Deal = tuple[Game, str]


def difficulty_words(difficulty: Difficulty) -> Words:
    return words("Difficulty: {difficulty}.", difficulty=difficulty.name)


def chosen_difficulty(settings: Settings, game_id: str) -> str:
    """Return the key of what is chosen; nothing for any difficulty.

    Who has chosen which deals are offered, and no more, wants them whatever they are.
    """
    usual = "" if settings.of_game(game_id, "policy") else AS_YOU_GO.key
    return settings.of_game(game_id, "difficulty", usual)


def next_difficulty(deals: Sequence[RatedDeal]) -> Difficulty:
    """Return how hard the next deal is as one goes, by the deals of a game in their order.

    The latest, while it is not won, may be won yet.  A win with help leads nowhere.
    """
    level = won = missed = 0
    if deals and not deals[-1].is_won:
        deals = deals[:-1]
    for deal in deals:
        if deal.difficulty != DIFFICULTIES[level].key:
            continue
        if not deal.is_won:
            won, missed = 0, missed + 1
        else:
            won, missed = (0 if deal.is_assisted else won + 1), 0
        step = (won == _UP) - (missed == _DOWN)
        if step:
            level, won, missed = min(max(level + step, 0), len(DIFFICULTIES) - 1), 0, 0
    return DIFFICULTIES[level]


def strength_on(day: date, statistics: Statistics) -> Strength:
    """Return which boards and problems of a day are the player's, by the deals begun before it.

    It is how far one has come as one goes, in the game in which that is farthest.
    """
    if day < FIRST_DAY:
        return Strength.EVERYBODY
    rated = [statistics.rated(game(), day) for game in games() if difficulties_of(game())]
    levels = (DIFFICULTIES.index(next_difficulty(deals)) for deals in rated)
    reached = max(levels, default=0)  # no game has them where their list is damaged
    return _STRENGTHS[reached]


class Difficulties(QObject):
    """Has the deal on the table rated once its verdict is known, and counts it so once it counts.

    Signal: `found` when the difficulty of a deal has become known.
    """

    found = Signal()

    def __init__(
        self, analysis: Analysis, statistics: Statistics, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._client = analysis.session, analysis.client
        self._analysis, self._statistics = analysis, statistics
        self._known: dict[_Deal, Difficulty | None] = {}
        self._asked: set[_Deal] = set()
        #: The playings that are counted under a difficulty, or have none.
        self._counted: set[str] = set()
        analysis.changed.connect(self._on_analysed)
        self._client.lost.connect(self._asked.clear)

    def of(self, game: Game, deal: str) -> Difficulty | None:
        return self._known.get((game, deal))

    def is_known(self, game: Game, deal: str) -> bool:
        """Return whether a deal was rated, though it may have no difficulty."""
        return (game, deal) in self._known

    def _on_analysed(self) -> None:
        """Count what is rated; ask once the verdict is known, which a player looks for first."""
        self._count()
        record, known = self._session.record, self._analysis.outlook
        game, deal = record.game, record.deal_text
        is_answered = known is not None and (known.is_final or known.wins > 0)
        if is_answered and (game, deal) not in self._asked and difficulties_of(game):
            from gupai_desktop.solvers.requests import Grading

            self._asked.add((game, deal))
            grading = Grading(game.id, str(game.rules), deal)
            self._client.ask(grading, partial(self._on_rated, game, deal))

    def _on_rated(self, game: Game, deal: str, found: Verdict) -> None:
        self._known[game, deal] = difficulty_of(game, found)
        self._count()
        self._statistics.book.commit()
        self.found.emit()

    def _count(self) -> None:
        """Count the deal on the table once it is rated and has got its first move.

        That is committed with the move (app/autosave.py).
        """
        record, playing = self._session.record, self._session.playing
        key = record.game, record.deal_text
        if record.moves and key in self._known and playing.id not in self._counted:
            self._counted.add(playing.id)
            if difficulty := self._known[key]:
                deal = self._statistics.add_played(record, playing)
                self._statistics.add_rated(deal, difficulty.key)
