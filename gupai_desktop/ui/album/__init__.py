"""The album of all triplets and pairs, beside the table."""
