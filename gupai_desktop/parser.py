"""The parser of both programs' command lines."""

from __future__ import annotations

import argparse
import re
from contextlib import suppress
from typing import Any, NoReturn

#: A complaint has no more characters, whatever was written.
_MAX = 500


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence; those of its commands name the program only."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.register("type", int, _whole)

    def error(self, message: str) -> NoReturn:
        program, _, _ = self.prog.partition(" ")
        text = " ".join(readable(message).split())
        text = "".join(letter if letter.isprintable() else "?" for letter in text)
        self.exit(2, f"{program}: {text if len(text) <= _MAX else text[:_MAX] + '…'}\n")


def _whole(text: str) -> int:
    with suppress(ValueError):
        return int(text)
    raise argparse.ArgumentTypeError(f"“{text}” is not a whole number")


#: Halves of characters that stand for no byte.
_HALVES = "[\ud800-\udc7f\udd00-\udfff]"


def readable(sentence: object) -> str:
    """A sentence without the surrogates that a name of a file has in a locale without UTF-8."""
    text = re.sub(_HALVES, "?", str(sentence))
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
