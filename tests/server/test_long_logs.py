"""A game with a very long log: what may be said of it without replaying, and how much of it is told."""

import asyncio
import random
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from condottiere.record.events.event import CardsShown, Event
from condottiere.record.events.visibility import seen_events
from condottiere.record.game import Game
from condottiere.record.notation import Acted, Entry, Shown, entry_text, parse_entry
from condottiere.rules import Card, Options
from condottiere.rules.actions import PASS
from condottiere.rules.cards import CARDS
from condottiere.server.people.keys import digest
from condottiere.server.storage import CHAT_WINDOW, Store, StoredGame, StoredSeat
from condottiere.server.table import live, shared_game
from condottiere.server.table.messages import narration
from condottiere.server.table.messages.narration import (
    SLACK,
    WINDOW,
    Narration,
    Told,
    Viewer,
    first_told,
    narrate,
)
from condottiere.server.table.replay import Replayed, parse_entries, replay
from support.clocks import FakeClock
from support.databases import change, query, rows
from support.people import PATIENCE
from support.random_games import random_step
from support.running import Running, running, services
from support.stored_games import keep

pytestmark = pytest.mark.no_cover  # see CONTRIBUTING.md: it replays many moves

OPTIONS = Options(seats=2, first_holder=0, points=1000)
KEY = "ada's key"


def long_game(entries: int) -> Game:
    """A match of two that goes on after so many entries."""
    game = Game.new(OPTIONS, 5)
    rng = random.Random(5)
    while len(game.log) < entries or game.table.turn != 0:
        random_step(game, rng)
    return game


def extend(told: Narration, game: Game, moves: int) -> list[Told]:
    """Tell of what was done since the trace was started, after so many moves."""
    steps = game.end_trace()
    first: dict[Viewer, int] = dict.fromkeys(told.viewers, 0)
    new = narrate(steps, [0.0] * len(steps), moves, first)
    told.extend(game.table, new)
    return new


@pytest.fixture(scope="module")
def game() -> Game:
    """A game whose log is longer than what is told of one."""
    return long_game(WINDOW + SLACK + 300)


@pytest.fixture(scope="module")
def log(game: Game) -> list[str]:
    return [entry_text(entry) for entry in game.log]


@pytest.fixture
def database(database: Path, game: Game) -> Path:
    seats = (StoredSeat("Ada", None, digest(KEY)), StoredSeat("Bot", "passer", None))
    keep(database, "long", game, seats)
    return database


@pytest.fixture
def server(database: Path) -> Iterator[Running]:
    with running(database) as server:
        yield server


def test_a_long_log_is_told_from_where_it_matters(server: Running, log: list[str]) -> None:
    ada = server.join("long", KEY)
    assert ada.lines[0] == (
        f"This log is long. Its first {len(log) - WINDOW:,} moves are left out here; the record has them."
    )
    whole = server.join("long")
    assert WINDOW / 2 < len(whole.log) < 3 * WINDOW
    told = len(ada.log)
    ada.act(ada.legal[0])
    # Counted on from there: `receive` checks it. The bot has answered, too: nothing more happens.
    ada.until(lambda me: len(me.log) > told and bool(me.legal))
    assert server.join("long", KEY).log[-1] == ada.log[-1]


