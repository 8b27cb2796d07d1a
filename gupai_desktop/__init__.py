"""Gupai Desktop: the solitaires of the Chinese dominoes."""

__version__ = "0.1.0"
