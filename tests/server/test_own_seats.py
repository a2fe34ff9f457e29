"""Seats that are somebody's: claimed with a key, joined by cookie, listed as that person's games."""

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

from condottiere.server.people.persons import COOKIE
from condottiere.server.routes import people
from condottiere.server.storage import Head, Store
from condottiere.server.table.live import LiveTable
from support.clocks import no_time
from support.databases import change, rows
from support.people import PATIENCE
from support.running import Made, Running, running, services
from support.stored_games import stored_game


def claim(browser: httpx.Client, made: Made, seat: int) -> httpx.Response:
    return browser.post(f"/api/tables/{made.id}/claim", json={"key": made.keys[seat]})


def ids(browser: httpx.Client, query: str = "") -> list[str]:
    return [game["id"] for game in browser.get(f"/api/me/games{query}").json()["games"]]


def test_a_seat_claimed_with_its_key_is_joined_by_cookie(server: Running) -> None:
    made = server.table("ada", "bruno", options={"first_holder": 0})
    browser = server.browser("Countess")
    claimed = claim(browser, made, 0).json()
    assert claimed == {"seat": 0, "name": "Countess", "key": claimed["key"]}
    assert server.join(made.id, claimed["key"]).view["viewer"] == 0
    assert claim(browser, made, 0).status_code == 200, "the answer to the first may have been lost"
    ada = server.join_as(browser, made.id, key=None)
    assert ada.view["viewer"] == 0
    ada.act("site:roma")
    assert ada.at_version(2)["site"] == 15
    assert server.join_as(browser, made.id, key=None, look_on=True).view["viewer"] is None
    assert server.join_as(browser, made.id, key=made.keys[0]).view["viewer"] == 0, (
        "for its person a link goes on"
    )
    assert server.join(made.id).view["viewer"] is None, "a stranger looks on"
    assert server.join_as(server.browser("Bruno"), made.id, key=None).view["viewer"] is None


def test_whoever_opens_a_link_for_the_first_time_is_called_as_the_seat(server: Running) -> None:
    made = server.table("ada", "bruno")
    browser = server.browser()
    assert claim(browser, made, 1).json()["name"] == "Bruno"
    assert browser.get("/api/me").json()["name"] == "Bruno"


def test_a_seat_is_one_person_s(database: Path) -> None:
    with running(database) as server:
        made = server.table("ada", "bruno")
        first, second = server.browser("Ada"), server.browser()
        key = claim(first, made, 0).json()["key"]
        refused = claim(second, made, 0)
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong_key")
        refused = second.post(f"/api/tables/{made.id}/claim", json={"key": key})
        assert (refused.status_code, refused.json()["code"]) == (409, "taken")
        assert ids(first) == [made.id]
        assert rows(database, "persons") == 1, "nobody was made for nothing"


async def test_of_two_who_claim_a_seat_at_once_one_has_it(store: Store) -> None:
    await store.create(stored_game("table"), 1.0, Head(1, 1, "site", 0))
    claims = [
        store.seats.claim("table", 0, person, "5e" * 32, "6f" * 32) for person in ("one", "other", "one")
    ]
    assert [await claim for claim in claims] == [True, False, True]


def test_no_seat_is_claimed_without_its_key(database: Path) -> None:
    with running(database, services(sleep=no_time)) as server:
        made = server.table("ada", "bruno")
        browser = server.browser("Mallory")
        for key in ("", "guess", made.id):
            answer = browser.post(f"/api/tables/{made.id}/claim", json={"key": key})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_key")
        renewal = browser.post(f"/api/tables/{made.id}/renew", json={})
        assert (renewal.status_code, renewal.json()["code"]) == (403, "not_your_seat")
        assert ids(browser) == []


