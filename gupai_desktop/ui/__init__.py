"""What is seen: the window, the table on the screen, and the game being played."""
