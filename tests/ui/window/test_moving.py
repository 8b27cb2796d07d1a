"""Moving house in the window: what is on the table, in the menus and figures after it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.play.problem_set import ProblemSet
from gupai_desktop.play.problems import problems_of
from gupai_desktop.store.book import Book
from gupai_desktop.store.export import content_of, gathered
from gupai_desktop.store.played import every_deal
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.store.tables import Bookmark, Bookmarks, SavedTables
from gupai_desktop.ui.dialogs import file_choice
from gupai_desktop.ui.dialogs.joining import JoiningDialog
from gupai_desktop.ui.play import own_sets
from gupai_desktop.ui.statistics.window import StatisticsDialog
from gupai_desktop.ui.widgets import waiting
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.dialog_launcher import DialogLauncher
from gupai_desktop.ui.window.moving import Moving
from gupai_desktop.ui.window.sharing import Sharing
from gupai_desktop.ui.window.window_parts import WindowParts
from tests.histories import played, playing
from tests.made import MadeClock
from tests.ui.hand import answer, answer_soon
from tests.ui.known import GAME, LEGAL

NUMBER = 4711


@pytest.fixture
def moving(parts: WindowParts) -> Moving:
    return Moving(parts, Bookmarks(parts.book))


@pytest.fixture
def file(tmp_path: Path, clock: MadeClock) -> Path:
    """All that was played at another computer: one deal, won, with a bookmark."""
    book, place = Book(), tmp_path / "there.gupai-export"
    one = playing("there", seconds=60)
    history = History.of_records((r, one) for r in played(Record.of_deal(find(GAME), NUMBER), 2))
    SavedTables(book, find).save(history)
    Statistics(book, clock).add_won(history.record, one)
    Bookmarks(book).every = (Bookmark.of_history(history).named("there"),)
    place.write_bytes(content_of(gathered(book, {"scheme": "night", "recent": ["/x"]}, clock)))
    return place


def accept(*, on_top: bool = True, settings: bool = False) -> None:
    """Take what the next dialog tells of, the tables of the file on top or not."""

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, JoiningDialog)
        from PySide6.QtCore import Qt

        state = Qt.CheckState.Checked if on_top else Qt.CheckState.Unchecked
        for row in range(dialog.list.count()):
            dialog.list.item(row).setCheckState(state)
        dialog.settings_box.setChecked(settings)
        dialog.accept()

    answer(act)


def test_what_was_played_elsewhere_is_at_the_table_and_in_figures_and_bookmarks(
    moving: Moving, parts: WindowParts, file: Path
) -> None:
    session = parts.session
    before = session.record
    accept()
    moving.take(file)
    assert session.record.number == NUMBER
    assert len(session.record.moves) == 2
    assert before in list(session.past())
    assert parts.statistics.figures(session.game).won == 1
    assert [mark.name for mark in moving._bookmarks.every] == ["there"]
    assert "new deal" in str(session.sentences[0])


def test_whoever_wants_the_own_table_keeps_it_and_undo_leads_to_the_other(
    moving: Moving, parts: WindowParts, file: Path
) -> None:
    session = parts.session
    session.play(LEGAL)
    before = session.record
    accept(on_top=False)
    moving.take(file)
    assert session.record == before
    assert NUMBER in {record.number for record in session.past()}


def test_a_file_that_takes_long_to_read_is_waited_for(
    moving: Moving, parts: WindowParts, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "DELAY", 0)
    accept()
    moving.take(file)
    assert parts.session.record.number == NUMBER


def test_of_deals_that_were_only_reset_elsewhere_it_is_said_that_nothing_else_comes(
    moving: Moving, parts: WindowParts, file: Path, clock: MadeClock
) -> None:
    accept()
    moving.take(file)
    book = Book()
    one = playing("there", seconds=60)
    statistics = Statistics(book, clock)
    statistics.add_won(played(Record.of_deal(find(GAME), NUMBER), 2)[-1], one)
    statistics.reset(find(GAME))
    file.write_bytes(content_of(gathered(book, {}, clock)))
    accept()
    moving.take(file)
    assert parts.statistics.figures(find(GAME)).won == 0
    said = [str(sentence) for sentence in parts.session.sentences]
    assert said == ["All of this file is here already."]


def test_a_second_file_waits_for_nobody_and_changes_nothing(
    moving: Moving, parts: WindowParts, file: Path
) -> None:
    said = list[str]()

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, JoiningDialog)
        moving.take(file)
        said.extend(map(str, parts.session.sentences))
        dialog.accept()

    answer(act)
    moving.take(file)
    assert said == ["Nothing was imported: another file is being imported"]
    assert len(Bookmarks(parts.book).every) == 1


def test_what_becomes_known_of_a_deal_while_an_import_is_asked_for_is_kept(
    moving: Moving, parts: WindowParts, file: Path
) -> None:
    parts.session.play(LEGAL)
    statistics = parts.statistics
    deal = statistics.add_played(parts.session.record, parts.session.playing)

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, JoiningDialog)
        statistics.add_rated(deal, "hard")
        parts.book.commit()
        dialog.accept()

    answer(act)
    moving.take(file)
    rows = {row.playing: row.difficulty for row in every_deal(parts.book)}
    assert rows[deal.playing] == "hard"
    assert "there" in rows


def test_who_cancels_changes_nothing(moving: Moving, parts: WindowParts, file: Path) -> None:
    history = parts.session.history
    answer(lambda dialog: dialog.close())
    moving.take(file)
    assert parts.session.history is history
    assert every_deal(parts.book) == []


def test_settings_come_only_if_they_are_wanted_and_never_the_names_of_files(
    moving: Moving, parts: WindowParts, file: Path
) -> None:
    accept()
    moving.take(file)
    assert parts.settings.scheme == ""
    accept(settings=True)
    moving.take(file)
    assert (parts.settings.scheme, parts.settings.recent) == ("night", [])


def test_an_import_that_fails_brings_no_settings_either(
    moving: Moving, parts: WindowParts, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("gupai_desktop.store.joining.putting", fail)
    accept(settings=True)
    with pytest.raises(MemoryError):
        moving.take(file)
    assert parts.settings.scheme == ""


def test_settings_that_are_of_this_computer_stay_here(parts: WindowParts) -> None:
    settings = parts.settings
    settings.window, settings.recent, settings.pace = QByteArray(b"x"), ["/home/a"], "slow"
    assert settings.portable() == {"pace": "slow"}


def test_a_damaged_file_gets_a_sentence_and_changes_nothing(
    moving: Moving, parts: WindowParts, file: Path
) -> None:
    file.write_bytes(file.read_bytes()[:-50])
    history = parts.session.history
    moving.take(file)
    assert parts.session.history is history
    assert every_deal(parts.book) == []
    said = "Nothing was imported: there.gupai-export: its end is missing"
    assert [str(sentence) for sentence in parts.session.sentences] == [said]


def test_the_statistics_ask_for_a_file_with_all_deals(
    moving: Moving,
    parts: WindowParts,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    parts.statistics.add_won(played(Record.of_deal(find(GAME), NUMBER), 2)[-1], playing("a"))
    file = tmp_path / "all.csv"
    monkeypatch.setattr(file_choice, "ask_file_to_save", lambda *_: file)
    controller = GameController(parts)
    dialogs = DialogLauncher(parts, controller, Sharing(parts, moving.take, bool), moving)

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, StatisticsDialog)
        dialog.save_button.click()

    dialogs.show_statistics()
    answer_soon(qtbot, act)
    assert len(file.read_text("utf-8").splitlines()) == 2


def test_files_for_other_programs_are_csv_or_json_by_their_names(
    moving: Moving, parts: WindowParts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts.statistics.add_won(played(Record.of_deal(find(GAME), NUMBER), 2)[-1], playing("a"))
    for suffix, begins in ((".csv", "begun,game,"), (".jsonl", '{"begun": "')):
        file = tmp_path / f"all{suffix}"
        monkeypatch.setattr(file_choice, "ask_file_to_save", lambda *_, place=file: place)
        moving.ask_and_list()
        text = file.read_text("utf-8")
        assert text.startswith(begins)
        assert str(NUMBER) in text


def test_own_problems_move_too_each_once(
    moving: Moving, parts: WindowParts, tmp_path: Path, clock: MadeClock
) -> None:
    game = find(GAME)
    every, own = problems_of(game), parts.problem_sets.own
    own.add(ProblemSet(game, "Mine"), every[:2])
    theirs = [
        ProblemSet(game, name).with_problems(list(problems))
        for name, problems in (("Mine", every[1:4]), ("Yours", every[:1]))
    ]
    file = tmp_path / "there.gupai-export"
    file.write_bytes(content_of(gathered(Book(), {}, clock, theirs)))
    for said in ("3 new problems.", "All of this file is here already."):
        accept()
        moving.take(file)
        assert [str(sentence) for sentence in parts.session.sentences] == [said]
        boards = {mine.name: [p.board for p in mine.problems] for mine in own.sets.values()}
        assert boards == {
            "Mine": [problem.board for problem in every[:4]],
            "Yours": [every[0].board],
        }
    assert b'"name": "Yours"' in (moving._content() or b"")


def test_own_problems_for_which_there_is_no_room_are_told(
    moving: Moving,
    parts: WindowParts,
    tmp_path: Path,
    clock: MadeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own_sets, "MAX_PROBLEMS", 2)
    game, file = find(GAME), tmp_path / "there.gupai-export"
    mine = ProblemSet(game, "Mine").with_problems(list(problems_of(game)[:3]))
    file.write_bytes(content_of(gathered(Book(), {}, clock, [mine])))
    accept()
    moving.take(file)
    assert "no more than 2 problems" in str(parts.session.sentences[-1])
    assert parts.problem_sets.own.sets == {}
