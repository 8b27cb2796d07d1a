"""Messages in the banner and on the card: refusals, offers, the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.games import games
from gupai_desktop.i18n import time_text
from gupai_desktop.play.challenge import challenge_in
from gupai_desktop.solvers.difficulty import EASY, difficulties_of
from gupai_desktop.ui.board.celebration import Celebration
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.proofs import WHY
from gupai_desktop.ui.play.session import Topic
from gupai_desktop.ui.play.titles import long_title_of, met_words
from gupai_desktop.ui.theme.tile_art import theme_name
from gupai_desktop.ui.widgets.banner import Banner, Choice
from gupai_desktop.ui.widgets.card import Card, Figure, Result
from gupai_desktop.ui.widgets.menus import language_menu
from gupai_desktop.ui.window.bars import BACK, OMEN
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.sharing import won_words
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Figures
    from gupai_desktop.ui.welcome.card import WelcomeCard

#: The offers to a player, by the keys of the actions that do it.
OFFERS = {
    "why": WHY,
    "undo": words("Actions", "&Undo"),
    "restart": words("MainWindow", "Play It Again"),
    "new-deal": words("Actions", "&New Deal"),
    "next-deal": words("Actions", "Ne&xt Deal"),
    "replay": words("MainWindow", "Replay"),
    "copy-message": words("MainWindow", "Copy Result"),
    "train": words("MainWindow", "Train"),
}


class SessionMessages(QObject):
    """Shows in the banner what a session says.

    With a refused move there is a button for the trainer; with a loss, one that tells why once
    that is known, and one that leads back.
    """

    def __init__(
        self, parts: WindowParts, banner: Banner, slots: Mapping[str, Callable[[], object]]
    ) -> None:
        super().__init__(banner)
        self._session, self._analysis, self._banner = parts.session, parts.analysis, banner
        self._proofs, self._slots = parts.proofs, slots
        self._said: tuple[Words, ...] = ()
        self._session.said.connect(self._on_said)
        self._proofs.changed.connect(self._on_proved)

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        self._said, topic, choices = sentences, self._session.topic, list[Choice]()
        if sentences and topic is Topic.REFUSAL:
            choices.append((OFFERS["train"], self._slots["train"]))
        elif sentences and topic is Topic.LOSS:
            if self._proofs.proof:
                choices.append((WHY, self._slots["why"]))
            if self._analysis.steps_back:
                choices.append((BACK, self._analysis.go_back))
        self._banner.show_message(sentences, tuple(choices), is_spare=True)

    def _on_proved(self) -> None:
        """Offer to tell why as soon as that is known."""
        if self._said and self._session.topic is Topic.LOSS:
            self._on_said(self._said)


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
        is_easy = self._settings.of_game(game.id, "difficulty") == EASY.key
        is_new = not self._session.record.moves and not is_easy
        if self._learn() and is_new and EASY in difficulties_of(game):
            offer = words("LessonOffer", "Now you know enough to win an easy deal of this game.")
            self._offer(offer, (words("LessonOffer", "Easy Deal"), partial(self._deal_easy, game)))

    def _deal_easy(self, game: Game) -> None:
        self._settings.choose_for_game(game.id, "difficulty", EASY.key)
        self._controller.deal(game.id)

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
        chosen = self._settings.of_game(game.id, "tiles") or self._appearance.looks.tile_style
        is_wanted = game.own_tiles and game.own_tiles != chosen
        if not (is_other and is_wanted) or self._settings.has_offered_tiles:
            return
        self._settings.has_offered_tiles = True
        offer = words(
            "TileOffer",
            "Where {game} comes from, it is played with other tiles: {tiles}.",
            game=game.name,
            tiles=theme_name(game.own_tiles),
        )
        choices = (
            (words("TileOffer", "Use Them"), lambda: self._answer(game.id, game.own_tiles)),
            (words("TileOffer", "Keep Mine"), lambda: self._answer(game.id, "")),
        )
        self._banner.show_message((offer,), choices)

    def _answer(self, game_id: str, tiles: str) -> None:
        self._banner.show_message(())
        self._settings.choose_for_game(game_id, "tiles", tiles)
        self._appearance.play_with(tiles)


class GameOver(QObject):
    """Looks at the table whenever it has changed, and tells how the game has ended.

    A win is celebrated, and then its card lies on the table; so does a card when a move has
    lost the game.  A lost game that is not new is told in the banner, the way back with it.
    """

    def __init__(
        self,
        parts: WindowParts,
        banner: Banner,
        card: Card,
        celebration: Celebration,
        slots: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__(card)
        self._parts, self._session, self._analysis = parts, parts.session, parts.analysis
        self._banner, self._card, self._celebration = banner, card, celebration
        self._slots = slots
        #: The wins whose card has been shown: the ids of their playings, and their moves.
        self._shown = set[tuple[str, tuple[Move, ...]]]()
        self._session.record_changed.connect(self._on_record_changed)
        self._session.moved.connect(self._refresh_card)
        self._analysis.changed.connect(self._refresh_card)
        parts.proofs.changed.connect(self._on_proved)
        celebration.ended.connect(self._show_card)
        card.closed.connect(self._tell_loss)

    def refresh(self) -> None:
        """Tell how the game has ended, if it has."""
        if self._is_won():
            self._show_card()
        else:
            self._tell_loss()

    def _tell_loss(self) -> None:
        if why := self._session.facts.why_lost:
            lost = (words("MainWindow", "The game is lost."), why)
            offers = self._offers("new-deal")
            if self._session.record.moves and not self._session.game.is_omen:
                back = (*self._offers("undo"), *self._way_back())
                offers = (*back, *self._offers("restart"), *offers)
            if self._parts.proofs.proof:
                offers = (*self._offers("why"), *offers)
            self._banner.show_message(lost, offers)

    def _is_won(self) -> bool:
        return self._session.facts.is_won and bool(self._session.record.moves)

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        self._celebration.stop()
        self._card.put_away()
        old, new = before.record, after.record
        is_moved = self._session.is_new and new.moves[:-1] == old.moves
        if self._is_won() and is_moved:
            self._celebration.begin()
        elif is_moved and after.why_lost and not before.why_lost:
            self._celebration.leave_out()
        elif (self._session.playing.id, new.moves) not in self._shown:
            self.refresh()

    def _offers(self, *keys: str) -> tuple[Choice, ...]:
        return tuple((OFFERS[key], self._slots[key]) for key in keys)

    def _way_back(self) -> tuple[Choice, ...]:
        """Offer to go back to where the game could be won, if that is more than a step."""
        return ((BACK, self._analysis.go_back),) if self._analysis.steps_back > 1 else ()

    # The card.

    def _show_card(self) -> None:
        if self._is_won():
            self._shown.add((self._session.playing.id, self._session.record.moves))
            offers = self._offers("next-deal", "replay", "restart", "copy-message")
            self._card.show_result(self.result(), offers)
        elif why := self._session.facts.why_lost:
            more = "why" if self._parts.proofs.proof else "train"
            is_omen = self._session.game.is_omen
            keys = ("next-deal",) if is_omen else ("undo", "restart", "next-deal", more)
            offers = self._offers(*keys)
            self._card.show_result(self._loss(why), (*self._way_back(), *offers))

    def _refresh_card(self) -> None:
        """Show the card anew if more is known now than stands on it."""
        if not self._card.text:
            return
        why = self._session.facts.why_lost
        if self._card.result != (self._loss(why) if why else self.result()):
            self._show_card()

    def _on_proved(self) -> None:
        """Offer to tell why the game is lost as soon as that is known."""
        if self._card.text:
            self._show_card()
        elif self._banner.text:
            self._tell_loss()

    def _loss(self, why: Words) -> Result:
        """Return the result of a loss: why, and how it can be taken back."""
        steps = self._analysis.steps_back
        known = counted("MainWindow", "It could still be won %n move(s) ago.", steps)
        kind = known if steps else words("MainWindow", "Every move can be taken back.")
        if self._session.game.is_omen:
            kind = OMEN
        time = Figure(words("Statistics", "Time"), time_text(self._session.playing.seconds))
        moves = len(self._session.record.moves)
        return Result(
            words("MainWindow", "The game is lost."),
            long_title_of(self._session.record, self._session.playing),
            (time, Figure(words("Statistics", "Moves"), str(moves), self._par())),
            joined(why, kind),
            is_won=False,
        )

    def result(self) -> Result:
        """Return the result of a win: how it was won, and how that compares."""
        figures = self._parts.statistics.figures(self._session.game)
        seconds, best = self._session.playing.seconds, figures.best_seconds
        game, fewest = self._session.game, figures.fewest.win if figures.fewest else None
        cost = game.cost(self._session.record.opening, self._session.record.moves)
        time = self._beside_best(seconds, best, time_text(best or 0))
        own = self._beside_best(
            cost,
            fewest.moves if fewest else None,
            str(fewest and game.measure(fewest.moves)),
        )
        return Result(
            won_words(self._session),
            long_title_of(self._session.record, self._session.playing),
            (
                Figure(words("Statistics", "Time"), time_text(seconds), time),
                Figure(
                    words("Statistics", "Points")
                    if game.most_score
                    else words("Statistics", "Moves"),
                    str(game.measure(cost)),
                    (*self._par(), *own),
                ),
                *_streak(figures),
            ),
            self._remark(),
        )

    def _remark(self) -> Words | None:
        """Say whether the challenge is met, if it is one, and how the moves compare."""
        record, playing = self._session.record, self._session.playing
        par = OMEN if record.game.is_omen else self._analysis.par_words()
        challenge = challenge_in(record, playing.policy)
        if challenge is None:
            return par
        cost = record.game.cost(record.opening, record.moves)
        met = met_words(challenge, cost, is_assisted=playing.is_assisted)
        return joined(met, par) if par else met

    def _par(self) -> tuple[Words, ...]:
        par = self._analysis.par
        if par is None or not par.line or self._session.game.is_omen:
            return ()
        game, record = self._session.game, self._session.record
        best = game.measure(par.length)
        if par.is_shortest:
            return (words("MainWindow", "par {moves}", moves=best),)
        if par.length == game.cost(record.opening, record.moves):
            return ()  # it may be this very line
        return (words("MainWindow", "best known {moves}", moves=best),)

    def _beside_best(self, mine: float, best: float | None, text: str) -> tuple[Words, ...]:
        """Return the player's own best of this game, or that this is it."""
        if best is None:
            return ()
        if not self._session.is_assisted and mine <= best:
            return (words("MainWindow", "your best"),)
        return (words("MainWindow", "your best is {best}", best=text),)


def _streak(figures: Figures) -> tuple[Figure, ...]:
    """Return the number of deals won in a row, if any."""
    if not figures.streak:
        return ()
    longest = words("Statistics", "longest {number}", number=figures.longest_streak)
    remarks = (longest,) if figures.longest_streak > figures.streak else ()
    return (Figure(words("Statistics", "Won in a row"), str(figures.streak), remarks),)
