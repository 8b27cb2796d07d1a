"""Draw the pictures in ``docs/screenshots``, each of them of the program as it runs.

    python resources/tools/screenshots.py [NAME ...]

A window is opened as a command line opens it, the solver is waited for and its moves are
played, and what an action opens is drawn where one is named.  It needs no display, and
the extra ``art``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "screenshots"
sys.path.insert(0, str(ROOT))

from PIL.Image import Dither, Image, Quantize  # noqa: E402
from PIL.Image import open as read  # noqa: E402
from PIL.ImageQt import fromqimage  # noqa: E402
from PySide6.QtCore import Qt, QTimer  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QDialog, QWidget  # noqa: E402

from gupai_desktop.app.application import make_application  # noqa: E402
from gupai_desktop.app.command_line import parser  # noqa: E402
from gupai_desktop.app.launcher import Launcher  # noqa: E402
from gupai_desktop.ui.board.board_widget import BoardWidget  # noqa: E402
from gupai_desktop.ui.games_page.page import GamesPage  # noqa: E402
from gupai_desktop.ui.replay.window import ReplayDialog  # noqa: E402
from gupai_desktop.ui.theme.appearance import Looks  # noqa: E402
from gupai_desktop.ui.tutorial.window import TutorialWindow  # noqa: E402
from gupai_desktop.ui.window.main_window import MainWindow  # noqa: E402
from gupai_desktop.ui.workbench.window import Workbench  # noqa: E402

#: Pixels for one of the window: sharp where a page shows a picture at half its size.
SCALE = "1.5"
#: How long the solver may take, and how long a player has thought about a move.
_MAX_SECONDS, _SECONDS_A_MOVE = 120, 21
#: This many rounds until menus and labels lie right.
_ROUNDS = 10

#: Does something in a dialog, and gives back what tells that it can be drawn.
Prepare = Callable[[QWidget], Callable[[], bool]]


def _solved(draft: QWidget) -> Callable[[], bool]:
    """The board of the workbench solved and rated."""
    assert isinstance(draft, Workbench)
    draft.view.table_scene.is_animated = False
    draft.action_table["solve"].trigger()
    return lambda: "length" in draft.verdict_bar.found.words


def _reviewed(dialog: QWidget) -> Callable[[], bool]:
    """A replay in the middle, its moves reviewed."""
    assert isinstance(dialog, ReplayDialog)
    dialog.replay.go(dialog.replay.last // 2)
    return lambda: dialog.review.par is not None and not dialog.view.table_scene.is_gliding


def _second_step(lesson: QWidget) -> Callable[[], bool]:
    """The second step of the lesson of the game itself."""
    assert isinstance(lesson, TutorialWindow)
    lesson.view.table_scene.is_animated = False
    lesson.choose_lesson(1)
    lesson.turn(1)
    return lesson.isVisible


@dataclass(frozen=True)
class Picture:
    """A picture: what the command line says, what is played, and what is opened then.

    The moves are those that the solver finds; `points` selects a tile of the next one.
    """

    name: str
    arguments: str
    moves: int = 0
    scheme: str = "light"
    points: bool = False
    opens: str = ""
    prepare: Prepare = lambda dialog: dialog.isVisible
    size: tuple[int, int] = (1000, 700)
    shows_games: bool = False


_DEAL = "--game zen.ten-sets --deal 88"

PICTURES = (
    Picture("ten-sets", _DEAL, moves=8, points=True),
    Picture("ten-sets-dark", _DEAL, moves=8, points=True, scheme="dark"),
    Picture("ten-sets-uk", f"{_DEAL} --language uk", moves=4),
    Picture("five-dragons", "--game zen.five-dragons --deal 23", moves=9),
    Picture("o-koan", "--game levels.o-koan --deal 7", moves=6, points=True),
    Picture("meng-huo-zh", "--game levels.meng-huo --deal 11 --language zh_CN", moves=14),
    Picture("eight-trigrams", "--game trigrams.eight --deal 9", moves=6, points=True),
    Picture("turtle", "--game pairs.turtle --deal 2", moves=7),
    Picture("games", _DEAL, moves=6, shows_games=True, size=(880, 610)),
    Picture("rules", _DEAL, opens="rules-page", size=(960, 700)),
    Picture("first-steps", _DEAL, opens="first-steps", prepare=_second_step, size=(860, 620)),
    Picture("workbench", _DEAL, opens="workbench", prepare=_solved),
    Picture("replay", _DEAL, moves=9, opens="replay", prepare=_reviewed),
)


#: The moving picture: the last move of a deal is dragged, and wins.
FILM, FILM_SIZE = "win", (880, 600)
_FRAME, _STEPS = 60, 16  # milliseconds, and frames of the drag


def main(names: list[str]) -> None:
    """Draw those that are named, or all; each in a program of its own."""
    drawn = {picture.name: partial(_draw, picture) for picture in PICTURES} | {FILM: _shoot_film}
    if names[:1] == ["--one"]:
        with tempfile.TemporaryDirectory() as home:
            drawn[names[1]](Path(home))
        return
    for name in names or drawn:
        scale = {} if name == FILM else {"QT_SCALE_FACTOR": SCALE}
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **scale}
        command = [sys.executable, __file__, "--one", name]
        subprocess.run(command, env=environment, check=True)


def _open_window(home: Path, arguments: str, scheme: str, size: tuple[int, int]) -> MainWindow:
    """A window with nothing that anybody has played or preferred."""
    chosen = parser().parse_args(f"--language en {arguments} --data-dir {home}".split())
    launcher = Launcher(make_application(["gupai-desktop"]), chosen)
    launcher.settings.looks = Looks(scheme=scheme).texts()
    window = launcher.make_window()
    window.resize(*size)
    window.show()
    return window


def _draw(picture: Picture, home: Path) -> None:
    """Draw one picture."""
    window = _open_window(home, picture.arguments, picture.scheme, picture.size)
    window.scene.is_animated = False
    _play(window, picture)
    if picture.shows_games:
        window.pages.show_games()
        _wait(lambda: all(page.is_drawn for page in window.findChildren(GamesPage)))
    if picture.opens:
        _open(window, picture)
    else:
        _save(window, picture)
    _close(window)


def _shoot_film(home: Path) -> None:
    """A tile is dragged, both groups are told before it is dropped, and the deal is won."""
    window = _open_window(home, _DEAL, "light", FILM_SIZE)
    analysis, session = window.analysis, window.session
    window.scene.set_speed(0.0)
    analysis.start()
    _wait(lambda: analysis.outlook is not None and not analysis.is_searching)
    *line, last = analysis.outlook.line if analysis.outlook else ()
    for move in line:
        session.play(move)
    window.clock.stop()
    session.spend(session.playing.id, len(line) * _SECONDS_A_MOVE)
    window.scene.set_speed(1.0)
    frames = list[Image]()
    view, room = window.view, window.view.viewport()
    places = {item.tile: item.place().center() for item in window.scene.tile_items}
    start, end = (view.mapFromScene(places[side[0]]) for side in last.sides)
    _shoot(window, frames, 600)
    QTest.mousePress(room, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, _STEPS + 1):
        QTest.mouseMove(room, start + (end - start) * step / _STEPS)
        _shoot(window, frames, _FRAME)
    _shoot(window, frames, 1500)
    QTest.mouseRelease(room, Qt.MouseButton.LeftButton, pos=end)
    _shoot(window, frames, 5000)
    _close(window)
    first, *others = frames
    file = FOLDER / f"{FILM}.webp"
    first.save(
        file, save_all=True, append_images=others, duration=_FRAME, loop=0, quality=60, method=4
    )
    print(f"{file.stat().st_size / 1000:6.1f} kB  {file.relative_to(ROOT)}")


def _shoot(window: MainWindow, frames: list[Image], milliseconds: int) -> None:
    """Let the program run so long, with a frame every now and then."""
    for _ in range(max(1, milliseconds // _FRAME)):
        end = time.monotonic() + _FRAME / 1000
        while time.monotonic() < end:
            QApplication.processEvents()
        frames.append(fromqimage(window.grab().toImage()).convert("RGB"))


def _close(window: MainWindow) -> None:
    """Close a window once its settings are written, so that its folder can go."""
    window.close()
    window.parts.settings.store.finish()


def _play(window: MainWindow, picture: Picture) -> None:
    """The game as far as it is to be, and what the solver says of it."""
    session, analysis = window.session, window.analysis
    analysis.start()
    for _ in range(picture.moves):
        _wait(lambda: not analysis.is_searching)
        facts = session.facts
        move = facts.moves[0] if facts.game.is_omen else analysis.next_move()
        if move is None:
            raise ValueError(f"{picture.name} is won or lost before its last move")
        session.play(move)
    _wait(lambda: analysis.outlook is not None)
    window.clock.stop()
    spent = picture.moves * _SECONDS_A_MOVE - session.playing.seconds
    session.spend(session.playing.id, spent)
    window.status_bar.refresh_time()
    move = analysis.next_move()
    if picture.points and move:
        window.pointing.point(move.sides[0][0])


def _open(window: MainWindow, picture: Picture) -> None:
    """What the action opens; it may be modal, and is drawn while its action runs."""
    drawn: list[Picture] = []

    def draw() -> None:
        dialog = next((one for one in window.findChildren(QDialog) if one.isVisible()), None)
        if dialog is None:  # it opens in some turns of the event loop
            QTimer.singleShot(1, draw)
            return
        try:
            dialog.resize(*picture.size)
            _wait(picture.prepare(dialog))
            _save(dialog, picture)
            drawn.append(picture)
        finally:
            dialog.close()

    QTimer.singleShot(0, draw)
    window.action_table[picture.opens].trigger()
    _wait(lambda: bool(drawn))


def _save(widget: QWidget, picture: Picture) -> None:
    for _ in range(_ROUNDS):
        QApplication.processEvents()
    for board in widget.findChildren(BoardWidget):
        board.fit()
    file = FOLDER / f"{picture.name}.png"
    widget.grab().save(str(file))
    few_colours(file)
    print(f"{file.stat().st_size / 1000:6.1f} kB  {file.relative_to(ROOT)}")


def few_colours(file: Path, most: int = 256) -> None:
    """Paint a picture with few colours, so that its file is small; fewer stay as they are."""
    # The method that keeps small bright things; then its colours are made to fit better.
    # Without dithering the cloth would show rings.
    method, dither = Quantize.MAXCOVERAGE, Dither.FLOYDSTEINBERG
    painted = read(file).convert("RGB").quantize(most, method, kmeans=3, dither=dither)
    painted.save(file, optimize=True)


def _wait(until: Callable[[], bool]) -> None:
    """Let the program run until something is so."""
    end = time.monotonic() + _MAX_SECONDS
    while not until():
        if time.monotonic() > end:
            raise TimeoutError("what is to be drawn has not come")
        QApplication.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    main(sys.argv[1:])
