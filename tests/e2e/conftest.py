"""The screen reader of the tests is a program of its own, for the system's Python."""

collect_ignore = ["reader.py"]
