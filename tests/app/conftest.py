"""The windows of the tests of `ui`, for what is tested in a window here."""

from tests.ui.conftest import make_window, window

__all__ = ["make_window", "window"]
