"""From the lobby to refusals: whoever asks the server is answered the same whatever the others hold."""

from pathlib import Path
from typing import Any

import httpx

from support.clocks import FakeClock, until_people_act
from support.people import Person, act_in_turn
from support.running import dealt, running, services

HANDS = "TTT6666555 1122334455 66555WSBCC"
OTHER_HANDS = "UUUHHHDDDK 1122334455 CCCKKKKBBS"
"""The same for Bruno, in seat 1; all else differs, and who has a choice under R4.5, too."""
QUESTION = {"key": None, "version": 1}
ASKED = ("lobby", "codes/CODE", "tables/TABLE", "tables/TABLE/record", "me/games")
LOOKED_BACK_AT = ("review", "statistics", "positions?seat=open", "positions?first=99&seat=1", "record.json")
POSTED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("hint", QUESTION),
    ("rematch", {"rotate": False}),
    ("room", {"action": {"type": "take", "seat": 0}}),
    ("claim", {"key": "guessed"}),
    ("from", {"moment": 0, "seat": 1, "bot": "meek"}),
)


def act(people: list[Person], action: str) -> None:
    """Whoever is on turn acts, or under R4.5 all three, and everybody hears of it."""
    if action != "hand:keep":
        act_in_turn(people, action)
        return
    for person in people[:3]:
        person.act(action)
    for person in people:
        person.until(lambda me: me.view["phase"] == "battle")


def told(database: Path, hands: str) -> str:
    """All that Bruno, an onlooker and a stranger are told, from the waiting room to a battle after R4.5."""
    answers: list[str] = []
    held = services(new_game=dealt(hands), now=FakeClock(), sleep=until_people_act)
    with running(database, held) as server:
        host, friend, third = (server.browser(name) for name in ("Ada", "Bruno", "Chiara"))
        stranger = server.browser()
        room = {"seats": [{}, {}, {}], "public": True, "options": {"first_holder": 0}}
        made = host.post("/api/rooms", json=room | {"pace": "instant"}).json()
        table, code = made["id"], made["code"]

        def note(answer: httpx.Response) -> None:
            text = answer.text.replace(table, "TABLE").replace(code, "CODE")
            answers.append(f"{answer.status_code} {text}")

        def ask() -> None:
            """Everything that can be asked without a seat, and Bruno's own list."""
            for path in ASKED:
                note(stranger.get("/api/" + path.replace("TABLE", table).replace("CODE", code)))
            for path in LOOKED_BACK_AT:
                for asking in (stranger, friend):
                    note(asking.get(f"/api/tables/{table}/{path}"))
            for path, body in POSTED:
                note(stranger.post(f"/api/tables/{table}/{path}", json=body))
            note(friend.get("/api/me/games"))

        def do(browser: httpx.Client, **action: object) -> None:
            note(browser.post(f"/api/tables/{table}/room", json={"action": action}))

        ask()
        do(friend, type="take", seat=1, ready=True)
        do(third, type="take", seat=2, ready=True)
        ask()
        do(host, type="start")
        ada, bruno, chiara = (server.join_as(browser, table) for browser in (host, friend, third))
        onlooker = server.join(table)
        for action in ("site:roma", "pass", "pass", "pass", "site:milano", "hand:keep"):
            bruno.act("play:1", version=ada.version + 7)
            bruno.error()
            onlooker.act("pass")
            answers.append(str(onlooker.error()))
            act([ada, bruno, chiara, onlooker], action)
            ask()
            answers += [bruno.raw[-1], onlooker.raw[-1], str(bruno.log)]
    setup = bruno.table["fairness"]["setup"]  # follows from the name of the table
    return "\n".join(answers).replace(table, "TABLE").replace(setup, "SETUP")


def test_whoever_asks_or_looks_on_is_told_the_same_whatever_the_others_hold(tmp_path: Path) -> None:
    one, other = told(tmp_path / "one.db", HANDS), told(tmp_path / "other.db", OTHER_HANDS)
    assert one == other
    assert one.count("TABLE") > 10
    assert '"code":"not_over"' in one
