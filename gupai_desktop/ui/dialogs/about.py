"""About the program: its version, where the games come from, and the licences."""

from __future__ import annotations

import platform
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from gupai_desktop import __version__
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.dialogs.licences import Part, parts
from gupai_desktop.ui.theme.tile_art import application_icon
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.widgets.focus_frame import FocusFrame
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    close_button_box,
    column_of,
    enlarge,
    row_of,
    text_label,
)

_SIZE = QSize(640, 520)
_ICON = 72
_MARGIN = 12

#: Where the games come from: a link, what it is called, and what is said of it.
SOURCES: tuple[tuple[str, str, Words], ...] = (
    (
        "https://navpil.github.io/gupai/",
        "navpil.github.io/gupai",
        words(
            "AboutDialog",
            "Dmytro Polovynka has collected the games, the pairs and the triplets on his gupai "
            "pages, {link}. Most of what is played here we have from him.",
        ),
    ),
    (
        "http://www.onlinedominogames.com/xiang-shi-fu",
        "onlinedominogames.com",
        words("AboutDialog", "The rules of Xiang Shi Fu, Watching Ten Sets, stand at {link}."),
    ),
    (
        "",
        "",
        words(
            "AboutDialog",
            "Stewart Culin described o-koan in Chinese Games with Dice and Dominoes (Report of "
            "the U.S. National Museum for 1893, Washington 1895).",
        ),
    ),
    (
        "https://doi.org/10.1145/2660193.2660195",
        "SplitMix64",
        words("AboutDialog", "Deals are shuffled by {link} of Steele, Lea and Flood (2014)."),
    ),
    ("", "", words("AboutDialog", "The tiles, the icons and the texts of the rules are our own.")),
)


class AboutDialog(Dialog):
    """The name above, and a page each for the sources and the licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._subtitle, self._versions = (
            text_label(1.5, is_bold=True),
            text_label(),
            text_label(),
        )
        self.sources = QTextBrowser()
        self.parts = QComboBox()
        self.licence = QPlainTextEdit()
        self._where = QLabel()
        self.pages = QTabWidget()
        self._lay_out()
        self._fill()
        self.complete(_SIZE)

    # Building.

    def _lay_out(self) -> None:
        self.sources.setOpenExternalLinks(True)
        self.sources.setFrameShape(QFrame.Shape.NoFrame)
        self.sources.document().setDocumentMargin(_MARGIN)
        FocusFrame(self.sources)
        licences = QWidget()
        column_of(self.parts, self._where, (self.licence, 1), parent=licences)
        self.pages.addTab(self.sources, "")
        self.pages.addTab(licences, "")
        column_of(self._head(), 4, (self.pages, 1), close_button_box(self), parent=self)

    def _head(self) -> QHBoxLayout:
        icon = QLabel()
        icon.setPixmap(application_icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        # Whoever reports a fault wants to copy this.
        self._versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        texts = (self._title, self._subtitle, self._versions)
        return row_of(icon, (column_of(STRETCH, *texts, STRETCH, spacing=3), 1), spacing=16)

    def _fill(self) -> None:
        self._where.setWordWrap(True)
        self._where.setOpenExternalLinks(True)
        self._where.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.licence.setReadOnly(True)
        self.licence.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        enlarge(self.licence, 1.0, is_bold=False)
        self.licence.setTabChangesFocus(True)
        FocusFrame(self.licence)
        self.parts.addItems([part.title for part in parts()])
        self.parts.currentIndexChanged.connect(self._show_licence)

    @property
    def part(self) -> Part:
        """The part whose licence is shown."""
        return parts()[self.parts.currentIndex()]

    # What is written.

    def _show_licence(self) -> None:
        self.licence.setPlainText(self.part.text())
        source = self.part.source
        link = f'<a href="{source}">{source}</a>'
        self._where.setText(say(words("AboutDialog", "Its source code: {link}", link=link)))
        self._where.setVisible(bool(source))

    def retranslate(self) -> None:
        self.setWindowTitle(say(words("AboutDialog", "About Gupai Desktop")))
        self._title.setText(f"Gupai Desktop {__version__}")
        self._subtitle.setText(
            say(words("AboutDialog", "Solitaires of the Chinese dominoes, free software."))
        )
        self._versions.setText(
            f"Python {platform.python_version()} · Qt {qVersion()} · "
            f"{platform.system()} · {QGuiApplication.platformName()}"
        )
        for index, name in enumerate(
            (words("AboutDialog", "Sources"), words("AboutDialog", "Licences"))
        ):
            self.pages.setTabText(index, say(name))
        self.sources.setHtml("".join(map(_paragraph, SOURCES)))
        self.sources.setAccessibleName(say(words("AboutDialog", "Where the games come from")))
        self.parts.setAccessibleName(say(words("AboutDialog", "Parts of the program")))
        self.licence.setAccessibleName(say(words("AboutDialog", "The text of the licence")))
        self._show_licence()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # A link keeps the colour that links had when it was written.
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self.retranslate()


def _paragraph(source: tuple[str, str, Words]) -> str:
    url, name, text = source
    link = f'<a href="{url}">{name}</a>'
    return f"<p>{say(replace(text, places=(('link', link),)))}</p>"
