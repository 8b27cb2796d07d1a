"""Nobody asks for the day, the time or chance but one module for each, which is handed in."""

import ast
import re
import textwrap
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.scripts import ROOT

#: Who asks the computer.
ASKING = ("gupai_desktop/engine/clock.py", "gupai_desktop/engine/chance.py")
#: Who may measure how long something takes.
MEASURING = "tests/benchmarks/"
_STOPWATCHES = (
    *("time.perf_counter", "time.process_time", "time.thread_time", "time.monotonic"),
    "os.times",
)

#: Names that ask whenever they are used, wherever they were imported from.
_FORBIDDEN = re.compile(
    r"(.+\.)?(datetime|date)\.(.+\.)?(today|now|utcnow)"
    r"|(.+\.)?time\.(time|monotonic|perf_counter|process_time|thread_time|clock_gettime)(_ns)?"
    r"|(.+\.)?(QDate\.currentDate|QTime\.currentTime|QDateTime\.current\w+)"
    r"|(.+\.)?(QElapsedTimer|QDeadlineTimer|QRandomGenerator|QUuid)\b.*"
    r"|(.+\.)?os\.(urandom|getrandom|times)|(uuid|secrets|timeit|sched)\b.*"
    r"|random\.(?!Random\b).+|(.+\.)?random\.SystemRandom\b.*"
    r"|numpy\.(random\b.*|datetime64)|email\.utils\.(localtime|formatdate|make_msgid)"
)
#: Names of what has them only for that, whatever it is called itself.
_TELLING = re.compile(
    r"utcnow|(time|monotonic|perf_counter|process_time|thread_time)_ns|current(Date|Time|DateTime"
    r"|DateTimeUtc|SecsSinceEpoch|MSecsSinceEpoch)|urandom|getrandom|RAND_bytes|default_rng|uuid[14]"
    r"|monotonic|perf_counter|getrusage|token_(bytes|hex|urlsafe)|SystemRandom|default_timer"
)
#: What a `Clock` has too.
_OF_A_CLOCK = ("now", "today")
#: Modules of which nobody can tell what they give, if they give all.
_GIVING = ("time", "datetime", "random", "os", "uuid", "secrets", "PySide6.QtCore")
#: Calls that ask without this many arguments.
_BARE = {
    "random.Random": 1,
    "random.Random.seed": 1,
    "time.strftime": 2,
    **dict.fromkeys(("time.localtime", "time.gmtime", "time.ctime", "time.asctime"), 1),
}
_FUNCTIONS = "(date|time|datetime|julianday|unixepoch|strftime|timediff)"
_SQL = re.compile(
    rf"\b{_FUNCTIONS}\s*\([^()]*['\"]now['\"]"
    rf"|\b(SELECT|INSERT|UPDATE|DELETE|CREATE|DEFAULT|WHERE|ORDER)\b[^;]*\b"
    rf"(CURRENT_(DATE|TIME|TIMESTAMP)\b|random(blob)?\s*\(|{_FUNCTIONS}\s*\(\s*\)"
    r"|(strftime\s*\(\s*'[^']*'\s*\)))",
    re.IGNORECASE,
)
#: Commands and files that tell it.
_OUTSIDE = re.compile(r"(/usr)?(/bin/)?(date|uuidgen)( .*)?|/dev/u?random")
_MAKING = ("touch", "write_text", "write_bytes", "open", "mkstemp", "NamedTemporaryFile", "mkdir")
_WRITTEN = re.compile(r"st_[amc]time(_ns)?|get[amc]time")


