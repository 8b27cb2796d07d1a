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

from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from gupai_desktop.engine.code import chosen
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.history import Playing, now
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.play_log import PLAYED, RESET, WON, PlayLog, Row

#: So many deals are told of at once.
PAGE = 200


@dataclass(frozen=True, slots=True)
class Par:
    """No line beats `bound` moves, and one of `line` moves is known; 0 for what is not known."""

    bound: int = 0
    line: int = 0


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
        """How many moves more than the shortest line that is known, or None."""
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
    its par; times are in seconds, None where there is nothing to tell.
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


_WHERE = "WHERE game = :game AND rules = :rules"
_TOTALS = f"""
    SELECT count(*), count(moves), count(*) FILTER (WHERE is_assisted = 0),
      min(seconds) FILTER (WHERE is_assisted = 0), avg(seconds) FILTER (WHERE is_assisted = 0)
    FROM deal {_WHERE}
"""
#: A run ends with a deal that was not won; it is one of the run that it ends.
_STREAKS = f"""
    SELECT length, max(length) OVER () FROM (
      SELECT run, count(*) FILTER (WHERE is_assisted = 0) AS length FROM (
        SELECT is_assisted,
          count(*) FILTER (WHERE moves IS NULL) OVER (ORDER BY place) - (moves IS NULL) AS run
        FROM deal {_WHERE})
      GROUP BY run)
    ORDER BY run DESC LIMIT 1
"""
_COLUMNS = """playing, game, rules, number, board, policy, daily, at,
    won_at, moves, seconds, is_assisted, par_bound, par_line"""
_FEWEST = f"SELECT {_COLUMNS} FROM deal {_WHERE} AND is_assisted = 0 ORDER BY moves, place LIMIT 1"
_NEAREST = f"""
    SELECT {_COLUMNS} FROM deal {_WHERE} AND is_assisted = 0 AND par_line != 0
    ORDER BY moves - par_line, place LIMIT 1
"""
_LATEST = f"SELECT {_COLUMNS} FROM deal {{where}} ORDER BY place DESC LIMIT :most OFFSET :skip"
_GAMES = "SELECT game, rules FROM deal GROUP BY game, rules ORDER BY max(place) DESC"
_DAILIES = """
    SELECT daily, max(moves IS NOT NULL) FROM deal WHERE game = :game AND daily > ''
    GROUP BY daily
"""
_IS_COUNTED = f"SELECT 1 FROM deal {_WHERE} AND playing = :playing"


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
        if not self._log.ask(_IS_COUNTED, {**_key(record.game), "playing": playing.id}):
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
        dealt, won, won_unaided, best, mean = self._first(_TOTALS, game) or (0, 0, 0, None, None)
        streak, longest = self._first(_STREAKS, game) or (0, 0)
        fewest, nearest = self._first(_FEWEST, game), self._first(_NEAREST, game)
        return Figures(
            dealt=dealt,
            won=won,
            won_unaided=won_unaided,
            streak=streak,
            longest_streak=longest,
            fewest=_deal(fewest) if fewest else None,
            nearest=_deal(nearest) if nearest else None,
            best_seconds=best,
            mean_seconds=mean,
        )

    def _first(self, question: str, game: Game) -> tuple[Any, ...] | None:
        """The first line of the answer to a question about a game under its rules."""
        return next(iter(self._log.ask(question, _key(game))), None)

    def deals(self, game: Game | None = None, most: int = PAGE, skip: int = 0) -> list[PlayedDeal]:
        """The latest deals of a game under its rules, or of all games, newest first.

        At most so many, after so many that are newer still.
        """
        question = _LATEST.format(where=_WHERE if game else "")
        values = {**(_key(game) if game else {}), "most": most, "skip": skip}
        return [_deal(line) for line in self._log.ask(question, values)]

    def games(self) -> list[tuple[str, str]]:
        """The id and the rules of every game that was played, the latest first."""
        return self._log.ask(_GAMES)

    def dailies(self, game_id: str) -> dict[date, bool]:
        """The days whose deal of this game was begun, under whatever rules, and if it was won."""
        lines = self._log.ask(_DAILIES, {"game": game_id})
        return {day: bool(is_won) for text, is_won in lines if (day := _day(text))}


def _key(game: Game) -> dict[str, str]:
    """What a game and its rules are logged as."""
    return {"game": game.id, "rules": _rules(game)}


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


def _deal(line: tuple[Any, ...]) -> PlayedDeal:
    """The deal that a line of the table tells of."""
    playing, game_id, rules, number, board, policy, daily, at, *result, bound, par = line
    won_at, moves, seconds, is_assisted = result
    win = None
    if moves is not None:
        win = Win(won_at, moves, seconds, bool(is_assisted), Par(bound, par))
    return PlayedDeal(playing, game_id, rules, number or None, board, policy, _day(daily), at, win)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
