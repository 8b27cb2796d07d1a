"""What every test shares: no display is needed, and no setting of the user is touched."""

import gc
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, lru_cache, partial
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from gupai_desktop.app.application import Application, make_application
from gupai_desktop.app.garbage import search_if_due
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import SettingsFile
from gupai_desktop.ui.theme import tile_art
from tests.made import MadeChance, MadeClock
from tests.scripts import load
from tests.surroundings import take
from tests.ui.runs import Runs

# Qt reads them when an application is made.
take()


def pytest_configure(config: pytest.Config) -> None:
    """Compile the translations that are missing or older than their texts, once for all."""
    if not hasattr(config, "workerinput"):
        load("packaging/translations.py").compile_all(unfinished_ok=True)


def pytest_collection_finish() -> None:
    """Keep what is there for the whole run from being looked through for garbage."""
    gc.freeze()
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Search for garbage between tests, for Python would do it in any thread."""
    search_if_due()


@pytest.fixture(scope="session")
def qapp(tmp_path_factory: pytest.TempPathFactory) -> Application:
    """The program's own application, with its font; pytest-qt works on it too."""
    # Windows and macOS keep theirs where no path leads.
    form = QSettings.Format.IniFormat
    QSettings.setDefaultFormat(form)
    QSettings.setPath(form, QSettings.Scope.UserScope, str(tmp_path_factory.mktemp("settings")))
    return make_application(["gupai-desktop"])


class _Database(sqlite3.Connection):
    """A connection that closes itself when it goes, of which Python warns since 3.13."""

    def __del__(self) -> None:
        with suppress(sqlite3.ProgrammingError):  # it was never made
            self.close()


@pytest.fixture(scope="session", autouse=True)
def _databases() -> Iterator[None]:
    """What a test leaves open is closed with the window that has opened it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=_Database))
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_network() -> Iterator[None]:
    """No test speaks to another machine."""
    connect = socket.socket.connect

    def connect_here(plug: socket.socket, address: Any) -> None:
        if plug.family in (socket.AF_INET, socket.AF_INET6):
            assert ip_address(address[0]).is_loopback, f"a test needs the network: {address}"
        connect(plug, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", connect_here)
        yield


@pytest.fixture(scope="session", autouse=True)
def _drawings() -> Iterator[None]:
    """Hundreds of windows show the same tiles and icons: each is drawn from SVG once."""
    draw, of_file = tile_art._drawn, cache(QSvgRenderer)

    @lru_cache(4000)
    def drawing(renderer: QSvgRenderer, name: str, size: tuple[float, float], x: float) -> QPixmap:
        return draw(renderer, name, QSizeF(*size), x)

    def drawn(renderer: QSvgRenderer, name: str, size: QSizeF, scale: float) -> QPixmap:
        return QPixmap(drawing(renderer, name, size.toTuple(), scale))

    def renderer(*source: Any) -> QSvgRenderer:
        is_file = source and isinstance(source[0], str)
        return of_file(*source) if is_file else QSvgRenderer(*source)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tile_art, "_drawn", drawn)
        patch.setattr(tile_art, "QSvgRenderer", renderer)
        yield
    drawing.cache_clear()
    of_file.cache_clear()


@pytest.fixture
def data_folder(tmp_path: Path) -> Path:
    """A place for saved games and statistics that is the test's own."""
    return tmp_path / "data"


@pytest.fixture
def store(tmp_path: Path) -> SettingsFile:
    """A place for settings that is the test's own."""
    return SettingsFile(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture(scope="session")
def _languages(qapp: Application) -> Languages:
    return Languages(qapp)


@pytest.fixture
def languages(_languages: Languages) -> Iterator[Languages]:
    """The languages, English before the test and after it."""
    _languages.use("en")
    yield _languages
    _languages.use("en")


@pytest.fixture
def runs(
    qapp: Application,
    languages: Languages,
    qtbot: QtBot,
    data_folder: Path,
    clock: MadeClock,
    chance: MadeChance,
) -> Iterator[Runs]:
    """Runs of the program in the test's own folder."""
    runs = Runs(qapp, languages, qtbot, data_folder, clock, chance)
    yield runs
    runs.kill()
