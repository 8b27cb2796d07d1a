"""A game that is being made is one file, which keeps every promise before it is finished."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gupai_desktop.engine.game import Game
from gupai_desktop.games import games
from tests.drafts import COPY, TOY, laid, lay_tree, run_in, sources
from tests.games.test_contract import assert_kept

#: The game that is a family of a kind of its own, in one file.
TWELVE = f"{TOY}.twelve"


@pytest.fixture
def drafts(tmp_path: Path) -> Iterator[list[type[Game]]]:
    with laid(tmp_path, **sources()):
        yield [game for game in games() if game.family.key in (TOY, COPY)]


def test_drafts_of_one_file_keep_every_promise(drafts: list[type[Game]]) -> None:
    assert {game.id for game in drafts} == {TWELVE, f"{COPY}.rows"}
    for game in drafts:
        assert game.is_draft
        assert_kept(game)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    lay_tree(tmp_path)
    (tmp_path / "gupai_desktop" / "games" / f"{TOY}.py").write_text(sources()[TOY], "utf-8")
    return tmp_path


TRANSLATED = (
    "-c",
    "import sys; sys.path.insert(0, 'packaging')\n"
    "from translations import PACKAGE, texts_in; print(*texts_in(PACKAGE))",
)
LISTED = ("-c", "from gupai_desktop.cli.main import main; main(['games'])")


def test_a_source_tree_has_drafts_and_a_release_has_none(tree: Path) -> None:
    assert TWELVE in run_in(tree, *LISTED)
    (tree / "pyproject.toml").unlink()
    output = run_in(tree, *LISTED)
    assert "zen.ten-sets" in output
    assert TWELVE not in output


def test_a_draft_is_translated_once_it_is_finished(tree: Path) -> None:
    file = tree / "gupai_desktop" / "games" / f"{TOY}.py"
    for is_draft in (True, False):
        file.write_text(sources()[TOY].replace("= True", f"= {is_draft}"), "utf-8")
        output = run_in(tree, *TRANSLATED)
        assert "Ten Sets" in output
        assert ("Take two tiles of twelve pips." in output) is not is_draft
