"""The program as it is started: its command line, its pictures, and what it remembers."""

import gc
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gupai_desktop.app import logs
from gupai_desktop.app.application import Application
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.crash import Watch
from gupai_desktop.app.launcher import Launcher
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import games
from gupai_desktop.parser import readable
from gupai_desktop.play.first_deals import first_deals
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.window.main_window import MainWindow
from tests.e2e.traced import fail
from tests.homes import homes
from tests.made import DAY, MadeClock
from tests.scripts import ROOT
from tests.ui.hand import change_rule, lay_deal
from tests.ui.runs import Runs

#: Long enough for the slowest machine; nothing here waits for it to pass.
TIMEOUT = 120.0

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., MainWindow]
Saved = Callable[[], Settings]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs the program in a process of its own, without a display or any setting."""

    def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        strange = ("QT_", "DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE", "LC_")
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(strange)}
        return subprocess.run(
            [sys.executable, "-m", "gupai_desktop", *arguments],
            cwd=ROOT,
            env={**inherited, "LC_ALL": "C.UTF-8", **homes(tmp_path), **more},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=TIMEOUT,
            check=False,
        )

    return run


# In a process of its own.


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_it_says_so_and_what_works_without_one(run: Run) -> None:
    for faulty in ({}, {"DISPLAY": ":987"}):
        done = run(**faulty)
        assert done.returncode == 1, faulty
        assert done.stderr.startswith("gupai-desktop: there is no display"), faulty
        assert "--screenshot" in done.stderr
        assert "".join(faulty.values()) in done.stderr
        # Qt names a library that may be missing; where there is no display it is no use.
        assert faulty or "xcb-cursor" not in done.stderr


@pytest.mark.skipif(not str(ROOT).isascii(), reason="there Qt itself needs a locale of UTF-8")
def test_a_name_that_is_no_text_in_the_locale_is_told_without_surrogates(run: Run) -> None:
    assert readable("\udcd1\udc82 \udcff т") == "т \ufffd т"
    arguments = ("--screenshot", "/nowhere/тест/x.png")
    done = run(
        *arguments, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING=""
    )
    assert done.stderr.endswith("\\u0442\\u0435\\u0441\\u0442/x.png cannot be written\n")


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes with a name")
def test_a_pipe_in_the_place_of_the_log_keeps_no_start_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "gupai-desktop.log")
    assert logs.begin(tmp_path, MadeClock(DAY)) is None


@pytest.mark.skipif(os.name == "nt", reason="there are no sockets with a name")
def test_what_is_no_file_in_the_place_of_the_settings_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    with socket.socket(socket.AF_UNIX) as put:
        put.bind("settings.ini")
    done = run("--data-dir", str(tmp_path), "--screenshot", str(tmp_path / "window.png"))
    assert done.returncode == 2
    assert "settings.ini is not the file of the settings" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_ended_from_outside_it_ends_as_when_it_is_closed(tmp_path: Path) -> None:
    for name in ("SIGINT", "SIGHUP"):
        data = tmp_path / name
        with subprocess.Popen(
            [sys.executable, "-m", "gupai_desktop", "--data-dir", str(data), "--deal", "7"],
            cwd=ROOT,
            env=_environment(tmp_path),
            stderr=subprocess.PIPE,
            text=True,
            # What runs in the background of a shell ignores Ctrl-C.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        ) as program:
            deadline = Clock().seconds() + TIMEOUT
            while not (data / "book.sqlite.bak").exists() and Clock().seconds() < deadline:
                time.sleep(0.05)
            program.send_signal(getattr(signal, name))
            try:
                _, output = program.communicate(timeout=TIMEOUT)
            finally:
                program.kill()
        own = [line for line in output.splitlines() if "propagateSizeHints" not in line]
        assert (program.returncode, own) == (0, []), name
        assert "window=" in (data / "settings.ini").read_text(), "as closing does"


def test_it_draws_its_window_into_a_picture_of_the_size_and_in_the_language_asked_for(
    run: Run, tmp_path: Path
) -> None:
    pictures = []
    for language, scale in (("uk", 1.5), ("zh_CN", 1.5)):
        file = tmp_path / f"{language}.png"
        size = ("--size", "640x480", "--scale", str(scale), "--screenshot", str(file))
        done = run("--deal", "7", "--language", language, *size, QT_SCALE_FACTOR="3")
        assert (done.returncode, done.stderr.splitlines()) == (0, [])
        pictures.append(QImage(str(file)))
        assert pictures[-1].size() == QSize(640, 480) * scale, language
    assert pictures[0] != pictures[1]


def test_a_picture_that_cannot_be_written_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "no/such/folder/window.png"
    done = run("--deal", "7", "--screenshot", str(file))
    assert done.returncode == 1
    assert done.stderr.splitlines() == [f"gupai-desktop: {file} cannot be written"]


def test_what_no_game_knows_is_told_in_one_sentence(qapp: Application) -> None:
    for arguments, named in (
        (("--deal", "0"), "2147483647"),
        (("--deal", "2147483648"), "2147483647"),
        (("--game", "no.game"), "zen.ten-sets"),
        (("--rules", "triplets=odd"), "classic, mixed"),
        (("--rules", "odd=yes"), "odd"),
    ):
        with pytest.raises(WordedError, match=named):
            Launcher(qapp, parser().parse_args(arguments))


# The command line.


def test_what_the_command_line_cannot_mean_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    sizes = ("large", "640", "0x480", "-640x480", "99999999999x480")
    for arguments in (
        ("--deal", "seven"),
        *(("--size", size) for size in sizes),
        *(("--scale", scale) for scale in ("0", "-1", "nan", "1000")),
        ("--language", "xx"),
        ("--nonsense",),
        *(("--deal", text) for text in ("9" * 5000, "a" * 100_000, "\x1b[2J", "", "\udcff")),
        ("--size", "\x01\x02\x1b]0;x\x07"),
        ("--" + "x" * 9999,),
    ):
        with pytest.raises(SystemExit) as ended:
            parser().parse_args(arguments)
        assert ended.value.code == 2, arguments
        (sentence,) = capsys.readouterr().err.splitlines()
        assert sentence.startswith("gupai-desktop: ")
        assert sentence.isprintable()
        assert len(sentence) < 600


# The window it opens.


@pytest.fixture
def saved(qapp: Application, tmp_path: Path) -> Iterator[Saved]:
    """Reads the program's own settings, which are in the test's own place."""
    assert qapp.applicationName() == "gupai-desktop"
    store = QSettings()
    assert Path(store.fileName()).is_relative_to(tmp_path.parent)
    store.clear()
    yield lambda: Settings(SettingsFile(QSettings()))
    store.clear()


@pytest.fixture
def start(runs: Runs) -> Start:
    """Opens the window as the program does; a second time, as the next program would."""
    return runs.start


@pytest.mark.usefixtures("saved")
def test_the_first_run_opens_a_deal_and_the_next_one_what_was_played_last(start: Start) -> None:
    record = start().session.record
    assert type(record.game) is games()[0]
    assert record == first_deals(record.game)[0].record(record.game)
    played = start("--deal", "12", "--rules", "triplets=mixed loose=yes").session.record
    assert start().session.record == played


@pytest.mark.usefixtures("saved")
def test_the_command_line_goes_before_what_was_played_last_which_undo_brings(start: Start) -> None:
    played = start("--deal", "12", "--rules", "triplets=mixed").session.record
    session = start("--deal", "7", "--rules", "loose=yes").session
    assert str(session.record.game.rules) == "triplets=classic loose=yes"
    assert session.record.number == 7
    session.undo()
    assert session.record == played
    left = start("--game", "levels.o-koan", "--deal", "12").session.record
    start("--deal", "7")
    assert start("--game", "levels.o-koan").session.record == left


@pytest.mark.usefixtures("saved")
def test_nothing_is_taken_over_from_a_folder_that_cannot_be_read(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gupai_desktop.app.launcher.os.access", lambda *_: False)
    monkeypatch.setattr("gupai_desktop.store.older.take_over", pytest.fail)
    assert start("--deal", "7").session.record.number == 7


def test_settings_that_make_no_sense_open_the_first_game(saved: Saved, start: Start) -> None:
    for key in ("language", "game", "recent", "policy", "animation", "window"):
        QSettings().setValue(key, "nonsense")
    assert saved().game == "nonsense"
    window = start()
    assert type(window.session.game) is games()[0]
    assert "Gupai Desktop" in window.windowTitle()
    assert window.width() >= 640


def test_the_next_run_goes_on_where_the_last_one_ended(saved: Saved, start: Start) -> None:
    first = start("--game", "zen.ten-sets", "--deal", "7", "--language", "en")
    first.show()
    first.resize(700, 600)
    lay_deal(first, 12)
    change_rule(first, "triplets=mixed")
    first.choice_menus["languages"].choose("uk")
    first.close()
    second = start()
    second.show()
    assert second.session.record == first.session.record
    assert second.size() == first.size()
    assert "№ 12" in second.windowTitle()
    assert saved().game == "zen.ten-sets"


# What starts after the first frame.


#: Each part of it, and what it needs.
REST = {
    "log": "gupai_desktop.app.logs.begin",
    "study": "gupai_desktop.ui.window.main_window.MainWindow.start_solver",
}


def started(window: MainWindow) -> set[str]:
    """The parts that have started."""
    parts = {"log": bool(logs.LOGGER.handlers), "study": window.analysis._is_following}
    return {name for name, has_started in parts.items() if has_started}


@pytest.fixture
def watched_run(
    runs: Runs, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    """A run whose faults are reported, and not told to pytest."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    window = runs.start("--deal", "7", "--language", "en")
    watch = Watch(data_folder / "logs", MadeClock(DAY), parent=window)
    watch.begin()
    yield window
    if watch.dialog:  # which belongs to no window where none is active
        watch.dialog.close()
    watch.end()
    logs.end()
    window.close()


