"""The chart: every triplet and pair of the rules in force, and what two tiles lack.

It is filled from the engine; what lies on the table, or can be taken there, is lit up.
"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QBrush, QIcon, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gupai_desktop.engine.combinations import Combination, TripletRule, completions
from gupai_desktop.engine.explain import Faces, explain_combination, faces_text
from gupai_desktop.engine.tiles import FACES, Face
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.rulebook.definitions import definition
from gupai_desktop.rulebook.tables import groups_by_kind
from gupai_desktop.ui.board.row_model import Index
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.tile_art import TileArt, tile_size
from gupai_desktop.ui.widgets.parts import announce, column_of, text_label

_TILE = tile_size(20)
#: Room over and under the tiles of a row.
_SPACE = 3
#: How strongly a row is lit, of 255.
_LIGHT = 90
_KIND, _FACES = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class _Roomy(QStyledItemDelegate):
    """Gives a kind room for three lines: of two in two scripts Qt would cut one."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 1 if index.parent().isValid() else 3
        size = super().sizeHint(option, index)
        return size.expandedTo(QSize(0, lines * option.fontMetrics.height()))


class Chart(QWidget):
    """Two tiles to choose, what a third would make of them, and all groups by their kinds.

    Two tiles that are selected on the table are chosen here.
    """

    def __init__(self, pointing: Pointing, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._pointing, self._appearance = pointing, appearance
        self._session = pointing.session
        self._art = TileArt(appearance.tile_style)
        self._rule: TripletRule | None = None
        #: Whether the board is hidden, so that nothing may be told of it.
        self._is_covered = False
        self.choices = (QComboBox(self), QComboBox(self))
        self.thirds, self.note = text_label(), text_label()
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setItemDelegate(_Roomy(self.tree))
        self.tree.setIconSize(QSize(3 * _TILE.width(), _TILE.height() + 2 * _SPACE))
        self.tree.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.tree.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for box in self.choices:
            box.addItem("")
            for face in FACES:
                box.addItem("", face)
            box.setIconSize(QSize(_TILE.width(), _TILE.height() + 2 * _SPACE))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.currentIndexChanged.connect(self._on_chosen)
        column_of(*self.choices, self.thirds, (self.tree, 1), self.note, parent=self, margin=6)
        self._fill()
        self.tree.currentItemChanged.connect(self._refresh_note)
        self._session.record_changed.connect(self.refresh)
        pointing.changed.connect(self._on_pointed)
        appearance.changed.connect(self._draw)

    # What is chosen.

    @property
    def chosen(self) -> Faces:
        """The tiles that are chosen, none, one or two of them."""
        found = (box.currentData() for box in self.choices)
        return tuple(face for face in found if isinstance(face, Face))

    def _on_pointed(self) -> None:
        """Two tiles that are selected on the table are chosen here too."""
        tiles = sorted(self._pointing.selection.tiles, key=lambda tile: tile.order)
        if len(tiles) == len(self.choices):
            for box, tile in zip(self.choices, tiles, strict=True):
                with QSignalBlocker(box):
                    box.setCurrentIndex(FACES.index(tile.face) + 1)
            self._refresh_thirds()

    def _on_chosen(self) -> None:
        self._refresh_thirds()
        announce(self, self.thirds.text())

    def cover(self, is_covered: bool) -> None:
        """Tell nothing of the board while it is hidden."""
        self._is_covered = is_covered
        self._light_up()

    # What is shown.

    def _fill(self) -> None:
        """Every group under its kind, by the rule in force."""
        self._rule = self._session.game.rules.triplet_rule
        self.tree.clear()
        for kind, groups in groups_by_kind(self._rule).items():
            top = QTreeWidgetItem(self.tree)
            top.setData(0, _KIND, kind)
            for faces in groups:
                row = QTreeWidgetItem(top)
                row.setData(0, _KIND, kind)
                row.setData(0, _FACES, faces)
        self._draw()
        self.retranslate()

    def refresh(self) -> None:
        """Show the rules in force, and what lies on the table now."""
        if self._session.game.rules.triplet_rule != self._rule:
            self._fill()
        else:
            self._light_up()

    def _light_up(self) -> None:
        """Light up what is on the table, in the row of its kind as well."""
        record = self._session.record
        there = frozenset[Faces]() if self._is_covered else record.game.lying(record.table)
        for top in self._kinds():
            rows = _rows(top)
            lit = [row for row in rows if row.data(0, _FACES) in there]
            for row in rows:
                self._light(row, is_lit=row in lit)
                text = faces_text(row.data(0, _FACES))
                on_table = words("Chart", "{tiles}, on the table", tiles=text)
                row.setText(0, f"{text}  ✓" if row in lit else text)
                role = Qt.ItemDataRole.AccessibleTextRole
                row.setData(0, role, say(on_table) if row in lit else text)
            self._light(top, is_lit=bool(lit))
            top.setIcon(0, (lit or rows)[0].icon(0))
            self._tell_kind(top, len(rows), len(lit))

    def _light(self, row: QTreeWidgetItem, *, is_lit: bool) -> None:
        colour = self.palette().highlight().color()
        colour.setAlpha(_LIGHT)
        row.setBackground(0, QBrush(colour) if is_lit else QBrush())
        font = self.tree.font()
        font.setBold(is_lit)
        row.setFont(0, font)

    @staticmethod
    def _tell_kind(row: QTreeWidgetItem, count: int, lit: int) -> None:
        """Name a kind, and how many groups of it there are; how many on the table, by a tick."""
        kind, groups = row.data(0, _KIND), counted("Chart", "%n group(s)", count)
        name, number = with_native(kind.name, kind.native), say(groups)
        told = say(words("Chart", "{all}, {count} on the table", all=groups, count=lit))
        row.setText(0, f"{name}\n{number}  ✓ {lit}" if lit else f"{name}\n{number}")
        spoken = f"{name}\n{told if lit else number}"
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)

    def _kinds(self) -> list[QTreeWidgetItem]:
        return _rows(self.tree.invisibleRootItem())

    def _refresh_thirds(self) -> None:
        self.thirds.setText("\n".join(map(say, self._thirds())))

    def _thirds(self) -> tuple[Words, ...]:
        """What a third tile would make of the two that are chosen; else how to choose them."""
        if self._rule is None or len(self.chosen) < len(self.choices):
            return (words("Chart", "Choose two tiles: what would a third one make?"),)
        one, other = self.chosen
        if one == other and one.copies == 1:
            return (words("Chart", "There is only one tile {tile}.", tile=str(one)),)
        found: dict[Combination, list[Face]] = {}
        for face, made in completions(self._rule, self.chosen).items():
            found.setdefault(made, []).append(face)
        tiles = faces_text(self.chosen)
        if not found:
            return (words("Chart", "No third tile makes a triplet of {tiles}.", tiles=tiles),)
        made_of = words("Chart", "A third tile makes of {tiles}:", tiles=tiles)
        ways = (
            words("Chart", "{kind} with {tiles}", kind=kind.name, tiles=faces_text(faces))
            for kind, faces in found.items()
        )
        return (made_of, *ways)

    def _refresh_note(self) -> None:
        """Say of the row with the keys what it is, and why."""
        row = self.tree.currentItem()
        if row is None or self._rule is None:
            self.note.setText("")
            return
        kind, faces = row.data(0, _KIND), row.data(0, _FACES)
        text = explain_combination(faces, kind) if faces else definition(self._rule, kind)
        self.note.setText(say(text))

    def retranslate(self) -> None:
        names = (words("Chart", "First tile"), words("Chart", "Second tile"))
        for box, name in zip(self.choices, names, strict=True):
            box.setAccessibleName(say(name))
            box.setItemText(0, say(name))
            for number, face in enumerate(FACES, 1):
                text = words("Chart", "{face} {name}", face=str(face), name=face.name)
                box.setItemText(number, say(text))
        self._fit_choices()
        self.tree.setAccessibleName(say(words("Chart", "Triplets and pairs")))
        for top in self._kinds():
            if self._rule is not None:
                top.setToolTip(0, say(definition(self._rule, top.data(0, _KIND))))
        self._light_up()
        self._refresh_thirds()
        self._refresh_note()

    # How it looks.

    def _fit_choices(self) -> None:
        """Give the boxes room for the longest name of a tile."""
        for box in self.choices:
            box.setMinimumWidth(box.sizeHint().width())

    def _draw(self) -> None:
        """Draw every tile in the style in force; a kind is shown by one of its groups."""
        self._art.theme = self._appearance.tile_style
        for box in self.choices:
            for number, face in enumerate(FACES, 1):
                box.setItemIcon(number, QIcon(self._picture((face,))))
        for top in self._kinds():
            rows = _rows(top)
            for row in rows:
                row.setIcon(0, QIcon(self._picture(row.data(0, _FACES))))
        self._fit_choices()
        self._light_up()

    def _picture(self, faces: Faces) -> QPixmap:
        """Some tiles side by side."""
        ratio = self.devicePixelRatioF()
        picture = self._art.row(faces, _TILE * ratio, space=round(_SPACE * ratio))
        picture.setDevicePixelRatio(ratio)
        return picture


def _rows(above: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """The rows right under another one."""
    found = (above.child(number) for number in range(above.childCount()))
    return [row for row in found if row is not None]
