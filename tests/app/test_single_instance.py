"""Two programs: the second hands to the first what it should open, and ends."""

import errno
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Client, Listener
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.app.single_instance import Receiver, address, hand_over
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.store.saves import save_file
from tests.histories import history_of
from tests.scripts import ROOT
from tests.ui.known import GAME

#: Long enough for the slowest machine; nothing here waits for it to pass.
TIMEOUT = 120.0

COMMAND = (sys.executable, "-m", "gupai_desktop", "--language", "en")
TRACED = (sys.executable, "-m", "tests.e2e.traced", "--language", "en")

State = dict[str, Any]


class Program:
    """The first program, seen through its trace."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._trace = folder / "trace.jsonl"
        self.process = subprocess.Popen(
            [*TRACED, "--data-dir", str(folder), "--trace", str(self._trace), *arguments],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stderr=subprocess.DEVNULL,
        )

    def wait_for(self, condition: Callable[[State], bool]) -> State:
        """The first state on which a condition holds."""
        deadline = Clock().seconds() + TIMEOUT
        while Clock().seconds() < deadline:
            lines = self._trace.read_text("utf-8").split("\n") if self._trace.exists() else []
            if len(lines) > 1 and condition(state := json.loads(lines[-2])):
                assert isinstance(state, dict)
                return state
            time.sleep(0.05)
        raise AssertionError(f"the program stayed at {lines[-2:]}")


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path / "data", "--deal", "7")
    program.wait_for(lambda _: True)
    yield program
    program.process.kill()
    program.process.wait(TIMEOUT)


def second(folder: Path, *arguments: str, where: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "--data-dir", str(folder), *arguments],
        cwd=where,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


def board(number: int, game_id: str = GAME) -> str:
    return str(Record.of_deal(find(game_id), number).table)


def test_a_second_program_hands_over_what_it_was_asked(first: Program, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert second(data, f"gupai:1/{GAME}/57").returncode == 0
    assert first.wait_for(lambda state: state["board"] == board(57))
    history = history_of(find("levels.o-koan"))
    save_file(tmp_path / "sent.gupai", history)
    assert second(data, "sent.gupai", where=tmp_path).returncode == 0
    assert first.wait_for(lambda state: state["board"] == str(history.record.table))
    done = second(data, "--game", "no.game")
    assert done.returncode == 2
    assert "“no.game” is none of these" in done.stderr
    assert first.process.poll() is None


@pytest.mark.usefixtures("receiver")
def test_a_first_program_that_does_not_answer_is_not_waited_for(tmp_path: Path) -> None:
    assert not hand_over(tmp_path, [], 0.2)


def test_a_program_that_was_killed_is_in_nobodys_way(tmp_path: Path) -> None:
    one = Program(tmp_path / "data", "--deal", "7")
    one.wait_for(lambda _: True)
    one.process.kill()
    one.process.wait(TIMEOUT)
    other = Program(tmp_path / "data", f"gupai:1/{GAME}/57")
    assert other.wait_for(lambda state: state["board"] == board(57))
    assert second(tmp_path / "data", f"gupai:1/{GAME}/58").returncode == 0
    assert other.wait_for(lambda state: state["board"] == board(58))
    other.process.kill()
    other.process.wait(TIMEOUT)


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[Receiver]:
    receiver = Receiver(tmp_path)
    yield receiver
    receiver.close()


def send(qtbot: QtBot, folder: Path, content: bytes) -> bytes:
    """Say something there; return the answer, if there is one before the line is cut."""
    with Client(address(folder)) as end, suppress(EOFError, OSError):
        end.send_bytes(content)  # the line may be cut before the end of a long one
        qtbot.waitUntil(end.poll)
        return end.recv_bytes()
    return b""


def test_programs_meet_too_where_no_socket_can_be(tmp_path: Path, qtbot: QtBot) -> None:
    """Its name would be too long, or another folder has it."""
    folders = [tmp_path / ("long" * 30), tmp_path / "taken"]
    for folder in folders:
        folder.mkdir()
    Path(folders[1], "socket").mkdir()
    for folder in folders:
        receiver = Receiver(folder)
        assert send(qtbot, folder, b"[]") == b"thanks", folder
        receiver.close()


def test_a_command_line_is_received(receiver: Receiver, tmp_path: Path, qtbot: QtBot) -> None:
    heard: list[list[str]] = []
    receiver.received.connect(heard.append)
    handed_over = ["--deal=7", "--", "牌 — Гра.gupai"]
    assert send(qtbot, tmp_path, json.dumps(handed_over).encode()) == b"thanks"
    assert heard == [handed_over]


@pytest.mark.usefixtures("receiver")
def test_nothing_else_that_is_said_there_is_answered(
    receiver: Receiver, tmp_path: Path, qtbot: QtBot
) -> None:
    assert receiver is not None
    long = b"[" * 40_000, b"x" * 60_000
    for content in (b"", b"{}", b"[1]", b"\xff\xfe", b"GET / HTTP/1.1", *long):
        assert send(qtbot, tmp_path, content) == b"", content[:20]
    assert send(qtbot, tmp_path, b"[]") == b"thanks"


@contextmanager
def silent_clients(folder: Path, count: int, said: bytes = b"") -> Iterator[list[Any]]:
    """That many programs that say nothing, or not all; of those for whom there is room."""
    with ExitStack() as opened:
        yield [opened.enter_context(_begun(folder, said)) for _ in range(count)]


def _begun(folder: Path, said: bytes) -> Any:
    end = Client(address(folder))
    if said:
        os.write(end.fileno(), said)
    return end


@pytest.mark.usefixtures("receiver")
def test_who_is_silent_is_in_nobodys_way(tmp_path: Path, qtbot: QtBot) -> None:
    with silent_clients(tmp_path, 30) as silent:
        assert send(qtbot, tmp_path, b"[]") == b"thanks"
        assert not any(end.poll() for end in silent), "none of them had to be given up for that"


@pytest.mark.skipif(os.name == "nt", reason="a pipe brings whole messages only")
@pytest.mark.usefixtures("receiver")
def test_who_stops_in_the_middle_is_given_up(tmp_path: Path, qtbot: QtBot) -> None:
    with silent_clients(tmp_path, 3, b"\0\0\0\x20[") as halting:
        qtbot.waitUntil(lambda: all(end.poll() for end in halting))
        for end in halting:
            with pytest.raises((EOFError, OSError)):
                end.recv_bytes()


@pytest.mark.skipif(os.name == "nt", reason="a named pipe has no queue")
def test_nobody_waits_for_ever_in_the_queue_of_a_program_that_hangs(tmp_path: Path) -> None:
    with Listener(address(tmp_path), backlog=1), silent_clients(tmp_path, 2):
        assert not hand_over(tmp_path, [], 0)


@pytest.mark.skipif(os.name == "nt", reason="a pipe has no owner there")
def test_nothing_is_handed_to_another_user(
    receiver: Receiver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[list[str]] = []
    receiver.received.connect(heard.append)
    monkeypatch.setattr(os, "getuid", lambda: os.stat(tmp_path).st_uid + 1)
    assert not hand_over(tmp_path, [], TIMEOUT)
    assert heard == []


def test_where_the_system_has_no_files_left_the_next_is_heard_later(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    accept, refused = Listener.accept, [OSError(errno.EMFILE, "Too many open files")]

    def accept_later(listener: Listener) -> Any:
        if refused:
            raise refused.pop()
        return accept(listener)

    monkeypatch.setattr(Listener, "accept", accept_later)
    receiver = Receiver(tmp_path)
    assert send(qtbot, tmp_path, b"[]") == b"thanks"
    receiver.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a named pipe is in no folder")
def test_listening_ends_too_where_the_socket_is_gone(receiver: Receiver, tmp_path: Path) -> None:
    Path(address(tmp_path)).unlink()
    receiver.close()
    assert not hand_over(tmp_path, ["--game=zen.ten-sets"], 1)


@pytest.mark.skipif(sys.platform == "win32", reason="a named pipe is in no folder")
def test_listening_ends_too_where_something_else_lies_in_the_place_of_the_folder(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"
    for put in (Path.touch, os.mkfifo, lambda place: place.symlink_to(place)):
        folder.mkdir()
        receiver = Receiver(folder)
        shutil.rmtree(folder)
        put(folder)
        receiver.close()
        folder.unlink()


def test_where_nobody_listens_nothing_is_handed_over(tmp_path: Path) -> None:
    assert not hand_over(tmp_path, [], TIMEOUT)
    (tmp_path / "socket").mkdir()
    Receiver(tmp_path).close()
    assert not hand_over(tmp_path, [], TIMEOUT)


@pytest.mark.skipif(os.name == "nt", reason="a pipe has no mode there")
@pytest.mark.usefixtures("receiver")
def test_only_the_user_can_say_something_there(tmp_path: Path) -> None:
    assert (tmp_path / "socket").stat().st_mode & 0o077 == 0


def test_of_two_programs_that_start_at_once_one_has_the_window(tmp_path: Path) -> None:
    """However slow the machine is, the second waits until the first can hear it."""
    programs = [Program(tmp_path / "data", f"gupai:1/{GAME}/{number}") for number in (57, 58)]
    trace, wanted = tmp_path / "data" / "trace.jsonl", {board(57), board(58)}
    try:
        deadline = Clock().seconds() + TIMEOUT
        laid = set[str]()
        while not wanted <= laid and Clock().seconds() < deadline:
            time.sleep(0.05)
            lines = trace.read_text("utf-8").split("\n")[:-1] if trace.exists() else []
            laid = {json.loads(line)["board"] for line in lines}
        assert wanted <= laid
        while not any(one.process.poll() == 0 for one in programs):
            assert Clock().seconds() < deadline
        assert sorted(str(one.process.poll()) for one in programs) == ["0", "None"]
    finally:
        for one in programs:
            one.process.kill()
            one.process.wait(TIMEOUT)
