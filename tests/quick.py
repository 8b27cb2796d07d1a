"""The option ``--quick``: leave out the tests that took long the last time.

What each test took is kept in pytest's cache, so the first run is a whole one; a test that is
new, or was renamed, is run.
"""

from itertools import chain

import pytest

from tests.kept import keep, kept

#: A test that took longer, in seconds, is left out.
_LONG = 0.05
_SECONDS = "gupai/seconds"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--quick", action="store_true", help="leave out tests that took long before")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what took long."""
    if not config.getoption("quick"):
        return
    seconds = kept(config, _SECONDS)
    short, long = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        (long if seconds.get(item.nodeid, 0) > _LONG else short).append(item)
    config.hook.pytest_deselected(items=long)
    items[:] = short


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Remember what each test took; of several processes the first one knows it of all."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return
    spent = dict[str, float]()
    for report in chain.from_iterable(reporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            spent[report.nodeid] = spent.get(report.nodeid, 0) + report.duration
    keep(session.config, _SECONDS, spent)
