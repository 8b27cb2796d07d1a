"""Shows in the banner what a session says, with the button that helps on from there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from gupai_desktop.engine.words import Words, words
from gupai_desktop.ui.play.session import Session, Topic
from gupai_desktop.ui.widgets.banner import Banner, Choice
from gupai_desktop.ui.window.status import VerdictLabel


class SessionMessages(QObject):
    """With a refused move there is a button for the trainer; with a loss, one that leads back."""

    def __init__(
        self,
        session: Session,
        banner: Banner,
        verdict: VerdictLabel,
        train: Callable[[], object],
    ) -> None:
        super().__init__(banner)
        self._session, self._banner = session, banner
        self._verdict, self._train = verdict, train
        session.said.connect(self._on_said)

    def _on_said(self, sentences: tuple[Words, ...]) -> None:
        ways = self._ways_on() if sentences else ()
        self._banner.show_message(sentences, ways, is_spare=True)

    def _ways_on(self) -> tuple[Choice, ...]:
        if self._session.topic is Topic.REFUSAL:
            return ((words("MainWindow", "Train"), self._train),)
        if self._session.topic is Topic.LOSS and self._verdict.leads_back:
            back = words("MainWindow", "Back to Where It Could Be Won")
            return ((back, self._verdict.go_back),)
        return ()
