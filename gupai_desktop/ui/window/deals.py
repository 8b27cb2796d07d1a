"""Deals: the one on the table, and the menus of those to go back to."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from gupai_desktop.engine.deal import ANY, Policy, number_to_offer, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import BadText, Words, counted, labelled, listed, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.first_deals import FirstDeal, first_deal, first_deals
from gupai_desktop.play.history import History
from gupai_desktop.play.occasions import (
    FIRST,
    DayChallenge,
    DayOmen,
    ListedProblem,
    OwnProblem,
    occasion_of,
    occasion_on,
)
from gupai_desktop.play.problems import Problem
from gupai_desktop.play.today import omen_game
from gupai_desktop.solvers.difficulty import Difficulty, difficulties_of, scale_trouble
from gupai_desktop.solvers.policies import difficulty_in, policy_of
from gupai_desktop.store.tables import MAX_BOOKMARKS, Bookmark, Bookmarks
from gupai_desktop.texts.solver_words import looking_words
from gupai_desktop.texts.titles import challenge_words, offered_title, problem_words
from gupai_desktop.ui.play.difficulties import (
    AS_YOU_GO,
    chosen_difficulty,
    next_difficulty,
    strength_on,
)
from gupai_desktop.ui.widgets.menus import ChoiceMenu, Entry
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import PlayedDeal

#: This many recent deals stand in the menu, of this many that are looked at.
_MAX_RECENT, _LOOKED_AT = 9, 60
_EDIT = "edit"


class GameController:
    """Lays games and deals on the table, and has the next deal prepared."""

    def __init__(self, parts: WindowParts) -> None:
        self._session, self.settings = parts.session, parts.settings
        self._deal_finder, self._difficulties = parts.deal_finder, parts.difficulties
        self._statistics, self._problem_sets = parts.statistics, parts.problem_sets
        self._notices = parts.notices
        self._is_preparing = False
        #: The game and the playing that was left for training, to which Next Deal leads back.
        self._left_to_train: tuple[str, str] | None = None
        self._difficulties.found.connect(self.prepare_again)
        self._deal_finder.found.connect(self._on_found)
        self._deal_finder.searching.connect(self._on_searching)

    def slots(self) -> dict[str, Callable[[], object]]:
        return {
            "new-deal": self.new_deal,
            "challenge": lambda: self.challenge(),
            "next-deal": lambda: self.step_deal(1),
            "previous-deal": lambda: self.step_deal(-1),
            "next-problem": self.next_problem,
        }

    # Deals.

    def game_of(self, game_id: str) -> Game:
        """Return a game under the rules chosen for it, else under those on its table."""
        rules = self.settings.of_game(game_id, "rules")
        with suppress(BadText):  # rules of another version of the program
            if rules:
                return find(game_id, rules)
        left = self._session.left(game_id)
        return left.record.game if left else find(game_id)

    def policy_of(self, game: Game) -> Policy:
        return policy_of(game, self.settings.of_game(game.id, "policy"))

    def next_difficulty(self, game: Game) -> Difficulty | None:
        """Return how hard the next deal of a game is as one goes; None if that is not chosen."""
        chosen = chosen_difficulty(self.settings, game.id)
        if chosen != AS_YOU_GO.key or not difficulties_of(game):
            return None
        return next_difficulty(self._statistics.rated(game))

    def _offer(self, game: Game) -> str:
        """Return the key of the policy of a game, together with the difficulty."""
        difficulty = self.settings.of_game(game.id, "difficulty")
        if going := self.next_difficulty(game):
            difficulty = going.key
        return policy_of(game, f"{self.policy_of(game).key} {difficulty}").key

    def next_first_deal(self, game: Game) -> FirstDeal | None:
        """Return the first deal that a player is to get next; none to who has chosen deals."""
        if chosen_difficulty(self.settings, game.id) != AS_YOU_GO.key:
            return None
        try:
            offered = self._statistics.offered(game, len(first_deals(game)))
            found, left = first_deal(game, offered), self._session.left(game.id)
            if found and left and not left.record.moves and found.record(game) == left.record:
                return first_deal(game, offered + 1)
        except BadText as error:
            self._notices.add(error.words)
            return None
        return found

    def first_deal_after(self, left: History) -> FirstDeal | None:
        """Return the first deal that Next Deal brings; from a number one walks on to the next.

        Who came by a day, a problem or a board has not begun the game yet.
        """
        record = left.record
        is_by_number = record.number and not occasion_on(record, left.playing.policy).text
        return None if is_by_number else self.next_first_deal(self.game_of(record.game.id))

    def new_deal(self) -> None:
        """Lay down a deal by chance, of those that the policy offers."""
        self.deal(self._session.game.id)

    def deal(self, game_id: str) -> None:
        """Lay down a deal of any game by chance, as the player wants deals of it."""
        game = self.game_of(game_id)
        self._notices.add(scale_trouble())
        if first := self.next_first_deal(game):
            self.begin(first.record(game), FIRST.text)
        elif self._is_by_chance(game):
            self._draw(game)
        else:
            self._deal_finder.deal(game, self._offer(game))

    def _is_by_chance(self, game: Game) -> bool:
        """Return whether a game is an omen, and every deal of it is offered."""
        return game.is_omen and self.policy_of(game) is ANY

    def _draw(self, game: Game) -> None:
        """Lay down a deal of an omen game that chance gives; the first of a day is its omen."""
        today = self._session.clock.today()
        number = offered(game, ANY, number_to_offer(game, ANY, self._session.chance))
        record = Record.of_deal(game, number)
        self.forget_search()
        if self._statistics.omen(today):
            self._session.begin(record, ANY.key)
            return
        playing = self._session.new_playing(DayOmen.of(today).text)
        # Before it can be looked at; the table commits it.
        self._statistics.add_omen(record, playing, today)
        self._session.begin(record, playing=playing)

    def show_omen(self, day: date | None = None) -> None:
        """Go to the omen of a day (today); if it was not drawn, draw in the game of that day."""
        self.forget_search()
        day = day or self._session.clock.today()
        omen = self._statistics.omen(day)
        if omen is None:
            self._draw(omen_game(day, games())())
        elif not self._session.go_back_to(omen.game_id, omen.playing):
            self.begin(omen.record(find(omen.game_id)), omen.policy)

    def show_problem(self, day: date | None = None) -> None:
        """Lay down the problem of a day (today), unless it lies there."""
        self.forget_search()
        day = day or self._session.clock.today()
        problem = self._problem_sets.of_day(day, strength_on(day, self._statistics))
        if problem is None or problem != self._problem_sets.current:
            self.begin_problem(problem)
        else:
            self._session.say(problem_words(problem))

    def begin(self, record: Record, policy: str = "") -> None:
        """Lay this deal on the table; no other one is waited for any more."""
        self.forget_search()
        self._session.begin(record, policy)

    def begin_problem(self, problem: Problem | None, *more: Words) -> None:
        """Lay a problem on the table, and say its task and more; or that there is no other one."""
        if problem is None:
            self._session.say(words("There is no other problem."))
        else:
            listed, own = ListedProblem.of(problem).text, OwnProblem.text_of(problem.par)
            self.begin(problem.record(problem.game), listed if problem.number else own)
            task, run = problem_words(problem), self._problem_sets.run
            self._session.say(labelled(run.place_words, task) if run else task, *more)

    def next_problem(self) -> None:
        """Lay down the problem that comes next, in a mixed run the next of it."""
        if not self._step_run(1):
            self.begin_problem(self._problem_sets.next(self._session.game))

    def _step_run(self, step: int) -> bool:
        """Go on in the mixed run; return whether there is one, and its end was not told yet."""
        if (run := self._problem_sets.run) is None:
            return False
        left, problem = self._problem_sets.step_run(run, step)
        if problem or step < 0:
            self.begin_problem(problem)
        elif not run.is_over:
            self._session.say(left.end_words())
        return bool(problem) or step < 0 or not run.is_over

    def train(self) -> None:
        """Lay down the problem of one move that is to be trained next, and say the way back."""
        sets = self._problem_sets
        if not (sets.is_training and self._left_to_train):
            self._left_to_train = self._lying
        self.begin_problem(sets.to_train(), words("Next Deal brings back what you left."))

    @property
    def _lying(self) -> tuple[str, str]:
        """Return the game and the playing on the table."""
        return self._session.game.id, self._session.playing.id

    def forget_search(self) -> None:
        """Wait for no deal that is being looked for."""
        self._deal_finder.forget()

    def step_deal(self, step: int) -> None:
        """Lay down the next deal, or the one before: a problem, or one that the policy offers.

        From training the next leads back to what was left for it.
        """
        left = self._left_to_train
        has_run = self._problem_sets.run is not None
        if step > 0 and left and not has_run and self._session.go_back_to(*left):
            self._left_to_train = None
            self.forget_search()
        elif not self._problem_sets.current:
            self._step_from(self._session.history, step)
        elif not self._step_run(step):
            self.begin_problem(self._problem_sets.beside(step))

    def _step_from(self, left: History, step: int) -> None:
        record = left.record
        game, number = self.game_of(record.game.id), self._deal_finder.sought or record.number
        is_first = occasion_on(record, left.playing.policy) == FIRST
        if step > 0 and (is_first or self.first_deal_after(left)):
            self.deal(game.id)
            return
        self._deal_finder.deal_from(game, self._offer(game), (number or 0) + step, step)

    def prepare(self) -> None:
        """Have the next deal ready, from now on whenever another one lies on the table."""
        self._is_preparing = True
        self.prepare_again()

    def prepare_again(self) -> None:
        """Prepare a deal; one of a difficulty only after the deal on the table is rated."""
        record = self._session.record
        game = self.game_of(record.game.id)
        is_rated = self._difficulties.is_known(record.game, record.deal_text)
        if self.next_first_deal(game) or self._is_by_chance(game):
            return
        offer = self._offer(game) if self._is_preparing else ""
        if offer and (is_rated or not difficulty_in(game, offer)):
            self._deal_finder.prepare(game, offer)

    def show_board(self, day: date) -> None:
        """Lay down the board of a day that is as hard as the player is strong."""
        self.challenge(day, strength_on(day, self._statistics))

    def challenge(self, day: date | None = None, strength: Strength = Strength.EVERYBODY) -> None:
        """Lay down the challenge of a day (today), unless it lies there."""
        self.forget_search()
        day = day or self._session.clock.today()
        try:
            challenge = challenge_of(day, strength)
            occasion, game = DayChallenge.of(day, strength), find(challenge.game_id)
            record = challenge.record(game)
        except BadText as error:
            self._session.say(words("Nothing was opened: {error}", error=error.words))
            return
        if game.id != self._session.game.id:
            self._session.turn_to(game.id)
        if self._session.occasion != occasion:
            self.begin(record, occasion.text)
        self._session.say(challenge_words(challenge, strength))

    def _on_found(self, game: Game, number: int, policy: str) -> None:
        self._session.begin(Record.of_deal(game, number), policy)

    def _on_searching(self, game: Game, policy: str) -> None:
        self._session.say(looking_words(difficulty_in(game, policy)))

    def follow(self, before: Facts, after: Facts) -> None:
        """Nobody waits for a deal any more once another one lies there."""
        if before.record.opening != after.record.opening:
            if not self._problem_sets.is_training or self._left_to_train == self._lying:
                self._left_to_train = None
            self.forget_search()
            self.prepare_again()

    # Games.

    def choose_game(self, game_id: str) -> None:
        """Turn to another game as it was left, or with a fresh deal; after a win, with the next.

        A deal that was won stays where undo leads.
        """
        left = self._session.left(game_id)
        self.forget_search()
        if left is None:
            self.deal(game_id)
        elif left.record.moves and left.record.game.is_won(left.record.table):
            self._step_from(left, 1)
        else:
            self._session.turn_to(game_id)


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
                words("Recen&t Deals"), self._recent_entries, self._open_recent
            ),
            "bookmarks": ChoiceMenu(
                words("Boo&kmarks"), self._bookmark_entries, self._choose_bookmark, (add,)
            ),
        }

    def slots(self) -> dict[str, Callable[[], object]]:
        return {"bookmark": self.add_bookmark}

    # Deals played last.

    def _recent(self) -> list[PlayedDeal]:
        """The deals played last at any table, but for the one on the table, each once."""
        found: dict[tuple[object, ...], PlayedDeal] = {}
        for deal in self._parts.statistics.deals(most=_LOOKED_AT):
            if deal.playing != self._session.playing.id:
                found.setdefault((deal.game_id, deal.rules, deal.number, deal.board), deal)
        return list(found.values())[:_MAX_RECENT]

    def _recent_entries(self) -> list[Entry]:
        entries = []
        for number, deal in enumerate(self._recent(), 1):
            with suppress(BadText):  # a game of another version of the program
                game = find(deal.game_id, deal.rules)
                title = offered_title(game, deal.number, deal.occasion(game))
                if deal.win is not None:
                    title = listed(title, words("won"))
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
        mark, every = Bookmark.of_history(self._session.history), self.bookmarks.every
        if any(mark.is_same_place(bookmark) for bookmark in every):
            self._session.say(words("This position has a bookmark already."))
        elif len(every) == MAX_BOOKMARKS:
            self._session.say(
                counted(
                    "No more than %n bookmark(s) can be kept; remove one first.", MAX_BOOKMARKS
                )
            )
        else:
            self.set_bookmarks((mark, *every))
            title = bookmark_title(mark)
            self._session.say(words("Bookmarked: {title}", title=title))

    def set_bookmarks(self, every: tuple[Bookmark, ...]) -> None:
        self.bookmarks.every = every

    def _bookmark_entries(self) -> list[Entry]:
        entries = [
            _entry(str(place), place + 1, bookmark_title(bookmark))
            for place, bookmark in enumerate(self.bookmarks.every)
        ]
        edit = Entry(_EDIT, say(words("&Edit Bookmarks…")), is_mark=False)
        return [*entries, edit] if entries else []

    def _choose_bookmark(self, key: str) -> None:
        if key != _EDIT:
            self.open_bookmark(self.bookmarks.every[int(key)])
            return
        from gupai_desktop.ui.dialogs.bookmarks import BookmarksDialog

        dialog = BookmarksDialog(self.bookmarks.every, bookmark_title, self._parts.window)
        dialog.changed.connect(self.set_bookmarks)
        dialog.run()

    def open_bookmark(self, mark: Bookmark) -> None:
        """Go on from a bookmark, with the time and the help that its deal has had."""
        self._controller.forget_search()
        try:
            self._session.open(mark.history(find))
        except BadText as error:
            self._session.say(words("Nothing was opened: {error}", error=error.words))


def bookmark_title(mark: Bookmark) -> Words | str:
    """The name of a bookmark; without one the deal, and how many moves have been played."""
    if mark.name:
        return mark.name
    try:
        game = find(mark.game_id, mark.rules)
    except BadText:
        return mark.game_id
    occasion = occasion_of(game, mark.number, mark.board, mark.policy)
    title = offered_title(game, mark.number, occasion)
    if not mark.moves:
        return title
    return listed(title, counted("%n move(s)", len(mark.moves)))


def _entry(key: str, number: int, title: Words | str) -> Entry:
    """An entry of a menu; the first nine have their digit for a key."""
    text = (title if isinstance(title, str) else say(title)).replace("&", "&&")
    return Entry(key, f"&{number} {text}" if number < 10 else text, is_mark=False)
