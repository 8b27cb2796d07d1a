"""The chart of all triplets and pairs, beside the table."""
