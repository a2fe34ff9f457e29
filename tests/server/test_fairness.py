"""Shuffles that can be verified, from the commitment before a table to the secret after its game."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from condottiere.record.fairness.board import Board, Tokens
from condottiere.record.fairness.notation import SeatFilled
from condottiere.record.fairness.setup import setup_digest
from condottiere.record.fairness.state import next_hash
from condottiere.record.fairness.verdict import judge
from condottiere.record.fairness.verification import verified_game
from condottiere.record.file import Record, load
from condottiere.record.game import Game
from condottiere.record.review import playback
from condottiere.rules import Options
from condottiere.server.network.limits import Rate
from condottiere.server.rooms.starting import GATHER_SECONDS, LOOK_SECONDS, VOID_SECONDS, WAIT_SECONDS
from support.clocks import FakeClock, for_ever, hurried
from support.databases import change, query
from support.entropy import Browser
from support.people import Person, play_on
from support.running import UNLIMITED, Made, Running, do_in_room, running, services

ADA, BRUNO = Browser("3d" * 32), Browser("4e" * 32)


def fair(**more: Any) -> Any:
    """Services that deal as a real server does."""
    return services(new_game=Game.begin, **{"sleep": hurried} | more)


def shuffle(server: Running) -> dict[str, str]:
    answer = server.request("POST", "/api/shuffles")
    assert answer.status_code == 201
    made: dict[str, str] = answer.json()
    return made


def entropy(browser: Browser, commitment: str) -> dict[str, str]:
    return {"shuffle": commitment, "chain": browser.first, "reveal": browser.links[1]}


def secret(database: Path, table: str) -> str:
    [(found,)] = query(database, f"SELECT secret FROM shuffles WHERE game = '{table}'")
    return str(found)


def fairness(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.table["fairness"]
    return found


def play_to_the_end(*people: Person) -> None:
    """Play a few rounds; then all agree on the end."""
    first, rng = people[0], random.Random(1)
    play_on(*people, until=lambda me: fairness(me)["deal"] > 3 or me.view["phase"] == "over", rng=rng)
    if first.view["phase"] != "over":
        first.propose("end")
    for other in people[1:]:
        other.until(lambda me: bool(me.table["agreements"]["proposals"]) or me.view["phase"] == "over")
        other.respond("end")
    for person in people:
        person.until(lambda me: me.table["agreements"]["closed"] is not None or me.view["phase"] == "over")


def complaints(server: Running, table: str) -> list[str]:
    record = load(server.get(f"/api/tables/{table}/record").text)
    return [finding.text for finding in judge(record, None).reasons if finding.holds is False]


def held(told: dict[str, Any], seat: int, version: int) -> list[int]:
    """The hand of a seat at a version of the table, as the server tells it at the end."""
    hand: list[int] = [one["cards"] for one in told["hands"][seat] if one["version"] <= version][-1]
    return hand


def check_what_was_shown(person: Person, record: Record) -> None:
    """What a browser notes of every table that it was shown is what the record says."""
    game = verified_game(record)
    assert game is not None
    shown = [table for table in map(json.loads, person.raw) if table["type"] == "table"]
    assert len(shown) > 10
    for table in shown:
        view, version = table["view"], table["version"]
        hands, lines = ([seat[what] for seat in view["seats"]] for what in ("hand_size", "line"))
        tokens = Tokens(view["holder"], view["favor"], tuple(view["owners"]))
        board = Board(tokens, view["pile"], view["discards"], hands, lines)
        assert board.text == game.history.board(version).text
        assert view["hand"] == game.history.hand(view["viewer"], version)


def test_a_game_is_verified_with_the_entropy_that_its_browsers_gave(database: Path) -> None:
    with running(database, fair()) as server:
        made = shuffle(server)
        # No bot: it might act, and cards be dealt, at any time.
        table = server.table("ada", "bruno", "chiara", **entropy(ADA, made["commitment"]))
        assert table.id == made["table"], "what the cards depend on was fixed before the entropy was known"
        ada, bruno, chiara = (server.join(table.id, key) for key in table.keys)
        names = ("Ada", "Bruno", "Chiara")
        seated = [SeatFilled(seat, name) for seat, name in enumerate(names)]
        assert fairness(ada) == {
            "commitment": made["commitment"],
            "rules": 1,
            "seats": [{"name": name, "bot": None, "guest_of": None} for name in names],
            "setup": setup_digest(table.id, 1, Options(seats=3), seated),
            "deal": 2,
            "chains": [ADA.first, None, None],
            "counts_from": [1, None, None],
            "revealed": [False, False, False],
            "gave": [True, False, False],
            "pile": None,
        }
        version = ada.version
        ada.send(type="reveal", deal=2, reveal=ADA.links[2])
        bruno.send(type="chain", chain=BRUNO.first)
        bruno.until(lambda me: fairness(me)["counts_from"] == [1, 3, None])
        assert fairness(bruno)["revealed"] == [True, False, False]
        assert bruno.version == version, "a choice stays what it was"
        early = server.get(f"/api/tables/{table.id}/fairness")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        play_to_the_end(ada, bruno, chiara)
        told = server.get(f"/api/tables/{table.id}/fairness").json()
        assert next_hash(told["secret"]) == told["commitment"] == made["commitment"]
        assert told["secret"] == secret(database, table.id)
        assert told["entries"][:7] == [
            f"shuffle:{made['commitment']}",
            *(f"seat:{seat} person {name}" for seat, name in enumerate(names)),
            f"setup:1:{fairness(ada)['setup']}",
            f"chain:0:{ADA.first}",
            f"reveal:0:1:{ADA.links[1]}",
        ]
        assert (told["table"], told["options"]["seats"], told["options"]["first_holder"]) == (
            table.id,
            3,
            None,
        )
        assert sum(told["piles"][0]) == 110
        assert len(told["versions"]) == sum(entry.startswith("deal:") for entry in told["entries"])
        record = load(server.get(f"/api/tables/{table.id}/record").text)
        for person in (ada, bruno, chiara):
            assert sum(held(told, person.view["viewer"], told["versions"][0])) == 10
            check_what_was_shown(person, record)
        assert complaints(server, table.id) == []
        deal = judge(record, None).deals[0].text
        assert deal == "Deal 1: 30 cards, as they follow from the secret and the random numbers of Ada."
        assert told["secret"] not in "".join(ada.raw + bruno.raw), "it is asked for, and not sent about"


def test_what_shuffles_follow_from_is_worked_out_once(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes a replay, for anybody who asks: by the threads and the rate of reviews."""
    worked = []

    def counted(record: Record) -> Any:
        worked.append(record)
        return verified_game(record)

    monkeypatch.setattr(playback, "verified_game", counted)
    rates = UNLIMITED._replace(joins=Rate(6, 0.001))
    with running(database, fair(), limits=rates) as server:
        table = server.table("ada", "bot:random")
        play_to_the_end(server.join(table.id, table.keys[0]))
        answers = [server.get(f"/api/tables/{table.id}/fairness") for _ in range(6)]
        assert len({answer.content for answer in answers if answer.status_code == 200}) == 1
        assert len(worked) == 1
        assert answers[-1].json()["code"] == "too_fast"


