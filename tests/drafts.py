"""Games that are being made, laid beside those of the package for a while."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gupai_desktop import games as catalogue
from tests.scripts import ROOT

#: The families of the games that tests make, and of their copy of the template.  Nobody calls his
#: own so; the module of another game of that name would be loaded in the place of theirs.
TOY, COPY = "toyofthetests", "copyofthetests"

TEMPLATE = Path(catalogue.__file__).with_name("_template.py")


@contextmanager
def laid(folder: Path, **sources: str) -> Iterator[None]:
    """Have the catalogue find modules of these names, which are written into a folder."""
    names = [f"{catalogue.__name__}.{name}" for name in sources]
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "__path__", [*catalogue.__path__, str(folder)])
        _forget(names)
        try:
            yield
        finally:
            _forget(names)
    catalogue.games.cache_clear()


def sources() -> dict[str, str]:
    """Return a game in one file, and a copy of the template, by the names of their modules."""
    toy = ROOT / "tests" / "data" / "games" / f"{TOY}.py"
    template = TEMPLATE.read_text("utf-8")
    copy = template.replace("template", COPY).replace("Template", COPY.capitalize())
    return {TOY: toy.read_text("utf-8"), COPY: copy}


def lay_tree(folder: Path) -> None:
    """Copy so much of the tree into a folder that the program runs there."""
    for name in ("gupai_desktop", "translations", "packaging", "resources"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    shutil.copy(ROOT / "pyproject.toml", folder)


def run_in(tree: Path, *command: str) -> str:
    """Run Python in a tree, and return what it prints."""
    ours = {**os.environ, "PYTHONPATH": str(tree), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-P", *command],
        cwd=tree,
        env=ours,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout + done.stderr


def _forget(names: list[str]) -> None:
    catalogue.games.cache_clear()
    catalogue._of_family.cache_clear()
    for name in names:
        sys.modules.pop(name, None)
        vars(catalogue).pop(name.rpartition(".")[2], None)
