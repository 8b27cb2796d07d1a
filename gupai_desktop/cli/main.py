"""The ``gupai`` command: the games without a window, and without Qt.

Its answers are English, for it is read by programs as well as by people.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gupai_desktop import __version__, paths
from gupai_desktop.cli import listing
from gupai_desktop.cli.objects import (
    json_of_proof,
    object_of_game,
    object_of_position,
    object_of_solution,
)
from gupai_desktop.cli.results import (
    Refused,
    Study,
    json_of,
    opened,
    refusing_unreadable,
    table_of,
)
from gupai_desktop.cli.study import Pool, cluster, processes, read_range, study_deals, tabulate
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.proof import Proof, ProofFault
from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import BadText, WordedError
from gupai_desktop.games import find, games
from gupai_desktop.parser import Parser, readable
from gupai_desktop.solvers.analysis import has_proofs, outlook, prove, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Outlook, Verdict, has_solver
from gupai_desktop.writings.reader import WRITTEN, read_board, write_board

#: How many positions a verdict may cost: enough for nearly every deal of every game.
MAX_POSITIONS = 2_000_000
#: How many the search for a shortest line may cost, which uses up whatever it is given.
MAX_FOR_SHORTEST = 200_000

_BOARD_HELP = "groups joined by “|”, or as others write them"

#: No board is longer, with whatever follows it, and no proof.
_LONGEST = 100_000


class NoProof(Refused):
    """A board is not proved to be lost, nor known to be won; the text says so."""


#: A command: it yields lines and raises `WordedError` or `Refused` for bad input.
Command = Callable[[argparse.Namespace], Iterable[str]]

if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[Parser]


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says.

    0 if it went well, 1 if the answer cannot be written, 2 for bad input, 3 where there is no
    proof, 130 after Ctrl-C.
    """
    # Where Chinese cannot be written, question marks are better than no answer.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    for name in ("SIGTERM", "SIGHUP"):
        # Ended by the system or with its terminal, a command stops as after Ctrl-C.
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is signal.SIG_DFL:
            signal.signal(getattr(signal, name), signal.default_int_handler)
    try:
        try:
            chosen = _parsed(sys.argv[1:] if arguments is None else arguments)
            command: Command = chosen.command
            for line in command(chosen):
                print(line, flush=True)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except (WordedError, Refused, paths.NoFolder) as error:
        return _complain(error, 3 if isinstance(error, NoProof) else 2)
    except KeyboardInterrupt as stop:
        return _complain(str(stop) or "stopped", 130)
    except OSError as error:
        # Nothing must be flushed at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0  # whoever reads has read enough
        return _complain(f"the answer cannot be written: {error.strerror}", 1)
    return 0


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what a command line says; without a word the usage is told."""
    if not arguments:
        parser().print_help(sys.stderr)
        sys.exit(2)
    named = next((game.id for game in games() if game.id in arguments), "")
    return parser(named).parse_args(arguments, argparse.Namespace(clock=Clock()))


def _complain(sentence: object, code: int) -> int:
    """Write a sentence to the terminal, if there is one, and return the code again."""
    with suppress(OSError, ValueError):
        print(f"gupai: {readable(sentence)}", file=sys.stderr)
    return code


def parser(named: str = "") -> Parser:
    """Return the parser of the command line; where it names a game, the help is of that one."""
    parser = Parser(prog="gupai", description="Chinese-domino solitaires on the command line.")
    parser.add_argument("--version", action="version", version=f"gupai {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add(commands, "games", _games, "list the games and their options", has_game=False)
    dealing = _add(commands, "deal", _deal, "print the board of a deal")
    dealing.add_argument("number", type=int, help="the number of the deal")
    help_text = "how tiles are written, if not as usual: [6:5], 6-5, or characters of Unicode"
    dealing.add_argument("--as", dest="way", choices=tuple(WRITTEN), help=help_text)
    _add_problems(commands)
    _add_verifying(commands)
    solving = _add(commands, "solve", _solve, "tell whether boards can be won, and how")
    boards = _add_board(solving)
    a_line = "a board a line; - is the standard input"
    boards.add_argument("--boards", metavar="FILE", type=Path, help=a_line)
    best = "the best line found, with a proof if it is a shortest one"
    solving.add_argument("--shortest", action="store_true", help=best)
    usual = f"{MAX_POSITIONS}, with --shortest {MAX_FOR_SHORTEST}"
    _add_count(solving, "--positions", 0, "how many may be searched a board", usual)

    proving = _add(commands, "prove", _prove, "tell line by line why a board cannot be won")
    proving.description = (
        "Print a proof that a board cannot be won, for a person with the tiles in hand; "
        "`gupai verify` reads it. It holds however hidden tiles lie, in Pairs as they do. For a "
        "board that can be won it prints a line that wins. "
        "Ends with 3 where neither is found."
    )
    _add_board(proving)
    most = str(MAX_POSITIONS)
    _add_count(proving, "--positions", MAX_POSITIONS, "how many may be searched", most)
    _add_history(commands)
    _add_studying(commands)
    others = _options().keys() - {option.key for option in find(named).options} if named else ()
    for command in commands.choices.values():
        for action in command._actions:
            if action.dest in others:
                action.help = argparse.SUPPRESS  # it is read, and the game refuses it
    return parser


def _add_verifying(commands: _Commands) -> None:
    verifying = _add(commands, "verify", _verify, "play moves on a board and judge it")
    verifying.add_argument("--board", required=True, help=_BOARD_HELP)
    verifying.add_argument("--moves", default="", help="moves joined by “;”")
    proof = "a proof that it is lost, as `gupai prove` prints it; - is the standard input"
    verifying.add_argument("--proof", metavar="FILE", type=Path, help=proof)


def _add_history(commands: _Commands) -> None:
    help_text = "print what was played, a line a deal"
    added = _add(commands, "history", listing.history, help_text, has_game=False)
    added.description = (
        "Print the deals that count, in the order of their first moves; docs/saves.md has the "
        "columns. The book of games is only read, and may be open in a window."
    )
    form = "how; if not given, csv"
    added.add_argument("--as", dest="form", choices=listing.FORMS, default="csv", help=form)
    folder = "the folder of the data; if not given, the usual one"
    added.add_argument("--data-dir", metavar="DIR", type=Path, help=folder)


def _add_problems(commands: _Commands) -> None:
    help_text = "list the problems of a game, or print the board of one"
    problems = _add(commands, "problems", listing.problems, help_text, has_game=False)
    problems.description = (
        "List the problems of a game, easy ones first: the number, the par, the point, and the "
        "share of a simple player's tries that solve it. With a number print its board; without "
        "a game tell how many every game has. A composed problem is made by its number, and "
        "printed as a line of a list."
    )
    problems.add_argument("game", metavar="GAME", nargs="?", help="its id")
    which = problems.add_mutually_exclusive_group()
    which.add_argument("number", type=int, nargs="?", help="the number of a problem")
    which.add_argument("--composed", metavar="N", help="the number of a composed problem")
    help_text = "prove every problem of a set in a file"
    which.add_argument("--file", metavar="FILE", type=Path, help=help_text)


def _add_studying(commands: _Commands) -> None:
    studying = _add(commands, "study", _study, "study many deals and print a table")
    studying.description = (
        "Study many deals and print a table. What is found is kept; after Ctrl-C the same "
        "command goes on from there. Files of several studies add up: gupai tabulate."
    )
    studying.add_argument("--deals", required=True, metavar="1-1000", help="which deals")
    workers = studying.add_mutually_exclusive_group()
    _add_count(workers, "--jobs", 1, "how many processes", "1")
    at = "the scheduler of a cluster of dask.distributed that studies the deals"
    workers.add_argument("--dask", metavar="ADDRESS", help=at)
    kept = "the file that keeps what is found, a line a deal; if not given, one in the cache"
    studying.add_argument("--results", metavar="FILE", type=Path, help=kept)
    searched = "how many may be searched for the verdict on a deal, in all"
    _add_count(studying, "--positions", MAX_POSITIONS, searched, str(MAX_POSITIONS))
    _add_count(studying, "--best", 0, "how many more may be searched for a shorter line", "none")

    made = "print a table of what studies have kept"
    tabulating = _add(commands, "tabulate", _tabulate, made, has_game=False)
    tabulating.description = (
        "Print a table of the results of studies, in any number of files, a row for each "
        "study. A deal that comes twice counts once."
    )
    tabulating.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a results file")


def _add(
    commands: _Commands, name: str, command: Command, help_text: str, *, has_game: bool = True
) -> Parser:
    """Add a command; one for a game has a flag for every option that any game has."""
    parser = commands.add_parser(name, help=help_text)
    parser.set_defaults(command=command)
    parser.add_argument("--json", action="store_true", help="answer in JSON, an object a line")
    if has_game:
        parser.add_argument("game", metavar="GAME", help="its id, as `gupai games` prints it")
        for key, option in _options().items():
            kind: dict[str, Any] = {"metavar": _keys(option)}
            if option.is_switch:
                kind = {"action": "store_const", "const": "yes"}
            parser.add_argument(f"--{key}", dest=key, help=str(option.name), **kind)
    return parser


def _add_board(parser: Parser) -> argparse._MutuallyExclusiveGroup:
    """Add the flags that name a board."""
    boards = parser.add_mutually_exclusive_group(required=True)
    boards.add_argument("--board", help=_BOARD_HELP)
    boards.add_argument("--deal", type=int, metavar="N", help="the number of a deal")
    boards.add_argument("--problem", type=int, metavar="N", help="the number of a problem")
    return boards


def _add_count(
    parser: argparse._ActionsContainer, flag: str, default: int, help_text: str, usual: str
) -> None:
    help_text = f"{help_text}; if not given, {usual}"
    parser.add_argument(flag, type=_count, default=default, metavar="N", help=help_text)


def _count(text: str) -> int:
    if text.isdecimal() and 0 < int(text) < 10**12:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of 1 or more")


def _options() -> dict[str, Option]:
    return {option.key: option for game in games() for option in game.options}


def _keys(option: Option) -> str:
    return "|".join(choice.key for choice in option.choices)


def _game(chosen: argparse.Namespace) -> Game:
    """Return the game under the rules that the command line names."""
    given = {key: getattr(chosen, key) for key in sorted(_options())}
    return type(find(chosen.game))(
        {key: choice for key, choice in given.items() if choice is not None}
    )


def _game_with_solver(chosen: argparse.Namespace) -> Game:
    """Return the game that the command line names; raises `Refused` for one without a solver."""
    game = _game(chosen)
    if not has_solver(game):
        raise Refused(f"{game.id} is not studied")
    return game


def _games(chosen: argparse.Namespace) -> Iterator[str]:
    for game in games():
        if chosen.json:
            yield json.dumps(object_of_game(game))
            continue
        yield f"{game.id}\t{game.name}\t{game.native}"
        for option in game.options:
            yield f"\t--{option.key}" + ("" if option.is_switch else f" {_keys(option)}")


def _deal(chosen: argparse.Namespace) -> list[str]:
    game = _game(chosen)
    table = deal(game, chosen.number)
    board = write_board(table, WRITTEN[chosen.way]) if chosen.way else str(table)
    if not chosen.json:
        return [board]
    rules = str(game.rules)
    return [json.dumps({"game": game.id, "rules": rules, "deal": chosen.number, "board": board})]


def _laid(game: Game, chosen: argparse.Namespace) -> Table:
    """Return the board that the command line names."""
    if chosen.board is not None:
        return read_board(game, chosen.board)
    if chosen.problem is not None:
        return game.parse(listing.numbered(game, chosen.problem).board)
    return deal(game, chosen.deal)


def _verify(chosen: argparse.Namespace) -> Iterator[str]:
    game = _game(chosen)
    table = read_board(game, chosen.board)
    texts = [text for text in chosen.moves.split(";") if text.strip()]
    for number, text in enumerate(texts, 1):
        try:
            table = game.play(table, Move.parse(text))
        except WordedError as error:
            raise Refused(f"move {number}: {error}") from None
    narrator = game.narrator(table)
    why = (_proved(game, table, chosen.proof) if chosen.proof else "") or narrator.why_lost
    captions = [
        f"{label.caption} {label.native}" if label.caption else "" for label in narrator.labels
    ]
    if chosen.json:
        yield json.dumps(object_of_position(game, table, captions, str(why or "")))
        return
    for group, caption in zip(table.groups, captions, strict=True):
        yield " ".join(map(str, group)) + f"\t{caption or '-'}"
    yield str(narrator.tally)
    if why:
        yield f"lost: {why}"
    else:
        yield "won" if game.is_won(table) else "not won yet"


def _proved(game: Game, table: Table, file: Path) -> str:
    """Return that the proof in a file holds; raises `Refused` with the line that is wrong."""
    with refusing_unreadable(file), opened(file) as source:
        text = source.read(_LONGEST)
    try:
        proof = Proof.parse(game, text)
        proof.check(table)
    except ProofFault as fault:
        raise Refused(f"{file}: {fault}") from None
    lines = len(proof.claims)
    return "the one line of the proof holds" if lines == 1 else f"all {lines} lines hold"


def _prove(chosen: argparse.Namespace) -> Iterator[str]:
    game = _game_with_solver(chosen)
    table = _laid(game, chosen)
    budget = Budget(chosen.positions)
    if proof := prove(game, table, budget):
        written = proof.as_text()
        yield json_of_proof(table, Answer.UNWINNABLE, proof=written) if chosen.json else written
        return
    real = solve(game, table, budget)
    known = outlook(game, table, budget) if _hides(game, table) else None
    if known and known.wins:
        if chosen.json:
            line = real.line or known.line
            yield json_of_proof(table, real.answer, line, wins=known.wins, orders=known.orders)
        else:
            yield _in_orders(known, real)
    elif real.answer is Answer.UNKNOWN or (known and known.unknown):
        raise NoProof(
            f"whether this board can be won is not known after {_positions(real.positions)}"
        )
    elif real.answer is Answer.UNWINNABLE:
        why = (
            "no proof is short enough to be told" if has_proofs(game) else "no proof is looked for"
        )
        raise NoProof(f"this board cannot be won, but {why}")
    elif chosen.json:
        yield json_of_proof(table, real.answer, real.line)
    else:
        yield f"this board can be won: {_moves(real.line)}" if real.line else "this board is won"


def _in_orders(known: Outlook, real: Verdict) -> str:
    """Return in how many orders of its hidden tiles a board can be won, and a line for one."""
    least = "at least " if known.unknown else ""
    where = f"in {least}{known.wins} of the {known.orders} orders of its hidden tiles"
    if real.answer is Answer.WINNABLE:
        return f"this board can be won {where}, as they lie so: {_moves(real.line)}"
    return f"this board can be won {where}, but not as they lie; in one so: {_moves(known.line)}"


def _hides(game: Game, table: Table) -> bool:
    """Return whether hidden tiles can lie in several orders, and a player decides anything."""
    return len(game.hidden(table)) > 1 and not game.is_omen


def _moves(line: Sequence[Move]) -> str:
    return "; ".join(map(str, line))


def _solve(chosen: argparse.Namespace) -> Iterator[str]:
    game, is_shortest = _game(chosen), chosen.shortest
    positions = chosen.positions or (MAX_FOR_SHORTEST if is_shortest else MAX_POSITIONS)
    boards: Iterable[Table] = (
        [_laid(game, chosen)] if chosen.boards is None else _boards_in(game, chosen.boards)
    )
    for table in boards:
        result = object_of_solution(chosen.clock, game, table, positions, is_shortest=is_shortest)
        if chosen.json:
            yield json.dumps(result)
        else:
            yield from _in_words(result, is_shortest=is_shortest, has_orders=_hides(game, table))


def _boards_in(game: Game, file: Path) -> Iterator[Table]:
    """Yield the boards of a file, which may be a pipe without an end.

    It has a board a line; what follows a tab is ignored, and so is a line that begins
    with ``#``.  Raises `Refused` with the line that is wrong.
    """
    number = 0
    try:
        with refusing_unreadable(file), opened(file) as source:
            while line := source.readline(_LONGEST):
                number += 1
                text = line.partition("\t")[0].strip()
                if len(line) == _LONGEST:
                    raise Refused(f"{file} has no lines of boards")
                if text and not text.startswith("#"):
                    yield read_board(game, text)
    except BadText as error:
        raise Refused(f"line {number}: {error}") from None


def _in_words(result: dict[str, object], *, is_shortest: bool, has_orders: bool) -> list[str]:
    """Return a verdict for people: the board, the verdict, a move a line.

    A line that was asked to be a shortest one and is not proved to be is called the best
    line found.
    """
    moves = result["moves"]
    assert isinstance(moves, list)
    verdict = str(result["verdict"]) + (" as its hidden tiles lie" if has_orders else "")
    count = "1 move" if len(moves) == 1 else f"{len(moves)} moves"
    if "score" in result:
        best = "the highest score is" if result["shortest"] else "a line of"
        verdict += f": {best} {result['score']} points"
    elif moves and result["shortest"]:
        verdict += f": a shortest line of {count}"
    elif moves:
        kind = f"the best line found has {count}" if is_shortest else f"a line of {count}"
        verdict += f": {kind}, none takes fewer than {result['bound']}"
    searched = result["positions"]
    assert isinstance(searched, int)
    return [str(result["board"]), f"{verdict} ({_positions(searched)})", *moves]


def _positions(count: int) -> str:
    return "1 position" if count == 1 else f"{count} positions"


def _study(chosen: argparse.Namespace) -> Iterator[str]:
    game = _game_with_solver(chosen)
    file = chosen.results or paths.cache() / f"study-{game.id}.jsonl"
    deals = read_range(chosen.deals)
    study = Study.of(game, chosen.positions, chosen.best)
    if chosen.dask is not None:
        workers: AbstractContextManager[Pool] | None = cluster(chosen.dask, chosen.clock)
    else:
        workers = processes(chosen.jobs) if chosen.jobs > 1 else None
    written = json_of if chosen.json else table_of
    return study_deals(study, deals, file, workers, chosen.clock, written)


def _tabulate(chosen: argparse.Namespace) -> Iterator[str]:
    return tabulate(chosen.files, json_of if chosen.json else table_of)


if __name__ == "__main__":
    sys.exit(main())
