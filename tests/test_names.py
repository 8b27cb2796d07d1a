"""Names of the program: one word, one thing."""

import ast
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
