"""Which game and deal is played: by chance, by number, of a day, next or previous."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from gupai_desktop.engine.deal import Policy
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.games import find
from gupai_desktop.play.challenge import challenge_day_of, challenge_key, challenge_of
from gupai_desktop.solvers.difficulty import difficulty_named
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.ui.play.challenges import challenge_words
from gupai_desktop.ui.play.difficulties import deal_key
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.window.window_parts import WindowParts


class GameController:
    """Lays games and deals on the table, and has the next deal prepared."""

    def __init__(self, parts: WindowParts) -> None:
        self._session, self.settings = parts.session, parts.settings
        self._deal_finder, self._difficulties = parts.deal_finder, parts.difficulties
        self._is_preparing = False
        self._difficulties.found.connect(self._prepare_again)
        self._deal_finder.found.connect(self._on_found)
        self._deal_finder.searching.connect(self._on_searching)
        self._session.deal_changed.connect(self._on_deal_changed)

    def slots(self) -> dict[str, Callable[[], object]]:
        """The slots of the actions that choose a deal."""
        return {
            "new-deal": self.new_deal,
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
        """Lay down a deal by chance, of those that the policy offers."""
        self._deal_finder.deal(self._session.game, self._offer(self._session.game))

    def begin(self, record: Record, policy: str = "") -> None:
        """Lay this deal on the table; no other one is waited for any more."""
        self.forget_search()
        self._session.begin(record, policy)

    def forget_search(self) -> None:
        """Wait for no deal that is being looked for."""
        self._deal_finder.forget()

    def choose_deal(self, number: int) -> None:
        """Lay down this very deal, whatever the policy."""
        self.begin(Record.of_deal(self._session.game, number))

    def step_deal(self, step: int) -> None:
        """Lay down the next deal, or the one before, of those that the policy offers."""
        number = (self._deal_finder.sought or self._session.record.number or 0) + step
        self._deal_finder.deal_from(
            self._session.game, self._offer(self._session.game), number, step
        )

    def prepare(self) -> None:
        """Have the next deal ready, from now on whenever another one lies on the table."""
        self._is_preparing = True
        self._prepare_again()

    def _prepare_again(self) -> None:
        """Prepare a deal; one of a difficulty only after the deal on the table is rated."""
        record = self._session.record
        is_quick = difficulty_named(record.game, self.difficulty) is None
        is_rated = self._difficulties.is_known(record.game, deal_key(record))
        if self._is_preparing and (is_quick or is_rated):
            self._deal_finder.prepare(record.game, self._offer(record.game))

    def challenge(self, day: date | None = None) -> None:
        """Lay down the challenge of a day (today), unless it lies there."""
        day = day or date.today()
        challenge = challenge_of(day)
        game = find(challenge.game_id)
        if game.id != self._session.game.id:
            self._session.turn_to(game.id)
        if challenge_day_of(self._session.record, self._session.playing.policy) != day:
            self.begin(Record.of_deal(game, challenge.number), challenge_key(day))
        self._session.say(challenge_words(challenge))

    def _on_found(self, game: Game, number: int, policy: str) -> None:
        """Begin the deal; the policy is kept without the difficulty."""
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

    # Games.

    def choose_game(self, game_id: str) -> None:
        """Turn to another game as it was left, or with a fresh deal."""
        if not self._session.turn_to(game_id):
            game = find(game_id)
            self._deal_finder.deal(game, self._offer(game))

    def deal(self, game: Game, policy: str, difficulty: str) -> None:
        """Deal any game, offered so from now on."""
        self.settings.difficulty = difficulty
        if policy != policy_of(game, self.settings.policy).key:
            self.settings.policy = policy
        self._deal_finder.deal(game, self._offer(game))
