"""The program's icon in every form that a system asks for, all from the one SVG."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from contents import ICON, NAME

#: What the icon theme of a Linux desktop has, beside the SVG itself.
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
#: The largest picture of macOS; Pillow knows which others there are.
ICNS_SIZE = 1024


def draw_all(folder: Path) -> None:
    """Write every form of the icon into a folder: PNG by size, ``.ico`` and ``.icns``."""
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    files = {size: folder / f"{NAME}-{size}.png" for size in (*PNG_SIZES, ICNS_SIZE)}
    for size, file in files.items():
        drawn(ICON, size).save(str(file))
    pictures = [Image.open(file) for file in files.values()]
    sizes = [(size, size) for size in ICO_SIZES]
    # Each size is a drawing of its own, none of them is scaled.
    pictures[-1].save(folder / f"{NAME}.ico", sizes=sizes, append_images=pictures)
    pictures[-1].save(folder / f"{NAME}.icns", append_images=pictures)


def drawn(source: Path, size: int) -> QImage:
    """A square picture of an SVG."""
    reader = QImageReader(str(source))
    reader.setScaledSize(QSize(size, size))
    return reader.read()
