"""What the banner says of a session's messages, lessons and tiles, and the buttons beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.games import games
from gupai_desktop.solvers.difficulty import EASY, difficulties_of
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.session import Topic
from gupai_desktop.ui.theme.tile_art import theme_name
from gupai_desktop.ui.widgets.banner import Banner, Choice
from gupai_desktop.ui.widgets.choice_menus import language_menu
from gupai_desktop.ui.window.game_controller import GameController
from gupai_desktop.ui.window.status import VerdictLabel
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.ui.welcome.card import WelcomeCard


class SessionMessages(QObject):
    """Shows in the banner what a session says.

    With a refused move there is a button for the trainer; with a loss, one that leads back.
    """

    def __init__(
        self,
        parts: WindowParts,
        banner: Banner,
        verdict: VerdictLabel,
        train: Callable[[], object],
    ) -> None:
        super().__init__(banner)
        self._session, self._banner = parts.session, banner
        self._verdict, self._train = verdict, train
        self._session.said.connect(self._on_said)

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        topic, choices = self._session.topic, tuple[Choice, ...]()
        if sentences and topic is Topic.REFUSAL:
            choices = ((words("MainWindow", "Train"), self._train),)
        elif sentences and topic is Topic.LOSS and self._verdict.leads_back:
            back = words("MainWindow", "Back to Where It Could Be Won")
            choices = ((back, self._verdict.go_back),)
        self._banner.show_message(sentences, choices, is_spare=True)


class LessonOffer(QObject):
    """Offers the lesson in the banner when a deal of another family is laid out.

    Only to those who have been welcomed, and not over another offer.
    """

    def __init__(
        self,
        parts: WindowParts,
        controller: GameController,
        banner: Banner,
        learn: Callable[[], bool],
    ) -> None:
        super().__init__(banner)
        self._parts = parts
        self._card: WelcomeCard | None = None
        self._session, self._settings = parts.session, parts.settings
        self._controller, self._banner, self._learn = controller, banner, learn
        self._session.deal_changed.connect(self._on_deal_changed)

    def welcome(self, view: QWidget, show_games: Callable[[], object]) -> None:
        """Lay the card of welcome over the table, and offer the other families' lessons later."""
        from gupai_desktop.ui.welcome.card import WelcomeCard

        families = dict.fromkeys(game.family.key for game in games())
        here = self._session.game.family.key
        self._settings.lessons_to_offer = [key for key in families if key != here]
        if self._card is None:
            languages = language_menu(self._parts.languages, self._settings)
            self._card = WelcomeCard(view, self._parts.appearance, languages)
            self._card.learning_wanted.connect(self.take)
            self._card.games_wanted.connect(show_games)
        self._card.open()

    def take(self) -> None:
        """Open the first steps; a player who finishes them is offered an easy deal."""
        game = self._session.game
        is_new = not self._session.record.moves and self._controller.difficulty != EASY.key
        if self._learn() and is_new and EASY in difficulties_of(game):
            offer = words("LessonOffer", "Now you know enough to win an easy deal of this game.")
            self._offer(offer, (words("LessonOffer", "Easy Deal"), self._deal_easy))

    def _deal_easy(self) -> None:
        self._controller.deal(self._session.game, self._controller.policy.key, EASY.key)

    def _offer(self, offer: Words, choice: Choice) -> None:
        not_now = (words("LessonOffer", "Not Now"), lambda: self._banner.show_message(()))
        self._banner.show_message((offer,), (choice, not_now))

    def _take_offered(self) -> None:
        self._banner.show_message(())
        self.take()

    def _on_deal_changed(self, _before: Facts, after: Facts) -> None:
        waiting, family = self._settings.lessons_to_offer, after.game.family
        if family.key not in waiting or after.record.moves or self._banner.text:
            return
        self._settings.lessons_to_offer = [key for key in waiting if key != family.key]
        offer = words(
            "LessonOffer", "New to {family}? Its first steps take two minutes.", family=family.name
        )
        self._offer(offer, (words("Actions", "&First Steps"), self._take_offered))


class TileOffer(QObject):
    """Offers, once, the tiles that a game is played with where it comes from."""

    def __init__(self, parts: WindowParts, banner: Banner) -> None:
        super().__init__(banner)
        self._appearance, self._settings = parts.appearance, parts.settings
        self._banner = banner
        parts.session.deal_changed.connect(self._on_deal_changed)

    def _on_deal_changed(self, before: Facts, after: Facts) -> None:
        game = after.game
        is_other = type(before.game) is not type(game)
        is_wanted = game.own_tiles and game.own_tiles != self._appearance.looks.tile_style
        if not (is_other and is_wanted) or self._settings.has_answered_tiles:
            return
        offer = words(
            "TileOffer",
            "Where {game} comes from, it is played with other tiles: {tiles}.",
            game=game.name,
            tiles=theme_name(game.own_tiles),
        )
        choices = (
            (words("TileOffer", "Use Them"), lambda: self._answer(game.own_tiles)),
            (words("TileOffer", "Keep Mine"), lambda: self._answer("")),
        )
        self._banner.show_message((offer,), choices)

    def _answer(self, tiles: str) -> None:
        self._settings.has_answered_tiles = True
        self._banner.show_message(())
        if tiles:
            self._appearance.choose(tile_style=tiles)
