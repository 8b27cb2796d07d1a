"""Whether the system wants less motion: Qt knows, or else the portal or the style."""

import enum
import sys

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication, QProxyStyle

from gupai_desktop.ui.theme.motion import Motion
from tests.ui.hand import MakeWindow

Preference = enum.Enum("Preference", ["NoPreference", "ReducedMotion"])


class Hints(QObject):
    """What Qt knows of accessibility, as from 6.12 on."""

    motionPreferenceChanged, contrastPreferenceChanged = Signal(object), Signal(object)  # noqa: N815
    preference = Preference.NoPreference

    def motionPreference(self) -> Preference:  # noqa: N802
        return self.preference

    def contrastPreference(self) -> None:  # noqa: N802
        return None


def test_tiles_follow_what_qt_says_of_motion(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = Hints()
    monkeypatch.setattr(QStyleHints, "accessibility", lambda _self: hints)
    window = make_window(is_animated=True)
    assert window.scene.is_animated
    for preference in (Preference.ReducedMotion, Preference.NoPreference):
        hints.preference = preference
        hints.motionPreferenceChanged.emit(preference)
        assert window.scene.is_animated is (preference is Preference.NoPreference)


@pytest.mark.skipif(sys.platform != "linux", reason="where there is a portal")
def test_the_portal_is_asked_for_kde_s_wish_whatever_qt_knows(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Setting(QObject):
        changed = Signal(object)

        def __init__(self, group: str, _key: str, parent: QObject) -> None:
            super().__init__(parent)
            asked.append(group)

    from gupai_desktop.ui.theme import portal

    monkeypatch.setattr(portal, "PortalSetting", Setting)
    monkeypatch.setattr(QStyleHints, "accessibility", lambda _self: Hints())
    Motion(qapp).ask_portal()
    assert asked == ["org.kde.kdeglobals.KDE"]


def test_a_style_that_does_without_motion_wants_less(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    still, motion = QProxyStyle(), Motion(qapp)
    assert not motion.is_less
    monkeypatch.setattr(still, "styleHint", lambda *_: 0)
    monkeypatch.setattr(QApplication, "style", lambda *_: still)
    assert motion.is_less
