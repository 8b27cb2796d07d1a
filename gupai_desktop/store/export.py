"""All that was played in one file, to be taken to another computer (docs/saves.md).

A line is an object of JSON: first a head, then a line for each deal, bookmark, group of the
album, table, set of problems and setting, at last how many lines there are and the checksum of
them all.  So a file that was cut or changed is refused before anything of it is used.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from gupai_desktop import __version__
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.record import Catalogue
from gupai_desktop.engine.words import NEWER, BadText, clean_name, words
from gupai_desktop.play.history import History, now
from gupai_desktop.play.json_text import CHANGED, Node, errors_at, read_json
from gupai_desktop.play.problem_set import MAX_PROBLEMS, ListedSet, ProblemSet
from gupai_desktop.store.played import every_deal, facts_of
from gupai_desktop.store.rows import Rows
from gupai_desktop.store.saves import decoded, naming, read_bytes
from gupai_desktop.store.schema import AlbumRow, BookmarkRow, DealRow, TableRow, is_sound, marked
from gupai_desktop.store.tables import Bookmark, saved_table

FORMAT, VERSION = "gupai export", 1
#: More is not read: what a million deals come to.
_MAX_BYTES = 400_000_000
_CUT = words("its end is missing")
_FOREIGN = words("this is not a file that Export has written")

#: A setting is a text or several.
Portable = str | list[str]


@dataclass
class Export:
    """What such a file has.

    `tables` are histories by their games; `unread` are the games whose tables this version of
    the program cannot read, `unread_bookmarks` and `unread_sets` how many of these.
    """

    deals: list[DealRow] = field(default_factory=list)
    bookmarks: list[Bookmark] = field(default_factory=list)
    album: list[AlbumRow] = field(default_factory=list)
    tables: dict[str, History] = field(default_factory=dict)
    sets: list[ProblemSet] = field(default_factory=list)
    settings: dict[str, Portable] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)
    unread_bookmarks: int = 0
    unread_sets: int = 0


# Writing.


def gathered(
    book: Rows,
    settings: Mapping[str, Portable],
    clock: Clock,
    sets: Iterable[ProblemSet] = (),
) -> list[dict[str, object]]:
    """Return the lines of all that a book has, of these sets and settings; see `content_of`."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "program": f"Gupai Desktop {__version__}",
        "written": now(clock),
    }
    chosen: list[dict[str, object]] = [{"setting": list(item)} for item in settings.items()]
    return [head, *_lines(book), *map(_line_of, sets), *chosen]


def content_of(lines: list[dict[str, object]]) -> bytes:
    """Return the content of a file with these lines and their end."""
    content = "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines).encode()
    end = {"lines": len(lines), "check": f"{crc32(content):08x}"}
    return content + json.dumps(end).encode() + b"\n"


def _lines(book: Rows) -> Iterator[dict[str, object]]:
    for deal in every_deal(book):
        yield {"deal": {"playing": deal.playing, "counts": deal.is_counted, **facts_of(deal)}}
    for mark in book.rows(BookmarkRow, "ORDER BY place"):
        yield {"bookmark": {"name": mark.name, "saved": json.loads(mark.saved)}}
    for group in book.rows(AlbumRow, "ORDER BY faces"):
        yield {"album": group._asdict()}
    for table in book.rows(TableRow, "ORDER BY game"):
        if found := saved_table(book, table.game):
            saved, row = found
            yield {"table": {**saved, "done": row.cursor - row.first}}


def _line_of(own: ProblemSet) -> dict[str, object]:
    problems = list(map(str, own.problems))
    return {"set": {"game": own.game.id, "name": own.name, "problems": problems}}


# Reading.


def read_export(file: Path, catalogue: Catalogue) -> Export:
    """Return what lies in a file, the moves of its tables replayed; raises `WordedError`."""
    with naming(file):
        return _read(read_bytes(file, _MAX_BYTES), catalogue)


