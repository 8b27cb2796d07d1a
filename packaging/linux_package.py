"""The frozen program as it lies on a Linux system, and the ``.deb`` of that."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import lzma
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from xml.sax.saxutils import escape

import shtab

import identity
import parts
from contents import (
    BUILD,
    COMMAND,
    DIST,
    FROZEN,
    ICON,
    ICONS,
    IDENTIFIER,
    NAME,
    PACKAGING,
    ROOT,
    SYSTEM,
    languages,
)
from gupai_desktop.app.command_line import parser as gupai_desktop
from gupai_desktop.cli.main import parser as gupai
from gupai_desktop.games import games
from identity import version

LINUX = PACKAGING / "linux"

#: What lies under ``/usr/share``, from ``linux/``; what ends in ``.gz`` is packed on the way.
SHARED = {
    "applications/gupai-desktop.desktop": "gupai-desktop.desktop",
    f"metainfo/{IDENTIFIER}.metainfo.xml": "gupai-desktop.metainfo.xml",
    "mime/packages/gupai-desktop.xml": "gupai-desktop.mime.xml",
}
DOCUMENTS = {
    "doc/gupai-desktop/NEWS.gz": "../../CHANGELOG.md",
    "doc/gupai-desktop/changelog.gz": "changelog",
    "doc/gupai-desktop/copyright": "copyright",
}
#: The command line of each command.
PARSERS: dict[str, Callable[[], argparse.ArgumentParser]] = {NAME: gupai_desktop, COMMAND: gupai}
#: Where each shell looks for how a command is completed.
COMPLETIONS = {
    "bash": "bash-completion/completions/{}",
    "zsh": "zsh/vendor-completions/_{}",
    "fish": "fish/vendor_completions.d/{}.fish",
}
#: Jumps in a program are packed as places, not as distances, which repeat less; Python knows this
#: of one processor.
_JUMPS = {"amd64": [{"id": lzma.FILTER_X86}]}
_C_LIBRARY = re.compile(r"(lib(c|m|mvec|dl|pthread|resolv|rt|util)|ld-linux[\w-]*)\.so\.\d")


def lay(prefix: Path, frozen: Path = FROZEN) -> None:
    """Lay the program and all that belongs to it under a prefix such as ``/usr``."""
    from icons import PNG_SIZES  # late: a wheel is built without what draws

    shutil.rmtree(prefix, ignore_errors=True)
    shutil.copytree(frozen, prefix / "lib" / NAME, symlinks=True)
    documents = {place: filled(source) for place, source in DOCUMENTS.items()}
    for place, text in (shared() | documents).items():
        is_packed = place.endswith(".gz")
        content = gzip.compress(text.encode(), 9, mtime=0) if is_packed else text.encode()
        _write(content, prefix / "share" / place)
    icons = {"scalable": ICON} | {f"{n}x{n}": ICONS / f"{NAME}-{n}.png" for n in PNG_SIZES}
    for size, icon in icons.items():
        place = f"share/icons/hicolor/{size}/apps/{NAME}{icon.suffix}"
        _write(icon.read_bytes(), prefix / place)
    (prefix / "bin").mkdir()
    for command in (NAME, COMMAND):
        (prefix / "bin" / command).symlink_to(f"../lib/{NAME}/{command}")
    _make_readable(prefix, prefix / "lib" / NAME)


def filled(name: str, **more: str) -> str:
    """A text of ``linux/`` with all that is told of this build in it."""
    mit = indented((ROOT / "LICENSE").read_text(encoding="utf-8"))
    text = for_every_region((LINUX / name).read_text(encoding="utf-8"))
    developer = identity.IDENTITY["identifier"].rpartition(".")[0].lower()
    filling = {
        "DEVELOPER": developer,
        "LANGUAGES": "\n".join(
            f'    <lang percentage="100">{code}</lang>' for code in languages()
        ),
        "MIT": mit,
        "PARTS": parts.paragraphs(),
        "RELEASES": _releases(),
    }
    return identity.filled(text, **filling, **more)


#: Who reads a language too: desktops look for a text by language and country, then by language.
READERS = {"zh_CN": ("zh", "zh_SG"), "zh_TW": ("zh_HK", "zh_MO", "yue")}
#: A line in such a language, of a menu entry or of XML.
_TOLD_IN = re.compile(rf'^(.*(?:xml:lang="|\[))({"|".join(READERS)})((?:"|\]=).*\n)', re.MULTILINE)


def for_every_region(text: str) -> str:
    """Return a text with every line in a language said again to all who read it."""
    return _TOLD_IN.sub(
        lambda line: "".join(f"{line[1]}{code}{line[3]}" for code in (line[2], *READERS[line[2]])),
        text,
    )


def indented(licence: str) -> str:
    """A licence as Debian writes it down: indented, and empty lines have a dot."""
    return "\n".join(f" {line.strip() or '.'}" for line in licence.strip().splitlines())


def _releases() -> str:
    """The changes of every release, for software centres."""
    found = []
    for number, day, changes in identity.releases():
        first, *items = re.split(r"^- ", changes, flags=re.MULTILINE)
        texts = [escape(re.sub(r"[`*]", "", " ".join(item.split()))) for item in items]
        list_ = "".join(f"\n          <li>{text}</li>" for text in texts)
        intro = f"\n        <p>{escape(first.strip())}</p>" if first.strip() else ""
        found.append(
            f'    <release version="{number}" date="{day}">\n      <description>{intro}'
            f"\n        <ul>{list_}\n        </ul>\n      </description>\n    </release>"
        )
    return "\n".join(found)


def shared() -> dict[str, str]:
    """What every Linux desktop is told, the manuals too: texts by their places."""
    texts = {place: filled(source) for place, source in SHARED.items()}
    for command in PARSERS:
        texts[f"man/man6/{command}.6.gz"] = manual(command)
        for shell, place in COMPLETIONS.items():
            texts[place.format(command)] = completion(command, shell)
    return texts


def completion(command: str, shell: str) -> str:
    """Return what tells a shell how a command is completed: its words, its games, and files."""
    whole, *parts = _parsers(command)
    for action in (action for parser in (whole, *parts) for action in parser._actions):
        if action.metavar == "GAME":
            action.choices = [game.id for game in games()]
        if action.type is Path or action.dest in ("shared", "screenshot"):
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    return str(shtab.complete(whole, shell))


def _parsers(command: str) -> list[argparse.ArgumentParser]:
    """Return the parser of a command line, and those of its commands."""
    parser = PARSERS[command]()
    commands = [
        list(action.choices.values())
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
    ]
    return [parser, *(part for parts in commands for part in parts)]


def manual(command: str) -> str:
    """Return the manual of a command: its page in ``linux/``, and all that its help says."""
    os.environ["COLUMNS"] = "78"
    text = (
        "\n".join(parser.format_help() for parser in _parsers(command))
        .replace("\\", "\\e")
        .replace("-", "\\-")
    )
    page = filled(f"{command}.6", OPTIONS=re.sub(r"^(?=[.'])", r"\\&", text, flags=re.M))
    return re.sub(r"[^\x00-\x7f]", lambda sign: f"\\[u{ord(sign[0]):04X}]", page)


def lay_shared(folder: Path) -> dict[Path, str]:
    """Write what the wheel brings for the desktop, and say where under its prefix each belongs.

    Who installs it with pip or pipx has a menu entry, the kind of file and the manuals too.
    """
    laid = {ICON: f"share/icons/hicolor/scalable/apps/{NAME}.svg"}
    for place, text in shared().items():
        file = folder / Path(place).name.removesuffix(".gz")
        _write(text.encode(), file)
        laid[file] = f"share/{place.removesuffix('.gz')}"
    return laid


def _write(content: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def _make_readable(folder: Path, programs: Path) -> None:
    """Give every file the rights of an installed one, whatever the builder's habits are."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.parent == programs else 0o644)


