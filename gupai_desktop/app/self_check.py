"""The program tries its own parts, where it was installed, and says what it did.

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
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer
from PySide6.QtGui import QImage, QPixmap, QTextLayout
from PySide6.QtWidgets import QApplication

from gupai_desktop import __version__, paths
from gupai_desktop.app.application import make_application
from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import FACE
from gupai_desktop.games import find, games
from gupai_desktop.i18n import OWN_NAME, Languages, say
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.solvers.policies import WINNABLE
from gupai_desktop.solvers.requests import Exam, Request, Search
from gupai_desktop.solvers.verdict import Answer, Verdict
from gupai_desktop.store.saves import SUFFIX, open_file, save_file
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.tile_art import TileArt, themes

#: How long the study may take, in seconds; it takes one or two.
_PATIENCE = 120

_DEAL = 7
_SIZE = "1180x820"
_GAME = "zen.ten-sets"

Content = TypeVar("Content")


class Failed(Exception):
    """A part is missing or does not do what it should."""


def run() -> int:
    """Try every part, print a line for each; 0 if all went well, else 1."""
    # A pipe on Windows takes the letters of one country only; names of languages have others.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    application = _application()  # as long as anything is tried
    print(f"gupai-desktop {__version__}, {application.platformName()}, {paths.resources()}")
    return max([_try(check) for check in CHECKS])


def _application() -> QApplication:
    """The running application, or one that needs no display where there is none."""
    if isinstance(found := QApplication.instance(), QApplication):
        return found
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return make_application(sys.argv[:1])


def _try(check: Callable[[], str]) -> int:
    name = check.__name__.removeprefix("check_")
    try:
        print(f"ok      {name}: {check()}", flush=True)
    except Exception as error:  # whatever is wrong, the other parts are tried too
        print(f"FAILED  {name}: {type(error).__name__}: {error}", flush=True)
        return 1
    return 0


def check_games() -> str:
    """Every game deals a table."""
    found = [Record.of_deal(game(), _DEAL) for game in games()]
    if not found:
        raise Failed("there is no game")
    return ", ".join(record.game.id for record in found)


def check_languages() -> str:
    """Every language of the rules is spoken, by Qt too, and every letter has a picture."""
    languages = Languages(_application())
    before, codes = languages.current, languages.codes()
    written = {file.parent.name for file in (paths.resources() / "rules").glob("*/*.md")}
    if missing := written - set(codes):
        raise Failed(f"not translated: {', '.join(sorted(missing))}")
    try:
        return ", ".join(_spoken(languages, code) for code in codes)
    finally:
        languages.use(before)


def _spoken(languages: Languages, code: str) -> str:
    languages.use(code)
    name, cancel = say(OWN_NAME), QCoreApplication.translate("QPlatformTheme", "Cancel")
    if code != "en" and (name == OWN_NAME.text or cancel == "Cancel"):
        raise Failed(f"{code} says “{name}” and “{cancel}”")
    if not _has_letters(name + cancel):
        raise Failed(f"no font has the letters of “{name}”")
    return f"{code} ({name}, {cancel})"


def _has_letters(text: str) -> bool:
    """Whether no letter of a text comes out as an empty box."""
    layout = QTextLayout(text, QApplication.font())
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return all(0 not in run.glyphIndexes() for run in layout.glyphRuns())


def check_tiles() -> str:
    """Every tile can be drawn in every style."""
    elements = [*(f"face-{face}" for face in FACE), "back", "place"]
    for theme in themes():
        art = TileArt(theme)
        if empty := [element for element in elements if _is_empty(art.tile(element))]:
            raise Failed(f"{theme} has no picture of {', '.join(empty)}")
    return f"{len(elements)} pictures each of {', '.join(themes())}"


def _is_empty(picture: QPixmap) -> bool:
    image = picture.toImage()
    blank = image.copy()
    blank.fill(Qt.GlobalColor.transparent)
    return image == blank


def check_study() -> str:
    """The study, in a process of its own, finds a deal and wins it."""
    game, client = find(_GAME), SolverClient()
    try:
        number = _asked(client, Search(_GAME, "", WINNABLE.key, 1, 1), int)
        record = Record.of_deal(game, number)
        board = str(record.opening)
        verdict = _asked(client, Exam(_GAME, "", board), Verdict)
        process = client.process_id
    finally:
        client.close()
    for move in verdict.line:
        record = record.play(move)
    if verdict.answer is not Answer.WINNABLE or game.outcome(record.table) is not Outcome.WON:
        raise Failed(f"deal {number} is {verdict.answer.value} and not won by the line")
    if process == os.getpid():
        raise Failed("the study has no process of its own")
    return f"{_GAME} {number} won in {len(verdict.line)} moves, in another process"


def _asked(client: SolverClient, request: Request, kind: type[Content]) -> Content:
    """The first thing of a kind that the study replies to a request."""
    loop, found = QEventLoop(), list[Content]()

    def hear(content: object) -> None:
        if isinstance(content, kind):
            found.append(content)
            loop.quit()

    client.ask(request, hear)
    QTimer.singleShot(_PATIENCE * 1000, loop.quit)
    loop.exec()
    if not found:
        raise Failed(f"no reply in {_PATIENCE} seconds")
    return found[0]


def check_saves() -> str:
    """A game is written to a file, and read back the same."""
    record = Record.of_deal(find(_GAME), _DEAL)
    history = History.beginning(
        record.play(next(iter(record.game.moves(record.table)))), PlaySession()
    )
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, f"game{SUFFIX}")
        save_file(file, history)
        if str(open_file(file, find)) != str(history):
            raise Failed("the game that was read is not the one that was written")
        return f"{file.stat().st_size} bytes"


def check_statistics() -> str:
    """A deal is written into the log, and told of."""
    with tempfile.TemporaryDirectory() as folder:
        statistics = Statistics(Path(folder, "statistics.sqlite"))
        try:
            statistics.add_played(Record.of_deal(find(_GAME), _DEAL), PlaySession())
            told = [deal.number for deal in statistics.deals()]
        finally:
            statistics.close()
    if told != [_DEAL]:
        raise Failed(f"the log tells of {told or 'nothing'} and not of deal {_DEAL}")
    return f"deal {_DEAL} is in the log"


def check_window() -> str:
    """The whole window is drawn, by a program of its own that starts like any other."""
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder, "window.png")
        options = ["--data-dir", folder, "--size", _SIZE, "--screenshot", str(picture)]
        done = subprocess.run(
            [*_own_command(), *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            # Where it may import from, and nothing else lies.
            cwd=paths.installed_in(),
            timeout=_PATIENCE,
            check=False,
        )
        size = QImage(str(picture)).size()
    if done.returncode or size.isEmpty():
        lines = done.stdout.decode(errors="replace").splitlines() or ["nothing is said of it"]
        raise Failed(f"the program ended with {done.returncode}: {lines[-1]}")
    return f"{size.width()} x {size.height()}"


def _own_command() -> list[str]:
    """The command that starts this very program."""
    is_frozen = getattr(sys, "frozen", False)
    return [sys.executable] if is_frozen else [sys.executable, "-m", "gupai_desktop"]


#: Every part, in the order in which they are tried.
CHECKS: tuple[Callable[[], str], ...] = (
    check_games,
    check_languages,
    check_tiles,
    check_study,
    check_saves,
    check_statistics,
    check_window,
)
