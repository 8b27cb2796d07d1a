"""Gupai Desktop: the solitaires of the Chinese dominoes."""

import os.path
import sys

__version__ = "1.1.0"

# `python -m` would import from the current folder first, and so whatever somebody has put there.
if sys.argv[:1] == ["-m"] and not sys.flags.safe_path:
    _here = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    # A folder that has been deleted has no name.
    if not sys.path[0] or os.path.realpath(sys.path[0]) != _here:
        del sys.path[0]
