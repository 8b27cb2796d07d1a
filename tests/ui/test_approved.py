"""The tiles look as they were approved, in every style and scheme."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter

from gupai_desktop.ui.theme.table_colours import Tone
from tests.ui.approved import (
    FOLDER,
    board_cases,
    board_file_of,
    cases,
    drawn,
    drawn_board,
    file_of,
    is_alike,
)

pytestmark = pytest.mark.usefixtures("qapp")


def test_tiles_and_marks_look_as_they_were_approved() -> None:
    for case in cases():
        assert is_alike(drawn(*case), QImage(str(file_of(*case)))), case


def test_every_layout_looks_as_it_was_approved() -> None:
    for case in board_cases():
        assert is_alike(drawn_board(*case), QImage(str(board_file_of(*case)))), case


def test_no_approved_picture_is_of_something_that_is_gone() -> None:
    files = [file_of(*case) for case in cases()]
    files += [board_file_of(*case) for case in board_cases()]
    assert set(FOLDER.rglob("*.png")) == set(files)


def test_every_two_pictures_are_told_apart() -> None:
    pictures = [QImage(str(file_of(*case))) for case in cases()]
    assert not any(
        is_alike(one, other) for n, one in enumerate(pictures) for other in pictures[:n]
    )


def test_a_single_pip_of_another_colour_is_noticed() -> None:
    for theme, tone in (("ivory", Tone.LIGHT), ("classic", Tone.DARK)):
        picture = drawn(theme, tone)
        painter = QPainter(picture)
        painter.setBrush(QColor("#2060d0"))
        painter.drawEllipse(QPoint(28, 26), 6, 6)
        painter.end()
        assert not is_alike(picture, drawn(theme, tone)), theme


def test_a_pixels_breadth_of_another_rasteriser_is_not() -> None:
    picture = drawn("classic", Tone.LIGHT)
    softer = picture.scaled(picture.size() * 3).scaled(picture.size())
    assert is_alike(picture, softer)
