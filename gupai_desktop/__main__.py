"""Run the program by its package name: ``python -m gupai_desktop``."""

import sys

from gupai_desktop.app.main import main

if __name__ == "__main__":
    sys.exit(main())
