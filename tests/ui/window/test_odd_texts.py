"""Odd texts, wherever one comes in: each is read, or refused in a sentence."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl

from gupai_desktop.app.command_line import parser
from gupai_desktop.app.launcher import _obey, named_deal
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.play.shared import Code
from gupai_desktop.settings import Settings
from gupai_desktop.ui.dialogs.deal_number import DealNumberDialog
from gupai_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from gupai_desktop.ui.rules.window import RulesWindow
from gupai_desktop.ui.widgets.actions import ROWS, Actions
from gupai_desktop.ui.widgets.shortcuts import Shortcuts
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.workbench.window import Workbench
from tests.histories import playing
from tests.ui.known import DEAL, GAME
from tests.ui.oracle import Oracle

RECORD = Record.of_deal(find(GAME), DEAL)
#: What stands in a text: halves of a character, a byte that was no text, signs without a
#: meaning, digits of other scripts, too many of ours, too many brackets.
ODD = (
    "\ud800",
    "\udfff",
    "\udcff",
    "\0",
    "\ufffe",
    "\U0010ffff",
    "٣",
    "²",
    5000 * "9",
    5000 * "[",
)
WHOLE = (
    str(Code.of_record(RECORD)),
    f"gupai:1/{GAME}/7",
    str(RECORD),
    str(RECORD.opening),
    str(History.beginning(RECORD, playing("x"))),
    "7",
)
TEXTS = [
    text
    for whole in WHOLE
    for odd in ODD
    for text in (whole + odd, odd + whole, whole[:-3] + odd + whole[-3:], f'{{"a": "{odd}"}}')
]


def test_every_text_is_read_or_refused_in_a_sentence_wherever_it_comes_in(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "come_forward", lambda: None)
    sharing, file = window.sharing, tmp_path / "file"
    bench = Workbench(RECORD, Oracle(), window.parts.appearance, window)

    def drop(text: str) -> None:
        dropped = QMimeData()
        dropped.setUrls([QUrl.fromLocalFile(f"/{text}")])
        sharing.open_dropped(dropped)

    def open_file(text: str) -> None:
        file.write_bytes(text.encode(errors="surrogatepass"))
        sharing.open(file)

    def start(text: str) -> None:
        for arguments in ([text], [f"--game={text}"], [f"--rules={text}"], [f"--deal={text}"]):
            with suppress(WordedError, SystemExit):
                named_deal(parser().parse_args(arguments), window.session.chance)

    ways: tuple[Callable[[str], object], ...] = (
        *(sharing.take, sharing.why_not, sharing.open_argument, drop, open_file),
        lambda text: sharing.open(Path(text)),
        start,
        lambda text: _obey(window, ["--", text]),
        lambda text: _obey(window, [f"--game={text}"]),
        lambda text: _obey(window, [f"--deal={text}"]),
        lambda text: _obey(window, ["--", "one", text]),
        bench.editor.read,
    )
    for text in TEXTS:
        for way in ways:
            way(text)
        assert window.session.record.game.id == GAME
        # What a person reads can be written down.
        str(window.presenter.shown_text).encode()


def test_every_text_can_be_typed_in_a_field(window: MainWindow) -> None:
    parts = window.parts
    bench = Workbench(RECORD, Oracle(), parts.appearance, window)
    number = DealNumberDialog(RECORD.game, 7, Oracle(), window, why_not=window.sharing.why_not)
    actions = Actions(window, {row.key: lambda: None for row in ROWS})
    actions.retranslate()
    shortcuts = ShortcutsDialog(
        Shortcuts(actions, Settings(parts.settings.store), {}, window), window
    )
    rules = RulesWindow(GAME, parts.appearance, window)
    for text in TEXTS:
        bench.text_bar.field.setText(text)
        bench.text_bar.field.returnPressed.emit()
        number.setTextValue(text)
        number.accept()
        shortcuts.filter.setText(text)
        rules.field.setText(text)
