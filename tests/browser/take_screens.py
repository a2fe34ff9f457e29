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
from browser.screens import SCREENS, TINY, sized
from browser.shown import BATTLE, END, FAVOR, KEEP, LOG, OVER, RESULT, SITE, fought, people, show
from condottiere.languages.fact import Fact
from condottiere.record.events.event import CardPlayed, Passed, SiteChosen
from condottiere.record.file import dump
from condottiere.rules import Card, Region
from support.running import running, services

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
QUALITY, LARGEST = 14, (720, 720)
"""Of WebP, and in pixels: all of them are part of every clone."""
README = (FOLDER.parents[1] / "README.md").read_text(encoding="utf-8")
README_QUALITY, README_LARGEST = 50, (1280, 1280)
"""The same for the few that the README shows."""

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
State: TypeAlias = Callable[[Page, Over], object]

COMPANY = people(6)
for one in COMPANY:
    one.online = True
    one.label = None if one.bot is None else Fact(id="captain-strong", text=one.name)

FERRARA = (
    "seats=4 holder=1 turn=0 site=ferrara favor=mantova battles=6 hands=T6532WKUH/5431S/664CC/T21B5 "
    "owners=bologna:0,siena:0,venezia:1,milano:1,roma:2,napoli:3 lines=65D/T4C/W6/53 out=2"
)
"""Four fight for a region with which one of them would win the game."""
EARLIER = FERRARA.replace("venezia:1", "torino:1")
"""The same when it would decide nothing."""
TWO = (
    "seats=2 holder=1 turn=0 site=ferrara favor=mantova battles=4 hands=T6532WKUHB/5431SC "
    "owners=bologna:0,venezia:1,milano:1,roma:0,napoli:1 lines=65D/T4C"
)
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


def _page(path: str, *presses: str) -> State:
    """A page, once these are pressed on it one after the other."""

    def enter(page: Page, over: Over) -> None:
        page.goto(path.format(over=over))
        for one in presses:
            page.get_by_test_id(one).click()

    return enter


def _table(position: str, *presses: str, seats: int = 6, **more: Any) -> State:
    """A table, as for `show`, once these are pressed at it."""

    def enter(page: Page, _: Over) -> None:
        show(page, position, players=COMPANY[:seats], **more)
        for one in presses:
            page.get_by_test_id(one).click()

    return enter


def _review(page: Page, over: Over) -> None:
    upload(page, dump(stored_game(6, 12, capturing_regions=True)), over.server.http)
    page.get_by_test_id("moment").fill("45")
    expect(page.get_by_test_id("review")).to_have_attribute("data-moment", "45")
    page.get_by_test_id("step-play").focus()


def _after(page: Page, over: Over) -> None:
    page.goto(f"{over.server.http}/after/{over.id}")
    expect(page.get_by_test_id("picture")).to_have_attribute("data-drawn", "true")


STATES: dict[str, State] = {
    "home": _page("/"),
    "tutorial": _page("/", "learn"),
    "waiting-room": lambda page, _: host(page, "Anna", 4, ("colleoni",)),
    "game": _table(EARLIER, log=FOUGHT, seats=4),
    "two-seats": _table(TWO, log=FOUGHT[:1], seats=2),
    "wait": _table(EARLIER.replace("turn=0", "turn=1"), log=FOUGHT, seats=4),
    "last-stand": _table(FERRARA, log=FOUGHT, seats=4),
    "choice": _table(DECIDED, log=(*FOUGHT, *_DECISION), seats=4),
    "battle": _table(BATTLE, log=LOG),
    "site": _table(SITE, log=RESULT),
    "favor": _table(FAVOR, log=LOG),
    "keep": _table(KEEP, log=RESULT),
    "end": _table(OVER, log=END),
    "summary": _table(BATTLE, "open-summary", log=LOG),
    "table-dialog": _table(BATTLE, "the-table", log=LOG),
    "review": _review,
    "after": _after,
    "rules": _page("/rules"),
    "television": _table(FERRARA, viewer=None, log=FOUGHT, tv=True, seats=4),
}


@pytest.mark.painted
@pytest.mark.parametrize("state", STATES)
def test_pictures(page: Page, over: Over, state: str) -> None:
    sized(page, "desktop")
    STATES[state](page, over)
    page.wait_for_load_state("networkidle")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for screen in SCREENS | TINY:
            sized(page, screen)
            page.evaluate("() => document.fonts.ready")
            picture = Image.open(BytesIO(page.screenshot()))
            place = FOLDER / theme / f"{state}-{screen}.webp"
            large = f"({place.relative_to(FOLDER.parents[1]).as_posix()})" in README
            picture.thumbnail(README_LARGEST if large else LARGEST)
            place.parent.mkdir(parents=True, exist_ok=True)
            picture.save(place, quality=README_QUALITY if large else QUALITY, method=6)
