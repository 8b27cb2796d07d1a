"""Who may import whom, and how big things may be; read from the source."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scripts import ROOT

PACKAGE = "gupai_desktop"
QT = "PySide6"
QT_CORE = "PySide6.QtCore"

SERVICES = (
    *("paths", "logs", "storage", "claims", "play_log", "statistics", "training"),
    *("rulebook", "settings", "i18n"),
)

#: What each part of the package may import: other parts, and packages from elsewhere.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "__init__": (),
    "engine": (),
    "games": ("engine",),
    "solvers": ("engine", "games"),
    "paths": ("engine", "platformdirs"),
    "logs": (),
    "storage": ("engine", "paths", "platformdirs"),
    "claims": (),
    "play_log": ("engine", "storage"),
    "statistics": ("engine", "play_log"),
    "training": ("engine", "storage"),
    "rulebook": ("engine", "games", "paths"),
    "settings": ("engine", "paths", QT_CORE),
    "i18n": ("engine", "paths", QT_CORE),
    "ui": ("engine", "games", "solvers", *SERVICES, QT, "shiboken6"),
    "cli_solve": ("engine", "games", "solvers"),
    "cli_results": ("engine", "games", "solvers"),
    "cli_workers": ("engine", "games", "solvers", "cli_results"),
    "cli_tally": ("engine", "games", "solvers", "cli_results"),
    "cli_study": ("engine", "games", "solvers", "cli_results", "cli_workers", "cli_tally"),
    "cli": ("engine", "games", "solvers", *SERVICES, "cli_solve", "cli_study", "cli_results"),
    "self_check": ("engine", "games", "solvers", *SERVICES, "ui", "app", QT),
    "command_line": (QT_CORE,),
    "app": ("engine", "games", "solvers", *SERVICES, "command_line", "ui", "self_check", QT),
    "__main__": ("app",),
}

#: Inside the engine a module imports only those above it.
ENGINE = (
    *("words", "tiles", "combinations", "reasons", "drill", "table", "notes", "move"),
    *("goals", "layout", "rules", "game", "deal", "maker", "record"),
    *("json_text", "steps", "history", "code", "shared", "daily"),
)

#: Where something may be printed.
SPEAKERS = ("cli", "app", "self_check")

MOST_LINES_OF_A_MODULE = 400
MOST_LINES_OF_A_FUNCTION = 40

#: Words that say nothing about what a thing is.
VAGUE = {
    "abstract",
    "base",
    "common",
    "data",
    "handler",
    "helper",
    "helpers",
    "impl",
    "manager",
    "misc",
    "util",
    "utils",
}

WITHOUT_QT = """
import importlib, pkgutil, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} is blocked")

sys.meta_path.insert(0, NoQt())
import gupai_desktop
PARTS = (
    *("engine", "games", "solvers", "storage", "claims", "statistics", "training"),
    *("cli", "cli_solve", "cli_results", "cli_workers", "cli_tally", "cli_study"),
)
for found in pkgutil.walk_packages(gupai_desktop.__path__, "gupai_desktop."):
    if found.name.split(".")[1] in PARTS:
        importlib.import_module(found.name)
from gupai_desktop.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def modules() -> dict[str, Path]:
    """Every module of the package by its name without the package's own: ``engine.deal``."""
    folder = ROOT / PACKAGE
    return {
        ".".join(path.relative_to(folder).with_suffix("").parts): path
        for path in sorted(folder.rglob("*.py"))
    }


