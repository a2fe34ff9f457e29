"""Pictures of every page in both themes and at all sizes, into docs/screens: `python3 run.py screens`.

This is no test, and pytest runs it only when it is asked for by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from browser.finished import Over, stored_game, upload
from browser.rooms import host
from browser.screens import SCREENS, sized
from browser.shown import BATTLE, END, FAVOR, FIRST_BATTLE, KEEP, LOG, NAMES, OVER, RESULT, SITE, show
from condottiere.languages.fact import Fact
from condottiere.record.file import dump
from condottiere.server.messages.protocol import Player
from support.running import running, services

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
QUALITY, LARGEST = 14, (720, 720)
"""Of WebP, and in pixels: all of them are part of every clone."""

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
State: TypeAlias = Callable[[Page, Over], object]

COMPANY = [
    Player(name=name, bot=None, label=None, online=True)
    if seat < 2
    else Player(name=name, bot="colleoni", label=Fact(id="captain-strong", text=name), online=True)
    for seat, name in enumerate(NAMES)
]
"""Two people and four captains."""

WON = OVER.replace("firenze:1", "firenze:2").replace("lucca:3", "lucca:2")
"""Carmagnola has three regions that adjoin each other, and Milano."""


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Over]:
    with running(tmp_path_factory.mktemp("screens") / "games.db", services(seed=3)) as server:
        yield Over(server)


def _home(page: Page, _: Over) -> None:
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()


def _rules(page: Page, _: Over) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading").first).to_be_visible()


def _waiting_room(page: Page, _: Over) -> None:
    host(page, "Anna", 4, ("colleoni",))


def _tutorial(page: Page, _: Over) -> None:
    page.goto("/")
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("guide")).to_be_visible()


def _summary(page: Page, _: Over) -> None:
    show(page, BATTLE, log=LOG, players=COMPANY)
    page.get_by_test_id("open-summary").click()
    expect(page.get_by_test_id("summary")).to_be_visible()


def _table_dialog(page: Page, _: Over) -> None:
    show(page, BATTLE, log=LOG, players=COMPANY)
    page.get_by_test_id("the-table").click()


def _review(page: Page, over: Over) -> None:
    upload(page, dump(stored_game(6, 12, capturing_regions=True)), over.server.http)
    page.get_by_test_id("moment").fill("45")
    expect(page.get_by_test_id("review")).to_have_attribute("data-moment", "45")
    page.get_by_test_id("step-play").focus()


def _after(page: Page, over: Over) -> None:
    page.goto(f"{over.server.http}/after/{over.id}")
    expect(page.get_by_test_id("picture")).to_have_attribute("data-drawn", "true")


def _television(page: Page, _: Over) -> None:
    show(page, BATTLE, viewer=None, log=LOG, tv=True, players=COMPANY)


STATES: dict[str, State] = {
    "home": _home,
    "tutorial": _tutorial,
    "waiting-room": _waiting_room,
    "first-battle": lambda page, _: show(page, FIRST_BATTLE, log=LOG, players=COMPANY),
    "battle": lambda page, _: show(page, BATTLE, log=LOG, players=COMPANY),
    "site": lambda page, _: show(page, SITE, log=RESULT, players=COMPANY),
    "favor": lambda page, _: show(page, FAVOR, log=LOG, players=COMPANY),
    "keep": lambda page, _: show(page, KEEP, log=RESULT, players=COMPANY),
    "end": lambda page, _: show(page, WON, log=END, players=COMPANY),
    "summary": _summary,
    "table-dialog": _table_dialog,
    "review": _review,
    "after": _after,
    "rules": _rules,
    "television": _television,
}


@pytest.mark.parametrize("state", STATES)
def test_pictures(page: Page, over: Over, state: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    sized(page, "desktop")
    STATES[state](page, over)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for screen in SCREENS:
            sized(page, screen)
            page.evaluate("() => document.fonts.ready")
            picture = Image.open(BytesIO(page.screenshot()))
            picture.thumbnail(LARGEST)
            place = FOLDER / theme / f"{state}-{screen}.webp"
            place.parent.mkdir(parents=True, exist_ok=True)
            picture.save(place, quality=QUALITY, method=6)
