"""The strip above the table that shows what the goal asks for, sealed as it appears.

Every part of the goal is a button: pointing at it, or coming to it by the keyboard, lights
what serves it on the table and what it still needs; a click keeps that lit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from itertools import groupby

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from gupai_desktop.engine.goals import Aim, Aims
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import SEAL_SIZE, TILE_HEIGHT, TILE_WIDTH, TileArt, tile_size
from gupai_desktop.ui.window.goal_words import aim_words, goal_words

#: How high a little tile is, about, in pixels of the window; and a seal or its empty ring.
_TILE, _SEAL = 31.0, 18.0

#: How far the frame of a part reaches beyond what it shows.
_AROUND, _ABOVE = 5, 2
#: What begins and ends pointing at a part.
_POINTING = (
    *(QEvent.Type.HoverEnter, QEvent.Type.HoverLeave),
    *(QEvent.Type.FocusIn, QEvent.Type.FocusOut),
)

_MARGIN, _CHIP_GAP, _LEAST_CHIP_GAP, _GAP, _LINE_GAP = 12, 18, 12, 6, 4


class Detail(IntEnum):
    """How much is written: Chinese names too; names; names only where there is no picture."""

    NATIVE = 0
    NAMES = 1
    PICTURES = 2


@dataclass(frozen=True, slots=True)
class Mark:
    """The seal of what is reached, the empty ring of what is not."""

    is_reached: bool


#: What is drawn: a text, little tiles, a mark.
Piece = str | tuple[Face, ...] | Mark


@dataclass(frozen=True, slots=True)
class Chip:
    """What stays together on a line; one that is of no aim only joins the others."""

    pieces: tuple[Piece, ...]
    aim: Aim | None = None


class GoalPart(QAbstractButton):
    """One part of the goal, to point at.  Signal: `pointed` when that begins or ends."""

    pointed = Signal()

    def __init__(self, bar: GoalBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self.chip = Chip(())
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def is_pointed_at(self) -> bool:
        """Whether the pointer or the keyboard is here."""
        return self.underMouse() or self.hasFocus()

    def show_chip(self, chip: Chip, place: QRectF) -> None:
        """Stand for this part of the goal, in this place of the bar."""
        self.chip = chip
        self.setGeometry(place.adjusted(-_AROUND, -_ABOVE, _AROUND, _ABOVE).toAlignedRect())
        self.setAccessibleName(say(aim_words(chip.aim)) if chip.aim else "")
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._bar.paint_part(painter, self)
        painter.end()

    def event(self, event: QEvent) -> bool:
        is_handled = super().event(event)
        if event.type() in _POINTING:
            self.pointed.emit()
        return is_handled


class GoalBar(QWidget):
    """Every group that the goal asks for by name; hidden in games without such.

    Signals: `aimed` at a part of the goal, or at None; `asked` for what that part wants.
    """

    aimed = Signal(object)
    asked = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._scheme = LIGHT
        self._aims: tuple[Aims, ...] = ()
        #: The record whose goal the parts are of.
        self._record: Record | None = None
        self._placed: list[tuple[Chip, QRectF]] = []
        self._drawn: TileArt | None = None
        self._sealed: TileArt | None = None
        self._tile_style = "classic"
        self.parts: list[GoalPart] = []
        #: What was told last; None if it has to be told anew.
        self._now: tuple[Aim | None, GoalPart | None] | None = (None, None)
        session.record_changed.connect(self._on_record_changed)
        self.refresh()

    def refresh(self) -> None:
        """Show how far the table is."""
        record, self._aims = self._session.record, self._session.facts.aims
        self.setVisible(bool(self._aims))
        if self._aims:
            self.setAccessibleName(say(goal_words(self._aims)))
            self._place()
        self._record = record

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        """What is kept lit stays so for the same goal; its groups and tiles are others now."""
        if before.game != after.game:
            self._keep(None)
        self.refresh()
        self._now = None
        self._point()

    # Pointing.

    @property
    def pointed_part(self) -> GoalPart | None:
        """The part that the pointer or the keyboard is at."""
        return next((part for part in self.parts if part.isVisible() and part.is_pointed_at), None)

    def _keep(self, part: GoalPart | None) -> None:
        """Keep this part lit, and no other."""
        for other in self.parts:
            other.setChecked(other is part)

    def _on_clicked(self, part: GoalPart) -> None:
        self._keep(part if part.isChecked() else None)
        self._point()
        if part.isChecked():
            self.asked.emit(part.chip.aim)

    def _point(self) -> None:
        """Tell which part is pointed at, or else kept lit, but not while the parts change."""
        if self._session.record is not self._record:
            return
        kept = next((part for part in self.parts if part.isVisible() and part.isChecked()), None)
        part = self.pointed_part or kept
        now = (part.chip.aim if part else None, self.pointed_part)
        if now != self._now:
            self._now = now
            self.aimed.emit(now[0])
        for one in self.parts:
            one.update()

    def _show_parts(self) -> None:
        """A button for every part of the goal; they are the same ones each time."""
        placed = [(chip, place) for chip, place in self._placed if chip.aim]
        while len(self.parts) < len(placed):
            part = GoalPart(self)
            part.pointed.connect(self._point)
            part.clicked.connect(partial(self._on_clicked, part))
            self.parts.append(part)
        for part, (chip, place) in zip(self.parts, placed, strict=False):
            part.show_chip(chip, place)
        for part in self.parts[len(placed) :]:
            part.hide()

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        self._scheme, self._tile_style = scheme, tile_style
        if self._drawn is not None:
            self._drawn.theme = tile_style
        self.retranslate()

    def retranslate(self) -> None:
        self.refresh()
        self._now = None
        self._point()

    # Placing.

    def _place(self) -> None:
        """Write as much as fits on one line; if even the least does not, on more of them."""
        most = self.width() - 2 * _MARGIN
        for detail in Detail:
            chips = list(chips_of(self._aims, detail))
            gap = _LEAST_CHIP_GAP if detail is Detail.PICTURES else _CHIP_GAP
            if sum(self._width(chip) + gap for chip in chips) - gap <= most:
                break
        self._placed = list(self._flow(chips, most, gap))
        self._show_parts()
        foot = max(place.bottom() for _, place in self._placed)
        self.setFixedHeight(round(foot) + _LINE_GAP)
        self.update()

    def _flow(self, chips: list[Chip], most: float, gap: int) -> Iterator[tuple[Chip, QRectF]]:
        x, y = 0.0, float(_LINE_GAP)
        for chip in chips:
            width = min(self._width(chip), most)
            if x and x + width > most:
                x, y = 0.0, y + self._line_height + _LINE_GAP
            yield chip, QRectF(_MARGIN + x, y, width, self._line_height)
            x += width + gap

    @property
    def _line_height(self) -> float:
        return max(_TILE, self.fontMetrics().height())

    @property
    def _tile_size(self) -> QSize:
        """The size of a little tile in whole pixels of the screen."""
        return tile_size(round(_TILE * self.devicePixelRatioF() * TILE_WIDTH / TILE_HEIGHT))

    def _width(self, chip: Chip) -> float:
        return sum(map(self._piece_width, chip.pieces)) + _GAP * (len(chip.pieces) - 1)

    def _piece_width(self, piece: Piece) -> float:
        if isinstance(piece, Mark):
            return _SEAL
        if isinstance(piece, str):
            return math.ceil(QFontMetricsF(self.font()).horizontalAdvance(piece)) + 1
        return len(piece) * (self._tile_size.width() + 1) / self.devicePixelRatioF()

    # Drawing.

    @property
    def _art(self) -> TileArt:
        """The pictures at this size; they are drawn once a goal is shown that needs them."""
        if self._drawn is None:
            self._drawn = TileArt(self._tile_style)
        self._drawn.scale = self._tile_size.width() / TILE_WIDTH
        return self._drawn

    def _paint_piece(self, painter: QPainter, piece: Piece, place: QRectF, *, faint: bool) -> None:
        if isinstance(piece, Mark):
            self._paint_mark(painter, piece, place)
        elif isinstance(piece, str):
            painter.setPen(QColor(self._scheme.faint if faint else self._scheme.caption))
            metrics = QFontMetricsF(self.font())
            elided = metrics.elidedText(piece, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, elided)
        else:
            self._paint_tiles(painter, piece, place)

    def _paint_mark(self, painter: QPainter, mark: Mark, place: QRectF) -> None:
        box = QRectF(0, 0, _SEAL, _SEAL)
        box.moveCenter(QPointF(place.left() + _SEAL / 2, place.center().y()))
        if mark.is_reached:
            seal = self._seal_art.seal(self._scheme, is_full=True)
            painter.drawPixmap(box, seal, QRectF(seal.rect()))
        else:
            painter.setPen(QPen(QColor(self._scheme.faint), 1.5))
            painter.drawEllipse(box.adjusted(3, 3, -3, -3))

    @property
    def _seal_art(self) -> TileArt:
        """The seal at its size, whatever that of the tiles is."""
        if self._sealed is None:
            self._sealed = TileArt(self._tile_style)
        self._sealed.scale = _SEAL * self.devicePixelRatioF() / SEAL_SIZE.width()
        return self._sealed

    def _paint_tiles(self, painter: QPainter, faces: tuple[Face, ...], place: QRectF) -> None:
        """Little tiles on the grid of the screen's pixels, one of which parts them."""
        ratio, size = self.devicePixelRatioF(), self._tile_size
        top = round((place.center().y() - size.height() / ratio / 2) * ratio)
        for number, face in enumerate(faces):
            left = round(place.left() * ratio) + number * (size.width() + 1)
            target = QRectF(left / ratio, top / ratio, size.width() / ratio, size.height() / ratio)
            self._art.paint(painter, f"face-{face}", target)

    def paint_part(self, painter: QPainter, part: GoalPart) -> None:
        """Paint a part of the goal, framed while it is pointed at and thicker if it is kept."""
        body = QRectF(part.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if part.is_pointed_at or part.isChecked():
            painter.setPen(QPen(QColor(self._scheme.goal), 3 if part.isChecked() else 1.5))
            painter.drawRoundedRect(body, 6, 6)
        place = next(place for chip, place in self._placed if chip is part.chip)
        painter.translate(-QPointF(part.pos()))
        self._paint_chip(painter, part.chip, place)

    def _paint_chip(self, painter: QPainter, chip: Chip, place: QRectF) -> None:
        x = place.left()
        for piece in chip.pieces:
            width = min(self._piece_width(piece), place.right() - x)
            room = QRectF(x, place.top(), width, place.height())
            self._paint_piece(painter, piece, room, faint=chip.aim is None)
            x += width + _GAP

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), QColor(self._scheme.tray))
        for chip, place in self._placed:
            if chip.aim is None:
                self._paint_chip(painter, chip, place)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._aims and event.oldSize().width() != event.size().width():
            self._place()


