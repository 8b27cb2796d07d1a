#!/bin/sh
# A good guess: a shortcut that QKeySequenceEdit has taken and toString(PortableText) has written,
# fromString() reads again; a key that Qt has no name for gives an empty text.
#
# It is not so for the accents that many keyboards have as dead keys, and for AltGr and Compose: 53
# keys are all written as one and the same Khmer vowel, U+17C4, and the two keys of Super, Hyper
# and Direction as U+17C0. No error is raised; what is read again is the key of that vowel. Rarer
# keys that have a name, such as Zenkaku Hankaku, come back.
#
# Why it matters: a shortcut with an accent, which the field for shortcuts takes, is another one
# once it was written to the settings and read again, and all such shortcuts are written alike.

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
import warnings
from collections import defaultdict

import PySide6
from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QKeySequenceEdit

print(f"PySide6 {PySide6.__version__}, Python {platform.python_version()}")
warnings.simplefilter("ignore")
application = QApplication([])
control, portable = Qt.KeyboardModifier.ControlModifier, QKeySequence.SequenceFormat.PortableText


def taken(key):
    """What the field for a shortcut takes of a key pressed with Ctrl."""
    field = QKeySequenceEdit()
    QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, key, control, ""))
    return field.keySequence()


seen = {}
for name in ("Key_Dead_Circumflex", "Key_Dead_Acute", "Key_AltGr", "Key_Zenkaku_Hankaku"):
    shortcut = QKeySequence(QKeyCombination(control, Qt.Key[name]))
    text = shortcut.toString(portable)
    comes_back = QKeySequence.fromString(text, portable) == shortcut
    seen[name] = (ascii(text), "comes back" if comes_back else "is another one")
field = taken(Qt.Key.Key_Dead_Circumflex)
seen["pressed in the field"] = ascii(field.toString(portable))
keys = defaultdict(list)
for key in Qt.Key:
    keys[QKeySequence(QKeyCombination(control, key)).toString(portable)].append(key)
seen["texts of several keys"] = {ascii(t): len(k) for t, k in keys.items() if len(k) > 1}
for what, found in seen.items():
    print(f"{what}: {found}")
vowel = r"'Ctrl+\u17c4'"
stated = [
    *[(vowel, "is another one")] * 3,
    ("'Ctrl+Zenkaku Hankaku'", "comes back"),
    vowel,
    {r"'Ctrl+\u17c0'": 6, vowel: 53},
]
if list(seen.values()) != stated:
    sys.exit(f"This has changed: stated was {stated}")
print("As stated: dead keys are all written as one vowel of Khmer.")
PYTHON
