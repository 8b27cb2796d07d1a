"""What the manuals of both commands take from their command lines."""

from __future__ import annotations

import argparse
import re

from contents import COMMAND, NAME
from gupai_desktop.app.command_line import parser as gupai_desktop
from gupai_desktop.cli.main import parser as gupai

PARSERS = {f"{NAME}.6": gupai_desktop, f"{COMMAND}.6": gupai}


def places(name: str) -> dict[str, str]:
    """The commands and options of a manual, by the names of their places in it."""
    if name not in PARSERS:
        return {}
    parser = PARSERS[name]()
    named = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    commands = {name: command for one in named for name, command in one.choices.items()}
    told = {choice.dest: choice.help or "" for one in named for choice in one._choices_actions}
    usages = (command.format_usage() for command in commands.values())
    lines = [" ".join(usage.split()[1:]).replace(" [-h]", "") for usage in usages]
    entries: dict[str, str] = {}
    for action in (action for one in (parser, *commands.values()) for action in one._actions):
        if action.option_strings and action.help and action.help != argparse.SUPPRESS:
            text = action.help % vars(action)
            others = entries.setdefault(_option(action), text)
            # Two commands may have an option that each tells in its own words.
            entries[_option(action)] = others if text in others else f"{others}; or: {text}"
    return {
        "SYNOPSIS": _groff("\n.br\n".join(lines)),
        "COMMANDS": _entries({f"\\fB{name}\\fR": told[name] for name in commands}),
        "OPTIONS": _entries(entries),
    }


def _option(action: argparse.Action) -> str:
    """How an option is written."""
    names = ", ".join(f"\\fB{name}\\fR" for name in action.option_strings)
    value = action.metavar or action.dest.upper()
    return names if action.nargs == 0 else f"{names} \\fI{value}\\fR"


def _entries(told: dict[str, str]) -> str:
    return _groff("\n".join(f".TP\n{name}\n{text}" for name, text in told.items()))


def _groff(text: str) -> str:
    """A text with its hyphens and signs as groff wants them."""
    signs = re.sub(r"[^\x00-\x7f]", lambda sign: f"\\[u{ord(sign[0]):04X}]", text)
    return signs.replace("-", "\\-")
