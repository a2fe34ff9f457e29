"""A page of another site gets nothing with somebody's cookie, whatever it asks for."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from support.notified import PushBrowser
from support.running import Running, cookie_header

EVIL = "https://evil.example"
ASKED: tuple[tuple[str, str, object], ...] = (
    ("GET", "me", None),
    ("PUT", "me", {"name": "Mallory"}),
    ("DELETE", "me", None),
    ("POST", "me/recovery-code", None),
    ("POST", "me/recover", {"code": "0"}),
    ("GET", "me/games", None),
    ("DELETE", "me/games/TABLE", None),
    ("GET", "me/webhook", None),
    ("PUT", "me/webhook", {"url": EVIL}),
    ("POST", "me/webhook/try", None),
    ("DELETE", "me/webhook", None),
    ("PUT", "me/push", PushBrowser("https://push.example/a").subscription),
    ("POST", "tables/TABLE/claim", {"key": "KEY"}),
    ("POST", "tables/TABLE/renew", {}),
    ("POST", "tables/TABLE/hint", {"version": 1}),
    ("POST", "shuffles", None),
    ("POST", "tables", {"seats": [{"name": "Ada"}, {"name": "Bruno"}]}),
    ("POST", "rooms", {"seats": [{}] * 2}),
    ("POST", "tables/ROOM/room", {"action": {"type": "leave"}}),
)


def test_a_page_of_another_site_gets_and_changes_nothing(server: Running) -> None:
    made = server.table("ada", "bruno")
    browser = server.browser("Ada", made, 0)
    room = browser.post("/api/rooms", json={"seats": [{}] * 2}).json()["id"]
    for method, path, body in ASKED:
        address = "/api/" + path.replace("TABLE", made.id).replace("ROOM", room)
        for origin in (EVIL, "null", f"{server.http}0", "http://["):
            answer = browser.request(method, address, json=body, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "cross_origin"), path
            assert "set-cookie" not in answer.headers
    told = {"name": "Ada", "has_recovery_code": False, "language": "en", "remembered": False}
    assert browser.get("/api/me").json() == told
    games = browser.get("/api/me/games").json()
    assert ([game["id"] for game in games["games"]], len(games["waiting"])) == ([made.id], 1)


def test_a_page_of_another_site_joins_no_table(server: Running) -> None:
    made = server.table("ada", "bruno")
    browser = server.browser("Ada", made, 0)
    known = {"Cookie": cookie_header(browser)}
    for origin in (EVIL, "null", f"{server.http}0", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused:
            server.connect(made.id, origin=origin, additional_headers=known)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["code"] == "cross_origin"
    same = server.connect(made.id, origin=server.http, additional_headers=known)
    same.send(type="join")
    same.next_table()
    assert same.view["viewer"] == 0
