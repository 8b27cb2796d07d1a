"""The version of what findings rest on: the rules of a game or its family, and its solvers.

Findings of one version may be added up, wherever and whenever they were made.  Raise a
number by one when a finding of any deal may change; `tests/solvers/test_version.py` says
when one has.
"""

from __future__ import annotations

#: Of boards and verdicts, with their lines, bounds and positions.  Version 1 are the
#: findings that were kept before they carried a version.  A game that has a number of its
#: own is not of its family's.
VERDICTS = {"zen": 5, "zen.ten-sets": 5, "levels": 4}

#: Of the search for the best line.
BEST_LINES = {"zen": 4, "levels": 5}


def version_of(game_id: str, *, has_best: bool) -> str:
    """The version of a game's findings, ``2``; with best lines ``2.1``."""
    family = game_id.partition(".")[0]
    verdicts = str(VERDICTS.get(game_id) or VERDICTS.get(family, 1))
    return f"{verdicts}.{BEST_LINES.get(family, 1)}" if has_best else verdicts
