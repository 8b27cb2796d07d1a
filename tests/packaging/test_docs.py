"""The pages for people name what there is: every key, every action, every part, every picture."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

import contents
import linux_package
from gupai_desktop import __version__
from gupai_desktop.engine.words import Words
from gupai_desktop.ui.board.keyboard_cursor import ROWS as TABLE
from gupai_desktop.ui.replay.window import ROWS as REPLAY
from gupai_desktop.ui.widgets.actions import ROWS, ActionRow, plain_text
from gupai_desktop.ui.workbench.window import ROWS as WORKBENCH
from identity import IDENTITY
from tests.scripts import ROOT, load

PAGES = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "findings" / "README.md",
)
PICTURES = ROOT / "docs" / "screenshots"
PLAYING = (ROOT / "docs" / "playing.md").read_text("utf-8")


LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)[^)]*\)")


def links(page: Path) -> Iterator[Path]:
    """The files of the tree that a page leads to, or shows."""
    for target in LINK.findall(page.read_text("utf-8")):
        if not target.startswith(("http:", "https:")):
            yield (page.parent / target).resolve()


def listed_in(before: str) -> dict[str, list[str]]:
    """What the first table after some words of the page does, and by which keys."""
    table = PLAYING.partition(before)[2].partition("| key | does |")[2].partition("\n\n")[0]
    cells = re.findall(r"\| ([^|]+) \| ([^|]+) (?=\|)", table)
    return {text: keys.split(", ") for keys, text in cells}


def keys_of(row: ActionRow) -> set[str]:
    """Our own keys for an action; where there are none, the system's first one."""
    own = {shortcut for shortcut in row.shortcuts if isinstance(shortcut, str)}
    theirs = [
        QKeySequence.keyBindings(shortcut)[0].toString(QKeySequence.SequenceFormat.PortableText)
        for shortcut in row.shortcuts
        if not isinstance(shortcut, str) and not own
    ]
    return own | set(theirs)


def name_of(text: Words) -> str:
    return plain_text(str(text))


def test_every_action_is_told() -> None:
    page = re.sub(r"\s+", " ", PLAYING)
    names = [name_of(row.text) for row in ROWS]
    assert [name for name in names if f"*{name}*" not in page and f"| {name} |" not in page] == []


def test_every_shortcut_is_told(qapp: QApplication) -> None:
    assert qapp is not None
    tables = {"## Keys": ROWS, "On the workbench": WORKBENCH, "In the replay": REPLAY}
    for before, rows in tables.items():
        page = listed_in(before)
        keys = {name_of(row.text): keys_of(row) for row in rows if row.shortcuts}
        missing = {name: found - set(page.get(name, [])) for name, found in keys.items()}
        assert missing == {name: set() for name in keys}, before


def test_no_shortcut_is_told_that_there_is_not() -> None:
    assert set(listed_in("## Keys")) == {name_of(row.text) for row in ROWS if row.shortcuts}


def test_every_key_of_the_table_is_told() -> None:
    page = listed_in("At the table:")
    for row in TABLE:
        keys = [key for key, _ in row.acts] or ["Tab", "Shift+Tab"]
        assert page[str(row.text)] == keys


def test_every_link_leads_somewhere() -> None:
    assert [str(file) for page in PAGES for file in links(page) if not file.exists()] == []


def test_the_readme_leads_to_every_page() -> None:
    assert set(PAGES[1:]) - set(links(PAGES[0])) == set()


def test_every_picture_is_drawn_and_shown() -> None:
    script = load("resources/tools/screenshots.py")
    drawn = {f"{picture.name}.png" for picture in script.PICTURES} | {f"{script.FILM}.webp"}
    assert {file.name for file in PICTURES.iterdir()} == drawn
    shown = {target.name for page in PAGES for target in links(page)}
    assert drawn - shown == set()


def test_software_centres_are_shown_pictures_that_there_are() -> None:
    text = linux_package.filled(f"{contents.NAME}.metainfo.xml")
    start = f"{IDENTITY['source']}/raw/v{__version__}/"
    pictures = [image.text or "" for image in ElementTree.fromstring(text).iter("image")]
    assert pictures
    assert set(pictures) <= {f"{start}docs/screenshots/{file.name}" for file in PICTURES.iterdir()}


def test_the_moving_picture_moves_and_is_small() -> None:
    file = PICTURES / f"{load('resources/tools/screenshots.py').FILM}.webp"
    assert file.stat().st_size < 1_000_000
    with Image.open(file) as film:
        assert getattr(film, "n_frames", 1) > 20