def test_a_game_goes_on_by_the_same_shuffle_after_a_restart(database: Path) -> None:
    with running(database, fair()) as server:
        table = server.table("ada", "bot:random", options={"draw_after_battle": True})
        ada = server.join(table.id, table.keys[0])
        play_on(ada, until=lambda me: me.view["battles"] > 0, rng=random.Random(2))
    with running(database, fair()) as server:
        play_to_the_end(server.join(table.id, table.keys[0]))
        assert complaints(server, table.id) == []
    change(database, "UPDATE games SET rules_version = 0")
    with running(database, fair()) as server:
        record = server.get(f"/api/tables/{table.id}/record").text
        assert "\nrules 0\n" in record, "the rules are those that it began by, not those of today"


@pytest.mark.usefixtures("any_database")
def test_what_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeClock()
    with running(database, fair(now=clock), room_seconds=60.0) as server:
        made = shuffle(server)
        seats = [{"name": "Ada"}, {"name": "Meek", "bot": "passer"}]
        bots = [{"name": "Meek", "bot": "passer"}, {"name": "Wild", "bot": "random"}]
        good = entropy(ADA, made["commitment"])
        for body, why in (
            ({"seats": seats, "shuffle": made["commitment"], "chain": ADA.first}, "give all"),
            ({"seats": seats, "chain": ADA.first, "reveal": ADA.links[1]}, "give all"),
            ({"seats": bots, **good}, "needs a seat"),
            ({"seats": seats, **good, "reveal": "X" * 64}, "64 digits"),
            ({"seats": seats, **good, "reveal": ADA.links[2]}, "does not belong to the chain"),
            ({"seats": seats, **good, "shuffle": "7" * 64}, "no such shuffle"),
            ({"seats": seats, **good, "shuffle": "\0"}, "no such shuffle"),
        ):
            refused = server.post(body)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")
            assert why in refused.json()["message"]
        with monkeypatch.context() as newer:
            newer.setattr("condottiere.server.storage.stores.shuffles.RULES_VERSION", 2)
            says = server.post({"seats": seats, **good}).json()["message"]
            assert "no such shuffle" in says, "it was promised with other rules"
        table = server.post({"seats": seats, **good}).json()
        for other in ({"seats": seats[::-1], **good}, {"seats": seats, **entropy(BRUNO, made["commitment"])}):
            assert "a table has it already" in server.post(other).json()["message"]
        again = server.post({"seats": seats, **good}).json()
        assert again["id"] == table["id"], "whose answer was lost asks again for the same cards"
        ada = server.join(again["id"], again["keys"][0])
        late = server.connect(table["id"])
        late.send(type="join", key=table["keys"][0])
        assert late.error()["code"] == "wrong_key"
        play_on(ada, until=lambda me: me.version > 2, rng=random.Random(1))
        assert "a table has it already" in server.post({"seats": seats, **good}).json()["message"]
        old = shuffle(server)
        clock.forward(61.0)
        assert "no such shuffle" in server.post({"seats": seats, **good, "shuffle": old["commitment"]}).text


