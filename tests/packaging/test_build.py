"""The one door: its steps, and what they do before anything is frozen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import build
import figures
import try_bounds


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps that were taken, none of which does anything."""
    taken: list[str] = []

    def step(name: str) -> Callable[..., None]:
        return lambda **_: taken.append(name)

    for name in build.STEPS:
        monkeypatch.setitem(build.STEPS, name, step(name))
    return taken


def test_without_a_word_all_is_built_and_checked(
    taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "run", lambda name, **_: taken.append(name))
    assert build.main([]) == 0
    assert tuple(taken) == build.ALL
    assert set(build.ALL) < set(build.STEPS)


def test_steps_are_taken_in_the_order_they_are_named(taken: list[str]) -> None:
    assert build.main(["wheel", "figures"]) == 0
    assert taken == ["wheel", "figures"]


def test_an_unknown_step_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build.main(["dance"])
    assert "there is no step dance" in capsys.readouterr().err


def test_the_description_names_every_step() -> None:
    for name in build.STEPS:
        assert f"packaging/build.py {name} " in (build.__doc__ or "")


def test_a_folder_weighs_what_its_files_do_and_links_weigh_nothing(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(bytes(1_500_000))
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "other").write_bytes(bytes(500_000))
    (tmp_path / "link").symlink_to(tmp_path / "one")
    assert figures.megabytes(tmp_path) == pytest.approx(2.0)


@pytest.mark.parametrize(
    ("requirement", "expected"),
    [
        ("PySide6-Essentials>=6.10,<6.12", "PySide6-Essentials==6.10"),
        ("PySide6-Essentials>=6.8.3,<6.12", "PySide6-Essentials==6.8.3"),
        ("platformdirs>=4", "platformdirs==4"),
    ],
)
def test_the_oldest_version_of_a_requirement(requirement: str, expected: str) -> None:
    assert try_bounds.oldest(requirement) == expected


def test_a_requirement_without_a_lower_bound_is_refused() -> None:
    with pytest.raises(ValueError, match="ruff"):
        try_bounds.oldest("ruff")


def test_every_requirement_has_an_oldest_version() -> None:
    needs = try_bounds.project()
    for requirement in [*needs[""], *needs["test"]]:
        assert try_bounds.oldest(requirement)
