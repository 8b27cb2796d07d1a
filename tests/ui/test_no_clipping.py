"""No text of any dialog is cut or elided, in any language, at the smallest size.

Panels are looked at in `theme/test_seen.py`.
"""

from collections.abc import Callable
from importlib import import_module
from inspect import isclass
from pathlib import Path
from pkgutil import iter_modules

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QPushButton,
    QTabBar,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import SettingsFile
from gupai_desktop.ui import dialogs
from gupai_desktop.ui.board.geometry import TEXT_HEIGHT
from gupai_desktop.ui.replay.window import MovesList
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.tutorial.window import TutorialWindow
from gupai_desktop.ui.window.bars import TitleButton
from tests.languages import LANGUAGES
from tests.pairs import pairs_by_first
from tests.ui.clipping import clipped_texts, lost_buttons
from tests.ui.every_dialog import DIALOGS, KINDS, Context
from tests.ui.letters import LETTERS, WIDEST, write_in
from tests.ui.painted import painted_in

SMALLEST, SMALL, LARGE = (640, 480), (780, 600), (1280, 960)
#: So often until everything lies where it stays: the page of games fills a card at a time.
ROUNDS = 20
SCALES = ("100", "200")
#: That with the longest words; all others are switched to while the dialog is open.
_FIRST = "uk"

#: Every dialog, and the steps of each lesson, which is opened once.
_STEPS: dict[str, list[str]] = {}
for _name in DIALOGS:
    _STEPS.setdefault(_name.rstrip(" 0123456789"), []).append(_name)
#: What every dialog is looked at in.
_OF_DIALOGS = pairs_by_first(_STEPS, LANGUAGES, SCALES, LETTERS)

#: The names of games give way to buttons, and a button of Qt's to where it is not seen.
_GIVES_WAY = ("QComboBox", "QToolButton lies outside: qt_")

Open = Callable[..., QWidget]

#: A lesson with the steps of a turn, and the last one, in a game without.
_OF_LEVELS = ("first steps, levels 7", "first steps, triplets")


@pytest.fixture
def context(
    appearance: Appearance, languages: Languages, store: SettingsFile, tmp_path: Path
) -> Context:
    return Context(appearance, languages, store, tmp_path)


@pytest.fixture
def open_dialog(qtbot: QtBot, context: Context) -> Open:
    """Opens a dialog by its name, so large."""

    def open_(name: str, size: tuple[int, int] = SMALLEST) -> QWidget:
        dialog = DIALOGS[name](context)
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        # What is laid out is looked at; to paint it would take as long again.
        dialog.setUpdatesEnabled(False)
        dialog.show()
        settle()
        return dialog

    return open_


def settle() -> None:
    for _ in range(ROUNDS):
        QApplication.processEvents()


def assert_whole(dialog: QWidget, case: object) -> None:
    """Assert that no text is cut, and that what is told in a lesson covers no button."""
    settle()
    assert clipped_texts(dialog) == [], case
    if isinstance(dialog, TutorialWindow):
        buttons = dialog.next_button.mapTo(dialog, dialog.next_button.rect().topLeft())
        assert dialog.panel.geometry().bottom() < buttons.y(), case


@pytest.mark.parametrize("name", _OF_DIALOGS)
def test_every_text_is_shown_whole_in_every_language_size_and_font(
    open_dialog: Open, languages: Languages, appearance: Appearance, name: str
) -> None:
    languages.use(_FIRST)
    *_, last = steps = _STEPS[name]
    dialog = open_dialog(last)
    for language, scale, letters in _OF_DIALOGS[name]:
        is_lesson = isinstance(dialog, TutorialWindow)
        size = SMALLEST if scale == "100" else SMALL if is_lesson else LARGE
        languages.use(language)
        write_in(letters, appearance, Looks(text_scale=scale))
        settle()
        dialog.resize(*size)
        for step in range(len(steps)):
            case = (language, scale, letters, step)
            if isinstance(dialog, TutorialWindow) and len(steps) > 1:
                dialog.turn(step)
            assert_whole(dialog, case)
            assert dialog.width() <= size[0], case
            assert dialog.height() <= size[1], case


@pytest.mark.parametrize("name", ["about, licences", "calendar", "statistics", "workbench"])
def test_a_dialog_fits_on_a_small_screen_with_texts_twice_as_large(
    open_dialog: Open, languages: Languages, appearance: Appearance, name: str
) -> None:
    appearance.looks = Looks(text_scale="200")
    for language in LANGUAGES:
        languages.use(language)
        least = open_dialog(name, SMALL).minimumSizeHint()
        assert (least.width() <= SMALL[0], least.height() <= SMALL[1]) == (True, True), language


