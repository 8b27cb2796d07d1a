"""The one door to the Qt Linguist files of Gupai Desktop.

    python packaging/translations.py update             bring the .ts files up to date
    python packaging/translations.py update --new de    and begin one for a language
    python packaging/translations.py compile [--to DIR] turn every .ts into a .qm
    python packaging/translations.py check              fail when either is not in order

A language is begun until it has its own name, the translation of "English": a release has it
then, and `check` fails as long as it lacks a text.

The program marks its texts by two functions, whose text arguments are literals::

    words("Text", ...)
    counted("%n thing(s)", number, ...)

Two equal texts whose translations differ get a meaning each, ``words("Deal", meaning="a verb")``.
Translators read in which room a text stands, and the comment right above the call if its
lines start with ``#:``.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gupai_desktop"
FOLDER = ROOT / "translations"

#: The one context of all texts: nobody has to find a name for a second one.
CONTEXT = "Gupai"
#: Texts of Qt's own, and their contexts, that Qt does not translate into our languages yet;
#: for the key it has a word in Ukrainian that nobody uses.
OF_QT = {
    "QFileDialog": ("&Look in:", "Files of &type:"),
    "QAbstractFileIconProvider": ("Drive", "File", "Folder"),
    "QShortcut": ("Space",),
}
#: The functions that mark a text, and how many arguments each has before those with a name.
MARKS = {"words": 1, "counted": 2}
#: In every translation this text is the language's own name.
OWN_NAME = "English"
#: The texts in the source are English, so English needs its plural forms only.
PLURALS_ONLY = "gupai_en.ts"


class TranslationError(Exception):
    """Something about the texts or their translations is not in order."""


def drafts() -> set[Path]:
    """Return the modules of games, and of families, that are drafts: nothing translates them."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from gupai_desktop.games import games  # late: compiling needs no package

    finished = {game.family.key for game in games() if not game.is_draft}
    found = set()
    for path in (PACKAGE / "games").glob("*[!_].py"):
        own = [game for game in games() if game.__module__ == f"gupai_desktop.games.{path.stem}"]
        is_draft = all(game.is_draft for game in own)
        family = path.stem.lstrip("_").partition("_")[0]
        if is_draft if own else family not in finished:
            found.add(path)
    return found


def texts_in(package: Path) -> Iterator[str]:
    """Yield every marked text of the package as C++, file by file in order of their paths.

    Qt's own parser of Python silently drops plural texts whose number is a variable.
    """
    for context, texts in OF_QT.items():
        yield from (f'QCoreApplication::translate("{context}", "{text}");\n' for text in texts)
    seen = set[tuple[object, ...]]()
    for path in sorted({*package.rglob("*.py")} - drafts()):
        source = path.read_text(encoding="utf-8")
        lines, room = source.splitlines(), path.parent.name
        calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name not in MARKS:
                continue
            try:
                strings = (CONTEXT, *strings_of(call, MARKS[name]))
            except TranslationError as error:
                raise TranslationError(f"{path}:{call.lineno}: {error}") from None
            first = call.lineno - 1
            while first and lines[first - 1].strip().startswith("#:"):
                first -= 1
            comment = [line.strip()[2:].strip() for line in lines[first : call.lineno - 1]]
            if strings not in seen:
                yield f"//: {' '.join([*comment, f'({room})'])}\n"
            seen.add(strings)
            quoted = ", ".join(json.dumps(string, ensure_ascii=False) for string in strings)
            yield f"QCoreApplication::translate({quoted}{', 1' if name == 'counted' else ''});\n"


def strings_of(call: ast.Call, unnamed: int) -> tuple[str, str]:
    """Return the text that a call marks, and its meaning."""
    if len(call.args) != unnamed:
        raise TranslationError("a meaning is given by its name: meaning=…")
    named = {keyword.arg or "**": keyword.value for keyword in call.keywords}
    literals = call.args[0], named.pop("meaning", ast.Constant(""))
    text, meaning = (getattr(literal, "value", None) for literal in literals)
    if not isinstance(text, str) or not isinstance(meaning, str):
        message = "text and meaning have to be plain literals, or no translator ever sees them."
        raise TranslationError(message)
    places = {place for _, place, *_ in Formatter().parse(text) if place is not None}
    if strange := (named.keys() - places) | (places & {"meaning"}):
        raise TranslationError(f"the text has no place of this name: {', '.join(strange)}.")
    return text, meaning


