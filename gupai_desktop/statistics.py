"""What has been played and won, counted from the log.

A deal is counted for its game and the rules it is played with as soon as it has
got its first move, and as won with its last.  An unfinished deal is not a loss.

A streak counts deals won one after the other, in the order of their first moves.
A deal that was left unwon for another one ends it, and no longer does so once it
is won after all; the latest deal, while it is unwon, does not.  A deal won with
help neither adds to a streak nor ends it.

The same deal may be won more than once by undoing: it counts once, with its best
result: without help rather than with it, then in fewer moves, then in less time.
Fewest moves, times and what is compared with par are of deals won without help.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from gupai_desktop.engine.code import chosen
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.history import Playing, now
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.play_log import PLAYED, RESET, WON, PlayLog, Row


@dataclass(frozen=True, slots=True)
class Par:
    """No line beats `bound` moves, and one of `line` moves is known; 0 for what is not known."""

    bound: int = 0
    line: int = 0

    @property
    def is_proved(self) -> bool:
        """Whether the line is a shortest one; only then it is called par."""
        return 0 < self.line == self.bound


@dataclass(frozen=True, slots=True)
class Win:
    """How a deal was won."""

    at: str
    moves: int
    seconds: float
    is_assisted: bool
    par: Par

    @property
    def over_par(self) -> int | None:
        """How many moves more than the best line that is known, or None."""
        return self.moves - self.par.line if self.par.line else None


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal of the log, and its best result if it was won.

    `rules` are those that differ from the default, as `find` reads them.
    """

    playing: str
    game_id: str
    rules: str
    number: int | None
    board: str
    policy: str
    daily: date | None
    at: str
    win: Win | None = None


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of all deals of a game under its rules.

    `fewest` is the deal won in the fewest moves, `nearest` the one won nearest to
    its proved par; times are in seconds, None where there is nothing to tell.
    """

    dealt: int = 0
    won: int = 0
    won_unaided: int = 0
    streak: int = 0
    longest_streak: int = 0
    fewest: PlayedDeal | None = None
    nearest: PlayedDeal | None = None
    best_seconds: float | None = None
    mean_seconds: float | None = None


class Statistics:
    """The log of deals in a file, and what can be told from it."""

    def __init__(self, file: Path) -> None:
        self._log = PlayLog(file)

    @property
    def note(self) -> Words | None:
        """What the player is to be told about the file, if anything."""
        return self._log.note

    def close(self) -> None:
        """Let go of the file."""
        self._log.close()

    # What happens.

    def played(self, record: Record, playing: Playing, daily: date | None = None) -> None:
        """A deal has got its first move; however often it is said, it counts once."""
        game = record.game
        if not self._counts(game.id, _rules(game), playing.id):
            self._log.add(_row(PLAYED, record, playing, daily))

    def won(
        self,
        record: Record,
        playing: Playing,
        par: Par | None = None,
        daily: date | None = None,
    ) -> None:
        """A deal has been won."""
        self.played(record, playing, daily)
        par = par or Par()
        self._log.add(
            replace(
                _row(WON, record, playing, daily),
                moves=len(record.moves),
                seconds=playing.seconds,
                is_assisted=int(playing.is_assisted),
                par_bound=par.bound,
                par_line=par.line,
            )
        )

    def reset(self, game: Game) -> None:
        """Count this game under these rules from nothing again; the log keeps what was."""
        self._log.add(Row(RESET, now(), game.id, _rules(game)))

    # What is told.

    def figures(self, game: Game) -> Figures:
        """The figures of a game under its rules."""
        deals = self._deals(game.id, _rules(game))
        streak, longest = _streaks(deals)
        unaided = [(deal, deal.win) for deal in deals if deal.win and not deal.win.is_assisted]
        times = [win.seconds for _, win in unaided]
        against = [
            (over, deal)
            for deal, win in unaided
            if win.par.is_proved and (over := win.over_par) is not None
        ]
        return Figures(
            dealt=len(deals),
            won=sum(deal.win is not None for deal in deals),
            won_unaided=len(unaided),
            streak=streak,
            longest_streak=longest,
            fewest=min(unaided, key=lambda one: one[1].moves)[0] if unaided else None,
            nearest=min(against, key=lambda one: one[0])[1] if against else None,
            best_seconds=min(times, default=None),
            mean_seconds=sum(times) / len(times) if times else None,
        )

    def deals(self, game: Game | None = None, most: int | None = None) -> list[PlayedDeal]:
        """The latest deals of a game under its rules, or of all games, newest first."""
        found = self._deals(game.id, _rules(game)) if game else self._deals()
        return found[::-1][:most]

    def dailies_won(self, game_id: str) -> frozenset[date]:
        """The days whose deal of this game was won, under whatever rules."""
        return frozenset(deal.daily for deal in self._deals(game_id) if deal.daily and deal.win)

    def _counts(self, game_id: str, rules: str, playing: str) -> bool:
        """Whether a playing is among the deals that count."""
        for row in reversed(self._log.rows()):
            if (row.game, row.rules) == (game_id, rules):
                if row.kind == RESET:
                    return False
                if row.playing == playing:
                    return True
        return False

    def _deals(self, game_id: str | None = None, rules: str | None = None) -> list[PlayedDeal]:
        """The deals that count, in the order of their first moves."""
        deals: dict[tuple[str, str, str], PlayedDeal] = {}
        for row in self._log.rows():
            if game_id not in (None, row.game) or rules not in (None, row.rules):
                continue
            key = (row.game, row.rules, row.playing)
            if row.kind == RESET:
                deals = {one: deal for one, deal in deals.items() if one[:2] != key[:2]}
            elif row.kind == PLAYED:
                deals.setdefault(key, _deal(row))
            else:
                deals[key] = _with_win(deals.get(key) or _deal(row), _win(row))
        return list(deals.values())


def _rules(game: Game) -> str:
    """The rules as they are logged: an option that comes later leaves the old deals theirs."""
    return " ".join(chosen(game))


def _row(kind: str, record: Record, playing: Playing, daily: date | None) -> Row:
    return Row(
        kind,
        now(),
        record.game.id,
        _rules(record.game),
        playing=playing.id,
        number=record.number or 0,
        board="" if record.number else str(record.opening),
        policy=playing.policy,
        daily=daily.isoformat() if daily else "",
    )


def _deal(row: Row) -> PlayedDeal:
    return PlayedDeal(
        row.playing,
        row.game,
        row.rules,
        row.number or None,
        row.board,
        row.policy,
        _day(row.daily),
        row.at,
    )


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _win(row: Row) -> Win:
    # What was played is a line too; older logs have lines that were longer.
    par = Par(row.par_bound, min(row.par_line, row.moves))
    return Win(row.at, row.moves, row.seconds, bool(row.is_assisted), par)


def _with_win(deal: PlayedDeal, win: Win) -> PlayedDeal:
    """A deal with the better of two results."""
    wins = [win, *([deal.win] if deal.win else [])]
    return replace(deal, win=min(wins, key=lambda one: (one.is_assisted, one.moves, one.seconds)))


def _streaks(deals: Iterable[PlayedDeal]) -> tuple[int, int]:
    """The streak that goes on, and the longest one."""
    streak = longest = ended = 0
    for deal in deals:
        if ended:
            streak = 0
        ended = deal.win is None
        if deal.win and not deal.win.is_assisted:
            streak += 1
        longest = max(longest, streak)
    return streak, longest
