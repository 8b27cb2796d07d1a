"""What every test shares: no display is needed, and no setting of the user is touched."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from gupai_desktop.app.application import Application, make_application
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import SettingsFile
from tests.scripts import load
from tests.surroundings import take
from tests.ui.runs import Runs

# Qt reads them when an application is made.
take()


def pytest_configure(config: pytest.Config) -> None:
    """Compile the translations that are missing or older than their texts, once for all."""
    if not hasattr(config, "workerinput"):
        load("packaging/translations.py").compile_all(unfinished_ok=True)


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
    qapp: Application, languages: Languages, qtbot: QtBot, data_folder: Path
) -> Iterator[Runs]:
    """Runs of the program in the test's own folder."""
    runs = Runs(qapp, languages, qtbot, data_folder)
    yield runs
    runs.kill()
