"""Connections over which nothing comes any more: both sides notice, and another one takes their place."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from support.raw_connections import Raw, closing_code
from support.running import UNLIMITED, Running, running

ROMA = 15
REPLACED = 1008
CONNECTIONS = 3
"""The connections of one seat: by one page, another page and a test's own."""
UNANSWERED = 1011
"""The code with which a connection is closed that answers no pings."""


def test_a_ping_is_answered_at_a_table_and_in_a_waiting_room(server: Running) -> None:
    _, (ada, _) = server.sit("ada", "bruno")
    ada.send(type="ping")
    ada.until(lambda me: '"pong"' in me.raw[-1])
    seats = [{"name": ""}, {"name": "Meek", "bot": "meek"}]
    room = server.browser("Ada").post("/api/rooms", json={"seats": seats}).json()["id"]
    onlooker = server.connect(room)
    onlooker.send(type="join")
    onlooker.in_room()
    onlooker.send(type="ping")
    onlooker.until(lambda me: '"pong"' in me.raw[-1])


def test_the_server_closes_a_connection_that_gives_no_sign_of_life(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limits=UNLIMITED._replace(silent_seconds=0.01)) as server:
        deaf = Raw(server).joined(server.table("ada", "bruno").id)
        assert closing_code(deaf.rest()) == UNANSWERED


def test_a_page_that_comes_back_takes_the_place_of_its_dead_connection(server: Running) -> None:
    made, (_, bruno) = server.sit("ada", "bruno")
    first, other = (server.connect(made.id) for _ in range(2))
    for person, page in ((first, "this page"), (other, "another page")):
        person.send(type="join", key=made.keys[0], page=page)
        person.next_table()
    again = server.connect(made.id)
    again.send(type="join", key=made.keys[0], page="this page")
    assert first.error()["code"] == "replaced"
    assert first.closed() == REPLACED
    again.next_table()
    again.until(lambda me: me.table["own_connections"] == CONNECTIONS)
    other.say("still here")
    bruno.until(lambda me: bool(me.chat))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_move_that_arrives_twice_is_played_once(database: Path, processes: int) -> None:
    """Also through another process, and when the others have let it be taken back by then."""
    with ExitStack() as stack:
        at = [stack.enter_context(running(database, follow_seconds=0.02)) for _ in range(processes)]
        made, (ada, bruno) = at[0].sit("ada", "bruno")
        again = at[-1].join(made.id, made.keys[0])
        for connection in (ada, again):
            connection.act("site:roma", version=1)
        assert bruno.at_version(2)["site"] == ROMA
        again.say("Both have arrived")
        assert again.version == 2
        ada.until(lambda me: me.table["takeback"] is not None)
        move = ada.table["takeback"]
        ada.propose("takeback", move=move)
        bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
        bruno.respond("takeback", move=move)
        again.at_version(3)
        again.errors.clear()
        again.act("site:roma", version=1)
        assert again.error()["code"] == "stale"
        assert again.table["version"] == 3
        assert again.view["site"] is None
