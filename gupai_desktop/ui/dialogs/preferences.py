"""The preferences: language, looks and habits, each in force as soon as it is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialogButtonBox, QScrollArea, QWidget

from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.tiles import FACE
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import Languages, say
from gupai_desktop.settings import Settings
from gupai_desktop.texts.spoken import SPEECH
from gupai_desktop.ui.board.glide import OFF, PACE
from gupai_desktop.ui.board.tile_row import TileRow
from gupai_desktop.ui.sound.volume import OFF as SILENT
from gupai_desktop.ui.sound.volume import USUAL, VOLUME
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.theme.tile_art import faults_of_sheets
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.choice_list import ChoiceList, WrappedBox, form_of
from gupai_desktop.ui.widgets.menus import ChoiceMenu, language_menu, look_menus, option_menu
from gupai_desktop.ui.widgets.parts import (
    Dialog,
    close_button_box,
    column_of,
    scroll_down_in,
    text_label,
)

_SIZE = QSize(520, 560)
_SAMPLE = tuple(FACE[code] for code in ("66", "63", "44", "51", "32", "11"))

#: The habits that are simply on or off: the name of the preference, and its default.
SWITCHES: tuple[tuple[str, Words, bool], ...] = (
    ("shows_time", words("Show the time in the status bar"), True),
    ("shows_verdict", words("Show whether the game can still be won"), True),
    ("opens_on_today", words("Begin each day with the page of games"), True),
    ("tells_par", words("Tell at once when a problem’s par is lost"), False),
    ("plays_double", words("Two quick clicks play a tile with one partner"), True),
    ("plays_lone_verb", words("Refill when nothing else is left"), False),
)


class PreferencesDialog(Dialog):
    """A list for each choice and a box for each habit, with some tiles to see what comes of it.

    What is chosen is kept in the settings and is in force at once.  Signal: `changed`
    with the name of a preference in the settings; the looks are told of by the appearance.
    """

    changed = Signal(str)

    def __init__(
        self,
        settings: Settings,
        appearance: Appearance,
        languages: Languages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._appearance = settings, appearance
        #: What the settings keep under the key of the option itself.
        self._kept = {
            PACE.key: self._kept_menu(PACE, "is_animated", OFF),
            VOLUME.key: self._kept_menu(VOLUME, "plays_sounds", SILENT),
            SPEECH.key: self._kept_menu(SPEECH),
        }
        language = {"language": language_menu(languages, settings)}
        menus = {**language, **look_menus(appearance), **self._kept}
        self.lists = {key: ChoiceList(menu) for key, menu in menus.items()}
        self.switches = {name: WrappedBox() for name, _, _ in SWITCHES}
        self.sample = TileRow()
        inside, scroll = QWidget(), QScrollArea()
        form = form_of(*self.lists.values())
        inside.setLayout(form)
        if faults := faults_of_sheets():
            row = list(self.lists).index("tile_style") + 1
            label = text_label()
            label.setText("\n".join(faults))
            form.insertRow(row, label)
        for name, button in self.switches.items():
            form.addRow(button)
            button.button.clicked.connect(lambda is_on, name=name: self._switch(name, is_on))
        scroll_down_in(scroll, inside)
        buttons = close_button_box(self)
        self.reset_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self.reset_button.setAutoDefault(False)  # Enter would take back every choice
        self.reset_button.clicked.connect(self.reset)
        column_of(self.sample, (scroll, 1), buttons, parent=self)
        self.complete(_SIZE, self._appearance)
        self.lists["language"].setFocus()

    def _kept_menu(self, option: Option, switch: str = "", off: str = "") -> ChoiceMenu:
        """A choice that the settings keep under the key of its option.

        Where there is a switch in the menu too, `off` turns it off, and anything else on.
        """

        def chosen() -> str:
            if switch and not getattr(self._settings, switch):
                return off
            return option.known(getattr(self._settings, option.key))

        def choose(choice: str) -> None:
            if switch:
                setattr(self._settings, switch, choice != off)
            if not switch or choice != off:
                setattr(self._settings, option.key, choice)
            self.changed.emit(switch or option.key)

        return option_menu(option, chosen, choose)

    def _switch(self, name: str, is_on: bool) -> None:
        setattr(self._settings, name, is_on)
        self.changed.emit(name)

    def reset(self) -> None:
        """Everything as it was at first; the language stays, for it is the player's own."""
        self._appearance.choose(**Looks().texts())
        for option in (PACE, SPEECH):
            self._kept[option.key].choose(option.default)
        self._kept[VOLUME.key].choose(USUAL)
        for name, _, is_on in SWITCHES:
            self._switch(name, is_on)
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen now."""
        for box in self.lists.values():
            box.refresh()
        for name, button in self.switches.items():
            button.button.setChecked(getattr(self._settings, name))

    def apply_theme(self) -> None:
        self.sample.apply_theme(self._appearance.tile_style_of(""), self._appearance.scheme)

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("preferences"))
        for box in self.lists.values():
            box.retranslate()
        for name, text, _ in SWITCHES:
            self.switches[name].set_text(say(text))
        self.reset_button.setText(say(words("&Reset to Defaults")))
        self.sample.setAccessibleName(say(words("Sample tiles")))
        self.sample.set_tiles(_SAMPLE)
        self.refresh()
