"""A rematch: the same people go on at a new table, exactly one, and the series keeps its score."""

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.people import Person, play_on
from support.running import Running, running, services

CLOCK = {"turn": 600, "reserve": 3600}


def resign(*people: Person) -> None:
    """All but the first resign, so the game is over."""
    for person in people[1:]:
        person.send(type="resign")
    for person in people:
        person.until(lambda me: me.table["agreements"]["closed"] is not None)


def ask(server: Running, table: str, **body: Any) -> httpx.Response:
    return server.post(body, f"/{table}/rematch")


def told(person: Person) -> dict[str, Any]:
    """Wait until a rematch has begun; where it is."""
    begun = person.until(lambda me: bool(me.table["rematch"] and me.table["rematch"]["begun"]))
    rematch: dict[str, Any] = begun.table["rematch"]
    return rematch


def test_the_same_people_go_on_with_the_same_keys(server: Running) -> None:
    made = server.table("ada", "bruno", "bot:passer", options={"hidden_cards": True}, hints=True, clock=CLOCK)
    browser = server.browser("Countess", made, 1)
    ada, countess = server.join(made.id, made.keys[0]), server.join_as(browser, made.id)
    early = ask(server, made.id, key=made.keys[0])
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    play_on(ada, countess, until=lambda me: bool(me.view["phase"] == "over"), rng=random.Random(1))
    winners = ada.view["winners"]
    assert ask(server, made.id).json()["code"] == "not_your_seat", "lookers-on begin nothing"
    begun = browser.post(f"/api/tables/{made.id}/rematch", json={})
    assert begun.status_code == 201
    rematch = begun.json()
    assert (rematch["by"], rematch["rotated"]) == (1, False)
    for person in (ada, countess):
        assert told(person) == rematch
    next_ada, next_countess = server.join(rematch["id"], made.keys[0]), server.join_as(browser, rematch["id"])
    assert (next_ada.view["viewer"], next_countess.view["viewer"]) == (0, 1)
    for field in ("name", "bot", "label"):
        assert [one[field] for one in next_ada.table["players"]] == [
            one[field] for one in ada.table["players"]
        ]
    assert (next_ada.view["phase"], next_ada.view["seats"][0]["hand_size"]) == ("site", 10)
    assert (next_ada.view["options"]["hidden_cards"], next_ada.table["hints"]) == (True, True)
    assert next_ada.table["agreements"]["clock"] == CLOCK
    assert ada.table["series"] is None
    assert next_ada.table["series"] == {"game": 2, "wins": [int(seat in winners) for seat in range(3)]}
    again = ask(server, made.id, key=made.keys[0], rotate=True)
    assert again.json() == rematch, "there is one rematch"
    assert told(server.join(made.id)) == rematch, "whoever comes later is told, too"


def test_everybody_may_move_on_by_one_seat_and_takes_the_score_along(server: Running) -> None:
    made = server.table("ada", "bruno", "chiara")
    tables, keys, score = [made.id], list(made.keys), [0, 0, 0]
    for game in range(1, 4):
        people = [server.join(tables[-1], key) for key in keys]
        assert [person.view["viewer"] for person in people] == [0, 1, 2]
        assert (people[0].table["series"] or {"game": 1, "wins": [0, 0, 0]}) == {"game": game, "wins": score}
        resign(people[game % 3], *(person for person in people if person is not people[game % 3]))
        score[game % 3] += 1
        if game > 1:
            assert people[1].table["series"]["wins"] == score, "a game that is over counts at once"
        tables.append(ask(server, tables[-1], key=keys[0], rotate=True).json()["id"])
        keys, score = [keys[-1], *keys[:-1]], [score[-1], *score[:-1]]
    names = [player["name"] for player in server.get(f"/api/tables/{tables[-1]}").json()["players"]]
    assert names == ["Ada", "Bruno", "Chiara"], "three of three steps lead back"
    assert len(set(tables)) == 4


def test_of_all_who_ask_at_once_in_two_processes_one_makes_the_table(database: Path) -> None:
    with (
        running(database, follow_seconds=0.02) as one,
        running(database, services(seed=2), follow_seconds=0.02) as two,
    ):
        made = one.table("ada", "bruno")
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        resign(ada, bruno)

        def press(number: int) -> str:
            server, key = ((one, made.keys[0]), (two, made.keys[1]))[number % 2]
            answer = ask(server, made.id, key=key, rotate=number % 3 == 0)
            assert answer.status_code == 201, answer.text
            return str(answer.json()["id"])

        with ThreadPoolExecutor(8) as presses:
            answers = set(presses.map(press, range(16)))
        assert len(answers) == 1
        rematch = told(ada)
        assert rematch["id"] == answers.pop()
        for person in (ada, bruno):
            assert told(person) == rematch
        assert two.join(rematch["id"]).view["phase"] == "site"
    with running(database) as later:
        assert told(later.join(made.id)) == rematch
        assert later.join(rematch["id"]).table["series"]["game"] == 2


def test_games_that_are_over_lead_to_those_before_and_after(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.table("ada", "bruno")
    browser = server.browser("Ada", made, 0)
    tables, keys = [made.id], list(made.keys)

    def rematches(table: str) -> dict[str, Any]:
        found: dict[str, Any] = browser.get(f"/api/tables/{table}/review").json()["rematches"]
        return found

    for _ in range(3):
        resign(*(server.join(tables[-1], key) for key in keys))
        tables.append(ask(server, tables[-1], key=keys[0]).json()["id"])
    for number, table in enumerate(tables[:3]):
        assert rematches(table) == {
            "game": number + 1,
            "earlier": [{"game": game, "table": one} for game, one in enumerate(tables[:number], 1)],
            "later": tables[number + 1],
            "later_over": number < 2,
        }
    assert server.get(f"/api/tables/{tables[3]}/review").json()["code"] == "not_over"
    monkeypatch.setattr("condottiere.server.rooms.rematch.MAX_EARLIER", 1)
    assert rematches(tables[2])["earlier"] == [{"game": 2, "table": tables[1]}]
    alone = server.table("bot:random", "bot:random")
    server.join(alone.id).until(lambda me: me.view["phase"] == "over")
    told = server.get(f"/api/tables/{alone.id}/review").json()["rematches"]
    assert told == {"game": 1, "earlier": [], "later": None, "later_over": False}


def test_who_watches_on_another_server_is_told(database: Path) -> None:
    with (
        running(database, follow_seconds=0.02) as one,
        running(database, services(seed=2), follow_seconds=0.02) as two,
    ):
        made, people = one.sit("ada", "bruno")
        onlooker = two.join(made.id)
        resign(*people)
        rematch = ask(one, made.id, key=made.keys[0]).json()
        assert told(onlooker) == rematch
