"""Hints: who may ask, what is answered, and that the answer tells no more than the View does."""

import json
import socket
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from condottiere.bots import Alternative, BotKind, Decision
from condottiere.bots.checkpoint import checkpoint
from condottiere.bots.judged import Judged
from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.rules import Options, View
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.play import bot_pool
from support.clocks import Sleep, for_ever, hurried
from support.people import PATIENCE, Person, act_in_turn
from support.running import (
    BOTS,
    UNLIMITED,
    Gated,
    Made,
    Passer,
    Running,
    dealt,
    kinds,
    running,
    services,
    slow,
)

HANDS = "TTT6666555 1122334455 66555WSBCC"
OTHER_HANDS = "UUUHHHDDDK 1122334455 CCCKKKKBBS"
"""The same for seat 1; all else differs."""


class Adviser:
    """A bot that ranks every action, the last one first; and one that is not legal."""

    def decide(self, view: View) -> Decision:
        said = [Alternative(code, 0.5) for code in (201, *reversed(view.legal))]
        return Decision(view.legal[0], tuple(said))


ADVISER = {**BOTS, **kinds(adviser=Adviser)}


@contextmanager
def advised(
    database: Path,
    hands: str = HANDS,
    bots: Mapping[str, BotKind] = ADVISER,
    sleep: Sleep = hurried,
    **settings: Any,
) -> Iterator[Running]:
    at = services(bots=bots, hint="adviser", new_game=dealt(hands), sleep=sleep)
    with running(database, at, **settings) as server:
        yield server


@pytest.fixture(scope="module")
def adviser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with advised(tmp_path_factory.mktemp("advised") / "games.db") as server:
        yield server
        server.connections.close()


def three(server: Running, **more: Any) -> tuple[Made, list[Person]]:
    """Three people, the first of whom holds the Condottiere, at a table with hints."""
    return server.sit("ada", "bruno", "chiara", **{"hints": True} | more)


def ask(server: Running, made: Made, what: str, seat: int, version: int) -> httpx.Response:
    return server.post({"key": made.keys[seat], "version": version}, f"/{made.id}/{what}")


# --- hints -------------------------------------------------------------------------------------


