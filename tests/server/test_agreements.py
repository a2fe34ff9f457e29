"""What people agree on at a table beyond the rules, as they meet it: captains, pauses, clocks and ends."""

import asyncio
import random
from pathlib import Path

import pytest

from condottiere.server.network.limits import Rate
from condottiere.server.opponents.opponents import Opponents
from support.clocks import FakeClock, for_ever
from support.people import Person, play_on
from support.running import UNLIMITED, Running, running, services
from support.told import sentence

NEVER = 3600.0
ADA_STEPS_AWAY = "Ada steps away: a captain plays in the meantime."
ADA_IS_BACK = "Ada is back and plays again."
AGREED_ON_ADA = "The others agreed to have a captain play for Ada."


def proposed(person: Person) -> Person:
    return person.until(lambda me: bool(me.table["agreements"]["proposals"]))


def paused(person: Person, is_paused: bool = True) -> Person:
    return person.until(lambda me: me.table["agreements"]["paused"] is is_paused)


def closed(person: Person) -> Person:
    return person.until(lambda me: me.table["agreements"]["closed"] is not None)


# --- captains -----------------------------------------------------------------------------------


def test_a_captain_plays_for_whoever_steps_away_until_that_person_is_back(server: Running) -> None:
    _, (ada, bruno) = server.sit("ada", "bruno")
    ada.send(type="step_away")
    who = bruno.hears(ADA_STEPS_AWAY).table["players"][0]
    assert (sentence(who["captain"]), who["reason"], who["online"]) == ("Meek, gentle", "asked", True)
    assert who["away_since"] == pytest.approx(bruno.table["now"], abs=60)
    assert bruno.at_version(2)["site"] is not None, "the captain has chosen the site"
    bruno.until(lambda me: me.view["turn"] == 1)
    assert ada.at_version(bruno.version)["legal"] == []
    ada.act("pass")
    assert ada.error()["code"] == "captain"
    ada.send(type="back")
    who = ada.hears(ADA_IS_BACK).table["players"][0]
    assert (who["captain"], who["away_since"]) == (None, None)
    play_on(ada, bruno, until=lambda me: me.view["battles"] > 1, rng=random.Random(2))
    ada.send(type="back")
    error = ada.error()
    assert (error["code"], error["message"]) == ("illegal", "No captain plays for this seat.")


def test_a_captain_who_has_thought_for_somebody_does_not_act_once_that_person_is_back(
    database: Path,
) -> None:
    go_on = asyncio.Event()

    async def sleep(_: float) -> None:
        await go_on.wait()

    with running(database, services(sleep=sleep)) as server:
        _, (ada, bruno) = server.sit("ada", "bruno")
        ada.send(type="step_away")
        bruno.hears(ADA_STEPS_AWAY)
        ada.send(type="back")
        bruno.hears(ADA_IS_BACK)
        go_on.set()
        ada.say()
        assert ada.version == 1
        ada.act("site:roma")
        assert bruno.at_version(2)["site"] == 15
        assert bruno.table["problem"] is None


def test_the_captain_is_a_level_that_can_play_at_once_anywhere() -> None:
    offered = Opponents()
    offered.check(offered.captain)
    assert not offered.is_compiled(offered.captain)
    assert sentence(offered.label(offered.captain)) == "Colleoni, strong"


def test_when_nobody_is_left_nothing_is_played_until_somebody_is_back(database: Path) -> None:
    """Also by the server that is started after this one."""
    with running(database) as server:
        made, (ada, bruno) = server.sit("ada", "bruno", "bot:passer")
        ada.play("site:roma")
        ada.act("pass")
        bruno.my_turn()
        ada.send(type="step_away")
        bruno.hears(ADA_STEPS_AWAY)
        bruno.send(type="step_away")
        version = ada.hears("Bruno steps away: a captain plays in the meantime.").version
    with running(database) as server:
        ada, onlooker = server.join(made.id, made.keys[0]), server.join(made.id)
        assert (ada.version, ada.legal) == (version, [])
        assert [who["reason"] for who in ada.table["players"]] == ["asked", "asked", None]
        ada.send(type="back")
        onlooker.until(lambda me: me.view["battles"] == 1)


def gone(person: Person, seat: int) -> Person:
    return person.until(lambda me: not me.table["players"][seat]["online"])


