"""The page of a game that is over: walked through from every seat, linked to, played on from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits, speak
from browser.board import LINES_OF_TEXT
from browser.company import start_game
from browser.finished import Over, compare, stored_game, upload
from browser.person import whole_log
from browser.screens import Grid, box_of, cut, sized
from browser.walked import games, go_to, look_as, seen, stop_the_clock
from condottiere.record.explanation.stakes import deciding_seats
from condottiere.record.file import dump, load
from condottiere.rules import Phase
from support.running import running, services

TOUCH = 44
"""CSS pixels of a touch target that is easy to hit (WCAG 2.5.5)."""


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Over]:
    with running(tmp_path_factory.mktemp("over") / "games.db", services(seed=3)) as server:
        yield Over(server)


def test_every_moment_of_a_game_shows_what_was_seen_then(page: Page, over: Over) -> None:
    page.goto(over.path(0, "open"))
    compare(page, over.record, over.entries, "open")
    compare(page, over.record, over.entries, "1", every=4)


def test_keys_walk_through_the_game(page: Page, over: Over) -> None:
    page.goto(over.path(5, "1"))
    review = page.get_by_test_id("review")
    battles = over.server.get(f"/api/tables/{over.id}/review").json()["battles"]
    first = battles[0]["from_moment"]
    second = battles[1]["from_moment"]
    expect(review).to_have_attribute("data-moment", "5")
    for key, moment in (
        ("Home", 0),
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("PageDown", next(one for one in (first, second) if one > 1)),
        ("Home", 0),
        ("PageDown", first or second),
        ("End", over.last),
        ("PageUp", battles[-1]["from_moment"]),
    ):
        page.keyboard.press(key)
        expect(review).to_have_attribute("data-moment", str(moment))
    page.get_by_test_id("moment").focus()
    page.keyboard.press("PageUp")
    expect(review).to_have_attribute("data-moment", str(battles[-2]["from_moment"]))
    page.get_by_test_id("tab-about").click()
    page.get_by_test_id("review-keys").click()
    expect(page.get_by_test_id("keys-dialog")).to_contain_text("previous battle")


MOVING = """() => {
    window.longest = 0
    const note = (event) => {
        const moving = event.target.getAnimations({ subtree: true })
        longest = Math.max(longest, ...moving.map((one) => one.effect.getComputedTiming().activeDuration))
    }
    for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, note)
}"""
"""From now on notes for how many milliseconds anything on the page moves."""


@pytest.mark.own_page
def test_the_space_bar_plays_and_stops_and_nothing_else_moves(page: Page, over: Over) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto(over.path(over.battle, "open"))
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-moment", str(over.battle))
    page.evaluate(MOVING)
    stop_the_clock(page)
    page.keyboard.press("Space")
    for moment in range(over.battle + 1, over.battle + 8):
        page.clock.run_for(1100)
        expect(review).to_have_attribute("data-moment", str(moment))
    page.keyboard.press("Space")
    page.clock.run_for(5000)
    expect(review).to_have_attribute("data-moment", str(over.battle + 7))
    page.get_by_test_id("step-play").click()
    expect(page.get_by_test_id("step-stop")).to_be_focused()
    page.clock.run_for(1200)
    expect(review).to_have_attribute("data-moment", str(over.battle + 8))
    longest = page.evaluate("() => longest")
    assert longest < 100, f"{longest} ms"


@pytest.mark.own_page
def test_a_link_leads_strangers_to_the_same_moment_seen_from_the_same_seat(page: Page, over: Over) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(over.path(0, "open"))
    look_as(page, "2")
    go_to(page, 17)
    page.get_by_test_id("copy-moment").click()
    expect(page.get_by_test_id("copy-moment")).to_have_text("Copied")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == over.path(17, "2")
    expect(page).to_have_url(link)
    other = page.context.new_page()
    other.goto(link)
    expect(other.get_by_test_id("review")).to_have_attribute("data-moment", "17")
    assert seen(other) == seen(page)


def test_from_the_result_one_walks_through_the_game(page: Page, over: Over) -> None:
    page.goto(f"{over.server.http}/t/{over.id}")
    page.get_by_test_id("walk-through").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-moment", "0")
    page.get_by_test_id("tab-about").click()
    with page.expect_download() as download:
        page.get_by_test_id("record-text").click()
    assert load(download.value.path().read_text(encoding="utf-8")) == over.record
    with page.expect_download() as download:
        page.get_by_test_id("record-json").click()
    assert download.value.path().read_text(encoding="utf-8").startswith('{"condottiere":1')


def test_battles_are_told_and_lead_to_where_they_began(page: Page, over: Over) -> None:
    """The log ends where one looks, and a battle that may end the game is marked as it was at the table."""
    page.goto(over.path(0, "open"))
    told = over.server.get(f"/api/tables/{over.id}/review").json()
    number, battle = max(enumerate(told["battles"]), key=lambda one: one[1]["spent"])
    page.get_by_test_id(f"battle-{number}").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-moment", str(battle["from_moment"]))
    expect(page.get_by_test_id(f"battle-{number}")).to_have_attribute("aria-current", "step")
    go_to(page, battle["to_moment"] - 1)
    for seat, one in enumerate(battle["seats"]):
        row = page.get_by_test_id(f"battle-{number}-seat-{seat}")
        expect(row).to_contain_text(f"strength {battle['result']['strengths'][seat]}")
        assert sum(one["cards"]) == 0 or row.locator(".card").count() > 0
    moment, seats = next(
        (moment, deciding_seats(game.table))
        for moment, game in enumerate(games(over.record, over.entries))
        if deciding_seats(game.table)
    )
    go_to(page, moment)
    expect(page.get_by_test_id(f"to-win-{seats[0]}")).to_contain_text("wins the game with")
    page.get_by_test_id("tab-log").click()
    for moment in (over.last, 12):
        go_to(page, moment)
        lines = sum(len(one["lines"]) for one in told["moments"][: moment + 1])
        expect(whole_log(page)).to_have_count(lines)


def test_one_plays_on_from_a_moment_alone_against_captains(page: Page, over: Over) -> None:
    entry = next(
        moment
        for moment, game in enumerate(games(over.record, over.entries))
        if moment > 20 and game.table.phase == Phase.BATTLE and game.table.turn == 1
    )
    page.goto(over.path(entry, "1"))
    hand = seen(page)["hand"]
    page.get_by_test_id("from-here").click()
    expect(page.get_by_test_id("from-seat-1")).to_be_checked()
    expect(page.get_by_test_id("from-dialog")).to_contain_text("The shuffle there cannot be verified")
    page.get_by_test_id("from-meek").check()
    page.get_by_test_id("play-on").click()
    decision = page.get_by_test_id("decision")
    expect(decision).to_have_attribute("data-mine", "true")
    expect(page).to_have_url(re.compile("/t/"))
    cards = page.locator("[data-testid^=hand-card-]").all()
    held = {
        (card.get_attribute("data-testid") or "")[10:]: int(card.get_attribute("data-count") or 0)
        for card in cards
    }
    assert held == hand
    for seat in (0, 2):
        expect(page.get_by_test_id(f"line-{seat}").get_by_text("captain", exact=True)).to_be_visible()
    page.get_by_test_id("the-table").click()
    expect(page.get_by_test_id("unverifiable")).to_contain_text("goes on from known cards")

    page.goto(over.path(over.last, "open"))
    page.get_by_test_id("from-here").click()
    expect(page.get_by_test_id("from-over")).to_be_visible()
    expect(page.get_by_test_id("play-on")).to_be_disabled()


def test_a_game_that_goes_on_is_refused_in_words(page: Page) -> None:
    path = start_game([page], ["Ada"], captains=["carmagnola"])
    page.goto(path.replace("/t/", "/games/"))
    refused = page.get_by_test_id("refused")
    expect(refused.get_by_role("heading")).to_have_text("This game is not over yet")
    refused.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()


OPTION_CUT = """(one) => {
    const wide = one.offsetWidth
    one.style.width = 'max-content'
    const needed = one.offsetWidth
    one.style.width = ''
    return needed > wide
}"""
"""Whether a select has less room than the longest of its options."""

RINGS_COVERED = """(all) => all.filter((one) => {
    one.focus()
    const { outlineWidth, outlineOffset } = getComputedStyle(one)
    const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 1
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const x = (left + right) / 2
    return [top - beyond, bottom + beyond].some((y) =>
        document.elementFromPoint(x, y)?.closest('.place, .field'))
}).map((one) => one.dataset.testid)"""
"""Those whose ring, while they have the focus, lies on or under what stands above or below them."""


@pytest.mark.everything
def test_what_one_walks_by_is_whole_and_easy_to_touch(page: Page, over: Over, grid: Grid) -> None:
    """The slider has room, the rings of the steps are whole, and through whose eyes one sees can be read."""
    page.goto(over.path(over.battle, "open"))
    controls = [page.get_by_test_id(one) for one in ("moment", "seen-by", "from-here", "copy-moment")]
    controls += [page.get_by_role("group", name="Steps").get_by_role("button")]
    for place in ("0", "spectator", "open"):
        look_as(page, place)
        for screen in grid.screens:
            sized(page, screen)
            assert fits(page)
            assert cut(*controls) == []
            boxes = [box_of(each) for one in controls for each in one.all()]
            assert min(min(box["width"], box["height"]) for box in boxes) >= TOUCH
    for screen in grid.screens:
        sized(page, screen)
        for code in grid.languages:
            speak(page, code)
            assert box_of(page.get_by_test_id("moment"))["width"] >= 200
            page.keyboard.press("Tab")
            walks = page.locator("[data-testid^=step-], [data-testid=moment]")
            assert walks.evaluate_all(RINGS_COVERED) == []
            assert not page.get_by_test_id("seen-by").evaluate(OPTION_CUT), code


@pytest.mark.everything
def test_no_name_beside_an_open_hand_is_broken_within_a_word(page: Page, over: Over) -> None:
    players = ("Carmagnola", "Gattamelata", "Montefeltro", "Malatesta")
    sized(page, "desktop")
    upload(page, dump(replace(stored_game(4, seed=11), players=players)), over.server.http)
    look_as(page, "open")
    for screen in ("tablet", "laptop", "desktop"):
        sized(page, screen)
        for seat, name in enumerate(players):
            written = page.get_by_test_id(f"hand-of-{seat}").locator(".name")
            assert written.evaluate(LINES_OF_TEXT) == 1, (screen, name)
