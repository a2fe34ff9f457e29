"""Pictures of every page in both themes and at all sizes, into docs/screens: `python3 run.py screens`.

This is no test, and pytest runs it only when it is asked for by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from browser.finished import Over, stored_game, upload
from browser.rooms import host
from browser.screens import SCREENS, sized
from browser.shown import BATTLE, END, FAVOR, KEEP, LOG, NAMES, OVER, RESULT, SITE, fought, show
from condottiere.languages.fact import Fact
from condottiere.record.events.event import CardPlayed, Passed, SiteChosen
from condottiere.record.file import dump
from condottiere.rules import Card, Region
from condottiere.server.messages.protocol import Player
from support.running import running, services

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
QUALITY, LARGEST = 14, (720, 720)
"""Of WebP, and in pixels: all of them are part of every clone."""
README = (FOLDER.parents[1] / "README.md").read_text(encoding="utf-8")
README_QUALITY, README_LARGEST = 50, (1280, 1280)
"""The same for the few that the README shows."""

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
State: TypeAlias = Callable[[Page, Over], object]

COMPANY = [
    Player(name=name, bot=None, label=None, online=True)
    if seat < 2
    else Player(name=name, bot="colleoni", label=Fact(id="captain-strong", text=name), online=True)
    for seat, name in enumerate(NAMES)
]
"""Two people and four captains."""

FERRARA = (
    "seats=4 holder=1 turn=0 site=ferrara favor=mantova battles=6 hands=T6532WKUH/5431S/664CC/T21B5 "
    "owners=bologna:0,siena:0,venezia:1,milano:1,roma:2,napoli:3 lines=65D/T4C/W6/53 out=2"
)
"""Four fight for a region with which one of them would win the game."""
FOUGHT = (
    SiteChosen(1, Region.FERRARA, None),
    CardPlayed(3, Card.MERCENARY_3, face_down=False),
    Passed(2, holds_back=False),
)
DECIDED, _DECISION = fought(FERRARA.replace("lines=65D/T4C", "lines=65TD/T4"))
"""The same once all have passed: the viewer chooses where to fight next."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Letters as a person's screen draws them, which has more pixels than these pictures."""
    args = [*browser_type_launch_args.get("args", ()), "--font-render-hinting=none"]
    return browser_type_launch_args | {"args": args}


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
    show(page, FERRARA, viewer=None, log=FOUGHT, tv=True, players=COMPANY[:4])


STATES: dict[str, State] = {
    "home": _home,
    "tutorial": _tutorial,
    "waiting-room": _waiting_room,
    "game": lambda page, _: show(page, FERRARA, log=FOUGHT, players=COMPANY[:4]),
    "choice": lambda page, _: show(page, DECIDED, log=(*FOUGHT, *_DECISION), players=COMPANY[:4]),
    "battle": lambda page, _: show(page, BATTLE, log=LOG, players=COMPANY),
    "site": lambda page, _: show(page, SITE, log=RESULT, players=COMPANY),
    "favor": lambda page, _: show(page, FAVOR, log=LOG, players=COMPANY),
    "keep": lambda page, _: show(page, KEEP, log=RESULT, players=COMPANY),
    "end": lambda page, _: show(page, OVER, log=END, players=COMPANY),
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
            place = FOLDER / theme / f"{state}-{screen}.webp"
            large = f"({place.relative_to(FOLDER.parents[1]).as_posix()})" in README
            picture.thumbnail(README_LARGEST if large else LARGEST)
            place.parent.mkdir(parents=True, exist_ok=True)
            picture.save(place, quality=README_QUALITY if large else QUALITY, method=6)
