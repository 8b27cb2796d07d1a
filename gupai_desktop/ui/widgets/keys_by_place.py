"""Keys of a layout without Latin letters call what the keys in their places would call.

Qt finds nothing for them, so they are offered here as Qt offers keys: to what has the focus, to
the shortcuts and the letters of buttons, labels, tabs and menus of its window, and once more to
the focus.  So are signs, which lie elsewhere there, once a letter has told of such a layout, if
nothing is called by the sign that is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMenu,
    QMenuBar,
    QWidget,
)

from gupai_desktop.ui.widgets.key_places import (
    is_of_other_script,
    key_of,
    latin_keys,
    signs_in_place,
)

Part = TypeVar("Part", bound=QObject)

_Modifier = Qt.KeyboardModifier
#: With these a key writes nothing.
_CALLING = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier


class KeysByPlace(QObject):
    """Watches the window that has the focus, and no widget: it is asked only for what a key is."""

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        self._is_of_other_script = False
        application.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        found = is_of_other_script(event)
        self._is_of_other_script = self._is_of_other_script if found is None else found
        keys = latin_keys(event)
        if keys.isEmpty():
            return self._is_of_other_script and _offer_sign(event)
        return _offer(event, keys)


def _offer(event: QKeyEvent, keys: QKeySequence) -> bool:
    """Offer the keys that are meant; return whether the event is done with."""
    popup = QApplication.activePopupWidget()
    focus = QApplication.focusWidget() or QApplication.activeWindow()
    if isinstance(popup, QMenu):
        return _choose(popup, event, keys)
    if popup is not None or focus is None:
        return False
    is_calling = bool(event.modifiers() & _CALLING)
    override = _latin(QEvent.Type.ShortcutOverride, event, keys)
    override.ignore()
    QApplication.sendEvent(focus, override)
    if not override.isAccepted() and _call(focus, event, keys):
        return True
    if is_calling:
        QApplication.sendEvent(focus, _latin(QEvent.Type.KeyPress, event, keys))
    return is_calling


def _offer_sign(event: QKeyEvent) -> bool:
    """Do what the sign in the place of a key is for; return whether it is for anything."""
    focus = QApplication.focusWidget() or QApplication.activeWindow()
    in_place = signs_in_place(event)
    if not in_place or focus is None or QApplication.activePopupWidget() is not None:
        return False
    held = event.modifiers()
    override = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), held, event.text())
    override.ignore()
    QApplication.sendEvent(focus, override)
    without_shift = held & ~_Modifier.ShiftModifier
    written = (QKeySequence(event.key() | int(each.value)) for each in (held, without_shift))
    if override.isAccepted() or any(_is_called_by(focus.window(), keys) for keys in written):
        return False
    return any(_call(focus, event, keys) for keys in in_place)


def _is_called_by(window: QWidget, keys: QKeySequence) -> bool:
    called = [action.shortcuts() for action in _usable(window, QAction)]
    called += [shortcut.keys() for shortcut in _usable(window, QShortcut)]
    return any(keys in some for some in called)


def _latin(kind: QEvent.Type, event: QKeyEvent, keys: QKeySequence) -> QKeyEvent:
    """Return the event that the key of a US keyboard would have been."""
    key, held = key_of(keys), event.modifiers()
    text = "" if held & _CALLING else chr(key).lower()
    return QKeyEvent(kind, key, held, text, event.isAutoRepeat())


def _choose(menu: QMenu, event: QKeyEvent, keys: QKeySequence) -> bool:
    """Choose by the letter of a menu, unless the letter that was pressed is one itself."""
    letters = [QKeySequence.mnemonic(action.text()) for action in menu.actions()]
    if QKeySequence(f"Alt+{event.text().upper()}") in letters:
        return False
    QApplication.sendEvent(menu, _latin(QEvent.Type.KeyPress, event, keys))
    return True


def _call(focus: QWidget, event: QKeyEvent, keys: QKeySequence) -> bool:
    """Do what keys are for in a window; return whether they are for anything."""
    window = focus.window()
    for action in _usable(window, QAction):
        if keys in action.shortcuts() and action.isEnabled() and action.isVisible():
            is_narrow = action.shortcutContext() is Qt.ShortcutContext.WidgetShortcut
            if not is_narrow or action.parent() is focus:
                if not event.isAutoRepeat() or action.autoRepeat():
                    action.trigger()
                return True
    for shortcut in _usable(window, QShortcut):
        called_by = shortcut.keys()
        if keys in called_by and shortcut.isEnabled():
            shortcut.activated.emit()
            return True
    return any(_press(widget, keys) for widget in _usable(window, QWidget))


def _usable(window: QWidget, kind: type[Part]) -> Iterator[Part]:
    """Yield the parts of a window, and of no dialog over it, that lie on what can be used."""
    for part in window.findChildren(kind):
        widget = part if isinstance(part, QWidget) else part.parent()
        if isinstance(widget, QWidget) and widget.window() is window and _can_use(widget):
            yield part


def _can_use(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()


def _press(widget: QWidget, keys: QKeySequence) -> bool:
    """Press what bears the letter of these keys; return whether this widget does."""
    if isinstance(widget, QAbstractButton) and widget.shortcut() == keys:
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
        widget.animateClick()
        return True
    if isinstance(widget, QLabel):
        buddy = widget.buddy()
        if buddy is not None and QKeySequence.mnemonic(widget.text()) == keys:
            buddy.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
    from PySide6.QtWidgets import QTabBar  # late: a window opens without it

    if isinstance(widget, QTabBar):
        for place in range(widget.count()):
            if QKeySequence.mnemonic(widget.tabText(place)) == keys:
                widget.setCurrentIndex(place)
                return True
    if isinstance(widget, QMenuBar):
        for action in widget.actions():
            if QKeySequence.mnemonic(action.text()) == keys and action.isEnabled():
                widget.setActiveAction(action)
                return True
    return False