def test_r10_3_shown_cards_are_told_as_moves_are_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may not know of them is told as much as if there were none."""
    monkeypatch.setattr(narration, "WINDOW", 100)
    monkeypatch.setattr(narration, "SLACK", 100)
    game = long_game(50)
    told = Narration(game.table, dict.fromkeys((None, 0, 1), 0))
    public = 0
    while len(game.log) < 1500:
        before = game.version
        game.start_trace()
        for seat in (0, 1):
            if (held := game.table.hands[seat]) != [0] * CARDS:
                game.show(seat, [Card(max(range(CARDS), key=held.__getitem__))], False, [1 - seat])
        if game.turn is None:
            game.next_game()
        else:
            game.play(game.legal_actions()[0])
        public += sum(bool(one.lines.get(None)) for one in extend(told, game, before))
        assert (told.lines(None, 0)[0] > 0) == (public > 200)
    assert public > 200
    assert told.lines(0, 0)[0] > told.lines(None, 0)[0]
    for viewer in (None, 0, 1):
        assert len(told.lines(viewer, 0)[1]) <= 3 * 200
    assert not any(isinstance(line.event, CardsShown) for line in told.lines(None, 0)[1])


def test_r10_3_a_long_log_does_not_tell_how_many_cards_were_shown_in_private(
    database: Path, log: list[str]
) -> None:
    with running(database, services(now=FakeClock())) as server:
        without = server.join("long").raw[0]
    game = Game.resume(OPTIONS, 0, map(parse_entry, log))
    bot_hand = next(Card(card) for card, count in enumerate(game.table.hands[1]) if count)
    shown = entry_text(Shown(1, (bot_hand,), False, (0,)))
    for number in range(len(log), len(log) + 7):
        change(database, f"INSERT INTO entries VALUES ('long', {number}, '{shown}', 1.0)")
    with running(database, services(now=FakeClock())) as server:
        assert server.join("long").raw[0] == without


def test_of_a_long_talk_the_latest_lines_are_told(database: Path) -> None:
    rows = ", ".join(f"('long', {number}, {number % 2}, NULL, '{number}', 1.0)" for number in range(1000))
    change(database, f"INSERT INTO chat VALUES {rows}")
    with running(database) as server:
        ada = server.join("long", KEY)
        ada.until(lambda me: bool(me.chat))
        assert [line["text"] for line in ada.chat] == [str(n) for n in range(1000 - CHAT_WINDOW, 1000)]
        ada.send(type="say", text="on we go", to=None)
        assert ada.until(lambda me: len(me.chat) > CHAT_WINDOW).chat[-1]["text"] == "on we go"
        for number in range(CHAT_WINDOW + 1):
            ada.send(type="say", text=f"more {number}", to=None)
        ada.until(lambda me: me.chat[-1]["text"] == f"more {CHAT_WINDOW}")
        late = server.join("long").until(lambda me: bool(me.chat))
        assert late.chat[-1]["text"] == f"more {CHAT_WINDOW}"
        assert len(late.chat) <= 2 * CHAT_WINDOW


def test_whoever_stays_is_told_each_line_once_however_often_the_oldest_are_left_out(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narration, "WINDOW", 20)
    monkeypatch.setattr(narration, "SLACK", 5)
    made, (ada,) = server.sit("ada", "bot:passer")
    while True:
        version = ada.until(lambda me: bool(me.legal)).version
        ada.act(ada.legal[0])
        ada.until(lambda me, seen=version: me.version > seen and bool(me.view["legal"]))  # type: ignore[misc]
        again = server.join(made.id, made.keys[0])
        while ada.version != again.version:
            min(ada, again, key=lambda me: me.version).receive()
        assert again.log[1:] == ada.log[-len(again.log) + 1 :]
        again.leave()
        if ada.version >= 100:
            break
    assert len(again.log) < len(ada.log) / 2


def test_what_is_told_of_a_log_has_an_end_however_often_people_propose(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narration, "WINDOW", 20)
    monkeypatch.setattr(narration, "SLACK", 5)
    made, (ada, _) = server.sit("ada", "bruno")
    ada.play("site:roma")
    for _ in range(20):
        ada.propose("end")
        ada.respond("end", agree=False)
    ada.say()
    late = server.join(made.id, made.keys[0])
    assert len(late.log) <= 26
    assert late.lines[0].startswith("This log is long.")
    assert late.log[1:] == ada.log[-len(late.log) + 1 :]


def test_a_summary_needs_no_replay(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "replay", lambda _: pytest.fail("it was replayed"))
    with running(database) as server:
        told = server.get("/api/tables/long").json()
        assert (told["phase"], [player["name"] for player in told["players"]]) == ("battle", ["Ada", "Bot"])


def test_a_head_follows_every_action(database: Path) -> None:
    with running(database) as server:
        ada = server.join("long", KEY)
        version, entries = ada.version, rows(database)
        ada.act(ada.legal[0])
        ada.at_version(version + 1)
    [noted] = query(database, "SELECT entries, version FROM heads")
    acted = rows(database) - entries  # the bot may have answered
    assert acted >= 1
    assert noted == (entries + acted, version + acted)


def test_while_a_long_log_is_read_other_tables_are_played_at(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it is read once, however many ask for it."""
    reading, go_on, reads = threading.Event(), threading.Event(), list[str]()

    def slow(stored: StoredGame) -> Replayed:
        if stored.id == "long":
            reads.append(stored.id)
            reading.set()
            assert go_on.wait(PATIENCE)
        return replay(stored)

    monkeypatch.setattr(live, "replay", slow)
    with running(database, services()) as server:
        waiting = [server.connect("long") for _ in range(3)]
        for person in waiting:
            person.send(type="join", key=None)
        assert reading.wait(PATIENCE)
        other = server.table("ada", "bot:passer", options={"first_holder": 0})
        ada = server.join(other.id, other.keys[0])
        ada.play("site:roma")
        go_on.set()
        for person in waiting:
            person.next_table()
    assert reads == ["long"]


