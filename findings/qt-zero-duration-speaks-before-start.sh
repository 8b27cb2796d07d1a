#!/bin/sh
# A good guess: an animation whose duration is 0 does at start() what any other does at its end: it
# emits valueChanged with the end value, then finished. So "no animations" is a duration of 0.
#
# It is not so: a QVariantAnimation of no length is at its end as soon as it has its values and its
# duration. The setter that comes last emits valueChanged, while the animation stands still;
# start() emits finished only. Who connects after setting everything up never hears a value, the
# first time or any other. With 1 ms the value comes. A QPropertyAnimation of length 0 does set its
# property.
#
# Why it matters: what is moved in valueChanged stays where it was for whoever has turned
# animations off, while finished tells that it has arrived.

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
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QPropertyAnimation
from PySide6.QtCore import QVariantAnimation

print(f"PySide6 {PySide6.__version__}, Python {platform.python_version()}")
application = QCoreApplication([])


def heard(length, connected_first):
    """What is heard of an animation from 0 to 9: of its setters, and from its start on."""
    told, loop = [], QEventLoop()
    animation = QVariantAnimation()
    if connected_first:
        animation.valueChanged.connect(told.append)
    animation.setStartValue(0)
    animation.setEndValue(9)
    animation.setDuration(length)
    if not connected_first:
        animation.valueChanged.connect(told.append)
    before = list(told)
    told.clear()
    animation.finished.connect(lambda: told.append("finished"))
    animation.finished.connect(loop.quit)
    for _ in range(2):
        animation.start()
        if length:
            loop.exec()
    return before, told


class Thing(QObject):
    pass


thing = Thing()
thing.setProperty("place", 0)
moved = QPropertyAnimation(thing, b"place")
moved.setStartValue(0)
moved.setEndValue(9)
moved.setDuration(0)
moved.start()

seen = {
    "0 ms, connected last, started twice": heard(0, False),
    "0 ms, connected first, started twice": heard(0, True),
    "1 ms, connected last, started twice: ends with": heard(1, False)[1][-2:],
    "0 ms, a property": thing.property("place"),
}
for what, found in seen.items():
    print(f"{what}: {found}")
stated = [
    ([], ["finished", "finished"]),
    ([0, 9], ["finished", "finished"]),
    [9, "finished"],
    9,
]
if list(seen.values()) != stated:
    sys.exit(f"This has changed: stated was {stated}")
print("As stated: start() of an animation without a length tells no value.")
PYTHON
