"""Clocks of turns, and who is away, at a table that is shown."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits
from browser.screens import in_sight
from browser.shown import BATTLE, LOG, show
from browser.states import AGREED, NOW, RUNNING, SFORZA, TURN_OF_BRUNO, company

ANSWERS = (
    "[data-testid=turn-clock], [data-testid=agree], [data-testid=refuse], [data-testid=resume], "
    "[data-testid=take-back], [data-testid=the-table], [data-testid=captain-for-1]"
)


@pytest.mark.everything
def test_the_smallest_phone_shows_what_is_asked_and_how_to_answer(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    for state in AGREED:
        state.enter(page)
        assert fits(page), state.name
        assert in_sight(page.locator(ANSWERS), 0.98), state.name
        state.leave(page)


@pytest.mark.own_page
def test_who_is_away_and_who_plays_is_said_in_words_at_the_seats(page: Page) -> None:
    page.clock.set_fixed_time(NOW)
    show(page, TURN_OF_BRUNO, log=LOG, players=company(), now=NOW)
    expect(page.get_by_test_id("line-1")).to_contain_text("away")
    expect(page.get_by_test_id("line-2").get_by_text("captain", exact=True)).to_be_visible()
    expect(page.get_by_test_id("decision")).to_contain_text("Bruno left at ")
    players = company(captain=SFORZA, reason="asked")
    show(page, TURN_OF_BRUNO, log=LOG, agreements=RUNNING, players=players, now=NOW)
    expect(page.get_by_test_id("decision")).to_have_text("A captain plays for you, as you asked.")
    expect(page.get_by_test_id("turn-clock")).to_have_text("Bruno: 0:45 left, then 5:00 in reserve")


@pytest.mark.own_page
def test_a_clock_runs_down_and_warns_however_wrong_that_of_this_device_is(page: Page) -> None:
    page.clock.install(time=NOW - 86_400)
    show(page, BATTLE, log=LOG, agreements=RUNNING, players=company(), now=NOW)
    clock = page.get_by_test_id("turn-clock")
    expect(clock).to_contain_text("left, then 5:00 in reserve")
    page.clock.fast_forward(50_000)
    expect(clock).to_contain_text("left in reserve")
    expect(page.get_by_text("Time is nearly up")).to_have_count(0)
    page.clock.fast_forward(288_000)
    expect(clock).to_contain_text(", then a captain plays")
    expect(page.get_by_role("status").get_by_text("Time is nearly up")).to_be_attached()
