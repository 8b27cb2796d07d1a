"""Offers the tiles that a game is played with where it comes from, once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gupai_desktop.engine.words import words
from gupai_desktop.settings import Settings
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.tile_art import theme_name
from gupai_desktop.ui.widgets.banner import Banner


class TileOffer(QObject):
    """Asks in the banner when such a game is turned to, until the player has answered."""

    def __init__(
        self,
        session: Session,
        appearance: Appearance,
        settings: Settings,
        banner: Banner,
    ) -> None:
        super().__init__(banner)
        self._appearance, self._settings = appearance, settings
        self._banner = banner
        session.deal_changed.connect(self._on_deal_changed)

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
