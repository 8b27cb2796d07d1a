"""Raises every kind of exception that C code raises, in every place that Qt calls.

    python -m tests.app.raising

Each must come to `sys.excepthook` or to the Python code that has called Qt, and none may end
the process.  Its classes count as the program's.
"""

# ruff: noqa: ARG002, B007, N802

import os
import sys
from collections.abc import Callable

import shiboken6
from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
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


def _deleted() -> None:
    gone = QObject()
    shiboken6.delete(gone)
    gone.objectName()


def _python() -> None:
    raise ValueError("raised in Python")


def _unpack() -> None:
    _one, _other = iter([1])


KINDS: dict[str, Callable[[], object]] = {
    "index": lambda: [][1],
    "zero division": lambda: 1 // 0,
    "next": lambda: next(iter([])),
    "unpack": _unpack,
    "int": lambda: int("x"),
    "deleted object": _deleted,
    "wrong argument": lambda: QPoint("x", {}),  # type: ignore[call-overload]
    "remove": lambda: [1].remove(2),
    "pop": lambda: [].pop(),
    "type": lambda: len(3),  # type: ignore[arg-type]
    "strict zip": lambda: list(zip([1], [], strict=True)),
    "key": lambda: dict[str, str]()["x"],
    "attribute": lambda: object().nothing,  # type: ignore[attr-defined]
    "decode": lambda: b"\xff".decode(),
    "python": _python,
}
raising: Callable[[], object] = int


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
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
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
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        return raising()


class _Filter(QObject):
    asked = Signal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return bool(raising())


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

    def wait() -> None:
        QTimer.singleShot(0, lambda: raising())
        QApplication.processEvents()

    return {
        "widget": lambda: send(widget, QResizeEvent(QSize(2, 2), QSize(1, 1))),
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
    """Print one line for each kind and place of which nothing was heard."""
    global raising
    heard: list[object] = []
    sys.excepthook = lambda _kind, error, _trace: heard.append(error)
    for place, call in _places().items():
        for kind, raising in KINDS.items():
            heard.clear()
            try:
                call()
            except Exception as error:
                heard.append(error)
            if not heard:
                print(f"nothing was heard of {kind} in {place}")
        raising = int
    print("alive")


if _IS_PROGRAM:
    application = make_application(sys.argv[:1])
    main()
    sys.stdout.flush()
    os._exit(0)
