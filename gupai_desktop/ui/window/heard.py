"""The table as it is heard: sounds, announcements, and the keys that ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.explain import faces_in_order, faces_text
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import move_words
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, counted, joined, labelled, listed, sentence, words
from gupai_desktop.i18n import say
from gupai_desktop.play.history import RESTART
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.play.analysis import placed_words
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.help_options import BRIEF, FULL, SPEECH
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.selection import Selection
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import long_title_of
from gupai_desktop.ui.sound.player import SoundPlayer
from gupai_desktop.ui.sound.volume import loudness_of
from gupai_desktop.ui.widgets.parts import announce
from gupai_desktop.ui.window.goal_bar import goal_words
from gupai_desktop.ui.window.window_parts import WindowParts

_NO_PLACE = words("SpeechKeys", "Nothing here fits.")


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


class Announcer(QObject):
    """Announces what happens at a table as coming from the view that shows it.

    The verdict is announced only while it is shown, and only when it is another one.
    """

    def __init__(self, parts: WindowParts, view: QWidget, verdict: QWidget) -> None:
        super().__init__(view)
        self._settings, self._in_hand = parts.settings, frozenset[Tile]()
        self._pointing, self._session, self._view = parts.pointing, parts.session, view
        self._analysis, self._verdict = parts.analysis, verdict
        self._known: tuple[bool, bool, bool] | None = None
        #: The record that has been announced; until then nothing is said of it.
        self._record = parts.session.record
        self._session.record_changed.connect(self._on_record_changed)
        self._pointing.hung.connect(self._on_hung)
        self._pointing.changed.connect(self._on_pointing_changed)
        self._analysis.changed.connect(self._on_studied)

    @property
    def _speech(self) -> str:
        return SPEECH.known(self._settings.speech)

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        self._in_hand = frozenset()
        old, new = before.record, after.record
        self._record = new
        if (old.game, old.opening) != (new.game, new.opening):
            self._known = None
            self._say(long_title_of(new, self._session.playing))
        elif len(old.moves) > len(new.moves):
            self._say(joined(self._back_words(before, after), *self._states(before, after)))
        else:
            for move in new.moves[len(old.moves) :]:
                self._say(joined(*self._move_words(before, move, after)))
        self._on_studied()

    def _move_words(self, before: Facts, move: Move, after: Facts) -> tuple[Words, ...]:
        """Say a move, its result, and how far the game is; in brief only the result."""
        game = after.game
        is_one = len(after.record.moves) == len(before.record.moves) + 1
        account = before.narrator.account(move, after.table) if is_one else ()
        if self._speech == BRIEF and account:
            return account
        said, far = sentence(move_words(game, move)), [sentence(after.narrator.tally)]
        if before.table.stage != after.table.stage and after.narrator.phase:
            far.append(sentence(after.narrator.phase))
        return (said, *account, *far, *self._states(before, after))

    def _back_words(self, before: Facts, after: Facts) -> Words:
        """Say which move has been taken back, or that all have."""
        moves, is_restart = before.record.moves, self._session.history.step.text == RESTART
        if not after.record.moves and (is_restart or len(moves) > 1):
            return words("Announcer", "Back to the opening.")
        last = moves[len(after.record.moves)]
        back = words("Announcer", "Taken back: {move}.", move=move_words(before.game, last))
        return joined(back, sentence(after.narrator.tally))

    def _states(self, before: Facts, after: Facts) -> Iterator[Words]:
        """Describe the groups that have changed, if all is to be said."""
        if self._speech == FULL:
            pairs = zip(before.table.groups, after.table.groups, strict=True)
            for group, (old, new) in enumerate(pairs):
                if old != new:
                    yield sentence(after.narrator.describe(group))

    def _on_pointing_changed(self) -> None:
        """Tell the move that is selected whole, or how many tiles fit those in hand."""
        selection = self._pointing.selection
        before, self._in_hand = self._in_hand, selection.tiles
        if selection.complete and selection.tiles != before:
            # Said alone, the move would sound as if it had been played.
            move = placed_words(self._session.facts, selection.complete)
            self._say(words("Announcer", "Selected: {move}.", move=move))
            return
        if selection.tiles > before and selection.begun and self._speech != BRIEF:
            self._say(_selection_words(selection))

    def _on_hung(self) -> None:
        """Tell what lifted tiles would make of the groups; why not is told by the banner."""
        if self._speech == BRIEF or not self._pointing.hangs:
            return
        told: dict[Words, None] = {}
        narrator = self._session.facts.narrator
        for prospect in self._pointing.prospects.values():
            group, name = prospect.group, narrator.caption(prospect.mark)
            if group is None or name is None:
                continue
            title = narrator.title(group)
            told[sentence(labelled(title, name))] = None
        if told and not self._pointing.why:
            self._say(joined(*told))

    def _on_studied(self) -> None:
        """Tell whether the game can be won, if that has changed."""
        known = self._analysis.outlook
        facts = self._session.facts
        if known is None or facts.is_won or facts.game.is_omen or self._speech == BRIEF:
            return  # a win is told by its card, an omen by its tiles
        if self._session.record != self._record:
            return
        now = (bool(known.wins), bool(known.unknown), known.is_final)
        turned, self._known = self._known, now
        if self._known != turned and self._verdict.isVisible():
            self._say(self._analysis.verdict_words())

    def _say(self, text: Words) -> None:
        announce(self._view, say(text))


def _selection_words(selection: Selection) -> Words:
    """Say which tiles are selected, how many can join them and how many complete a move."""
    targets, partners = len(selection.targets), len(selection.partners)
    fitting = counted("Announcer", "%n tile(s) can complete a move", targets)
    if partners:
        if len(selection.tiles) == 1:
            joining = counted("Announcer", "%n tile(s) can join it", partners)
        else:
            joining = counted("Announcer", "%n tile(s) can join them", partners)
        none = words("Announcer", "none completes a move")
        fitting = listed(joining, fitting if targets else none)
    tiles = faces_text(faces_in_order(selection.tiles))
    return words("Announcer", "{tiles} selected; {fitting}.", tiles=tiles, fitting=fitting)


class SpeechKeys:
    """Says a group, the table or the goal in the banner, which is read aloud.

    Other keys lead to the next tile that fits those in hand.
    """

    def __init__(self, pointing: Pointing, view: GameBoard) -> None:
        self._pointing, self._session, self._view = pointing, pointing.session, view

    def slots(self) -> dict[str, Callable[[], object]]:
        """The slots of the actions, by their keys."""
        return {
            "next-place": partial(self._go, by=1),
            "previous-place": partial(self._go, by=-1),
            "say-group": partial(self._view.with_group, self._say_group),
            "say-table": lambda: self._session.say(*self._table_words()),
            "say-goal": lambda: self._session.say(*self._goal_words()),
        }

    def _go(self, by: int) -> None:
        """Go to the next tile that fits those in hand, or that a move begins with."""
        self._view.setFocus()
        if not self._view.keyboard_cursor.step_among(self._pointing.open_tiles, by):
            self._session.say(_NO_PLACE)

    def _say_group(self, group: int) -> None:
        self._session.say(self._group_words(group))

    def _group_words(self, group: int) -> Words:
        return sentence(self._session.facts.narrator.describe(group))

    def _table_words(self) -> tuple[Words, ...]:
        """Say how far the game is, the phase of the turn, and every group."""
        facts = self._session.facts
        far = [sentence(facts.narrator.tally)]
        if facts.narrator.phase:
            far.append(sentence(facts.narrator.phase))
        groups = map(self._group_words, range(len(facts.table.groups)))
        return (joined(*far, *groups),)

    def _goal_words(self) -> tuple[Words, ...]:
        """Say what is to be done, and how much of it is."""
        facts = self._session.facts
        goal = sentence(goal_words(facts.aims)) if facts.aims else facts.game.gist
        return (goal, sentence(facts.narrator.tally))