def test_no_captain_replaces_a_person_who_is_there(database: Path) -> None:
    now, go_on = FakeClock(), asyncio.Event()

    async def sleep(_: float) -> None:
        await go_on.wait()

    with running(database, services(now=now, sleep=sleep)) as server:
        made, (ada, bruno, chiara) = server.sit("ada", "bruno", "chiara")
        now.forward(1000)
        bruno.propose("captain", seat=0)
        assert "Ada is here" in bruno.error()["message"], "however long she takes"
        ada.leave()
        gone(bruno, 0)
        now.forward(60)
        bruno.propose("captain", seat=0)
        open_now = proposed(chiara).table["agreements"]["proposals"]
        about = {"kind": "captain", "by": 1, "seat": 0, "agreed": [1], "needed": [2]}
        assert open_now == [about | {"clock": None, "move": None, "what": None}]
        ada = server.join(made.id, made.keys[0])
        chiara.respond("captain", seat=0)
        assert chiara.error()["message"] == "This proposal is closed."
        assert chiara.lines[-1] == "Ada is here: no captain is needed."
        assert chiara.table["agreements"]["proposals"] == []
        assert ada.table["players"][0]["captain"] is None
        bruno.until(lambda me: bool(me.table["players"][0]["online"]))  # until then she is gone for him
        ada.leave()
        gone(bruno, 0)
        now.forward(60)
        bruno.propose("captain", seat=0)
        proposed(chiara).respond("captain", seat=0)
        bruno.hears(AGREED_ON_ADA)
        ada = server.join(made.id, made.keys[0])
        ada.send(type="back")
        assert "Take your seat back after it" in ada.error()["message"], "the captain plays this turn"
        go_on.set()
        ada.say("wakes the server")
        assert chiara.at_version(2)["site"] is not None
        assert chiara.table["players"][0]["reason"] == "agreed"
        ada.send(type="back")
        bruno.hears(ADA_IS_BACK)


def test_a_captain_is_not_seated_by_a_server_that_has_not_heard_who_is_back(database: Path) -> None:
    now = FakeClock()
    with (
        running(database, services(now=now), follow_seconds=NEVER) as one,
        running(database, services(now=now), follow_seconds=NEVER) as two,
    ):
        made = one.table("ada", "bruno", "chiara", options={"first_holder": 0})
        bruno, chiara = (two.join(made.id, made.keys[seat]) for seat in (1, 2))
        now.forward(60)
        ada = one.join(made.id, made.keys[0])
        bruno.propose("captain", seat=0)
        proposed(chiara)
        ada.propose("pause")
        proposed(ada)
        ada.hears("Ada is here: no captain is needed.")
        chiara.respond("captain", seat=0)
        assert chiara.error()["message"] == "This proposal is closed."


def test_no_game_ends_over_somebody_who_has_just_come_back_and_has_had_no_minute_to_say_so(
    database: Path,
) -> None:
    now = FakeClock()
    with running(database, services(now=now)) as server:
        made, (ada, bruno, chiara, dora) = server.sit("ada", "bruno", "chiara", "dora")
        ada.leave()
        gone(bruno, 0)
        now.forward(60)
        bruno.propose("captain", seat=0)
        for other in (chiara, dora):
            proposed(other).respond("captain", seat=0)
        bruno.hears(AGREED_ON_ADA)
        bruno.propose("end")
        proposed(chiara).respond("end")
        ada = server.join(made.id, made.keys[0])
        bruno.hears("Bruno no longer asks for an end without a winner.")
        dora.send(type="resign")
        bruno.until(lambda me: me.table["players"][3]["reason"] == "resigned")
        now.forward(59)
        bruno.propose("end")
        assert "is at the table and has a say" in bruno.error()["message"]
        now.forward(1)
        bruno.propose("end")
        proposed(chiara).respond("end")
        assert closed(ada).table["agreements"]["closed"] == "agreed", "hers may be a forgotten page"


def step_away_and_back(person: Person, seat: int) -> None:
    for message, reason in (("step_away", "asked"), ("back", None)):
        person.send(type=message)
        person.until(lambda me, reason=reason: me.table["players"][seat]["reason"] == reason)  # type: ignore[misc]


def test_with_a_clock_nobody_has_more_time_by_stepping_away_and_back(database: Path) -> None:
    now, clock = FakeClock(), {"turn": 100, "reserve": 0}
    with running(database, services(now=now, sleep=for_ever)) as server:
        _, (ada, bruno) = server.sit("ada", "bruno")
        bruno.propose("clock", clock={"turn": 0, "reserve": 0})
        assert "A turn has" in bruno.error()["message"]
        bruno.propose("clock", clock=clock)
        proposed(ada).respond("clock", clock=clock | {"turn": 1})
        assert ada.error()["code"] == "illegal"
        ada.respond("clock", clock=clock)
        ada.until(lambda me: me.table["agreements"]["clock"] == clock)
        before = ada.table["agreements"]["deadline"]
        for person, seat in ((ada, 0), (bruno, 1), (ada, 0)):
            now.forward(25)
            step_away_and_back(person, seat)
        assert ada.table["agreements"]["deadline"] == before


