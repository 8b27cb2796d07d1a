"""The study: what can be won, how, and how fast."""