def test_while_much_that_another_process_has_stored_is_entered_other_tables_are_played_at(
    database: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    entering, go_on = threading.Event(), threading.Event()

    def slow(texts: Iterable[str]) -> list[Entry]:
        stored = list(texts)
        if len(stored) > 20:
            entering.set()
            assert go_on.wait(PATIENCE)
        return parse_entries(stored)

    with running(database, services(), follow_seconds=3600.0) as server:
        ada = server.join("long", KEY)
        monkeypatch.setattr(shared_game, "parse_entries", slow)
        card = next(Card(card) for card, count in enumerate(game.table.hands[0]) if count)
        shown = entry_text(Shown(0, (card,), False, None))
        values = [
            f"('long', {number}, '{shown}', 1.0)" for number in range(len(game.log), len(game.log) + 300)
        ]
        change(database, f"INSERT INTO entries VALUES {', '.join(values)}")
        told = len(ada.log)
        looker = server.connect("long")
        looker.send(type="join", key=None)
        assert entering.wait(PATIENCE)
        other = server.table("ada", "bot:passer", options={"first_holder": 0})
        server.join(other.id, other.keys[0]).play("site:roma")
        go_on.set()
        looker.next_table()
        ada.until(lambda me: len(me.log) == told + 300)
        assert ada.log[-1] == looker.log[-1]


def test_r10_3_whoever_may_not_know_of_cards_shown_is_told_from_the_same_entry_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(narration, "WINDOW", 10)
    public, shown = Acted(PASS), Shown(0, (Card.SPRING,), False, (1,))
    for count, dropped in ((10, 0), (11, 1)):
        entries = [shown] * 7 + [entry for _ in range(count) for entry in (public, shown)]
        first = first_told(entries, (None, 0, 1))
        assert first[None] == (7 + 2 * dropped if dropped else 0)
        assert first[0] == first[1] == len(entries) - 10


async def test_the_rows_of_a_long_log_come_in_parts(database: Path, log: list[str]) -> None:
    """So other work goes on between them."""
    store = await Store.open(str(database), 0.2)
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    await asyncio.sleep(0)
    before = turns
    stored = await store.load("long")
    assert stored is not None
    assert len(stored.entries) == len(log)
    assert turns - before > len(log) // 500
    counting.cancel()
    await store.close()


def test_lines_that_cannot_be_worded_for_one_viewer_are_told_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game.new(OPTIONS, 5)
    told = Narration(game.table, dict.fromkeys((None, 0, 1), 0))
    before = {viewer: len(told.lines(viewer, 0)[1]) for viewer in (None, 0, 1)}

    def seen_but_by_seat_0(events: Iterable[Event], viewer: int | None) -> Iterator[Event]:
        if viewer == 0:
            raise ValueError("no words")
        return seen_events(events, viewer)

    monkeypatch.setattr(narration, "seen_events", seen_but_by_seat_0)
    game.start_trace()
    random_step(game, random.Random(5))
    extend(told, game, game.version)
    more = [len(told.lines(viewer, 0)[1]) > before[viewer] for viewer in (None, 0, 1)]
    assert more == [True, False, True]
