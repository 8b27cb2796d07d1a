"""How many functions everyday things call, where no tile glides."""

from pathlib import Path

from gupai_desktop.engine.record import Record
from tests.benchmarks.calls import Calls, callbacks, settle
from tests.ui.hand import MakeWindow

MAX = {"a new deal": 5000, "opening a file": 5000, "carrying a tile": 6500, "a drag": 7000}


def test_nothing_is_worked_out_again_and_again(make_window: MakeWindow, tmp_path: Path) -> None:
    window, file = make_window(), tmp_path / "deal.gupai"
    window.sharing.save(file)
    for name, make in callbacks(window, file).items():
        make(0)()
        settle(window)
        window.scene.cancel()
        window.controller.begin(Record.of_deal(window.session.game, 20))
        calls = Calls()
        calls.of(make(1), window)
        window.scene.cancel()
        assert calls.counts.total() < MAX[name], calls.counts.most_common(20)
