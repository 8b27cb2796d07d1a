"""What a goal is worth steering by: ends and what lies near them, groups that are of no use.

The dead and the needy groups are found once more here, by the published triplets alone.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.goals import end_boards
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.games import find
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.exchange import ZenState, successors
from gupai_desktop.solvers.goal_tables import goal_tables_of
from gupai_desktop.solvers.groups import Groups
from tests.games.test_zen import PAIRS
from tests.solvers.plays import GOAL_GAMES, name_of
from tests.vectors import triplet_rows

Codes = tuple[str, ...]

SHANGHAI, DRAGONS, HARMONY = (
    game
    for game in GOAL_GAMES
    if game.id != "zen.eight-sets" and game.rules.triplet_rule == TripletRule()
)
LISTED = (SHANGHAI, DRAGONS, HARMONY)

every_game = pytest.mark.parametrize("game", GOAL_GAMES, ids=name_of)
every_listed = pytest.mark.parametrize("game", LISTED, ids=lambda game: game.id)

#: More than this many positions are reached from an end that lies on no island.
FAR = 200


def ends_of(game: Zen) -> list[ZenState]:
    return [state for state, after in goal_tables_of(game).near.items() if after is None]


def reached(groups: Groups, first: ZenState, most: int = FAR) -> set[ZenState]:
    """What can be reached from a state, or so much of it."""
    found, waiting = {first}, [first]
    while waiting and len(found) <= most:
        new = set(successors(groups, waiting.pop())) - found
        found |= new
        waiting += new
    return found


def text(groups: Groups, group: int) -> str:
    return " ".join(str(FACES[face]) for face in groups.faces[group])


def texts(groups: Groups, chosen: object) -> set[str]:
    """The groups, among all, that are such."""
    assert callable(chosen)
    return {text(groups, number) for number in range(len(groups.faces)) if chosen(number)}


def test_some_ends_are_islands_reached_from_their_surroundings_only() -> None:
    loose = find("zen.five-dragons", "loose=yes")
    assert isinstance(loose, Zen)
    for game, count, islands in (
        *((SHANGHAI, 1, 0), (DRAGONS, 34, 25)),
        *((HARMONY, 93, 2), (loose, 34, 0)),
    ):
        groups = goal_tables_of(game).groups
        sizes = [len(reached(groups, end)) for end in ends_of(game)]
        small = [size for size in sizes if size <= FAR]
        assert (len(sizes), len(small)) == (count, islands), name_of(game)
        if game is DRAGONS:
            assert (min(small), max(small)) == (7, 55)


@every_game
def test_from_every_position_near_an_end_the_known_way_leads_there(game: Zen) -> None:
    goal_tables = goal_tables_of(game)
    groups = goal_tables.groups
    for state, after in goal_tables.near.items():
        if after is None:
            assert not goal_tables.missing(state)
        else:
            assert after in goal_tables.near
    for state in list(goal_tables.near)[::61]:
        way = [state]
        while (after := goal_tables.near[way[-1]]) is not None:
            assert after in successors(groups, way[-1])
            way.append(after)
            assert len(way) < 60
        assert not goal_tables.missing(way[-1])


@cache
def valid_groups(game: Zen) -> frozenset[Codes]:
    """The pairs and triplets of the classic rule, as far as the tiles of the game go."""
    three = {tuple(sorted(row.faces.split())) for row in triplet_rows() if row.names[0]}
    two = {tuple(sorted(pair.split())) for pair in PAIRS.split(",")}
    sizes = {place.room for place in game.places}
    return frozenset(g for g in three | two if len(g) in sizes and Counter(g) <= stock(game))


@cache
def stock(game: Zen) -> Counter[str]:
    return Counter(map(str, faces_of(game.tiles)))


@cache
def takers(game: Zen) -> dict[Codes, set[str]]:
    """What is left of valid groups without one tile, and the tiles that make them valid."""
    found: dict[Codes, set[str]] = {}
    for group in valid_groups(game):
        for place, code in enumerate(group):
            found.setdefault(group[:place] + group[place + 1 :], set()).add(code)
    return found


def exchanges(game: Zen, one: Codes, other: Codes) -> Iterator[tuple[Codes, Codes]]:
    """Two groups after each exchange that leaves both valid and changes them."""
    if any(count > stock(game)[code] for code, count in Counter(one + other).items()):
        return
    for after in (*_singles(game, one, other), *_doubles(one, other)):
        if set(after) <= valid_groups(game) and {*after} != {one, other}:
            yield after


def _singles(game: Zen, one: Codes, other: Codes) -> Iterator[tuple[Codes, Codes]]:
    for left in set(one):
        for right in takers(game).get(_without(one, left), set()).intersection(other):
            rests = _without(one, left), _without(other, right)
            yield tuple(sorted((*rests[0], right))), tuple(sorted((*rests[1], left)))


def _doubles(one: Codes, other: Codes) -> Iterator[tuple[Codes, Codes]]:
    if len(one) > len(other):
        for staying in set(one):
            yield tuple(sorted((*other, staying))), _without(one, staying)
    elif len(other) > len(one):
        yield from ((left, right) for right, left in _doubles(other, one))


def _without(group: Codes, code: str) -> Codes:
    place = group.index(code)
    return group[:place] + group[place + 1 :]


@cache
def hopeful(game: Zen) -> frozenset[Codes]:
    """The valid groups from which exchanges with valid ones lead to a group of some end."""
    before: dict[Codes, set[Codes]] = {group: set() for group in valid_groups(game)}
    for one, other in combinations_with_replacement(sorted(valid_groups(game)), 2):
        for left, right in exchanges(game, one, other):
            before[left].add(one)
            before[right].add(other)
    listed = end_boards(game.goals[0], faces_of(game.tiles), game.fits)
    found = {tuple(sorted(map(str, group))) for end in listed for group in end}
    waiting = list(found)
    while waiting:
        new = before[waiting.pop()] - found
        found |= new
        waiting += new
    return frozenset(found)


@every_listed
def test_the_dead_groups_are_those_that_lead_to_no_end(game: Zen) -> None:
    goal_tables = goal_tables_of(game)
    dead = {" ".join(group) for group in valid_groups(game) - hopeful(game)}
    found = texts(goal_tables.groups, goal_tables.dead.__contains__)
    assert {" ".join(sorted(group.split())) for group in found} == dead


@every_listed
def test_a_needy_group_is_mended_by_no_valid_one_without_a_dead_one_being_left(game: Zen) -> None:
    """All needy groups, and every twelfth of the others."""
    goal_tables = goal_tables_of(game)
    groups = goal_tables.groups
    invalid = sorted(groups.invalid)
    needy = [n for n in invalid if goal_tables.is_needy[n]]
    assert len(needy) > 20
    for number in {*needy, *invalid[::12]}:
        group = tuple(sorted(text(groups, number).split()))
        leaves_none_dead = any(
            set(after) <= hopeful(game)
            for partner in valid_groups(game)
            for after in exchanges(game, group, partner)
        )
        assert leaves_none_dead == (number not in needy)


@every_game
def test_a_stuck_group_is_needy_and_no_needy_group_can_rescue_a_dead_one(game: Zen) -> None:
    """So an invalid group that helps one needy group is never needed twice.

    If one could, groups might help each other in chains, and pairing them off,
    as the search does, would hold boards for lost that are not.
    """
    goal_tables = goal_tables_of(game)
    groups = goal_tables.groups
    for group in sorted(groups.invalid):
        is_needy = goal_tables.is_needy[group]
        assert is_needy >= groups.is_stuck[group]
        assert is_needy == groups.is_stuck[group] or game.id != "zen.eight-sets"
        if is_needy:
            assert not any(goal_tables.can_rescue[dead, group] for dead in goal_tables.dead)
