"""The findings about other software say a guess, pin what they install and name no host."""

import os
import re
import shlex
from pathlib import Path

import pytest

from tests.scripts import ROOT

FINDINGS = sorted((ROOT / "findings").glob("*.sh"))


def head(finding: Path) -> str:
    """The comment at the beginning, after the line that names the shell."""
    return finding.read_text("utf-8").partition("\n\n")[0].partition("\n")[2]


def requirements(finding: Path) -> list[str]:
    """What `pip install` is given, without its options."""
    lines = finding.read_text("utf-8").replace("\\\n", " ").splitlines()
    return [
        word
        for line in lines
        if "pip" in line and " install " in line
        for word in shlex.split(line.partition(" install ")[2])
        if not word.startswith("-")
    ]


def test_the_folder_has_findings_and_a_page_about_them_alone() -> None:
    assert FINDINGS
    assert {*(ROOT / "findings").iterdir()} == {*FINDINGS, ROOT / "findings" / "README.md"}


@pytest.mark.skipif(os.name == "nt", reason="no file is executable there by itself")
def test_every_finding_is_executable() -> None:
    assert [file.name for file in FINDINGS if not os.access(file, os.X_OK)] == []


def test_every_finding_begins_with_a_guess_and_says_what_is_so_and_why_it_matters() -> None:
    for file in FINDINGS:
        assert file.read_text("utf-8").startswith("#!/bin/sh\n# A good guess: "), file
        paragraphs = head(file).split("\n#\n")
        assert len(paragraphs) >= 3, file
        assert paragraphs[1].startswith("# It is "), file
        assert paragraphs[-1].startswith("# Why it matters: "), file


def test_every_finding_pins_what_it_installs() -> None:
    for file in FINDINGS:
        names = requirements(file)
        assert names, file
        assert [name for name in names if not re.fullmatch(r"[\w.-]+==[\d.]+", name)] == [], file
        assert "--no-deps" in file.read_text("utf-8"), file


def test_no_finding_names_a_host_or_our_program() -> None:
    for file in FINDINGS:
        # The name of a format is no place where anything is fetched from.
        text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert re.findall(r"\w+://|--(?:extra-)?index-url|--find-links|gupai", text, re.I) == [], (
            file
        )


def test_every_finding_works_in_a_folder_that_it_removes() -> None:
    for file in FINDINGS:
        text = file.read_text("utf-8")
        assert "place=$(mktemp -d)\ntrap 'rm -rf \"$place\"' EXIT\n" in text, file
