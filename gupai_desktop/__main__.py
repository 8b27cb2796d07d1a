"""Run the program by its package name: ``python -m gupai_desktop``.

The frozen program begins here too, and so does each process that it starts for its study.
"""

import sys

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A study goes no further than this, and never learns of windows.
        from multiprocessing import freeze_support

        freeze_support()
    from gupai_desktop.app.main import main

    sys.exit(main())
