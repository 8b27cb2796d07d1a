"""What is said aloud and heard of a game, by the facts before and after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gupai_desktop.engine.explain import faces_in_order, faces_text
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Prospect, move_words
from gupai_desktop.engine.rules import Option, OptionChoice
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, counted, joined, labelled, listed, sentence, words
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.history import PlaySession
from gupai_desktop.play.selection import Selection
from gupai_desktop.texts.messages import Known
from gupai_desktop.texts.solver_words import placed_words
from gupai_desktop.texts.titles import long_title_of

#: Results alone; also how they came about, and what can be done now; also the groups then.
BRIEF, NORMAL, FULL = "brief", "normal", "full"

SPEECH = Option(
    "speech",
    words("Read Alou&d"),
    (
        OptionChoice(BRIEF, words("Results only")),
        OptionChoice(NORMAL, words("Moves and results")),
        OptionChoice(FULL, words("Moves, results and groups")),
    ),
    usual=NORMAL,
)


def step_words(
    before: Facts, after: Facts, playing: PlaySession, speech: str, *, is_restart: bool
) -> tuple[Words, ...]:
    """Return what is said of a step, one announcement after the other."""
    old, new = before.record, after.record
    if not new.has_deal_of(old):
        return (long_title_of(new, playing),)
    states = tuple(_states(before, after)) if speech == FULL else ()
    if old.moves == new.moves:
        return ()
    if old.moves == new.moves[:-1]:
        said = _move_words(before, new.moves[-1], after, speech)
    else:
        said = (_jump_words(before, after, is_restart=is_restart),)
    return (joined(*said, *states),)


def _move_words(before: Facts, move: Move, after: Facts, speech: str) -> tuple[Words, ...]:
    """Say a move, its result, and how far the game is; in brief only the result."""
    account = before.narrator.account(move, after.table)
    if speech == BRIEF and account:
        return account
    said, far = sentence(move_words(after.game, move)), list(_tally_words(before, after))
    if before.table.stage != after.table.stage and after.narrator.phase:
        far.append(sentence(after.narrator.phase))
    return (said, *account, *far)


def _jump_words(before: Facts, after: Facts, *, is_restart: bool) -> Words:
    """Say which move has been taken back, that all have, or after how many the table is now."""
    old, new = before.record.moves, after.record.moves
    if not new and (is_restart or len(old) > 1):
        return words("Back to the opening.")
    if new == old[:-1]:
        back = words("Taken back: {move}.", move=move_words(before.game, old[-1]))
        return joined(back, *_tally_words(before, after))
    return joined(counted("After %n move(s).", len(new)), sentence(after.narrator.tally))


def _tally_words(before: Facts, after: Facts) -> tuple[Words, ...]:
    """Say how far the game is, if that has changed."""
    tally = after.narrator.tally
    return () if tally == before.narrator.tally else (sentence(tally),)


def _states(before: Facts, after: Facts) -> Iterator[Words]:
    """Describe the groups that have changed."""
    pairs = zip(before.table.groups, after.table.groups, strict=True)
    for group, (old, new) in enumerate(pairs):
        if old != new:
            yield sentence(after.narrator.describe(group))


def selected_words(
    facts: Facts, before: frozenset[Tile], selection: Selection, speech: str
) -> Words | None:
    """Return the move that is selected whole, how many tiles fit those in hand, or that none is.

    Twins that take the place of those in hand are on their way to another tile, which tells.
    """
    if selection.complete and selection.faces != faces_text(faces_in_order(before)):
        # Said alone, the move would sound as if it had been played.
        return words("Selected: {move}.", move=placed_words(facts, selection.complete))
    if selection.tiles > before and selection.begun and speech != BRIEF:
        return _selection_words(selection)
    if before and not selection.tiles and speech != BRIEF:
        return words("Nothing is selected any more.")
    return None


def _selection_words(selection: Selection) -> Words:
    """Say which tiles are selected, how many can join them and how many complete a move."""
    targets, partners = len(selection.targets), len(selection.partners)
    fitting = counted("%n tile(s) can complete a move", targets)
    if partners:
        if len(selection.tiles) == 1:
            joining = counted("%n tile(s) can join it", partners)
        else:
            joining = counted("%n tile(s) can join them", partners)
        none = words("none completes a move")
        fitting = listed(joining, fitting if targets else none)
    tiles = faces_text(faces_in_order(selection.tiles))
    return words("{tiles} selected; {fitting}.", tiles=tiles, fitting=fitting)


def prospect_words(facts: Facts, prospects: Iterable[Prospect]) -> Words | None:
    """Return what lifted tiles would make of the groups."""
    sentences: dict[Words, None] = {}
    for prospect in prospects:
        group, name = prospect.group, facts.narrator.caption(prospect.label)
        if group is not None and name is not None:
            sentences[sentence(labelled(facts.narrator.title(group), name))] = None
    return joined(*sentences) if sentences else None


class SpokenVerdict(NamedTuple):
    """What of a verdict is said anew when it is another one."""

    wins: bool
    unknown: bool
    is_final: bool
    is_par_missed: bool


def verdict_of(known: Known, speech: str) -> SpokenVerdict | None:
    """Return the verdict that is to be said, if it is news; a win and an omen tell themselves."""
    facts, outlook = known.facts, known.outlook
    if outlook is None or facts.is_won or facts.game.is_omen or speech == BRIEF:
        return None
    wins, unknown = bool(outlook.wins), bool(outlook.unknown)
    return SpokenVerdict(wins, unknown, outlook.is_final, known.is_par_missed)


def sounds_of(before: Facts, after: Facts) -> tuple[str, ...]:
    """Return the sounds of a step; ``seal`` and ``won`` are those of seals that are stamped."""
    old, new = before.record, after.record
    if not new.has_deal_of(old):
        return ()
    moves = new.moves[len(old.moves) :]
    if any(not move.tiles for move in moves):
        return ("refill",)
    heard = {
        "laid": True,
        "seal": bool(moves) and valid_groups(after) > valid_groups(before),
        "won": bool(moves) and after.is_won,
    }
    return tuple(name for name, is_heard in heard.items() if is_heard)


def valid_groups(facts: Facts) -> int:
    return sum(label.is_sealed for label in facts.narrator.labels)
