"""Lists that lie beside the program, missing or damaged: the pages are there, and say so."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from gupai_desktop import paths
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play import challenge, days, first_deals, omens, problems
from gupai_desktop.solvers import difficulty
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.games_page.today_cards import BOARD, OMEN_CARD
from gupai_desktop.ui.statistics.calendar import CalendarDialog
from gupai_desktop.ui.window.main_window import MainWindow
from tests.days import set_clock
from tests.histories import playing
from tests.made import MadeClock
from tests.ui.games_page.test_page import open_drawn_page
from tests.ui.hand import play_out

PROBLEMS = "problems/zen.eight-sets.txt"
NAMES = (
    *("omens.txt", "challenges.txt", "days.txt", "first_deals.txt"),
    *("difficulty.toml", PROBLEMS),
)
#: Before and after the day from which on there are other lists.
OLD_DAY, NEW_DAY = date(2026, 12, 30), date(2027, 1, 4)


@pytest.fixture(params=["missing", "empty", "cut", "cut in a line", "no text", "other words"])
def damaged(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """A folder with lists that are all damaged in one way."""
    for name in NAMES:
        content = (paths.resources() / name).read_bytes()
        lines = content.splitlines(keepends=True)
        changed = {
            "missing": None,
            "empty": b"",
            "cut": b"".join(lines[:-2]),
            "cut in a line": content[: len(content) // 2],
            "no text": b"\xff\xfe" + content,
            "other words": b"".join((*lines[:-1], b"what is this\n", lines[-1])),
        }[request.param]
        if changed is not None:
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_bytes(changed)
    (tmp_path / "problems").mkdir(exist_ok=True)
    real = paths.resources()
    for place in (*real.iterdir(), *(real / "problems").iterdir()):
        if place.relative_to(real).as_posix() not in (*NAMES, "problems"):
            (tmp_path / place.relative_to(real)).symlink_to(place)
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """All lists are read again."""
    for read in (
        *(challenge._deals, days._rows, first_deals._deals_of, omens._counts),
        difficulty._limits,
    ):
        read.cache_clear()
    problems._READ.clear()


@pytest.mark.usefixtures("damaged")
def test_damaged_lists_are_told_and_the_pages_are_there(
    window: MainWindow, clock: MadeClock
) -> None:
    set_clock(clock, OLD_DAY, "midnight", "UTC")
    window.parts.shown_day.refresh()
    notices = list[str]()
    window.notices.changed.connect(lambda: notices.extend(map(str, window.notices.unread)))
    window.controller.show_omen()
    play_out(window)
    page = open_drawn_page(window)
    for key, name in ((BOARD, "challenges.txt"), (OMEN_CARD, "omens.txt")):
        assert name in page.cards[key].toolTip()
    calendar = CalendarDialog(
        window.parts.statistics, window.parts.appearance, window.session.clock.today(), window
    )
    assert "challenges.txt" in calendar.summary.text()
    window.controller.challenge()
    assert "challenges.txt" in window.presenter.shown_text
    for game in games():
        window.controller.deal(game.id)
    for name in ("first_deals.txt", "difficulty.toml", PROBLEMS):
        assert any(Path(name).name in text for text in notices), name


@pytest.mark.usefixtures("damaged")
def test_a_damaged_list_of_the_days_from_2027_on_is_told(
    window: MainWindow, clock: MadeClock
) -> None:
    notices = list[str]()
    window.notices.changed.connect(lambda: notices.extend(map(str, window.notices.unread)))
    set_clock(clock, NEW_DAY, "midnight", "UTC")
    window.parts.shown_day.refresh()
    page = open_drawn_page(window)
    assert "days.txt" in page.cards[BOARD].toolTip()
    assert any("days.txt" in text for text in notices)
    window.controller.challenge()
    assert "days.txt" in window.presenter.shown_text
    window.controller.show_problem()
    window.controller.show_omen()
    play_out(window)
    assert "degree" in window.status_bar.verdict.text()


@pytest.mark.usefixtures("damaged")
def test_a_deal_of_a_day_is_a_deal_where_no_day_has_one(window: MainWindow) -> None:
    statistics: Statistics = window.parts.statistics
    record = Record.of_deal(find("zen.ten-sets"), 7)
    statistics.add_played(record, playing("x", policy="challenge-2026-01-05"))
    assert statistics.challenges() == {}
    window.session.begin(record, "challenge-2026-01-05")
