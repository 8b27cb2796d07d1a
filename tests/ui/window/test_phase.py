"""The phase of the turn in the toolbar."""

from __future__ import annotations

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from tests.ui.hand import MakeWindow, resize
from tests.ui.known import DEAL


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_phase_of_a_turn_is_whole(make_window: MakeWindow, language: str) -> None:
    window = make_window(language=language, size=(1180, 820))
    for game_id in ("levels.o-koan", "levels.guo-wu-guan", "levels.meng-huo"):
        window.session.begin(Record.of_deal(find(game_id), DEAL))
        resize(window, 1180, 820)
        for _ in range(4):
            phase = window.toolbar._phase
            needed = phase.fontMetrics().horizontalAdvance(phase.text())
            assert 0 < needed <= phase.width(), (game_id, phase.text())
            if not window.session.facts.moves:
                break
            takes = [move for move in window.session.facts.moves if move.tiles]
            window.session.play((takes or list(window.session.facts.moves))[-1])
            resize(window, 1180, 820)
