"""Whose work comes along: the bill of materials, for Debian's ``copyright`` and for the SBOM.

    python packaging/parts.py dist/gupai-desktop.cdx.json

adds to an SBOM of what is locked what lies inside it, and what no lock names.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from contents import NAME, PACKAGING

#: Where the frozen program lies in the package, and where it keeps the texts.
INTERNAL = f"usr/lib/{NAME}/_internal"
_TEXTS = f"/{INTERNAL}/gupai_desktop/resources"
#: What every Debian system has the text of.
_COMMON = {
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "GPL-2.0-or-later": "GPL-2",
    "LGPL-2.1-or-later": "LGPL-2.1",
    "LGPL-3.0-only": "LGPL-3",
}


@dataclass(frozen=True)
class Part:
    """A part of what is shipped, in files of its own or inside one of Qt's libraries."""

    name: str
    licence: str
    copyright: tuple[str, ...]
    text: str
    files: tuple[str, ...] = ()
    version: str = ""
    library: str = ""
    is_on_linux: bool = True

    @property
    def chosen(self) -> list[str]:
        """The licences that it is taken under: of several that are offered the first."""
        return [name.partition(" OR ")[0] for name in self.licence.split(" AND ")]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGING / name).read_text(encoding="utf-8"))


def _part(content: dict[str, Any]) -> Part:
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in content.items()
    }
    return Part(**values)


_QT = _read("qt_parts.toml")
#: The Qt whose libraries the second list is of.
QT_VERSION = str(_QT["qt"])
#: Parts in files of their own, and those that lie inside Qt's libraries.
OWN = tuple(map(_part, _read("parts.toml")["part"]))
INSIDE_QT = tuple(_part({**part, "text": "licences/Qt-parts.txt"}) for part in _QT["part"])


def paragraphs() -> str:
    """What Debian's ``copyright`` says of them: a paragraph for files, one for each licence."""
    together: dict[tuple[str, ...], list[Part]] = {}
    for part in OWN:
        together.setdefault(part.files, []).append(part)
    files = [_of_files(*entry) for entry in together.items()]
    inside = [part for part in INSIDE_QT if part.is_on_linux]
    for library in sorted({part.library for part in inside}):
        place = f"PySide6/Qt/lib/libQt6{library}.so.*"
        qt = OWN[0]
        files.append(_of_files((place,), [qt, *(p for p in inside if p.library == library)]))
    texts: dict[str, str] = {}
    for part in (*OWN, *inside):
        for licence in part.chosen:
            texts.setdefault(licence, part.text)
    del texts["MIT"]  # the program's own, in full
    return "\n\n".join([*files, *(_of_text(n, texts[n]) for n in sorted(texts))])


def _of_files(files: Iterable[str], parts: list[Part]) -> str:
    """The paragraph of some files: who has made them, and under which licences."""
    places = [f"{INTERNAL}/{file}".replace("_internal/../", "") for file in files]
    owners = dict.fromkeys(owner for part in parts for owner in part.copyright)
    licences = dict.fromkeys(_short(name) for part in parts for name in part.chosen)
    comments = [f"{' '.join((p.name, p.version)).strip()}: {p.licence}" for p in parts]
    return "\n".join(
        (
            f"Files: {' '.join(places)}",
            "Copyright: " + "\n ".join(owners),
            f"License: {' and '.join(licences)}",
            "Comment:\n " + "\n ".join(comments),
        )
    )


def _of_text(licence: str, text: str) -> str:
    """The paragraph that says where the text of a licence stands."""
    lines = [f"License: {_short(licence)}", f" The full text is in {_TEXTS}/{text}"]
    if licence.partition(" WITH ")[0] in _COMMON:
        common = _COMMON[licence.partition(" WITH ")[0]]
        lines += [f" and on Debian systems in /usr/share/common-licenses/{common}"]
    return "\n".join(lines) + "."


def _short(licence: str) -> str:
    """What Debian calls a licence."""
    return re.sub(r" WITH (\S+)-exception", r" with \1 exception", licence).replace(
        "LicenseRef-", ""
    )


def added(sbom: dict[str, Any]) -> dict[str, Any]:
    """An SBOM of what is locked, and all that lies inside it or beside it."""
    locked: list[dict[str, Any]] = sbom["components"]
    names = {component["name"].lower() for component in locked}
    beside = [_component(part) for part in OWN if part.name not in names]
    inside = [_component(part) for part in INSIDE_QT]
    qt = [
        {**component, "components": inside}
        if component["name"].lower() == OWN[0].name
        else component
        for component in locked
    ]
    return {**sbom, "components": [*qt, *beside]}


def _component(part: Part) -> dict[str, Any]:
    """A part as CycloneDX tells of one."""
    return {
        "type": "library",
        "name": part.name,
        **({"version": part.version} if part.version else {}),
        "licenses": [{"expression": part.licence}],
        "copyright": "\n".join(part.copyright),
    }


if __name__ == "__main__":
    file = Path(sys.argv[1])
    content = added(json.loads(file.read_text(encoding="utf-8")))
    file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
