"""A whole game by what a screen reader is told: roles, names and announcements, and nothing else."""

from __future__ import annotations

import json
import random
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.person import Person, drawn
from browser.shown import BATTLE, LOG, SITE, show
from condottiere.rules import Card, Region
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

ADVICE = re.compile("^(Hint|Odds|Faster|Undo my last move)")
"""Buttons that decide nothing."""


class Ears:
    """What a page was sent, to compare it with what it tells."""

    def __init__(self, page: Page) -> None:
        self.table: dict[str, Any] = {}
        page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            self.table = message


class ByEar:
    """Plays at random by the accessibility tree: finds what can be pressed by role and name."""

    def __init__(self, page: Page, seed: int, ears: Ears) -> None:
        print(f"seed {seed}")
        self.page = page
        self._ears = ears
        self._random = random.Random(seed)

    def asked(self) -> tuple[str, dict[str, Any]]:
        """The tree once something is asked of this person or the game is over, and the message that it tells.

        The server may pass at once for a person whose hand is empty (R2.5): then it is asked again later.
        """
        decision = self.page.get_by_test_id("decision")
        asked = self.page.locator("[data-testid=decision][data-mine=true], [data-testid=game-over]")
        for _ in range(100):
            asked.first.wait_for()
            before = decision.evaluate("(one) => ({ ...one.dataset })")
            drawn(self.page, 2)  # what would come of a card is told a frame after it
            tree = self.page.locator("body").aria_snapshot()
            after = decision.evaluate("(one) => ({ ...one.dataset })")
            still = before == after and (after["mine"] == "true" or after["phase"] == "over")
            if still and int(after["version"]) == self._ears.table["version"]:
                return tree, self._ears.table
        raise AssertionError("the table never stood still")

    def act(self, tree: str) -> None:
        """Press something that the tree offers."""
        places = re.findall(r'button "(Choose [^",]+, [^"]+)"', tree)
        if places:
            self._choose_region(self._random.choice(places))
            return
        offers = self._todo.get_by_role("button", disabled=False).filter(has_not_text=ADVICE)
        expect(offers).not_to_have_count(0)  # a moment after the last change nothing can be pressed
        hand = re.search(r'region "Your hand"(.*?)(?=region "|complementary|\Z)', tree, re.DOTALL)
        cards = re.findall(r'button "([^"]+)"', hand[1]) if hand else []
        assert not [card for card in cards if re.search(r"\(R\d", card)], "no numbers are read out"
        if "Choose a card" in tree and cards and self._random.random() < 0.5:
            self._play(self._random.choice(cards))
            return
        # Only there: the log tells of earlier Scarecrows.
        asks_twice = self._todo.get_by_text("Your Scarecrow may").count() > 0
        self._random.choice(offers.all()).press("Enter")
        again = self._todo.get_by_role("button", name=re.compile("^Really|Choose it again to confirm"))
        if asks_twice:
            again.wait_for()
        if again.count():
            again.press("Enter")

    @property
    def _todo(self) -> Locator:
        return self.page.get_by_role("region", name="What to do", exact=True)

    def _choose_region(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).press("Enter")
        region = name.split(",")[0].removeprefix("Choose ")
        confirm = self._todo.get_by_role("button", name=re.compile(f"{region}$"))
        expect(confirm).to_be_enabled()
        confirm.press("Enter")

    def _play(self, name: str) -> None:
        hand = self.page.get_by_role("region", name="Your hand", exact=True)
        card = hand.get_by_role("button", name=name, exact=True)
        card.press("Enter")
        expect(self._todo.get_by_role("button", name=re.compile("^Play"))).to_be_enabled()
        self.page.keyboard.press("Enter")


def cards(counts: list[int]) -> str:
    return ", ".join(
        f"{f'{counts[card]} × ' if counts[card] > 1 else ''}{card.label}" for card in Card if counts[card]
    )


def expected(table: dict[str, Any]) -> list[str]:
    """All public facts of a View, in the words of the tree."""
    view, players = table["view"], table["players"]
    fought = view["phase"] in ("battle", "rescue", "favor")
    words = []
    for region in Region:
        owner = view["owners"][region]
        owned = "nobody controls it" if owner is None else f"controlled by {players[owner]['name']}"
        words.append(rf'(img|button) "(Choose )?{region.label}, {re.escape(owned)}')
    if view["site"] is not None:
        stands = "the battle is fought here" if fought else "the Condottiere stands here"
        words.append(rf'"(Choose )?{Region(view["site"]).label}, .*{stands}')
    if view["favor"] is not None:
        words.append(rf'"(Choose )?{Region(view["favor"]).label}, .*under the Favor of the Pope')
    for seat, one in enumerate(view["seats"]):
        name = players[seat]["name"]
        words.append(f"{one['hand_size']} cards? · {one['regions']} regions?")
        if not fought:
            words.append(rf"listitem.*{name}")
            continue
        words.append(rf'listitem "{name}, strength {one["strength"]}"')
        words.append(re.escape(f"In the line: {cards(one['line']) or 'nothing'}"))
        if one["passed"]:
            words.append("passed")
    words += [re.escape(Card(card).label) for card, count in enumerate(view["hand"]) if count]
    return words


@pytest.mark.own_page
def test_a_whole_game_read_through_the_accessibility_tree(page: Page) -> None:
    ears = Ears(page)
    person = Person(page, seed=1)
    person.sit_down()
    listener = ByEar(page, 3, ears)
    page.evaluate(HEARD)
    log = page.get_by_test_id("log").locator("li")
    before = log.count()
    """Lines that stood in the log when the page was opened, where they can be read."""
    tree = ""
    for decision in range(200):
        tree, table = listener.asked()
        if page.get_by_test_id("game-over").is_visible():
            break
        if decision % 4 == 0:  # the tree takes its time
            missing = [words for words in expected(table) if not re.search(words, tree)]
            assert missing == [], f"{missing} in {tree}"
            assert "holds the Condottiere" in tree
        version = page.get_by_test_id("decision").get_attribute("data-version") or ""
        listener.act(tree)
        expect(page.get_by_test_id("decision")).not_to_have_attribute("data-version", version)
    assert "heading" in tree
    assert "wins the game" in tree
    expect(log.last).to_contain_text("wins the game")
    lines = log.all_inner_texts()[before:]
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
    expect(told).to_have_text("Your turn: play a card or pass. Carmagnola leads with 85; you have 81.")
