"""The questions of statistics to the book, in SQL, and the letters that some are answered by."""

from __future__ import annotations

from gupai_desktop.play.challenge import DIFFICULTIES
from gupai_desktop.play.occasions import FIRST, OF_CHALLENGES, OF_OMENS, OF_POINTS, OF_PROBLEMS
from gupai_desktop.store.schema import COUNTED, OF_DAY, ON_BOARD

LAST = "SELECT coalesce(max(place), 0) FROM deal"
COUNTED_DEALS = f"FROM deal WHERE {COUNTED}"
CLAIMS = f"""
    SELECT DISTINCT game, rules, number, board, policy FROM deal
    WHERE is_counted AND policy GLOB '{OF_PROBLEMS}'
"""
CLAIMED = """
    SELECT * FROM deal WHERE is_counted AND game = ? AND rules = ? AND number = ? AND board = ?
    AND policy = ?
"""
OF_GAME = f"{COUNTED_DEALS} AND game = :game AND rules = :rules"
UNAIDED = "moves > 0 AND NOT is_assisted"
#: What the best of a game is among: whole deals, which have numbers.
BEST = f"{UNAIDED} AND number != 0 AND policy != '{FIRST.text}'"
#: What a row is played as that counts for nothing and says that a move of its deal was shown.
SHOWN = "shown"
PLAYED = f"policy != '{SHOWN}'"
#: How hard deals are whose difficulty counts, and all others.
RATES = (*dict.fromkeys(DIFFICULTIES), "")
HOWS = UNWON, HELPED, ALONE = range(3)


def letter(how: int, difficulty: str) -> str:
    """Return the letter of a deal that ended so and is so hard."""
    return chr(ord("a") + how * len(RATES) + RATES.index(difficulty))


def letters(how: int) -> str:
    """Return the letter of a deal that ended so, in SQL, by how hard it is."""
    whens = (f"WHEN '{rate}' THEN '{letter(how, rate)}'" for rate in RATES if rate)
    return f"CASE difficulty {' '.join(whens)} ELSE '{letter(how, '')}' END"


#: How every deal ended, in the order of first moves, a letter for each.
ENDS = f"""
    SELECT group_concat(letter, '') FROM (SELECT CASE WHEN moves = 0 THEN {letters(UNWON)}
      WHEN is_assisted THEN {letters(HELPED)} ELSE {letters(ALONE)} END AS letter
      {OF_GAME} ORDER BY place)
"""
#: The best of a game: the nearest to par, the least of numbers that are how far a deal is from
#: it, and then its place, which is less than that; the least time, the means, and of deals that
#: are so hard, for each of `RATES`, the least time and the fewest moves.
FURTHER = 2**40
_OF_RATES = ", ".join(
    f"min({what}) FILTER (WHERE difficulty = '{rate}')"
    for rate in RATES
    for what in ("seconds", "moves")
)
BESTS = f"""
    SELECT min((moves - par_bound) * {FURTHER} + place) FILTER (WHERE par_line != 0
        AND par_bound = min(par_line, moves)),
      min(seconds), avg(seconds), avg(moves), {_OF_RATES}
    {OF_GAME} AND {BEST}
"""
OFFERED = f"""
    SELECT count(*) FROM (SELECT 1 {OF_GAME} AND policy != ''
      AND NOT policy GLOB '{OF_CHALLENGES}' AND NOT policy GLOB '{OF_POINTS}' LIMIT :most)
"""
FEWEST = f"SELECT * {OF_GAME} AND {BEST} ORDER BY moves, place LIMIT 1"
AT_PLACE = "SELECT * FROM deal WHERE place = ?"
#: The wins, and those without help after the last deal that ended a run.
STANDING = f"""
    WITH unwon AS (SELECT place {OF_GAME} AND moves = 0 ORDER BY place DESC LIMIT 2),
      latest AS (SELECT max(+place) AS place {OF_GAME} AND moves > 0),
      since AS (SELECT coalesce(max(place), 0) AS place FROM unwon WHERE place < max(
        (SELECT coalesce(place, 0) FROM latest), (SELECT max(place) FROM unwon)))
    SELECT count(*), count(*) FILTER (WHERE NOT is_assisted AND place > (SELECT place FROM since))
    {OF_GAME} AND moves > 0
"""
ON_DAYS = f"FROM deal WHERE {OF_DAY} AND rules = '' AND policy BETWEEN :first AND :last"
#: Not by the order of places, which would lead SQLite past the index.
OMENS = f"SELECT * {ON_DAYS} ORDER BY +place DESC"
ON_DEAL = "game = :game AND rules = :rules AND number = :number AND board = :board"
#: The row of a deal that is played anew; what is played on a day is of that day alone.
SAME = f"""
    SELECT * {COUNTED_DEALS} AND {ON_DEAL} AND (policy = :policy OR NOT :is_of_day
      AND policy NOT GLOB '{OF_OMENS}' AND policy NOT GLOB '{OF_CHALLENGES}')
    ORDER BY place LIMIT 1
"""
WAS_SHOWN = f"""
    SELECT 1 FROM deal WHERE {ON_DEAL} AND (is_assisted AND moves > 0 OR policy = '{SHOWN}')
    LIMIT 1
"""
LATEST = "ORDER BY place DESC LIMIT :most OFFSET :skip"
#: The next rules of a game or the first ones of the next, whatever counts, and the latest deal of
#: them that does: short ways in an index, however many deals there are.
NEXT_GAMES = tuple(
    f"SELECT game, rules FROM deal WHERE {after} ORDER BY game, rules LIMIT 1"
    for after in ("game = :game AND rules > :rules", "game > :game")
)
LATEST_OF = f"SELECT place {OF_GAME} ORDER BY place DESC LIMIT 1"
ON_BOARDS = f"FROM deal WHERE {ON_BOARD} AND game = :game AND rules = :rules"
TRIES = f"SELECT board, moves, is_assisted, begun {ON_BOARDS} ORDER BY +place"
BEST_TRIES = f"""
    SELECT board, min(moves), is_assisted, max(begun) {ON_BOARDS} AND moves > 0
    GROUP BY board, is_assisted
"""
#: SQLite has the other columns of the row whose place is the least.  What lies open on the table
#: is no try yet.
FIRST_TRIES = f"""
    SELECT min(place), game, board, moves, is_assisted, begun FROM deal
    WHERE {ON_BOARD} AND rules = '' AND NOT (moves = 0 AND playing = :open)
    GROUP BY game, board
"""
CHALLENGES = f"""
    SELECT policy, game, number, board, min(CASE WHEN {UNAIDED} THEN moves END)
    {ON_DAYS} GROUP BY policy, game, number, board
"""


def ends_of(how: int) -> str:
    """Return the letters of all deals that ended so."""
    return "".join(letter(how, rate) for rate in RATES)
