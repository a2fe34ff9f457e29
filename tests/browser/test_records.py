"""A record that is opened on the page: walked through like the game of a table, kept by this tab alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from browser.finished import Over, choose, compare, stored_game, upload
from browser.screens import SCREENS, Grid, box_of, sized
from browser.walked import games, go_to, look_as, seen
from condottiere.record.file import Record, dump
from condottiere.record.game import Game
from condottiere.record.notation import parse_entry
from condottiere.rules import Options, Phase
from condottiere.rules.options import SWITCHES
from support.running import running, services


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Over]:
    at = services(seed=3, new_game=Game.begin)  # which is shuffled so that everybody can verify it
    with running(tmp_path_factory.mktemp("over") / "games.db", at) as server:
        yield Over(server)


def test_a_record_is_uploaded_and_shows_what_was_seen(page: Page, over: Over) -> None:
    record = stored_game(4, 11, points=6, **dict.fromkeys(SWITCHES, True))
    answer = over.server.post({"record": dump(record)}, "/../records/review")
    entries = [moment["entry"] for moment in answer.json()["moments"]]
    upload(page, dump(record), over.server.http)
    for place in ("3", "open"):
        compare(page, record, entries, place, every=1 + len(entries) // 20)


def test_a_file_that_is_no_record_is_refused_in_words(page: Page) -> None:
    upload(page, "condottiere 1\nrules 1\nseats 9\noptions\nholder 0\n")
    expect(page.get_by_test_id("record-trouble")).to_contain_text("line 3")
    choose(page, "x" * 1_100_000)
    expect(page.get_by_test_id("record-trouble")).to_contain_text("too large")


@pytest.mark.everything
def test_six_open_hands_are_in_sight_at_once(page: Page, over: Over, grid: Grid) -> None:
    record = stored_game(6, 12, hidden_cards=True)
    sized(page, "laptop")
    upload(page, dump(record), over.server.http)
    moments = over.server.post({"record": dump(record)}, "/../records/review").json()["moments"]
    entries = [moment["entry"] for moment in moments]
    kinds = [sum(map(bool, hand)) for game in games(record, entries) for hand in game.table.hands]
    go_to(page, kinds.index(max(kinds)) // 6)  # the fullest hand
    hands = [page.get_by_test_id(f"hand-of-{seat}") for seat in range(6)]
    for screen in grid.of("phone", "small-phone", "phone-on-its-side", "zoomed-to-200", "tablet", "laptop"):
        sized(page, screen)
        width, height = SCREENS[screen]
        for one in (page.get_by_test_id("moment"), page.get_by_test_id("from-here"), *hands):
            box = box_of(one)
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height + 1
        assert page.evaluate("() => document.documentElement.scrollHeight") == height
        tops = [round(box_of(hand)["y"]) for hand in hands]
        assert tops[0::2] == tops[1::2], "two in a row"
        for hand in hands:
            cards = hand.locator("[data-card]")
            lefts = cards.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")
            least = 5 if screen == "zoomed-to-200" else 10  # there a tap tells in a hand of every kind
            assert all(after - before >= least for before, after in pairwise(lefts)), "each shows its value"
            assert not lefts or lefts[-1] + 23 <= width + 1


# --- where it is kept ---------------------------------------------------------------------------------


@pytest.mark.everything
def test_an_open_record_outlives_loading_the_page_anew_and_whoever_else_opens_its_link_is_asked_for_the_file(
    page: Page, over: Over
) -> None:
    upload(page, dump(over.record), over.server.http)
    look_as(page, "2")
    go_to(page, 17)
    before = seen(page)
    expect(page).to_have_url(re.compile(r"/games\?record=[0-9a-f]{16}&at=17&as=2$"))
    page.get_by_test_id("tab-about").click()
    expect(page.get_by_test_id("record-kept")).to_contain_text("This tab keeps the record")
    page.reload()
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-moment", "17")
    assert seen(page) == before
    page.go_back()
    expect(page.get_by_test_id("drop")).to_be_visible()
    page.go_forward()
    expect(review).to_have_attribute("data-moment", "17")

    for text, moment in ((dump(over.record), "17"), (dump(stored_game(3, 5)), "0")):
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.get_by_test_id("record-missing")).to_contain_text("leads to moment 18 of a record")
        choose(other, text)
        expect(other.get_by_test_id("review")).to_have_attribute("data-moment", moment)
        assert (seen(other) == before) == (moment == "17")


FULL = """() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
        if (name.includes('record.') && Object.keys(this).some((one) => one.includes('record.')))
            throw new DOMException('full')
        set.call(this, name, value)
    }
}"""
"""A browser that has room for one record."""
KEEPS_NOTHING = "() => { Storage.prototype.setItem = () => { throw new DOMException('full') } }"


@pytest.mark.everything
def test_where_there_is_room_for_one_record_the_latest_is_kept_and_where_there_is_none_it_says_so(
    page: Page, over: Over
) -> None:
    review = page.get_by_test_id("review")
    for seed, room in ((5, FULL), (6, FULL), (7, KEEPS_NOTHING)):
        page.goto(f"{over.server.http}/games")
        page.evaluate(room)
        choose(page, dump(stored_game(3, seed)))
        expect(review).to_have_attribute("data-moment", "0")
        if room == FULL:
            page.reload()
            expect(review).to_have_attribute("data-moment", "0")
    page.get_by_test_id("tab-about").click()
    expect(page.get_by_test_id("record-kept")).to_contain_text("open the file again")
    go_to(page, 5)
    expect(page).to_have_url(re.compile("at=5"))
    page.reload()
    expect(page.get_by_test_id("record-missing")).to_contain_text("moment 6")


# --- its shuffle --------------------------------------------------------------------------------------

DROPPED = """(text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }))
    const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.querySelector('[data-testid=drop]').dispatchEvent(dropped)
}"""


def test_the_shuffle_of_a_record_is_verified(page: Page, over: Over) -> None:
    """First dropped on the page as JSON, then with two cards swapped, then without its secret."""
    page.goto(f"{over.server.http}/games")
    expect(page.get_by_test_id("drop")).to_be_visible()
    page.evaluate(DROPPED, over.server.get(f"/api/tables/{over.id}/record.json").text)
    expect(page.get_by_test_id("copy-moment")).to_have_attribute("title", re.compile("needs the same file"))
    assert "Deal 1: 30 cards, as they follow from the secret" in verdict(page, "unproven")
    lines = dump(over.record).splitlines()
    last = max(place for place, line in enumerate(lines) if line.startswith("deal:"))
    cards = [*lines[last].removeprefix("deal:")]
    other = next(place for place, card in enumerate(cards) if card != cards[-1])
    cards[other], cards[-1] = cards[-1], cards[other]
    upload(page, "\n".join([*lines[:last], f"deal:{''.join(cards)}", lines[-1]]), over.server.http)
    assert "is not what follows from the secret: 2 cards differ" in verdict(page, "unfair")
    upload(page, dump(over.record).partition("secret:")[0], over.server.http)
    page.get_by_test_id("tab-about").click()
    expect(page.get_by_test_id("unverifiable")).to_contain_text("lacks the secret")
    expect(page.get_by_test_id("fairness")).to_have_count(0)


def verdict(page: Page, fair: str) -> str:
    """Open the report on the shuffle; what it says."""
    page.get_by_test_id("tab-about").click()
    page.get_by_test_id("fairness").click()
    expect(page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", fair)
    return page.get_by_test_id("fairness-dialog").inner_text()


# --- its pacts ----------------------------------------------------------------------------------------


def match_with_pacts() -> Record:
    """The beginning of a match, with a pact offered in the first game and another one in the second."""
    game, rng = Game.new(Options(seats=3, points=30), 4), random.Random(4)
    offered = {0: "pact:0>1:pass/-", 1: "pact:2>1:fight:0/-"}
    while offered:
        if game.table.phase == Phase.INTERVAL:
            game.next_game()
        elif game.table.phase == Phase.BATTLE and game.table.games in offered:
            game.enter(parse_entry(offered.pop(game.table.games)))
        else:
            game.play(rng.choice(game.legal_actions()))
    return Record(game.options, game.holder, ("Ada", "Bruno", "Chiara"), tuple(game.log))


def test_the_ledger_is_that_of_the_game_one_looks_at(page: Page, over: Over) -> None:
    record = match_with_pacts()
    upload(page, dump(record), over.server.http)
    review = over.server.post({"record": dump(record)}, "/../records/review").json()
    deals = [
        number
        for number, moment in enumerate(review["moments"])
        if any(line["fact"]["id"] == "match-game-begins" for line in moment["lines"])
    ]
    page.get_by_test_id("tab-about").click()
    ledger = page.get_by_test_id("ledger")
    for moment, by in ((deals[0], "Ada"), (deals[1], "Chiara")):
        go_to(page, moment)
        expect(ledger.locator("li[data-testid^=pact]")).to_have_count(1)
        expect(ledger).to_contain_text(by)
