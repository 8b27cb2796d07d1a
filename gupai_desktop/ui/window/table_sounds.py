"""The sounds of what happens at a table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gupai_desktop.engine.words import Words
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.sound.player import SoundPlayer
from gupai_desktop.ui.sound.volume import loudness_of


class TableSounds(QObject):
    """Listens to a session and its scene, and plays a sound for each thing that happens."""

    def __init__(
        self,
        session: Session,
        scene: BoardScene,
        celebration: Celebration,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.is_on = False
        self._scene, self.player = scene, SoundPlayer()
        #: What is to be heard when the tiles that are on their way have arrived.
        self._on_arrival: tuple[str, ...] = ()
        self._has_refused = False
        scene.grabbed.connect(self._on_grabbed)
        for hand in (scene.dropped, scene.pointed):
            hand.connect(self._on_hand)
        scene.glide_finished.connect(self._on_glide_finished)
        session.record_changed.connect(self._on_record_changed)
        session.said.connect(self._on_said)
        session.dealt.connect(self._on_dealt)
        celebration.stamped.connect(self._on_stamped)

    def set_on(self, is_on: bool, volume: str) -> None:
        """Let the table be heard so loud from now on, or not at all."""
        self.is_on = is_on
        self.player.volume = loudness_of(volume)

    def close(self) -> None:
        """Play nothing more."""
        self.player.close()

    def try_out(self) -> None:
        """Let the player hear how loud the table is now."""
        self._play("laid")

    def _play(self, name: str) -> None:
        if self.is_on:
            self.player.play(name)

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        self._has_refused = bool(sentences)

    # Methods, as a function connected here would keep the table when its window has gone.

    def _on_grabbed(self) -> None:
        self._play("lifted")

    def _on_dealt(self) -> None:
        self._play("refill")

    def _on_stamped(self) -> None:
        self._play("won")

    def _on_hand(self, *_: object) -> None:
        """What a hand has tried to no avail is answered by a knock."""
        if self._has_refused:
            self._play("refused")
        self._has_refused = False

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        if self.is_on:
            self._on_arrival = _heard_of(before, after)
            if not self._scene.is_gliding:
                self._on_glide_finished()

    def _on_glide_finished(self) -> None:
        arrived, self._on_arrival = self._on_arrival, ()
        for name in arrived:
            self._play(name)


def _heard_of(before: Facts, after: Facts) -> tuple[str, ...]:
    """Return the sounds of one record that follows another."""
    old, new = before.record, after.record
    is_same = old.game == new.game and old.opening == new.opening
    moves = new.moves[len(old.moves) :] if is_same else ()
    if not is_same:
        return ()
    if any(not move.tiles for move in moves):
        return ("refill",)
    return ("laid", "seal") if moves and _seals(after) > _seals(before) else ("laid",)


def _seals(facts: Facts) -> int:
    """Count the valid groups."""
    return sum(mark.is_sealed for mark in facts.narrator.marks)
