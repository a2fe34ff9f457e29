"""A server that is told to end: nobody is sent to it any more, and its people go on through another."""

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

from condottiere.server.storage import Store, StoreError
from support.clocks import hurried
from support.people import PATIENCE
from support.raw_connections import Raw, frame
from support.running import Running, do_in_room, running, services

RESTARTED = 1012
DRAIN = 1234.0


def ready(server: Running) -> int:
    return server.get("/api/health/ready").status_code


def test_a_process_that_cannot_store_lives_but_is_not_ready_until_it_can(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as server:
        assert ready(server) == 200

        async def fail(_: Store) -> None:
            raise StoreError("disk full")

        with monkeypatch.context() as full:
            full.setattr(Store, "check_writable", fail)
            answer = server.get("/api/health/ready")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            assert server.get("/api/health/live").status_code == 200, "starting it anew would mend nothing"
        assert ready(server) == 200


def test_what_becomes_a_websocket_while_a_server_ends_does_not_keep_it_from_ending_well(
    server: Running,
) -> None:
    made, raw = server.table("ada", "bruno"), Raw(server)
    own = raw.socket.getsockname()
    assert ready(server) == 200, "and so the connection before has been accepted"
    [listed] = [one for one in server.server.server_state.connections if vars(one)["client"] == own]
    raw.joined(made.id).until(b'"table"')
    listed.shutdown()
    raw.send(frame(b'{"type":"ping"}')).until(b'"pong"')


def test_who_plays_goes_on_until_sent_away_and_no_game_begins(database: Path) -> None:
    drained = threading.Event()

    async def sleep(seconds: float) -> None:
        if seconds == DRAIN:
            await asyncio.to_thread(drained.wait, PATIENCE)
        else:
            await hurried(seconds)

    with running(database, services(sleep=sleep), drain_seconds=DRAIN) as server:
        made, people = server.sit("ada", "bruno")
        people.append(server.join(made.id))
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
        start = do_in_room(host, room, "start")
        assert (start.status_code, start.json()["code"]) == (503, "restarting")
        people[0].act("site:roma")
        assert people[1].at_version(2)["site"] == 15
        drained.set()
        assert [person.closed() for person in people] == [RESTARTED] * 3
        server.stop()
        with pytest.raises(httpx.ConnectError):
            ready(server)
