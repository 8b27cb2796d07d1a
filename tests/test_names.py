"""Names of the program: one word, one thing."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.scripts import ROOT

MODULES = {
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


def test_no_two_modules_give_one_name_to_two_types() -> None:
    homes = defaultdict[str, list[Path]](list)
    for path, module in MODULES.items():
        for name in types_of(module):
            homes[name].append(path)
    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}


def test_one_is_a_variable_only_beside_another() -> None:
    alone = [
        f"{path}: {function.name}"
        for path, module in MODULES.items()
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


def test_no_class_gives_two_things_names_that_differ_by_an_underscore() -> None:
    twins = [
        f"{path}: {node.name}.{name}"
        for path, module in MODULES.items()
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
