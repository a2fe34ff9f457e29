"""Whole games through the page against captains who bargain."""

import os
import random
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page
from websockets.sync.client import connect

from browser import person as players
from support import people

CAPTAINS = ("hawkwood", "colleoni", "piccinino")
PASS = {"kind": "pass"}
GAMES = 8
"""The most games until captains have offered, kept and broken pacts."""


def begun(
    page: Page, server_url: str, seed: int, open_until_then: ExitStack
) -> tuple[players.Person, people.Person]:
    """A game of Ada alone against three captains, as she sees it on her page, and her other connection."""
    seats = [{"name": "Ada"}, *({"name": name.title(), "bot": name} for name in CAPTAINS)]
    table = {"seats": seats, "pace": "instant", "options": {"first_holder": 0}}
    made = page.request.post("/api/tables", data=table).json()
    address = f"{server_url.replace('http', 'ws', 1)}/api/tables/{made['id']}/play"
    other = people.Person(open_until_then.enter_context(connect(address, max_queue=None, ping_interval=None)))
    other.send(type="join", key=made["keys"][0])
    other.next_table()
    page.goto(f"/t/{made['id']}#{made['keys'][0]}")
    return players.Person(page, seed=seed, boldness=0.4), other


def offer_to_all(ada: people.Person, rng: random.Random) -> None:
    """Ada would play no more cards in this battle, if a captain leaves some region alone."""
    regions: list[int] = next(
        (one["regions"] for one in ada.table["promisable"] if one["kind"] == "spare"), []
    )
    for seat in range(1, 4) if regions else ():
        yours = {"kind": "spare", "region": rng.choice(regions)}
        ada.send(type="offer", to=[seat], mine=PASS, yours=yours)


def whole_game(person: players.Person, ada: people.Person, rng: random.Random) -> set[str]:
    """Play to the end and accept all offers; whether there were any, and how captains kept their word."""
    seen, asked = set[str](), -1
    while person.play_once():
        ada.say()  # so that all that happened is heard here, too
        battle = ada.view["battles"]
        if ada.view["phase"] == "battle" and battle != asked and rng.random() < 0.5:
            offer_to_all(ada, rng)
            asked = battle
        accept = person.page.get_by_test_id("pact-notice").get_by_test_id("accept-pact")
        if accept.is_visible():
            shoot(person.page, f"offer-{battle}")
            accept.click()
            seen.add("offered")
    ada.say()
    shoot(person.page, "end")
    promises = [one for pact in ada.table["pacts"] for one in pact["verdicts"]]
    return seen | {one["state"] for one in promises if one["seat"] != 0}


def shoot(page: Page, name: str) -> None:
    """Take a picture, if the environment names a folder for it."""
    if directory := os.environ.get("SHOTS"):
        page.screenshot(path=f"{directory}/{name}.png")


@pytest.mark.painted
@pytest.mark.everything
def test_captains_offer_keep_and_break_pacts_in_whole_games(page: Page, server_url: str) -> None:
    rng, seen = random.Random(1), set[str]()
    for seed in range(GAMES):
        with ExitStack() as connection:
            seen |= whole_game(*begun(page, server_url, seed, connection), rng)
        if seen >= {"offered", "kept", "broken"}:
            return
    raise AssertionError(f"in {GAMES} games only {seen}")
