"""People who do not look at a table are told once that it waits for them, and others never."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import httpx
import pytest

from condottiere.languages.bundle import language
from condottiere.record.agreements.notation import CameBack, CaptainTookOver, Closed, Paused, Resumed
from condottiere.record.game import Game
from condottiere.record.notation import entry_text
from condottiere.rules import Card, Options, Phase
from condottiere.server.messages.from_browser import Back
from condottiere.server.network.limits import Rate
from condottiere.server.notifications import Delivery, TurnNotices, fair_slots
from condottiere.server.notifications.delivery import Settle
from condottiere.server.notifications.notice import Notice, webhook_request
from condottiere.server.notifications.turns import CLAIM_SECONDS
from condottiere.server.serve import origin
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import (
    DatabaseBusy,
    Store,
    StoredSeat,
    StoredWebhook,
    StoreError,
)
from condottiere.server.table.live import LiveTable
from condottiere.server.table.replay import head_of
from condottiere.server.table.watcher import Watcher
from condottiere.server.tables.tables import Tables
from support.clocks import FakeClock
from support.databases import change, query, rows
from support.notified import Notified, PushBrowser, notified
from support.running import UNLIMITED, Made, Running, dealt, in_a_loop, running, services
from support.stored_games import append, stored_game
from support.told import sentence

GRACE = 20.0
"""Seconds, as `notify_seconds` is usually."""
HANDS = ("1111122222", "3333344444", "5555566666")
ORIGIN = "http://127.0.0.1:8000"
PORTS = count()
"""The address of a process tells it apart from others."""


class Told(Delivery):
    """Sends nothing, and keeps what it is given."""

    def __init__(self) -> None:
        self.notices: list[tuple[str, Notice]] = []
        self.crashes = False
        """Whether the process ends before it has sent anything."""

    async def send(self, person: str, notice: Notice, settle: Settle) -> None:
        if not self.crashes:
            self.notices.append((person, notice))
            await settle()


def new_game(seats: int, holder: int = 0) -> Callable[..., Game]:
    return dealt(" ".join(HANDS[:seats]), holder)


@dataclass
class Process:
    """A server process without its routes: tables, and what finds the turns to tell of."""

    tables: Tables
    notices: TurnNotices
    told: Told
    clock: FakeClock

    async def look(self, after: float) -> list[str]:
        """Let time pass and look for turns once; who is told."""
        self.clock.forward(after)
        self.told.notices.clear()
        await self.notices.look()
        return [person for person, _ in self.told.notices]


@asynccontextmanager
async def started(database: Path, clock: FakeClock, **settings: Any) -> AsyncIterator[Process]:
    """A server process on this database."""
    chosen: dict[str, Any] = {"limits": UNLIMITED, "port": next(PORTS)}
    tables = Tables(
        await Store.open(str(database), 2),
        Settings(database=str(database), **chosen | settings),
        services(now=clock),
    )
    told = Told()
    try:
        yield Process(tables, TurnNotices(tables, told), told, clock)
    finally:
        await tables.close()
        await tables.store.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def process(database: Path, clock: FakeClock) -> AsyncIterator[Process]:
    async with started(database, clock) as one:
        yield one


@pytest.fixture
async def other(database: Path, clock: FakeClock) -> AsyncIterator[Process]:
    """Another process on the same database."""
    async with started(database, clock) as two:
        yield two


async def new_table(
    process: Process, seats: Sequence[str | None] = ("ada", "bruno", "chiara"), game: Game | None = None
) -> str:
    """A table of these persons, who have a webhook each; a seat of None is a bot's. Seat 0 is on turn."""
    store, now = process.tables.store, process.clock()
    game = game or new_game(len(seats))(Options(seats=len(seats), first_holder=0))
    for person in filter(None, seats):
        change(
            Path(process.tables.settings.database),
            f"INSERT INTO persons VALUES ('{person}', '{person.title()}', 1, 'en', false)"
            " ON CONFLICT DO NOTHING",
        )
        await store.notices.set_webhook(person, StoredWebhook("https://chat.example/", ORIGIN), now)
    who = [
        StoredSeat("Captain", "passer", None)
        if person is None
        else StoredSeat(person.title(), None, None, person)
        for person in seats
    ]
    name = f"table{rows(Path(process.tables.settings.database), 'games')}"
    stored = stored_game(name, game, who, created=now)
    await store.create(stored, now, head_of(game))
    return name


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine an answer may take longer than a server waits for one."""
    monkeypatch.setattr(fair_slots, "SECONDS", (3600.0,))


# --- when --------------------------------------------------------------------------------------


async def test_whoever_is_on_turn_is_told_once_and_neither_at_once_nor_after_acting(process: Process) -> None:
    name = await new_table(process)
    assert await process.look(GRACE - 1) == []
    assert await process.look(1) == ["ada"]
    assert await process.look(86_400) == []
    async with process.tables.use(name) as table:
        await table.act(0, 1, "site:roma")
        assert await process.look(GRACE) == ["ada"], "she has to begin the battle, and went away again"
        await table.act(0, 2, "play:1")
        assert await process.look(GRACE - 1) == []
        await table.act(1, 3, "play:3")
        assert await process.look(GRACE - 1) == [], "Bruno acted in time"
        assert await process.look(1) == ["chiara"]
    assert await process.look(86_400) == []


async def test_what_is_done_in_private_does_not_change_when_somebody_is_told(process: Process) -> None:
    """R10.3: whoever was shown nothing must not see the time of it."""
    async with process.tables.use(await new_table(process)) as table:
        process.clock.forward(GRACE - 1)
        await table.show(1, [Card.MERCENARY_3], False, [2])
        assert await process.look(1) == ["ada"]


def watch(table: LiveTable, seat: int | None, looking: bool) -> Watcher:
    async def send(_: str) -> None:
        """Nobody reads it."""

    watcher = Watcher(table, seat, send)
    watcher.looking = looking
    return watcher


@pytest.mark.parametrize(
    ("seat", "looking", "expected"),
    [
        (0, True, []),
        (0, False, ["ada"]),
        (1, True, ["ada"]),
        (None, True, ["ada"]),
        (2, True, []),  # her other seat, on the same device
    ],
)
async def test_only_the_person_on_turn_who_looks_is_not_told(
    process: Process, seat: int | None, looking: bool, expected: list[str]
) -> None:
    async with process.tables.use(await new_table(process, ("ada", "bruno", "ada"))) as table:
        await table.join(watch(table, seat, looking))
        assert await process.look(GRACE) == expected


@pytest.mark.parametrize(("looking", "expected"), [(True, []), (False, ["ada"])])
async def test_a_process_knows_who_looks_through_another_one(
    process: Process, other: Process, looking: bool, expected: list[str]
) -> None:
    async with process.tables.use(await new_table(process)) as table:
        watcher = watch(table, 0, not looking)
        await table.join(watcher)
        table.set_looking(watcher, looking)
        await process.tables.membership.write()
        assert await other.look(GRACE) == expected


async def test_whoever_looked_when_the_turn_began_is_not_told_of_it_later(process: Process) -> None:
    async with process.tables.use(await new_table(process)) as table:
        watcher = watch(table, 0, True)
        await table.join(watcher)
        assert await process.look(GRACE * 3 / 4) == []
        table.leave(watcher)
        assert await process.look(GRACE) == []


async def test_of_two_processes_one_tells(process: Process, other: Process) -> None:
    await new_table(process)
    process.clock.forward(GRACE)
    await asyncio.gather(process.notices.look(), other.notices.look())
    assert [person for one in (process, other) for person, _ in one.told.notices] == ["ada"]


async def test_a_restart_neither_loses_nor_repeats_a_notice(database: Path, clock: FakeClock) -> None:
    async with started(database, clock) as process:
        await new_table(process)
        await new_table(process, ("bruno", "ada"))
        assert await process.look(GRACE / 2) == []
    async with started(database, clock) as process:
        assert sorted(await process.look(GRACE)) == ["ada", "bruno"]
    async with started(database, clock) as process:
        assert await process.look(GRACE) == []


@pytest.mark.parametrize("kind", ["turn", "captain"])
async def test_a_crash_before_a_notice_is_sent_loses_none(
    kind: str, database: Path, clock: FakeClock
) -> None:
    game = new_game(3)(Options(seats=3, first_holder=0))
    if kind == "captain":
        game.enter(CaptainTookOver(0, "away"))
    async with started(database, clock) as process:
        name = await new_table(process, game=game)
        process.told.crashes = True
        async with process.tables.use(name):
            assert await process.look(GRACE) == []
    async with started(database, clock) as process, process.tables.use(name):
        assert await process.look(CLAIM_SECONDS - 1) == [], "the other process may still be sending it"
        assert await process.look(1) == ["ada"]
        assert [notice.kind for _, notice in process.told.notices] == [kind]
        assert await process.look(CLAIM_SECONDS) == []
    async with started(database, clock) as process, process.tables.use(name):
        assert await process.look(CLAIM_SECONDS) == []


async def test_a_planned_restart_delays_no_notice_that_was_being_sent(
    database: Path, clock: FakeClock
) -> None:
    async with started(database, clock) as process:
        await new_table(process)
        process.told.crashes = True
        assert await process.look(GRACE) == []
        await process.notices.give_back()
    async with started(database, clock) as process:
        assert await process.look(0) == ["ada"]
        await process.notices.give_back()
    async with started(database, clock) as process:
        assert await process.look(GRACE) == [], "what has been sent is not given back"


async def test_a_process_that_stays_sends_at_once_what_one_that_stops_gives_back(
    process: Process, other: Process
) -> None:
    game = new_game(3)(Options(seats=3, first_holder=0))
    game.enter(CaptainTookOver(0, "away"))
    name = await new_table(process, game=game)
    process.told.crashes = True
    async with process.tables.use(name), other.tables.use(name):
        assert await process.look(GRACE) == []
        assert await other.look(0) == [], "the first one may still be sending it"
        await process.notices.give_back()
        assert await other.look(0) == ["ada"]
        assert await other.look(GRACE) == []


async def test_a_webhook_is_told_of_turns_that_begin_later(process: Process) -> None:
    name = await new_table(process)
    await process.tables.store.notices.set_webhook("ada", None, 0)
    assert await process.look(GRACE) == []
    webhook = StoredWebhook("https://chat.example/", ORIGIN)
    await process.tables.store.notices.set_webhook("ada", webhook, process.clock())
    assert await process.look(GRACE) == []
    async with process.tables.use(name) as table:
        await table.act(0, 1, "site:roma")
    assert await process.look(GRACE) == ["ada"]


async def test_nobody_is_told_while_a_captain_plays_or_the_game_is_paused_or_off_the_list(
    process: Process,
) -> None:
    for stop, go_on in ((CaptainTookOver(0, "asked"), CameBack(0)), (Paused(), Resumed(1))):
        game = new_game(3)(Options(seats=3, first_holder=0))
        game.enter(stop)
        name = await new_table(process, game=game)
        assert await process.look(GRACE) == []
        number = len(game.log)
        game.enter(go_on)
        store = process.tables.store
        await append(store, name, number, [entry_text(go_on)], process.clock(), head_of(game))
        assert await process.look(GRACE) == ["ada"]
    await process.tables.store.seats.hide(await new_table(process), "ada", True)
    assert await process.look(GRACE) == []


async def test_whoever_was_away_is_told_once_that_a_captain_plays(database: Path, clock: FakeClock) -> None:
    def kinds(process: Process) -> list[tuple[str, str]]:
        return [(person, notice.kind) for person, notice in process.told.notices]

    game = new_game(3)(Options(seats=3, first_holder=0))
    for entry in (CaptainTookOver(0, "away"), CameBack(0), CaptainTookOver(0, "away")):
        game.enter(entry)
    async with (
        started(database, clock) as process,
        process.tables.use(await new_table(process, game=game)),
    ):
        await process.look(GRACE)
        assert kinds(process) == [("ada", "captain")]
        assert await process.look(GRACE) == []
    async with started(database, clock) as process, process.tables.use("table0") as table:
        assert await process.look(GRACE) == []
        await table.act(0, 1, "site:roma", captain=True)
        await table.ask(0, Back())
        await process.look(GRACE)
        assert kinds(process) == [("ada", "turn")]


async def test_nobody_is_told_of_a_captain_after_the_game(process: Process) -> None:
    game = new_game(3)(Options(seats=3, first_holder=0))
    for entry in (CaptainTookOver(0, "away"), Closed("agreed")):
        game.enter(entry)
    async with process.tables.use(await new_table(process, game=game)):
        assert await process.look(GRACE) == []


async def test_a_game_that_cannot_be_read_does_not_silence_the_others(
    database: Path, process: Process
) -> None:
    broken = await new_table(process)
    await new_table(process, ("bruno", "ada"))
    change(database, f"UPDATE entries SET entry = 'deal:nonsense' WHERE game = '{broken}'")
    assert await process.look(GRACE) == ["bruno"]
    assert await process.look(GRACE) == []


@pytest.mark.parametrize("error", [StoreError("it is gone"), DatabaseBusy("no connection is free")])
async def test_a_database_that_fails_for_a_moment_loses_no_notice(
    error: StoreError, process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    await new_table(process)
    with monkeypatch.context() as failing:
        failing.setattr(process.tables.store, "load", AsyncMock(side_effect=error))
        assert await process.look(GRACE) == []
    assert await process.look(GRACE) == ["ada"]


async def test_a_person_is_told_so_often_and_no_more(database: Path, clock: FakeClock) -> None:
    limits = UNLIMITED._replace(notices=Rate(2, 0.0001))
    async with started(database, clock, limits=limits) as process:
        for _ in range(4):
            await new_table(process, ("ada", "bruno"))
        assert await process.look(GRACE) == ["ada", "ada"]
        assert await process.look(GRACE) == []


async def test_nobody_is_told_that_r4_5_is_asked(process: Process) -> None:
    """Who has a choice there depends on cards."""
    async with process.tables.use(await new_table(process)) as table:
        battle = ((0, "play:1"), (1, "pass"), (2, "pass"), (0, "pass"))
        for seat, action in ((0, "site:roma"), *battle, (0, "site:milano")):
            await table.act(seat, table.game.version, action)
        assert table.game.view(None).phase == Phase.HAND
        assert await process.look(GRACE) == []


async def test_nobody_is_told_of_a_turn_that_the_server_takes_for_them(process: Process) -> None:
    """R2.5: everybody sees that a hand is empty."""
    async with process.tables.use(await new_table(process, ("ada", "bruno"))) as table:
        await table.act(0, 1, "site:roma")
        hands = [list(hand) for hand in HANDS]
        for version in range(2, 22):
            await table.act(version % 2, version, f"play:{hands[version % 2].pop()}")
        assert table.game.turn == 0
        assert await process.look(GRACE) == []


async def test_bots_and_people_without_a_person_are_told_nothing(database: Path, process: Process) -> None:
    await new_table(process, (None, "bruno"))
    change(database, "UPDATE seats SET person = NULL")
    assert await process.look(GRACE) == []


# --- what --------------------------------------------------------------------------------------


def set_webhook(browser: httpx.Client, url: str | None, **headers: str) -> httpx.Response:
    return browser.put("/api/me/webhook", json={"url": url}, headers=headers)


def subscribe(browser: httpx.Client, device: PushBrowser) -> None:
    assert browser.put("/api/me/push", json=device.subscription).status_code == 204


@contextmanager
def loopback(database: Path, at: Services | None = None, **settings: Any) -> Iterator[Running]:
    """A server that tells soon, also on this machine."""
    quick = {"notify_seconds": 0.2, "allow_internal_notifications": True}
    dealing = at or services(new_game=new_game(3, holder=1))
    with running(database, dealing, **quick | settings) as server:
        yield server


def until_ada(server: Running, made: Made) -> None:
    """Bruno and Chiara play a card each; then it is Ada's turn, who is not there."""
    bruno, chiara = (server.join(made.id, made.keys[seat]) for seat in (1, 2))
    actions = ((bruno, "site:roma"), (bruno, "play:3"), (chiara, "play:5"))
    for version, (player, action) in enumerate(actions, 1):
        player.at_version(version)
        player.act(action)
    bruno.at_version(4)


