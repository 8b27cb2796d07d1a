"""CONTRIBUTING.md is carried out to the letter, line by line in one copy of the tree.

Left out is what would run all tests, draw every screenshot, or search for minutes.
"""

import os
import re
import shlex
from typing import Any

import pytest
from PySide6.QtGui import QColor

from gupai_desktop.engine.tiles import FACES
from gupai_desktop.ui.theme.tile_sheets import SIZES
from tests.newcomer import Newcomer, translate, translated
from tests.scripts import ROOT, load

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such shell")

PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
(CODE,) = re.findall(r"^   ```python\n(.*?)^   ```$", PAGE, re.DOTALL | re.MULTILINE)
SIX_SETS = re.sub(r"^   ", "", CODE, flags=re.MULTILINE)

(PROBLEMS,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)

#: The lines of its own and those within text, as a shell reads them.
BLOCKS = re.findall(r"^    (?=\w|\.venv)((?:.*\\\n)*.*)$", PAGE, re.MULTILINE)
LINES = {*BLOCKS, *re.findall(r"`((?:python3?|\.venv/bin/python) [^`]+)`", PAGE)}

#: What the lines begin with.
RUN, TEST = "python3 dev.py run", "python3 dev.py test"
CHECK, TEMPLATE = "python3 dev.py check", "sed "
PYTHON = ".venv/bin/python"
LISTED = f"{PYTHON} -m gupai_desktop.cli.main"
TRANSLATE, TOOL = f"{PYTHON} packaging/translations.py", f"{PYTHON} resources/tools/"
APPROVE = f"{PYTHON} -m tests.ui.approved"

#: The example, a copy of the template, and the language, as the page has them.
VARIANT, COPY = "zen.six-sets", "stairs.rows"
LANGUAGE, OWN_NAME = "de", "Deutsch"

DEV = load("dev.py")


def lines(start: str, part: str = "") -> list[str]:
    """The lines of the page that begin like that, and have something in them."""
    return sorted(line for line in LINES if line.startswith(start) and part in line)


def name_in(source: str) -> str:
    """The name that a game has in its source."""
    (name,) = re.findall(r'^    name = words\("(.+?)"\)', source, re.MULTILINE)
    return str(name)


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    """Who has written the variant and its problems, made the copies, and begun a language."""
    newcomer = Newcomer(tmp_path_factory.mktemp("newcomer") / "tree")
    (newcomer.games / "zen_six.py").write_text(SIX_SETS, "utf-8")
    newcomer.problems(VARIANT).write_text(PROBLEMS, "utf-8")
    for line in (*lines(TEMPLATE), *lines(TRANSLATE, "--new")):
        done = newcomer.types(line)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), line
    return newcomer


def test_every_line_of_the_page_is_one_of_those_that_are_typed_here() -> None:
    known = (RUN, TEST, CHECK, TEMPLATE, LISTED, TRANSLATE, TOOL, APPROVE)
    assert [line for line in LINES if not line.startswith(known)] == []
    assert all(lines(start) for start in known)


