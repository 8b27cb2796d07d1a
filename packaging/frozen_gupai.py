"""Where the frozen ``gupai`` begins, and each process that it starts for its studies."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    # A study goes no further than this, and never learns of windows.
    freeze_support()
    from gupai_desktop.cli.main import main

    sys.exit(main())
