"""The page on the architecture names files and rooms that are there."""

from __future__ import annotations

import re

import pytest

from tests.scripts import ROOT
from tests.test_layers import MAY_IMPORT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", sorted(set(re.findall(r"`((?:gupai_desktop|tests)/[\w./]+)`", PAGE)))
)
def test_every_file_and_folder_that_it_names_is_there(name: str) -> None:
    assert (ROOT / name).exists()


@pytest.mark.parametrize(
    "room", [room for room in MAY_IMPORT if room not in ("__init__", "__main__", "ui", "paths")]
)
def test_every_room_stands_in_the_picture(room: str) -> None:
    picture = PAGE.split("```")[1]
    assert re.search(rf"(?<![\w/]){room.replace('.', '/')}(?![\w/])", picture)


def test_the_walks_are_four() -> None:
    assert re.findall(r"^\*\*(.+?)\.\*\*", PAGE, re.MULTILINE) == [
        "A drag",
        "A hint",
        "A new deal",
        "A switch of language",
    ]
