"""The real program, killed in the middle of play: the next run has the very same table.

    python -m tests.benchmarks.kill [--kills 200] [--seed 1] [--with disk|stop]

A monkey plays (monkey.py), at all games, with a real solver that is killed now and then too.
It writes into a log where a step is about to lead, and what all of the table is once the step
is over and the next input could come.  At a random moment the program is killed (SIGKILL),
while it starts or while it plays.  The next run must have, at every table, what was over last;
or, at the one where a step was under way, what this step was about to make of it.  And what was
in the statistics must be there.

With a trouble the disk is full now and then, or the program is stopped and goes on, as when the
machine sleeps.  What the player has been told is not saved need not be there; what was saved
before must.  For `disk` name a folder on a small file system:

    mount -t tmpfs -o size=900k tmpfs /mnt/small
    python -m tests.benchmarks.kill --with disk --data /mnt/small
"""

import argparse
import contextlib
import hashlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

from gupai_desktop.app.application import make_application
from gupai_desktop.app.autosave import Autosave
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.launcher import Launcher
from gupai_desktop.engine.clock import Clock
from gupai_desktop.games import find, games
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.history import History
from gupai_desktop.store.book import Book
from gupai_desktop.store.tables import SavedTables
from gupai_desktop.ui.play.session import UndoStack
from gupai_desktop.ui.window.main_window import MainWindow
from tests.benchmarks.monkey import Links, Monkey, Watcher, keep_to
from tests.scripts import ROOT

#: How long a run may take to begin to play, in seconds.
_TIMEOUT = 600.0
#: How often the solver is killed, beside the events of the monkey.
_OF_THE_SOLVER = 0.01
#: How long the program plays until it is killed, in seconds.
_LONGEST = 4.0
#: What is told of statistics for which there is no room.
_CANNOT_WRITE = "cannot be written"
_SECONDS = re.compile(r'"seconds": [0-9.e+-]+|"check": "[0-9a-f]+"')


def digest(text: object) -> str:
    """A history or a record by its text; the seconds go on without a step, and the checksum."""
    return hashlib.sha256(_SECONDS.sub("", str(text)).encode()).hexdigest()[:16]


# The program, which plays by itself.


