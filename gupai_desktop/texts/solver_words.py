"""What the solver has found, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import chain

from gupai_desktop.engine.explain import faces_of, faces_text
from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import move_words
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, counted, labelled, listed, words
from gupai_desktop.play.facts import Facts
from gupai_desktop.solvers.difficulty import Difficulty
from gupai_desktop.solvers.verdict import Answer, Outlook, Verdict

#: What leads to a proof, and what it shows where no more is known.
WHY = words("Why?")

CAN_BE_WON = words("Can be won")
NOT_KNOWN = words("Not known whether it can be won")
SEARCHING = words("Studying…")
NO_SOLVER = words("Not studied")
CANNOT_BE_WON = words("This cannot be won.")
STOPPED = words("The solver stopped; please try again.")


def verdict_words(
    facts: Facts,
    known: Outlook | None,
    par: Verdict | None = None,
    *,
    is_lost: bool = False,
    is_best: bool = False,
) -> Words:
    """Return in a few words whether a game can still be won; the solver may have gone.

    Of a score that is not proved to be the best it is said that it is that high at least.
    """
    if facts.is_won:
        return words("Won")
    if facts.outcome is not Outcome.LOST:
        if known is None:
            return STOPPED if is_lost else SEARCHING
        if not known.orders:
            return NO_SOLVER
        if known.wins:
            return _winning_words(facts, known, par, is_best=is_best)
        if known.unknown:
            return NOT_KNOWN if known.is_final or is_lost else SEARCHING
    return words("Cannot be won")


def _winning_words(facts: Facts, known: Outlook, par: Verdict | None, *, is_best: bool) -> Words:
    """Return how a table that can be won is won."""
    if known.orders > 1:
        return orders_words(known)
    game, record, left = facts.game, facts.record, known.line
    if game.most_score:
        best = game.measure(game.cost(record.table, left))
        is_most = is_best or best >= game.most_score
        if is_most or (par and par.is_shortest and best == game.measure(par.length)):
            return counted("Can be cleared with %n point(s)", best)
        return counted("Can be cleared with at least %n point(s)", best)
    if par and par.is_shortest and len(record.moves) + len(left) == par.length:
        return counted("%n move(s) to win", len(left))
    return counted("At most %n move(s) to win", len(left))


def placed_words(facts: Facts, move: Move) -> Words:
    """Return a legal move in words: the verb, and the faces it touches in each group."""
    verb = facts.game.verbs[move.verb]
    touched = dict[int, list[Tile]]()
    for tile in chain.from_iterable(move.sides):
        touched.setdefault(facts.places[tile][0], []).append(tile)
    places = [
        words(
            "{tiles} ({group})",
            tiles=faces_text(faces_of(tiles)),
            group=facts.narrator.title(group),
        )
        for group, tiles in touched.items()
    ]
    return labelled(verb, reduce(listed, places)) if places else verb


def groups_words(facts: Facts, groups: Sequence[int], *, is_assisted: bool) -> Words:
    """Return where a move that wins is to be looked for, and what the next hint costs."""
    where = reduce(listed, map(facts.narrator.title, groups))
    if is_assisted:
        return words("Look at: {groups}. The next hint names the move.", groups=where)
    return words(
        "Look at: {groups}. The next hint names the move; a win then counts as one with help.",
        groups=where,
    )


def par_words(game: Game, par: Verdict | None, cost: int) -> Words | None:
    """Return how a line that wins at such a cost compares with the best one known.

    Where the deal is not studied, the line is the only one known: nothing is said.
    """
    if par is None or cost > par.length:
        return length_words(game, par)
    if par.is_shortest:
        if game.most_score:
            return words("No higher score is possible.")
        return words("No shorter solution exists.")
    if not par.bound:
        return None
    if game.most_score:
        return length_words(game, par)
    return counted("No shorter line is known; none takes fewer than %n move(s).", par.bound)


def length_words(game: Game, par: Verdict | None) -> Words | None:
    """Return how few moves a board takes, or how many points it brings, as far as is known."""
    if par is None or par.answer is not Answer.WINNABLE:
        return None
    if game.most_score:
        best, most = game.measure(par.length), game.measure(par.bound)
        if par.is_shortest or best >= game.most_score:
            return counted("The highest score is %n point(s).", best)
        return counted(
            "The best score known is %n point(s); none is above {most}.",
            best,
            most=min(most, game.most_score),
        )
    if par.is_shortest:
        return counted("The shortest line takes %n move(s).", par.bound)
    if not par.bound:
        return counted("The best line known takes %n move(s).", len(par.line))
    return counted(
        "The best line known takes %n move(s); none takes fewer than {bound}.",
        len(par.line),
        bound=par.bound,
    )


def lost_words(game: Game, table: Table, group: int) -> Words:
    """Return that a table is lost because of one group."""
    tiles = faces_text(faces_of(table.groups[group]))
    if game.narrator(table).labels[group].is_sealed:
        return words(
            "This cannot be won: the goal has no use for {tiles}, and no exchange changes that.",
            tiles=tiles,
        )
    return words(
        "This cannot be won: no exchange that is left mends the group {tiles}.", tiles=tiles
    )


def losing_words(lost: Record) -> Words:
    """Return that the last move of a record lost it."""
    if not lost.moves:
        return words("This deal could not be won from the start.")
    return words(
        "The game could be won until move {number} ({move}), but not after it.",
        number=len(lost.moves),
        move=move_words(lost.game, lost.moves[-1]),
    )


def orders_words(known: Outlook) -> Words:
    """Return in how many orders of its hidden tiles a table can be won."""
    wins, orders = known.wins, tried_words(known)
    if known.is_decided:
        return words(
            "Can be won in {wins} of {orders} orders of the hidden tiles", wins=wins, orders=orders
        )
    return words(
        "Can be won in at least {wins} of {orders} orders of the hidden tiles",
        wins=wins,
        orders=orders,
    )


def tried_words(known: Outlook) -> Words | str:
    """Return the number of orders of hidden tiles, or that of the sample that was tried."""
    if known.tried == known.orders:
        return str(known.orders)
    return words("{number} tried", number=known.tried)


def looking_words(difficulty: Difficulty | None) -> Words:
    """Return that a deal is looked for, and how hard a one."""
    if difficulty is None:
        return words("Looking for a deal…")
    return words("Looking for a deal ({difficulty})…", difficulty=difficulty.name)
