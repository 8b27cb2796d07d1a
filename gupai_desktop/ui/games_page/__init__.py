"""The page of games: every game with its table, and how each is to be played."""
