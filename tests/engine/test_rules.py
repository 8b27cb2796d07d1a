"""Options, and the choices between them."""

from gupai_desktop.engine.rules import LOOSE, TRIPLETS, Rules
from tests.cases import refused
from tests.vectors import CLASSIC, MIXED, MIXED_AND_LOOSE
from tests.vectors import LOOSE as LOOSE_RULE

OPTIONS = (TRIPLETS, LOOSE)


def test_rules_are_written_in_the_order_of_the_options_and_begin_with_their_defaults() -> None:
    assert str(Rules.parse(OPTIONS, "")) == "triplets=classic loose=no"
    assert str(Rules.parse(OPTIONS, "loose=yes triplets=mixed")) == "triplets=mixed loose=yes"


def test_the_options_choose_the_triplet_rule() -> None:
    texts = ("", "triplets=mixed", "loose=yes", "triplets=mixed loose=yes")
    found = [Rules.parse(OPTIONS, text).triplet_rule for text in texts]
    assert found == [CLASSIC, MIXED, LOOSE_RULE, MIXED_AND_LOOSE]


def test_one_choice_can_be_changed() -> None:
    rules = Rules.parse(OPTIONS, "loose=yes")
    changed = Rules.choose(OPTIONS, rules.with_choice("triplets", "mixed"))
    assert str(changed) == "triplets=mixed loose=yes"


def test_the_sentence_says_what_is_wrong() -> None:
    for text, sentence in (
        ("colour=red", "“colour” cannot stand here"),
        ("nonsense", "“nonsense” cannot stand here"),
        ("=", "“” cannot stand here"),
        ("triplets=modern", "triplets: “modern” is none of these: classic, mixed"),
        ("loose", "loose: “” is none of these: no, yes"),
    ):
        assert refused(Rules.parse, OPTIONS, text) == sentence
