"""The version of what the study rests on: the rules of the games, and the solvers.

Findings of one version may be added up, wherever and whenever they were made.
"""

from __future__ import annotations

#: Raise it by one when any deal's board, verdict, line, bound or number of positions may
#: change; `tests/solvers/test_version.py` says when one has.  Version 1 are the findings
#: that were kept before they carried a version.
STUDY_VERSION = 2
