"""The history of a table: every deal and every move on it, with undo and redo.

A history is a first record and the steps after it.  A step is a move, a restart,
or the beginning of another record: another deal, other rules, a board of one's
own.  Its text is open JSON (docs/saves.md); reading it plays every move again,
so a history is never wrong in silence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from zlib import crc32

from gupai_desktop import __version__
from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Catalogue, Record
from gupai_desktop.engine.words import NEWER, TOO_MUCH, UNKNOWN, BadText
from gupai_desktop.play.json_text import Node, checked, error_at, errors_at, read_json, verify

FORMAT = "gupai game"
VERSION = 1

_MAX_SECONDS = 10**9
_MOMENT = "%Y-%m-%dT%H:%M:%SZ"

#: The most that a history keeps; older steps are let go, so that reading one never takes long.
MAX_STEPS = 2000
MAX_BEGUN = 200
MAX_PLAYED = 6000
#: A deal with more moves than this goes on as a board of its own.
MAX_MOVES = 4000

#: How a restart is written; no game has such a verb.
RESTART = "restart"


def moment_text(moment: datetime) -> str:
    """Return a moment, which is in UTC, as it is written down everywhere: to the second."""
    return moment.strftime(_MOMENT)


def now(clock: Clock) -> str:
    """Return this moment as it is written down."""
    return moment_text(clock.now())


def is_moment(text: str) -> bool:
    """Return whether a text is a moment as it is written down, of a year that every system knows.

    The first and the last years have moments that no local time has.
    """
    if not re.fullmatch(r"(19|[2-8]\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ", text, re.ASCII):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class PlaySession:
    """One deal being played: for how long, and whether with help.

    `started` is the moment of its beginning, `policy` the key of the policy that
    offered the deal, or nothing.
    """

    id: str
    seconds: float = 0.0
    is_assisted: bool = False
    policy: str = ""
    started: str = field(kw_only=True)

    @classmethod
    def begin(
        cls, clock: Clock, chance: Chance, policy: str = "", *, is_assisted: bool = False
    ) -> PlaySession:
        return cls(chance.token(), 0.0, is_assisted, policy, started=now(clock))

    def successor(self) -> PlaySession:
        """Return the playing of the board that this one leaves when it grows too long."""
        name = f"{crc32(self.id.encode()):08x}{self.id}"[:32]
        return PlaySession(name, started=self.started)

    @property
    def written(self) -> dict[str, object]:
        """Return the playing in plain values, as it is written where a record of it begins."""
        return {
            "id": self.id,
            "started": self.started,
            "seconds": self.seconds,
            "assisted": self.is_assisted,
            "policy": self.policy,
        }

    def __or__(self, other: PlaySession) -> PlaySession:
        """Return both as one playing: the longer time, and help if there was any."""
        return replace(
            self,
            seconds=max(self.seconds, other.seconds),
            is_assisted=self.is_assisted or other.is_assisted,
        )


@dataclass(frozen=True)
class HistoryStep:
    """A record, the id of its playing, and the move or restart that led there.

    `text` is None where the record begins.
    """

    record: Record
    playing: str
    text: str | None = None

    @classmethod
    def after(cls, before: HistoryStep | None, record: Record, playing: str) -> HistoryStep:
        """Return the step from another one to this record, or the first one."""
        text = None
        if before is not None and before.playing == playing:
            old = before.record
            if (
                record.moves[:-1] == old.moves
                and replace(old, moves=record.moves) == record != old
            ):
                text = str(record.moves[-1])
            elif old.restarted() == record:
                text = RESTART
        return cls(record, playing, text)

    @property
    def is_move(self) -> bool:
        return self.text is not None and self.text != RESTART

    def is_same_deal(self, other: HistoryStep) -> bool:
        """Return whether both steps belong to one playing of one deal."""
        return self.playing == other.playing and self.record.has_deal_of(other.record)

    @cached_property
    def written(self) -> dict[str, object]:
        """Return the record in plain values, as it is written where it begins."""
        record = self.record
        deal = {} if record.number is None else {"deal": record.number}
        return {
            "rules": str(record.game.rules),
            **deal,
            "board": str(record.opening),
            "moves": [str(move) for move in record.moves],
        }


@dataclass(frozen=True, slots=True)
class History:
    """All records at one variant's table, the playing each belongs to, and which is on it.

    `steps` come in their order; those after `index` are what redo would bring.  `known` has
    every playing by its id.  `first` counts the steps that were let go before the first one.
    """

    steps: tuple[HistoryStep, ...]
    known: Mapping[str, PlaySession]
    index: int
    first: int = field(default=0, compare=False)

    @classmethod
    def of_steps(
        cls, steps: Sequence[HistoryStep], known: Mapping[str, PlaySession], first: int = 0
    ) -> History:
        """Return the history of these steps, the last on the table, as many as are kept."""
        begun = played = 0
        start = len(steps) - 1
        while start and len(steps) - start <= MAX_STEPS:
            step = steps[start]
            begun += step.text is None
            played += len(step.record.moves) if step.text is None else step.is_move
            if begun > MAX_BEGUN or played > MAX_PLAYED:
                break
            start -= 1
        kept = replace(steps[start], text=None), *steps[start + 1 :]
        playings = {step.playing: known[step.playing] for step in kept}
        return cls(kept, playings, len(kept) - 1, first + start)

    @classmethod
    def of_records(cls, played: Iterable[tuple[Record, PlaySession]]) -> History:
        """Return the history of these records, which are of one game."""
        steps, known = list[HistoryStep](), dict[str, PlaySession]()
        for record, playing in played:
            known[playing.id] = playing
            steps.append(HistoryStep.after(steps[-1] if steps else None, record, playing.id))
        return cls.of_steps(steps, known)

    @classmethod
    def beginning(cls, record: Record, playing: PlaySession) -> History:
        """Return the history of a table at which nothing else has happened."""
        return cls.of_records([(record, playing)])

    @classmethod
    def replayed(cls, record: Record, playing: PlaySession) -> History:
        """Return the history of a record whose moves were all made here, one after the other."""
        records = [record.restarted()]
        for move in record.moves:
            records.append(records[-1].play(move))
        return cls.of_records((saved, playing) for saved in records)

    @property
    def step(self) -> HistoryStep:
        return self.steps[self.index]

    @property
    def record(self) -> Record:
        return self.step.record

    @property
    def playing(self) -> PlaySession:
        return self.known[self.step.playing]

    @property
    def game_id(self) -> str:
        return self.record.game.id

    def at(self, index: int) -> History:
        """Return the same history after undo or redo up to one of its steps."""
        return replace(self, index=index)

    def going_on(self, record: Record, playing: PlaySession | None = None) -> History:
        """Return the history with one more step, of the same playing or of a new one."""
        if playing is None and len(record.moves) > MAX_MOVES:
            before, playing = self.record, self.playing.successor()
            moves = record.moves[-1:]
            record = replace(record, number=None, opening=before.table, moves=moves)
        playing = playing or self.playing
        step = HistoryStep.after(self.step, record, playing.id)
        steps = (*self.steps[: self.index + 1], step)
        return History.of_steps(steps, {**self.known, playing.id: playing}, self.first)

    def knowing(self, playing: PlaySession) -> History:
        """Return the history with other values of a playing."""
        return replace(self, known={**self.known, playing.id: playing})

    def left(self, playing: str) -> History | None:
        """Return a playing as it was left, from its first move on; None if it is not known."""
        past = (self.step, *reversed(self.steps))
        found = next((step.record for step in past if step.playing == playing), None)
        return History.replayed(found, self.known[playing]) if found else None

    def followed_by(self, other: History) -> History:
        """Return this history up to the present, and another of the same game after it.

        Nothing of this one is given up for the other: where both are too long, only
        the record that the other has on the table follows.
        """
        known = dict(self.known)
        for playing in other.known.values():
            known[playing.id] = known[playing.id] | playing if playing.id in known else playing
        past, first, last = self.steps[: self.index + 1], other.steps[0], other.step
        joined = HistoryStep.after(past[-1], first.record, first.playing)
        steps = (*past, joined, *other.steps[1:])
        both = History.of_steps(steps, known, self.first)
        if len(both.steps) == len(steps):
            return both.at(len(past) + other.index)
        return replace(self, known=known).going_on(last.record, known[last.playing])

    # Its text.

    def to_json(self) -> dict[str, object]:
        """Return the history in plain values, as they are written."""
        content = {
            "format": FORMAT,
            "version": VERSION,
            "program": f"Gupai Desktop {__version__}",
            "game": self.game_id,
            "first": self._begun(self.steps[0]),
            "steps": [step.text or self._begun(step) for step in self.steps[1:]],
            "done": self.index,
        }
        return checked(content)

    def _begun(self, step: HistoryStep) -> dict[str, object]:
        return {**step.written, "playing": self.known[step.playing].written}

    def __str__(self) -> str:
        """Return the text as it is written: a step a line."""
        members = {key: _encode(value) for key, value in self.to_json().items()}
        steps = map(_encode, (step.text or self._begun(step) for step in self.steps[1:]))
        members["steps"] = "[\n  " + ",\n  ".join(steps) + "\n ]"
        lines = ",\n".join(f' "{key}": {text}' for key, text in members.items())
        return f"{{\n{lines}\n}}\n"

    @classmethod
    def from_json(cls, value: object, catalogue: Catalogue) -> History:
        """Return the history that these values describe, replayed; raises `BadText`."""
        root = Node(value, "")
        if not isinstance(root.value, dict) or root.value.get("format") != FORMAT:
            raise BadText(UNKNOWN)
        version = root.member("version").whole(1, 10**9)
        if version > VERSION:
            raise BadText(NEWER)
        reader = _Reader(root.member("game").text(), catalogue)
        reader.read(root.member("first"))
        for number, step in enumerate(root.member("steps").entries(MAX_STEPS), 1):
            reader.read(step._replace(path=f"step {number}"))
        history = reader.history(root.member("done"))
        verify(root)
        return history

    @classmethod
    def parse(cls, text: str, catalogue: Catalogue) -> History:
        """Return the history that is written so, replayed; raises `BadText` with the place."""
        return cls.from_json(read_json(text).value, catalogue)


#: Made once, for a long history is written after every move.
_encode = json.JSONEncoder(ensure_ascii=False).encode


# Reading.


class _Reader:
    """Reads the steps of one game's history, and counts what has been read."""

    def __init__(self, game_id: str, catalogue: Catalogue) -> None:
        self._game_id, self._catalogue = game_id, catalogue
        with errors_at("game"):
            catalogue(game_id, "")
        self._steps: list[HistoryStep] = []
        #: Where the record of each step begins in the text.
        self._places: list[str] = []
        self._known: dict[str, PlaySession] = {}
        self._begun = -1  # the first one is not begun by a step
        self._moves = -MAX_PLAYED  # as many as the first one may have

    def history(self, done: Node) -> History:
        """Return what has been read, up to the step that is done last."""
        index = done.whole(0, len(self._steps) - 1)
        record = self._steps[index].record
        # To make a deal takes a while: of all made ones only that on the table is checked.
        if record.number is not None and record.number <= record.game.last_made:
            with errors_at(self._places[index]):
                record.restarted().with_number(record.number)
        return History(tuple(self._steps), self._known, index)

    def read(self, node: Node) -> None:
        """Read a step, and the record to which it leads."""
        if not self._steps or not isinstance(node.value, str):
            self._begin(node)
            return
        record, playing = self._steps[-1].record, self._steps[-1].playing
        if node.value == RESTART:
            record = record.restarted()
        else:
            text = node.text()
            with errors_at(node.path):
                record = record.play(Move.parse(text))
            self._count(node, 1)
        self._places.append(self._places[-1])
        self._steps.append(HistoryStep.after(self._steps[-1], record, playing))

    def _begin(self, node: Node) -> None:
        """Read a record that stands there in full."""
        record, playing = self._opening(node), self._playing(node.member("playing"))
        table, moves = record.table, list[Move]()
        for entry in node.member("moves").entries(MAX_PLAYED):
            text = entry.text()
            with errors_at(entry.path):
                moves.append(Move.parse(text))
                table = record.game.play(table, moves[-1])
        record = replace(record, moves=tuple(moves), table=table)
        self._begun += 1
        self._count(node, len(moves))
        self._places.append(node.path)
        before = self._steps[-1] if self._steps else None
        self._steps.append(HistoryStep.after(before, record, playing.id))

    def _count(self, node: Node, moves: int) -> None:
        self._moves += moves
        # Twice: 1.0.0 began a deal again after a board that had grown out of it.
        if self._begun > 2 * MAX_BEGUN + 1 or self._moves > MAX_PLAYED:
            raise error_at(node.path, TOO_MUCH)

    def _opening(self, node: Node) -> Record:
        """Return the record before its moves; its board is that of its deal."""
        rules, board = node.member("rules").text(), node.member("board").text()
        deal = node.optional("deal")
        number = deal.whole(FIRST_DEAL, LAST_DEAL) if deal else None
        with errors_at(node.path):
            game = self._catalogue(self._game_id, rules)
            if number is None:
                return Record.of_board(game, board)
            if number <= game.last_made:
                return replace(Record.of_board(game, board), number=number)
            record = Record.of_deal(game, number)
            # As it was written here, the board need not be read to be known.
            if str(record.opening) == board:
                return record
            return Record.of_board(game, board).with_number(number)

    def _playing(self, node: Node) -> PlaySession:
        started = node.member("started")
        text = started.text()
        if not is_moment(text):
            raise started.unfit()
        playing = PlaySession(
            node.member("id").text("[0-9A-Za-z-]{1,64}"),
            node.member("seconds").amount(_MAX_SECONDS),
            node.member("assisted").switch(),
            node.member("policy").text("[a-z0-9-]{0,32}"),
            started=text,
        )
        if self._known.setdefault(playing.id, playing) != playing:
            raise node.member("id").unfit()
        return playing
