"""The program tries its own parts, where it was installed, and prints a line for each.

Packaging goes wrong in silence: a picture, a language or a process is missing, and
nobody sees it before a player does.  ``gupai-desktop --self-check`` ends with 0 if all
is there, with 1 if not.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QLibraryInfo, QSize, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtWidgets import QApplication

from gupai_desktop import __version__, paths
from gupai_desktop.app.application import make_application
from gupai_desktop.app.environment import draw_offscreen
from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import FACE
from gupai_desktop.games import find, games
from gupai_desktop.i18n import OWN_NAME, Languages, say
from gupai_desktop.solvers.requests import Examined, SolveJob
from gupai_desktop.solvers.verdict import Verdict
from gupai_desktop.store.book import NAME
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.appearance import OF_TAIWAN, SERIF, load_shapes_of_taiwan
from gupai_desktop.ui.theme.tile_art import TileArt, faults_of_sheets, look_for_sheets, themes

#: How long the solver may take, in seconds; it takes one or two.
_TIMEOUT = 120

_GAME, _DEAL, _FONTS = "zen.ten-sets", 7, {*OF_TAIWAN, *OF_TAIWAN.values(), *SERIF}


class Failed(Exception):
    """A part is missing or does not do what it should."""


def run(data_dir: Path | None = None) -> int:
    """Try every part, print a line for each; return 0 if all went well, else 1."""
    with suppress(paths.NoFolder):
        look_for_sheets(paths.Folders.of(data_dir).data / "tiles")
    # A pipe on Windows takes the letters of one country only; names of languages have others.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))):
        draw_offscreen()
    application = QApplication.instance() or make_application(sys.argv[:1])
    print(f"gupai-desktop {__version__}, {QApplication.platformName()}, {paths.resources()}")
    code = 0
    for check in CHECKS:
        name = check.__name__.removeprefix("check_")
        try:
            print(f"ok      {name}: {check()}", flush=True)
        except Exception as error:  # whatever is wrong, the other parts are tried too
            print(f"FAILED  {name}: {type(error).__name__}: {error}", flush=True)
            code = 1
    del application
    return code


def check_games() -> str:
    """Deal a table of every game."""
    return ", ".join(Record.of_deal(game(), _DEAL).game.id for game in games())


def check_languages() -> str:
    """Speak every language of the rules, by Qt too; our own fonts have their letters."""
    load_shapes_of_taiwan()
    if missing := _FONTS.difference(QFontDatabase.families()):
        raise Failed(f"fonts are missing: {', '.join(sorted(missing))}")
    application = QCoreApplication.instance()
    assert application is not None
    languages, names, faults = Languages(application), list[str](), list[str]()
    # A distribution has Qt's own texts in a package that may not be there.
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    speaks_qt = getattr(sys, "frozen", False) or qt.is_dir()
    folders = {file.parent.name for file in paths.rules().glob("*/*.md")}
    for code in sorted(folders):
        languages.use(code)
        name, cancel = say(OWN_NAME), QCoreApplication.translate("QPlatformTheme", "Cancel")
        if code != "en" and (name == OWN_NAME.text or (speaks_qt and cancel == "Cancel")):
            faults.append(f"{code} says “{name}” and “{cancel}”")
        names.append(f"{code} ({name}, {cancel})")
    languages.use("en")
    if faults:
        raise Failed("; ".join(faults))
    return ", ".join(names)


def check_tiles() -> str:
    """Draw every tile in every style, and say why a sheet that lies there is none."""
    elements = [*(f"face-{face}" for face in FACE), "back", "place"]
    for theme in themes():
        art = TileArt(theme)
        for element in elements:
            image = art.tile(element).toImage()
            blank = image.copy()
            blank.fill(Qt.GlobalColor.transparent)
            if image == blank:
                raise Failed(f"{theme} has no picture of {element}")
    if faults := faults_of_sheets():
        raise Failed(" ".join(faults))
    return f"{len(elements)} pictures each of {', '.join(themes())}"


def check_sounds() -> str:
    """Load what plays sounds; there need be no device."""
    try:
        import miniaudio
    except ModuleNotFoundError as error:
        if error.name != "miniaudio":
            raise
        return "none, since miniaudio is not there; not every Python and system has it"

    return f"miniaudio {miniaudio.__version__}"


def check_signatures() -> str:
    """Have a wrong call answered in words, by modules of PySide that nothing else needs."""
    try:
        QSize("")  # type: ignore[call-overload]
    except TypeError as error:
        answer = str(error)
    if "QSize.__init__(" not in answer:
        raise Failed(answer)
    return answer.splitlines()[-1].strip()


def check_solver() -> str:
    """Let the solver, in a process of its own, win a deal."""
    loop, client, found = QEventLoop(), SolverClient(), list[Verdict]()

    def hear(examined: Examined) -> None:
        found.append(examined.verdict)
        loop.quit()

    record = Record.of_deal(find(_GAME), _DEAL)
    try:
        client.ask(SolveJob(_GAME, "", str(record.opening)), hear)
        QTimer.singleShot(_TIMEOUT * 1000, loop.quit)
        loop.exec()
        process = client.process_id
    finally:
        client.close()
    if not found:
        raise Failed(f"no reply in {_TIMEOUT} seconds")
    for move in found[0].line:
        record = record.play(move)
    if record.game.outcome(record.table) is not Outcome.WON or process == os.getpid():
        raise Failed(f"deal {_DEAL} is {found[0].answer.value}, not won by the line")
    return f"{_GAME} {_DEAL} won in {len(found[0].line)} moves, in another process"


def check_window() -> str:
    """Let a program of its own, that starts like any other, draw its window and keep its book."""
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder, "window.png")
        done = subprocess.run(
            [*own_command(), "--data-dir", folder, "--screenshot", str(picture)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            # Where it may import from, and nothing else lies.
            cwd=paths.installed_in(),
            timeout=_TIMEOUT,
            check=False,
        )
        size, has_book = QImage(str(picture)).size(), Path(folder, NAME).exists()
    if done.returncode or size.isEmpty() or not has_book:
        lines = done.stdout.decode(errors="replace").splitlines() or ["nothing is said of it"]
        raise Failed(f"the program ended with {done.returncode}: {lines[-1]}")
    return f"{size.width()} x {size.height()}"


def own_command() -> list[str]:
    """Return the command that starts this very program."""
    is_frozen = getattr(sys, "frozen", False)
    return [sys.executable] if is_frozen else [sys.executable, "-m", "gupai_desktop"]


#: Every part, in the order in which they are tried.
CHECKS: tuple[Callable[[], str], ...] = (
    check_games,
    check_languages,
    check_tiles,
    check_sounds,
    check_signatures,
    check_solver,
    check_window,
)
