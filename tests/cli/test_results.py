"""The files of studies: every finding comes back, whatever stands around it."""

import json
from pathlib import Path

from gupai_desktop.cli.results import Finding, Study, findings_in, line_of
from gupai_desktop.engine.deal import LAST_DEAL
from gupai_desktop.games import find, games
from gupai_desktop.solvers.verdict import Answer, version_of

STUDY = Study("zen.ten-sets", "triplets=mixed", 2_000_000, 0, "2")
FINDINGS = [
    Finding(1, Answer.WINNABLE, 10, 9, 9, 107),
    Finding(2, Answer.UNWINNABLE, positions=3),
    Finding(LAST_DEAL, Answer.UNKNOWN, positions=2_000_000),
]
LINES = [line_of(STUDY, finding) for finding in FINDINGS]


def findings(file: Path, text: str | bytes) -> list[tuple[Study, Finding]]:
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return list(findings_in(file))


def test_the_finding_of_a_game_comes_back_with_its_study(tmp_path: Path) -> None:
    for game in (game for game in games() if game.options):
        for rules in ("", "triplets=mixed", "triplets=mixed loose=yes"):
            for best in (0, 7):
                study = Study.of(find(game.id, rules), 5, best)
                assert study.is_current
                text = "".join(line_of(study, finding) for finding in FINDINGS)
                assert findings(tmp_path / "file", text) == [(study, one) for one in FINDINGS]


def test_a_study_knows_its_game_and_tells_only_rules_that_are_not_the_default() -> None:
    game = find("levels.o-koan", "triplets=classic loose=yes any-three=yes")
    study = Study.of(game, 5, 7)
    version = version_of(game.id, has_best=True)
    assert study == Study("levels.o-koan", "loose=yes any-three=yes", 5, 7, version)
    assert study.find_game() == game


def test_lines_that_are_no_findings_are_passed_over(tmp_path: Path) -> None:
    beyond = [line_of(STUDY, Finding(n, Answer.UNKNOWN)) for n in (0, LAST_DEAL + 1)]
    assert findings(tmp_path / "file", "".join(beyond)) == [], "no deal has such a number"
    for line in (b"[]", b"null", b'{"game": 1}', b"1", b"", b"[[[", b'["', b"\0\xff", 5000 * b"x"):
        text = line + b"\n" + LINES[0].encode() + line + LINES[1].encode() + line
        assert [one for _, one in findings(tmp_path / "file", text)] == FINDINGS[:2], line


def test_a_finding_is_read_however_its_array_is_written(tmp_path: Path) -> None:
    for text in (
        "".join(json.dumps(json.loads(line)) for line in LINES),
        f"[{', '.join(LINES)}]",
        "\n".join(line.replace(",", " ,\t").replace("[", "[ ") for line in LINES),
    ):
        assert [one for _, one in findings(tmp_path / "file", text)] == FINDINGS, text


def test_an_array_of_other_names_or_absurd_numbers_is_no_finding(tmp_path: Path) -> None:
    for place, value in (
        *((0, "a; b"), (0, "zen\u202e"), (1, "\x1b"), (2, "$(a)"), (2, None), (3, -1)),
        *((4, 2.5), (5, "1"), (6, "x"), (6, None), (7, -1), (8, 10**13), (10, 1e9)),
    ):
        values = json.loads(LINES[0])
        values[place] = value
        assert findings(tmp_path / "file", json.dumps(values)) == [], (place, value)
    assert findings(tmp_path / "file", json.dumps([*json.loads(LINES[0]), 1])) == []


def test_a_line_cut_off_anywhere_harms_no_other(tmp_path: Path) -> None:
    for length in range(len(LINES[0])):
        found = [one for _, one in findings(tmp_path / "file", LINES[0][:length] + LINES[1])]
        is_whole = length == len(LINES[0]) - 1
        assert found == (FINDINGS[:2] if is_whole else FINDINGS[1:2]), length
