"""Moving house: a file with all that was played, and what it brings to another book."""

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from zlib import crc32

import pytest

from gupai_desktop.engine.clock import StillClock
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import FACE
from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import find
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.play.occasions import DayChallenge
from gupai_desktop.play.problem_set import ProblemSet
from gupai_desktop.play.problems import problems_of
from gupai_desktop.store.album import AlbumRows
from gupai_desktop.store.book import Book
from gupai_desktop.store.export import content_of, gathered, read_export
from gupai_desktop.store.joining import (
    Joining,
    joined_deals,
    joined_tables,
    joining_of,
    putting,
    tables_of,
)
from gupai_desktop.store.played import every_deal
from gupai_desktop.store.statistics import Par, Statistics
from gupai_desktop.store.tables import Bookmark, Bookmarks, SavedTables
from tests.histories import history_of, played, playing
from tests.made import MadeChance, MadeClock

ZEN = find("zen.ten-sets")
HARMONY = find("zen.harmony")


def none_of_both(_joining: Joining) -> set[str]:
    """Leave one's own tables on top."""
    return set()


def all_of_both(joining: Joining) -> set[str]:
    """Have the tables of the file on top."""
    return set(joining.both)


class Computer:
    """A book at which somebody plays."""

    def __init__(self, clock: MadeClock, seed: int = 1) -> None:
        self.clock, self.chance, self.book = clock, MadeChance(seed), Book()
        self.tables = SavedTables(self.book, find)
        self.statistics = Statistics(self.book, clock)

    def play(self, game_id: str, number: int, moves: int = 2, policy: str = "") -> PlaySession:
        """Play some moves on a new deal, and win it with the last, as far as this counts."""
        game = find(game_id)
        new = PlaySession.begin(self.clock, self.chance, policy)
        for record in played(Record.of_deal(game, number), moves):
            left = self.tables.load(game_id)
            going = left.going_on(record, new) if left else History.beginning(record, new)
            self.tables.save(going)
        self.statistics.add_played(record, new)
        self.book.commit()
        return new

    def win(self, playing: PlaySession, game_id: str) -> None:
        """Count the deal on a table as won."""
        history = self.tables.load(game_id)
        assert history is not None
        self.statistics.add_won(history.record, playing)
        self.book.commit()

    def export(self) -> bytes:
        return content_of(gathered(self.book, {}, self.clock))

    def take(
        self, content: bytes, folder: Path, on_top: Callable[[Joining], set[str]] = none_of_both
    ) -> Joining:
        """Join a file with the book; return what it has brought."""
        file = folder / "moving.gupai-export"
        file.write_bytes(content)
        export = read_export(file, find)
        deals = joined_deals(self.book, export.deals)
        joining = joining_of(self.book, export, self.tables.load, deals)
        for piece in putting(self.book, joining):
            piece()
        for history in tables_of(joining, on_top(joining)):
            self.tables.load(history.game_id)
            self.tables.save(history)
        self.book.commit()
        self.statistics = Statistics(self.book, self.clock)
        return joining

    @property
    def content(self) -> list[str]:
        """All that is in the book, without the moment at which it was asked."""
        return self.export().decode().splitlines()[1:-1]


@pytest.fixture
def computers(clock: MadeClock) -> tuple[Computer, Computer]:
    """Two of one player."""
    return Computer(clock, 1), Computer(clock, 2)


