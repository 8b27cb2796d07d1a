"""The program: it starts, keeps what is played, watches for faults, and ends."""