class Log:
    """Lines that are there as soon as they are told, whatever happens then."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "log.jsonl", os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def tell(self, **line: object) -> None:
        """One more line."""
        os.write(self._file, json.dumps(line).encode() + b"\n")


def play(folder: Path, data: Path, seed: int) -> None:
    """Play until somebody ends it."""
    application = make_application(["gupai-desktop"])
    chosen = parser().parse_args(["--data-dir", str(data)])
    launcher = Launcher(application, chosen)
    launcher.take_folder()
    log = Log(folder)
    log.tell(starts=True)
    window = launcher.make_window()
    tables = SavedTables(launcher.book, find)
    loaded = {game.id: tables.load(game.id) for game in games()}
    found = {game: history for game, history in loaded.items() if history}
    log.tell(
        resumed={game: digest(history) for game, history in found.items()},
        records={game: digest(history.record) for game, history in found.items()},
        notes=[str(n) for n in (launcher.book.note, launcher.book.trouble, tables.note) if n],
        counted=_count(launcher.book),
        playing=window.session.game.id,
    )
    window.show()
    launcher.book.back_up(Clock())
    Player(window, log, random.Random(seed), folder).play()


def _count(book: Book) -> int:
    """How many deals count, and how many of them are won."""
    count: int = book.ask("SELECT count(*) + sum(moves > 0) FROM deal")[0][0] or 0
    return count


class Player:
    """A monkey at the window; before and after each of the many steps it takes the log is told."""

    def __init__(self, window: MainWindow, log: Log, chance: random.Random, folder: Path) -> None:
        self._window, self._log, self._chance = window, log, chance
        self._session = session = window.session
        window.scene.is_animated = False
        self._autosave = window.findChild(Autosave)
        session.record_changed.connect(self._on_record_changed)
        self._tell_before_saving()
        self._tell_over()
        self._monkey = Monkey(window, folder, chance.randrange(1000))
        self._watcher, self._links = Watcher(), Links()
        keep_to(folder, chance.randrange(1000), self._links)
        # When all else has heard of a step; it has been saved then.
        session.stepped.connect(self._tell_over)
        session.helped.connect(self._tell_over)
        self._helps, self._turns = session.take_help, session._turn_to
        vars(session).update(take_help=self._take_help, _turn_to=self._turn_to)
        window.start_solver()

    def play(self) -> None:
        """Play until something is wrong."""
        while not self._watcher.heard:
            self._step()
            try:
                self._monkey.look()
            except AssertionError as error:
                self._watcher.heard.append("".join(traceback.format_exception(error)))
        self._log.tell(broken=self._watcher.heard)
        time.sleep(_TIMEOUT)  # the end comes from outside

    def _step(self) -> None:
        solver = self._window.parts.client.process_id
        if solver is not None and self._chance.random() < _OF_THE_SOLVER:
            os.kill(solver, signal.SIGKILL)
            self._log.tell(event="study killed")
        self._log.tell(event=self._monkey.do_something())

    def _tell_before_saving(self) -> None:
        """Tell what is about to be saved, which may be before others hear of the step."""
        assert self._autosave is not None
        tables = self._autosave._tables
        save = tables.save

        def tell_and_save(history: History) -> None:
            kept = tables._kept.get(history.game_id)
            if kept is None or (kept.steps, kept.index) != (history.steps, history.index):
                self._log.tell(pending=digest(history.record), game=history.game_id)
            save(history)

        vars(tables).update(save=tell_and_save)

    def _tell_over(self) -> None:
        history = self._session.history
        counted = _count(self._window.parts.book)
        # At any table: what is told is not told of one of them.
        is_saved = self._autosave is None or self._autosave._trouble is None
        # Where the book lies in memory, the player has been told so at the start.
        is_saved = is_saved and self._window.parts.book.file is not None
        settings = self._window._settings.store
        self._log.tell(
            over=digest(history),
            game=history.game_id,
            counted=counted,
            saved=is_saved,
            remembered=settings.is_writable and settings._is_idle.is_set(),
        )

    def _on_record_changed(self, _before: Facts, after: Facts) -> None:
        self._log.tell(pending=digest(after.record), game=after.game.id)

    def _take_help(self) -> None:
        if not self._session.is_assisted:
            history = self._session.history
            helped = replace(self._session.playing, is_assisted=True)
            self._log.tell(helping=digest(history.knowing(helped)), game=history.game_id)
            self._helps()

    def _turn_to(self, undo_stack: UndoStack) -> None:
        self._log.tell(going=undo_stack.history.game_id)
        self._turns(undo_stack)


# What may befall it.

Process = subprocess.Popen[str]


class Trouble:
    """No trouble at all."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._chance = chance
        self._filler = folder / "filler"

    def befall(self, _process: Process, seconds: float, /) -> None:
        """So much time passes while the program plays."""
        time.sleep(seconds)

    def end(self) -> None:
        """The program has been killed."""


