"""A whole game by what a screen reader is told: roles, names and announcements, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from browser.person import Person, whole_log
from browser.shown import BATTLE, LOG, NAMES, SITE, show
from condottiere.record.position import parse_position
from condottiere.rules import Card, Phase, Region, View, view
from condottiere.rules.regions import BORDERS

HEARD = """() => {
    window.heard = []
    const region = document.querySelector('[data-testid=announcements]')
    const note = () => window.heard.push(region.textContent.trim())
    if (region.textContent.trim()) note()
    new MutationObserver(note).observe(region, { childList: true, subtree: true })
}"""
"""Keeps all that is announced."""
HEARD_LAST = "(line) => window.heard.at(-1)?.replace(/\\s+/g, ' ').endsWith(line)"

ADVICE = re.compile("^(Hint|Odds|To my turn|Undo my last move)")
"""Buttons that decide nothing."""


class ByEar(Person):
    """Plays by the accessibility tree: finds what can be pressed by role and name."""

    def _answer(self, phase: str) -> None:
        page, choice = self.page, self._random.choice
        todo = page.get_by_role("region", name="What to do", exact=True)
        places = page.get_by_role("button", name=re.compile("^Choose [^,]+, ")).all()
        if phase in ("site", "favor") and places:
            place = choice(places)
            region = (place.get_attribute("aria-label") or "").split(",")[0].removeprefix("Choose ")
            place.press("Enter")
            confirm = todo.get_by_role("button", name=re.compile(f"{region}$"))
            expect(confirm).to_be_enabled()
            confirm.press("Enter")
            return
        offers = todo.get_by_role("button", disabled=False).filter(has_not_text=ADVICE)
        expect(offers).not_to_have_count(0)  # a moment after the last change nothing can be pressed
        cards = page.get_by_role("region", name="Your hand", exact=True).get_by_role("button").all()
        if todo.get_by_text("Choose a card").count() and cards and self._random.random() < 0.5:
            choice(cards).press("Enter")
            expect(todo.get_by_role("button", name=re.compile("^Play"))).to_be_enabled()
            page.keyboard.press("Enter")
            return
        asks_twice = todo.get_by_text("Your Scarecrow may").count() > 0
        choice(offers.all()).press("Enter")
        again = todo.get_by_role("button", name=re.compile("^Really|Choose it again to confirm"))
        if asks_twice:
            again.wait_for()
        if again.count():
            again.press("Enter")


@pytest.mark.everything
def test_a_whole_game_by_ear(page: Page) -> None:
    listener = ByEar(page, seed=3)
    listener.sit_down()
    page.evaluate(HEARD)
    log = page.get_by_test_id("log").locator("li")
    before = log.count()
    """Lines that stood in the log when the page was opened, where they can be read."""
    listener.play_to_the_end()
    expect(log.last).to_contain_text("wins the game")
    lines = whole_log(page).all_inner_texts()[before:]
    page.wait_for_function(HEARD_LAST, arg=spaced(lines[-1]))
    heard: list[str] = page.evaluate("() => window.heard")
    check_heard(lines, heard)
    assert len(heard) < len(lines), "one announcement for each move is too many"


def check_heard(lines: list[str], heard: list[str]) -> None:
    """Every line of the log was announced once and in its order, but for those that were said to be there."""
    told = 0
    for words in map(spaced, heard):
        earlier = re.match(r"(\d+) earlier moves? (?:is|are) in the log\. ", words)
        rest = words[earlier.end() :] if earlier else words
        told += int(earlier[1]) if earlier else 0
        while told < len(lines) and rest.startswith(spaced(lines[told])):
            rest = rest.removeprefix(spaced(lines[told])).strip()
            told += 1
    assert lines[told:] == []


def spaced(words: str) -> str:
    return " ".join(words.split())


def cards(counts: Sequence[int]) -> str:
    return ", ".join(
        f"{f'{counts[card]} × ' if counts[card] > 1 else ''}{card.label}" for card in Card if counts[card]
    )


def facts(seen: View) -> list[str]:
    """All public facts of a View, in the words of the tree."""
    fought = seen.phase == Phase.BATTLE
    words = []
    for region in Region:
        owner = seen.owners[region]
        owned = "nobody controls it" if owner is None else f"controlled by {NAMES[owner]}"
        words.append(rf'(img|button) "(Choose )?{region.label}, {re.escape(owned)}')
    assert seen.site is not None
    stands = "the battle is fought here" if fought else "the Condottiere stands here"
    words.append(rf'"(Choose )?{Region(seen.site).label}, .*{stands}')
    if seen.favor is not None:
        words.append(rf'"(Choose )?{Region(seen.favor).label}, .*under the Favor of the Pope')
    for seat, one in enumerate(seen.seats):
        words.append(f"{one.hand_size} cards? · {one.regions} regions?")
        if fought:
            words.append(rf'listitem "{NAMES[seat]}, strength {one.strength}"')
            words.append(re.escape(f"In the line: {cards(one.line)}"))
        else:
            words.append(rf"listitem.*{NAMES[seat]}")
    return words + [re.escape(Card(card).label) for card, count in enumerate(seen.hand) if count]


def test_all_that_is_public_stands_in_the_accessibility_tree(page: Page) -> None:
    for position in (BATTLE, SITE):
        show(page, position, log=LOG)
        expect(page.get_by_test_id("hand")).to_be_visible()
        tree = page.locator("body").aria_snapshot()
        missing = [words for words in facts(view(parse_position(position), 0)) if not re.search(words, tree)]
        assert missing == [], f"{missing} in {tree}"
        hand = re.search(r'region "Your hand"(.*?)(?=region "|complementary|\Z)', tree, re.DOTALL)
        assert hand
        assert not re.search(r"\(R\d", hand[1]), "no numbers of rules are read out"


def test_the_table_has_headings_to_go_by(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    headings = page.get_by_role("heading").all_inner_texts()
    assert headings[0] == "Battle for Firenze"
    for one in ("Map of Italy", "What to do", "Your hand", "Log, talk and cards", "Anna Magdalena", "Bruno"):
        assert any(heading.startswith(one) for heading in headings), one
    levels = page.get_by_role("heading").evaluate_all("(all) => all.map((one) => Number(one.tagName[1]))")
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_each_region_says_what_it_borders_on(page: Page) -> None:
    show(page, SITE, log=LOG)
    described = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    told = {
        node["name"]["value"].split(",")[0].removeprefix("Choose "): set(
            re.findall("[A-Z][a-z]+", node["description"]["value"].removeprefix("Borders "))
        )
        for node in described
        if node.get("description", {}).get("value", "").startswith("Borders ")
    }
    assert told == {region.label: set(region_names(region)) for region in Region}


def region_names(region: Region) -> list[str]:
    return [other.label for pair in BORDERS if region in pair for other in pair if other != region]


def test_one_hears_how_the_battle_stands_when_it_is_ones_turn(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    told = page.get_by_role("status").and_(page.get_by_test_id("announcements"))
    expect(told).to_have_text("Your turn: play a card or pass. In the lead with 85: Carmagnola; you have 81.")
