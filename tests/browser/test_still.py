"""What stays where it is while cards are chosen, turns pass, odds are told and battles end: all the rest."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, Route, expect

from browser.axe import speak
from browser.person import drawn, fight_for, pick
from browser.screens import SCREENS, Grid, box_of, on_screens, sized
from browser.shown import (
    BATTLE,
    END,
    LOG,
    NAMES,
    OVER,
    RESULT,
    SITE,
    fought,
    judged,
    legal_action,
    show,
    show_next,
)
from browser.states import FOUR, FOUR_FIGHT, LAST_STAND, PASSED, TALK
from condottiere.record.events.event import Event
from condottiere.rules import Card
from condottiere.server.messages.protocol import Answers

NOTE_TOPS = """() => {
    window.tops = []
    const note = () => {
        const dock = document.querySelector('.dock')
        if (!dock) return // the next table is opened
        const top = Math.round(dock.getBoundingClientRect().top)
        if (window.tops.at(-1) !== top) window.tops.push(top)
        requestAnimationFrame(note)
    }
    note()
}"""


NOTED_TOPS = """async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
    return window.tops
}"""
"""Where the dock has begun in each frame, one after the other, in CSS pixels."""


BOXES = """(all) => all.map((one) => {
    const { top, height } = one.getBoundingClientRect()
    return [Math.round(top), Math.round(height)]
})"""


NO_LAST_STAND = f"{FOUR_FIGHT} owners=bologna:2,siena:2"
AFTER_LAST_STAND, LAST_RESULT = fought(LAST_STAND)


@pytest.mark.parametrize(
    ("battle", "result", "after"),
    [
        (f"{BATTLE} turn=1", RESULT, f"{SITE.replace('holder=0', 'holder=1')} turn=1"),
        (LAST_STAND, (*LOG, *LAST_RESULT), AFTER_LAST_STAND),
    ],
    ids=["battle", "last stand"],
)
def test_no_line_moves_when_a_battle_ends(
    page: Page, grid: Grid, battle: str, result: Sequence[Event], after: str
) -> None:
    """While somebody else chooses the next region: for who does so the map becomes larger."""

    def rows() -> dict[str, list[list[int]]]:
        found = {}
        for screen in grid.screens:
            sized(page, screen)
            found[screen] = page.locator("[data-testid^=line-]").evaluate_all(BOXES)
        return found

    show(page, battle, log=LOG)
    before = rows()
    show_next(page, after, len(result) + 1, log=result)
    expect(page.get_by_test_id("result")).to_be_visible()
    assert rows() == before


def test_lines_and_cards_grow_where_a_battle_can_end_the_game(page: Page, grid: Grid) -> None:
    row = page.get_by_test_id("line-1")
    for screen in grid.of("desktop", "laptop", "tablet", "phone"):
        sized(page, screen)
        sizes = []
        for position in (NO_LAST_STAND, LAST_STAND):
            show(page, position, log=LOG)
            sizes.append((box_of(row)["height"], box_of(row.locator("[data-slot]").last)["width"]))
        (usual, card), (stage, lifted) = sizes
        assert stage > 1.1 * usual, screen
        assert lifted > 1.15 * card, screen


def test_no_line_stays_large_once_another_game_has_come_as_far(page: Page) -> None:
    """As in the review of a match, where one click leads from one game into another."""
    sized(page, "laptop")
    after, result = fought(f"{NO_LAST_STAND} games=1")
    show(page, after, log=(*LOG, *result))
    usual = box_of(page.get_by_test_id("line-1"))["height"]
    show(page, LAST_STAND, log=LOG)
    show_next(page, after, len(LOG) + len(result) + 1, log=(*LOG, *result))
    expect(page.get_by_test_id("result")).to_be_visible()
    assert box_of(page.get_by_test_id("line-1"))["height"] == usual


@pytest.mark.everything
def test_the_page_is_laid_out_once_when_a_battle_or_the_game_ends_or_the_turn_passes(
    page: Page, grid: Grid
) -> None:
    decision = page.get_by_test_id("decision")
    for screen in grid.of("laptop", "phone", "small-phone"):
        sized(page, screen)
        show(page, BATTLE, log=LOG)
        for version, turn, takeback in ((3, 1, 6), (4, 2, 6), (5, 0, 6), (6, 1, None)):
            page.evaluate(NOTE_TOPS)
            show_next(page, f"{BATTLE} turn={turn}", version, log=LOG, takeback=takeback)
            expect(decision).to_have_attribute("data-version", str(version))
            tops = page.evaluate(NOTED_TOPS)
            assert len(tops) == 1 or screen == "laptop", f"{screen}, version {version}: {tops}"
        for version, position in ((len(RESULT) + 7, SITE), (len(RESULT) + len(END) + 8, OVER)):
            page.evaluate(NOTE_TOPS)
            show_next(page, position, version, log=RESULT if position == SITE else END)
            phase = "site" if position == SITE else "over"
            expect(decision).to_have_attribute("data-phase", phase)
            tops = page.evaluate(NOTED_TOPS)
            assert len(tops) <= 2, f"{screen}, {phase}: {tops}"


def test_nothing_moves_when_a_card_is_selected_or_played(page: Page, grid: Grid) -> None:
    board = page.locator("[data-testid=map], [data-testid^=line-], [data-testid=hand]")
    for screen in grid.of("phone", "small-phone", "phone-on-its-side", "zoomed-to-200", "tablet"):
        sized(page, screen)
        show(page, BATTLE, log=LOG)
        before: list[list[int]] = []
        for code in grid.languages:
            speak(page, code)
            before = board.evaluate_all(BOXES)
            assert len(before) == len(NAMES) + 2
            for card in page.locator("[data-testid^=hand-card-]").all():
                card.evaluate("(one) => one.click()")
                expect(card).to_have_attribute("aria-pressed", "true")
                drawn(page, 3)  # what the card does is told after one
                assert board.evaluate_all(BOXES) == before, (code, card.get_attribute("data-testid"))
            card.evaluate("(one) => one.click()")
        show_next(page, BATTLE.replace("seats=6", "seats=6 turn=2"), len(LOG) + 2, log=LOG)
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
        drawn(page, 3)
        assert board.evaluate_all(BOXES) == before


def test_a_card_that_is_selected_while_the_battle_is_still_awaited_stays_selected(page: Page) -> None:
    """A person may be faster than the answer to the region that was chosen."""
    show(page, "seats=2 phase=site site=roma hands=15/1")
    fight_for(page, "siena")
    pick(page.get_by_test_id("hand-card-0"))
    show_next(page, "seats=2 site=siena hands=15/1", 2)
    expect(page.get_by_test_id("play-card")).to_have_text("Play Mercenary 1")
    expect(page.get_by_test_id("hand-card-0")).to_have_attribute("aria-pressed", "true")


def test_the_question_of_the_scarecrow_moves_nothing(page: Page) -> None:
    sized(page, "laptop")
    battle = BATTLE.replace("hands=12", "hands=1").replace("lines=T6554431", "lines=T65544321")
    show(page, battle, log=LOG)
    before = page.get_by_role("list", name="Battle lines").bounding_box()
    show(page, battle.replace("seats=6", "seats=6 phase=rescue"), log=LOG)
    expect(page.get_by_test_id("rescue-none")).to_be_visible()
    assert page.get_by_role("list", name="Battle lines").bounding_box() == before


def test_a_card_known_to_be_in_a_hand_says_so_and_stays_where_it_is(page: Page, grid: Grid) -> None:
    """Whatever is played, and when its seat has passed."""
    screens = grid.of("phone", "small-phone", "laptop")
    places: dict[str, set[tuple[int, int]]] = {screen: set() for screen in screens}
    row = page.get_by_test_id("line-2")
    known = row.get_by_role("img", name="Holds Mercenary 4")
    for line in ("/", "5/", "5642T/", "5642T/ out=2"):
        show(page, f"seats=4 site=siena holder=0 hands=1/1/446/1 known=2>0:4 lines=//{line}", log=LOG)
        expect(known).to_have_text("holds4")
        for screen in screens:
            sized(page, screen)
            expect(known.get_by_text("holds")).to_be_visible()
            box = box_of(known)
            places[screen].add((round(box["x"]), round(box["y"])))
    assert {screen: len(at) for screen, at in places.items()} == dict.fromkeys(screens, 1)
    sized(page, "phone-on-its-side")
    for told in (known, row.get_by_text("passed")):
        expect(told).to_be_in_viewport(ratio=0.8)


def test_what_is_new_moves_nothing_in_the_bar_of_a_phone(page: Page, grid: Grid) -> None:
    sized(page, "small-phone")
    position = BATTLE.replace("site=firenze", "site=ancona")
    show(page, position)
    bar = page.get_by_role("banner").locator("h1, button")
    boxes = "(all) => all.map((one) => JSON.stringify(one.getBoundingClientRect()))"
    for code in grid.languages:
        speak(page, code)
        show(page, position)
        before = bar.evaluate_all(boxes)
        assert len(before) == 5
        show(page, position, chat=TALK)
        expect(page.get_by_test_id("log-and-talk").get_by_test_id("unread")).to_be_visible()
        assert bar.evaluate_all(boxes) == before, code
    expect(page.locator("h1")).to_be_in_viewport(ratio=1)


ADVICE = {"faster", "take-back-move", "odds", "hint"}


PLACES = """() => Object.fromEntries([...document.querySelectorAll('.decision button')]
    .filter((one) => one.checkVisibility()).map((one) => [one.dataset.testid, one.getBoundingClientRect()])
    .map(([name, { x, y, width, height }]) => [name, { x, y, width, height }]))"""


@on_screens(*SCREENS)
def test_nothing_comes_to_stand_where_a_button_was_while_others_played(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, f"{BATTLE} turn=2", version=1)
    before = page.evaluate(PLACES)
    assert set(before) == {"faster", "odds"}
    for version, turn, takeback in ((2, 0, None), (3, 2, 6), (4, 0, 6), (5, 2, None)):
        show_next(page, f"{BATTLE} turn={turn}", version, takeback=takeback)
        expect(page.get_by_test_id("decision")).to_have_attribute("data-version", str(version))
        after = page.evaluate(PLACES)
        for name, was in before.items():
            x, y = was["x"] + was["width"] / 2, was["y"] + was["height"] / 2
            there = [
                other
                for other, at in after.items()
                if 0 <= x - at["x"] <= at["width"] and 0 <= y - at["y"] <= at["height"]
            ]
            assert there in ([], [name]), (name, version)
        before |= {name: at for name, at in after.items() if name in ADVICE}


TOPS = """() => [...document.querySelectorAll('[data-testid=map], .decision, [data-testid^=line-]')]
    .map((one) => one.getBoundingClientRect().top)"""


@on_screens(*[*SCREENS][:-1], always=("phone",))
def test_the_board_stands_still_while_odds_are_counted_and_told(page: Page, screen: str) -> None:
    sized(page, screen)
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    show(page, FOUR, version=1)
    line = page.get_by_test_id("odds-line")
    tops: list[list[float]] = []

    def told() -> None:
        """The odds that were asked for, of every card and of passing."""
        expect(line).to_have_text("Thinking about your choices…")
        tops.append(page.evaluate(TOPS))
        route = held.pop()
        asked = json.loads(route.request.post_data or "")
        actions = [legal_action("pass"), *(legal_action(f"play:{card}") for card in range(len(Card)))]
        choices = [judged(one, 0.66, [{"id": "needs", "count": 3}]) for one in actions]
        route.fulfill(json={"version": asked["version"], "actions": choices})
        expect(line).to_contain_text("(best)")
        tops.append(page.evaluate(TOPS))

    with page.expect_request("**/hint"):
        page.get_by_test_id("odds").click()
    told()
    show_next(page, f"{FOUR} turn=2", 2)
    expect(line).to_contain_text("On your turn")
    tops.append(page.evaluate(TOPS))
    bishop = page.get_by_test_id(f"hand-card-{Card.BISHOP}")
    bishop.evaluate("(one) => one.click()")
    expect(bishop).to_have_attribute("aria-pressed", "true")
    drawn(page, 3)  # what the card does is told after one
    tops.append(page.evaluate(TOPS))
    page.keyboard.press("Escape")
    expect(bishop).to_have_attribute("aria-pressed", "false")
    with page.expect_request("**/hint"):
        show_next(page, f"{FOUR} turn=0", 3)
    told()
    for card in page.locator("[data-testid^=hand-card-]").all():
        card.evaluate("(one) => one.click()")
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(line).to_contain_text("Play ")
        tops.append([*page.evaluate(TOPS)])
    assert tops == [tops[0]] * len(tops)


def test_buttons_keep_their_places_where_the_hand_may_be_discarded(page: Page, grid: Grid) -> None:
    """The box to tick has a row of its own, but for low screens, where it stands beside the buttons."""
    for screen in grid.of("desktop", "laptop", "tablet", "phone", "small-phone"):
        sized(page, screen)
        places = []
        for answers in (None, Answers(until=None, own=None, choice=True)):
            show(page, PASSED.replace("turn=2 out=0", "turn=0"), answers=answers, now=1000.0)
            expect(page.get_by_test_id("discard-later")).to_have_count(int(answers is not None))
            places.append([page.get_by_test_id(button).bounding_box() for button in ("play-card", "pass")])
        assert places[0] == places[1], screen
