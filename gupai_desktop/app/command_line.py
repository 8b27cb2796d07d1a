"""The command line of the window's program."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize

from gupai_desktop import __version__
from gupai_desktop.engine.words import unlisted
from gupai_desktop.parser import Parser, readable
from gupai_desktop.paths import languages, translations
from gupai_desktop.play.shared import is_code

#: The largest picture of the window; beyond it Qt gives up in ways of its own.
_MAX_PIXELS = 8000
_MIN_SCALE, _MAX_SCALE = 0.5, 4.0


def parser() -> Parser:
    """Return the parser of the command line."""
    parser = Parser(prog="gupai-desktop", description="The solitaires of the Chinese dominoes.")
    parser.add_argument("--version", action="version", version=f"gupai-desktop {__version__}")
    parser.add_argument(
        "shared",
        nargs="?",
        type=shared_in,
        metavar="CODE-or-FILE",
        help="a code or a file to be opened",
    )
    parser.add_argument("--game", help="the id of a game, as `gupai games` lists them")
    parser.add_argument(
        "--rules", default="", help="its rules, such as “triplets=mixed loose=yes”"
    )
    parser.add_argument("--deal", type=int, help="the number of a deal")
    parser.add_argument("--language", type=_language, help="of its texts, such as uk")
    parser.add_argument("--size", type=_size, help="the size of the window, such as 1280x800")
    parser.add_argument("--screenshot", metavar="FILE", help="draw the window into a PNG and end")
    parser.add_argument(
        "--scale", type=_scale, default=1.0, help="its pixels for one of the window"
    )
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep games, settings and statistics there"
    )
    parser.add_argument(
        "--self-check", action="store_true", help="try every part of the program and end"
    )
    parser.add_argument(
        "--reset-settings",
        action="store_true",
        help="forget all settings, but no game and no statistics, and play",
    )
    parser.add_argument(
        "--verbose", action="store_true", help="write all that is told into the log"
    )
    return parser


def names_something(chosen: argparse.Namespace) -> bool:
    """Return whether the command line says what is to be played."""
    return bool(chosen.game or chosen.deal or chosen.rules or chosen.shared)


def shared_in(text: str) -> str:
    """Return a code or the name of a file, which a desktop hands over as links."""
    from PySide6.QtCore import QUrl

    if text.lower().startswith("file:"):
        link = QUrl(text)
        if link.host() == "localhost":
            link.setHost("")
        return link.toLocalFile()
    if is_code(text):
        return QUrl.fromPercentEncoding(text.encode(errors="replace"))
    return text


def complain(sentence: object, code: int) -> int:
    """Write a sentence to the terminal and return the exit code again."""
    with suppress(OSError, ValueError):  # it may be closed
        print(f"gupai-desktop: {readable(sentence)}", file=sys.stderr)
    return code


def _language(text: str) -> str:
    known = languages(translations())
    if text not in known:
        raise argparse.ArgumentTypeError(str(unlisted(text, known)))
    return text


def _size(text: str) -> QSize:
    width, _, height = text.partition("x")
    if not all(side.isdecimal() and 0 < int(side) <= _MAX_PIXELS for side in (width, height)):
        raise argparse.ArgumentTypeError(f"“{text}” is not a size such as 1280x800")
    return QSize(int(width), int(height))


def _scale(text: str) -> float:
    if not (text.replace(".", "", 1).isdecimal() and _MIN_SCALE <= float(text) <= _MAX_SCALE):
        raise argparse.ArgumentTypeError(
            f"“{text}” is not a scale from {_MIN_SCALE:g} to {_MAX_SCALE:g}"
        )
    return float(text)
