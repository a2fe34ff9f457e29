"""What a table costs over the network, and what is there before all of it has come.

`run.py bench page` measures what it costs the processor."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Position, expect

from browser.person import drawn, fight_for
from support.plain_http import request

BUDGET = 200_000
"""Bytes that come over the network until a table or the first page stands, with headers, fonts, drawings."""
OTHERS = (("en-GB", "br"), *product(("it-IT", "pl-PL"), ("br", "gzip")))
"""Languages and encodings other than the longest and the lesser."""
CORNER: Position = {"x": 10, "y": 20}
"""Where a card shows, whatever lies over the rest of it."""

NAMES = ("Bruno", "Chiara", "Dino", "Elena", "Fosco")
NOTHING_LATER = """
    const wait = window.setTimeout
    window.setTimeout = (done, ms, ...rest) => (ms === 3000 ? 0 : wait(done, ms, ...rest))
"""
"""Keeps a page from loading by itself what it would load some seconds later, however slow the machine is."""


@pytest.fixture
def table(base_url: str) -> str:
    """The address of a seat in a new game of six; its person chooses the first region."""
    seats = [{"name": "Ada"}, *({"name": name, "bot": "naive"} for name in NAMES)]
    new = {"seats": seats, "options": {"first_holder": 0}, "pace": "instant"}
    made = request("POST", f"{base_url}/api/tables", json=new).raise_for_status().json()
    return f"{base_url}/t/{made['id']}#{made['keys'][0]}"


@pytest.fixture
def language() -> str:
    return "en-GB"


@pytest.fixture
def cold(browser: Browser, language: str) -> Iterator[Page]:
    """A page of a browser that has seen nothing of the server yet."""
    context = browser.new_context(locale=language, viewport={"width": 1280, "height": 720})
    yield context.new_page()
    context.close()


def come(page: Page, table: str) -> None:
    """To where the hand is seen and a region can be chosen."""
    page.goto(table)
    expect(page.locator("[data-choosable=true]").first).to_be_visible()
    expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "encoding"),
    [("fr-FR", "gzip"), *(pytest.param(*one, marks=pytest.mark.everything) for one in OTHERS)],
)
def test_a_cold_load_of_the_table_transfers_little(cold: Page, table: str, encoding: str) -> None:
    """Over plain HTTP, as in a home network, browsers take gzip, but no Brotli."""
    sizes = transferred(cold, encoding, lambda: come(cold, table))
    assert any("woff2" in path for path in sizes), "the fonts are counted, too"
    assert sum(sizes.values()) <= BUDGET, sorted(sizes.items(), key=lambda one: -one[1])
    fonts: list[str] = []
    cold.on("request", lambda one: fonts.append(one.url) if one.resource_type == "font" else None)
    fight_for(cold, "roma")
    cold.locator("[data-testid^=hand-card-]").first.click(position=CORNER)
    cold.get_by_test_id("play-card").click()
    expect(cold.get_by_test_id("line-0").locator(".card").first).to_be_visible()
    drawn(cold, 10)
    assert fonts == [], "it lays out the page anew while a battle is fought"


@pytest.mark.parametrize(
    "language",
    ["fr-FR", *(pytest.param(one, marks=pytest.mark.everything) for one in ("en-GB", "it-IT", "pl-PL"))],
)
def test_a_cold_load_of_the_first_page_transfers_little(cold: Page, base_url: str, language: str) -> None:
    """By the lesser encoding, and of the language what this page and a table say."""

    def come_home() -> None:
        cold.goto(base_url)
        expect(cold.get_by_test_id("own-name")).to_be_visible()

    sizes = transferred(cold, "gzip", come_home)
    words = [path for path in sizes if f"/assets/{language[:2]}-" in path]
    assert len(words) == 2, words
    assert sum(sizes.values()) <= BUDGET, sorted(sizes.items(), key=lambda one: -one[1])


def test_what_is_opened_before_all_is_loaded_has_its_words_at_once(cold: Page, table: str) -> None:
    """On a page that never loads by itself what it would load some seconds later."""
    cold.add_init_script(NOTHING_LATER)
    come(cold, table)
    answer = cold.get_by_test_id("answer")
    cold.get_by_test_id("region-firenze").hover()
    expect(answer).to_contain_text("Nobody controls Firenze.")
    expect(answer).to_contain_text("You may choose it now.")
    cold.get_by_test_id("about-seat-1").click()
    expect(answer).to_contain_text("10 cards")
    expect(answer.get_by_role("button", name="Close the answer")).to_be_visible()
    cold.keyboard.press("Escape")

    cold.evaluate("""() => {
        window.unnamed = []
        const dialog = '[data-testid=table-dialog]'
        const look = () => unnamed.push(
            ...[...document.querySelectorAll(`${dialog} button, ${dialog} label, ${dialog} legend`)]
                .filter((one) => !one.textContent.trim() && !one.ariaLabel).map((one) => one.outerHTML))
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }""")
    cold.get_by_test_id("the-table").click()
    expect(cold.get_by_test_id("confirmations")).to_contain_text("Ask")
    assert cold.evaluate("() => unnamed") == []
    cold.keyboard.press("Escape")

    cold.keyboard.press("s")
    steps = cold.get_by_test_id("summary-strength").get_by_role("listitem")
    expect(steps).to_have_count(4)
    expect(steps.first).to_contain_text("Winter")


def transferred(page: Page, encoding: str, come: Callable[[], None]) -> dict[str, float]:
    """The bytes that come over the network by address, until nothing more comes; texts in this encoding."""
    page.add_init_script(NOTHING_LATER)
    page.context.set_extra_http_headers({"Accept-Encoding": encoding})
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    answers: dict[str, Any] = {}
    sizes: dict[str, float] = {}

    def answered(sent: dict[str, Any]) -> None:
        answers[sent["requestId"]] = sent["response"]

    def loaded(sent: dict[str, Any]) -> None:
        answer = answers[sent["requestId"]]
        if answer["url"].startswith("http"):  # and not what a file of ours has within it
            sizes[answer["url"]] = sent["encodedDataLength"]

    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", loaded)
    come()
    drawn(page, 10)  # fonts are asked for when something is drawn by them
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    code = [one["headers"] for one in answers.values() if one["url"].endswith(".js")]
    assert {headers["content-encoding"] for headers in code} == {encoding}
    return sizes
