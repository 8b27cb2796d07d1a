"""Whatever the command line is given, and wherever its answer goes: never a traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gupai_desktop.engine.clock import Clock
from tests.homes import homes
from tests.scripts import ROOT

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="it takes devices and signals"
)

#: Long enough for the slowest machine; nothing here waits for it to pass.
TIMEOUT = 120.0
GUPAI = (sys.executable, "-m", "gupai_desktop.cli.main")
STUDY = ("study", "levels.o-koan", "--deals")


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, **homes(folder), "PYTHONPATH": str(ROOT)}


def answer_of(folder: Path, *arguments: str, output: str = "", where: str = "") -> tuple[int, str]:
    """How a command ends, and what it says to whoever gave it."""
    with Path(output or folder / "output").open("wb") as out:
        done = subprocess.run(
            ["sh", "-c", f'{where} "$@"', "sh", *GUPAI, *arguments],
            cwd=folder,
            env=environment(folder),
            stdout=out,
            stderr=subprocess.PIPE,
            timeout=TIMEOUT,
            check=False,
        )
    return done.returncode, done.stderr.decode()


def test_an_output_that_is_full_is_told(tmp_path: Path) -> None:
    code, sentence = answer_of(tmp_path, "games", output="/dev/full")
    assert (code, sentence) == (
        1,
        "gupai: the answer cannot be written: No space left on device\n",
    )


def test_an_output_that_is_closed_does_no_harm(tmp_path: Path) -> None:
    closed = "exec >&- 2>&-;"
    assert answer_of(tmp_path, "games", where=closed) == (0, "")
    assert answer_of(tmp_path, "deal", "no.game", "7", where=closed)[0] == 2


def test_what_has_no_end_or_cannot_be_written_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for arguments in (
        ("solve", "zen.ten-sets", "--boards", "/dev/zero"),
        *((*STUDY, "1-2", "--results", f"/dev/{name}") for name in ("zero", "full")),
        (*STUDY, "1-99999999999999999999"),
        ("tabulate", "/"),
    ):
        code, sentences = answer_of(tmp_path, *arguments)
        assert code == 2, arguments
        (sentence,) = sentences.splitlines()
        assert sentence.startswith("gupai: ")


@pytest.mark.parametrize(("name", "end"), [("SIGINT", "killpg"), ("SIGTERM", "kill")])
def test_a_study_that_is_ended_keeps_what_it_has_found(
    tmp_path: Path, name: str, end: str
) -> None:
    """By Ctrl-C, which all its processes hear, or it alone."""
    results = tmp_path / "results"
    with subprocess.Popen(
        [*GUPAI, *STUDY, "1-2147483647", "--jobs", "2", "--results", str(results)],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # What runs in the background of a shell ignores Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as study:
        deadline = Clock().seconds() + TIMEOUT
        while not (results.exists() and results.read_bytes()) and Clock().seconds() < deadline:
            time.sleep(0.02)
        getattr(os, end)(study.pid, getattr(signal, name))
        try:
            answer, sentence = study.communicate(timeout=TIMEOUT)
        finally:
            study.kill()
    kept = results.read_text().count("\n")
    assert (study.returncode, answer) == (130, "")
    assert sentence == (
        f"gupai: stopped; {kept} of 2147483647 deals are kept in {results}, "
        "and the same command goes on from there\n"
    )
