"""The rules window: every page in every language, searching, links, looks and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.games import games
from gupai_desktop.i18n import Languages, say
from gupai_desktop.ui.rules import browser
from gupai_desktop.ui.rules import window as rules_window
from gupai_desktop.ui.rules.browser import RulesBrowser
from gupai_desktop.ui.rules.pages import pages
from gupai_desktop.ui.rules.window import RulesWindow, show_rules
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.theme.table_colours import SCHEME_NAMES
from tests.languages import LANGUAGES
from tests.pairs import pairs
from tests.ui.hand import opened
from tests.ui.theme.test_table_colours import contrast

Key = Qt.Key
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier

GAME, OTHER = "zen.ten-sets", "levels.o-koan"
SMALL = (640, 480)

MakeRules = Callable[..., RulesWindow]


@pytest.fixture
def make_rules(qtbot: QtBot, appearance: Appearance, languages: Languages) -> MakeRules:
    """A factory of windows, shown."""

    def make(
        game_id: str = GAME, language: str = "en", size: tuple[int, int] = (960, 720)
    ) -> RulesWindow:
        languages.use(language)
        return opened(qtbot, RulesWindow(game_id, appearance), size)

    return make


@pytest.fixture
def window(make_rules: MakeRules) -> RulesWindow:
    return make_rules()


def press(window: RulesWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """A key, wherever the focus is."""
    focus = window.focusWidget() or window
    QTest.keyClick(focus, key, modifiers)
    QApplication.processEvents()


def pictures(browser: RulesBrowser) -> list[tuple[QUrl, float, float]]:
    """The addresses and sizes of the pictures that the page shows."""
    found = []
    block = browser.document().begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            form = parts.fragment().charFormat()
            if form.isImageFormat():
                image = form.toImageFormat()
                found.append((QUrl(image.name()), image.width(), image.height()))
            parts += 1
        block = block.next()
    return found


def painted_on(paper: str, colour: QColor) -> str:
    """The colour of paper under one that can be seen through."""
    picture = QImage(1, 1, QImage.Format.Format_RGB32)
    picture.fill(QColor(paper))
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), colour)
    painter.end()
    return picture.pixelColor(0, 0).name()


def selected(window: RulesWindow) -> str:
    return window.browser.textCursor().selectedText()


def test_a_page_is_set_once_it_is_known_how_wide_it_is(window: RulesWindow) -> None:
    assert window.browser._styled == 1


def test_a_page_is_laid_out_in_one_go(window: RulesWindow) -> None:
    sizes, layout = list[object](), window.browser.document().documentLayout()
    layout.documentSizeChanged.connect(sizes.append)
    window.show_rules(OTHER)
    assert len(sizes) == 1


def test_it_opens_on_the_page_of_the_game(make_rules: MakeRules) -> None:
    for game in [game for game in games() if game.id in pages("uk")][::4]:
        window = make_rules(game.id, "uk")
        assert window.browser.key == window.list.key == game.id
        assert say(game.name) in window.windowTitle()
        assert window.browser.toPlainText().startswith(say(game.name))
        window.close()


def test_nothing_on_any_page_is_wider_than_the_page(
    make_rules: MakeRules, appearance: Appearance, languages: Languages
) -> None:
    window = make_rules()
    sizes = {"200": SMALL, "100": (420, 320)}
    # Both Chinese texts are as wide.  Sorted, for a switch of the language or of the size takes
    # longer than one of the page.
    for text_scale, language, key in sorted(pairs(sizes, LANGUAGES[:3], pages("en"))):
        window.resize(*sizes[text_scale])
        appearance.looks = Looks(text_scale=text_scale)
        languages.use(language)
        window.show_rules(key)
        QApplication.processEvents()
        browser, where = window.browser, (text_scale, language, key)
        assert browser.document().size().width() <= browser.viewport().width() + 1, where
        sides = [side for _, *sides in pictures(browser) for side in sides]
        assert all(side >= 8 for side in sides), where


def test_every_picture_is_drawn_as_large_as_it_is_shown(window: RulesWindow) -> None:
    browser, kind = window.browser, QTextDocument.ResourceType.ImageResource.value
    for key in pages("en"):
        window.show_rules(key)
        shown = pictures(browser)
        assert len(shown) == browser.page.text.count("![")
        for address, width, height in shown:
            drawn = browser.loadResource(kind, address)
            assert isinstance(drawn, QPixmap)
            assert drawn.deviceIndependentSize().toTuple() == (width, height), key
            assert drawn.devicePixelRatio() == browser.devicePixelRatioF()


def test_a_link_leads_to_its_page_and_the_buttons_back_and_forth(window: RulesWindow) -> None:
    back, forward = window.action_table["back"], window.action_table["forward"]
    assert not back.isEnabled()
    assert not forward.isEnabled()
    window.browser.setSource(QUrl("history.md"))
    assert window.list.key == "history"
    back.trigger()
    assert (window.browser.key, window.list.key) == (GAME, GAME)
    assert window.browser.page.title in window.windowTitle()
    forward.trigger()
    assert window.browser.key == "history"


def test_a_link_to_a_deal_asks_for_it_and_the_page_stays(
    qtbot: QtBot, window: RulesWindow
) -> None:
    window.show_rules("facts")
    with qtbot.waitSignal(window.browser.deal_wanted) as asked:
        window.browser.anchorClicked.emit(QUrl("gupai:1/zen.ten-sets/2602"))
    assert asked.args == ["gupai:1/zen.ten-sets/2602"]
    assert window.browser.key == "facts"


def test_a_game_without_a_page_shows_the_first(window: RulesWindow) -> None:
    window.show_rules("zen.draft")
    assert window.browser.key == window.list.key == "tiles"


def test_a_search_marks_the_hits_and_leaves_their_pages_in_the_list(window: RulesWindow) -> None:
    window.field.setText("zhuge")
    assert set(window.list.shown_keys()) == {"levels.meng-huo", "history"}
    window.show_rules("history")
    hits = window.browser.toPlainText().lower().count("zhuge")
    assert len(window.browser.extraSelections()) == hits > 1
    texts = {selection.cursor.selectedText() for selection in window.browser.extraSelections()}
    assert texts == {"Zhuge"}


def test_words_are_found_whatever_apostrophe_is_typed_or_printed(
    window: RulesWindow, languages: Languages
) -> None:
    for language, word in (("uk", "п{}ять"), ("en", "emperor{}s beast")):
        languages.use(language)
        window.retranslate()
        found = []
        for apostrophe in "'\u02bc\u2019":
            window.field.setText(word.format(apostrophe))
            window.show_rules(window.list.shown_keys()[0])
            marks = [each.cursor.selectedText() for each in window.browser.extraSelections()]
            found.append((window.list.shown_keys(), marks))
        assert found[0][1]
        assert found[0] == found[1] == found[2], language


def test_a_blank_that_does_not_break_is_a_blank(window: RulesWindow) -> None:
    window.field.setText("Meng\u00a0Huo")
    assert "levels.meng-huo" in window.list.shown_keys()
    window.show_rules("levels.meng-huo")
    assert window.browser.extraSelections()


def test_a_tile_is_found_however_its_ends_are_written(window: RulesWindow) -> None:
    window.field.setText("65")
    pages = window.list.shown_keys()
    window.show_rules(pages[0])
    marks = len(window.browser.extraSelections())
    assert marks
    for text in ("6-5", "5-6", "6:5", "6–5", "56", "[6:5]"):
        window.field.setText(text)
        assert window.list.shown_keys() == pages, text
        assert len(window.browser.extraSelections()) == marks, text


def test_it_is_said_that_nothing_was_found(
    window: RulesWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = list[str]()
    monkeypatch.setattr(rules_window, "announce", lambda _, text: texts.append(text))
    window.field.setText("xyzzy")
    assert window.list.shown_keys() == []
    assert window.list.item(0).text() == "Nothing was found."
    assert texts == ["Nothing was found."]
    window.field.setText("")
    assert window.list.shown_keys()
    assert len(texts) == 1


def test_enter_goes_through_all_hits_of_all_pages_and_round_again(window: RulesWindow) -> None:
    window.show_rules("levels.meng-huo")
    window.field.setFocus()
    window.field.setText("Zhuge")
    total = sum(window._text(key).count("zhuge") for key in pages("en"))
    places = []
    for _ in range(total + 1):
        press(window, Key.Key_Return)
        assert selected(window) == "Zhuge"
        places.append((window.browser.key, window.browser.textCursor().position()))
    assert len(set(places)) == total
    assert places[0] == places[-1]
    press(window, Key.Key_Return, SHIFT)
    assert (window.browser.key, window.browser.textCursor().position()) == places[-2]


def test_escape_ends_the_search_and_then_closes_the_window(window: RulesWindow) -> None:
    window.field.setFocus()
    window.field.setText("zhuge")
    press(window, Key.Key_Escape)
    assert window.isVisible()
    assert window.list.shown_keys() == list(pages("en"))
    assert window.browser.extraSelections() == []
    press(window, Key.Key_Escape)
    assert not window.isVisible()


def test_tab_leads_through_everything_and_is_no_trap(window: RulesWindow) -> None:
    window.show_rules("tiles")
    window.field.setFocus()
    met: set[QWidget] = set()
    for _ in range(40):
        press(window, Key.Key_Tab)
        met.add(window.focusWidget())
    assert {window.field, window.list, window.browser} <= met


def test_another_language_keeps_the_page(window: RulesWindow, languages: Languages) -> None:
    bar = window.browser.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    languages.use("uk")
    QApplication.processEvents()
    assert window.browser.key == window.list.key == GAME
    assert window.browser.toPlainText().startswith("Споглядай десять груп")
    assert "Правила" in window.windowTitle()
    assert window.list.item(0).text() == "Плитки"
    titles = [window.list.item(row).text() for row in range(window.list.count())]
    assert [title for title in titles if "\u2060".join("五龍爭位") in title], "the name is parted"
    assert bar.value() == pytest.approx(bar.maximum() / 2, rel=0.05)


def test_texts_links_and_hits_can_be_read(window: RulesWindow, appearance: Appearance) -> None:
    window.field.setText("tile")
    for scheme in SCHEME_NAMES:
        appearance.looks = Looks(scheme=scheme)
        palette = window.browser.palette()
        text, paper = palette.text().color().name(), palette.base().color().name()
        assert contrast(text, paper) >= 7, scheme
        assert contrast(palette.link().color().name(), paper) >= 4.5, scheme
        found, chosen = palette.highlightedText().color(), palette.highlight().color()
        assert contrast(found.name(), chosen.name()) >= 4.5, scheme
        hit, *_ = window.browser.extraSelections()
        mark = painted_on(paper, hit.format.background().color())
        assert contrast(text, mark) >= 4.5, scheme
        assert mark != paper, scheme


def test_the_rules_are_shown_in_one_window(qtbot: QtBot, appearance: Appearance) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    first = show_rules(GAME, appearance, parent, print)
    assert first.isVisible()
    second = show_rules(OTHER, appearance, parent, print)
    assert second is first
    assert first.browser.key == OTHER


def test_a_link_that_the_tabulator_reaches_is_read_aloud(
    window: RulesWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(browser, "announce", lambda _widget, text: said.append(text))
    window.browser.setFocus()
    for _ in range(2):
        press(window, Key.Key_Tab)
        assert said[-1:] == [window.browser.textCursor().selectedText()]
    assert said == 2 * ["Pairs and triplets"]
