"""The command ``gupai``: the games without a window, and without Qt."""
