"""From the lobby to refusals: whoever asks the server is answered the same whatever the others hold."""

from pathlib import Path

import httpx

from support.clocks import FakeClock
from support.running import dealt, running, services

HANDS = "TTT6666555 1122334455 66555WSBCC"
OTHER_HANDS = "UUUHHHDDDK 1122334455 CCCKKKKBBS"
"""The same for Bruno, in seat 1; all else differs, and who has a choice under R4.5, too."""
QUESTION = {"key": None, "version": 1}


def told(database: Path, hands: str) -> str:
    """All that Bruno, an onlooker and a stranger are answered, from the waiting room to the second battle."""
    answers: list[str] = []
    at = services(new_game=dealt(hands), now=FakeClock())
    with running(database, at) as server:
        host, friend, third = (server.browser(name) for name in ("Ada", "Bruno", "Chiara"))
        stranger = server.browser()
        room = {"seats": [{}, {}, {}], "public": True, "options": {"first_holder": 0}}
        made = host.post("/api/rooms", json=room | {"pace": "instant"}).json()
        table, code = made["id"], made["code"]

        def note(answer: httpx.Response) -> None:
            answers.append(
                f"{answer.status_code} {answer.text}".replace(table, "TABLE").replace(code, "CODE")
            )

        def ask() -> None:
            """Everything that can be asked without a seat, and Bruno's own list."""
            for path in ("lobby", f"codes/{code}", f"tables/{table}", f"tables/{table}/record", "me/games"):
                note(stranger.get(f"/api/{path}"))
            for path in (
                "review",
                "statistics",
                "positions?seat=open",
                "positions?first=99&seat=1",
                "record.json",
            ):
                for asking in (stranger, friend):
                    note(asking.get(f"/api/tables/{table}/{path}"))
            for path, body in (
                ("hint", QUESTION),
                ("odds", QUESTION),
                ("rematch", {"rotate": False}),
                ("room", {"action": {"type": "take", "seat": 0}}),
                ("claim", {"key": "guessed"}),
                ("from", {"moment": 0, "seat": 1, "bot": "meek"}),
            ):
                note(stranger.post(f"/api/tables/{table}/{path}", json=body))
            note(friend.get("/api/me/games"))

        ask()
        for seat, browser in ((1, friend), (2, third)):
            note(
                browser.post(
                    f"/api/tables/{table}/room",
                    json={"action": {"type": "take", "seat": seat, "ready": True}},
                )
            )
        ask()
        host.post(f"/api/tables/{table}/room", json={"action": {"type": "start"}})
        ada, bruno, chiara = (server.join_as(browser, table) for browser in (host, friend, third))
        onlooker = server.join(table)
        for person, action in ((ada, "site:roma"), (ada, "pass"), (bruno, "pass"), (chiara, "pass")):
            bruno.act("play:1", version=ada.version + 7)
            bruno.error()
            onlooker.act("pass")
            answers.append(str(onlooker.error()))
            person.act(action)
            version = ada.version
            for one in (ada, bruno, chiara, onlooker):
                one.at_version(version + 1)
            ask()
            answers.append(str(bruno.view) + str(bruno.log))
    return "\n".join(answers)


def test_whoever_asks_is_answered_the_same_whatever_the_others_hold(tmp_path: Path) -> None:
    one, other = told(tmp_path / "one.db", HANDS), told(tmp_path / "other.db", OTHER_HANDS)
    assert one == other
    assert one.count("TABLE") > 10
    assert '"code":"not_over"' in one
