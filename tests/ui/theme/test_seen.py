"""What is written and what is marked stands out in the picture, in every scheme, to every eye."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsTextItem, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.engine.words import words
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import SettingsFile
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.tile_item import TileItem
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.theme.table_colours import BACKGROUNDS, Scheme, Tone, scheme_of
from gupai_desktop.ui.theme.tile_art import (
    DEFAULT_THEME,
    OURS,
    STRONG_THEMES,
    TileArt,
    cloth_picture,
)
from gupai_desktop.ui.window.panel import Content
from tests.languages import LANGUAGES
from tests.pairs import pairs_by_first
from tests.ui.clipping import clipped_texts
from tests.ui.every_dialog import DIALOGS, KINDS, Context
from tests.ui.every_panel import PANELS
from tests.ui.eyes import SIGHTS, contrast, differs, luminance, pixels, stands_out, surfaces
from tests.ui.hand import MakeWindow
from tests.ui.letters import LETTERS, write_in
from tests.ui.texts import texts_in

#: What WCAG 2.2 asks of text (AA, AAA), and of signs.
TEXT, MORE, SIGN = 4.5, 7.0, 3.0

SCHEMES = {"light": TEXT, "dark": TEXT, "high-contrast": MORE}
SCALES = ("100", "200")
#: Room for texts of twice the size.
LARGE = (1280, 960)

_SCALE = 0.4
_PICTURE, _PART = QSize(64, 116), QRectF(-30, -30, 160, 290)


def is_faint(picture: QImage, where: QRect, asked: float) -> str:
    """How what is written there stands out, if that is too little for some eyes."""
    colours = Counter(pixels(picture, where))
    found = {sight: stands_out(colours, sight) for sight in SIGHTS}
    least = {sight: asked if sight == "usual" else SIGN for sight in SIGHTS}
    too_little = {sight: round(n, 2) for sight, n in found.items() if n < least[sight]}
    return str(too_little) if too_little else ""


def test_the_eyes_see_what_the_standard_says() -> None:
    picture = QImage(40, 20, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    before = picture.copy()
    painter = QPainter(picture)
    painter.fillRect(5, 5, 8, 8, "#777777")
    painter.end()
    blank, written = pixels(before, before.rect()), pixels(picture, picture.rect())
    assert stands_out(Counter(written)) == pytest.approx(4.48, abs=0.02)
    assert surfaces(blank, written) == pytest.approx(4.48, abs=0.02)
    assert differs(Counter(zip(blank, written, strict=True))) == pytest.approx(4.48, abs=0.02)
    assert stands_out(Counter(blank)) == 1


def test_who_sees_no_red_sees_it_darker() -> None:
    red, white = 0xFFFF0000, 0xFFFFFFFF
    assert luminance(red, "protanopia") < luminance(red, "usual") / 1.5
    assert contrast(*(luminance(white, sight) for sight in ("usual", "tritanopia"))) < 1.01


def drawn(item: TileItem, scheme: Scheme) -> QImage:
    """A tile on its cloth."""
    picture = QImage(_PICTURE, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.drawPixmap(0, 0, cloth_picture(scheme, _PICTURE, 1.0))
    item.scene().render(painter, QRectF(picture.rect()), _PART)
    painter.end()
    return picture


def dressed(tone: Tone) -> Iterator[tuple[Scheme, str]]:
    """Every cloth of a tone, and every style of tiles that lies on it."""
    styles = STRONG_THEMES if tone is Tone.HIGH_CONTRAST else OURS
    for style in styles:
        yield scheme_of(tone, BACKGROUNDS[0]), style
    for background in BACKGROUNDS[1:] if tone is not Tone.HIGH_CONTRAST else ():
        yield scheme_of(tone, background), DEFAULT_THEME


@pytest.mark.parametrize("tone", Tone)
def test_every_mark_of_a_tile_stands_out_on_every_cloth_and_style(tone: Tone) -> None:
    states = set(TileState) - {TileState.PLAIN, TileState.FREE_PLACE}
    for scheme, style in dressed(tone):
        scene, art, item = QGraphicsScene(), TileArt(style), TileItem(TILE["64a"], is_flat=False)
        scene.addItem(item)
        art.scale = _SCALE
        item.set_face("face-64", art)
        item.apply_theme(art, scheme)
        plain = pixels(drawn(item, scheme), QRect(QPoint(), _PICTURE))
        for state in (*states, None):
            item.set_state(state or TileState.PLAIN, scheme)
            item.set_current(state is None)
            marked = pixels(drawn(item, scheme), QRect(QPoint(), _PICTURE))
            pairs = Counter(zip(plain, marked, strict=True))
            for sight in SIGHTS:
                assert differs(pairs, sight) >= SIGN, (scheme.cloth, style, state, sight)


def faint_texts(window: QWidget, asked: float) -> dict[str, str]:
    """The texts of a window that do not stand out as far as is asked."""
    picture = window.grab().toImage()
    found = list(texts_in(window))
    assert len(found) > 2
    faint = {text: is_faint(picture, where, asked) for text, where in found}
    return {text: how for text, how in faint.items() if how}


def _by_turns(values: Collection[str], turn: int) -> str:
    return list(values)[turn % len(values)]


def settle() -> None:
    for _ in range(20):
        QApplication.processEvents()


@pytest.fixture
def open_dialog(
    qtbot: QtBot, appearance: Appearance, languages: Languages, store: SettingsFile, tmp_path: Path
) -> Callable[[str], QWidget]:
    """Opens a dialog by its name, large enough for most of it."""

    def open_(name: str) -> QWidget:
        dialog = DIALOGS[name](Context(appearance, languages, store, tmp_path))
        qtbot.addWidget(dialog)
        dialog.resize(900, 680)
        dialog.show()
        dialog.activateWindow()
        return dialog

    return open_


def in_schemes(appearance: Appearance, *schemes: str) -> Iterator[str]:
    """One scheme after the other."""
    for scheme in schemes:
        appearance.looks = Looks(scheme=scheme)
        for _ in range(10):
            QApplication.processEvents()
        yield scheme


#: What every dialog is read in: each scheme, with languages, fonts and sizes by turns.
_OF_DIALOGS = {
    name: [
        (_by_turns(LANGUAGES, n), _by_turns(LETTERS, n // 2), scheme, _by_turns(SCALES, n))
        for n, scheme in enumerate(SCHEMES, place)
    ]
    for place, name in enumerate(KINDS)
}
_OF_PANELS = pairs_by_first(PANELS, LANGUAGES, LETTERS, SCHEMES, SCALES)


@pytest.mark.parametrize("name", KINDS)
def test_every_text_of_a_dialog_can_be_read_in_every_language_font_scheme_and_size(
    open_dialog: Callable[[str], QWidget], appearance: Appearance, languages: Languages, name: str
) -> None:
    dialog = open_dialog(name)
    for language, letters, scheme, scale in _OF_DIALOGS[name]:
        languages.use(language)
        write_in(letters, appearance, Looks(scheme=scheme, text_scale=scale))
        settle()
        assert faint_texts(dialog, SCHEMES[scheme]) == {}, (language, letters, scheme, scale)


@pytest.mark.parametrize("name", PANELS)
def test_every_text_of_a_panel_is_whole_and_can_be_read_in_every_language_scheme_and_size(
    make_window: MakeWindow, languages: Languages, name: str
) -> None:
    window = make_window(size=LARGE, language="uk")
    before = [text for text, _ in texts_in(window)]
    PANELS[name](window)
    settle()
    assert [text for text, _ in texts_in(window)] != before
    unread = set(SCHEMES)
    for language, letters, scheme, scale in _OF_PANELS[name]:
        languages.use(language)
        write_in(letters, window.appearance, Looks(scheme=scheme, text_scale=scale))
        settle()
        assert clipped_texts(window) == [], (language, letters, scale)
        if scheme in unread:
            unread.remove(scheme)
            assert faint_texts(window, SCHEMES[scheme]) == {}, (language, letters, scheme, scale)


@pytest.mark.parametrize("game", ["zen.five-dragons", "levels.guo-wu-guan"])
def test_every_text_of_the_window_can_be_read(make_window: MakeWindow, game: str) -> None:
    window = make_window()
    window.session.begin(Record.of_deal(find(game), 7))
    choice, letters = (words("Undo"), lambda: None), cycle(LETTERS)
    # `test_table_colours` knows the colours of all backgrounds.
    for turn, (scheme, asked) in enumerate(SCHEMES.items(), 2 * game.startswith("zen")):
        background = BACKGROUNDS[turn % len(BACKGROUNDS)].key
        write_in(next(letters), window.appearance, Looks(scheme=scheme, background=background))
        window.session.explain_group(1)
        window.panel.show_content(Content(words("no pair"), (choice,)))
        window.status_bar.say((words("no pair"),), (choice,))
        QApplication.processEvents()
        assert faint_texts(window, asked) == {}, (scheme, background)
        picture = window.view.grab().toImage()
        for group in window.scene.group_items:
            for item in group.childItems():
                if not isinstance(item, QGraphicsTextItem) or not item.toPlainText():
                    continue
                place = window.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                how = is_faint(picture, place & picture.rect(), asked)
                assert how == "", (scheme, background, item.toPlainText(), how)


def test_the_tile_in_the_frame_lies_above_its_neighbours(make_window: MakeWindow) -> None:
    window = make_window()
    cursor, spots = window.view.keyboard_cursor, window.scene.spots()
    cursor.go_to((0, 0))
    assert spots[0, 0].zValue() > max(spots[0, place].zValue() for place in (1, 2))
    cursor.go_to((0, 1))
    assert spots[0, 1].zValue() > spots[0, 2].zValue() > spots[0, 0].zValue()


def stops_of(window: QWidget) -> list[QWidget]:
    """What the Tab key stops at."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisibleTo(window)
        and widget.isEnabled()
        and not widget.visibleRegion().isEmpty()
        and widget.focusProxy() is None
    ]


