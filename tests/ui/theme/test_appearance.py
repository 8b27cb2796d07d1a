"""The looks: what can be chosen, and that it is in force at once everywhere."""

from collections import Counter
from itertools import product
from pathlib import Path
from unittest.mock import create_autospec

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QPalette,
    QStyleHints,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QMenu,
    QProxyStyle,
    QPushButton,
    QRadioButton,
)
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import SettingsFile
from gupai_desktop.ui.theme import appearance as looks
from gupai_desktop.ui.theme.appearance import Appearance, Looks, options, tone_of
from gupai_desktop.ui.theme.table_colours import BACKGROUNDS, HIGH_CONTRAST, Tone, scheme_of
from gupai_desktop.ui.theme.tile_art import STRONG_THEMES
from gupai_desktop.ui.theme.window_palette import TOUCH_TARGET, window_colours
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.every_dialog import DIALOGS, Context
from tests.ui.eyes import differs, pixels, stands_out
from tests.ui.hand import MakeWindow
from tests.ui.theme.test_table_colours import MARK, TEXT, contrast

SCALES = tuple(choice.key for choice in options()[3].choices)


def colour(role: QPalette.ColorRole) -> str:
    return QApplication.palette().color(role).name()


# What is chosen.


def test_the_options_are_the_fields_of_the_looks_the_defaults_first() -> None:
    defaults = {option.key: option.choices[0].key for option in options()}
    assert defaults == Looks()._asdict()


def test_looks_are_read_as_they_were_written() -> None:
    chosen = Looks("numerals", "high-contrast", "felt", "150")
    assert Looks.read(chosen.texts()) == chosen


def test_what_is_not_to_be_had_is_the_default() -> None:
    other, usual = Looks("ivory", "dark", "felt", "200"), Looks()._asdict()
    for key, value in usual.items():
        assert Looks.read({**other.texts(), key: "nonsense"}) == other._replace(**{key: value})
    assert Looks.read({}) == Looks()


def test_high_contrast_takes_a_tile_style_of_high_contrast(appearance: Appearance) -> None:
    styles = {"classic": "contrast", "korean": "contrast", "numerals": "numerals"}
    for chosen, shown in styles.items():
        appearance.looks = Looks(chosen, "high-contrast")
        assert appearance.tile_style == shown
        appearance.looks = appearance.looks._replace(scheme="dark")
        assert appearance.tile_style == chosen


# The application.


def test_windows_take_the_colours_where_the_system_brings_none(appearance: Appearance) -> None:
    before = colour(QPalette.ColorRole.Window)
    for tone in Tone:
        appearance.looks = Looks(scheme=tone)
        assert appearance.tone is tone
        assert colour(QPalette.ColorRole.Window) == appearance.window.window
        assert colour(QPalette.ColorRole.Text) == appearance.window.text
    appearance.looks = Looks()
    assert colour(QPalette.ColorRole.Window) == before


def test_windows_are_of_the_cloth_on_the_table_as_its_bars_are(appearance: Appearance) -> None:
    for tone, background in product((Tone.LIGHT, Tone.DARK), BACKGROUNDS):
        appearance.looks = Looks(scheme=tone, background=background.key)
        assert colour(QPalette.ColorRole.Window) == appearance.scheme.banner
        field = QColor(colour(QPalette.ColorRole.Base))
        assert field.lightness() < 245, (tone, background.key, "no white boxes")
    appearance.looks = Looks()


def test_what_is_checked_or_not_can_be_seen(appearance: Appearance, qtbot: QtBot) -> None:
    for scheme, kind in product(("light", "dark", "high-contrast"), (QCheckBox, QRadioButton)):
        appearance.looks = Looks(scheme=scheme)
        button = kind()
        qtbot.addWidget(button)
        button.show()
        before = button.grab().toImage()
        button.setChecked(True)
        found = [pixels(one, one.rect()) for one in (before, button.grab().toImage())]
        assert stands_out(Counter(found[0])) >= MARK, (scheme, kind)
        assert differs(Counter(zip(*found, strict=True))) >= MARK, (scheme, kind)


def test_the_bar_can_be_seen_in_every_tone_at_once(make_window: MakeWindow) -> None:
    window = make_window()
    for scheme in ("dark", "light", "high-contrast"):
        window.appearance.looks = Looks(scheme=scheme, background="paper")
        ink = window.action_table["hint"].icon().pixmap(24, 24).toImage()
        colours = {ink.pixelColor(x, y).name() for x in range(24) for y in range(24)}
        assert window.appearance.scheme.banner_text in colours
    window.appearance.looks = Looks()


