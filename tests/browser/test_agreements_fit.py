"""Clocks, proposals, pauses and captains on screens of all sizes: they cover nothing, and can be read."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits, violations_in_every_look
from browser.screens import SCREENS, cut, in_sight, sized
from browser.shown import BATTLE, LOG, NAMES, RESULT, SITE, show
from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Clock
from condottiere.server.messages.agreements import Agreements, OpenProposal
from condottiere.server.messages.protocol import Player

NOW = 1_800_000_000.0
LIVE = Clock(turn=60, reserve=300)
RESERVES: list[float | None] = [300.0, 300.0, 300.0, 300.0, None, None]
PAUSE = OpenProposal(kind="pause", by=1, seat=None, clock=None, agreed=[1], needed=[0, 2, 3])
CLOCK = OpenProposal(kind="clock", by=3, seat=None, clock=LIVE, agreed=[0, 3], needed=[1, 2])


SFORZA = Fact(id="captain-fair", text="Sforza")
COLLEONI = Fact(id="captain-strong", text="Colleoni")


def people(**viewer: Any) -> list[Player]:
    """Four people, of whom the second is away and the third played by a captain, and two captains."""
    made = [Player(name=name, bot=None, label=None, online=True) for name in NAMES[:4]]
    made[0] = Player(name=NAMES[0], bot=None, label=None, online=True, **viewer)
    made[1].online, made[1].away_since = False, NOW - 7200
    made[2].captain, made[2].reason = SFORZA, "away"
    return made + [
        Player(name=name, bot="colleoni", label=Fact(id="captain-strong", text="Colleoni"), online=True)
        for name in NAMES[4:]
    ]


TURN_OF_BRUNO = BATTLE.replace("holder=0", "holder=0 turn=1")
RUNNING = Agreements(clock=LIVE, deadline=NOW + 345, reserves=RESERVES)
STATES: dict[str, tuple[str, Agreements, list[Player]]] = {
    "away": (TURN_OF_BRUNO, Agreements(), people()),
    "own-clock": (BATTLE, RUNNING, people()),
    "little-time": (BATTLE, Agreements(clock=LIVE, deadline=NOW + 9, reserves=RESERVES), people()),
    "site": (SITE, RUNNING, people()),
    "proposals": (BATTLE, Agreements(clock=LIVE, proposals=[PAUSE, CLOCK]), people()),
    "paused": (BATTLE, Agreements(paused=True), people()),
    "captain": (BATTLE, Agreements(), people(captain=SFORZA, reason="away")),
}


def show_state(page: Page, state: str) -> None:
    position, agreements, players = STATES[state]
    page.clock.set_fixed_time(NOW)
    log = RESULT if state == "site" else LOG
    show(page, position, log=log, agreements=agreements, players=players, now=NOW)


@pytest.mark.parametrize("state", STATES)
def test_nothing_is_covered_by_what_people_do_beyond_the_rules(page: Page, state: str) -> None:
    show_state(page, state)
    _, agreements, _ = STATES[state]
    what_to_do = page.get_by_role("region", name="What to do")
    notices = page.get_by_role("status", name="What the table agrees on")
    told = [page.get_by_test_id("turn-clock")] if agreements.deadline else []
    if agreements.proposals or agreements.paused:
        told += [notices.get_by_role("button"), notices.get_by_role("paragraph")]
    for screen in SCREENS:
        sized(page, screen)
        assert fits(page), screen
        lines = page.locator("[data-testid^=line-]")
        if (screen, state) == ("zoomed-to-200", "proposals"):
            lines = lines.locator(".plate")  # no room for a whole row until one has answered
        buttons, cards = what_to_do.get_by_role("button"), page.locator("[data-testid^=hand-card-]")
        assert cut(*told, buttons, cards, lines) == [], screen
        of_the_table = page.get_by_role("navigation", name="Table").get_by_role("button")
        assert in_sight(of_the_table, 0.9), screen


@pytest.mark.parametrize("state", STATES)
def test_the_smallest_phone_shows_what_is_asked_and_how_to_answer(page: Page, state: str) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    show_state(page, state)
    assert fits(page)
    for one in page.locator(
        "[data-testid=turn-clock], [data-testid=agree], [data-testid=refuse], [data-testid=resume], "
        "[data-testid=take-back], [data-testid=the-table], [data-testid=captain-for-1]"
    ).all():
        expect(one).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize("state", ["own-clock", "paused", "captain"])
def test_everything_at_the_table_can_be_reached(page: Page, state: str) -> None:
    show_state(page, state)
    page.get_by_test_id("the-table").click()
    dialog = page.get_by_test_id("table-dialog")
    expect(dialog).to_be_visible()
    resign = page.get_by_test_id("table-resign")
    if resign.is_visible():
        resign.click()
    for screen in ("laptop", "phone", "small-phone", "phone-on-its-side"):
        sized(page, screen)
        assert cut(dialog.get_by_role("button"), dialog.get_by_role("listitem")) == [], screen


@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
def test_what_is_offered_after_the_end_lies_side_by_side(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, BATTLE, agreements=Agreements(closed="agreed"), players=people(), now=NOW)
    expect(page.get_by_test_id("game-over")).to_contain_text("Ended by agreement: nobody wins.")
    for offer in ("rematch", "again", "record"):
        expect(page.get_by_test_id(offer)).to_be_visible()
    # At one moment: what comes a frame later may move them all.
    boxes = page.evaluate(
        """["rematch", "again", "record"].map((offer) => {
            const { x, y, width, height } =
                document.querySelector(`[data-testid=${offer}]`).getBoundingClientRect()
            return { x, y, width, height }
        })"""
    )
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            beside = one["x"] + one["width"] <= other["x"] + 1
            assert beside or one["y"] + one["height"] <= other["y"] + 1


def test_who_is_away_and_who_plays_is_said_in_words_at_the_seats(page: Page) -> None:
    sized(page, "phone")
    show_state(page, "away")
    expect(page.get_by_test_id("line-1")).to_contain_text("away")
    expect(page.get_by_test_id("line-2").get_by_text("captain", exact=True)).to_be_visible()
    expect(page.get_by_test_id("decision")).to_contain_text("Bruno left at ")


def test_a_clock_of_this_device_that_is_wrong_does_not_matter(page: Page) -> None:
    page.clock.set_fixed_time(NOW - 86_400)
    show(page, BATTLE, log=LOG, agreements=RUNNING, players=people(), now=NOW)
    expect(page.get_by_test_id("turn-clock")).to_have_text("0:45 left, then 5:00 in reserve")


def test_a_clock_runs_down_and_warns(page: Page) -> None:
    page.clock.install(time=NOW)
    show(page, BATTLE, log=LOG, agreements=RUNNING, players=people(), now=NOW)
    clock = page.get_by_test_id("turn-clock")
    expect(clock).to_contain_text("left, then 5:00 in reserve")
    page.clock.fast_forward(50_000)
    expect(clock).to_contain_text("left in reserve")
    expect(page.get_by_text("Time is nearly up")).to_have_count(0)
    page.clock.fast_forward(288_000)
    expect(clock).to_contain_text(", then a captain plays")
    expect(page.get_by_role("status").get_by_text("Time is nearly up")).to_be_attached()


def test_a_clock_that_runs_below_the_own_captain_says_whose_it_is(page: Page) -> None:
    page.clock.set_fixed_time(NOW)
    players = people(captain=SFORZA, reason="asked")
    show(page, TURN_OF_BRUNO, log=LOG, agreements=RUNNING, players=players, now=NOW)
    expect(page.get_by_test_id("decision")).to_have_text("A captain plays for you, as you asked.")
    expect(page.get_by_test_id("turn-clock")).to_have_text("Bruno: 0:45 left, then 5:00 in reserve")
    for screen in SCREENS:
        sized(page, screen)
        assert cut(page.get_by_test_id("turn-clock"), page.get_by_test_id("take-back")) == [], screen


@pytest.mark.parametrize("state", ["little-time", "proposals", "paused"])
def test_axe_finds_nothing_wrong_with_what_people_do_beyond_the_rules(page: Page, state: str) -> None:
    show_state(page, state)
    assert violations_in_every_look(page) == []
