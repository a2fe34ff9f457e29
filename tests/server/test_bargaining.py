"""Captains who bargain at a table in play: their offers, their answers, and what they say of them."""

from pathlib import Path
from typing import Any

import pytest

from condottiere.bots.bargaining import captains
from condottiere.bots.bargaining.characters import Character
from condottiere.record.pacts.notation import Clause, Offer, Offered
from condottiere.rules import Region
from support.people import Person, act_in_turn
from support.running import Running, dealt, opponents, running, services

PASS = {"kind": "pass"}
SIENA = {"kind": "spare", "region": int(Region.SIENA)}
KIND = Character(greed=0.9, honour=1.0, bluff=0.0, trust=1.0, grudge=1)


@pytest.fixture
def server(database: Path) -> Any:
    """A server at which the captain Meek bargains, who passes whenever it can."""
    hands = dealt("1111122222 3333344444 5555566666")
    with running(database, services(new_game=hands, opponents=opponents(characters={"meek": KIND}))) as one:
        yield one


def pacts(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.table["pacts"]
    return found


def answer(person: Person, **offer: Any) -> tuple[bool, dict[str, Any] | None]:
    """Offer everybody a pact, which is stored at once; the answer of seat 1, and what it says."""
    number = len(pacts(person))
    person.send(type="offer", to=None, **{"mine": None, "yours": None} | offer)

    def answers(me: Person) -> list[dict[str, Any]]:
        return pacts(me)[number]["answers"][:1] if number < len(pacts(me)) else []

    (one,) = answers(person.until(lambda me: any(one["accepted"] is not None for one in answers(me))))
    return one["accepted"], one["says"]


def test_a_captain_answers_and_says_why(server: Running) -> None:
    _, (ada,) = server.sit("ada", "bot:meek", "bot:passer")
    assert ada.table["bargaining"] is True
    act_in_turn([ada], "site:roma")
    assert answer(ada, yours=SIENA) == (False, {"id": "says-meek-declines", "seat": 0})
    assert answer(ada, mine=PASS) == (True, {"id": "says-meek-agrees", "seat": 0})
    ada.act("play:1")
    ada.until(lambda me: pacts(me)[1]["verdicts"][0]["state"] == "broken")
    assert answer(ada, mine=SIENA, yours=SIENA) == (False, {"id": "says-meek-distrusts", "seat": 0})
    assert "Bot:Passer declines: this captain makes no pacts." in ada.lines, "other bots do not bargain"


def test_an_offer_comes_with_what_its_captain_plays_and_goes_with_the_battle(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer = Offer(2, (0,), Clause("spare", Region.SIENA), Clause("spare", Region.ROMA))
    empty = Offer(2, (0,), Clause("pass"), Clause("spare", Region.ROMA))
    monkeypatch.setattr(captains, "offers", lambda *_: [Offered(empty), Offered(offer)])
    _, (ada, bruno) = server.sit("ada", "bruno", "bot:meek")
    act_in_turn([ada, bruno], "site:napoli", "play:1", "play:3")
    ada.until(lambda me: bool(pacts(me)))
    assert [line["event"]["type"] for line in ada.log[-2:]] == ["passed", "pact_offered"]
    assert len(pacts(ada)) == 1, "who has passed does not offer to play no more cards"
    assert (pacts(ada)[0]["says"]["id"], pacts(ada)[0]["withdrawn"]) == ("says-meek-offers", False)
    act_in_turn([ada, bruno], "pass", "pass")
    ada.until(lambda me: pacts(me)[0]["withdrawn"])
    assert "pact_offered" not in bruno.told, "only whom it is made to hears of it"


def test_a_table_can_be_made_without(server: Running) -> None:
    _, (ada,) = server.sit("ada", "bot:meek", "bot:meek", bargaining=False)
    assert ada.table["bargaining"] is False
    assert answer(ada, mine=PASS) == (False, None)
