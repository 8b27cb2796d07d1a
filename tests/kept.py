"""What one run of the tests keeps for the next: it lies in pytest's cache, by names."""

from typing import Any

import pytest


def kept(config: pytest.Config, name: str) -> dict[str, Any]:
    """Return what earlier runs have kept under a name."""
    cache = _cache(config)
    values: dict[str, Any] = cache.get(name, {}) if cache else {}
    return values


def keep(config: pytest.Config, name: str, values: dict[str, Any]) -> None:
    """Keep some values beside those that are kept."""
    if cache := _cache(config):
        cache.set(name, kept(config, name) | values)


def _cache(config: pytest.Config) -> pytest.Cache | None:
    """What pytest keeps between two runs: with ``-p no:cacheprovider`` there is no such thing."""
    return getattr(config, "cache", None)
