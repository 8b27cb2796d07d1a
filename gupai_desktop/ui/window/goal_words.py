"""The goal of a game in words: all of it, a part of it, and what a part still wants."""

from __future__ import annotations

from gupai_desktop.engine.explain import faces_text
from gupai_desktop.engine.goals import Aim, Aims, Need
from gupai_desktop.engine.words import Words, counted, sentence, words


def goal_words(goal: tuple[Aims, ...]) -> Words:
    """The whole goal in words, and how far it is reached."""
    said = _row_words(goal[0])
    for aims in goal[1:]:
        said = words("GoalBar", "{first}; or {second}", first=said, second=_row_words(aims))
    return words("GoalBar", "Goal: {goal}", goal=said)


def _row_words(aims: Aims) -> Words:
    said = aim_words(aims[0])
    for aim in aims[1:]:
        said = words("GoalBar", "{first}; {second}", first=said, second=aim_words(aim))
    return said


def aim_words(aim: Aim) -> Words:
    """One of the wanted groups in words, and how many lie there."""
    name = aim.name
    if aim.faces:
        name = words("GoalBar", "{name} {tiles}", name=name, tiles=faces_text(aim.faces))
    return words(
        "GoalBar", "{name}: {found} of {wanted}", name=name, found=aim.found, wanted=aim.wanted
    )


def aim_sentences(aim: Aim, need: Need) -> tuple[Words, ...]:
    """How far a part of the goal is, how such a group looks, and what the table marks."""
    said = [sentence(aim_words(aim))]
    if not aim.faces:
        tiles = faces_text(need.example)
        said.append(words("GoalBar", "Such a group: {tiles}.", tiles=tiles))
    if aim.groups:
        said.append(counted("GoalBar", "Framed: %n group(s) like it.", len(aim.groups)))
    if need.tiles:
        said.append(
            counted("GoalBar", "Marked: %n tile(s) that it can be made of.", len(need.tiles))
        )
    return tuple(said)
