"""All that was played moves to another computer, and is there at its next start."""

from pathlib import Path

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.store.book import Book
from gupai_desktop.store.export import content_of, gathered
from gupai_desktop.store.played import deals_in
from gupai_desktop.store.schema import DealRow
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.ui.widgets import waiting
from tests.histories import played, playing
from tests.made import MadeClock
from tests.ui.known import DEAL, GAME, LEGAL
from tests.ui.runs import Runs
from tests.ui.window.test_moving import accept

OTHER = "zen.harmony"


def test_what_comes_is_there_at_the_next_start_beside_what_was(
    runs: Runs, tmp_path: Path, clock: MadeClock
) -> None:
    there, file = Book(), tmp_path / "there.gupai-export"
    one = playing("there", seconds=60)
    records = played(Record.of_deal(find(OTHER), 5), 2)
    SavedTables(there, find).save(History.of_records((record, one) for record in records))
    Statistics(there, clock).add_won(records[-1], one)
    file.write_bytes(content_of(gathered(there, {}, clock)))
    window = runs.start("--deal", str(DEAL), "--language", "en")
    window.session.play(LEGAL)
    accept()
    window.sharing.open(file)
    assert window.session.record.moves == (LEGAL,)
    runs.launcher.book.close()
    window = runs.start("--language", "en")
    assert window.session.record.moves == (LEGAL,)
    left = window.session.left(OTHER)
    assert left is not None
    assert left.record == records[-1]
    assert window.parts.statistics.figures(find(OTHER)).won == 1


def test_whatever_is_written_meanwhile_all_of_a_file_comes_at_once(
    runs: Runs, tmp_path: Path, clock: MadeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "_FEW", 0)
    there, file = Book(), tmp_path / "there.gupai-export"
    records, one = played(Record.of_deal(find(GAME), 5), 2), playing("there", seconds=60)
    SavedTables(there, find).save(History.of_records((record, one) for record in records))
    Statistics(there, clock).add_won(records[-1], one)
    file.write_bytes(content_of(gathered(there, {}, clock)))
    window = runs.start("--deal", str(DEAL), "--language", "en")
    book, found = runs.launcher.book, list[list[DealRow]]()
    assert book.file is not None
    place = book.file

    def save() -> None:
        book.commit()
        found.append(deals_in(place) or [])

    window.session.laid.connect(save)
    accept(on_top=True)
    window.sharing.open(file)
    assert window.session.record == records[-1]
    assert found == [[]]
    assert [row.playing for row in deals_in(place) or []] == ["there"]
