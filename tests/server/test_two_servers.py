"""Two servers on one database: each learns what the other has stored, and nothing is lost."""

from pathlib import Path

import pytest

from condottiere.server.messages.api import NewSeat, NewTable
from condottiere.server.settings import Settings
from condottiere.server.storage import Store
from condottiere.server.table.live import LiveTable
from condottiere.server.tables.tables import Tables
from support.databases import rows
from support.running import running, services

pytestmark = pytest.mark.usefixtures("any_database")

NEVER = 3600.0
"""Seconds between two looks at what the other server has done."""


def test_people_of_two_servers_play_together(database: Path) -> None:
    with running(database, follow_seconds=0.02) as one, running(database, follow_seconds=0.02) as two:
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.act("site:roma")
        assert bruno.at_version(2)["site"] == 15
        ada.at_version(2)
        ada.act("pass")
        bruno.my_turn()
        bruno.send(type="say", text="now I", to=[0])
        assert ada.until(lambda me: bool(me.chat)).chat[0]["text"] == "now I"
        bruno.act("pass")
        for person in (ada, bruno):
            person.until(lambda me: me.view["battles"] == 1)
        assert len(ada.log) == len(bruno.log)
        assert ada.log[-1] == bruno.log[-1]
        assert ada.errors == bruno.errors == []
    assert rows(database) - 4 == ada.version == bruno.version, "commitment and setup are no moves"


def test_a_server_that_has_not_looked_looks_when_it_would_refuse(database: Path) -> None:
    with running(database, follow_seconds=NEVER) as one, running(database, follow_seconds=NEVER) as two:
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.play("site:roma")
        ada.play("pass")
        assert bruno.version == 1
        bruno.act("pass")  # on what it sees: not its turn; on what is stored: of another time
        assert bruno.error()["code"] == "stale"
        assert (bruno.at_version(3)["turn"], bruno.legal[0]) == (1, "pass")
        bruno.act("pass")
        bruno.until(lambda me: me.view["battles"] == 1)


def test_who_comes_and_who_asks_sees_what_is_stored(database: Path) -> None:
    with running(database, follow_seconds=NEVER) as one, running(database, follow_seconds=NEVER) as two:
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.play("site:roma")
        assert two.get(f"/api/tables/{made.id}").json()["version"] == 2
        assert bruno.at_version(2)["site"] == 15
        ada.play("pass")
        assert two.join(made.id).version == 3
        assert bruno.at_version(3)["turn"] == 1


def test_no_chat_line_is_lost_when_two_servers_keep_one_at_a_time(database: Path) -> None:
    with running(database, follow_seconds=NEVER) as one, running(database, follow_seconds=NEVER) as two:
        made = one.table("ada", "bruno")
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.send(type="say", text="first", to=None)
        ada.until(lambda me: bool(me.chat))
        bruno.send(type="say", text="second", to=None)
        bruno.until(lambda me: len(me.chat) == 2)
        assert [line["text"] for line in bruno.chat] == ["first", "second"]
        assert bruno.errors == []


async def test_a_server_that_closes_lets_people_leave_meanwhile(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(str(database), 0.2)
    tables = Tables(store, Settings(), services())
    new = NewTable(seats=[NewSeat(name="Ada"), NewSeat(name="Bruno")])
    opened = [tables.use((await tables.create(new)).id) for _ in range(2)]
    for table in opened:
        await table.__aenter__()

    async def settle(_: LiveTable) -> None:
        while opened:
            await opened.pop().__aexit__(None, None, None)

    monkeypatch.setattr(LiveTable, "settle", settle)
    await tables.close()
    await store.close()
