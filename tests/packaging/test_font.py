"""The font that the program brings for Chinese shows what Qt says in its own dialogs."""

import pytest
from PySide6.QtCore import QDate, QDateTime, QLibraryInfo, QLocale, QTime, QTranslator
from PySide6.QtGui import QRawFont

from tests.scripts import ROOT

pytestmark = pytest.mark.usefixtures("qapp")

#: Where Qt says what, as its translators know it.
SAID = [
    ("QFileDialog", "Parent Directory"),
    ("QFileDialog", "Create New Folder"),
    ("QFileDialog", "Detail View"),
    ("QFileDialog", "&Delete"),
    ("QFileDialog", "Show &hidden files"),
    ("QFileDialog", "My Computer"),
    ("QFileDialog", "%1 already exists.\nDo you want to replace it?"),
    ("QFileDialog", "%1\nFile not found.\nPlease verify the correct file name was given."),
    ("QFileSystemModel", "Date Modified"),
    ("QFileSystemModel", "Size"),
    ("QFileSystemModel", "Invalid filename"),
    ("QMessageBox", "Show Details..."),
    ("QMessageBox", "Hide Details..."),
    ("QPlatformTheme", "Discard"),
    ("QPlatformTheme", "Abort"),
    ("QPlatformTheme", "Restore Defaults"),
    ("QLineEdit", "Cu&t"),
    ("QWidgetTextControl", "Copy &Link Location"),
    ("QAbstractSpinBox", "Step &down"),
    *(
        ("QShortcut", key)
        for key in ("Return", "Enter", "Space", "Backspace", "Left", "Up", "Menu")
    ),
]


FONTS = ROOT / "resources" / "fonts"
FONT = str(FONTS / "GupaiHan-Regular.otf")


def test_the_font_shows_what_qt_says() -> None:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for language in ("zh_CN", "zh_TW"):
        qt = QTranslator()
        assert qt.load(f"{folder}/qtbase_{language}.qm")
        for context, text in SAID:
            said = qt.translate(context, text)
            assert said, f"Qt says {text} no more"
            assert missing(said) == [], (language, text)


def test_the_font_shows_how_qt_writes_days_and_hours() -> None:
    days = [QDate(2026, month, month) for month in range(1, 13)]
    hours = [QDateTime(day, QTime(2 * day.month() - 1, 0)) for day in days]
    for language in ("zh_CN", "zh_TW"):
        locale = QLocale(language)
        written = [locale.toString(hour, QLocale.FormatType.ShortFormat) for hour in hours]
        for size in QLocale.FormatType:
            written += [locale.toString(day, size) for day in days]
            written += [locale.standaloneMonthName(day.month(), size) for day in days]
            written += [locale.dayName(number, size) for number in range(1, 8)]
        assert missing("".join(written)) == [], language


TAIWAN = [
    (FONTS / f"Gupai{name}TW-Regular.otf", FONTS / f"Gupai{name}-Regular.otf")
    for name in ("Han", "Song")
]
#: Written in other shapes in Taiwan, so that whoever reads there sees it at once.
OTHER = "骨過角起，。：；"
_BLOCKS = (range(0x3000, 0x3040), range(0x4E00, 0xA000), range(0xFF00, 0xFFF0))
CHINESE = [chr(code) for block in _BLOCKS for code in block]


def outline(font: QRawFont, sign: str) -> list[tuple[float, float]]:
    """How a character is drawn: the points of its outline."""
    (glyph, *_) = font.glyphIndexesForString(sign)
    path = font.pathForGlyph(glyph)
    elements = (path.elementAt(number) for number in range(path.elementCount()))
    return [(element.x, element.y) for element in elements]


def test_the_fonts_of_taiwan_have_what_is_drawn_otherwise_and_nothing_else() -> None:
    for taiwan, usual in TAIWAN:
        ours, others = QRawFont(str(taiwan), 40), QRawFont(str(usual), 40)
        had = [sign for sign in CHINESE if ours.supportsCharacter(ord(sign))]
        assert set(OTHER) <= set(had), taiwan
        assert len(had) > 250
        same = [sign for sign in had if outline(ours, sign) == outline(others, sign)]
        assert same == [], taiwan
        assert [sign for sign in had if not others.supportsCharacter(ord(sign))] == [], taiwan


def missing(text: str) -> list[str]:
    """The letters of a text that the font does not have."""
    font = QRawFont(FONT, 12)
    return [one for one in text if not (one.isspace() or font.supportsCharacter(ord(one)))]
