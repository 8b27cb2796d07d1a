#!/bin/sh
# A good guess: beginMacro() and endMacro() with nothing pushed between leave a QUndoStack as it
# was, and so does a macro all of whose commands have made themselves obsolete, as one such command
# does when it is pushed alone.
#
# It is not so: the empty macro is a step with a name. The stack is no longer clean, and "Undo" is
# offered and does nothing. What could be redone is gone. Obsolete commands leave a macro, too, and
# the macro stays as a step without a child.
#
# Why it matters: who opens a macro around work that may turn out to change nothing (replace all,
# with nothing found) makes an unchanged document a changed one, and takes away its redo.

set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
trap 'exit 1' INT TERM
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -qq --no-deps PySide6-Essentials==6.11.3 shiboken6==6.11.3
cd "$place"
env -u QT_QPA_PLATFORMTHEME QT_QPA_PLATFORM=offscreen venv/bin/python - <<'PYTHON'
import platform
import sys

import PySide6
from PySide6.QtGui import QGuiApplication, QUndoCommand, QUndoStack

print(f"PySide6 {PySide6.__version__}, Python {platform.python_version()}")
application = QGuiApplication([])


class Nothing(QUndoCommand):
    """Finds out that it changes nothing."""

    def redo(self):
        self.setObsolete(True)


def saved():
    """A stack that is clean, with one step done and one that can be redone."""
    stack = QUndoStack()
    stack.push(QUndoCommand("one"))
    stack.push(QUndoCommand("two"))
    stack.undo()
    stack.setClean()
    return stack


def state(stack):
    children = stack.command(1).childCount() if stack.count() > 1 else None
    return (stack.undoText(), stack.isClean(), stack.canRedo(), stack.count(), children)


before = saved()
empty = saved()
empty.beginMacro("macro")
empty.endMacro()
obsolete = saved()
obsolete.beginMacro("macro")
obsolete.push(Nothing("nothing"))
obsolete.endMacro()
alone = QUndoStack()
alone.push(QUndoCommand("one"))
alone.setClean()
alone.push(Nothing("nothing"))
seen = {
    "before": state(before),
    "after an empty macro": state(empty),
    "after a macro of an obsolete command": state(obsolete),
    "after an obsolete command alone": state(alone),
}
print("what Undo undoes, clean, can redo, steps, children of the second")
for what, found in seen.items():
    print(f"{what}: {found}")
stated = [
    ("one", True, True, 2, 0),
    ("macro", False, False, 2, 0),
    ("macro", False, False, 2, 0),
    ("one", True, False, 1, None),
]
if list(seen.values()) != stated:
    sys.exit(f"This has changed: stated was {stated}")
print("As stated: a macro with nothing in it is a step, and unclean.")
PYTHON
