#!/bin/sh
# A good guess: where columns are as wide as their contents (ResizeToContents) and the least width
# is 0, setStretchLastSection() gives the last one what is left, down to its contents; a list whose
# contents fit has no bar below it. Narrowed again, it is as if it had never been wider.
#
# It is not so: an empty last column is stretched to no less than 100 pixels, whatever its contents
# (6), its head (13), the least width (0) and the default width (0) are, so a bar comes though all
# fits. In a list narrower than its other columns it keeps what it was stretched to before.
#
# Why it matters: a short list in a narrow pane is scrolled sideways over nothing. Stretching a
# column that need not be the last, by setSectionResizeMode(), does what was asked.

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
from PySide6.QtWidgets import QApplication, QFrame, QHeaderView, QStyleFactory, QTreeWidget
from PySide6.QtWidgets import QTreeWidgetItem

print(f"PySide6 {PySide6.__version__}, Python {platform.python_version()}")
application = QApplication([])
application.setStyle(QStyleFactory.create("Fusion"))
Mode = QHeaderView.ResizeMode


def widths(is_last_stretched, *sizes):
    """The last column's width and how far the list is scrolled, after it had these widths."""
    tree = QTreeWidget()
    tree.setFrameShape(QFrame.Shape.NoFrame)
    tree.setColumnCount(2)
    tree.setHeaderHidden(True)
    header = tree.header()
    header.setMinimumSectionSize(0)
    header.setDefaultSectionSize(0)
    header.setSectionResizeMode(Mode.ResizeToContents)
    header.setStretchLastSection(is_last_stretched)
    if not is_last_stretched:
        header.setSectionResizeMode(0, Mode.Stretch)
    tree.addTopLevelItem(QTreeWidgetItem(["a row", ""]))
    tree.show()
    others = max(tree.sizeHintForColumn(0), header.sectionSizeHint(0))
    for size in sizes:
        tree.resize(others + size, 100)
        application.processEvents()
    return header.sectionSize(1), tree.horizontalScrollBar().maximum()


seen = {
    "150 for the last": widths(True, 150),
    "40 for the last": widths(True, 40),
    "300, then 40": widths(True, 300, 40),
    "300, then 5 less than the others have": widths(True, 300, -5),
}
asked = widths(False, 300, 40)
print("width of the last column, and by how much the list can be scrolled")
for what, found in seen.items():
    print(f"{what}: {found}")
print(f"the first stretched, 300, then 40: {asked}")
stated = [(150, 0), (100, 60), (100, 60), (300, 305)]
if list(seen.values()) != stated or asked[0] > 40 or asked[1]:
    sys.exit(f"This has changed: stated was {stated}, and no scrolling where the first is stretched")
print("As stated: the stretched last column is never under 100, and may stay as wide as it was.")
PYTHON
