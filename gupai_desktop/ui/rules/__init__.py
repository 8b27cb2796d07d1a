"""The window of the rules pages."""
