#!/bin/sh
# A good guess: qtbot.addWidget() ends a widget by deleteLater(), which processEvents() does not
# carry out, so one that a list still holds lives until an event loop runs: qtbot.wait() in the
# next test.
#
# It is not so where Qt has the loop of GLib, as it has on Linux: the widget lives, and is among
# topLevelWidgets(), through the loops of three more tests, in which only a timer goes off. It is
# deleted in the middle of the first test that shows something else. Where Qt has its own loop
# (QT_NO_GLIB=1) the first wait deletes it.
#
# Why it matters: a test that counts windows, or waits for "destroyed", goes by what other tests
# have left, and otherwise on another system; a wait put in to clear them away does nothing.

set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
trap 'exit 1' INT TERM
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -qq --no-deps PySide6-Essentials==6.11.3 shiboken6==6.11.3 \
    pytest==9.2.0 pytest-qt==4.5.0 iniconfig==2.3.0 packaging==26.0 pluggy==1.6.0 \
    pygments==2.19.2 typing_extensions==4.15.0
cd "$place"
cat >test_widget.py <<'PYTHON'
import platform

import PySide6
import pytest
import pytestqt
import shiboken6
from PySide6.QtCore import QAbstractEventDispatcher
from PySide6.QtWidgets import QApplication, QLabel, QWidget

kept = []


def tell(what):
    alive = "alive" if shiboken6.isValid(kept[0]) else "gone"
    print(f"\n{what}: {alive}, {len(QApplication.topLevelWidgets())} windows")


def test_first(qtbot):
    loop = QAbstractEventDispatcher.instance().metaObject().className()
    print(f"\nPySide6 {PySide6.__version__}, pytest {pytest.__version__}, pytest-qt", end=" ")
    print(f"{pytestqt.version}, Python {platform.python_version()}, {loop}")
    kept.append(QWidget())
    qtbot.addWidget(kept[0])


@pytest.mark.parametrize("number", [2, 3, 4])
def test_waiting(qtbot, number):
    qtbot.wait(30)
    tell(f"test {number}, after a loop")


def test_showing(qtbot):
    tell("test 5, before anything is shown")
    label = QLabel("something else")
    qtbot.addWidget(label)
    label.show()
    qtbot.wait(30)
    tell("test 5, after something was shown")
PYTHON

# Run the tests, with the variables of the environment given; print what they tell.
tests() {
    env -u QT_QPA_PLATFORMTHEME -u QT_NO_GLIB QT_QPA_PLATFORM=offscreen \
        PYTEST_QT_API=pyside6 "$@" \
        venv/bin/python -m pytest -q -s -p no:cacheprovider test_widget.py |
        grep -E "^(PySide6|test)"
}

tests >seen
cat seen
tests QT_NO_GLIB=1 >seen-without
cat seen-without
cat >stated <<'TEXT'
test 2, after a loop: alive, 1 windows
test 3, after a loop: alive, 1 windows
test 4, after a loop: alive, 1 windows
test 5, before anything is shown: alive, 1 windows
test 5, after something was shown: gone, 1 windows
TEXT
cat >stated-without <<'TEXT'
test 2, after a loop: gone, 0 windows
test 3, after a loop: gone, 0 windows
test 4, after a loop: gone, 0 windows
test 5, before anything is shown: gone, 0 windows
test 5, after something was shown: gone, 1 windows
TEXT
for run in "" -without; do
    if ! grep ^test "seen$run" | cmp -s - "stated$run"; then
        echo "This has changed: stated was"
        cat "stated$run"
        exit 1
    fi
done
echo "As stated: the widget of the first test lives through the loops of three others."
