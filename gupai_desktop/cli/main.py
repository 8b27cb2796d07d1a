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
from contextlib import contextmanager, suppress
from multiprocessing import freeze_support
from pathlib import Path
from typing import Any

from gupai_desktop import __version__, paths
from gupai_desktop.cli import solve as cli_solve
from gupai_desktop.cli import study as cli_study
from gupai_desktop.cli.results import Study
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import WordedError, words
from gupai_desktop.games import find, games
from gupai_desktop.parser import Parser

#: How many positions a verdict may cost: enough for nearly every deal of every game.
MOST_POSITIONS = 2_000_000
#: How many the search for a shortest line may cost, which uses up whatever it is given.
MOST_FOR_SHORTEST = 200_000

#: A command's work: it writes lines and raises `WordedError` for bad input.
Command = Callable[[argparse.Namespace], Iterable[str]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says: 0 if it went well, 2 for bad input, 130 after Ctrl-C."""
    # Where Chinese cannot be written, question marks are better than no answer.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        with _stopped_as_by_interrupt():
            return _obey(arguments)
    except (WordedError, paths.NoFolder) as error:
        return _complain(error, 2)
    except (cli_study.Stopped, KeyboardInterrupt) as stop:
        return _complain(str(stop) or "stopped", 130)
    except BrokenPipeError:
        # Whoever reads has read enough.
        _write_no_more()
        return 0
    except OSError as error:
        _write_no_more()
        return _complain(f"the answer cannot be written: {error.strerror}", 1)


def _obey(arguments: Sequence[str] | None) -> int:
    try:
        chosen = parser().parse_args(arguments)
        command: Command = chosen.command
        for line in command(chosen):
            print(line, flush=True)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()
    return 0


def _complain(sentence: object, code: int) -> int:
    """Write a sentence for whoever gave the command, if anybody reads it; the code again."""
    with suppress(OSError, ValueError):
        print(f"gupai: {sentence}", file=sys.stderr)
    return code


def _write_no_more() -> None:
    """Nothing must be flushed at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def _stopped_as_by_interrupt() -> Iterator[None]:
    """Ended by the system or with its terminal, a command stops as after Ctrl-C."""
    ends = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {end: signal.signal(end, signal.default_int_handler) for end in ends}
    try:
        yield
    finally:
        for end, handler in before.items():
            signal.signal(end, handler)


def parser() -> Parser:
    parser = Parser(prog="gupai", description="Chinese-domino solitaires on the command line.")
    parser.add_argument("--version", action="version", version=f"gupai {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    listing = commands.add_parser("games", help="list the games and their options")
    listing.set_defaults(command=_games)

    dealing = commands.add_parser("deal", help="print the board of a deal")
    _add_game(dealing)
    dealing.add_argument("number", type=int, help="the number of the deal")
    dealing.set_defaults(command=_deal)

    verifying = commands.add_parser("verify", help="play moves on a board and judge it")
    _add_game(verifying)
    verifying.add_argument("--board", required=True, help="groups joined by “|”")
    verifying.add_argument("--moves", default="", help="moves joined by “;”")
    verifying.set_defaults(command=_verify)
    _add_solving(commands)
    _add_studying(commands)
    return parser


def _add_solving(commands: argparse._SubParsersAction[Parser]) -> None:
    solving = commands.add_parser("solve", help="tell whether boards can be won, and how")
    _add_game(solving)
    boards = solving.add_mutually_exclusive_group(required=True)
    boards.add_argument("--board", help="groups joined by “|”")
    boards.add_argument("--boards", metavar="FILE", help="a board a line")
    boards.add_argument("--deal", type=int, metavar="N", help="the number of a deal")
    solving.add_argument(
        "--shortest",
        action="store_true",
        help="the best line found, with a proof if it is a shortest one",
    )
    solving.add_argument("--json", action="store_true", help="one JSON object a board")
    solving.add_argument(
        "--positions", type=_count, metavar="N",
        help="how many may be searched a board; if not given, "
        f"{MOST_POSITIONS}, with --shortest {MOST_FOR_SHORTEST}",
    )  # fmt: skip
    solving.set_defaults(command=_solve)


def _add_studying(commands: argparse._SubParsersAction[Parser]) -> None:
    studying = commands.add_parser(
        "study", help="study many deals and print a table",
        description="Study many deals and print a table. What is found is kept; after Ctrl-C "
        "the same command goes on from there. Files of several studies add up: gupai tabulate.",
    )  # fmt: skip
    _add_game(studying)
    studying.add_argument("--deals", required=True, metavar="1-1000", help="which deals")
    studying.add_argument(
        "--jobs", type=_count, default=1, metavar="N", help="how many processes; if not given, 1"
    )
    studying.add_argument(
        "--results", metavar="FILE",
        help="the file that keeps what is found, a line a deal; if not given, one in the cache",
    )  # fmt: skip
    studying.add_argument(
        "--positions", type=_count, default=MOST_POSITIONS, metavar="N",
        help="how many may be searched for the verdict on a deal, in all; "
        "if not given, %(default)s",
    )  # fmt: skip
    studying.add_argument(
        "--best", type=_count, default=0, metavar="N",
        help="how many more may be searched for a shorter line; if not given, none",
    )  # fmt: skip
    studying.set_defaults(command=_study)

    tabulating = commands.add_parser(
        "tabulate", help="print a table of what studies have kept",
        description="Print a table of the results of studies, in any number of files, "
        "a row for each study. A deal that comes twice counts once.",
    )  # fmt: skip
    tabulating.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a file of results"
    )
    tabulating.set_defaults(command=lambda chosen: cli_study.tabulate(chosen.files))


def _count(text: str) -> int:
    if text.isdecimal() and 0 < int(text) < 10**12:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of 1 or more")


def _add_game(parser: argparse.ArgumentParser) -> None:
    """The game and a flag for every option that any game has."""
    parser.add_argument("game", metavar="GAME", help="its id, as `gupai games` prints it")
    for option in {option.key: option for game in games() for option in game.options}.values():
        kind: dict[str, Any] = {"metavar": _keys(option)}
        if option.is_switch:
            kind = {"action": "store_const", "const": "yes"}
        parser.add_argument(f"--{option.key}", dest=option.key, help=str(option.name), **kind)


def _keys(option: Option) -> str:
    return "|".join(choice.key for choice in option.choices)


def _game(chosen: argparse.Namespace) -> Game:
    """The game and the rules that the command line names."""
    keys = {option.key for game in games() for option in game.options}
    given = {key: choice for key in sorted(keys) if (choice := getattr(chosen, key)) is not None}
    return type(find(chosen.game))(given)


def _games(_: argparse.Namespace) -> Iterator[str]:
    for game in games():
        yield f"{game.id}\t{game.name}\t{game.native}"
        for option in game.options:
            yield f"\t--{option.key}" + ("" if option.is_switch else f" {_keys(option)}")


def _deal(chosen: argparse.Namespace) -> list[str]:
    return [str(deal(_game(chosen), chosen.number))]


def _verify(chosen: argparse.Namespace) -> list[str]:
    game = _game(chosen)
    table = game.parse(chosen.board)
    texts = [text for text in chosen.moves.split(";") if text.strip()]
    for number, text in enumerate(texts, 1):
        table = _played(game, table, number, text)
    return [*_groups(game, table), str(game.narrator(table).tally), _judged(game, table)]


def _judged(game: Game, table: Table) -> str:
    """Whether a table is won, and why it is lost if it is."""
    if why := game.narrator(table).why_lost:
        return f"lost: {why}"
    return "won" if game.is_won(table) else "not won yet"


def _played(game: Game, table: Table, number: int, text: str) -> Table:
    try:
        return game.play(table, Move.parse(text))
    except WordedError as error:
        raise WordedError(
            words("Texts", "move {number}: {error}", number=number, error=error.words)
        ) from None


def _groups(game: Game, table: Table) -> list[str]:
    """A line for every group: its tiles and what they are."""
    return [
        " ".join(map(str, group)) + (f"\t{mark.caption} {mark.native}" if mark.caption else "\t-")
        for group, mark in zip(table.groups, game.narrator(table).marks, strict=True)
    ]


def _solve(chosen: argparse.Namespace) -> Iterator[str]:
    game, is_shortest = _game(chosen), chosen.shortest
    positions = chosen.positions or (MOST_FOR_SHORTEST if is_shortest else MOST_POSITIONS)
    for table in cli_solve.boards(game, chosen.board, chosen.boards, chosen.deal):
        result = cli_solve.solved(game, table, positions, is_shortest=is_shortest)
        if chosen.json:
            yield json.dumps(result)
        else:
            yield from cli_solve.in_words(result, is_shortest=is_shortest)


def _study(chosen: argparse.Namespace) -> Iterator[str]:
    game = _game(chosen)
    file = Path(chosen.results) if chosen.results else paths.cache() / f"study-{game.id}.jsonl"
    deals = cli_study.read_range(chosen.deals)
    study = Study.of(game, chosen.positions, chosen.best)
    return cli_study.study_deals(game, study, deals, chosen.jobs, file)


if __name__ == "__main__":
    # Where the frozen command begins; a process of a study goes no further than this.
    freeze_support()
    sys.exit(main())
