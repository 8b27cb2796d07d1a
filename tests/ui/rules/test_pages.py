"""The rules pages: complete, alike in every language, and true by the engine."""

import re
import shutil
import tomllib
from collections import Counter
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont, QTextDocument

import rules_pages
import rules_tables as tables
from gupai_desktop import paths
from gupai_desktop.engine.combinations import (
    KINDS,
    Combination,
    TripletRule,
    combination,
    groups_by_kind,
)
from gupai_desktop.engine.definitions import CLASSIC_KINDS
from gupai_desktop.engine.game import Game, IllegalMove
from gupai_desktop.engine.rules import TRIPLETS
from gupai_desktop.engine.tiles import FACE, TILES
from gupai_desktop.games import find, games
from gupai_desktop.play.shared import HEAD, Code
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.ui.rules.pages import Page, language_of, pages, picture
from rules_examples import Examples, Play
from rules_pages import FIRST, examples, facts, hard_deals, keys
from rules_pictures import row_picture, table_picture
from tests.cases import FINISHED, of_every
from tests.scripts import ROOT, load

FOLDER = rules_pages.FOLDER
LANGUAGES = rules_pages.languages()
OTHERS = [code for code in LANGUAGES if code != "en"]

SCRIPT = load("resources/tools/rules_docs.py")

WRITTEN_EXAMPLES = tomllib.loads((FOLDER / "examples.toml").read_text("utf-8"))

PLACE = re.compile(r"\{\{[^}]*\}\}|\[\[[^\]]*\]\]")
PICTURE = re.compile(r"!\[([^\]]*)\]\(\.\./tiles/([^)]+)\.svg\)")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]+)\)")
CODE = re.compile(r"(?<![\d.])[1-6][1-6](?!\d)")
CHINESE = re.compile(r"[\u3000-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]")

#: The games that have a page: all but drafts.  Some have a text of their own, others that of
#: their family.
GAMES = [game for game in games() if game.id in keys()]
WRITTEN = [game() for game in GAMES if (FOLDER / "en" / f"{game.id}.md").exists()]

every_language = of_every(LANGUAGES)
every_page = of_every(list(product(LANGUAGES, keys())))
every_translated_page = of_every(list(product(OTHERS, keys())))
every_written_game = of_every(WRITTEN, lambda game: game.id)


def page(language: str, key: str) -> Page:
    return pages(language)[key]


def shown(language: str, key: str) -> list[str]:
    """The names of the pictures of a page, in their order."""
    return [name for _, name in PICTURE.findall(page(language, key).text)]


def plays() -> list[Play]:
    return [examples().play(name) for name in WRITTEN_EXAMPLES["plays"]]


def headings(text: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]


