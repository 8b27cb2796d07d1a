"""The frozen program begins here: a process of its solver goes no further, and loads no Qt.

PyInstaller's own hook for that loads `multiprocessing` into every program, of which the window
has no need until it is drawn.
"""

import sys

TRACKER = "from multiprocessing.resource_tracker import main;main("

if sys.argv[1:2] == ["--multiprocessing-fork"]:
    from multiprocessing.spawn import freeze_support

    freeze_support()
elif sys.argv[-1].startswith(TRACKER):  # of semaphores, which `gupai study` has
    from multiprocessing.resource_tracker import main

    main(int(sys.argv[-1].removeprefix(TRACKER).removesuffix(")")))
    sys.exit()