def test_entropy_is_checked_at_the_table(database: Path) -> None:
    with running(database, fair()) as server:
        made = shuffle(server)
        table, (ada, bruno) = server.sit("ada", "bruno", **entropy(ADA, made["commitment"]))
        looker = server.join(table.id)
        looker.send(type="chain", chain=ADA.first)
        assert looker.error()["code"] == "spectator"
        bruno.send(type="chain", chain="no digits")
        assert bruno.error()["code"] == "entropy"
        bruno.send(type="reveal", deal=2, reveal=BRUNO.links[2])
        assert "Announce a chain" in bruno.error()["message"]
        # A browser that comes back now is told of a new chain only, and would think the entropy invented.
        ada.send(type="reveal", deal=2, reveal=ADA.links[2])
        ada.send(type="chain", chain=BRUNO.first)
        assert "of the chain that you have" in ada.error()["message"]
        assert fairness(ada)["chains"] == [ADA.first, None]


# --- waiting rooms ------------------------------------------------------------------------------


def room_of_two(server: Running, **more: Any) -> tuple[httpx.Client, httpx.Client, str, Person, Person]:
    host, friend = server.browser("Ada"), server.browser("Bruno")
    made = host.post("/api/rooms", json={"seats": [{}, {}], "pace": "instant"} | more).json()["id"]
    assert do_in_room(friend, made, "take", seat=1, ready=True).status_code == 204
    return host, friend, made, server.join_as(host, made), server.join_as(friend, made)


