"""The page of games: every game with its table, and how the chosen one is played."""
