"""The settings: what is remembered comes back, what is unreadable reads as the default."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QDateTime, QSettings, QSize

from gupai_desktop.settings import Settings

DEFAULTS: dict[str, object] = {
    "language": "",
    "game": "",
    "rules": "",
    "deal": 0,
    "policy": "",
    "is_animated": True,
    "shows_verdict": True,
    "plays_lone_verb": False,
    "window": QByteArray(),
}

REMEMBERED: dict[str, object] = {
    "language": "zh_CN",
    "game": "zen.ten-sets",
    "rules": "triplets=mixed loose=yes",
    "deal": 2_147_483_647,
    "policy": "any",
    "is_animated": False,
    "shows_verdict": False,
    "plays_lone_verb": True,
    "window": QByteArray(b"\x01\x02\x00\xff"),
}

#: Everything that is written into the file.
KEYS = (
    *("language", "game", "rules", "deal", "policy"),
    *("animation", "verdict", "lone-verb", "window"),
)

#: Values of kinds that none of our keys has, as some other program may have left them.
STRANGE: tuple[object, ...] = (
    ["a", "b"],
    {"a": "b"},
    None,
    2.5,
    QSize(3, 4),
    QDateTime(),
)

#: A file that has been edited by hand, and not well.
SPOILT = r"""[General]
language=a, b, c
game=@Size(3 4)
rules=@Invalid()
deal=\xb2
policy=@Rect(1 2 3 4)
verdict=@Point(1 2)
lone-verb=1, 2
animation=@ByteArray(\xff)
window=there was a window
"""


def read(settings: Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in DEFAULTS}


def test_a_first_run_has_the_defaults(store: QSettings) -> None:
    assert read(Settings(store)) == DEFAULTS


def test_what_is_set_is_there_in_the_next_run(store: QSettings) -> None:
    settings = Settings(store)
    for name, value in REMEMBERED.items():
        setattr(settings, name, value)
    store.sync()
    again = Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))
    assert read(again) == REMEMBERED


def test_the_keys_in_the_file_are_those_that_the_tests_know(store: QSettings) -> None:
    settings = Settings(store)
    for name, value in REMEMBERED.items():
        setattr(settings, name, value)
    assert sorted(store.allKeys()) == sorted(KEYS)


def test_setting_one_thing_leaves_the_others_alone(store: QSettings) -> None:
    settings = Settings(store)
    settings.deal = 7
    assert read(settings) == {**DEFAULTS, "deal": 7}


@pytest.mark.parametrize("value", STRANGE, ids=lambda value: type(value).__name__)
def test_a_value_of_a_strange_kind_reads_as_the_default(store: QSettings, value: object) -> None:
    for name in KEYS:
        store.setValue(name, value)
    assert read(Settings(store)) == DEFAULTS


def test_a_file_that_was_spoilt_by_hand_reads_as_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.ini"
    file.write_text(SPOILT, "utf-8")
    assert read(Settings(QSettings(str(file), QSettings.Format.IniFormat))) == DEFAULTS


@pytest.mark.parametrize(
    "text", ["", "seven", "-3", "3.5", "²", "0x10", "0", "2147483648", "9" * 40]
)
def test_what_is_no_deal_number_reads_as_none(store: QSettings, text: str) -> None:
    store.setValue("deal", text)
    assert Settings(store).deal == 0


@pytest.mark.parametrize("text", ["1", "2147483647"])
def test_the_first_and_the_last_deal_number_are_read(store: QSettings, text: str) -> None:
    store.setValue("deal", text)
    assert Settings(store).deal == int(text)


@pytest.mark.parametrize("text", ["", "yes", "0", "False?"])
def test_tiles_glide_unless_it_is_switched_off(store: QSettings, text: str) -> None:
    store.setValue("animation", text)
    assert Settings(store).is_animated
    store.setValue("animation", "false")
    assert not Settings(store).is_animated
