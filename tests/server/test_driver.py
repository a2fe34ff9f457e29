"""What the server does by itself: bots, empty hands, and tables without people."""

import asyncio
import gc
import random
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from condottiere.bots import BotKind, Decision
from condottiere.bots.bot import single_decision
from condottiere.bots.parameters import Parameters
from condottiere.bots.thinking_time import QUICK_SECONDS
from condottiere.rules import Phase, View
from condottiere.server.messages.api import NewSeat, NewTable
from condottiere.server.messages.protocol import Pace
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.play.pace import delay
from condottiere.server.settings import Settings
from condottiere.server.storage import Store
from condottiere.server.tables.loaded_tables import MAX_UNUSED_TABLES
from condottiere.server.tables.tables import Tables
from support.databases import query
from support.people import Person, act_in_turn, passes_by_itself
from support.running import (
    BOTS,
    LEVELS,
    Passer,
    Running,
    compiling,
    dealt,
    kinds,
    running,
    services,
    slow,
)

HANDS = "TTT6666555 CCCCCCCCCC 1111111111"
"""Seat 1 holds no Mercenary, so after a battle it may discard its hand (R4.5); the others may not."""


class Broken(Passer):
    """A bot that fails every time."""

    def decide(self, view: View) -> Decision:  # noqa: ARG002
        raise RuntimeError("out of order")


class Cheat(Passer):
    """A bot that does what it may not."""

    def decide(self, view: View) -> Decision:  # noqa: ARG002
        return single_decision(201)


def asleep(asked: list[float]) -> Callable[[float], Awaitable[None]]:
    """A sleep that takes no time, and notes for how long it was asked."""

    async def sleep(seconds: float) -> None:
        asked.append(seconds)
        await asyncio.sleep(0)

    return sleep


def test_r2_8_a_game_with_people_goes_on_until_one_of_them_ends_it(server: Running) -> None:
    _, (ada,) = server.sit("ada", "bot:passer")
    while ada.view["idle_battles"] <= ada.view["options"]["idle_limit"] or ada.view["phase"] == "hand":
        assert ada.view["phase"] != "over"
        ada.play(ada.legal[0])
        ada.my_turn()
    ada.send(type="end", version=ada.version)
    assert ada.until(lambda me: me.view["phase"] == "over").view["ending"] == "unfinished"


def is_asked_or_interval(ada: Person) -> bool:
    """Whether the game waits for her: alone among bots, R4.5 waits for a choice only."""
    if ada.view["phase"] == "hand":
        return len(ada.legal) > 1 and ada.table["answers"]["own"] is None
    decides = bool(ada.legal) and not passes_by_itself(ada.view, ada.view["turn"])
    return decides or ada.view["phase"] == "interval"


def test_r13_1_a_match_with_people_goes_on_when_one_of_them_says_so(database: Path) -> None:
    with running(database, services(sleep=asleep([]))) as server:
        _, (ada,) = server.sit("ada", "bot:random", options={"points": 1000})
        rng = random.Random(6)
        while ada.until(is_asked_or_interval).view["phase"] != "interval":
            ada.play(rng.choice(ada.legal))
        ada.say("a moment, please")
        assert ada.view["phase"] == "interval"
        ada.send(type="next", version=ada.version)
        ada.until(lambda me: me.view["phase"] != "interval")
        assert not ada.errors