@pytest.mark.parametrize("broken", REST)
def test_of_what_starts_after_the_first_frame_each_part_fails_by_itself_and_is_told_once(
    broken: str,
    watched_run: MainWindow,
    runs: Runs,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    monkeypatch.setattr(REST[broken], lambda *_, **__: fail())
    runs.launcher.start_rest(watched_run)
    qtbot.waitUntil(lambda: started(watched_run) == set(REST) - {broken})
    qtbot.waitUntil(lambda: len(logs.reports(data_folder / "logs")) == 1)


def test_what_is_made_until_the_window_is_there_is_not_searched_for_garbage(
    watched_run: MainWindow, runs: Runs, qtbot: QtBot
) -> None:
    before = gc.get_freeze_count()
    runs.launcher.start_rest(watched_run)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > before)


def test_somebody_who_has_never_played_is_welcomed_unless_something_is_asked_for(
    start: Start, runs: Runs, tmp_path: Path
) -> None:
    start("--data-dir", str(tmp_path / "asked"), "--deal", "7").close()
    assert not runs.launcher.is_first_start
    start("--data-dir", str(tmp_path)).close()
    assert runs.launcher.is_first_start
    start("--data-dir", str(tmp_path)).close()
    assert not runs.launcher.is_first_start


def test_a_day_s_first_start_opens_the_page_of_games_unless_something_is_asked_for(
    start: Start, runs: Runs, clock: MadeClock, tmp_path: Path
) -> None:
    def pages_of(*arguments: str) -> int:
        window = start("--data-dir", str(tmp_path), *arguments)
        runs.launcher.show(window)
        shown = window.pages.currentIndex()
        window.close()
        return shown

    assert (pages_of(), pages_of()) == (0, 0), "the day of the welcome"
    clock.go_on(timedelta(1))
    assert (pages_of("--deal", "7"), pages_of(), pages_of()) == (0, 1, 0)


