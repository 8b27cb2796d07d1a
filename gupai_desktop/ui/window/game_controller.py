"""What a player chooses from menus: the game, its rules, the deals, the language."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from gupai_desktop.engine.deal import Policy
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages, say, with_native
from gupai_desktop.play.challenge import challenge_day_of, challenge_key, challenge_of
from gupai_desktop.play.daily import daily_key, daily_number, day_of
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.difficulty import difficulties_of, difficulty_named
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.play.challenges import challenge_words
from gupai_desktop.ui.play.deal_finder import DealFinder
from gupai_desktop.ui.play.difficulties import Difficulties, deal_key
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.choice_menus import language_menu
from gupai_desktop.ui.widgets.menus import ChoiceMenu, Entry, rule_entries, with_rule


class GameController:
    """The choices there are now, and what each of them does."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        languages: Languages,
        deal_finder: DealFinder,
        difficulties: Difficulties,
    ) -> None:
        self._session, self.settings = session, settings
        self._languages, self._deal_finder = languages, deal_finder
        self._difficulties, self._is_preparing = difficulties, False
        difficulties.found.connect(self._prepare_again)
        deal_finder.found.connect(self._on_found)
        deal_finder.searching.connect(self._on_searching)
        session.deal_changed.connect(self._on_deal_changed)

    def menus(self) -> dict[str, ChoiceMenu]:
        """The menus of choices, by their keys."""
        return {
            "games": ChoiceMenu(words("Menus", "Switch G&ame"), self._games, self.choose_game),
            "rules": ChoiceMenu(words("Menus", "Ru&les"), self._rules, self.choose_rule),
            "policies": ChoiceMenu(
                words("Menus", "Deals &Offered"), self._policies, self.choose_policy
            ),
            "difficulties": ChoiceMenu(
                words("Menus", "Di&fficulty"), self._difficulty_entries, self.choose_difficulty
            ),
            "languages": language_menu(self._languages, self.settings),
        }

    def slots(self) -> dict[str, Callable[[], object]]:
        """What the actions do that choose a deal."""
        return {
            "new-deal": self.new_deal,
            "daily-deal": lambda: self.daily_deal(),
            "challenge": lambda: self.challenge(),
            "next-deal": lambda: self.step_deal(1),
            "previous-deal": lambda: self.step_deal(-1),
        }

    # Deals.

    @property
    def policy(self) -> Policy:
        """Which deals are offered in this game."""
        return policy_of(self._session.game, self.settings.policy)

    @property
    def difficulty(self) -> str:
        """The key of the difficulty that deals are to have; nothing for any."""
        return self.settings.difficulty

    def _offer(self, game: Game) -> str:
        """The key of the policy that offers deals of a game, only those of the difficulty."""
        policy = policy_of(game, self.settings.policy)
        return policy_of(game, f"{policy.key} {self.difficulty}").key

    def new_deal(self) -> None:
        """A deal by chance, of those that the policy offers."""
        self._deal_finder.deal(self._session.game, self._offer(self._session.game))

    def begin(self, record: Record, policy: str = "") -> None:
        """Lay this deal on the table; no other one is waited for any more."""
        self.forget_search()
        self._session.begin(record, policy)

    def forget_search(self) -> None:
        """Wait for no deal that is being looked for."""
        self._deal_finder.forget()

    def choose_deal(self, number: int) -> None:
        """This very deal, whatever the policy."""
        self.begin(Record.of_deal(self._session.game, number))

    def step_deal(self, step: int) -> None:
        """The next deal, or the one before, of those that the policy offers."""
        number = (self._deal_finder.sought or self._session.record.number or 0) + step
        self._deal_finder.deal_from(
            self._session.game, self._offer(self._session.game), number, step
        )

    def prepare(self) -> None:
        """Have the next deal ready, from now on whenever another one lies on the table."""
        self._is_preparing = True
        self._prepare_again()

    def _prepare_again(self) -> None:
        """One of a difficulty takes a while: the deal on the table is studied and rated first."""
        record = self._session.record
        is_quick = difficulty_named(record.game, self.difficulty) is None
        is_rated = self._difficulties.is_known(record.game, deal_key(record))
        if self._is_preparing and (is_quick or is_rated):
            self._deal_finder.prepare(record.game, self._offer(record.game))

    def daily_deal(self, day: date | None = None, game: Game | None = None) -> None:
        """The deal of a day, today's if none is named, of a game, this one if none is named."""
        day, game = day or date.today(), game or self._session.game
        if game.id != self._session.game.id:
            self._session.turn_to(game.id)
        if day_of(self._session.record, self._session.playing.policy) == day:
            self._session.say(words("Choices", "This is the deal of that day."))
            return
        self.begin(Record.of_deal(game, daily_number(game, day)), daily_key(day))

    def challenge(self, day: date | None = None) -> None:
        """The challenge of a day, today's if none is named."""
        day = day or date.today()
        challenge = challenge_of(day)
        game = find(challenge.game_id)
        if game.id != self._session.game.id:
            self._session.turn_to(game.id)
        if challenge_day_of(self._session.record, self._session.playing.policy) != day:
            self.begin(Record.of_deal(game, challenge.number), challenge_key(day))
        self._session.say(challenge_words(challenge))

    def _on_found(self, game: Game, number: int, policy: str) -> None:
        """What is kept of a deal is the policy without the difficulty."""
        self._session.begin(Record.of_deal(game, number), policy.partition(" ")[0])

    def _on_searching(self, game: Game, policy: str) -> None:
        wanted = difficulty_named(game, policy.partition(" ")[2])
        if wanted is None:
            self._session.say(words("MainWindow", "Looking for a deal…"))
        else:
            self._session.say(
                words("MainWindow", "Looking for a deal ({difficulty})…", difficulty=wanted.name)
            )

    def _on_deal_changed(self, before: Facts, after: Facts) -> None:
        """Nobody waits for a deal any more once another one lies there."""
        if before.record.opening != after.record.opening:
            self.forget_search()
            self._prepare_again()

    # Games, rules, policies.

    def choose_game(self, game_id: str) -> None:
        """Another game as it was left, or with a fresh deal."""
        if not self._session.turn_to(game_id):
            game = find(game_id)
            self._deal_finder.deal(game, self._offer(game))

    def deal(self, game: Game, policy: str, difficulty: str) -> None:
        """A deal of any game, offered so from now on."""
        self.settings.difficulty = difficulty
        if policy != policy_of(game, self.settings.policy).key:
            self.settings.policy = policy
        self._deal_finder.deal(game, self._offer(game))

    def choose_rule(self, option_and_choice: str) -> None:
        """The same deal from its opening under other rules, given as ``option=choice``."""
        record = self._session.record
        game = with_rule(record.game, option_and_choice)
        if game != record.game:
            opening = record.opening
            self.begin(Record(game, record.number, opening, table=opening))

    def choose_policy(self, key: str) -> None:
        """Which deals New Deal offers from now on."""
        self.settings.policy = key
        self._prepare_again()

    def choose_difficulty(self, key: str) -> None:
        """How hard the deals are to be that are offered from now on."""
        self.settings.difficulty = key
        self._prepare_again()

    def _games(self) -> list[Entry]:
        current = self._session.game.id
        return [
            Entry(game.id, with_native(game.name, game.native), game.id == current)
            for game in games()
        ]

    def _rules(self) -> list[Entry]:
        return rule_entries(self._session.game)

    def _policies(self) -> list[Entry]:
        return [
            Entry(policy.key, say(policy.name), policy is self.policy)
            for policy in policies_for(self._session.game)
        ]

    def _difficulty_entries(self) -> list[Entry]:
        found = difficulties_of(self._session.game)
        any_deal = Entry("", say(words("Difficulty", "Any")), not self.difficulty)
        others = [Entry(one.key, say(one.name), one.key == self.difficulty) for one in found]
        return [any_deal, *others] if others else []
