"""How much the bar over the table tells of a game, from all to what finds room anywhere."""

from __future__ import annotations

from enum import Enum, IntEnum, auto
from typing import NamedTuple

from gupai_desktop.ui.window.goal_bar import Detail


class TitleDetail(Enum):
    """How much of the title is shown: all; no Chinese name; the name alone; that in two lines."""

    ALL = auto()
    NAME_AND_MORE = auto()
    NAME = auto()
    LINES = auto()


class TurnDetail(IntEnum):
    """How much of the turn is shown: all; one step of it; no phase; a button without its text."""

    ALL = 0
    STEP = 1
    BUTTON = 2
    ICON = 3


class BarDetail(NamedTuple):
    """How much the title, the goal and the turn tell."""

    title: TitleDetail
    goal: Detail
    turn: TurnDetail


#: From all to what finds room anywhere.
DETAILS = (
    BarDetail(TitleDetail.ALL, Detail.NATIVE, TurnDetail.ALL),
    BarDetail(TitleDetail.ALL, Detail.NAMES, TurnDetail.ALL),
    BarDetail(TitleDetail.NAME_AND_MORE, Detail.NAMES, TurnDetail.ALL),
    BarDetail(TitleDetail.NAME_AND_MORE, Detail.PICTURES, TurnDetail.STEP),
    BarDetail(TitleDetail.NAME, Detail.PICTURES, TurnDetail.STEP),
    BarDetail(TitleDetail.NAME, Detail.COUNTS, TurnDetail.BUTTON),
    BarDetail(TitleDetail.LINES, Detail.COUNTS, TurnDetail.BUTTON),
    BarDetail(TitleDetail.LINES, Detail.SEALS, TurnDetail.ICON),
)