class Disk(Trouble):
    """A small file system, which is full half of the time."""

    def befall(self, _process: Process, seconds: float, /) -> None:
        for _ in range(4):
            self._free() if self._filler.exists() and self._chance.random() < 0.6 else self._fill()
            time.sleep(seconds / 4)

    def _fill(self) -> None:
        block = 4096
        with contextlib.suppress(OSError), self._filler.open("ab", buffering=0) as file:
            while block:
                if file.write(bytes(block)) < block:
                    block = 0

    def _free(self) -> None:
        """Some room, or all of it."""
        size = self._filler.stat().st_size if self._chance.random() < 0.3 else 0
        os.truncate(self._filler, size // 2)
        if not size:
            self._filler.unlink()


class Stop(Trouble):
    """A machine that sleeps, or a solver that does."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        super().__init__(folder, chance)
        self._stopped = list[int]()

    def befall(self, process: Process, seconds: float, /) -> None:
        for _ in range(3):
            time.sleep(seconds / 6)
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            solvers = list(map(int, children.read_text().split())) if children.exists() else []
            stopped = self._chance.choice([[process.pid], solvers, [process.pid, *solvers]])
            for one in stopped:
                _send(one, signal.SIGSTOP)
            self._stopped += stopped
            time.sleep(seconds / 6)
            if self._chance.random() < 0.8:  # or else it is killed in its sleep
                self.end()

    def end(self) -> None:
        """Whatever stands still goes on: a solver would never hear that its program is gone."""
        for one in self._stopped:
            _send(one, signal.SIGCONT)
        self._stopped.clear()


def _send(process: int, what: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, what)


TROUBLES = {"none": Trouble, "disk": Disk, "stop": Stop}


# Whoever kills it.


@dataclass
class Outcome:
    """What has come of the kills, and every table that was not as it should be."""

    kinds: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    #: How many rows there are in the statistics.
    counted: int = 0
    losses: list[str] = field(default_factory=list)


def run(
    kills: int, seed: int, folder: Path, trouble: str = "none", data: Path | None = None
) -> Outcome:
    """Kill the program that many times, and compare every run with the one before."""
    chance, outcome, expected = random.Random(seed), Outcome(), Expected()
    befalling = TROUBLES[trouble](data or folder, chance)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for number in range(kills + 1):
        command = [sys.executable, "-m", "tests.benchmarks.kill", "--seed", str(number)]
        command += ["--play", str(folder), "--data", str(data or folder / "data")]
        process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT
        )
        try:
            is_starting = number > 0 and chance.random() < 0.15
            # However slow a machine is, something is done in the first run.
            awaited = "over" if number else "event"
            _wait_until(folder, process, "starts" if is_starting else awaited)
            if number < kills:
                befalling.befall(process, chance.random() * (0.2 if is_starting else _LONGEST))
        finally:
            process.kill()
            befalling.end()
            process.communicate()
        expected.check(_lines(folder), outcome)
        (folder / "log.jsonl").unlink()
    return outcome


class Expected:
    """What the next run must find at every table."""

    def __init__(self) -> None:
        self._over: dict[str, str] = {}
        #: What a table has come to while something could not be saved.
        self._unsaved: dict[str, set[str]] = {}
        self._last: dict[str, str] = {}
        #: The record that a step was about to show when the program was killed.
        self._pending: dict[str, str] = {}
        #: What a table was about to be when help was taken.
        self._helping: dict[str, str] = {}
        self._playing: set[str] = set()
        self._is_under_way = False
        #: How many rows the statistics had.
        self._counted = 0

    def check(self, lines: list[dict[str, object]], outcome: Outcome) -> None:
        """Look at the log of a run: what it found, and what it has left."""
        for line in lines:
            if "resumed" in line:
                self._compare(line, outcome)
            elif "pending" in line:
                self._pending[str(line["game"])] = str(line["pending"])
                self._playing.add(str(line["game"]))
                self._is_under_way = True
            elif "helping" in line:
                self._helping[str(line["game"])] = str(line["helping"])
            elif "event" in line:
                outcome.kinds[f"event: {line['event']}"] += 1
            elif "broken" in line:
                outcome.losses.append(f"the monkey broke it: {line['broken']}")
            elif "going" in line:
                self._playing.add(str(line["going"]))
            elif "over" in line:
                outcome.steps += 1
                self._note(str(line["game"]), str(line["over"]), outcome, is_saved=line["saved"])
                if line["saved"]:
                    self._counted = int(str(line["counted"]))
                self._forget_step(str(line["game"]), is_remembered=line["remembered"])
        last = next((line for line in reversed(lines) if "event" not in line), {})
        outcome.kinds[
            "killed between two steps"
            if "over" in last
            else "killed in the middle of a step"
            if {"pending", "going", "helping"} & last.keys()
            else "killed while it started"
        ] += 1

    def _compare(self, line: dict[str, object], outcome: Outcome) -> None:
        resumed, records = line["resumed"], line["records"]
        assert isinstance(line["notes"], list)
        if any(_CANNOT_WRITE in note for note in line["notes"]):
            outcome.kinds["starts of which the player was told that nothing is saved"] += 1
            return
        assert isinstance(resumed, dict)
        assert isinstance(records, dict)
        for game, over in self._over.items():
            if resumed.get(game) == over:
                outcome.kinds["tables found as the last step that was over left them"] += 1
            elif resumed.get(game) in self._unsaved.get(game, ()):
                outcome.kinds["tables found as a step left them that need not be saved"] += 1
            elif resumed.get(game) == self._helping.get(game) or (
                game in self._pending and records.get(game) == self._pending[game]
            ):
                outcome.kinds["tables found as the step under way was to leave them"] += 1
            else:
                outcome.losses.append(f"{game}: {over} was left, {resumed.get(game)} was found")
        if line["notes"]:
            outcome.losses.append(f"the program complained: {line['notes']}")
        if int(str(line["counted"])) < self._counted:
            outcome.losses.append(f"{line['counted']} rows were counted, not {self._counted}")
        is_open = self._is_under_way or self._unsaved
        everything = {game.id for game in games()}
        allowed = everything if is_open else self._playing or everything
        if line["playing"] not in allowed:
            outcome.losses.append(f"{line['playing']} was on the table, not {self._playing}")
        self._counted = outcome.counted = int(str(line["counted"]))
        self._over.update(resumed)
        self._last, self._unsaved = dict(self._over), {}
        self._forget_step(str(line["playing"]))

    def _note(self, game: str, over: str, outcome: Outcome, *, is_saved: object) -> None:
        """A table has come to this, and it is saved, or else that is not certain."""
        if is_saved:
            # What is ahead of its file at another table is written with this one.
            self._over |= {other: self._last[other] for other in self._unsaved}
            self._over[game], self._unsaved = over, {}
        else:
            outcome.kinds["steps of which the player was told that they are not saved"] += 1
            self._unsaved.setdefault(game, set()).add(over)
        self._last[game] = over

    def _forget_step(self, playing: str, *, is_remembered: object = True) -> None:
        """No step is under way; this game is on the table, and the settings say so."""
        self._pending, self._helping = {}, {}
        self._playing = {playing} if is_remembered else self._playing | {playing}
        self._is_under_way = False


def _lines(folder: Path) -> list[dict[str, object]]:
    """The whole lines of the log."""
    file = folder / "log.jsonl"
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    return [json.loads(line) for line in lines]


def _wait_until(folder: Path, process: Process, word: str) -> None:
    """Wait until the log has a line of this kind."""
    deadline = time.monotonic() + _TIMEOUT
    while not any(word in line for line in _lines(folder)):
        if process.poll() is not None or time.monotonic() > deadline:
            code = process.poll()
            process.kill()
            assert process.stderr is not None
            raise AssertionError(f"the program did not play ({code}): {process.stderr.read()}")
        time.sleep(0.01)


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill the program while a monkey plays.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--with", dest="trouble", choices=TROUBLES, default="none")
    parser.add_argument("--data", type=Path, help="where the games are, instead of a new folder")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        play(chosen.play, chosen.data, chosen.seed)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        outcome = run(chosen.kills, chosen.seed, Path(name), chosen.trouble, chosen.data)
    print(f"{chosen.kills} kills in {time.perf_counter() - began:.0f} s, seed {chosen.seed}")
    print(f"| steps played | {outcome.steps} |\n| rows of statistics | {outcome.counted} |")
    for kind, count in sorted(outcome.kinds.items()):
        print(f"| {kind} | {count} |")
    print(f"| lost | {len(outcome.losses)} |")
    for loss in outcome.losses:
        print(loss)
    return 1 if outcome.losses else 0


if __name__ == "__main__":
    sys.exit(main())
