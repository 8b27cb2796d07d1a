"""What the desktop wants, as its portal tells: settings that the Qt in use does not ask for."""

from __future__ import annotations

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

_PORTAL = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"


class PortalSetting(QObject):
    """One setting; the portal is asked without waiting.  Signal: `changed` with what it says."""

    changed = Signal(object)

    def __init__(self, group: str, key: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name, bus = [group, key], QDBusConnection.sessionBus()
        # PySide takes a text here, and no bytes, whatever its types say.
        changed, answered = SLOT("_on_changed(QDBusMessage)"), SLOT("_on_answer(QDBusMessage)")
        bus.connect(*_PORTAL, _INTERFACE, "SettingChanged", self, changed)  # type: ignore[call-overload]
        # `ReadOne` is newer than the portals of some systems.
        call = QDBusMessage.createMethodCall(*_PORTAL, _INTERFACE, "Read")
        call.setArguments(self._name)
        bus.callWithCallback(call, self, answered)  # type: ignore[call-overload]

    @Slot(QDBusMessage)
    def _on_answer(self, answer: QDBusMessage) -> None:
        self._report(answer.arguments()[0])

    @Slot(QDBusMessage)
    def _on_changed(self, message: QDBusMessage) -> None:
        group, key, value = message.arguments()
        if [group, key] == self._name:
            self._report(value)

    def _report(self, value: object) -> None:
        while isinstance(value, QDBusVariant):
            value = value.variant()
        self.changed.emit(value)
