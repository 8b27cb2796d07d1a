"""The icon in every form, read back by Qt."""

import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QImageReader

import icons
from contents import ICON, NAME

#: The kinds of macOS' pictures and their sizes in pixels; some are for two screens.
ICNS_KINDS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.draw_all(folder)
    return folder


def pictures(file: Path) -> list[QImage]:
    """Every picture in a file, in its order."""
    reader = QImageReader(str(file))
    found = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        found.append(reader.read())
    return found


def assert_drawn(image: QImage) -> None:
    """Fail unless a picture is the drawing of its size."""
    # Qt reads some with their transparency worked into the colours.
    form = QImage.Format.Format_ARGB32_Premultiplied
    drawing = icons.drawn(ICON, image.width())
    assert image.convertToFormat(form) == drawing.convertToFormat(form)


def test_there_is_a_png_of_every_size(folder: Path) -> None:
    for size in icons.PNG_SIZES:
        image = QImage(str(folder / f"{NAME}-{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() == 0, "the corners are round"
        assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_windows_icon_has_every_size_the_right_way_up(folder: Path) -> None:
    found = pictures(folder / f"{NAME}.ico")
    assert [image.width() for image in found] == list(icons.ICO_SIZES)
    for image in found:
        assert_drawn(image)


def test_the_icon_of_macos_has_every_kind_in_a_drawing_of_its_own(folder: Path) -> None:
    content = (folder / f"{NAME}.icns").read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8]) == (len(content),)
    sizes, place = {}, 8
    while place < len(content):
        kind, length = struct.unpack_from(">4sI", content, place)
        if kind != b"TOC ":
            picture = QImage.fromData(QByteArray(content[place + 8 : place + length]))
            sizes[kind] = picture.width()
            assert_drawn(picture)
        place += length
    assert sizes == ICNS_KINDS
