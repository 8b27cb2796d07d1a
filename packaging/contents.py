"""What the frozen program is made of: its names, what goes in and what stays out.

Used by the PyInstaller spec, by ``build.py`` and by the tests; it needs nothing but
Python and the tree.
"""

from __future__ import annotations

import encodings
import json
import os
import posixpath
import re
import sys
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pkgutil import iter_modules
from typing import Any

import translations
from identity import IDENTITY, filled
from identity import ROOT as ROOT

PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

#: The name of the program's file, its folder, its package and its icon.
NAME = "gupai-desktop"
#: The command without a window: the same program by another name.
COMMAND = "gupai"
TITLE = "Gupai Desktop"
IDENTIFIER = IDENTITY["identifier"]
MIME_TYPE = "application/x-gupai"
ICON = ROOT / "resources" / "icons" / f"{NAME}.svg"

#: Where the frozen program lies, and everything else that is built on the way.
FROZEN = BUILD / "frozen" / NAME
ICONS = BUILD / "icons"
TRANSLATIONS = BUILD / "translations"
NOTICE = BUILD / "NOTICE.txt"

#: Modules that something imports if it can, and that the program never needs.
EXCLUDED = [
    *("_bz2", "_hashlib", "_lzma", "_ssl", "_uuid", "ssl", "bz2", "lzma", "curses", "readline"),
    *("distutils", "lib2to3", "pip", "pydoc", "pytest", "setuptools", "tkinter", "unittest"),
    *("doctest", "pdb", "turtle", "xmlrpc"),
    # Parts of other modules that are never used; miniaudio imports urllib.request.
    *("ftplib", "http.cookiejar", "mimetypes", "multiprocessing.managers", "smtplib", "tarfile"),
    *("_decimal", "_pydatetime", "_pydecimal", "decimal", "fractions", "statistics"),
    *("csv", "email._header_value_parser", "email.contentmanager", "email.generator"),
    *("email.headerregistry", "email.policy", "importlib.metadata", "importlib.resources"),
    *("multiprocessing.dummy", "multiprocessing.pool", "multiprocessing.sharedctypes"),
    *("platformdirs._android", "platformdirs.android", "platformdirs.ios"),
    *("pprint", "py_compile", "tracemalloc"),
    # Tables of all of Unicode, for names of hosts that are not ASCII.
    *("unicodedata", "stringprep", "encodings.idna"),
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtSql"),
    # An extra, which may be installed where it is built.
    "distributed",
]

if sys.platform == "linux":  # where the frozen program speaks UTF-8, whatever the locale says
    # Archives have names in that one.
    _OLD = r"(?!cp437)(big5|cp|euc|gb|hp|hz|iso|joh|koi|kz|mac|palm|ptcp|shift|tis).*"
    _ALL = [module.name for module in iter_modules(encodings.__path__)]
    EXCLUDED += [f"encodings.{name}" for name in _ALL if re.fullmatch(_OLD, name)]
    EXCLUDED += ["platformdirs.macos", "platformdirs.windows"]

#: The kinds of Qt's plugins that stay, and which of each kind; ``q`` and ``lib`` are left off.
PLUGINS = {
    "platforms": "xcb|wayland.*|offscreen|windows|cocoa",
    "imageformats": "svg",
    "iconengines": "svg.*",
    "styles": ".*",
    "platformthemes": "xdgdesktopportal.*",
    "platforminputcontexts": ".*",
    "printsupport": ".*",
    "wayland-shell-integration": "xdg-shell",
    "wayland-decoration-client": ".*",
}

#: The libraries that the frozen program leaves to a Linux system, and their packages: the door
#: to the graphics driver, what must fit the display server, and what every desktop has; what
#: these are linked to is the system's too, since they would take an old one of ours.
SYSTEM = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libcups.so.2": "libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libsqlite3.so.0": "libsqlite3-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}

#: Languages that Apple calls by their scripts.
_OF_APPLE = {"zh_CN": "zh-Hans", "zh_TW": "zh-Hant"}