def test_a_start_waits_for_the_entropy_of_all_who_have_announced_a_chain(database: Path) -> None:
    """However long that takes, here: and what comes in is part of the first deal."""

    async def sleep(seconds: float) -> None:
        await (for_ever(seconds) if seconds == WAIT_SECONDS else hurried(seconds))

    at = fair(sleep=sleep, now=FakeClock())
    with running(database, at) as server, ThreadPoolExecutor(1) as others:
        host, friend, table, ada, bruno = room_of_two(server)
        commitment = ada.room["commitment"]
        assert do_in_room(friend, table, "reveal", reveal=BRUNO.links[1]).json()["code"] == "stale", "not yet"
        assert do_in_room(host, table, "chain", chain=ADA.first).status_code == 204
        assert do_in_room(friend, table, "chain", chain=BRUNO.first).status_code == 204
        ada.in_room(lambda room: [seat["chain"] for seat in room["seats"]] == [ADA.first, BRUNO.first])
        assert not ada.room["starting"]
        settings = {"pace": "instant", "hints": False, "bargaining": False, "public": False, "clock": None}
        bigger = {**settings, "options": {"bigger_kingdoms": True}}
        assert do_in_room(host, table, "settings", **bigger).status_code == 204, "no entropy is known yet"
        assert do_in_room(friend, table, "ready", ready=True).status_code == 204
        starting = others.submit(do_in_room, host, table, "start")
        bruno.in_room(lambda room: room["starting"])
        swapped: dict[str, Any] = {"seat": 0, "other": 1}
        other = {**settings, "options": {}}
        for browser, kind, more in (
            (friend, "leave", {}),
            (host, "start", {}),
            (host, "swap", swapped),
            (host, "settings", other),
        ):
            late = do_in_room(browser, table, kind, **more)
            assert (late.status_code, late.json()["code"]) == (409, "stale"), kind
        wrong = do_in_room(friend, table, "reveal", reveal=BRUNO.links[2])
        assert (wrong.status_code, wrong.json()["code"]) == (400, "illegal")
        assert do_in_room(friend, table, "reveal", reveal=BRUNO.links[1]).status_code == 204
        assert do_in_room(host, table, "reveal", reveal=ADA.links[1]).status_code == 204
        assert starting.result(60).status_code == 204
        for person in (ada, bruno):
            person.next_table()
            assert fairness(person)["commitment"] == commitment, "it was told before anybody's entropy"
        play_to_the_end(ada, bruno)
        record = load(server.get(f"/api/tables/{table}/record").text)
        assert record.options.bigger_kingdoms, "as it was when the game began to start"
        deal = judge(record, None).deals[0].text
        assert (
            deal
            == "Deal 1: 20 cards, as they follow from the secret and the random numbers of Ada and Bruno."
        )
        assert complaints(server, table) == []


