"""The settings: what is remembered comes back, what is unreadable reads as the default."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QDateTime, QSettings, QSize

from gupai_desktop.settings import Settings

DEFAULTS: dict[str, object] = {
    "language": "",
    "game": "",
    "recent": [],
    "is_animated": True,
    "pace": "",
    "shows_verdict": True,
    "shows_time": True,
    "plays_lone_verb": False,
    "window": QByteArray(),
}

REMEMBERED: dict[str, object] = {
    "language": "zh_CN",
    "game": "zen.ten-sets",
    "recent": ["/home/player/a, b.gupai", "C:/Гра/骨牌.gupai"],
    "is_animated": False,
    "pace": "slow",
    "shows_verdict": False,
    "shows_time": False,
    "plays_lone_verb": True,
    "window": QByteArray(b"\x01\x02\x00\xff"),
}

#: Everything that is written into the file.
KEYS = (
    *("language", "game", "recent"),
    *("animation", "pace", "verdict", "time", "lone-verb", "window"),
)

#: Values of kinds that none of our keys has, as some other program may have left them.
STRANGE: tuple[object, ...] = (
    [1, None],
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
recent=@Size(5 6)
verdict=@Point(1 2)
time=@Invalid()
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


def test_a_value_of_a_strange_kind_reads_as_the_default(store: QSettings) -> None:
    for value in STRANGE:
        for name in KEYS:
            store.setValue(name, value)
        assert read(Settings(store)) == DEFAULTS, value


def test_a_file_that_was_spoilt_by_hand_reads_as_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.ini"
    file.write_text(SPOILT, "utf-8")
    assert read(Settings(QSettings(str(file), QSettings.Format.IniFormat))) == DEFAULTS


def test_what_is_chosen_for_a_game_holds_for_no_other(tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    settings.choose_for_game("zen.eight-sets", "difficulty", "expert")
    assert settings.of_game("zen.eight-sets", "difficulty") == "expert"
    assert settings.of_game("zen.five-dragons", "difficulty") == ""


def test_what_an_earlier_version_kept_for_all_games_holds(tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    settings.store.setValue("difficulty", "hard")
    assert settings.of_game("zen.ten-sets", "difficulty") == "hard"
    settings.choose_for_game("zen.ten-sets", "difficulty", "")
    assert settings.of_game("zen.ten-sets", "difficulty") == ""
    assert settings.of_game("zen.eight-sets", "difficulty") == "hard"
