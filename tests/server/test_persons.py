"""People whom the server knows again without an account: by a cookie, or by a code that they type."""

import http.cookies
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest

from condottiere.server.network.limits import Rate
from condottiere.server.people.persons import COOKIE
from support.clocks import no_time
from support.running import UNLIMITED, Running, cookie_header, running, services


def recovery_code(browser: httpx.Client) -> str:
    answer = browser.post("/api/me/recovery-code")
    assert answer.status_code == 201
    code: str = answer.json()["code"]
    return code


def test_a_device_is_nobody_s_until_somebody_says_a_name(server: Running) -> None:
    browser = server.browser()
    before = browser.get("/api/me")
    assert before.json() == {"name": None, "has_recovery_code": False, "language": None, "remembered": False}
    assert "set-cookie" not in before.headers, "no cookie without need"
    refused = browser.post("/api/me/recovery-code")
    assert (refused.status_code, refused.json()["code"]) == (401, "no_person")
    assert browser.put("/api/me", json={"name": " Ada\n Lovelace "}).json()["name"] == "Ada Lovelace"
    assert browser.get("/api/me").json() == {
        "name": "Ada Lovelace",
        "has_recovery_code": False,
        "language": "en",
        "remembered": False,
    }
    assert browser.put("/api/me", json={"name": "Countess"}).json()["name"] == "Countess"
    assert browser.get("/api/me").json()["name"] == "Countess"
    assert server.browser().get("/api/me").json()["name"] is None, "another device is somebody else"


def test_a_name_that_nobody_could_read_is_refused(server: Running) -> None:
    browser = server.browser()
    for name in ("", " \u202e\n ", "x" * 41):
        answer = browser.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
        assert answer.json()["message"] == "You need a name of 1 to 40 characters."
    assert not browser.cookies


def test_no_cookie_is_unquoted_which_takes_some_pythons_long(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = server.browser("Ada")
    monkeypatch.setattr(http.cookies, "_unquote", Mock(side_effect=AssertionError))
    quoted = 'other="' + "\\" * 100 + '"; ' + cookie_header(browser)
    assert server.get("/api/me", headers={"Cookie": quoted}).json()["name"] == "Ada"


def test_no_script_and_no_other_site_gets_the_cookie(server: Running) -> None:
    plain = server.browser().put("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    attributes = {part.strip().lower() for part in plain.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} < attributes
    assert any(part.startswith("max-age=34560000") for part in attributes)
    assert "secure" not in attributes, "else a browser would drop it over plain HTTP"
    proxied = server.browser().put("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"})
    assert "; secure" in proxied.headers["set-cookie"].lower()


def test_a_recovery_code_makes_another_device_the_same_person(database: Path) -> None:
    with running(database, services(sleep=no_time)) as server:
        laptop, phone = server.browser("Ada"), server.browser()
        first = recovery_code(laptop)
        code = recovery_code(laptop)
        assert laptop.get("/api/me").json()["has_recovery_code"] is True
        for wrong in (first, code[:-1], ""):
            answer = phone.post("/api/me/recover", json={"code": wrong})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_code")
        typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
        assert phone.post("/api/me/recover", json={"code": typed}).json()["name"] == "Ada"
        assert phone.cookies[COOKIE] != laptop.cookies[COOKIE], "each device has a secret of its own"
        phone.put("/api/me", json={"name": "Countess"})
        assert laptop.get("/api/me").json()["name"] == "Countess"


def test_a_device_that_is_forgotten_is_nobody_s(server: Running) -> None:
    laptop, phone = server.browser("Ada"), server.browser()
    phone.post("/api/me/recover", json={"code": recovery_code(laptop)})
    secret = phone.cookies[COOKIE]
    assert phone.delete("/api/me").json()["name"] is None
    assert COOKIE not in phone.cookies
    thief = server.get("/api/me", headers={"Cookie": f"{COOKIE}={secret}"})
    assert thief.json()["name"] is None, "its secret is worth nothing any more"
    assert laptop.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize("rate", ["recoveries", "all_recoveries"])
def test_guessing_recovery_codes_is_limited(database: Path, rate: str) -> None:
    clock = [0.0]
    at = services(sleep=no_time, monotonic=lambda: clock[0])
    chosen: Any = {rate: Rate(2, 0.1)}
    rates = UNLIMITED._replace(**chosen)
    with running(database, at, limits=rates) as server:
        laptop, phone = server.browser("Ada"), server.browser()
        code = recovery_code(laptop)
        for _ in range(2):
            assert phone.post("/api/me/recover", json={"code": "WRONG"}).status_code == 403
        refused = phone.post("/api/me/recover", json={"code": code})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert "recovery codes" in refused.json()["message"]
        assert "\n" not in refused.json()["message"]
        clock[0] += 10.0
        assert phone.post("/api/me/recover", json={"code": code}).status_code == 200


@pytest.mark.usefixtures("sqlite_file")
def test_a_stolen_database_makes_nobody_anybody(database: Path) -> None:
    with running(database) as server:
        browser = server.browser("Ada")
        code = recovery_code(browser)
        secret = browser.cookies[COOKIE]
        made = server.table("ada", "bruno")
        server.join(made.id, made.keys[0])
    with closing(sqlite3.connect(database)) as stolen:
        text = "\n".join(stolen.iterdump())
    assert "Ada" in text
    for known in (secret, code, code.replace("-", ""), *made.keys):
        assert str(known) not in text


def test_changes_of_who_one_is_have_a_rate(database: Path) -> None:
    rates = UNLIMITED._replace(person_changes=Rate(4, 1.0))
    with running(database, services(monotonic=lambda: 0.0), limits=rates) as server:
        browser = server.browser()
        assert browser.put("/api/me", json={"name": "Ada"}).status_code == 200
        recovery_code(browser)
        assert browser.delete("/api/me/games/none").status_code == 403
        assert browser.put("/api/me/games/none").status_code == 403
        for answer in (
            browser.put("/api/me", json={"name": "Countess"}),
            browser.post("/api/me/recovery-code"),
            browser.delete("/api/me/games/none"),
            browser.delete("/api/me"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        assert browser.get("/api/me").json()["name"] == "Ada"


def test_a_person_is_written_to_in_a_language_that_there_is(server: Running) -> None:
    browser = server.browser("Ada")
    refused = browser.put("/api/me", json={"name": "Ada", "language": "tlh"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")
    assert browser.put("/api/me", json={"name": "Ada", "language": "en"}).json()["language"] == "en"
    assert browser.put("/api/me", json={"name": "Countess"}).json()["language"] == "en"
