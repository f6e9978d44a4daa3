"""Batches spread over a Dask cluster."""

import os
from collections.abc import Iterator
from typing import Any

import psutil
import pytest
from distributed import Client, LocalCluster
from pandas.testing import assert_frame_equal

from uno_kart_lab.simulation import plan, simulate

PLAYERS = ("beginner", "simple", "random")


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr(plan, "_COMPILED_BATCH", 100)
    simulate(1)  # so that the workers find it compiled
    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, dashboard_address=":0"
        ) as cluster,
        Client(cluster) as client,  # type: ignore[no-untyped-call]
    ):
        yield client


def test_a_worker_that_is_killed_costs_no_game(client: Any) -> None:
    pids = list(client.run(os.getpid).values())
    killed: list[int] = []

    def kill_one(done: int, _: int) -> None:
        if done >= 300 and not killed:
            psutil.Process(pids[0]).kill()
            killed.append(pids[0])

    table = simulate(4_000, seed=5, players=PLAYERS, client=client, progress=kill_one)
    assert killed
    assert_frame_equal(table, simulate(4_000, seed=5, players=PLAYERS))