def update(folder: Path = FOLDER, package: Path = PACKAGE, new: str = "") -> None:
    """Bring the .ts files of a folder in line with the texts of the package.

    A language that is new gets a file of its own.
    """
    calls = "".join(texts_in(package))
    folder.mkdir(parents=True, exist_ok=True)
    english = folder / PLURALS_ONLY
    others = {*folder.glob("*.ts"), *([folder / f"gupai_{new}.ts"] if new else [])} - {english}
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch, "texts.cpp")
        listing.write_text(f"void texts() {{\n{calls}}}\n", encoding="utf-8")
        fixed = ["-silent", "-locations", "none", "-no-obsolete", str(listing)]
        _run("lupdate", *fixed, "-ts", *map(str, sorted(others)))
        _run("lupdate", *fixed, "-pluralonly", "-ts", str(english))


def lacking(path: Path) -> list[str]:
    """Return the texts of a .ts file that are not translated; none if it is no such file."""
    try:
        messages = list(ElementTree.parse(path).iter("message"))
    except ElementTree.ParseError:
        return []  # lrelease says what is wrong with it
    translations = ((one.findtext("source", ""), one.find("translation")) for one in messages)
    return [
        text for text, said in translations if said is None or said.get("type") == "unfinished"
    ]


def is_begun(path: Path) -> bool:
    """Return whether a .ts file is of a language that has not got its own name yet.

    It is tried in a source tree, and no release has it.
    """
    return OWN_NAME in lacking(path)


def languages(folder: Path = FOLDER) -> list[str]:
    """Return the codes of the languages that a release has, such as ``en`` and ``zh_TW``."""
    files = (path for path in folder.glob("*.ts") if not is_begun(path))
    return sorted(path.stem.removeprefix("gupai_") for path in files)


def compile_all(
    target: Path = FOLDER, source: Path = FOLDER, *, unfinished_ok: bool = False
) -> list[Path]:
    """Compile every .ts file of a folder and return the .qm files.

    Where unfinished texts are accepted, a .qm that is newer than its .ts is left alone; where
    they are not, a language that is only begun is left out.
    """
    target.mkdir(parents=True, exist_ok=True)
    options = [] if unfinished_ok else ["-fail-on-unfinished"]
    compiled = []
    for path in sorted(source.glob("*.ts")):
        if not unfinished_ok and is_begun(path):
            continue
        result = target / f"{path.stem}.qm"
        compiled.append(result)
        is_newer = result.exists() and result.stat().st_mtime_ns > path.stat().st_mtime_ns
        # A newer .qm may have been compiled with texts missing.
        if unfinished_ok and is_newer:
            continue
        # A running program maps the old file: the new one is moved to its place.
        with tempfile.TemporaryDirectory(dir=target, prefix=".") as scratch:
            fresh = Path(scratch, result.name)
            _run("lrelease", "-silent", *options, str(path), "-qm", str(fresh))
            fresh.replace(result)
    return compiled


def check(folder: Path = FOLDER, package: Path = PACKAGE) -> list[str]:
    """Return one sentence for everything that is not in order."""
    faults = []
    with tempfile.TemporaryDirectory() as scratch:
        for path in folder.glob("*.ts"):
            shutil.copy(path, scratch)
        update(Path(scratch), package)
        for fresh in sorted(Path(scratch).glob("*.ts")):
            given = folder / fresh.name
            # Reading as text treats the line ends of all systems alike.
            if not given.exists() or given.read_text("utf-8") != fresh.read_text("utf-8"):
                faults.append(f"{given.name}: run `packaging/translations.py update`.")
            texts = lacking(fresh)
            if texts and OWN_NAME not in texts:
                faults.append(
                    f"{given.name} lacks {len(texts)} translation(s), as of {texts[0]!r}."
                )
        if not faults:
            try:
                compile_all(Path(scratch), folder)
            except TranslationError as error:
                faults = [str(error)]
    return faults


def _run(tool: str, *arguments: str) -> str:
    """Run one of Qt's programs, PySide6's own or the system's, and return what it printed."""
    # Finding the package does not load it, so no graphics library is needed here; the
    # wrappers beside the interpreter are passed over because they do load it.
    found = importlib.util.find_spec("PySide6")
    if found is None or found.origin is None:
        raise TranslationError(f"{tool} is part of PySide6, which is not installed.")
    # A PySide6 of a distribution has none of these; Debian keeps them apart from other programs.
    path = os.pathsep.join((str(Path(found.origin).parent), "/usr/lib/qt6/bin", os.defpath))
    program = shutil.which(tool, path=path)
    if program is None:
        raise TranslationError(f"{tool} comes with neither PySide6 nor the system's Qt.")
    done = subprocess.run(
        [program, *arguments],
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
        else:
            for path in filter(is_begun, sorted(FOLDER.glob("*.ts"))):
                print(f"{path.name} is begun, and lacks {len(lacking(path))} translations.")
    except (OSError, TranslationError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
