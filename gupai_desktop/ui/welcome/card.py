"""The card over the first table: learn, play or choose a game, in which language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.banner import Overlay
from gupai_desktop.ui.widgets.choice_list import ChoiceList, form_of
from gupai_desktop.ui.widgets.key_places import ENTER
from gupai_desktop.ui.widgets.menus import ChoiceMenu
from gupai_desktop.ui.widgets.parts import (
    announce,
    column_of,
    for_finger,
    push_button,
    row_of,
    scroll_down_in,
    text_label,
)

_WIDTH = 560
_MARGIN = 20
#: The room between the edges of the card and its inside, on both sides together.
_EDGE = 10
#: The least room between the card and the edges of the table.
_ROUND = 12


class WelcomeCard(Overlay):
    """Lies over the middle of a table until something is chosen.

    Signals: `learning_wanted`; `games_wanted`.
    """

    _RADIUS, _EDGE = 14, 2
    learning_wanted = Signal()
    games_wanted = Signal()

    def __init__(self, table: QWidget, appearance: Appearance, languages: ChoiceMenu) -> None:
        super().__init__(table)
        self._appearance = appearance
        self._title = text_label(1.5, is_bold=True, is_centred=True)
        self._text = text_label(is_centred=True)
        self.learn_button, self.play_button, self.games_button = (push_button() for _ in range(3))
        self.languages = ChoiceList(languages, has_key=False)
        for_finger(self.learn_button, self.play_button, self.games_button)
        for_finger(self.languages, self.languages.label)
        self._buttons = row_of(
            (self.learn_button, 3), (self.play_button, 2), (self.games_button, 2), spacing=10
        )
        self._inside, scroll = QWidget(), QScrollArea()
        parts = (self._title, self._text, 6, self._buttons, 6, form_of(self.languages))
        column_of(*parts, parent=self._inside, margin=_MARGIN)
        scroll_down_in(scroll, self._inside)
        column_of((scroll, 1), parent=self, margin=2)
        self.learn_button.clicked.connect(lambda: self._leave(self.learning_wanted))
        self.play_button.clicked.connect(lambda: self._leave())
        self.games_button.clicked.connect(lambda: self._leave(self.games_wanted))
        appearance.changed.connect(self.apply_theme)
        self.apply_theme()
        self.retranslate()

    def open(self) -> None:
        """Show the card; the keyboard goes to it."""
        self.retranslate()
        self.show()
        # Its parts are as high as they will be only now that they have their style.
        self._place()
        self.raise_()
        self.learn_button.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{self._title.text()} {self._text.text()}")

    def _leave(self, wanted: SignalInstance | None = None) -> None:
        # First, for a part that is hidden gives the focus away as a Tab does.
        self._table.setFocus()
        self.hide()
        if wanted is not None:
            wanted.emit()

    def _place(self) -> None:
        """Lie in the middle of the table, as large as needed, but never larger than it."""
        room = self._table.size() - QSize(2 * _ROUND, 2 * _ROUND)
        self._buttons.setDirection(QBoxLayout.Direction.LeftToRight)
        least = self._inside.minimumSizeHint().width() + _EDGE
        if least > room.width():
            self._buttons.setDirection(QBoxLayout.Direction.TopToBottom)
        width = min(max(_WIDTH, least), room.width())
        needed = self._inside.heightForWidth(width - _EDGE) + _EDGE
        place = QRect(QPoint(), QSize(width, min(needed, room.height())))
        place.moveCenter(self._table.rect().center())
        self.setGeometry(place)

    def apply_theme(self) -> None:
        see_through = "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
        self._colour(self._appearance.scheme, more=see_through)
        self._place()

    def retranslate(self) -> None:
        self._title.setText(say(words("Welcome", "Welcome to Gupai Desktop")))
        text = words(
            "Welcome",
            "Solitaires with the 32 Chinese dominoes. You need not know one: the first steps show "
            "what the tiles are and what to do with them. Nothing you do can be lost.",
        )
        self._text.setText(say(text))
        self.setAccessibleName(self._title.text())
        self.learn_button.setText(say(words("Welcome", "&Learn in Two Minutes")))
        self.play_button.setText(say(words("GamesPage", "&Play")))
        self.games_button.setText(say(words("Welcome", "&Choose a Game")))
        self.languages.retranslate()
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        buttons = (self.learn_button, self.play_button, self.games_button)
        pressed = next((button for button in buttons if button.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in ENTER and pressed is not None:
            pressed.click()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
