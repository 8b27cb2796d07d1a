"""Sound: what is heard at the table, and what plays it."""
