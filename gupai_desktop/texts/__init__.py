"""Sentences and titles that a player reads or hears, by the facts of a table; without Qt."""
