"""A game being played, without a screen: its history, its codes and texts, the daily deal."""
