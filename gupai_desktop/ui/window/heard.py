"""The table as it is heard: sounds, and the keys that ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from gupai_desktop.engine.words import Words, joined, sentence, words
from gupai_desktop.play.facts import Facts
from gupai_desktop.texts.spoken import sounds_of, valid_groups
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.sound.player import SoundPlayer, knock_for
from gupai_desktop.ui.sound.volume import loudness_of
from gupai_desktop.ui.widgets.parts import announce, announced_in
from gupai_desktop.ui.window.goal_bar import goal_words

_NO_PLACE = words("Nothing here fits.")
_NO_OTHER = words("Nothing else here fits.")


class TableSounds(QObject):
    """Plays a sound for each thing that happens at a table."""

    def __init__(
        self, session: Session, view: GameBoard, celebration: Celebration, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.is_on = False
        self._session, self._view, self.player = session, view, SoundPlayer(session.clock)
        #: What is to be heard when the tiles that are on their way have arrived, and when the
        #: seals lie there.
        self._on_arrival: tuple[str, ...] = ()
        self._on_seal = ""
        scene = view.table_scene
        scene.grabbed.connect(self._on_grabbed)
        for hand in (scene.dropped, scene.pointed):
            hand.connect(self._on_hand)
        scene.glide_finished.connect(self._on_glide_finished)
        view.stamps.finished.connect(self._on_seals)
        celebration.stamped.connect(self._on_stamped)

    def set_on(self, is_on: bool, volume: str) -> None:
        """Let the table be heard so loud from now on, or not at all."""
        self.is_on = is_on
        self.player.volume = loudness_of(volume)

    def close(self) -> None:
        self.player.close()

    def try_out(self) -> None:
        """Let the player hear how loud the table is now."""
        self._play("laid")

    def _play(self, name: str) -> None:
        if self.is_on:
            self.player.play(name)

    # Methods, as a function connected here would keep the table when its window has gone.

    def _on_grabbed(self) -> None:
        self._play("lifted")

    def _on_stamped(self) -> None:
        self._play("won")

    def _on_seals(self) -> None:
        knock, self._on_seal = self._on_seal, ""
        if knock:
            self._play(knock)

    def _on_hand(self, *_: object) -> None:
        """What a hand has tried to no avail is answered by a knock."""
        if self._session.sentences:
            self._play("refused")

    def deal(self) -> None:
        """Let a deal be heard that has just been laid out."""
        self._play("refill")

    def follow(self, before: Facts, after: Facts) -> None:
        """Let a step be heard when its tiles have arrived, and a seal when it is stamped."""
        if not self.is_on:
            return
        self._on_arrival, self._on_seal = sounds_of(before, after), ""
        if not self._view.table_scene.is_gliding:
            self._on_glide_finished()

    def _on_glide_finished(self) -> None:
        arrived, self._on_arrival = self._on_arrival, ()
        for name in arrived:
            if name == "seal":
                self._on_seal = knock_for(valid_groups(self._session.facts))
                if not self._view.stamps.is_falling:
                    self._on_seals()
            # The chord of a win waits for the great seal, where that is stamped.
            elif name != "won" or not self._view.table_scene.is_animated:
                self._play(name)


class SpeechKeys:
    """Says a group, the table or the goal in the banner, which is read aloud.

    Other keys lead to the next tile that fits those in hand.
    """

    def __init__(self, pointing: Pointing, view: GameBoard) -> None:
        self._pointing, self._session, self._view = pointing, pointing.session, view

    def slots(self) -> dict[str, Callable[[], object]]:
        return {
            "next-place": partial(self._go, by=1),
            "previous-place": partial(self._go, by=-1),
            "say-group": lambda: self._view.with_group(
                lambda group: self._session.say(self._group_words(group))
            ),
            "say-table": lambda: self._session.say(*self._table_words()),
            "say-goal": lambda: self._session.say(*self._goal_words()),
            "say-again": lambda: announce(self._view, announced_in(self._view.window())),
        }

    def _go(self, by: int) -> None:
        """Go to the next tile that fits those in hand, or that a move begins with."""
        self._view.setFocus()
        cursor = self._view.keyboard_cursor
        before = cursor.spot
        if not cursor.step_among(self._pointing.open_tiles, by):
            self._session.say(self._pointing.left_to_do or _NO_PLACE)
        elif cursor.spot == before:
            self._session.say(_NO_OTHER)

    def _group_words(self, group: int) -> Words:
        return sentence(self._session.facts.narrator.describe(group))

    def _table_words(self) -> tuple[Words, ...]:
        """Say how far the game is, the phase of the turn, and every group."""
        facts = self._session.facts
        far = [sentence(facts.narrator.tally)]
        if facts.narrator.phase:
            far.append(sentence(facts.narrator.phase))
        groups = map(self._group_words, facts.game.reading_order)
        return (joined(*far, *groups),)

    def _goal_words(self) -> tuple[Words, ...]:
        """Say what is to be done, and how much of it is."""
        facts = self._session.facts
        goal = sentence(goal_words(facts.aims)) if facts.aims else facts.game.gist
        return (goal, sentence(facts.narrator.tally))