@pytest.mark.parametrize(
    "name", ["workbench", "replay", "rules", "statistics", "first steps, zen 1", *_OF_LEVELS]
)
def test_a_window_that_lies_open_loses_no_button_to_other_letters_or_languages(
    open_dialog: Open, languages: Languages, appearance: Appearance, name: str
) -> None:
    languages.use(_FIRST)
    dialog = open_dialog(name, SMALL)
    for scale in ("200", "125", "150", "100", "200"):
        appearance.looks = Looks(text_scale=scale)
        for language in (None, *LANGUAGES, _FIRST):
            if language:
                languages.use(language)
            settle()
            assert lost_buttons(dialog) == [], (scale, language)
            cut = [text for text in clipped_texts(dialog) if not text.startswith(_GIVES_WAY)]
            assert cut == [], (scale, language)


def test_statistics_that_lie_open_have_room(open_dialog: Open, appearance: Appearance) -> None:
    dialog = open_dialog("statistics", LARGE)
    appearance.looks = Looks(text_scale="200")
    settle()
    assert clipped_texts(dialog) == []


def test_a_move_of_a_replay_that_finds_no_room_is_scrolled_to(
    open_dialog: Open, appearance: Appearance
) -> None:
    appearance.looks = Looks(text_scale="200")
    moves = open_dialog("replay", SMALLEST).findChild(MovesList)
    assert moves is not None
    assert moves.horizontalScrollBar().maximum() > 0


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])
def test_captions_of_two_parts_are_no_smaller_than_usual_in_chinese(
    open_dialog: Open, languages: Languages, language: str
) -> None:
    languages.use(language)
    lesson = open_dialog("first steps, levels 7", (780, 600))
    assert isinstance(lesson, TutorialWindow)
    items = lesson.view.table_scene.group_items
    assert min(item.letters for item in items) >= TEXT_HEIGHT


def test_the_workbench_has_all_its_actions_in_sight(
    open_dialog: Open, appearance: Appearance, languages: Languages
) -> None:
    write_in(WIDEST, appearance)
    dialog = open_dialog("workbench", (780, 600))
    for language in LANGUAGES:
        languages.use(language)
        settle()
        more = dialog.findChildren(QToolButton, "qt_toolbar_ext_button")
        assert [button for button in more if button.isVisible()] == [], language


def test_every_dialog_of_the_program_is_gone_over(context: Context, qtbot: QtBot) -> None:
    modules = [
        import_module(f"{dialogs.__name__}.{found.name}")
        for found in iter_modules(dialogs.__path__)
    ]
    known = {
        value
        for module in modules
        for value in vars(module).values()
        if isclass(value) and issubclass(value, QDialog) and value.__module__ == module.__name__
    }
    gone_over = set()
    for name in KINDS:
        dialog = DIALOGS[name](context)
        qtbot.addWidget(dialog)
        gone_over.add(type(dialog))
    assert known - gone_over == set()


def shown(qtbot: QtBot, part: QWidget, width: int, height: int = 40) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(part)
    part.setFixedSize(width, height)
    window.show()
    QApplication.processEvents()
    return window


LONG = "A text that is far too long for so little room"


def label(*, wraps: bool) -> QLabel:
    made = QLabel(LONG)
    made.setWordWrap(wraps)
    return made


def choices() -> QComboBox:
    box = QComboBox()
    box.addItems(["short", LONG])
    return box


def rows() -> QTreeWidget:
    tree = QTreeWidget()
    tree.setHeaderHidden(True)
    tree.addTopLevelItem(QTreeWidgetItem([LONG]))
    tree.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return tree


def tabs() -> QTabBar:
    bar = QTabBar()
    bar.addTab(LONG)
    return bar


@pytest.mark.parametrize(
    "make",
    [
        lambda: label(wraps=False),
        lambda: label(wraps=True),
        lambda: QPushButton(LONG),
        choices,
        rows,
        tabs,
    ],
    ids=["label", "wrapped label", "button", "choices", "rows", "tabs"],
)
def test_a_text_without_room_is_found_and_one_with_room_is_not(
    qtbot: QtBot, make: Callable[[], QWidget]
) -> None:
    assert any(LONG in text for text in clipped_texts(shown(qtbot, make(), 60)))
    assert clipped_texts(shown(qtbot, make(), 600)) == []


def test_what_a_widget_writes_by_itself_is_measured_as_it_is_painted(qtbot: QtBot) -> None:
    title = TitleButton()
    title.fill(LONG, "", "")
    window = shown(qtbot, title, 900)
    assert clipped_texts(window) == []
    assert [one.text for one in painted_in(title)] == [LONG]
    assert painted_in(label(wraps=False)) == []
