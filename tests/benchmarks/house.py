"""How big the house is: its lines and files by rooms, its functions, who imports whom.

    python -m tests.benchmarks.house [TREE]

It reads the sources of a tree, this one if none is named, and prints tables in Markdown.
A function is as long as its lines without its docstring; fan-out is how many modules of the
package a module imports, fan-in how many import it.
"""

import ast
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


def lines_of(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def length_of(function: Function) -> int:
    """The lines of a function without its decorators and its docstring."""
    whole = (function.end_lineno or 0) - function.lineno + 1
    first = function.body[0]
    is_docstring = ast.get_docstring(function, clean=False) is not None
    return whole - ((first.end_lineno or 0) - first.lineno + 1 if is_docstring else 0)


def imported(tree: ast.Module, names: set[str]) -> Iterator[str]:
    """The modules of the package that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (
                {node.module, *(f"{node.module}.{one.name}" for one in node.names)} & names
            )


def spread(values: Sequence[int]) -> str:
    """Median, nine in ten, and the most of some values."""
    ordered = sorted(values)
    return f"{statistics.median(ordered):g} / {ordered[len(ordered) * 9 // 10]} / {ordered[-1]}"


def main(root: Path) -> None:
    package = root / "gupai_desktop"
    paths = sorted(package.rglob("*.py"))
    parsed = {
        ".".join(path.relative_to(root).with_suffix("").parts): ast.parse(path.read_text("utf-8"))
        for path in paths
    }
    functions = [
        length_of(node)
        for tree in parsed.values()
        for node in ast.walk(tree)
        if isinstance(node, Function)
    ]
    uses = {name: set(imported(tree, parsed.keys() - {name})) for name, tree in parsed.items()}
    used = Counter(one for others in uses.values() for one in others)
    print("| room | files | lines |\n|---|--:|--:|")
    for folder in sorted({path.parent for path in paths}):
        here = [path for path in paths if path.parent == folder]
        print(f"| {folder.relative_to(root)} | {len(here)} | {sum(map(lines_of, here))} |")
    packaging = [path for path in (root / "packaging").rglob("*") if path.is_file()]
    # What lies in locked/ is written by a tool.
    texts = [path for path in packaging if not {"__pycache__", "locked"} & {*path.parts}]
    tests = list((root / "tests").rglob("*.py"))
    print("\n| | median / nine in ten / most |\n|---|---|")
    print(f"| lines of a function, of {len(functions)} | {spread(functions)} |")
    print(f"| lines of a module, of {len(paths)} | {spread(list(map(lines_of, paths)))} |")
    print(f"| fan-out of a module | {spread([len(others) for others in uses.values()])} |")
    print(f"| fan-in of a module | {spread([used[name] for name in parsed])} |")
    print(f"\nlines: product {sum(map(lines_of, paths))},", end=" ")
    print(f"packaging {sum(map(lines_of, texts))}, tests {sum(map(lines_of, tests))}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2])
