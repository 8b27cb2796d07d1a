"""JSON from outside: what is refused before anything is made of it."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.engine.words import BadText
from gupai_desktop.play.json_text import Node, read_json
from tests.cases import refused
from tests.strategies import repeatable, value_of

refusal = partial(refused, read_json)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1, character 1: the text breaks off or is damaged here"),
        ('{"a": 1,\n "b" 2}', "line 2, character 6: the text breaks off or is damaged here"),
        ('{"a": 1, "b": 2, "a": 3}', "“a” cannot stand here"),
        ("[NaN]", "“NaN” cannot stand here"),
        ("[-Infinity]", "“-Infinity” cannot stand here"),
        ("1" * 5000, "“11111111111111111111111…” cannot stand here"),
        ("[" * 200_000, "there is more here than can be read"),
        ('{"a":' * 200_000, "there is more here than can be read"),
    ],
    ids=lambda text: text[:20],
)
def test_what_cannot_be_read_is_refused(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


def test_a_value_knows_where_it_stands() -> None:
    root = read_json('{"a": {"b": [1, "x"]}}')
    entry = root.member("a").member("b").entries(2)[1]
    assert (entry.value, entry.path) == ("x", "a.b[1]")


@pytest.mark.parametrize("text", ["1e999", "-0.5", "true", '"1"', "null", "1000000000.5"])
def test_an_amount_is_a_number_within_its_bounds(text: str) -> None:
    with pytest.raises(BadText, match="cannot stand here"):
        read_json(text).amount(1000)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


ASKED: dict[str, Callable[[Node], object]] = {
    "text": lambda node: node.text(),
    "whole": lambda node: node.whole(0, 9),
    "amount": lambda node: node.amount(9),
    "switch": lambda node: node.switch(),
    "entries": lambda node: node.entries(3),
    "member": lambda node: node.member("a"),
}


@repeatable
@given(JSON)
def test_any_value_is_of_the_kind_asked_for_or_refused(value: object) -> None:
    for kind, ask in ASKED.items():
        try:
            ask(Node(value, "here"))
        except BadText as error:
            complaint = str(error)
        else:
            complaint = "here: none"
        assert complaint.startswith("here: "), kind


@repeatable
@given(st.text())
def test_any_text_is_json_or_a_bad_text(text: str) -> None:
    value_of(read_json, text)