@pytest.fixture
def there() -> Iterator[Notified]:
    with notified() as listening:
        yield listening


def test_a_browser_and_a_chat_tool_are_told_what_everybody_may_know(database: Path, there: Notified) -> None:
    with loopback(database) as server:
        made = server.table("ada", "bruno", "chiara", options={"first_holder": 1})
        ada, phone = server.browser("Ada", made, 0), there.browser()
        subscribe(ada, phone)
        set_webhook(ada, f"{there.url}/hook", Origin=server.http)
        until_ada(server, made)
        there.wait_for(2)
        (told,) = there.pushed(phone, server.get("/api/push-key").json()["key"])
    path, sentence = f"/t/{made.id}", "It is your turn at the table with Bruno and Chiara."
    assert told == {"title": "Your turn", "body": sentence, "tag": path, "path": path}
    (hook,) = (request for request in there.arrived if request.path == "/hook")
    said = f"{sentence} {server.http}{path}"
    assert hook.json == {
        "text": said,
        "content": said,
        "title": "Your turn at Condottiere",
        "message": said,
        "url": server.http + path,
        "allowed_mentions": {"parse": []},
    }
    assert hook.headers["content-type"] == "application/json"
    assert hook.headers["x-click"] == server.http + path
    assert (hook.headers["x-template"], hook.headers["x-message"]) == ("yes", "{{.text}}")
    assert not {"cookie", "authorization", "origin"} & set(hook.headers)
    assert str(made.keys[0]) not in str(there.arrived), "whoever reads the chat gets no key"


