"""The layout that a board shows."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSizeF

from gupai_desktop.games import find, games
from gupai_desktop.ui.board.geometry import choose, scale_of

LANDSCAPE, PORTRAIT = QSizeF(1180, 700), QSizeF(500, 1100)
GAMES = [game() for game in games()]
O_KOAN = find("levels.o-koan")


def test_tiles_are_about_as_large_as_in_the_best_layout_and_it_is_not_changed_at_once() -> None:
    for game in GAMES:
        for room in (LANDSCAPE, PORTRAIT, QSizeF(700, 700)):
            sizes = game.opening_sizes
            best = max(scale_of(layout, room) for layout in game.layouts(sizes))
            chosen = choose(game.layouts, sizes, room)
            assert chosen.holds(sizes), game.id
            assert scale_of(chosen, room) >= 0.85 * best, game.id
            assert choose(game.layouts, sizes, room, current=chosen) == chosen, game.id


def changes_over(rows: Iterable[tuple[int, ...]]) -> int:
    """Count how often the table of O-Koan is laid out anew while its rows take these sizes."""
    changes, layout = 0, choose(O_KOAN.layouts, O_KOAN.opening_sizes, LANDSCAPE)
    for sizes in rows:
        chosen = choose(O_KOAN.layouts, sizes, LANDSCAPE, current=layout)
        assert chosen.holds(sizes)
        changes, layout = changes + (chosen != layout), chosen
    return changes


def test_a_common_row_that_grows_and_shrinks_by_a_few_tiles_changes_the_layout_twice() -> None:
    common = [12, 15, 18, 21, 17, 20, 16, 19, 17, 20, 16, 18, 21]
    assert changes_over((4, 4, 4, 4, 4, size) for size in common) <= 2


def test_the_first_refill_keeps_the_tiles_as_large_as_they_are_and_so_does_its_undo() -> None:
    for game in GAMES:
        if game.tileless_verbs:
            before = game.opening_sizes
            after = [*(size + 1 for size in before[:-1]), before[-1] - len(before) + 1]
            layout = choose(game.layouts, before, LANDSCAPE)
            for sizes in (after, before):
                assert choose(game.layouts, sizes, LANDSCAPE, current=layout) == layout, game.id


def test_levels_that_grow_and_shrink_in_turn_change_the_layout_every_fourth_time() -> None:
    ones = [(7, 4, 4, 4, 4, 9), (4, 4, 4, 7, 4, 9), (6, 4, 7, 5, 4, 6), (4, 4, 7, 7, 4, 6)]
    assert changes_over(ones * 4) <= 4


def test_far_larger_tiles_are_worth_a_change() -> None:
    crowded = choose(O_KOAN.layouts, (14, 3, 3, 3, 3, 6), LANDSCAPE)
    chosen = choose(O_KOAN.layouts, (3, 3, 3, 3, 3, 6), LANDSCAPE, current=crowded)
    assert scale_of(chosen, LANDSCAPE) > 1.1 * scale_of(crowded, LANDSCAPE)
