"""The solver: what can be won, how, and how fast."""
