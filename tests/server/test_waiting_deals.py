"""A deal waits for the entropy of connected browsers, so that nobody knows its cards before it is due."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from condottiere.record.fairness.notation import EntropyRevealed
from condottiere.record.fairness.verdict import judge
from condottiere.record.fairness.verification import verified_game
from condottiere.record.file import Record, load
from condottiere.record.game import Game
from condottiere.record.notation import Dealt
from condottiere.server.table.clock import LEASE_SECONDS
from condottiere.server.table.deal_wait import WAIT_SECONDS, WAIT_SECONDS_ELSEWHERE
from support.clocks import FakeClock, Sleep, for_ever, hurried
from support.entropy import Browser
from support.people import Person, play_on
from support.running import Made, Running, running, services

ADA, BRUNO = Browser("3d" * 32), Browser("4e" * 32)
WAITS = (WAIT_SECONDS, WAIT_SECONDS_ELSEWHERE)
DRAWS = {"draw_after_battle": True}
"""R12: with it there are most deals."""


async def held(seconds: float) -> None:
    """Sleep, but a deal waits for as long as it takes."""
    await (for_ever(seconds) if seconds in WAITS else hurried(seconds))


def fair(sleep: Sleep = held, **more: Any) -> Any:
    """Services that deal as a real server does."""
    return services(new_game=Game.begin, sleep=sleep, **more)


def fairness(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.table["fairness"]
    return found


def opened(server: Running, *seats: str, **more: Any) -> Made:
    """A table whose first browser gives entropy to the first deal."""
    commitment = server.request("POST", "/api/shuffles").json()["commitment"]
    more["options"] = {"first_holder": 0, **more.get("options", {})}
    return server.table(*seats, shuffle=commitment, chain=ADA.first, reveal=ADA.links[1], **more)


def complaints(record: Record) -> list[str]:
    return [finding.text for finding in judge(record, None).reasons if finding.holds is False]


def is_due(person: Person) -> bool:
    return bool(person.view["phase"] == "deal")


def is_over(person: Person) -> bool:
    return bool(person.view["phase"] == "over")


def reveal(person: Person, browser: Browser) -> None:
    deal = fairness(person)["deal"]
    person.send(type="reveal", deal=deal, reveal=browser.links[deal])


def until_due(*people: Person, rng: random.Random | None = None) -> bool:
    """Play until a deal waits, of which all hear; False if the game is over before."""
    play_on(*people, until=lambda me: is_due(me) or is_over(me), rng=rng or random.Random(1))
    for person in people:
        person.until(lambda me: is_due(me) or is_over(me))
    return is_due(people[0])


def until_dealt(*people: Person) -> None:
    """Wait until all hear that the deal which is due was made; the next one may be due by then."""
    deal = fairness(people[0])["deal"]
    for person in people:
        person.until(lambda me: bool(fairness(me)["deal"] > deal))


@pytest.mark.parametrize(
    ("options", "paces"),
    [(DRAWS, ("instant", "fast", "normal", "slow")), ({}, ("instant",))],
    ids=["draws", "rounds"],
)
def test_however_far_away_all_who_are_connected_give_entropy_to_every_deal(
    database: Path, options: dict[str, Any], paces: tuple[str, ...]
) -> None:
    """One person answers at once, the other one last of all, and a bot gives none."""
    rng = random.Random(7)
    with running(database, fair()) as server:
        for pace in paces:
            table = opened(server, "ada", "bruno", "bot:random", pace=pace, options=options)
            people = ada, bruno = [server.join(table.id, key) for key in table.keys if key is not None]
            bruno.send(type="chain", chain=BRUNO.first)
            for person in people:
                person.until(lambda me: fairness(me)["counts_from"] == [1, 3, None])
            committed: dict[int, Any] = {}
            while fairness(ada)["deal"] < 5 and until_due(*people, rng=rng):
                deal = fairness(ada)["deal"]
                committed[deal] = fairness(ada)["pile"]
                version = ada.version
                reveal(ada, ADA)
                if deal >= 3:
                    ada.until(lambda me: fairness(me)["revealed"] == [True, False, False])
                    ada.say()
                    assert (ada.version, is_due(ada)) == (version, True), "the deal waits"
                    reveal(bruno, BRUNO)
                until_dealt(*people)
                assert fairness(ada)["gave"] == [True, deal >= 3, False], pace
                assert fairness(ada)["deal"] == deal + 1
            if not is_over(ada):
                ada.propose("end")
                bruno.until(lambda me: bool(me.table["agreements"]["proposals"])).respond("end")
                ada.until(lambda me: me.table["agreements"]["closed"] is not None)
            record = load(server.get(f"/api/tables/{table.id}/record").text)
            assert complaints(record) == []
            verified = verified_game(record)
            assert verified is not None
            assert committed == {deal: verified.deals[deal - 1].due for deal in committed}
            entries = list(record.entries)
            for number, entry in enumerate(entries):
                if isinstance(entry, EntropyRevealed) and entry.deal > 1:
                    following = entries[number + 1 :]
                    later = [one for one in following if not isinstance(one, EntropyRevealed)]
                    assert isinstance(later[0], Dealt), "no link is known before its deal is due"


def test_a_page_that_gives_nothing_costs_a_second_once_until_it_shows_that_it_is_there(
    database: Path,
) -> None:
    waited: list[float] = []

    async def counting(seconds: float) -> None:
        if seconds in WAITS:
            waited.append(seconds)
        await (asyncio.sleep(0) if seconds in WAITS else hurried(seconds))

    with running(database, fair(counting)) as server:
        table = opened(server, "ada", "bruno", options=DRAWS)
        people = [server.join(table.id, key) for key in table.keys]
        ada = people[0]

        def play_to(deal: int) -> None:
            play_on(*people, until=lambda me: fairness(me)["deal"] >= deal, rng=random.Random(1))

        play_to(5)
        assert waited == [WAIT_SECONDS], "deal 2 alone"
        reveal(ada, ADA)
        ada.until(lambda me: fairness(me)["revealed"] == [True, False])
        play_to(6)
        assert fairness(ada)["gave"] == [True, False]
        assert len(waited) == 1, "it was given early"
        play_to(8)
        assert len(waited) == 2
        again = server.join(table.id, table.keys[0])
        play_to(9)
        assert len(waited) == 3
        again.leave()


def test_a_deal_waits_for_nobody_who_is_gone_and_not_at_all_where_nobody_has_a_chain(database: Path) -> None:
    with running(database, fair()) as server:
        nobodys = server.table("ada", "bruno", options=DRAWS)
        pair = [server.join(nobodys.id, key) for key in nobodys.keys]
        told: list[str] = []

        def dealt_twice(me: Person) -> bool:
            told.append(me.view["phase"])
            return bool(fairness(me)["deal"] > 3)

        play_on(*pair, until=dealt_twice, rng=random.Random(1))
        assert "deal" not in told, "the deal is made with the move before it"

        table = opened(server, "ada", "bruno", options=DRAWS)
        ada, bruno = [server.join(table.id, key) for key in table.keys]
        until_due(ada, bruno)
        ada.leave()
        until_dealt(bruno)
        assert fairness(bruno)["gave"] == [False, False]


def test_nothing_is_dealt_in_a_pause_and_what_is_given_meanwhile_counts(database: Path) -> None:
    with running(database, fair()) as server:
        table = opened(server, "ada", "bruno", options=DRAWS)
        ada, bruno = [server.join(table.id, key) for key in table.keys]
        until_due(ada, bruno)
        ada.propose("pause")
        bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
        bruno.respond("pause")
        ada.until(lambda me: me.table["agreements"]["paused"])
        reveal(ada, ADA)
        ada.until(lambda me: fairness(me)["revealed"] == [True, False])
        ada.say()
        assert is_due(ada)
        bruno.until(lambda me: me.table["agreements"]["paused"]).send(type="resume")
        until_dealt(ada, bruno)
        assert fairness(ada)["gave"] == [True, False]


@pytest.mark.usefixtures("any_database")
def test_a_deal_that_a_process_leaves_behind_is_made_by_another_with_what_is_stored(database: Path) -> None:
    """Between the move and the deal, whoever comes back, or nobody."""
    clock = FakeClock()
    with running(database, fair(now=clock)) as server:
        table = opened(server, "ada", "bruno", options=DRAWS)
        people = ada, bruno = [server.join(table.id, key) for key in table.keys]
        bruno.send(type="chain", chain=BRUNO.first)
        until_due(*people)
        reveal(ada, ADA)
        until_dealt(*people)
        until_due(*people)
        reveal(bruno, BRUNO)
        ada.until(lambda me: fairness(me)["revealed"] == [False, True])
        assert server.get(f"/api/tables/{table.id}").json()["phase"] == "deal"
    clock.forward(LEASE_SECONDS)
    with running(database, fair(now=clock), schedule_seconds=0.01) as server:
        while server.get(f"/api/tables/{table.id}").json()["phase"] == "deal":
            pass
        ada = server.join(table.id, table.keys[0])
        assert fairness(ada)["gave"] == [False, True]
        assert fairness(ada)["deal"] == 4
        ada.send(type="resign")
        ada.until(lambda me: me.table["agreements"]["closed"] is not None)
        record = load(server.get(f"/api/tables/{table.id}/record").text)
        assert complaints(record) == []
        assert sum(isinstance(entry, Dealt) for entry in record.entries) == 3


def test_entropy_comes_through_any_process(database: Path) -> None:
    clock = FakeClock()
    with (
        running(database, fair(now=clock), follow_seconds=0.02) as here,
        running(database, fair(now=clock), follow_seconds=0.02) as there,
    ):
        table = opened(here, "ada", "bruno", options=DRAWS)
        people = ada, bruno = here.join(table.id, table.keys[0]), there.join(table.id, table.keys[1])
        bruno.send(type="chain", chain=BRUNO.first)
        for person in people:
            person.until(lambda me: fairness(me)["counts_from"] == [1, 3])
            person.until(lambda me: all(player["online"] for player in me.table["players"]))
        for deal in (2, 3, 4):
            until_due(*people)
            reveal(ada, ADA)
            if deal > 2:
                reveal(bruno, BRUNO)
            until_dealt(*people)
            assert fairness(ada)["gave"] == [True, deal > 2]
