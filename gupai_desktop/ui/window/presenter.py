"""Shows and says what is decided elsewhere: messages, offers, how a game ends, announcements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from gupai_desktop.engine.explain import Faces
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Change
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, joined, sentence
from gupai_desktop.i18n import say
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.history import RESTART
from gupai_desktop.texts.messages import (
    LOOKING,
    OFFERS,
    ROWS,
    GameEnding,
    Result,
    TableMessage,
    album_words,
    coming_words,
    degree_words,
    ending_of,
    explanation_of,
    lesson_offer,
    loss_message,
    message_of,
    omen_words,
    result_of,
    tiles_offer,
)
from gupai_desktop.texts.scores import BestScore, lowered_words
from gupai_desktop.texts.spoken import (
    BRIEF,
    SPEECH,
    SpokenVerdict,
    prospect_words,
    selected_words,
    step_words,
    verdict_of,
)
from gupai_desktop.texts.status_words import verdict_full
from gupai_desktop.ui.widgets.parts import announce
from gupai_desktop.ui.window.auto_play_part import AutoPlayPart
from gupai_desktop.ui.window.bars import StatusBar
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.panel import Content, PanelButton
from gupai_desktop.ui.window.table_page import TablePage
from gupai_desktop.ui.window.window_parts import WindowParts

#: This many milliseconds later it is looked whether a hand still holds something.
_SOON = 60


class Presenter(QObject):
    """Shows in status bar and panel what is told at a table, and says aloud what is said.

    The window tells it of the session; `callbacks` do what is offered, by the keys of `OFFERS`.
    A message that finds no room in the status bar, or asks something, is in the panel; so is how a
    game has ended, and what belongs to playing by itself.
    """

    #: The day on which it was told last what one does in an omen.
    _explained_on: date | None = None

    def __init__(
        self,
        parts: WindowParts,
        controller: GameController,
        table: TablePage,
        status_bar: StatusBar,
        callbacks: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__(table)
        self._parts, self._controller, self._table = parts, controller, table
        self._status_bar, self._session, self._settings = status_bar, parts.session, parts.settings
        self._callbacks: dict[str, Callable[[], object]] = {
            **callbacks,
            "back": parts.analysis.go_back,
            "before-take": parts.best_scores.go_before_take,
            "not-now": self._hide_message,
            "use-tiles": lambda: self._answer_tiles(self._session.game.own_tiles),
            "keep-tiles": lambda: self._answer_tiles(""),
        }
        #: The message, and what was asked with the deal, which stays beside what is said of it.
        self._message = self._question = TableMessage()
        #: What is said for now, instead of the message; and what of it was announced.
        self._aside = tuple[Words, ...]()
        self._said_before: tuple[Words, ...] = ()
        #: What a move has brought besides, in the status bar while nothing else is said there.
        self._news = TableMessage()
        self._result: Result | None = None
        self._welcome: Content | None = None
        self._is_walking = False
        self._auto_play = AutoPlayPart(parts, self._show)
        #: The wins that have been shown: the ids of their playings, and their moves.
        self._shown = set[tuple[str, tuple[Move, ...]]]()
        self._in_hand = frozenset[Tile]()
        self._later = QTimer(self, interval=_SOON, singleShot=True)
        self._later.timeout.connect(self._show)
        #: The record that has been announced; until then nothing is said of it.
        self._record = self._session.record
        self._said_verdict: SpokenVerdict | None = None
        self._connect()

    def _connect(self) -> None:
        parts, table = self._parts, self._table
        parts.pointing.hung.connect(self._on_hung)
        parts.pointing.changed.connect(self._on_pointing_changed)
        parts.analysis.changed.connect(self._on_analysis_changed)
        parts.problem_sets.changed.connect(self._say_verdict)
        parts.proofs.changed.connect(self._on_proved)
        parts.album.stamped.connect(self._on_stamped)
        parts.best_scores.lowered.connect(self._on_lowered)
        parts.best_scores.changed.connect(self.refresh_result)
        parts.difficulties.found.connect(self.refresh_result)
        table.celebration.ended.connect(self._on_celebrated)
        table.clock.switched.connect(self._show)
        table.search_cover.switched.connect(self._show)
        table.walked.connect(self._on_walked)
        table.panel.closed.connect(self._on_closed)
        table.panel.change_list.pointed.connect(self._on_change_pointed)
        table.panel.change_list.chosen.connect(self._on_change_chosen)
        parts.auto_play.switched.connect(self._watch)

    def _watch(self, is_playing: bool) -> None:
        """Hear what is done at the table while the program plays."""
        for watched in (self._table.view, self._table.view.viewport()):
            if is_playing:
                watched.installEventFilter(self)
            else:
                watched.removeEventFilter(self)

    @property
    def shown_text(self) -> str:
        """The message that is shown in status bar or panel, or what is said for now instead."""
        sentences = self._aside or self._message.sentences
        return say(joined(*sentences)) if sentences else ""

    # What the window hears of the session.

    def follow(self, before: Facts, after: Facts) -> None:
        """Say what a step did, and show how the game has ended, if it has."""
        self._announce_step(before, after)
        celebration, session = self._table.celebration, self._session
        celebration.stop()
        self._result = self._welcome = None
        self._news = self._question = TableMessage()
        self._show()
        was_shown = (session.playing.id, after.record.moves) in self._shown
        ending = ending_of(before, after, is_new=session.is_new, was_shown=was_shown)
        if ending is GameEnding.WIN:
            celebration.begin()
        elif ending is GameEnding.LOSS:
            celebration.leave_out()
        elif ending is GameEnding.MENTIONED:
            self.refresh()

    def show_said(self, sentences: tuple[Words, ...]) -> None:
        """Show what the session says, with what helps."""
        session, group = self._session, self._session.explained
        if group is not None:
            message = explanation_of(session.facts, group)
        else:
            message = message_of(sentences, session.topic)
        if sentences and session.topic is None and self._question.sentences:
            message = self._question._replace(sentences=(*sentences, *self._question.sentences))
        else:
            self._question = TableMessage()
        self._set_message(message)
        if not self._settings.shows_verdict:
            self._status_bar.refresh()  # a loss that is told shows the ways out

    def offer_at(self, before: Facts, after: Facts) -> None:
        """Offer what another deal calls for: its own tiles, and then the lesson of its family.

        Before the first omen game of a day it is told what one does there.
        """
        sentences = self._looking_at(after)
        settings, looks = self._settings, self._parts.appearance.looks
        chosen = settings.of_game(after.game.id, "tiles") or looks.tile_style
        offer = tiles_offer(before.game, after.game, chosen)
        if offer.sentences and not settings.has_offered_tiles:
            settings.has_offered_tiles = True
            self._ask(offer, sentences)
        else:
            self._offer_lesson(after, sentences)

    def _offer_lesson(self, facts: Facts, sentences: tuple[Words, ...] = ()) -> None:
        """Offer the lesson of a family, once, after some sentences."""
        said, key = self._message.sentences, facts.game.family.key
        waiting = self._settings.lessons_to_offer
        if key in waiting and not (said or facts.record.moves):
            from gupai_desktop.ui.tutorial.lessons import steps_to_win

            self._settings.lessons_to_offer = [other for other in waiting if other != key]
            self._ask(lesson_offer(facts, waiting, steps_to_win(key)), sentences)
        elif sentences:
            self._set_message(self._message._replace(sentences=(*sentences, *said)))

    def _ask(self, offer: TableMessage, sentences: tuple[Words, ...]) -> None:
        """Offer something, after some sentences; whoever lays a deal may say more before it."""
        self._question = offer
        self._set_message(offer._replace(sentences=(*sentences, *offer.sentences)))

    def _looking_at(self, after: Facts) -> tuple[Words, ...]:
        """Return what one does in an omen, once a day."""
        today = self._session.clock.today()
        if not after.game.is_omen or after.record.moves or self._explained_on == today:
            return ()
        self._explained_on = today
        return (LOOKING,)

    def refresh(self) -> None:
        """Tell how the game has ended, if it has."""
        if self._parts.known.is_over:
            self._show_result()
        else:
            self._show_loss()

    def refresh_result(self) -> None:
        """Show the result anew if more is known now than stands there."""
        if self._result is not None and self._result != self._ending:
            self._show_result()

    def turn_day(self) -> None:
        """Tell anew what an omen brings, where it was called that of today or is so now."""
        self.refresh_result()
        if self._session.game.is_omen:
            record, sentences = self._session.record, self._message.sentences
            day = self._session.occasion.day
            either = {sentence(omen_words(record, day, is_of_today=so)) for so in (True, False)}
            now = sentence(degree_words(self._parts.known))
            anew = tuple(now if said in either else said for said in sentences)
            if anew != sentences:
                self._set_message(self._message._replace(sentences=anew))

    # Status bar and panel.

    def _set_message(self, message: TableMessage) -> None:
        """Show a message in place of the one before, and say it aloud unless that was done."""
        self._message, self._aside = message, ()
        if message.needs_room:
            self._message, self._result = message._replace(is_long=True), None
        self._show()
        if message.sentences not in ((), self._said_before) and not self._message.is_long:
            self._say(joined(*message.sentences))
        self._said_before = ()

    def show_aside(self, sentences: tuple[Words, ...], *, is_announced: bool = True) -> None:
        """Show other sentences for now; with none, the message is back.

        What merely rests under the pointer is shown and not said aloud.
        """
        if sentences != self._aside:
            self._aside = sentences
            self._show()
            if is_announced and sentences and sentences != self._message.sentences:
                self._said_before = sentences
                self._say(joined(*sentences))

    def _show(self) -> None:
        """Bring status bar and panel up to date."""
        message, content = self._message, self._content
        # While the panel has something else, a long message is in the status bar, cut off.
        others = (self._welcome, self._result)
        is_free = not self._parts.auto_play.is_playing and others == (None, None)
        is_below = not (message.is_long and is_free)
        said = message.sentences if is_below else (ROWS,) * bool(message.changes)
        offers = message.offers if is_below else ()
        if not said:
            said, offers = self._news.sentences, self._news.offers
        if self._aside:
            said, offers = self._aside, ()
        self._status_bar.say(said, self._choices(offers))
        if content is None and QGuiApplication.mouseButtons():
            # While a hand holds something the table keeps its size.
            self._later.start()
        elif content is None or self._is_walking or self._table.is_covered:
            self._table.panel.hide_content()
        else:
            self._table.panel.show_content(content)
        line = self._result.leaf if self._result else None
        if self._table.leaf.show_line(line):
            self._say(line)

    @property
    def _content(self) -> Content | None:
        """What is in the panel: playing by itself, the welcome, a result or a long message."""
        message, result = self._message, self._result
        if self._parts.auto_play.is_playing:
            return self._auto_play.content
        if self._welcome is not None:
            return self._welcome
        if result is not None:
            return Content(
                result.remark,
                self._choices(result.offers),
                result.heading,
                result.subject,
                result.figures,
                is_won=result.is_won,
                takes_focus=True,
            )
        if message.is_long and message.sentences:
            tiles = frozenset[Tile]().union(*(change.tiles for change in message.changes))
            return Content(
                joined(*message.sentences),
                self._choices(message.offers),
                takes_focus=bool(message.changes),
                changes=message.changes,
                signs=self._session.facts.narrator.badges(tiles, ()),
            )
        return None

    def _choices(self, offers: tuple[str, ...]) -> tuple[PanelButton, ...]:
        return tuple((OFFERS[key], self._callbacks[key]) for key in offers)

    def _hide_message(self) -> None:
        self._question = TableMessage()
        self._set_message(TableMessage())

    def _on_closed(self) -> None:
        """The player has read the panel; that a game is lost is said on in the status bar."""
        if self._parts.auto_play.is_playing:
            self._parts.auto_play.stop()
        elif self._welcome is not None:
            self._leave_welcome()
        else:
            self._result = None
            self._session.say()
            self._set_message(TableMessage(loss_message(self._parts.known).sentences))

    def _on_change_pointed(self, change: Change | None) -> None:
        """Light the tiles of a row; of one that is no move the status bar says why."""
        tiles = change.tiles if change else frozenset[Tile]()
        self._parts.pointing.speak_of(tiles)
        why = () if change is None or change.move else self._session.facts.narrator.explain(tiles)
        self.show_aside(why, is_announced=False)

    def _on_change_chosen(self, change: Change) -> None:
        if change.move:
            self._session.play(change.move)

    def _on_walked(self) -> None:
        self._is_walking = False
        self._show()

    def show_walk(self, begin: Callable[[], bool]) -> None:
        """Walk through a proof or a solution, if it begins; the panel gives way meanwhile."""
        self._is_walking = True
        self._show()
        self._is_walking = begin()
        self._show()

    # How a game ends.

    def _show_loss(self) -> None:
        message = loss_message(self._parts.known)
        if message.sentences:
            self._set_message(message)

    @property
    def _ending(self) -> Result | None:
        game, controller, known = self._session.game, self._controller, self._parts.known
        coming = known.run.standing_words if known.run else None
        if known.problem is None:
            first = controller.first_deal_after(self._session.history)
            coming = coming_words(first, controller.next_difficulty(game))
        return result_of(known, self._parts.statistics.figures(game), coming)

    def _show_result(self) -> None:
        result = self._result = self._ending
        if result is not None:
            self._message = TableMessage()
            if result.is_won:
                self._shown.add((self._session.playing.id, self._session.record.moves))
        self._show()

    def _on_celebrated(self) -> None:
        """Say the result, and then what is new, which a reader would lose to the new focus."""
        self._show_result()
        for said in self._news.sentences:
            self._say(said)

    def _on_stamped(self, new: frozenset[Faces]) -> None:
        """Say what is new in the album, as long as nothing else happens at the table."""
        if sentences := album_words(new, self._session.game.triplets):
            self._show_news(sentences, "album")

    def _on_lowered(self, left: BestScore) -> None:
        """Say what can still be had, to who is told whether the game can be won."""
        if self._settings.shows_verdict:
            self._show_news(lowered_words(left))

    def _show_news(self, said: Words, *offers: str) -> None:
        self._news = TableMessage((said,), offers)
        self._show()
        if not self._table.celebration.is_on:
            self._say(said)

    def _on_proved(self) -> None:
        """Offer to tell why as soon as that is known."""
        if self._result is not None:
            self._show_result()
        elif self._message.offers and self._session.facts.why_lost:
            self._show_loss()

    def _answer_tiles(self, tiles: str) -> None:
        self._hide_message()
        self._settings.choose_for_game(self._session.game.id, "tiles", tiles)
        self._parts.appearance.play_with(tiles)
        self._offer_lesson(self._session.facts)

    # Lessons.

    def welcome(self, show_games: Callable[[], object]) -> None:
        from gupai_desktop.ui.window.welcome import welcome

        self._welcome = welcome(
            self._parts,
            learn=lambda: self._leave_welcome(self._callbacks["first-steps"]),
            play=self._leave_welcome,
            choose=lambda: self._leave_welcome(show_games),
        )
        self._show()

    def _leave_welcome(self, then: Callable[[], object] = bool) -> None:
        self._welcome = None
        self._show()
        self._table.view.setFocus()
        then()

    # What is said aloud.

    @property
    def _speech(self) -> str:
        return SPEECH.known(self._settings.speech)

    def _announce_step(self, before: Facts, after: Facts) -> None:
        self._in_hand, self._record = frozenset(), after.record
        if not after.record.has_deal_of(before.record):
            self._said_verdict = None
        playing, is_restart = self._session.playing, self._session.history.step.text == RESTART
        for said in step_words(before, after, playing, self._speech, is_restart=is_restart):
            self._say(said)
        self._say_verdict()

    def _on_pointing_changed(self) -> None:
        """Tell the move that is selected whole, or how many tiles fit those in hand."""
        pointing = self._parts.pointing
        self.show_aside(pointing.why, is_announced=pointing.hangs)
        selection, before = pointing.selection, self._in_hand
        self._in_hand = selection.tiles
        if self._session.record is self._record:  # a move says itself what has become of them
            self._say(selected_words(self._session.facts, before, selection, self._speech))

    def _on_hung(self) -> None:
        """Tell what lifted tiles would make of the groups, and why what would be is not legal."""
        pointing = self._parts.pointing
        self.show_aside(pointing.why, is_announced=pointing.hangs)
        if self._speech != BRIEF and pointing.hangs and not pointing.why:
            self._say(prospect_words(self._session.facts, pointing.prospects.values()))

    def _on_analysis_changed(self) -> None:
        self._say_verdict()
        self.refresh_result()

    def _say_verdict(self) -> None:
        """Tell whether the game can be won, if that has changed and is shown."""
        known = self._parts.known
        now = verdict_of(known, self._speech)
        if now is None or known.facts.record != self._record:
            return
        before, self._said_verdict = self._said_verdict, now
        if now != before and self._settings.shows_verdict:
            self._say(verdict_full(known))

    def _say(self, text: Words | None) -> None:
        if text is not None:
            announce(self._table.view, say(text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self._parts.auto_play.stop()
        return super().eventFilter(watched, event)
