"""The beginning of the program: its command line, its application, and then its window."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from gupai_desktop.app.late_signatures import load_pyside
from gupai_desktop.paths import Folders, NoFolder


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and play; the exit code.

    0 if all went well, 1 if no window could be opened, 2 for bad input.
    """
    # Nothing of what is made until the window is there can go again; it is not searched for that.
    gc.disable()
    load_pyside()
    from gupai_desktop.app.command_line import complain, parser
    from gupai_desktop.app.environment import draw_offscreen, drop_nonsense

    chosen = parser().parse_args(arguments)
    dropped = drop_nonsense()
    if chosen.self_check:
        from gupai_desktop.app.self_check import run

        return run(chosen.data_dir)
    if chosen.screenshot:
        draw_offscreen()
        os.environ["QT_SCALE_FACTOR"] = str(chosen.scale)
        # Qt warns that a window there suggests no size.
        os.environ["QT_LOGGING_RULES"] = "default.warning=false"
    try:
        folders = Folders.of(chosen.data_dir)
    except NoFolder as error:
        return complain(error, 2)
    # Late: Qt and the rest of the program take a while to load.
    from gupai_desktop.app.application import make_application
    from gupai_desktop.app.launcher import Launcher
    from gupai_desktop.engine.clock import Clock
    from gupai_desktop.engine.words import WordedError

    application, clock = make_application(sys.argv[:1]), Clock()
    try:
        return Launcher(application, chosen, folders, dropped, clock).run()
    except (WordedError, NoFolder) as error:
        return complain(error, 2)
    except Exception as error:
        if chosen.screenshot:
            raise  # nobody sits there to read a dialog
        from gupai_desktop.app.crash import report_start

        report_start(error, folders.logs, clock)
        return 1


if __name__ == "__main__":
    sys.exit(main())
