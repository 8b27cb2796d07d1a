"""The program's beginning: what it is told, and a window before all that belongs into it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from gupai_desktop.app.application import furnish, name_application
from gupai_desktop.app.command_line import complain, may_open_early, names_something, parser
from gupai_desktop.app.displays import display_fault
from gupai_desktop.paths import Folders, NoFolder
from gupai_desktop.store.folder_lock import FolderLock
from gupai_desktop.ui.window.early_window import open_early

_NO_DISPLAY = """\
{fault}
On a desktop, run it from there. Without one, it can draw its window into a picture:
    gupai-desktop --screenshot FILE.png"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and play; the exit code.

    0 if all went well, 1 if no window could be opened, 2 for bad input.
    """
    chosen = parser().parse_args(arguments)
    if chosen.self_check:
        from gupai_desktop.app.self_check import run

        return run()
    if chosen.screenshot:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(chosen.scale)
    elif fault := display_fault():
        return complain(_NO_DISPLAY.format(fault=fault), 1)
    try:
        folders = Folders.of(chosen.data_dir)
    except NoFolder as error:
        return complain(error, 2)
    application = name_application(sys.argv[:1])
    folder_lock = FolderLock(folders.data)
    early = None
    if may_open_early(chosen) and folder_lock.take():
        is_asked = bool(chosen.language) or names_something(chosen)
        early = open_early(folders.data, is_asked=is_asked)
    # Late, for all that the program is made of is loaded here.
    from gupai_desktop.app.launcher import Launcher
    from gupai_desktop.engine.words import WordedError

    furnish(application)
    launcher = Launcher(application, chosen, folders, folder_lock, early)
    try:
        return launcher.run()
    except WordedError as error:
        return complain(error, 2)
    except Exception as error:
        if chosen.screenshot:
            raise  # nobody sits there to read a dialog
        from gupai_desktop.app.crash import tell_of_start

        tell_of_start(error, launcher.folders.logs)
        return 1


if __name__ == "__main__":
    sys.exit(main())
