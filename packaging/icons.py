"""The program's icon in every form that a system asks for, all from the one SVG.

    python packaging/icons.py FOLDER

Windows' ``.ico`` and macOS' ``.icns`` are small containers; they are written here, so that
nothing but Qt is needed.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from contents import ICON, NAME

#: What the icon theme of a Linux desktop has, beside the SVG itself.
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
#: The kinds of macOS' pictures and their sizes in pixels; some are for two screens.
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}

#: From this size on Windows reads a PNG inside an ``.ico``; below it not everywhere.
_LEAST_PNG = 256


def draw_all(folder: Path, source: Path = ICON) -> list[Path]:
    """Write every form of the icon into a folder: PNG by size, ``.ico`` and ``.icns``."""
    folder.mkdir(parents=True, exist_ok=True)
    contents = {f"{NAME}-{size}.png": png(drawn(source, size)) for size in PNG_SIZES}
    contents[f"{NAME}.ico"] = ico([drawn(source, size) for size in ICO_SIZES])
    contents[f"{NAME}.icns"] = icns(
        {kind: png(drawn(source, size)) for kind, size in ICNS_KINDS.items()}
    )
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in contents]


def drawn(source: Path, size: int) -> QImage:
    """A square picture of an SVG."""
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} is no picture that can be drawn")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """A picture as a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(images: list[QImage]) -> bytes:
    """Windows' icon of these pictures."""
    bodies = [png(i) if i.width() >= _LEAST_PNG else _bitmap(i) for i in images]
    head = struct.pack("<HHH", 0, 1, len(images))
    start = len(head) + 16 * len(images)
    for image, body in zip(images, bodies, strict=True):
        side = image.width() % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), start)
        start += len(body)
    return head + b"".join(bodies)


def _bitmap(image: QImage) -> bytes:
    """A picture as Windows kept it before there were PNGs: upside down, and a mask after it."""
    side = image.width()
    lines = bytes(image.constBits())
    rows = b"".join(lines[y * 4 * side :][: 4 * side] for y in reversed(range(side)))
    mask = bytes((side + 31) // 32 * 4 * side)  # the colours carry their own transparency
    size = len(rows) + len(mask)
    return (
        struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, size, 0, 0, 0, 0) + rows + mask
    )


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """macOS' icon of these PNGs, each under its kind."""
    blocks = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


if __name__ == "__main__":
    print(*draw_all(Path(sys.argv[1])), sep="\n")
