"""Who may import whom, and how big things may be; read from the source."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.scripts import ROOT

PACKAGE = "gupai_desktop"
QT = "PySide6"
QT_CORE = "PySide6.QtCore"

#: What each package of ours may import: others of ours, and packages from elsewhere.
#: A module that lies in no folder is a package of its own.
BELOW_UI = (
    *("engine", "writings", "games", "solvers", "paths", "play", "store", "texts"),
    *("settings", "i18n"),
)
BOARD = ("ui.theme", "ui.widgets", "ui.play", "ui.board")
FEATURES = (
    *("ui.tutorial", "ui.workbench", "ui.replay", "ui.statistics", "ui.rules"),
    *("ui.games_page", "ui.dialogs", "ui.album"),
)
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "__init__": (),
    "paths": ("platformdirs",),
    "parser": (),
    "engine": (),
    "writings": ("engine",),
    "games": ("engine", "paths"),
    "solvers": ("engine", "games", "paths"),
    "play": ("engine", "writings", "paths"),
    "store": ("engine", "games", "paths", "play", "platformdirs"),
    "texts": ("engine", "games", "solvers", "play", "store"),
    "settings": ("engine", "paths", QT_CORE),
    "i18n": ("engine", "paths", QT_CORE),
    "ui": (),
    "ui.sound": ("engine", "paths", "miniaudio"),
    "ui.theme": (*BELOW_UI, QT, "shiboken6"),
    "ui.widgets": (*BELOW_UI, "ui.theme", QT),
    "ui.play": (*BELOW_UI, "ui.widgets", QT),
    "ui.board": (*BELOW_UI, "ui.theme", "ui.widgets", "ui.play", QT, "shiboken6"),
    **dict.fromkeys(FEATURES, (*BELOW_UI, *BOARD, "ui.sound", QT, "shiboken6")),
    "ui.window": (*BELOW_UI, *BOARD, *FEATURES, "ui.sound", QT, "shiboken6"),
    "cli": (
        *("engine", "writings", "games", "solvers", "paths", "parser", "play", "store"),
        "distributed",
    ),
    "app": (
        *BELOW_UI,
        "parser",
        "ui",
        *BOARD,
        *FEATURES,
        "ui.window",
        QT,
        "shiboken6",
        "miniaudio",
    ),
    "__main__": ("app", "cli"),
}

#: Inside the engine a module imports only those above it.
ENGINE = (
    *(
        "clock",
        "chance",
        "words",
        "tiles",
        "combinations",
        "table",
        "explain",
        "definitions",
        "move",
    ),
    *("goals", "layout", "rules", "narrator", "proof", "game"),
    *("heap", "deal", "made_deals", "record"),
)

#: Where something may be printed.
SPEAKERS = ("cli.main", "app.command_line", "app.launcher", "app.self_check")

MAX_LINES_OF_A_MODULE = 500
MAX_LINES_OF_A_FUNCTION = 40

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
PARTS = ("engine", "games", "solvers", "play", "store", "texts", "cli")
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


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Everything that a source is made of; the module comes first."""
    return tuple(ast.walk(ast.parse(source)))


def imports(source: str) -> Iterator[str]:
    """All that a source imports, wherever in it; names that are imported with their module."""
    for node in nodes(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module or ''}.{a.name}" for a in node.names)


def package_of(module: str) -> str:
    """The package of a module: ``ui.board`` of ``ui.board.scene``; else the outermost."""
    parts = module.split(".")
    packages = (".".join(parts[:depth]) for depth in (2, 1))
    return next((own for own in packages if own in MAY_IMPORT), "__init__")


def is_allowed(importer: str, imported: str) -> bool:
    """Whether a module may import this."""
    own = package_of(importer)
    first, _, within = imported.partition(".")
    if first in sys.stdlib_module_names:
        return True
    if first == PACKAGE:
        return package_of(within) in ("__init__", own, *MAY_IMPORT[own])
    return any(f"{imported}.".startswith(f"{one}.") for one in MAY_IMPORT[own])


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


def test_every_package_has_its_row_in_the_table() -> None:
    folders = {name.rpartition(".")[0] or name for name in modules()}
    assert folders == set(MAY_IMPORT)


def test_no_two_packages_import_each_other() -> None:
    both_ways = [
        (one, other)
        for one, below in MAY_IMPORT.items()
        for other in below
        if one in MAY_IMPORT.get(other, ())
    ]
    assert both_ways == []


def test_every_module_imports_only_what_the_table_allows() -> None:
    assert forbidden(sources()) == []


