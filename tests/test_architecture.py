"""The page on the architecture names files and packages that are there."""

import re

from tests.scripts import ROOT
from tests.test_layers import MAY_IMPORT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_file_and_folder_that_it_names_is_there() -> None:
    names = set(re.findall(r"`((?:gupai_desktop|tests)/[\w./]+)`", PAGE))
    assert names
    assert {name for name in names if not (ROOT / name).exists()} == set()


def test_every_room_stands_in_the_picture() -> None:
    picture = set(re.findall(r"[\w/]+", PAGE.split("```")[1]))
    packages = {package.replace(".", "/") for package in MAY_IMPORT}
    assert packages - {"__init__", "__main__", "ui", "paths"} - picture == set()


def test_the_walks_are_four() -> None:
    walks = re.findall(r"^\*\*(.+?)\.\*\*", PAGE, re.MULTILINE)
    assert walks == ["A drag", "A hint", "A new deal", "A switch of language"]