def test_all_of_a_book_comes_to_an_empty_one(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    one, other = computers
    won = one.play(ZEN.id, 7)
    one.win(won, ZEN.id)
    one.play(HARMONY.id, 3)
    table = one.tables.load(ZEN.id)
    assert table is not None
    Bookmarks(one.book).every = (Bookmark.of_history(table).named("a place"),)
    AlbumRows(one.book, one.clock).add([(FACE["66"], FACE["66"])])
    other.take(one.export(), tmp_path)
    assert other.content == one.content
    assert len(other.content) == 6


def test_the_same_file_twice_changes_nothing(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    one, other = computers
    one.play(ZEN.id, 7)
    other.play(ZEN.id, 8)
    other.take(one.export(), tmp_path, all_of_both)
    before = other.content
    again = other.take(one.export(), tmp_path)
    assert again == Joining()
    assert other.content == before


def test_two_computers_in_turn_over_a_month_have_the_same_book(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    clock = computers[0].clock
    shared, won = b"", 0
    for day in range(31):
        computer = computers[day % 2]
        if shared:
            assert not computer.take(shared, tmp_path).both, f"asked on day {day}"
        game_id = (ZEN.id, HARMONY.id)[day % 3 == 0]
        challenge = DayChallenge.of(clock.today()).text if day % 5 == 0 else ""
        new = computer.play(game_id, 100 + day, moves=1 + day % 4, policy=challenge)
        if day % 4:
            computer.win(new, game_id)
            won += 1
        shared = computer.export()
        clock.go_on(timedelta(days=1))
    computers[1].take(shared, tmp_path)
    one, other = computers
    assert one.content == other.content
    deals = every_deal(one.book)
    assert [deal.number for deal in deals] == [100 + day for day in range(31)]
    assert sum(deal.moves > 0 for deal in deals) == won
    for game in (ZEN, HARMONY):
        assert one.statistics.figures(game) == other.statistics.figures(game)


def test_two_computers_that_never_wait_for_each_other_lose_no_deal_and_no_step(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    one, other = computers
    for day in range(12):
        files = []
        for computer, number in ((one, 200 + day), (other, 300 + day)):
            computer.play(ZEN.id, number, moves=1 + day % 3)
            files.append(computer.export())
            one.clock.go_on(timedelta(minutes=1))
        for computer, file in ((one, files[1]), (other, files[0])):
            computer.take(file, tmp_path, all_of_both if day % 2 else none_of_both)
        one.clock.go_on(timedelta(days=1))
    numbers = sorted([200 + day for day in range(12)] + [300 + day for day in range(12)])
    for computer in computers:
        assert sorted(deal.number for deal in every_deal(computer.book)) == numbers
        begun = [deal.begun for deal in every_deal(computer.book)]
        assert begun == sorted(begun)
        table = computer.tables.load(ZEN.id)
        assert table is not None
        assert {step.record.number for step in table.steps} == set(numbers)
        assert len(table.steps) == sum(2 * (2 + day % 3) for day in range(12))


def test_of_two_results_the_better_one_stays_on_both_sides(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    one, other = computers
    records = played(Record.of_deal(ZEN, 7), 6, choice=1)
    for computer, moves, helped, line in ((one, 5, False, 0), (other, 3, True, 3)):
        new = playing("shared", seconds=60, is_assisted=helped)
        computer.statistics.add_won(records[moves], new, Par(2, line))
        computer.book.commit()
    files = one.export(), other.export()
    assert one.take(files[1], tmp_path).deals.better == 0
    assert other.take(files[0], tmp_path).deals.better == 1
    assert one.content == other.content
    (deal,) = every_deal(one.book)
    assert (deal.moves, deal.is_assisted, deal.par_line) == (5, 0, 3)


def test_what_was_reset_on_one_side_counts_on_neither(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    one, other = computers
    one.play(ZEN.id, 7)
    other.take(one.export(), tmp_path)
    one.statistics.reset(ZEN)
    one.book.commit()
    one.take(other.export(), tmp_path)
    other.take(one.export(), tmp_path)
    for computer in computers:
        assert computer.statistics.figures(ZEN).dealt == 0
        assert len(every_deal(computer.book)) == 1


def test_a_streak_is_one_of_deals_on_both_computers(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    one, other = computers
    for number, computer in enumerate((one, other, one), 1):
        computer.win(computer.play(ZEN.id, number), ZEN.id)
        one.clock.go_on(timedelta(hours=1))
    one.take(other.export(), tmp_path)
    assert [deal.number for deal in every_deal(one.book)] == [1, 2, 3]
    assert one.statistics.figures(ZEN).streak == 3


def test_the_table_that_is_wanted_lies_on_top_and_undo_leads_to_the_other() -> None:
    mine, other = history_of(ZEN, 7), history_of(ZEN, 8)
    other = History.of_records((step.record, playing("two")) for step in other.steps)
    for is_other_on_top, number in ((True, 8), (False, 7)):
        both = joined_tables(mine, other, is_other_on_top=is_other_on_top)
        assert both.record.number == number
        past = {step.record for step in both.steps[: both.index + 1]}
        assert {step.record for step in (*mine.steps, *other.steps)} <= past
        assert History.from_json(both.to_json(), find) == both
        again = joined_tables(both, other, is_other_on_top=is_other_on_top)
        assert again == both


@pytest.fixture
def file(computers: tuple[Computer, Computer], tmp_path: Path) -> Path:
    """A file with a deal and a table."""
    computers[0].play(ZEN.id, 7)
    place = tmp_path / "a.gupai-export"
    place.write_bytes(computers[0].export())
    return place


def why_not(file: Path) -> str:
    """Return why a file is refused."""
    with pytest.raises(WordedError) as refused:
        read_export(file, find)
    return str(refused.value)


def sealed(lines: list[str], encoding: str = "utf-8") -> bytes:
    """Return lines with a right end."""
    content = "".join(f"{line}\n" for line in lines).encode(encoding)
    end = {"lines": len(lines), "check": f"{crc32(content):08x}"}
    return content + json.dumps(end).encode()


def test_a_file_that_was_cut_anywhere_is_refused(file: Path) -> None:
    content = file.read_bytes()
    for length in range(0, len(content) - 1, 7):
        file.write_bytes(content[:length])
        assert why_not(file).startswith("a.gupai-export: ")


def test_a_changed_byte_is_noticed(file: Path) -> None:
    content = file.read_bytes()
    for place in range(0, len(content) - 1, 11):
        changed = bytearray(content)
        changed[place] ^= 1
        file.write_bytes(changed)
        assert why_not(file)


def test_files_of_a_later_version_and_of_others_are_refused_by_a_sentence(file: Path) -> None:
    head, *lines = file.read_text("utf-8").splitlines()[:-1]
    file.write_bytes(sealed([head.replace('"version": 1', '"version": 2'), *lines]))
    assert why_not(file) == "a.gupai-export: a later version of this program has written it"
    for other in (b"", b"SQLite format 3\0", b"[1]\n", b'{"format": "gupai game"}\n', b"\xff\xfe"):
        file.write_bytes(other)
        assert why_not(file) == "a.gupai-export: this is not a file that Export has written"
    assert "there is no such place" in why_not(file.with_name("none"))


def test_a_deal_that_cannot_be_one_is_refused_with_its_line(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()[:-1]
    for old, new in (
        ('"moves": 0', '"moves": -1'),
        ('"begun": "2', '"begun": "x'),
        ('"deal": 7', '"deal": 1.5'),
    ):
        assert old in lines[1]
        file.write_bytes(sealed([lines[0], lines[1].replace(old, new, 1), *lines[2:]]))
        assert why_not(file).startswith("a.gupai-export: line 2: ")


def test_what_is_no_text_is_refused_with_its_place_though_the_end_is_right(file: Path) -> None:
    lines = [*file.read_text("utf-8").splitlines()[:-1], '{"setting": ["scheme", "é"]}']
    file.write_bytes(sealed(lines, "latin-1"))
    assert f"line {len(lines)}, character 25" in why_not(file)


@pytest.mark.parametrize("sign", ["\u2028", "\u0085", "\x1e"])
def test_a_sign_that_ends_lines_elsewhere_ends_none_here(file: Path, sign: str) -> None:
    file.write_bytes(content_of(gathered(Book(), {"family": f"a{sign}b"}, StillClock())))
    assert why_not(file).startswith("a.gupai-export: line 2: setting[1]: ")


def test_half_a_character_is_refused_with_its_line(file: Path) -> None:
    lines = [*file.read_text("utf-8").splitlines()[:-1], '{"setting": ["scheme", "\\ud800"]}']
    file.write_bytes(sealed(lines))
    assert why_not(file).startswith(f"a.gupai-export: line {len(lines)}: ")


def test_a_table_of_an_unknown_game_is_left_out_and_told(file: Path) -> None:
    lines = [
        line.replace(ZEN.id, "zen.unheard-of") for line in file.read_text("utf-8").splitlines()
    ]
    file.write_bytes(sealed(lines[:-1]))
    export = read_export(file, find)
    assert (export.unread, export.tables) == (["zen.unheard-of"], {})
    assert [deal.game for deal in export.deals] == ["zen.unheard-of"]


def test_bookmarks_of_an_unknown_game_are_left_out_and_told(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    one, other = computers
    history = History.beginning(Record.of_deal(ZEN, 7), playing("a"))
    Bookmarks(other.book).every = (Bookmark.of_history(history),)
    lines = other.export().decode().replace(ZEN.id, "zen.unheard-of").splitlines()
    joining = one.take(sealed(lines[:-1]), tmp_path)
    assert (joining.bookmarks, joining.unread_bookmarks) == ([], 1)


def test_bookmarks_for_which_there_is_no_room_are_counted(
    computers: tuple[Computer, Computer], tmp_path: Path
) -> None:
    for computer, first in zip(computers, (1, 101), strict=True):
        Bookmarks(computer.book).every = tuple(
            Bookmark.of_history(History.beginning(Record.of_deal(ZEN, n), playing(str(n))))
            for n in range(first, first + 30)
        )
    one, other = computers
    joining = one.take(other.export(), tmp_path)
    assert (len(joining.bookmarks), joining.bookmarks_left_out) == (20, 10)
    numbers = [mark.number for mark in Bookmarks(one.book).every]
    assert numbers == [*range(1, 31), *range(101, 121)]


def test_sets_of_problems_come_with_all_their_problems_and_those_of_an_unknown_game_are_told(
    file: Path,
) -> None:
    sets = [
        ProblemSet(game, f"of {game.id}").with_problems(list(problems_of(game)[3:6]))
        for game in (ZEN, find("trigrams.eight"))
    ]
    content = content_of(gathered(Book(), {}, StillClock(), sets))
    file.write_bytes(content)
    assert read_export(file, find).sets == sets
    lines = content.decode().replace(ZEN.id, "zen.unheard-of").splitlines()
    file.write_bytes(sealed(lines[:-1]))
    export = read_export(file, find)
    assert (export.sets, export.unread_sets) == (sets[1:], 1)
