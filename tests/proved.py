"""The mark ``proves``: what is so is proved again only once what it rests on has changed.

A test of data names the files that it rests on: the data, and the code that proves; those of the
rules and the searches rest on these rooms.  Once it has passed, a digest of them and of its own
module is kept in pytest's cache, which no other checkout has.
With ``--prove`` everything is proved, also what is left to a release because it needs a network.
"""

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from tests.kept import keep, kept

ROOT = Path(__file__).resolve().parents[1]
#: All that plays, searches and reads lists; whoever uses a part of it uses most of it.
ROOMS = ("engine", "games", "solvers", "play")
RULES = (*(f"gupai_desktop/{room}/*.py" for room in ROOMS), "gupai_desktop/paths.py")
#: The tests of these rooms rest on nothing else, but for some: of processes, of a whole tree.
_BESIDE = (
    *("test_difficulty", "test_drafts", "test_first_deals", "test_memory", "test_processes"),
    "test_worker",
)
_HELP = (
    *("resources/*.t*", "resources/problems/*.txt", "tests/*.py", "tests/ui/known.py"),
    *("tests/data/*.t*", "tests/data/games/*.py", "tests/saves/*"),
    *(f"tests/{room}/*.py" for room in ROOMS),
)

_PROVED = "gupai/proved"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--prove", action="store_true", help="prove again what was proved before")


def pytest_configure(config: pytest.Config) -> None:
    """Add the mark."""
    message = "a fact that holds as long as these files are as they are"
    config.addinivalue_line("markers", f"proves(*patterns, at_release=False): {message}")


def is_of_rules(file: Path, root: Path = ROOT) -> bool:
    """Tell whether a test module rests on the rules and the searches alone."""
    folder = file.parent.relative_to(root).as_posix()
    return folder in {f"tests/{room}" for room in ROOMS} and file.stem not in _BESIDE


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of the rules and the searches."""
    if item.path.is_relative_to(ROOT) and is_of_rules(item.path):
        item.add_marker(pytest.mark.proves(*RULES, *_HELP))


def digest_of(patterns: tuple[str, ...], root: Path = ROOT) -> str:
    """Return a digest of the names and the content of files, and of the Python that reads them."""
    files = sorted({file for pattern in patterns for file in _files(root, pattern)})
    lines = (f"{file.relative_to(root)} {_content(file)}" for file in files)
    return sha256("\n".join((sys.version, *lines)).encode()).hexdigest()


@cache
def _files(root: Path, pattern: str) -> list[Path]:
    return [file for file in root.glob(pattern) if file.is_file()]


@cache
def _content(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def rests_on(item: pytest.Item, root: Path) -> str:
    """Return a digest of all that a test rests on, in this run; nothing if it does not say."""
    if (mark := item.get_closest_marker("proves")) is None:
        return ""
    own = item.path.relative_to(root).as_posix()
    missing = [pattern for pattern in mark.args if not _files(root, pattern)]
    assert not missing, f"{own} rests on files that are not there: {missing}"
    made = [item.config.getoption(name, None) for name in ("day", "chance", "shuffled")]
    return f"{digest_of((*mark.args, own), root)} {made}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is proved, and what waits for a release."""
    proves_all, known = config.getoption("prove"), kept(config, _PROVED)
    anew, left = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        mark, digest = item.get_closest_marker("proves"), rests_on(item, config.rootpath)
        if digest:
            item.user_properties.append((_PROVED, digest))
        waits = mark is not None and bool(mark.kwargs.get("at_release"))
        is_left = not proves_all and bool(digest) and (waits or known.get(item.nodeid) == digest)
        (left if is_left else anew).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = anew


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep what has passed; of several processes the first one knows it of all."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return
    failed = {
        report.nodeid for kind in ("failed", "error") for report in reporter.stats.get(kind, ())
    }
    passed = {
        report.nodeid: digest
        for report in reporter.stats.get("passed", ())
        if report.nodeid not in failed
        and (digest := dict(report.user_properties).get(_PROVED)) is not None
    }
    if passed:
        keep(session.config, _PROVED, passed)