def test_a_hint_names_every_judged_action_with_its_chance_and_reasons(
    adviser: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, people = three(adviser)
    act_in_turn(people, "site:roma")
    leads = Fact(id="does-leads", count=10)

    def judge(_: Opponents, view: View, __: object) -> tuple[Judged, ...]:
        return (*(Judged(code, code / 1000, code == max(view.legal), (leads,)) for code in view.legal[::-1]),)

    monkeypatch.setattr(Opponents, "judge", judge)
    version = people[0].version
    answer = ask(adviser, made, "hint", 0, version)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    hint = answer.json()
    assert hint["version"] == version
    assert [(one["action"]["token"], one["chance"], one["equal"]) for one in hint["actions"]] == [
        ("play:T", 0.008, True),
        ("play:6", 0.007, False),
        ("play:5", 0.006, False),
        ("pass", 0.0, False),
    ]
    assert hint["actions"][0]["reasons"] == [{"id": "does-leads", "count": 10}]


def test_there_are_hints_in_other_phases_too(database: Path) -> None:
    with advised(database, sleep=for_ever) as server:
        made, people = three(server)
        site = ask(server, made, "hint", 0, people[0].version).json()
        tokens = [one["action"]["token"] for one in site["actions"][:3]]
        assert tokens == ["site:napoli", "site:roma", "site:spoleto"]
        act_in_turn(people, "site:roma", "pass", "pass", "pass", "site:milano")
        for seat in (0, 1, 2):  # R4.5: all are asked at once
            keep = ask(server, made, "hint", seat, people[0].version).json()
            assert [one["action"]["token"] for one in keep["actions"]] == ["hand:keep"]


def test_whoever_is_asked_until_there_is_a_judge_states_no_chance(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, people = three(server)
    act_in_turn(people, "site:roma")
    version = people[0].version
    hint = ask(server, made, "hint", 0, version).json()
    assert [(one["action"]["token"], one["chance"], one["reasons"]) for one in hint["actions"]] == [
        ("pass", None, [])
    ]
    monkeypatch.setattr(Opponents, "has_judge", lambda *_: True)
    monkeypatch.setattr(Opponents, "judge", lambda *_: (Judged(0, 0.5),))
    hint = ask(server, made, "hint", 0, version).json()
    assert [one["chance"] for one in hint["actions"]] == [0.5], "of the same moment"


def test_what_a_hint_refuses(adviser: Running) -> None:
    made, people = three(adviser)
    version = people[0].version
    for seat, at, status, code, says in (
        (1, version, 409, "not_your_turn", "on your turn"),
        (0, version - 1, 409, "stale", "has changed"),
        (0, version + 1, 409, "stale", "has changed"),
    ):
        refused = ask(adviser, made, "hint", seat, at)
        assert (refused.status_code, refused.json()["code"]) == (status, code)
        assert says in refused.json()["message"]
    for body, status, code in (
        ({"key": "nonsense", "version": version}, 403, "wrong_key"),
        ({"key": None, "version": version}, 403, "not_your_seat"),
        ({"version": version}, 403, "not_your_seat"),
        ({"key": made.keys[0], "version": version, "view": 1}, 400, "bad_message"),
    ):
        refused = adviser.post(body, f"/{made.id}/hint")
        assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert adviser.post({"key": "x", "version": 1}, "/nobody/hint").json()["code"] == "no_table"
    assert adviser.get(f"/api/tables/{made.id}/hint").status_code == 405
    assert people[0].version == version, "a question changes nothing"


def test_hints_are_for_tables_that_allow_them_and_everybody_may_know(adviser: Running) -> None:
    for seats, said, allowed in (
        (("ada", "bot:passer"), None, True),
        (("ada", "bot:passer"), False, False),
        (("ada", "bruno"), None, False),
        (("ada", "bruno"), True, True),
    ):
        made = adviser.table(*seats, "bot:passer", options={"first_holder": 0}, hints=said)
        onlooker = adviser.join(made.id)
        assert onlooker.table["hints"] is allowed
        assert adviser.get(f"/api/tables/{made.id}").json()["hints"] is allowed
        answer = ask(adviser, made, "hint", 0, onlooker.version)
        refused = answer.status_code == 403 and answer.json()["code"] == "no_hints"
        assert refused is not allowed, (seats, said, answer.text)


def test_an_adviser_that_fails_is_owned_up_to(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Passer):
        def decide(self, view: View) -> Decision:  # noqa: ARG002
            raise RuntimeError("out of order")

    with advised(database, bots=BOTS | kinds(adviser=Broken)) as server:
        made, people = three(server)
        answer = ask(server, made, "hint", 0, people[0].version)
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        act_in_turn(people, "site:roma")
    assert "a question could not be answered" in caplog.text


def test_one_question_of_a_seat_at_a_time_and_one_answer_to_each(database: Path) -> None:
    slow = Gated()
    with (
        advised(database, bots=BOTS | kinds(adviser=lambda: slow)) as server,
        ThreadPoolExecutor() as threads,
    ):
        made, people = three(server)
        asked = [threads.submit(ask, server, made, "hint", 0, 1) for _ in range(3)]
        slow.begins()
        act_in_turn(people, "site:roma")  # who is waited for may act all the same
        assert not slow.begun.acquire(blocking=False)
        slow.open.set()
        answers = sorted(one.result().status_code for one in asked)
        assert answers == [200, 409, 409], "by then the others ask about what has changed"
        again = [ask(server, made, "hint", 0, 2).json() for _ in range(3)]
        assert again[0] == again[1] == again[2]
        slow.begins()
        assert not slow.begun.acquire(blocking=False), "the same question is thought about once"


def test_hints_that_wait_are_limited_by_client_and_in_all(database: Path) -> None:
    slow = Gated()

    def one_more(made: Made, client: str) -> httpx.Response:
        body = {"key": made.keys[0], "version": 1}
        return server.post(body, f"/{made.id}/hint", headers={"X-Forwarded-For": client})

    limits = UNLIMITED._replace(hints_per_client=1, hints=2)
    bots = BOTS | kinds(adviser=lambda: slow)
    with (
        advised(database, bots=bots, limits=limits, bot_slots=2) as server,
        ThreadPoolExecutor() as threads,
    ):
        tables = [three(server)[0] for _ in range(3)]
        asked = [threads.submit(one_more, tables[number], f"192.0.2.{number}") for number in (0, 1)]
        for _ in asked:
            slow.begins()
        refused = [one_more(tables[2], client) for client in ("192.0.2.1", "192.0.2.3")]
        slow.open.set()
        assert [one.result().status_code for one in asked] == [200, 200]
        assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(429, "too_many")] * 2
        own, all_ = (answer.json()["message"] for answer in refused)
        assert "limited to 1 at a time" in own
        assert own.endswith("Setting: hints-per-client.")
        assert all_.endswith("Setting: hints.")
        assert one_more(tables[2], "192.0.2.1").status_code == 200, "nothing waits any more"


def test_hints_are_given_while_another_client_keeps_bots_thinking(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "MAX_STARTED", 3)
    monkeypatch.setattr(bot_pool, "RESERVED", 0)
    monkeypatch.setattr(bot_pool, "MAX_STARTED_OF_CLIENT", 2)
    begun, over = threading.Semaphore(0), threading.Event()

    class Endless(Passer):
        def decide(self, view: View) -> Decision:
            begun.release()
            while not over.is_set():
                checkpoint()
            return super().decide(view)

    bots = {**ADVISER, "endless": BotKind("Endless", lambda _seed, _: Endless(), slow, compiled=True)}
    with advised(database, bots=bots, bot_slots=1) as server:
        for _ in range(4):
            made = server.table("bot:endless", "mallory", "bruno", options={"first_holder": 0})
            server.join(made.id, made.keys[1], additional_headers={"X-Forwarded-For": "192.0.2.1"})
        for _ in range(2):
            assert begun.acquire(timeout=PATIENCE)
        made, people = three(server)
        assert ask(server, made, "hint", 0, people[0].version).status_code == 200
        over.set()


def test_a_hint_that_nobody_waits_for_any_more_ends(database: Path) -> None:
    begun, ended = threading.Event(), threading.Event()

    class Endless(Passer):
        def decide(self, view: View) -> Decision:  # noqa: ARG002
            begun.set()
            try:
                while True:
                    checkpoint()
            finally:
                ended.set()

    with advised(database, bots=BOTS | kinds(adviser=Endless)) as server:
        made, people = three(server)
        body = json.dumps({"key": made.keys[0], "version": people[0].version})
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            head = f"POST /api/tables/{made.id}/hint HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            line.sendall((head + body).encode())
            assert begun.wait(PATIENCE)
        assert ended.wait(PATIENCE)
        act_in_turn(people, "site:roma")


def test_who_waits_for_a_hint_is_told_the_place_in_line(database: Path) -> None:
    slow = Gated()

    def place(made: Made, key: int = 0) -> int:
        answer = server.post({"key": made.keys[key], "version": 1}, f"/{made.id}/hint/place")
        return int(answer.json()["place"])

    bots = BOTS | kinds(adviser=lambda: slow)
    with (
        advised(database, bots=bots, bot_slots=1) as server,
        ThreadPoolExecutor() as threads,
    ):
        tables = [three(server)[0] for _ in range(3)]
        threads.submit(ask, server, tables[0], "hint", 0, 1)
        slow.begins()
        for number, made in enumerate(tables[1:], start=1):
            assert place(made) == 0, "nothing is asked yet"
            threads.submit(ask, server, made, "hint", 0, 1)
            while place(made) != number:
                pass
        assert place(tables[0]) == 0
        assert place(tables[1], 1) == 0, "another seat is told nothing of it"
        slow.open.set()
        threads.shutdown()
        assert place(tables[2]) == 0
        assert server.post({"key": "x", "version": 1}, f"/{tables[0].id}/hint/place").status_code == 403


def test_until_its_code_is_compiled_a_captain_takes_the_judges_place() -> None:
    view = Game.new(Options(seats=2), seed=1).view(0)
    judged = Opponents().judge(view, lambda _: False)
    assert {one.code for one in judged} == set(view.legal)
    assert all(one.chance is None and not one.reasons for one in judged)


def test_answers_do_not_depend_on_what_the_seat_may_not_know(tmp_path: Path) -> None:
    """Byte for byte, in two games that are the same to seat 1."""
    told: list[str] = []
    for number, hands in enumerate((HANDS, OTHER_HANDS)):
        with advised(tmp_path / f"{number}.db", hands) as server:
            made, people = three(server)
            act_in_turn(people, "site:roma")
            act_in_turn(people, "pass")
            assert people[1].view["turn"] == 1
            told.append(ask(server, made, "hint", 1, 3).text)
    assert told[0] == told[1]
