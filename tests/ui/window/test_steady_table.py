"""Nothing that is said while a game is played changes how large its tiles are."""

import random

import pytest
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.pairs import pairs_by_first
from tests.ui.hand import MakeWindow, resize
from tests.ui.known import DEAL

SIZES = ((560, 600), (780, 600), (1180, 820), (1600, 1000))
SCALES = ("100", "125", "150", "200")
CASES = pairs_by_first([game.id for game in games()], LANGUAGES, SIZES, SCALES)
#: What is done at each table.
ACTIONS = 12
#: The actions that say something of the table and change nothing.
SPEAKING = ("hint", "say-table", "say-goal", "next-move", "copy-board", "copy-message", "bookmark")


def act(window: MainWindow, chance: random.Random) -> bool:
    """Point at tiles, or carry one to another or to a group; return False if it only says."""
    pointing, groups = window.pointing, window.session.record.table.groups
    tiles = [tile for group in groups for tile in group]
    kind = chance.randrange(4)
    if kind == 0:
        for tile in chance.sample(tiles, min(2, len(tiles))):
            if tile in window.session.facts.places:
                pointing.point(tile)
    elif kind < 3:
        tile = chance.choice(tiles)
        pointing.grab(tile)
        pointing.hang(chance.choice(tiles), None)
        onto = chance.choice(tiles) if kind == 1 else None
        pointing.drop(onto, None if onto else chance.randrange(len(groups)))
    else:
        window.action_table[chance.choice(SPEAKING)].trigger()
    return kind < 3


@pytest.mark.parametrize("game_id", CASES)
def test_no_message_of_play_changes_the_room_of_the_table_and_no_refusal_is_cut(
    make_window: MakeWindow, languages: Languages, game_id: str
) -> None:
    window, chance = make_window(), random.Random(game_id)
    for language, size, scale in CASES[game_id]:
        languages.use(language)
        window.appearance.looks = Looks(text_scale=scale)
        window.session.begin(Record.of_deal(find(game_id), DEAL))
        window.session.say()
        resize(window, *size)
        QApplication.processEvents()
        room = window.view.size()
        for _ in range(ACTIONS):
            is_answer = act(window, chance)
            QApplication.processEvents()
            if window.session.facts.why_lost or window.session.facts.is_won:
                break
            case = (language, size, scale, window.presenter.shown_text)
            assert window.view.size() == room, case
            is_cut = window.status_bar.message.words.endswith("…")
            # Larger letters find no room for all words in a very narrow window; the reason
            # comes first, and the tool tip has the rest.
            is_crowded = scale != "100" and size[0] < 780
            assert not (is_answer and is_cut) or is_crowded, case
