"""The icon in every form, read back by Qt."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QImageReader

import icons
from contents import ICON, NAME


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


@pytest.mark.parametrize("size", icons.PNG_SIZES)
def test_there_is_a_png_of_every_size(folder: Path, size: int) -> None:
    image = QImage(str(folder / f"{NAME}-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0, "the corners are round"
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_windows_icon_has_every_size_the_right_way_up(folder: Path) -> None:
    found = pictures(folder / f"{NAME}.ico")
    assert [image.width() for image in found] == list(icons.ICO_SIZES)
    for image in found:
        drawn = icons.drawn(ICON, image.width())
        # Qt reads the small ones with their transparency worked into the colours.
        form = QImage.Format.Format_ARGB32_Premultiplied
        assert image.convertToFormat(form) == drawn.convertToFormat(form)


def test_only_the_largest_picture_of_windows_icon_is_a_png(folder: Path) -> None:
    content = (folder / f"{NAME}.ico").read_bytes()
    heads = [
        struct.unpack_from("<BBBBHHII", content, 6 + 16 * n) for n in range(len(icons.ICO_SIZES))
    ]
    starts = [content[head[7] : head[7] + 4] for head in heads]
    assert [start == b"\x89PNG" for start in starts] == [False] * (len(starts) - 1) + [True]


def test_the_icon_of_macos_has_every_kind(folder: Path) -> None:
    content = (folder / f"{NAME}.icns").read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8]) == (len(content),)
    sizes, place = {}, 8
    while place < len(content):
        kind, length = struct.unpack_from(">4sI", content, place)
        picture = QImage.fromData(QByteArray(content[place + 8 : place + length]))
        sizes[kind] = picture.width()
        place += length
    assert sizes == icons.ICNS_KINDS


@pytest.mark.qt_log_ignore("Cannot read file")
def test_what_is_no_picture_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "icon.svg"
    file.write_text("no picture", encoding="utf-8")
    with pytest.raises(ValueError, match=r"icon\.svg"):
        icons.drawn(file, 16)
