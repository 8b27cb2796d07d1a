"""Run the program by its package name: ``python -m gupai_desktop``.

The frozen program begins here by both of its names.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    if Path(sys.argv[0]).stem.lower() == "gupai":
        from gupai_desktop.cli.main import main
    else:
        from gupai_desktop.app.main import main

    sys.exit(main())
