"""A card at the foot of the table: a picture of what the goal wants, and what is lit for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from gupai_desktop.engine.goals import Aim, Need
from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import joined
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import TileArt, tile_size
from gupai_desktop.ui.widgets.overlay import Overlay
from gupai_desktop.ui.widgets.parts import row_of
from gupai_desktop.ui.widgets.tile_text import TileLabel
from gupai_desktop.ui.window.goal_bar import GoalBar
from gupai_desktop.ui.window.goal_words import aim_sentences

#: How wide a tile is in the picture, and how far tiles lie apart.
_TILE, _GAP = 24, 2
_BESIDE = 12


class GoalCard(Overlay):
    """Lights on the table what the goal bar aims at, and shows it as long as it is pointed at.

    It lies over the foot of the table, where it covers no tile.  A part that is clicked says
    the same as a message.
    """

    _RADIUS, _EDGE = 10, 2

    def __init__(self, bar: GoalBar, pointing: Pointing, table: QWidget) -> None:
        super().__init__(table)
        self._bar, self._pointing = bar, pointing
        self._art = TileArt()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture, self._label = QLabel(), TileLabel()
        row_of(self._picture, self._label, parent=self, margin=4, spacing=12)
        bar.aimed.connect(self._on_aimed)
        bar.asked.connect(self._on_asked)

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        self._art.theme = tile_style
        self._label.set_tile_style(tile_style)
        self._colour(scheme, scheme.goal)

    def _on_aimed(self, aim: Aim | None) -> None:
        self._pointing.show_aim(aim)
        part = self._bar.pointed_part
        if aim is None or part is None:
            self.hide()
            return
        need = self._need(aim)
        self._label.set_words(joined(*aim_sentences(aim, need)))
        self._picture.setPixmap(self._drawn(need.example))
        self._place()
        self.raise_()
        self.show()

    def _place(self) -> None:
        """As wide as the text on one line, but not wider than the table."""
        most = self._table.width() - 2 * _BESIDE - self._picture.sizeHint().width() - 3 * _BESIDE
        wide = self._label.line_width + 2
        self._label.setFixedWidth(max(1, min(wide, most)))
        self.adjustSize()
        self._lie_at_foot()

    def _on_asked(self, aim: Aim) -> None:
        self._pointing.session.say(*aim_sentences(aim, self._need(aim)))

    def _need(self, aim: Aim) -> Need:
        session = self._pointing.session
        return session.record.narrator.need(aim)

    def _drawn(self, faces: tuple[Face, ...]) -> QPixmap:
        """A group of these faces, sharp on this screen."""
        ratio = self.devicePixelRatioF()
        picture = self._art.row(faces, tile_size(round(_TILE * ratio)), _GAP)
        picture.setDevicePixelRatio(ratio)
        return picture
