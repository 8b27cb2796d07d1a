"""The letters in which room and contrast are tried: narrow and wide ones too."""

from PySide6.QtGui import QFont
from shiboken6 import isValid

from gupai_desktop.ui.theme.appearance import ENLARGED, Appearance, Looks

#: A family and how far it is stretched, in hundredths.
LETTERS = {
    "DejaVu": ("DejaVu Sans", 100),
    "Noto": ("Noto Sans", 100),
    "narrow": ("Noto Sans Condensed", 100),
    "wide": ("DejaVu Sans", 115),
}
#: Those that need most room.
WIDEST = "wide"


def write_in(name: str, appearance: Appearance, looks: Looks | None = None) -> None:
    """Write as if the system had these letters, and take the looks, the usual ones by default."""
    appearance._font = _in(name, appearance._font)
    for widget in ENLARGED:
        if isValid(widget):
            widget.setFont(_in(name, widget.font()))
    appearance._looks = looks or Looks()
    appearance._apply()


def _in(name: str, font: QFont) -> QFont:
    family, stretch = LETTERS[name]
    changed = QFont(font)
    changed.setFamilies([family, *font.families()[1:]])
    changed.setStretch(stretch)
    return changed