def test_whoever_made_a_table_keeps_no_key_of_a_seat_that_is_claimed(database: Path) -> None:
    at = services(sleep=no_time)
    with (
        running(database, at, follow_seconds=0.02) as server,
        running(database, at, follow_seconds=0.02) as two,
    ):
        made = server.table("ada", "bruno")
        browser = server.browser("Countess")
        makers = [server.join(made.id, made.keys[0]), two.join(made.id, made.keys[0])]
        tabs = [server.join_as(browser, made.id, key=made.keys[0]) for _ in range(2)]
        key = claim(browser, made, 0).json()["key"]
        for maker in makers:
            refused = maker.error()
            assert (refused["code"], refused["fact"]["id"]) == ("wrong_key", "error-seat-of-another")
            assert maker.closed() == 1008
        late = server.connect(made.id)
        late.send(type="join", key=made.keys[0])
        assert late.error()["fact"]["id"] == "error-seat-of-another"
        for tab in tabs:
            tab.send(type="say", text="still here", to=None)
        tabs[0].until(lambda me: len(me.chat) == 2)
        assert two.join(made.id, key).view["viewer"] == 0


def test_a_key_that_is_used_up_while_its_page_joins_shows_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    joining, claimed, catch_up = threading.Event(), threading.Event(), LiveTable.catch_up

    async def slowly(table: LiveTable) -> None:
        joining.set()
        assert await asyncio.to_thread(claimed.wait, PATIENCE)
        await catch_up(table)

    made, browser = server.table("ada", "bruno"), server.browser("Countess")
    monkeypatch.setattr(LiveTable, "catch_up", slowly)
    maker = server.connect(made.id)
    maker.send(type="join", key=made.keys[0])
    assert joining.wait(PATIENCE)
    assert claim(browser, made, 0).status_code == 200
    claimed.set()
    told = maker.receive()
    assert (told["type"], told.get("code")) == ("error", "wrong_key"), "it sees no hand"
    assert maker.closed() == 1008


def test_hints_are_for_the_person_of_a_seat(server: Running) -> None:
    made = server.table("ada", "bot:passer", options={"first_holder": 0})
    browser = server.browser("Ada")
    refused = browser.post(f"/api/tables/{made.id}/hint", json={"version": 1})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_your_seat")
    claim(browser, made, 0)
    assert browser.post(f"/api/tables/{made.id}/hint", json={"version": 1}).status_code == 200


def test_a_renewed_key_sends_away_who_has_the_old_one(database: Path) -> None:
    at = services(sleep=no_time)
    with (
        running(database, at, follow_seconds=0.02) as server,
        running(database, at, follow_seconds=0.02) as two,
    ):
        made = server.table("ada", "bruno")
        browser = server.browser("Ada", made, 0)
        spies = [server.join(made.id, made.keys[0]), two.join(made.id, made.keys[0])]
        mine, bruno = server.join_as(browser, made.id), server.join(made.id, made.keys[1])
        answer = browser.post(f"/api/tables/{made.id}/renew", json={"seat": 0}).json()
        assert answer["seat"] == 0
        for spy in spies:
            assert spy.error()["code"] == "wrong_key"
            assert spy.closed() == 1008
        late = server.connect(made.id)
        late.send(type="join", key=made.keys[0])
        assert late.error()["code"] == "wrong_key"
        assert server.join(made.id, answer["key"]).view["viewer"] == 0
        for person in (mine, bruno):
            person.send(type="say", text="still here", to=None)
        mine.until(lambda me: len(me.chat) == 2)
        other = browser.post(f"/api/tables/{made.id}/renew", json={"seat": 1})
        assert (other.status_code, other.json()["code"]) == (403, "not_your_seat")


def test_my_games_say_where_it_is_my_turn(server: Running) -> None:
    browser = server.browser("Ada")
    assert browser.get("/api/me/games").json() == {
        "games": [],
        "more": False,
        "waiting": [],
        "removed": False,
    }
    first = server.table("ada", "bruno", options={"first_holder": 0})
    second = server.table("bruno", "ada", options={"first_holder": 0, "points": 20})
    claim(browser, first, 0)
    claim(browser, second, 1)
    games = {game["id"]: game for game in browser.get("/api/me/games").json()["games"]}
    assert list(games) == [second.id, first.id], "the latest first"
    assert [(game["turn"], game["my_turn"], game["seats"]) for game in games.values()] == [
        (0, False, [1]),
        (0, True, [0]),
    ]
    assert [player["name"] for player in games[second.id]["players"]] == ["Bruno", "Ada"]
    assert (games[second.id]["phase"], games[second.id]["options"]["points"]) == ("site", 20)
    bruno = server.join(second.id, second.keys[0])
    bruno.play("site:roma")
    bruno.play("pass")
    assert browser.get("/api/me/games").json()["games"][0]["my_turn"] is True


