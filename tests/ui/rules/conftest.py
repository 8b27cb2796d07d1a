"""The scripts that write the rules pages find one another there, and so do the tests."""

import sys

from tests.scripts import ROOT

sys.path.insert(0, str(ROOT / "resources" / "tools"))
