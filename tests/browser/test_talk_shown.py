"""Talk and pacts beside the table: marks of what is new, screens of all sizes, the keyboard and axe."""

import re
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from browser.axe import fits, speak
from browser.screens import Grid, box_of, in_sight, on_screens, sized
from browser.shown import (
    BATTLE,
    END,
    INTERVAL,
    LOG,
    LONGEST,
    NAMES,
    OVER,
    RESULT,
    SITE,
    heard,
    people,
    show,
)
from browser.states import KEPT, MADE, NOW, OFFERED, PROMISABLE, ROMA, TALK, TALKING
from condottiere.server.messages.protocol import ChatLine


def show_talk(page: Page, screen: str, **changes: Any) -> None:
    """A table at which something was said, whispered, offered and broken."""
    sized(page, screen)
    show(page, BATTLE, **TALKING | changes)


TWO = "seats=2 holder=0 hands=1/12 site=firenze lines=T65D/T66 battles=2"
EASY = 44
"""CSS pixels of a touch target that is easy to hit (WCAG 2.5.5)."""


def open_side(page: Page) -> None:
    if page.get_by_test_id("log-and-talk").is_visible():
        page.get_by_test_id("log-and-talk").click()


def small(places: Locator) -> list[str]:
    """Those that are too small to be hit easily."""
    boxes = [(one.inner_text(), one.bounding_box()) for one in places.all() if one.is_visible()]
    return [text for text, box in boxes if not box or box["height"] < EASY or box["width"] < EASY]


def test_the_button_that_opens_the_talk_counts_what_is_new(page: Page) -> None:
    show_talk(page, "phone", pacts=[])
    button = page.get_by_test_id("log-and-talk")
    expect(button.get_by_test_id("unread")).to_have_text("2, 2 unread, 1 whisper among them")
    expect(button.get_by_test_id("unread")).to_be_in_viewport(ratio=1)
    button.click()
    expect(page.get_by_test_id("log")).to_contain_text("Leave Siena to me")
    expect(button.get_by_test_id("unread")).to_have_count(0)
    for tab, said, happened in (("all", 2, True), ("talk", 2, False), ("game", 0, True)):
        page.get_by_test_id(f"tab-{tab}").click()
        expect(page.get_by_test_id("said")).to_have_count(said)
        assert ("leads the Condottiere" in page.get_by_test_id("log").inner_text()) == happened
    page.reload()
    expect(page.get_by_test_id("heard")).to_contain_text("and Roma, too")
    expect(button.get_by_test_id("unread")).to_have_count(0)


HIDDEN_BY_SPEECH = """(all) => all.flatMap((said) => {
    const { left, right, top, bottom } = said.getBoundingClientRect()
    const parts = said.closest('li').querySelectorAll('.who :is(.name, .facts), .strength button')
    return [...parts].filter((part) => {
        const box = part.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
    }).map((part) => part.className)
})"""
"""What of the names, counts and strengths of battle lines lies under what is said beside them."""


def test_what_is_said_hides_no_name_and_no_number_of_its_row(page: Page, grid: Grid) -> None:
    words = "Leave Siena to me. " * 9
    for position, others in ((BATTLE, 5), (TWO, 1)):
        said = [
            ChatLine(seat=seat, to=[0] if seat == 1 else None, text=words, at=NOW + 3600 + seat)
            for seat in range(1, others + 1)
        ]
        show(page, position, log=LOG, chat=said, now=NOW, players=people(others + 1, 0, LONGEST))
        speech = page.locator("[data-testid^=speech-]")
        expect(speech).to_have_count(others)
        for screen in grid.screens:
            sized(page, screen)
            assert speech.evaluate_all(HIDDEN_BY_SPEECH) == [], (screen, others)
            assert in_sight(speech, 0.97), (screen, others)


