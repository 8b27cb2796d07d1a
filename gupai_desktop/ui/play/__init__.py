"""The game on the screen before it is drawn: session, undo stack, analysis, clock."""
