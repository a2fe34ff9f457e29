"""The tutorial: a table like any other, at which two captains follow a script."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from condottiere.record.notation import parse_cards
from condottiere.server.messages.protocol import TUTORS
from condottiere.server.opponents.tutorial_script import LESSONS
from support.people import Person
from support.running import Running, running

SITES = ("bologna", "firenze", "torino", "urbino", "lucca")
PLAN = ("54", "2W1", "C", "6BH")
"""What the guide suggests in each battle."""

WON = (("Braccio", "Roma"), ("Ada", "Bologna"), ("Ada", "Firenze"))
"""By whom, and which regions, in the second lesson."""


@pytest.fixture(scope="module")
def learners(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tutorial") / "games.db") as served:
        yield served


def ask(server: Running, **body: str | int) -> httpx.Response:
    return server.request("POST", "/api/tutorial", json=body)


def begin(server: Running, lesson: int = 1) -> tuple[str, str]:
    """A new lesson: its table, and the key of the learner."""
    answer = ask(server, name="Ada", pace="instant", lesson=lesson)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["keys"][1:] == [None, None]
    return made["id"], made["keys"][0]


def play(me: Person, plan: Sequence[str]) -> None:
    """Play these cards, in each battle so many, until the first round is over."""
    while "round_ended" not in [line["event"]["type"] for line in me.log]:
        me.my_turn()
        if me.view["phase"] == "keep":
            return
        me.act(choose(me, plan))
        me.at_version(me.version + 1)


def choose(me: Person, plan: Sequence[str]) -> str:
    view = me.view
    if view["phase"] == "site":
        return f"site:{next(site for site in SITES if f'site:{site}' in me.legal)}"
    if view["phase"] != "battle":
        return me.legal[-1]
    hand = view["hand"]
    cards = plan[view["battles"]] if view["battles"] < len(plan) else ""
    held = [letter for letter in cards if hand[parse_cards(letter)[0]]]
    return f"play:{held[0]}" if held else "pass"


def test_whoever_follows_it_wins_three_battles_and_keeps_two_cards(learners: Running) -> None:
    me = learners.join(*begin(learners))
    play(me, PLAN)
    me.until(lambda one: one.view["phase"] == "keep")
    told = "\n".join(me.lines)
    assert [told.count(f"Ada conquers {site}") for site in ("Bologna", "Firenze", "Urbino")] == [1, 1, 1]
    assert "Sforza conquers Torino" in told
    assert "Ada keeps the Condottiere" in told
    assert "Courtesan" in told
    assert me.view["battles"] == 4
    assert [seat["hand_size"] for seat in me.view["seats"]] == [1, 0, 0]
    assert me.view["seats"][0]["adjacent_missing"] == 1
    me.act(me.legal[-1])
    me.until(lambda one: one.view["phase"] == "battle" and one.view["battles"] == 4)
    assert [seat["hand_size"] for seat in me.view["seats"]] == [13, 11, 10]


@pytest.mark.parametrize("plan", [("", "", "", ""), ("542163", "WB", "", "C")])
def test_whatever_the_learner_does_the_captains_play_on(learners: Running, plan: tuple[str, ...]) -> None:
    me = learners.join(*begin(learners))
    while me.my_turn()["legal"] and me.view["battles"] <= len(PLAN):
        me.act(choose(me, plan))
        me.at_version(me.version + 1)
    events = [line["event"] for line in me.log]
    played = [one["card"] for one in events if one["type"] == "card_played" and one["seat"] == 1]
    scripted = [card for cards in LESSONS[TUTORS[0]].scripts[1] for card in cards]
    assert played[: len(scripted)] == scripted


def test_the_second_lesson_wins_two_battles_by_one_and_ends_the_round_by_a_discard(learners: Running) -> None:
    me = learners.join(*begin(learners, lesson=2))
    strengths = {}
    for token in (
        "site:bologna", "play:6", "play:T", "play:K", "rescue:T", "pass",
        "site:firenze", "play:T", "play:S", "play:U", "site:urbino",
    ):  # fmt: skip
        while token not in me.legal:
            me.receive()
        strengths[token] = [seat["strength"] for seat in me.view["seats"]]
        me.play(token)
    assert [strengths[token] for token in ("pass", "play:S", "play:U")] == [[6, 4, 5], [1, 1, 0], [13, 12, 1]]
    told = "\n".join(me.lines)
    assert [told.count(f"{who} conquers {region}") for who, region in WON] == [1, 1, 1]
    me.until(lambda one: one.table["answers"] is not None)
    me.send(type="answer", answer="hand:discard")
    me.until(lambda one: one.view["phase"] == "battle")
    assert [seat["hand_size"] for seat in me.view["seats"]] == [12, 10, 11]
    assert ask(learners, name="Ada", lesson=3).status_code == 400


def test_it_is_left_and_taken_up_again_after_a_restart(database: Path) -> None:
    with running(database) as server:
        table, key = begin(server)
        me = server.join(table, key)
        me.my_turn()
        me.act("site:bologna")
        me.until(lambda one: one.view["phase"] == "battle" and bool(one.legal))
        me.play("play:5")
    with running(database) as server:
        me = server.join(table, key)
        play(me, PLAN)
        assert me.view["battles"] == 4
        assert me.view["seats"][0]["regions"] == 3


def test_its_captains_sit_down_nowhere_else(server: Running) -> None:
    seats = [{"name": "Ada"}, {"name": "Sforza", "bot": "tutorial"}]
    answer = server.post({"seats": seats})
    assert answer.status_code == 400
    assert "tutorial" not in server.get("/api/setup").text


def test_a_name_like_a_captains_gets_a_number_to_the_other(server: Running) -> None:
    made = ask(server, name="Sforza").json()
    players = server.get(f"/api/tables/{made['id']}").json()["players"]
    assert [player["name"] for player in players] == ["Sforza", "Sforza (2)", "Braccio"]
    assert ask(server, name=" ").status_code == 400