def test_what_is_said_and_promised_is_seen_at_the_rows_and_on_the_map(page: Page) -> None:
    just_now = [msgspec.structs.replace(line, at=NOW + 3600 + line.at) for line in TALK]
    show_talk(page, "phone", now=NOW, chat=just_now, pacts=[OFFERED, MADE, KEPT])
    said = page.get_by_test_id("speech-1")
    expect(said).to_have_text("whispers: and Roma, too")
    expect(said).to_be_in_viewport(ratio=1)
    row, words = box_of(page.get_by_test_id("line-1")), box_of(said)
    assert abs(row["y"] + row["height"] / 2 - words["y"] - words["height"] / 2) < 2
    page.get_by_test_id("line-0").get_by_role("img", name="Broken promise to Bruno").wait_for()
    unbroken = page.get_by_test_id("line-2").get_by_role("img", name="Pact with Bruno")
    expect(unbroken).to_have_attribute("data-broken", "false")
    assert in_sight(unbroken, 0.97)
    expect(page.get_by_test_id("line-1").get_by_test_id("seal")).to_have_count(1)
    expect(page.get_by_test_id("line-3").get_by_test_id("seal")).to_have_count(0)
    expect(page.get_by_test_id("seal-on-roma")).to_have_attribute("data-broken", "true")


@on_screens("laptop", "phone", "small-phone", "phone-on-its-side")
def test_what_is_said_is_seen_at_the_standings_too_and_beside_the_map_that_hides_the_rows(
    page: Page, screen: str
) -> None:
    said = [ChatLine(seat=seat, to=None, text="Good game! " * seat, at=NOW + 3600) for seat in range(1, 6)]
    sized(page, screen)
    speech = page.locator("[data-testid^=speech-]")
    for position in (OVER, INTERVAL):
        show(page, position, log=END, chat=said, now=NOW, players=people(6))
        rows = page.locator(".standings tbody tr")
        for seat in range(1, 6):
            row = rows.filter(has_text=NAMES[seat])
            words = row.get_by_test_id(f"speech-{seat}")
            words.scroll_into_view_if_needed()
            expect(words).to_be_in_viewport(ratio=1)
            name = row.locator(".name").evaluate(RIGHT_OF_TEXT)
            assert name <= box_of(words)["x"], "the name is read"
            beside, box = box_of(row), box_of(words)
            assert beside["y"] - 2 <= box["y"], "it lies over no name above"
            assert box["y"] + box["height"] <= beside["y"] + beside["height"] + 2, "nor beneath"
        heights = rows.evaluate_all(HEIGHTS)
        show(page, position, log=END, now=NOW, players=people(6))
        expect(speech).to_have_count(0)
        assert rows.evaluate_all(HEIGHTS) == heights
    if screen == "small-phone":
        show(page, SITE, log=RESULT, chat=said, now=NOW, players=people(6))
        for words in page.get_by_test_id("map-seats").locator("[data-testid^=speech-]").all():
            expect(words).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("map-seats").get_by_test_id("speech-1")).to_have_text("Good game!")


HEIGHTS = "(all) => all.map((one) => one.getBoundingClientRect().height)"
RIGHT_OF_TEXT = """(one) => {
    const text = document.createRange()
    text.selectNodeContents(one)
    return text.getBoundingClientRect().right
}"""

LEFTS = """(one, words) => words.map((word) => {
    const all = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    for (let text; (text = all.nextNode()); ) {
        const start = text.data.indexOf(word)
        if (start < 0) continue
        const range = document.createRange()
        range.setStart(text, start)
        range.setEnd(text, start + word.length)
        return range.getBoundingClientRect().left
    }
    return NaN
})"""
"""Where some words of an element begin at the left."""


def test_names_and_words_from_right_to_left_turn_nothing_round(page: Page) -> None:
    david = "דוד"
    said = [ChatLine(seat=1, to=[0], text="שלום, Roma!", at=NOW + 3600)]
    sized(page, "laptop")
    show(page, BATTLE, log=LOG, chat=said, now=NOW, players=people(6, 0, (NAMES[0], david, *NAMES[2:])))
    speak(page, "fr")
    words = page.get_by_test_id("speech-1")
    expect(words).to_have_text("tout bas\u00a0: שלום, Roma!")
    whispered, roma, shalom = words.evaluate(LEFTS, ["tout bas", "Roma", "שלום"])
    assert whispered < roma < shalom, "what is said is read from right to left, behind who says it"
    expect(page.get_by_test_id("line-1").locator(".name")).to_contain_text(david)
    show(page, SITE, log=RESULT, players=people(6, 0, (NAMES[0], david, *NAMES[2:])))
    strengths = page.get_by_test_id("log").locator("li", has_text=david).last
    name, strength = strengths.evaluate(LEFTS, [david, "44"])
    assert name < strength


