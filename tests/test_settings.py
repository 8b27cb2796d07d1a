"""The settings: what is remembered comes back, what is unreadable reads as the default."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QByteArray, QDateTime, QLockFile, QSettings, QSize

from gupai_desktop.settings import Settings, SettingsFile

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
STRANGE: tuple[object, ...] = ([1, None], {"a": "b"}, None, 2.5, QSize(3, 4), QDateTime())

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


def opened(file: Path) -> Settings:
    return Settings(SettingsFile(QSettings(str(file), QSettings.Format.IniFormat)))


def read(settings: Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in DEFAULTS}


def test_a_first_run_has_the_defaults(store: SettingsFile) -> None:
    assert read(Settings(store)) == DEFAULTS


def test_what_is_set_is_there_in_the_next_run(store: SettingsFile) -> None:
    settings = Settings(store)
    for name, value in REMEMBERED.items():
        setattr(settings, name, value)
    store.finish()
    assert read(opened(Path(store.name))) == REMEMBERED


def test_the_keys_in_the_file_are_those_that_the_tests_know(store: SettingsFile) -> None:
    settings = Settings(store)
    for name, value in REMEMBERED.items():
        setattr(settings, name, value)
    assert sorted(store.keys()) == sorted(KEYS)


def test_a_value_of_a_strange_kind_reads_as_the_default(store: SettingsFile) -> None:
    for value in STRANGE:
        for name in KEYS:
            store.put(name, value)
        assert read(Settings(store)) == DEFAULTS, value


def test_a_file_that_was_spoilt_by_hand_reads_as_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.ini"
    file.write_text(SPOILT, "utf-8")
    assert read(opened(file)) == DEFAULTS


def test_what_is_chosen_for_a_game_holds_for_no_other(tmp_path: Path) -> None:
    settings = opened(tmp_path / "settings.ini")
    settings.choose_for_game("zen.eight-sets", "difficulty", "expert")
    assert settings.of_game("zen.eight-sets", "difficulty") == "expert"
    assert settings.of_game("zen.five-dragons", "difficulty") == ""


def test_what_an_earlier_version_kept_for_all_games_holds(tmp_path: Path) -> None:
    settings = opened(tmp_path / "settings.ini")
    settings.store.put("difficulty", "hard")
    assert settings.of_game("zen.ten-sets", "difficulty") == "hard"
    settings.choose_for_game("zen.ten-sets", "difficulty", "")
    assert settings.of_game("zen.ten-sets", "difficulty") == ""
    assert settings.of_game("zen.eight-sets", "difficulty") == "hard"


def test_sounds_are_on_unless_they_were_turned_off_in_this_version_or_an_earlier_one(
    tmp_path: Path,
) -> None:
    settings = opened(tmp_path / "settings.ini")
    assert settings.plays_sounds
    for kept, is_on in (("false", False), ("true", True)):
        settings.store.put("sounds", kept)
        assert settings.plays_sounds is is_on


def test_nothing_waits_for_a_disk_that_takes_its_time(
    store: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, disk = SettingsFile._write, Event()

    def write_later(file: SettingsFile, changes: dict[str, object]) -> bool:
        disk.wait()
        return write(file, changes)

    monkeypatch.setattr(SettingsFile, "_write", write_later)
    settings = Settings(store)
    for name in ("zen.ten-sets", "levels.o-koan"):
        settings.game = name
        assert settings.game == name
    store.finish(0)
    assert opened(Path(store.name)).game == ""
    disk.set()
    store.finish()
    assert opened(Path(store.name)).game == "levels.o-koan"


class _Taken(QLockFile):
    """The lock of a file that is another program's all the time."""

    def tryLock(self, timeout: object = 0) -> bool:  # noqa: ARG002, N802
        return False

    def error(self) -> QLockFile.LockError:
        return QLockFile.LockError.LockFailedError


def test_what_could_not_be_written_is_written_later(
    store: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, file = Settings(store), Path(store.name)

    def take(lock: type[QLockFile]) -> None:
        monkeypatch.setattr("gupai_desktop.settings.QLockFile", lock)

    places: list[tuple[Callable[[], None], Callable[[], None]]] = [
        (file.mkdir, file.rmdir),
        (lambda: take(_Taken), lambda: take(QLockFile)),
    ]
    for put, undo in places:
        put()
        settings.game, settings.language = "levels.o-koan", "uk"
        store.finish()
        assert "cannot be written" in str(settings.trouble())
        undo()
        settings.game = "zen.ten-sets"
        store.finish()
        assert settings.trouble() is None
        again = opened(Path(store.name))
        assert (again.game, again.language) == ("zen.ten-sets", "uk")
        store.clear()
        store.finish()
        Path(store.name).unlink()


@pytest.mark.skipif(os.name != "posix", reason="what a user has is private elsewhere")
def test_a_file_is_the_players_own_where_there_was_no_folder_for_it(tmp_path: Path) -> None:
    file = tmp_path / "not" / "yet" / "settings.ini"
    before = os.umask(0o022)
    try:
        settings = opened(file)
        settings.game = "zen.ten-sets"
        settings.store.finish()
    finally:
        os.umask(before)
    assert file.stat().st_mode & 0o777 == 0o600
    assert opened(file).game == "zen.ten-sets"


def test_a_file_that_another_program_holds_is_given_up_for_the_time_being(
    store: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gupai_desktop.settings._TIMEOUT", 1)
    settings, lock = Settings(store), QLockFile(f"{store.name}.lock")
    assert lock.lock()
    settings.game = "zen.ten-sets"
    store.finish()
    assert "cannot be written" in str(settings.trouble())
    lock.unlock()
    store.look_after()
    store.finish()
    assert settings.trouble() is None
    assert opened(Path(store.name)).game == "zen.ten-sets"


def test_what_another_program_has_written_meanwhile_stays(store: SettingsFile) -> None:
    other = opened(Path(store.name))
    other.language = "uk"
    other.store.finish()
    Settings(store).game = "zen.ten-sets"
    store.finish()
    again = opened(Path(store.name))
    assert (again.game, again.language) == ("zen.ten-sets", "uk")
