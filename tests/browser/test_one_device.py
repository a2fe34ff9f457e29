"""Several people at one device: a cover between their seats, and nothing of any hand on it."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import LAPTOP, PHONE
from browser.company import change_room, name_person, open_room
from browser.conftest import NewContext
from browser.person import fight_for
from support.running import dealt, running, services

HANDS = "TTT6666555 1122334455 66555WSBCC"
OTHER_HANDS = "CCCKKKKBBS UUUHHHDDDK 66555WSBCC"
"""The same for seat 2, which is a captain's."""


@contextmanager
def shared(new_context: NewContext, database: Path, hands: str) -> Iterator[Page]:
    """A device at which Ada and Bruno sit, at a table with a captain; Ada begins."""
    # All are asked after a battle for as long as a real server asks them.
    with running(database, services(new_game=dealt(hands), sleep=asyncio.sleep)) as server:
        page = new_context(base_url=server.http).new_page()
        name_person(page, "Ada")
        table = open_room(page, 3, ["passer"], options={"first_holder": 0})
        change_room(page, table, type="take", seat=1, guest="Bruno")
        change_room(page, table, type="start")
        page.goto(f"/t/{table}")
        yield page


def handed_to(page: Page, name: str) -> None:
    """The cover asks for somebody, and the page holds no card and says nothing of one."""
    expect(page.get_by_test_id("cover")).to_contain_text(f"Hand the device to {name}.")
    covers(page)


def covers(page: Page) -> None:
    expect(page.locator("[data-testid^=hand-card-]")).to_have_count(0)
    expect(page.get_by_test_id("announcer")).to_have_count(0)
    assert re.search("Mercenary|Winter|Courtesan|Bishop|Turncoat", page.content() + page.title()) is None


def looks(page: Page, seat: int, mine: bool) -> None:
    """Uncover the board of a seat."""
    page.get_by_test_id(f"uncover-{seat}").click()
    expect(page.get_by_test_id("cover")).to_have_count(0)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", str(mine).lower())
    expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()


def choose_milano(page: Page) -> None:
    """Choose the next site, as soon as the battle is over."""
    expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
    fight_for(page, "milano")


def tens(page: Page) -> Locator:
    """The Mercenaries 10 of the hand that is seen: only Ada holds some."""
    return page.locator("[data-testid^=hand-card-]").filter(has_text="Mercenary 10")


def test_two_people_play_on_one_device_and_the_cover_is_the_same_whatever_they_hold(
    new_context: NewContext, tmp_path: Path
) -> None:
    def covered(hands: str) -> list[str]:
        """What the page was whenever a cover lay over it."""
        seen = []
        with shared(new_context, tmp_path / f"{hands}.db", hands) as page:
            table = page.url.rpartition("/")[2]

            def note() -> None:
                expect(page.get_by_test_id("uncover-1")).to_be_enabled()
                seen.append(page.title() + page.locator("body").inner_html().replace(table, ""))

            handed_to(page, "Ada")
            expect(page.get_by_role("heading", name="Hand the device to Ada.")).to_be_focused()
            note()
            looks(page, 0, mine=True)
            for size in (PHONE, LAPTOP):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                expect(page.get_by_test_id("cover-table")).to_be_in_viewport(ratio=0.9)
            fight_for(page, "roma")
            expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "battle")
            expect(page.get_by_test_id("cover")).to_have_count(0)
            page.get_by_test_id("pass").click()
            handed_to(page, "Bruno")
            page.reload()
            handed_to(page, "Bruno")
            note()
            looks(page, 0, mine=False)
            expect(tens(page)).to_have_count(int(hands == HANDS))
            page.get_by_test_id("cover-table").click()
            handed_to(page, "Bruno")
            looks(page, 1, mine=True)
            expect(tens(page)).to_have_count(0)
            page.get_by_test_id("pass").click()
            choose_milano(page)
            expect(page.get_by_test_id("cover")).to_contain_text("Before the next battle")
            covers(page)
            note()
        return seen

    assert covered(HANDS) == covered(OTHER_HANDS)


@pytest.mark.everything
def test_several_keys_in_a_link_are_several_people(page: Page) -> None:
    seats = [{"name": "Ada"}, {"name": "Bruno"}]
    table = {"seats": seats, "pace": "instant", "options": {"first_holder": 1}}
    made = page.request.post("/api/tables", data=table).json()
    page.goto(f"/t/{made['id']}#{','.join(made['keys'])}")
    handed_to(page, "Bruno")
    looks(page, 1, mine=True)
    fight_for(page, "roma")
    page.get_by_test_id("pass").click()
    handed_to(page, "Ada")
    single = page.context.new_page()
    single.goto(f"/t/{made['id']}#{made['keys'][0]}")
    expect(single.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    expect(single.get_by_test_id("cover-table")).to_have_count(0)