def test_links_lead_to_the_public_address_if_the_operator_names_one(database: Path, there: Notified) -> None:
    with loopback(database, public_url="https://play.example.org") as server:
        ada = server.browser("Ada")
        set_webhook(ada, f"{there.url}/hook", Origin=server.http)
        assert ada.post("/api/me/webhook/try").json()["worked"]
        assert there.arrived[0].json["url"] == "https://play.example.org/"
        assert server.get("/", headers={"Host": "play.example.org"}).status_code != 421


@pytest.mark.parametrize(
    "address", ["https://play.example.org", "http://10.0.0.1:8000/", "https://[::1]:8000"]
)
def test_a_public_address_is_taken_without_a_path(address: str) -> None:
    assert origin(address) == address.rstrip("/")


@pytest.mark.parametrize(
    "address", ["play.example.org", "ftp://x/", "https://", "https://x/path", "https://a@x"]
)
def test_what_is_no_public_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="it has to look like"):
        origin(address)


def test_names_call_nobody_and_are_no_links_in_a_chat_tool() -> None:
    notice = Notice("turn", "table", ["@channel", "<!here>", "[x](https://evil.example)", "*Bo & Co*"])
    body = json.loads(
        webhook_request("https://chat.example/", notice, "https://play.example", language()).body
    )
    said = body["text"].removesuffix("https://play.example/t/table")
    assert not set(said) & set("@<>[]()*&:/")
    assert "＠channel" in said
    assert notice.text(
        language(),
    ).startswith("It is your turn at the table with @channel, <!here>,"), "elsewhere as it is"


