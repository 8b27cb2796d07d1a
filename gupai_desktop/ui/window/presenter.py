"""Shows and says what is decided elsewhere: messages, offers, how a game ends, announcements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words
from gupai_desktop.games import games
from gupai_desktop.i18n import say
from gupai_desktop.play.history import RESTART
from gupai_desktop.solvers.difficulty import EASY
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.help_options import BRIEF, SPEECH
from gupai_desktop.ui.play.spoken import (
    Verdict,
    prospect_words,
    selected_words,
    step_words,
    verdict_of,
)
from gupai_desktop.ui.play.telling import (
    OFFERS,
    Ending,
    Known,
    Message,
    Result,
    Topic,
    easy_offer,
    ending_of,
    lesson_offer,
    loss_message,
    message_of,
    result_of,
    tiles_offer,
    verdict_told,
)
from gupai_desktop.ui.theme.tile_art import theme_name
from gupai_desktop.ui.widgets.banner import Choice
from gupai_desktop.ui.widgets.menus import language_menu
from gupai_desktop.ui.widgets.parts import announce
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.table_page import TablePage
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.ui.welcome.card import WelcomeCard


class Presenter(QObject):
    """Shows at a table what is told of it, and says aloud what is said.

    The window tells it of the session; `deeds` do what is offered, by the keys of `OFFERS`.
    """

    def __init__(
        self,
        parts: WindowParts,
        controller: GameController,
        table: TablePage,
        verdict: QWidget,
        deeds: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__(table)
        self._parts, self._controller, self._table = parts, controller, table
        self._session, self._settings = parts.session, parts.settings
        self._verdict = verdict
        self._deeds: dict[str, Callable[[], object]] = {
            **deeds,
            "back": parts.analysis.go_back,
            "easy-deal": self._deal_easy,
            "not-now": self._put_away,
            "use-tiles": lambda: self._answer_tiles(self._session.game.own_tiles),
            "keep-tiles": lambda: self._answer_tiles(""),
        }
        self._welcome: WelcomeCard | None = None
        #: The wins whose card has been shown: the ids of their playings, and their moves.
        self._shown = set[tuple[str, tuple[Move, ...]]]()
        self._in_hand = frozenset[Tile]()
        #: The record that has been announced; until then nothing is said of it.
        self._record = self._session.record
        self._said_verdict: Verdict | None = None
        parts.pointing.hung.connect(self._on_hung)
        parts.pointing.changed.connect(self._on_pointing_changed)
        parts.analysis.changed.connect(self._on_studied)
        parts.proofs.changed.connect(self._on_proved)
        table.celebration.ended.connect(self._show_result)
        table.card.closed.connect(self._tell_loss)

    @property
    def known(self) -> Known:
        """The facts of the table and all that is known of it now."""
        return self._parts.known

    # What the window hears of the session.

    def follow(self, before: Facts, after: Facts) -> None:
        """Say what a step did, and show how the game has ended, if it has."""
        self._announce_step(before, after)
        celebration, session = self._table.celebration, self._session
        celebration.stop()
        self._table.card.put_away()
        was_told = (session.playing.id, after.record.moves) in self._shown
        ending = ending_of(before, after, is_new=session.is_new, was_told=was_told)
        if ending is Ending.WIN:
            celebration.begin()
        elif ending is Ending.LOSS:
            celebration.leave_out()
        elif ending is Ending.TOLD:
            self.refresh()

    def show_said(self, sentences: tuple[Words, ...]) -> None:
        """Show what the session says, with what helps."""
        self._show(message_of(sentences, self._session.topic, self.known), is_spare=True)

    def offer_at(self, before: Facts, after: Facts) -> None:
        """Offer what another deal calls for: its own tiles, else the lesson of its family."""
        settings, looks = self._settings, self._parts.appearance.looks
        chosen = settings.of_game(after.game.id, "tiles") or looks.tile_style
        tiles = theme_name(after.game.own_tiles)
        if not settings.has_answered_tiles and self._show(
            tiles_offer(before.game, after.game, chosen, tiles), keeps=True
        ):
            return
        waiting, key = settings.lessons_to_offer, after.game.family.key
        if not self._table.banner.text and self._show(lesson_offer(after, waiting), keeps=True):
            settings.lessons_to_offer = [one for one in waiting if one != key]

    def refresh_result(self) -> None:
        """Show the result anew if more is known now than stands there."""
        if self._table.card.text and self._table.card.result != self._result:
            self._show_result()

    def refresh(self) -> None:
        """Tell how the game has ended, if it has."""
        if self.known.is_over:
            self._show_result()
        else:
            self._tell_loss()

    # Messages and offers.

    def _show(self, message: Message, *, keeps: bool = False, is_spare: bool = False) -> bool:
        """Show a message, if there is one or what is shown is not to be kept."""
        if message.sentences or not keeps:
            choices = self._choices(message.offers)
            self._table.banner.show_message(message.sentences, choices, is_spare=is_spare)
        return bool(message.sentences)

    def _choices(self, offers: tuple[str, ...]) -> tuple[Choice, ...]:
        return tuple((OFFERS[key], self._deeds[key]) for key in offers)

    def _put_away(self) -> None:
        self._table.banner.show_message(())

    def _tell_loss(self) -> None:
        self._show(loss_message(self.known), keeps=True)

    @property
    def _result(self) -> Result | None:
        return result_of(self.known, self._parts.statistics.figures(self._session.game))

    def _show_result(self) -> None:
        result = self._result
        if result is not None and result.is_won:
            self._shown.add((self._session.playing.id, self._session.record.moves))
        if result is not None:
            self._table.card.show_result(result, self._choices(result.offers))

    def _on_proved(self) -> None:
        """Offer to tell why as soon as that is known."""
        if self._table.card.text:
            self._show_result()
        elif self._session.topic is Topic.LOSS and self._session.sentences:
            self.show_said(self._session.sentences)
        elif self._table.banner.text:
            self._tell_loss()

    def _answer_tiles(self, tiles: str) -> None:
        self._settings.has_answered_tiles = True
        self._put_away()
        self._settings.choose_for_game(self._session.game.id, "tiles", tiles)
        self._parts.appearance.play_with(tiles)

    # Lessons.

    def welcome(self, show_games: Callable[[], object]) -> None:
        """Lay the card of welcome over the table, and offer the other families' lessons later."""
        from gupai_desktop.ui.welcome.card import WelcomeCard

        families = dict.fromkeys(game.family.key for game in games())
        here = self._session.game.family.key
        self._settings.lessons_to_offer = [key for key in families if key != here]
        if self._welcome is None:
            languages = language_menu(self._parts.languages, self._settings)
            self._welcome = WelcomeCard(self._table.view, self._parts.appearance, languages)
            self._welcome.learning_wanted.connect(partial(self._do, "first-steps"))
            self._welcome.games_wanted.connect(show_games)
        self._welcome.open()

    def _do(self, key: str) -> None:
        self._deeds[key]()

    def offer_easy_deal(self) -> None:
        """Offer an easy deal to a player who has finished the first steps."""
        facts = self._session.facts
        self._show(
            easy_offer(facts, self._settings.of_game(facts.game.id, "difficulty")), keeps=True
        )

    def _deal_easy(self) -> None:
        game_id = self._session.game.id
        self._settings.choose_for_game(game_id, "difficulty", EASY.key)
        self._controller.deal(game_id)

    # What is said aloud.

    @property
    def _speech(self) -> str:
        return SPEECH.known(self._settings.speech)

    def _announce_step(self, before: Facts, after: Facts) -> None:
        self._in_hand, self._record = frozenset(), after.record
        if (before.game, before.record.opening) != (after.game, after.record.opening):
            self._said_verdict = None
        playing, is_restart = self._session.playing, self._session.history.step.text == RESTART
        for said in step_words(before, after, playing, self._speech, is_restart=is_restart):
            self._say(said)
        self._say_verdict()

    def _on_pointing_changed(self) -> None:
        """Tell the move that is selected whole, or how many tiles fit those in hand."""
        selection, before = self._parts.pointing.selection, self._in_hand
        self._in_hand = selection.tiles
        self._say(selected_words(self._session.facts, before, selection, self._speech))

    def _on_hung(self) -> None:
        """Tell what lifted tiles would make of the groups; why not is told by the banner."""
        pointing = self._parts.pointing
        if self._speech != BRIEF and pointing.hangs and not pointing.why:
            self._say(prospect_words(self._session.facts, pointing.prospects.values()))

    def _on_studied(self) -> None:
        self._say_verdict()
        self.refresh_result()

    def _say_verdict(self) -> None:
        """Tell whether the game can be won, if that has changed and is shown."""
        facts = self._session.facts
        now = verdict_of(facts, self._parts.analysis.outlook, self._speech)
        if now is None or facts.record != self._record:
            return
        before, self._said_verdict = self._said_verdict, now
        if now != before and self._verdict.isVisible():
            self._say(verdict_told(self.known))

    def _say(self, text: Words | None) -> None:
        if text is not None:
            announce(self._table.view, say(text))
