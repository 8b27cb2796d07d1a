"""Tables in Markdown, and the figures in them."""

from collections.abc import Sequence


def head(*cells: object) -> None:
    """Print the head of a table."""
    row(*cells)
    print("|" + "---|" * len(cells), flush=True)


def row(*cells: object) -> None:
    """Print a row of a table."""
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the smallest of the values that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
