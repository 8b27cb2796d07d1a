"""The processes of a study: they share all deals, and one that dies is told of."""

from __future__ import annotations

from multiprocessing import active_children
from multiprocessing.process import BaseProcess

import pytest

from gupai_desktop.cli.results import Finding, Study
from gupai_desktop.cli.workers import _portions, find_out, findings_of
from gupai_desktop.engine.deal import LAST_DEAL, deal
from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Answer, Budget

ZEN = find("zen.ten-sets")
STUDY = Study.of(ZEN, 1000, 0)


def test_what_is_found_of_a_deal_is_what_the_study_says() -> None:
    verdict = solve(ZEN, deal(ZEN, 7), Budget(1000))
    length = len(verdict.line)
    assert find_out(STUDY, ZEN, 7) == Finding(
        7, Answer.WINNABLE, length, length, verdict.bound, verdict.positions
    )


def test_a_search_for_a_better_line_changes_nothing_but_line_and_bound() -> None:
    for number in range(1, 5):
        first = find_out(STUDY, ZEN, number)
        best = find_out(Study.of(ZEN, 1000, 500), ZEN, number)
        assert best._replace(best=first.best, bound=first.bound) == first
        assert first.bound <= best.bound <= best.best <= first.best


@pytest.mark.parametrize("jobs", [1, 2, 5, 64])
def test_portions_are_all_the_deals(jobs: int) -> None:
    portions = list(_portions(iter([range(3, 7), range(9, 1000)]), jobs))
    assert [number for portion in portions for number in portion] == [
        *range(3, 7),
        *range(9, 1000),
    ]
    assert all(portions)


def test_more_processes_than_deals_are_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[BaseProcess]()
    start = BaseProcess.start

    def count(process: BaseProcess) -> None:
        begun.append(process)
        start(process)

    monkeypatch.setattr(BaseProcess, "start", count)
    found = [one.number for some in findings_of(STUDY, iter([range(1, 3)]), 8) for one in some]
    assert sorted(found) == [1, 2]
    assert len(begun) == 2


def test_processes_end_when_no_more_is_asked_of_them() -> None:
    findings = findings_of(STUDY, iter([range(1, LAST_DEAL)]), 2)
    assert next(findings)
    assert len(active_children()) == 2
    findings.close()
    assert active_children() == []


def test_a_process_that_ends_too_early_is_told_of() -> None:
    findings = findings_of(STUDY, iter([range(1, LAST_DEAL)]), 2)
    next(findings)
    for process in active_children():
        process.kill()
    with pytest.raises(WordedError, match="a process ended while studying the deals"):
        list(findings)
    assert active_children() == []
