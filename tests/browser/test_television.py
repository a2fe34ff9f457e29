"""A television shows the table to all who are in the room, and phones hold the hands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.company import join, resign
from browser.conftest import HAND_HELD, NewContext
from browser.rooms import host
from browser.screens import Grid, cut, sized
from browser.shown import BATTLE, END, LOG, OVER, RESULT, SITE, show, show_next
from browser.states import KEPT
from support.running import Running, running, services

SCREENS = ((1920, 1080), (1280, 720))
LEAST = 0.024
"""How high letters are at least, as a part of the screen: on one of 62 cm, 1.5 cm, which is read from 3 m."""

SECRET = "Meet me at Lucca"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "games.db", services(seed=8)) as server:
        yield server


def heard_by(page: Page) -> list[dict[str, Any]]:
    """All that its connections to the server receive."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", opened)
    return heard


def test_a_television_from_the_waiting_room_to_the_rematch(new_context: NewContext, server: Running) -> None:
    phones = [new_context(base_url=server.http, **HAND_HELD) for _ in range(2)]
    ada, bruno = (context.new_page() for context in phones)
    path = host(ada, "Ada", 2)
    opened: list[tuple[Page, list[dict[str, Any]]]] = []
    phones[0].on("page", lambda page: opened.append((page, heard_by(page))))
    ada.get_by_test_id("invite").click()
    with phones[0].expect_page():
        ada.get_by_test_id("show-on-tv").click()
    tv, heard = opened[0]  # of Ada's own browser, which has her cookie
    tv.set_viewport_size({"width": 1280, "height": 720})
    expect(tv.get_by_test_id("tv-room")).to_contain_text("Ada’s table")
    expect(tv.get_by_test_id("tv-seat-1")).to_contain_text("Free")

    bruno.goto(path)
    bruno.get_by_test_id("join-name").fill("Bruno")
    bruno.get_by_test_id("take-seat").click()
    expect(tv.get_by_test_id("tv-seat-1")).to_contain_text("Bruno")
    ada.get_by_test_id("start").click()
    expect(tv.get_by_test_id("tv-table")).to_be_visible()
    expect(ada.locator("[data-testid^=hand-card-]").first).to_be_visible()

    table = path.removeprefix("/t/")
    person = join(server, phones[0], table)
    told = len(person.log)
    person.send(type="say", text=SECRET, to=[1])
    card = next(card for card, n in enumerate(person.view["hand"]) if n)
    person.send(type="show", cards=[card], face_down=False, to=[1])
    person.until(lambda me: bool(me.chat) and len(me.log) > told)
    resign(bruno, path)
    expect(tv.get_by_test_id("tv-headline")).to_contain_text("Ada")

    ada.get_by_test_id("rematch").click()
    expect(tv.get_by_test_id("tv-event")).to_contain_text("Ada has begun a rematch.")
    expect(tv).not_to_have_url(f"{server.http}/tv/{table}", timeout=20_000)
    expect(tv.get_by_test_id("tv-headline")).to_contain_text("to choose the next region")
    nothing_of_ones_own(heard)


def nothing_of_ones_own(heard: list[dict[str, Any]]) -> None:
    """Nothing that belongs to a seat, in the room, at the table and in the next game."""
    assert {one["type"] for one in heard} <= {"room", "table", "chat", "pong"}
    assert SECRET not in json.dumps(heard)
    for one in heard:
        if one["type"] == "room":
            assert (one["seat"], one["own_seats"], one["is_host"]) == (None, [], False)
        if one["type"] == "table":
            view = one["view"]
            assert (view["viewer"], view["legal"], sum(view["hand"])) == (None, [], 0)
            assert one.get("own_seats", []) == []
            assert (one.get("takeback"), one.get("promisable", [])) == (None, [])
            assert (one.get("answers") or {}).get("own") is None


TEXTS = """() => [...document.querySelectorAll('[data-testid=tv-table] :is(h1, p, .name, .facts)')]
    .filter((one) => one.textContent.trim() && one.checkVisibility() && !one.closest('aside')).map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        const row = one.closest('li')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
        const letters = parseFloat(getComputedStyle(one).fontSize)
        return {
            text: one.textContent,
            size: letters / innerHeight,
            outside: left < 0 || right > innerWidth + 1 || top < row.top - 1 || bottom > row.bottom + 1,
            cut: one.scrollHeight > one.clientHeight + letters / 2 || one.scrollWidth > one.clientWidth + 2,
        }
    })"""
"""What is read from across the room: its size as a part of the screen, and whether it is cut off."""


HEIGHTS = "(all) => all.map((one) => one.getBoundingClientRect().height)"


def test_six_seats_can_be_read_from_across_the_room(page: Page, grid: Grid) -> None:
    for position, log in ((SITE, RESULT), (OVER, END), (BATTLE, LOG)):
        show(page, position, viewer=None, log=log, tv=True)
        for screen in grid.screens:
            sized(page, screen)
            nothing_is_cut(page)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            for one in nothing_is_cut(page):
                assert one["size"] >= LEAST, one
            cards = page.locator("[data-slot] .card").evaluate_all(HEIGHTS)
            assert min(cards, default=height) > 0.065 * height
    page.mouse.move(300, 300)
    page.mouse.move(310, 310)
    assert cut(page.get_by_test_id("full-screen")) == []


def nothing_is_cut(page: Page) -> list[dict[str, Any]]:
    """What is read."""
    texts: list[dict[str, Any]] = page.evaluate(TEXTS)
    for one in texts:
        assert not one["outside"], one
        assert not one["cut"], one
    main = page.get_by_test_id("tv-table")
    assert main.evaluate("(one) => one.scrollHeight <= innerHeight && one.scrollWidth <= innerWidth")
    return texts


def test_it_says_what_is_fought_for_in_which_season_and_what_everybody_needs(page: Page) -> None:
    for season, does in (
        ("S", "Spring: the highest Mercenaries count 3 more."),
        ("W", "Winter: every Mercenary counts 1."),
    ):
        show(page, BATTLE.replace("CCDS/", f"CCD{season}/"), viewer=None, log=LOG, tv=True, pacts=[KEPT])
        expect(page.get_by_test_id("tv-occasion")).to_have_text("Battle for Firenze")
        expect(page.get_by_test_id("season")).to_have_text(does)
    expect(page.get_by_test_id("tv-line-0")).to_contain_text("3 more or 2 adjacent")
    expect(page.get_by_test_id("tv-line-5")).to_contain_text("4 more or 3 adjacent")
    expect(page.get_by_test_id("tv-line-2").get_by_role("img", name="Pact with Bruno")).to_be_in_viewport(
        ratio=1
    )
    position = BATTLE.replace("bigger-kingdoms+", "").replace("lucca:3", "lucca:2")
    show_next(page, position, 9, viewer=None, log=LOG)
    expect(page.get_by_test_id("tv-line-2")).to_contain_text("wins here")
    show_next(page, position, 10, viewer=None, log=LOG, unseen=True)
    expect(page.get_by_test_id("connection")).to_have_text("Reconnecting…")
    expect(page.get_by_test_id("tv-headline")).to_be_visible()
    expect(page.get_by_test_id("tv")).to_have_attribute("data-state", "open")
    expect(page.get_by_test_id("connection")).to_be_empty()


def test_the_tables_dialog_opens_it(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    page.get_by_test_id("the-table").click()
    with page.context.expect_page() as opened:
        page.get_by_test_id("show-on-tv").click()
    assert "/tv/shown" in opened.value.url
