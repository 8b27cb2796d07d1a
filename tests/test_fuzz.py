"""A few rounds of the fuzz benchmark, so that it keeps running, and the openers with it."""

from __future__ import annotations

from tests.scripts import load


def test_damaged_texts_are_refused_in_words() -> None:
    counts, _, _ = load("tests/benchmarks/fuzz.py").run(rounds=300, seed=3)
    outcomes = [count for kind, count in counts.items() if kind.endswith(("refused", "taken"))]
    assert sum(outcomes) == 300
    assert {f"{kind}: refused" for kind in ("save", "code", "board", "record")} <= set(counts)
    assert counts["code: taken"] > 0
