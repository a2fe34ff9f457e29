"""Hints and the odds of choices: asked for, made ready to be done, and who may have them."""

import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.company import start_game
from browser.screens import box_of, on_screens, sized
from browser.shown import BATTLE, answer_hints, answer_odds, judged, legal_action, show
from condottiere.languages.fact import Fact
from condottiere.rules import Card
from support.running import dealt, running, services

RESCUE = "seats=3 phase=rescue site=roma hands=2/1/1 lines=25S//"
TWO = "seats=2 phase=site site=roma hands=15/1"
HINTED: list[dict[str, Any]] = [
    judged(
        legal_action("site:11") | {"token": "site:siena"},
        0.4,
        [{"id": "advice-worth"}, {"id": "reason-has-yours", "region": 15}],
    ),
    judged(legal_action("site:15") | {"token": "site:roma"}, 0.3, [{"id": "advice-close"}]),
]


def answered(page: Page) -> list[Locator]:
    """The actions of the hint that is open."""
    page.get_by_test_id("hint-1").wait_for()
    return page.locator("[data-testid=hint-panel] .action").all()


def test_a_hint_is_given_in_a_game_and_waits_to_be_confirmed(page: Page, tmp_path: Path) -> None:
    with running(tmp_path / "games.db", services(new_game=dealt("TTTTTT6666 1122334455"))) as server:
        alone = {"seats": [{"name": "Ada"}, {"name": "Bruno", "bot": "passer"}], "pace": "instant"}
        made = server.post(alone).json()
        page.goto(f"{server.http}/t/{made['id']}#{made['keys'][0]}")
        page.get_by_test_id("hint").click()
        text = page.locator("[data-testid=hint-panel] .action .text").first
        expect(text).to_have_text(re.compile("Fight for .+"))
        name = (text.text_content() or "").strip()
        text.click()
        expect(page.get_by_test_id("confirm-region")).to_have_text(name)
        expect(page.get_by_test_id("confirm-region")).to_be_focused()
        expect(page.get_by_test_id("confirm-region")).to_have_attribute("aria-disabled", "false")
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("log")).to_contain_text(name.removeprefix("Fight for "))


def test_odds_stand_on_every_card_until_they_are_not_wanted_any_more(page: Page) -> None:
    answer_odds(page, {"pass": 0.3} | {f"play:{card.value}": 0.2 for card in Card})
    show(page, BATTLE)
    page.keyboard.press("c")
    line = page.get_by_test_id("odds-line")
    expect(line).to_contain_text("Pass (best): 30% to win the match")
    expect(page.get_by_test_id("odds-pass")).to_have_text("30%")
    kinds = page.locator("[data-testid^=hand-card-]").all()
    for kind in kinds:
        expect(kind.locator("[data-testid^=odds-]")).to_have_text("20%")
        expect(kind).to_contain_text("Chance of winning: 20%")
    kinds[0].click(position={"x": 10, "y": 40})
    expect(line).to_contain_text(re.compile(r"Play .*: 20% to win the match"))
    page.get_by_test_id("odds").click()
    expect(line).to_have_count(0)
    expect(page.locator("[data-testid^=odds-]")).to_have_count(0)


def test_what_is_hinted_is_selected_and_waits_to_be_confirmed(page: Page) -> None:
    playing = legal_action("play:13") | {"token": "play:K"}
    answer_hints(page, *(judged(one, 0.4) for one in (playing, legal_action("pass"))))
    sent = show(page, BATTLE)
    selected = page.locator("[data-testid^=hand-card-][aria-pressed=true]")
    for number, button in enumerate(("play-card", "pass")):
        page.keyboard.press("h")
        answered(page)[number].click()
        expect(page.get_by_test_id("hint-panel")).to_have_count(0)
        expect(page.get_by_test_id(button)).to_be_focused()
        expect(selected).to_have_count(1 - number)
    expect(page.get_by_test_id("pass")).to_have_class(re.compile("advised"))
    page.keyboard.press("h")
    answered(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_focused()
    assert not [one for one in sent if '"act"' in one]


def test_what_keeps_the_server_or_a_captain_from_acting_is_said_at_the_table(page: Page) -> None:
    weaker = {"name": "Colleoni", "seats": [1], "gone": False, "until": time.time() + 3600}
    unsaved = Fact(id="problem-not-saved", what=Fact(id="database-disk"))
    show(page, f"{BATTLE} turn=1", stand_ins=[weaker], problem=unsaved)
    expect(page.get_by_test_id("stand-in")).to_contain_text(
        re.compile(r"at the strength of Colleoni until fully ready, in about \d")
    )
    expect(page.get_by_test_id("problem")).to_contain_text(
        "The game cannot go on: the server cannot save it."
    )


@on_screens("laptop", "phone")
def test_a_hint_lies_beside_the_map_and_is_short_on_small_screens(page: Page, screen: str) -> None:
    answer_hints(page, *HINTED)
    sized(page, screen)
    show(page, TWO)
    page.get_by_test_id("hint").click()
    first, second = answered(page)
    expect(first.locator(".reasons")).to_have_text("Worth fighting for\u00a0· Roma is yours already")
    assert box_of(second)["height"] <= 48
    if screen == "laptop":
        panel, lines = page.get_by_test_id("hint-panel"), page.get_by_role("list", name="Battle lines")
        assert box_of(panel)["x"] >= box_of(lines)["x"] + box_of(lines)["width"]


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
    switch.click()
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    show(page, BATTLE)
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_odds_of_a_rescue_stand_on_what_may_be_taken_back(page: Page) -> None:
    answer_odds(page, {"rescue:2": 0.12, "rescue:-": 0.09})
    show(page, RESCUE)
    page.get_by_test_id("odds").click()
    expect(page.get_by_test_id("odds-line")).to_contain_text("Take back Mercenary 3 (best): 12% to win")
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
        expect(pages[1].get_by_test_id("hint")).to_have_count(0)  # it is not their turn
