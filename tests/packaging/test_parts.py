"""Whose work comes along: every part is told of in ``copyright``, in the SBOM and under About."""

import re
from importlib.metadata import version
from pathlib import Path

import PySide6
import pytest

import linux_package
import parts
from gupai_desktop.ui.dialogs import about
from tests.packaging.test_locks import FROZEN, installed
from tests.scripts import ROOT

#: cffi reads C with it when something is built; the program does not.
NOT_SHIPPED = {"pycparser"}


@pytest.fixture(scope="module")
def paragraphs() -> list[dict[str, str]]:
    """The paragraphs of ``copyright``, each a dictionary of its fields."""
    return [
        dict(re.findall(r"^([\w-]+):(.*(?:\n[ \t].*)*)", text, re.MULTILINE))
        for text in linux_package.filled("copyright").split("\n\n")
    ]


def test_every_package_that_is_locked_is_told_of() -> None:
    locked = (ROOT / "packaging" / "locked" / "program.txt").read_text("utf-8")
    names = set(re.findall(r"^([\w.-]+)==", locked, re.MULTILINE)) - NOT_SHIPPED
    assert names
    assert names <= {part.name for part in parts.OWN}


def test_every_part_stands_in_a_paragraph_of_its_files(paragraphs: list[dict[str, str]]) -> None:
    content = [
        paragraph["Comment"]
        for paragraph in paragraphs
        if "Files" in paragraph and "Comment" in paragraph
    ]
    for part in (*parts.OWN, *(part for part in parts.INSIDE_QT if part.is_on_linux)):
        assert any(f"\n {part.name}" in comment for comment in content), part.name
    for name in ("PCRE2", "HarfBuzz-NG", "LibPNG", "MD4C"):
        assert any(f"\n {name} " in comment for comment in content), name


def test_every_licence_that_is_named_has_a_paragraph(paragraphs: list[dict[str, str]]) -> None:
    named = {
        name.strip()
        for paragraph in paragraphs
        if "Files" in paragraph and "\n" not in paragraph["License"]
        for name in paragraph["License"].split(" and ")
    }
    alone = {
        paragraph["License"].split("\n")[0].strip()
        for paragraph in paragraphs
        if "License" in paragraph and "Files" not in paragraph and "Format" not in paragraph
    }
    assert {"MIT", "LGPL-3.0-only", "BSD-3-Clause"} <= named
    assert named == alone


def test_the_texts_are_shipped_and_shown() -> None:
    texts = {part.text for part in (*parts.OWN, *parts.INSIDE_QT)}
    shown = {file for part in about.PARTS for file in part.files}
    assert texts - shown == set()
    assert [text for text in texts if not (ROOT / "resources" / text).is_file()] == []
    kept = {f"licences/{file.name}" for file in (ROOT / "resources" / "licences").iterdir()}
    assert kept - shown == set()


def test_the_notices_of_what_lies_inside_qt_are_complete() -> None:
    content = (ROOT / "resources" / "licences" / "Qt-parts.txt").read_text("utf-8")
    for part in parts.INSIDE_QT:
        assert part.name in content
        assert [line for line in part.copyright if line not in content] == [], part.name


def test_the_lists_are_of_the_qt_and_the_icu_that_come_along() -> None:
    (locked,) = installed("build", FROZEN, "Linux")["pyside6-essentials"]
    series = locked.rpartition(".")[0]
    assert parts.QT_VERSION.rpartition(".")[0] == series, "run resources/tools/qt_notices.py"
    (icu,) = (part for part in parts.OWN if part.name == "icu")
    files = Path(PySide6.__file__).parent.glob("Qt/lib/libicudata.so.*")
    # The tests may have a later Qt than packages have.
    for file in files if version("PySide6-Essentials") == locked else ():
        assert file.suffix == f".{icu.version.partition('.')[0]}"
    assert "© 1991-2023 Unicode" in (ROOT / "resources" / icu.text).read_text("utf-8")


def test_an_sbom_gets_what_lies_inside_qt_and_what_no_lock_names() -> None:
    locked = [{"name": name} for name in ("PySide6-Essentials", "shiboken6", "miniaudio")]
    found = parts.added({"components": locked, "bomFormat": "CycloneDX"})
    names = [component["name"] for component in found["components"]]
    assert names[:3] == [component["name"] for component in locked]
    assert {"icu", "python", "pyinstaller"} <= set(names)
    assert len(names) == len(set(names))
    (qt,) = (component for component in found["components"] if "components" in component)
    assert len(qt["components"]) == len(parts.INSIDE_QT)
