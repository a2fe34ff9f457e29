"""Tables that fill before their games: one link and a code, a waiting room, a host, a lobby."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Event
from typing import Any, get_args

import httpx
import pytest

from condottiere.server.messages.room_api import NewRoom, NewRoomSeat, TakeSeat
from condottiere.server.messages.to_browser import ToBrowser
from condottiere.server.network.limits import Rate
from condottiere.server.people.persons import COOKIE
from condottiere.server.rooms.rooms import LOBBY_SECONDS, RoomIndex, Rooms
from condottiere.server.settings import Settings
from condottiere.server.storage import RoomStore, Store, StoredPerson, StoredRoom, StoreError
from condottiere.server.storage.database import Database
from condottiere.server.table.live import LiveTable
from condottiere.server.tables.tables import Tables
from support.clocks import no_time
from support.databases import change, query
from support.people import PATIENCE
from support.running import UNLIMITED, Running, cookie_header, running, services
from support.running import do_in_room as do
from support.told import sentence


def make(browser: httpx.Client, free: int = 3, **more: Any) -> dict[str, str]:
    """An open table of free seats, and of bots if some are given; the maker sits on the first."""
    bots = more.pop("bots", [])
    answer = browser.post("/api/rooms", json={"seats": [*[{}] * free, *bots], "pace": "instant"} | more)
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


def done(browser: httpx.Client, table: str, kind: str, **more: Any) -> None:
    answer = do(browser, table, kind, **more)
    assert answer.status_code == 204, answer.text


def names(room: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in room["seats"]]


def has_seats(count: int) -> Callable[[dict[str, Any]], bool]:
    return lambda room: len(room["seats"]) == count


def test_friends_meet_by_one_link_and_play(server: Running) -> None:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    made = make(host, options={"first_holder": 1})
    assert set(made) == {"id", "code"}, "whoever makes the table gets no key"
    ada = server.join_as(host, made["id"])
    assert (ada.room["seat"], ada.room["host"], ada.room["is_host"]) == (0, 0, True)
    assert ada.room["missing"] == [{"id": "missing-seats", "count": 2}]
    bruno = server.join_as(friend, made["id"])
    assert (bruno.room["seat"], bruno.room["is_host"], bruno.room["onlookers"]) == (None, False, 1)
    done(friend, made["id"], "take", seat=1)
    assert names(ada.in_room(lambda room: names(room)[1] is not None)) == ["Ada", "Bruno", None]
    assert [seat["here"] for seat in ada.room["seats"]] == [True, True, False]
    done(host, made["id"], "bot", seat=2, bot="passer", name="Captain")
    refused = do(host, made["id"], "start")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_ready")
    assert refused.json()["message"] == "The game cannot begin yet: Bruno is not ready."
    done(friend, made["id"], "ready", ready=True)
    ada.in_room(lambda room: room["missing"] == [])
    done(host, made["id"], "start")
    for seat, person in enumerate((ada, bruno)):
        person.next_table()
        assert (person.view["viewer"], person.view["phase"]) == (seat, "site")
        assert [player["name"] for player in person.table["players"]] == ["Ada", "Bruno", "Captain"]
    bruno.act("site:roma")
    assert ada.at_version(2)["site"] == 15
    again = server.join_as(friend, made["id"])
    assert again.view["viewer"] == 1, "the link is the same from the first day to the last"
    assert server.join(made["id"]).view["viewer"] is None
    late = do(friend, made["id"], "leave")
    assert (late.status_code, late.json()["code"]) == (409, "started")
    game = friend.get("/api/me/games").json()
    assert [(one["id"], one["seats"]) for one in game["games"]] == [(made["id"], [1])]
    assert game["waiting"] == []


def test_every_kind_of_message_is_sent_in_a_room_or_at_its_table(server: Running) -> None:
    browser = server.browser("Ada")
    made = make(browser, free=1, bots=[{"bot": "passer", "name": "Captain"}])
    ada = server.join_as(browser, made["id"])
    done(browser, made["id"], "start")
    ada.next_table()
    ada.send(type="say", text="Well met!", to=None)
    ada.send(type="act", version=0, action="play:T")
    ada.until(lambda me: bool(me.chat and me.errors))
    ada.send(type="ping")
    ada.until(lambda me: '"pong"' in me.raw[-1])
    assert {json.loads(text)["type"] for text in ada.raw} == {
        kind.__struct_config__.tag for kind in get_args(ToBrowser)
    }


def test_a_code_is_typed_in_any_case(database: Path) -> None:
    rates = UNLIMITED._replace(codes=Rate(4, 0.1))
    clock = [0.0]
    at = services(sleep=no_time, monotonic=lambda: clock[0])
    with running(database, at, limits=rates) as server:
        made = make(server.browser("Ada"))
        code = made["code"]
        assert len(code) == 6
        for typed in (code, code.lower(), f"{code[:3]} {code[3:]}"):
            assert server.get(f"/api/codes/{typed}").json() == {"id": made["id"]}
        wrong = server.get("/api/codes/nothing")
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_code")
        assert server.get(f"/api/codes/{code}").json()["code"] == "too_fast", "guessing is slow"
        clock[0] += 10.0
        assert server.get(f"/api/codes/{code}").status_code == 200


def test_seats_are_taken_left_and_told_apart(server: Running) -> None:
    host, other, third = server.browser("Ada"), server.browser("Ada"), server.browser("Bruno")
    table = make(host)["id"]
    nobody = do(server.browser(), table, "take", seat=1)
    assert (nobody.status_code, nobody.json()["code"]) == (401, "no_person"), "a name is required"
    done(other, table, "take", seat=1)
    looker = server.join_as(third, table)
    assert names(looker.room) == ["Ada", "Ada (2)", None]
    taken = do(third, table, "take", seat=1)
    assert (taken.status_code, taken.json()["code"]) == (409, "taken")
    done(other, table, "take", seat=2)
    assert names(looker.in_room(lambda room: room["seats"][1]["name"] is None)) == ["Ada", None, "Ada (2)"]
    assert not looker.room["seats"][2]["ready"]
    done(other, table, "take", seat=1, ready=True)
    assert looker.in_room(lambda room: room["seats"][1]["name"] is not None)["seats"][1]["ready"]
    done(other, table, "leave")
    assert names(looker.in_room(lambda room: room["seats"][1]["name"] is None)) == ["Ada", None, None]
    for kind, more in (("leave", {}), ("ready", {"ready": True})):
        assert do(third, table, kind, **more).json()["code"] == "not_your_seat"
    for number in (3, 10**27, -(10**27), 10**300):
        assert do(third, table, "take", seat=number).json()["code"] == "bad_message"
    assert do(third, "nowhere", "take", seat=0).json()["code"] == "no_table"


def test_the_host_adds_seats_and_plays_without_those_that_stay_free(server: Running) -> None:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    made = make(host, options={"first_holder": 2})
    table = made["id"]
    done(friend, table, "take", seat=2, ready=True)
    assert do(friend, table, "add").json()["code"] == "not_host"
    assert do(host, table, "remove", seat=2).json()["code"] == "taken"
    looker = server.join_as(friend, table)
    for seats in (4, 5, 6):
        done(host, table, "add")
        assert len(looker.in_room(has_seats(seats))["seats"]) == seats
    full = do(host, table, "add")
    assert full.json()["message"] == "R1.1: a table has 2 to 6 seats, not 7."
    for seat in (5, 4, 3, 1):
        done(host, table, "remove", seat=seat)
    room = looker.in_room(has_seats(2))
    assert (names(room), room["seat"], room["options"]["first_holder"]) == (["Ada", "Bruno"], 1, 1)
    done(friend, table, "leave")
    assert do(host, table, "remove", seat=1).json()["code"] == "bad_message", "R1.1: nobody plays alone"
    done(friend, table, "take", seat=1, ready=True)
    done(host, table, "start")
    looker.next_table()
    assert (looker.view["viewer"], looker.view["turn"], len(looker.view["seats"])) == (1, 1, 2)
    other = make(host, options={"first_holder": 1})["id"]
    done(host, other, "remove", seat=1)
    assert server.join_as(host, other).room["options"]["first_holder"] is None, "it is drawn"


def test_the_host_arranges_the_table_and_nobody_else(server: Running) -> None:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    table = make(host)["id"]
    done(friend, table, "take", seat=1, ready=True)
    for kind, more in (
        ("swap", {"seat": 0, "other": 1}),
        ("clear", {"seat": 0}),
        ("bot", {"seat": 2, "bot": "passer", "name": "Captain"}),
        ("host", {"seat": 1}),
        ("start", {}),
    ):
        refused = do(friend, table, kind, **more)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_host"), kind
    done(host, table, "swap", seat=0, other=2)
    looker = server.join_as(host, table)
    assert (names(looker.room), looker.room["host"]) == ([None, "Bruno", "Ada"], 2)
    assert [seat["ready"] for seat in looker.room["seats"]] == [False, True, True]
    unknown = do(host, table, "bot", seat=0, bot="deep", name="Deep")
    assert "no bot 'deep'" in unknown.json()["message"]
    done(host, table, "bot", seat=0, bot="wild", name="Wild")
    wild = looker.in_room(lambda room: room["seats"][0]["bot"] == "wild")["seats"][0]
    assert (sentence(wild["label"]), wild["ready"], wild["here"]) == ("Wild, merciless", True, True)
    assert do(host, table, "bot", seat=1, bot="wild", name="Wild").json()["code"] == "taken"
    assert do(host, table, "host", seat=0).json()["code"] == "bad_message"
    assert do(host, table, "clear", seat=1, name="Chiara").json()["code"] == "stale", "it is Bruno's"
    done(host, table, "clear", seat=1, name="Bruno")
    assert names(looker.in_room(lambda room: room["seats"][1]["name"] is None)) == ["Wild", None, "Ada"]


SETTINGS = {
    "options": {},
    "pace": "instant",
    "hints": False,
    "bargaining": True,
    "public": False,
    "clock": None,
}
"""What `make` chooses, as it is sent to change it."""


def test_the_host_changes_the_settings_and_whoever_was_ready_says_so_again(server: Running) -> None:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    table = make(host, bots=[{"bot": "passer", "name": "Captain"}])["id"]
    done(friend, table, "take", seat=1, ready=True)
    done(friend, table, "take", seat=2, guest="Dora")
    assert do(friend, table, "settings", **SETTINGS).json()["code"] == "not_host"
    bruno = server.join_as(friend, table)

    def ready() -> list[bool]:
        return [seat["ready"] for seat in bruno.room["seats"]]

    done(host, table, "settings", **SETTINGS | {"pace": "slow", "public": True})
    bruno.in_room(lambda room: room["public"])
    assert (bruno.room["pace"], ready()) == ("slow", [True] * 4), "the game is no other"
    assert table in [one["id"] for one in friend.get("/api/lobby").json()["tables"]]
    for more in (
        {"options": {"hidden_cards": True}},
        {"options": {"hidden_cards": True, "first_holder": 2}},
        {"clock": {"turn": 60, "reserve": 300}},
        {"bargaining": False},
        {"hints": True},
    ):
        seen = bruno.room["terms"]
        done(host, table, "settings", **SETTINGS | more)
        terms = bruno.in_room(lambda room, seen=seen: room["terms"] != seen)["terms"]  # type: ignore[misc]
        assert ready() == [True, False, False, True], more
        assert do(host, table, "start").json()["code"] == "not_ready"
        late = do(friend, table, "ready", ready=True, terms=seen)
        assert (late.status_code, late.json()["code"]) == (409, "stale"), "it was said of other settings"
        done(friend, table, "ready", ready=True, terms=terms)
        bruno.in_room(lambda room: room["missing"] == [])
    assert (bruno.room["hints"], bruno.room["clock"], bruno.room["options"]["hidden_cards"]) == (
        True,
        None,
        False,
    )
    for wrong in ({"options": {"first_holder": 4}}, {"clock": {"turn": 0, "reserve": 0}}):
        assert do(host, table, "settings", **SETTINGS | wrong).json()["code"] == "bad_message"
    done(friend, table, "leave")
    done(host, table, "settings", **SETTINGS)
    done(friend, table, "take", seat=1, ready=True, terms=bruno.room["terms"])
    bruno.in_room(lambda room: not room["hints"] and names(room)[1] == "Bruno")
    assert not ready()[1], "whoever sat down by then has not seen it"


def test_several_people_play_on_one_device(server: Running) -> None:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    table = make(host, 4, options={"first_holder": 1})["id"]
    assert do(friend, table, "take", seat=1, guest="Dora").json()["code"] == "not_your_seat", "sit down first"
    done(friend, table, "take", seat=3)
    done(host, table, "take", seat=1, guest="Dora")
    assert do(host, table, "take", seat=3, guest="Dora").json()["code"] == "taken"
    done(friend, table, "take", seat=2, guest="Ada")
    ada, bruno = server.join_as(host, table), server.join_as(friend, table)
    assert names(bruno.room) == ["Ada", "Dora", "Ada (2)", "Bruno"]
    assert [seat["guest_of"] for seat in bruno.room["seats"]] == [None, 0, 3, None]
    assert [seat["here"] for seat in bruno.room["seats"]] == [True] * 4
    assert (bruno.room["seat"], bruno.room["own_seats"], bruno.room["onlookers"]) == (3, [2, 3], 0)
    done(friend, table, "ready", ready=True)
    assert all(seat["ready"] for seat in bruno.in_room(lambda room: not room["missing"])["seats"])
    friend.put("/api/me", json={"name": "Count"})
    done(host, table, "start")
    ada.next_table()
    assert [player["name"] for player in ada.table["players"]] == ["Ada", "Dora", "Ada (2)", "Count"]
    assert (ada.view["viewer"], ada.table["own_seats"]) == (0, [0, 1])
    bruno.next_table()
    assert (bruno.view["viewer"], bruno.table["own_seats"]) == (3, [2, 3]), "first the own, then a guest's"
    dora = server.join_as(host, table, seat=1)
    assert dora.view["viewer"] == 1
    dora.act("site:roma")
    assert ada.at_version(2)["site"] == 15
    assert host.get("/api/me/games").json()["games"][0]["seats"] == [0, 1]
    stranger = server.connect(table, additional_headers={"Cookie": cookie_header(friend)})
    stranger.send(type="join", seat=1)
    assert stranger.error()["code"] == "not_your_seat"


def test_guests_leave_with_their_person(server: Running) -> None:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    table = make(host, 4)["id"]
    looker = server.join_as(host, table)

    def sit_down() -> None:
        done(friend, table, "take", seat=1)
        done(friend, table, "take", seat=2, guest="Carla")
        done(friend, table, "take", seat=3, guest="Dora")
        looker.in_room(lambda room: names(room) == ["Ada", "Bruno", "Carla", "Dora"])

    sit_down()
    done(friend, table, "leave", seat=2)
    looker.in_room(lambda room: names(room) == ["Ada", "Bruno", None, "Dora"])
    assert do(friend, table, "leave", seat=0).json()["code"] == "not_your_seat"
    done(friend, table, "leave")
    looker.in_room(lambda room: names(room) == ["Ada", None, None, None])
    sit_down()
    done(host, table, "clear", seat=3)
    looker.in_room(lambda room: names(room) == ["Ada", "Bruno", "Carla", None])
    done(host, table, "clear", seat=1)
    looker.in_room(lambda room: names(room) == ["Ada", None, None, None])


def test_there_is_always_a_host(server: Running) -> None:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    table = make(host)["id"]
    done(friend, table, "take", seat=2)
    looker = server.join_as(friend, table)
    done(host, table, "host", seat=2)
    assert looker.in_room(lambda room: room["is_host"])["host"] == 2
    done(friend, table, "host", seat=0)
    done(host, table, "leave")
    assert looker.in_room(lambda room: room["seats"][0]["name"] is None)["is_host"] is True
    done(host, table, "take", seat=0)
    refused = do(host, table, "start")
    assert (refused.status_code, refused.json()["code"]) == (403, "not_host")


class Looks:
    """The looks of a server at what others have stored: a test can wait for one that finds nothing new."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        look = Database.look_for_changes
        self._quiet = Event()

        async def looked(database: Database) -> bool:
            found = await look(database)
            if not found:
                self._quiet.set()
            return found

        patch.setattr(Database, "look_for_changes", looked)

    def wait_until_quiet(self) -> None:
        self._quiet.clear()
        assert self._quiet.wait(PATIENCE)


