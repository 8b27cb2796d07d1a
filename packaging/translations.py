"""The one door to the Qt Linguist files of Gupai Desktop.

    python packaging/translations.py update             bring the .ts files up to date
    python packaging/translations.py update --new de    and begin one for a language
    python packaging/translations.py compile [--to DIR] turn every .ts into a .qm
    python packaging/translations.py check              fail when either is not in order

The program marks its texts by two functions, whose text arguments are literals::

    words("Context", "Text", ...)
    counted("Context", "%n thing(s)", number, ...)

Two equal texts with different meanings get different contexts.  A comment line that
starts with ``#:`` right above such a call reaches the translators.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gupai_desktop"
FOLDER = ROOT / "translations"

#: The texts in the source are English, so English needs its plural forms only.
PLURALS_ONLY = ("gupai_en.ts",)


class TranslationError(Exception):
    """Something about the texts or their translations is not in order."""


def texts_in(package: Path) -> Iterator[str]:
    """Yield every marked text of the package as C++, file by file in order of their paths.

    Qt's own parser of Python silently drops plural texts whose number is a variable.
    """
    for path in sorted(package.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name in ("words", "counted"):
                number = ', "", 1' if name == "counted" else ""
                strings = ", ".join(_quoted(call, path))
                comment = _comment_above(call.lineno, lines)
                yield f"{comment}QCoreApplication::translate({strings}{number});\n"


def _quoted(call: ast.Call, path: Path) -> Iterator[str]:
    """The context and the text of a call."""
    values = [getattr(argument, "value", None) for argument in call.args[:2]]
    if len(values) != 2 or not all(isinstance(value, str) for value in values):
        raise TranslationError(
            f"{path}:{call.lineno}: the context and the text have to be plain literals, "
            "or the text never reaches the translators."
        )
    return (json.dumps(value, ensure_ascii=False) for value in values)


def _comment_above(line: int, lines: list[str]) -> str:
    """Join the ``#:`` comment lines that stand right above a (1-based) line."""
    found: list[str] = []
    for above in map(str.strip, reversed(lines[: line - 1])):
        if not above.startswith("#:"):
            break
        found.insert(0, above[2:].strip())
    return f"//: {' '.join(found)}\n" if found else ""


def update(folder: Path = FOLDER, package: Path = PACKAGE, new: str = "") -> None:
    """Bring the .ts files of a folder in line with the texts of the package.

    A language that is new gets a file of its own.
    """
    calls = "".join(texts_in(package))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch, "texts.cpp")
        listing.write_text(f"void texts() {{\n{calls}}}\n", encoding="utf-8")
        complete = {path for path in folder.glob("*.ts") if path.name not in PLURALS_ONLY}
        begun = {folder / f"gupai_{new}.ts"} if new else set()
        _lupdate(listing, sorted(complete | begun))
        _lupdate(listing, [folder / name for name in PLURALS_ONLY], "-pluralonly")


def _lupdate(listing: Path, targets: list[Path], *options: str) -> None:
    fixed = ["-silent", "-locations", "none", "-no-obsolete"]
    _run("lupdate", *fixed, *options, str(listing), "-ts", *map(str, targets))


def compile_all(
    target: Path = FOLDER, source: Path = FOLDER, *, unfinished_ok: bool = False
) -> list[Path]:
    """Compile every .ts file of a folder and return the .qm files.

    A .qm that is newer than its .ts is left alone when unfinished texts are accepted.
    """
    target.mkdir(parents=True, exist_ok=True)
    compiled = []
    for path in sorted(source.glob("*.ts")):
        result = target / f"{path.stem}.qm"
        compiled.append(result)
        is_newer = result.exists() and result.stat().st_mtime_ns > path.stat().st_mtime_ns
        # A newer .qm may have been compiled with texts missing.
        if not (unfinished_ok and is_newer):
            _compile(path, result, [] if unfinished_ok else _strict_options())
    return compiled


def _compile(path: Path, result: Path, options: list[str]) -> None:
    """Compile one file beside its place and move it there: a running program maps the old one."""
    with tempfile.TemporaryDirectory(dir=result.parent, prefix=".") as scratch:
        fresh = Path(scratch, result.name)
        _run("lrelease", "-silent", *options, str(path), "-qm", str(fresh))
        fresh.replace(result)


def _strict_options() -> list[str]:
    """Return the strict options that the installed lrelease knows (6.11 added the second)."""
    known = _run("lrelease", "-help")
    return [option for option in ("-fail-on-unfinished", "-fail-on-invalid") if option in known]


def check(folder: Path = FOLDER, package: Path = PACKAGE) -> list[str]:
    """Return one sentence for everything that is not in order."""
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for path in folder.glob("*.ts"):
            shutil.copy(path, fresh)
        update(fresh, package)
        faults = [fault for path in sorted(fresh.glob("*.ts")) for fault in _faults(folder, path)]
        if not faults:
            try:
                compile_all(fresh, folder)
            except TranslationError as error:
                faults = [str(error)]
    return faults


def _faults(folder: Path, fresh: Path) -> Iterator[str]:
    """What is wrong with a file of the folder, seen beside its fresh copy."""
    given = folder / fresh.name
    # Reading as text treats the line ends of all systems alike.
    if not given.exists() or given.read_text("utf-8") != fresh.read_text("utf-8"):
        fault = "is out of date" if given.exists() else "is missing"
        yield f"{given.name} {fault}: run `packaging/translations.py update`."
    messages = ElementTree.parse(given if given.exists() else fresh).iter("message")
    translations = ((message, message.find("translation")) for message in messages)
    missing = [m for m, said in translations if said is None or said.get("type") == "unfinished"]
    if missing:
        first = missing[0].findtext("source")
        yield f"{given.name} lacks {len(missing)} translation(s), the first of {first!r}."


def _run(tool: str, *arguments: str) -> str:
    """Run one of the programs that PySide6 brings along and return what it printed."""
    # Finding the package does not load it, so no graphics library is needed here; the
    # wrappers beside the interpreter are passed over because they do load it.
    found = importlib.util.find_spec("PySide6")
    if found is None or found.origin is None:
        raise TranslationError(f"{tool} is part of PySide6, which is not installed.")
    program = Path(found.origin).with_name(tool + (".exe" if sys.platform == "win32" else ""))
    done = subprocess.run(
        [str(program), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise TranslationError(f"{tool} failed: {done.stdout.strip()}")
    return done.stdout


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    parser = argparse.ArgumentParser(description="Keep the translations in order.")
    actions = parser.add_subparsers(dest="action", required=True)
    updating = actions.add_parser("update", help="bring the .ts files up to date")
    updating.add_argument("--new", default="", metavar="CODE", help="and begin a language")
    actions.add_parser("check", help="fail when a .ts file is out of date or unfinished")
    compiling = actions.add_parser("compile", help="turn every .ts file into a .qm file")
    compiling.add_argument("--to", type=Path, default=FOLDER, help="folder for the .qm files")
    compiling.add_argument(
        "--unfinished-ok", action="store_true", help="accept texts that are not translated yet"
    )
    chosen = parser.parse_args(arguments)
    try:
        if chosen.action == "update":
            update(new=chosen.new)
        elif chosen.action == "compile":
            compile_all(chosen.to, unfinished_ok=chosen.unfinished_ok)
        elif faults := check():
            raise TranslationError("\n".join(faults))
    except TranslationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