def tables_of(text: str) -> list[int]:
    """How many columns each line of a table has."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


# Complete.


@every_language
def test_a_page_that_is_written_is_written_in_every_language(language: str) -> None:
    files = {file.stem for file in (FOLDER / language).glob("*.md")}
    assert files == {file.stem for file in (FOLDER / "en").glob("*.md")}
    assert tuple(pages(language)) == keys()


@pytest.mark.usefixtures("qapp")
@every_page
def test_every_place_of_a_page_is_filled_and_no_markup_seen(page_key: tuple[str, str]) -> None:
    """Stars that Markdown does not take for emphasis would be left standing."""
    text = page(*page_key).text
    assert text.startswith("# ")
    assert PLACE.findall(text) == []
    assert not re.search(r"[{}]", text)
    document = QTextDocument()
    document.setMarkdown(text)
    assert re.findall(r".*[*_`|#\[\]].*", document.toPlainText()) == []


@of_every(list(product(LANGUAGES, [game() for game in FINISHED])))
def test_the_page_of_a_game_bears_its_name_and_tells_every_option(case: tuple[str, Game]) -> None:
    language, game = case
    title, text = page(language, game.id).title, page(language, game.id).text
    assert title.startswith(SCRIPT.translator(language)(game.name.text, "", None))
    assert language.startswith("zh") or game.native in title
    say = SCRIPT.rules_pages(language).language.say
    for option in game.options:
        option_names = [option.name] if option.is_switch else [c.name for c in option.choices[1:]]
        assert [one for one in map(say, option_names) if one not in text] == []


@of_every(FINISHED, lambda game: game.id)
def test_the_page_of_a_game_shows_every_kind_of_triplet(game: type[Game]) -> None:
    wanted = [
        row_picture(faces).name for k in CLASSIC_KINDS for faces in examples().triplets(k.key)
    ]
    if TRIPLETS in game.options:
        assert set(wanted) <= set(shown("en", game.id))


@every_written_game
def test_the_page_of_a_game_shows_its_table_and_a_play_step_by_step(game: Game) -> None:
    names = shown("en", game.id)
    assert {f"{game.id}-board", f"{game.id}-end"} & set(names)
    own = [play for play in plays() if type(play.game) is type(game)]
    assert own
    for play in own:
        steps = [f"{play.name}-{number}" for number in range(1, len(play.steps) + 1)]
        assert [name for name in names if name in steps] == steps
        assert f"{play.name}-last" in names


# Alike in every language.


@every_translated_page
def test_a_page_is_built_as_in_english_with_the_same_pictures(page_key: tuple[str, str]) -> None:
    language, key = page_key
    here, english = page(language, key).text, page("en", key).text
    assert headings(here) == headings(english)
    assert tables_of(here) == tables_of(english)
    assert here.count("\n- ") == english.count("\n- ")
    assert shown(language, key) == shown("en", key)
    assert Counter(LINK.findall(here)) == Counter(LINK.findall(english))


@every_page
def test_every_link_leads_somewhere(page_key: tuple[str, str]) -> None:
    for target in LINK.findall(page(*page_key).text):
        if target.startswith(HEAD):
            assert Code.parse(target, find).record
        else:
            assert target.startswith("http") or target.removesuffix(".md") in keys()


@of_every(list(product(OTHERS, [game.id for game in FINISHED])))
def test_a_page_speaks_of_the_same_tiles(page_key: tuple[str, str]) -> None:
    """Each paragraph names the same tiles, whatever the order of words."""
    here, english = (
        [Counter(CODE.findall(part)) for part in PICTURE.sub("", page(*of).text).split("\n")]
        for of in (page_key, ("en", page_key[1]))
    )
    assert [one for one in here if one] == [one for one in english if one]


@of_every(OTHERS)
def test_the_facts_are_the_same(language: str) -> None:
    here, english = (re.findall(r"\d\d+", page(code, "facts").text) for code in (language, "en"))
    assert Counter(here) == Counter(english)


@of_every(list(product(OTHERS, ["tiles", "combinations"])))
def test_nothing_is_left_in_english(page_key: tuple[str, str]) -> None:
    text = PICTURE.sub("", page(*page_key).text)
    assert re.findall(r"\b(?:the|and|is|of)\b", text) == []


# True.


@of_every(list(product(LANGUAGES, [game.id for game in WRITTEN])))
def test_the_words_of_a_step_name_tiles_of_its_picture(page_key: tuple[str, str]) -> None:
    parts = page(*page_key).text.split("\n\n")
    checked = 0
    for words, after in pairwise(parts):
        found = PICTURE.fullmatch(after)
        if words.startswith("**") and words[2].isdigit() and found:
            assert set(CODE.findall(words)) <= set(found.group(1).split()), words
            checked += 1
    assert checked


@of_every(KINDS[:10])
def test_every_kind_has_two_examples_that_are_what_they_are_called(kind: Combination) -> None:
    rule = TripletRule(mixed_dragon=kind == KINDS[4])
    sections = re.split(r"^### ", page("en", "combinations").text, flags=re.MULTILINE)
    (section,) = (part for part in sections if part.startswith(str(kind.name)))
    pictures = [text for text, _ in PICTURE.findall(section)]
    made = [combination(rule, tuple(FACE[code] for code in text.split())) for text in pictures]
    assert made == [kind, kind]


def test_the_loose_examples_are_triplets_by_that_option_only() -> None:
    for kind in ("five-points", "full-fourteen"):
        for faces in examples().triplets(kind, part="loose"):
            made = combination(TripletRule(loose=True), faces)
            assert made is not None
            assert made.key == kind
            assert combination(TripletRule(), faces) is None


def test_all_pairs_and_all_tiles_are_shown() -> None:
    pairs = [name for name in shown("en", "combinations") if name.count("-") == 1]
    assert len(set(pairs)) == len(pairs) == 16
    singles = {name for name in shown("en", "tiles") if name.isdecimal()}
    assert singles == {str(face) for face in FACE.values()}


def test_the_figures_are_those_of_the_engine() -> None:
    assert tables.group_count() == 1550
    counts = [tables.group_count(rule) for rule in ("classic", "mixed", "loose")]
    assert counts == [195, 198, 221]
    dead = {" ".join(sorted(map(str, group))) for group in tables.dead_groups()}
    assert dead == {"33 41 42", "41 42 54", "33 51 52", "44 51 52", "32 42 43"}


def test_the_couples_that_capture_meng_huo_are_shown() -> None:
    text = page("en", "levels.meng-huo").text
    couples = [t for t, name in PICTURE.findall(text) if name.count("-") == 1 and len(t) == 5]
    assert len(set(couples)) == 15
    for couple in couples:
        faces = (FACE["21"], *(FACE[code] for code in couple.split()))
        assert combination(TripletRule(), faces) is not None


def test_a_page_counts_the_ends_of_its_game_under_both_rules() -> None:
    assert "There are 34 of them" in page("en", "zen.five-dragons").text
    text = page("en", "zen.harmony").text
    assert "There are 93 of them" in text
    assert "Full Fourteen” makes it 134." in text


def test_what_the_pages_say_of_doubles_and_officers_is_so() -> None:
    """Five sons take both doubles; 31 31 suits no officer, 11 11 two, 22 22 five."""
    for group in groups_by_kind(TripletRule())[tables.KIND["five-sons"]]:
        (doubled,) = {face for face in group if group.count(face) == 2}
        assert doubled.high == doubled.low
    officers = {
        code: sum(
            combination(TripletRule(), (FACE[code], FACE[code], tile.face)) is not None
            for tile in TILES
            if not tile.copy
        )
        for code in ("31", "11", "51", "22", "55")
    }
    assert officers == {"31": 0, "11": 2, "51": 2, "22": 5, "55": 5}


def test_every_game_that_has_a_par_has_ten_hard_deals_of_those_that_were_searched() -> None:
    searched = facts()["searched"]
    assert {game.id for game in FINISHED if not game.is_omen} <= searched.keys()
    for rules, (count, _, _) in searched.items():
        numbers = {Code.parse(text, find).number for _, text in hard_deals(rules)}
        assert len(numbers) == 10, rules
        assert max(numbers) <= count, rules


def test_the_hardest_deals_of_zen_have_the_pars_that_the_page_says() -> None:
    for rules in ("zen.ten-sets", "zen.ten-sets/triplets=mixed"):
        par, text = hard_deals(rules)[0]
        code = Code.parse(text, find)
        best = shortest(code.game, code.record.opening, Budget(60_000))
        assert (best.length, best.is_shortest) == (int(par), True), text


def test_every_end_is_won() -> None:
    for game in map(find, WRITTEN_EXAMPLES["ends"]):
        assert game.is_won(examples().end(game)), game.id


def test_what_a_play_refuses_is_not_legal() -> None:
    refused = [(play, step) for play in plays() for step in play.steps if step.refusal]
    assert refused
    for play, step in refused:
        assert step.moving not in {move.tiles for move in play.game.moves(step.table)}, play.name


def test_an_illegal_move_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "examples.toml"
    board = "41 31 32 | 65 31 22 | 61 33 61 | 33 11"
    text = f'[plays.one]\ngame = "zen.ten-sets"\nboard = "{board}"\nmoves = ["exchange 41 65a"]'
    file.write_text(text, "utf-8")
    with pytest.raises(IllegalMove):
        Examples(file).play("one")


# Languages.


def test_a_locale_has_the_pages_of_its_language_or_the_english_ones() -> None:
    locales = ("en_US", "uk_UA", "zh_CN", "zh_TW", "zh_SG", "xx_YY")
    codes = ["en", "uk", "zh_CN", "zh_TW", "zh_CN", "en"]
    assert [language_of(locale) for locale in locales] == codes


def test_a_page_that_a_language_lacks_is_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(FOLDER, tmp_path / "rules")
    (tmp_path / "rules" / "uk" / "history.md").unlink()
    monkeypatch.setattr(rules_pages, "FOLDER", tmp_path / "rules")
    written = rules_pages.RulesPages("uk", str)
    assert written.page("history").title == page("en", "history").title
    assert written.page(FIRST[0]).title == page("uk", FIRST[0]).title


def test_a_game_without_a_page_gets_that_of_its_family(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(FOLDER, tmp_path / "rules")
    for code, game in product(LANGUAGES, WRITTEN):
        (tmp_path / "rules" / code / f"{game.id}.md").unlink()
    written = {(code, game): page(code, game.id) for code, game in product(LANGUAGES, WRITTEN)}
    monkeypatch.setattr(rules_pages, "FOLDER", tmp_path / "rules")
    for (code, game), own in written.items():
        found = SCRIPT.rules_pages(code).page(game.id)
        assert found.title == own.title
        assert PLACE.search(found.text) is None
        assert f"{game.id}-board" in found.pictures
        both = (set(re.findall("^## .*", one.text, re.M)) for one in (found, own))
        headings, own_headings = both
        assert len(headings) >= 2
        assert headings < own_headings, (code, game)


# Pictures.


def test_a_picture_does_not_tell_what_lies_face_down() -> None:
    game = find("levels.guo-wu-guan")
    table = game.arrange(game.tiles)
    drawing = table_picture("one", game, table)
    assert [piece.element for piece in drawing.picture.pieces].count("back") == 4
    assert drawing.text.startswith("66 ?? ?? ?? ?? 44 /")


def test_every_picture_of_a_page_shows_the_tiles_that_its_text_names() -> None:
    for text, name in {shown for key in keys() for shown in PICTURE.findall(page("en", key).text)}:
        elements = Counter(piece.element for piece in picture(name).pieces)
        assert elements.pop("place", 0) < 32
        codes = Counter(code for code in text.split() if code not in "/–")
        assert sum(elements.values()) == codes.total(), name
        assert elements["back"] == codes["??"], name


# What is shipped.


def test_the_pages_are_what_the_tool_makes() -> None:
    folder = paths.rules()
    files = (path for path in folder.rglob("*") if path.is_file())
    present = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in files}
    wanted = SCRIPT.documents()
    names = present.keys() | wanted.keys()
    assert {name for name in names if present.get(name) != wanted.get(name)} == set()


def test_every_picture_of_the_docs_is_there_and_small() -> None:
    for file in paths.rules().rglob("*.md"):
        for _, name in PICTURE.findall(file.read_text("utf-8")):
            assert 1000 < (file.parent.parent / "tiles" / f"{name}.svg").stat().st_size < 20_000


@pytest.mark.usefixtures("qapp")
def test_the_font_has_every_chinese_character_of_the_pages() -> None:
    texts = [file.read_text("utf-8") for file in paths.rules().rglob("*.md")]
    written = {sign for text in texts for sign in CHINESE.findall(text)}
    assert len(written) > 500
    for file in (ROOT / "resources" / "fonts").glob("*[!W]-Regular.otf"):
        font = QRawFont(str(file), 16.0)
        assert {sign for sign in written if not font.supportsCharacter(ord(sign))} == set(), file
