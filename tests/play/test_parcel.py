"""A history that is sent to another process is there what it was here."""

from __future__ import annotations

import pickle

from hypothesis import given

from gupai_desktop.play.history import History
from gupai_desktop.play.parcel import Parcel
from tests.histories import histories
from tests.strategies import repeatable


@repeatable
@given(histories())
def test_a_history_comes_out_of_its_parcel_as_it_was(history: History) -> None:
    sent = pickle.loads(pickle.dumps(Parcel.of(history)))
    assert sent.opened() == history
    assert str(sent.opened()) == str(history)
