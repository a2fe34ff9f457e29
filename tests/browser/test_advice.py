"""Hints and the odds of a battle line: asked for, made ready to be done, and who may have them."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import fits
from browser.company import start_game
from browser.person import Person
from browser.screens import SCREENS, box_of, on_screens, sized
from browser.shown import BATTLE, SITE, answer, answer_odds, legal_action, show
from condottiere.languages.fact import Fact

THINKING = 600_000
"""Milliseconds: whoever is asked first on a machine has to be compiled."""
PERCENT = re.compile(r"^(100|[1-9]?[0-9])%$")
RESCUE = "seats=3 phase=rescue site=roma hands=2/1/1 lines=25S//"
TWO = "seats=2 phase=site site=roma hands=15/1"
HINTED: list[dict[str, Any]] = [
    {
        "action": legal_action("site:11") | {"token": "site:siena"},
        "chance": 0.4,
        "reasons": [{"id": "reason-wins"}, {"id": "reason-has-yours", "region": 15}],
    },
    {
        "action": legal_action("site:15") | {"token": "site:roma"},
        "chance": 0.3,
        "reasons": [{"id": "reason-gains-time"}],
    },
]


def answered(page: Page) -> list[Locator]:
    """The actions of the hint that is open."""
    page.get_by_test_id("hint-1").wait_for(timeout=THINKING)
    return page.locator("[data-testid=hint-panel] .action").all()


@pytest.mark.timeout(1200)
def test_advice_is_given_in_a_game_and_what_is_hinted_waits_to_be_confirmed(page: Page) -> None:
    Person(page, seed=1).sit_down()
    decision = page.get_by_test_id("decision")
    version = decision.get_attribute("data-version") or ""
    expect(page.get_by_test_id("odds")).to_have_count(0)
    page.get_by_test_id("hint").click()
    actions = answered(page)
    assert len(actions) == 3
    for number, action in enumerate(actions):
        expect(action.locator(".chance")).to_have_text(PERCENT)
        if number:  # where there is little room, the reasons are shown of one at a time
            page.get_by_role("button", name=re.compile("^Why")).nth(number).click()
        expect(action.locator(".reasons")).to_have_text(re.compile(".{10}"))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_focused()
    page.keyboard.press("h")
    second = answered(page)[1]
    token = second.get_attribute("data-token") or ""
    name = second.locator(".text").inner_text()
    second.click()
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    region = page.get_by_test_id(f"region-{token.removeprefix('site:')}")
    expect(region).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("confirm-region")).to_have_text(name)
    expect(page.get_by_test_id("confirm-region")).to_be_focused()
    assert decision.get_attribute("data-version") == version, "it is for the person to do it"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text(name.removeprefix("Fight for "))
    page.locator("[data-testid=decision][data-mine=true][data-phase=battle]").wait_for()

    page.keyboard.press("c")
    line = page.get_by_test_id("odds-line")
    expect(line).to_contain_text(re.compile(r"If you pass now: \d+% to win this battle"))
    expect(page.get_by_test_id("odds-pass")).to_have_text(PERCENT)
    kinds = page.locator("[data-testid^=hand-card-]").all()
    for kind in kinds:
        expect(kind.locator("[data-testid^=odds-]")).to_have_text(PERCENT)
        expect(kind).to_contain_text("to win this battle")
    kinds[0].click(position={"x": 10, "y": 40})
    expect(line).to_contain_text(re.compile(r"If you play .* and go on as a captain would: \d+% to win"))
    page.get_by_test_id("play-card").click()
    # They are counted anew for the table as it is then, until they are not wanted any more.
    page.locator("[data-testid=odds-line][data-worlds]").wait_for()
    page.get_by_test_id("odds").click()
    expect(line).to_have_count(0)
    expect(page.locator("[data-testid^=odds-]")).to_have_count(0)


def test_a_hinted_card_or_pass_is_selected_and_waits_to_be_confirmed(page: Page) -> None:
    playing = legal_action("play:13") | {"token": "play:K"}
    hinted = [{"action": one, "chance": 0.4, "reasons": []} for one in (playing, legal_action("pass"))]
    answer(page, "hint", actions=hinted)
    sent = show(page, BATTLE)
    selected = page.locator("[data-testid^=hand-card-][aria-pressed=true]")
    for number, button in enumerate(("play-card", "pass")):
        page.keyboard.press("h")
        answered(page)[number].click()
        expect(page.get_by_test_id(button)).to_be_focused()
        expect(selected).to_have_count(1 - number)
    expect(page.get_by_test_id("pass")).to_have_class(re.compile("advised"))
    assert not [one for one in sent if '"act"' in one]


def test_who_plays_for_a_captain_that_is_not_ready_and_how_long_is_said_in_one_quiet_line(page: Page) -> None:
    weaker = {"name": "Colleoni", "seats": [1], "until": time.time() + 3600}
    show(page, f"{BATTLE} turn=1", stand_ins=[weaker])
    note = page.get_by_test_id("stand-in")
    expect(note).to_have_count(1)
    expect(note).to_contain_text(re.compile(r"at the strength of Colleoni until fully ready, in about \d"))


def test_what_keeps_the_server_from_acting_is_said_at_the_table(page: Page) -> None:
    show(page, BATTLE, problem=Fact(id="problem-not-saved", what=Fact(id="database-disk")))
    expect(page.get_by_test_id("problem")).to_contain_text(
        "The game cannot go on: the server cannot save it."
    )


@on_screens("laptop", "phone")
def test_a_hint_lies_beside_the_map_and_is_short_on_small_screens(page: Page, screen: str) -> None:
    answer(page, "hint", actions=HINTED)
    sized(page, screen)
    show(page, TWO)
    page.get_by_test_id("hint").click()
    panel = page.get_by_test_id("hint-panel")
    first, second = answered(page)
    expect(panel).to_contain_text("to win the game")
    expect(first.locator(".reasons")).to_have_text("It wins the battle\u00a0· Roma is yours already")
    if screen == "laptop":
        box, lines = box_of(panel), box_of(page.get_by_role("list", name="Battle lines"))
        assert box["x"] >= lines["x"] + lines["width"]
    second_box = box_of(second)
    assert second_box["height"] <= 48
    page.get_by_test_id("why-2").click()
    expect(second.locator(".reasons")).to_have_text("It gains time: the others must act")
    expect(first.locator(".reasons")).to_have_count(0)


@on_screens("phone", "small-phone", "phone-on-its-side", "zoomed-to-200")
@pytest.mark.parametrize("position", [BATTLE, SITE], ids=["battle", "site"])
def test_a_hint_can_be_read_on_any_phone(page: Page, screen: str, position: str) -> None:
    sized(page, screen)
    why = [{"id": "reason-ends-first"}, {"id": "reason-not-worth"}]
    cards = [{"action": legal_action(f"play:{card}"), "chance": 0.4, "reasons": why} for card in range(5)]
    answer(page, "hint", actions=cards)
    show(page, position)
    page.get_by_test_id("hint").click()
    first, panel = answered(page)[0], page.get_by_test_id("hint-panel")
    expect(first).to_be_in_viewport(ratio=0.99)
    expect(panel).to_contain_text("Choose one to get it ready")
    box, listed, shown = (one.bounding_box() for one in (panel, panel.get_by_role("list"), first))
    assert box
    assert listed
    assert shown
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SCREENS[screen][1]
    assert listed["height"] >= shown["height"], "not one whole hint"
    expect(page.get_by_role("button", name="Close the hint")).to_be_in_viewport(ratio=1)


def test_where_nothing_is_to_choose_there_is_no_hint(page: Page) -> None:
    show(page, "seats=2 site=roma hands=/1 down=5/ options=hidden-cards")
    expect(page.get_by_test_id("decision")).to_be_visible()
    show(page, "seats=2 site=roma hands=1/1", hints=False)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    page.keyboard.press("h")
    for what in ("hint", "hint-panel", "odds"):
        expect(page.get_by_test_id(what)).to_have_count(0)


def test_odds_stay_switched_on_at_their_table_after_a_reload(page: Page) -> None:
    show(page, BATTLE)
    switch = page.get_by_test_id("odds")
    for pressed in ("true", "false"):
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", pressed)
        page.reload()
        expect(switch).to_have_attribute("aria-pressed", pressed)
    switch.click()
    show(page, BATTLE)
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_odds_of_a_rescue_stand_on_what_may_be_taken_back(page: Page) -> None:
    answer_odds(page, {"rescue:2": 0.12, "rescue:-": 0.09})
    show(page, RESCUE)
    page.get_by_test_id("odds").click()
    expect(page.get_by_test_id("odds-line")).to_contain_text(
        "Your choices: 9% to 12% to win this battle, if you go on as a captain would."
    )
    expect(page.get_by_test_id("rescue-1").get_by_test_id("odds-1")).to_have_text("12%")
    expect(page.get_by_test_id("rescue-none").get_by_test_id("odds-none")).to_have_text("9%")
    expect(page.get_by_test_id("hand-card-1").locator("[data-testid^=odds-]")).to_have_count(0)


def test_hints_are_for_tables_that_allow_them_and_everybody_sees_that(pages: list[Page]) -> None:
    for hints in (False, True):
        address = start_game(pages, ["Ada", "Bruno"], options={"first_holder": 0}, hints=hints)
        for each in pages:
            each.goto(address)
            expect(each.get_by_test_id("hints-allowed")).to_have_count(int(hints))
        expect(pages[0].get_by_test_id("hint")).to_have_count(int(hints))
        assert fits(pages[0])
        expect(pages[1].get_by_test_id("hint")).to_have_count(0)  # it is not their turn