@pytest.mark.usefixtures("sqlite_file")
def test_a_host_who_is_away_is_replaced_though_nobody_does_anything(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    at, looks = services(now=lambda: clock[0]), Looks(monkeypatch)
    with running(database, at, host_seconds=30, follow_seconds=0.02) as server:
        host, friend, third = (server.browser(name) for name in ("Ada", "Bruno", "Chiara"))
        table = make(host, 4)["id"]
        done(friend, table, "take", seat=1)
        done(third, table, "take", seat=3)
        ada, chiara = server.join_as(host, table), server.join_as(third, table)
        ada.leave()
        chiara.in_room(lambda room: not room["seats"][0]["here"])
        looks.wait_until_quiet()
        clock[0] += 31.0
        assert chiara.in_room(lambda room: room["is_host"])["host"] == 3, "Bruno sits before her, but is away"
        assert server.join_as(host, table).room["is_host"] is False, "whoever comes back is a guest"


@pytest.mark.usefixtures("sqlite_file")
def test_a_look_that_fails_is_taken_again_though_nobody_does_anything(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, looks, follow, failing = database, Looks(monkeypatch), Tables.follow, Event()

    async def failed(tables: Tables, watched: Mapping[str, LiveTable]) -> None:
        if watched and failing.is_set():
            failing.clear()
            raise StoreError("no connection was free")
        await follow(tables, watched)

    monkeypatch.setattr(Tables, "follow", failed)
    with running(database, follow_seconds=0.02) as one, running(database, follow_seconds=3600) as two:
        host, friend = one.browser("Ada"), one.browser("Bruno")
        table = make(host, 2)["id"]
        ada = one.join_as(host, table)
        done(friend, table, "take", seat=1, ready=True)
        done(host, table, "start")
        ada.next_table()
        looks.wait_until_quiet()
        failing.set()
        # Through the other server, with which nobody is connected: so it stores nothing besides.
        other = two.browser()
        other.cookies = friend.cookies
        assert other.put("/api/me", json={"name": "Count"}).is_success
        ada.until(lambda me: me.table["players"][1]["name"] == "Count")
        assert not failing.is_set()


async def test_a_host_is_replaced_only_when_no_process_knows_of_it(store: Store) -> None:
    clock, hosts = [1000.0], list[str]()
    at, settings = services(now=lambda: clock[0]), Settings(host_seconds=30)
    one, two = (Rooms(store.rooms, settings, at) for _ in range(2))
    people = [StoredPerson(name, name) for name in ("ada", "bruno")]
    room = await one.make(people[0], NewRoom(seats=[NewRoomSeat(), NewRoomSeat()]))
    await two.change(room.id, people[1], TakeSeat(seat=1))

    async def wait(seconds: float) -> None:
        clock[0] += seconds
        for rooms in (one, two):
            await rooms.follow(None)
        found = await one.index.find(room.id)
        assert found is not None
        hosts.append(found.host)

    with two.watch(room, people[1].id):
        with one.watch(room, people[0].id):
            for _ in range(20):
                await wait(5.0)
        await wait(29.0)
        assert set(hosts) == {"ada"}
        await wait(2.0)
        assert hosts[-1] == "bruno"


def test_a_new_name_is_seen_in_the_waiting_room(database: Path) -> None:
    with running(database, follow_seconds=0.02) as server:
        host = server.browser("Ada")
        ada = server.join_as(host, make(host)["id"])
        host.put("/api/me", json={"name": "Countess"})
        assert names(ada.in_room(lambda room: names(room)[0] != "Ada"))[0] == "Countess"


def test_of_two_changes_at_once_none_is_lost(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = RoomIndex.find
    quicker = [
        "UPDATE room_seats SET name = 'Captain', bot = 'passer', ready = true WHERE seat = 2",
        "UPDATE rooms SET version = version + 1",
    ]

    async def find_early(index: RoomIndex, table_id: str) -> StoredRoom | None:
        room = await find(index, table_id)
        while quicker:
            change(database, quicker.pop(0))
        return room

    with running(database) as server:
        host, friend = server.browser("Ada"), server.browser("Bruno")
        table = make(host)["id"]
        monkeypatch.setattr(RoomIndex, "find", find_early)
        done(friend, table, "take", seat=1)
        assert names(server.join_as(host, table).room) == ["Ada", "Bruno", "Captain"]


@pytest.mark.usefixtures("any_database")
def test_one_host_does_not_fill_the_lobby(database: Path) -> None:
    clock = [1000.0]
    at = services(now=lambda: clock[0])
    with running(database, at) as server:
        ada, bruno = server.browser("Ada"), server.browser("Bruno")
        made = []
        for host in (bruno, ada, ada, ada):
            clock[0] += 1.0
            made.append(make(host, 2, public=True)["id"])
        listed = server.get("/api/lobby").json()["tables"]
        assert [one["id"] for one in listed] == [made[3], made[2], made[0]], "the latest two of Ada"


@pytest.mark.parametrize(
    ("crowd", "other"),
    [
        (["192.0.2.7"] * 25, "192.0.2.8"),
        ([f"2001:db8:1:{number:x}::7" for number in range(25)], "2001:db8:2::7"),
    ],
)
def test_the_people_of_one_address_do_not_fill_the_lobby(
    crowd: list[str], other: str, database: Path
) -> None:
    """25 people, two rooms each, after somebody else has made one."""
    with running(database) as server:

        def make(address: str) -> str:
            browser = server.browser("Ada")
            body = {"seats": [{}, {}], "public": True}
            made = [
                browser.post("/api/rooms", json=body, headers={"X-Forwarded-For": address}) for _ in range(2)
            ]
            return str(made[-1].json()["id"])

        honest, *_, last = [make(address) for address in (other, *crowd)]
        assert [one["id"] for one in server.get("/api/lobby").json()["tables"]] == [last, honest]


def test_public_tables_are_in_the_lobby_until_they_start_or_expire(database: Path) -> None:
    clock = [1000.0]
    at = services(now=lambda: clock[0])
    with running(database, at, room_seconds=60, follow_seconds=0.02) as server:
        host = server.browser("Ada")
        private = make(host)
        public = make(host, 2, public=True, options={"points": 20})
        clock[0] += 1.0
        begun = make(host, 1, bots=[{"bot": "passer", "name": "Captain"}], public=True)
        listed = server.get("/api/lobby").json()["tables"]
        assert [one["id"] for one in listed] == [begun["id"], public["id"]]
        assert (listed[1]["names"], listed[1]["options"]["points"]) == (["Ada", None], 20)
        assert {one["id"] for one in host.get("/api/me/games").json()["waiting"]} == {
            private["id"], public["id"], begun["id"],
        }  # fmt: skip
        done(host, begun["id"], "start")
        assert [one["id"] for one in server.get("/api/lobby").json()["tables"]] == [public["id"]]
        looker = server.join_as(host, public["id"])
        clock[0] += 61.0
        assert server.get("/api/lobby").json() == {"tables": []}
        assert looker.error()["code"] == "no_table"
        assert looker.closed() == 1008
        assert do(host, public["id"], "leave").json()["code"] == "no_table"
        assert host.get("/api/me/games").json()["waiting"] == []
        assert server.get(f"/api/codes/{public['code']}").status_code == 403
        assert server.join_as(host, begun["id"]).view["viewer"] == 0, "a game that has begun stays"


def test_the_lobby_is_read_once_for_all_who_look_until_a_room_changes(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, clock, find = list[float](), [1000.0], RoomStore.find_public

    async def note(store: RoomStore, since: float, limit: int, of_host: int) -> Sequence[str]:
        reads.append(since)
        return await find(store, since, limit, of_host)

    monkeypatch.setattr(RoomStore, "find_public", note)
    with running(database, services(now=lambda: clock[0])) as server:
        room = make(server.browser("Ada"), public=True)
        seen = [server.get("/api/lobby").json()["tables"] for _ in range(20)]
        assert (len(reads), {one[0]["id"] for one in seen}) == (1, {room["id"]})
        done(server.browser("Bea"), room["id"], "take", seat=1)
        assert server.get("/api/lobby").json()["tables"][0]["names"][:2] == ["Ada", "Bea"]
        assert len(reads) == 2
        clock[0] += LOBBY_SECONDS  # another process may have changed a room
        server.get("/api/lobby")
        assert len(reads) == 3


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"seats": [{}]}, "R1.1"),
        ({"seats": [{}] * 7}, "R1.1"),
        ({"seats": [{}] * 2, "options": {"points": 0}}, "R13.1"),
        ({"seats": [{"bot": "passer", "name": "P"}] * 2}, "a free seat"),
        ({"seats": [{}, {"bot": "deep", "name": "P"}]}, "no bot 'deep'"),
        ({"seats": [{}, {"bot": "passer"}]}, "Seat 1 needs a name"),
    ],
)
def test_an_open_table_that_cannot_be(server: Running, body: object, says: str) -> None:
    answer = server.browser("Ada").post("/api/rooms", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert says in answer.json()["message"]


def test_a_table_that_waits_has_no_game_yet(server: Running) -> None:
    browser = server.browser("Ada")
    table = make(browser)["id"]
    for path in ("", "/record"):
        answer = server.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "waiting")
    ada = server.join_as(browser, table)
    ada.act("pass", version=1)
    assert ada.error()["code"] == "waiting"
    assert ada.closed() == 1008


