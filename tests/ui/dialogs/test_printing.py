"""Sheets of paper: what is on them, how many there are, and where they go."""

import re
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QLocale, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QImage, QPageSize, QPainter
from PySide6.QtWidgets import QProgressDialog
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.combinations import KINDS, groups_by_kind
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.play.problems import problems_of
from gupai_desktop.store.saves import NO_SPACE, CannotSave
from gupai_desktop.ui.dialogs import file_choice, printing
from gupai_desktop.ui.dialogs.printing import Kind, PrintDialog, solved
from gupai_desktop.ui.dialogs.sheets import (
    BoardSheets,
    ChartSheet,
    PaperBoard,
    Sheets,
    list_of,
    page_size,
)
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.paper_tiles import PaperTiles, drawing_of
from gupai_desktop.ui.theme.tile_art import OURS
from gupai_desktop.ui.widgets import waiting

ZEN = find("zen.ten-sets")
A4 = QSizeF(595, 842)
PAGES = re.compile(rb"/Type\s*/Page\b")


class Tiles(PaperTiles):
    """Tiles that remember what was painted, and where."""

    def __init__(self) -> None:
        super().__init__("classic", is_one_ink=True)
        self.painted = list[tuple[str, QRectF]]()

    def paint(self, painter: QPainter, element: str, body: QRectF) -> None:
        self.painted.append((element, painter.transform().mapRect(body)))


