"""The album in a window: a win is entered once, and what was won before is found."""

from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.play.album import made_in
from gupai_desktop.play.history import History
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.solvers.requests import BackgroundJob
from gupai_desktop.store.book import Book
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.texts.messages import album_words
from gupai_desktop.ui.play.album import Album
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import playing
from tests.play.test_album import won
from tests.ui.hand import opened
from tests.ui.known import GAME, WINNING_LINE
from tests.ui.oracle import Oracle

NEWS = "New in the album: Full Dragon 31 64 52 and 10 more"


def book_of_a_win() -> Book:
    """A book with a table at which a deal was won before there was an album."""
    book, one = Book(), playing("one")
    SavedTables(book, find).save(History.replayed(won(), one))
    Statistics(book).add_won(won(), one)
    book.commit()
    return book


def win(window: MainWindow) -> None:
    for move in WINNING_LINE:
        window.session.play(move)


def test_what_is_new_is_said_in_the_status_bar_once(window: MainWindow) -> None:
    win(window)
    assert window.panel.isVisible(), "it is said beside the result"
    assert window.status_bar.message.words == NEWS
    window.session.undo()
    assert window.status_bar.message.words == ""
    window.session.restart()
    win(window)
    assert window.panel.isVisible()
    assert window.status_bar.message.words == ""


def test_one_group_is_named_alone_and_none_is_not_told() -> None:
    rule = find(GAME).triplets
    faces = next(faces for faces in made_in(won()) if str(faces[0]) == "61")
    (sentence,) = {str(album_words([faces], rule))}
    assert sentence.startswith("New in the album: ")
    assert "more" not in sentence
    assert album_words([], rule) is None


def test_what_was_won_before_is_found_once(qtbot: QtBot) -> None:
    book, oracle = book_of_a_win(), Oracle()
    session = Session(Record.of_deal(find(GAME), 8))
    album = Album(session, book, oracle)
    with qtbot.waitSignal(album.changed):
        album.recall()
    assert album.made == made_in(won())
    again = Oracle()
    album = Album(session, book, again)
    album.recall()
    assert again._of(BackgroundJob) == []
    assert album.made == made_in(won())
    book.close()


def test_a_solver_that_has_gone_leaves_it_for_the_next_start(qtbot: QtBot) -> None:
    del qtbot
    book, oracle = book_of_a_win(), Oracle()
    album = Album(Session(won()), book, oracle)
    album.recall()
    oracle.lose()
    assert not album._rows.is_recalled
    book.close()


def test_a_window_looks_for_it_when_the_solver_begins(
    qtbot: QtBot, store: SettingsFile, languages: Languages
) -> None:
    record, book = Record.of_deal(find(GAME), 8), book_of_a_win()
    window = MainWindow(Session(record), Settings(store), languages, Oracle(), book=book)
    opened(qtbot, window, (1024, 700)).start_solver()
    qtbot.waitUntil(lambda: window.parts.album.made == made_in(won()))


def test_what_the_program_plays_is_not_entered(window: MainWindow) -> None:
    auto_play = window.parts.auto_play
    auto_play.is_playing = auto_play._is_stepping = True
    win(window)
    assert window.parts.album.made == frozenset()
