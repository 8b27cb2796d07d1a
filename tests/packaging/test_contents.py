"""What goes into the frozen program, and what stays out."""

import ast
import re
import runpy
import subprocess
import sys
from importlib.metadata import version
from multiprocessing import resource_tracker, spawn
from pathlib import Path

import pytest

import contents
import gupai_desktop
import identity
from gupai_desktop import games
from gupai_desktop.solvers.verdict import SOLVERS
from gupai_desktop.ui.theme.tile_art import themes
from tests.scripts import ROOT, load

_START = str(ROOT / "packaging" / "frozen_start.py")


def test_the_version_is_written_in_one_place() -> None:
    assert identity.version() == gupai_desktop.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", gupai_desktop.__version__)
    content = [
        path.relative_to(ROOT).as_posix()
        for folder in ("gupai_desktop", "packaging", ".github")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".nsi", ".plist", ".spec", ".txt", ".xml", ".yml", ".toml"}
        # Which says the versions of what lies inside Qt.
        and path.name != "qt_parts.toml"
        and re.search(rf'"{re.escape(gupai_desktop.__version__)}"', path.read_text("utf-8"))
    ]
    assert content == ["gupai_desktop/__init__.py"]


def test_the_changes_tell_of_this_version() -> None:
    heads = re.findall(r"^## (.+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heads[0].partition(" — ")[0] == gupai_desktop.__version__
    # Only the coming version may wait for its day.
    assert [head for head in heads[1:] if not re.fullmatch(r"\S+ — \d{4}-\d\d-\d\d", head)] == []


def test_everything_of_the_program_lies_where_the_spec_looks_for_it() -> None:
    for source, _folder in contents.own_files():
        place = Path(source)
        if contents.BUILD not in place.parents:  # the others are made on the way
            assert list(place.parent.glob(place.name)), source
    assert contents.ICON.is_file()
    assert themes()


def test_the_rules_pages_come_along_without_pictures_and_texts_to_be_filled() -> None:
    folders = {folder for _source, folder in contents.own_files()}
    rules = {folder for folder in folders if "rules" in folder}
    written = {page.parent.name for page in (ROOT / "docs" / "rules").glob("*/README.md")}
    assert written <= {*contents.languages()}
    assert rules == {"gupai_desktop/docs/rules"} | {
        f"gupai_desktop/docs/rules/{code}" for code in written
    }


def test_the_notice_names_every_licence_that_is_shipped() -> None:
    content = (ROOT / "packaging" / "NOTICE.txt").read_text("utf-8")
    folders = (ROOT / "resources" / name for name in ("fonts", "licences"))
    texts = {path.name for folder in folders for path in folder.glob("*.txt")}
    assert {"GPL-3.txt", "ICU.txt", "LGPL-3.txt", "OFL.txt", "Python.txt"} < texts
    # The program's own is the text that the first line speaks of.
    assert {text for text in texts if text not in content} == {"Gupai-Desktop.txt"}


def test_the_notice_names_the_source_of_the_very_qt_that_comes_along() -> None:
    content = load("packaging/build.py").notice()
    assert f"/{version('PySide6-Essentials')}/" in content
    assert "@" not in content


def test_a_process_of_the_frozen_program_goes_no_further_than_its_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[object] = []
    monkeypatch.setattr(spawn, "freeze_support", lambda: begun.append("solver"))
    monkeypatch.setattr(resource_tracker, "main", begun.append)
    monkeypatch.setattr(sys, "argv", ["gupai", "--multiprocessing-fork", "pipe_handle=9"])
    runpy.run_path(_START)
    # As `multiprocessing` itself asks for it.
    command = "from multiprocessing.resource_tracker import main;main(7)"
    monkeypatch.setattr(sys, "argv", ["gupai", "-S", "-c", command])
    with pytest.raises(SystemExit):
        runpy.run_path(_START)
    assert begun == ["solver", 7]


def test_the_start_of_the_frozen_program_loads_nothing_for_a_window() -> None:
    program = f"import runpy, sys\nrunpy.run_path({_START!r})\nprint(*sys.modules)"
    output = subprocess.check_output([sys.executable, "-I", "-S", "-c", program], text=True)
    assert not {"multiprocessing", "PySide6"}.intersection(output.split())


def imported_modules() -> set[str]:
    """Every module that some module of the program imports."""
    found: set[str] = set()
    for path in (ROOT / "gupai_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return found


def test_what_the_program_finds_by_its_name_is_put_in_too() -> None:
    spec = (ROOT / "packaging" / "gupai.spec").read_text("utf-8")
    sought = re.findall(r'collect_submodules\("([\w.]+)"\)', spec)
    assert sought == [games.__name__, SOLVERS]


def test_nothing_that_the_program_imports_is_left_out() -> None:
    imported = imported_modules()
    assert {"sqlite3", "PySide6.QtSvg"} <= imported
    assert imported & set(contents.EXCLUDED) <= {"distributed"}  # an extra


def test_files_are_wanted_that_the_program_needs_and_no_others() -> None:
    wanted = (
        *(
            f"PySide6/Qt/plugins/platforms/libq{name}.so"
            for name in ("xcb", "wayland", "offscreen")
        ),
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        *(f"PySide6/Qt/translations/qtbase_{code}.qm" for code in ("uk", "zh_CN", "zh_TW")),
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "gupai_desktop/resources/tiles/classic.svg",
        "libxcb-cursor.so.0",
    )
    unwanted = (
        *(f"PySide6/Qt/plugins/platforms/libq{name}.so" for name in ("eglfs", "minimal")),
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6\\plugins\\networkinformation\\qnetworklistmanager.dll",
        "PySide6/Qt/translations/qtbase_xx.qm",
        "PySide6\\opengl32sw.dll",
        *("libcrypto.so.3", "libmvec.so.1", "libX11.so.6", "libsqlite3.so.0"),
    )
    assert [place for place in wanted if not contents.is_wanted(place)] == []
    assert [place for place in unwanted if contents.is_wanted(place)] == []


def test_a_library_goes_with_the_only_plugin_that_is_linked_to_it() -> None:
    entries = [
        ("PySide6/QtGui.abi3.so", "/qt/QtGui.abi3.so", "EXTENSION"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/qt/libqgtk3.so", "BINARY"),
        ("libgtk-3.so.0", "/lib/libgtk-3.so.0", "BINARY"),
        ("libpango.so.0", "/lib/libpango.so.0", "BINARY"),
        ("libglib.so.0", "/lib/libglib.so.0", "BINARY"),
        ("libpython3.11.so", "/lib/libpython3.11.so", "BINARY"),
        ("libpng.so", "libpng.so.16", "SYMLINK"),
    ]
    linked = {
        "/qt/QtGui.abi3.so": ["/lib/libglib.so.0"],
        "/qt/libqgtk3.so": ["/lib/libgtk-3.so.0"],
        "/lib/libgtk-3.so.0": ["/lib/libpango.so.0", "/lib/libglib.so.0", "libc.so.6"],
        "/lib/libpango.so.0": ["/lib/libgtk-3.so.0"],
    }
    staying = contents.staying(entries, lambda source: linked.get(source, []))
    assert [place for place, _source, _kind in staying] == [
        "PySide6/QtGui.abi3.so",
        "libglib.so.0",
        "libpython3.11.so",
        "libpng.so",
    ]


def test_a_link_goes_with_the_file_that_it_leads_to() -> None:
    gone = [("PySide6/Qt/lib/libQt6OpenGL.so.6", "/qt/libQt6OpenGL.so.6", "BINARY")]
    found = [
        ("libQt6OpenGL.so.6", "PySide6/Qt/lib/libQt6OpenGL.so.6", "SYMLINK"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("PySide6/Qt/plugins/platforms/one.so", "../../lib/libQt6OpenGL.so.6", "SYMLINK"),
        ("PySide6/Qt/translations/qtbase_xx.qm", "/qt/qtbase_xx.qm", "DATA"),
        ("PySide6/Qt/translations/qtbase_uk.qm", "/qt/qtbase_uk.qm", "DATA"),
    ]
    left = contents.leading_somewhere(found, gone)
    assert [place for place, _source, _kind in left] == [
        "libQt6Gui.so.6",
        "PySide6/Qt/translations/qtbase_uk.qm",
    ]