def test_what_is_said_before_the_game_is_for_those_who_sit_there(database: Path) -> None:
    much = Rate(1_000_000, 1_000_000.0)
    limits = UNLIMITED._replace(chat=Rate(55, 0.0001), client_chat=much, all_chat=much)
    with running(database, limits=limits) as server:
        host, friend, stranger = server.browser("Ada"), server.browser("Bruno"), server.browser("Carla")
        table = make(host, 3, public=True)["id"]
        done(friend, table, "take", seat=1, ready=True)
        ada, carla = server.join_as(host, table), server.join_as(stranger, table)
        ada.in_room(lambda room: room["onlookers"] == 1)
        done(host, table, "say", text=" who  comes? ")
        done(friend, table, "say", text="ciao")
        said = ada.in_room(lambda room: len(room["chat"]) == 2)["chat"]
        assert [(line["seat"], line["name"], line["text"]) for line in said] == [
            (0, None, "who comes?"),
            (1, None, "ciao"),
        ]
        assert do(stranger, table, "say", text="buy!").json()["code"] == "not_your_seat"
        assert do(friend, table, "say", text=" ").status_code == 400
        assert do(friend, table, "say", text="x" * 501).status_code == 413
        heard = len(carla.raw)
        done(friend, table, "take", seat=2, ready=True)
        carla.in_room(lambda room: room["seats"][2]["name"] == "Bruno")
        assert len(carla.raw) == heard + 1, "nothing came while others talked"
        assert "ciao" not in carla.told
        done(stranger, table, "take", seat=1)
        told = carla.in_room(lambda room: room["seat"] == 1)["chat"]
        assert [line["seat"] for line in told] == [0, 2], "people keep their lines when they move"

        # It is bounded in lines and bytes, and by the limits of the chat at tables.
        for number in range(52):
            done(friend, table, "say", text=f"{number}")
        assert do(friend, table, "say", text="too much").json()["code"] == "too_fast"
        kept = ada.in_room(lambda room: room["chat"][-1]["text"] == "51")["chat"]
        assert [line["text"] for line in kept] == [str(number) for number in range(2, 52)]
        for _ in range(11):
            done(host, table, "say", text="è" * 500)
        kept = ada.in_room(lambda room: len(room["chat"]) == 10)["chat"]
        assert {line["text"] for line in kept} == {"è" * 500}

        # What somebody has said stays when they leave, and goes when the host removes them.
        done(host, table, "clear", seat=2)
        done(friend, table, "take", seat=2, ready=True)
        done(stranger, table, "say", text="Ada?")
        for _ in range(2):
            done(host, table, "leave")
            told = carla.in_room(lambda room: room["seats"][0]["name"] is None)["chat"]
            assert {line["text"] for line in told} == {"è" * 500, "Ada?", None}
            assert {(line["seat"], line["name"]) for line in told if line["text"] != "Ada?"} == {
                (None, "Ada")
            }
            assert [line["text"] for line in told].count(None) == 1
            done(host, table, "take", seat=0)
            told = carla.in_room(lambda room: room["seats"][0]["name"] == "Ada")["chat"]
            assert {line["seat"] for line in told if line["text"] and "è" in line["text"]} == {0}
        done(stranger, table, "clear", seat=0)
        told = carla.in_room(lambda room: room["seats"][0]["name"] is None)["chat"]
        assert {line["text"] for line in told} == {"Ada?", None}
        done(host, table, "take", seat=0, ready=True)
        carla.in_room(lambda room: room["is_host"] and room["seats"][0]["ready"])
        done(stranger, table, "start")
        carla.until(lambda me: bool(me.table))
        assert carla.chat == []
    assert query(database, "SELECT said FROM rooms") == [("[]",)]


