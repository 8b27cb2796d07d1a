"""The history of a table: every deal and every move on it, with undo and redo.

A history is a first record and the steps after it.  A step is a move, a restart,
or the beginning of another record: another deal, other rules, a board of one's
own.  Its text is open JSON (docs/saves.md); reading it plays every move again,
so a history is never wrong in silence.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from gupai_desktop import __version__
from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Catalogue, Record
from gupai_desktop.engine.words import BadText, words
from gupai_desktop.play import steps as limits
from gupai_desktop.play.json_text import Node, at, placed, read_json
from gupai_desktop.play.steps import RESTART, PlaySession, Step, kept, now

__all__ = ["FORMAT", "VERSION", "History", "NewerText", "PlaySession", "now"]

FORMAT = "gupai game"
VERSION = 1

_MOST_SECONDS = 10**9
_EXAMPLE = "2026-01-31T12:00:00Z"


class NewerText(BadText):
    """A text in a form that only a later version of the program can read."""


@dataclass(frozen=True, slots=True)
class History:
    """All records at one variant's table, the playing each belongs to, and which is on it.

    `steps` come in their order, the first one being where it all begins; those
    after `index` are what redo would bring.  `known` has every playing by its id.
    """

    steps: tuple[Step, ...]
    known: Mapping[str, PlaySession]
    index: int

    @classmethod
    def made(cls, steps: Sequence[Step], known: Mapping[str, PlaySession], index: int) -> History:
        """The history of these steps, as much of it as is kept."""
        if not 0 <= index < len(steps) or len({step.record.game.id for step in steps}) > 1:
            raise ValueError("a history is of one game, and its index one of its records")
        some, index = kept(steps, index)
        return cls(some, {step.playing: known[step.playing] for step in some}, index)

    @classmethod
    def of(cls, played: Iterable[tuple[Record, PlaySession]], index: int) -> History:
        """The history of these records, as much of it as is kept.

        They are of one game; the last that is said of a playing holds for all its records.
        """
        steps, known = list[Step](), dict[str, PlaySession]()
        for record, playing in played:
            known[playing.id] = playing
            steps.append(
                Step.after(steps[-1], record, playing.id) if steps else Step(record, playing.id)
            )
        return cls.made(steps, known, index)

    @classmethod
    def beginning(cls, record: Record, playing: PlaySession) -> History:
        """The history of a table at which nothing else has happened."""
        return cls.of([(record, playing)], 0)

    @classmethod
    def replayed(cls, record: Record, playing: PlaySession) -> History:
        """The history of a record whose moves were all made here, one after the other."""
        records = [record.restarted()]
        for move in record.moves:
            records.append(records[-1].play(move))
        return cls.of([(one, playing) for one in records], len(record.moves))

    @property
    def record(self) -> Record:
        """The record on the table."""
        return self.steps[self.index].record

    @property
    def playing(self) -> PlaySession:
        """The playing of the record on the table."""
        return self.known[self.steps[self.index].playing]

    @property
    def game_id(self) -> str:
        """The id of the game that this table is for."""
        return self.record.game.id

    def followed_by(self, other: History) -> History:
        """This history up to the present, and another one of the same game after it.

        Nothing of this one is given up for the other: where both are too long, only
        the record that the other has on the table follows.
        """
        known = dict(self.known)
        for one in other.known.values():
            known[one.id] = known[one.id] | one if one.id in known else one
        past, first, last = self.steps[: self.index + 1], other.steps[0], other.steps[other.index]
        steps = [*past, _following(past, first), *other.steps[1:]]
        both = History.made(steps, known, len(past) + other.index)
        if len(both.steps) == len(steps):
            return both
        return History.made([*past, _following(past, last)], known, len(past))

    # Its text.

    def to_json(self) -> dict[str, object]:
        """The history in plain values, as they are written."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "program": f"Gupai Desktop {__version__}",
            "game": self.game_id,
            "first": self._begun(self.steps[0]),
            "steps": [step.text or self._begun(step) for step in self.steps[1:]],
            "done": self.index,
        }

    def _begun(self, step: Step) -> dict[str, object]:
        playing = self.known[step.playing]
        told = {
            "id": playing.id,
            "started": playing.started,
            "seconds": playing.seconds,
            "assisted": playing.is_assisted,
            "policy": playing.policy,
        }
        return {**step.written, "playing": told}

    def __str__(self) -> str:
        """The text as it is written: a step a line."""
        members = {
            key: f"[\n  {_lines(value)}\n ]" if isinstance(value, list) else _encode(value)
            for key, value in self.to_json().items()
        }
        lines = ",\n".join(f' "{key}": {text}' for key, text in members.items())
        return f"{{\n{lines}\n}}\n"

    @classmethod
    def from_json(cls, value: object, catalogue: Catalogue) -> History:
        """The history that these values describe, replayed; raises `BadText` with the place."""
        root = Node(value, "")
        _check_format(root)
        reader = _Reader(root.member("game").text(), catalogue)
        reader.begin(root.member("first"))
        for number, step in enumerate(root.member("steps").entries(limits.MOST_STEPS), 1):
            reader.go_on(replace(step, path=f"step {number}"))
        return reader.history(root.member("done"))

    @classmethod
    def parse(cls, text: str, catalogue: Catalogue) -> History:
        """The history that is written so, replayed; raises `BadText` with the place."""
        return cls.from_json(read_json(text).value, catalogue)


