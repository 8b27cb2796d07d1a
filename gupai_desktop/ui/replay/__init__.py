"""The replay: a record move by move, with its review."""
