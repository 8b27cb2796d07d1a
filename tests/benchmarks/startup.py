"""Start to first painted frame: the program against a bare PySide6 window, in one run.

    python -m tests.benchmarks.startup [ROUNDS]

Both are processes of their own, started in turn; the figure is the ratio of their
medians.  It takes the display it finds, or none (offscreen).
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

_BARE = """
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1180, 820)
watched = window
"""

_OURS = """
from PySide6.QtCore import QEvent, QObject, QTimer
from gupai_desktop.app.application import make_application
from gupai_desktop.app.command_line import parser
from gupai_desktop.app.launcher import Launcher
import sys
application = make_application(["gupai-desktop"])
chosen = parser().parse_args(["--deal", "7", "--data-dir", sys.argv[1]])
launcher = Launcher(application, chosen)
launcher.take_folder()
window = launcher.make_window()
watched = window.view.viewport()
"""

_UNTIL_PAINTED = """
class Painted(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, application.quit)
        return False
filter = Painted()
watched.installEventFilter(filter)
window.show()
application.exec()
import os
os._exit(0)
"""


def seconds(program: str, folder: str) -> tuple[float, float]:
    """From the start of a process to its end right after the first frame; what it worked of it.

    The second hardly depends on what else the machine does; Windows does not tell it.
    """
    environment = {**os.environ, "XDG_CONFIG_HOME": folder}
    # An installed program has its modules compiled, and so has the tree's after one start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    start, before = time.perf_counter(), os.times().children_user
    subprocess.run(
        [sys.executable, "-c", program + _UNTIL_PAINTED, folder],
        env=environment,
        check=True,
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - start, os.times().children_user - before


def main() -> None:
    """Print both medians and their ratio."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    with tempfile.TemporaryDirectory() as folder:
        seconds(_OURS, folder)
        rows = [(*seconds(_BARE, folder), *seconds(_OURS, folder)) for _ in range(rounds)]
    bare, bare_work, ours, work = map(statistics.median, zip(*rows, strict=True))
    print(f"bare window {bare * 1000:.0f} ms, program {ours * 1000:.0f} ms")
    print(f"ratio {ours / bare:.2f} (median of {rounds} rounds)")
    print(f"user CPU: {bare_work * 1000:.0f} ms, program {work * 1000:.0f} ms")


if __name__ == "__main__":
    main()
