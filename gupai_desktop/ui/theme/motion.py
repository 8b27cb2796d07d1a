"""Whether the system wants less motion: Qt says so from 6.12 on, and the portal what Qt does not.

On other systems the style of windows has it: it lets them do without.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QStyle

#: The settings of desktops, and what each says where less motion is wanted; for the last Qt asks
#: in its plugin for KDE alone, which PySide's packages lack.
_IN_PORTAL = (
    ("org.freedesktop.appearance", "reduced-motion", (1,)),
    ("org.gnome.desktop.interface", "enable-animations", (False,)),
    # A number in a text file, which programs of KDE and others write.
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", ("0", "0.0", 0.0)),
)


class Motion(QObject):
    """What the system says of motion.  Signal: `changed` when it says something else."""

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._in_portal: dict[str, bool] = {}
        # Qt 6.12 takes them away with what gave them, so that is held.
        style_hints = application.styleHints()
        hints: Any = style_hints.accessibility()
        self._is_known_to_qt = hasattr(hints, "motionPreference")
        if self._is_known_to_qt:
            hints.motionPreferenceChanged.connect(lambda _: self.changed.emit())

    def ask_portal(self) -> None:
        """Ask the portal for what Qt does not, and follow it, where there may be one."""
        if sys.platform != "linux":
            return
        from gupai_desktop.ui.theme.portal import PortalSetting

        for group, key, less in _IN_PORTAL[-1:] if self._is_known_to_qt else _IN_PORTAL:
            PortalSetting(group, key, self).changed.connect(partial(self._hear, key, less))

    def _hear(self, key: str, less: tuple[object, ...], value: object) -> None:
        self._in_portal[key] = value in less
        self.changed.emit()

    @property
    def is_less(self) -> bool:
        # These cannot be kept, nor asked once those are gone that they are part of.
        style_hints = self._application.styleHints()
        hints: Any = style_hints.accessibility()
        if self._is_known_to_qt and hints.motionPreference().name == "ReducedMotion":
            return True
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        return any(self._in_portal.values()) or self._application.style().styleHint(hint) <= 0
