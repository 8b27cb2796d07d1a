"""What the command ``gupai`` writes and complains of."""

import pytest

from gupai_desktop.cli.main import main

Capture = pytest.CaptureFixture[str]


def run(*arguments: str) -> int:
    """The exit code of the command, however it ends."""
    try:
        return main(arguments)
    except SystemExit as ending:
        return int(ending.code or 0)


def remarked(capsys: Capture, *arguments: str) -> tuple[list[str], list[str]]:
    """The lines that a command writes, and those that it remarks."""
    assert run(*arguments) == 0
    output = capsys.readouterr()
    return output.out.splitlines(), output.err.splitlines()


def answer(capsys: Capture, *arguments: str) -> list[str]:
    """The lines that a command writes, which has nothing to remark."""
    lines, remarks = remarked(capsys, *arguments)
    assert remarks == []
    return lines


def complaint(capsys: Capture, *arguments: str) -> str:
    """The one line that a command complains in, with no answer."""
    assert run(*arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("gupai: ")
    (line,) = output.err.splitlines()
    return line.removeprefix("gupai: ")
