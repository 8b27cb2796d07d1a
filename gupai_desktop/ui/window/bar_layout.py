"""The layout of the bars: in one row where a window is low, away where it fills the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMainWindow, QToolBar

from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.window.bars import UNBOUNDED, Toolbar, times_of
from gupai_desktop.ui.window.goal_bar import GoalBar

#: A window is low that has fewer pixels, with texts of the usual size; the goal grows with one
#: that is higher than usual.
_LOW, _USUAL_HEIGHT = 700, 820
#: The room between toolbar and goal.
_SPACE = 6
#: The pointer is looked for once in so many milliseconds.
_PERIOD = 100
#: So near the upper or lower edge the pointer asks for the bars, and so near it keeps them.
_EDGE, _NEAR = 2, 130


class BarLayout(QObject):
    """Lays menus, toolbar and goal in one row where a window is low, and else in three.

    The menus are then behind a button; a goal that finds no room there has a row of its own.
    A window that fills the screen has no bars until the pointer or the keyboard asks for them.
    A hidden bar is only without height: its menus and keys go on working.
    """

    def __init__(
        self, window: QMainWindow, toolbar: Toolbar, goal_bar: GoalBar, actions: Actions
    ) -> None:
        super().__init__(window)
        self._window, self._toolbar, self._goal_bar = window, toolbar, goal_bar
        self._menu, self._full_screen = actions["menu"], actions["full-screen"]
        #: The row of the goal, and whether a goal is to be seen at all.
        self.row, self.shows_goal = QToolBar(window), True
        self.row.setObjectName("goal-row")
        self.row.setMovable(False)
        self.row.setStyleSheet("QToolBar { border: none; padding: 0px; margin: 0px; }")
        self.row.addWidget(goal_bar)
        window.addToolBar(toolbar)
        window.addToolBarBreak()
        window.addToolBar(self.row)
        self._look = QTimer(self, interval=_PERIOD)
        self._look.timeout.connect(lambda: self.look(QCursor.pos()))
        window.installEventFilter(self)

    @property
    def is_low(self) -> bool:
        """Whether the window has little height for its texts."""
        return self._window.height() < _LOW * times_of(self._window)

    def arrange(self) -> None:
        """Lay the bars as the window is now."""
        menus, toolbar, is_low = self._window.menuBar(), self._toolbar, self.is_low
        is_hidden = is_low or not toolbar.maximumHeight()
        menus.setMaximumHeight(0 if is_hidden and not menus.isNativeMenuBar() else UNBOUNDED)
        self._menu.setVisible(is_low and not menus.isNativeMenuBar())
        has_goal = self.shows_goal and bool(self._goal_bar.parts)
        self.row.setVisible(has_goal)
        toolbar.is_shared = is_low and has_goal
        toolbar.fit()
        if toolbar.is_shared:
            needed = toolbar.sizeHint().width() + self._goal_bar.least_width + _SPACE
            toolbar.is_shared = needed <= self._window.width()
            toolbar.fit()
        if toolbar.is_shared:
            self._window.removeToolBarBreak(self.row)
        elif not self._window.toolBarBreak(self.row):
            self._window.insertToolBarBreak(self.row)
        tall = 1.0 if is_low else self._window.height() / _USUAL_HEIGHT
        self._goal_bar.enlarge(max(1.0, round(tall, 1)))

    # Full screen.

    def switch(self) -> None:
        """Fill the screen, or be as large as before."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def look(self, pointer: QPoint) -> None:
        """Show the bars while the pointer is near them, a menu is open, or they have the keys."""
        if not self._window.isFullScreen():
            return
        place, focus = self._window.mapFromGlobal(pointer), self._window.focusWidget()
        distance = min(place.y(), self._window.height() - 1 - place.y())
        are_shown = bool(self._toolbar.maximumHeight())
        is_near = 0 <= distance <= (_NEAR if are_shown else _EDGE)
        bars = (self._toolbar, self._window.statusBar())
        has_keys = focus is not None and any(bar.isAncestorOf(focus) for bar in bars)
        are_asked_for = is_near or has_keys or QApplication.activePopupWidget() is not None
        if are_asked_for != are_shown:
            self._show_bars(are_asked_for)

    def _show_bars(self, are_shown: bool) -> None:
        for bar in (self._toolbar, self._window.statusBar()):
            bar.setMaximumHeight(UNBOUNDED if are_shown else 0)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.arrange()
        elif event.type() in (QEvent.Type.WindowStateChange, QEvent.Type.Show):
            is_full = self._window.isFullScreen()
            self._full_screen.setChecked(is_full)
            self._show_bars(not is_full)
            if is_full:
                self._look.start()
            else:
                self._look.stop()
        return super().eventFilter(watched, event)
