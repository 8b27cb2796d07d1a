"""Gupai Desktop: the solitaires of the Chinese dominoes."""

__version__ = "1.0.0"
