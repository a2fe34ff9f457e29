"""A server that is told to end: nobody is sent to it any more, and its people go on through another."""

import asyncio
import random
import signal
import threading
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from condottiere.server.storage import Store, StoreError
from support.clocks import hurried
from support.people import PATIENCE, play_on
from support.plain_http import request
from support.running import Running, running, services
from support.server_process import join, process

RESTARTED = 1012
DRAIN = 1234.0


def ready(server: Running) -> int:
    return server.get("/api/health/ready").status_code


def test_a_process_that_cannot_store_lives_but_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "games.db") as server:
        assert ready(server) == 200

        async def fail(_: Store) -> None:
            raise StoreError("disk full")

        monkeypatch.setattr(Store, "check_writable", fail)
        answer = server.get("/api/health/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert server.get("/api/health/live").status_code == 200, "starting it anew would mend nothing"


def test_who_plays_goes_on_until_sent_away_and_no_game_begins(tmp_path: Path) -> None:
    drained = threading.Event()

    async def sleep(seconds: float) -> None:
        if seconds == DRAIN:
            await asyncio.to_thread(drained.wait, PATIENCE)
        else:
            await hurried(seconds)

    with running(tmp_path / "games.db", services(sleep=sleep), drain_seconds=DRAIN) as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        people = [server.join(made.id, key) for key in (*made.keys, None)]
        host = server.browser("Chiara")
        seats = [{"name": "", "bot": None}, {"name": "Meek", "bot": "meek"}]
        room = host.post("/api/rooms", json={"seats": seats}).json()["id"]
        server.server.should_exit = True
        while ready(server) == 200:
            pass  # it is told, and looks soon
        assert server.get("/api/health/live").status_code == 200
        assert server.get("/api/health/ready").json()["code"] == "restarting"
        refused = server.post({"seats": [{"name": "Ada"}, {"name": "Bruno"}]})
        assert (refused.status_code, refused.json()["code"]) == (503, "restarting")
        start = host.post(f"/api/tables/{room}/room", json={"action": {"type": "start"}})
        assert (start.status_code, start.json()["code"]) == (503, "restarting")
        people[0].act("site:roma")
        assert people[1].at_version(2)["site"] == 15
        drained.set()
        assert [person.closed() for person in people] == [RESTARTED] * 3
        server.stop()
        with pytest.raises(httpx.ConnectError):
            ready(server)


@pytest.mark.everything
def test_a_terminated_process_ends_soon_and_has_stored_what_it_said(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with process(database) as (first, one), process(database) as (_, two), ExitStack() as stack:
        seats = [{"name": "Ada"}, {"name": "Bruno"}]
        made = request("POST", f"{one}/api/tables", json={"seats": seats, "pace": "instant"}).json()
        people = [join(stack, one, made["id"], key) for key in made["keys"]]
        play_on(*people, until=lambda me: me.version >= 20, rng=random.Random(1))
        first.send_signal(signal.SIGTERM)
        assert [person.closed() for person in people] == [RESTARTED] * 2
        assert first.wait(PATIENCE) in (0, -signal.SIGTERM)
        told = max(person.version for person in people)
        back = [join(stack, two, made["id"], key) for key in made["keys"]]
        assert back[0].version >= told
        play_on(*back, until=lambda me: me.view["phase"] == "over", rng=random.Random(2))
