"""Nobody asks for the day, the time or chance but one module for each, which is handed in."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scripts import ROOT

#: Who asks the computer.
ASKING = ("gupai_desktop/engine/clock.py", "gupai_desktop/engine/chance.py")
#: Who may measure how long something takes.
MEASURING = "tests/benchmarks/"
_STOPWATCHES = ("time.perf_counter", "time.process_time", "time.monotonic")

#: Names that ask whenever they are used.
_QT = "PySide6.QtCore"
_FORBIDDEN = re.compile(
    r"datetime\.date\.today|datetime\.datetime\.(now|utcnow|today)"
    r"|time\.(time|monotonic|perf_counter|process_time|thread_time|clock_gettime)(_ns)?"
    rf"|{_QT}\.(QDate\.currentDate|QTime\.currentTime)"
    rf"|{_QT}\.QDateTime\.current\w+|{_QT}\.(QElapsedTimer|QRandomGenerator|QUuid)\b.*"
    r"|os\.(urandom|getrandom)|(uuid|secrets)\b.*|random\.(?!Random$).+"
)
#: Calls that ask without this many arguments.
_BARE = {
    "random.Random": 1,
    "time.strftime": 2,
    **dict.fromkeys(("time.localtime", "time.gmtime", "time.ctime", "time.asctime"), 1),
}
_SQL = re.compile(
    r"\b(date|time|datetime|julianday|unixepoch|strftime)\s*\((?:'[^']*'\s*,)?\s*'now'"
    r"|\bCURRENT_(DATE|TIME|TIMESTAMP)\b|\brandom(blob)?\s*\(",
)


def _imported(tree: ast.AST) -> dict[str, str]:
    """What each name is that a module imports."""
    found = dict[str, str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                whole = alias.name if alias.asname else alias.name.partition(".")[0]
                found[alias.asname or whole] = whole
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found |= {
                alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names
            }
    return found


def _name(node: ast.AST, imported: dict[str, str]) -> str:
    """The whole name of what an expression names, if that was imported."""
    if isinstance(node, ast.Name):
        return imported.get(node.id, "")
    if isinstance(node, ast.Attribute) and (owner := _name(node.value, imported)):
        return f"{owner}.{node.attr}"
    return ""


def asked(source: str) -> Iterator[str]:
    """Yield what a module asks the computer for."""
    tree = ast.parse(source)
    imported = _imported(tree)
    for node in ast.walk(tree):
        name = _name(node, imported)
        if isinstance(node, ast.Name | ast.Attribute) and _FORBIDDEN.fullmatch(name):
            yield name
        elif isinstance(node, ast.Call):
            called = _name(node.func, imported)
            if len(node.args) + len(node.keywords) < _BARE.get(called, 0):
                yield f"{called}()"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (found[0] for found in _SQL.finditer(node.value))


def _sources() -> Iterator[tuple[str, Path]]:
    for folder in ("gupai_desktop", "tests"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file.relative_to(ROOT).as_posix(), file


def test_only_one_module_asks_for_the_time_and_one_for_chance() -> None:
    found = [
        f"{name}: {what}"
        for name, file in _sources()
        if name not in (*ASKING, "tests/test_handed_in.py")
        for what in asked(file.read_text("utf-8"))
        if not (name.startswith(MEASURING) and what.startswith(_STOPWATCHES))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "from datetime import date\ndate.today()",
        "import datetime as d\nd.datetime.now(d.UTC)",
        "from datetime import datetime as moment\nnow = moment.utcnow",
        "import time\ntime.time()",
        "import time\ntime.monotonic_ns()",
        "from time import perf_counter\nperf_counter()",
        "import time\ntime.strftime('%Y')",
        "import time\ntime.localtime()",
        "from PySide6.QtCore import QDate\nQDate.currentDate()",
        "from PySide6.QtCore import QDateTime\nQDateTime.currentDateTimeUtc()",
        "from PySide6.QtCore import QTime\nQTime.currentTime()",
        "from PySide6.QtCore import QRandomGenerator\nQRandomGenerator.system()",
        "import os\nos.urandom(8)",
        "import uuid\nuuid.uuid4()",
        "from secrets import token_hex\ntoken_hex()",
        "import random\nrandom.choice('ab')",
        "from random import shuffle\nshuffle([])",
        "from random import Random\nRandom()",
        "book.ask(\"SELECT date('now', 'localtime')\")",
        "book.ask('INSERT INTO t VALUES (CURRENT_TIMESTAMP)')",
        "book.ask('SELECT * FROM t ORDER BY random()')",
    ],
)
def test_every_way_to_ask_is_found(source: str) -> None:
    assert list(asked(source))


@pytest.mark.parametrize(
    "source",
    [
        "clock.today()",
        "from random import Random\nRandom(7).random()",
        "import time\ntime.sleep(1)",
        "import time\ntime.strftime('%Y', moment)",
        "from datetime import date\ndate.fromisoformat(text)",
        "from PySide6.QtCore import QDateTime\nQDateTime.fromString(text)",
    ],
)
def test_what_is_handed_in_is_no_question(source: str) -> None:
    assert not list(asked(source))
