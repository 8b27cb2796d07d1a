"""Texts as they are painted: what our own widgets write, where, and how much room it has."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPalette,
    QRegion,
    QTextItem,
)
from PySide6.QtWidgets import QAbstractItemView, QCalendarWidget, QTreeView, QWidget

import gupai_desktop

#: What is rounded away between one measure and another.
_SLACK = 2
_ANYWHERE = QRectF(-9999, -9999, 19998, 19998)
_GREYED = (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText)


@dataclass(frozen=True, slots=True)
class Painted:
    """A text, its place in the widget that painted it, the room that it has, and its colour."""

    text: str
    where: QRectF
    room: QRectF
    colour: QColor

    @property
    def is_cut(self) -> bool:
        """Whether some of it lies outside its room."""
        return not self.room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(self.where)

    def is_beyond(self, widget: QWidget) -> bool:
        """Whether some of it lies outside a widget, as a row does that is scrolled away."""
        edge = QRectF(widget.rect()).adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
        return not edge.contains(self.where)


def painted_in(widget: QWidget) -> list[Painted]:
    """The texts that a widget of ours writes by itself; none of a widget of Qt's."""
    if not paints_itself(widget):
        return []
    # A list that is longer than its window is scrolled, so that only its cells are narrow.
    edge = _ANYWHERE if _view_of(widget) else QRectF(widget.rect())
    found = all_painted_in(widget)
    return [Painted(one.text, one.where, one.room & edge, one.colour) for one in found]


def all_painted_in(widget: QWidget) -> list[Painted]:
    """The texts that a widget writes, Qt's or ours, and not those of what lies on it."""
    paper = _Paper(widget)
    widget.render(paper, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return paper.engine.found


def is_greyed(one: Painted, widget: QWidget) -> bool:
    """Whether a text is written in the colour of what cannot be used."""
    palette = widget.palette()
    return any(
        one.colour == palette.color(QPalette.ColorGroup.Disabled, role)
        and one.colour != palette.color(QPalette.ColorGroup.Active, role)
        for role in _GREYED
    )


def paints_itself(widget: QWidget) -> bool:
    """Whether code of ours paints there: a widget's own, a calendar's or a delegate's."""
    view = _view_of(widget)
    if view is None:
        return any("paintEvent" in vars(kind) for kind in _our_kinds(widget))
    columns = view.header().count() if isinstance(view, QTreeView) else 0
    delegates = [view.itemDelegate(), *map(view.itemDelegateForColumn, range(columns))]
    is_calendar = isinstance(view.parentWidget(), QCalendarWidget)
    return is_calendar or any(map(_our_kinds, delegates))


def _view_of(widget: QWidget) -> QAbstractItemView | None:
    """The list or table whose rows are painted on this widget."""
    view = widget.parentWidget()
    is_its = isinstance(view, QAbstractItemView) and view.viewport() is widget
    return view if is_its and isinstance(view, QAbstractItemView) else None


def _our_kinds(thing: object) -> list[type]:
    """The classes of ours that something is of."""
    kinds = type(thing).__mro__
    return [kind for kind in kinds if kind.__module__.startswith(gupai_desktop.__name__)]


class _Ear(QPaintEngine):
    """Notes the texts that are painted, and paints nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.found: list[Painted] = []

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawPixmap(self, *_: object) -> None:
        pass

    # All that is no text is left out.
    drawImage: Callable[..., None] = drawPixmap
    drawPath = drawRects = drawLines = drawPoints = drawEllipse = drawPixmap
    drawPolygon = drawTiledPixmap = drawPixmap

    def drawTextItem(self, place: QPointF, item: QTextItem) -> None:  # type: ignore[override]
        painter = self.painter()
        turned = painter.combinedTransform()
        box = QRectF(place.x(), place.y() - item.ascent(), item.width(), _height(item))
        room = turned.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else _ANYWHERE
        self.found.append(Painted(item.text(), turned.mapRect(box), room, painter.pen().color()))


def _height(item: QTextItem) -> float:
    return item.ascent() + item.descent()


class _Paper(QPaintDevice):
    """What a widget can paint on, as large as itself."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget
        self.engine = _Ear()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return QWidget.metric(self._widget, metric)
