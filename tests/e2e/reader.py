"""A screen reader that writes down what it hears, for the system's own Python.

It prints a JSON line for every event, or only for those that its argument is part of; with
what has the focus also its name as the program says it now, beside what was remembered.
Of its input each line is a command: ``tree`` prints the groups of the table with their
tiles, ``press NAME`` presses the tile of that name, whatever its marks, ``push NAME`` the
button of that name.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pyatspi  # type: ignore[import-not-found]
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]

EVENTS = (
    "object:state-changed:focused",
    "object:state-changed:selected",
    "object:property-change:accessible-name",
    "object:children-changed",
    "object:announcement",
)

#: How long a program may leave a question unanswered, in milliseconds; a busy machine's does.
TIMEOUT = 30_000

#: What buttons are called, in older versions of the interface and in newer ones.
BUTTONS = ("push button", "button")


def tell(**line: object) -> None:
    """Print one line of JSON."""
    print(json.dumps(line), flush=True)


def on_event(event: Any) -> None:
    """Write an event down, unless the program has gone meanwhile."""
    try:
        text = event.any_data if isinstance(event.any_data, str) else ""
        line = {"name": event.source.name, "on": bool(event.detail1), "text": text}
        if line["on"] and "focused" in str(event.type):
            event.source.clear_cache()
            line["now"] = event.source.name
        tell(event=str(event.type), **line)
    except GLib.GError:
        pass


def nodes(parent: Any, *roles: str) -> Iterator[Any]:
    """All nodes of some roles under a node, in their order."""
    for child in parent:
        if child is not None and child.getRoleName() in roles:
            yield child
        elif child is not None:
            yield from nodes(child, *roles)


def groups() -> list[Any]:
    """The nodes of the groups of the table; none before the program has told of itself."""
    desktop = pyatspi.Registry.getDesktop(0)
    tables = (node for node in nodes(desktop, "panel") if node.name == "Table")
    return [node for node in next(tables, ()) if node.getRoleName() == "list"]


def push(name: str) -> bool:
    """Push the button of this name; whether there is one that can be pushed."""
    desktop = pyatspi.Registry.getDesktop(0)
    found = next((node for node in nodes(desktop, *BUTTONS) if node.name == name), None)
    if found is None or not found.getState().contains(pyatspi.STATE_ENABLED):
        return False
    return bool(found.queryAction().doAction(0))


def press(name: str) -> bool:
    """Press the tile of this name, whatever its marks; whether there is one."""
    places = (place for group in groups() for place in group)
    found = next((place for place in places if f"{place.name},".startswith(f"{name},")), None)
    return found is not None and bool(found.queryAction().doAction(0))


def on_command(_source: object, _condition: object) -> bool:
    """Do what a line of the input asks for."""
    verb, _, name = sys.stdin.readline().strip().partition(" ")
    answers: dict[str, Callable[[], object]] = {
        "tree": lambda: [[group.name, [place.name for place in group]] for group in groups()],
        "pressed": lambda: press(name),
        "pushed": lambda: push(name),
    }
    key = {"press": "pressed", "push": "pushed"}.get(verb, verb)
    if verb:
        try:
            tell(**{key: answers[key]()})
        except GLib.GError:  # the program is busy, or what was read has just gone
            tell(**{key: None})
    else:
        pyatspi.Registry.stop()
    return bool(verb)


def begin() -> bool:
    """Listen once a program is there; True if this is to be tried again.

    Qt asks who listens, and only then asks to be told who begins to: whoever does so between
    the two, as it comes up, is never told anything.
    """
    if not any(pyatspi.Registry.getDesktop(0)):
        return True
    for kind in (kind for kind in EVENTS if "".join(sys.argv[1:]) in kind):
        pyatspi.Registry.registerEventListener(on_event, kind)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, on_command)
    tell(ready=True)
    return False


if __name__ == "__main__":
    Atspi.set_timeout(TIMEOUT, TIMEOUT)
    GLib.timeout_add(50, begin)
    pyatspi.Registry.start()
