"""ICU's data for the frozen program: how each language sorts, and nothing else.

Qt asks ICU to sort, to convert from old encodings and for the names of time zones.  The
program's files are UTF-8 and it names no zone, so a tenth of the data is enough; file
dialogs sort as before in every language.  ICU's own tool takes the rest out.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from contents import BUILD, Entry

FOLDER = BUILD / "icu"
#: The parts of the data that stay: ``coll/uk.res``, ``coll/zh.res``, ...
KEPT = "coll/"
#: The section of the library that is the data, and nothing but that.
SECTION = ".rodata"


def with_less_data(found: list[Entry]) -> list[Entry]:
    """Libraries, with a small one in the place of ICU's data; only Linux has it."""
    return [
        (place, str(reduced(Path(source))) if "libicudata." in place else source, kind)
        for place, source, kind in found
    ]


def reduced(library: Path) -> Path:
    """A library with the same name, the same symbol and less data."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (name,) = {
        line.split()[-1] for line in _output("nm", "--dynamic", "--defined-only", str(library))
    }
    # The tool takes the name of a file for that of the data in it.
    data = FOLDER / f"{name.removesuffix('_dat')}l.dat"
    _output("objcopy", "-O", "binary", "--only-section", SECTION, str(library), str(data))
    gone = FOLDER / "gone.txt"
    items = [item for item in _output("icupkg", "--list", str(data)) if not item.startswith(KEPT)]
    gone.write_text("\n".join(items), encoding="ascii")
    _output("icupkg", "--remove", str(gone), str(data))
    _output("ld", "-r", "-b", "binary", "-o", "data.o", data.name)
    start = f"_binary_{data.stem}_dat_"
    options = ["--redefine-sym", f"{start}start={name}", "--set-section-alignment", ".data=16"]
    options += [f"--strip-symbol={start}{other}" for other in ("end", "size")]
    section = f"{SECTION},alloc,load,readonly,data,contents"
    _output("objcopy", *options, "--rename-section", f".data={section}", "data.o")
    small = ["-shared", "-z", "noexecstack", "-soname", library.name, "-o", library.name]
    _output("ld", *small, "data.o")
    return FOLDER / library.name


def _output(*command: str) -> list[str]:
    done = subprocess.run(command, cwd=FOLDER, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()
