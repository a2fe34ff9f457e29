"""What takes long is computed in processes of their own, and one that ends takes nothing else along."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from condottiere.record.file import dump, record_of
from condottiere.rules import Options
from condottiere.server.errors import RequestError, no_table
from condottiere.server.runtime.workers import Workers
from support.people import PATIENCE
from support.random_games import game_with_take_backs
from support.running import Running, running

unix = pytest.mark.skipif(os.name == "nt", reason="signals of Unix")


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    some = Workers(1)
    yield some
    some.close()


@unix
async def test_a_process_that_is_killed_refuses_its_own_request_with_words(
    workers: Workers, tmp_path: Path
) -> None:
    async with workers.take("ada", "a game") as worker:
        first = await worker.run(os.getpid)
        with pytest.raises(RequestError) as refused:
            await worker.run(signal.raise_signal, signal.SIGKILL)
        assert refused.value.status == 503
        assert refused.value.message == "This was interrupted, and nothing has changed. Try again."
    async with workers.take("bruno", "a game") as worker:
        second = await worker.run(os.getpid)
        assert len({first, second, os.getpid()}) == 3
        assert await worker.run(os.nice, 0) > os.nice(0), "it makes way for the event loop"
        begun = tmp_path / "begun"
        os.mkfifo(begun)
        work = f"import time; open({str(begun)!r}, 'w').close(); time.sleep({10 * PATIENCE})"
        working = asyncio.create_task(worker.run(exec, work))
        await asyncio.to_thread(begun.read_bytes)
        workers.close()  # a server that stops does not wait for it
        with pytest.raises(RequestError):
            await working


@unix
@pytest.mark.everything
async def test_what_needs_too_much_memory_is_refused_with_words(workers: Workers) -> None:
    async with workers.take("ada", "a game") as worker:
        with pytest.raises(RequestError) as refused:
            await worker.run(bytes, 2 << 30)
        assert refused.value.status == 503


async def test_workers_are_taken_by_one_client_at_a_time_and_for_what_they_know() -> None:
    workers = Workers(2, own_processes=False)
    async with workers.take("ada", "one") as first, workers.take("bruno", "two") as second:
        assert first is not second
    for topic, known in (("one", first), ("two", second), ("one", first), ("three", second)):
        async with workers.take("ada", topic) as worker:
            assert worker is known
            with pytest.raises(RequestError) as refused:
                await worker.run(_refuse)
            assert refused.value.fact == no_table("none").fact
    workers.close()


def _refuse() -> None:
    raise no_table("none")


RECORD = dump(record_of(game_with_take_backs(Options(seats=3, points=6), 1)))
QUESTIONS: dict[str, dict[str, object]] = {
    "review": {},
    "statistics": {},
    "positions": {"first": 0, "last": 5, "seat": "open"},
    "fairness": {},
}


def answers(server: Running) -> Iterator[bytes]:
    for path, more in QUESTIONS.items():
        for record in (RECORD, RECORD + "pass\n"):
            yield server.request("POST", f"/api/records/{path}", json={"record": record} | more).content
    here = {"record": RECORD, "moment": 9, "seat": 0, "bot": "meek"}
    game = server.request("POST", "/api/records/from", json=here).json()
    yield repr(server.join(game["id"], game["keys"][0]).view).encode()


@pytest.mark.everything
def test_a_process_answers_as_a_thread_does(tmp_path: Path) -> None:
    own: dict[str, Any] = {"review_processes": True}
    with running(tmp_path / "a.db") as threads, running(tmp_path / "b.db", **own) as processes:
        for in_thread, in_process in zip(answers(threads), answers(processes), strict=True):
            assert in_thread == in_process
