"""Files that are never half written, and never lost, whatever fails and whenever."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gupai_desktop.engine.words import BadText, WordedError
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.store import saves as storage
from gupai_desktop.store.saves import (
    CannotRead,
    CannotSave,
    Loaded,
    SavedGames,
    backups_of,
    open_file,
    save_file,
)
from tests.faults import Killed, faults, left_over
from tests.histories import SAVES, history_of
from tests.scripts import ROOT

GAME = find("zen.ten-sets")
OLDER, OLD, NEW = (history_of(GAME, moves=moves) for moves in (1, 2, 3))

NO_SPACE = OSError(errno.ENOSPC, "No space left on device")

#: The program is killed, or the disk is full.
every_end = pytest.mark.parametrize("error", [None, NO_SPACE], ids=["killed", "no space"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def saved(folder: Path) -> SavedGames:
    """A folder in which a game has been saved twice, so that there is a backup."""
    games = saved_games(folder)
    games.save(OLDER)
    games.save(OLD)
    return games


def saved_games(folder: Path) -> SavedGames:
    return SavedGames(folder, find)


def file_in(folder: Path) -> Path:
    return folder / "zen.ten-sets.gupai"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def load(folder: Path) -> Loaded:
    return saved_games(folder).load("zen.ten-sets")


# Saving and loading.


def test_what_was_saved_is_loaded(folder: Path) -> None:
    saved_games(folder).save(NEW)
    assert load(folder) == Loaded(NEW)


def test_where_nothing_was_saved_nothing_is_loaded(folder: Path) -> None:
    assert load(folder) == Loaded()


def test_every_variant_has_a_file_of_its_own(folder: Path) -> None:
    games = saved_games(folder)
    other = history_of(find("levels.o-koan"))
    games.save(NEW)
    games.save(other)
    assert names(folder) == ["levels.o-koan.gupai", "zen.ten-sets.gupai"]
    assert games.load("levels.o-koan") == Loaded(other)


@pytest.mark.usefixtures("saved")
def test_what_was_there_before_is_the_backup(folder: Path) -> None:
    assert names(folder) == ["zen.ten-sets.gupai", "zen.ten-sets.gupai.bak"]
    assert open_file(backups_of(file_in(folder))[0], find) == OLDER


# Damage.


def damage_nothing(file: Path) -> None:
    file.write_bytes(b"")


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-200])


def overwrite(file: Path) -> None:
    file.write_bytes(b"\x00\xff" * 500)


def swell(file: Path) -> None:
    file.write_bytes(b" " * (storage.MOST_BYTES + 1))


def cheat(file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace('"deal": 7', '"deal": 8'), "utf-8")


def change_game(file: Path) -> None:
    file.write_text(str(history_of(find("levels.o-koan"))), "utf-8")


every_damage = pytest.mark.parametrize(
    "damage", [damage_nothing, cut_off, overwrite, swell, cheat, change_game]
)


@every_damage
@pytest.mark.usefixtures("saved")
def test_a_damaged_file_is_set_aside_and_its_backup_opened(
    folder: Path, damage: Callable[[Path], None]
) -> None:
    damage(file_in(folder))
    content = file_in(folder).read_bytes()
    found = load(folder)
    assert found.history == OLDER
    assert str(found.note).startswith("zen.ten-sets.gupai cannot be opened (")
    assert ") and is kept as zen.ten-sets.gupai.damaged-1. Its backup" in str(found.note)
    assert str(found.note).endswith(" Its backup was opened; the last step may be missing.")
    assert (folder / "zen.ten-sets.gupai.damaged-1").read_bytes() == content


@every_damage
@pytest.mark.usefixtures("saved")
def test_if_the_backup_is_damaged_too_both_are_kept(
    folder: Path, damage: Callable[[Path], None]
) -> None:
    damage(file_in(folder))
    damage(backups_of(file_in(folder))[0])
    found = load(folder)
    assert found.history is None
    assert str(found.note).count("is kept as") == 2
    assert names(folder) == [
        "zen.ten-sets.gupai.bak.damaged-1",
        "zen.ten-sets.gupai.damaged-1",
    ]


def test_no_file_that_was_set_aside_is_ever_overwritten(folder: Path) -> None:
    for number in (1, 2, 3):
        saved_games(folder).save(NEW)
        file_in(folder).write_text(f"damage {number}")
        load(folder)
    kept = {path.read_text() for path in folder.glob("*.damaged-*")}
    assert kept == {"damage 1", "damage 2", "damage 3"}


def test_a_game_of_a_later_version_is_kept_as_what_it_is(folder: Path) -> None:
    games = saved_games(folder)
    games.save(NEW)
    value = {**json.loads(str(NEW)), "version": 2}
    file_in(folder).write_text(json.dumps(value))
    assert "is kept as zen.ten-sets.gupai.newer-1" in str(load(folder).note)


def test_a_file_that_nobody_has_read_is_not_overwritten(folder: Path) -> None:
    folder.mkdir()
    file_in(folder).write_text("what is this?")
    saved_games(folder).save(NEW)
    assert (folder / "zen.ten-sets.gupai.damaged-1").read_text() == "what is this?"
    assert load(folder) == Loaded(NEW)


@pytest.mark.usefixtures("saved")
def test_a_good_file_that_nobody_has_read_becomes_the_backup(folder: Path) -> None:
    saved_games(folder).save(NEW)
    assert open_file(backups_of(file_in(folder))[0], find) == OLD


@pytest.mark.usefixtures("saved")
def test_a_damaged_file_never_replaces_a_good_backup(folder: Path) -> None:
    cut_off(file_in(folder))
    saved_games(folder).save(NEW)
    assert open_file(backups_of(file_in(folder))[0], find) == OLDER


@pytest.mark.usefixtures("saved")
def test_a_file_that_is_gone_is_told(folder: Path) -> None:
    file_in(folder).unlink()
    found = load(folder)
    assert (found.history, str(found.note).split(". ")[0]) == (
        OLDER,
        "zen.ten-sets.gupai is missing",
    )


def refuse(*_arguments: object, **_named: object) -> None:
    raise PermissionError(errno.EACCES, "Permission denied")


@pytest.mark.usefixtures("saved")
def test_where_nothing_can_be_renamed_the_damage_is_told_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut_off(file_in(folder))
    monkeypatch.setattr(os, "replace", refuse)
    found = load(folder)
    assert found.history == OLDER
    assert str(found.note).startswith("zen.ten-sets.gupai cannot be opened (line ")
    assert names(folder) == ["zen.ten-sets.gupai", "zen.ten-sets.gupai.bak"]


@pytest.mark.usefixtures("saved")
def test_a_file_that_cannot_be_read_is_not_called_damaged(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        found = load(folder)
    assert found.history is None
    assert "cannot be read: permission denied" in str(found.note)
    assert names(folder) == ["zen.ten-sets.gupai", "zen.ten-sets.gupai.bak"]


def test_a_folder_in_place_of_the_file_is_set_aside_when_saving(folder: Path) -> None:
    file_in(folder).mkdir(parents=True)
    assert load(folder).history is None
    saved_games(folder).save(NEW)
    assert names(folder) == ["zen.ten-sets.gupai", "zen.ten-sets.gupai.unreadable-1"]
    assert load(folder) == Loaded(NEW)


@pytest.mark.usefixtures("saved")
def test_a_folder_in_place_of_the_backup_is_in_nobodys_way(folder: Path) -> None:
    backup = backups_of(file_in(folder))[0]
    backup.unlink()
    backup.mkdir()
    saved_games(folder).save(NEW)
    assert load(folder) == Loaded(NEW)
    assert backup.is_file()


def test_two_runs_before_the_last_have_their_backups_too(folder: Path) -> None:
    for run in range(1, 5):
        games = saved_games(folder)
        games.load("zen.ten-sets")
        for moves in (1, 2, 3):
            games.save(history_of(find("zen.ten-sets"), number=run, moves=moves))
    kept = [
        open_file(file, find).record for file in (file_in(folder), *backups_of(file_in(folder)))
    ]
    assert [(one.number, len(one.moves)) for one in kept] == [(4, 3), (4, 2), (3, 3), (2, 3)]


def test_the_oldest_backup_is_opened_where_nothing_else_can_be(folder: Path) -> None:
    for number in (1, 2, 3, 4):
        saved_games(folder).save(history_of(find("zen.ten-sets"), number=number))
    file, *younger, oldest = (file_in(folder), *backups_of(file_in(folder)))
    for one in (file, *younger):
        one.write_text("{}")
    found = saved_games(folder).load("zen.ten-sets")
    assert found.history == open_file(oldest, find)
    assert "Its backup was opened" in str(found.note)


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_pipe_and_a_device_are_not_written_over(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for file in (tmp_path / "pipe", Path("/dev/null"), tmp_path):
        before = file.stat().st_mode
        with pytest.raises(CannotSave):
            save_file(file, NEW)
        assert file.stat().st_mode == before


@pytest.mark.parametrize("name", ["a\0b.gupai", "\ud800.gupai"])
def test_a_name_that_no_file_can_have_is_told_in_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotSave) as saved:
        save_file(tmp_path / name, NEW)
    with pytest.raises(CannotRead) as opened:
        open_file(tmp_path / name, find)
    assert str(saved.value).isprintable()
    assert str(opened.value).isprintable()


# Whatever fails.


@pytest.mark.parametrize("without_links", [False, True])
def test_a_program_killed_at_any_call_leaves_the_old_game_or_the_new_one(
    tmp_path: Path, without_links: bool
) -> None:
    number, found = 0, set()
    while True:
        number += 1
        folder = tmp_path / str(number)
        games = saved_games(folder)
        games.save(OLDER)
        games.save(OLD)
        killed = faults(number, None, without_links=without_links)
        with contextlib.suppress(Killed), killed as fault:
            games.save(NEW)
        after = load(folder)
        assert after.note is None
        assert after.history in (OLD, NEW)
        found.add(after.history.index)
        assert open_file(backups_of(file_in(folder))[0], find) in (OLDER, OLD)
        saved_games(folder).save(NEW)
        assert left_over(folder) == []
        if not fault.has_come:
            break
    assert (number > 6, found) == (True, {OLD.index, NEW.index})


@pytest.mark.parametrize("without_links", [False, True])
def test_an_error_of_any_call_leaves_the_old_game_and_a_sentence(
    tmp_path: Path, without_links: bool
) -> None:
    number, refused = 0, 0
    while True:
        number += 1
        folder = tmp_path / str(number)
        games = saved_games(folder)
        games.save(OLDER)
        games.save(OLD)
        with faults(number, NO_SPACE, without_links=without_links) as fault:
            refusal = refusal_of(games, NEW)
        assert refusal in ("", f"{file_in(folder)} cannot be written: there is no space left")
        assert load(folder) == Loaded(OLD if refusal else NEW)
        refused += bool(refusal)
        if fault.calls[-1] != "unlink":
            assert left_over(folder) == []
        games.save(NEW)
        assert load(folder) == Loaded(NEW)
        if not fault.has_come:
            break
    assert refused >= 5


@every_end
def test_a_file_of_ones_own_is_the_old_one_or_the_new_one(
    tmp_path: Path, error: OSError | None
) -> None:
    number, found = 0, set()
    while True:
        number += 1
        file = tmp_path / f"{number}.gupai"
        save_file(file, OLD)
        with contextlib.suppress(Killed, CannotSave), faults(number, error) as fault:
            save_file(file, NEW)
        left = open_file(file, find)
        assert left in (OLD, NEW)
        found.add(left.index)
        if not fault.has_come:
            break
    assert (number > 5, found) == (True, {OLD.index, NEW.index})


@every_end
def test_what_is_damaged_is_there_as_it_was_and_the_backup_opens(
    tmp_path: Path, error: OSError | None
) -> None:
    number = 0
    while True:
        number += 1
        folder = tmp_path / str(number)
        games = saved_games(folder)
        games.save(OLD)
        games.save(NEW)
        file_in(folder).write_bytes(b"no game")
        with contextlib.suppress(Killed), faults(number, error) as fault:
            assert load(folder).history == OLD
        assert b"no game" in [path.read_bytes() for path in folder.iterdir()]
        assert load(folder).history == OLD
        if not fault.has_come:
            break
    assert number > 2


def refusal_of(games: SavedGames, history: History) -> str:
    """The sentence with which saving is refused, or nothing."""
    try:
        games.save(history)
    except CannotSave as error:
        return str(error)
    return ""


SAVE_FOR_EVER = """
import sys
from pathlib import Path
from gupai_desktop.games import find
from gupai_desktop.store.saves import SavedGames
from tests.histories import history_of
games = SavedGames(Path(sys.argv[1]), find)
histories = [history_of(find("zen.ten-sets"), moves=moves) for moves in range(6)]
while True:
    for history in histories:
        games.save(history)
        print(history.index, flush=True)
