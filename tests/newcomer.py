"""A newcomer: a copy of the tree with an environment of its own, where lines of a page are typed.

The environment has the packages of the one that the tests run in, so nothing is installed.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tests.homes import homes
from tests.scripts import ROOT, load

#: What is made in a tree, and not copied; of caches only what another process is writing.
_MADE = (".git", ".venv", "venv", "build", "dist", "test-artefacts", "htmlcov", ".hypothesis")
_WRITTEN = (".pytest_cache", "*.pyc.*")

#: Has the program write down what its window says, and close it, where a variable names a file.
_SEEN = """\
import os, sys
if "gupai_desktop" in sys.orig_argv and os.environ.get("NEWCOMER_SEES"):
    sys.path.insert(0, {root!r})
    import tests.newcomer_sees
"""


#: Letters as another language has them; what must stay as it is, or is the key of a menu.
_OTHERS = dict(zip("aeiou", "äëïöü", strict=True))
_PARTS = re.compile(r"\{\w+\}|%n|<[^>]+>|&.|[aeiou]")


def translated(text: str) -> str:
    """Return a text that is as wide, its first vowel another one."""
    for found in _PARTS.finditer(text):
        if found[0] in _OTHERS:
            return f"{text[: found.start()]}{_OTHERS[found[0]]}{text[found.end() :]}"
    return text


def translate(file: Path, own_name: str) -> None:
    """Translate a whole .ts file, every text into itself with another letter."""
    tree = ElementTree.parse(file)
    for message in tree.iter("message"):
        source = message.findtext("source", "")
        said = message.find("translation")
        assert said is not None
        del said.attrib["type"]
        for form in said.iter("numerusform"):
            form.text = translated(source.replace("(s)", "s"))
        if message.get("numerus") is None:
            said.text = own_name if source == "English" else translated(source)
    file.write_bytes(b"<!DOCTYPE TS>\n" + ElementTree.tostring(tree.getroot(), "utf-8"))


class Newcomer:
    """Types lines in a tree, and tells what came of them."""

    def __init__(self, tree: Path) -> None:
        self.tree, self.games = tree, tree / "gupai_desktop" / "games"
        shutil.copytree(
            ROOT, tree, ignore=shutil.ignore_patterns(*_MADE, *_WRITTEN), dirs_exist_ok=True
        )
        venv.create(tree / ".venv", symlinks=True)
        (place,) = (tree / ".venv" / "lib").glob("python*/site-packages")
        (place / "gupai_desktop_tree.pth").write_text(f"{tree}\n", "utf-8")
        elsewhere = [path for path in sys.path if "-packages" in path]
        (place / "packages.pth").write_text("\n".join(elsewhere), "utf-8")
        # Debian's Pythons have a sitecustomize of their own, which goes before this one's.
        (place / "newcomer.py").write_text(_SEEN.format(root=str(tree)), "utf-8")
        (place / "seen.pth").write_text("import newcomer\n", "utf-8")
        for program in Path(sys.executable).parent.iterdir():
            if not (tree / ".venv" / "bin" / program.name).exists():
                (tree / ".venv" / "bin" / program.name).symlink_to(program)
        script = load(str(tree / "dev.py"))
        script.STAMPS.write_text(script.stamp("test.txt"), "utf-8")

    def problems(self, game_id: str) -> Path:
        """Return the list of problems of a game."""
        return self.tree / "resources" / "problems" / f"{game_id}.txt"

    def types(self, line: str, **more: str) -> "subprocess.CompletedProcess[str]":
        """Type a line in the tree."""
        ours = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
        path = f"{self.tree / '.venv' / 'bin'}{os.pathsep}{ours['PATH']}"
        return subprocess.run(
            line,
            shell=True,
            cwd=self.tree,
            env={**ours, **homes(self.tree.with_name("home")), "PATH": path, **more},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def sees(self, line: str) -> dict[str, Any]:
        """Type a line that opens the program, and tell what its window says."""
        file = self.tree.with_name("seen.json")
        done = self.types(line, NEWCOMER_SEES=str(file))
        assert done.returncode == 0, done.stderr
        seen: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return seen
