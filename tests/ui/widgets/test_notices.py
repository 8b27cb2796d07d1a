"""Notices, and the bar that shows them."""

import pytest

from gupai_desktop.engine.words import words
from gupai_desktop.ui.widgets.notices import Notices
from gupai_desktop.ui.window.main_window import MainWindow

ONE = words("there is no space left")
TWO = words("permission denied")


@pytest.fixture
def notices() -> Notices:
    return Notices()


def test_a_sentence_is_told_once(notices: Notices) -> None:
    for sentence in (ONE, TWO, ONE, None):
        notices.add(sentence)
    assert notices.unread == [ONE, TWO]
    notices.close()
    notices.add(ONE)
    assert notices.unread == []


def test_what_is_so_again_is_told_again(notices: Notices) -> None:
    notices.add(ONE)
    notices.remove(ONE)
    assert notices.unread == []
    notices.add(ONE)
    assert notices.unread == [ONE]


def test_the_bar_is_there_only_while_there_is_something_to_read(window: MainWindow) -> None:
    bar = window.notice_bar
    assert not bar.isVisible()
    window.notices.add(ONE)
    window.notices.add(TWO)
    assert bar.isVisible()
    assert bar.label.text() == f"{ONE} {TWO}"
    bar.button.click()
    assert not bar.isVisible()
