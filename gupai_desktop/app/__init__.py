"""The program: it starts, keeps what is played, watches for faults, and ends."""

import builtins

import PySide6.QtCore  # noqa: F401 what is undone here is what this does

# PySide reads the source of every module that is imported after it, lest somebody want
# methods in snake case; nobody here does, and it takes a tenth of the start.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
