"""What people agree on at a table beyond the rules, as they meet it: captains, pauses, clocks and ends."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from condottiere.server.network.limits import Rate
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.table.messages import narration
from support.clocks import FakeClock, for_ever
from support.people import Person, play_on
from support.running import UNLIMITED, Made, Running, running, services
from support.told import sentence

NEVER = 3600.0


@contextmanager
def two_servers(database: Path, follow_seconds: float) -> Iterator[tuple[Running, Running]]:
    """Which both make the database if it is not there."""
    settings: dict[str, Any] = {"follow_seconds": follow_seconds}
    with running(database, **settings) as one, running(database, **settings) as two:
        yield one, two


def sit(server: Running, *names: str, **options: object) -> tuple[Made, list[Person]]:
    """A table at which the first seat begins, and its people."""
    made = server.table(*names, options={"first_holder": 0} | options)
    return made, [server.join(made.id, key) for key in made.keys if key is not None]


def told(person: Person, text: str) -> Person:
    """Wait for a sentence of the log."""
    return person.until(lambda me: text in me.lines)


def paused(person: Person) -> Person:
    return person.until(lambda me: me.table["agreements"]["paused"])


def closed(person: Person) -> Person:
    return person.until(lambda me: me.table["agreements"]["closed"] is not None)


# --- captains -----------------------------------------------------------------------------------


def test_a_captain_plays_for_whoever_steps_away_until_that_person_is_back(server: Running) -> None:
    _, (ada, bruno) = sit(server, "ada", "bruno")
    ada.send(type="step_away")
    told(bruno, "Ada steps away: a captain plays in the meantime.")
    who = bruno.table["players"][0]
    assert (sentence(who["captain"]), who["reason"], who["online"]) == ("Meek, gentle", "asked", True)
    assert who["away_since"] == pytest.approx(bruno.table["now"], abs=60)
    assert bruno.at_version(2)["site"] is not None, "the captain has chosen the site"
    bruno.until(lambda me: me.view["turn"] == 1)
    assert ada.at_version(bruno.version)["legal"] == []
    ada.act("pass")
    assert ada.error()["code"] == "captain"
    ada.send(type="back")
    told(ada, "Ada is back and plays again.")
    assert ada.table["players"][0]["captain"] is None
    assert ada.table["players"][0]["away_since"] is None
    play_on(ada, bruno, until=lambda me: me.view["battles"] > 1, rng=random.Random(2))
    ada.send(type="back")
    error = ada.error()
    assert (error["code"], error["message"]) == ("illegal", "No captain plays for this seat.")


def test_a_captain_who_has_thought_for_somebody_does_not_act_once_that_person_is_back(
    tmp_path: Path,
) -> None:
    pausing, go_on = asyncio.Event(), asyncio.Event()

    async def sleep(_: float) -> None:
        pausing.set()
        await go_on.wait()

    with running(tmp_path / "games.db", services(sleep=sleep)) as server:
        _, (ada, bruno) = sit(server, "ada", "bruno")
        ada.send(type="step_away")
        told(bruno, "Ada steps away: a captain plays in the meantime.")
        ada.send(type="back")
        told(bruno, "Ada is back and plays again.")
        go_on.set()
        ada.send(type="say", text="here I am", to=None)
        bruno.until(lambda me: bool(me.chat))
        assert bruno.version == 1
        ada.act("site:roma")
        assert bruno.at_version(2)["site"] == 15
        assert bruno.table["problem"] is None


def test_the_captain_is_a_level_that_can_play_at_once_anywhere() -> None:
    offered = Opponents()
    offered.check(offered.captain)
    assert not offered.is_compiled(offered.captain)
    assert sentence(offered.label(offered.captain)) == "Colleoni, strong"


def test_when_nobody_is_left_nothing_is_played_until_somebody_is_back(tmp_path: Path) -> None:
    """Also by the server that is started after this one."""
    with running(tmp_path / "games.db") as server:
        made, (ada, bruno) = sit(server, "ada", "bruno", "bot:passer")
        ada.act("site:roma")
        ada.at_version(2)
        ada.act("pass")
        bruno.my_turn()
        ada.send(type="step_away")
        told(bruno, "Ada steps away: a captain plays in the meantime.")
        bruno.send(type="step_away")
        told(ada, "Bruno steps away: a captain plays in the meantime.")
        version = ada.version
    with running(tmp_path / "games.db") as server:
        ada = server.join(made.id, made.keys[0])
        onlooker = server.join(made.id)
        assert (ada.version, ada.legal) == (version, [])
        assert [who["reason"] for who in ada.table["players"]] == ["asked", "asked", None]
        ada.send(type="back")
        onlooker.until(lambda me: me.view["battles"] == 1)


def test_somebody_who_keeps_the_table_waiting_is_replaced_by_agreement_of_the_others(tmp_path: Path) -> None:
    now = FakeClock()
    with running(tmp_path / "games.db", services(now=now)) as server:
        _, (ada, bruno, chiara) = sit(server, "ada", "bruno", "chiara")
        bruno.send(type="propose", kind="captain", seat=0)
        assert "waited for 60 seconds" in bruno.error()["message"]
        now.forward(60)
        bruno.send(type="propose", kind="captain", seat=2)
        assert "Chiara is here" in bruno.error()["message"], "it is not her turn"
        bruno.send(type="propose", kind="captain", seat=0)
        chiara.until(lambda me: bool(me.table["agreements"]["proposals"]))
        assert chiara.table["agreements"]["proposals"] == [
            {
                "kind": "captain",
                "by": 1,
                "seat": 0,
                "clock": None,
                "agreed": [1],
                "needed": [2],
                "move": None,
                "what": None,
            }
        ]
        chiara.send(type="respond", kind="captain", seat=0, agree=True)
        told(ada, "The others agreed to have a captain play for Ada.")
        assert chiara.at_version(2)["site"] is not None
        assert chiara.table["players"][0]["reason"] == "agreed"


def step_away_and_back(person: Person, seat: int) -> None:
    person.send(type="step_away")
    person.until(lambda me: me.table["players"][seat]["reason"] == "asked")
    person.send(type="back")
    person.until(lambda me: me.table["players"][seat]["reason"] is None)


def test_whoever_is_back_at_a_table_that_rested_has_time_again(tmp_path: Path) -> None:
    now = FakeClock()
    with running(tmp_path / "games.db", services(now=now, sleep=for_ever)) as server:
        _, (ada, bruno) = sit(server, "ada", "bruno")
        ada.send(type="step_away")
        bruno.send(type="step_away")
        told(ada, "Bruno steps away: a captain plays in the meantime.")
        now.forward(60)
        ada.send(type="back")
        told(bruno, "Ada is back and plays again.")
        bruno.send(type="back")
        bruno.send(type="propose", kind="captain", seat=0)
        assert "Ada is here" in bruno.error()["message"]


def test_nobody_has_more_time_by_stepping_away_and_back(tmp_path: Path) -> None:
    now, clock = FakeClock(), {"turn": 100, "reserve": 0}
    with running(tmp_path / "games.db", services(now=now, sleep=for_ever)) as server:
        _, (ada, bruno) = sit(server, "ada", "bruno")
        bruno.send(type="propose", kind="clock", clock=clock)
        ada.until(lambda me: bool(me.table["agreements"]["proposals"]))
        ada.send(type="respond", kind="clock", clock=clock, agree=True)
        ada.until(lambda me: me.table["agreements"]["clock"] == clock)
        before = ada.table["agreements"]["deadline"]
        for person, seat in ((ada, 0), (bruno, 1), (ada, 0)):
            now.forward(25)
            step_away_and_back(person, seat)
        assert person.table["agreements"]["deadline"] == before
        bruno.send(type="propose", kind="captain", seat=0)
        told(ada, "The others agreed to have a captain play for Ada.")


def test_a_captain_plays_the_turn_that_took_too_long(tmp_path: Path) -> None:
    now, go_on = FakeClock(), asyncio.Event()

    async def sleep(_: float) -> None:
        await go_on.wait()

    with running(tmp_path / "games.db", services(now=now, sleep=sleep)) as server:
        _, (ada, bruno) = sit(server, "ada", "bruno")
        now.forward(60)
        bruno.send(type="propose", kind="captain", seat=0)
        told(ada, "The others agreed to have a captain play for Ada.")
        ada.send(type="back")
        assert "Take your seat back after it" in ada.error()["message"]
        go_on.set()
        ada.send(type="say", text="wakes the server", to=None)
        ada.at_version(2)
        ada.send(type="back")
        told(bruno, "Ada is back and plays again.")


def test_whoever_has_been_gone_for_a_while_may_be_replaced(tmp_path: Path) -> None:
    now = FakeClock()
    with running(tmp_path / "games.db", services(now=now)) as server:
        made, (ada, bruno) = sit(server, "ada", "bruno")
        now.forward(1000)
        ada.until(lambda me: me.table["players"][1]["online"])
        bruno.leave()
        ada.until(lambda me: not me.table["players"][1]["online"])
        assert ada.table["players"][1]["away_since"] == now.at
        now.forward(59)
        ada.send(type="propose", kind="captain", seat=1)
        assert ada.error()["code"] == "illegal"
        now.forward(1)
        ada.send(type="propose", kind="captain", seat=1)
        told(ada, "The others agreed to have a captain play for Bruno.")
        again = server.join(made.id, made.keys[1])
        assert again.table["players"][1]["reason"] == "agreed"
        again.send(type="back")
        told(ada, "Bruno is back and plays again.")


# --- proposals ----------------------------------------------------------------------------------


def test_a_pause_is_agreed_on_and_ended_by_anybody(server: Running) -> None:
    _, (ada, bruno) = sit(server, "ada", "bruno", "bot:passer")
    ada.send(type="propose", kind="pause")
    bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
    bruno.send(type="respond", kind="pause", agree=True)
    assert paused(ada).legal == []
    assert ada.table["agreements"]["proposals"] == []
    ada.act("site:roma")
    error = ada.error()
    assert (error["code"], error["message"]) == (
        "paused",
        "The game is paused; any player may resume it.",
    )
    card = next(card for card, count in enumerate(ada.view["hand"]) if count)
    ada.send(type="show", cards=[card], face_down=False, to=None)
    told(bruno, bruno.until(lambda me: me.log[-1]["event"]["type"] == "cards_shown").lines[-1])
    bruno.send(type="resume")
    ada.until(lambda me: not me.table["agreements"]["paused"])
    ada.act("site:roma")
    assert bruno.at_version(2)["site"] == 15


def test_bots_rest_in_a_pause(server: Running) -> None:
    _, (ada,) = sit(server, "ada", "bot:passer")
    ada.send(type="propose", kind="pause")
    paused(ada)
    ada.send(type="resume")
    ada.until(lambda me: not me.table["agreements"]["paused"])
    ada.act("site:roma")
    ada.send(type="propose", kind="pause")
    paused(ada)
    version = ada.version
    ada.send(type="say", text="hello?", to=None)
    ada.until(lambda me: bool(me.chat))
    ada.send(type="resume")
    ada.until(lambda me: not me.table["agreements"]["paused"])
    assert ada.version <= max(version, 3)


def test_an_end_is_agreed_on_and_then_the_record_can_be_had(server: Running) -> None:
    made, (ada, bruno) = sit(server, "ada", "bruno")
    browser = server.browser("Ada")
    browser.post(f"/api/tables/{made.id}/claim", json={"key": made.keys[0]})
    assert browser.get("/api/me/games").json()["games"][0]["my_turn"]
    assert server.get(f"/api/tables/{made.id}/record").status_code == 409
    ada.send(type="propose", kind="end")
    bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
    bruno.send(type="respond", kind="end", agree=True)
    agreements = closed(ada).table["agreements"]
    assert (agreements["closed"], agreements["winners"]) == ("agreed", [])
    assert ada.legal == []
    ada.act("site:roma")
    assert ada.error()["code"] == "closed"
    ada.send(type="back")
    assert ada.error()["code"] == "closed"
    assert server.get(f"/api/tables/{made.id}/record").text.count("\nclose:agreed\n")
    assert server.get(f"/api/tables/{made.id}").json()["phase"] == "over"
    mine = browser.get("/api/me/games").json()["games"][0]
    assert (mine["phase"], mine["my_turn"]) == ("over", False)


def test_a_refused_proposal_is_gone(server: Running) -> None:
    _, (ada, bruno) = sit(server, "ada", "bruno")
    ada.send(type="propose", kind="end")
    bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
    bruno.send(type="respond", kind="end", agree=False)
    told(ada, "Bruno refuses an end without a winner.")
    assert ada.table["agreements"]["proposals"] == []
    bruno.send(type="respond", kind="end", agree=True)
    assert bruno.error()["message"] == "This proposal is closed."


def test_a_clock_is_agreed_on_as_it_was_proposed(server: Running) -> None:
    _, (ada, bruno) = sit(server, "ada", "bruno")
    clock = {"turn": 2 * 86_400, "reserve": 0}
    ada.send(type="propose", kind="clock", clock=clock)
    bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
    bruno.send(type="respond", kind="clock", clock=clock | {"turn": 1}, agree=True)
    assert bruno.error()["code"] == "illegal"
    bruno.send(type="respond", kind="clock", clock=clock, agree=True)
    told(ada, "There is now a clock: 2 days a turn.")
    assert ada.table["agreements"]["clock"] == clock
    ada.send(type="propose", kind="clock", clock={"turn": 0, "reserve": 0})
    assert "A turn has" in ada.error()["message"]


def test_onlookers_have_no_say(server: Running) -> None:
    made, _ = sit(server, "ada", "bruno")
    onlooker = server.join(made.id)
    for message in (
        {"type": "step_away"},
        {"type": "back"},
        {"type": "resign"},
        {"type": "propose", "kind": "end"},
        {"type": "respond", "kind": "end", "agree": True},
        {"type": "resume"},
    ):
        onlooker.send(**message)
        assert onlooker.error()["code"] == "spectator"


# --- resigning ----------------------------------------------------------------------------------


def test_whoever_is_left_when_the_others_have_resigned_wins(server: Running) -> None:
    made, (ada, bruno, chiara) = sit(server, "ada", "bruno", "chiara")
    ada.send(type="resign")
    told(bruno, "Ada resigns: a captain plays this seat to the end.")
    ada.send(type="back")
    assert "resigned" in ada.error()["message"]
    chiara.send(type="resign")
    told(closed(bruno), "Everybody else has resigned: Bruno wins.")
    assert (bruno.table["agreements"]["closed"], bruno.table["agreements"]["winners"]) == ("resigned", [1])
    assert server.get(f"/api/tables/{made.id}/record").status_code == 200


def test_with_bots_the_game_goes_on_for_whoever_is_left(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        _, (ada, bruno) = sit(server, "ada", "bruno", "bot:random")
        bruno.send(type="resign")
        told(ada, "Bruno resigns: a captain plays this seat to the end.")
        rng = random.Random(4)
        print("seed 4")
        while ada.until(lambda me: bool(me.legal) or me.view["phase"] == "over").view["phase"] != "over":
            version = ada.version
            ada.act(rng.choice(ada.legal))
            ada.at_version(version + 1)
        assert bruno.at_version(ada.version)["phase"] == "over"


@pytest.mark.parametrize("seed", range(4))
def test_whatever_people_do_they_can_go_on_and_end_it(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    print(f"seed {seed}")
    with running(tmp_path / "games.db", captain_seconds=0) as server:
        made, people = sit(server, "ada", "bruno", "chiara", "bot:random", points=1000)
        for number in range(120):
            person = rng.choice(people)
            person.send(**anything(rng, person))
            person.send(type="say", text=str(number), to=None)
            for other in people:
                other.until(lambda me, said=str(number): bool(me.chat) and me.chat[-1]["text"] == said)  # type: ignore[misc]
        assert {error["code"] for person in people for error in person.errors} <= {
            "stale",
            "illegal",
            "captain",
            "paused",
            "not_your_turn",
        }
        for person in people:
            person.send(type="back")
            person.send(type="propose", kind="end")
            person.send(type="respond", kind="end", agree=True)
        onlooker = closed(server.join(made.id))
        assert onlooker.table["problem"] is None
    with running(tmp_path / "games.db") as server:
        again = server.join(made.id, made.keys[0])
        assert again.table["agreements"]["closed"] == "agreed"
        assert again.log[-1] == onlooker.log[-1]


def anything(rng: random.Random, person: Person) -> dict[str, object]:
    """A message that a person may send, most often to play on."""
    kind = rng.choice(["pause", "captain", "clock"])
    about: dict[str, object] = {
        "kind": kind,
        "seat": rng.randrange(4),
        "clock": rng.choice([None, {"turn": 60, "reserve": 0}]),
    }
    play: dict[str, object] = {"type": "next", "version": person.version}
    if person.legal:
        play = {"type": "act", "version": person.version, "action": rng.choice(person.legal)}
    back: dict[str, object] = {"type": "back"}
    resume: dict[str, object] = {"type": "resume"}
    propose = {"type": "propose"} | about
    respond = {"type": "respond", "agree": rng.random() < 0.7} | about
    weighed: list[dict[str, object]] = [
        *[play] * 6,
        {"type": "step_away"},
        *[back] * 2,
        *[resume] * 2,
        propose,
        *[respond] * 4,
    ]
    return rng.choice(weighed)


# --- several processes, and long logs -----------------------------------------------------------


def test_people_of_two_servers_agree(tmp_path: Path) -> None:
    """What one has not heard of yet, it looks for before it refuses."""
    database = tmp_path / "games.db"
    with two_servers(database, NEVER) as (one, two):
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.send(type="propose", kind="pause")
        ada.until(lambda me: bool(me.table["agreements"]["proposals"]))
        bruno.send(type="respond", kind="pause", agree=True)
        paused(bruno)
        ada.act("site:roma")
        assert ada.error()["code"] in ("stale", "paused")
        assert paused(ada).log[-1] == bruno.log[-1]


def test_what_people_do_at_two_servers_at_once_is_all_done(tmp_path: Path) -> None:
    with two_servers(tmp_path / "games.db", NEVER) as (one, two):
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.send(type="propose", kind="pause")
        ada.until(lambda me: bool(me.table["agreements"]["proposals"]))
        bruno.send(type="propose", kind="end")
        bruno.until(lambda me: bool(me.errors) or len(me.table["agreements"]["proposals"]) == 2)
        assert bruno.errors == []


def test_two_servers_see_what_the_other_stores(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with two_servers(database, 0.02) as (one, two):
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.send(type="step_away")
        told(bruno, "Ada steps away: a captain plays in the meantime.")
        bruno.until(lambda me: me.view["turn"] == 1)
        bruno.act("pass")
        ada.send(type="back")
        for person in (ada, bruno):
            told(person, "Ada is back and plays again.")
        play_on(ada, bruno, until=lambda me: me.view["battles"] > 1, rng=random.Random(2))


def test_proposals_are_limited_by_seat(tmp_path: Path) -> None:
    clock = [0.0]
    at = services(monotonic=lambda: clock[0])
    with running(tmp_path / "games.db", at, limits=UNLIMITED._replace(agreements=Rate(3, 0.1))) as server:
        _, (ada, bruno) = sit(server, "ada", "bruno")
        for agree in (None, False, None, False):
            if agree is None:
                ada.send(type="propose", kind="end")
            else:
                ada.send(type="respond", kind="end", agree=False)
        assert ada.error()["code"] == "too_fast"
        bruno.send(type="respond", kind="end", agree=True)
        closed(ada)


def test_what_is_told_of_a_log_has_an_end_however_often_people_come_and_go(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narration, "WINDOW", 20)
    monkeypatch.setattr(narration, "SLACK", 5)
    made, (ada, _) = sit(server, "ada", "bruno")
    ada.act("site:roma")
    ada.at_version(2)
    for _ in range(20):
        ada.send(type="propose", kind="end")
        ada.send(type="respond", kind="end", agree=False)
    ada.send(type="say", text="so be it", to=None)
    ada.until(lambda me: bool(me.chat))
    late = server.join(made.id, made.keys[0])
    assert len(late.log) <= 26
    assert late.lines[0].startswith("This log is long.")
    assert late.log[1:] == ada.log[-len(late.log) + 1 :]
