#!/bin/sh
# A good guess: QSvgRenderer.render(painter, id, place) draws an element as it looks in the whole
# picture, with all that its groups do to it; or it draws the element bare, without its groups.
#
# It is neither. The colour and the opacity of the groups around it are kept. Their mask, filter,
# display="none" and visibility="hidden" are left out. Of the element's own attributes mask, filter
# and display count, but visibility does not: an element that is hidden by itself is drawn.
#
# Why it matters: a sheet of pictures that is drawn piece by piece shows what its author has hidden
# or faded, though the same renderer draws the whole sheet right.

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
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

print(f"PySide6 {PySide6.__version__}, Python {platform.python_version()}")
application = QGuiApplication([])
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">
<defs><mask id="half"><rect width="9" height="9" fill="#808080"/></mask>
<filter id="blue"><feFlood flood-color="blue"/></filter></defs>
<g {group}><rect id="piece" {own} width="9" height="9"/></g></svg>"""


def colour(group, own, piece):
    """The colour of the picture, or of a piece of it, in the middle."""
    text = PICTURE.format(group=f'fill="red" {group}', own=own)
    image = QImage(9, 9, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    if piece:
        renderer.render(painter, "piece", QRectF(0, 0, 9, 9))
    else:
        renderer.render(painter)
    painter.end()
    return image.pixelColor(4, 4).name(QColor.NameFormat.HexArgb)


seen = {}
for attribute in (
    'opacity="0.5"',
    'mask="url(#half)"',
    'filter="url(#blue)"',
    'display="none"',
    'visibility="hidden"',
):
    seen[attribute] = [
        *("same" if colour(*put, True) == colour(*put, False) else "another"
          for put in ((attribute, ""), ("", attribute))),
        colour("", attribute, False),
    ]
print("alone, the piece looks: by an attribute of its group, by its own; picture by its own")
for what, found in seen.items():
    print(f"{what}: {', '.join(found)}")
stated = [
    ["same", "same", "#7fff0000"],
    ["another", "same", "#80ff0000"],
    ["another", "same", "#ff0000ff"],
    ["another", "same", "#00000000"],
    ["another", "another", "#00000000"],
]
if list(seen.values()) != stated:
    sys.exit(f"This has changed: stated was {stated}")
print("As stated: a piece drawn by its id has lost mask, filter and hiding of its groups.")
PYTHON
