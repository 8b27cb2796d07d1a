"""Sharing: copies and messages of a deal, deals in texts that are pasted, and games in files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QStandardPaths, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import (
    WordedError,
    Words,
    counted,
    joined,
    labelled,
    sentence,
    time_text,
    words,
)
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.play.occasions import Occasion, PointsChallenge, occasion_on
from gupai_desktop.play.omens import line_of
from gupai_desktop.play.shared import (
    MAX_AT_ONCE,
    Code,
    Shared,
    is_code,
    is_quick,
    read_code,
    read_shared,
)
from gupai_desktop.store.saves import (
    EXPORT,
    SUFFIX,
    CannotSave,
    is_quick_file,
    open_shared,
    printable,
    save_file,
)
from gupai_desktop.store.set_folder import is_set_file
from gupai_desktop.texts.messages import omen_words, won_words
from gupai_desktop.texts.solver_words import par_words
from gupai_desktop.texts.titles import long_title_of, problem_words, task_words
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtWidgets import QProgressDialog

    from gupai_desktop.solvers.requests import Done

#: What shows a sentence to the player.
ShowMessage = Callable[[Words], object]

_HIDDEN = "[?|?]"
_UNREAD = words("it could not be read")


def message_text(session: Session, analysis: Analysis) -> str:
    """The deal on the table: its title, its goal, how it went, its board, and its code."""
    record, playing = session.record, session.playing
    occasion = _shared_as(session)
    challenge = occasion.challenge
    head = [
        with_native(long_title_of(record, playing), record.game.native),
        say(record.game.gist),
        *map(say, _result(session, analysis)),
        *([say(task_words(challenge))] if challenge else []),
    ]
    code = _code(record, occasion) or str(record.restarted())
    paste = words("To play it, paste this in Gupai Desktop:")
    if record.moves and not session.facts.is_won:
        # The board that is drawn is another one.
        paste = words("To play it from its opening, paste this in Gupai Desktop:")
    return "\n".join([*head, "", *_drawn(record), "", say(paste), code])


def _code(record: Record, occasion: Occasion) -> str:
    """Return the code of a deal that has a number, or is played as more; nothing without one."""
    has_code = record.number or occasion.problem or occasion.challenge
    return str(Code.of_record(record, occasion.text)) if has_code else ""


def _shared_as(session: Session) -> Occasion:
    """What the code of the deal names: the score of a clear table, if no higher one was wanted."""
    record, occasion = session.record, session.occasion
    score, wanted = record.game.score(record.table), occasion.challenge
    is_best = wanted is None or wanted.is_met(record.game.measure(score))
    if record.number is None or not (score and session.facts.is_won and is_best):
        return occasion
    return PointsChallenge.of(record.game, record.number, score)


def _result(session: Session, analysis: Analysis) -> Iterator[Words]:
    """How it went, or how far the player has come, if any move has been played."""
    record = session.record
    if not record.moves:
        return
    time = words("Time: {time}.", time=time_text(session.playing.seconds))
    if session.facts.is_won:
        game, par = record.game, analysis.par
        par_said = par_words(game, par, game.cost(record.opening, record.moves))
        won = won_words(record, is_assisted=session.is_assisted)
        yield joined(won, *((par_said,) if par_said else ()), time)
    elif record.game.is_omen and session.facts.why_lost:
        day = session.occasion.day
        omen = omen_words(record, day, is_of_today=False)
        yield joined(sentence(omen), line_of(record, day))
    else:
        yield counted("After %n move(s): {tally}.", len(record.moves), tally=record.narrator.tally)


def _drawn(record: Record) -> Iterator[str]:
    """Draw the board as it is now, a group a line, each tile by its two ends.

    Of a deal that is won the opening is drawn, so that a friend can try it.
    """
    game, table = record.game, record.table
    if game.is_won(table):
        table = record.opening
    hidden = game.hidden(table)
    for number, group in enumerate(table.groups):
        tiles = " ".join(
            _HIDDEN if tile in hidden else "[{}|{}]".format(*tile.face.ends) for tile in group
        )
        if tiles and game.has_named_groups:
            title = game.narrator(table).title(number)
            yield say(labelled(title, tiles))
        elif tiles:
            yield tiles


class Sharing:
    """Copies and saves what lies on a session's table, and lays other deals on it.

    What is laid there is a step, so that undo leads back; what cannot be read changes
    nothing, and the player is told why.
    """

    def __init__(
        self,
        parts: WindowParts,
        import_file: Callable[[Path], object],
        import_set: Callable[[Path], object],
    ) -> None:
        #: Take a file with all that was played elsewhere, and one with a set of problems.
        self._import_file, self._import_set = import_file, import_set
        self._session, self._window = parts.session, parts.window
        self._analysis, self._client = parts.analysis, parts.client
        self._settings = parts.settings
        #: What is being read in the solver's process: its number, and the dialog that tells so.
        self._job: int | None = None
        self._dialog: QProgressDialog | None = None

    def slots(self) -> dict[str, Callable[[], object]]:
        """The slots of the actions that share, and of those that have to do with files."""
        return {
            "open": self.ask_and_open,
            "save-as": self.ask_and_save,
            "copy-code": self.copy_code,
            "copy-message": lambda: self.copy(message_text(self._session, self._analysis)),
            "copy-board": lambda: self.copy(str(self._session.record.table)),
            "paste": lambda: self.take(QGuiApplication.clipboard().text()),
        }

    def copy_code(self) -> None:
        """Copy the code of the deal; a board of its own has none."""
        if code := _code(self._session.record, _shared_as(self._session)):
            self.copy(code)
        else:
            self._session.say(words("This board has no number; copy the board or a message."))

    def copy_picture(self, picture: QPixmap, show_message: ShowMessage | None = None) -> None:
        """Copy a picture, and tell so: at the table unless something else tells."""
        QGuiApplication.clipboard().setPixmap(picture)
        (show_message or self._session.say)(words("The picture has been copied."))

    def save_picture(
        self, picture: QPixmap, title: str = "", show_message: ShowMessage | None = None
    ) -> None:
        """Save a picture under a title, that of the deal, in a file that the player chooses."""
        from PySide6.QtCore import QBuffer

        from gupai_desktop.ui.dialogs.file_choice import PICTURE, ask_and_write

        def png(_file: Path) -> bytes:
            content = QByteArray()
            picture.save(QBuffer(content), "PNG")
            return bytes(content.data())

        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        name = f"{title or _file_title(self._session.record)}{PICTURE}"
        ask_and_write(Path(folder, name), png, show_message or self._session.say, self._window)

    def copy(self, text: str) -> None:
        """Copy a text, and say how it begins."""
        QGuiApplication.clipboard().setText(text)
        line, *more = text.strip().split("\n")
        copied = f"{line} …" if more else line
        self._session.say(words("Copied: {text}", text=copied))

    def take(self, text: str) -> None:
        """Lay on the table the deal, board or game in a text."""
        every = self._games()
        self._take(partial(read_shared, text, find, every), is_quick=is_quick(text, every))

    def why_not(self, text: str) -> Words | None:
        """Return why a text that is read in a moment cannot be laid on the table."""
        every = self._games()
        if is_quick(text, every):
            try:
                read_shared(text, find, every)
            except WordedError as error:
                return _refusal(error.words)
        return None

    def _games(self) -> list[Game]:
        """A bare board is one of the game on the table, if it can be."""
        return [self._session.game, *(game() for game in games())]

    def _take(
        self, read: Callable[[], Shared], then: Callable[[], object] = bool, *, is_quick: bool
    ) -> None:
        """Read now, or in the solver's process what would keep the window waiting."""
        if is_quick:
            try:
                self._lay(read())
            except WordedError as error:
                self._session.say(_refusal(error.words))
            else:
                then()
        else:
            from gupai_desktop.solvers.requests import CallJob
            from gupai_desktop.ui.widgets.waiting import DELAY, waiting_dialog

            self._end_reading()  # another one takes its place
            call_job = CallJob(partial(_read_elsewhere, read, self._of_others()))
            self._job = self._client.ask(call_job, partial(self._on_read, then))
            text = words("This takes a while to read…")
            self._dialog = dialog = waiting_dialog(text, self._window)
            dialog.canceled.connect(self._end_reading)
            QTimer.singleShot(DELAY, dialog, dialog.show)

    def _end_reading(self) -> None:
        """Wait for nothing more that is being read."""
        if self._job is not None:
            self._client.withdraw(self._job)
        if self._dialog is not None:
            self._dialog.canceled.disconnect(self._end_reading)
            self._dialog.close()
            self._dialog.deleteLater()
        self._job = self._dialog = None

    def _on_read(self, then: Callable[[], object], done: Done[Shared]) -> None:
        self._job = None
        self._end_reading()
        if done.value is None:
            self._session.say(_refusal(done.refusal or _UNREAD))
        else:
            self._lay(done.value)
            then()

    def _lay(self, shared: Shared) -> None:
        if isinstance(shared, History):
            self._session.open(shared)
        elif isinstance(shared, Code):
            self._session.begin(shared.record, shared.policy)
            occasion = occasion_on(shared.record, shared.policy)
            if occasion.challenge:
                self._session.say(task_words(occasion.challenge))
            elif occasion.problem:
                self._session.say(problem_words(occasion.problem))
        elif shared.moves:
            self._session.open(History.replayed(shared, self._of_others()))
        else:
            self._session.begin(shared)

    def _of_others(self) -> PlaySession:
        """Return the playing of somebody else's moves, which are a help."""
        return self._session.new_playing(is_assisted=True)

    def ask_and_open(self) -> None:
        """Open a file that the player chooses."""
        from gupai_desktop.ui.dialogs.file_choice import ask_file_to_open

        if file := ask_file_to_open(self._folder(), self._window):
            self.open(file)

    def ask_and_save(self) -> bool:
        """Save the game in a file that the player chooses; return whether it is saved."""
        from gupai_desktop.ui.dialogs.file_choice import ask_file_to_save

        name = f"{_file_title(self._session.record)}{SUFFIX}"
        file = ask_file_to_save(self._folder() / name, self._window)
        return file is not None and self.save(file)

    def open(self, file: Path) -> None:
        """Open a file; undo leads back to what lay on the table."""
        if file.suffix == EXPORT:
            self._import_file(file)
            return
        if is_set_file(file):
            self._import_set(file)
            return
        every = self._games()
        quick, read = is_quick_file(file, every), partial(open_shared, file, find, every)
        self._take(read, lambda: self._remember(file), is_quick=quick)

    def open_argument(self, argument: str) -> None:
        """Open what a command line or a link names: a code and nothing more, or else a file."""
        if is_code(argument):
            # No code is longer, and a longer text is refused as one.
            quick = is_quick(argument[:MAX_AT_ONCE], self._games())
            self._take(partial(read_code, argument, find), is_quick=quick)
        else:
            self.open(Path(argument))

    def can_open(self, dropped: QMimeData) -> bool:
        """Whether a file or a text is dropped; it is looked at when it is."""
        return dropped.hasUrls() or dropped.hasText()

    def open_dropped(self, dropped: QMimeData) -> None:
        """Open the first of the files that are dropped, or else the text."""
        files = [url.toLocalFile() for url in dropped.urls() if url.isLocalFile()]
        if files:
            self.open(Path(files[0]))
        elif dropped.hasText():
            self.take(dropped.text())

    def save(self, file: Path) -> bool:
        """Save the game, with all its undo and redo; return whether it is saved."""
        try:
            save_file(file, self._session.history)
        except CannotSave as error:
            self._session.say(error.words)
            return False
        self._remember(file)
        self._session.say(words("Saved as {file}.", file=printable(file.name)))
        return True

    def _folder(self) -> Path:
        """The folder of the file used last."""
        from PySide6.QtCore import QDir

        recent = self._settings.recent
        return Path(recent[0]).parent if recent else Path(QDir.homePath())

    def _remember(self, file: Path) -> None:
        self._settings.recent = [str(file.absolute())]


def _read_elsewhere(read: Callable[[], Shared], playing: PlaySession) -> Shared:
    """Read in the solver's process, and make there whatever takes a while to make."""
    shared = read()
    if isinstance(shared, Record) and shared.moves:
        shared = History.replayed(shared, playing)
    return shared.with_record() if isinstance(shared, Code) else shared


def _file_title(record: Record) -> str:
    """Return the name of a file with a record in it, without its suffix."""
    return f"{say(record.game.name)} {record.number or ''}".strip()


def _refusal(error: Words) -> Words:
    return words("Nothing was opened: {error}", error=error)
