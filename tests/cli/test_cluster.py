"""``gupai study --dask``: a cluster finds the same, and what is lost with it is told."""

import asyncio
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import pytest

from gupai_desktop.cli import study as cli_study
from gupai_desktop.cli.results import Finding, Refused, Study
from gupai_desktop.cli.study import findings_of
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.deal import LAST_DEAL
from tests.cli.answers import Capture, complaint
from tests.cli.test_study import GAME, ZEN, study

if sys.version_info >= (3, 15):
    pytest.skip("distributed 2026.8.0 fails on Python 3.15", allow_module_level=True)
import dask
from distributed import Client, KilledWorker, LocalCluster

#: A cluster, and the computer's clock.
cluster = partial(cli_study.cluster, clock=Clock())


def test_a_cluster_of_dask_finds_the_same_and_loses_nothing_with_a_worker(
    capsys: Capture, tmp_path: Path
) -> None:
    here = study(capsys, tmp_path / "here", "--deals", "1-12")
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=logging.CRITICAL
    ) as local:
        address = local.scheduler_address
        assert study(capsys, tmp_path / "there", "--deals", "1-12", "--dask", address) == here
        assert (tmp_path / "there").read_text() == (tmp_path / "here").read_text()
        findings = findings_of(Study.of(ZEN, 2_000_000, 0), iter(range(1, 65)), cluster(address))
        first = next(findings)
        os.kill(local.workers[0].pid, 9)  # on every system
        assert [finding.number for finding in (first, *findings)] == list(range(1, 65))
        findings = findings_of(
            replace(Study.of(ZEN, 1, 0), version="0"), iter([7]), cluster(address)
        )
        with pytest.raises(Refused, match="another version"):
            next(findings)


def test_a_name_that_is_no_scheduler_ends_with_2_and_says_so(capsys: Capture) -> None:
    told = complaint(capsys, "study", GAME, "--deals", "1", "--dask", "here")
    assert "no scheduler of Dask answers at “here”" in told


@pytest.fixture
def local(request: pytest.FixtureRequest) -> Iterator[LocalCluster]:
    """A cluster in this process, with one worker if not said otherwise."""
    with LocalCluster(
        n_workers=getattr(request, "param", 1),
        processes=False,
        protocol="tcp",
        dashboard_address=":0",
        silence_logs=logging.CRITICAL,
    ) as cluster:
        yield cluster


