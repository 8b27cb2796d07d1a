"""The menus of deals to go back to: those played last, and those that the player has marked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from gupai_desktop.engine.words import BadText, Words, counted, listed, words
from gupai_desktop.games import find
from gupai_desktop.i18n import say
from gupai_desktop.store.bookmarks import MOST, Bookmark, Bookmarks
from gupai_desktop.ui.play.titles import offered_title
from gupai_desktop.ui.widgets.menus import ChoiceMenu, Entry
from gupai_desktop.ui.window.game_controller import GameController
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import PlayedDeal

#: So many recent deals stand in the menu, of so many that are looked at.
_MOST_RECENT, _LOOKED_AT = 9, 60
_EDIT = "edit"


class DealMenus:
    """What the menus have, and what going back to a deal does.

    Undo leads to what lay on the table before.
    """

    def __init__(self, parts: WindowParts, controller: GameController) -> None:
        self._parts, self._controller = parts, controller
        self._session, self.bookmarks = parts.session, Bookmarks(parts.book)

    def menus(self, add: QAction) -> dict[str, ChoiceMenu]:
        """The menus of choices, by their keys; the action adds a bookmark."""
        return {
            "recent_deals": ChoiceMenu(
                words("Menus", "Recen&t Deals"), self._recent_entries, self._open_recent
            ),
            "bookmarks": ChoiceMenu(
                words("Menus", "Boo&kmarks"),
                self._bookmark_entries,
                self._choose_bookmark,
                (add,),
            ),
        }

    def slots(self) -> dict[str, Callable[[], object]]:
        """The slot of the action that adds a bookmark."""
        return {"bookmark": self.add_bookmark}

    # Deals played last.

    def _recent(self) -> list[PlayedDeal]:
        """The deals played last at any table, but for the one on the table, each once."""
        found: dict[tuple[object, ...], PlayedDeal] = {}
        for deal in self._parts.statistics.deals(most=_LOOKED_AT):
            if deal.playing != self._session.playing.id:
                found.setdefault((deal.game_id, deal.rules, deal.number, deal.board), deal)
        return list(found.values())[:_MOST_RECENT]

    def _recent_entries(self) -> list[Entry]:
        entries = []
        for number, deal in enumerate(self._recent(), 1):
            with suppress(BadText):  # a game of another version of the program
                title = offered_title(find(deal.game_id, deal.rules), deal.number, deal.policy)
                if deal.win is not None:
                    title = listed(title, words("Statistics", "won"))
                entries.append(_entry(deal.playing, number, title))
        return entries

    def _open_recent(self, playing: str) -> None:
        """The deal as it was left, or anew if that is not known any more."""
        self._controller.forget_search()
        for deal in self._recent():
            if deal.playing == playing:
                if deal.win or not self._session.go_back_to(deal.game_id, playing):
                    with suppress(BadText):  # a board that is none any more
                        record = deal.record(find(deal.game_id, deal.rules))
                        self._controller.begin(record, deal.policy)
                return

    # Bookmarks.

    def add_bookmark(self) -> None:
        """Mark what lies on the table."""
        mark, every = Bookmark.of_history(self._session.history()), self.bookmarks.every
        if any(mark.is_same_place(one) for one in every):
            self._session.say(words("Bookmarks", "This position has a bookmark already."))
        elif len(every) == MOST:
            self._session.say(
                counted(
                    "Bookmarks", "No more than %n bookmark(s) can be kept; remove one first.", MOST
                )
            )
        else:
            self.set_bookmarks((mark, *every))
            title = bookmark_title(mark)
            self._session.say(words("Bookmarks", "Bookmarked: {title}", title=title))

    def set_bookmarks(self, every: tuple[Bookmark, ...]) -> None:
        """Have these bookmarks from now on."""
        self.bookmarks.every = every

    def _bookmark_entries(self) -> list[Entry]:
        entries = [
            _entry(str(place), place + 1, bookmark_title(one))
            for place, one in enumerate(self.bookmarks.every)
        ]
        edit = Entry(_EDIT, say(words("Bookmarks", "&Edit Bookmarks…")), is_mark=False)
        return [*entries, edit] if entries else []

    def _choose_bookmark(self, key: str) -> None:
        if key != _EDIT:
            self.open_bookmark(self.bookmarks.every[int(key)])
            return
        from gupai_desktop.ui.dialogs.bookmarks import BookmarksDialog

        dialog = BookmarksDialog(self.bookmarks.every, bookmark_title, self._parts.window)
        dialog.changed.connect(self.set_bookmarks)
        dialog.wanted.connect(self.open_bookmark)
        dialog.run()

    def open_bookmark(self, mark: Bookmark) -> None:
        """Go on from a bookmark, with the time and the help that its deal has had."""
        self._controller.forget_search()
        try:
            self._session.open(mark.history(find))
        except BadText as error:
            self._session.say(
                words("Bookmarks", "This bookmark cannot be opened: {error}", error=error.words)
            )


def bookmark_title(mark: Bookmark) -> Words | str:
    """The name of a bookmark; without one the deal, and how many moves have been played."""
    if mark.name:
        return mark.name
    try:
        game = find(mark.game_id, mark.rules)
    except BadText:
        return mark.game_id
    title = offered_title(game, mark.number, mark.policy)
    if not mark.moves:
        return title
    return listed(title, counted("MainWindow", "%n move(s)", len(mark.moves)))


def _entry(key: str, number: int, title: Words | str) -> Entry:
    """An entry of a menu; the first nine have their digit for a key."""
    text = (title if isinstance(title, str) else say(title)).replace("&", "&&")
    return Entry(key, f"&{number} {text}" if number < 10 else text, is_mark=False)
