"""The table as a scene: it shows two models, and signals what a player points at.

Whatever changes the table, the scene only sees that tiles have new homes, and
lets them glide there.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from operator import attrgetter

from PySide6.QtCore import QModelIndex, QPointF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QStatusTipEvent, QTransform
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
)

from gupai_desktop.engine.layout import Caption
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.ui.board.geometry import TEXT_HEIGHT, Geometry, Layouts
from gupai_desktop.ui.board.glide import DEAL_WAIT, Glide, turns_of
from gupai_desktop.ui.board.group_item import GroupItem
from gupai_desktop.ui.board.hold import Hold
from gupai_desktop.ui.board.models import Role, RowModel, TileState
from gupai_desktop.ui.board.prospect_item import ProspectItem
from gupai_desktop.ui.board.tile_item import WELCOMING, TileItem
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import SHADOW_REACH, TILE_HEIGHT, TILE_WIDTH, TileArt

#: The roles that tell where a tile lies and what is seen of it.
_PLACE_ROLES = (Role.GROUP, Role.PLACE, Role.COUNT, Role.FACE)


class BoardScene(QGraphicsScene):
    """The tiles and groups of one table.

    Signals: `pointed` at a tile; `doubled`, if two quick clicks play, at the second one; a tile
    `confirmed`, to be played with what goes with it; `hovered` over a tile, or None; a tile
    `grabbed` to be dragged; lifted tiles `dropped` on a tile and in a group, either of which may
    be None; `hung` over a tile and in a group, likewise, as long as they are
    lifted; `let_go`, when nothing is pointed at any more; `glide_finished`, when no tile is
    on its way; `built`, when all groups and tiles are others; `about_to_move`, before tiles
    get other homes, so that there may be other places for them; `tiles_moved` after it;
    `refreshed`, when anything may read differently.
    """

    geometry: Geometry
    tile_items: list[TileItem]
    group_items: list[GroupItem]

    pointed = Signal(object)
    doubled = Signal(object)
    confirmed = Signal(object)
    hovered = Signal(object)
    grabbed = Signal(object)
    dropped = Signal(object, object)
    hung = Signal(object, object)
    let_go = Signal()
    glide_finished = Signal()
    built = Signal()
    tiles_moved = Signal()
    refreshed = Signal()
    about_to_move = Signal()

    def __init__(self, tiles: RowModel, groups: RowModel, layouts: Layouts) -> None:
        super().__init__()
        self._tiles, self._groups, self._layouts = tiles, groups, layouts
        self.art = TileArt()
        self.scheme: Scheme = LIGHT
        self.is_animated = True
        #: Whether two quick clicks at a tile are more than two clicks.
        self.plays_double = False
        #: How high the letters of captions are, where there is room for them.
        self.text_height = TEXT_HEIGHT
        self._is_built = False
        #: What is lifted is lifted only as long as this lasts.
        self._hold: Hold | None = None
        self._under: TileItem | None = None
        self._hung: tuple[TileItem | None, int | None] = (None, None)
        self.prospect_items: dict[int, ProspectItem] = {}
        self.glide = Glide(self)
        self.glide.finished.connect(self._on_arrival)
        self.sceneRectChanged.connect(self._lay_plates)
        #: The rows of tiles that lie elsewhere.
        self._moved = set[int]()
        #: Whether nothing has been painted of this table so far, so that nothing glides.
        self._is_fresh = True

    def __getattr__(self, name: str) -> object:
        """Make groups and tiles when one of them is first asked for."""
        if name not in ("geometry", "group_items", "tile_items"):
            raise AttributeError(name)
        self.build()
        return getattr(self, name)

    def _follow_models(self) -> None:
        self._is_built = True
        self._tiles.dataChanged.connect(self._on_tiles_changed)
        self._tiles.refreshed.connect(self._on_tiles_refreshed)
        self._groups.dataChanged.connect(self._on_groups_changed)
        self._groups.refreshed.connect(self.refreshed)

    def build(self) -> None:
        """Lay out all groups and tiles anew, for another game; `apply_theme` then paints them."""
        if not self._is_built:
            self._follow_models()
        self.glide.stop()
        self.clear()
        self._hold, self._under = None, None
        self._hung, self.prospect_items = (None, None), {}
        self.geometry = Geometry(self._layouts(self.sizes())[0])
        self.group_items = [
            GroupItem(row, self.geometry) for row in range(self._groups.rowCount())
        ]
        pieces = [self._tiles.values(row, Role.TILE)[0] for row in range(self._tiles.rowCount())]
        self.tile_items = [
            TileItem(piece, is_flat=not isinstance(piece, Tile)) for piece in pieces
        ]
        for item in (*self.group_items, *self.tile_items):
            self.addItem(item)
        self._moved, self._is_fresh = set(), True
        self._read_homes(range(len(self.tile_items)))
        self._put_down()
        for row in range(len(self.group_items)):
            self._read_group(row)
        self._read_states(range(len(self.tile_items)))
        self.built.emit()

    def set_geometry(self, geometry: Geometry, *, glides: bool = False) -> None:
        """Take other places for the same groups; `apply_theme` brings the tiles there."""
        if glides:
            self._moved.update(range(len(self.tile_items)))
        self.geometry = geometry
        for row, group in enumerate(self.group_items):
            group.set_geometry(self.geometry)
            self._read_group(row)

    def apply_theme(self) -> None:
        """Take all pictures and colours anew, for another scale, scheme or layout."""
        for group in self.group_items:
            group.apply_theme(self.art, self.scheme, self.text_height)
        # Captions in one column look alike.
        beside = [group for group in self.group_items if group.is_beside]
        least = min((group.letters for group in beside), default=0)
        for group in beside:
            if group.letters > least:
                group.apply_theme(self.art, self.scheme, least)
        self.take_pictures()
        is_fresh, self._is_fresh = self._is_fresh, False
        if self._moved and not is_fresh:
            self._send_home()
        else:
            self._moved = set()
            self._read_homes(range(len(self.tile_items)))
            if not self.is_gliding and not self._lifted:
                self._put_down()
        self._lay_plates()

    def take_pictures(self) -> None:
        """Show the pictures of tiles, or what stands in for those that are not drawn yet."""
        self.art.is_patient = True
        for tile in self.tile_items:
            tile.apply_theme(self.art, self.scheme)
        self.art.is_patient = False

    def follow_view(self, way: QTransform) -> None:
        """Keep every tile where it is seen although a view shows the scene otherwise.

        `way` leads from the points of before to those that are seen in their places now.
        """
        for item in self.tile_items:
            item.setPos(way.map(item.mapToScene(item.rect().center())) - item.rect().center())
            item.setScale(item.scale() * way.m11())

    def sizes(self) -> list[int]:
        """Return the number of tiles in every group."""
        found = [0] * self._groups.rowCount()
        for row in range(self._tiles.rowCount()):
            group, count = self._tiles.values(row, Role.GROUP, Role.COUNT)
            found[group] = count
        return found

    def spots(self) -> dict[tuple[int, int], TileItem]:
        """Return the items by group and place: a tile, or the empty place itself."""
        found: dict[tuple[int, int], TileItem] = {}
        for item in self.tile_items:
            found.setdefault(item.spot, item)
        return found

    def index_of(self, item: TileItem) -> QModelIndex:
        return self._tiles.index(self.tile_items.index(item), 0)

    def group_index(self, group: int) -> QModelIndex:
        return self._groups.index(group, 0)

    def tile_at(self, position: QPointF, but: Iterable[TileItem] = ()) -> TileItem | None:
        """The topmost tile at a point, leaving some out."""
        left_out = set(but)
        for item in self.items(position):
            if isinstance(item, TileItem) and item not in left_out:
                return item
        return None

    def group_at(self, position: QPointF) -> int | None:
        """The number of the group in whose row or frame a point lies."""
        for number, item in enumerate(self.group_items):
            # Figures lie closer to one another than the rectangles that they fill.
            has_spots = self.geometry.layout.places[number].spots
            area = item.path() if has_spots else self.geometry.areas[number]
            if area.contains(position):
                return number
        return None

    def fade_but(self, tiles: Set[Tile]) -> None:
        """Let all tiles fade but these; none does if there are none of these."""
        for item in self.tile_items:
            item.set_faded(bool(tiles) and item.tile not in tiles)

    # Gliding: the difference between where tiles are and where they belong.

    @property
    def is_gliding(self) -> bool:
        """True while some tile is on its way."""
        return self.glide.is_running

    def set_speed(self, speed: float) -> None:
        """Let tiles glide at a speed from now on, or not at all if it is 0."""
        self.is_animated = speed > 0
        self.glide.speed = speed or 1.0
        self.finish_glide()

    def glide_home(self, turns: dict[TileItem, int] | None = None) -> None:
        """Let every tile that is not at home glide there, and those turn over that stay."""
        if self.is_gliding:
            self.glide.stop()
            for item in self.tile_items:
                if not item.is_turning:
                    item.turn_over(1)
        away = [
            tile_item
            for tile_item in self.tile_items
            if tile_item.pos() != tile_item.home or tile_item.is_turning
        ]
        if away and self.is_animated:
            self.glide.carry(away, turns or {})
        else:
            self._on_arrival()

    def deal(self) -> None:
        """Let all tiles come from below the table, one after the other, within a second."""
        if not self.is_animated:
            return
        seen, turns = self.sceneRect(), {}
        for turn, item in enumerate(sorted(self.tile_items, key=attrgetter("spot"))):
            item.setPos(seen.center().x() - TILE_WIDTH / 2, seen.bottom() + SHADOW_REACH)
            turns[item] = turn
        self.glide.carry(turns, turns, DEAL_WAIT * min(1.0, self.glide.speed))

    def finish_glide(self) -> None:
        """Put every tile at its home at once."""
        if self.is_gliding:
            self.glide.stop()
            self._on_arrival()

    def _on_arrival(self) -> None:
        self._put_down()
        self.glide_finished.emit()

    def _put_down(self) -> None:
        """Put every tile at its home."""
        for item in self.tile_items:
            item.put_down()

    # What the models say.

    def _on_tiles_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        rows = range(first.row(), last.row() + 1)
        if not roles or not set(_PLACE_ROLES).isdisjoint(roles):
            self._moved.update(rows)
        if not roles or Role.STATE in roles:
            self._read_states(rows)
        if Role.SIGN in roles:
            for row in rows:
                sign = self._tiles.index(row, 0).data(Role.SIGN)
                self.tile_items[row].set_sign(sign, self.art)

    def _on_tiles_refreshed(self) -> None:
        """Let the tiles that lie elsewhere now glide there."""
        if any(item.state is not TileState.SELECTED for item in self._lifted):
            self._drop_everything()
            self.glide_home()
        if self._moved:
            self.about_to_move.emit()
            self._send_home()
        self.refreshed.emit()

    def _send_home(self) -> None:
        """Let the tiles that lie elsewhere now glide there, all at once."""
        moved, self._moved = self._moved, set()
        if not moved:
            return
        self._drop_everything()
        before = [(item, item.in_group, item.home) for item in self.tile_items]
        self._read_homes(moved)
        movers = [mover for mover in before if mover[0].in_group != mover[1]]
        self.glide_home(turns_of(movers))
        self.tiles_moved.emit()

    def _on_groups_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        read = self._read_prospect if roles == [Role.PROSPECT] else self._read_group
        for row in range(first.row(), last.row() + 1):
            read(row)

    def _read_group(self, row: int) -> None:
        """Show a group, and what it would become as long as that is asked."""
        count, label, state = self._groups.values(row, Role.COUNT, Role.LABEL, Role.STATE)
        caption = self.group_index(row).data() or ""
        self.group_items[row].refresh(count, label, state, caption, self.scheme)
        self._read_prospect(row)

    def _read_prospect(self, row: int) -> None:
        (prospect,) = self._groups.values(row, Role.PROSPECT)
        plate = self.prospect_items.pop(row, None)
        if plate is not None:
            self.removeItem(plate)
        self.group_items[row].hide_caption(prospect is not None)
        if prospect is not None:
            plate = self.prospect_items[row] = ProspectItem(prospect, self.art, self.scheme)
            self.addItem(plate)
            self._lay_plate(row, plate)

    def _lay_plate(self, row: int, plate: ProspectItem) -> None:
        seen, height = self.sceneRect(), self.text_height
        if self.geometry.layout.places[row].caption is Caption.NONE:
            plate.place_free([item.place_at_home() for item in self.tile_items], seen, height)
        else:
            (count,) = self._groups.values(row, Role.COUNT)
            tiles = self.geometry.tiles_rect(row, count)
            plate.lay_out(row, tiles, self.geometry, seen, height)

    def _lay_plates(self) -> None:
        """Lay every plate anew, for tiles that lie elsewhere, or more or less that is seen."""
        for row, plate in self.prospect_items.items():
            self._lay_plate(row, plate)

    def _read_homes(self, rows: Iterable[int]) -> None:
        """Read the homes of some tiles, on the grid of device pixels, where they are sharp."""
        scale = self.art.scale
        for row in rows:
            roles = Role.GROUP, Role.PLACE, Role.FACE, Role.SIGN
            group, place, face, sign = self._tiles.values(row, *roles)
            item, spot = self.tile_items[row], self.geometry.spot(group, place)
            home = self.geometry.tile_position(group, place)
            home = QPointF(round(home.x() * scale), round(home.y() * scale)) / scale
            item.set_home(home, group, place, spot)
            item.set_face(face, self.art)
            item.set_sign(sign, self.art)

    def _read_states(self, rows: Iterable[int]) -> None:
        for row in rows:
            (state,) = self._tiles.values(row, Role.STATE)
            self.tile_items[row].set_state(state, self.scheme)

    # Pointing and dragging.

    @property
    def _lifted(self) -> list[TileItem]:
        return self._hold.lifted if self._hold else []

    def _hang(self, target: TileItem | None, group: int | None) -> None:
        """Let lifted tiles hang over a tile and in a group, or over none."""
        before, self._hung = self._hung, (target, group)
        if self._hung == before:
            return
        if before[0] is not None:
            before[0].set_hot(False)
        if target is not None:
            target.set_hot(target.state in WELCOMING)
        self.hung.emit(target.tile if target else None, group)

    def _target_at(self, position: QPointF) -> TileItem | None:
        """Return the tile meant by a drop: the one under the pointer, else the best covered."""
        under = self.tile_at(position, self._lifted)
        if self._hold is None or (under is not None and under.state in WELCOMING):
            return under
        carried = self._hold.pressed.place()

        def covered(item: TileItem) -> float:
            common = item.place().intersected(carried)
            return common.width() * common.height()

        targets = [
            item
            for item in self.items(carried)
            if isinstance(item, TileItem) and item.state in WELCOMING
        ]
        best = max(targets, key=covered, default=None)
        is_meant = best is not None and covered(best) > 0.3 * TILE_WIDTH * TILE_HEIGHT
        return best if is_meant else under

    def _drop_everything(self) -> None:
        """Let go of what is lifted or pressed; the tiles stay where they are."""
        self._hang(None, None)
        self._hold = None

    def forget_press(self) -> None:
        """The button will go up, or has gone up, where this table does not hear of it."""
        if self._lifted:
            self.cancel()
        self._hold = None

    def cancel(self) -> None:
        """Let lifted tiles glide back, or forget the selection."""
        self._drop_everything()
        self.let_go.emit()
        self.glide_home()

    def hover(self, item: TileItem | None) -> None:
        """The pointer is over a tile, or over none."""
        if item is not self._under:
            self._under = item
            self.hovered.emit(item.tile if item else None)
            self._name("")

    def _name(self, name: str) -> None:
        """Write a name in the status bar, where it hides no tile."""
        for view in self.views():
            QApplication.sendEvent(view, QStatusTipEvent(name))

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Name the group under the resting pointer, or a tile with a sign and what that means."""
        item, role = self.tile_at(event.scenePos()), Qt.ItemDataRole.AccessibleTextRole
        group = self.group_at(event.scenePos())
        if item is not None and item.sign:
            self._name(self.index_of(item).data(role))
        else:
            self._name("" if group is None else self.group_index(group).data(role))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left:
            self.forget_press()
        self.finish_glide()
        if is_left and (pressed := self.tile_at(event.scenePos())) is not None:
            self._hold = Hold(pressed, event.scenePos(), event.screenPos())
        elif is_left:
            self.let_go.emit()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.buttons() == Qt.MouseButton.NoButton:
            self.forget_press()
        hold, here = self._hold, event.scenePos()
        if hold is None:
            self.hover(self.tile_at(here))
            return
        way = event.screenPos() - hold.screen
        far = QGuiApplication.styleHints().startDragDistance()
        if not hold.lifted and way.manhattanLength() >= far:
            self.grabbed.emit(hold.pressed.tile)
            if hold is not self._hold:
                return  # what was said of the tile has had the table laid out anew
            hold.lifted = [item for item in self.tile_items if item.state is TileState.SELECTED]
            for item in hold.lifted:
                item.lift(1)
        # The pressed tile stays right under the pointer.
        for item in hold.lifted:
            item.setPos(item.home + here - hold.point)
        if hold.lifted:
            self._hang(self._target_at(here), self.group_at(here))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        hold = self._hold
        if event.button() != Qt.MouseButton.LeftButton or hold is None:
            return
        if not hold.lifted:
            self._hold = None
            is_double = hold.is_double and self.plays_double
            (self.doubled if is_double else self.pointed).emit(hold.pressed.tile)
            return
        target, group = self._target_at(event.scenePos()), self.group_at(event.scenePos())
        self._drop_everything()
        if target is None and group is None:
            self.let_go.emit()
        else:
            self.dropped.emit(target.tile if target else None, group)
        if not self.is_gliding:
            self.glide_home()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)
        if self._hold is not None:
            self._hold.is_double = True
