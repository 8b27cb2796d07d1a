"""Offers the first steps in a family to somebody who is new to it, and an easy deal after them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from gupai_desktop.engine.words import Words, words
from gupai_desktop.games import games
from gupai_desktop.solvers.difficulty import EASY, difficulties_of
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.banner import Banner, Choice
from gupai_desktop.ui.window.game_controller import GameController


class LessonOffer(QObject):
    """Tells of the lesson in the banner when a deal of another family is laid out.

    Only to those who have been welcomed, and not over another offer.
    """

    def __init__(
        self,
        session: Session,
        controller: GameController,
        banner: Banner,
        learn: Callable[[], bool],
    ) -> None:
        super().__init__(banner)
        self._session, self._controller, self._settings = session, controller, controller.settings
        self._banner, self._learn = banner, learn
        session.deal_changed.connect(self._on_deal_changed)

    def begin(self) -> None:
        """Offer the lesson of every family but this one, which the card of welcome offers."""
        families = dict.fromkeys(game.family.key for game in games())
        here = self._session.game.family.key
        self._settings.lessons_to_offer = [key for key in families if key != here]

    def take(self) -> None:
        """Have the first steps taken; whoever has come to their end is offered an easy deal."""
        game = self._session.game
        is_new = not self._session.record.moves and self._controller.difficulty != EASY.key
        if self._learn() and is_new and EASY in difficulties_of(game):
            offer = words("LessonOffer", "Now you know enough to win an easy deal of this game.")
            self._offer(offer, (words("LessonOffer", "Easy Deal"), self._deal_easy))

    def _offer(self, offer: Words, choice: Choice) -> None:
        not_now = (words("LessonOffer", "Not Now"), lambda: self._banner.show_message(()))
        self._banner.show_message((offer,), (choice, not_now))

    def _take_offered(self) -> None:
        self._banner.show_message(())
        self.take()

    def _deal_easy(self) -> None:
        self._controller.deal(self._session.game, self._controller.policy.key, EASY.key)

    def _on_deal_changed(self, _before: Facts, after: Facts) -> None:
        waiting, family = self._settings.lessons_to_offer, after.game.family
        if family.key not in waiting or after.record.moves or self._banner.text:
            return
        self._settings.lessons_to_offer = [key for key in waiting if key != family.key]
        offer = words(
            "LessonOffer", "New to {family}? Its first steps take two minutes.", family=family.name
        )
        self._offer(offer, (words("Actions", "&First Steps"), self._take_offered))
