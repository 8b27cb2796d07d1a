"""The keyboard's frame: a dotted line round one tile, and the keys that lead it about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from gupai_desktop.engine.layout import RATIO
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.ui.board.models import Role, TileState
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.board.tile_item import WELCOMING, TileItem
from gupai_desktop.ui.widgets.key_places import DIGITS, digit_of

#: A group, and a place in it.
CursorSpot = tuple[int, int]

#: Which way each arrow leads, and whether to the next group or to the one before.
_ARROWS = {
    "Left": (QPointF(-1, 0), -1),
    "Right": (QPointF(1, 0), 1),
    "Up": (QPointF(0, -1), -1),
    "Down": (QPointF(0, 1), 1),
}


class KeyboardCursor(QObject):
    """The place that the keyboard is at.

    It stays in its place when tiles move.  While it is not shown it remembers it.

    Signals: `moved`, also when another tile lies there; `missed` with two digits that no tile
    has which lies face up.
    """

    moved = Signal()
    missed = Signal(str)

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._spot: CursorSpot | None = None
        self._is_shown = False
        #: The digits that have been typed, and the tile that they called with the key before.
        self._typed = ""
        self._called: TileItem | None = None
        #: The tiles that some move touches, where there are moves.
        self.movable: Callable[[], Collection[object]] = frozenset
        #: Select twins of what is selected that go with one of some tiles, if there are any.
        self.turn_to_twins: Callable[[Sequence[Tile]], object] = bool
        #: Whether all that is selected is a move that waits for one press more.
        self.is_whole: Callable[[], bool] = bool
        scene.built.connect(self.follow)
        scene.tiles_moved.connect(self.follow)

    @property
    def item(self) -> TileItem | None:
        """The tile that the frame is round, if it is shown."""
        return self._scene.spots().get(self._spot) if self._is_shown and self._spot else None

    @property
    def spot(self) -> CursorSpot | None:
        """The group and the place that the frame is at, if it is shown."""
        return self._spot if self._is_shown else None

    def show(self) -> None:
        """Show the frame where it was, or round the first tile."""
        spots = self._scene.spots()
        self.go_to(self._spot if self._spot in spots else min(spots, default=None))

    def hide(self) -> None:
        """Show no frame; its place is remembered."""
        self._typed, self._called, self._is_shown = "", None, False
        self._mark()

    def hide_at(self, item: TileItem | None) -> None:
        """Show no frame, and be where another hand points."""
        if item is not None:
            self._spot = item.spot
        self.hide()

    def go_to(self, spot: CursorSpot | None) -> None:
        """Show the frame in this place, or nowhere."""
        self._spot, self._is_shown, self._called = spot, spot is not None, None
        self._mark()

    def follow(self) -> None:
        """Stay in the same place although tiles have moved, or near it if nothing lies there."""
        spots, here = self._scene.spots(), self._spot
        if here is not None and here not in spots:
            near = (abs(here[0] - group) * 100 + abs(here[1] - place) for group, place in spots)
            self._spot = min(zip(near, spots, strict=True), default=(0, None))[1]
        self._mark()

    def _mark(self) -> None:
        current = self.item
        for item in self._scene.tile_items:
            if item.is_current or item is current:
                item.set_current(item is current)
        self._scene.hover(current)
        self.moved.emit()

    def step(self, way: QPointF) -> None:
        """Go to the nearest tile in that direction, straight ahead or not too far aside."""
        if self.item is None:
            self.show()
            return
        far = dict[CursorSpot, float]()
        # Of a tile that lies across the neighbour in its row is as near as that above it.
        along = RATIO if abs(self.item.lying[0]) == 90 else 1.0
        if way.x():
            along = 1 / along
        for spot, item in self._scene.spots().items():
            step = item.home - self.item.home
            ahead = QPointF.dotProduct(step, way)
            aside = abs(step.x() * way.y() - step.y() * way.x())
            if ahead > 1 and aside <= 2 * ahead:
                far[spot] = ahead * along + 1.5 * aside / along
        if far:
            self.go_to(min(far, key=far.__getitem__))

    def step_group(self, by: int) -> None:
        """Go to the first tile of the next group, or of the one before; round at the end."""
        if self.item is None or self._spot is None:
            self.show()
            return
        groups = sorted({group for group, _ in self._scene.spots()})
        group = groups[(groups.index(self._spot[0]) + by) % len(groups)]
        self.go_to(min(spot for spot in self._scene.spots() if spot[0] == group))

    def step_among(self, tiles: Collection[object], by: int) -> bool:
        """Go to the next of some tiles, or to the one before; round at the end."""
        spots = self._scene.spots().items()
        found = sorted((spot for spot, item in spots if item.tile in tiles), reverse=by < 0)
        if not found:
            return False
        here = self._spot or (-1, -1)
        ahead = (spot for spot in found if (spot > here if by > 0 else spot < here))
        self.go_to(next(ahead, found[0]))
        return True

    def go_to_end(
        self, choose: Callable[[list[CursorSpot]], CursorSpot], *, of_table: bool
    ) -> None:
        """Go to the first or the last tile of the group or of the table."""
        group = None if of_table or not self._spot else self._spot[0]
        spots = [spot for spot in self._scene.spots() if group is None or spot[0] == group]
        self.go_to(choose(spots) if spots else None)

    def type(self, digit: str) -> None:
        """Of two digits call the tile with these ends, in either order; again, its twin."""
        self._typed += digit
        if len(self._typed) < 2:
            return
        typed, self._typed = self._typed, ""
        twins = [
            item
            for _, item in sorted(self._scene.spots().items(), key=lambda item_at: item_at[0])
            if isinstance(item.tile, Tile)
            and sorted(str(item.tile.face)) == sorted(typed)
            and self._scene.index_of(item).data(Role.FACE) != "back"
        ]
        if twins:
            self._call(twins)
        else:
            self.missed.emit(typed)

    def _call(self, twins: list[TileItem]) -> None:
        """Go to one of these tiles and point at it: first to one that goes with the selected.

        If none does, one may go with twins of those.  Next come those that can move.  Called
        again, the twin takes the place of the one that is selected; of a whole move, the tile
        plays it.  Of two that would each complete a move none is pointed at before another key
        says so.
        """
        here = self.item
        is_another = here is None or here not in twins
        if is_another and not any(item.state in WELCOMING for item in twins):
            self.turn_to_twins([item.tile for item in twins if isinstance(item.tile, Tile)])
        completing = [item for item in twins if item.state is TileState.TARGET]
        lit = completing or [item for item in twins if item.state in WELCOMING]
        taken = here if here and here.state is TileState.SELECTED else None
        movable = self.movable()
        pool = (
            lit or [twin for twin in twins if twin.tile in movable and twin is not taken] or twins
        )
        chosen = pool[(pool.index(here) + 1) % len(pool)] if here in pool else pool[0]
        if taken is not None and not lit and taken in twins and self.is_whole():
            self._scene.pointed.emit(taken.tile)
            return
        if taken is not None and not lit and taken in twins and taken is not chosen:
            self._scene.pointed.emit(taken.tile)
        self.go_to(chosen.spot)
        if len(completing) < 2:
            self._called = chosen
            if chosen.state is not TileState.SELECTED:
                self._scene.pointed.emit(chosen.tile)

    def point(self) -> None:
        """Point at the tile in the frame."""
        if self.item is None:
            self.show()
        else:
            self._scene.pointed.emit(self.item.tile)

    def confirm(self) -> None:
        """Play what the tile in the frame makes with the only tiles that go with it."""
        if self.item is None:
            self.show()
        else:
            self._scene.confirmed.emit(self.item.tile)

    def let_go(self) -> None:
        self._scene.cancel()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False if it is for nothing here."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        combination = QKeyCombination(modifiers, Qt.Key(event.key()))
        key = QKeySequence(combination).toString(QKeySequence.SequenceFormat.PortableText)
        digit = digit_of(event)
        act = _ACTS.get(digit or key)
        if act is None:
            return False
        called, self._called = self._called, None
        if not digit:
            self._typed = ""
        if called is None or act not in self._done_with(called):
            act(self)
        return True

    def _done_with(self, called: TileItem) -> Sequence[Act]:
        """Return what means nothing more when it is pressed after the digits of a tile.

        The digits have selected it, or played a move with it; one that was refused says why
        again, and a whole move waits for one press more.
        """
        if self.item is not called:
            return (KeyboardCursor.point, KeyboardCursor.confirm)
        is_selected = called.state is TileState.SELECTED and not self.is_whole()
        return (KeyboardCursor.point,) if is_selected else ()


Act = Callable[[KeyboardCursor], None]


class TableKeys(NamedTuple):
    """Keys that are for one thing at the table, and what each of them does."""

    text: Words
    acts: tuple[tuple[str, Act], ...]
    #: How the keys are written if not one by one; Qt itself acts on those without an act.
    written: Words | None = None


#: Everything that the table itself does with a key.
ROWS = (
    TableKeys(
        words("Go from tile to tile"),
        tuple((key, partial(KeyboardCursor.step, way=way)) for key, (way, _) in _ARROWS.items()),
        words("arrow keys"),
    ),
    TableKeys(
        words("Go to the group before or after"),
        tuple(
            (f"Ctrl+{key}", partial(KeyboardCursor.step_group, by=by))
            for key, (_, by) in _ARROWS.items()
        ),
        words("{key} with arrow keys", key="Ctrl"),
    ),
    TableKeys(
        words("Go to the first or the last tile of the group"),
        (
            ("Home", lambda cursor: cursor.go_to_end(min, of_table=False)),
            ("End", lambda cursor: cursor.go_to_end(max, of_table=False)),
        ),
    ),
    TableKeys(
        words("Go to the first or the last tile of the table"),
        (
            ("Ctrl+Home", lambda cursor: cursor.go_to_end(min, of_table=True)),
            ("Ctrl+End", lambda cursor: cursor.go_to_end(max, of_table=True)),
        ),
    ),
    TableKeys(
        words("Select a tile by its two ends"),
        tuple((digit, partial(KeyboardCursor.type, digit=digit)) for digit in DIGITS),
        words("two digits, such as 6 3"),
    ),
    TableKeys(
        words("Select the tile, or play the move that it completes"),
        (("Space", KeyboardCursor.point),),
    ),
    TableKeys(
        words("The same; of a selected tile, play the only move that begins with it"),
        tuple((key, KeyboardCursor.confirm) for key in ("Return", "Enter")),
    ),
    TableKeys(words("Clear the selection"), (("Esc", KeyboardCursor.let_go),)),
    TableKeys(
        words("Leave the table for the toolbar and the buttons, and come back"),
        (),
        words("Tab or Shift+Tab"),
    ),
)

_ACTS: dict[str, Act] = {key: act for row in ROWS for key, act in row.acts}

TABLE_KEYS = {key: row.text for row in ROWS for key, _ in row.acts}
