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
from gupai_desktop.play.daily import daily_key, daily_number, day_of
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.play.deal_finder import DealFinder
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.menus import ChoiceMenu, Entry
from gupai_desktop.ui.widgets.rule_choices import rule_entries, with_rule


class GameController:
    """The choices there are now, and what each of them does."""

    def __init__(
        self, session: Session, settings: Settings, languages: Languages, deal_finder: DealFinder
    ) -> None:
        self._session, self._settings = session, settings
        self._languages, self._deal_finder = languages, deal_finder
        deal_finder.found.connect(self._on_found)

    def menus(self) -> dict[str, ChoiceMenu]:
        """The menus of choices, by their keys."""
        return {
            "games": ChoiceMenu(words("Menus", "G&ame"), self._games, self.choose_game),
            "rules": ChoiceMenu(words("Menus", "Ru&les"), self._rules, self.choose_rule),
            "policies": ChoiceMenu(
                words("Menus", "Deals &Offered"), self._policies, self.choose_policy
            ),
            "languages": ChoiceMenu(
                words("Menus", "&Language"), self._language_entries, self.choose_language
            ),
        }

    def slots(self) -> dict[str, Callable[[], object]]:
        """What the actions do that choose a deal."""
        return {
            "new-deal": self.new_deal,
            "daily-deal": lambda: self.daily_deal(),
            "next-deal": lambda: self.step_deal(1),
            "previous-deal": lambda: self.step_deal(-1),
        }

    # Deals.

    @property
    def policy(self) -> Policy:
        """Which deals are offered in this game."""
        return policy_of(self._session.game, self._settings.policy)

    def new_deal(self) -> None:
        """A deal by chance, of those that the policy offers."""
        self._deal_finder.deal(self._session.game, self.policy.key)

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
        self._deal_finder.deal_from(self._session.game, self.policy.key, number, step)

    def prepare(self) -> None:
        """Have the next deal ready."""
        self._deal_finder.prepare(self._session.game, self.policy.key)

    def daily_deal(self, day: date | None = None) -> None:
        """The deal of a day, today's if none is named."""
        day, game = day or date.today(), self._session.game
        if day_of(self._session.record, self._session.playing.policy) == day:
            self._session.say(words("Choices", "This is the deal of that day."))
            return
        self.begin(Record.of_deal(game, daily_number(game, day)), daily_key(day))

    def _on_found(self, game: Game, number: int, policy: str) -> None:
        self._session.begin(Record.of_deal(game, number), policy)

    # Games, rules, policies, languages.

    def choose_game(self, game_id: str) -> None:
        """Another game as it was left, or with a fresh deal."""
        if not self._session.turn_to(game_id):
            game = find(game_id)
            self._deal_finder.deal(game, policy_of(game, self._settings.policy).key)

    def deal(self, game: Game, number: int | None, policy: str) -> None:
        """A deal of any game: the one of a number, or one that a policy offers from now on."""
        if policy != policy_of(game, self._settings.policy).key:
            self._settings.policy = policy
        if number is None:
            self._deal_finder.deal(game, policy_of(game, policy).key)
        else:
            self.begin(Record.of_deal(game, number))

    def unfinished(self) -> tuple[str, ...]:
        """The games whose own table can be gone on with."""
        return tuple(game.id for game in games() if self._session.has_unfinished(game.id))

    def choose_rule(self, option_and_choice: str) -> None:
        """The same deal from its opening under other rules, given as ``option=choice``."""
        record = self._session.record
        game = with_rule(record.game, option_and_choice)
        if game != record.game:
            opening = record.opening
            self.begin(Record(game, record.number, opening, table=opening))

    def choose_policy(self, key: str) -> None:
        """Which deals New Deal offers from now on."""
        self._settings.policy = key

    def choose_language(self, code: str) -> None:
        """Speak this language at once."""
        self._settings.language = code
        self._languages.use(code)

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

    def _language_entries(self) -> list[Entry]:
        languages = self._languages
        return [
            Entry(code, languages.own_name(code), code == languages.current)
            for code in languages.codes()
        ]
