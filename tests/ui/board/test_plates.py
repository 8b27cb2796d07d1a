"""Plates that say what groups would become lie on no tile, whatever happens to the table."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.pairs import pairs_by_first
from tests.ui.hand import Hand, MakeWindow, prefer, resize, unpainted

SIZES = ((1180, 820), (780, 600), (1600, 700), (1, 900))
SCALES = ("100", "150", "200")
#: How far a selected tile stands out above.
RAISED = 9

#: Selects others, of which a plate tells something.
Select = Callable[[], object]


def panel(window: MainWindow, select: Select) -> Iterator[None]:
    window.session.explain_group(0)
    yield
    select()
    yield
    window.session.say()
    yield


def glide(window: MainWindow, select: Select) -> Iterator[None]:
    """The same, with tiles that are on their way for a while."""
    prefer(window, "is_animated", True)
    for _ in panel(window, select):
        yield
        window.scene.finish_glide()
        yield
    prefer(window, "is_animated", False)


def size(window: MainWindow, _: Select) -> Iterator[None]:
    """By hand, which stretches the table until it rests."""
    for wide, high in ((700, 560), (1500, 700)):
        window.resize(wide, high)
        yield
        resize(window, wide, high)
        yield


def zoom(window: MainWindow, _: Select) -> Iterator[None]:
    for steps in (1, 2, 0, -2, 0):
        window.view.zoom(steps)
        yield


def letters(window: MainWindow, _: Select) -> Iterator[None]:
    before = window.appearance.looks
    for scale in ("200", "125"):
        window.appearance.looks = before._replace(text_scale=scale)
        yield
    window.appearance.looks = before
    yield


def tiles(window: MainWindow, _: Select) -> Iterator[None]:
    before = window.appearance.looks
    window.appearance.looks = before._replace(tile_style="ivory", scheme="dark")
    yield
    window.appearance.looks = before


def language(window: MainWindow, _: Select) -> Iterator[None]:
    for code in ("uk", "zh_CN"):
        window.parts.languages.use(code)
        yield


def triggered(key: str) -> Callable[[MainWindow, Select], Iterator[None]]:
    def trigger(window: MainWindow, _: Select) -> Iterator[None]:
        for _is_on in (True, False):
            window.action_table[key].trigger()
            yield

    return trigger


def notice(window: MainWindow, _: Select) -> Iterator[None]:
    window.notices.add(words("So many words. " * 20))
    yield
    window.notices.close()
    yield


EVENTS: dict[str, Callable[[MainWindow, Select], Iterator[None]]] = {
    "a panel": panel,
    "tiles that glide": glide,
    "a size": size,
    "a zoom": zoom,
    "letters": letters,
    "tiles": tiles,
    "languages": language,
    "a notice": notice,
    "the album": triggered("album"),
    "the page of games": triggered("games-page"),
    "a full screen": triggered("full-screen"),
    "a pause": triggered("pause"),
}
ROWS = pairs_by_first((game.id for game in games()), EVENTS, SIZES, SCALES, LANGUAGES)
#: Games of one family have half of them each by turns, and a game alone has all.
_FAMILIES = Counter(game_id.partition(".")[0] for game_id in ROWS)
for _turn, (_game_id, _rows) in enumerate(ROWS.items()):
    if _FAMILIES[_game_id.partition(".")[0]] > 1:
        ROWS[_game_id] = _rows[_turn % 2 :: 2]


def lay_some_deal(window: MainWindow, game_id: str, random: Random) -> None:
    """Lay a deal from which some moves have been made."""
    record = Record.of_deal(find(game_id), random.randrange(1, 100))
    for _ in range(random.randrange(5)):
        if moves := record.game.moves(record.table):
            record = record.play(random.choice(moves))
    window.session.begin(record)
    window.panel.dismiss()


def foresee(window: MainWindow, random: Random) -> None:
    """Select tiles, or point at others with some selected, until a plate tells of it."""
    pointing, facts = window.pointing, window.session.facts
    moves = [sorted(move.tiles, key=str) for move in facts.moves if move.tiles]
    for _ in range(30):
        pointing.let_go()
        chosen = random.sample(list(facts.places), 2)
        if moves and random.random() < 0.6:
            chosen = random.choice(moves)
            random.shuffle(chosen)
        *some, last = chosen
        pointing.select(*some)
        pointing.hover(last)
        if random.random() < 0.3:
            pointing.select(*chosen)
        if pointing.prospects:
            return


def plates_placed_free(window: MainWindow, *case: object) -> int:
    """Assert that no plate touches a tile or another plate, and all are seen; count them."""
    for _ in range(2):
        QApplication.processEvents()
    scene, plates = window.scene, list[QRectF]()
    seen = scene.sceneRect().adjusted(-1, -1, 1, 1)
    for plate in scene.prospect_items.values():
        place = plate.sceneBoundingRect()
        assert seen.contains(place), case
        assert not any(map(place.intersects, plates)), case
        for item in scene.tile_items:
            above = RAISED if item.state is TileState.SELECTED else 0
            around = item.place_at_home().adjusted(0, -above, 0, 0)
            assert not place.intersects(around), (item.tile, *case)
        plates.append(place)
    return len(plates)


@pytest.mark.parametrize("game_id", ROWS)
def test_no_plate_lies_on_a_tile_whatever_happens_to_the_table(
    make_window: MakeWindow, languages: Languages, game_id: str
) -> None:
    window, found = unpainted(make_window()), 0
    # Rows in which texts are as large, and the language is the same, follow one another.
    rows = sorted(enumerate(ROWS[game_id]), key=lambda row: row[1][2:])
    for number, (event, place, scale, code) in rows:
        random, case = Random(number), (event, place, scale, code)
        languages.use(code)
        window.appearance.looks = window.appearance.looks._replace(text_scale=scale)
        lay_some_deal(window, game_id, random)
        resize(window, *place)
        foresee(window, random)
        found += plates_placed_free(window, "before", *case)
        for step, _ in enumerate(EVENTS[event](window, lambda: foresee(window, random))):  # noqa: B023
            found += plates_placed_free(window, step, *case)
    assert found > len(ROWS[game_id])


def test_a_plate_that_comes_while_tiles_are_taken_lies_below_its_group(
    make_window: MakeWindow,
) -> None:
    board = "32 44b 66 | 62 31 54 | 55 31 51 | 41 63 52 | 11 43 44a | 53 33b 65b | 22 11 22"
    board += " | 51 61b 61a | 66 64 33a | 65a 64 55 | 42 21"
    window = make_window(board=board, size=(1000, 820))
    hand = Hand(window)
    for tile in ("32", "44b", "66a"):
        hand.click(tile)
        plates_placed_free(window, tile)
    assert window.scene.prospect_items
