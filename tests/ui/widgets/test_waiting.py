"""Waiting for what takes a while, and doing it in turn with the window."""

import threading
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.words import words
from gupai_desktop.ui.widgets import waiting
from gupai_desktop.ui.widgets.waiting import Work, do_all, one_by_one

TEXT = words("This takes a while to read…")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_whatever_goes_wrong_the_waiting_ends(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[object]()
    monkeypatch.setattr(threading, "excepthook", lambda fault: told.append(fault.exc_type))
    monkeypatch.setattr(waiting, "DELAY", 0)
    is_waited_for = threading.Event()

    def fail() -> None:
        assert is_waited_for.wait(10)
        raise ZeroDivisionError

    QTimer.singleShot(0, is_waited_for.set)
    work = Work(fail)
    assert work.wait(TEXT, window)
    work._thread.join()
    assert work.result is work.refusal is None
    assert told == [ZeroDivisionError]


def test_the_window_answers_between_two_steps(window: QWidget, qtbot: QtBot) -> None:
    done, events = list[str](), QTimer(window, interval=0)
    events.timeout.connect(lambda: done.append("an event"))
    events.start()
    one_by_one(window, *(partial(done.append, step) for step in ("one", "two", "three")))
    assert done == ["one"]
    qtbot.waitUntil(lambda: "three" in done)
    for step in ("two", "three"):
        assert done[done.index(step) - 1] == "an event"


def test_the_window_has_its_turn_between_many_pieces_of_work(window: QWidget) -> None:
    done, turns = list[int](), list[int]()

    def piece(number: int) -> Callable[[], None]:
        return lambda: done.append(number)

    timer = QTimer(window, interval=0)
    timer.timeout.connect(lambda: turns.append(len(done)))
    timer.start()
    do_all([piece(number) for number in range(100)], TEXT, window)
    assert done == list(range(100))
    assert len(set(turns)) > 50


def test_work_that_must_be_done_cannot_be_given_up(window: QWidget) -> None:
    seen = list[tuple[bool, int]]()

    def give_up() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QWidget)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        dialog.close()
        bar = dialog.findChild(QProgressBar)
        assert isinstance(bar, QProgressBar)
        seen.append((dialog.isVisible(), bar.value()))

    do_all([give_up] * 20, TEXT, window)
    assert seen == [(True, number) for number in range(20)]
    assert QApplication.activeModalWidget() is None
