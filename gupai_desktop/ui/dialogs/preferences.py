"""The preferences: language, looks and habits, each in force as soon as it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QWidget,
)

from gupai_desktop.engine.rules import Choice, Option
from gupai_desktop.engine.tiles import FACE
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import Languages, say
from gupai_desktop.settings import Settings
from gupai_desktop.ui.board.glide import OFF, PACE
from gupai_desktop.ui.board.tile_row import TileRow
from gupai_desktop.ui.play.answers import ANSWERS
from gupai_desktop.ui.play.speech import SPEECH
from gupai_desktop.ui.sound.volume import OFF as SILENT
from gupai_desktop.ui.sound.volume import VOLUME
from gupai_desktop.ui.theme.appearance import Appearance, Looks, options
from gupai_desktop.ui.theme.tile_art import TileArt
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.widgets.parts import close_button_box, column_of
from gupai_desktop.ui.widgets.wrapped_button import WrappedButton

_SIZE = QSize(520, 560)
_SAMPLE = tuple(FACE[code] for code in ("66", "63", "44", "51", "32", "11"))
_SAMPLE_HEIGHT = 118

#: The habits that are simply on or off: the name of the preference, and its default.
SWITCHES: tuple[tuple[str, Words, bool], ...] = (
    ("shows_time", words("Preferences", "Show the time in the status bar"), True),
    ("shows_verdict", words("Preferences", "Show whether the game can still be won"), True),
    ("plays_lone_verb", words("Preferences", "Refill when nothing else is left"), False),
)


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to choose from a list: what there is, what is chosen now, what a choice does."""

    option: Option
    chosen: Callable[[], str]
    choose: Callable[[str], object]


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
        remember: Callable[[Looks], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._appearance = settings, appearance
        self._languages, self._remember = languages, remember
        self._lines = {line.option.key: line for line in self._all_lines()}
        self.lists = {key: QComboBox() for key in self._lines}
        self.switches = {name: WrappedButton(QCheckBox()) for name, _, _ in SWITCHES}
        self.labels = {key: QLabel() for key in self._lines}
        self.sample = TileRow(TileArt(), has_choices=False)
        self._lay_out()
        self._connect()
        self.complete(_SIZE, self._appearance)
        self.lists["language"].setFocus()

    # What can be chosen.

    def _all_lines(self) -> list[Line]:
        """The language, the looks, the pace, the sounds, how much is told and when."""
        language = Line(
            Option("language", words("Preferences", "&Language"), self._language_choices()),
            lambda: self._languages.current,
            self._choose_language,
        )
        degrees = (
            self._degree_line(PACE, "is_animated", OFF),
            self._degree_line(VOLUME, "plays_sounds", SILENT),
        )
        kept = map(self._kept_line, (SPEECH, ANSWERS))
        return [language, *map(self._look_line, options()), *degrees, *kept]

    def _language_choices(self) -> tuple[Choice, ...]:
        """Every language by its own name, whatever is spoken now."""
        names = ((code, self._languages.own_name(code)) for code in self._languages.codes())
        return tuple(Choice(code, Words("OwnNames", name)) for code, name in names)

    def _look_line(self, option: Option) -> Line:
        def choose(choice: str) -> None:
            self._appearance.looks = replace(self._appearance.looks, **{option.key: choice})
            self._remember(self._appearance.looks)

        return Line(option, lambda: self._appearance.looks.texts()[option.key], choose)

    def _kept_line(self, option: Option) -> Line:
        """A choice that the settings keep under the key of its option."""

        def choose(choice: str) -> None:
            setattr(self._settings, option.key, choice)
            self.changed.emit(option.key)

        return Line(option, lambda: option.known(getattr(self._settings, option.key)), choose)

    def _degree_line(self, option: Option, switch: str, off: str) -> Line:
        """How fast or how loud; off is the switch that the menu has too, the rest turns it on."""
        kept = self._kept_line(option)

        def choose(degree: str) -> None:
            setattr(self._settings, switch, degree != off)
            if degree != off:
                kept.choose(degree)
            self.changed.emit(switch)

        return Line(
            option, lambda: kept.chosen() if getattr(self._settings, switch) else off, choose
        )

    def _choose_language(self, code: str) -> None:
        self._settings.language = code
        self._languages.use(code)
        self.changed.emit("language")

    def _switch(self, name: str, is_on: bool) -> None:
        setattr(self._settings, name, is_on)
        self.changed.emit(name)

    def reset(self) -> None:
        """Everything as it was at first; the language stays, for it is the player's own."""
        self._appearance.looks = Looks()
        self._remember(self._appearance.looks)
        for option in (PACE, SPEECH, ANSWERS):
            self._lines[option.key].choose(option.default)
        self._lines[VOLUME.key].choose(SILENT)
        for name, _, is_on in SWITCHES:
            self._switch(name, is_on)
        self.refresh()

    # Building.

    def _lay_out(self) -> None:
        inside = QWidget()
        form = QFormLayout(inside)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for key, box in self.lists.items():
            self.labels[key].setBuddy(box)
            form.addRow(self.labels[key], box)
        for button in self.switches.values():
            form.addRow(button)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.sample.setFixedHeight(_SAMPLE_HEIGHT)
        buttons = close_button_box(self)
        self.reset_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        column_of(self.sample, (scroll, 1), buttons, parent=self)

    def _connect(self) -> None:
        for key, box in self.lists.items():
            box.activated.connect(lambda _, key=key: self._on_chosen(key))
        for name, button in self.switches.items():
            button.button.clicked.connect(lambda is_on, name=name: self._switch(name, is_on))
        self.reset_button.clicked.connect(self.reset)

    def _on_chosen(self, key: str) -> None:
        choice = self.lists[key].currentData()
        if choice != self._lines[key].chosen():
            self._lines[key].choose(choice)

    # What is shown.

    def refresh(self) -> None:
        """Show what is chosen now."""
        for key, box in self.lists.items():
            box.setCurrentIndex(box.findData(self._lines[key].chosen()))
        for name, button in self.switches.items():
            button.is_on = bool(getattr(self._settings, name))

    def apply_theme(self) -> None:
        self.sample.apply_theme(self._appearance.tile_style, self._appearance.scheme)

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.setWindowTitle(say(words("Preferences", "Preferences")))
        for key, line in self._lines.items():
            name = say(line.option.name)
            self.labels[key].setText(say(words("Preferences", "{option}:", option=name)))
            self.lists[key].setAccessibleName(plain_text(name))
            self.lists[key].clear()
            for choice in line.option.choices:
                self.lists[key].addItem(say(choice.name), choice.key)
        for name, text, _ in SWITCHES:
            self.switches[name].set_text(say(text))
        self.reset_button.setText(say(words("Preferences", "&Reset to Defaults")))
        self.sample.setAccessibleName(say(words("Preferences", "Sample tiles")))
        self.sample.set_tiles(_SAMPLE)
        self.refresh()
