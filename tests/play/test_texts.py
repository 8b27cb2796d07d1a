"""Every text of the game is read as it was written, and any other is refused in a sentence."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.rules import Rules
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import read_tile
from gupai_desktop.games import find, games
from gupai_desktop.play.history import History
from gupai_desktop.play.shared import Code, read_shared
from gupai_desktop.solvers.policies import POLICIES
from tests.histories import histories
from tests.strategies import (
    any_game,
    any_move,
    deal_numbers,
    nonsense,
    records,
    repeatable,
    rules_of,
    tables,
    tiles,
    value_of,
)

GAMES = [game() for game in games()]
OPTIONS = find("levels.o-koan").options

codes = st.builds(
    Code, any_game(), deal_numbers, st.sampled_from(["", *(policy.key for policy in POLICIES)])
)

#: Things that have a text, and how it is read.
TEXTS: dict[str, tuple[st.SearchStrategy[Any], Callable[[str], object]]] = {
    "tile": (tiles, read_tile),
    "table": (tables.map(str).map(Table.parse), Table.parse),
    "move": (any_move(), Move.parse),
    "rules": (rules_of(type(find("levels.o-koan"))), lambda text: Rules.parse(OPTIONS, text)),
    "record": (records(), lambda text: Record.parse(text, find)),
    "code": (codes, lambda text: Code.parse(text, find)),
    "history": (histories(), lambda text: History.parse(text, find)),
    "whatever is sent": (
        codes | records() | histories(),
        lambda text: read_shared(text, find, GAMES),
    ),
}

every_text = pytest.mark.parametrize("kind", TEXTS)


@every_text
@repeatable
@given(data=st.data())
def test_it_is_read_as_it_was_written(kind: str, data: st.DataObject) -> None:
    things, read = TEXTS[kind]
    thing = data.draw(things)
    assert read(str(thing)) == thing


@every_text
@repeatable
@given(data=st.data())
def test_any_text_is_read_and_written_alike_or_refused(kind: str, data: st.DataObject) -> None:
    things, read = TEXTS[kind]
    found = value_of(read, data.draw(nonsense(things.map(str))))
    assert found is None or read(str(found)) == found