def test_nobody_is_told_a_secret_or_who_somebody_is(database: Path) -> None:
    with running(database) as server:
        host, friend, stranger = server.browser("Ada"), server.browser("Bruno"), server.browser("Carla")
        everybody = (host, friend, stranger)
        keyed = server.table("ada", "bruno")
        for browser, key in zip(everybody, keyed.keys, strict=False):
            browser.post(f"/api/tables/{keyed.id}/claim", json={"key": key})
        private, public = make(host, 2), make(host, 2, public=True)
        for made in (private, public):
            done(friend, made["id"], "take", seat=1, ready=True)
        tables = (keyed.id, private["id"], public["id"])
        people = [server.join_as(one, table) for table in tables for one in everybody]
        lobby = stranger.get("/api/lobby").text
        told = [browser.get(path).text for path in ("/api/me/games", "/api/me") for browser in everybody]
        assert private["id"] not in lobby + told[2], "without its link or code it is not to be found"
        assert private["code"] not in lobby + told[2]
        for made in (private, public):
            done(host, made["id"], "start")
        for person in people:
            person.until(lambda me: bool(me.table))
        told += [lobby, *(server.get(f"/api/tables/{table}").text for table in tables)]
        told += [person.told for person in people]
        assert [sum(person.view["hand"]) for person in people[2::3]] == [0] * 3, "a stranger holds nothing"
        secrets = [*keyed.keys, *(browser.cookies[COOKIE] for browser in everybody)]
    selects = ("SELECT key_digest FROM seats", "SELECT digest FROM devices", "SELECT id FROM persons")
    secrets += [found for select in selects for (found,) in query(database, select) if found]
    assert len(secrets) == 2 + 3 + 2 + 3 + 3, "an open table has no keys"
    for secret in secrets:
        assert str(secret) not in "\n".join(told)


def test_a_seat_of_an_open_table_gets_a_key_for_its_person_alone(server: Running) -> None:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    table = make(host, 2)["id"]
    done(friend, table, "take", seat=1, ready=True)
    done(host, table, "start")
    assert host.post(f"/api/tables/{table}/renew", json={"seat": 1}).json()["code"] == "not_your_seat"
    key = friend.post(f"/api/tables/{table}/renew", json={}).json()["key"]
    assert server.join(table, key).view["viewer"] == 1


def test_a_room_that_has_lost_its_shuffle_is_damaged(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with running(database) as server:
        made = make(server.browser("Ada"))
    change(database, "DELETE FROM shuffles")
    with running(database) as server:
        assert server.connect(made["id"]).error()["code"] == "storage"
