"""About the program: its version, where the games come from, and the licences of its parts."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, replace
from html import escape

import PySide6
from PySide6.QtCore import QEvent, QSize, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QTabWidget, QTextBrowser, QWidget

from gupai_desktop import __version__, paths
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.tile_art import application_icon
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    Dialog,
    close_button_box,
    column_of,
    enlarge,
    row_of,
    text_label,
)

_SIZE = QSize(680, 540)
_ICON = QSize(72, 72)
_MARGIN = 12
#: The end of a long line of a paragraph; lists, lines of signs and of names go on as they were.
_WRAPPED = re.compile(r"(\S.{45,}[^-\n])\n *(?=[^\s#*•_-])(?!\d+\.|Copyright|\(c\) )")

#: Where the games come from: a link, its name, and a sentence in which it stands.
SOURCES: tuple[tuple[str, str, Words], ...] = (
    (
        "https://navpil.github.io/gupai/",
        "navpil.github.io/gupai",
        words(
            "Dmytro Polovynka has collected the games, the pairs and the triplets on his gupai "
            "pages, {link}. Most of the games here come from him."
        ),
    ),
    (
        "http://www.onlinedominogames.com/xiang-shi-fu",
        "onlinedominogames.com",
        words("The rules of Xiang Shi Fu, Watching Ten Sets, are at {link}."),
    ),
    (
        "",
        "",
        words(
            "Stewart Culin described o-koan in Chinese Games with Dice and Dominoes (Report of "
            "the U.S. National Museum for 1893, Washington 1895)."
        ),
    ),
    (
        "https://doi.org/10.1145/2660193.2660195",
        "SplitMix64",
        words("Deals are shuffled by {link} of Steele, Lea and Flood (2014)."),
    ),
    ("", "", words("The tiles, the icons and the texts of the rules are our own.")),
)


@dataclass(frozen=True, slots=True)
class ShippedPart:
    """A part of what is shipped: its name, its licence with its files, and its source."""

    name: str
    licence: str
    files: tuple[str, ...]
    source: str = ""

    def text(self) -> str:
        """Return the licence itself, each paragraph in a line that is wrapped where it ends."""
        files = (paths.resources() / file for file in self.files)
        texts = (file.read_text("utf-8").strip("\n\f") for file in files)
        return _WRAPPED.sub(r"\1 ", "\n\n".join(texts))


_QT = "https://download.qt.io/official_releases/QtForPython/"
_PYTHON = "https://www.python.org/downloads/source/"
_GITHUB = "https://github.com"
_PLATFORMDIRS = f"{_GITHUB}/tox-dev/platformdirs"

#: The program itself, then what it comes with.
PARTS = (
    ShippedPart(f"Gupai Desktop {__version__}", "MIT", ("licences/Gupai-Desktop.txt",)),
    ShippedPart(
        f"Qt {qVersion()}, PySide6 {PySide6.__version__}",
        "LGPL 3",
        ("licences/LGPL-3.txt", "licences/GPL-3.txt"),
        _QT,
    ),
    ShippedPart(
        "PCRE2, HarfBuzz, … (Qt)",
        "BSD, MIT, …",
        ("licences/Qt-parts.txt",),
        "https://download.qt.io/official_releases/qt/",
    ),
    ShippedPart("ICU", "Unicode DFS 2016", ("licences/ICU.txt",), f"{_GITHUB}/unicode-org/icu"),
    ShippedPart(
        "Gupai Han (Noto Sans CJK)",
        "OFL 1.1",
        ("fonts/OFL.txt",),
        f"{_GITHUB}/notofonts/noto-cjk",
    ),
    ShippedPart(
        "Gupai Song (Noto Serif CJK)",
        "OFL 1.1",
        ("fonts/OFL.txt",),
        f"{_GITHUB}/notofonts/noto-cjk",
    ),
    ShippedPart(
        "Gupai Serif (Source Serif 4)",
        "OFL 1.1",
        ("fonts/OFL.txt",),
        f"{_GITHUB}/adobe-fonts/source-serif",
    ),
    ShippedPart(f"Python {platform.python_version()}", "PSF 2", ("licences/Python.txt",), _PYTHON),
    ShippedPart("platformdirs", "MIT", ("licences/platformdirs.txt",), _PLATFORMDIRS),
    ShippedPart("miniaudio", "MIT", ("licences/miniaudio.txt",), f"{_GITHUB}/irmen/pyminiaudio"),
    ShippedPart(
        "PyInstaller",
        "GPL 2+, with an exception",
        ("licences/PyInstaller.txt",),
        f"{_GITHUB}/pyinstaller/pyinstaller",
    ),
    ShippedPart("cffi", "MIT-0", ("licences/cffi.txt",), f"{_GITHUB}/python-cffi/cffi"),
)


class AboutDialog(Dialog):
    """The name above, and a page each for the sources and the licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._subtitle = text_label(1.5, is_bold=True), text_label()
        versions, icon = text_label(), QLabel()
        versions.setText(
            f"Python {platform.python_version()} · Qt {qVersion()} · "
            f"{platform.system()} · {QGuiApplication.platformName()}"
        )
        # Players who report a fault want to copy this.
        versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        icon.setPixmap(application_icon().pixmap(_ICON, self.devicePixelRatioF()))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        head = column_of(STRETCH, self._title, self._subtitle, versions, STRETCH, spacing=3)
        self.sources, self.licence = QTextBrowser(), QTextBrowser()
        for browser in (self.sources, self.licence):
            browser.setOpenExternalLinks(True)
            browser.setFrameShape(QFrame.Shape.NoFrame)
            browser.document().setDocumentMargin(_MARGIN)
        self.licence.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        enlarge(self.licence, 1.0, is_bold=False, is_serif=False)
        self.licence.setTabChangesFocus(True)
        self.parts = QComboBox()
        self.parts.addItems([f"{part.name} — {part.licence}" for part in PARTS])
        self.parts.currentIndexChanged.connect(self._show_licence)
        self.pages, licences = QTabWidget(), QWidget()
        column_of(self.parts, (self.licence, 1), parent=licences)
        self.pages.addTab(self.sources, "")
        self.pages.addTab(licences, "")
        top = row_of(icon, (head, 1), spacing=16)
        column_of(top, 4, (self.pages, 1), close_button_box(self), parent=self)
        self.complete(_SIZE)

    def _show_licence(self) -> None:
        part = PARTS[self.parts.currentIndex()]
        link = f'<a href="{part.source}">{part.source}</a>'
        source = say(words("Its source code: {link}", link=link))
        head = f"<p>{source}</p>" if part.source else ""
        style = "white-space: pre-wrap"
        self.licence.setHtml(f"{head}<pre style='{style}'>{escape(part.text())}</pre>")
        self.licence.setAccessibleName(self.parts.currentText())

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("about"))
        self._title.setText(f"Gupai Desktop {__version__}")
        self._subtitle.setText(say(words("Solitaires of the Chinese dominoes, free software.")))
        sources, licences = words("Sources"), words("Licences")
        self.pages.setTabText(0, say(sources))
        self.pages.setTabText(1, say(licences))
        self.sources.setAccessibleName(say(sources))
        self.parts.setAccessibleName(say(licences))
        paragraphs = []
        for url, name, text in SOURCES:
            link = f'<a href="{url}">{name}</a>'
            paragraphs.append(f"<p>{say(replace(text, places=(('link', link),)))}</p>")
        self.sources.setHtml("".join(paragraphs))
        self._show_licence()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # A link keeps the colour that links had when it was written.
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self.retranslate()
