"""What people say and promise each other at a table, each in a browser of their own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.company import start_game
from browser.person import fight_for, play_mercenary

NAMES = ("Ada", "Bruno", "Chiara")
SIENA = 11

pytestmark = pytest.mark.people(len(NAMES))


class Friend:
    """Somebody with a browser, and all that the server has sent to it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def leave(self) -> None:
        self.page.remove_listener("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def told(self) -> str:
        return "\n".join(self.frames)

    def one(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def whisper(self, text: str, *to: str) -> None:
        self.one("chat-to").click()
        for name in to:
            self.page.get_by_role("button", name=name, exact=True).click()
        self.say(text)

    def say(self, text: str) -> None:
        self.one("chat-text").fill(text)
        self.one("chat-send").click()

    def hears(self, text: str) -> None:
        expect(self.one("log")).to_contain_text(text)


@pytest.fixture
def friends(pages: list[Page]) -> Iterator[list[Friend]]:
    """Three browsers at one table; Ada is its host, holds the Condottiere and is asked for the first site."""
    friends = [Friend(page) for page in pages]
    address = start_game(pages, NAMES, options={"first_holder": 0})
    for friend in friends:
        friend.page.goto(address)
        expect(friend.one("decision")).to_be_visible()
    yield friends
    for friend in friends:
        friend.leave()


@pytest.mark.everything
def test_a_whisper_stands_in_the_log_and_reaches_nobody_else(friends: list[Friend]) -> None:
    ada, bruno, chiara = friends
    fight_for(ada.page, "roma")
    ada.whisper("Siena is yours", "Bruno")
    bruno.hears("Ada to you")
    expect(bruno.one("heard")).to_have_text("Ada to you: Siena is yours")
    play_mercenary(ada.page)
    chiara.say("What are you two whispering?")
    for friend in friends:
        friend.hears("What are you two whispering?")
    lines = bruno.one("log").inner_text()
    order = ["leads the Condottiere to Roma", "Siena is yours", "Ada plays Mercenary", "What are you two"]
    places = [lines.index(part) for part in order]
    assert places == sorted(places), "what was said does not stand where it was said"
    assert "What are you two whispering?" in chiara.told
    assert "Siena is yours" not in chiara.told
    assert '"to":[1]' not in chiara.told

    # What is said while something else is read is marked as new.
    ada.one("tab-seen").click()
    bruno.say("Buy my carpets!")
    expect(ada.one("tab-talk")).to_have_text("Talk1, 1 unread")
    ada.one("tab-talk").click()
    expect(ada.one("tab-talk")).to_have_text("Talk")

    # Who is muted is not read, and soon read again.
    ada.one("the-table").click()
    ada.one("mute-1").click()
    ada.page.keyboard.press("Escape")
    bruno.say("Cheap!")
    chiara.say("Enough, Bruno")
    ada.hears("Enough, Bruno")
    ada.hears("2 lines by Bruno, whom you have muted.")
    expect(ada.page.get_by_text("Buy my carpets!")).to_have_count(0)
    expect(ada.one("heard")).to_have_text("Chiara: Enough, Bruno")
    ada.page.reload()
    ada.page.get_by_role("button", name="Unmute Bruno").click()
    ada.hears("Buy my carpets!")
    expect(ada.one("muted-lines")).to_have_count(0)

    # The host closes the chat and opens it again.
    bruno.one("the-table").click()
    expect(bruno.one("table-chat")).to_have_count(0)
    bruno.page.keyboard.press("Escape")
    for closed in (True, False):
        ada.one("the-table").click()
        ada.one("table-chat").click()
        for friend in friends:
            expect(friend.one("chat-closed")).to_have_count(int(closed))
            expect(friend.one("chat-text")).to_have_count(int(not closed))


@pytest.mark.everything
def test_a_pact_is_accepted_and_broken_and_the_ledger_says_so(friends: list[Friend]) -> None:
    ada, bruno, chiara = friends
    ada.one("tab-pacts").click()
    ada.one("offer-pact").click()
    dialog = ada.one("offer-dialog")
    expect(ada.one("offer-confirm")).to_be_disabled()
    dialog.get_by_role("button", name="Bruno", exact=True).click()
    ada.one("mine-kind").select_option("fight")
    fought = ada.one("mine-which").locator("option:enabled")
    expect(fought).to_have_text(["Chiara"])  # neither herself, nor whom she promises it
    ada.one("mine-kind").select_option("spare")
    ada.one("region-map").locator("path.region").nth(SIENA).click()
    expect(ada.one("mine-which")).to_have_value(str(SIENA))
    ada.one("yours-kind").select_option("pass")
    expect(ada.one("offer-words")).to_have_text(
        "You promise to leave Siena alone, and ask Bruno to play no more cards in the next battle."
    )
    ada.one("offer-confirm").click()
    expect(dialog).to_be_hidden()
    expect(ada.one("pacts")).to_contain_text("Waiting for Bruno.")
    expect(bruno.one("pact-notice")).to_contain_text("Ada promises to leave Siena alone")
    bruno.one("accept-pact").first.click()
    expect(bruno.one("pact-notice")).to_have_count(0)
    expect(ada.one("pacts")).to_contain_text("Accepted by Bruno.")
    bruno.hears("Bruno accepts a pact with Ada")

    # Two more offers, of which one is refused and the other withdrawn.
    for to in ("Bruno", "Chiara"):
        ada.one("offer-pact").click()
        dialog.get_by_role("button", name=to, exact=True).click()
        ada.one("yours-kind").select_option("pass")
        ada.one("offer-confirm").click()
        expect(dialog).to_be_hidden()
    bruno.one("decline-pact").first.click()
    expect(ada.one("pacts")).to_contain_text("Declined by Bruno.")
    expect(chiara.one("pact-notice")).to_be_visible()
    ada.one("withdraw-pact").click()
    expect(chiara.one("pact-notice")).to_have_count(0)
    expect(ada.one("pacts")).to_contain_text("Withdrawn from Chiara.")

    fight_for(ada.page, "siena")
    for friend in friends:
        friend.one("pass").click()
    for friend in friends:
        friend.hears("A tie at 0")
    expect(ada.one("pacts")).to_contain_text(
        "Broken: You promised to leave Siena alone. You chose Siena as the site."
    )
    assert "accepts a pact" not in chiara.told
    assert '"kind":"spare","region":11,"seat":null},"yours"' not in chiara.told
    expect(chiara.one("ledger")).to_have_count(0)

    ada.one("the-table").click()
    ada.one("table-end").click()
    ada.one("table-end-yes").click()
    for friend in (bruno, chiara):
        friend.one("agree").click()
    for friend in friends:
        ledger = friend.one("ledger")
        expect(ledger).to_contain_text("Broken: Ada promised to leave Siena alone.")
        expect(ledger).to_contain_text("Kept: Bruno promised to play no more cards in the battle.")
        expect(friend.one("account-0").get_by_role("cell")).to_have_text(["0", "1", "0"])
        expect(friend.one("account-1").get_by_role("cell")).to_have_text(["1", "0", "0"])
