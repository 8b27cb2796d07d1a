"""What the statistics ask a book for: questions in SQL, with names for what they are given."""

from gupai_desktop.play.occasions import FIRST, OF_CHALLENGES, OF_OMENS, OF_PROBLEMS
from gupai_desktop.store.schema import COUNTED, OF_DAY, ON_BOARD

#: The difficulty of a deal that cannot be rated.
NO_DIFFICULTY = "none"
LAST = "SELECT coalesce(max(place), 0) FROM deal"
FROM_COUNTED = f"FROM deal WHERE {COUNTED}"
CLAIMS = f"""
    SELECT DISTINCT game, rules, number, board, policy FROM deal
    WHERE is_counted AND policy GLOB '{OF_PROBLEMS}'
"""
CLAIMED = """
    SELECT * FROM deal WHERE is_counted AND game = ? AND rules = ? AND number = ? AND board = ?
    AND policy = ?
"""
OF_GAME = f"{FROM_COUNTED} AND game = :game AND rules = :rules"
UNAIDED = "moves > 0 AND NOT is_assisted"
#: What the best of a game is among.
BEST = f"{UNAIDED} AND policy != '{FIRST.text}'"
#: What a row is played as that counts for nothing and says that a move of its deal was shown.
SHOWN = "shown"
TOTALS = f"""
    SELECT count(*), count(*) FILTER (WHERE moves > 0), count(*) FILTER (WHERE {UNAIDED}),
      min(seconds) FILTER (WHERE {BEST}), avg(seconds) FILTER (WHERE {BEST}),
      avg(moves) FILTER (WHERE {BEST}) {OF_GAME}
"""
#: A run ends with a deal that was not won; it is one of the run that it ends.
STREAKS = f"""
    SELECT length, max(length) OVER () FROM (
      SELECT run, count(*) FILTER (WHERE {UNAIDED}) AS length FROM (
        SELECT moves, is_assisted,
          count(*) FILTER (WHERE moves = 0) OVER (ORDER BY place) - (moves = 0) AS run
        {OF_GAME})
      GROUP BY run)
    ORDER BY run DESC LIMIT 1
"""
FEWEST = f"SELECT * {OF_GAME} AND {BEST} ORDER BY moves, place LIMIT 1"
NEAREST = f"""
    SELECT * {OF_GAME} AND {BEST} AND par_line != 0 AND par_bound = min(par_line, moves)
    ORDER BY moves - par_bound, place LIMIT 1
"""
#: The wins, and those without help after the last deal that ended a run.
STANDING = f"""
    WITH unwon AS (SELECT place {OF_GAME} AND moves = 0 ORDER BY place DESC LIMIT 2),
      latest AS (SELECT max(+place) AS place {OF_GAME} AND moves > 0),
      since AS (SELECT coalesce(max(place), 0) AS place FROM unwon WHERE place < max(
        (SELECT coalesce(place, 0) FROM latest), (SELECT max(place) FROM unwon)))
    SELECT count(*), count(*) FILTER (WHERE NOT is_assisted AND place > (SELECT place FROM since))
    {OF_GAME} AND moves > 0
"""
FROM_DAYS = f"FROM deal WHERE {OF_DAY} AND rules = '' AND policy BETWEEN :first AND :last"
#: Not by the order of places, which would lead SQLite past the index.
OMENS = f"SELECT * {FROM_DAYS} ORDER BY +place DESC"
ON_DEAL = "game = :game AND rules = :rules AND number = :number AND board = :board"
#: The row of a deal that is played anew; what is played on a day is of that day alone.
SAME = f"""
    SELECT * {FROM_COUNTED} AND {ON_DEAL} AND (policy = :policy OR NOT :is_of_day
      AND policy NOT GLOB '{OF_OMENS}' AND policy NOT GLOB '{OF_CHALLENGES}')
    ORDER BY place LIMIT 1
"""
WAS_SHOWN = f"""
    SELECT 1 FROM deal WHERE {ON_DEAL} AND (is_assisted AND moves > 0 OR policy = '{SHOWN}')
    LIMIT 1
"""
LATEST = "ORDER BY place DESC LIMIT :most OFFSET :skip"
GAMES = f"""
    SELECT game, rules {FROM_COUNTED} GROUP BY game, rules ORDER BY max(place) DESC
"""
ON_BOARDS = f"FROM deal WHERE {ON_BOARD} AND game = :game AND rules = :rules"
TRIES = f"SELECT board, moves, is_assisted, begun {ON_BOARDS} ORDER BY +place"
BEST_TRIES = f"""
    SELECT board, min(moves), is_assisted, max(begun) {ON_BOARDS} AND moves > 0
    GROUP BY board, is_assisted
"""
CHALLENGES = f"""
    SELECT policy, game, number, min(CASE WHEN {UNAIDED} THEN moves END)
    {FROM_DAYS} GROUP BY policy, game, number
"""
RATED = f"""
    SELECT difficulty, moves > 0, is_assisted
    {OF_GAME} AND difficulty NOT IN ('', '{NO_DIFFICULTY}') ORDER BY place
"""
DIFFICULTIES = f"""
    SELECT difficulty, count(*), count(*) FILTER (WHERE moves > 0)
    {OF_GAME} AND difficulty NOT IN ('', '{NO_DIFFICULTY}') GROUP BY difficulty
"""
