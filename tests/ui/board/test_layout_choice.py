"""Which layout a board shows."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QSizeF

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import TALL, WIDE
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from gupai_desktop.ui.board.layout_choice import choose, choose_next, named, scale_of

LANDSCAPE, PORTRAIT = QSizeF(1180, 700), QSizeF(500, 1100)

every_game = pytest.mark.parametrize("game", [game() for game in games()], ids=lambda g: g.id)
O_KOAN = find("levels.o-koan")


@every_game
def test_a_wide_room_has_the_wide_arrangement_and_a_tall_one_the_tall(game: Game) -> None:
    sizes = game.opening_sizes
    assert choose(game.layouts, sizes, LANDSCAPE).name == WIDE
    assert choose(game.layouts, sizes, QSizeF(500, 2000)).name == TALL


@every_game
@pytest.mark.parametrize("room", [LANDSCAPE, PORTRAIT, QSizeF(700, 700)], ids=str)
def test_tiles_are_about_as_large_as_in_the_best_layout(game: Game, room: QSizeF) -> None:
    sizes = game.opening_sizes
    best = max(scale_of(layout, room, 1) for layout in game.layouts(sizes))
    chosen = choose(game.layouts, sizes, room)
    assert chosen.holds(sizes)
    assert scale_of(chosen, room, 1) >= 0.95 * best


@every_game
@pytest.mark.parametrize("name", [WIDE, TALL], ids=lambda name: name.text)
def test_an_arrangement_can_be_asked_for_by_name(game: Game, name: Words) -> None:
    for room in (LANDSCAPE, PORTRAIT):
        assert (
            choose(
                lambda sizes: named(game.layouts(sizes), name.text), game.opening_sizes, room
            ).name
            == name
        )


@every_game
def test_what_is_chosen_is_not_changed_at_once(game: Game) -> None:
    for room in (LANDSCAPE, PORTRAIT):
        chosen = choose(game.layouts, game.opening_sizes, room)
        assert choose_next(chosen, game.layouts, game.opening_sizes, room) == chosen


def changes_over(rows: Iterable[tuple[int, ...]]) -> int:
    """How often the table of O-Koan is laid out anew while its rows take these sizes."""
    changes, layout = 0, choose(O_KOAN.layouts, O_KOAN.opening_sizes, LANDSCAPE)
    for sizes in rows:
        chosen = choose_next(layout, O_KOAN.layouts, sizes, LANDSCAPE)
        assert chosen.holds(sizes)
        changes, layout = changes + (chosen != layout), chosen
    return changes


def test_a_common_row_that_grows_and_shrinks_by_a_few_tiles_changes_the_layout_twice() -> None:
    common = [12, 15, 18, 21, 17, 20, 16, 19, 17, 20, 16, 18, 21]
    assert changes_over((4, 4, 4, 4, 4, size) for size in common) <= 2


def test_levels_that_grow_and_shrink_in_turn_change_the_layout_every_fourth_time() -> None:
    ones = [(7, 4, 4, 4, 4, 9), (4, 7, 4, 4, 4, 9), (6, 5, 7, 4, 4, 6), (4, 4, 4, 7, 7, 6)]
    assert changes_over(ones * 4) <= 4


def test_far_larger_tiles_are_worth_a_change() -> None:
    crowded = choose(O_KOAN.layouts, (14, 3, 3, 3, 3, 6), LANDSCAPE)
    sizes = (3, 3, 3, 3, 3, 6)
    chosen = choose_next(crowded, O_KOAN.layouts, sizes, LANDSCAPE)
    assert scale_of(chosen, LANDSCAPE, 1) > 1.1 * scale_of(crowded, LANDSCAPE, 1)
