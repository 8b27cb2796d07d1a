"""The goal: a seal in the bar for every group that it asks for.

Every part is a button: pointing at it, or coming to it by the keyboard, lights on the table
what serves it and what it still needs, and the status bar tells of it; a click keeps that lit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from itertools import groupby

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from gupai_desktop.engine.explain import faces_text
from gupai_desktop.engine.goals import Aim, Aims, Need
from gupai_desktop.engine.words import Words, counted, sentence, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.facts import Facts
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import SEAL_SIZE, TileArt, blank, tile_size
from gupai_desktop.ui.widgets.parts import empty, row_of

#: The width of a small tile in the bar and the size of a seal or a ring, in heights of letters;
#: the gap between them.
_TILE, _SEAL, _GAP = 1.15, 1.5, 4
#: The most that a tile is wide: with larger letters too the bar is no higher for it.
_WIDEST = 15
#: The least size of a seal that stands alone, and the largest.
_MIN, _MAX = 16, 20
#: What begins and ends pointing at a part.
_POINTING = (*(QEvent.Type.Enter, QEvent.Type.Leave), *(QEvent.Type.FocusIn, QEvent.Type.FocusOut))


_WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly


class Detail(IntEnum):
    """How much is shown: Chinese names too; names; those without a picture; counts; seals."""

    NATIVE = 0
    NAMES = 1
    PICTURES = 2
    COUNTS = 3
    SEALS = 4


class GoalBar(QWidget):
    """Every group that the goal asks for by name; hidden in games without such."""

    def __init__(
        self, pointing: Pointing, show_aside: Callable[[tuple[Words, ...]], object]
    ) -> None:
        super().__init__()
        self._pointing, self._session, self._show_aside = pointing, pointing.session, show_aside
        self._scheme, self._detail = LIGHT, Detail.NATIVE
        self._tiles, self._seal = TileArt(), TileArt()
        #: The pictures of the aims now, with their tiles and without.
        self._icons: dict[tuple[Aim, bool], QPixmap] = {}
        #: The facts that the bar shows.
        self._facts = self._session.facts
        self._labels: list[QLabel] = []
        #: A button for each part of the goal, and what each is for.
        self.parts: list[QToolButton] = []
        self._aims: list[Aim] = []
        #: The aim and the part that were told last; None if they are to be told anew.
        self._now: tuple[Aim | None, QToolButton | None] | None = (None, None)
        self.setObjectName("goal")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._row = row_of(parent=self, spacing=2)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.refresh()

    def refresh(self) -> None:
        """Show how far the table is."""
        self._facts, self._icons = self._session.facts, {}
        goal = self._facts.aims
        self._aims = [aim for aims in goal for aim in aims]
        self.setAccessibleName(say(goal_words(goal)) if goal else "")
        chips = list(chips_of(goal, Detail.NATIVE)) if goal else []
        if len(chips) != len(self._labels) + len(self.parts):
            self._lay_out(chips)
        for part, aim in zip(self.parts, self._aims, strict=True):
            part.setAccessibleName(say(aim_words(aim)))
            part.setToolTip(part.accessibleName())
        self.write(self._detail)

    def _lay_out(self, chips: list[tuple[str, Aim | None]]) -> None:
        """Make a button for each part of the goal, and a label for each text between them."""
        empty(self._row)
        self._labels, self.parts = [], []
        for _, aim in chips:
            if aim is None:
                self._labels.append(QLabel())
                self._row.addWidget(self._labels[-1])
                continue
            part = QToolButton()
            part.setCheckable(True)
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            part.installEventFilter(self)
            part.clicked.connect(self._on_clicked)
            self.parts.append(part)
            self._row.addWidget(part)
        # Only then do they have the sizes of the bar's style, and count in its layout.
        for widget in (*self._labels, *self.parts):
            widget.ensurePolished()
            widget.show()

    def write(self, detail: Detail) -> None:
        """Write the goal in that many words."""
        self._detail = detail
        labels, parts = iter(self._labels), iter(self.parts)
        goal = self._facts.aims
        for text, aim in chips_of(goal, detail) if goal else ():
            if aim is None:
                label = next(labels)
                label.setText(text)
                label.setVisible(bool(text))
            else:
                part, key = next(parts), (aim, detail is not Detail.SEALS)
                icon = self._icons[key] = self._icons.get(key) or self._icon(*key)
                part.setIcon(QIcon(icon))
                part.setIconSize(icon.deviceIndependentSize().toSize())
                part.setText(text)
                part.setToolButtonStyle(_WORDS if text else _ALONE)
        self._row.invalidate()
        self.updateGeometry()

    def _icon(self, aim: Aim, has_tiles: bool) -> QPixmap:
        """Draw the seal of what is reached, or an empty ring, and the tiles of a certain group."""
        ratio = self.devicePixelRatioF()
        letters = QFontInfo(self.font()).pixelSize() * ratio
        faces, beside = QPixmap(), 0
        alone = min(max(letters, _MIN * ratio), _MAX * ratio)
        seal = round(_SEAL * letters if has_tiles else alone)
        if aim.faces and has_tiles:
            faces = self._tiles.row(
                aim.faces, tile_size(round(min(_TILE * letters, _WIDEST * ratio))), 1
            )
            beside = round(_GAP * ratio)
        width, height = seal + beside + faces.width(), max(seal, faces.height())
        picture = blank(QSize(width, height))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, (height - seal) / 2, seal, seal)
        if aim.is_reached:
            self._seal.scale = seal / SEAL_SIZE.width()
            stamp = self._seal.seal(self._scheme, is_full=True)
            painter.drawPixmap(box, stamp, QRectF(stamp.rect()))
        else:
            painter.setPen(QPen(QColor(self._scheme.faint), 1.5 * ratio))
            painter.drawEllipse(box.adjusted(3 * ratio, 3 * ratio, -3 * ratio, -3 * ratio))
        painter.drawPixmap(seal + beside, (height - faces.height()) // 2, faces)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return picture

    @property
    def pointed_part(self) -> QToolButton | None:
        """The part that the pointer or the keyboard is at."""
        at = (part for part in self.parts if part.underMouse() or part.hasFocus())
        return next((part for part in at if part.isVisible()), None)

    def follow(self, before: Facts, after: Facts) -> None:
        """Keep a part lit for the same goal; its groups and tiles are others now."""
        if before.game != after.game:
            self._keep(None)
        self.refresh()
        self._now = None
        self._point()

    def _keep(self, part: QToolButton | None) -> None:
        """Keep this part lit, and no other."""
        for other in self.parts:
            other.setChecked(other is part)

    def _on_clicked(self, is_kept: bool) -> None:
        part = self.sender()
        assert isinstance(part, QToolButton)
        self._keep(part if is_kept else None)
        self._point()
        if is_kept:
            self._session.say(*self._sentences(part))

    def _point(self) -> None:
        """Tell which part is pointed at, or else kept lit, but not while the parts change."""
        if self._session.facts is not self._facts:
            return
        kept = next((part for part in self.parts if part.isChecked()), None)
        part = self.pointed_part or kept
        now = (self._aims[self.parts.index(part)] if part else None, self.pointed_part)
        if now != self._now:
            self._now = now
            self._pointing.show_aim(now[0])
            self._show_aside(self._sentences(now[1]) if now[1] else ())

    def _sentences(self, part: QToolButton) -> tuple[Words, ...]:
        aim = self._aims[self.parts.index(part)]
        return aim_sentences(aim, self._session.record.narrator.need(aim))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _POINTING:
            self._point()
        return super().eventFilter(watched, event)

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        """Take the colours and tiles of the table."""
        self._scheme = scheme
        self._tiles.theme = tile_style
        self.setStyleSheet(
            f"#goal QLabel {{ color: {scheme.faint}; padding: 0px 4px; }}"
            f"#goal QToolButton {{ color: {scheme.banner_text}; padding: 0px 3px; }}"
            f"#goal QToolButton:hover, #goal QToolButton:focus, #goal QToolButton:checked"
            f" {{ border: 2px solid {scheme.accent}; }}"
        )
        self.retranslate()

    def retranslate(self) -> None:
        self.refresh()
        self._now = None
        self._point()


def chips_of(goal: tuple[Aims, ...], detail: Detail) -> Iterator[tuple[str, Aim | None]]:
    """Yield the texts of a goal in a detail, each with the aim that it is of, if of one."""
    is_brief = detail >= Detail.PICTURES
    yield "" if is_brief else say(words("Goal:")), None
    for number, aims in enumerate(goal):
        if number:
            yield say(words("or")), None
        for _, same in groupby(aims, key=lambda aim: aim.name):
            alike = list(same)
            name = with_native(alike[0].name, alike[0].native if detail is Detail.NATIVE else "")
            if detail >= Detail.COUNTS or (is_brief and alike[0].faces):
                name = ""
            if len(alike) > 1:
                yield name, None
                name = ""
            for aim in alike:
                count = words("{found} of {wanted}", found=aim.found, wanted=aim.wanted)
                short = f"{aim.found}/{aim.wanted}"
                figure = "" if aim.wanted == 1 else short if is_brief else say(count)
                yield "  ".join(filter(None, (name, figure))), aim


def aim_sentences(aim: Aim, need: Need) -> tuple[Words, ...]:
    """Say how far a part of the goal is, how such a group looks, and what is marked."""
    said = [sentence(aim_words(aim))]
    if not aim.faces:
        tiles = faces_text(need.example)
        said.append(words("Such a group: {tiles}.", tiles=tiles))
    if aim.groups:
        said.append(counted("Framed: %n group(s) like it.", len(aim.groups)))
    if need.tiles:
        said.append(counted("Marked: %n tile(s) that it can be made of.", len(need.tiles)))
    return tuple(said)


def goal_words(goal: tuple[Aims, ...]) -> Words:
    """Return the whole goal in words, and how far it is reached."""
    said: Words | None = None
    for aims in goal:
        row = aim_words(aims[0])
        for aim in aims[1:]:
            row = words("{first}; {second}", first=row, second=aim_words(aim))
        said = words("{first}; or {second}", first=said, second=row) if said else row
    return words("Goal: {goal}", goal=said or "")


def aim_words(aim: Aim) -> Words:
    """Return one of the wanted groups in words, and how many lie there."""
    name = aim.name
    if aim.faces:
        name = words("{name} {tiles}", name=name, tiles=faces_text(aim.faces))
    return words("{name}: {found} of {wanted}", name=name, found=aim.found, wanted=aim.wanted)
