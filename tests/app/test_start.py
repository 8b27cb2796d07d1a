"""What a start has read and loaded when its window is there: nothing that is needed later."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from gupai_desktop.games import games
from tests.homes import homes
from tests.scripts import ROOT

GAMES = ROOT / "gupai_desktop" / "games"

_SCRIPT = """
import linecache, sys
from gupai_desktop.app.main import main
main(["--screenshot", sys.argv[1]])
print(*linecache.cache, "", *sys.modules, sep="\\n")
"""

#: What dialogs, commands and the solver are made of; what is in a package of these is too.
OURS = (
    *("cli", "engine.made_deals", "engine.proof", "store.older"),
    *("solvers.analysis", "solvers.requests", "solvers.search", "solvers.worker"),
    *("ui.album", "ui.dialogs", "ui.games_page", "ui.replay", "ui.rules", "ui.statistics"),
    *("ui.tutorial", "ui.workbench"),
)
THEIRS = (
    *("PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtTest", "asyncio", "distributed"),
    *("html", "http", "miniaudio", "multiprocessing", "pickle", "ssl", "tomllib", "wave"),
)

#: They begin the program, and load its parts one after the other.
_BEGINNING = {"main.py", "application.py"}


class Start(NamedTuple):
    """The files whose source was read, and the modules that were loaded."""

    read: set[str]
    loaded: set[str]


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Start:
    home = tmp_path_factory.mktemp("home")
    command = [sys.executable, "-c", _SCRIPT, str(home / "window.png")]
    output = subprocess.check_output(
        command, cwd=ROOT, env={**os.environ, **homes(home)}, text=True
    )
    read, _, loaded = output.partition("\n\n")
    return Start(set(read.split("\n")), set(loaded.split()))


def imported_late(module: Path) -> Iterator[str]:
    """The modules of the program that functions of a module import when they are called."""
    tree = ast.parse(module.read_text("utf-8"))
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    for node in chain.from_iterable(map(ast.walk, functions)):
        if isinstance(node, ast.ImportFrom):
            assert node.module is not None
            # A package is there with whatever part of it.
            is_package = (ROOT / node.module.replace(".", "/")).is_dir()
            yield from (
                f"{node.module}.{alias.name}" if is_package else node.module
                for alias in node.names
            )


def test_a_start_reads_the_source_of_none_of_its_parts(start: Start) -> None:
    assert [file for file in start.read if file.endswith("launcher.py")] == []


def test_nothing_of_the_program_that_is_imported_late_is_loaded_before_the_window_is_there(
    start: Start,
) -> None:
    modules = (ROOT / "gupai_desktop").rglob("*.py")
    late = {
        name
        for module in modules
        if module.name not in _BEGINNING
        for name in imported_late(module)
        if name.startswith("gupai_desktop.")
    }
    assert len(late) > 20
    assert late & start.loaded == set()


def test_a_window_is_there_before_what_dialogs_commands_and_the_solver_are_made_of(
    start: Start,
) -> None:
    unwanted = [*(f"gupai_desktop.{name}" for name in OURS), *THEIRS]
    assert {game.__module__ for game in games()} <= start.loaded
    found = {
        name for name in start.loaded for part in unwanted if f"{name}.".startswith(f"{part}.")
    }
    assert found == set()


def test_every_module_that_the_catalogue_loads_has_games() -> None:
    """Whatever else games are made of has a name that begins with a line."""
    loaded = {f"gupai_desktop.games.{module.stem}" for module in GAMES.glob("[!_]*.py")}
    assert loaded - {game.__module__ for game in games()} == set()