def test_a_game_taken_off_the_list_keeps_its_seat(server: Running) -> None:
    made = server.table("ada", "bruno")
    browser, stranger = server.browser("Ada"), server.browser("Bruno")
    claim(browser, made, 0)
    assert stranger.delete(f"/api/me/games/{made.id}").status_code == 403
    assert browser.delete(f"/api/me/games/{made.id}").status_code == 204
    assert (ids(browser), ids(browser, "?removed")) == ([], [made.id])
    assert browser.get("/api/me/games").json()["removed"] is True
    assert server.join_as(browser, made.id).view["viewer"] == 0
    assert browser.put(f"/api/me/games/{made.id}").status_code == 204
    assert (ids(browser), ids(browser, "?removed")) == ([made.id], [])
    assert browser.get("/api/me/games").json()["removed"] is False
    assert browser.delete("/api/me/games/%00").status_code == 403
    assert server.browser().get("/api/me/games").json()["code"] == "no_person"


def test_many_games_come_in_pages_and_an_old_one_that_waits_for_its_person_on_the_first(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "PAGE", 3)
    browser = server.browser("Ada")
    made = [server.table("ada", "bruno", options={"first_holder": int(number > 1)}) for number in range(5)]
    for one in made:
        claim(browser, one, 0)
    assert browser.delete(f"/api/me/games/{made[1].id}").status_code == 204
    first, old = browser.get("/api/me/games").json(), made[0].id
    assert [game["id"] for game in first["games"]] == [old, *(one.id for one in reversed(made[2:]))]
    assert first["more"] is True
    rest = browser.get(f"/api/me/games?after={made[2].id}").json()
    assert ([game["id"] for game in rest["games"]], rest["more"]) == ([old], False)
    assert ids(browser, "?removed") == [made[1].id]


def test_a_damaged_game_does_not_hide_the_others(database: Path) -> None:
    with running(database) as server:
        browser = server.browser("Ada")
        made = [server.table("ada", "bruno") for _ in range(2)]
        for one in made:
            claim(browser, one, 0)
        change(database, f"UPDATE games SET options = 'torn' WHERE id = '{made[1].id}'")
        assert ids(browser) == [made[0].id]


def test_a_device_that_recovers_brings_its_seats_along(server: Running) -> None:
    laptop, phone = server.browser("Ada"), server.browser()
    made, kept = server.table("ada", "bruno"), server.table("ada", "bruno")
    claim(phone, made, 0)
    code = laptop.post("/api/me/recovery-code").json()["code"]
    phone.post("/api/me/recover", json={"code": code})
    assert ids(phone) == ids(laptop) == [made.id], "nobody else could come back to it"
    guest, other = server.browser("Guest"), server.browser()
    claim(guest, kept, 0)
    other.post("/api/me/recover", json=guest.post("/api/me/recovery-code").json())
    guest.post("/api/me/recover", json={"code": code})
    assert ids(other) == [kept.id], "who is left keeps the seats"
    assert ids(guest) == [made.id]


def test_a_device_that_was_forgotten_elsewhere_recovers_no_seat_of_nobody_s(server: Running) -> None:
    laptop, phone = server.browser("Ada"), server.browser("Eve")
    code = laptop.post("/api/me/recovery-code").json()["code"]
    made = server.table("bruno", "carla")
    secret = phone.cookies[COOKIE]
    phone.delete("/api/me")
    phone.cookies[COOKIE] = secret
    assert phone.post("/api/me/recover", json={"code": code}).json()["name"] == "Ada"
    assert ids(laptop) == []
    assert claim(server.browser(), made, 0).status_code == 200