def _read(content: bytes, catalogue: Catalogue) -> Export:
    start = content.partition(b"\n")[0]
    try:
        head = read_json(start.decode())
        is_ours = isinstance(head.value, dict) and head.value.get("format") == FORMAT
    except (BadText, UnicodeDecodeError):
        is_ours = False
    if not is_ours:
        raise BadText(_FOREIGN)
    if head.member("version").whole(1, 10**9) > VERSION:
        raise BadText(NEWER)
    _verify(content)
    export = Export()
    # A text may have signs that Python ends lines at, too.
    lines = decoded(content).removesuffix("\n").split("\n")
    for number, line in enumerate(lines[1:-1], 2):
        with errors_at(f"line {number}"):
            node = read_json(line)
            _expect_writable(line)
            _take(export, node, catalogue)
    return export


def _expect_writable(line: str) -> None:
    """Raise `BadText` for half a character, which JSON may have and a book may not."""
    if "\\ud" in line.lower():
        try:
            json.dumps(json.loads(line), ensure_ascii=False).encode()
        except ValueError:
            raise BadText(CHANGED) from None


def _verify(content: bytes) -> None:
    """Raise `BadText` if the end is missing, or the content is not what was written."""
    body, _, last = content.removesuffix(b"\n").rpartition(b"\n")
    body += b"\n"
    with suppress(BadText, UnicodeDecodeError):
        end = read_json(last.decode())
        if isinstance(end.value, dict) and end.value.keys() == {"lines", "check"}:
            if end.value != {"lines": body.count(b"\n"), "check": f"{crc32(body):08x}"}:
                raise BadText(CHANGED)
            return
    raise BadText(_CUT)


def _take(export: Export, line: Node, catalogue: Catalogue) -> None:
    """Add what a line has; one of a kind that is not known is passed over."""
    if node := line.optional("deal"):
        export.deals.append(_deal(node))
    elif node := line.optional("bookmark"):
        try:
            mark = Bookmark.read(node.member("saved"), node.member("name").text())
            mark = mark.named(mark.name)
            mark.history(catalogue)
            export.bookmarks.append(mark)
        except BadText:  # a game that this version does not know
            export.unread_bookmarks += 1
    elif node := line.optional("album"):
        export.album.append(_album_row(node))
    elif node := line.optional("table"):
        game_id = node.member("game").text()
        try:
            export.tables[game_id] = History.from_json(node.value, catalogue)
        except BadText:
            export.unread.append(game_id)
    elif node := line.optional("set"):
        try:
            export.sets.append(_own_set(node, catalogue))
        except BadText:
            export.unread_sets += 1
    elif node := line.optional("setting"):
        key, value = node.entries(2)
        several = isinstance(value.value, list)
        export.settings[key.text()] = (
            [entry.text() for entry in value.entries(1000)] if several else value.text()
        )


def _album_row(node: Node) -> AlbumRow:
    row = AlbumRow(node.member("faces").text(), node.member("made").text())
    if not is_sound("album", marked(row)):
        raise node.unfit()
    return row


def _own_set(node: Node, catalogue: Catalogue) -> ProblemSet:
    game, name = catalogue(node.member("game").text(), ""), node.member("name").text()
    listed = ListedSet(game, clean_name(name) or game.id, ())
    lines = node.member("problems").entries(MAX_PROBLEMS)
    problems = [listed.problem(line.text()) for line in lines]
    return ProblemSet(game, listed.name).with_problems(problems)


def _deal(node: Node) -> DealRow:
    """Return the row of a deal, which has no place yet."""

    def text(name: str) -> str:
        return node.member(name).text()

    def whole(name: str) -> int:
        return node.member(name).whole(0, 10**12)

    row = DealRow(
        place=0,
        playing=text("playing"),
        game=text("game"),
        rules=text("rules"),
        number=whole("deal"),
        board=text("board"),
        policy=text("occasion"),
        begun=text("begun"),
        is_counted=node.member("counts").whole(0, 1),
        moves=whole("moves"),
        seconds=node.member("seconds").amount(10**12),
        is_assisted=node.member("assisted").whole(0, 1),
        par_bound=whole("par_bound"),
        par_line=whole("par_line"),
        difficulty=text("difficulty"),
    )
    if not is_sound("deal", marked(row)):
        raise node.unfit()
    return row
