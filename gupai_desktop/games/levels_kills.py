"""The generals that are alive and the levels that have to kill them: rules.md, section 5.

A level is completed by killing one general or two, and the game is won when every
level is completed and every general dead.  So the generals must be at least as many
as the levels in play and at most twice as many; whatever is left over when each
level has killed one is killed in double kills.
"""

from __future__ import annotations

from dataclasses import dataclass

from gupai_desktop.engine.words import Words, counted, words


@dataclass(frozen=True, slots=True)
class Kills:
    """So many generals alive, and so many levels in play."""

    generals: int
    levels: int

    @property
    def doubles(self) -> int:
        """How many levels have to kill two generals at once."""
        return self.generals - self.levels

    @property
    def can_all_be_made(self) -> bool:
        """Whether these levels can kill just these generals, as far as their numbers tell."""
        return 0 <= self.doubles <= self.levels

    # What is said.

    @property
    def why_out_of_reach(self) -> Words | None:
        """Why the levels cannot kill just these generals; None if they can."""
        if self.can_all_be_made:
            return None
        if not self.generals:
            return counted(
                "Levels",
                "No general is left for %n level(s), and each level must kill one.",
                self.levels,
            )
        if (self.generals, self.levels) == (1, 0):
            return words("Levels", "A general is left, and no level to kill him.")
        numbers = {
            "generals": counted("Levels", "%n general(s)", self.generals),
            "levels": counted("Levels", "%n level(s)", self.levels),
        }
        if self.doubles < 0:
            return words(
                "Levels",
                "Only {generals} for {levels}, and each level must kill one.",
                **numbers,
            )
        return words(
            "Levels", "{generals} for {levels}, and no level can kill more than two.", **numbers
        )

    @property
    def state(self) -> Words:
        """What has become of the double kill, in a few words."""
        if self.doubles < 0:
            return words("Levels", "too few generals left")
        if self.doubles > self.levels:
            return words("Levels", "too many generals left")
        if not self.doubles:
            return words("Levels", "double kill done")
        return words("Levels", "double kill to come")

    @property
    def notes(self) -> tuple[Words, ...]:
        """What is said of the row of generals: whether a double kill is still to come."""
        if why := self.why_out_of_reach:
            return (why,)
        if not self.levels:
            return ()
        if not self.doubles:
            return (
                words("Levels", "The double kill is done: from now on each level kills just one."),
            )
        return (
            counted(
                "Levels",
                "%n level(s) must still kill two generals at once: a level of one tile can.",
                self.doubles,
            ),
        )

    def notes_on_level(self, size: int) -> tuple[Words, ...]:
        """What is said of a level in play of so many tiles, if the kinds of kill matter there."""
        if not self.can_all_be_made:
            return ()
        if size == 1 and not self.doubles and self.generals > 1:
            return (
                words("Levels", "Killing two generals here would leave too few for the rest."),
            )
        if size == 2 and self.doubles == self.levels:
            return (words("Levels", "Killing one general here would leave too many."),)
        return ()
