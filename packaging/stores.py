"""The manifests of a release for Flathub and winget, for a person to hand in.

    python packaging/stores.py      # with all files of the release in dist

It goes to build/stores: who publishes it is in identity.toml, the rest is told by the files.
pip says where the packages of Python lie that are locked.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from contents import BUILD, DIST, IDENTIFIER, PACKAGING
from identity import IDENTITY, filled, version

#: The files whose sums are told.
FILES = {
    "SDIST": "gupai_desktop-{}.tar.gz",
    "SETUP": "gupai-desktop-{}-setup.exe",
}
#: The Python of the runtime that the Flatpak names, and the processors that it is for.
PYTHON, PROCESSORS = "3.13", ("x86_64", "aarch64")
#: What is locked for other systems, or to freeze the program, or comes with the base of the
#: Flatpak.
_UNNEEDED = r"altgraph|macholib|pefile|pillow|pyinstaller|pyside6|pywin32|shiboken6"


def written(packages: Path = DIST) -> dict[str, str]:
    """Every file but the places of Python's packages; `OSError` if one of the release lacks."""
    sums = {
        name: hashlib.sha256((packages / file.format(version())).read_bytes()).hexdigest()
        for name, file in FILES.items()
    }
    texts = {
        file.name: filled(file.read_text(encoding="utf-8"), **sums)
        for file in (PACKAGING / "stores").iterdir()
    }
    winget = {
        f"{IDENTITY['winget']}{_kind(document)}.yaml": document
        for document in texts.pop("winget.yaml").split("---\n")
    }
    return {f"{IDENTIFIER}.yml": texts.pop("flatpak.yml"), **winget}


def _kind(document: str) -> str:
    """What the name of a manifest for winget ends in."""
    if language := re.search(r"^PackageLocale: (.+)$", document, re.MULTILINE):
        return f".locale.{language[1]}"
    return ".installer" if "ManifestType: installer" in document else ""


def python_sources() -> list[dict[str, object]]:
    """Where each locked package lies, for flatpak-builder, which fetches them beforehand."""
    found: dict[str, dict[str, object]] = {}
    for processor in PROCESSORS:
        for url, sum_ in _places(processor):
            source: dict[str, object] = {"type": "file", "url": url, "sha256": sum_}
            if url.endswith(".whl") and not url.endswith("-none-any.whl"):
                source["only-arches"] = [processor]
            found[url] = source
    return list(found.values())


def _places(processor: str) -> Iterable[tuple[str, str]]:
    wanted = BUILD / "flatpak.txt"
    wanted.write_text(needed((PACKAGING / "locked" / "build.txt").read_text(encoding="utf-8")))
    kinds = ("2014", *(f"_2_{n}" for n in range(17, 40)))
    platforms = [f"--platform=manylinux{kind}_{processor}" for kind in kinds]
    output = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--report=-"),
            *("--ignore-installed", "--no-deps", "--require-hashes", "--prefer-binary"),
            *(f"--target={BUILD}", f"--python-version={PYTHON}", *platforms, "-r", str(wanted)),
        ],
        check=True,
        stdout=subprocess.PIPE,
    ).stdout
    for package in json.loads(output)["install"]:
        info = package["download_info"]
        yield info["url"], info["archive_info"]["hashes"]["sha256"]


def needed(locked: str) -> str:
    """Of locked packages those that the Flatpak is built with."""
    return re.sub(rf"^({_UNNEEDED}).*\n(    .*\n)*", "", locked, flags=re.MULTILINE)


def main() -> None:
    """Write them all."""
    folder = BUILD / "stores"
    folder.mkdir(parents=True, exist_ok=True)
    sources = json.dumps(python_sources(), indent=2)
    for name, text in {**written(), "python-sources.json": sources}.items():
        (folder / name).write_text(text, encoding="utf-8")
        print(folder / name)


if __name__ == "__main__":
    main()
