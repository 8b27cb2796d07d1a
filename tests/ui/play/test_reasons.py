"""Every sentence that denies, counts or compares is held against the legal moves, at random."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, combinations
from random import Random

from gupai_desktop.engine.combinations import combination, ends_of
from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import FACE, Tile
from gupai_desktop.games import find, games
from gupai_desktop.games.levels import Levels
from gupai_desktop.games.zen import Zen
from gupai_desktop.play.facts import Facts
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from tests.cases import of_every

PLAYS = 8
MAX_MOVES = 14
HANDS = 20
PASSING = find("levels.guo-wu-guan")


def tables(game_id: str, plays: int = PLAYS, longest: int = MAX_MOVES) -> Iterator[Record]:
    """The records of random plays, one of each."""
    for number in range(1, plays + 1):
        chance, record = Random(f"{game_id} {number}"), Record.of_deal(find(game_id), number)
        for _ in range(chance.randrange(longest)):
            if moves := record.game.moves(record.table):
                record = record.play(chance.choice(moves))
        yield record


def goes(facts: Facts, tiles: frozenset[Tile]) -> bool:
    """Whether some legal move takes all of these."""
    return any(tiles <= move.tiles for move in facts.moves)


def twins_of(facts: Facts, tile: Tile) -> list[Tile]:
    return [twin for twin in facts.table.tiles if twin.face is tile.face and twin is not tile]


def level_with(facts: Facts, tiles: frozenset[Tile]) -> tuple[Tile, ...]:
    """The one level in which some of these lie."""
    assert isinstance(facts.game, Levels)
    (level,) = [
        facts.table.groups[n] for n in facts.game.levels if tiles & set(facts.table.groups[n])
    ]
    return level


def hold_two(facts: Facts, tiles: frozenset[Tile], found: re.Match[str]) -> None:
    assert not goes(facts, tiles)
    others = [
        twin
        for tile in tiles
        for twin in twins_of(facts, tile)
        if len(tiles) == 2 and twin not in tiles and goes(facts, tiles - {tile} | {twin})
    ]
    if said := found["other"]:
        assert said in {str(twin.face) for twin in others}
    else:
        assert not any(
            len({facts.places[tile][0] for tile in (*tiles, twin)}) == 1 for twin in others
        )


def hold_idle(facts: Facts, tiles: frozenset[Tile], found: re.Match[str]) -> None:
    (tile,) = tiles
    assert not goes(facts, tiles)
    assert bool(found["other"]) == any(goes(facts, frozenset({t})) for t in twins_of(facts, tile))


def hold_mend(facts: Facts, tiles: frozenset[Tile], found: re.Match[str]) -> None:
    assert isinstance(facts.game, Zen)
    assert not any(move.tiles == tiles for move in facts.moves)
    faces = [FACE[face] for face in found["tiles"].split()]
    faces[faces.index(FACE[found["old"]])] = FACE[found["new"]]
    assert Counter(faces) <= Counter(faces_of(facts.table.tiles))
    assert combination(facts.game.triplets, tuple(faces))


def hold_valid(facts: Facts, _tiles: frozenset[Tile], found: re.Match[str]) -> None:
    assert combination(facts.game.triplets, tuple(map(FACE.__getitem__, found["tiles"].split())))


def hold_apart(facts: Facts, tiles: frozenset[Tile], _found: re.Match[str]) -> None:
    assert combination(facts.game.triplets, faces_of(tiles))
    assert not any(tiles == move.tiles for move in facts.moves)


def hold_size(facts: Facts, tiles: frozenset[Tile], found: re.Match[str]) -> None:
    level = level_with(facts, tiles)
    assert len(level) == int(found["size"])
    assert len(level) not in (1, 2)


def hold_three(facts: Facts, _tiles: frozenset[Tile], found: re.Match[str]) -> None:
    faces = tuple(map(FACE.__getitem__, found["tiles"].split()))
    ends, pips = Counter(ends_of(faces)), int(found["pips"])
    rest = list((ends - Counter({pips: 3})).elements())
    assert ends[pips] == 3
    assert sum(rest) == int(found["rest"])
    assert not combination(facts.game.triplets, faces)
    assert sum(rest) != 5
    assert sum(rest) < 14
    assert len(set(rest)) > 1


def hold_no_third(facts: Facts, tiles: frozenset[Tile], _found: re.Match[str]) -> None:
    assert not goes(facts, tiles)


def hold_closed(facts: Facts, tiles: frozenset[Tile], found: re.Match[str]) -> None:
    assert not goes(facts, tiles)
    assert facts.table.stage == int(found["lower"])


#: What is said, and what holds it.
HOLDS: tuple[tuple[str, Callable[[Facts, frozenset[Tile], re.Match[str]], None]], ...] = (
    (
        r"^These (two )?do not go together[^.]*\.( .. is in your hand\.)?"
        r"( The other (?P<other>..) does\.)?",
        hold_two,
    ),
    (
        r"^(No swap for this tile now: [^.]*|No move begins with this ..)\."
        r"( The other (?P<other>..) can be played\.)?",
        hold_idle,
    ),
    (
        r"(?P<tiles>(\d\d ?){2,3}): [^:]*With (?P<new>..) in place of (?P<old>..) it would",
        hold_mend,
    ),
    (r"(?P<tiles>(\d\d ?)+) would be valid", hold_valid),
    (r"^These three are a triplet, but they are not adjacent", hold_apart),
    (r"both generals by a level of one; this level has (?P<size>\d+)", hold_size),
    (r"two tiles; this level has (?P<size>\d+)", hold_size),
    (
        r"(?P<tiles>(\d\d ?){3}): three ends of (?P<pips>\d);[^:]* They make (?P<rest>\d+)\.",
        hold_three,
    ),
    (r"No third free tile makes a triplet of them", hold_no_third),
    (r"is closed until the next turn: .* from level (?P<lower>\d)", hold_closed),
)


@of_every([game.id for game in games()])
def test_what_pointing_at_random_is_told_is_true(game_id: str) -> None:
    for record in tables(game_id):
        session = Session(record)
        pointing, chance = Pointing(session), Random(str(record.table))
        facts, shown = session.facts, list(session.facts.table.tiles)
        for _ in range(HANDS):
            pointing.let_go()
            for tile in chance.sample(shown, 3):
                pointing.point(tile)
                if session.facts is not facts:
                    session.undo()
                    break
                said = " ".join(map(str, session.sentences))
                tiles = pointing.denied or pointing.spoken_of
                for pattern, hold in HOLDS:
                    if tiles and (found := re.search(pattern, said)):
                        try:
                            hold(facts, tiles, found)
                        except BaseException as error:
                            error.add_note(f"{said}\n{facts.table}\n{sorted(map(str, tiles))}")
                            raise
            facts = session.facts


@of_every([game.id for game in games() if issubclass(game, Levels)])
def test_three_tiles_apart_are_told_so_in_whatever_order_they_are_clicked(game_id: str) -> None:
    for record in tables(game_id, plays=4):
        session, game = Session(record), record.game
        assert isinstance(game, Levels)
        pointing, facts = Pointing(session), session.facts
        rows = [facts.table.groups[n] for n in game.levels if game.is_open(facts.table, n)]
        for three in chain.from_iterable(combinations(row, 3) for row in rows):
            tiles = frozenset(three)
            is_apart = game.is_triplet(three) and not any(tiles == m.tiles for m in facts.moves)
            has_killed = facts.table.stage > game.level_count
            if not is_apart or has_killed:
                continue
            for order in (three, three[::-1], (three[1], three[0], three[2])):
                pointing.let_go()
                for tile in order:
                    pointing.point(tile)
                said = " ".join(map(str, session.sentences))
                assert "they are not adjacent" in said, (said, order, facts.table)


def test_a_general_on_a_lone_tile_is_told_of_the_three_that_would_fall() -> None:
    told = 0
    for record in tables(PASSING.id, 30, 40):
        facts, game = Facts(record), record.game
        assert isinstance(game, Levels)
        generals = game.generals(record.table)
        for level in game.in_play(record.table):
            row = record.table.groups[level]
            if len(row) == 1 and len(generals) > 1:
                said = " ".join(map(str, facts.narrator.explain({generals[0], *row})))
                if not game.is_triplet((generals[0], *row, generals[-1])):
                    told += 1
                    assert str(row[0].face) in said
                    assert "this level has" not in said
    assert told


def test_a_pair_that_belongs_to_the_other_goal_is_told_no_more_than_that() -> None:
    told = 0
    for record in tables("zen.eight-sets", 60):
        facts, game = Facts(record), record.game
        assert isinstance(game, Zen)
        pairs = [number for number, group in enumerate(facts.table.groups) if len(group) == 2]
        for number in pairs:
            faces = faces_of(facts.table.groups[number])
            said = " ".join(map(str, facts.narrator.note(number)))
            asking = [g for g in game.goals if any(game.fits(wanted, faces) for wanted in g)]
            if "belongs to the other goal" in said:
                told += 1
                assert said.endswith("It belongs to the other goal."), (
                    "how much is reached is open"
                )
                assert len(asking) == 1 < len(game.goals)
            if "asks for no more groups like it" in said:
                assert asking
    assert told
