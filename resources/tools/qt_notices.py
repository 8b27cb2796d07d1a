"""Write down what lies inside Qt's libraries, and the notices that it asks for.

    python resources/tools/qt_notices.py QTBASE

QTBASE is the unpacked source of qtbase of the series that is locked. Qt says in
``qt_attribution.json`` whose work each of its libraries holds. Written are
``packaging/qt_parts.toml`` and ``resources/licences/Qt-parts.txt``. The one part of QtSvg has
no such file in qtbase and is written down here.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "packaging" / "qt_parts.toml"
NOTICES = ROOT / "resources" / "licences" / "Qt-parts.txt"

#: The library that each module of Qt's documentation speaks of; the others are not shipped.
LIBRARIES = {
    "qtcore": "Core",
    "qtdbus": "DBus",
    "qtgui": "Gui",
    "qtwaylandcompositor": "WaylandClient",
}
#: Parts of plugins and systems that the program is not made for.
ABSENT = {"android-native-style", "dejayvu", "libjpeg"}
#: Parts that are only in Qt for Windows or macOS; on Linux some of them are the system's.
ELSEWHERE = {
    *("cocoa-platform-plugin", "d3d12memoryallocator", "qeventdispatcher_cf"),
    *("freetype", "freetype-bdf", "freetype-pcf", "freetype-zlib"),
    *("rhi-miniengine-d3d12-mipmap", "zlib"),
}
_RULE = "-" * 72

_SVG: dict[str, Any] = {
    "Id": "xsvg",
    "Name": "XSVG",
    "LicenseId": "HPND-sell-variant",
    "Copyright": "Copyright 2002 USC/Information Sciences Institute",
}
_SVG_TEXT = """\
Permission to use, copy, modify, distribute, and sell this software and its
documentation for any purpose is hereby granted without fee, provided that the
above copyright notice appear in all copies and that both that copyright notice
and this permission notice appear in supporting documentation, and that the name
of Information Sciences Institute not be used in advertising or publicity
pertaining to distribution of the software without specific, written prior
permission. Information Sciences Institute makes no representations about the
suitability of this software for any purpose. It is provided "as is" without
express or implied warranty.

INFORMATION SCIENCES INSTITUTE DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS
SOFTWARE, INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS, IN NO
EVENT SHALL INFORMATION SCIENCES INSTITUTE BE LIABLE FOR ANY SPECIAL, INDIRECT OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA
OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE."""


def attributions(source: Path) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Yield what Qt says of each part that is shipped, its library, and the licence's text."""
    for file in sorted((source / "src").rglob("qt_attribution.json")):
        content = json.loads(file.read_text("utf-8"), strict=False)
        for part in content if isinstance(content, list) else [content]:
            library = LIBRARIES.get(part.get("QDocModule", ""))
            if library and part["Id"] not in ABSENT and "tools" not in part.get("QtParts", []):
                yield part, library, _text(source, file.parent, part)
    yield _SVG, "Svg", _SVG_TEXT


def _text(source: Path, folder: Path, part: dict[str, Any]) -> str:
    """The licence of a part, as it came with it, or as Qt keeps it."""
    files = part.get("LicenseFiles", [part[key] for key in ("LicenseFile",) if key in part])
    places = [folder / file for file in files]
    kept = source / "LICENSES"
    places = places or [
        kept / f"{name}.txt" for name in re.split(r" (?:AND|OR) ", part["LicenseId"])
    ]
    texts = [place.read_text("utf-8").replace("\f", "").strip("\n") for place in places]
    return "\n\n".join("\n".join(line.rstrip() for line in text.splitlines()) for text in texts)


def owners(part: dict[str, Any]) -> list[str]:
    """Who holds the copyright, a line each."""
    content = part.get("Copyright") or "see the licence"
    lines = content if isinstance(content, list) else content.splitlines()
    return [" ".join(line.split()) for line in lines if line.strip()]


def main(source: Path) -> None:
    """Write the list and the notices."""
    found = re.search(r"QT_REPO_MODULE_VERSION \"(.+)\"", (source / ".cmake.conf").read_text())
    assert found
    entries, parts_of = [], dict[str, list[str]]()
    for part, library, text in attributions(source):
        name = " ".join(part["Name"].split())
        version = str(part.get("Version", "")).strip()
        entry = {
            "name": name,
            "version": version,
            "library": library,
            "licence": part["LicenseId"],
            "copyright": owners(part),
            "is_on_linux": part["Id"] not in ELSEWHERE,
        }
        content = (
            f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in entry.items()
        )
        entries.append("[[part]]\n" + "\n".join(content))
        head = f"{name} {version}".strip()
        notice = f"{head} (in Qt {library}), {part['LicenseId']}\n" + "\n".join(owners(part))
        parts_of.setdefault(text, []).append(notice)
    LIST.write_text(
        "# What lies inside Qt's libraries; resources/tools/qt_notices.py writes it.\n"
        + f'qt = "{found[1]}"\n\n'
        + "\n\n".join(entries)
        + "\n",
        encoding="utf-8",
    )
    notices = [
        f"{_RULE}\n" + "\n\n".join(parts) + f"\n\n{text}\n" for text, parts in parts_of.items()
    ]
    NOTICES.write_text(
        "Qt's libraries hold the work of others. Each part is named above its licence.\n\n"
        + "\n".join(notices),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
