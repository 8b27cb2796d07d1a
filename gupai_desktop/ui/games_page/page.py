"""The page of games: what today offers, a card for each game, and the options of a game."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontInfo, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QMenu, QScrollArea, QWidget

from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import long_day_text, month_text, say
from gupai_desktop.play.today import clock_words, day_marks, won_in, yesterday_words
from gupai_desktop.settings import Settings
from gupai_desktop.store.days import tally_of
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.games_page.card import SEALS, GameCard, MonthCard, OptionsButton, SealsButton
from gupai_desktop.ui.games_page.options import GameOptions, add_options
from gupai_desktop.ui.games_page.today_cards import PROBLEM, TASKS, TodayCards
from gupai_desktop.ui.play.day import ShownDay
from gupai_desktop.ui.play.problem_sets import ProblemSets
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.tile_art import WidgetCloth
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    announce,
    column_of,
    own_viewport,
    scroll_bar_sheet,
    scroll_down_in,
    set_name,
    text_label,
)

if TYPE_CHECKING:
    from gupai_desktop.play.history import History
    from gupai_desktop.store.statistics import Statistics

_SPACE = 14
#: The least and the greatest width of a card by the size of letters, which says better than the
#: height of a line how wide texts are.
_MIN, _MAX = 11, 30
#: The least where the page is scrolled in any case, and how high a picture is there.
_EASY, _FLAT = 15, 0.7
#: The least width of a card of today.
_MIN_OF_TODAY = 14
#: The height of a card's picture by the card's width: good, and the least that is good.
_HIGH, _LOW = 0.95, 0.5
#: What today offers, in the order of its cards; before them the game that was left.
LEFT = "left"
CALENDAR = "calendar"
TODAY = (*TASKS, CALENDAR)


class GamesPage(QWidget):
    """What today offers, and all games with their tables as they were left; a click plays.

    The arrow keys go from card to card, Tab to the options of the game and on.  The cards have
    the keys of `TODAY` and the ids of the games; before them one goes on with a game that was
    left, if one was.

    Signals: `chosen` with the id of a game to be played at; `dealt` with the id of one of which
    a new deal is wanted, `problems_wanted` with that of one whose problems are;
    `day_wanted` with what of today is, and the day that is
    shown as today; `closed`, to go back.
    """

    #: The game that was left; None while there is no such card.
    _left: Game | None = None

    chosen = Signal(str)
    dealt = Signal(str)
    day_wanted = Signal(str, object)
    problems_wanted = Signal(str)
    closed = Signal()

    def __init__(
        self,
        session: Session,
        settings: Settings,
        game_of: Callable[[str], Game],
        statistics: Statistics,
        appearance: Appearance,
        problem_sets: ProblemSets,
        shown_day: ShownDay,
    ) -> None:
        super().__init__()
        self._session, self._settings, self._game_of = session, settings, game_of
        self._statistics, self._appearance = statistics, appearance
        self._problem_sets, self._shown_day = problem_sets, shown_day
        self._today_cards = TodayCards(session, statistics, problem_sets)
        self._inside, self._scroll = QWidget(), QScrollArea()
        self._headings, self._cloth = (text_label(1.15), text_label(1.15)), WidgetCloth()
        self._every_card: dict[str, GameCard] = {}
        #: The days of which the cards of today show something, and did when they were pressed.
        self._days, self._pressed = dict[str, date](), dict[str, date]()
        self.option_buttons, self.seals = dict[str, OptionsButton](), dict[str, SealsButton]()
        self._add_parts()
        # The cloth is the page's own, and lies still under the cards.
        for part in (self._inside, *self._lists, self._scroll.viewport()):
            part.setAutoFillBackground(False)
        column_of(self._scroll, parent=self, margin=0)
        #: The keys of the cards, row by row as they lie.
        self._rows: list[list[str]] = []
        #: The cards that are still to be drawn, one after the other once the page is seen.
        self._stale: list[str] = []
        #: What the picture of each card was drawn from.
        self._drawn = dict[str, object]()
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        appearance.changed.connect(self.apply_theme)
        shown_day.turned.connect(self._on_day_turned)
        self.apply_theme()
        self._enter(session.game.id)

    def _add_parts(self) -> None:
        """Lay out what today offers and the games below it, each with a heading."""
        self._lists = list[QWidget]()
        for label in self._headings:  # readers hear it before what is below it
            label.setParent(self._inside)
            self._lists.append(QWidget(self._inside))
        self._today_grid, self._grid = map(QGridLayout, self._lists)
        self.month = MonthCard(self._lists[0])
        for grid in (self._today_grid, self._grid):
            grid.setSpacing(_SPACE)
            grid.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.setContentsMargins(0, 0, 0, 0)
        for label in self._headings:
            label.setTextFormat(Qt.TextFormat.RichText)
        for key in (LEFT, *TASKS):
            self._add_card(key, GameCard(self._lists[0], is_game=False))
        self._add_card(CALENDAR, self.month)
        for game in games():
            self._add_card(game.id, GameCard(self._lists[1]))
            button = self.option_buttons[game.id] = OptionsButton(self._lists[1])
            button.clicked.connect(partial(self.show_options, game.id))
            seals = self.seals[game.id] = SealsButton(self._lists[1])
            seals.clicked.connect(partial(self.problems_wanted.emit, game.id))
        rows = chain.from_iterable(zip(self._headings, self._lists, strict=True))
        column = column_of(
            STRETCH, *rows, STRETCH, parent=self._inside, margin=_SPACE, spacing=_SPACE // 2
        )
        for label in self._headings:
            column.setAlignment(label, Qt.AlignmentFlag.AlignHCenter)
        own_viewport(self._scroll)
        scroll_down_in(self._scroll, self._inside)

    def _add_card(self, key: str, card: GameCard) -> None:
        self._every_card[key] = card
        wanted = self._want_of_day if key in TODAY else self._choose
        card.clicked.connect(partial(wanted, key))
        card.pressed.connect(lambda: self._pressed.update({key: self._day_of(key)}))
        card.left.connect(partial(self._leave, key))

    def _day_of(self, key: str) -> date:
        """Return the day that a card shows; it may have turned since."""
        return self._days.get(key, self._shown_day.day)

    def _want_of_day(self, key: str) -> None:
        """What the card shows is wanted, if it has shown that since it was pressed."""
        if (day := self._day_of(key)) == self._pressed.get(key, day):
            self.day_wanted.emit(key, day)

    def _choose(self, key: str) -> None:
        """The game of a card is wanted."""
        self.chosen.emit(self._left.id if key == LEFT and self._left else key)

    @property
    def cards(self) -> dict[str, GameCard]:
        """The cards that are shown, in their order."""
        return {k: card for k, card in self._every_card.items() if k != LEFT or self._left}

    def _leave(self, key: str, pressed: Qt.Key) -> None:
        """Go from a card to the one in the direction of the key that is pressed."""
        every = list(self.cards)
        here, last = every.index(key), len(every) - 1
        if pressed in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row = next(place for place, keys in enumerate(self._rows) if key in keys)
            beside = row + (1 if pressed == Qt.Key.Key_Down else -1)
            if 0 <= beside < len(self._rows):
                middle = self.cards[key].geometry().center().x()
                middles = {k: self.cards[k].geometry().center().x() for k in self._rows[beside]}
                self._enter(min(middles, key=lambda other: abs(middles[other] - middle)))
            return
        targets = {Qt.Key.Key_Left: here - 1, Qt.Key.Key_Right: here + 1, Qt.Key.Key_Home: 0}
        there = targets.get(pressed, last)
        if 0 <= there <= last:
            self._enter(every[there])

    def _enter(self, key: str) -> None:
        """Have the focus at a card; Tab leads only to this one and to its options."""
        for other, card in self.cards.items():
            policy = Qt.FocusPolicy.TabFocus if other == key else Qt.FocusPolicy.NoFocus
            parts = (card, self.seals.get(other), self.option_buttons.get(other))
            for part in filter(None, parts):
                part.setFocusPolicy(policy)
        if key != CALENDAR and not self.cards[key].accessibleName():
            self._fill(key)  # a reader says the name of what gets the focus
        self.cards[key].setFocus(Qt.FocusReason.TabFocusReason)
        # Where the card lies is known once all has been laid out that waits for it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._scroll.ensureWidgetVisible(self.cards[key], 0, _SPACE)

    def show_options(self, game_id: str) -> None:
        """Open the menu of a game below its button."""
        menu, button = self.options_of(game_id), self.option_buttons[game_id]
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(button.rect().topLeft()))

    def options_of(self, game_id: str) -> QMenu:
        """Return the menu of how a game is played and what it looks like, and of a new deal."""
        menu = QMenu(self)
        then = partial(self._on_options_changed, game_id)
        add_options(menu, GameOptions(self._game_of(game_id), self._settings, then))
        menu.addSeparator()
        deal = menu.addAction(say(words("&New Deal")))
        deal.triggered.connect(partial(self.dealt.emit, game_id))
        return menu

    def _on_options_changed(self, game_id: str) -> None:
        if game_id == self._session.game.id:
            self._appearance.play_with(self._settings.of_game(game_id, "tiles"))
        self._draw(game_id)

    def open(self, *, is_morning: bool = False) -> None:
        """Show everything as it is now, the focus at the game that is played, or at the top."""
        self._shown_day.refresh()
        self._left = self._game_left()
        self._every_card[LEFT].setVisible(self._left is not None)
        self._write_headings()
        self._arrange()
        self._draw_anew()
        self._scroll.verticalScrollBar().setValue(0)
        game_id = self._session.game.id
        is_at_top = is_morning or (self._left is not None and self._left.id == game_id)
        self._enter(next(iter(self.cards)) if is_at_top else game_id)

    def _game_left(self) -> Game | None:
        """Return the game that can be gone on with: the one on the table, else the latest."""
        left = [self._session.left(game.id) for game in games()]
        open_ones = [
            (history.game_id == self._session.game.id, history.playing.started, history.game_id)
            for history in left
            if history and _is_under_way(history)
        ]
        return self._game_of(max(open_ones)[2]) if open_ones else None

    def _on_day_turned(self) -> None:
        """Show what the new day offers, and say which day it is to who reads the page."""
        self._write_headings()
        self._draw_anew()
        if self.isVisible():
            day = self._shown_day.day
            announce(self._headings[0], f"{say(words('Today'))}: {long_day_text(day)}")

    @property
    def is_drawn(self) -> bool:
        return not self._stale

    def _draw_anew(self) -> None:
        """Draw every card, one after the other, once the page is seen."""
        self._stale = list(self.cards)
        self._drawing.start()

    def _draw_next(self) -> None:
        """Draw the next card; those that can be seen come first, or read for it."""
        if not self.isVisible() or self.is_drawn:
            self._drawing.stop()
            return
        waiting = sorted(self._stale, key=PROBLEM.__eq__)
        seen = (card for card in waiting if not self.cards[card].visibleRegion().isEmpty())
        key = next(seen, waiting[0])
        # Until 2027 the problem of a day is one of all.
        if self._problem_sets.reads_on(game() for game in games() if key in (PROBLEM, game.id)):
            return
        self._stale.remove(key)
        self._draw(key)

    def _draw(self, key: str) -> None:
        """Draw a table as it lies, in the tiles of its game, and tell how far the player is."""
        card = self.cards[key]
        if key in TODAY:
            self._days[key] = self._shown_day.day
        if key == CALENDAR:
            self._show_month()
            return
        game, table = self._fill(key)
        if seals := self.seals.get(key):
            seals.show_medals(game, self._problem_sets.every_medal(game))
        tiles = self._appearance.tile_style_of(self._settings.of_game(game.id, "tiles"))
        looks = tiles, self._appearance.scheme
        room = card.picture_size, self.devicePixelRatioF()
        if self._drawn.get(key) != (looks, room, game, table):
            self._drawn[key] = looks, room, game, table
            card.show_table(BoardArt(*looks).board(game, *room, table))

    def _fill(self, key: str) -> tuple[Game, Table | None]:
        """Write a card; return the game and the table that it shows."""
        card = self.cards[key]
        if key in TODAY:
            return self._today_cards.fill(key, card, self._shown_day.day)
        game = self._left if key == LEFT and self._left else self._game_of(key)
        history = self._session.left(game.id)
        title = words("Go on with {game}", game=game.name) if key == LEFT else game.name
        self._fill_game(card, title, game, history)
        return game, history.record.table if history else None

    def _fill_game(
        self, card: GameCard, title: Words, game: Game, history: History | None
    ) -> None:
        won, streak = self._statistics.standing(game)
        facts, brief = list[Words](), list[Words]()
        if history and _is_under_way(history):
            moves = len(history.record.moves)
            facts.append(counted("In progress: %n move(s)", moves))
            brief.append(counted("%n move(s)", moves))
        if won:
            facts.append(counted("Won %n time(s)", won))
        if streak > 1 and not game.is_omen:
            facts.append(counted("%n in a row", streak))
        unwon = words("An omen") if game.is_omen else words("Not won yet")
        texts = list(map(say, facts or [unwon]))
        name = say(title)
        states = (texts[0], *map(say, brief))
        card.fill(name, name, game.native, states, "\n".join((say(game.gist), *texts)))

    def _show_month(self) -> None:
        """Show the days of this month; a screen reader hears how many have a seal."""
        today = self._shown_day.day
        days = today.replace(day=1), today.replace(day=monthrange(today.year, today.month)[1])
        marks = day_marks(self._statistics.boards(*days), self._statistics.omens(*days))
        self.month.show_month(today, marks)
        seals = won_in(marks, today)
        title, name = month_text(today), name_of("daily-calendar")
        state = say(counted("%n seal(s)", seals)) if seals else name
        self.month.fill(name, title, "", (state,), f"{title}\n{state}")

    def _write_headings(self) -> None:
        """Name today, or say why there is a day before the first, and the games."""
        today, faint = self._shown_day.day, self._appearance.scheme.faint
        clock = clock_words(today)
        texts = filter(None, (long_day_text(today), self._yesterday))
        more = say(clock) if clock else " · ".join(texts)
        names = ((words("Today"), more), (words("Games"), say(words("each with its problems"))))
        keys = words("Arrow keys go from card to card, Tab to its options, Enter plays.")
        for cards, (name, more) in zip(self._lists, names, strict=True):
            cards.setAccessibleName(f"{say(name)}, {more}")
            cards.setAccessibleDescription(say(keys))
        for label, (name, more) in zip(self._headings, names, strict=True):
            label.setText(
                f"<b>{say(name)}</b> &nbsp; <small style='color: {faint}'>{more}</small>"
            )

    @property
    def _yesterday(self) -> str:
        """How the day before has ended; nothing to who has never played."""
        day, statistics = self._shown_day.day - timedelta(1), self._statistics
        tally = tally_of(statistics.book, self._session.clock, day)
        board = statistics.challenges(day, day).get(day)
        return say(joined(*yesterday_words(*tally, board))) if tally else ""

    def _arrange(self) -> None:
        """Give the cards as large pictures as there is room for, all in sight if that is good."""
        room, letter = self._scroll.size(), QFontInfo(self.font()).pixelSize()
        wide, high, foot = room.width() - _SPACE, room.height() - 2 * _SPACE, self.month.foot
        heads = sum(label.heightForWidth(wide) + _SPACE for label in self._headings)
        keys = list(self.cards)
        offered = len(keys) - len(games())
        fitting = (n for n in (offered, 3) if wide // n - _SPACE >= _MIN_OF_TODAY * letter)
        across = next(fitting, 2)
        count, below = len(games()), -(-offered // across)
        good = dict[int, QSize]()
        for columns in range(1, count + 1):
            width = min(wide // columns - _SPACE, _MAX * letter)
            height = (high - heads) // (-(-count // columns) + below) - _SPACE - foot
            if width >= _MIN * letter and height >= _LOW * width:
                good[columns] = QSize(width, min(height, round(_HIGH * width)))
        if good:
            columns = max(good, key=lambda number: good[number].height())
            size = good[columns]
        else:
            wide -= self._scroll.verticalScrollBar().sizeHint().width()
            columns = max(1, wide // (_EASY * letter + _SPACE))
            width = min(wide // columns - _SPACE, _MAX * letter)
            # So high that a whole one is seen in a low page, if that is good.
            height = max(round(_LOW * width), min(round(_FLAT * width), high - _SPACE - foot))
            size = QSize(width, height)
        whole = columns * (size.width() + _SPACE)
        width = whole // across - _SPACE
        # So low that below it a whole row of games is seen, if that is good.
        left = max(round(_LOW * width), high - heads - size.height() - 2 * (foot + _SPACE))
        today = QSize(width, min(size.height(), round(_HIGH * width), left))
        self._rows = [
            *(keys[:offered][start : start + across] for start in range(0, offered, across)),
            *(keys[start : start + columns] for start in range(offered, len(keys), columns)),
        ]
        for label in self._headings:
            label.setFixedWidth(whole - _SPACE)
        for row, line in enumerate(self._rows):
            for column, key in enumerate(line):
                self._place(key, today if key in (LEFT, *TODAY) else size, row, column)

    def _place(self, key: str, size: QSize, row: int, column: int) -> None:
        """Lay a card, its seals and its options in their place."""
        is_of_today = key in (LEFT, *TODAY)
        card, grid = self.cards[key], self._today_grid if is_of_today else self._grid
        card.setFixedSize(size + QSize(0, card.foot))
        grid.addWidget(card, row, column)
        if seals := self.seals.get(key):
            seals.setFixedSize(size.width(), SEALS)
            grid.addWidget(seals, row, column, Qt.AlignmentFlag.AlignTop)
            seals.raise_()
        if button := self.option_buttons.get(key):
            corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            grid.addWidget(button, row, column, corner)
            button.raise_()

    def apply_theme(self) -> None:
        scheme = self._appearance.scheme
        for label in self._headings:
            label.setStyleSheet(f"color: {scheme.caption};")
        buttons = self._every_card, self.seals, self.option_buttons
        for button in chain.from_iterable(of_games.values() for of_games in buttons):
            button.apply_theme(scheme)
        self._scroll.verticalScrollBar().setStyleSheet(scroll_bar_sheet(scheme))
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(name_of("games-page"))
        self._write_headings()
        for game_id, button in self.option_buttons.items():
            name = find(game_id).name
            set_name(button, words("Options: {game}", game=name))
        self._draw_anew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._cloth.of(self, self._appearance.scheme))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._draw_anew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._drawing.start()


def _is_under_way(history: History) -> bool:
    """Return whether a game has been begun and can still be played on."""
    record = history.record
    return bool(record.moves) and record.game.outcome(record.table) is Outcome.OPEN