# Settings that are reset, and faults that were asked for.


def test_settings_are_reset_and_games_stay(start: Start, tmp_path: Path) -> None:
    left = start("--data-dir", str(tmp_path), "--deal", "57")
    left.session.play(next(iter(left.session.game.moves(left.session.record.table))))
    played = left.session.record
    left._settings.shows_verdict = False
    left.close()
    window = start("--data-dir", str(tmp_path), "--reset-settings")
    assert window._settings.shows_verdict
    assert window.session.record == played


def test_a_fault_is_reported_and_the_program_goes_on(tmp_path: Path) -> None:
    output = _reported(tmp_path, "slot", " | ")
    assert output.count("RuntimeError: this fault was asked for") == 1
    assert " | " in output, "the table is told too"


def _environment(folder: Path) -> dict[str, str]:
    return {**os.environ, **homes(folder), "QT_QPA_PLATFORM": "offscreen"}


def _program(folder: Path) -> list[str]:
    return [sys.executable, "-m", "tests.e2e.traced", "--data-dir", str(folder / "data")]


def _reported(folder: Path, fault: str, end: str) -> str:
    """What is reported of a fault, up to its end; the program waits, and ends when it is told."""
    command = [*_program(folder), "--fault", fault]
    with subprocess.Popen(command, cwd=ROOT, env=_environment(folder)) as program:
        reports = folder / "data" / "logs"
        deadline = Clock().seconds() + TIMEOUT
        while end not in (output := _reports(reports)) and Clock().seconds() < deadline:
            time.sleep(0.02)
        assert program.poll() is None
        program.terminate()
        try:
            program.wait(TIMEOUT)
        finally:
            program.kill()
    return output


def _reports(folder: Path) -> str:
    """All that is reported in a folder, as far as it has been written."""
    return "".join(file.read_text("utf-8") for file in folder.glob("report-*.txt"))
