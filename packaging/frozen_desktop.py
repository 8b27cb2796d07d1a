"""Where the frozen ``gupai-desktop`` begins."""

import sys

from gupai_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
