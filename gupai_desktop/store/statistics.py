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

from dataclasses import dataclass, fields, replace
from datetime import date
from pathlib import Path
from typing import Any

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.play.code import changed_rules
from gupai_desktop.play.history import PlaySession, now
from gupai_desktop.store.play_log import PLAYED, RESET, WON, PlayLog, Row

#: So many deals are told of at once.
PAGE = 200


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


_OF_GAME = "FROM deal WHERE game = :game AND rules = :rules"
_UNAIDED = f"kind = '{WON}' AND is_assisted = 0"
_TOTALS = f"""
    SELECT count(*), count(*) FILTER (WHERE kind = '{WON}'), count(*) FILTER (WHERE {_UNAIDED}),
      min(seconds) FILTER (WHERE {_UNAIDED}), avg(seconds) FILTER (WHERE {_UNAIDED}) {_OF_GAME}
"""
#: A run ends with a deal that was not won; it is one of the run that it ends.
_STREAKS = f"""
    SELECT length, max(length) OVER () FROM (
      SELECT run, count(*) FILTER (WHERE {_UNAIDED}) AS length FROM (
        SELECT kind, is_assisted,
          count(*) FILTER (WHERE kind != '{WON}') OVER (ORDER BY place) - (kind != '{WON}') AS run
        {_OF_GAME})
      GROUP BY run)
    ORDER BY run DESC LIMIT 1
"""
_DEAL = f"SELECT begun, {', '.join(one.name for one in fields(Row))}"
_FEWEST = f"{_DEAL} {_OF_GAME} AND {_UNAIDED} ORDER BY moves, place LIMIT 1"
_NEAREST = f"""
    {_DEAL} {_OF_GAME} AND {_UNAIDED} AND par_line != 0 AND par_bound = min(par_line, moves)
    ORDER BY moves - par_bound, place LIMIT 1
"""
_LATEST = "ORDER BY place DESC LIMIT :most OFFSET :skip"
_GAMES = "SELECT game, rules FROM deal GROUP BY game, rules ORDER BY max(place) DESC"
_DAILIES = f"""
    SELECT daily, max(kind = '{WON}') FROM deal WHERE game = :game AND daily > '' GROUP BY daily
"""
_IS_COUNTED = f"SELECT 1 {_OF_GAME} AND playing = :playing"


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

    def add_played(self, record: Record, playing: PlaySession, daily: date | None = None) -> None:
        """A deal has got its first move; however often it is said, it counts once."""
        if not self._log.ask(_IS_COUNTED, {**_key(record.game), "playing": playing.id}):
            self._log.add(_row(PLAYED, record, playing, daily))

    def add_won(
        self,
        record: Record,
        playing: PlaySession,
        par: Par | None = None,
        daily: date | None = None,
    ) -> None:
        """A deal has been won."""
        self.add_played(record, playing, daily)
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
        dealt, won, unaided, best, mean = self._first(_TOTALS, game) or (0, 0, 0, None, None)
        streak, longest = self._first(_STREAKS, game) or (0, 0)
        fewest, nearest = (self._first(question, game) for question in (_FEWEST, _NEAREST))
        return Figures(
            *(dealt, won, unaided, streak, longest),
            _deal(fewest) if fewest else None,
            _deal(nearest) if nearest else None,
            *(best, mean),
        )

    def _first(self, question: str, game: Game) -> tuple[Any, ...] | None:
        """The first line of the answer to a question about a game under its rules."""
        return next(iter(self._log.ask(question, _key(game))), None)

    def deals(self, game: Game | None = None, most: int = PAGE, skip: int = 0) -> list[PlayedDeal]:
        """The latest deals of a game under its rules, or of all games, newest first.

        At most so many, after so many that are newer still.
        """
        question = f"{_DEAL} {_OF_GAME if game else 'FROM deal'} {_LATEST}"
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
    return " ".join(changed_rules(game))


def _row(kind: str, record: Record, playing: PlaySession, daily: date | None) -> Row:
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
    begun, row = line[0], Row(*line[1:])
    win = None
    if row.kind == WON:
        # What was played is a line too; older logs have lines that were longer.
        par = Par(row.par_bound, min(row.par_line, row.moves))
        win = Win(row.at, row.moves, row.seconds, bool(row.is_assisted), par)
    return PlayedDeal(
        row.playing,
        row.game,
        row.rules,
        row.number or None,
        row.board,
        row.policy,
        _day(row.daily),
        begun,
        win,
    )


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