def test_a_finding_counts_whose_worker_is_lost_as_soon_as_it_is_here(
    local: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    gather = Client._gather_remote

    async def gather_and_lose(client: Client, *how: bool) -> dict[str, Any]:
        response: dict[str, Any] = await gather(client, *how)
        for key in response["data"]:
            client._handle_lost_data(key)  # as the scheduler tells it
        return response

    monkeypatch.setattr(Client, "_gather_remote", gather_and_lose)
    findings = findings_of(
        Study.of(ZEN, 1000, 0), iter(range(1, 9)), cluster(local.scheduler_address)
    )
    assert [finding.number for finding in findings] == list(range(1, 9))


def test_a_scheduler_that_is_lost_is_told_of(local: LocalCluster) -> None:
    findings = findings_of(
        Study.of(ZEN, 1, 0), iter(range(1, LAST_DEAL)), cluster(local.scheduler_address)
    )
    next(findings)
    local.close()
    with pytest.raises(Refused, match="the scheduler has ended or is not reached any more"):
        list(findings)


@pytest.mark.parametrize("local", [0], indirect=True)
def test_without_a_worker_that_is_told_and_the_study_waits_for_one(
    local: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[str]()

    def hear(remark: str) -> None:
        written.append(remark)
        if len(written) == 1:
            local.scale(1)

    monkeypatch.setattr(cli_study, "_remark", hear)
    findings = findings_of(Study.of(ZEN, 1, 0), iter([7]), cluster(local.scheduler_address))
    assert [finding.number for finding in findings] == [7]
    assert written[0] == "the cluster has no worker; the study waits for one"


class Losing:
    """A cluster of which every worker is lost with a deal, so often."""

    def __init__(self, times: int) -> None:
        self.loop = self.scheduler = self
        self.left = times

    def add_callback(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        asyncio.run(work())

    async def submit(self, work: Callable[..., Finding], *what: Any, pure: bool) -> Finding:
        assert not pure
        self.left -= 1
        if self.left >= 0:
            raise KilledWorker("a deal", cast(Any, "a worker"), 3)
        return work(*what)

    def ncores(self) -> dict[str, int]:
        return {}

    def sync(self, ask: Callable[[], dict[str, int]], callback_timeout: float) -> dict[str, int]:
        assert callback_timeout
        return ask()

    def close(self, timeout: float) -> None:
        pass


def test_a_deal_that_loses_its_workers_is_given_away_again_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    study, most = Study.of(ZEN, 1, 0), cli_study._MAX_TRIES
    for times in (0, 1, most - 1):
        monkeypatch.setattr("distributed.Client", lambda *_, times=times, **__: Losing(times))
        assert [one.number for one in findings_of(study, iter([7]), cluster("here"))] == [7]
    monkeypatch.setattr("distributed.Client", lambda *_, **__: Losing(most))
    with pytest.raises(Refused, match="a deal has lost 20 workers or so"):
        list(findings_of(study, iter([7]), cluster("here")))


def test_a_scheduler_that_stands_still_is_told_of_and_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Still(Losing):
        def ncores(self) -> dict[str, int]:
            self.left -= 1
            if self.left >= 0:
                raise TimeoutError
            return {"a worker": 2}

    written = list[str]()
    monkeypatch.setattr(cli_study, "_remark", written.append)
    monkeypatch.setattr("distributed.Client", lambda *_, **__: Still(3))
    with cluster("here") as pool:
        assert pool.note() == "1 worker"
    assert written == ["the scheduler does not answer; the study waits for it"]


def test_workers_that_join_are_given_deals_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Growing(Losing):
        def ncores(self) -> dict[str, int]:
            self.left += 1
            return {str(number): 16 for number in range(self.left)}

    written = list[str]()
    monkeypatch.setattr(cli_study, "_remark", written.append)
    monkeypatch.setattr(cli_study, "_ROUND", 0.0)
    monkeypatch.setattr("distributed.Client", lambda *_, **__: Growing(-1))
    with cluster("here") as pool:
        assert [pool.ahead() for _ in range(3)] == [32 * 16, 32 * 32, 32 * 48]
        assert pool.note() == "3 workers"
    assert written[1:] == ["the cluster has 1 worker"]


class OfAnotherVersion(int):
    """A number that nobody else can read."""

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return import_module, ("gupai_desktop.module_of_another_version",)


def test_machines_that_lack_this_version_of_the_program_are_told_of(local: LocalCluster) -> None:
    numbers = iter([OfAnotherVersion(7)])
    findings = findings_of(Study.of(ZEN, 1, 0), numbers, cluster(local.scheduler_address))
    with pytest.raises(Refused, match=r"need this version .* No module named .*_another_version"):
        next(findings)


@pytest.fixture
def certificates(tmp_path: Path) -> dict[str, object]:
    """Dask's configuration with an authority of one's own, as docs/studying.md says."""
    if not shutil.which("openssl"):
        pytest.skip("openssl makes the certificates")
    key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj")
    by = ("-CA", "ca.pem", "-CAkey", "ca-key.pem", "-CAcreateserial")
    for command in (
        ("req", "-x509", *key, "/CN=authority", "-keyout", "ca-key.pem", "-out", "ca.pem"),
        ("req", *key, "/CN=machine", "-keyout", "key.pem", "-out", "request.pem"),
        ("x509", "-req", "-in", "request.pem", *by, "-out", "cert.pem"),
    ):
        subprocess.run(["openssl", *command], cwd=tmp_path, check=True, capture_output=True)
    files = {"require-encryption": True, "tls.ca-file": str(tmp_path / "ca.pem")}
    for role in ("scheduler", "worker", "client"):
        files |= {f"tls.{role}.{kind}": str(tmp_path / f"{kind}.pem") for kind in ("cert", "key")}
    return {f"distributed.comm.{name}": value for name, value in files.items()}


def test_a_cluster_studies_with_certificates_and_speaks_with_none_who_lacks_them(
    certificates: dict[str, object], tmp_path: Path
) -> None:
    with dask.config.set(certificates):
        local = LocalCluster(
            n_workers=1,
            processes=False,
            protocol="tls",
            dashboard_address=":0",
            silence_logs=logging.CRITICAL,
        )
    wanted = Study.of(ZEN, 2_000_000, 0)
    with local:
        address = local.scheduler_address
        assert address.startswith("tls://")
        with dask.config.set(certificates):
            found = list(findings_of(wanted, iter([1, 2]), cluster(address)))
            assert [finding.number for finding in found] == [1, 2]
            with pytest.raises(Refused, match="encryption required"):
                next(findings_of(wanted, iter([1]), cluster(address.replace("tls", "tcp"))))
        for protocol in ("tls", "tcp"):
            other = address.replace("tls", protocol)
            # In a process of its own: Dask's loop here may just be ending.
            arguments = ["study", ZEN.id, "--deals", "1", "--dask", other]
            command = [sys.executable, "-m", "gupai_desktop.cli.main", *arguments]
            refused = subprocess.run(
                [*command, "--results", str(tmp_path / "none")], capture_output=True, text=True
            )
            assert "no scheduler of Dask answers" in refused.stderr, refused
