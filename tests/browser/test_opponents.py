"""Choosing opponents by name on the first page."""

from playwright.sync_api import Page, expect

from browser.axe import fits
from browser.person import Person, seat_somebody, unfold
from browser.screens import Grid, box_of, sized
from condottiere.bots.levels import LEVELS

TOUCH = 44
"""CSS pixels of a touch target that is easy to hit (WCAG 2.5.5)."""


def test_levels_can_be_chosen_and_sit_down_by_their_names(page: Page) -> None:
    captains = LEVELS[-5:]
    page.goto("/")
    unfold(page)
    page.get_by_test_id("seats-6").click()
    for seat, level in enumerate(captains, start=1):
        seat_somebody(page, seat, level.name)
        expect(page.get_by_test_id(f"seat-{seat}-kind")).to_contain_text(level.grade)
        expect(page.get_by_test_id(f"seat-{seat}-name")).to_have_text(level.label)
    page.get_by_test_id("first-holder").select_option(value="0")  # else all wait for captains' code
    Person(page, seed=1).make_table(6, (), stay=True)
    for seat, level in enumerate(captains, start=1):
        expect(page.get_by_test_id(f"line-{seat}")).to_contain_text(level.label)
        page.get_by_test_id(f"about-seat-{seat}").click()
        told = f"Played by the computer: {level.label}, {level.grade}"
        expect(page.get_by_test_id("answer")).to_contain_text(told)
    page.locator("[data-testid=decision][data-mine=true]").wait_for()
    page.goto(f"/?like={page.url.partition('#')[0].rpartition('/')[2]}")
    expect(page.get_by_test_id("seat-1-name")).to_have_text(captains[0].label)
    expect(page.get_by_test_id("allow-hints")).to_be_checked()


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


def test_the_choice_of_opponents_is_open_to_everybody(page: Page, grid: Grid) -> None:
    page.goto("/")
    unfold(page)
    opener, picker = page.get_by_test_id("seat-1-kind"), page.get_by_test_id("picker")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("pick-carmagnola")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(picker).to_be_hidden()
    expect(opener).to_be_focused()
    expect(opener).to_contain_text("Gattamelata, easy")
    opener.click()
    page.get_by_test_id("other-bots").click()
    for screen in grid.of("laptop", "phone"):
        sized(page, screen)
        assert fits(page)
        page.get_by_test_id("pick-naive").scroll_into_view_if_needed()
        targets = page.locator("[data-testid=picker] :is(button, summary, label)").all()
        assert min(box_of(one)["height"] for one in targets) >= TOUCH
    page.keyboard.press("Escape")
    expect(picker).to_be_hidden()