class _Asked:
    """What a module asks the computer for."""

    def __init__(self, source: str) -> None:
        self._tree = ast.parse(source)
        #: What each name is that is imported, or given to something that was.
        self._known = dict[str, str]()
        for learn in (self._learn_import, self._learn_name):
            for node in ast.walk(self._tree):
                learn(node)

    def _learn_import(self, node: ast.AST) -> None:
        if isinstance(node, ast.Import):
            for alias in node.names:
                whole = alias.name if alias.asname else alias.name.partition(".")[0]
                self._known[alias.asname or whole] = whole.removeprefix("_")
        elif isinstance(node, ast.ImportFrom) and not node.level:
            module = (node.module or "").removeprefix("_")
            for alias in node.names:
                self._known[alias.asname or alias.name] = f"{module}.{alias.name}"

    def _learn_name(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and node.value:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            name = self._name(node.value)
            for target in targets:
                if isinstance(target, ast.Name) and name:
                    self._known.setdefault(target.id, name)
        elif isinstance(node, ast.ClassDef) and "random.Random" in map(self._name, node.bases):
            self._known[node.name] = "random.Random"

    def _is_import(self, call: ast.Call) -> bool:
        return ast.unparse(call.func) in ("__import__", "importlib.import_module", "import_module")

    def _name(self, node: ast.AST) -> str:
        """The whole name of what an expression names, or makes, if that was imported."""
        if isinstance(node, ast.Name):
            return self._known.get(node.id, "")
        if isinstance(node, ast.Attribute) and (owner := self._name(node.value)):
            return f"{owner}.{node.attr}"
        if isinstance(node, ast.Call):
            texts = list(filter(None, map(_text, node.args)))
            if self._is_import(node) and texts:
                return texts[0].removeprefix("_")
            if ast.unparse(node.func) == "getattr" and texts:
                return f"{self._name(node.args[0])}.{texts[0]}"
            return self._name(node.func)
        return ""

    def every(self) -> Iterator[str]:
        """Yield all that it asks for."""
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Name | ast.Attribute):
                yield from self._by_name(node)
            elif isinstance(node, ast.Call):
                yield from self._by_call(node)
            elif isinstance(node, ast.Constant | ast.BinOp):
                yield from _by_text(_text(node))
            elif isinstance(node, ast.ImportFrom):
                is_all = any(alias.name == "*" for alias in node.names)
                yield from [f"all of {node.module}"] * (is_all and node.module in _GIVING)
            elif isinstance(node, ast.FunctionDef):
                yield from _by_files(node)

    def _by_name(self, node: ast.Name | ast.Attribute) -> Iterator[str]:
        name = self._name(node)
        if _FORBIDDEN.fullmatch(name) or _TELLING.fullmatch(name.rpartition(".")[2]):
            yield name
        elif isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value)
            if _TELLING.fullmatch(node.attr):
                yield f"{owner}.{node.attr}"

    def _by_call(self, node: ast.Call) -> Iterator[str]:
        called = self._name(node.func)
        given = [*node.args, *(keyword.value for keyword in node.keywords)]
        given = [a for a in given if not (isinstance(a, ast.Constant) and a.value is None)]
        if len(given) < _BARE.get(called, 0):
            yield f"{called}()"
        if isinstance(node.func, ast.Attribute):
            owner, verb = ast.unparse(node.func.value), node.func.attr
            is_clock = re.search(r"clock(\(\))?$|^(self|super\(\))$", owner, re.IGNORECASE)
            if (verb == "time" and not given) or (verb in _OF_A_CLOCK and not is_clock):
                yield f"{owner}.{verb}()"
        if _FORBIDDEN.fullmatch(name := self._name(node)) and name != called:
            yield name
        if called.startswith(("subprocess.", "os.")) and given:
            first = given[0].elts[0] if isinstance(given[0], ast.List | ast.Tuple) else given[0]
            if _OUTSIDE.fullmatch(_text(first)):
                yield _text(first)
        for text in map(_text, node.args):
            is_named = text in _OF_A_CLOCK or _TELLING.fullmatch(text)
            if is_named and called.startswith("operator."):
                yield text


def _text(node: ast.AST) -> str:
    """The text that an expression is, if it is one, put together or not."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _text(node.left) + _text(node.right)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _by_text(text: str) -> Iterator[str]:
    """Yield what a text asks for that is SQL, a file or a program."""
    yield from (found[0] for found in _SQL.finditer(text))
    if text.startswith("/dev/") and _OUTSIDE.fullmatch(text):
        yield text
    if re.search(r"^\s*(import|from) \w", text, re.MULTILINE):
        with suppress(SyntaxError):
            yield from asked(textwrap.dedent(text))


def _by_files(function: ast.FunctionDef) -> Iterator[str]:
    """Yield the times of files that a function reads after it has made some."""
    named = {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}
    if named.intersection(_MAKING):
        yield from filter(_WRITTEN.fullmatch, sorted(named))


def asked(source: str) -> Iterator[str]:
    """Yield what a module asks the computer for."""
    yield from _Asked(source).every()


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
        "from datetime import date\nday = date\nday.today()",
        "def f(day):\n    return day.today()",
        "import datetime\ndatetime.date(2000, 1, 1).today()",
        "from PySide6 import QtCore as q\nq.QDateTime.currentSecsSinceEpoch()",
        "from PySide6.QtCore import QDeadlineTimer\nQDeadlineTimer(5).remainingTime()",
        "from time import *\ntime()",
        "import time\ngetattr(time, 'time')()",
        "__import__('time').time()",
        "import importlib\nimportlib.import_module('datetime').date.today()",
        "import asyncio\nasyncio.get_running_loop().time()",
        "from gupai_desktop.engine.clock import time\ntime.monotonic()",
        "import time\ntime.localtime(None)",
        "import timeit\ntimeit.default_timer()",
        "from email.utils import formatdate\nformatdate()",
        "from operator import methodcaller\nmethodcaller('today')(x)",
        "import posix\nposix.urandom(3)",
        "from ssl import RAND_bytes\nRAND_bytes(3)",
        "open('/dev/urandom')",
        "import random\nrandom.Random(None)",
        "import random\nrandom.SystemRandom(7)",
        "from random import Random\nchance = Random(7)\nchance.seed()",
        "from random import Random\nclass Mine(Random): pass\nMine()",
        "import numpy as np\nnp.random.default_rng()",
        "import numpy as np\nnp.datetime64('now')",
        "import subprocess\nsubprocess.run(['date', '+%F'])",
        "import os\nos.system('date')",
        "book.ask('select date(\"Now\")')",
        "book.ask('SELECT date(' + \"'now')\")",
        "book.ask('SELECT unixepoch()')",
        "book.ask(\"CREATE TABLE t (a DEFAULT (strftime('%s')))\")",
        "PROGRAM = 'import time\\nprint(time.time())'",
        "def f(file):\n    file.touch()\n    return file.stat().st_mtime",
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
        "self.clock.now()",
        "from random import Random\nchance = Random(7)\nchance.seed(8)",
        "book.ask('SELECT date(?)', ['2026-01-01'])",
        "def f(file):\n    return file.stat().st_mtime",
    ],
)
def test_what_is_handed_in_is_no_question(source: str) -> None:
    assert not list(asked(source))
