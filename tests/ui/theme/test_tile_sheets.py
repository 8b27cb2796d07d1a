"""Sheets of tiles that an artist laid beside ours are offered, or left out with a sentence."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gupai_desktop import paths
from gupai_desktop.app import self_check
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.dialogs.preferences import PreferencesDialog
from gupai_desktop.ui.theme import tile_art
from gupai_desktop.ui.theme.appearance import Appearance, options
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

STOPS = '<linearGradient id="stops"><stop offset="0" stop-color="#f00"/></linearGradient>'
#: What Qt draws otherwise than a browser, or not at all, without a word; each on the second line.
UNDRAWN = {
    STOPS + '<linearGradient id="shade" href="#stops"/>': "takes stops by xlink:href only",
    '<clipPath id="cut"/>': "<clipPath> is not drawn",
    '<rect clip-path="circle(9px)"/>': "clip-path is not drawn",
    '<rect style="clip-path: circle(9px)"/>': "clip-path is not drawn",
    '<rect fill="rgba(255, 0, 0, 0.5)"/>': "fill “rgba(255, 0, 0, 0.5)” is not drawn",
    '<rect style="fill: #ff000080"/>': "fill “#ff000080” is not drawn",
    '<rect stroke="#f008"/>': "stroke “#f008” is not drawn",
    '<stop stop-color="rgb(255 0 0 / 50%)"/>': "stop-color “rgb(255 0 0 / 50%)” is not drawn",
    '<rect fill="hsl(0, 100%, 50%)"/>': "is not drawn",
    '<rect fill="rebeccapurple"/>': "fill “rebeccapurple” is not drawn",
    '<rect fill="var(--ink)"/>': "is not drawn",
    '<rect opacity="50%"/>': "opacity “50%” is not drawn",
    "<style>.a { fill: hsla(0, 50%, 50%, 1) }</style>": "fill “hsla(0, 50%, 50%, 1)” is not",
    "<style>@media print { .a { fill: red } }</style>": "Qt does not read @ in <style>",
    "<rect/><style>.a { fill: red }</style>": "is not read for what stands above it",
    '<symbol id="one"/><use href="#one" width="100"/>': "<use> has no size",
    '<svg width="9"/>': "<svg> is not drawn",
    '<rect style="transform: scale(2)"/>': "transform is an attribute",
    '<rect transform-origin="9 9"/>': "transform-origin is not drawn",
    '<rect style="mix-blend-mode: screen"/>': "mix-blend-mode is not drawn",
    '<filter id="noise"><feTurbulence/></filter>': "<feTurbulence> is not drawn",
    '<rect fill="url(#none)"/>': "there is nothing with the id none",
    '<rect width="9em"/>': "width “9em” is in a unit that is not drawn",
    '<radialGradient id="ring" fr="0.2"/>': "fr is not drawn",
}


def test_what_qt_does_not_draw_is_named_with_its_line(folder: Path) -> None:
    for text, fault in UNDRAWN.items():
        (folder / "jade.svg").write_text(sheet(f"{TITLE}\n{text}"), "utf-8")
        faults = faults_of(folder / "jade.svg")
        assert [one for one in faults if fault in one and one.startswith("jade.svg: line 2: ")]
        assert len(faults) == 1, faults


def test_what_qt_draws_as_browsers_do_is_no_fault(folder: Path) -> None:
    names = "red", "#f00", "#ff0000", "rgb(255,0,0)", "RGB(100%, 0%, 0%)", "none", "currentColor"
    parts = [f'<rect fill="{name}" style="stroke: {name}; opacity: 0.5"/>' for name in names]
    style = "<style>.a, g > .b { fill: #f00; stroke: url(#stops) !important }</style>"
    link = '<linearGradient id="x" xmlns:l="http://www.w3.org/1999/xlink" l:href="#stops"/>'
    blur = '<filter id="blur"><feGaussianBlur stdDeviation="2"/></filter>'
    (folder / "jade.svg").write_text(sheet(TITLE, style, STOPS, link, blur, *parts), "utf-8")
    assert faults_of(folder / "jade.svg") == []


def test_sheets_in_the_folder_of_the_player_are_offered_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tile_art, "_PLAYERS", [])
    players = folder.parent / "data" / "tiles"
    players.mkdir(parents=True)
    (players / "jade.svg").write_text(sheet(), "utf-8")
    (players / "ivory.svg").write_text(sheet(), "utf-8")
    assert themes() == tuple(OURS)
    tile_art.look_for_sheets(players)
    assert themes() == (*OURS, "jade")
    assert not TileArt("jade").tile("face-66").isNull()
    assert tile_art.faults_of_sheets() == ["ivory.svg: there is another sheet of that name."]


def test_what_keeps_a_sheet_from_being_chosen_is_told_where_it_would_be(
    folder: Path, appearance: Appearance, languages: Languages, store: SettingsFile, qtbot: QtBot
) -> None:
    (folder / "jade.svg").write_text(sheet(TITLE, '<clipPath id="cut"/>'), "utf-8")
    dialog = PreferencesDialog(Settings(store), appearance, languages)
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert "jade.svg: line 2: <clipPath> is not drawn." in texts


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
