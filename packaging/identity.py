"""Who publishes the program, and what texts are told of that, its version and its changes.

    python packaging/identity.py            # fails while something waits for a release
    python packaging/identity.py NAME       # one entry of identity.toml
    python packaging/identity.py notes      # what the version at hand has changed

It needs nothing but Python, since a wheel asks it while it is built.
"""

from __future__ import annotations

import os
import re
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IDENTITY: dict[str, str] = tomllib.loads(
    (ROOT / "packaging" / "identity.toml").read_text(encoding="utf-8")
)

_WAITING = re.compile(r"\.invalid\b|^alt\.|\b(NAME|TEAM|PUBLISHER)\b")
#: What Flathub takes: a domain backwards and a name, of letters, digits and underscores.
_IDENTIFIER = re.compile(r"[a-z]+(\.[A-Za-z_]\w*)+\.[A-Za-z_][\w-]*", re.ASCII)
_RELEASE = re.compile(r"^## (\d\S*)(?: — (\d{4}-\d\d-\d\d))?\n(.*?)(?=^## |\Z)", re.M | re.S)
_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


def version() -> str:
    """The version of the program, from the one place where it is written."""
    source = (ROOT / "gupai_desktop" / "__init__.py").read_text(encoding="utf-8")
    (found,) = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    return str(found)


def waiting(identity: dict[str, str] = IDENTITY) -> list[str]:
    """The entries that still wait for a publisher, or that no store would take."""
    names = [name for name, value in identity.items() if _WAITING.search(value)]
    is_allowed = _IDENTIFIER.fullmatch(identity["identifier"])
    return names if is_allowed or "identifier" in names else ["identifier", *names]


def filled(text: str, **more: str) -> str:
    """A text with all in the place of ``@NAMES@`` that is told of this build."""
    # It can be set, so that two builds are alike.
    now = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    places = {
        **{name.upper(): value for name, value in IDENTITY.items()},
        "VERSION": version(),
        "DATE": time.strftime("%Y-%m-%d", now),
        "MOMENT": time.strftime("%a, %d %b %Y %H:%M:%S +0000", now),
        **more,
    }
    return re.sub(r"@([A-Z][A-Z_]*)@", lambda place: places[place[1]], text)


def releases() -> list[tuple[str, str, str]]:
    """Version, day and changes of every release, the newest first.

    One without a day gets that of the build, which is that of the tag's commit.
    """
    found = _RELEASE.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    return [(number, day or filled("@DATE@"), changes) for number, day, changes in found]


def disagreements() -> list[str]:
    """What does not tell of the version at hand as of a release."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (head, *_) = re.findall(r"^## (\S+)", changes, re.MULTILINE)
    if head != version():
        return [f"CHANGELOG.md: begins with {head}, the version is {version()}"]
    return []


def notes() -> str:
    """What the version at hand has changed; `ValueError` if ``CHANGELOG.md`` does not say."""
    for number, _day, changes in releases():
        if number == version():
            return changes.strip()
    raise ValueError(f"CHANGELOG.md has nothing about {version()}")


def page() -> str:
    """The README as it stands on a page elsewhere: its pictures and links name the source."""
    source, tag = IDENTITY["source"], f"v{version()}"

    def absolute(link: re.Match[str]) -> str:
        picture, text, place = link.groups()
        return f"{picture}[{text}]({source}/{'raw' if picture else 'blob'}/{tag}/{place})"

    return _LINK.sub(absolute, (ROOT / "README.md").read_text(encoding="utf-8"))


def urls() -> dict[str, str]:
    """Where to find what, by the names that PyPI knows."""
    source = IDENTITY["source"]
    return {
        "Homepage": IDENTITY["homepage"],
        "Source": source,
        "Issues": f"{source}/issues",
        "Changelog": f"{source}/blob/v{version()}/CHANGELOG.md",
        "Documentation": f"{source}/blob/v{version()}/docs/playing.md",
    }


def main(arguments: list[str]) -> int:
    """Print what is asked for, or whether a release can be made."""
    if arguments:
        print(notes() if arguments == ["notes"] else IDENTITY[arguments[0]])
        return 0
    faults = [
        f"packaging/identity.toml: {name} is not filled in: {IDENTITY[name]}" for name in waiting()
    ]
    faults += disagreements()
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