def test_a_start_waits_for_those_who_are_connected_to_another_process(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes share a database, and nobody of the room is connected to the one that starts it.

    That one is newer, and has other rules.
    """
    clock = FakeClock()

    async def sleep(seconds: float) -> None:
        await (for_ever(seconds) if seconds == WAIT_SECONDS else hurried(seconds))

    with (
        running(database, fair(sleep=sleep, now=clock), follow_seconds=0.02) as here,
        running(database, fair(now=clock), follow_seconds=0.02) as there,
        ThreadPoolExecutor(1) as others,
    ):
        host, friend, table, ada, bruno = room_of_two(there)
        do_in_room(host, table, "chain", chain=ADA.first)
        do_in_room(friend, table, "chain", chain=BRUNO.first)
        starter = here.browser()
        starter.cookies = host.cookies
        monkeypatch.setattr("condottiere.server.rooms.starting.RULES_VERSION", 2)
        starting = others.submit(do_in_room, starter, table, "start")
        for person, browser, entropy in ((ada, host, ADA), (bruno, friend, BRUNO)):
            assert person.room["rules"] == 1
            person.in_room(lambda room: room["starting"])
            assert person.room["rules"] == 2, "they are told by which rules the game begins"
            assert do_in_room(browser, table, "reveal", reveal=entropy.links[1]).status_code == 204
        assert starting.result(60).status_code == 204
        for person in (ada, bruno):
            person.next_table()
            assert fairness(person)["gave"] == [True, True]


def test_a_start_is_made_however_long_its_process_took(database: Path) -> None:
    clock = FakeClock()

    async def sleep(seconds: float) -> None:
        if seconds == LOOK_SECONDS:
            clock.forward(VOID_SECONDS)  # as on a machine that stood still
        await hurried(seconds)

    with running(database, fair(sleep=sleep, now=clock)) as server:
        host, _, table, ada, _ = room_of_two(server)
        do_in_room(host, table, "chain", chain=ADA.first)
        assert do_in_room(host, table, "start").status_code == 204
        ada.next_table()


def test_a_start_does_not_wait_for_long_and_nobody_breaks_it(database: Path) -> None:
    with running(database, fair()) as server:
        host, friend, table, ada, _ = room_of_two(server)
        do_in_room(host, table, "chain", chain=ADA.first)
        copied = do_in_room(friend, table, "chain", chain=ADA.first)
        assert (copied.status_code, copied.json()["code"]) == (400, "illegal")
        assert "Another seat has announced this chain" in copied.json()["message"]
        assert do_in_room(host, table, "start").status_code == 204
        ada.next_table()
        assert fairness(ada)["chains"] == [ADA.first, None], "it counts for deals to come"


def test_whoever_takes_another_seat_keeps_the_chain(database: Path) -> None:
    with running(database, fair()) as server:
        host, friend, table, ada, _ = room_of_two(server)
        do_in_room(friend, table, "chain", chain=BRUNO.first)
        do_in_room(host, table, "add")
        do_in_room(friend, table, "take", seat=2)
        do_in_room(host, table, "swap", seat=0, other=2)
        ada.in_room(lambda room: [seat["chain"] for seat in room["seats"]] == [BRUNO.first, None, None])


def test_a_start_that_nobody_ends_is_void_and_so_is_what_it_has_revealed(database: Path) -> None:
    clock = FakeClock()
    with running(database, fair(now=clock)) as server:
        host, friend, table, ada, _ = room_of_two(server)
        do_in_room(host, table, "chain", chain=ADA.first)
        do_in_room(friend, table, "chain", chain=BRUNO.first)
        change(database, f"UPDATE rooms SET starting = {clock()}")  # as a process that is killed leaves it
        change(database, f"UPDATE room_seats SET reveal = '{BRUNO.links[1]}' WHERE seat = 1")
        assert do_in_room(friend, table, "leave").json()["code"] == "stale"
        clock.forward(VOID_SECONDS)
        assert do_in_room(host, table, "ready", ready=True).status_code == 204
        ada.in_room(lambda room: [seat["chain"] for seat in room["seats"]] == [ADA.first, None])
        assert not ada.room["starting"]


# --- rematches ----------------------------------------------------------------------------------


def finished(server: Running, **more: Any) -> tuple[Made, httpx.Client, Person, Person]:
    """A finished table of two: Ada has the key of her seat, and the other seat is claimed by a person."""
    made = server.table("ada", "bruno", options={"first_holder": 0}, **more)
    browser = server.browser("Bruno", made, 1)
    ada, bruno = server.join(made.id, made.keys[0]), server.join_as(browser, made.id)
    ada.send(type="resign")
    for person in (ada, bruno):
        person.until(lambda me: me.table["agreements"]["closed"] is not None)
    return made, browser, ada, bruno


def contribute(server: Running, table: str, key: str | None, kind: str, value: str) -> httpx.Response:
    return server.post({"action": {"type": kind, kind: value}, "key": key}, f"/{table}/room")


def test_a_rematch_begins_with_the_entropy_of_all_who_are_there(database: Path) -> None:
    async def sleep(seconds: float) -> None:
        await (for_ever(seconds) if seconds in (GATHER_SECONDS, WAIT_SECONDS) else hurried(seconds))

    at = fair(sleep=sleep, now=FakeClock())
    with running(database, at) as server, ThreadPoolExecutor(1) as others:
        made, browser, ada, bruno = finished(server)
        bruno.leave()  # as somebody does who loses the connection
        ada.until(lambda me: not me.table["players"][1]["online"])
        asking = others.submit(server.post, {"key": made.keys[0], "rotate": True}, f"/{made.id}/rematch")
        table = ada.until(lambda me: me.table["rematch"] is not None).table["rematch"]["id"]
        assert ada.table["rematch"] == {"id": table, "by": 0, "rotated": True, "begun": False}
        again = server.connect(table)
        again.send(type="join", key=made.keys[0])
        other = server.join_as(browser, table)
        assert (again.in_room()["seat"], other.in_room()["seat"]) == (1, 0)
        assert [seat["name"] for seat in again.room["seats"]] == ["Bruno", "Ada"]
        assert contribute(server, table, made.keys[0], "chain", ADA.first).status_code == 204
        assert contribute(server, table, "guessed", "chain", ADA.first).json()["code"] == "not_your_seat"
        assert do_in_room(browser, table, "leave").json()["code"] == "stale", "who sits where is as it was"
        assert do_in_room(browser, table, "chain", chain=BRUNO.first).status_code == 204
        again.in_room(lambda room: room["starting"])
        browser.put("/api/me", json={"name": "Countess"})
        assert contribute(server, table, made.keys[0], "reveal", ADA.links[1]).status_code == 204
        assert do_in_room(browser, table, "reveal", reveal=BRUNO.links[1]).status_code == 204
        answer = asking.result(60)
        assert (answer.status_code, answer.json()["begun"]) == (201, True)
        for person in (again, other):
            person.next_table()
            assert fairness(person)["gave"] == [True, True]
            assert fairness(person)["commitment"] == again.room["commitment"]
        ada.until(lambda me: bool(me.table["rematch"]["begun"]))
        assert [seat["name"] for seat in fairness(again)["seats"]] == ["Bruno", "Ada"], "as the game began"
        play_to_the_end(again, other)
        assert complaints(server, table) == []


def test_a_rematch_waits_for_nobody_who_has_gone_and_not_for_long(database: Path) -> None:
    clock = FakeClock()
    with running(database, fair(now=clock)) as server:
        made, _, ada, bruno = finished(server)
        bruno.leave()
        ada.until(lambda me: not me.table["players"][1]["online"])
        clock.forward(GATHER_SECONDS)
        answer = server.post({"key": made.keys[0]}, f"/{made.id}/rematch")
        assert answer.json()["begun"]
        assert fairness(server.join(answer.json()["id"], made.keys[0]))["gave"] == [False, False]


def test_a_rematch_that_its_process_has_not_begun_is_begun_by_whoever_asks_again(database: Path) -> None:
    clock, released = FakeClock(), Event()

    async def sleep(seconds: float) -> None:
        while seconds == GATHER_SECONDS and not released.is_set():
            await hurried(0.1)
        await hurried(0.1)

    with (
        running(database, fair(sleep=sleep, now=clock), follow_seconds=0.02) as stuck,
        running(database, fair(now=clock), follow_seconds=0.02) as other,
        ThreadPoolExecutor(1) as others,
    ):
        made, _, ada, _ = finished(stuck)
        asking = others.submit(stuck.post, {"key": made.keys[0]}, f"/{made.id}/rematch")
        table = ada.until(lambda me: me.table["rematch"] is not None).table["rematch"]["id"]
        early = other.post({"key": made.keys[0]}, f"/{made.id}/rematch").json()
        assert (early["id"], early["begun"]) == (table, False), "one rematch, which is about to begin"
        clock.forward(GATHER_SECONDS + VOID_SECONDS)
        begun = other.post({"key": made.keys[0]}, f"/{made.id}/rematch").json()
        assert (begun["id"], begun["begun"]) == (table, True)
        ada.until(lambda me: bool(me.table["rematch"]["begun"]))
        released.set()
        assert asking.result(60).status_code in (201, 409)
        assert stuck.join(table, made.keys[0]).view["phase"] == "site"
