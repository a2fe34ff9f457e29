"""While a game goes on, commitments, chains and entropy tell nothing of cards, nor of the secret."""

from pathlib import Path

import httpx

from support.clocks import FakeClock
from support.databases import query
from support.entropy import Browser
from support.people import Person, act_in_turn
from support.running import Running, dealt, do_in_room, running, services

HANDS = "TTT6666555 1122334455 66555WSBCC"
OTHER_HANDS = "UUUHHHDDDK 1122334455 CCCKKKKBBS"
"""The same for Bruno, in seat 1; all else differs, and so do secrets, identifiers and commitments."""
ADA, BRUNO = Browser("3d" * 32), Browser("4e" * 32)


def begin(server: Running) -> tuple[str, str, list[httpx.Client], list[Person], list[str]]:
    """An open table of three, whose first two browsers give entropy; what Bruno was told there."""
    browsers = [server.browser(name) for name in ("Ada", "Bruno", "Chiara")]
    host, friend, third = browsers
    room = {"seats": [{}, {}, {}], "pace": "instant", "options": {"first_holder": 0}}
    made = host.post("/api/rooms", json=room)
    table, code = made.json()["id"], made.json()["code"]
    answers = [do_in_room(friend, table, "chain", chain=BRUNO.first).text]
    do_in_room(friend, table, "take", seat=1, ready=True)
    do_in_room(third, table, "take", seat=2, ready=True)
    answers += [do_in_room(friend, table, "reveal", reveal=BRUNO.links[1]).text]
    answers += [do_in_room(friend, table, "chain", chain=chain).text for chain in ("no digits", BRUNO.first)]
    do_in_room(host, table, "chain", chain=ADA.first)
    bruno = server.join_as(friend, table)
    do_in_room(host, table, "start")
    bruno.next_table()
    return table, code, browsers, [server.join_as(host, table), bruno, server.join_as(third, table)], answers


def told(database: Path, hands: str, seed: int) -> str:
    """All that Bruno, an onlooker and a stranger are told of a game's shuffle, into its second battle."""
    at = services(seed, new_game=dealt(hands), now=FakeClock())
    with running(database, at) as server:
        table, code, (_, friend, _), (ada, bruno, chiara), answers = begin(server)
        onlooker, stranger = server.join(table), server.browser()
        commitment = bruno.table["fairness"]["commitment"]

        def ask() -> None:
            for asker in (friend, stranger):
                for path in ("fairness", "record"):
                    answer = asker.get(f"/api/tables/{table}/{path}")
                    answers.append(f"{answer.status_code} {answer.text}")
            onlooker.send(type="chain", chain=ADA.first)
            answers.append(str(onlooker.error()))
            for deal, entropy in ((1, BRUNO.links[1]), (2, ADA.links[2]), (3, BRUNO.links[3])):
                bruno.send(type="reveal", deal=deal, reveal=entropy)
                answers.append(str(bruno.error()))

        ada.send(type="reveal", deal=2, reveal=ADA.links[2])
        ask()
        bruno.send(type="reveal", deal=2, reveal=BRUNO.links[2])
        bruno.send(type="chain", chain=BRUNO.first)
        people = [ada, bruno, chiara, onlooker]
        for action in ("site:roma", "pass", "pass", "pass"):
            for one in people:
                one.at_version(ada.version)
            ask()
            act_in_turn(people, action)
            answers.append(str([bruno.table["fairness"], onlooker.table["fairness"], bruno.log, bruno.view]))
        every = "\n".join([*answers, *(person.told for person in people)])
        [(secret,)] = query(database, "SELECT secret FROM shuffles")
    assert secret not in every
    assert commitment in every
    told = "\n".join(answers).replace(bruno.table["fairness"]["setup"], "SETUP")
    return told.replace(commitment, "COMMITMENT").replace(table, "TABLE").replace(code, "CODE")


def test_a_shuffle_tells_the_same_whatever_the_hidden_cards(tmp_path: Path) -> None:
    one, other = told(tmp_path / "one.db", HANDS, 1), told(tmp_path / "other.db", OTHER_HANDS, 2)
    assert one == other
    assert one.count("not_over") == 20
    assert one.count("COMMITMENT") == 8
    assert "does not belong to the chain" in one


def test_the_secret_is_told_once_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    telling, silent = ("fairness", "record", "record.json"), ("review", "statistics")
    with running(tmp_path / "games.db") as server:
        made, (ada, bruno) = server.sit("ada", "bruno")
        [(secret,)] = query(tmp_path / "games.db", "SELECT secret FROM shuffles")
        for path in (*telling, *silent):
            early = server.get(f"/api/tables/{made.id}/{path}")
            assert (early.status_code, secret in early.text) == (409, False), path
        ada.send(type="resign")
        bruno.until(lambda me: me.table["agreements"]["closed"] is not None)
        for path in (*telling, *silent):
            late = server.get(f"/api/tables/{made.id}/{path}")
            assert (late.status_code, secret in late.text) == (200, path in telling), path
