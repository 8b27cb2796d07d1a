"""Chance: whoever wants something by chance is handed a `Chance`, and asks nothing else."""

from __future__ import annotations

import os
from itertools import count


class Chance:
    """The chance of this computer, which nobody can foresee."""

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        return int.from_bytes(os.urandom(8)) % limit

    def token(self) -> str:
        """Return a name that nothing else has: 32 letters and digits."""
        return os.urandom(16).hex()


class NoChance(Chance):
    """For what is only shown, where nothing is left to chance: always the first, names in turn."""

    def __init__(self) -> None:
        self._names = count(1)

    def below(self, limit: int) -> int:
        return range(limit)[0]

    def token(self) -> str:
        return f"{next(self._names):032x}"
