"""The search for garbage while the program runs."""

import gc
import threading

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gupai_desktop.app.garbage import GarbageSearch


class Cycle:
    """Garbage that only a search finds; it notes in which thread it ends."""

    def __init__(self, ended: list[threading.Thread]) -> None:
        self._ended, self._self = ended, self

    def __del__(self) -> None:
        self._ended.append(threading.current_thread())


def test_what_another_thread_makes_leads_to_no_search_there_but_in_the_windows(
    qtbot: QtBot,
) -> None:
    ended, made = list[threading.Thread](), list[list[int]]()
    window = QObject()
    search = GarbageSearch(window)
    Cycle(ended)
    thread = threading.Thread(target=lambda: made.extend([] for _ in range(100_000)))
    thread.start()
    thread.join()
    assert not gc.isenabled()
    assert ended == []
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [threading.main_thread()]
    del search


def test_where_little_was_made_nothing_is_searched(qtbot: QtBot) -> None:
    ended, window = list[threading.Thread](), QObject()
    GarbageSearch(window)
    gc.collect()
    Cycle(ended)
    qtbot.wait(20)
    assert ended == []