def unseen_stops(window: QWidget) -> dict[tuple[str, str], float]:
    """Where the focus can be and nobody sees that it is."""
    hidden = {}
    for stop in stops_of(window):
        if focus := window.focusWidget():
            focus.clearFocus()
        # The default button always wears the frame.
        if isinstance(stop, QPushButton) and stop.isDefault():
            continue
        where = stop.rect().translated(stop.mapTo(window, stop.rect().topLeft()))
        part = where.adjusted(-3, -3, 3, 3) & window.rect()
        before = window.grab(part).toImage()
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)  # as the key does
        after = window.grab(part).toImage()
        found = surfaces(pixels(before, before.rect()), pixels(after, after.rect()))
        if found < SIGN:
            hidden[type(stop).__name__, stop.accessibleName()] = round(found, 2)
    return hidden


def test_the_focus_is_seen_in_the_window_in_every_scheme(make_window: MakeWindow) -> None:
    window = make_window(size=(1280, 700))
    for scheme in in_schemes(window.parts.appearance, *SCHEMES):
        assert unseen_stops(window) == {}, scheme


@pytest.mark.parametrize("name", KINDS)
def test_the_focus_is_seen_in_every_dialog_in_high_contrast_and_by_turns_by_day_or_night(
    open_dialog: Callable[[str], QWidget], appearance: Appearance, name: str
) -> None:
    dialog, other = open_dialog(name), ("light", "dark")[KINDS.index(name) % 2]
    for scheme in in_schemes(appearance, other, "high-contrast"):
        assert unseen_stops(dialog) == {}, scheme
