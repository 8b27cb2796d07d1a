"""The page of games: a card for each, and for today's challenge, and the options of a game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontInfo,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.words import Words, counted, joined, listed, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.challenge import Challenge, challenge_of
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.difficulty import difficulty_named
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.games_page.card import SEALS, GameCard, OptionsButton, SealsButton
from gupai_desktop.ui.games_page.options import OptionsDialog
from gupai_desktop.ui.play.problem_sets import ProblemSets
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import challenge_words, standing_words
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.tile_art import cloth_picture
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import column_of, scroll_down_in, set_name

if TYPE_CHECKING:
    from gupai_desktop.play.history import History
    from gupai_desktop.store.statistics import Statistics

_SPACE = 14
#: The least and the greatest width of a card by the size of letters, which says better than the
#: height of a line how wide texts are.
_LEAST, _MOST = 17, 30
#: The height of a card's picture by the card's width: good, and the least that is good.
_HIGH, _LOW = 0.7, 0.5


class GamesPage(QWidget):
    """All games with their tables as they were left; a click plays.

    The arrow keys go from card to card, Tab to the options of the game and on.  The key of
    the last card, that of the challenge, is an empty one.

    Signals: `chosen` with the id of a game to be played at; `dealt` with the id of one of which
    a new deal is wanted, `problem_wanted` with that of one of which the next problem is;
    `challenged`, when the challenge of today is; `closed`, to go back.
    """

    chosen = Signal(str)
    dealt = Signal(str)
    challenged = Signal()
    problem_wanted = Signal(str)
    closed = Signal()

    def __init__(
        self,
        session: Session,
        settings: Settings,
        game_of: Callable[[str], Game],
        statistics: Statistics,
        appearance: Appearance,
        problem_sets: ProblemSets,
    ) -> None:
        super().__init__()
        self._session, self._settings, self._game_of = session, settings, game_of
        self._statistics, self._appearance = statistics, appearance
        self._problem_sets = problem_sets
        inside, self._scroll = QWidget(), QScrollArea()
        self._grid = QGridLayout(inside)
        self._grid.setSpacing(_SPACE)
        self._grid.setContentsMargins(_SPACE, _SPACE, _SPACE, _SPACE)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cards: dict[str, GameCard] = {}
        self.option_buttons: dict[str, OptionsButton] = {}
        self.seals: dict[str, SealsButton] = {}
        for game in games():
            self._add_card(game.id, inside)
            self._add_buttons(game.id, inside)
        self._add_card("", inside)
        scroll_down_in(self._scroll, inside)
        # The cloth is the page's own, and lies still under the cards.
        for part in (inside, self._scroll.viewport()):
            part.setAutoFillBackground(False)
        column_of(self._scroll, parent=self, margin=0)
        self._cloth, self._columns = QPixmap(), 0
        #: The cards that are still to be drawn, one after the other once the page is seen.
        self._stale: list[str] = []
        #: What the picture of each card was drawn from.
        self._drawn = dict[str, object]()
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        appearance.changed.connect(self.apply_theme)
        self.apply_theme()
        self._enter(session.game.id)

    def _add_card(self, key: str, inside: QWidget) -> None:
        card = self.cards[key] = GameCard(inside)
        card.clicked.connect(partial(self._play, key))
        card.left.connect(partial(self._leave, key))

    def _add_buttons(self, game_id: str, inside: QWidget) -> None:
        button = self.option_buttons[game_id] = OptionsButton(inside)
        button.clicked.connect(partial(self.show_options, game_id))
        seals = self.seals[game_id] = SealsButton(inside)
        seals.clicked.connect(partial(self.problem_wanted.emit, game_id))

    # What the player does.

    def _play(self, key: str) -> None:
        if key:
            self.chosen.emit(key)
        else:
            self.challenged.emit()

    def _leave(self, key: str, pressed: Qt.Key) -> None:
        """Go from a card to the one in the direction of the key that is pressed."""
        every = list(self.cards)
        here, last = every.index(key), len(every) - 1
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
            Qt.Key.Key_Home: -here,
            Qt.Key.Key_End: last - here,
        }[pressed]
        if 0 <= here + step <= last:
            self._enter(every[here + step])

    def _enter(self, key: str) -> None:
        """Have the keys at a card; Tab leads only to this one and to its options."""
        for other, card in self.cards.items():
            policy = Qt.FocusPolicy.TabFocus if other == key else Qt.FocusPolicy.NoFocus
            parts = (card, self.seals.get(other), self.option_buttons.get(other))
            for part in filter(None, parts):
                part.setFocusPolicy(policy)
        self.cards[key].setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(self.cards[key], 0, _SPACE)

    def show_options(self, game_id: str) -> None:
        """Let the player choose how a game is played and what it looks like."""
        dialog = OptionsDialog(self._game_of(game_id), self._settings, self)
        dialog.changed.connect(partial(self._on_options_changed, game_id))
        if dialog.run():
            self.dealt.emit(game_id)

    def _on_options_changed(self, game_id: str) -> None:
        if game_id == self._session.game.id:
            self._appearance.play_with(self._settings.of_game(game_id, "tiles"))
        self._draw(game_id)

    # What is shown.

    def open(self) -> None:
        """Show everything as it is now, the keys at the game that is played."""
        self._draw_anew()
        self._enter(self._session.game.id)

    @property
    def is_drawn(self) -> bool:
        """Return whether every card shows its table."""
        return not self._stale

    def _draw_anew(self) -> None:
        """Draw every card, one after the other, once the page is seen."""
        self._stale = list(self.cards)
        self._drawing.start()

    def _draw_next(self) -> None:
        """Draw the next card; those that can be seen come first."""
        if not self.isVisible() or self.is_drawn:
            self._drawing.stop()
            return
        seen = (card for card in self._stale if not self.cards[card].visibleRegion().isEmpty())
        key = next(seen, self._stale[0])
        self._stale.remove(key)
        self._draw(key)

    def _draw(self, key: str) -> None:
        """Draw a table as it lies, in the tiles of its game, and tell how far the player is."""
        card = self.cards[key]
        if key:
            game, history = self._game_of(key), self._session.left(key)
            left = history.record if history else None
            table = left.table if left else None
            self._tell_game(card, game, history)
            self._show_seals(game)
        else:
            challenge = challenge_of(date.today())
            game = find(challenge.game_id)
            # One that is made takes too long to be made here.
            is_made = challenge.number <= game.last_made
            table = None if is_made else deal(game, challenge.number)
            self._tell_challenge(card, challenge)
        tiles = self._appearance.tile_style_of(self._settings.of_game(game.id, "tiles"))
        looks, room = (
            (tiles, self._appearance.scheme),
            (card.picture_size, self.devicePixelRatioF()),
        )
        if self._drawn.get(key) != (looks, room, table):
            self._drawn[key] = looks, room, table
            card.show_table(BoardArt(*looks).board(game, *room, table))

    def _show_seals(self, game: Game) -> None:
        """Show how the problems of a game were solved."""
        seals, every = self.seals[game.id], self._problem_sets.of(game)
        medals = self._problem_sets.medals(game)
        seals.show_medals(tuple(medals.get(problem.number) for problem in every))
        told = words(
            "GamesPage",
            "problems solved: {solved} of {count}",
            solved=len(medals),
            count=len(every),
        )
        set_name(seals, listed(game.name, told))

    def _tell_game(self, card: GameCard, game: Game, history: History | None) -> None:
        figures, facts = self._statistics.figures(game), list[Words]()
        left = history.record if history else None
        if left and left.moves and left.game.outcome(left.table) is Outcome.OPEN:
            facts.append(counted("GamesPage", "In progress: %n move(s)", len(left.moves)))
        if figures.won:
            facts.append(counted("GamesPage", "Won %n time(s)", figures.won))
        if figures.streak > 1:
            facts.append(counted("GamesPage", "%n in a row", figures.streak))
        unwon = (
            words("GamesPage", "An omen") if game.is_omen else words("GamesPage", "Not won yet")
        )
        told = list(map(say, facts or [unwon]))
        name, short = say(game.name), say(game.short_name or game.name)
        shown = (with_native(game.name, game.native), name, short)
        card.tell(name, shown, (told[0],), "\n".join((say(game.gist), *told)))

    def _tell_challenge(self, card: GameCard, challenge: Challenge) -> None:
        moves, name = self._statistics.challenges().get(date.today()), name_of("challenge")
        standing = standing_words(challenge, moves)
        game = find(challenge.game_id)
        short = game.short_name or game.name
        tasks: tuple[Words, ...] = game.name, short
        if difficulty := difficulty_named(game, challenge.difficulty):
            level = difficulty.name
            tasks = listed(game.name, level), listed(short, level), short, level
        states = tasks if moves is None else (standing, *tasks)
        told = say(joined(challenge_words(challenge), standing))
        card.tell(name, (name,), tuple(map(say, states)), told)

    def _arrange(self) -> None:
        """Give the cards as large pictures as there is room for, all in sight if that is good."""
        room, count = self._scroll.size(), len(self.cards)
        letter = QFontInfo(self.font()).pixelSize()
        wide, high, foot = room.width() - _SPACE, room.height() - _SPACE, self.cards[""].foot
        good = dict[int, QSize]()
        for columns in range(1, count + 1):
            width = min(wide // columns - _SPACE, _MOST * letter)
            height = high // -(-count // columns) - _SPACE - foot
            if width >= _LEAST * letter and height >= _LOW * width:
                good[columns] = QSize(width, min(height, round(_HIGH * width)))
        if good:
            columns = max(good, key=lambda number: good[number].height())
            size = good[columns]
        else:
            wide -= self._scroll.verticalScrollBar().sizeHint().width()
            columns = max(1, wide // (_LEAST * letter + _SPACE))
            width = min(wide // columns - _SPACE, _MOST * letter)
            # So high that a whole one is seen in a low page, if that is good.
            height = max(round(_LOW * width), min(round(_HIGH * width), high - _SPACE - foot))
            size = QSize(width, height)
        self._columns = columns
        for place, (key, card) in enumerate(self.cards.items()):
            card.setFixedSize(size + QSize(0, foot))
            self._grid.addWidget(card, *divmod(place, columns))
            if seals := self.seals.get(key):
                seals.setFixedSize(size.width(), SEALS)
                self._grid.addWidget(seals, *divmod(place, columns), Qt.AlignmentFlag.AlignTop)
                seals.raise_()
            if button := self.option_buttons.get(key):
                corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
                self._grid.addWidget(button, *divmod(place, columns), corner)
                button.raise_()

    def apply_theme(self) -> None:
        scheme = self._appearance.scheme
        buttons = self.cards, self.seals, self.option_buttons
        for button in chain.from_iterable(of_games.values() for of_games in buttons):
            button.apply_theme(scheme)
        self._cloth = QPixmap()
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(name_of("games-page"))
        for game_id, button in self.option_buttons.items():
            name = find(game_id).name
            set_name(button, words("GamesPage", "Options: {game}", game=name))
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
        if self._cloth.deviceIndependentSize().toSize() != self.size():
            ratio = self.devicePixelRatioF()
            self._cloth = cloth_picture(self._appearance.scheme, self.size(), ratio)
        QPainter(self).drawPixmap(0, 0, self._cloth)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._draw_anew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._drawing.start()
