"""Compiled translations: whoever reads one meanwhile finds the old or the new, never a half."""

from pathlib import Path
from types import ModuleType

import pytest

from tests.languages import LANGUAGES
from tests.scripts import ROOT, load


@pytest.fixture
def script() -> ModuleType:
    return load("packaging/translations.py")


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    """A file that was compiled before."""
    file = tmp_path / "gupai_uk.qm"
    file.write_bytes(b"as it was")
    return file


def test_the_old_file_stands_until_the_new_one_is_whole(
    script: ModuleType, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[bytes] = []
    run = script._run

    def watched(tool: str, *arguments: str) -> str:
        output: str = run(tool, *arguments)
        if str(ROOT / "translations" / "gupai_uk.ts") in arguments:
            found.append(compiled.read_bytes())
        return output

    monkeypatch.setattr(script, "_run", watched)
    script.compile_all(compiled.parent, ROOT / "translations")
    assert found == [b"as it was"]
    assert compiled.read_bytes() != b"as it was"
    made = sorted(file.name for file in compiled.parent.iterdir())
    assert made == [f"gupai_{code}.qm" for code in LANGUAGES]


def test_a_text_that_cannot_be_compiled_leaves_the_old_file(
    script: ModuleType, compiled: Path, tmp_path: Path
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "gupai_uk.ts").write_text("no translation", encoding="utf-8")
    with pytest.raises(script.TranslationError, match="lrelease failed"):
        script.compile_all(compiled.parent, source)
    assert compiled.read_bytes() == b"as it was"
    assert sorted(tmp_path.iterdir()) == [compiled, source]
