"""The real program as a real screen reader finds it: a deal is heard, and won by its presses."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games import find, games
from tests.e2e.desktop import Program, Screen, until
from tests.e2e.listening import Reader, SpeakingScreen, missing_parts
from tests.heap_lines import win_of
from tests.ui.known import DEAL, GAME, WINNING_LINE

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(
        bool(missing_parts()),
        reason=f"a screen reader needs {', '.join(missing_parts())}; .ci/run installs them",
    ),
]


@pytest.fixture
def screen() -> Iterator[Screen]:
    screen = SpeakingScreen()
    yield screen
    screen.close()


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    program = Program(screen, tmp_path, "--deal", str(DEAL), "--language", "en")
    yield program
    program.close()


@pytest.fixture
def reader(screen: Screen, program: Program) -> Iterator[Reader]:
    assert program.state()
    reader = Reader(screen)
    yield reader
    reader.close()


def name_of(record: Record, tile: Tile) -> str:
    """How a reader calls a tile that lies on a table."""
    group, place = record.table.place_of(tile)
    title = record.game.narrator(record.table).title(group)
    return f"{tile.face} {tile.face.name}, {title}, tile {place + 1}"


def press_all(reader: Reader, record: Record, move: Move) -> None:
    """Press the tiles of a move; of Pairs one, and the last again if more could join it."""
    tiles = [tile for side in move.sides for tile in side]
    moves = record.game.moves(record.table)
    again = tiles[-1:] if any(move.tiles < other.tiles for other in moves) else []
    for tile in tiles[:1] if record.game.is_omen else tiles + again:
        reader.press(name_of(record, tile))
    if not tiles:
        reader.push(str(record.game.verbs[move.verb]))


def focused(reader: Reader) -> list[str]:
    """What had the focus, one after the other."""
    found = [line for line in reader.heard if line.get("on") and "focused" in line["event"]]
    return [line["name"] for line in found]


def test_a_deal_is_read_and_won_by_a_screen_reader(program: Program, reader: Reader) -> None:
    record = Record.of_deal(find(GAME), DEAL)
    tree = until(reader.tree)
    assert next(iter(tree)) == "Group 1: 55 61 42, Not a triplet"
    assert [name for names in tree.values() for name in names] == [
        name_of(record, tile)
        for group in record.game.reading_order
        for tile in record.table.groups[group]
    ]

    for number, move in enumerate(WINNING_LINE, 1):
        press_all(reader, record, move)
        program.wait_for_moves(number)
        heard = reader.wait_for("text", f"{record.game.verbs[move.verb]}: ")
        assert heard["event"].startswith("object:announcement")
        record = record.play(move)

    assert "Won in 10 moves" in reader.wait_for("text", "Won")["text"]
    until(lambda: reader.tree() and focused(reader)[-1:] == ["Next Deal"])
    until(lambda: not any("Not a triplet" in name for name in reader.tree()))


def test_games_with_a_heap_are_won_by_a_screen_reader(program: Program, reader: Reader) -> None:
    for win in map(win_of, ("trigrams.eight", "pairs.two-rows")):
        record = win.late(8)
        program.lay(record)
        for move in win.line[len(record.moves) :]:
            press_all(reader, record, move)
            program.wait_for_moves(len(record.moves) + 1)
            after = record.play(move)
            account = record.game.narrator(record.table).account(move, after.table)
            reader.wait_for("text", " ".join(map(str, account)))
            record = after
        assert reader.wait_for("text", "Omen: degree 5" if win.game.is_omen else "Cleared with")
        until(lambda: focused(reader)[-1:] == ["Next Deal"])


def test_what_a_reader_remembers_of_a_tile_is_never_said_of_another_one(
    screen: Screen, program: Program
) -> None:
    """A reader that keeps every name, and is told of nothing but the focus, in every family."""
    assert program.state()
    reader = Reader(screen, "focused")
    families = {game.family: Record.of_deal(game(), DEAL) for game in games()}
    for record in families.values():
        program.lay(record)
        for key in ("ctrl+Up", "ctrl+End", "Left", "ctrl+Home", "ctrl+Down"):
            program.key(key)
            line = reader.wait_until(lambda line: line.get("on"))
            assert line["name"] == line["now"], (record.game.id, key)
    reader.close()


def test_the_keyboard_is_followed_from_tile_to_tile(program: Program, reader: Reader) -> None:
    assert until(reader.tree)
    for key, name in (
        ("Right", "55 Plum Blossom, Group 1, tile 1"),
        ("Right", "61 Long-Legged Seven, Group 1, tile 2"),
        ("ctrl+Right", "55 Plum Blossom, Group 2, tile 1"),
        ("Tab", "Games"),
    ):
        program.key(key)
        while not (line := reader.wait_for("event", "state-changed:focused"))["on"]:
            pass
        assert line["name"] == name
    program.key("shift+Tab")
    program.key("ctrl+Home", "space")
    chosen = reader.wait_for("event", "state-changed:selected")
    assert chosen["name"].startswith("55 Plum Blossom, Group 1, tile 1")
    assert program.quit() == 0
