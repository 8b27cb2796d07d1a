"""The tray under a group of tiles, with its caption and its seal."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QPen, QTextOption
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsTextItem

from gupai_desktop.engine.layout import Caption
from gupai_desktop.engine.narrator import GroupLabel
from gupai_desktop.i18n import is_chinese
from gupai_desktop.ui.board.geometry import IN_THE_MIDDLE, TEXT_HEIGHT, Geometry
from gupai_desktop.ui.board.models import GroupState
from gupai_desktop.ui.board.tile_item import corners
from gupai_desktop.ui.theme.appearance import in_serif
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import SEAL_SIZE, THICKNESS, TILE_HEIGHT, TileArt

_TRAY_MARGIN = 12.0
#: How far the outline of where tiles may go reaches from each corner.
_CORNER = 44.0
#: The least height of a caption's letters in scene units.
_MIN_TEXT_HEIGHT = 14
#: How high a seal is beside its letters.
_SEAL_TO_LETTERS = 1.35
#: What separates a name from the Chinese one; that is left out if letters would be so much
#: smaller than is wanted.
_NATIVE, _MUCH_SMALLER = "  ", 0.8
_GAP = 9.0
#: How much larger a caption is that has a tray for itself.
_LARGER = 1.75


class GroupItem(QGraphicsPathItem):
    """The tray of one group, with what is said about it beside or underneath.

    A sealed group without tiles is over: it leaves no tray.
    """

    def __init__(self, group: int, geometry: Geometry) -> None:
        super().__init__()
        self._group = group
        self._geometry = geometry
        self._tiles, self._tray = geometry.tiles_rect(group, 1), QPainterPath()
        #: The caption and the seal that the game gives the group.
        self.label = GroupLabel()
        self._state: GroupState | None = GroupState.PLAIN
        self._is_over = False
        self._scheme = LIGHT
        self._text, self._text_height = "", TEXT_HEIGHT
        self._art: TileArt | None = None
        self._outline = QGraphicsPathItem(self)
        self._caption = QGraphicsTextItem(self)
        self._caption.document().setDocumentMargin(0)
        option = QTextOption(Qt.AlignmentFlag.AlignRight)
        self._caption.document().setDefaultTextOption(option)
        self.seal = QGraphicsPixmapItem(self)
        self.seal.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.seal.setVisible(False)

    def hide_caption(self, is_hidden: bool) -> None:
        """Leave the caption and the seal out, while something else stands there."""
        for item in (self._caption, self.seal):
            item.setOpacity(0.0 if is_hidden else 1.0)

    @property
    def letters(self) -> int:
        """The height of the letters of the caption."""
        return self._caption.font().pixelSize()

    def set_geometry(self, geometry: Geometry) -> None:
        """Lie in other places once `refresh` has read the group and `apply_theme` lays it out."""
        self._geometry, self._art = geometry, None

    @property
    def _where(self) -> Caption:
        return self._geometry.layout.places[self._group].caption

    @property
    def is_beside(self) -> bool:
        return self._where is Caption.LEFT

    def refresh(
        self, count: int, label: GroupLabel, state: GroupState | None, caption: str, scheme: Scheme
    ) -> None:
        """Show what the model says of the group."""
        self._tiles = self._geometry.tiles_rect(self._group, count)
        self._tray = self._geometry.tray(self._group, count, _TRAY_MARGIN)
        self.label, self._state = label, state
        self.seal.setVisible(label.is_sealed)
        self._is_over = label.is_gone or (label.is_sealed and not count)
        caption = caption if self._where is not Caption.NONE else ""
        # In Chinese a line for each part of what stands beside; nothing else breaks it.
        breaks = self.is_beside and is_chinese()
        self._text = caption.replace("，", "，\n") if breaks else caption
        self._colour(scheme)
        self._lay_out()

    def apply_theme(self, art: TileArt, scheme: Scheme, text_height: float = TEXT_HEIGHT) -> None:
        """Take pictures and colours anew, and letters of that height if there is room for them."""
        self._art, self._text_height = art, text_height
        self._colour(scheme)
        self._lay_out()

    def _colour(self, scheme: Scheme) -> None:
        """A closed group is hatched; corners tell that tiles may go there, dashes are hints."""
        self._scheme, is_closed = scheme, self.label.is_closed
        self._caption.setDefaultTextColor(QColor(scheme.faint if is_closed else scheme.caption))
        pattern = Qt.BrushStyle.BDiagPattern if is_closed else Qt.BrushStyle.SolidPattern
        self.setBrush(QBrush(QColor(scheme.faint) if is_closed else _shade(scheme), pattern))
        self.setPen(QPen(QColor(scheme.rim or scheme.cloth_edge), 1.5))
        pen = QPen(QColor(scheme.accent), 5)
        if self._state is not GroupState.LIT:
            pen.setDashPattern([4, 3])
        self._outline.setPen(pen)

    def _lay_out(self) -> None:
        """The tray round the tiles; seal and caption as large as fits, once there are pictures."""
        if self._art is None:
            return
        tray = outline = QPainterPath() if self._is_over else self._tray
        self.setPath(tray)
        if self._state in (None, GroupState.PLAIN):
            outline = QPainterPath()
        elif self._state is GroupState.LIT and not tray.isEmpty():
            outline = corners(tray.boundingRect(), 0, _CORNER)
        self._outline.setPath(outline)
        seal = self._fit_caption()
        if self.label.is_sealed:
            picture = self._art.seal(self._scheme, is_full=self.label.counts, size=seal)
            self.seal.setPixmap(picture)
        text, tiles = self._caption.document().size(), self._tiles
        if self.is_beside:
            above = seal.height() if self.label.is_sealed else 0.0
            right = tiles.left() - _TRAY_MARGIN - _GAP
            top = tiles.center().y() - (above + text.height()) / 2
            self.seal.setPos(right - seal.width(), top)
            self._caption.setPos(right - text.width(), top + above)
        else:
            beside = seal.width() + _GAP if self.label.is_sealed else 0.0
            left = tiles.center().x() - (beside + text.width()) / 2
            # Right under its tray: what is spare lies between it and the next line.
            below = tiles.bottom() + THICKNESS.y() / 2 + _TRAY_MARGIN
            middle = below + max(seal.height(), text.height()) / 2
            if self._where is Caption.MIDDLE:
                middle = tiles.center().y()
            self.seal.setPos(left, middle - seal.height() / 2)
            self._caption.setPos(left + beside, middle - text.height() / 2)

    def _fit_caption(self) -> QSizeF:
        """Write as high as there is room for, the seal above or at the left; return its size."""
        text, is_beside = self._caption.document(), self.is_beside
        gaps = _GAP + _TRAY_MARGIN if is_beside else 2 * _GAP
        room = self._geometry.caption_rooms[self._group] - gaps
        geometry, high = self._geometry, TILE_HEIGHT
        wanted = min(self._text_height, TILE_HEIGHT / 3)
        if not is_beside:
            # What fonts leave empty above and below their letters may lie on the trays.
            high = geometry.caption_height + geometry.spare - _TRAY_MARGIN
            wanted = min(wanted, high / _SEAL_TO_LETTERS)
        if self._where is Caption.MIDDLE:
            high, wanted = IN_THE_MIDDLE, _LARGER * min(self._text_height, TILE_HEIGHT / 3)
        height = wanted
        self._caption.setPlainText(self._text)
        font = in_serif(QFont())
        while True:
            font.setPixelSize(max(_MIN_TEXT_HEIGHT, int(height)))
            self._caption.setFont(font)
            # A short Chinese caption is not to be broken anywhere.
            self._caption.setTextWidth(room if is_beside and not is_chinese() else -1)
            seal = SEAL_SIZE * (font.pixelSize() * _SEAL_TO_LETTERS / SEAL_SIZE.height())
            above, beside = (seal.height(), 0.0) if is_beside else (0.0, seal.width() + _GAP)
            if not self.label.is_sealed:
                above = beside = 0.0
            fits = text.idealWidth() + beside <= room
            if is_beside or self._where is Caption.MIDDLE:
                fits = fits and text.size().height() + above <= high
            if fits or height <= _MIN_TEXT_HEIGHT:
                return seal
            height *= 0.94
            name, native, _ = self._caption.toPlainText().partition(_NATIVE)
            if native and height < _MUCH_SMALLER * wanted:
                self._caption.setPlainText(name)
                height = wanted


def _shade(scheme: Scheme) -> QColor:
    """Return the colour of a tray; the grain of the cloth is seen through it."""
    tray = QColor(scheme.tray)
    if not scheme.grain:
        return tray
    lightness = tray.lightnessF() / QColor(scheme.cloth).lightnessF()
    return QColor.fromRgbF(0, 0, 0, (1 - lightness) / 2)
