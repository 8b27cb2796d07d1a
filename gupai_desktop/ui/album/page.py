"""The album: every triplet and pair of the rules in force, and which of them were made.

It is filled from the engine; what lies on the table, or can be taken there, is lit up.  What the
player has made in a deal that was won has a seal; the others are pale.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gupai_desktop.engine.combinations import groups_by_kind
from gupai_desktop.engine.definitions import definition
from gupai_desktop.engine.explain import (
    NOT_ASKED,
    Faces,
    explain_combination,
    faces_text,
    not_for_the_goal,
)
from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.play.album import Album
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.tile_art import SEAL_SIZE, TileArt, WidgetCloth, blank, tile_size
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import column_of, rows_under, text_label

_TILE = tile_size(20)
#: Room over and under the tiles of a row.
_SPACE = 3
#: The seal of a group in the album, and the room of a row of tiles with it.
_SEAL = QSizeF(20, 20)
_ROW = QSize(3 * _TILE.width() + 4 + round(_SEAL.width()), _TILE.height() + 2 * _SPACE)
#: How long a seal falls, in milliseconds, and so much larger it is before.
_FALL_LENGTH, _HIGHER = 250, 0.8
#: How much is seen of a group that is not in it.
_PALE = 0.4
#: How strongly a row is lit, of 255.
_LIGHT = 90
_KIND, _FACES = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class _TallRowDelegate(QStyledItemDelegate):
    """Gives a kind room for a line more than it has: of two in two scripts Qt would cut one."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines, line = 1, option.fontMetrics.height()
        if not index.parent().isValid():
            lines = index.data().count("\n") + 2
        size = super().sizeHint(option, index)
        return QSize(size.width() + line, max(size.height(), lines * line))