def test_an_import_that_the_table_does_not_allow_is_noticed() -> None:
    imports = [
        ("engine.table", "import PySide6"),
        ("engine.table", "from gupai_desktop.games import zen"),
        ("engine.table", "def f():\n    import gupai_desktop.solvers"),
        ("solvers.search", "from PySide6.QtCore import QObject"),
        ("settings", "from PySide6.QtWidgets import QWidget"),
        ("ui.board.scene", "from gupai_desktop.app.main import main"),
        ("ui.replay.window", "from gupai_desktop.ui.workbench import window"),
        ("cli.main", "from . import ui"),
    ]
    allowed = [(name, code) for name, code in imports if len(forbidden({name: code})) != 1]
    assert allowed == []


def test_every_module_of_the_engine_has_its_place_in_the_order() -> None:
    found = {name.split(".")[1] for name in modules() if name.startswith("engine.")}
    assert found - {"__init__"} == set(ENGINE)


def test_within_the_engine_a_module_imports_only_those_above_it() -> None:
    downward = [
        f"{importer} imports {imported}"
        for importer, imported in siblings("engine")
        if ENGINE.index(imported) >= ENGINE.index(importer)
    ]
    # A narrator and a claim name the type of their game.
    assert downward == ["narrator imports game", "proof imports game"]


def test_the_families_of_games_do_not_import_one_another() -> None:
    others = [(one, other) for one, other in siblings("games") if _family(one) != _family(other)]
    assert others == []


def _family(module: str) -> str:
    """The family of a module of games: ``zen`` of ``zen``, ``zen_goals`` and ``_zen_narrator``."""
    return module.lstrip("_").partition("_")[0]


def test_the_package_itself_tells_the_version_and_minds_where_it_imports_from() -> None:
    body = ast.parse(sources()["__init__"]).body
    assert [type(line).__name__ for line in body] == ["Expr", "Import", "Import", "Assign", "If"]


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


# How code is written here.


def test_nothing_is_printed_but_by_the_commands() -> None:
    printing = [
        f"{name}:{node.lineno}"
        for name, source in sources().items()
        for node in nodes(source)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "print"
        and name not in SPEAKERS
    ]
    assert printing == []


def test_only_these_listen_to_a_session() -> None:
    """Else a step is heard in an order that nobody has chosen; others are told by these."""
    listening = {
        name
        for name, source in sources().items()
        for node in nodes(source)
        if isinstance(node, ast.Attribute) and node.attr == "connect"
        if re.search(r"session\.\w+$", ast.unparse(node.value))
    }
    assert listening == {
        *("ui.play.pointing", "ui.play.analysis", "app.autosave"),
        *("ui.window.main_window", "ui.tutorial.window"),
    }


def test_no_reply_of_the_solver_is_sorted_by_its_type() -> None:
    """Each request has replies of one type (`Request[Finds]`), which the type checker sees to."""
    sorting = [
        f"{name}: {ast.unparse(node)}"
        for name, source in sources().items()
        if name.startswith(("ui.", "app."))
        for node in nodes(source)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance"
        if {*re.findall(r"\w+", ast.unparse(node.args[1]))} & _of_the_solvers(source)
    ]
    assert sorting == []


def _of_the_solvers(source: str) -> set[str]:
    """The names that a source imports from the solvers, and the type of a proof."""
    packages = tuple(f"{PACKAGE}.{own}." for own in ("solvers", "engine.proof"))
    return {name.rpartition(".")[2] for name in imports(source) if name.startswith(packages)}


def test_no_module_has_a_name_that_says_nothing() -> None:
    parts = {part for name in modules() for word in name.split(".") for part in word.split("_")}
    assert parts & VAGUE == set()


def test_no_class_has_a_name_that_says_nothing() -> None:
    words_of = {
        node.name: set(re.findall("[A-Z][a-z]*", node.name))
        for source in sources().values()
        for node in nodes(source)
        if isinstance(node, ast.ClassDef)
    }
    vague = {word.capitalize() for word in VAGUE}
    assert [name for name, words in words_of.items() if words & vague] == []


def test_every_module_says_what_stands_in_it() -> None:
    modules = ((name, nodes(source)[0]) for name, source in sources().items())
    silent = [
        name
        for name, module in modules
        if isinstance(module, ast.Module) and not ast.get_docstring(module)
    ]
    assert silent == []


def test_no_module_is_too_long() -> None:
    lengths = {name: len(source.splitlines()) for name, source in sources().items()}
    assert {n: length for n, length in lengths.items() if length > MAX_LINES_OF_A_MODULE} == {}


def test_no_function_is_too_long() -> None:
    lengths = {
        f"{name}.{node.name}": length_of(node)
        for name, source in sources().items()
        for node in nodes(source)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {n: length for n, length in lengths.items() if length > MAX_LINES_OF_A_FUNCTION} == {}


def length_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function without its decorators and its docstring."""
    last = function.end_lineno or function.lineno
    docstring = function.body[0] if ast.get_docstring(function) else None
    lines_told = (docstring.end_lineno or 0) - docstring.lineno + 1 if docstring else 0
    return last - function.lineno + 1 - lines_told
