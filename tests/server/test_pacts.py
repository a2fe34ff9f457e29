"""What players promise each other at a table, the talk about it, and the host who may close that talk."""

import random
from pathlib import Path
from typing import Any

from condottiere.server.network.limits import Rate
from condottiere.server.table.chat import NO_DEALS
from support.people import Person, act_in_turn, play_on
from support.running import UNLIMITED, Running, dealt, running, services

SPARE_ROMA = {"kind": "spare", "region": 15}
PASS = {"kind": "pass"}


def pacts(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.table["pacts"]
    return found


def offer(person: Person, to: list[int] | None, **promises: object) -> int:
    """Offer a pact; its number."""
    known = len(pacts(person))
    person.send(type="offer", to=to, **promises)
    person.until(lambda me: len(pacts(me)) > known)
    return known


def answered(person: Person, number: int, seat: int) -> bool | None:
    """Wait for an answer, and say what it is."""

    def answer(me: Person) -> bool | None:
        known = pacts(me)[number]["answers"] if number < len(pacts(me)) else []
        return next((one["accepted"] for one in known if one["seat"] == seat), None)

    person.until(lambda me: answer(me) is not None)
    return answer(person)


def resign(*people: Person) -> None:
    for person in people:
        person.send(type="resign")
        person.until(lambda me: me.table["players"][me.view["viewer"]]["captain"] is not None)


def test_a_pact_is_offered_accepted_and_broken_and_the_ledger_says_so(database: Path) -> None:
    at = services(new_game=dealt("1111122222 3333344444 5555566666"))
    with running(database, at) as server:
        made, (ada, bruno, chiara) = server.sit("ada", "bruno", "chiara")
        others = [chiara, server.join(made.id)]
        act_in_turn([ada, bruno, *others], "site:roma")
        assert offer(ada, [1], mine=PASS, yours=SPARE_ROMA) == 0
        (offered,) = bruno.until(lambda me: bool(pacts(me))).table["pacts"]
        assert (offered["id"], offered["by"], offered["to"], offered["game"]) == (0, 0, [1], 1)
        assert (offered["answers"], offered["verdicts"]) == (
            [{"seat": 1, "accepted": None, "says": None, "whispered": False}],
            [],
        )
        assert bruno.lines[-1] == (
            "Ada offers Bruno a pact: Ada plays no more cards in the battle; Bruno leaves Roma alone."
        )
        bruno.send(type="answer_pact", pact=0, accept=True)
        assert answered(ada, 0, 1) is True
        act_in_turn([ada, bruno, *others], "play:1")
        broken, open_ = ada.until(lambda me: pacts(me)[0]["verdicts"][0]["state"] == "broken").table["pacts"][
            0
        ]["verdicts"]
        assert (broken["why"], open_["state"]) == ({"id": "verdict-played", "seat": 0}, "open")
        for other in others:
            assert "pact" not in other.told.replace('"pacts":[]', ""), "nobody else has heard of it"
        resign(chiara, bruno)  # a captain who plays for Bruno, whose turn it is, would play on
        for person in (ada, *others):
            (pact,) = person.until(lambda me: me.table["agreements"]["closed"] is not None).table["pacts"]
            states = [(one["seat"], one["state"]) for one in pact["verdicts"]]
            assert (pact["lapsed"], states) == (True, [(0, "broken"), (1, "untested")])
        assert server.get(f"/api/tables/{made.id}/review").json()["pacts"] == pacts(chiara)


def test_a_new_connection_a_restart_and_another_server_tell_the_same(database: Path) -> None:
    with running(database, follow_seconds=0.02) as one, running(database, follow_seconds=0.02) as two:
        made, (ada, bruno) = one.sit("ada", "bruno")
        chiara = two.join(made.id, made.keys[1])
        offer(ada, None, yours=PASS)
        chiara.until(lambda me: bool(pacts(me)))
        chiara.send(type="answer_pact", pact=0, accept=True)
        assert answered(ada, 0, 1) is True
        assert answered(bruno, 0, 1) is True
        before = pacts(ada)
        assert pacts(two.join(made.id, made.keys[0])) == pacts(one.join(made.id)) == before
    with running(database) as server:
        again = server.join(made.id, made.keys[0])
        assert pacts(again) == before
        assert again.log == ada.log


def test_offers_at_the_same_time_on_two_servers_are_both_made(database: Path) -> None:
    with running(database, follow_seconds=3600.0) as one, running(database, follow_seconds=3600.0) as two:
        made = one.table("ada", "bruno", "chiara", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        for _ in range(3):
            ada.send(type="offer", to=[2], mine=PASS)
            bruno.send(type="offer", to=[2], mine=SPARE_ROMA)
            for person in (ada, bruno):
                person.until(lambda me: bool(pacts(me)) and not pacts(me)[-1]["withdrawn"])
                person.send(type="withdraw", pact=len(pacts(person)) - 1)
                person.until(lambda me: pacts(me)[-1]["withdrawn"])
        ada.send(type="withdraw", pact=0)
        assert ada.error()["fact"]["id"] == "error-offer-gone"
        bruno.send(type="answer_pact", pact=3, accept=True)
        assert bruno.error()["message"] == "You have no pact with the number 3."
        chiara = two.join(made.id, made.keys[2])
        assert sorted(pact["by"] for pact in pacts(chiara)) == [0, 0, 0, 1, 1, 1]


def test_captains_say_openly_that_they_make_no_deals(server: Running) -> None:
    made, (ada, bruno) = server.sit("ada", "bruno", "bot:passer")
    onlooker = server.join(made.id)
    offer(ada, [2], yours=PASS)
    assert answered(ada, 0, 2) is False
    assert ada.lines[-1] == "Bot:Passer declines: this captain makes no pacts."
    offer(bruno, None, mine=PASS)
    assert answered(onlooker, 0, 2) is False
    for _ in range(2):
        ada.send(type="say", text="let us share", to=[1, 2])
    ada.send(type="say", text="is anybody there?", to=None)
    ada.until(lambda me: me.chat[-1:] != [] and me.chat[-1]["to"] is None)
    said = [(line["seat"], line["to"], line["text"]) for line in ada.chat]
    assert said == [
        (0, [1, 2], "let us share"),
        (2, [0], NO_DEALS),
        (0, [1, 2], "let us share"),
        (0, None, "is anybody there?"),
    ]
    bruno.send(type="say", text="and with me?", to=[2])
    bruno.until(lambda me: NO_DEALS in [line["text"] for line in me.chat])
    assert [line["to"] for line in bruno.chat] == [[1, 2], [1, 2], None, [2], [1]]
    onlooker.until(lambda me: bool(me.chat))
    assert [line["text"] for line in onlooker.chat] == ["is anybody there?"]


def test_what_waits_for_somebody_who_leaves_is_declined_at_once(server: Running) -> None:
    made, (ada, bruno, chiara) = server.sit("ada", "bruno", "chiara")
    onlooker = server.join(made.id)
    for fought in (0, 1):  # neither whoever offers it, nor whoever gets it
        ada.send(type="offer", to=[1], mine={"kind": "fight", "seat": fought})
        assert ada.error()["fact"]["id"] == "error-fight-third"
        ada.errors.clear()
    offer(ada, [1], mine={"kind": "pass", "region": 3, "seat": 1})
    assert pacts(ada)[0]["mine"] == PASS | {"region": None, "seat": None}, "only what belongs to it"
    offer(chiara, None, mine=SPARE_ROMA)
    ada.until(lambda me: len(pacts(me)) == 2)
    bruno.send(type="step_away")
    assert answered(ada, 0, 1) is False
    assert ada.lines.count("Bruno declines: this captain makes no pacts.") == 2
    assert answered(chiara, 0, 1) is False
    assert answered(onlooker, 0, 1) is False
    assert onlooker.lines.count("Bruno declines: this captain makes no pacts.") == 1
    ada.send(type="answer_pact", pact=1, accept=True)
    assert answered(chiara, 0, 0) is True
    bruno.send(type="offer", to=[0], mine=PASS)
    assert bruno.error()["code"] == "captain"


def test_who_has_resigned_or_only_watches_changes_nothing(server: Running) -> None:
    made, (ada, bruno, chiara) = server.sit("ada", "bruno", "chiara")
    act_in_turn([ada, bruno, chiara], "site:roma", "pass")
    offer(ada, [1], mine=PASS)
    bruno.until(lambda me: bool(pacts(me)))
    offer(bruno, None, mine=SPARE_ROMA)
    resign(ada)
    onlooker = server.join(made.id)
    chiara.until(lambda me: "Bruno is the host." in me.lines)
    lines = len(chiara.log)
    for message in (
        {"type": "offer", "to": None, "mine": PASS},
        {"type": "answer_pact", "pact": 1, "accept": True},
        {"type": "withdraw", "pact": 0},
        {"type": "offer", "to": [9], "mine": PASS},
        {"type": "propose", "kind": "takeback", "move": 2},
        {"type": "respond", "kind": "takeback", "move": 2, "agree": True},
        {"type": "step_away"},
        {"type": "back"},
        {"type": "resign"},
        {"type": "resume"},
        {"type": "close_chat", "closed": True},
    ):
        ada.send(**message)
        assert ada.error()["code"] in ("captain", "illegal", "not_host"), message
        onlooker.send(**message)
        assert onlooker.error()["code"] == "spectator", message
    bruno.send(type="withdraw", pact=1)
    chiara.until(lambda me: me.log[-1]["event"]["type"] == "pact_withdrawn" and pacts(me)[0]["withdrawn"])
    assert chiara.lines[lines:] == ["Bruno withdraws an offer: Bruno leaves Roma alone."]


def test_of_a_match_the_table_shows_the_pacts_of_one_game_and_its_page_all(server: Running) -> None:
    made, (ada, bruno) = server.sit("ada", "bruno", options={"points": 1000})
    onlooker = server.join(made.id)
    assert offer(ada, [1], mine=SPARE_ROMA) == 0
    bruno.until(lambda me: bool(pacts(me)))
    bruno.send(type="answer_pact", pact=0, accept=True)
    rng = random.Random(1)
    play_on(ada, bruno, until=lambda me: me.view["phase"] == "interval", rng=rng)
    (ended,) = pacts(ada)
    assert (ended["game"], ended["lapsed"], ended["verdicts"][0]["state"] == "open") == (1, True, False)
    ada.send(type="next", version=ada.version)
    for person in (ada, bruno, onlooker):
        person.until(lambda me: me.view["phase"] != "interval")
        assert pacts(person) == []
    ada.errors.clear()
    ada.send(type="withdraw", pact=0)
    assert ada.error()["message"] == "This offer is no longer open."
    ada.send(type="offer", to=None, mine=PASS)
    for person, number in ((ada, 1), (bruno, 1), (onlooker, 0)):
        (offered,) = person.until(lambda me: bool(pacts(me))).table["pacts"]
        assert (offered["id"], offered["game"]) == (number, 2)
    bruno.send(type="answer_pact", pact=1, accept=False)
    assert answered(ada, 0, 1) is False
    resign(bruno)
    onlooker.until(lambda me: me.table["agreements"]["closed"] is not None)
    assert [(pact["id"], pact["game"]) for pact in pacts(onlooker)] == [(1, 2)]
    review = f"/api/tables/{made.id}/review"
    assert server.get(review).json()["pacts"] == [ended, *pacts(onlooker)]
    assert server.get(f"{review}?first=1").json()["pacts"] == [], "the page has them from the first part"


def test_a_new_host_is_told_and_outlasts_a_restart(database: Path) -> None:
    with running(database) as server:
        made, (ada, bruno, chiara) = server.sit("ada", "bruno", "chiara")
        resign(ada)
        chiara.until(lambda me: me.table["agreements"]["host"] == 1)
        assert chiara.lines[-2:] == [
            "Ada resigns: a captain plays this seat to the end.",
            "Bruno is the host.",
        ]
    with running(database) as server:
        bruno, chiara = (server.join(made.id, key) for key in made.keys[1:])
        assert bruno.table["agreements"]["host"] == 1
        chiara.send(type="close_chat", closed=True)
        assert chiara.error()["code"] == "not_host"
        bruno.send(type="close_chat", closed=True)
        chiara.until(lambda me: me.table["agreements"]["chat_closed"])


def test_offers_come_no_faster_than_talk(database: Path) -> None:
    with running(database, limits=UNLIMITED._replace(pacts=Rate(2, 0.01))) as server:
        _, (ada, bruno) = server.sit("ada", "bruno")
        for _ in range(2):
            ada.send(type="withdraw", pact=0)
            assert ada.error()["code"] == "illegal"
        ada.send(type="offer", to=[1], mine=PASS)
        assert ada.error()["code"] == "too_fast"
        offer(bruno, [0], mine=PASS)


# --- the host, and the chat ---------------------------------------------------------------------


def test_the_host_closes_the_chat_and_opens_it(server: Running) -> None:
    made, (ada, bruno) = server.sit("ada", "bruno")
    assert (bruno.table["agreements"]["host"], bruno.table["agreements"]["chat_closed"]) == (0, False)
    ada.send(type="close_chat", closed=True)
    bruno.until(lambda me: me.table["agreements"]["chat_closed"])
    assert bruno.lines[-1] == "The host closes the chat."
    ada.send(type="close_chat", closed=True)
    assert ada.error()["message"] == "The chat is already closed."
    for person, to in ((ada, None), (bruno, [0])):
        person.send(type="say", text="hello", to=to)
        assert person.error()["code"] == "chat_closed"
    assert server.join(made.id).table["agreements"]["chat_closed"]
    ada.send(type="close_chat", closed=False)
    bruno.until(lambda me: not me.table["agreements"]["chat_closed"])
    bruno.send(type="say", text="at last", to=None)
    assert ada.until(lambda me: bool(me.chat)).chat[0]["text"] == "at last"
    ada.send(type="close_chat", closed=True)
    resign(bruno)
    ada.until(lambda me: me.table["agreements"]["closed"] is not None)
    assert not ada.table["agreements"]["chat_closed"], "after the game people may talk"
    ada.send(type="say", text="well played", to=None)
    ada.until(lambda me: me.chat[-1]["text"] == "well played")


def test_whoever_made_the_room_is_the_host_until_resigning_also_in_the_rematch(server: Running) -> None:
    host, friend, third = (server.browser(name) for name in ("Ada", "Bruno", "Chiara"))
    room = host.post("/api/rooms", json={"seats": [{}] * 3, "pace": "instant"}).json()["id"]

    def do(browser: Any, kind: str, table: str = room, **more: Any) -> None:
        answer = browser.post(f"/api/tables/{table}/room", json={"action": {"type": kind} | more})
        assert answer.status_code == 204, answer.text

    do(host, "take", seat=2)
    do(friend, "take", seat=0, ready=True)
    do(third, "take", seat=1, ready=True)
    do(host, "start")
    ada, bruno = server.join_as(host, room), server.join_as(friend, room)
    assert bruno.table["agreements"]["host"] == 2
    assert "Ada is the host." in bruno.lines
    resign(ada)
    bruno.until(lambda me: me.table["agreements"]["host"] == 0)
    chiara = server.join_as(third, room)
    bruno.send(type="close_chat", closed=True)
    chiara.until(lambda me: me.table["agreements"]["chat_closed"])
    resign(chiara)
    made = third.post(f"/api/tables/{room}/rematch", json={"rotate": True}).json()["id"]
    assert server.join_as(friend, made).table["agreements"]["host"] == 1, (
        "Bruno, who has moved on by one seat"
    )
