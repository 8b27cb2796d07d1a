"""Run the program by its package name: ``python -m gupai_desktop``."""

import sys

if __name__ == "__main__":
    from gupai_desktop.app.main import main

    sys.exit(main())
