"""The card over the first table: learn, play or choose a game; language and looks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QScrollArea,
    QWidget,
)

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.choice_list import ChoiceList, form_of
from gupai_desktop.ui.widgets.key_places import ENTER
from gupai_desktop.ui.widgets.menus import ChoiceMenu
from gupai_desktop.ui.widgets.overlay import Overlay
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
#: What the card has round its inside, from edge to edge.
_EDGE = 10
#: How much of the table is seen round the card at least.
_ROUND = 12


class WelcomeCard(Overlay):
    """Lies over the middle of a table until something is chosen.

    Signals: `learning_wanted`; `games_wanted`; `chosen`, when a language or looks have been.
    """

    _RADIUS, _EDGE = 14, 2
    learning_wanted = Signal()
    games_wanted = Signal()
    chosen = Signal()

    def __init__(
        self,
        table: QWidget,
        appearance: Appearance,
        choices: Sequence[ChoiceMenu],
        sounds: QAction,
    ) -> None:
        super().__init__(table)
        self._appearance = appearance
        self._title = text_label(1.5, is_bold=True, is_centred=True)
        self._text = text_label(is_centred=True)
        self.learn_button, self.play_button, self.games_button = (push_button() for _ in range(3))
        self.lists = [ChoiceList(choice, has_key=False) for choice in choices]
        self.sounds_box, self._sounds = QCheckBox(), sounds
        self._lay_out()
        self.learn_button.clicked.connect(lambda: self._leave(self.learning_wanted))
        self.play_button.clicked.connect(lambda: self._leave())
        self.games_button.clicked.connect(lambda: self._leave(self.games_wanted))
        for box in self.lists:
            box.chosen.connect(self.chosen)
        self.sounds_box.clicked.connect(sounds.trigger)
        sounds.toggled.connect(self.sounds_box.setChecked)
        appearance.changed.connect(self.apply_theme)
        self.apply_theme()
        self.retranslate()

    # Building.

    def _lay_out(self) -> None:
        self._inside = QWidget()
        self._buttons = row_of(
            (self.learn_button, 3), (self.play_button, 2), (self.games_button, 2), spacing=10
        )
        form = form_of(*self.lists)
        form.addRow("", self.sounds_box)
        column_of(
            self._title, self._text, 6, self._buttons, 6, form, parent=self._inside, margin=_MARGIN
        )
        buttons = (self.learn_button, self.play_button, self.games_button)
        labels = (box.label for box in self.lists)
        for_finger(*buttons, *self.lists, *labels, self.sounds_box)
        scroll = QScrollArea()
        scroll_down_in(scroll, self._inside)
        column_of((scroll, 1), parent=self, margin=2)

    # What happens.

    def open(self) -> None:
        """Show the card; the keyboard goes to it."""
        self.retranslate()
        self._place()
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

    # What is shown.

    def _place(self) -> None:
        """In the middle of the table, as large as it needs, but never larger."""
        room = self._table.size() - QSize(2 * _ROUND, 2 * _ROUND)
        self._buttons.setDirection(QBoxLayout.Direction.LeftToRight)
        least = self._inside.minimumSizeHint().width() + _EDGE
        if least > room.width():
            self._buttons.setDirection(QBoxLayout.Direction.TopToBottom)
        width = min(max(_WIDTH, least), room.width())
        needed = self._inside.heightForWidth(width - _EDGE) + _EDGE
        size = QSize(width, min(needed, room.height()))
        place = QRect(QPoint(), size)
        place.moveCenter(self._table.rect().center())
        self.setGeometry(place)

    def apply_theme(self) -> None:
        see_through = "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
        self._colour(self._appearance.scheme, more=see_through)
        self._place()

    def retranslate(self) -> None:
        self._title.setText(say(words("Welcome", "Welcome to Gupai Desktop")))
        self._text.setText(
            say(
                words(
                    "Welcome",
                    "Solitaires with the 32 Chinese dominoes. You need not know one: the first "
                    "steps show what the tiles are and what to do with them. Nothing you do can "
                    "be lost.",
                )
            )
        )
        self.setAccessibleName(self._title.text())
        self.learn_button.setText(say(words("Welcome", "&Learn in Two Minutes")))
        self.play_button.setText(say(words("Welcome", "&Play")))
        self.games_button.setText(say(words("Welcome", "&Choose a Game")))
        self.sounds_box.setText(plain_text(self._sounds.text()))
        self.sounds_box.setChecked(self._sounds.isChecked())
        for box in self.lists:
            box.retranslate()
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
