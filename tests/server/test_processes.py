"""Several processes on one database: who is connected is known to all, and one of them acts for bots."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Collection
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from condottiere.bots import BotKind, Decision
from condottiere.ports import unused_port
from condottiere.rules import View
from condottiere.server.settings import Settings
from condottiere.server.storage import Others, ProcessStore, StoreError, TablePresence
from condottiere.server.tables.membership import Membership
from support.clocks import FakeClock, for_ever
from support.databases import change, query, rows
from support.people import PATIENCE, Person
from support.plain_http import request
from support.running import BOTS, Passer, dealt, quick, running, services
from support.server_process import join, process

pytestmark = pytest.mark.usefixtures("any_database")
linux = pytest.mark.skipif(os.name == "nt", reason="signals of Unix")

QUICK: dict[str, Any] = {"follow_seconds": 0.02}


class Ahead:
    """The time of day and some seconds more, so that on a busy machine no short lease runs out elsewhere."""

    ahead = 10.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Counting(Passer):
    """A bot that notes how often it is asked."""

    def __init__(self, asked: list[int], thinks: threading.Event | None) -> None:
        self._asked = asked
        self._thinks = thinks

    def decide(self, view: View) -> Decision:
        self._asked.append(len(self._asked))
        if self._thinks is not None:
            self._thinks.wait(PATIENCE)
        return super().decide(view)


def counting(asked: list[int], thinks: threading.Event | None = None) -> dict[str, BotKind]:
    """Bots that note in `asked` when they are, and answer once they have thought."""
    return {**BOTS, "counting": BotKind("Counting", lambda _seed, _: Counting(asked, thinks), quick)}


def online(person: Person, seat: int) -> bool:
    return bool(person.table["players"][seat]["online"])


def test_who_is_connected_through_one_server_is_seen_at_the_other(database: Path) -> None:
    with running(database, **QUICK) as one, running(database, **QUICK) as two:
        made = one.table("ada", "bruno")
        ada = one.join(made.id, made.keys[0])
        assert not online(ada, 1)
        bruno = two.join(made.id, made.keys[1])
        ada.until(lambda me: online(me, 1))
        bruno.until(lambda me: online(me, 0))
        with running(database) as third:
            found = third.get(f"/api/tables/{made.id}").json()
            assert [player["online"] for player in found["players"]] == [True, True]
        again = two.join(made.id, made.keys[0])
        for page in (ada, again):
            page.until(lambda me: me.table["own_connections"] == 2)
        again.leave()
        ada.until(lambda me: me.table["own_connections"] == 1)
        bruno.leave()
        ada.until(lambda me: not online(me, 1))
        assert ada.table["players"][1]["away_since"] is not None
    assert rows(database, "processes") == rows(database, "presences") == rows(database, "drivers") == 0


async def test_a_process_that_ends_leaves_after_what_it_still_tells() -> None:
    done: list[str] = []
    gate = asyncio.Event()

    class Slow(ProcessStore):
        async def begin(self, *_: object) -> None:
            pass

        async def renew(self, *_: object) -> None:
            await gate.wait()
            done.append("told")

        async def find(self, *_: object) -> dict[str, Others]:
            return {}

        async def end(self, *_: object) -> None:
            done.append("left")

    membership = Membership(Slow(Mock()), Settings(), services(), lambda *_: None)
    membership.note("table", TablePresence(acts=True))
    telling = asyncio.create_task(membership.write())
    await asyncio.sleep(0)
    closing = asyncio.create_task(membership.close())
    for _ in range(20):
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(telling, closing)
    assert done == ["told", "left"]


async def test_who_acts_is_read_again_if_it_could_not_be_when_it_was_written() -> None:
    told: list[str] = []

    class Failing(ProcessStore):
        failures = 1

        async def begin(self, *_: object) -> None:
            pass

        async def renew(self, *_: object) -> None:
            pass

        async def find(self, ids: Collection[str]) -> dict[str, Others]:
            if self.failures:
                self.failures -= 1
                raise StoreError("no connection was free")
            return {name: Others({}, self.process) for name in ids}

    membership = Membership(Failing(Mock()), Settings(), services(), lambda table, _: told.append(table))
    membership.note("table", TablePresence(acts=True))
    with pytest.raises(StoreError):
        await membership.write()
    assert told == []
    await membership.write()
    assert told == ["table"], "otherwise no process would act there"


def test_a_waiting_room_shows_who_is_connected_through_another_server(database: Path) -> None:
    with running(database, **QUICK) as one, running(database, **QUICK) as two:
        host, guest = one.browser("Ada"), two.browser("Bruno")
        made = host.post("/api/rooms", json={"seats": [{}, {}]}).json()["id"]
        ada = one.join_as(host, made)
        for action in ({"type": "take", "seat": 1}, {"type": "ready", "ready": True}):
            assert guest.post(f"/api/tables/{made}/room", json={"action": action}).status_code == 204
        ada.in_room(lambda room: room["seats"][1]["name"] == "Bruno")
        assert not ada.room["seats"][1]["here"]
        bruno = two.join_as(guest, made)
        ada.in_room(lambda room: room["seats"][1]["here"])
        bruno.in_room(lambda room: room["seats"][0]["here"] and room["onlookers"] == 0)
        assert host.post(f"/api/tables/{made}/room", json={"action": {"type": "start"}}).status_code == 204
        for person, other in ((ada, 1), (bruno, 0)):
            person.until(lambda me, seat=other: bool(me.table) and online(me, seat))  # type: ignore[misc]
        bruno.leave()
        ada.until(lambda me: not online(me, 1))


def test_a_device_that_is_forgotten_loses_its_pages_at_all_servers(database: Path) -> None:
    with running(database, **QUICK) as one, running(database, **QUICK) as two:
        made = one.table("ada", "bruno")
        laptop = one.browser("Ada", made, 0)
        phone, bruno = one.browser(), one.browser("Bruno", made, 1)
        code = laptop.post("/api/me/recovery-code").json()["code"]
        assert phone.post("/api/me/recover", json={"code": code}).json()["name"] == "Ada"
        room = laptop.post("/api/rooms", json={"seats": [{}, {}]}).json()["id"]
        pages = [server.join_as(laptop, name) for server in (one, two) for name in (made.id, made.id, room)]
        stay = [two.join_as(phone, made.id), one.join_as(bruno, made.id)]
        assert all(page.view["viewer"] == 0 for page in pages if page.table)
        assert laptop.delete("/api/me").status_code == 200
        for page in pages:
            assert page.error()["code"] == "no_person"
            assert page.closed() == 1008
        again = two.join_as(laptop, made.id)
        assert again.view["viewer"] is None, "it looks on"
        assert [page.socket.close_code for page in (*stay, again)] == [None, None, None]


def test_a_person_hurries_bots_whichever_server_acts_for_them(database: Path) -> None:
    begun = threading.Semaphore(0)

    async def sleep(seconds: float) -> None:
        if seconds > 0.1:
            begun.release()
            await asyncio.Event().wait()

    at = [services(sleep=sleep, new_game=dealt("1111111111 2222222233 CCCCCCCCCC")) for _ in range(2)]
    with running(database, at[0], **QUICK) as one, running(database, at[1], **QUICK) as two:
        made = one.table("ada", "bot:passer", "bot:passer", options={"first_holder": 0}, pace="slow")
        looker = one.join(made.id)
        ada = two.join(made.id, made.keys[0])
        ada.play("site:roma")
        ada.play("play:1")
        assert begun.acquire(timeout=PATIENCE), "the first bot takes its time"
        ada.send(type="hurry")
        assert ada.at_version(5)["turn"] == 0
        looker.at_version(5)


def test_a_bots_turn_is_thought_about_by_one_of_two_servers(database: Path) -> None:
    asked: list[list[int]] = [[], []]
    thought = threading.Event()
    hands = dealt("1111111111 2222222233 3333334444")
    at = [services(bots=counting(mine, thought), new_game=hands) for mine in asked]
    with running(database, at[0], **QUICK) as one, running(database, at[1], **QUICK) as two:
        made = one.table("ada", "bot:counting", "bot:counting", options={"first_holder": 0})
        ada, looker = one.join(made.id, made.keys[0]), two.join(made.id)
        ada.play("site:roma")
        ada.act("play:1")
        looker.at_version(3)
        looker.send(type="hurry")
        assert looker.error()["code"] == "spectator", "by now its server would have asked the bot, too"
        thought.set()
        assert ada.at_version(5)["turn"] == 0
        ada.act("pass")
        for person in (ada, looker):
            person.until(lambda me: me.view["battles"] == 1)
    assert sorted(map(len, asked)) == [0, 2], "each bot has passed once"


def test_another_server_goes_on_when_nobody_watches_through_the_first(database: Path) -> None:
    asked: list[list[int]] = [[], []]
    at = [services(bots=counting(mine)) for mine in asked]
    with running(database, at[0], **QUICK) as one, running(database, at[1], **QUICK) as two:
        made = one.table("ada", "bot:counting", options={"first_holder": 0})
        looker, ada = one.join(made.id), two.join(made.id, made.keys[0])
        looker.leave()
        ada.play("site:roma")
        ada.act("pass")
        ada.at_version(4)
    assert asked[0] == []
    assert asked[1]


@pytest.mark.everything
@linux
def test_what_a_killed_server_has_left_is_taken_over_when_its_lease_runs_out(database: Path) -> None:
    clock = Ahead()
    at = services(now=clock, new_game=dealt("1111111111 2222222233 3333334444"))
    with running(database, at, lease_seconds=0.6, **QUICK) as server, ExitStack() as stack:
        made = server.table("ada", "bruno", "bot:passer", options={"first_holder": 0})
        with process(database) as (killed, address):
            bruno = join(stack, address, made.id, made.keys[1])
            ada = server.join(made.id, made.keys[0]).until(lambda me: online(me, 1))
            assert rows(database, "drivers") == 1
            ada.act("site:roma")
            for person in (ada, bruno):
                person.at_version(2)
            killed.send_signal(signal.SIGKILL)
            killed.wait(PATIENCE)
        ada.play("pass")
        server.join(made.id, made.keys[1]).act("pass")
        assert ada.at_version(4)["turn"] == 2
        again = server.join(made.id)
        assert online(again, 1)
        clock.ahead = 60.0
        assert ada.at_version(5)["battles"] == 1, "the bot has passed"


def test_a_server_that_has_lost_its_lease_leaves_the_bots_to_another(database: Path) -> None:
    asked: list[int] = []
    at = services(bots=counting(asked), now=FakeClock())
    with running(database, at, lease_seconds=0.6, **QUICK) as server:
        _, (ada,) = server.sit("ada", "bot:counting")
        while rows(database, "drivers") < 1:
            pass  # it is told in a moment
        change(database, "INSERT INTO processes VALUES ('other', 'elsewhere', 33000000000)")
        change(database, "UPDATE drivers SET process = 'other'")
        change(database, "DELETE FROM processes WHERE id <> 'other'")
        while rows(database, "processes") < 2:
            pass  # until it renews its lease
        change(database, "UPDATE processes SET until = 1 WHERE id <> 'other'")
        while query(database, "SELECT id FROM processes WHERE until = 1"):
            pass  # until it renews it again, and so has heard what the first time told
        ada.play("site:roma")
        ada.play("pass")
        ada.send(type="say", text="whose turn is it?", to=None)
        ada.until(lambda me: bool(me.chat))
        assert (ada.version, asked) == (3, [])
        change(database, "UPDATE processes SET until = 1 WHERE id = 'other'")
        ada.at_version(4)


@pytest.mark.everything
@linux
def test_who_was_connected_through_a_killed_server_leaves_when_its_lease_runs_out(database: Path) -> None:
    clock = Ahead()
    with running(database, services(now=clock), lease_seconds=0.6, **QUICK) as server, ExitStack() as stack:
        made = server.table("ada", "bruno")
        ada = server.join(made.id, made.keys[0])
        with process(database) as (killed, address):
            join(stack, address, made.id, made.keys[1])
            ada.until(lambda me: online(me, 1))
            killed.send_signal(signal.SIGKILL)
            killed.wait(PATIENCE)
        ada.send(type="say", text="are you there?", to=None)
        assert online(ada.until(lambda me: bool(me.chat)), 1), "that is not known yet"
        clock.ahead = 60.0
        ada.until(lambda me: not online(me, 1))
    assert rows(database, "processes") == rows(database, "presences") == rows(database, "drivers") == 0


def play(ada: Person, versions: int) -> None:
    """She and the bots go on for a while."""
    goal = ada.version + versions
    while ada.version < goal:
        if ada.legal:
            ada.act(ada.legal[0])
        ada.until(lambda me, seen=ada.version: me.version > seen)  # type: ignore[misc]


@pytest.mark.everything
@linux
def test_a_server_that_is_started_again_does_not_wait_for_its_own_lease(database: Path) -> None:
    words = ("--port", str(unused_port()))
    with process(database, *words) as (killed, address), ExitStack() as stack:
        seats = [{"name": "Ada"}, {"name": "Bot", "bot": "random"}]
        made = request("POST", f"{address}/api/tables", json={"seats": seats}).json()
        play(join(stack, address, made["id"], made["keys"][0]), 4)
        killed.send_signal(signal.SIGKILL)
        killed.wait(PATIENCE)
    [left] = query(database, "SELECT id FROM processes")
    assert rows(database, "drivers") == 1
    change(database, "UPDATE processes SET until = 33000000000")  # in a thousand years
    with process(database, *words) as (_, address), ExitStack() as stack:
        play(join(stack, address, made["id"], made["keys"][0]), 4)
        assert rows(database, "processes") == rows(database, "drivers") == 1
        assert left not in query(database, "SELECT id FROM processes")


async def not_for_long(seconds: float) -> None:
    """Sleep as bots do; what is longer never ends."""
    await (for_ever(seconds) if seconds >= 1 else asyncio.sleep(0))


def test_r4_5_people_of_two_servers_are_asked_until_the_same_time_and_may_end_it(database: Path) -> None:
    hands = dealt("WWSSBCCDDH 1122334455")
    at = [services(seed, now=FakeClock(), sleep=not_for_long, new_game=hands) for seed in (1, 2)]
    with running(database, at[0], **QUICK) as one, running(database, at[1], **QUICK) as two:
        made = one.table("ada", "bruno", options={"first_holder": 0})
        people = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        for version, action in enumerate(("site:roma", "pass", "pass", "site:milano"), start=1):
            people[people[0].view["turn"]].act(action)
            for person in people:
                person.at_version(version + 1)
        asked = [
            person.until(lambda me: bool(me.table["answers"] and me.table["answers"]["until"]))
            for person in people
        ]
        ends = {person.table["answers"]["until"] for person in asked}
        assert len(ends) == 1, "both are shown the same time"
        for person in people:
            person.act("hand:keep")
        for person in people:
            assert person.at_version(6)["phase"] == "battle", "nobody is waited for"
