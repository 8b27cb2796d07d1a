"""Statistics: the deals that were played and won, asked from the book.

A deal is counted for its game and the rules it is played with as soon as it has
got its first move, and as won with its last.  An unfinished deal is not a loss.  The omen of a
day counts as soon as it is dealt, for nothing but the deal decides it.

A streak counts deals won one after the other, in the order of their first moves.
A deal that was left unwon for another one ends it, and no longer does so once it
is won after all; the latest deal, while it is unwon, does not.  A deal won with
help neither adds to a streak nor ends it.

Games with a score count for a win's moves what its points lack: less is better there too.

The same deal may be won more than once, by undoing or opened anew: it counts once, with its best
result: without help rather than with it, then in fewer moves, then in less time.
Fewest moves, times and what is compared with par are of deals won without help; not of the first
deals of a game, which lead up to whole ones, nor of boards without a number.  A deal of which a
move was shown is played with help for ever.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from itertools import takewhile
from typing import Any, NamedTuple

from gupai_desktop.engine.clock import Clock, StillClock
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find
from gupai_desktop.play.days import Strength
from gupai_desktop.play.history import PlaySession, now
from gupai_desktop.play.medals import Try
from gupai_desktop.play.occasions import (
    DayChallenge,
    DayOmen,
    Occasion,
    is_left_out,
    is_of_day,
    occasion_of,
    occasion_on,
)
from gupai_desktop.play.omens import is_counted
from gupai_desktop.play.problems import problems_of
from gupai_desktop.store import questions
from gupai_desktop.store.book import Book
from gupai_desktop.store.figures import BestResult, GameFigures, RatedDeal, counted_in, rated_in
from gupai_desktop.store.schema import DealRow

#: The most deals that are listed at once.
PAGE = 200


class Par(NamedTuple):
    """No line beats `bound` moves, and one of `line` moves is known; 0 for what is not known."""

    bound: int = 0
    line: int = 0

    @property
    def is_proved(self) -> bool:
        """Return whether the line is a shortest one; only then it is called par."""
        return 0 < self.line == self.bound


class Win(NamedTuple):
    """The result of a deal that was won; `moves` is what it cost, as its game measures that."""

    moves: int
    seconds: float
    is_assisted: bool
    par: Par

    def is_as_good_as(self, other: Win | None) -> bool:
        """Return whether this result is to be kept rather than another one of the same deal."""
        order = (self.is_assisted, self.moves, self.seconds)
        return other is None or order <= (other.is_assisted, other.moves, other.seconds)

    @property
    def over_par(self) -> int | None:
        """Return how many moves more than the best line that is known, or None."""
        return self.moves - self.par.line if self.par.line else None


class PlayedDeal(NamedTuple):
    """One deal that counts, and its best result if it was won.

    `rules` are those that differ from the default, as `find` reads them; `place` is its place
    among all deals, `at` the moment of its first move.
    """

    playing: str
    game_id: str
    rules: str
    number: int | None
    board: str
    policy: str
    at: str
    win: Win | None = None
    place: int = 0
    difficulty: str = ""

    def record(self, game: Game) -> Record:
        """Return the deal as it was laid out; raises `BadText` for a board of no game."""
        return Record.of(game, self.number, self.board)

    def occasion(self, game: Game) -> Occasion:
        """Return what the deal was played as."""
        return occasion_of(game, self.number, self.board, self.policy)


class Statistics:
    """Counts deals in a book, and tells what it has of them.  Whoever adds to it commits."""

    def __init__(self, book: Book, clock: Clock | None = None) -> None:
        self.book, self._clock = book, clock or StillClock()
        #: The deals of this run, by their playing, game and rules.
        self._deals = dict[tuple[str, str, str], PlayedDeal]()
        #: By the same, which playing of a deal that is played anew counts; None for itself.
        self._counting = dict[tuple[str, str, str], str | None]()
        #: The games whose claims have been looked at, before their first figure; None for all.
        self._settled = set[str | None]()
        #: What `rated` has found since a deal was written.
        self._rated = dict[tuple[Game, date], list[RatedDeal]]()
        self._last = 0
        self.refresh()

    def refresh(self) -> None:
        """Read again what there is: others have written deals too."""
        self._deals.clear()
        self._counting.clear()
        self._settled.clear()
        self._rated.clear()
        self._last = max((n for (n,) in self.book.ask(questions.LAST)), default=0)

    def add_played(self, record: Record, playing: PlaySession) -> PlayedDeal:
        """Count a deal that has got its first move; return it as it is counted, once only.

        The omen of a day is counted already: another deal that says so is none.
        """
        occasion = occasion_on(record, playing.policy)
        deal = self._add(record, playing, occasion.text if occasion.is_kept else "")
        if occasion.counts and is_left_out(deal.policy):  # what was claimed has been refuted
            deal = deal._replace(policy=occasion.text)
            self.put(deal)
        return deal

    def add_omen(self, record: Record, playing: PlaySession, day: date) -> PlayedDeal:
        """Count a deal that chance has just given as the omen of a day."""
        return self._add(record, playing, DayOmen.of(day).text)

    def _add(self, record: Record, playing: PlaySession, policy: str) -> PlayedDeal:
        deal = self._deal_of(record, playing, policy)
        return self.find(deal) or self._find_same(deal) or self.add(deal)

    def _deal_of(self, record: Record, playing: PlaySession, policy: str) -> PlayedDeal:
        return PlayedDeal(
            playing.id,
            record.game.id,
            _rules(record.game),
            record.number,
            "" if record.number else str(record.opening),
            policy,
            now(self._clock),
        )

    def _find_same(self, deal: PlayedDeal) -> PlayedDeal | None:
        """Return a deal as another playing of it is counted; of a problem each try counts."""
        if is_left_out(deal.policy):
            return None
        key = (deal.playing, deal.game_id, deal.rules)
        if key not in self._counting:
            of_day = is_of_day(deal.policy)
            values = {**_on(deal), "policy": deal.policy, "is_of_day": of_day}
            row = next(iter(self.book.ask(questions.SAME, values)), None)
            self._counting[key] = _deal(row).playing if row else None
        other = self._counting[key]
        return self.find(deal._replace(playing=other)) if other else None

    def add_shown(self, record: Record, playing: PlaySession) -> None:
        """Keep that a move of a deal was shown: it is played with help from now on."""
        if not self.was_shown(record):
            self._last += 1
            deal = self._deal_of(record, playing, questions.SHOWN)._replace(place=self._last)
            self.book.put_row(row_of(deal, is_counted=False))

    def was_shown(self, record: Record) -> bool:
        """Return whether a move of a deal was shown, or it was won with help."""
        deal = self._deal_of(record, PlaySession("", started=""), "")
        return bool(self.book.ask(questions.WAS_SHOWN, _on(deal)))

    def add_won(self, record: Record, playing: PlaySession, par: Par | None = None) -> None:
        """Count a deal that has been won, with its best result."""
        deal = self.add_played(record, playing)
        cost = record.game.cost(record.opening, record.moves)
        win = Win(cost, playing.seconds, playing.is_assisted, par or Par())
        if win.is_as_good_as(deal.win):
            self.put(deal._replace(win=win))

    def add_rated(self, deal: PlayedDeal, difficulty: str) -> None:
        """Keep how hard a deal is: the key of its difficulty."""
        self.put(deal._replace(difficulty=difficulty))

    def reset(self, game: Game) -> None:
        """Count this game under these rules from nothing again; the rows stay in the book."""
        self.forget(game.id, _rules(game))

    def forget(self, game_id: str, rules: str) -> None:
        """Count the deals of a game under these rules no more; problems stay solved."""
        values = {"game": game_id, "rules": rules}
        deals = {row[0]: _deal(row) for row in self._ask(f"SELECT * {questions.OF_GAME}", values)}
        deals |= {
            deal.place: deal
            for deal in self._deals.values()
            if (deal.game_id, deal.rules) == (game_id, rules) and not is_left_out(deal.policy)
        }
        for deal in deals.values():
            self.put(deal, is_counted=False)
            del self._deals[deal.playing, game_id, rules]
        self._counting.clear()

    def _ask(self, question: str, values: Mapping[str, Any] | None = None) -> list[Any]:
        """Return the answer to a question about what counts, in one game or in all."""
        game_id = (values or {}).get("game") or None
        if not self._settled & {None, game_id}:
            self._settled.add(game_id)
            self._settle(game_id)
        return self.book.ask(question, values or {})

    def _settle(self, game_id: str | None) -> None:
        """Have deals that claim to be problems, and are none, count as any others."""
        question = f"{questions.CLAIMS} AND game = :game" if game_id else questions.CLAIMS
        for claim in self.book.ask(question, {"game": game_id} if game_id else {}):
            with suppress(BadText):  # another version's game, or a list that cannot be asked
                name, rules, number, board, policy = claim
                game = find(name, rules)
                problems_of(game)
                if occasion_of(game, number or None, board, policy).counts:
                    for row in self.book.ask(questions.CLAIMED, claim):
                        self.put(_deal(row)._replace(policy=""))

    def find(self, deal: PlayedDeal) -> PlayedDeal | None:
        """Return a deal as it is counted already, if it is."""
        key = (deal.playing, deal.game_id, deal.rules)
        if key not in self._deals:
            where = "WHERE is_counted AND playing = ? AND game = ? AND rules = ?"
            for row in self.book.whole("deal", where, key):
                self._deals[key] = _deal(row)
        return self._deals.get(key)

    def add(self, deal: PlayedDeal) -> PlayedDeal:
        """Count a deal as the latest one."""
        self._last += 1
        deal = deal._replace(place=self._last)
        self.put(deal)
        return deal

    def put(self, deal: PlayedDeal, *, is_counted: bool = True) -> None:
        self._deals[deal.playing, deal.game_id, deal.rules] = deal
        self._rated.clear()
        self.book.put_row(row_of(deal, is_counted=is_counted))

    # What is asked.

    def figures(self, game: Game) -> GameFigures:
        """Return the figures of a game under its rules."""
        (ends,) = self._first(questions.ENDS, game) or (None,)
        nearest, best, mean, mean_moves, *by_kind = self._first(questions.BESTS, game) or (
            *(None,) * (4 + 2 * len(questions.RATES)),
        )
        kinds = zip(questions.RATES, zip(by_kind[::2], by_kind[1::2], strict=True), strict=True)
        counts, difficulties = counted_in(ends or "")
        fewest = self._first(questions.FEWEST, game)
        near = (
            self.book.ask(questions.AT_PLACE, (nearest % questions.FURTHER,))
            if nearest is not None
            else []
        )
        return GameFigures(
            *counts,
            _deal(fewest) if fewest else None,
            _deal(near[0]) if near else None,
            *(best, mean, mean_moves, difficulties),
            {kind: BestResult(*both) for kind, both in kinds if both[1]},
        )

    def standing(self, game: Game) -> tuple[int, int]:
        """Return how many deals of a game were won, and its streak: two of its figures."""
        won, streak = self._first(questions.STANDING, game) or (0, 0)
        return won, streak

    def omen(self, day: date) -> PlayedDeal | None:
        return self.omens(day, day).get(day)

    def omens(self, first: date = date.min, last: date = date.max) -> dict[date, PlayedDeal]:
        """Return the omen of every day of some that has one, the first of those that say so.

        One of a game that this version does not know is passed over.
        """
        found = dict[date, PlayedDeal]()
        for deal in map(_deal, self.book.ask(questions.OMENS, _days(DayOmen, first, last))):
            with suppress(BadText):
                day = deal.occasion(find(deal.game_id)).day
                if day and is_counted(deal.game_id):
                    found[day] = deal
        return found

    def _first(self, question: str, game: Game) -> tuple[Any, ...] | None:
        return next(iter(self._ask(question, _key(game))), None)

    def deals(self, game: Game | None = None, most: int = PAGE, skip: int = 0) -> list[PlayedDeal]:
        """Return the latest deals of a game under its rules, or of all games, newest first.

        At most that many, after that many that are newer still.
        """
        question = (
            f"SELECT * {questions.OF_GAME if game else questions.COUNTED_DEALS} {questions.LATEST}"
        )
        values = {**(_key(game) if game else {}), "most": most, "skip": skip}
        return [_deal(row) for row in self._ask(question, values)]

    def tries(self, game: Game) -> list[Try]:
        """Return every time that a board without a number was played in a game, oldest first."""
        return self._read(self.book.ask(questions.TRIES, _key(game)))

    def best_tries(self, game: Game) -> list[Try]:
        """Return the best time that each board was won in a game, with help and without."""
        return self._read(self.book.ask(questions.BEST_TRIES, _key(game)))

    def first_tries(self, playing: str = "") -> list[tuple[str, Try]]:
        """Return the first time that each problem was played, with the id of its game, in order.

        A playing that is still open is left out.
        """
        rows = sorted(self.book.ask(questions.FIRST_TRIES, {"open": playing}))
        tries = self._read([row[2:] for row in rows])
        return [(row[1], attempt) for row, attempt in zip(rows, tries, strict=True)]

    def _read(self, rows: Sequence[tuple[str, int, int, str]]) -> list[Try]:
        days = self._clock.days_of(datetime.fromisoformat(begun) for *_, begun in rows)
        return [
            Try(board, cost, bool(is_assisted), day)
            for (board, cost, is_assisted, _), day in zip(rows, days, strict=True)
        ]

    def games(self) -> list[tuple[str, str]]:
        """Return the id and the rules of every game that was played, the latest first."""
        found, last = dict[tuple[str, str], int](), {"game": "", "rules": ""}
        while row := next(
            (row for of in questions.NEXT_GAMES for row in self._ask(of, last)), None
        ):
            last = dict(zip(last, row, strict=True))
            for (place,) in self.book.ask(questions.LATEST_OF, last):
                found[row] = place
        return sorted(found, key=lambda pair: found[pair], reverse=True)

    def rated(self, game: Game, before: date = date.max) -> list[RatedDeal]:
        """Return the deals of a game begun before a day whose difficulty is known, in order."""
        if (game, before) in self._rated:
            return self._rated[game, before]
        (found,) = self._first(questions.ENDS, game) or ("",)
        latest = (deal.at for deal in (self.deals(game) if before < date.max else ()))
        days = (self._clock.day_of(datetime.fromisoformat(at)) for at in latest)
        later = sum(1 for _ in takewhile(lambda begun: begun >= before, days))
        ends = found or ""
        self._rated[game, before] = rated_in(ends[: len(ends) - later])
        return self._rated[game, before]

    def offered(self, game: Game, most: int) -> int:
        """Return how many deals of a game were offered, or that many if there are more.

        None by a number or code, or of a day, is one of them.
        """
        values = {**_key(game), "most": most}
        return next((n for (n,) in self._ask(questions.OFFERED, values)), 0)

    def challenges(self, first: date = date.min, last: date = date.max) -> dict[date, int]:
        """Return the days whose challenge was begun, with its fewest moves without help, or 0.

        They are those from one day to another.
        """
        return self.boards(first, last)[Strength.EVERYBODY]

    def boards(
        self, first: date = date.min, last: date = date.max
    ) -> dict[Strength, dict[date, int]]:
        """Return the same of the boards of every strength."""
        found: dict[Strength, dict[date, int]] = {strength: {} for strength in Strength}
        for policy, game_id, number, board, moves in self.book.ask(
            questions.CHALLENGES, _days(DayChallenge, first, last)
        ):
            with suppress(BadText):
                occasion = occasion_of(find(game_id), number or None, board, policy)
                if day := occasion.day:
                    found[occasion.strength][day] = moves or 0
        return found


def _days(kind: type[Occasion], first: date, last: date) -> dict[str, str]:
    """Return the texts between which those of some days are, with whatever follows a day."""
    return {"first": f"{kind.begins}{first}", "last": f"{kind.begins}{last}~"}


def _on(deal: PlayedDeal) -> dict[str, Any]:
    board = {"number": deal.number or 0, "board": deal.board}
    return {"game": deal.game_id, "rules": deal.rules, **board}


def _key(game: Game) -> dict[str, str]:
    return {"game": game.id, "rules": _rules(game)}


def _rules(game: Game) -> str:
    """Return the rules as they are written: an option that comes later leaves old deals theirs."""
    return " ".join(game.changed_rules)


def row_of(deal: PlayedDeal, *, is_counted: bool = True) -> DealRow:
    win = deal.win or Win(0, 0.0, False, Par())
    return DealRow(
        place=deal.place,
        playing=deal.playing,
        game=deal.game_id,
        rules=deal.rules,
        number=deal.number or 0,
        board=deal.board,
        policy=deal.policy,
        begun=deal.at,
        is_counted=int(is_counted),
        moves=win.moves,
        seconds=float(win.seconds),
        is_assisted=int(win.is_assisted),
        par_bound=win.par.bound,
        par_line=win.par.line,
        difficulty=deal.difficulty,
    )


def _deal(values: tuple[Any, ...]) -> PlayedDeal:
    """Return the deal of a row, which ends with its checksum."""
    row = DealRow(*values[:-1])
    # What was played is a line too; older books have lines that were longer.
    par = Par(row.par_bound, min(row.par_line, row.moves))
    return PlayedDeal(
        playing=row.playing,
        game_id=row.game,
        rules=row.rules,
        number=row.number or None,
        board=row.board,
        policy=row.policy,
        at=row.begun,
        win=Win(row.moves, row.seconds, bool(row.is_assisted), par) if row.moves else None,
        place=row.place,
        difficulty=row.difficulty,
    )
