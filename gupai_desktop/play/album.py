"""The album: the pairs and triplets that a player has made in what was won."""

from __future__ import annotations

from collections.abc import Set

from gupai_desktop.engine.combinations import combination
from gupai_desktop.engine.explain import Faces, faces_in_order
from gupai_desktop.engine.record import Catalogue, Record
from gupai_desktop.play.history import History


def made_in(record: Record) -> frozenset[Faces]:
    """Return the pairs and triplets that the moves of a record took, and those that lie there.

    Their faces are in the order of the set.
    """
    game = record.game
    taken = {faces_in_order(move.tiles) for move in record.moves if move.verb in game.take_verbs}
    made = {faces for faces in taken if combination(game.triplets, faces)}
    return frozenset(made | record.narrator.on_table)


def made_before(saved: object, won: Set[str], catalogue: Catalogue) -> frozenset[Faces]:
    """Return what was made at a table in the playings that were won, by their ids.

    The table is given as a saved game has it; raises `BadText`.
    """
    history = History.from_json(saved, catalogue)
    records = (step.record for step in history.steps if step.playing in won and step.record.moves)
    ends = (record for record in records if record.game.is_won(record.table))
    return frozenset[Faces]().union(*map(made_in, ends))