def test_bad_bots_never_stall_a_game(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(database, services(bots=kinds(broken=Broken, cheat=Cheat))) as server:
        made = server.table("bot:broken", "bot:cheat", options={"first_holder": 0})
        server.join(made.id).until(lambda me: me.view["battles"] >= 3)
    assert all(f"the bot of seat {seat}" in caplog.text for seat in (0, 1))


def test_a_captain_plays_for_a_bot_that_is_no_more_and_takes_its_seat_in_the_rematch(database: Path) -> None:
    with running(database, services(bots={**BOTS, **kinds(gone=Passer)})) as server:
        made = server.table("ada", "bot:gone", options={"first_holder": 1})
    with running(database, services(2)) as server:  # with secrets of its own
        ada = server.join(made.id, made.keys[0])
        assert ada.table["stand_ins"] == [{"name": "Wild", "seats": [1], "gone": True, "until": None}]
        ada.until(lambda me: any(line["fact"]["id"] == "plays-weaker" for line in me.log))
        ada.propose("end")
        ada.until(lambda me: me.table["agreements"]["closed"] is not None)
        rematch = server.post({"key": made.keys[0]}, f"/{made.id}/rematch").json()["id"]
        players = server.join(rematch, made.keys[0]).table["players"]
        assert [who["bot"] for who in players] == [None, "meek"]


def test_a_bot_that_is_no_more_is_replaced_by_chance_where_no_captain_is_either(database: Path) -> None:
    with running(database, services(bots=BOTS)) as server:
        made = server.table("bot:random", "bot:random")
    with running(database, services(bots={})) as server:
        server.join(made.id).at_version(8)


@pytest.mark.parametrize("hidden", [False, True])
def test_r2_5_an_empty_hand_passes_by_itself_but_not_with_a_card_face_down(
    database: Path, hidden: bool
) -> None:
    asked: list[float] = []
    at = services(sleep=asleep(asked), new_game=dealt("CCCCCCCCCC 1111111111"))
    with running(database, at) as server:
        _, people = server.sit("ada", "bruno", options={"hidden_cards": hidden}, pace="slow")
        ada = people[0]
        act_in_turn(people, "site:roma", *["play:C", "play:1"] * 10)
        if hidden:
            assert ada.my_turn()["turn"] == 0
            assert ada.legal == ["pass", "reveal"]
            ada.say("thinking")
            assert (ada.version, asked) == (22, []), "who has something to decide is waited for"
        else:
            # Both pass: a tie. Ada, with the most Courtesans, chooses the site with an empty hand.
            ada.until(lambda me: me.view["phase"] == "site")
            assert {"Ada passes.", "Bruno passes."} <= set(ada.lines)


# --- pace --------------------------------------------------------------------------------------


def test_a_delay_depends_on_nothing_but_pace_and_phase() -> None:
    paces: dict[Pace, tuple[float, float]] = {
        "instant": (0.01, 0.01),
        "fast": (0.3, 0.7),
        "normal": (0.9, 1.8),
        "slow": (2, 3.5),
    }
    for pace, (least, most) in paces.items():
        battle = [delay(pace, Phase.BATTLE, random.Random(seed)) for seed in range(50)]
        assert least <= min(battle) <= max(battle) <= most
        assert len(set(battle)) > 40 or pace == "instant"
        hand = [delay(pace, Phase.HAND, random.Random(seed)) for seed in range(50)]
        assert min(hand) >= 0.03
        site = [delay(pace, Phase.SITE, random.Random(seed)) for seed in range(50)]
        assert sum(site) > 2 * sum(battle) or pace == "instant"


@pytest.mark.parametrize("phase", [Phase.BATTLE, Phase.RESCUE, Phase.FAVOR])
def test_people_wait_hardly_longer_for_five_captains_than_for_three(phase: Phase) -> None:
    """Between two turns of one's own; what a delay depends on is public: the seats that may still play."""

    def wait(seats: int) -> float:
        return seats * delay("normal", phase, random.Random(1), seats)

    assert wait(1) < wait(2) < wait(3) < 5
    assert wait(5) == pytest.approx(wait(3))
    assert delay("normal", Phase.SITE, random.Random(1), 5) == delay("normal", Phase.SITE, random.Random(1))


def test_r4_5_no_bot_is_waited_for_longer_than_hides_how_long_it_thinks(database: Path) -> None:
    """A bot that thinks long when it is free to choose, and not when it is forced, is asked alike."""
    asked: list[float] = []
    thinking = threading.Event()

    class Thinker(Passer):
        def decide(self, view: View) -> Decision:
            if view.phase == Phase.HAND and len(view.legal) > 1:
                thinking.wait(10)  # longer than any pause: let go by the test when it has seen enough
            return single_decision(view.legal[-1] if view.phase == Phase.HAND else view.legal[0])

    at = services(sleep=asleep(asked), bots=kinds(thinker=Thinker), new_game=dealt(HANDS))
    with running(database, at) as server:
        made, _ = server.sit(*["bot:thinker"] * 3)
        onlooker = server.join(made.id)
        onlooker.until(lambda me: me.view["battles"] == 1 and me.view["phase"] == "battle")
        thinking.set()
        assert onlooker.view["seats"][1]["hand_size"] == 10, "who still thinks when the time has come keeps"
    assert 3 * QUICK_SECONDS in asked, "time for all three to think, whoever has a choice"


def test_r4_5_a_bot_may_discard_its_hand(database: Path) -> None:
    class Discarder(Passer):
        def decide(self, view: View) -> Decision:
            return single_decision(view.legal[-1] if view.phase == Phase.HAND else view.legal[0])

    # A real server's time to answer, which a busy machine keeps, too.
    at = services(bots=kinds(discarder=Discarder), new_game=dealt(HANDS), sleep=asyncio.sleep)
    with running(database, at) as server:
        made, _ = server.sit(*["bot:discarder"] * 3)
        onlooker = server.join(made.id)
        onlooker.until(lambda me: any("discards the whole hand" in line for line in me.lines))


def test_a_weaker_bot_plays_for_one_that_is_not_ready_and_the_table_says_so_until_it_is(
    database: Path,
) -> None:
    """Nobody waits for compiled code, and nobody is asked about it."""
    played: list[str] = []
    now = [1000.0]

    class Noted(Passer):
        def __init__(self, name: str) -> None:
            self.name = name

        def decide(self, view: View) -> Decision:
            played.append(self.name)
            return super().decide(view)

    weak = partial(Noted, "weak")
    far = BotKind("Far", lambda _seed, _: Noted("far"), slow, compiled=True)
    bots = {**kinds(passer=weak, random=weak), "far": far}
    with compiling() as process:
        at = services(bots=bots, precompilation=process.precompilation, now=lambda: now[0])
        with running(database, at, precompile=True) as server:
            _, (ada,) = server.sit("ada", "bot:far", "bot:far", options={"first_holder": 1})
            ada.until(lambda me: bool(me.legal))
            assert set(played) == {"weak"}
            assert ada.table["stand_ins"] == [{"name": "Wild", "seats": [1, 2], "gone": False, "until": None}]
            now[0] = 1030.0
            process.say("25%")
            ada.until(lambda me: me.table["stand_ins"][0]["until"] == 1120.0)
            process.say("other")
            ada.until(lambda me: me.table["stand_ins"][0]["until"] is None)
            process.say("far")
            ada.until(lambda me: me.table["stand_ins"] == [])
            played.clear()
            while "far" not in played:
                ada.my_turn()
                ada.play(ada.legal[0])
            assert "weak" not in played
            ada.until(lambda me: any(line["fact"]["id"] == "plays-itself" for line in me.log))
            told = [line["fact"] for line in ada.log if "plays-" in line["fact"]["id"]]
            assert (told[0]["id"], told[0]["seat"]) == ("plays-weaker", 1)


def test_a_bot_thinks_of_one_thing_at_a_time(database: Path) -> None:
    """R4.5: nobody waits for what it thinks of its hand, and yet it ends that before it begins to fight."""
    begun, go_on = threading.Event(), threading.Event()
    thinking: list[Phase] = []
    most: list[int] = []

    class Thinker(Passer):
        def decide(self, view: View) -> Decision:
            thinking.append(view.phase)
            most.append(len(thinking))
            if view.phase == Phase.HAND:
                begun.set()
                go_on.wait(10)
            thinking.pop()
            return super().decide(view)

    async def sleep(seconds: float) -> None:
        if seconds == 0.03:  # while all are asked about their hands
            await asyncio.to_thread(begun.wait, 10)

    at = services(sleep=sleep, bots=kinds(thinker=Thinker), new_game=dealt("CCCCCCCCCC 1111111111"))
    with running(database, at, bot_slots=4) as server:
        _, (ada,) = server.sit("ada", "bot:thinker")
        for phase, token in (("site", "site:roma"), ("battle", "pass"), ("hand", "hand:keep")):
            # She holds no Mercenary, and is waited for.
            ada.until(lambda me, phase=phase: bool(me.legal) and me.view["phase"] == phase)  # type: ignore[misc]
            ada.act(token)
        ada.until(lambda me: me.view["battles"] == 1 and me.view["phase"] == "battle")
        ada.say()
        assert (ada.view["turn"], thinking) == (1, [Phase.HAND])
        go_on.set()
        assert ada.my_turn()["turn"] == 0
    assert max(most) == 1


def test_a_bot_takes_the_pause_of_its_table(database: Path) -> None:
    asked: list[float] = []
    with running(database, services(sleep=asleep(asked)), pace="slow") as server:
        made = server.table("bot:random", "bot:random", pace=None)
        server.join(made.id).until(lambda me: me.version >= 4)
    pauses = [seconds for seconds in asked if seconds > 1]
    assert len(pauses) >= 3
    choosing_the_site, *playing = pauses[:3]
    assert 2 * 2.5 <= choosing_the_site <= 3.5 * 2.5
    assert all(2 <= seconds <= 3.5 for seconds in playing)


def test_bots_rest_at_a_table_that_nobody_looks_at(database: Path) -> None:
    with running(database) as server:
        left = server.table("bot:random", "bot:random", options={"points": 100})
        onlooker = server.join(left.id)
        onlooker.at_version(10)
        onlooker.leave()
        # Others play a whole game at the same pace. A match to 100 points takes many times as long.
        other = server.join(server.table("bot:random", "bot:random").id)
        other.until(lambda me: me.version > 4)
        rested = server.get(f"/api/tables/{left.id}").json()["version"]
        other.until(lambda me: me.view["phase"] == "over")
        assert server.get(f"/api/tables/{left.id}").json()["version"] == rested
        again = server.join(left.id)
        again.at_version(rested + 10)


async def test_of_the_tables_that_nobody_needs_only_the_latest_stay_in_memory(store: Store) -> None:
    tables = Tables(store, Settings(), services())
    new = NewTable(seats=[NewSeat(name="One"), NewSeat(name="Other")])
    ids = [(await tables.create(new)).id for _ in range(MAX_UNUSED_TABLES + 3)]
    async with tables.use(ids[0]) as needed:
        for table_id in ids[1:]:
            async with tables.use(table_id) as table, tables.use(table_id) as same:
                assert table is same
        assert len(tables) == MAX_UNUSED_TABLES + 1
        async with tables.use(ids[0]) as same:
            assert same is needed
    await tables.close()


async def test_who_asks_for_no_table_and_does_not_wait_leaves_no_complaint(store: Store) -> None:
    """As a client that hangs up does: what nobody was told is no mistake of the server."""
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what["message"]))
    tables = Tables(store, Settings(), services())

    async def ask() -> None:
        async with tables.use("none"):
            pass

    asking = asyncio.create_task(ask())
    loading = list[asyncio.Task[None]]()
    while not loading:
        await asyncio.sleep(0)
        loading = [one for one in asyncio.all_tasks() if one.get_name().startswith("load")]
    asking.cancel()
    await asyncio.wait([asking, *loading])
    del loading
    gc.collect()
    await tables.close()
    assert complaints == []


