"""Raises an exception in every kind of place that Qt calls.

    python -m tests.app.raising

Each must come to `sys.excepthook` or to the Python code that has called Qt; where overrides are
guarded, to the first alone.  Its classes count as the program's.
"""

# ruff: noqa: ARG002, N802

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QTimerEvent,
    Signal,
)
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QMainWindow,
    QStyleOptionGraphicsItem,
    QWidget,
)

from gupai_desktop.app.application import make_application

_IS_PROGRAM = __name__ == "__main__"
__name__ = "gupai_desktop.raising"


def _nothing() -> None:
    pass


def _raise() -> None:
    raise ValueError("raised in Python")


raising: Callable[[], None] = _nothing


class _Widget(QWidget):
    def sizeHint(self) -> QSize:
        raising()
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        raising()

    def timerEvent(self, event: QTimerEvent) -> None:
        raising()


class _Item(QGraphicsItem):
    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 9, 9)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        raising()


class _Scene(QGraphicsScene):
    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        raising()


class _Model(QAbstractListModel):
    def rowCount(
        self,
        parent: QModelIndex | QPersistentModelIndex = QModelIndex(),  # noqa: B008
    ) -> int:
        return 1

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        raising()
        return None


class _Filter(QObject):
    asked = Signal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        raising()
        return False


def _draw(scene: QGraphicsScene) -> None:
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    try:
        scene.render(painter)
    finally:
        painter.end()


def _places() -> dict[str, Callable[[], object]]:
    """What has Qt call the program, by the kind of place."""
    widget, frame, model, filtering = _Widget(), QMainWindow(), _Model(), _Filter()
    frame.setCentralWidget(QWidget())
    filtering.setParent(frame)  # it is to live as long
    frame.installEventFilter(filtering)
    items, scene, send = QGraphicsScene(), _Scene(0, 0, 9, 9), QApplication.sendEvent
    items.addItem(_Item())
    asked = _Filter()
    asked.asked.connect(lambda: raising())

    class Late(QWidget):
        """Made after those that the program has at its start."""

        def resizeEvent(self, event: QResizeEvent) -> None:
            raising()

    late = Late()

    def wait() -> None:
        QTimer.singleShot(0, lambda: raising())
        QApplication.processEvents()

    return {
        "widget": lambda: send(widget, QResizeEvent(QSize(2, 2), QSize(1, 1))),
        "late widget": lambda: send(late, QResizeEvent(QSize(2, 2), QSize(1, 1))),
        "size hint": lambda: widget.adjustSize(),
        "timer of a widget": lambda: send(widget, QTimerEvent(1)),
        "item": lambda: _draw(items),
        "scene": lambda: _draw(scene),
        "model": lambda: model.index(0).data(),
        "event filter": lambda: send(frame, QEvent(QEvent.Type.User)),
        "slot": lambda: asked.asked.emit(),
        "timer": wait,
    }


def main() -> None:
    """Print what became of the exceptions that were not heard as they should be."""
    global raising
    heard = list[str]()
    sys.excepthook = lambda kind, *_: heard.append(kind.__name__)
    is_guarded = sys.version_info < (3, 12)
    for place, call in _places().items():
        heard.clear()
        raising = _raise
        try:
            call()
        except ValueError:
            heard.append("ValueError in the caller" if is_guarded else "ValueError")
        raising = _nothing
        if set(heard) != {"ValueError"}:
            print(f"heard of {place}: {heard}")
    print("alive")


if _IS_PROGRAM:
    application = make_application(sys.argv[:1])
    main()
    sys.stdout.flush()
    os._exit(0)
