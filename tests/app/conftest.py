"""The windows of the tests of `ui`, for what is tested in a window here; they leave no trace."""

from tests.ui.conftest import make_window, usual_font, window

__all__ = ["make_window", "usual_font", "window"]