def test_the_page_says_when_it_is_looked_at(database: Path, there: Notified) -> None:
    with loopback(database) as server:
        made = server.table("ada", "bruno", "chiara", options={"first_holder": 1})
        browser = server.browser("Ada", made, 0)
        set_webhook(browser, f"{there.url}/hook")
        ada = server.join_as(browser, made.id)
        onlooker = server.join(made.id)
        ada.send(type="looking", looking=False)
        onlooker.send(type="looking", looking=True)
        until_ada(server, made)
        there.wait_for(1)
        ada.send(type="looking", looking=True)
        ada.at_version(4)
        ada.act("play:1")
        ada.at_version(5)
        assert ada.errors == []


# --- when it fails -----------------------------------------------------------------------------


async def deliver(database: Path, person: str) -> list[float]:
    """Send one notice, until all that follows is done; the seconds that were waited meanwhile."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    settings = Settings(allow_internal_notifications=True)
    store = await Store.open(str(database), 2)
    delivery, settled = Delivery(store.notices, settings, services(sleep=sleep)), AsyncMock()
    try:
        await delivery.send(person, Notice("turn", "table", ["Bruno"]), settled)
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        settled.assert_awaited_once()
    finally:
        await delivery.close()
        await store.close()
    return waited


@pytest.mark.parametrize(
    ("answers", "sent", "kept"),
    [
        ([201], 1, True),
        ([500, 429, 201], 3, True),
        ([503] * 9, 4, True),
        ([404], 1, False),
        ([410], 1, False),
        ([500, 410], 2, False),
        ([400], 1, True),
        ([302], 1, True),
    ],
)
def test_what_fails_is_tried_a_few_times_and_a_browser_that_is_gone_is_forgotten(
    database: Path, there: Notified, answers: list[int], sent: int, kept: bool
) -> None:
    with loopback(database) as server:
        subscribe(server.browser("Ada"), there.browser())
    there.answers = answers
    (person,) = column(database, "SELECT id FROM persons")
    waited = in_a_loop(deliver(database, person))
    assert len(there.arrived) == sent
    assert len(waited) == sent - 1
    assert waited == sorted(waited)
    assert rows(database, "push_subscriptions") == kept


def column(database: Path, select: str) -> list[str]:
    return [value for (value,) in query(database, select)]


def test_a_server_stops_while_somebody_does_not_answer(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent, loopback(database) as server:
        made = server.table("ada", "bruno", "chiara", options={"first_holder": 1})
        ada = server.browser("Ada", made, 0)
        set_webhook(ada, f"http://127.0.0.1:{silent.getsockname()[1]}/")
        until_ada(server, made)
        connection, _ = silent.accept()
        with connection:
            assert server.join(made.id, made.keys[0]).legal, "the game goes on"
            server.connections.close()
            server.stop()  # the request would have had an hour
    assert float(*column(database, "SELECT until FROM notices")) <= time.time(), "another process may send it"


# --- trying a webhook --------------------------------------------------------------------------


def test_a_webhook_is_set_tried_now_and_then_and_removed(database: Path, there: Notified) -> None:
    with loopback(database, limits=UNLIMITED._replace(trials=Rate(4, 0.001))) as server:
        ada = server.browser("Ada")
        assert ada.get("/api/me/webhook").json() == {"url": None}
        assert ada.post("/api/me/webhook/try").status_code == 400
        url = f"{there.url}/hook?token=secret"
        assert set_webhook(ada, url).status_code == 204
        assert ada.get("/api/me/webhook").json() == {"url": url}
        assert server.browser("Bruno").get("/api/me/webhook").json() == {"url": None}
        assert ada.post("/api/me/webhook/try").json()["worked"] is True
        assert there.arrived[0].json["text"].startswith("This is where Condottiere will tell you")
        there.answers = [403, 302]
        for status in (403, 302):
            tried = ada.post("/api/me/webhook/try").json()
            assert tried["worked"] is False
            assert f"status {status}" in sentence(tried["fact"])
        assert len(there.arrived) == 3
        assert ada.post("/api/me/webhook/try").json()["code"] == "too_fast"
        assert ada.delete("/api/me/webhook").status_code == 204
        assert ada.get("/api/me/webhook").json() == {"url": None}
        set_webhook(ada, url)
        set_webhook(ada, None)
        assert ada.get("/api/me/webhook").json() == {"url": None}


@pytest.mark.parametrize("own", [None, "https://chat.example/own"])
def test_a_device_that_recovers_brings_along_where_it_is_told(database: Path, own: str | None) -> None:
    with running(database) as server:
        ada, other, phone = server.browser("Ada"), server.browser("A."), PushBrowser("https://push.example/a")
        set_webhook(other, "https://chat.example/brought")
        subscribe(other, phone)
        if own:
            set_webhook(ada, own)
        code = ada.post("/api/me/recovery-code").json()["code"]
        assert other.post("/api/me/recover", json={"code": code}).json()["name"] == "Ada"
        assert ada.get("/api/me/webhook").json() == {"url": own or "https://chat.example/brought"}
        (person,) = column(database, "SELECT id FROM persons WHERE name = 'Ada'")
        assert column(database, "SELECT person FROM push_subscriptions") == [person]


def test_a_webhook_into_the_operator_s_network_is_refused_and_nothing_more_is_told(
    database: Path, there: Notified
) -> None:
    with running(database) as server:
        ada = server.browser("Ada")
        assert set_webhook(ada, f"{there.url}/hook").status_code == 204
        tried = ada.post("/api/me/webhook/try").json()
        assert (tried["worked"], there.arrived) == (False, [])
        assert "--allow-internal-notifications" in sentence(tried["fact"])
        assert set_webhook(ada, "https://ada:secret@chat.example/").json()["code"] == "bad_request"
        assert set_webhook(ada, "http://localhost:22/").json()["code"] == "bad_request"


def test_an_origin_with_more_than_a_host_is_no_mistake_of_the_server(database: Path, there: Notified) -> None:
    with loopback(database) as server:
        ada = server.browser("Ada")
        foreign = f"{str(ada.base_url).rstrip('/')}/\xe9?more".encode("latin-1")
        answer = ada.put("/api/me/webhook", json={"url": there.url}, headers={b"Origin": foreign})
        assert answer.status_code == 204
        assert ada.post("/api/me/webhook/try").json()["worked"] is True
        assert there.arrived[0].json["url"] == f"{str(ada.base_url).rstrip('/')}/"


def test_strangers_set_no_webhook(server: Running) -> None:
    stranger = server.browser()
    for answer in (stranger.get("/api/me/webhook"), set_webhook(stranger, "https://chat.example/")):
        assert answer.json()["code"] == "no_person"