def drawn_in(text: str, font: QFont) -> set[str]:
    """The families that have the letters of a text."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


def test_chinese_is_written_in_one_font_where_the_system_has_it(qapp: QApplication) -> None:
    families = drawn_in("传统牌型 以杂龙代替二三靠 相十副 五龍爭位", qapp.font())
    assert families == {QFontInfo(qapp.font()).family(), "Gupai Han"}


def test_traditional_texts_are_written_in_the_shapes_of_taiwan(
    window: MainWindow, qapp: QApplication, languages: Languages
) -> None:
    for _ in range(2):
        for code in ("zh_TW", "zh_CN", "en"):
            languages.use(code)
            qapp.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
            is_so = code == "zh_TW"
            for font, usual in (
                (qapp.font(), "Gupai Han"),
                (window.status_bar.font(), "Gupai Han"),
                (looks.in_serif(window.font()), "Gupai Song"),
            ):
                taiwan = looks.OF_TAIWAN[usual]
                assert drawn_in("骨過角起，。：；", font) == {taiwan if is_so else usual}, code
                assert drawn_in("一二三", font) == {usual}, code


def test_texts_grow_and_shrink_back(appearance: Appearance, qapp: QApplication) -> None:
    usual = QFontInfo(qapp.font()).pixelSize()
    for scale in SCALES:
        appearance.looks = Looks(text_scale=scale)
        assert QFontInfo(qapp.font()).pixelSize() == pytest.approx(usual * int(scale) / 100, abs=1)
    appearance.looks = Looks()
    assert QFontInfo(qapp.font()).pixelSize() == usual


@pytest.mark.parametrize("scheme", ["light", "high-contrast"])
def test_on_a_screen_for_touch_what_is_pressed_is_large_enough_for_a_finger(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    store: SettingsFile,
    languages: Languages,
    tmp_path: Path,
    scheme: str,
) -> None:
    monkeypatch.setattr(looks, "is_touched", lambda: True)
    window.appearance.looks = Looks(scheme=scheme)
    context = Context(window.appearance, languages, store, tmp_path)
    menus = window.menuBar().findChildren(QMenu)
    rows = [
        (menu, row)
        for menu in menus
        for row in menu.actions()
        if row.isVisible() and not row.isSeparator()
    ]
    assert len(rows) > 30
    heights = {row.text(): menu.actionGeometry(row).height() for menu, row in rows}
    heights["the menus"] = window.menuBar().sizeHint().height()
    heights["the way back"] = window.status_bar.back.sizeHint().height()
    for name in ("preferences", "shortcuts", "statistics", "deal by number"):
        dialog = DIALOGS[name](context)
        for button in dialog.findChildren(QPushButton):
            heights[f"{name}: {button.text()}"] = button.sizeHint().height()
        dialog.deleteLater()
    assert {text: high for text, high in heights.items() if high < TOUCH_TARGET} == {}


# What the system asks for.


def test_a_chosen_tone_is_in_force_whatever_the_system_asks_for(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    for asked in Tone:
        monkeypatch.setattr(looks, "tone_of", lambda _system, asked=asked: asked)
        appearance.looks = Looks()
        assert appearance.tone is asked
        for tone in Tone:
            appearance.looks = Looks(scheme=tone)
            assert appearance.tone is tone


def test_without_a_choice_the_system_decides() -> None:
    usual, high = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast
    for colours, contrasts, tone in (
        (Qt.ColorScheme.Unknown, usual, Tone.LIGHT),
        (Qt.ColorScheme.Light, usual, Tone.LIGHT),
        (Qt.ColorScheme.Dark, usual, Tone.DARK),
        (Qt.ColorScheme.Light, high, Tone.HIGH_CONTRAST),
        (Qt.ColorScheme.Dark, high, Tone.HIGH_CONTRAST),
    ):
        system = create_autospec(QStyleHints, instance=True)
        system.colorScheme.return_value = colours
        system.accessibility().contrastPreference.return_value = contrasts
        assert tone_of(system) is tone, (colours, contrasts)


# What the system changes while the program runs.


def test_texts_follow_the_size_that_the_system_takes_on(
    window: MainWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.appearance.looks = Looks(text_scale="150")
    usual, families, captions = qapp.font(), qapp.font().families(), window.scene.text_height
    larger = QFont("Another Family")
    larger.setPointSizeF(20)
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _kind: larger)
    QApplication.sendEvent(window.windowHandle(), QEvent(QEvent.Type.ThemeChange))
    QApplication.processEvents()
    assert qapp.font().pointSizeF() == 30
    assert qapp.font().families() == families
    assert window.status_bar.font().pointSizeF() == window.panel.label.font().pointSizeF() == 30
    assert window.scene.text_height > captions
    monkeypatch.undo()
    QApplication.sendEvent(window.windowHandle(), QEvent(QEvent.Type.ThemeChange))
    assert qapp.font().pointSizeF() == usual.pointSizeF()


def test_the_table_follows_the_contrast_that_the_system_takes_on(
    window: MainWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.scene.scheme is not HIGH_CONTRAST
    monkeypatch.setattr(looks, "tone_of", lambda _system: Tone.HIGH_CONTRAST)
    hints = qapp.styleHints().accessibility()
    hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert window.scene.scheme is HIGH_CONTRAST
    assert window.scene.art.theme in STRONG_THEMES


def test_tiles_follow_a_system_that_no_longer_moves_its_windows(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window(is_animated=True)
    assert window.scene.is_animated
    still = QProxyStyle()
    monkeypatch.setattr(still, "styleHint", lambda *_: 0)
    monkeypatch.setattr(QApplication, "style", lambda *_: still)
    QApplication.sendEvent(window.windowHandle(), QEvent(QEvent.Type.ThemeChange))
    assert not window.scene.is_animated
    monkeypatch.undo()
    QApplication.sendEvent(window.windowHandle(), QEvent(QEvent.Type.ThemeChange))
    assert window.scene.is_animated


def test_texts_of_windows_can_be_read_and_what_is_chosen_stands_out() -> None:
    grounds = {"text": ("window", "field", "button"), "link": ("window", "field")}
    for tone, cloth in product(Tone, BACKGROUNDS):
        colours = window_colours(tone, scheme_of(tone, cloth))._asdict()
        case = tone, cloth.key
        for text, under in {**grounds, "faint": ("field",), "chosen_text": ("chosen",)}.items():
            for ground in under:
                assert contrast(colours[text], colours[ground]) >= TEXT, (case, text, ground)
        for mark, ground in (("chosen", "field"), ("focus", "field"), ("focus", "window")):
            assert contrast(colours[mark], colours[ground]) >= MARK, (case, mark)
