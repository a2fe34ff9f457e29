"""Who is told of a turn, when and in which words is the same, byte for byte, whatever the hidden cards."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from condottiere.record.game import Game
from condottiere.record.pacts.notation import Clause
from condottiere.rules import Options, Phase, encode
from condottiere.server.messages.from_browser import AnswerPact, OfferPact, Withdraw
from condottiere.server.messages.person_api import PushSubscription
from condottiere.server.notifications import Delivery, TurnNotices
from condottiere.server.notifications.outbound import Outbound, Outgoing
from condottiere.server.settings import Settings
from condottiere.server.storage import Store, StoredSeat, StoredSubscription, StoredWebhook
from condottiere.server.table.replay import head_of
from condottiere.server.tables.tables import Tables
from support.clocks import FakeClock
from support.databases import change
from support.notified import PushBrowser
from support.running import UNLIMITED, services
from support.stored_games import stored_game
from support.twins import twin

ORIGIN = "https://play.example"
PEOPLE = ("ada", "bruno", "chiara")


class Sent(Outbound):
    """Sends nothing, and keeps what would be sent."""

    def __init__(self) -> None:
        self.requests: list[Outgoing] = []

    async def post(self, request: Outgoing, person: str, now: bool = False) -> int:  # noqa: ARG002
        self.requests.append(request)
        return 201

    async def close(self) -> None:
        """There is nothing to close."""


class Watched:
    """A server process with one table of three people, each with a chat tool and a browser."""

    def __init__(self, store: Store, database: Path, clock: FakeClock) -> None:
        self.store, self.database, self.clock, self.sent = store, database, clock, Sent()
        settings, at = Settings(limits=UNLIMITED), services(now=clock)
        self.tables = Tables(store, settings, at)
        self.delivery = Delivery(store.notices, settings, at, self.sent)
        self.notices = TurnNotices(self.tables, self.delivery)
        self.browsers = {person: PushBrowser(f"https://push.example/{person}") for person in PEOPLE}

    async def begin(self, game: Game) -> None:
        seats = tuple(StoredSeat(person.title(), None, None, person) for person in PEOPLE)
        for person in PEOPLE:
            change(self.database, f"INSERT INTO persons VALUES ('{person}', '{person}', 1, 'en', false)")
            await self.store.notices.set_webhook(
                person, StoredWebhook(f"https://chat.example/{person}", ORIGIN), 1
            )
            subscription = msgspec.convert(self.browsers[person].subscription, PushSubscription)
            await self.store.notices.subscribe(person, StoredSubscription(person, ORIGIN, subscription), 1, 9)
        stored = stored_game("table", game, seats, created=self.clock())
        await self.store.create(stored, self.clock(), head_of(game))

    async def told(self) -> list[str]:
        """All that leaves the server about this turn: to chat tools as it is, to browsers as they read it."""
        change(self.database, "DELETE FROM notices")
        self.sent.requests.clear()
        before = asyncio.all_tasks()
        await self.notices.look()
        await asyncio.gather(*asyncio.all_tasks() - before)
        return sorted(map(self._readable, self.sent.requests))

    def _readable(self, request: Outgoing) -> str:
        person = request.url.rpartition("/")[2]
        if "push" not in request.url:
            return repr(request)
        headers = {name: value for name, value in request.headers.items() if name != "Authorization"}
        return repr((request.url, headers, len(request.body), self.browsers[person].decrypt(request.body)))


@asynccontextmanager
async def watched_game(database: Path, game: Game) -> AsyncIterator[Watched]:
    """A process with this game as its table, for as long as this lasts."""
    store = await Store.open(str(database), 2)
    watched = Watched(store, database, FakeClock())
    await watched.begin(game)
    yield watched
    await watched.delivery.close()
    await watched.tables.close()
    await store.close()


@pytest.mark.parametrize("seed", range(2))
async def test_notifications_are_the_same_whatever_the_hidden_cards(tmp_path: Path, seed: int) -> None:
    rng, told_of = random.Random(seed), set[int | None]()
    game = Game.new(Options(seats=3, hidden_cards=seed % 2 == 1), seed)
    async with (
        watched_game(tmp_path / "games.db", game) as watched,
        watched.tables.use("table") as table,
    ):
        for _ in range(40):
            if table.game.over:
                break
            watched.clock.forward(30)
            told, hidden = await watched.told(), table.game.table
            if told:
                told_of.add(table.game.turn)
                assert len(told) == 2, "one chat tool and one browser"
            table.game.table = twin(hidden, None, rng)
            assert await watched.told() == told
            table.game.table = hidden
            if table.game.table.phase == Phase.HAND:
                assert told == []
                await table.settle_hands(table.game.version, {})
            else:
                choice = rng.choice(table.game.legal_actions())
                await table.act(table.game.table.turn, table.game.version, encode(choice))
    assert told_of == {0, 1, 2}


@pytest.mark.parametrize("bargain", [False, True])
async def test_a_notice_comes_no_later_because_others_bargain_in_private(
    tmp_path: Path, bargain: bool
) -> None:
    game = Game.new(Options(seats=3, first_holder=0), 1)
    async with watched_game(tmp_path / "games.db", game) as watched:
        watched.clock.forward(watched.tables.settings.notify_seconds - 1)
        assert await watched.told() == []
        async with watched.tables.use("table") as table:
            if bargain:
                await table.ask(1, OfferPact(to=[2], mine=Clause(kind="pass")))
                await table.ask(2, AnswerPact(pact=0, accept=False))
                await table.ask(2, OfferPact(to=[1], mine=Clause(kind="pass")))
                await table.ask(2, Withdraw(pact=1))
        watched.clock.forward(1)
        assert len(await watched.told()) == 2, "one chat tool and one browser"
