"""The log as JSON: a line for each request and for what goes wrong, and no secret of anybody in it."""

import json
import random
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from support.people import play_on
from support.plain_http import browser
from support.running import cookie_header
from support.server_process import join, process

CHAT = "I pass, as my hand is poor"
CARDS = re.compile(r"(?:deal|play|hand|show|discard|secret|shuffle|answer)s?:\w")
"""Entries of a log that tell a card."""


@pytest.mark.usefixtures("sqlite_file")
def test_a_game_leaves_no_card_key_name_or_cookie_in_the_log(tmp_path: Path) -> None:
    database, log = tmp_path / "games.db", tmp_path / "server.log"
    secrets = {CHAT}
    with (
        log.open("w") as stderr,
        process(database, "--log-format", "json", stderr=stderr) as (_, address),
        browser(address) as ada,
        ExitStack() as stack,
    ):
        names = ["Leonora Quintavalle", "Ottaviano Brancaleone"]
        ada.put("/api/me", json={"name": names[0]})
        code = ada.post("/api/me/recovery-code").json()["code"]
        seats = [{"name": name} for name in names]
        made = ada.post(
            "/api/tables", json={"seats": seats, "pace": "instant", "options": {"hidden_cards": True}}
        ).json()
        claimed = ada.post(f"/api/tables/{made['id']}/claim", json={"key": made["keys"][0]}).json()
        keys = [claimed["key"], *made["keys"]]
        people = [join(stack, address, made["id"], key) for key in (keys[0], keys[2])]
        ada.post("/api/me/recover", json={"code": "WRONG-CODE-OF-MINE"})
        ada.get("/api/codes/SECRETCODE")
        secret = cookie_header(ada).partition("=")[2]
        for instead in (keys[1], secret, code, "x" * 10_000, "a%0Aforged%1B[2J", "ünï%00"):
            ada.get(f"/api/tables/{instead}")
            ada.request("B" * 3000, f"/api/tables/{instead}/record")
        assert ada.get("/api/health/ready").status_code == 200
        people[0].send(type="say", text=CHAT, to=None)
        people[1].act("play:nonsense")
        play_on(*people, until=lambda me: me.view["battles"] >= 2, rng=random.Random(3))
        database.rename(tmp_path / "gone.db")
        people[0].send(type="say", text=CHAT, to=None)
        people[0].error()
        secrets |= {*names, *" ".join(names).split(), *keys, code, "WRONG-CODE-OF-MINE", "SECRETCODE"}
        secrets |= {cookie_header(ada).partition("=")[2]}
    text = log.read_text(encoding="utf-8")
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "logger", "message"} <= set.intersection(*(set(line) for line in lines))
    claimed = [line for line in lines if line.get("route") == "/tables/{table_id}/claim"]
    told = [(line["method"], line["status"], line["table"]) for line in claimed]
    assert told == [("POST", 200, made["id"])]
    assert "/health" not in text, "a load balancer asks for it all the time"
    assert len({line["request"] for line in lines if "request" in line}) >= 7
    assert any(line.get("table") == made["id"] and line["level"] == "warning" for line in lines), text
    assert [secret for secret in secrets if secret and secret in text] == []
    assert max(len(line) for line in text.splitlines() if "exception" not in line) < 500
    assert {line["table"] for line in lines if "table" in line} == {made["id"]}, "no other table is known"
    assert CARDS.findall(text) == []
