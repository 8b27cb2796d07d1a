"""The program's icon in every form that a system asks for, all from the one SVG.

Windows' ``.ico`` and macOS' ``.icns`` are small containers; they are written here, so that
nothing but Qt is needed.
"""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from contents import ICON, NAME

#: What the icon theme of a Linux desktop has, beside the SVG itself.
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
#: The kinds of macOS' pictures by their sizes in pixels; some are for two screens.
ICNS_SIZES = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"ic12",),
    128: (b"ic07",),
    256: (b"ic13", b"ic08"),
    512: (b"ic14", b"ic09"),
    1024: (b"ic10",),
}
#: From this size on Windows reads a PNG inside an ``.ico``; below it not everywhere.
_LEAST_PNG = 256


def draw_all(folder: Path) -> None:
    """Write every form of the icon into a folder: PNG by size, ``.ico`` and ``.icns``."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (folder / f"{NAME}-{size}.png").write_bytes(png(drawn(ICON, size)))
    (folder / f"{NAME}.ico").write_bytes(ico([drawn(ICON, size) for size in ICO_SIZES]))
    (folder / f"{NAME}.icns").write_bytes(icns())


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
    side, turned = image.width(), image.flipped()
    rows = bytes(turned.constBits())
    mask = bytes((side + 31) // 32 * 4 * side)  # the colours carry their own transparency
    body = rows + mask
    return struct.pack("<IiiHHII16x", 40, side, 2 * side, 1, 32, 0, len(body)) + body


def icns() -> bytes:
    """macOS' icon: each picture is a PNG under its kind."""
    blocks = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture
        for size, kinds in ICNS_SIZES.items()
        for picture in (png(drawn(ICON, size)),)
        for kind in kinds
    )
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks
