"""On disk: saved games, the lock on their folder, the log of play, statistics."""
