"""What a session says to its player, as the tests hear it."""

from gupai_desktop.engine.words import Words
from gupai_desktop.ui.play.session import Session


class Ears:
    """What a session says, one list of sentences after the other."""

    def __init__(self, session: Session) -> None:
        self.heard: list[tuple[Words, ...]] = []
        session.said.connect(self.heard.append)

    @property
    def last(self) -> str:
        """What it said last, nothing if it fell silent."""
        return " ".join(map(str, self.heard[-1])) if self.heard else ""
