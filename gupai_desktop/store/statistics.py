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

The clock of earlier versions ran in dialogs and without focus too.  They wrote rows without
a checksum; of a deal that such a row begins, the time is of the old kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from datetime import date
from pathlib import Path
from typing import Any

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Catalogue, Record
from gupai_desktop.engine.words import WordedError, Words
from gupai_desktop.play.challenge import challenge_day_named, challenge_of
from gupai_desktop.play.code import changed_rules
from gupai_desktop.play.daily import day_after, day_of
from gupai_desktop.play.history import History, PlaySession, now
from gupai_desktop.store.play_log import NO_DIFFICULTY, PLAYED, RATED, RESET, WON, PlayLog, Row
from gupai_desktop.store.saves import SUFFIX, open_file

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
    has_old_time: bool = False

    def record(self, game: Game) -> Record:
        """The deal as it was laid out; raises `BadText` for a board that is none any more."""
        if self.number is None:
            return Record.of_board(game, self.board)
        return Record.of_deal(game, self.number)


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of all deals of a game under its rules.

    `fewest` is the deal won in the fewest moves, `nearest` the one won nearest to
    its proved par; times are in seconds, None where there is nothing to tell.  Whether
    the best and the mean time, and any time at all, are of the old kind is told as well.
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
    is_best_old: bool = False
    is_mean_old: bool = False
    has_old_times: bool = False


_OF_GAME = "FROM deal WHERE game = :game AND rules = :rules"
_UNAIDED = f"kind = '{WON}' AND is_assisted = 0"
_IS_OLD = "(SELECT mark IS NULL FROM row WHERE id = place)"
_TOTALS = f"""
    SELECT count(*), count(*) FILTER (WHERE kind = '{WON}'), count(*) FILTER (WHERE {_UNAIDED}),
      avg(seconds) FILTER (WHERE {_UNAIDED}), max({_IS_OLD}) FILTER (WHERE {_UNAIDED}),
      max({_IS_OLD}) FILTER (WHERE kind = '{WON}') {_OF_GAME}
"""
_BEST = f"SELECT seconds, {_IS_OLD} {_OF_GAME} AND {_UNAIDED} ORDER BY seconds, place LIMIT 1"
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
_DEAL = f"SELECT {_IS_OLD}, begun, {', '.join(one.name for one in fields(Row))}"
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
_CHALLENGES = f"""
    SELECT policy, game, number, min(CASE WHEN {_UNAIDED} THEN moves END)
    FROM deal WHERE policy > 'challenge-' AND policy < 'challenge.' AND rules = ''
    GROUP BY policy, game, number
"""
_DIFFICULTIES = f"""
    SELECT rated.policy, count(*), count(*) FILTER (WHERE deal.kind = '{WON}')
    FROM deal JOIN (
      SELECT playing, max(policy) AS policy FROM row
      WHERE kind = '{RATED}' AND game = :game AND rules = :rules GROUP BY playing
    ) AS rated ON deal.playing = rated.playing AND game = :game AND rules = :rules
    GROUP BY rated.policy
"""
#: A deal is rated after its first row, so that the older ones need not be looked through.
_UNRATED = f"""
    WITH latest AS (SELECT * FROM deal ORDER BY place DESC LIMIT :most)
    {_DEAL} FROM latest
    WHERE (game, rules, playing) NOT IN (
      SELECT game, rules, playing FROM row
      WHERE id > (SELECT min(place) FROM latest) AND kind = '{RATED}')
    ORDER BY place DESC
"""
_IS_COUNTED = f"SELECT 1 {_OF_GAME} AND playing = :playing"


