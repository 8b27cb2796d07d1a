"""The table: tiles, combinations, positions, moves, the contract of a game."""