class Depth(Parameters, frozen=True):
    """A parameter that no bot of ours has."""

    depth: int


@pytest.mark.parametrize(("name", "budget"), [("thinker", QUICK_SECONDS), ("deep:depth=3", 0.75)])
def test_how_long_a_bot_took_tells_only_how_many_budgets(database: Path, name: str, budget: float) -> None:
    """Nobody can tell from the time of an answer how long the cards made the bot think."""
    clock = [0.0]
    thoughts = iter([budget * share for share in (0.05, 0.65, 0.2, 1.5, 0.95, 0.35)] * 100)
    waiting = threading.Semaphore(0)

    class Thinker(Passer):
        def decide(self, view: View) -> Decision:
            if view.phase != Phase.HAND:  # R4.5 has a time of its own
                assert waiting.acquire(timeout=10)
                clock[0] += next(thoughts)
            return super().decide(view)

    async def sleep(seconds: float) -> None:
        clock[0] += seconds
        if seconds == budget:
            waiting.release()
        await asyncio.sleep(0)

    deep = BotKind("Deep", lambda _seed, _: Thinker(), lambda parameters: parameters.depth * 0.25, Depth)
    bots = {**kinds(thinker=Thinker, passer=Passer), "deep": deep}

    def parse(spec: str) -> tuple[BotKind, Parameters]:
        kind, _, depth = spec.partition(":depth=")
        return bots[kind], Depth(int(depth)) if depth else Parameters()

    opponents = Opponents(bots, LEVELS[:1], "passer", parse, captain="meek")
    at = services(sleep=sleep, monotonic=lambda: clock[0], now=lambda: clock[0], opponents=opponents)
    with running(database, at) as server:
        made = server.table(*[f"bot:{name}"] * 3)
        server.join(made.id).at_version(30)
    acted = query(database, "SELECT entry, at FROM entries ORDER BY number")
    waits = [
        later - earlier
        for (_, earlier), (entry, later) in pairwise(acted)
        if not entry.startswith(("deal:", "hand:"))
    ]
    steps = [wait / budget for wait in waits]
    assert len(steps) >= 10
    assert steps == [pytest.approx(round(number)) for number in steps]


def test_a_time_step_follows_from_the_bot_alone() -> None:
    offered = Opponents()
    assert offered.time_step("master:seconds=2") > 2
    assert offered.time_step("master:playouts=3000") > offered.time_step("master:playouts=60")
    assert (
        offered.time_step("master:worlds=100")
        > offered.time_step("master:worlds=10")
        > offered.time_step("naive")
    )
    for level in ("carmagnola", "gattamelata", "piccinino", "colleoni"):
        assert offered.time_step(level) == QUICK_SECONDS