class Statistics:
    """The log of deals in a file, and what can be told from it."""

    def __init__(self, file: Path) -> None:
        self.log = PlayLog(file)

    @property
    def note(self) -> Words | None:
        """What the player is to be told about the file, if anything."""
        return self.log.note

    def add_missing(self, rows: Iterable[Row]) -> None:
        """Rows that the log may have lost: those of playings that it does not know."""
        known = set(self.log.ask("SELECT playing, kind FROM row"))
        if missing := [row for row in rows if (row.playing, row.kind) not in known]:
            self.log.add(*missing)

    def close(self) -> None:
        """Let go of the file."""
        self.log.close()

    # What happens.

    def add_played(self, record: Record, playing: PlaySession, daily: date | None = None) -> None:
        """A deal has got its first move; however often it is said, it counts once."""
        if not self.log.ask(_IS_COUNTED, {**_key(record.game), "playing": playing.id}):
            self.log.add(_row(PLAYED, record, playing, daily))

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
        row = _won(_row(WON, record, playing, daily), record, playing)
        self.log.add(replace(row, par_bound=par.bound, par_line=par.line))

    def add_rated(self, deal: PlayedDeal, difficulty: str) -> None:
        """It was found out how hard a deal is: the key of its difficulty, or nothing for none."""
        row = Row(RATED, now(), deal.game_id, deal.rules, deal.playing, deal.number or 0)
        self.log.add(replace(row, board=deal.board, policy=difficulty or NO_DIFFICULTY))

    def reset(self, game: Game) -> None:
        """Count this game under these rules from nothing again; the log keeps what was."""
        self.log.add(Row(RESET, now(), game.id, _rules(game)))

    # What is told.

    def figures(self, game: Game) -> Figures:
        """The figures of a game under its rules."""
        totals = self._first(_TOTALS, game) or (0, 0, 0, None, None, None)
        dealt, won, unaided, mean, is_mean_old, has_old = totals
        best, is_best_old = self._first(_BEST, game) or (None, None)
        streak, longest = self._first(_STREAKS, game) or (0, 0)
        fewest, nearest = (self._first(question, game) for question in (_FEWEST, _NEAREST))
        return Figures(
            *(dealt, won, unaided, streak, longest),
            _deal(fewest) if fewest else None,
            _deal(nearest) if nearest else None,
            *(best, mean, bool(is_best_old), bool(is_mean_old), bool(has_old)),
        )

    def _first(self, question: str, game: Game) -> tuple[Any, ...] | None:
        """The first line of the answer to a question about a game under its rules."""
        return next(iter(self.log.ask(question, _key(game))), None)

    def deals(self, game: Game | None = None, most: int = PAGE, skip: int = 0) -> list[PlayedDeal]:
        """The latest deals of a game under its rules, or of all games, newest first.

        At most so many, after so many that are newer still.
        """
        question = f"{_DEAL} {_OF_GAME if game else 'FROM deal'} {_LATEST}"
        values = {**(_key(game) if game else {}), "most": most, "skip": skip}
        return [_deal(line) for line in self.log.ask(question, values)]

    def games(self) -> list[tuple[str, str]]:
        """The id and the rules of every game that was played, the latest first."""
        return self.log.ask(_GAMES)

    def dailies(self, game_id: str) -> dict[date, bool]:
        """The days whose deal of this game was begun, under whatever rules, and if it was won."""
        lines = self.log.ask(_DAILIES, {"game": game_id})
        return {day: bool(is_won) for text, is_won in lines if (day := day_after("", text))}

    def by_difficulty(self, game: Game) -> dict[str, tuple[int, int]]:
        """How many deals of each difficulty were played and won, by their keys."""
        lines = self.log.ask(_DIFFICULTIES, _key(game))
        return {key: (dealt, won) for key, dealt, won in lines if key != NO_DIFFICULTY}

    def unrated(self, most: int) -> list[PlayedDeal]:
        """Of so many latest deals those of which nobody has found out how hard they are."""
        return [_deal(line) for line in self.log.ask(_UNRATED, {"most": most})]

    def challenges(self) -> dict[date, int]:
        """The days whose challenge was begun, and its fewest moves without help; 0 for none."""
        found = dict[date, int]()
        for policy, game_id, number, moves in self.log.ask(_CHALLENGES):
            day = challenge_day_named(policy)
            if day is not None:
                challenge = challenge_of(day)
                if (game_id, number) == (challenge.game_id, challenge.number):
                    found[day] = moves or 0
        return found


def rows_in(folder: Path, catalogue: Catalogue) -> list[Row]:
    """What the saved games of a folder tell of the deals that were played."""
    rows = list[Row]()
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        with suppress(WordedError):
            rows += _rows_of(open_file(file, catalogue))
    return rows


def _rows_of(history: History) -> list[Row]:
    """The first move of every playing, and its shortest win."""
    found = dict[tuple[str, str], Row]()
    for step in history.steps:
        record, playing = step.record, history.known[step.playing]
        if not record.moves:
            continue
        row = _row(PLAYED, record, playing, day_of(record, playing.policy))
        row = found.setdefault((playing.id, PLAYED), replace(row, at=playing.started))
        if record.game.is_won(record.table):
            won = _won(row, record, playing)
            best = found.setdefault((playing.id, WON), won)
            found[playing.id, WON] = min(best, won, key=lambda one: one.moves)
    return list(found.values())


def _won(row: Row, record: Record, playing: PlaySession) -> Row:
    return replace(
        row,
        kind=WON,
        moves=len(record.moves),
        seconds=playing.seconds,
        is_assisted=int(playing.is_assisted),
    )


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
    is_old, begun, row = line[0], line[1], Row(*line[2:])
    win = None
    if row.kind == WON:
        # What was played is a line too; older logs have lines that were longer.
        par = Par(row.par_bound, min(row.par_line, row.moves))
        win = Win(row.moves, row.seconds, bool(row.is_assisted), par)
    return PlayedDeal(
        row.playing,
        row.game,
        row.rules,
        row.number or None,
        row.board,
        row.policy,
        day_after("", row.daily),
        begun,
        win,
        bool(is_old),
    )
