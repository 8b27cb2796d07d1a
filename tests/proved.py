"""The option ``--prove``: prove also what belongs to a release, and needs a network or long."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--prove", action="store_true", help="prove also what belongs to a release")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave that out unless it is asked for."""
    if config.getoption("prove"):
        return
    left = [item for item in items if item.get_closest_marker("release")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
