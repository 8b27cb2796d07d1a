"""Every example of CONTRIBUTING.md is carried out as it stands there."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from gupai_desktop.app.command_line import parser
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.games import games
from gupai_desktop.ui.theme.tile_sheets import SIZES
from tests.drafts import laid, lay_tree, run_in
from tests.games.test_contract import assert_kept
from tests.homes import homes
from tests.scripts import ROOT, load

PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
(CODE,) = re.findall(r"^   ```python\n(.*?)^   ```$", PAGE, re.DOTALL | re.MULTILINE)
SIX_SETS = re.sub(r"^   ", "", CODE, flags=re.MULTILINE)

#: The lines of its own and those within text, as a shell reads them.
BLOCKS = re.findall(r"^    (?=\w)((?:.*\\\n)*.*)$", PAGE, re.MULTILINE)
LINES = {*BLOCKS, *re.findall(r"`(python3? [^`]+)`", PAGE)}

DEV = load("dev.py")


def test_every_command_of_the_page_is_one_of_those_that_are_carried_out_here() -> None:
    known = (TEMPLATE, RUN, TRANSLATE, TOOL, TEST, "python3 dev.py run | test | check")
    assert [line for line in LINES if not line.startswith(known)] == []


TEST = "python3 dev.py test"


def test_every_call_of_the_tests_names_files_that_there_are(
    monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    monkeypatch.setattr(DEV, "hand_over", lambda arguments: arguments)
    lines = [shlex.split(line) for line in LINES if line.startswith(TEST)]
    assert len(lines) >= 3
    for _, script, action, *rest in lines:
        assert (script, action in DEV.LOCKED) == ("dev.py", True)
        given = [part for part in DEV.test(rest)[2:] if not part.startswith(("--num", "--dist"))]
        options = pytestconfig._parser.parse_known_args(given)
        assert [name for name in options.file_or_dir if not (ROOT / name).exists()] == []
        assert options.quick is ("--quick" in rest)


# A variant.


@pytest.mark.usefixtures("qapp")
def test_the_variant_of_the_page_keeps_every_promise(tmp_path: Path) -> None:
    with laid(tmp_path, zen_six=SIX_SETS):
        (game,) = (game for game in games() if game.is_draft)
        assert game.id == "zen.six-sets"
        assert_kept(game)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree with the variant of the page."""
    folder = tmp_path_factory.mktemp("tree")
    lay_tree(folder)
    (folder / "gupai_desktop" / "games" / "zen_six.py").write_text(SIX_SETS, "utf-8")
    return folder


RUN = "python3 dev.py run -"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no sed")
def test_the_games_of_the_page_are_opened_as_it_says(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_template(tree)
    for name, value in homes(tree).items():
        monkeypatch.setenv(name, value)
    lines = [shlex.split(line)[3:] for line in LINES if line.startswith(RUN)]
    opened = [arguments for arguments in lines if not parser().parse_args(arguments).self_check]
    assert (len(lines), len(opened)) == (3, 2)
    for number, arguments in enumerate(opened):
        picture = tree / f"{number}.png"
        ending = ("--screenshot", str(picture))
        assert run_in(tree, "-m", "gupai_desktop", *arguments, *ending) == ""
        assert picture.stat().st_size > 10_000


TRANSLATE = "python packaging/translations.py"


def test_a_new_language_lacks_the_texts_of_what_is_no_draft_any_more(tree: Path) -> None:
    (line,) = (line for line in LINES if line.startswith(f"{TRANSLATE} update --new"))
    module = tree / "gupai_desktop" / "games" / "zen_six.py"
    module.write_text(SIX_SETS.replace("    is_draft = True\n", ""), "utf-8")
    assert run_in(tree, *shlex.split(line)[1:]) == ""
    begun = (tree / "translations" / "gupai_de.ts").read_text("utf-8")
    assert "Watching Six Sets" in begun
    module.write_text(SIX_SETS, "utf-8")


# A family.

TEMPLATE = "sed "


def run_template(tree: Path) -> None:
    """Carry out the line that copies the template."""
    (line,) = (line for line in LINES if line.startswith(TEMPLATE))
    subprocess.run(line, cwd=tree, shell=True, check=True)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no sed")
def test_a_copy_of_the_template_is_a_game(tree: Path, tmp_path: Path) -> None:
    run_template(tree)
    source = (tree / "gupai_desktop" / "games" / "stairs.py").read_text("utf-8")
    with laid(tmp_path, stairs=source):
        (game,) = (game for game in games() if game.is_draft)
        assert game.id in PAGE
        assert_kept(game)


# Pictures and pages.

TOOL = "python resources/tools/"


def test_every_tool_of_the_page_is_there() -> None:
    tools = [line.split()[1] for line in LINES if line.startswith(TOOL)]
    assert len(tools) >= 4
    assert [tool for tool in tools if not (ROOT / tool).is_file()] == []


def test_the_page_tells_every_element_of_a_sheet_and_its_size() -> None:
    table = PAGE.partition("| ids | size |")[2].partition("\n\n")[0]
    told = dict[str, str]()
    for row in table.strip().splitlines()[1:]:
        ids, size = row.strip("|").split("|")
        told |= dict.fromkeys(re.findall(r"`([\w-]+)`", ids), size.strip())
    sizes = {name: f"{size.width():g} x {size.height():g}" for name, size in SIZES.items()}
    assert told == sizes
    assert sum(name.startswith("face-") for name in told) == len(FACES)
