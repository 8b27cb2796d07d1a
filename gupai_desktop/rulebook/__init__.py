"""The rules pages: what they say, and what they show of it; nothing is drawn here."""