def test_every_call_of_the_tests_names_files_that_there_are(
    monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    monkeypatch.setattr(DEV, "hand_over", lambda arguments: arguments)
    for line in lines(TEST):
        _, script, action, *rest = shlex.split(line)
        assert (script, action in DEV.LOCKED) == ("dev.py", True)
        given = [part for part in DEV.test(rest)[2:] if not part.startswith(("--num", "--dist"))]
        options = pytestconfig._parser.parse_known_args(given)
        assert [name for name in options.file_or_dir if not (ROOT / name).exists()] == []
        assert options.quick is ("--quick" in rest)


# A variant, and a family.


@pytest.fixture(scope="module")
def windows(newcomer: Newcomer) -> dict[str, dict[str, Any]]:
    """What the window says at each game of the page, by the line that opens it."""
    return {line: newcomer.sees(line) for line in lines(RUN, "--game")}


def test_the_games_of_the_page_have_their_names_on_the_screen(
    newcomer: Newcomer, windows: dict[str, dict[str, Any]]
) -> None:
    copied = (newcomer.games / "stairs.py").read_text("utf-8")
    names = {VARIANT: name_in(SIX_SETS), COPY: name_in(copied)}
    assert names == {VARIANT: "Watching Six Sets", COPY: "Stairs"}
    assert {line.split()[-1] for line in windows} == names.keys()
    for line, seen in windows.items():
        assert seen["title"].startswith(names[line.split()[-1]]), line
        for game_id, name in names.items():
            assert " ".join(seen["games"][game_id]).startswith(name), line
    (line,) = lines(LISTED, " games")
    content = dict(row.split("\t")[:2] for row in newcomer.types(line).stdout.splitlines())
    assert names.items() <= content.items()


#: The tests that a game fails which is no draft any more and has nothing else yet.
LACKING = [
    "tests/packaging/test_stores.py::test_software_centres_know_every_game_in_every_language",
    "tests/packaging/test_stores.py::test_the_package_and_winget_know_every_game",
    "tests/play/test_first_deals.py::test_every_game_without_difficulties_has_some_and_no_omen_has",
    "tests/play/test_history.py::test_every_game_has_been_saved_by_some_version",
    "tests/play/test_problems.py::test_every_game_that_is_no_omen_has_100_problems",
    "tests/test_translations.py::test_the_translations_are_up_to_date_and_complete",
    "tests/ui/board/test_inscription.py::test_names_and_goals_find_room_in_every_language",
    "tests/ui/rules/test_pages.py::test_every_game_that_has_a_par_has_ten_hard_deals_of_those_that_were_searched",
    "tests/ui/rules/test_pages.py::test_the_pages_are_what_the_tool_makes",
    "tests/ui/test_approved.py::test_every_layout_looks_as_it_was_approved",
    "tests/ui/test_approved.py::test_no_approved_picture_is_of_something_that_is_gone",
]


def test_a_finished_game_fails_the_tests_that_the_page_names(newcomer: Newcomer) -> None:
    _, _, table = PAGE.partition("| a finished game has |")
    named = re.findall(r"`(tests/[\w/]+\.py)`", table.partition("\n\n")[0])
    assert {*named} == {test.partition("::")[0] for test in LACKING}
    module = newcomer.games / "zen_six.py"
    module.write_text(SIX_SETS.replace("    is_draft = True\n", ""), "utf-8")
    done = newcomer.types(f"{PYTHON} -m pytest -n0 -q -rpf --tb=no {' '.join(LACKING)}")
    module.write_text(SIX_SETS, "utf-8")
    assert sorted(re.findall(r"^FAILED (\S+)", done.stdout, re.MULTILINE)) == LACKING


def test_the_copy_of_the_solver_solves(newcomer: Newcomer) -> None:
    (line,) = lines(LISTED, " solve")
    done = newcomer.types(line)
    assert "winnable: a shortest line of 32 moves" in done.stdout, done.stdout + done.stderr


# A language.


@pytest.fixture(scope="module")
def german(newcomer: Newcomer) -> dict[str, dict[str, Any]]:
    """What the window says while the language is begun, and once it is finished."""
    (spoken,) = lines(RUN, f"--language {LANGUAGE}")
    update, check = f"{TRANSLATE} update", f"{TRANSLATE} check"
    assert {update, check} <= LINES
    begun = newcomer.sees(spoken)
    translate(newcomer.tree / "translations" / f"gupai_{LANGUAGE}.ts", OWN_NAME)
    # Another one is begun meanwhile.
    assert newcomer.types(f"{update} --new pt_BR").returncode == 0
    checked = newcomer.types(check)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert re.findall(r"gupai_(\w+)\.ts is begun", checked.stdout) == ["pt_BR"]
    return {"begun": begun, "finished": newcomer.sees(spoken)}


def test_a_language_is_in_the_menu_and_spoken_as_far_as_it_is_translated(
    german: dict[str, dict[str, Any]],
) -> None:
    assert all(OWN_NAME in seen["languages"] for seen in german.values())
    titles = [seen["title"].partition(" — ")[2] for seen in german.values()]
    assert titles == ["Gupai Desktop", translated("Gupai Desktop")]


#: Those that hold languages one by one, beside those that the page asks for.
OF_LANGUAGES = """
tests/test_i18n.py tests/ui/dialogs/test_preferences.py
tests/packaging/test_compiling.py tests/packaging/test_contents.py
tests/packaging/test_installers.py tests/packaging/test_linux.py tests/packaging/test_stores.py
"""


#: Those that are of the games of the tree, each by its name, and nothing of a new one.
OF_OLD_GAMES = """
test_levels test_levels_plays test_levels_texts test_pairs test_trigrams test_zen test_zen_goals
"""


@pytest.mark.usefixtures("german")
def test_what_the_page_asks_to_be_run_passes_with_drafts_and_new_languages(
    newcomer: Newcomer,
) -> None:
    (asked,) = lines(TEST, "tests/test_layers.py")
    left = [f"--ignore=tests/games/{name}.py" for name in OF_OLD_GAMES.split()]
    more = {
        "PYTEST_ADDOPTS": " ".join((*OF_LANGUAGES.split(), *left)),
        "PYTEST_XDIST_AUTO_NUM_WORKERS": "1",
    }
    # The types of all that is not new are checked where it lies.
    project = newcomer.tree / "pyproject.toml"
    content, found = re.subn(
        "^files = .+", 'files = ["gupai_desktop/games"]', project.read_text("utf-8"), flags=re.M
    )
    assert found == 1
    project.write_text(content, "utf-8")
    for line in (asked, CHECK):
        done = newcomer.types(line, **more)
        assert done.returncode == 0, done.stdout + done.stderr


# A tile sheet.


def test_a_sheet_is_in_the_menu_by_its_title_and_on_the_table_in_its_colours(
    newcomer: Newcomer, windows: dict[str, dict[str, Any]]
) -> None:
    (line,) = lines(TEMPLATE, "resources/tiles")
    (title,) = re.findall("<title>(.+)</title>", line)
    for seen in windows.values():
        hues = {style: QColor(colour).hue() for style, colour in seen["tiles"].items()}
        assert [style for style, hue in hues.items() if 90 < hue < 160] == [title], hues
    (line,) = lines(RUN, "--self-check")
    done = newcomer.types(line)
    assert (done.returncode, "jade" in done.stdout) == (0, True), done.stdout + done.stderr


# A problem list.


def test_the_problems_of_a_list_are_on_the_card_and_on_the_table(
    newcomer: Newcomer, windows: dict[str, dict[str, Any]]
) -> None:
    *problems, _ = PROBLEMS.splitlines()
    boards = [problem.split(maxsplit=3)[3] for problem in problems]
    name, count = name_in(SIX_SETS), len(boards)
    for seen in windows.values():
        assert seen["problems"][VARIANT] == f"{name}, problems solved: 0 of {count}"
        title, board = seen["problem"]
        number = boards.index(board) + 1
        assert title.startswith(f"{name}, problem {number} of {count} "), title
    (line,) = lines(LISTED, " problems")
    content = newcomer.types(line).stdout.splitlines()
    assert len(content) == len(boards), content


def test_the_list_of_the_page_is_what_its_tool_makes_of_the_boards(newcomer: Newcomer) -> None:
    *problems, _ = PROBLEMS.splitlines()
    boards = [problem.split(maxsplit=3)[3] for problem in problems]
    (line,) = lines(TOOL, "--boards")
    file = newcomer.tree / line.split()[-1]
    file.write_text("\n".join(reversed(boards)), "utf-8")
    done = newcomer.types(line)
    assert done.returncode == 0, done.stderr
    made = newcomer.problems(VARIANT).read_text("utf-8")
    assert [one for one in made.splitlines() if not one.startswith("# ")] == problems
    file.write_text(newcomer.types(f"{LISTED} deal {VARIANT} 1").stdout, "utf-8")
    assert newcomer.types(line).returncode == 1
    assert newcomer.problems(VARIANT).read_text("utf-8") == made


@pytest.mark.proves("resources/tools/*.py", "gupai_desktop/solvers/*.py", at_release=True)
def test_a_list_is_made_of_deals_for_a_game_that_has_none(newcomer: Newcomer) -> None:
    (line,) = (one for one in lines(TOOL, f"make_problems.py {VARIANT}") if "--" not in one)
    done = newcomer.types(line)
    assert done.returncode == 0, done.stderr
    (content,) = lines(LISTED, " problems")
    assert len(newcomer.types(content).stdout.splitlines()) == 100
    newcomer.problems(VARIANT).write_text(PROBLEMS, "utf-8")


# Pictures.


def test_every_tool_of_the_page_is_there() -> None:
    tools = [line.split()[1] for line in lines(TOOL)]
    assert len(tools) >= 6
    assert [tool for tool in tools if not (ROOT / tool).is_file()] == []
    assert (ROOT / "tests" / "ui" / "approved.py").is_file()


def test_the_tiles_and_cloths_of_the_tree_are_those_that_the_page_has_drawn(
    newcomer: Newcomer,
) -> None:
    for line in (*lines(TOOL, "draw_"), *lines(TOOL, "rules_docs")):
        assert newcomer.types(line).returncode == 0, line
    for folder in ("resources/tiles", "resources/grain", "docs/rules"):
        for file in (ROOT / folder).rglob("*.*"):
            drawn = newcomer.tree / file.relative_to(ROOT)
            assert drawn.read_bytes() == file.read_bytes(), drawn


def test_the_page_tells_every_element_of_a_sheet_and_its_size() -> None:
    table = PAGE.partition("| ids | size |")[2].partition("\n\n")[0]
    content = dict[str, str]()
    for row in table.strip().splitlines()[1:]:
        ids, size = row.strip("|").split("|")
        content |= dict.fromkeys(re.findall(r"`([\w-]+)`", ids), size.strip())
    sizes = {name: f"{size.width():g} x {size.height():g}" for name, size in SIZES.items()}
    assert content == sizes
    assert sum(name.startswith("face-") for name in content) == len(FACES)
