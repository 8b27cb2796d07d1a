"""Names of the program: one word, one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scripts import ROOT


@pytest.fixture(scope="module")
def modules() -> dict[Path, ast.Module]:
    """Every module of the program, parsed."""
    return {
        path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "gupai_desktop").rglob("*.py"))
    }


def types_of(module: ast.Module) -> Iterator[str]:
    """Yield the public names that a module gives to classes and to other types."""
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        yield from (
            target.id
            for target in targets
            if isinstance(target, ast.Name) and target.id[:1].isupper() and not target.id.isupper()
        )


def test_no_two_modules_give_one_name_to_two_types(modules: dict[Path, ast.Module]) -> None:
    homes = defaultdict[str, list[Path]](list)
    for path, module in modules.items():
        for name in types_of(module):
            homes[name].append(path)
    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}


#: Words of a private dialect, and what is said instead: of Qt, of testing, or plainly.
PRIVATE = {
    "study": "solver, but for the command `gupai study`",
    "studied": "solver",
    "strip": "status_bar",
    "lies": "is, place",
    "told": "message, text",
    "tell": "show, fill, report",
    "telling": "messages",
    "ways": "changes, solutions, alternatives",
    "errand": "CallJob",
    "chore": "BackgroundJob",
    "exam": "SolveJob",
    "send_away": "hide",
    "put_away": "hide",
    "stark": "high_contrast",
    "takes_keys": "takes_focus",
    "has_keys": "has_focus",
    "deed": "action",
    "deeds": "callbacks",
    "patience": "timeout",
    "finger": "touch",
    "roomy": "tall",
    "room_of": "package_of",
}
#: Bounds are called as everywhere: MAX_STEPS, not MOST_STEPS.
BOUNDS = {"MOST": "MAX", "LEAST": "MIN"}
#: What only belongs to pages and docstrings of the architecture.
BUILDING = re.compile(
    r"\b(the house|rooms below|a room of its own|every room of)\b", re.IGNORECASE
)


def names_given(module: ast.Module) -> Iterator[str]:
    """Yield all names that a module gives: to classes, functions, arguments and variables."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def snake(name: str) -> str:
    """Return a name in small letters, its words parted by underlines, one at each end."""
    return f"_{re.sub('(?<=[a-z])(?=[A-Z])', '_', name).lower().strip('_')}_"


def test_no_name_has_a_word_of_the_private_dialect(modules: dict[Path, ast.Module]) -> None:
    found = {
        f"{path}: {name}": instead
        for path, module in modules.items()
        for name in set(names_given(module)) | {path.stem}
        for word, instead in PRIVATE.items()
        if f"_{word}_" in snake(name)
        if not (word in ("study", "studied") and path.parts[1] == "cli")
    }
    assert found == {}


def test_bounds_are_minima_and_maxima(modules: dict[Path, ast.Module]) -> None:
    found = {
        f"{path}: {name}": BOUNDS[first]
        for path, module in modules.items()
        for name in set(names_given(module))
        if (first := name.strip("_").partition("_")[0]) in BOUNDS
    }
    assert found == {}


def test_packages_are_called_packages_and_what_they_make_the_architecture() -> None:
    pages = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    found = {
        page.name: words
        for page in pages
        if (words := BUILDING.findall(page.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_one_is_a_variable_only_beside_another(modules: dict[Path, ast.Module]) -> None:
    alone = [
        f"{path}: {function.name}"
        for path, module in modules.items()
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef)
        if "one" in (names := set(_variables(function))) and "other" not in " ".join(names)
    ]
    assert alone == []


def _variables(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg


def test_no_class_gives_two_things_names_that_differ_by_an_underscore(
    modules: dict[Path, ast.Module],
) -> None:
    twins = [
        f"{path}: {node.name}.{name}"
        for path, module in modules.items()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
        for name in _assigned(node) & {other.removeprefix("_") for other in _private(node)}
    ]
    assert twins == []


def _private(node: ast.ClassDef) -> set[str]:
    return {name for name in _assigned(node) if name.startswith("_")}


def _assigned(node: ast.ClassDef) -> set[str]:
    """The attributes that a class assigns to itself, without its properties."""
    methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    assigned = {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store)
        if ast.unparse(part.value) == "self"
    }
    return assigned - methods