def test_whoever_has_been_gone_for_a_while_may_be_replaced(database: Path) -> None:
    now = FakeClock()
    with running(database, services(now=now)) as server:
        made, (ada, bruno) = server.sit("ada", "bruno")
        now.forward(1000)
        ada.until(lambda me: me.table["players"][1]["online"])
        bruno.leave()
        gone(ada, 1)
        assert ada.table["players"][1]["away_since"] == now.at
        now.forward(59)
        ada.propose("captain", seat=1)
        assert ada.error()["code"] == "illegal"
        now.forward(1)
        ada.propose("captain", seat=1)
        ada.hears("The others agreed to have a captain play for Bruno.")
        again = server.join(made.id, made.keys[1])
        assert again.table["players"][1]["reason"] == "agreed"
        again.send(type="back")
        ada.hears("Bruno is back and plays again.")


# --- proposals ----------------------------------------------------------------------------------


def test_a_pause_is_agreed_on_and_ended_by_anybody(server: Running) -> None:
    _, (ada, bruno) = server.sit("ada", "bruno", "bot:passer")
    ada.propose("pause")
    proposed(bruno).respond("pause")
    assert paused(ada).legal == []
    assert ada.table["agreements"]["proposals"] == []
    ada.act("site:roma")
    error = ada.error()
    assert (error["code"], error["message"]) == ("paused", "The game is paused; any player may resume it.")
    card = next(card for card, count in enumerate(ada.view["hand"]) if count)
    ada.send(type="show", cards=[card], face_down=False, to=None)
    bruno.until(lambda me: me.log[-1]["event"]["type"] == "cards_shown")
    bruno.send(type="resume")
    paused(ada, False).act("site:roma")
    assert bruno.at_version(2)["site"] == 15


def test_an_end_is_agreed_on_and_then_the_record_can_be_had(server: Running) -> None:
    made, (_, bruno) = server.sit("ada", "bruno")
    browser = server.browser("Ada", made, 0)
    ada = server.join(made.id, made.keys[0])
    assert browser.get("/api/me/games").json()["games"][0]["my_turn"]
    assert server.get(f"/api/tables/{made.id}/record").status_code == 409
    ada.propose("end")
    proposed(bruno).respond("end")
    agreements = closed(ada).table["agreements"]
    assert (agreements["closed"], agreements["winners"], ada.legal) == ("agreed", [], [])
    ada.act("site:roma")
    assert ada.error()["code"] == "closed"
    ada.send(type="back")
    assert ada.error()["code"] == "closed"
    assert server.get(f"/api/tables/{made.id}/record").text.count("\nclose:agreed\n")
    assert server.get(f"/api/tables/{made.id}").json()["phase"] == "over"
    mine = browser.get("/api/me/games").json()["games"][0]
    assert (mine["phase"], mine["my_turn"]) == ("over", False)


# --- several processes, and long logs -----------------------------------------------------------


def test_people_of_two_servers_agree(database: Path) -> None:
    """What one has not heard of yet, it looks for before it refuses."""
    with (
        running(database, follow_seconds=NEVER) as one,
        running(database, follow_seconds=NEVER) as two,
    ):
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.propose("pause")
        proposed(ada)
        bruno.propose("end")
        bruno.until(lambda me: len(me.table["agreements"]["proposals"]) == 2)
        bruno.respond("pause")
        paused(bruno)
        ada.act("site:roma")
        assert ada.error()["code"] in ("stale", "paused")
        assert paused(ada).log[-1] == bruno.log[-1]
        assert bruno.errors == []


def test_proposals_are_limited_by_seat(database: Path) -> None:
    at = services(monotonic=lambda: 0.0)
    with running(database, at, limits=UNLIMITED._replace(agreements=Rate(3, 0.1))) as server:
        _, (ada, bruno) = server.sit("ada", "bruno")
        for _ in range(2):
            ada.propose("end")
            ada.respond("end", agree=False)
        assert ada.error()["code"] == "too_fast"
        bruno.respond("end")
        closed(ada)
