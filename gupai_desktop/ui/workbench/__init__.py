"""The workbench: any board of any game, laid out, checked, studied and played."""
