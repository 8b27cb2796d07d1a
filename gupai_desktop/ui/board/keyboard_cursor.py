"""The keyboard's frame: a dotted line round one tile, and the keys that lead it about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.ui.board.models import Role
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.board.tile_item import TileItem

#: A group, and a place in it.
Spot = tuple[int, int]

_LEFT, _RIGHT, _UP, _DOWN = QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)

#: What lies aside counts so many times as much as what lies ahead.
_ASIDE = 3


class KeyboardCursor(QObject):
    """The place that the keyboard is at.  Signal: `moved`, also when another tile lies there.

    It stays in its place when tiles move.  While it is not shown it remembers it.
    """

    moved = Signal()

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._spot: Spot | None = None
        self._is_shown = False
        self._typed = ""
        scene.built.connect(self.follow)
        scene.tiles_moved.connect(self.follow)

    @property
    def item(self) -> TileItem | None:
        """The tile that the frame is round, if it is shown."""
        return self._scene.spots().get(self._spot) if self._is_shown and self._spot else None

    @property
    def spot(self) -> Spot | None:
        """The group and the place that the frame is at, if it is shown."""
        return self._spot if self._is_shown else None

    # Going.

    def show(self) -> None:
        """Show the frame where it was, or round the first tile."""
        spots = self._scene.spots()
        self.go_to(self._spot if self._spot in spots else min(spots, default=None))

    def hide(self) -> None:
        """Show no frame; its place is remembered."""
        self._typed, self._is_shown = "", False
        self._mark()

    def hide_at(self, item: TileItem | None) -> None:
        """Show no frame, and be where another hand points."""
        if item is not None:
            self._spot = item.spot
        self.hide()

    def go_to(self, spot: Spot | None) -> None:
        """Show the frame in this place, or nowhere."""
        self._spot, self._is_shown = spot, spot is not None
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
            item.set_current(item is current)
        self._scene.hover(current)
        self.moved.emit()

    def step(self, way: QPointF) -> None:
        """Go to the next tile in that direction, or into the next group there."""
        if self.item is None or self._spot is None:
            self.show()
            return
        (group, place), spots = self._spot, self._scene.spots()
        beside = (group, place + int(way.x()))
        if way.x() and beside in spots:
            self.go_to(beside)
        elif ahead := [spot for spot in spots if self._gap(spot[0], way) is not None]:
            here = self.item.home
            self.go_to(min(ahead, key=lambda spot: self._far(spot, here, way)))

    def _gap(self, group: int, way: QPointF) -> float | None:
        """How far ahead the room of a group lies from that of this one; None if it does not."""
        if self._spot is None or group == self._spot[0]:
            return None
        here, there = map(self._scene.geometry.room_rect, (self._spot[0], group))
        along = _ahead(here, there, way)
        across = QPointF(abs(way.y()), abs(way.x()))
        aside = max(_ahead(here, there, across), _ahead(here, there, -across), 0.0)
        return None if along < -1 else along + _ASIDE * aside

    def _far(self, spot: Spot, here: QPointF, way: QPointF) -> tuple[float, float]:
        """First how far the group is off, then the tile itself."""
        step = self._scene.spots()[spot].home - here
        aside = abs(step.x() * way.y()) + abs(step.y() * way.x())
        return (self._gap(spot[0], way) or 0.0, QPointF.dotProduct(step, way) + _ASIDE * aside)

    def step_group(self, by: int) -> None:
        """Go to the first tile of the next group, or of the one before; round at the end."""
        if self.item is None or self._spot is None:
            self.show()
            return
        groups = sorted({group for group, _ in self._scene.spots()})
        group = groups[(groups.index(self._spot[0]) + by) % len(groups)]
        self.go_to(min(spot for spot in self._scene.spots() if spot[0] == group))

    def go_to_end(self, choose: Callable[[list[Spot]], Spot], *, of_table: bool) -> None:
        """Go to the first or the last tile of the group or of the table."""
        group = None if of_table or not self._spot else self._spot[0]
        spots = [spot for spot in self._scene.spots() if group is None or spot[0] == group]
        self.go_to(choose(spots) if spots else None)

    def type(self, digit: str) -> None:
        """Of two digits go to the tile with these ends, in either order; then to its twin."""
        self._typed += digit
        if len(self._typed) == 2:
            ends, self._typed = sorted(self._typed), ""
            found = sorted(
                spot for spot, item in self._scene.spots().items() if self._is(item, ends)
            )
            here = self._spot or (-1, -1)
            if found:
                self.go_to(next((spot for spot in found if spot > here), found[0]))

    def _is(self, item: TileItem, ends: list[str]) -> bool:
        """Whether a tile has these ends for all to see."""
        is_open = self._scene.index_of(item).data(Role.FACE) != "back"
        return is_open and isinstance(item.tile, Tile) and sorted(str(item.tile.face)) == ends

    # Acting.

    def point(self) -> None:
        """Point at the tile in the frame."""
        if self.item is not None:
            self._scene.pointed.emit(self.item.tile)

    def let_go(self) -> None:
        """Let go of what is selected."""
        self._scene.cancel()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False if it is for nothing here."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        combination = QKeyCombination(modifiers, Qt.Key(event.key()))
        key = QKeySequence(combination).toString(QKeySequence.SequenceFormat.PortableText)
        digit = event.text() if event.text() in _DIGITS else ""
        act = _ACTS.get(digit or key)
        if act is None:
            return False
        if not digit:
            self._typed = ""
        act(self)
        return True


def _ahead(here: QRectF, there: QRectF, way: QPointF) -> float:
    """How far one rectangle begins beyond the end of another, in a direction."""
    if way.x() > 0:
        return there.left() - here.right()
    if way.x() < 0:
        return here.left() - there.right()
    return there.top() - here.bottom() if way.y() > 0 else here.top() - there.bottom()


Act = Callable[[KeyboardCursor], None]


@dataclass(frozen=True, slots=True)
class TableKeys:
    """Keys that are for one thing at the table, and what each of them does."""

    text: Words
    acts: tuple[tuple[str, Act], ...]
    #: How the keys are written if not one by one; Qt itself acts on those without an act.
    written: Words | None = None


_DIGITS = tuple("123456")


def _typing(digit: str) -> Act:
    return lambda cursor: cursor.type(digit)


#: Everything that the table itself does with a key.
ROWS = (
    TableKeys(
        words("TableKeys", "Go from tile to tile"),
        (
            ("Left", lambda cursor: cursor.step(_LEFT)),
            ("Right", lambda cursor: cursor.step(_RIGHT)),
            ("Up", lambda cursor: cursor.step(_UP)),
            ("Down", lambda cursor: cursor.step(_DOWN)),
        ),
        words("TableKeys", "arrow keys"),
    ),
    TableKeys(
        words("TableKeys", "Go to the group before or after"),
        (
            ("Ctrl+Left", lambda cursor: cursor.step_group(-1)),
            ("Ctrl+Right", lambda cursor: cursor.step_group(1)),
            ("Ctrl+Up", lambda cursor: cursor.step_group(-1)),
            ("Ctrl+Down", lambda cursor: cursor.step_group(1)),
        ),
        words("TableKeys", "{key} with arrow keys", key="Ctrl"),
    ),
    TableKeys(
        words("TableKeys", "Go to the first or the last tile of the group"),
        (
            ("Home", lambda cursor: cursor.go_to_end(min, of_table=False)),
            ("End", lambda cursor: cursor.go_to_end(max, of_table=False)),
        ),
    ),
    TableKeys(
        words("TableKeys", "Go to the first or the last tile of the table"),
        (
            ("Ctrl+Home", lambda cursor: cursor.go_to_end(min, of_table=True)),
            ("Ctrl+End", lambda cursor: cursor.go_to_end(max, of_table=True)),
        ),
    ),
    TableKeys(
        words("TableKeys", "Go to a tile by its two ends"),
        tuple((digit, _typing(digit)) for digit in _DIGITS),
        words("TableKeys", "two digits, such as 6 3"),
    ),
    TableKeys(
        words("TableKeys", "Select the tile, or play the move that it completes"),
        tuple((key, KeyboardCursor.point) for key in ("Space", "Return", "Enter")),
    ),
    TableKeys(words("TableKeys", "Let go of what is selected"), (("Esc", KeyboardCursor.let_go),)),
    TableKeys(
        words("TableKeys", "Leave the table for the toolbar and the buttons, and come back"),
        (),
        words("TableKeys", "Tab or Shift+Tab"),
    ),
)

_ACTS: dict[str, Act] = {key: act for row in ROWS for key, act in row.acts}
