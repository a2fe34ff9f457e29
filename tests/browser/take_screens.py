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
from browser.shown import BATTLE, END, FAVOR, FIRST_BATTLE, KEEP, LOG, OVER, RESULT, SITE, show
from condottiere.record.file import dump
from support.running import running, services

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
QUALITY, LARGEST = 35, (800, 800)
"""Of WebP, and in pixels: all of them are part of every clone."""

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
State: TypeAlias = Callable[[Page, Over], object]


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
    show(page, BATTLE, log=LOG)
    page.keyboard.press("s")
    expect(page.get_by_test_id("summary")).to_be_visible()


def _table_dialog(page: Page, _: Over) -> None:
    show(page, BATTLE, log=LOG)
    page.get_by_test_id("the-table").click()


def _review(page: Page, over: Over) -> None:
    upload(page, dump(stored_game(6, 12, capturing_regions=True)), over.server.http)


def _after(page: Page, over: Over) -> None:
    page.goto(f"{over.server.http}/after/{over.id}")
    expect(page.get_by_test_id("picture")).to_have_attribute("data-drawn", "true")


def _television(page: Page, _: Over) -> None:
    show(page, BATTLE, viewer=None, log=LOG, tv=True)


STATES: dict[str, State] = {
    "home": _home,
    "tutorial": _tutorial,
    "waiting-room": _waiting_room,
    "first-battle": lambda page, _: show(page, FIRST_BATTLE, log=LOG),
    "battle": lambda page, _: show(page, BATTLE, log=LOG),
    "site": lambda page, _: show(page, SITE, log=RESULT),
    "favor": lambda page, _: show(page, FAVOR, log=LOG),
    "keep": lambda page, _: show(page, KEEP, log=RESULT),
    "end": lambda page, _: show(page, OVER, log=END),
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
