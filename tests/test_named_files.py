"""What comments, docstrings and pages name as a file of the tree can be opened there."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from tests.scripts import ROOT

#: Where the files of the tree are; what is made there is named by no one.
FOLDERS = ("gupai_desktop", "packaging", "resources", "tests", "docs", "translations")
FILES = [*ROOT.glob("*.*"), *(file for name in FOLDERS for file in (ROOT / name).rglob("*.*"))]
#: Each with a slash before it, so that a name alone is the end of one.
PATHS = ["/" + file.relative_to(ROOT).as_posix() for file in FILES]

#: What looks like a file, or like the pattern of some; ``<family>`` stands for any name.
NAMED = re.compile(r"(?<![\w/.*<>-])[\w*<>-][\w./*<>-]*\.(?:md|py|sh|svg|toml|ts)\b(?!\()")


def commented(source: str) -> Iterator[str]:
    """The comments and docstrings of a module."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def prose_of(file: Path) -> Iterator[str]:
    """What a file tells its readers: a module in comments, a page in what it quotes."""
    text = file.read_text("utf-8")
    if not NAMED.search(text):
        return
    if file.suffix == ".py":
        yield from commented(text)
    elif file.suffix == ".md":
        yield from re.findall(r"`([^`\n]+)`", text)
    else:
        yield from re.findall(r"#.*", text)


def test_every_file_that_comments_docstrings_and_pages_name_is_in_the_tree() -> None:
    pages = [*ROOT.glob("docs/*.md"), ROOT / "README.md"]
    named = {
        (name, file.relative_to(ROOT).as_posix())
        for file in (*pages, *(file for file in FILES if file.suffix in (".py", ".sh", ".toml")))
        for text in prose_of(file)
        for name in NAMED.findall(text)
    }
    assert len(named) > 100
    patterns = {name: "*/" + re.sub(r"<\w+>", "*", name) for name, _ in named}
    there = {name for name, wanted in patterns.items() if any(fnmatch(p, wanted) for p in PATHS)}
    assert {(name, file) for name, file in named if name not in there} == set()
