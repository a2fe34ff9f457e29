"""Seats that are somebody's: claimed with a key, joined by cookie, listed as that person's games."""

import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from condottiere.server.messages.api import NewSeat, NewTable
from condottiere.server.people.persons import COOKIE
from condottiere.server.routes.my_games import PAGE
from condottiere.server.settings import Settings
from condottiere.server.storage import Store
from condottiere.server.tables.tables import Tables
from support.clocks import FakeClock, no_time
from support.databases import change, query, rows
from support.running import Made, Running, cookie_header, dealt, in_a_loop, running, services

HANDS = "TTT6666555 1122334455 66555WSBCC"
OTHER_HANDS = "UUUHHHDDDK 1122334455 CCCKKKKBBS"
"""The same for seat 1; all else differs."""


def claim(browser: httpx.Client, made: Made, seat: int) -> httpx.Response:
    return browser.post(f"/api/tables/{made.id}/claim", json={"key": made.keys[seat]})


def ids(browser: httpx.Client, query: str = "") -> list[str]:
    return [game["id"] for game in browser.get(f"/api/me/games{query}").json()["games"]]


def test_a_seat_claimed_with_its_key_is_joined_by_cookie(server: Running) -> None:
    made = server.table("ada", "bruno", options={"first_holder": 0})
    browser = server.browser("Countess")
    assert claim(browser, made, 0).json() == {"seat": 0, "name": "Countess"}
    assert claim(browser, made, 0).status_code == 200, "again is as good as once"
    ada = server.join_as(browser, made.id, key=None)
    assert ada.view["viewer"] == 0
    ada.act("site:roma")
    assert ada.at_version(2)["site"] == 15
    assert server.join_as(browser, made.id, key=None, look_on=True).view["viewer"] is None
    assert server.join(made.id, made.keys[0]).view["viewer"] == 0, "links go on working"
    assert server.join(made.id).view["viewer"] is None, "a stranger looks on"
    assert server.join_as(server.browser("Bruno"), made.id, key=None).view["viewer"] is None


def test_whoever_opens_a_link_for_the_first_time_is_called_as_the_seat(server: Running) -> None:
    made = server.table("ada", "bruno")
    browser = server.browser()
    assert claim(browser, made, 1).json() == {"seat": 1, "name": "Bruno"}
    assert browser.get("/api/me").json()["name"] == "Bruno"


