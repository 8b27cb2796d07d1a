"""The keys for those who hear the table: they say a group, all groups or the goal.

What is said is shown in the banner, which is read aloud.  Other keys lead to the next tile
that fits those in hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gupai_desktop.engine.words import Words, joined, sentence, words
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.window.goal_words import goal_words

_NO_PLACE = words("Asking", "Nothing here fits.")


class SpeechKeys:
    """What the actions do that say how one table is."""

    def __init__(self, pointing: Pointing, view: BoardWidget) -> None:
        self._pointing, self._session, self._view = pointing, pointing.session, view

    def slots(self) -> dict[str, Callable[[], object]]:
        """What the actions do, by their keys."""
        return {
            "next-place": partial(self._go, by=1),
            "previous-place": partial(self._go, by=-1),
            "say-group": self._say_group,
            "say-table": lambda: self._session.say(*self._table_words()),
            "say-goal": lambda: self._session.say(*self._goal_words()),
        }

    def _go(self, by: int) -> None:
        """Go to the next tile that fits those in hand, or that a move begins with."""
        self._view.setFocus()
        if not self._view.keyboard_cursor.step_among(self._pointing.open_tiles, by):
            self._session.say(_NO_PLACE)

    def _say_group(self) -> None:
        group = self._view.current_group()
        if group is not None:
            self._session.say(self._group_words(group))

    def _group_words(self, group: int) -> Words:
        return sentence(self._session.facts.describe(group))

    def _table_words(self) -> tuple[Words, ...]:
        """How far the game is, where the turn has come to, and every group."""
        facts = self._session.facts
        far = [sentence(facts.tally)]
        if facts.phase:
            far.append(sentence(facts.phase))
        groups = map(self._group_words, range(len(facts.table.groups)))
        return (joined(*far, *groups),)

    def _goal_words(self) -> tuple[Words, ...]:
        """What is to be done, and how much of it is."""
        facts = self._session.facts
        goal = sentence(goal_words(facts.aims)) if facts.aims else facts.game.gist
        return (goal, sentence(facts.tally))
