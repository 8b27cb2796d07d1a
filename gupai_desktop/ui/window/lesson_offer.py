"""Offers the first steps in a family of games to somebody who is new to it, once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.games import games
from gupai_desktop.settings import Settings
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.banner import Banner


class LessonOffer(QObject):
    """Tells of the lesson in the banner when a deal of another family is laid out.

    Only to those who have been welcomed, and not over another offer.
    """

    def __init__(
        self, session: Session, settings: Settings, banner: Banner, learn: Callable[[], object]
    ) -> None:
        super().__init__(banner)
        self._session, self._settings = session, settings
        self._banner, self._learn = banner, learn
        session.deal_changed.connect(self._on_deal_changed)

    def begin(self) -> None:
        """Offer the lesson of every family but this one, which the card of welcome offers."""
        families = dict.fromkeys(game.family.key for game in games())
        here = self._session.game.family.key
        self._settings.lessons_to_offer = [key for key in families if key != here]

    def _on_deal_changed(self, _before: Record, after: Record) -> None:
        waiting, family = self._settings.lessons_to_offer, after.game.family
        if family.key not in waiting or after.moves or self._banner.text:
            return
        self._settings.lessons_to_offer = [key for key in waiting if key != family.key]
        offer = words(
            "LessonOffer", "New to {family}? Its first steps take two minutes.", family=family.name
        )
        choices = (
            (words("LessonOffer", "First Steps"), self._learn),
            (words("LessonOffer", "Not Now"), lambda: self._banner.show_message(())),
        )
        self._banner.show_message((offer,), choices)
