"""Shows the rules pages: sets their type, draws their pictures, marks what is searched for."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QRegularExpression, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFont,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from gupai_desktop.ui.board.geometry import turned
from gupai_desktop.ui.board.leisure import PaintPause
from gupai_desktop.ui.rules.pages import LIFT, Page, Picture, picture
from gupai_desktop.ui.theme.appearance import Appearance, serif_families
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH, TileArt, blank
from gupai_desktop.ui.widgets.parts import announce

#: The frame of a raised tile, and the rim of every tile, in scene units.
_FRAME, _RIM = 8.0, 3.0
#: Room on every side of a picture for the frames, in pixels.
_MARGIN = 2
_CORNER = 9.0


def picture_size(shown: Picture, tile_width: float) -> QSizeF:
    """Return the size of a picture whose tiles are so wide."""
    height = tile_width * TILE_HEIGHT / TILE_WIDTH
    return QSizeF(
        math.ceil(shown.width * tile_width) + 2 * _MARGIN,
        math.ceil(shown.height * height) + 2 * _MARGIN,
    )


def tile_width_for(shown: Picture, wanted: float, room: float) -> float:
    """Return the width of tiles with which a picture is no wider than the room."""
    return min(wanted, (room - 2 * _MARGIN - 1) / shown.width)


def draw_picture(
    shown: Picture, art: TileArt, scheme: Scheme, tile_width: float, pixel_ratio: float
) -> QPixmap:
    """Draw a picture with tiles so wide, on a screen with that many pixels to a unit."""
    art.scale = tile_width / TILE_WIDTH * pixel_ratio
    size = picture_size(shown, tile_width)
    pixmap = blank((size * pixel_ratio).toSize(), pixel_ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_MARGIN, _MARGIN)
    scale = tile_width / TILE_WIDTH
    painter.scale(scale, scale)
    upright = painter.transform()
    # Raised tiles last: their frames lie over their neighbours.
    for piece in sorted(shown.pieces, key=lambda piece: piece.is_raised):
        lifted = piece.spot.y - (LIFT if piece.is_raised else 0)
        corner = QPointF(piece.spot.x * TILE_WIDTH, lifted * TILE_HEIGHT)
        tile = QRectF(corner, QSizeF(TILE_WIDTH, TILE_HEIGHT))
        painter.setTransform(turned(tile, piece.spot) * upright)
        art.paint(painter, piece.element, tile)
        colour, width = (scheme.accent, _FRAME) if piece.is_raised else (scheme.rim, _RIM)
        if colour:
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(tile, _CORNER, _CORNER)
    painter.end()
    return pixmap


_SUFFIX = ".md"
_SEARCH = (
    QRegularExpression.PatternOption.CaseInsensitiveOption
    | QRegularExpression.PatternOption.UseUnicodePropertiesOption
)

#: The size of headings by their level, in sizes of the text, and the room above and below.
_HEADINGS = {1: (1.75, 0.2, 0.5), 2: (1.3, 1.3, 0.35), 3: (1.08, 1.0, 0.25)}
_LINE_HEIGHT = 140.0
#: The share of the colour of a selection in that of a hit.
_MARK_SHARE = 0.2
_MIN_MARGIN, _WIDEST_TEXT = 1.2, 46.0


class RulesBrowser(QTextBrowser):
    """A browser whose addresses are the keys of the pages, ``zen.ten-sets.md``, or codes."""

    #: The code of a deal whose link was followed.
    deal_wanted = Signal(str)

    def __init__(self, pages: dict[str, Page], appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages = pages
        self._appearance = appearance
        self._art = TileArt(appearance.tile_style)
        #: The page that is shown, and how often it has been styled.
        self.key = ""
        self._styled, self._is_stale = 0, False
        self._sought = QRegularExpression()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        # Nearly every page is long: the bar's coming would lay the first one out twice.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._colour()
        self._pause = PaintPause(self.viewport(), self._style_stale)
        self.sourceChanged.connect(self._style)
        self.anchorClicked.connect(self._follow)

    @property
    def page(self) -> Page:
        return self.pages[self.key]

    def show_page(self, key: str) -> None:
        """Go to a page, if it is not shown already."""
        if key and key != self.key:
            self.setSource(QUrl(f"{key}{_SUFFIX}"))

    def doSetSource(
        self,
        address: QUrl | str,
        /,
        type: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource,
    ) -> None:
        """Load a page, which is laid out once it is styled; of what is not seen only its name."""
        self._is_stale = not self.isVisible()
        self.document().setLayoutEnabled(self._is_stale)
        super().doSetSource(address, type)

    def _follow(self, address: QUrl) -> None:
        """Go to a page, ask for a deal, or open an address of the web."""
        if address.isRelative():
            self.setSource(address)
        elif address.scheme() == "gupai":
            self.deal_wanted.emit(address.toString())
        else:
            QDesktopServices.openUrl(address)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Go to the next link, which is read aloud, or leave the page."""
        is_moved = super().focusNextPrevChild(next)
        if self.hasFocus() and (link := self.textCursor().selectedText()):
            announce(self, link)
        return is_moved

    def set_pages(self, pages: dict[str, Page]) -> None:
        """Show the same page of another language, at about the same place."""
        self.pages = pages
        if not self.key:
            return
        bar = self.verticalScrollBar()
        place = bar.value() / max(bar.maximum(), 1)
        self.reload()
        bar.setValue(round(place * bar.maximum()))

    def apply_theme(self) -> None:
        self._art = TileArt(self._appearance.tile_style)
        self._colour()
        self._style()

    def mark_hits(self, pattern: str) -> None:
        """Mark whatever fits a pattern on the page."""
        self._sought = QRegularExpression(pattern, _SEARCH)
        colour = QColor(self._appearance.scheme.gold)
        colour.setAlphaF(_MARK_SHARE)
        marks = []
        hit = QTextCursor(self.document())
        while pattern and not (hit := self.document().find(self._sought, hit)).isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = hit
            mark.format.setBackground(colour)
            marks.append(mark)
        self.setExtraSelections(marks)

    def go_to_hit(self, step: int) -> bool:
        """Select the next hit after the cursor, or the one before it; False if there is none."""
        flags = QTextDocument.FindFlag.FindBackward if step < 0 else QTextDocument.FindFlag(0)
        return bool(self._sought.pattern()) and self.find(self._sought, flags)

    def go_to_edge(self, step: int) -> None:
        """Put the cursor where a search in that direction begins."""
        edge = QTextCursor.MoveOperation.End if step < 0 else QTextCursor.MoveOperation.Start
        self.moveCursor(edge)

    def _colour(self) -> None:
        scheme, window = self._appearance.scheme, self._appearance.window
        role, palette = QPalette.ColorRole, self.palette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, role.Base, QColor(scheme.cloth))
            palette.setColor(group, role.Text, QColor(scheme.caption))
            palette.setColor(group, role.Link, QColor(scheme.accent))
            palette.setColor(group, role.Highlight, QColor(window.chosen))
            palette.setColor(group, role.HighlightedText, QColor(window.chosen_text))
        # Under a style sheet what it shows its page on keeps colours of its own.
        for part in (self, self.viewport()):
            part.setPalette(palette)

    def _style(self) -> None:
        """Give the page its margins, sizes and colours, and its pictures their size.

        Of what is not seen nobody knows how wide it will be.
        """
        self._is_stale |= not self.isVisible()
        if self._is_stale:
            return
        document = self.document()
        self._styled += 1
        # Else each change would lay out what is below it.
        document.setLayoutEnabled(False)
        document.setDefaultFont(self.font())
        page = document.rootFrame().frameFormat()
        page.setMargin(_MIN_MARGIN * self._em())
        page.setLeftMargin(self._margin())
        page.setRightMargin(self._margin())
        document.rootFrame().setFrameFormat(page)
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        block = document.begin()
        while block.isValid():
            self._style_block(block)
            self._style_texts(block)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._style_table(frame)
        cursor.endEditBlock()
        document.setLayoutEnabled(True)
        self.mark_hits(self._sought.pattern())
        # Texts wrap and pictures shrink, so what sticks out is a long word or a rounded pixel.
        is_needed = document.size().width() > self.viewport().width() + 2
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(
            policy.ScrollBarAsNeeded if is_needed else policy.ScrollBarAlwaysOff
        )
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded)

    def _style_stale(self) -> None:
        if self._is_stale:
            self.reload()

    def _margin(self) -> float:
        """Return the room beside the text, more where it would else be too wide to read."""
        em, width = self._em(), self.viewport().width()
        return max(_MIN_MARGIN * em, (width - _WIDEST_TEXT * em) / 2)

    def _em(self) -> float:
        return float(self.fontMetrics().height()) * 0.86

    def _style_block(self, block: QTextBlock) -> None:
        em, layout = self._em(), block.blockFormat()
        if level := layout.headingLevel():
            _, above, below = _HEADINGS[level]
            layout.setTopMargin(above * em)
            layout.setBottomMargin(below * em)
        elif QTextCursor(block).currentTable() is None:
            if not block.text() or block.text().strip("\ufffc "):  # else there are only pictures
                layout.setLineHeight(
                    _LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
                )
            layout.setTopMargin(0)
            layout.setBottomMargin((0.3 if block.textList() else 0.8) * em)
        if layout.hasProperty(QTextFormat.Property.BlockQuoteLevel):
            layout.setLeftMargin(1.5 * em)
        QTextCursor(block).setBlockFormat(layout)

    def _style_texts(self, block: QTextBlock) -> None:
        """Set headings and quotations, colour links, size pictures."""
        level = block.blockFormat().headingLevel()
        is_quoted = block.blockFormat().hasProperty(QTextFormat.Property.BlockQuoteLevel)
        for cursor, form in _fragments(block):
            if form.isImageFormat():
                self._size(cursor, form)
                continue
            changed = QTextCharFormat()
            if level:
                changed.setFontPointSize(_HEADINGS[level][0] * self.fontInfo().pointSizeF())
                changed.setFontFamilies(serif_families())
                changed.setFontWeight(QFont.Weight.DemiBold)
            if is_quoted:
                changed.setFontItalic(True)
            if form.isAnchor():
                changed.setForeground(self.palette().link())
            cursor.mergeCharFormat(changed)

    def _style_table(self, table: QTextTable) -> None:
        form = table.format()
        form.setBorder(0)
        form.setCellSpacing(0)
        form.setCellPadding(self._padding())
        form.setBottomMargin(0.8 * self._em())
        form.setWidth(QTextLength())
        table.setFormat(form)
        for column in range(table.columns()):
            # The label in the head of a column stands over what is below it.
            head, below = (table.cellAt(row, column).firstCursorPosition() for row in (0, 1))
            layout = head.blockFormat()
            layout.setAlignment(below.blockFormat().alignment())
            head.setBlockFormat(layout)

    def _padding(self) -> float:
        """Return the room round what stands in a table."""
        return 0.35 * self._em()

    def _size(self, cursor: QTextCursor, form: QTextCharFormat) -> None:
        """Give a picture the size in which it will be seen; its address has it too."""
        image = form.toImageFormat()
        name = _picture_name(QUrl(image.name()))
        shown = picture(name)
        wanted = shown.tile_width * self._em()
        room = self.viewport().width() - 2 * self._margin() - 4
        if table := cursor.currentTable():
            room = room / table.columns() - 2 * self._padding() - 1
        width = tile_width_for(shown, wanted, room)
        size = picture_size(shown, width)
        image.setName(f"{name}.svg?{width:.3f}&{self._styled}")
        image.setWidth(size.width())
        image.setHeight(size.height())
        cursor.setCharFormat(image)

    def loadResource(self, type: int, name: QUrl | str) -> object:
        """A page, or a picture of the page that is shown, once it has been given its size."""
        name = QUrl(name)
        if type == QTextDocument.ResourceType.MarkdownResource.value:
            self.key = name.fileName().removesuffix(_SUFFIX)
            return " " if self._is_stale else self.page.text
        if type == QTextDocument.ResourceType.ImageResource.value:
            if not name.hasQuery():
                return QPixmap(1, 1)
            return draw_picture(
                picture(_picture_name(name)),
                self._art,
                self._appearance.scheme,
                float(name.query().partition("&")[0]),
                self.devicePixelRatioF(),
            )
        return None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pause.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self.key:
            self._style()


def _picture_name(address: QUrl) -> str:
    return address.fileName().removesuffix(".svg")


def _fragments(block: QTextBlock) -> list[tuple[QTextCursor, QTextCharFormat]]:
    """Return the stretches of a block that are of one format, each selected by a cursor."""
    found = []
    parts = block.begin()
    while not parts.atEnd():
        fragment = parts.fragment()
        cursor = QTextCursor(block)
        cursor.setPosition(fragment.position())
        end = fragment.position() + fragment.length()
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        found.append((cursor, fragment.charFormat()))
        parts += 1
    return found
