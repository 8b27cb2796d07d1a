"""About: the version, where the games come from, and every licence of what is shipped."""

import re
import tomllib
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gupai_desktop import paths
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.dialogs.about import PARTS, SOURCES, AboutDialog
from tests.languages import LANGUAGES
from tests.scripts import ROOT
from tests.ui.hand import opened

Open = Callable[..., AboutDialog]

#: What a licence cannot do without.
WORDS = {
    "MIT": "Permission is hereby granted, free of charge",
    "MIT-0": "MIT No Attribution",
    "LGPL 3": "GNU LESSER GENERAL PUBLIC LICENSE",
    "OFL 1.1": "SIL OPEN FONT LICENSE Version 1.1",
    "Unicode DFS 2016": "UNICODE, INC. LICENSE AGREEMENT - DATA FILES AND SOFTWARE",
    "BSD, MIT, …": "LibPNG",
    "GPL 2+, with an exception": "Bootloader Exception",
    "PSF 2": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
}


@pytest.fixture
def open_about(qtbot: QtBot, languages: Languages) -> Open:
    def open_(language: str = "en") -> AboutDialog:
        languages.use(language)
        return opened(qtbot, AboutDialog(), (640, 480))

    return open_


def test_every_part_comes_with_its_licence() -> None:
    for part in PARTS:
        assert WORDS[part.licence] in part.text(), part.name
        assert len(part.text()) > 900, part.name


def test_the_licence_of_the_program_is_that_of_the_repository() -> None:
    shipped = paths.resources() / "licences" / "Gupai-Desktop.txt"
    assert shipped.read_text("utf-8") == (ROOT / "LICENSE").read_text("utf-8")


def test_everything_that_the_program_needs_at_run_time_is_a_part() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = " ".join(part.name for part in PARTS).lower()
    assert needed
    for requirement in needed:
        assert re.split("[-<>=~ ]", requirement.lower())[0] in names


def test_no_licence_lies_there_that_is_not_shown() -> None:
    shown = {file for part in PARTS for file in part.files}
    folder = paths.resources()
    lying = {f"licences/{file.name}" for file in (folder / "licences").iterdir()}
    fonts = {f"fonts/{file.name}" for file in (folder / "fonts").glob("*.txt")}
    assert lying | fonts == shown


def test_it_names_every_source_with_its_link(open_about: Open) -> None:
    links = [url for url, _, _ in SOURCES if url]
    assert len(links) == 3
    for language in LANGUAGES:
        dialog = open_about(language)
        page, text = dialog.sources.toHtml(), dialog.sources.toPlainText()
        assert all(f'href="{link}"' in page for link in links)
        assert "{" not in text
        assert all(name in text for name in ("gupai", "SplitMix64")), language
        # Culin's book has a number in every script.
        assert "1895" in text, language


def test_a_paragraph_of_a_licence_is_wrapped_where_the_window_ends_alone() -> None:
    texts = {part.licence: part.text() for part in PARTS}
    assert "any person obtaining a copy of this software and associated" in texts["MIT"]
    assert "\n\n   b) under the GNU GPL, with none of the additional" in texts["LGPL 3"]


def test_a_part_is_chosen_by_the_keyboard_and_its_licence_shown(open_about: Open) -> None:
    dialog = open_about()
    dialog.pages.setCurrentIndex(1)
    for number, part in enumerate(PARTS):
        if number:
            QTest.keyClick(dialog.parts, Qt.Key.Key_Down)
        shown = dialog.licence.toPlainText()
        assert shown.strip().endswith(part.text().strip()), part.name
        assert part.source in shown
