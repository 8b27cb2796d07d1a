"""Windows to play in, with settings that are the test's own."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QCursor,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme import appearance as looks
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.window.main_window import MainWindow
from tests.made import MadeChance, MadeClock
from tests.ui.ears import Ears
from tests.ui.hand import Hand, MakeWindow, opened
from tests.ui.known import DEAL, GAME
from tests.ui.oracle import Oracle

#: No window lies here.
_AWAY = QPoint(-100, -100)


@pytest.fixture(scope="session", autouse=True)
def application(qapp: QApplication) -> QApplication:
    """Whatever is tested here, it is tested in the running program."""
    return qapp


@pytest.fixture(autouse=True)
def _idle_pointer() -> Iterator[None]:
    """The pointer is away when a test begins, and holds no button when it ends.

    What was clicked may have gone before it was let go.
    """
    QCursor.setPos(_AWAY)
    yield
    if QGuiApplication.mouseButtons():
        QTest.mouseRelease(QWidget(), Qt.MouseButton.LeftButton)


@pytest.fixture(autouse=True)
def _untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test has the touch screen of another: Qt keeps it until the program ends."""
    monkeypatch.setattr(looks, "is_touched", lambda: False)


@pytest.fixture(autouse=True)
def usual_font(qapp: QApplication) -> Iterator[None]:
    """The letters of the next test are as large as those of this one at its beginning.

    A window that is closed leaves the application in the size that was chosen in it.
    """
    font, sheet = qapp.font(), qapp.styleSheet()
    yield
    # Whatever is still there would take the other sheet, widget by widget.
    _let_go()
    if qapp.font() != font:
        qapp.setFont(font)
    if qapp.styleSheet() != sheet:
        qapp.setStyleSheet(sheet)


def _let_go() -> None:
    """The windows of the test have been closed; now they go, and what they asked."""
    while (asking := QApplication.activeModalWidget()) is not None:
        asking.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def appearance(qapp: QApplication) -> Iterator[Appearance]:
    """The appearance of the application, which is as before after the test."""
    qapp.setStyleSheet("")  # with one Qt's style has no name
    appearance = Appearance(qapp)
    yield appearance
    appearance.looks = Looks()
    appearance.deleteLater()


@pytest.fixture
def make_window(
    qtbot: QtBot, store: SettingsFile, languages: Languages, clock: MadeClock, chance: MadeChance
) -> MakeWindow:
    """A factory of windows that share the test's settings; tiles glide only if asked."""
    _let_go()

    def make(
        deal: int = DEAL,
        rules: str = "",
        language: str = "en",
        *,
        board: str = "",
        analysis: SolverClient | None = None,
        is_animated: bool = False,
        size: tuple[int, int] | None = (1024, 700),
    ) -> MainWindow:
        settings = Settings(store)
        settings.is_animated = is_animated
        languages.use(language)
        game = find(GAME, rules)
        record = Record.of_board(game, board) if board else Record.of_deal(game, deal)
        session = Session(record, clock=clock, chance=chance)
        window = MainWindow(session, settings, languages, analysis or Oracle())
        return opened(qtbot, window, size)

    return make


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """A window on the deal that the tests know."""
    return make_window()


@pytest.fixture
def hand(window: MainWindow) -> Hand:
    """A hand at that window."""
    return Hand(window)


@pytest.fixture
def session(clock: MadeClock, chance: MadeChance) -> Session:
    """A session of the deal that the tests know, without a window."""
    return Session(Record.of_deal(find(GAME), DEAL), clock=clock, chance=chance)


@pytest.fixture
def pointing(session: Session) -> Pointing:
    """What is pointed at in that session."""
    return Pointing(session)


@pytest.fixture
def ears(session: Session) -> Ears:
    """Ears for what that session says."""
    return Ears(session)


@pytest.fixture
def oracle() -> Oracle:
    """A solver that answers what the test tells it."""
    return Oracle()


@pytest.fixture
def client() -> Iterator[SolverClient]:
    """The real solver in its process."""
    client = SolverClient()
    yield client
    client.close()


@pytest.fixture
def analysed_window(make_window: MakeWindow, oracle: Oracle, qtbot: QtBot) -> MainWindow:
    """A window whose table has been asked about."""
    window = make_window(analysis=oracle)
    window.start_solver()
    qtbot.waitUntil(lambda: bool(oracle.questions))
    return window


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is announced from now on."""
    found: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return found
