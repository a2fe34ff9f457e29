"""Where no WebSocket gets through, people play over plain HTTP: the same messages, rights and limits."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from starlette.websockets import WebSocket

from condottiere.server.errors import RequestError
from condottiere.server.network import loop_turns, polling
from condottiere.server.network.polling import PolledConnection, PolledConnections
from condottiere.server.network.rates import ConcurrencyLimit
from support.people import Person, play_on
from support.polled import Polled, connect_polled
from support.running import UNLIMITED, Running, do_in_room, running


def gone(answer: Polled) -> bool:
    """Whether a connection has ended."""
    refused = answer.poll()
    return refused.status_code == 404 and refused.json()["code"] == "no_connection"


def test_people_play_over_plain_http_with_others(server: Running) -> None:
    made = server.table("ada", "bruno", "bot:meek")
    (_, ada), bruno = connect_polled(server, made.id, made.keys[0]), server.join(made.id, made.keys[1])
    play_on(ada, bruno, until=lambda me: me.view["battles"] == 1, rng=Random(3))
    ada.say("Well played")
    bruno.until(lambda me: bool(me.chat))
    assert ada.errors == bruno.errors == []
    assert ada.lines[-1] == bruno.lines[-1]
    assert len(ada.log) == len(bruno.log)


def test_the_same_rights(server: Running) -> None:
    made = server.table("ada", "bruno", options={"first_holder": 0})
    _, onlooker = connect_polled(server, made.id, None)
    onlooker.act("site:roma")
    assert onlooker.error()["code"] == "spectator"
    wrong, stranger = connect_polled(server, made.id, "nonsense")
    assert stranger.errors.pop()["code"] == "wrong_key"
    assert gone(wrong)
    onlooker.send(type="ping")
    onlooker.until(lambda me: '"pong"' in me.raw[-1])
    site = server.post({}, f"/{made.id}/play", headers={"Origin": "https://elsewhere.example"})
    assert (site.status_code, site.json()["code"]) == (403, "cross_origin")
    assert server.post({"connection": "guessed"}, f"/{made.id}/play").status_code == 404


def test_what_is_sent_again_is_taken_once_and_what_was_not_received_comes_again(server: Running) -> None:
    made, (_, bruno) = server.sit("ada", "bruno")
    connection, ada = connect_polled(server, made.id, made.keys[0])
    text = json.dumps({"type": "say", "text": "once", "to": None})
    for _ in range(2):
        connection.send(text)
        connection.sent = 1
    connection.sent = 2
    ada.until(lambda me: bool(me.chat))
    ada.act("site:roma")
    first = connection.poll()
    assert (first.status_code, connection.poll().content) == (200, first.content)
    bruno.say("heard")
    assert [line["text"] for line in bruno.chat] == ["once", "heard"]
    missing = connection.post(connection=connection.connection, first=9, messages=[text])
    assert (missing.status_code, missing.json()["code"]) == (429, "too_fast")


def test_a_waiting_room_over_plain_http(server: Running) -> None:
    host, chiara = server.browser("Ada"), server.browser("Bruno")
    room = host.post("/api/rooms", json={"seats": [{"name": ""}, {"name": ""}]}).json()["id"]
    connection = Polled(server, room)
    onlooker = Person(connection)  # type: ignore[arg-type]
    onlooker.send(type="join", key=None)
    assert onlooker.in_room()["onlookers"] == 1
    onlooker.send(type="ping")
    assert onlooker.receive() == {"type": "pong"}
    do_in_room(chiara, room, "take", seat=1)
    onlooker.in_room(lambda now: now["seats"][1]["name"] == "Bruno")


class HeldDeadline:
    """A deadline that ends when the test says so."""

    running: ClassVar[list[Callable[[], object]]] = []

    def __init__(self, _: asyncio.AbstractEventLoop, seconds: float) -> None:
        assert seconds == UNLIMITED.silent_seconds

    def start(self, expired: Callable[[], object]) -> None:
        if not self.running:
            self.running.append(expired)

    def cancel(self) -> None:
        self.running.clear()


async def test_it_ends_when_nobody_asks_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "Deadline", HeldDeadline)
    connection = PolledConnection(UNLIMITED)
    assert HeldDeadline.running
    asking = asyncio.create_task(connection.poll(0))
    await asyncio.sleep(0)
    assert not HeldDeadline.running, "who waits for news is there"
    await connection.send({"type": "websocket.send", "text": "news"})
    assert await asking == "news"
    later = asyncio.create_task(connection.send({"type": "websocket.send", "text": "more"}))
    await asyncio.sleep(0)
    assert not later.done(), "the client has not said that it has received the news"
    HeldDeadline.running.pop()()
    with pytest.raises(ConnectionResetError):
        await later
    kinds = [(await connection.receive())["type"] for _ in range(2)]
    assert kinds == ["websocket.connect", "websocket.disconnect"]
    assert connection.ended.is_set()


async def test_it_counts_until_its_client_has_been_told_why_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "Deadline", HeldDeadline)
    open_ones, connections = ConcurrencyLimit("websockets", 1), PolledConnections(UNLIMITED)

    async def refuse(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.send_text("why")
        await websocket.close()

    scope: dict[str, Any] = {"type": "http", "path": "/", "headers": []}
    for is_told in (True, False):
        secret = connections.open(scope, refuse, open_ones.hold("one"))
        connection = connections.find(secret)
        assert [await connection.poll(0) for _ in range(2)] == ["why", "why"]
        connection.take(0, ["which nobody reads"])
        with pytest.raises(RequestError, match="1 at a time"):
            connections.open(scope, refuse, open_ones.hold("one"))
        if is_told:
            with pytest.raises(RequestError):
                await connection.poll(1)
        else:
            HeldDeadline.running.pop()()
        for _ in range(5):
            await asyncio.sleep(0)
        assert (len(open_ones), HeldDeadline.running) == (0, [])
        with pytest.raises(RequestError, match="has ended"):
            connections.find(secret)
    connections.end_all()
    with pytest.raises(RequestError, match="restarting"):
        connections.open(scope, refuse, open_ones.hold("one"))


async def test_messages_that_nobody_reads_are_limited_also_if_they_are_empty() -> None:
    connection = PolledConnection(UNLIMITED._replace(body=2000))
    with pytest.raises(RequestError):
        connection.take(0, [""] * 100)
    connection.take(0, [""] * 10)
    with pytest.raises(RequestError):
        connection.take(10, [""] * 20)
    assert (await connection.receive())["type"] == "websocket.connect"
    for _ in range(10):
        await connection.receive()
    connection.take(10, [""] * 20)
    connection.end()


async def test_a_poll_that_is_given_up_loses_nothing_and_a_later_one_ends_it() -> None:
    connection = PolledConnection(UNLIMITED)
    given_up, replaced = (asyncio.create_task(connection.poll(0)) for _ in range(2))
    await asyncio.sleep(0)
    given_up.cancel()
    latest = asyncio.create_task(connection.poll(0))
    await connection.send({"type": "websocket.send", "text": "news"})
    assert [await replaced, await latest, await connection.poll(0)] == [None, "news", "news"]
    brief = PolledConnection(UNLIMITED._replace(silent_seconds=0.001))
    assert await brief.poll(0) is None


@pytest.mark.parametrize("limit", ["websockets_per_client", "websockets"])
def test_they_are_limited_as_websockets(tmp_path: Path, limit: str) -> None:
    changes: dict[str, Any] = {limit: 3}
    with running(tmp_path / "games.db", limits=UNLIMITED._replace(**changes)) as server:
        made, _ = server.sit("ada", "bruno")
        connect_polled(server, made.id, None)
        refused = server.post({}, f"/{made.id}/play")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")


def test_their_messages_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limits=UNLIMITED._replace(body=2000)) as server:
        made = server.table("ada", "bruno")
        connection = Polled(server, made.id)
        text = "x" * 1500
        assert connection.post(connection=connection.connection, messages=[text] * 2).status_code == 413


def test_those_who_wait_for_news_keep_nobody_from_being_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop_turns, "AT_ONCE", 2)
    with running(tmp_path / "games.db") as server, ThreadPoolExecutor(3) as others:
        made, (ada, _) = server.sit("ada", "bruno")
        waiting = [others.submit(connect_polled(server, made.id, None)[0].recv) for _ in range(3)]
        assert server.get("/api/lobby").status_code == 200
        ada.act("site:roma")
        assert all(json.loads(one.result())["version"] == 2 for one in waiting)


def test_a_server_that_stops_sends_them_elsewhere(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server, ThreadPoolExecutor() as other:
        made = server.table("ada", "bruno")
        connection, _ = connect_polled(server, made.id, None)
        waiting = other.submit(connection.poll)
        server.stop()
        assert waiting.result().status_code in (404, 503)
