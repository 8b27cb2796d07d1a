"""Sheets of tiles that an artist laid beside ours are offered, or left out with a sentence."""

import shutil
from pathlib import Path

import pytest

from gupai_desktop import paths
from gupai_desktop.app import self_check
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.ui.theme.appearance import options
from gupai_desktop.ui.theme.tile_art import OURS, TileArt, themes
from gupai_desktop.ui.theme.tile_sheets import faults_of

pytestmark = pytest.mark.usefixtures("qapp")

#: A sheet that is half as large as ours.
TILES = [f"face-{face}" for face in FACES] + ["back", "place", "side"]
ELEMENTS = {name: f'<rect id="{name}" width="50" height="110" fill="#a33"/>' for name in TILES}
ELEMENTS["shadow"] = '<rect id="shadow" width="64" height="124" opacity="0.2"/>'
TITLE = "<title>Jade {and} Bone</title>"


def sheet(*parts: str, **changed: str) -> str:
    """The text of a sheet; what is changed is named with a low line for a hyphen."""
    elements = ELEMENTS | {name.replace("_", "-"): part for name, part in changed.items()}
    inside = "\n".join((*(parts or (TITLE,)), *elements.values()))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 999 999">{inside}</svg>'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the sheets, with ours in it."""
    shutil.copytree(paths.resources() / "tiles", tmp_path / "tiles")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    return tmp_path / "tiles"


def test_a_sheet_that_has_everything_is_offered_by_its_title_and_drawn(folder: Path) -> None:
    (folder / "jade.svg").write_text(sheet(), "utf-8")
    assert themes() == (*OURS, "jade")
    (tiles,) = (option for option in options() if option.key == "tile_style")
    assert [str(one.name) for one in tiles.choices if one.key == "jade"] == ["Jade {and} Bone"]
    art = TileArt("jade")
    middle = art.tile("face-66").toImage().pixelColor(50, 110)
    assert middle.name() == "#aa3333"
    lowest = art.sides().toImage().pixelColor(60, 237)
    assert lowest.name() == "#aa3333", "where a tile stands, too"
    assert "jade" in self_check.check_tiles()


BAD = {
    "<svg": "cannot be read as SVG",
    sheet(" "): "it has no <title>",
    sheet(TITLE, face_66="", back=""): "there is no element with the id face-66, back",
    sheet(TITLE, back='<rect id="back" width="50" height="100"/>'): (
        "back is 50 wide and 100 high, not 50 and 110"
    ),
    sheet(TITLE, shadow='<rect id="shadow" width="50" height="110"/>'): (
        "shadow is 50 wide and 110 high, not 64 and 124"
    ),
    sheet(TITLE, '<image href="data:image/png;base64,"/>'): "<image> is not allowed",
    sheet(TITLE, "<text>66</text>"): "<text> is not allowed",
    sheet(TITLE, '<use href="other.svg#face-66"/>'): "“other.svg#face-66” lies outside",
    sheet(TITLE, "<rect style=\"fill: url( 'http://a.b/c#d')\"/>"): "lies outside the sheet",
    sheet(TITLE, "<style>@import 'a.css';</style>"): "“@import 'a.css';” lies outside the sheet",
}


def test_a_sheet_that_lacks_something_is_left_out_with_a_sentence(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for number, (text, fault) in enumerate(BAD.items()):
        (folder / f"bad-{number}.svg").write_text(text, "utf-8")
        (sentence,) = faults_of(folder / f"bad-{number}.svg")
        assert sentence.startswith(f"bad-{number}.svg")
        assert fault in sentence
    assert themes() == tuple(OURS)
    assert [name for name in BAD.values() if name not in caplog.text] == []
    with pytest.raises(self_check.Failed, match=r"bad-0\.svg cannot be read"):
        self_check.check_tiles()


def test_a_sheet_may_point_into_itself(folder: Path) -> None:
    shade = (
        '<linearGradient id="shade"/><rect fill="url(#shade)" style="stroke: url(\'#shade\')"/>'
    )
    (folder / "jade.svg").write_text(sheet(TITLE, shade, '<use href="#back"/>'), "utf-8")
    assert faults_of(folder / "jade.svg") == []