class AlbumPage(QWidget):
    """All groups by their kinds, and an explanation of the row with the focus."""

    def __init__(
        self, session: Session, album: Album, appearance: Appearance, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._album, self._appearance = session, album, appearance
        self._art, self._cloth = TileArt(appearance.tile_style), WidgetCloth()
        #: The groups whose seals are falling, and how far they have come.
        self._falling, self._fallen = frozenset[Faces](), 1.0
        self._fall = QVariantAnimation(self)
        self._fall.setDuration(_FALL_LENGTH)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setEasingCurve(QEasingCurve.Type.InCubic)
        self._fall.valueChanged.connect(self._show_falling)
        self._rule = session.game.rules.triplet_rule
        #: Whether the board is hidden, so that nothing may be told of it.
        self._is_covered = False
        #: How many of all are in the album.
        self.count, self.note = text_label(), text_label()
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.viewport().setAutoFillBackground(False)
        self.tree.setItemDelegate(_TallRowDelegate(self.tree))
        self.tree.setIconSize(_ROW)
        self.tree.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.tree.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        column_of(self.count, (self.tree, 1), self.note, parent=self, margin=6)
        self._fill()
        album.changed.connect(self._draw)
        album.stamped.connect(self._show_stamped)
        self.tree.currentItemChanged.connect(self._refresh_note)
        appearance.changed.connect(self._draw)

    def cover(self, is_covered: bool) -> None:
        """Tell nothing of the board while it is hidden."""
        self._is_covered = is_covered
        self._light_up()

    def _fill(self) -> None:
        """Every group under its kind, by the rule in force."""
        self._rule = self._session.game.rules.triplet_rule
        self.tree.clear()
        by_kind = groups_by_kind(self._rule)
        for kind in filter(None, by_kind):
            top = QTreeWidgetItem(self.tree)
            top.setData(0, _KIND, kind)
            for faces in by_kind[kind]:
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
        """Light up what is on the table, in the row of its kind as well; dim what is of no use."""
        facts = self._session.facts
        there = frozenset[Faces]() if self._is_covered else facts.narrator.on_table
        for top in self._kinds():
            rows = rows_under(top)
            lit = [row for row in rows if row.data(0, _FACES) in there]
            useful = [row for row in rows if facts.game.serves(row.data(0, _FACES))]
            for row in rows:
                self._light(row, is_lit=row in lit)
                text = faces_text(row.data(0, _FACES))
                row.setText(0, f"{text}  ✓" if row in lit else text)
                spoken: str | Words = str(text)
                if row.data(0, _FACES) in self._album.made:
                    spoken = words("{tiles}, in the album", tiles=spoken)
                if row in lit:
                    spoken = words("{tiles}, on the table", tiles=spoken)
                spoken = spoken if row in useful else not_for_the_goal(spoken)
                row.setData(0, _SPOKEN, spoken if isinstance(spoken, str) else say(spoken))
                self._dim(row, is_dim=row not in useful)
            self._light(top, is_lit=bool(lit))
            self._dim(top, is_dim=not useful)
            made = [row for row in rows if row.data(0, _FACES) in self._album.made]
            top.setIcon(0, (lit or made or rows)[0].icon(0))
            # How many groups of a kind are in the album, and how many on the table, by a tick.
            kind, groups = top.data(0, _KIND), counted("%n group(s)", len(rows))
            if made:
                groups = counted("{made} of %n group(s)", len(rows), made=len(made))
            name, number = with_native(kind.name, kind.native), say(groups)
            description = say(words("{all}, {count} on the table", all=groups, count=len(lit)))
            goal = "\n" + say(words("{count} for the goal", count=len(useful)))
            goal = goal if len(useful) < len(rows) else ""
            tick = f"  ✓ {len(lit)}" if lit else ""
            top.setText(0, f"{name}\n{number}{tick}{goal}")
            top.setData(0, _SPOKEN, f"{name}\n{description if lit else number}{goal}")
        made_of_all = sum(row.data(0, _FACES) in self._album.made for row in self._groups)
        count = words("Album: {made} of {count}", made=made_of_all, count=len(self._groups))
        self.count.setText(say(count))
        # Names of kinds are whole.
        beside = self.tree.verticalScrollBar().sizeHint().width() + 2 * self.tree.frameWidth()
        self.tree.setMinimumWidth(self.tree.sizeHintForColumn(0) + beside)

    def _light(self, row: QTreeWidgetItem, *, is_lit: bool) -> None:
        colour = self.palette().highlight().color()
        colour.setAlpha(_LIGHT)
        row.setBackground(0, QBrush(colour) if is_lit else QBrush())
        font = self.tree.font()
        font.setBold(is_lit)
        row.setFont(0, font)

    def _dim(self, row: QTreeWidgetItem, *, is_dim: bool) -> None:
        ink = self.palette().placeholderText() if is_dim else None
        row.setData(0, Qt.ItemDataRole.ForegroundRole, ink)

    def _kinds(self) -> list[QTreeWidgetItem]:
        return rows_under(self.tree.invisibleRootItem())

    def _refresh_note(self) -> None:
        """Say of the row with the focus what it is, and why."""
        row = self.tree.currentItem()
        if row is None:
            self.note.setText("")
            return
        kind, faces = row.data(0, _KIND), row.data(0, _FACES)
        text = explain_combination(faces, kind) if faces else definition(self._rule, kind)
        is_idle = faces and not self._session.game.serves(faces)
        self.note.setText(say(joined(text, NOT_ASKED) if is_idle else text))

    def retranslate(self) -> None:
        self.tree.setAccessibleName(name_of("album"))
        for top in self._kinds():
            top.setToolTip(0, say(definition(self._rule, top.data(0, _KIND))))
        self._light_up()
        self._refresh_note()

    @property
    def _groups(self) -> list[QTreeWidgetItem]:
        return [row for top in self._kinds() for row in rows_under(top)]

    def go_to_latest(self) -> None:
        """Go to the first of the groups that were made last."""
        if row := self._see(self._album.latest):
            self.tree.setCurrentItem(row)

    def _see(self, groups: frozenset[Faces]) -> QTreeWidgetItem | None:
        """Scroll to the first of some groups, and return its row."""
        row = next((row for row in self._groups if row.data(0, _FACES) in groups), None)
        if row is not None:
            self.tree.scrollToItem(row, QAbstractItemView.ScrollHint.PositionAtCenter)
        return row

    def _show_stamped(self, new: frozenset[Faces]) -> None:
        """Let the first of the new groups be seen, and the seals fall on all of them."""
        self._see(new)
        if self._appearance.speed and self.isVisible():
            self._falling = new
            self._fall.start()

    def _show_falling(self, fallen: float) -> None:
        self._fallen = fallen
        for row in self._groups:
            if (faces := row.data(0, _FACES)) in self._falling:
                row.setIcon(0, QIcon(self._picture(faces)))

    def _draw(self) -> None:
        """Draw every tile in the style in force; a kind is shown by one of its groups."""
        self._art.theme = self._appearance.tile_style
        for row in self._groups:
            row.setIcon(0, QIcon(self._picture(row.data(0, _FACES))))
        self._light_up()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._cloth.of(self, self._appearance.scheme))

    def _picture(self, faces: Faces) -> QPixmap:
        """Return a group with its seal if it is in the album, else pale."""
        ratio, is_made = self.devicePixelRatioF(), faces in self._album.made
        tiles = self._art.row(faces, _TILE * ratio, space=round(_SPACE * ratio))
        tiles.setDevicePixelRatio(ratio)
        picture = blank(_ROW * ratio, ratio)
        painter = QPainter(picture)
        painter.setOpacity(1 if is_made else _PALE)
        painter.drawPixmap(0, 0, tiles)
        if is_made:
            fallen = self._fallen if faces in self._falling else 1.0
            painter.setOpacity(fallen)
            seal = QRectF(QPointF(), _SEAL * (1 + _HIGHER * (1 - fallen)))
            seal.moveCenter(QPointF(_ROW.width() - _SEAL.width() / 2, _ROW.height() / 2))
            self._art.scale = _SEAL.width() * ratio / SEAL_SIZE.width()
            stamp = self._art.seal(self._appearance.scheme, is_full=True)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(seal, stamp, QRectF(stamp.rect()))
        painter.end()
        return picture
