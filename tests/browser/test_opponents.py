"""Choosing opponents by name on the first page."""

from playwright.sync_api import Locator, Page, expect

from browser.axe import fits
from browser.person import Person, seat_somebody, unfold
from browser.screens import on_screens, sized
from condottiere.bots.levels import LEVELS


def test_each_level_can_be_chosen_and_sits_down_by_its_name(page: Page) -> None:
    for captains in (LEVELS[:5], LEVELS[5:]):
        page.goto("/")
        unfold(page)
        page.get_by_test_id(f"seats-{len(captains) + 1}").click()
        for seat, level in enumerate(captains, start=1):
            seat_somebody(page, seat, level.name)
            expect(page.get_by_test_id(f"seat-{seat}-kind")).to_contain_text(level.grade)
            expect(page.get_by_test_id(f"seat-{seat}-name")).to_have_text(level.label)
        page.get_by_test_id("first-holder").select_option(value="0")  # else all wait for captains' code
        Person(page, seed=1).make_table(len(captains) + 1, (), stay=True)
        for seat, level in enumerate(captains, start=1):
            line = page.get_by_test_id(f"line-{seat}")
            expect(line).to_contain_text(level.label)
            page.get_by_test_id(f"about-seat-{seat}").click()
            told = f"Played by the computer: {level.label}, {level.grade}"
            expect(page.get_by_test_id("answer")).to_contain_text(told)
        expect(page.get_by_test_id("log")).to_contain_text("holds the Condottiere")
        page.locator("[data-testid=decision][data-mine=true]").wait_for()


def test_a_bot_of_a_kind_can_be_chosen_and_one_captain_for_every_seat(page: Page) -> None:
    page.goto("/")
    for bot in ("random", "naive"):
        seat_somebody(page, 1, bot)
        expect(page.get_by_test_id("seat-1-kind")).to_contain_text(f"{bot.title()} bot")
    page.get_by_test_id("seat-2-kind").click()
    page.get_by_test_id("pick-everywhere").check()
    page.get_by_test_id("pick-piccinino").click()
    names = [page.get_by_test_id(f"seat-{seat}-name").inner_text() for seat in (1, 2, 3)]
    assert names == ["Piccinino", "Piccinino II", "Piccinino III"]
    expect(page.get_by_test_id("seat-0-kind")).to_contain_text("You")


def test_the_same_captains_come_to_a_table_like_this(page: Page) -> None:
    Person(page, seed=1).make_table(3, ())
    path = page.url.partition("#")[0].rpartition("/")[2]
    page.goto(f"/?like={path}")
    expect(page.get_by_test_id("seat-1-name")).to_have_text("Carmagnola")
    expect(page.get_by_test_id("allow-hints")).to_be_checked()


@on_screens("laptop", "phone")
def test_the_choice_of_opponents_is_open_to_everybody(page: Page, screen: str) -> None:
    sized(page, screen)
    page.goto("/")
    unfold(page)
    opener = page.get_by_test_id("seat-1-kind")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("pick-carmagnola")).to_be_focused()
    assert fits(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("picker")).to_be_hidden()
    expect(opener).to_be_focused()
    expect(opener).to_contain_text("Gattamelata, easy")
    opener.click()
    page.get_by_test_id("other-bots").click()
    expect(page.get_by_test_id("pick-naive")).to_be_in_viewport()
    assert all(
        touchable(one) for one in page.locator("[data-testid=picker] :is(button, summary, label)").all()
    )
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("picker")).to_be_hidden()


def touchable(target: Locator) -> bool:
    box = target.bounding_box()
    return box is not None and box["height"] >= 44
