"""Choosing opponents by name, asking for a hint, and the odds of a battle line, in a real browser."""

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, expect

from browser.axe import LAPTOP, PHONE, fits, speak, violations
from browser.company import start_game
from browser.person import Person, seat_somebody, unfold
from browser.screens import SCREENS, sized
from browser.shown import BATTLE, SITE, show, show_next
from condottiere.bots.levels import LEVELS
from condottiere.rules import Card

THINKING = 120_000
"""Milliseconds: whoever is asked first on a machine has to be compiled."""
PERCENT = re.compile(r"^(100|[1-9]?[0-9])%$")
SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])


# --- opponents ---------------------------------------------------------------------------------


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


@SIZES
def test_the_choice_of_opponents_is_open_to_everybody(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
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


# --- hints -------------------------------------------------------------------------------------


@pytest.fixture
def table(page: Page) -> Page:
    """A person who chooses where to fight, against one opponent."""
    page.goto("/")
    unfold(page)
    page.get_by_test_id("first-holder").select_option(index=1)
    Person(page, seed=1).make_table(2, (), stay=True)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
    return page


def to_battle(page: Page) -> None:
    page.get_by_test_id("region-siena").click()
    page.get_by_test_id("confirm-region").click()
    page.locator("[data-testid=decision][data-mine=true][data-phase=battle]").wait_for()


def answered(page: Page) -> list[Locator]:
    """The actions of the hint that is open."""
    page.get_by_test_id("hint-1").wait_for(timeout=THINKING)
    return page.locator("[data-testid=hint-panel] .action").all()


def answer(page: Page, question: str, **fields: Any) -> None:
    """In the server's place: the same for whatever version is asked about."""

    def told(route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        route.fulfill(json={"version": asked["version"], **fields})

    page.route(f"**/{question}", told)


def see(page: Page, change: Callable[[dict[str, Any]], None], **fields: object) -> list[str]:
    """From now on the page is told of a changed View, and of other fields of the table.

    Returns what the page sends.
    """
    sent: list[str] = []

    def between(line: WebSocketRoute) -> None:
        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "table":
                change(told["view"])
                told |= fields
            line.send(json.dumps(told))

        def pass_on(message: str | bytes) -> None:
            sent.append(str(message))
            server.send(message)

        server = line.connect_to_server()
        server.on_message(tell)
        line.on_message(pass_on)

    page.route_web_socket("**/play", between)
    return sent


def action(kind: str, token: str, **fields: int) -> dict[str, Any]:
    return {
        "token": token,
        "kind": kind,
        **dict.fromkeys(("card", "region", "cards", "count")),
        **fields,
    }


def version(page: Page) -> str | None:
    return page.get_by_test_id("decision").get_attribute("data-version")


def test_a_hint_shows_three_actions_with_chances_and_reasons(table: Page) -> None:
    table.get_by_test_id("hint").click()
    actions = answered(table)
    assert len(actions) == 3
    for action in actions:
        expect(action).to_contain_text("Fight for ")
        expect(action.locator(".chance")).to_have_text(PERCENT)
    for number, action in enumerate(actions):
        if number:  # where there is little room, the reasons are shown of one at a time
            table.get_by_role("button", name=re.compile("^Why")).nth(number).click()
        expect(action.locator(".reasons")).to_have_text(re.compile(".{10}"))
    expect(table.get_by_test_id("hint")).to_have_attribute("aria-expanded", "true")


def test_a_hinted_region_is_selected_and_waits_to_be_confirmed(table: Page) -> None:
    before = version(table)
    table.keyboard.press("h")
    second = answered(table)[1]
    token = second.get_attribute("data-token") or ""
    name = second.locator(".text").inner_text()
    second.click()
    expect(table.get_by_test_id("hint-panel")).to_have_count(0)
    expect(table.get_by_test_id(f"region-{token.removeprefix('site:')}")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(table.get_by_test_id("confirm-region")).to_have_text(name)
    expect(table.get_by_test_id("confirm-region")).to_be_focused()
    assert version(table) == before, "it is for the person to do it"
    table.keyboard.press("Enter")
    expect(table.get_by_test_id("log")).to_contain_text(name.removeprefix("Fight for "))


def test_a_hinted_card_or_pass_is_selected_and_waits_to_be_confirmed(table: Page) -> None:
    to_battle(table)
    before = version(table)
    met: set[str] = set()
    for place in range(3):
        table.keyboard.press("h")
        actions = answered(table)
        if place >= len(actions):
            break
        token = actions[place].get_attribute("data-token") or ""
        text = actions[place].locator(".text").inner_text()
        actions[place].click()
        if token == "pass":
            expect(table.get_by_test_id("pass")).to_be_focused()
            expect(table.get_by_test_id("pass")).to_have_class(re.compile("advised"))
            expect(table.locator("[data-testid^=hand-card-][aria-pressed=true]")).to_have_count(0)
        else:
            expect(table.get_by_test_id("play-card")).to_have_text(text)
            expect(table.get_by_test_id("play-card")).to_be_focused()
            expect(table.locator("[data-testid^=hand-card-][aria-pressed=true]")).to_have_count(1)
        met.add(token.partition(":")[0])
        assert version(table) == before
    assert "play" in met
    table.keyboard.press("Escape")
    expect(table.locator("[data-testid^=hand-card-][aria-pressed=true]")).to_have_count(0)


def test_a_hint_closes_and_gives_the_focus_back(table: Page) -> None:
    table.keyboard.press("h")
    answered(table)
    table.keyboard.press("Escape")
    expect(table.get_by_test_id("hint-panel")).to_have_count(0)
    expect(table.get_by_test_id("hint")).to_be_focused()


def test_a_hint_is_waited_for_and_may_fail_and_be_asked_again(table: Page) -> None:
    held: list[Route] = []
    table.route("**/hint", lambda route: held.append(route))
    with table.expect_request("**/hint"):
        table.get_by_test_id("hint").click()
    expect(table.get_by_test_id("hint-thinking")).to_be_visible()
    refusal = {"code": "internal", "message": "The server made a mistake."}
    held.pop().fulfill(status=500, content_type="application/json", body=json.dumps(refusal))
    expect(table.get_by_test_id("hint-trouble")).to_contain_text("The server made a mistake.")
    table.unroute("**/hint")
    table.get_by_test_id("hint-trouble").get_by_role("button").click()
    assert answered(table)


def test_a_hint_that_waits_its_turn_says_its_place_in_line(table: Page) -> None:
    table.route("**/hint", lambda _: None)
    table.route("**/hint/place", lambda route: route.fulfill(json={"place": 2}))
    table.get_by_test_id("hint").click()
    expect(table.get_by_test_id("hint-thinking")).to_have_text("Number 2 in the queue")


def test_who_plays_for_a_captain_that_is_not_ready_and_how_long_is_said_in_one_quiet_line(page: Page) -> None:
    weaker = {"name": "Colleoni", "seats": [1], "until": time.time() + 38}
    see(page, lambda view: view.update(turn=1, legal=[]), stand_ins=[weaker])
    Person(page, seed=1).make_table(2, ())
    note = page.get_by_test_id("stand-in")
    expect(note).to_have_count(1)
    expect(note).to_contain_text(
        re.compile("at the strength of Colleoni until fully ready, in about [34]0 s")
    )


def test_what_keeps_the_server_from_acting_is_said_at_the_table(page: Page) -> None:
    see(page, lambda _: None, problem={"id": "problem-not-saved", "what": {"id": "database-disk"}})
    Person(page, seed=1).make_table(2, ())
    expect(page.get_by_test_id("problem")).to_contain_text(
        "The game cannot go on: the server cannot save it."
    )


HINTED = [
    {"action": action("site", "site:siena", region=11), "chance": 0.4},
    {"action": action("site", "site:roma", region=15), "chance": 0.3},
]
WHY = [
    [{"id": "reason-wins"}, {"id": "reason-has-yours", "region": 15}],
    [{"id": "reason-gains-time"}],
]


@SIZES
def test_a_hint_lies_beside_the_map_and_is_short_on_small_screens(table: Page, size: dict[str, int]) -> None:
    answer(table, "hint", actions=[{**one, "reasons": why} for one, why in zip(HINTED, WHY, strict=True)])
    table.set_viewport_size(size)  # type: ignore[arg-type]
    table.get_by_test_id("hint").click()
    panel = table.get_by_test_id("hint-panel")
    first, second = answered(table)
    expect(panel).to_contain_text("to win the game")
    expect(first.locator(".reasons")).to_have_text("It wins the battle\u00a0· Roma is yours already")
    if size == LAPTOP:
        box, lines = panel.bounding_box(), table.get_by_role("list", name="Battle lines").bounding_box()
        assert box
        assert lines
        assert box["x"] >= lines["x"] + lines["width"]
    expect(second.locator(".reasons")).to_have_count(0)
    second_box = second.bounding_box()
    assert second_box
    assert second_box["height"] <= 48
    table.get_by_test_id("why-2").click()
    expect(second.locator(".reasons")).to_have_text("It gains time: the others must act")
    expect(first.locator(".reasons")).to_have_count(0)
    second.click()
    expect(table.get_by_test_id("confirm-region")).to_have_text("Fight for Roma")


@pytest.mark.parametrize("position", [BATTLE, SITE], ids=["battle", "site"])
@pytest.mark.parametrize("size", [(844, 390), (640, 360), (360, 640)], ids=str)
def test_a_hint_can_be_read_on_any_phone(page: Page, size: tuple[int, int], position: str) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    hinted = [{"action": action("play", f"play:{card}", card=card), "chance": 0.4} for card in range(5)]
    why = [{"id": "reason-ends-first"}, {"id": "reason-not-worth"}]
    answer(page, "hint", actions=[{**one, "reasons": why} for one in hinted])
    show(page, position)
    page.get_by_test_id("hint").click()
    first = answered(page)[0]
    expect(first).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_test_id("hint-panel")).to_contain_text("Choose one to get it ready")
    risen = "(panel) => Promise.all(panel.getAnimations().map((one) => one.finished)).then(() => null)"
    page.get_by_test_id("hint-panel").evaluate(risen)
    box = page.get_by_test_id("hint-panel").bounding_box()
    listed = page.get_by_test_id("hint-panel").get_by_role("list").bounding_box()
    shown = first.bounding_box()
    assert box
    assert listed
    assert shown
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    assert listed["height"] >= shown["height"], "not one whole hint"
    expect(page.get_by_role("button", name="Close the hint")).to_be_in_viewport(ratio=1)


def test_where_nothing_is_to_choose_there_is_no_hint(page: Page) -> None:
    see(page, lambda view: view.update(legal=view["legal"][:1]))
    page.goto("/")
    unfold(page)
    page.get_by_test_id("first-holder").select_option(index=1)
    Person(page, seed=1).make_table(2, (), stay=True)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)


# --- odds --------------------------------------------------------------------------------------


def test_odds_stand_on_every_card_and_on_passing(table: Page) -> None:
    expect(table.get_by_test_id("odds")).to_have_count(0)
    to_battle(table)
    table.keyboard.press("c")
    expect(table.get_by_test_id("odds")).to_have_attribute("aria-pressed", "true")
    expect(table.get_by_test_id("odds-line")).to_contain_text("If you pass now: ")
    expect(table.get_by_test_id("odds-line")).to_contain_text(re.compile(r"\d+% to win this battle"))
    expect(table.get_by_test_id("odds-pass")).to_have_text(PERCENT)
    kinds = table.locator("[data-testid^=hand-card-]").all()
    for kind in kinds:
        expect(kind.locator("[data-testid^=odds-]")).to_have_text(PERCENT)
        assert "to win this battle" in (kind.text_content() or "")
    kinds[0].click(position={"x": 10, "y": 40})
    expect(table.get_by_test_id("odds-line")).to_contain_text(
        re.compile(r"If you play .* and go on as a captain would: \d+% to win")
    )
    table.get_by_test_id("play-card").click()
    # They are counted anew for the table as it is then, until they are not wanted any more.
    table.locator("[data-testid=odds-line][data-worlds]").wait_for()
    table.get_by_test_id("odds").click()
    expect(table.get_by_test_id("odds-line")).to_have_count(0)
    expect(table.locator("[data-testid^=odds-]")).to_have_count(0)


ADVICE = {"faster", "take-back-move", "odds", "hint"}
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.decision button')]
    .filter((one) => one.checkVisibility()).map((one) => [one.dataset.testid, one.getBoundingClientRect()])
    .map(([name, { x, y, width, height }]) => [name, { x, y, width, height }]))"""


@pytest.mark.parametrize("screen", SCREENS)
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


FOUR = "seats=4 holder=0 hands=1T6WSBCDHKU/12/KKKK/KKK site=firenze lines=T65/T66/TT6/654"
TOPS = """() => [...document.querySelectorAll('[data-testid=map], .decision, [data-testid^=line-]')]
    .map((one) => one.getBoundingClientRect().top)"""


@pytest.mark.parametrize("screen", [*SCREENS][:-1])
def test_the_board_stands_still_while_odds_are_counted_and_told(page: Page, screen: str) -> None:
    sized(page, screen)
    held: list[Route] = []
    page.route("**/odds", lambda route: held.append(route))
    show(page, FOUR, version=1)
    line = page.get_by_test_id("odds-line")
    tops: list[list[float]] = []

    def told() -> None:
        """The odds that were asked for, of every card and of passing."""
        expect(line).to_have_text("Working out odds…")
        tops.append(page.evaluate(TOPS))
        route = held.pop()
        asked = json.loads(route.request.post_data or "")
        actions = [action("play", f"play:{card}", card=card) for card in range(len(Card))]
        odds = [{"action": one, "holds": 0.66, "ties": 0.11} for one in (action("pass", "pass"), *actions)]
        route.fulfill(json={"version": asked["version"], "worlds": 600, "odds": odds})
        expect(line).to_have_attribute("data-worlds", "600")
        tops.append(page.evaluate(TOPS))

    with page.expect_request("**/odds"):
        page.get_by_test_id("odds").click()
    told()
    for version, turn in enumerate((2, 3, 0), 2):
        with page.expect_request("**/odds"):
            show_next(page, f"{FOUR} turn={turn}", version)
        told()
    for card in page.locator("[data-testid^=hand-card-]").all():
        card.evaluate("(one) => one.click()")
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(line).to_contain_text("If you play ")
        tops.append([*page.evaluate(TOPS)])
    assert tops == [tops[0]] * len(tops)


@pytest.mark.parametrize("screen", SCREENS)
def test_what_a_scarecrow_may_take_back_and_its_odds_stand_within_their_button(
    page: Page, screen: str
) -> None:
    sized(page, screen)
    tokens = {"rescue:1": {"card": Card.MERCENARY_1}, "rescue:T": {"card": Card.MERCENARY_10}, "rescue:-": {}}
    actions = [action("rescue", token, **fields) for token, fields in tokens.items()]
    answer(page, "odds", worlds=600, odds=[{"action": one, "holds": 1, "ties": 0} for one in actions])
    show(page, FOUR.replace("seats=4", "seats=4 phase=rescue").replace("lines=T65", "lines=T1"))
    speak(page, "it")
    page.get_by_test_id("odds").click()
    expect(page.get_by_test_id("odds-none")).to_be_visible()
    for choice in page.locator("[data-testid^=rescue-]").all():
        assert choice.evaluate(WITHIN) == []


WITHIN = """(button) => {
    const box = button.getBoundingClientRect()
    return [...button.querySelectorAll('*')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < box.left + 3 || right > box.right - 3 || top < box.top + 3 || bottom > box.bottom - 3
    }).map((one) => one.outerHTML)
}"""
"""What of a button lies on its edge, which is 3 pixels wide, or beyond."""
UNCOVERED = """(kinds) => kinds.flatMap((kind) => {
    const badge = kind.querySelector('[data-testid^=odds-]').getBoundingClientRect()
    return [...kind.querySelectorAll('.copy:not(.under) :is(.strength, .minor)')].map((number) => {
        const { a, d, f } = number.getScreenCTM()
        const baseline = number.y.baseVal[0].value * d + f
        const capitals = 0.62 * parseFloat(getComputedStyle(number).fontSize) * d
        return [kind.dataset.testid, baseline - capitals - badge.bottom]
    })
})"""
"""How far the number of each card begins below what is told of its odds, in pixels."""


@pytest.mark.parametrize("screen", SCREENS)
def test_the_numbers_of_cards_are_read_beneath_their_odds(page: Page, screen: str) -> None:
    sized(page, screen)
    plays = [action("play", f"play:{card}", card=card) for card in range(len(Card))]
    answer(page, "odds", worlds=600, odds=[{"action": one, "holds": 1, "ties": 0} for one in plays])
    show(page, FOUR)
    page.get_by_test_id("odds").click()
    badges = page.get_by_test_id("hand").locator("[data-testid^=odds-]")
    expect(badges.first).to_be_visible()
    covered = [found for found in page.locator(".hand .kind").evaluate_all(UNCOVERED) if found[1] < 0]
    assert covered == []
    for card in page.locator(".hand .kind").all():
        card.click(position={"x": 10, "y": 30})
        expect(page.locator(".hand .kind[aria-pressed=true]")).to_have_count(1)
        above = card.evaluate(
            """(one) => one.closest('.hand').getBoundingClientRect().top
                - one.querySelector('[data-testid^=odds-]').getBoundingClientRect().top"""
        )
        assert above <= 0, "a raised card’s is seen whole"


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
    offered = [action("rescue", "rescue:2", card=1), action("rescue", "rescue:-")]

    def scarecrow(view: dict[str, Any]) -> None:
        view.update(phase="rescue", turn=view["viewer"], site=11, legal=offered, hand=[0, 2, *[0] * 13])
        view["seats"][view["viewer"]]["contending"] = True

    see(page, scarecrow)
    shares = zip(offered, (0.12, 0.09), strict=True)
    answer(page, "odds", worlds=40, odds=[{"action": one, "holds": won, "ties": 0} for one, won in shares])
    Person(page, seed=1).make_table(2, ())
    page.get_by_test_id("odds").click()
    expect(page.get_by_test_id("odds-line")).to_contain_text(
        "Your choices: 9% to 12% to win this battle, if you go on as a captain would."
    )
    expect(page.get_by_test_id("rescue-1").get_by_test_id("odds-1")).to_have_text("12%")
    expect(page.get_by_test_id("rescue-none").get_by_test_id("odds-none")).to_have_text("9%")
    expect(page.get_by_test_id("hand-card-1").locator("[data-testid^=odds-]")).to_have_count(0)


def test_odds_that_cannot_be_had_say_why(table: Page) -> None:
    to_battle(table)
    refusal = {"code": "internal", "message": "The server made a mistake."}
    table.route(
        "**/odds",
        lambda route: route.fulfill(status=500, content_type="application/json", body=json.dumps(refusal)),
    )
    table.get_by_test_id("odds").click()
    expect(table.get_by_test_id("odds-trouble")).to_contain_text("The server made a mistake.")


# --- who may, and how it looks -----------------------------------------------------------------


@pytest.fixture
def two(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[list[Page]]:
    """Two people who are about to sit down together."""
    contexts = [browser.new_context(**browser_context_args) for _ in range(2)]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


def test_people_among_themselves_have_no_hints_unless_they_say_so(two: list[Page]) -> None:
    address = start_game(two, ["Ada", "Bruno"], options={"first_holder": 0})
    for page in two:
        page.goto(address)
    expect(two[0].get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    for page in two:
        expect(page.get_by_test_id("hint")).to_have_count(0)
        expect(page.get_by_test_id("hints-allowed")).to_have_count(0)
    two[0].keyboard.press("h")
    expect(two[0].get_by_test_id("hint-panel")).to_have_count(0)


def test_everybody_sees_that_hints_are_allowed(two: list[Page], page: Page) -> None:
    address = start_game(two, ["Ada", "Bruno"], options={"first_holder": 0}, hints=True)
    two[0].goto(address)
    expect(two[0].get_by_test_id("hint")).to_be_visible()
    page.goto(address)
    for each in (two[0], page):
        expect(each.get_by_test_id("hints-allowed")).to_be_visible()
        expect(each.get_by_role("banner")).to_contain_text("Hints allowed")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("odds")).to_have_count(0)


@SIZES
def test_hints_and_odds_are_open_to_everybody(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto("/")
    unfold(page)
    page.get_by_test_id("first-holder").select_option(index=1)
    Person(page, seed=1).make_table(4, (), stay=True)
    page.get_by_test_id("hint").click()
    answered(page)
    assert fits(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    to_battle(page)
    page.get_by_test_id("odds").click()
    page.locator("[data-testid=odds-line][data-worlds]").wait_for()
    page.get_by_test_id("hint").click()
    answered(page)
    assert violations(page) == []
    assert fits(page)
    targets = page.locator("[data-testid=hint], [data-testid=odds], [data-testid=hint-panel] button").all()
    assert all(touchable(one) for one in targets)