"""


def test_a_program_that_is_really_killed_leaves_a_whole_game(folder: Path) -> None:
    for lines in (1, 2, 9, 30):
        with subprocess.Popen(
            [sys.executable, "-c", SAVE_FOR_EVER, str(folder)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        ) as program:
            assert program.stdout is not None
            said = [program.stdout.readline() for _ in range(lines)]
            program.kill()
            program.communicate()
        assert all(said)
        after = load(folder)
        assert (after.note, after.history is None) == (None, False)


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "there is no space left"),
        (errno.EDQUOT, "there is no space left"),
        (errno.EACCES, "permission denied"),
        (errno.EROFS, "that place is read-only"),
        (errno.ENOENT, "there is no such place"),
        (errno.EIO, "the disk is not responding properly"),
        (errno.ENAMETOOLONG, "strange?name"),
    ],
)
def test_the_sentence_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    def fail(*_arguments: object) -> None:
        raise OSError(number, "strange\nname")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(CannotSave) as caught:
        save_file(tmp_path / "my.gupai", NEW)
    assert str(caught.value) == f"{tmp_path / 'my.gupai'} cannot be written: {reason}"
    assert names(tmp_path) == []


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file")
    with pytest.raises(CannotSave, match="cannot be written"):
        saved_games(tmp_path / "games").save(NEW)


# Files of the player's choice.


def test_a_file_of_ones_own_has_no_backup(tmp_path: Path) -> None:
    file = tmp_path / "my game.gupai"
    save_file(file, OLD)
    save_file(file, NEW)
    assert names(tmp_path) == ["my game.gupai"]
    assert open_file(file, find) == NEW


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    save_file(tmp_path / "far.gupai", OLD)
    link = tmp_path / "near.gupai"
    try:
        link.symlink_to(tmp_path / "far.gupai")
    except OSError:
        pytest.skip("no links to files here")
    if not link.is_symlink():
        pytest.skip("Wine claims to have made a link, and has made none")
    save_file(link, NEW)
    assert link.is_symlink()
    assert open_file(tmp_path / "far.gupai", find) == NEW


def test_a_file_from_an_editor_of_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / "my.gupai"
    file.write_bytes(b"\xef\xbb\xbf" + str(NEW).replace("\n", "\r\n").encode())
    assert open_file(file, find) == NEW


@every_damage
def test_opening_never_changes_a_file(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    file = tmp_path / "my.gupai"
    save_file(file, NEW)
    damage(file)
    content = file.read_bytes()
    if damage is not change_game:
        with pytest.raises(BadText, match=r"^my\.gupai: "):
            open_file(file, find)
    assert names(tmp_path) == ["my.gupai"]
    assert file.read_bytes() == content


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(CannotRead) as caught:
        open_file(tmp_path / "my.gupai", find)
    assert str(caught.value) == (f"{tmp_path / 'my.gupai'} cannot be read: there is no such place")


def test_a_byte_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "my.gupai"
    file.write_bytes(b"{ \xff }")
    with pytest.raises(BadText, match=r"my\.gupai: byte 3 is not part of any text"):
        open_file(file, find)


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.gupai")), ids=lambda file: file.name)
def test_a_saved_file_of_any_version_opens(file: Path) -> None:
    assert isinstance(open_file(file, find), History)


def test_every_refusal_is_worded() -> None:
    assert issubclass(CannotSave, WordedError)
    assert issubclass(CannotRead, WordedError)