#: What PyInstaller lists: where a file goes, where it is, and what it is.
Entry = tuple[str, str, str]
#: What PyInstaller calls files that are linked to libraries, and links to files.
LINKED_KINDS, LINK = ("BINARY", "EXTENSION"), "SYMLINK"
#: From the place of a library to the names of those it is linked to.
Linked = Callable[[str], Iterable[str]]


@cache
def languages() -> list[str]:
    """The codes of the languages that the program speaks: ``en``, ``uk``, ``zh_CN``, ``zh_TW``."""
    return translations.languages()


def bundle() -> dict[str, Any]:
    """What the bundle for macOS is told of itself."""
    text = (PACKAGING / "macos" / "info.toml").read_text("utf-8")
    codes = [_OF_APPLE.get(code, code.replace("_", "-")) for code in languages()]
    return tomllib.loads(filled(text, LANGUAGES=json.dumps(codes)))


def program(name: str) -> str:
    """The file of one of the two frozen commands; on macOS in the bundle, as players have it."""
    if sys.platform == "darwin":
        return str(FROZEN.parent / f"{TITLE}.app" / "Contents" / "MacOS" / name)
    return str(FROZEN / (f"{name}.exe" if os.name == "nt" else name))


def own_files() -> list[tuple[str, str]]:
    """Return the program's files that are not modules, each with the folder it goes to."""
    resources = (path for path in (ROOT / "resources").iterdir() if path.name != "tools")
    rules = (path for path in (ROOT / "docs" / "rules").iterdir() if path.name != "tiles")
    folders = ((path, path if path.is_dir() else path.parent) for path in (*resources, *rules))
    return [
        *((str(path), f"gupai_desktop/{to.relative_to(ROOT).as_posix()}") for path, to in folders),
        (str(TRANSLATIONS / "*.qm"), "gupai_desktop/translations"),
        (str(NOTICE), "licences"),
    ]


def is_wanted(place: str) -> bool:
    """Whether a file belongs into the frozen program: not every plugin and language does."""
    place = place.replace("\\", "/")
    name = place.rpartition("/")[2]
    if plugin := re.search(r"/plugins/([\w-]+)/", place):
        stem = re.sub(r"^(lib)?q?|\..*$", "", name)
        return re.fullmatch(PLUGINS.get(plugin[1], "(?!)"), stem) is not None
    if "/translations/qt" in place:
        return name in {f"qtbase_{code}.qm" for code in languages()}
    # PyInstaller adds these for programs that call servers; one paints without a graphics card;
    # one is a part of the C library, two of that which talks to the display server.
    unwanted = re.match(r"lib(ssl|crypto)[.-]|opengl32sw|lib(mvec|Xau|Xdmcp)\.", name)
    return not unwanted and name not in SYSTEM


def staying(found: Iterable[Entry], linked: Linked) -> list[Entry]:
    """What is wanted, without the libraries that only unwanted files are linked to."""
    entries = list(found)
    wanted = [entry for entry in entries if is_wanted(entry[0])]
    doubtful = _reached([entry for entry in entries if entry not in wanted], entries, linked)
    needed = _reached(
        [entry for entry in wanted if _name(entry[0]) not in doubtful], wanted, linked
    )
    return [entry for entry in wanted if _name(entry[0]) not in doubtful - needed]


def leading_somewhere(found: Iterable[Entry], gone: Iterable[Entry]) -> list[Entry]:
    """What is wanted of some files, without the links to files that are gone."""
    places = {place for place, _source, _kind in gone}
    return [
        (place, source, kind)
        for place, source, kind in found
        if is_wanted(place)
        and not (kind == LINK and posixpath.normpath(f"{place}/../{source}") in places)
    ]


def _reached(some: Iterable[Entry], entries: Iterable[Entry], linked: Linked) -> set[str]:
    """The names of the libraries that some files are linked to, over however many others."""
    sources = {_name(place): source for place, source, kind in entries if kind in LINKED_KINDS}
    reached: set[str] = set()
    waiting = [source for _place, source, kind in some if kind in LINKED_KINDS]
    while waiting:
        names = {_name(name) for name in linked(waiting.pop())} & sources.keys()
        waiting += [sources[name] for name in names - reached]
        reached |= names
    return reached


def _name(place: str) -> str:
    return place.replace("\\", "/").rpartition("/")[2].lower()