def imports(source: str) -> Iterator[str]:
    """All that a source imports, wherever in it; names that are imported with their module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module or ''}.{a.name}" for a in node.names)


def part_of(imported: str) -> str:
    """The part of the package that an import is of, the package itself being ``__init__``."""
    within = imported.split(".")[1:]
    return within[0] if within and within[0] in MAY_IMPORT else "__init__"


def is_allowed(importer: str, imported: str) -> bool:
    """Whether a module may import this."""
    part = importer.split(".")[0]
    first = imported.split(".")[0]
    if first in sys.stdlib_module_names:
        return True
    if first == PACKAGE:
        return part_of(imported) in ("__init__", part, *MAY_IMPORT[part])
    return any(f"{imported}.".startswith(f"{one}.") for one in MAY_IMPORT[part])


def forbidden(sources: dict[str, str]) -> list[str]:
    """One line for every import that the table does not allow."""
    return [
        f"{importer} imports {imported}"
        for importer, source in sources.items()
        for imported in imports(source)
        if not is_allowed(importer, imported)
    ]


def sources() -> dict[str, str]:
    return {name: path.read_text(encoding="utf-8") for name, path in modules().items()}


def siblings(package: str) -> Iterator[tuple[str, str]]:
    """Who imports whom among the modules of one package."""
    for name, source in sources().items():
        if name.startswith(f"{package}.") and name != f"{package}.__init__":
            for imported in imports(source):
                if imported.startswith(f"{PACKAGE}.{package}."):
                    yield name.split(".")[1], imported.split(".")[2]


# The table.


def test_every_part_of_the_package_has_its_line_in_the_table() -> None:
    assert {name.split(".")[0] for name in modules()} <= set(MAY_IMPORT)


def test_every_module_imports_only_what_the_table_allows() -> None:
    assert forbidden(sources()) == []


@pytest.mark.parametrize(
    ("importer", "source"),
    [
        ("engine.table", "import PySide6"),
        ("engine.table", "import platformdirs"),
        ("engine.table", "from gupai_desktop.games import zen"),
        ("engine.table", "def f():\n    import gupai_desktop.solvers"),
        ("games.zen", "from gupai_desktop import solvers"),
        ("solvers.search", "from PySide6.QtCore import QObject"),
        ("storage", "from PySide6 import QtCore"),
        ("storage", "from gupai_desktop.games import find"),
        ("statistics", "from PySide6 import QtSql"),
        ("settings", "from PySide6.QtWidgets import QWidget"),
        ("settings", "from PySide6 import QtWidgets"),
        ("i18n", "from gupai_desktop.ui.board.scene import Scene"),
        ("ui.scene", "from gupai_desktop.app.main import main"),
        ("cli", "from PySide6.QtCore import QObject"),
        ("cli", "from . import ui"),
    ],
)
def test_an_import_that_the_table_does_not_allow_is_noticed(importer: str, source: str) -> None:
    assert len(forbidden({importer: source})) == 1


def test_every_module_of_the_engine_has_its_place_in_the_order() -> None:
    found = {name.split(".")[1] for name in modules() if name.startswith("engine.")}
    assert found - {"__init__"} == set(ENGINE)


def test_within_the_engine_a_module_imports_only_those_above_it() -> None:
    downward = [
        f"{importer} imports {imported}"
        for importer, imported in siblings("engine")
        if ENGINE.index(imported) >= ENGINE.index(importer)
    ]
    assert downward == []


def test_the_families_of_games_do_not_import_one_another() -> None:
    others = [(one, other) for one, other in siblings("games") if _family(one) != _family(other)]
    assert others == []


def _family(module: str) -> str:
    """The family of a module of games: ``zen`` of ``zen`` as of ``zen_six_sets``."""
    return module.partition("_")[0]


def test_the_package_itself_tells_the_version_and_nothing_else() -> None:
    body = ast.parse(sources()["__init__"]).body
    assert [type(line).__name__ for line in body] == ["Expr", "Assign"]


def test_the_games_are_there_where_qt_cannot_be_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, "games"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "zen.ten-sets\t" in done.stdout


# The house's manners.


def test_nothing_is_printed_but_by_the_commands() -> None:
    printing = [
        f"{name}:{node.lineno}"
        for name, source in sources().items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "print"
        and name not in SPEAKERS
    ]
    assert printing == []


def test_no_module_has_a_name_that_says_nothing() -> None:
    parts = {part for name in modules() for word in name.split(".") for part in word.split("_")}
    assert parts & VAGUE == set()


def test_no_class_has_a_name_that_says_nothing() -> None:
    words_of = {
        node.name: set(re.findall("[A-Z][a-z]*", node.name))
        for source in sources().values()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
    }
    vague = {word.capitalize() for word in VAGUE}
    assert [name for name, words in words_of.items() if words & vague] == []


def test_every_module_says_what_stands_in_it() -> None:
    silent = [
        name for name, source in sources().items() if not ast.get_docstring(ast.parse(source))
    ]
    assert silent == []


def test_no_module_is_too_long() -> None:
    lengths = {name: len(source.splitlines()) for name, source in sources().items()}
    assert {n: length for n, length in lengths.items() if length > MOST_LINES_OF_A_MODULE} == {}


def test_no_function_is_too_long() -> None:
    lengths = {
        f"{name}.{node.name}": length_of(node)
        for name, source in sources().items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {n: length for n, length in lengths.items() if length > MOST_LINES_OF_A_FUNCTION} == {}


def length_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function without its decorators and its docstring."""
    last = function.end_lineno or function.lineno
    docstring = function.body[0] if ast.get_docstring(function) else None
    told = (docstring.end_lineno or 0) - docstring.lineno + 1 if docstring else 0
    return last - function.lineno + 1 - told