def test_how_much_room_is_left_is_read_out_now_and_then_and_not_at_each_key(page: Page) -> None:
    show_talk(page, "laptop", pacts=[])
    entry, left = page.get_by_test_id("chat-text"), page.get_by_test_id("chat-left")
    read_out = page.get_by_role("status").and_(page.get_by_test_id("chat-left-told"))
    for room, told in (
        (41, ""),
        (40, "Room for 40 more characters."),
        (39, "Room for 40 more characters."),
        (20, "Room for 20 more characters."),
        (11, "Room for 20 more characters."),
        (10, "Room for 10 more characters."),
        (1, "Room for 10 more characters."),
        (0, "The message is full."),
    ):
        entry.fill("a" * (500 - room))
        if room <= 40:
            expect(left).to_have_text(re.compile(rf"\b{room}\b|full"))
        expect(read_out).to_have_text(told)
    entry.fill("a" * 489)
    expect(left).to_have_text("Room for 11 more characters.")
    expect(read_out).to_be_empty()


def test_a_whisper_or_an_offer_marks_more_strongly_than_talk(page: Page) -> None:
    colour = "(one) => getComputedStyle(one).backgroundColor"
    seen = []
    for chat, pacts in ((TALK[:1], []), (TALK, []), ([], [OFFERED])):
        sized(page, "phone")
        show(page, BATTLE, chat=chat, pacts=pacts)
        seen.append(page.get_by_test_id("log-and-talk").get_by_test_id("unread").evaluate(colour))
    talk, whisper, offer = seen
    assert talk != whisper == offer


def test_talk_and_pacts_are_easy_to_hit(page: Page, grid: Grid) -> None:
    for screen in grid.screens:
        show_talk(page, screen)
        open_side(page)
        side = page.get_by_role("complementary", name="Log, talk and cards")
        for tab in ("all", "pacts"):
            page.get_by_test_id(f"tab-{tab}").click()
            assert small(side.get_by_role("button")) == [], screen
            assert fits(page)
        page.get_by_test_id("offer-pact").click()
        assert small(page.get_by_test_id("offer-dialog").get_by_role("button")) == [], screen
        page.keyboard.press("Escape")


def test_a_pact_with_whom_one_talks_in_private_has_both_its_parts_in_sight(page: Page) -> None:
    show_talk(page, "laptop", players=people(6, 0, LONGEST))
    page.get_by_test_id("chat-to").click()
    page.get_by_role("group", name="To").get_by_role("button", name=LONGEST[1]).click()
    page.get_by_test_id("say-pact").click()
    page.get_by_test_id("yours-kind").select_option("pass")
    page.get_by_test_id("mine-kind").select_option("spare")
    expect(page.get_by_test_id("offer-words")).to_have_text("Say which region, or which player.")
    page.get_by_test_id("mine-which").select_option(str(ROMA))
    expect(page.get_by_test_id("offer-confirm")).to_be_enabled()
    hit = """(one) => {
        const { left, top, bottom } = one.getBoundingClientRect()
        return [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 8, y)?.dataset.testid)
    }"""
    assert page.get_by_test_id("yours-kind").evaluate(hit) == ["yours-kind", "yours-kind"]


def test_a_pact_is_offered_with_the_keyboard_alone(page: Page) -> None:
    sized(page, "laptop")
    sent = show(page, BATTLE, promisable=PROMISABLE, players=people(6))
    page.get_by_test_id("tab-all").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("tab-pacts")).to_be_focused()
    page.get_by_test_id("offer-pact").press("Enter")
    page.get_by_test_id("offer-dialog").get_by_role("button", name="Bruno").press("Enter")
    page.get_by_test_id("mine-kind").press("p")  # the first choice that begins so: 'play no more cards'
    expect(page.get_by_test_id("offer-words")).to_contain_text("You promise to play no more cards")
    page.get_by_test_id("offer-confirm").press("Enter")
    expect(page.get_by_test_id("offer-dialog")).to_be_hidden()
    heard(page, sent, '"type":"offer","to":[1],"mine":{"kind":"pass"')
