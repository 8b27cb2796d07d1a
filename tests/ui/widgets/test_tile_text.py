"""Sentences with tiles: pictures to the eye, words to everybody else."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.explain import explain_faces
from gupai_desktop.engine.tiles import FACE
from gupai_desktop.engine.words import Words, WrittenTiles, words
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.widgets.tile_text import TileLabel, TileText, as_words, say_with_tiles

TAKE = words("Take <{tiles}> & 62 more", tiles=WrittenTiles("62 21"))
SAID = "Take <62 21> & 62 more"


@pytest.fixture
def label(qtbot: QtBot) -> TileLabel:
    label = TileLabel(is_selectable=True)
    qtbot.addWidget(label)
    label.resize(500, 60)
    label.set_words(TAKE)
    label.show()
    return label


def test_only_what_is_named_as_tiles_is_shown_as_tiles() -> None:
    shown = say_with_tiles(TAKE)
    assert len(shown) == len(SAID) - 2
    assert shown.endswith("> & 62 more")
    assert as_words(shown) == SAID


def test_a_reason_shows_the_tiles_that_it_names() -> None:
    reason = explain_faces(TripletRule(), (FACE["64"], FACE["44"], FACE["52"]))
    assert say_with_tiles(reason) != str(reason)
    assert as_words(say_with_tiles(reason)) == str(reason)


def test_a_label_is_spoken_in_words(label: TileLabel) -> None:
    assert label.words == SAID
    assert label.accessibleName() == SAID


def test_a_part_of_it_is_copied_in_words(label: TileLabel) -> None:
    label.setSelection(0, len("Take <#"))
    QTest.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Take <62"


@pytest.mark.usefixtures("qapp")
def test_a_line_never_leaves_its_room() -> None:
    picture, room = QPixmap(200, 60), QRect(10, 0, 60, 60)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setFont(QFont())
    TileText().paint(painter, room, say_with_tiles(TAKE))
    painter.end()
    image = picture.toImage()
    outside = QPoint(room.right() + 3, 0)
    inked = {
        (x, y)
        for x in range(outside.x(), 200)
        for y in range(60)
        if image.pixelColor(x, y) != QColor("white")
    }
    assert not inked


def test_a_label_that_falls_silent_is_not_called_by_its_pictures(
    label: TileLabel, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = []
    monkeypatch.setattr(
        label, "setAccessibleName", lambda name: shown.append((name, label.text()))
    )
    label.set_words(None)
    assert shown == [("", "")]


def test_what_finds_no_room_is_shortened_to_words_that_are_whole(
    qtbot: QtBot, languages: Languages
) -> None:
    label = TileLabel()
    qtbot.addWidget(label)
    why, more = words("No dragon of 63 and 54, alas"), words("It is so.")
    whole = "No dragon of 63 and 54, alas It is so."
    label.say_in(1000, 40, why, more)
    assert label.words == whole
    shown = set()
    for room in range(20, 400):
        label.say_in(room, 30, why, more)
        shown.add(label.words)
        assert label.accessibleName() == whole, "a screen reader has room for all"
    assert shown == {
        *("No…", "No dragon…", "No dragon of…", "No dragon of 63…", "No dragon of 63 and…"),
        *("No dragon of 63 and 54…", "No dragon of 63 and 54, alas", whole),
    }
    languages.use("zh_CN")
    label.say_in(60, 17, Words("不成副，也没有三端点数相同"))
    assert label.words.endswith("…")
    assert "不成副，也没有三端点数相同".startswith(label.words[:-1])
