"""Who publishes the program stands in one file, and a release waits until it does."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import identity
from tests.scripts import ROOT

FILLED = {
    "identifier": "org.example.Gupai",
    "publisher": "Example",
    "maintainer": "A. Person",
    "address": "person@example.org",
    "homepage": "https://gupai.example.org/",
    "source": "https://example.org/gupai",
    "winget": "Example.Gupai",
    "signature_macos": "Developer ID Application: Example (A1B2C3)",
    "signature_windows": "",
}


def test_what_waits_for_a_publisher_is_told() -> None:
    assert set(FILLED) == set(identity.IDENTITY)
    assert identity.waiting(FILLED) == []
    for name, content in identity.IDENTITY.items():
        expected = [name] if content != identity.IDENTITY["publisher"] else []
        assert identity.waiting({**FILLED, name: content}) == expected


def test_an_identifier_is_one_that_flathub_takes() -> None:
    for taken in ("org.example.Gupai", "io.github.some_body.gupai-desktop"):
        assert identity.waiting({**FILLED, "identifier": taken}) == []
    for refused in ("gupai", "example.gupai", "org.some-body.Gupai", "org.1st.Gupai"):
        assert identity.waiting({**FILLED, "identifier": refused}) == ["identifier"]


def test_a_release_is_refused_while_something_waits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert identity.main([]) == 1
    assert "homepage is not filled in" in capsys.readouterr().out
    monkeypatch.setattr(identity, "waiting", list)
    monkeypatch.setattr(identity, "version", lambda: "0.0.9")
    assert identity.main([]) == 1
    assert "the version is 0.0.9" in capsys.readouterr().out
    monkeypatch.setattr(identity, "disagreements", list)
    assert identity.main([]) == 0


def test_no_other_file_says_who_publishes_it() -> None:
    if shutil.which("git") is None:
        pytest.skip("there is no git here")
    kept = ["git", "-C", str(ROOT), "ls-files", "packaging", "pyproject.toml"]
    files = subprocess.run(kept, capture_output=True, text=True, check=False).stdout.split()
    if not files:
        pytest.skip("an sdist does not say which of its files are kept")
    content = [value for value in identity.IDENTITY.values() if value]
    for file in set(files) - {"packaging/identity.toml"}:
        text = (ROOT / file).read_text("utf-8")
        assert [value for value in content if re.search(rf"{re.escape(value)}\b", text)] == [], (
            file
        )


def test_the_licence_names_the_publisher() -> None:
    for place in ("LICENSE", "resources/licences/Gupai-Desktop.txt"):
        assert f" {identity.IDENTITY['publisher']}\n" in (ROOT / place).read_text("utf-8")


def test_the_notes_are_those_of_the_version_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "version", lambda: "1.0.0")
    content = identity.notes()
    assert content.startswith("The first version.")
    assert "##" not in content
    monkeypatch.setattr(identity, "version", lambda: "0.0.9")
    with pytest.raises(ValueError, match="nothing about"):
        identity.notes()


def test_a_release_without_a_day_has_that_of_its_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    changes = "# Changes\n\n## 1.2.0\n\n- New.\n\n## 1.1.0 — 2026-12-01\n\n- Old.\n"
    (tmp_path / "CHANGELOG.md").write_text(changes, "utf-8")
    monkeypatch.setattr(identity, "ROOT", tmp_path)
    monkeypatch.setattr(identity, "version", lambda: "1.2.0")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    assert identity.releases() == [
        ("1.2.0", "2027-01-15", "\n- New.\n\n"),
        ("1.1.0", "2026-12-01", "\n- Old.\n"),
    ]
    assert identity.disagreements() == []
