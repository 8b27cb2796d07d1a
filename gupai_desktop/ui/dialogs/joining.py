"""The dialog that says what a file brings, and asks for what it cannot know."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QListWidget, QListWidgetItem, QWidget

from gupai_desktop.engine.words import Words, counted, sentence, words
from gupai_desktop.games import find
from gupai_desktop.i18n import moment_text, say
from gupai_desktop.play.history import History
from gupai_desktop.store.joining import Joining
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import Dialog, column_of, text_label

_SIZE = QSize(540, 420)


def brought(joining: Joining) -> list[Words]:
    """Return a sentence for each kind of thing that comes or is left out, or that none is."""
    new, better = joining.deals.new, joining.deals.better
    marks, unread_marks = len(joining.bookmarks), joining.unread_bookmarks
    tables, unread = len(joining.laid) + len(joining.both), len(joining.unread)
    kinds = (
        (new, counted("%n new deal(s).", new)),
        (better, counted("%n better result(s).", better)),
        (marks, sentence(counted("%n bookmark(s)", marks))),
        (joining.album, counted("%n group(s) of the album.", len(joining.album))),
        (tables, sentence(counted("%n table(s)", tables))),
        (joining.problems, counted("%n new problem(s).", joining.problems)),
        (
            joining.bookmarks_left_out,
            counted("No room for %n bookmark(s).", joining.bookmarks_left_out),
        ),
        (unread, counted("%n table(s) of a later version left out.", unread)),
        (unread_marks, counted("%n bookmark(s) of a later version left out.", unread_marks)),
        (
            joining.unread_sets,
            counted("%n set(s) of a later version left out.", joining.unread_sets),
        ),
    )
    known = words("All of this file is here already.")
    return [text for some, text in kinds if some] or [known]


class JoiningDialog(Dialog):
    """What comes; which of two tables of a game lies on top; whether settings come too."""

    def __init__(
        self, joining: Joining, *, has_settings: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._joining = joining
        self.message, self.note = text_label(), text_label()
        self.list, self.settings_box = QListWidget(), QCheckBox()
        self.settings_box.setVisible(has_settings)
        kind = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kind.Ok | kind.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        for game_id, (mine, other) in joining.both.items():
            item = QListWidgetItem(self.list)
            item.setData(Qt.ItemDataRole.UserRole, game_id)
            is_later = _begun(other) > _begun(mine)
            item.setCheckState(Qt.CheckState.Checked if is_later else Qt.CheckState.Unchecked)
        for part in (self.note, self.list):
            part.setVisible(bool(joining.both))
        parts = (self.message, self.note, (self.list, 1), self.settings_box, self.buttons)
        column_of(*parts, parent=self, spacing=8)
        self.complete(_SIZE)

    @property
    def on_top(self) -> set[str]:
        """Return the games of which the table of the file is to lie on top."""
        items = map(self.list.item, range(self.list.count()))
        chosen = (item for item in items if item.checkState() == Qt.CheckState.Checked)
        return {item.data(Qt.ItemDataRole.UserRole) for item in chosen}

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("import"))
        self.message.setText("\n".join(map(say, brought(self._joining))))
        self.note.setText(
            say(
                words(
                    "Both computers have played at these tables. Those that are ticked lie as "
                    "they are in the file; undo leads to what lies here."
                )
            )
        )
        self.list.setAccessibleName(self.note.text())
        self.settings_box.setText(say(words("Take the &settings too, from the next start on")))
        for (game_id, (_, other)), row in zip(
            self._joining.both.items(), range(self.list.count()), strict=True
        ):
            title = words(
                "{game} ({then})", game=find(game_id).name, then=moment_text(_begun(other))
            )
            self.list.item(row).setText(say(title))


def _begun(history: History) -> str:
    return max(playing.started for playing in history.known.values())