def chips_of(goal: tuple[Aims, ...], detail: Detail) -> Iterator[Chip]:
    """A goal in pieces, in as much detail as that."""
    if detail is not Detail.PICTURES:
        yield Chip((say(words("GoalBar", "Goal:")),))
    for number, aims in enumerate(goal):
        if number:
            yield Chip((say(words("GoalBar", "or")),))
        for _, same in groupby(aims, key=lambda aim: aim.name):
            alike = list(same)
            name = _name(alike[0], detail)
            if len(alike) > 1 and name:
                yield Chip((name,))
            for aim in alike:
                yield _chip(aim, name if len(alike) == 1 else "", detail)


def _name(aim: Aim, detail: Detail) -> str:
    """What a group is called, if it is called anything in so much detail."""
    if detail is Detail.NATIVE:
        return with_native(aim.name, aim.native)
    return "" if detail is Detail.PICTURES and aim.faces else say(aim.name)


def _chip(aim: Aim, name: str, detail: Detail) -> Chip:
    pieces: tuple[Piece, ...] = (Mark(aim.is_reached), name, aim.faces, _count(aim, detail))
    return Chip(tuple(piece for piece in pieces if piece), aim)


def _count(aim: Aim, detail: Detail) -> str:
    """How many of several lie there."""
    if aim.wanted == 1:
        return ""
    if detail is Detail.PICTURES:
        return f"{aim.found}/{aim.wanted}"
    return say(words("GoalBar", "{found} of {wanted}", found=aim.found, wanted=aim.wanted))
