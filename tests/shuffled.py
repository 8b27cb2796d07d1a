"""The option ``--shuffled``: run the files in another order, the same one for one seed.

What one test leaves behind, another file may lean on; that shows in no fixed order.
"""

from random import Random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--shuffled", metavar="SEED", help="run the files in another order")


def pytest_configure(config: pytest.Config) -> None:
    """Have several processes take the files in this order, and not those with most tests first."""
    if config.getoption("shuffled") is not None:
        config.option.loadscopereorder = False


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle the files; the tests of one stay together and keep their order."""
    seed = config.getoption("shuffled")
    if seed is None:
        return
    files = list(dict.fromkeys(item.path for item in items))
    Random(seed).shuffle(files)
    turns = {path: turn for turn, path in enumerate(files)}
    items.sort(key=lambda item: turns[item.path])