def test_a_seat_is_one_person_s(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with running(database) as server:
        made = server.table("ada", "bruno")
        first, second = server.browser("Ada"), server.browser()
        claim(first, made, 0)
        refused = claim(second, made, 0)
        assert (refused.status_code, refused.json()["code"]) == (409, "taken")
        assert ids(first) == [made.id]
        assert rows(database, "persons") == 1, "nobody was made for nothing"


def test_of_two_who_claim_a_seat_at_once_one_has_it(tmp_path: Path) -> None:
    async def story() -> list[bool]:
        store = await Store.open(str(tmp_path / "games.db"), 5.0)
        tables = Tables(store, Settings(), services())
        made = await tables.create(NewTable(seats=[NewSeat(name="Ada"), NewSeat(name="Bruno")]))
        claims = [store.seats.claim(made.id, 0, person) for person in ("one", "other", "one")]
        claimed = [await claim for claim in claims]
        await tables.close()
        await store.close()
        return claimed

    assert in_a_loop(story()) == [True, False, True]


def test_no_seat_is_claimed_without_its_key(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", services(sleep=no_time)) as server:
        made = server.table("ada", "bruno")
        browser = server.browser("Mallory")
        for key in ("", "guess", made.id):
            answer = browser.post(f"/api/tables/{made.id}/claim", json={"key": key})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_key")
        renewal = browser.post(f"/api/tables/{made.id}/renew", json={})
        assert (renewal.status_code, renewal.json()["code"]) == (403, "not_your_seat")
        assert ids(browser) == []


def test_a_page_of_another_site_gets_no_seat_with_the_cookie(server: Running) -> None:
    made = server.table("ada", "bruno")
    browser = server.browser("Ada")
    claim(browser, made, 0)
    with pytest.raises(InvalidStatus) as refused:
        server.connect(
            made.id, origin="https://evil.example", additional_headers={"Cookie": cookie_header(browser)}
        )
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "cross_origin"
    foreign = {"Origin": "https://evil.example"}
    answers = [
        browser.get("/api/me/games", headers=foreign),
        browser.delete(f"/api/me/games/{made.id}", headers=foreign),
        browser.post(f"/api/tables/{made.id}/claim", json={"key": made.keys[1]}, headers=foreign),
        browser.post(f"/api/tables/{made.id}/renew", json={}, headers=foreign),
        browser.post(f"/api/tables/{made.id}/hint", json={"version": 1}, headers=foreign),
    ]
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (403, "cross_origin")
    assert ids(browser) == [made.id]
    same = server.connect(made.id, origin=server.http, additional_headers={"Cookie": cookie_header(browser)})
    same.send(type="join")
    same.next_table()
    assert same.view["viewer"] == 0


def test_hints_are_for_the_person_of_a_seat(server: Running) -> None:
    made = server.table("ada", "bot:passer", options={"first_holder": 0})
    browser = server.browser("Ada")
    refused = browser.post(f"/api/tables/{made.id}/hint", json={"version": 1})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_your_seat")
    claim(browser, made, 0)
    assert browser.post(f"/api/tables/{made.id}/hint", json={"version": 1}).status_code == 200


def test_a_renewed_key_sends_away_who_has_the_old_one(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    at = services(sleep=no_time)
    with (
        running(database, at, follow_seconds=0.02) as server,
        running(database, at, follow_seconds=0.02) as two,
    ):
        made = server.table("ada", "bruno")
        browser = server.browser("Ada")
        claim(browser, made, 0)
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
    bruno.act("site:roma")
    bruno.at_version(2)
    bruno.act("pass")
    bruno.at_version(3)
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


def test_many_games_come_in_pages(server: Running) -> None:
    browser = server.browser("Ada")
    made = [server.table("ada", "bruno") for _ in range(PAGE + 2)]
    for one in made:
        claim(browser, one, 0)
    first = browser.get("/api/me/games").json()
    assert (len(first["games"]), first["more"]) == (PAGE, True)
    rest = browser.get(f"/api/me/games?after={first['games'][-1]['id']}").json()
    assert rest["more"] is False
    listed = [game["id"] for page in (first, rest) for game in page["games"]]
    assert listed == [one.id for one in reversed(made)]


def test_an_old_game_that_waits_for_its_person_is_on_the_first_page(server: Running) -> None:
    browser = server.browser("Ada")
    made = [
        server.table("ada", "bruno", options={"first_holder": int(number > 1)}) for number in range(PAGE + 2)
    ]
    for one in made:
        claim(browser, one, 0)
    assert browser.delete(f"/api/me/games/{made[1].id}").status_code == 204
    first, old = ids(browser), made[0].id
    assert first == [old, *(one.id for one in reversed(made[2:]))]
    assert ids(browser, f"?after={first[-1]}") == [old]
    assert ids(browser, "?removed") == [made[1].id]


def test_a_damaged_game_does_not_hide_the_others(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
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


def listed(database: Path, hands: str) -> list[str]:
    """What seat 1 and a stranger are told of a game over HTTP, after each of some actions."""
    with running(database, services(new_game=dealt(hands), now=FakeClock())) as server:
        made = server.table("ada", "bruno", "chiara", options={"first_holder": 0})
        browser = server.browser("Bruno")
        claim(browser, made, 1)
        people = [server.join(made.id, key) for key in made.keys]
        told = []
        for action in ("site:roma", "pass", "pass", "pass", "site:milano", "hand:keep"):
            version, turn = people[0].version, people[0].view["turn"]
            for person in people if turn is None else [people[turn]]:
                person.act(action)
            for person in people:
                person.at_version(version + 1)
            game = browser.get("/api/me/games").json()["games"][0]
            assert game.pop("id") == made.id
            told.append(json.dumps(game))
        return told


def test_others_hands_change_nothing_in_the_list_of_games(tmp_path: Path) -> None:
    assert listed(tmp_path / "one.db", HANDS) == listed(tmp_path / "other.db", OTHER_HANDS)


def test_nobody_is_told_a_secret_or_who_somebody_is(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with running(database) as server:
        made = server.table("ada", "bruno")
        ada, bruno, stranger = server.browser("Ada"), server.browser("Bruno"), server.browser()
        told = [claim(browser, made, seat).text for seat, browser in enumerate((ada, bruno))]
        people = [server.join_as(browser, made.id) for browser in (ada, bruno)] + [server.join(made.id)]
        told += [person.told for person in people]
        for browser in (ada, bruno, stranger):
            told += [
                browser.get(path).text for path in ("/api/me", "/api/me/games", f"/api/tables/{made.id}")
            ]
        secrets = [*made.keys, *(browser.cookies[COOKIE] for browser in (ada, bruno))]
    with_rows = stored_secrets(database)
    assert len(with_rows) == 2 + 2 + 2, "digests of keys, digests of devices, persons"
    for secret in (*secrets, *with_rows):
        assert secret is not None
        assert secret not in "\n".join(told)


def stored_secrets(database: Path) -> list[str]:
    """Digests and identifiers that the database keeps."""
    selects = ("SELECT key_digest FROM seats", "SELECT digest FROM devices", "SELECT id FROM persons")
    return [found for select in selects for (found,) in query(database, select)]
