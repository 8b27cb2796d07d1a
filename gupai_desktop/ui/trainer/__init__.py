"""The trainer: questions that teach to see triplets and pairs."""