def _following(past: Sequence[Step], step: Step) -> Step:
    """A step of another history, looked at anew: a restart or a move may lead to it now."""
    return Step.after(past[-1], step.record, step.playing)


#: Made once, for a long history is written after every move.
_encode = json.JSONEncoder(ensure_ascii=False).encode


def _lines(values: list[object]) -> str:
    return ",\n  ".join(map(_encode, values))


# Reading.


def _check_format(root: Node) -> None:
    if not isinstance(root.value, dict) or root.value.get("format") != FORMAT:
        raise BadText(
            words(
                "Texts",
                "this is no saved game: “format” does not say “{format}”",
                format=FORMAT,
            )
        )
    version = root.member("version").whole(1, 10**9)
    if version > VERSION:
        raise NewerText(
            words(
                "Texts",
                "this game was saved by a later version of the program: "
                "its form is {version}, and only {known} is known here",
                version=version,
                known=VERSION,
            )
        )


class _Reader:
    """Reads the steps of one game's history, and counts what has been read."""

    def __init__(self, game_id: str, catalogue: Catalogue) -> None:
        self._game_id, self._catalogue = game_id, catalogue
        with placed("game"):
            catalogue(game_id, "")
        self._steps: list[Step] = []
        #: Where the record of each step begins in the text.
        self._places: list[str] = []
        self._known: dict[str, PlaySession] = {}
        self._begun = -1  # the first one is not begun by a step
        self._moves = -limits.MOST_MOVES  # as many as the first one may have

    def history(self, done: Node) -> History:
        """What has been read, and the step that is done last."""
        index = done.whole(0, len(self._steps) - 1)
        with placed(self._places[index]):
            _check_made(self._steps[index].record)
        return History.made(self._steps, self._known, index)

    def begin(self, node: Node) -> None:
        """A record that stands there in full."""
        self._begun += 1
        record, playing = self._opening(node), self._playing(node.member("playing"))
        table, moves = record.table, list[Move]()
        for entry in node.member("moves").entries(limits.MOST_MOVES):
            move = _move(entry)
            with placed(entry.path):
                table = record.game.play(table, move)
            moves.append(move)
        self._count(node, len(moves))
        self._places.append(node.path)
        self._add(replace(record, moves=tuple(moves), table=table), playing.id)

    def go_on(self, node: Node) -> None:
        """The record to which a step leads."""
        if not isinstance(node.value, str):
            self.begin(node)
            return
        before = self._steps[-1]
        self._places.append(self._places[-1])
        if node.value == RESTART:
            self._add(before.record.restarted(), before.playing)
            return
        self._count(node, 1)
        move = _move(node)
        with placed(node.path):
            self._add(before.record.play(move), before.playing)

    def _add(self, record: Record, playing: str) -> None:
        steps = self._steps
        steps.append(Step.after(steps[-1], record, playing) if steps else Step(record, playing))

    def _count(self, node: Node, moves: int) -> None:
        self._moves += moves
        # Twice: the restart of a record kept as a board of its own begins its deal again.
        if self._begun > 2 * limits.MOST_BEGUN + 1 or self._moves > limits.MOST_PLAYED:
            raise at(node.path, words("Texts", "more has happened here than can be kept"))

    def _opening(self, node: Node) -> Record:
        """The record before its moves; its board is that of its deal."""
        rules, board = node.member("rules").text(), node.member("board").text()
        deal = node.optional("deal")
        number = deal.whole(FIRST_DEAL, LAST_DEAL) if deal else None
        with placed(node.path):
            game = self._catalogue(self._game_id, rules)
            if number is None:
                return Record.of_board(game, board)
            if number <= game.last_made:
                return replace(Record.of_board(game, board), number=number)
            record = Record.of_deal(game, number)
            # As it was written here, the board need not be read to be known.
            if str(record.opening) == board:
                return record
            return Record.of_board(game, board).of_number(number)

    def _playing(self, node: Node) -> PlaySession:
        playing = PlaySession(
            node.member("id").text("[0-9A-Za-z-]{1,64}"),
            node.member("seconds").amount(_MOST_SECONDS),
            node.member("assisted").switch(),
            _moment(node.member("started")),
            node.member("policy").text("[a-z0-9-]{0,32}"),
        )
        if self._known.setdefault(playing.id, playing) != playing:
            raise at(node.path, words("Texts", "another deal has this id already"))
        return playing


def _check_made(record: Record) -> None:
    """Raise `BadText` if a board is not that of its deal.

    To make a deal takes a while, so that of all made deals only the one on the table is checked.
    """
    if record.number is not None and record.number <= record.game.last_made:
        record.restarted().of_number(record.number)


def _move(node: Node) -> Move:
    text = node.text()
    with placed(node.path):
        return Move.parse(text)


def _moment(node: Node) -> str:
    text = node.text()
    try:
        datetime.fromisoformat(text)
    except ValueError:
        text = ""
    if not (text.isascii() and len(text) == len(_EXAMPLE) and text[10] + text[-1] == "TZ"):
        raise at(
            node.path,
            words("Texts", "a moment such as {example} should stand here", example=_EXAMPLE),
        )
    return text
