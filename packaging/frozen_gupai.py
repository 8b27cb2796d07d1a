"""Where the frozen ``gupai`` begins."""

import sys
from multiprocessing import freeze_support

from gupai_desktop.cli import main

if __name__ == "__main__":
    # Its studies may be shared among processes, each of which begins here.
    freeze_support()
    sys.exit(main())