class Pen(QPainter):
    """A painter that remembers what was written."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.texts = list[str]()

    def drawText(self, *arguments: object) -> None:  # type: ignore[override]  # noqa: N802
        self.texts.append(str(arguments[-1]))


def painted(sheets: Sheets, number: int) -> list[str]:
    """Paint a page; return what is written on it."""
    image = QImage(595, 842, QImage.Format.Format_RGB32)
    pen = Pen(image)
    sheets.paint(pen, number)
    pen.end()
    return pen.texts


def boards(count: int) -> list[PaperBoard]:
    """The first problems, solved."""
    return [
        solved(PaperBoard(Words(f"no. {problem.number}"), ZEN, problem.opening), problem)
        for problem in problems_of(ZEN)[:count]
    ]


def test_pages_are_as_many_as_boards_and_their_solutions_need() -> None:
    for count, per_page, pages in ((1, 1, 2), (4, 2, 3), (5, 4, 3), (7, 6, 4)):
        sheets = BoardSheets("t", boards(count), Tiles(), A4, per_page=per_page)
        assert sheets.count == pages, (count, per_page)
        assert len(PAGES.findall(sheets.pdf())) == pages


def test_a_board_is_on_paper_whole_and_within_the_margins_in_every_game() -> None:
    for game in (found() for found in games()):
        record = Record.of_deal(game, 7)
        for per_page in (1, 6):
            tiles = Tiles()
            board = PaperBoard(game.name, game, record.table)
            painted(BoardSheets("t", [board], tiles, A4, per_page=per_page), 0)
            found = Counter(name for name, _ in tiles.painted if name != "place")
            assert found == Counter(game.pictures(record.table).values()), game.id
            page = QRectF(40, 40, 515, 762)
            assert all(page.contains(body) for _, body in tiles.painted), game.id


def test_tables_lie_side_by_side_or_below_each_other_as_their_tiles_are_larger() -> None:
    for game_id, is_beside in (("zen.ten-sets", False), ("levels.meng-huo", True)):
        game, tiles = find(game_id), Tiles()
        records = [Record.of_deal(game, number) for number in range(1, 5)]
        boards = [PaperBoard(game.name, game, record.table) for record in records]
        painted(BoardSheets("t", boards, tiles, A4, per_page=4), 0)
        places = [body for _, body in tiles.painted]
        count = len(places) // 4
        first, second = places[:count], places[count : 2 * count]
        right = max(body.right() for body in first)
        assert (min(body.left() for body in second) > right + 30) is is_beside, game_id


def test_solutions_stand_at_the_end_with_their_moves_in_words_and_the_final_table() -> None:
    tiles, (board,) = Tiles(), boards(1)
    texts = painted(BoardSheets("title", [board], tiles, A4), 1)
    assert texts[:2] == ["title", "2 / 2"]
    assert "no. 1" in texts
    assert any(text.startswith("1. Exchange: ") for text in texts)
    table = board.table
    for move in board.line or ():
        table = ZEN.after(table, move)
    assert ZEN.is_won(table)
    assert [name for name, _ in tiles.painted] == [
        ZEN.pictures(table)[tile] for row in table.rows for tile in row if tile
    ]


def test_a_solution_of_very_many_moves_has_a_page_and_its_table_below_it() -> None:
    game, tiles = find("levels.o-koan"), Tiles()
    board = solved(PaperBoard(game.name, game, Record.of_deal(game, 2).table))
    assert len(board.line or ()) > 100
    sheets = BoardSheets("t", [board] * 2, tiles, A4)
    assert sheets.count == 3
    painted(sheets, 2)
    assert len(tiles.painted) == 32
    assert all(QRectF(40, 300, 515, 502).contains(body) for _, body in tiles.painted)


def test_a_board_that_is_not_solved_says_so() -> None:
    board = PaperBoard(ZEN.name, ZEN, Record.of_deal(ZEN, 7).table, ())
    assert "No solution is known." in painted(BoardSheets("t", [board], Tiles(), A4), 1)


def test_a_list_has_all_tiles_of_each_group_and_tells_which_lie_face_down() -> None:
    for game in (found() for found in games()):
        table = Record.of_deal(game, 7).table
        lines = list(list_of(PaperBoard(game.name, game, table)))
        listed = " ".join(line.partition(": ")[2] for line in lines)
        found = Counter(re.findall(r"(?<!\d)\d\d(?!\d)", listed))
        assert found == Counter(str(tile.face) for tile in table.tiles), game.id
        down = sum(line.count("(") for line in lines)
        assert down == len(game.hidden(table)), game.id
        assert (lines[-1] == "In brackets: face down.") == bool(down), game.id


def test_the_chart_has_every_group_of_the_rules_on_one_page() -> None:
    for game in (ZEN, find("zen.ten-sets", "triplets=mixed loose=yes")):
        tiles = Tiles()
        chart = ChartSheet(game, tiles, A4)
        texts = painted(chart, 0)
        groups = groups_by_kind(game.rules.triplet_rule)
        wanted = sum(len(faces) for kind, every in groups.items() if kind for faces in every)
        assert (chart.count, len(tiles.painted)) == (1, wanted)
        assert all(body.bottom() < 800 for _, body in tiles.painted)
        named = [kind for kind in KINDS if kind in groups]
        assert all(any(str(kind.name) in text for text in texts) for kind in named)


def test_tiles_on_paper_have_no_gradients_which_qt_writes_wrongly() -> None:
    for theme in OURS:
        for is_one_ink in (True, False):
            drawing = drawing_of(theme, is_one_ink=is_one_ink)
            shapes = drawing.partition("</defs>")[2].partition('id="shadow"')[0]
            assert "url(#" not in shapes, theme


def picture(tiles: PaperTiles, face: str) -> QImage:
    image = QImage(100, 220, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    tiles.paint(painter, f"face-{face}", QRectF(0, 0, 100, 220))
    painter.end()
    return image


def test_tiles_on_paper_have_the_colours_of_their_style() -> None:
    tiles = PaperTiles("classic", is_one_ink=False)
    image = picture(tiles, "41")
    body, pip = image.pixelColor(8, 110), image.pixelColor(30, 25)
    assert body.lightness() < 40
    assert pip.red() > pip.green() + 80
    assert (
        picture(PaperTiles("ivory", is_one_ink=False), "41").pixelColor(8, 110).lightness() > 200
    )


def test_one_ink_is_enough_and_red_pips_are_rings() -> None:
    tiles = PaperTiles("classic", is_one_ink=True)
    for face in FACES:
        image = picture(tiles, str(face))
        colours = [image.pixelColor(x, y) for x in range(0, 100, 3) for y in range(0, 220, 3)]
        assert all(colour.saturation() == 0 for colour in colours), face
        assert image.pixelColor(8, 110).lightness() == 255
    ring, disc = picture(tiles, "41"), picture(tiles, "65")
    assert ring.pixelColor(30, 25).lightness() == 255
    assert ring.pixelColor(18, 25).lightness() == 0
    assert disc.pixelColor(30, 25).lightness() == 0


def test_paper_is_that_of_its_own_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    for name, code in (("Letter", "en_US.UTF-8"), ("A4", "de_DE.UTF-8")):
        monkeypatch.setenv("LC_PAPER", code)
        assert page_size().name().startswith(name)


def test_paper_is_that_of_the_region() -> None:
    for name, wanted in (
        *(("en_US", QPageSize.PageSizeId.Letter), ("fr_CA", QPageSize.PageSizeId.Letter)),
        *(("en_GB", QPageSize.PageSizeId.A4), ("uk_UA", QPageSize.PageSizeId.A4)),
    ):
        assert page_size(QLocale(name)).id() == wanted, name


# The dialog.


@pytest.fixture
def dialog(qtbot: QtBot, appearance: Appearance, languages: Languages) -> PrintDialog:
    languages.use("en")
    made = PrintDialog(Record.of_deal(ZEN, 7), Words("deal 7"), appearance)
    qtbot.addWidget(made)
    return made


def choose(dialog: PrintDialog, kind: Kind, first: int = 1, last: int = 3) -> None:
    dialog.kind.setCurrentIndex(dialog.kind.findData(kind.value))
    dialog.first.setValue(first)
    dialog.last.setValue(last)


def test_what_is_chosen_is_what_is_on_the_pages(dialog: PrintDialog) -> None:
    assert dialog.sheets().count == 1
    choose(dialog, Kind.PROBLEMS, 2, 5)
    dialog.per_page.setCurrentIndex(dialog.per_page.findData(2))
    assert dialog.sheets().count == 2
    dialog.solutions.setChecked(True)
    assert dialog.sheets().count == 3
    assert any(text.startswith("2: ") for text in painted(dialog.sheets(), 0))
    choose(dialog, Kind.CHART)
    assert dialog.sheets().count == 1


def test_who_gives_up_has_no_further_board_solved(
    dialog: PrintDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, is_left = list[PaperBoard](), Event()

    def solve_slowly(board: PaperBoard, _problem: object) -> PaperBoard:
        begun.append(board)
        assert is_left.wait(10)
        return board

    monkeypatch.setattr(waiting, "DELAY", 0)
    monkeypatch.setattr(printing, "solved", solve_slowly)
    choose(dialog, Kind.DEALS)
    before = threading.enumerate()

    def give_up() -> None:
        (waiting_for,) = dialog.findChildren(QProgressDialog)
        waiting_for.close()

    QTimer.singleShot(0, give_up)
    dialog.solutions.setChecked(True)
    assert not dialog.solutions.isChecked()
    is_left.set()
    for thread in set(threading.enumerate()).difference(before):
        thread.join(10)
    assert len(begun) == 1


def test_a_pdf_is_saved_under_the_name_that_is_chosen(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.pdf"
    monkeypatch.setattr(file_choice, "ask_file_to_save", lambda *_: file)
    dialog.save_button.click()
    assert file.read_bytes().startswith(b"%PDF-1")
    assert dialog.message.text() == "Saved as a.pdf."


def test_a_full_disk_gets_a_sentence(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(place: Path, _content: bytes) -> None:
        raise CannotSave(place, NO_SPACE)

    monkeypatch.setattr(file_choice, "ask_file_to_save", lambda *_: tmp_path / "a.pdf")
    monkeypatch.setattr(file_choice, "write", fail)
    dialog.save_button.click()
    assert "there is no space left" in dialog.message.text()


def test_where_no_printer_is_known_it_says_so(
    dialog: PrintDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    said = "No printer is known here. Save a PDF and print that."
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    dialog.print_button.click()
    assert dialog.message.text() == said
    dialog.message.clear()
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    dialog.print_button.click()
    assert dialog.message.text() == said


def test_pages_are_as_large_as_the_paper_of_the_printer(
    dialog: PrintDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6 import QtPrintSupport

    class Asked:
        """The printer's own dialog, where its only paper is chosen."""

        def __init__(self, printer: QtPrintSupport.QPrinter, _parent: object) -> None:
            self._printer = printer

        def exec(self) -> bool:
            return self._printer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))

    sizes = list[QSizeF]()
    monkeypatch.setattr(QtPrintSupport.QPrinterInfo, "availablePrinterNames", lambda: ["a"])
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Asked)
    monkeypatch.setattr(Sheets, "paint_all", lambda sheets, _device: sizes.append(sheets.size))
    dialog.print_button.click()
    assert sizes == [QSizeF(QPageSize(QPageSize.PageSizeId.A5).sizePoints())]


def test_what_prints_is_not_loaded_before_it_is_needed() -> None:
    code = (
        "import sys, gupai_desktop.ui.dialogs.printing as _;"
        "sys.exit('PySide6.QtPrintSupport' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
