"""Captains who remember from game to game how people who agree to it keep promises, and tell nobody else."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from condottiere.bots.bargaining.characters import Character
from condottiere.rules import Region
from support.databases import rows
from support.people import Person
from support.running import Made, Running, dealt, opponents, running, services

pytestmark = pytest.mark.usefixtures("each_database")

EASY = Character(greed=-0.9, honour=1.0, bluff=0.0, trust=1.0, grudge=1)
"""It makes any pact with anybody who has not betrayed it, and bears a grudge for one game."""
PASS = {"kind": "pass"}
SIENA = {"kind": "spare", "region": int(Region.SIENA)}
KNOWN = "seats WHERE dealings IS NOT NULL OR reputations IS NOT NULL"


def served(database: Path) -> Any:
    """A server at which the captain Meek bargains, who passes whenever it can."""
    hands = dealt("1111122222 3333344444 5555566666")
    return running(database, services(new_game=hands, opponents=opponents(characters={"meek": EASY})))


def is_remembered(browser: httpx.Client, chosen: bool) -> httpx.Client:
    """Have a browser's person, who is Ada, remembered from now on, or forgotten."""
    answer = browser.put("/api/me", json={"name": "Ada", "remembered": chosen})
    assert answer.json()["remembered"] is chosen
    return browser


def begin(server: Running, ada: httpx.Client) -> tuple[Made, list[Person]]:
    """A battle for Roma that Ada begins with a stranger, Bruno, and Meek; and its people."""
    made = server.table("ada", "bruno", "bot:meek", options={"first_holder": 0})
    claimed = ada.post(f"/api/tables/{made.id}/claim", json={"key": made.keys[0]})
    made.keys[0] = claimed.json()["key"]
    people = sit(server, made)
    people[0].play("site:roma")
    return made, people


def sit(server: Running, made: Made) -> list[Person]:
    """Ada, Bruno and a spectator."""
    return [server.join(made.id, key) for key in made.keys]


def answers(person: Person, number: int) -> dict[str, Any]:
    """What Meek has answered to an offer, as somebody knows it."""
    pacts = person.table["pacts"][number:]
    found: list[dict[str, Any]] = [one for pact in pacts[:1] for one in pact["answers"] if one["seat"] == 2]
    return found[0] if found else {"accepted": None}


def hear(people: list[Person], number: int) -> list[tuple[str, bool]]:
    """What each of them hears Meek say of an offer, and whether it whispers that."""
    told = [
        answers(one.until(lambda me: answers(me, number)["accepted"] is not None), number) for one in people
    ]
    return [(one["says"]["id"].removeprefix("says-meek-"), one["whispered"]) for one in told]


def offer(people: list[Person], by: int = 0, **promises: Any) -> list[tuple[str, bool]]:
    """Openly offer a pact; what each of them hears Meek say of it."""
    number = len(people[by].table["pacts"])
    people[by].send(type="offer", to=None, **{"mine": None, "yours": None} | promises)
    return hear(people, number)


def end(people: list[Person]) -> None:
    people[0].propose("end")
    people[1].until(lambda me: bool(me.table["agreements"]["proposals"])).respond("end")
    for one in people:
        one.until(lambda me: me.table["agreements"]["closed"] is not None)


def play(server: Running, ada: httpx.Client, keeps: bool) -> None:
    """A game in which Ada promises Meek for nothing to play no more cards, and does so or does not."""
    _, people = begin(server, ada)
    assert offer(people, mine=PASS) == [("agrees", False)] * 3
    people[0].play("pass" if keeps else "play:1")
    end(people)


def test_a_captain_holds_a_broken_word_against_her_in_the_next_game_and_tells_nobody_else(
    database: Path,
) -> None:
    with served(database) as server:
        ada = is_remembered(server.browser(), True)
        play(server, ada, keeps=False)
        made, people = begin(server, ada)
    with served(database) as server:
        people = sit(server, made)  # the same captain, made anew
        assert offer(people, mine=SIENA, yours=SIENA) == [
            ("remembers", True),
            ("declines", False),
            ("declines", False),
        ]
        assert answers(people[0], 0)["says"]["region"] == Region.ROMA, "the site of the battle of the promise"
        assert offer(people, yours=SIENA) == [("distrusts", True), ("declines", False), ("declines", False)]
        assert offer(people, by=1, yours=SIENA) == [("agrees", False)] * 3, "to Bruno it bears no grudge"
        end(people)
        assert hear(people, 0) == [("remembers", True), ("declines", False), ("declines", False)]
        for other in people[1:]:
            assert "remembers" not in other.told
            assert "reputation" not in other.told
        assert "remember" not in server.get(f"/api/tables/{made.id}/record").text


def test_after_some_games_it_has_forgiven(database: Path) -> None:
    with served(database) as server:
        ada = is_remembered(server.browser(), True)
        play(server, ada, keeps=False)
        _, people = begin(server, ada)
        assert offer(people, yours=SIENA)[0] == ("remembers", True)
        end(people)
        _, people = begin(server, ada)
        assert offer(people, yours=SIENA)[0] == ("agrees", False)


def test_a_captain_says_once_that_she_has_kept_her_word_before(database: Path) -> None:
    with served(database) as server:
        ada = is_remembered(server.browser(), True)
        play(server, ada, keeps=True)
        _, people = begin(server, ada)
        assert offer(people, yours=SIENA) == [("trusts", True), ("agrees", False), ("agrees", False)]
        assert offer(people, mine=SIENA, yours=SIENA) == [("agrees", False)] * 3


def test_nothing_is_remembered_of_whoever_has_not_agreed_or_does_not_any_more(database: Path) -> None:
    with served(database) as server:
        ada = server.browser("Ada")
        play(server, ada, keeps=False)
        assert rows(database, KNOWN) == 0, "nobody asked her"
        is_remembered(ada, True)
        play(server, ada, keeps=False)
        _, people = begin(server, ada)
        assert rows(database, KNOWN) == 2
        is_remembered(ada, False)
        assert rows(database, KNOWN) == 0
        end(people)
        is_remembered(ada, True)
        _, people = begin(server, ada)
        assert offer(people, yours=SIENA)[0] == ("agrees", False)
        assert rows(database, KNOWN) == 0


def test_whoever_cannot_come_back_is_forgotten(database: Path) -> None:
    with served(database) as server:
        ada = is_remembered(server.browser(), True)
        play(server, ada, keeps=False)
        _, people = begin(server, ada)
        offer(people, mine=PASS)
        people[0].play("play:1")
        ada.delete("/api/me")
        assert rows(database, KNOWN) == 0
        end(people)
        assert rows(database, KNOWN) == 0, "nor of a game that goes on without her"


def test_what_she_does_in_a_game_played_on_from_a_moment_is_not_remembered(database: Path) -> None:
    with served(database) as server:
        ada = is_remembered(server.browser(), True)
        made, people = begin(server, ada)
        end(people)
        here = {"moment": 1, "seat": 0, "bot": "meek"}
        again = Made(**ada.post(f"/api/tables/{made.id}/from", json=here).json())
        alone = server.join(again.id, again.keys[0])
        assert offer([alone], mine=PASS) == [("agrees", False)]
        alone.play("play:1")
        alone.propose("end")
        alone.until(lambda me: me.table["agreements"]["closed"] is not None)
        assert alone.table["pacts"][0]["verdicts"][0]["state"] == "broken"
        assert rows(database, KNOWN) == 0