def build(folder: Path = DIST) -> Path:
    """Make the package of the frozen program and return it."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    usr = root / "usr"
    lay(usr)
    _write(filled("lintian-overrides").encode(), usr / "share" / "lintian" / "overrides" / NAME)
    files = sorted(path for path in usr.rglob("*") if path.is_file() and not path.is_symlink())
    sums = (f"{hashlib.md5(f.read_bytes()).hexdigest()}  {f.relative_to(root)}\n" for f in files)
    size = sum(path.lstat().st_size + 1023 >> 10 for path in usr.rglob("*"))
    binaries = [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]
    _write(control(size, depends(binaries)).encode(), root / "DEBIAN" / "control")
    _write("".join(sums).encode(), root / "DEBIAN" / "md5sums")
    _make_readable(root, usr / "lib" / NAME)
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / f"{NAME}_{version()}_{architecture()}.deb"
    _output("dpkg-deb", "--root-owner-group", "-Znone", "--build", str(root), str(package))
    package.write_bytes(packed(package.read_bytes()))
    return package


def packed(package: bytes) -> bytes:
    """Pack the archives in a package that has none packed: smaller than ``dpkg-deb`` would."""
    filters = [*_JUMPS.get(architecture(), []), {"id": lzma.FILTER_LZMA2, "preset": 9}]
    mark, header = b"!<arch>\n", 60
    whole, place = mark, len(mark)
    while place < len(package):
        head = package[place : place + header]
        name, size = head[:16].decode().strip().rstrip("/"), int(head[48:58])
        place += header
        content = package[place : place + size]
        place += size + size % 2
        if name.endswith(".tar"):
            name += ".xz"
            content = lzma.compress(content, check=lzma.CHECK_CRC64, filters=filters)
        whole += b"%-16s%s%-10d%s" % (name.encode(), head[16:48], len(content), head[58:])
        whole += content + b"\n" * (len(content) % 2)
    return whole


def control(size: int, needed: Iterable[str]) -> str:
    """The head of the package."""
    filling = {"ARCHITECTURE": architecture(), "SIZE": str(size), "DEPENDS": ", ".join(needed)}
    return filled("control", **filling)


def architecture() -> str:
    """What Debian calls this kind of processor."""
    if not shutil.which("dpkg"):
        return {"x86_64": "amd64", "aarch64": "arm64"}.get(os.uname().machine, "any")
    return _output("dpkg", "--print-architecture").strip()


def depends(binaries: list[Path]) -> list[str]:
    """The packages that programs and libraries need beside each other.

    Raises `ValueError` for a library that is neither among them nor known: the machine
    that froze the program lacks it, or it has to be declared.  (``dpkg-shlibdeps`` does
    not see that a library of the system that was taken along is the program's own.)
    """
    output = _output("objdump", "-p", *map(str, binaries))
    needed = set(re.findall(r"NEEDED\s+(\S+)", output)) - {file.name for file in binaries}
    others = {name for name in needed if not _C_LIBRARY.fullmatch(name)}
    if strange := others - SYSTEM.keys():
        raise ValueError(f"nobody brings {', '.join(sorted(strange))}: see docs/building.md")
    newest = max(re.findall(r"GLIBC_(2[.\d]+)", output), key=lambda v: [*map(int, v.split("."))])
    return sorted([f"libc6 (>= {newest})", *{SYSTEM[name] for name in others}])


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
