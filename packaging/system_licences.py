"""The notices of the system's libraries that the frozen program takes along.

Debian and Ubuntu keep one for each package; other systems bring no libraries of theirs.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from contents import LINKED_KINDS, Entry

#: Where a Debian system keeps the notices, and the licences that they refer to.
DOCUMENTS = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")


def notices(found: Iterable[Entry]) -> list[Entry]:
    """What to take along beside some files: the notices of the packages that they are from."""
    libraries = [source for _place, source, kind in found if kind in LINKED_KINDS]
    files = {f"licences/{name}.txt": DOCUMENTS / name / "copyright" for name in owners(libraries)}
    texts = [file.read_text(encoding="utf-8") for file in files.values()]
    files |= {f"licences/common-licenses/{file.name}.txt": file for file in referred(texts)}
    return [(place, str(file), "DATA") for place, file in sorted(files.items())]


def owners(libraries: Iterable[str]) -> set[str]:
    """The packages that libraries are from, as far as they are from any."""
    asked = sorted({name for library in libraries for name in _names(library)})
    if not asked or not shutil.which("dpkg"):
        return set()
    # It complains of those that are from no package, and tells the others.
    output = subprocess.run(
        ["dpkg", "--search", *asked], capture_output=True, text=True, check=False
    ).stdout
    return {line.partition(":")[0] for line in output.splitlines()}


def _names(library: str) -> set[str]:
    """A library's names: ``/lib`` and ``/usr/lib`` are one folder, and dpkg knows one of them."""
    within = library.removeprefix("/usr")
    return {within, f"/usr{within}"} if within.startswith("/lib/") else {library}


def referred(texts: Iterable[str]) -> Iterator[Path]:
    """The licences that every Debian system has, and that notices only refer to."""
    text = " ".join(texts)
    for name in sorted(set(re.findall(r"common-licenses/([\w.-]*\w)", text))):
        if (COMMON / name).is_file():
            yield COMMON / name
