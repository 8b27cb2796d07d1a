"""What the status bar tells: whether the game can be won, and how many moves were played."""

from __future__ import annotations

from gupai_desktop.engine.words import Words, counted, labelled, listed, words
from gupai_desktop.texts.messages import OMEN, Known, best_words, degree_words
from gupai_desktop.texts.scores import BestScore
from gupai_desktop.texts.solver_words import CAN_BE_WON, tried_words, verdict_words


def verdict_full(known: Known) -> Words:
    """Return whether the game can be won; of one that the deal decides nothing before the end."""
    facts = known.facts
    is_open = known.outlook is not None and known.outlook.wins and not facts.is_won
    if known.problem and is_open and not known.tells_par:
        return CAN_BE_WON  # how many moves are left would tell whether par is lost
    if known.is_par_missed and is_open:
        return words("Par can no longer be kept")
    if facts.game.is_omen and not facts.is_won:
        return degree_words(known) if facts.why_lost else OMEN
    is_best = known.left is not None and known.left.is_proved
    return verdict_words(
        facts, known.outlook, known.par, is_lost=known.is_solver_lost, is_best=is_best
    )


def verdict_brief(known: Known) -> Words:
    """Return the same in as few words as say it."""
    facts, outlook = known.facts, known.outlook
    verdict = verdict_full(known)
    if outlook is None or not outlook.wins or facts.why_lost or facts.is_won or verdict == OMEN:
        return verdict
    if outlook.orders > 1:
        wins, orders = str(outlook.wins), tried_words(outlook)
        found = words("{found} of {wanted}", found=wins, wanted=orders)
        return labelled(CAN_BE_WON, found)
    if facts.game.most_score:
        best = facts.game.measure(facts.game.cost(facts.table, outlook.line))
        return counted("%n point(s)", best)
    return CAN_BE_WON


def moves_words(known: Known, *, is_brief: bool = False) -> Words:
    """Return how many moves have been played, and how many a challenge allows."""
    record = known.facts.record
    moves = counted("%n move(s)", len(record.moves))
    challenge = known.occasion.challenge
    if known.problem and not is_brief:
        par = words("par {moves}", moves=known.problem.par)
        if record.game.most_score:
            par = best_words(BestScore(known.problem.par, is_proved=True))
        moves = listed(moves, par)
        return listed(moves, known.run.place_words) if known.run else moves
    if challenge is None or is_brief:
        return moves
    allowed = record.game.measure(challenge.moves)
    is_scored = bool(record.game.most_score)
    most = counted("%n point(s)", allowed) if is_scored else allowed
    return words("{moves}, challenge: {most}", moves=moves, most=most)
