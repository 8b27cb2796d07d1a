"""The dialog that begins a game."""
