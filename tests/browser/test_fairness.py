"""Was the shuffle fair? Browsers give entropy of their own, and verify the game when it is over."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

from browser.axe import LAPTOP, PHONE, fits, speak, violations_in
from browser.person import seat_somebody, unfold
from browser.rooms import host, sit_down
from browser.screens import Grid
from condottiere.record.fairness.notation import FairnessEntry, ShuffleCommitted
from condottiere.record.fairness.state import Fairness, FairShuffle
from condottiere.record.fairness.stream import FairStream
from condottiere.record.fairness.verification import what_to_compare
from condottiere.record.file import load
from condottiere.record.game import Game
from condottiere.rules import Card, Options
from condottiere.server.rooms.starting import WAIT_SECONDS
from support.clocks import FakeClock, for_ever, hurried
from support.people import Person, play_on
from support.running import Running, running, services

T = TypeVar("T")
NewGame = Callable[[Options, FairShuffle, Sequence[FairnessEntry]], Game]


@dataclass
class Alone:
    """Somebody who has made a table for one with a captain who passes, and a second connection to play by."""

    page: Page
    player: Person

    def play(self, until: Callable[[Person], bool], seed: int = 1) -> None:
        play_on(self.player, until=until, rng=random.Random(seed))

    def play_to_the_end(self) -> None:
        """To the end of the game, which the page shows then; it is elsewhere meanwhile."""
        address = self.page.url
        self.page.goto("about:blank")
        self.play(until=lambda me: me.view["phase"] == "over")
        self.page.goto(address)
        expect(self.page.get_by_test_id("game-over")).to_be_visible()

    def play_with_entropy(self) -> None:
        """To the end of the game, acting only when the page has given its entropy for the next deal."""
        self.play(until=over_or_given(0))
        self.page.reload()  # It may be slower than the game was, and would still show its last battle.
        expect(self.page.get_by_test_id("game-over")).to_be_visible()

    def verify(self) -> str:
        """What the page says of the whole game, every line of it."""
        self.page.get_by_test_id("fairness").click()
        dialog = self.page.get_by_test_id("fairness-dialog")
        expect(dialog.get_by_test_id("fairness-verdict")).to_be_visible()
        return dialog.inner_text()


def over_or_given(*seats: int) -> Callable[[Person], bool]:
    """Whether the game is over; if not, the entropy of all these seats for the next deal is waited for."""

    def over(me: Person) -> bool:
        return bool(me.view["phase"] == "over")

    def given(me: Person) -> bool:
        return all(me.table["fairness"]["revealed"][seat] for seat in seats)

    return lambda me: over(me.until(lambda one: over(one) or given(one)))


NOTED = """() => Object.values(localStorage).some((text) => text.includes('"deals":[{'))"""
"""Whether the page has noted what it was shown of a deal."""


@contextmanager
def alone(
    browser: Browser, args: dict[str, Any], tmp_path: Path, new_game: NewGame, host: str = "127.0.0.1"
) -> Iterator[Alone]:
    """A table made through the page of a server that begins its games in this way."""
    at = services(new_game=new_game)
    with running(tmp_path / "games.db", at, allowed_hosts=(host,)) as server:
        context = browser.new_context(**args | {"base_url": f"http://{host}:{server.port}"})
        page = context.new_page()
        page.goto("/")
        unfold(page)
        page.get_by_test_id("seats-2").click()
        seat_somebody(page, 1, "passer")
        page.get_by_test_id("pace").select_option("instant")
        page.get_by_test_id("create-table").click()
        expect(page.get_by_test_id("decision")).to_be_visible()
        page.wait_for_function(NOTED)
        yield Alone(page, second_connection(server, page))
        context.close()


def second_connection(server: Running, page: Page) -> Person:
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in page.context.cookies())
    table, _, key = page.url.rpartition("/t/")[2].partition("#")
    person = server.connect(table, additional_headers={"Cookie": cookie})
    person.send(type="join", key=key or None)
    person.next_table()
    return person


# --- a server that keeps its word --------------------------------------------------------------------


def test_a_fair_game_is_found_fair(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path, grid: Grid
) -> None:
    with alone(browser, browser_context_args, tmp_path, Game.begin) as game:
        game.play_with_entropy()
        told = game.verify()
        verdict = game.page.get_by_test_id("fairness-verdict")
        expect(verdict).to_have_attribute("data-fair", "true")
        expect(verdict).to_have_text(
            "Yes: this browser’s own entropy is in every deal, and all it can check is right."
        )
        assert "This browser noted this commitment before deal 1." in told
        assert "Deal 1: 20 cards, as the secret gives them with the entropy of" in told
        assert violations_in(game.page, grid.looks) == []
        speak(game.page, "en")
        for size in (PHONE, LAPTOP):
            game.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert fits(game.page)
        table = game.page.url.rpartition("/t/")[2].partition("#")[0]
        record = load(game.page.request.get(f"/api/tables/{table}/record").text())
        game.page.get_by_text("What this browser has noted").click()
        noted = game.page.get_by_test_id("fairness-noted").input_value().splitlines()
        assert noted[:2] == what_to_compare(record)[:2]
        assert what_to_compare(record)[2].startswith(noted[2]), "the chain"
        game.page.goto(f"/games/{table}")
        game.page.get_by_test_id("tab-about").click()
        game.verify()
        expect(verdict).to_have_attribute("data-fair", "true")


# --- a server that does not --------------------------------------------------------------------------


class SwapsTwoCards(FairShuffle):
    """Every deal has two of its cards changed about."""

    def deal(self, fairness: Fairness) -> FairStream:
        return SwappingStream(super().deal(fairness))


class SwappingStream(FairStream):
    def __init__(self, stream: FairStream) -> None:
        self._stream = stream

    def shuffle(self, x: MutableSequence[T], /) -> None:
        self._stream.shuffle(x)
        other = next(place for place, card in enumerate(x) if card != x[-1])
        x[-1], x[other] = x[other], x[-1]


class DealsAgain(FairShuffle):
    """Every deal is made anew, once at least, until the first card is the weakest Mercenary."""

    def deal(self, fairness: Fairness) -> FairStream:
        return PickyStream(super().deal(fairness))


class PickyStream(SwappingStream):
    def shuffle(self, x: MutableSequence[T], /) -> None:
        self._stream.shuffle(x)
        self._stream.shuffle(x)
        while x[-1] != Card.MERCENARY_1:
            self._stream.shuffle(x)


def dealing_by(kind: type[FairShuffle]) -> NewGame:
    return lambda options, shuffle, entries: Game.begin(options, kind(shuffle.secret, shuffle.table), entries)


@pytest.mark.parametrize("kind", [pytest.param(SwapsTwoCards, marks=pytest.mark.everything), DealsAgain])
def test_cards_that_the_secret_does_not_give_are_found(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path, kind: type[FairShuffle]
) -> None:
    with alone(browser, browser_context_args, tmp_path, dealing_by(kind)) as game:
        game.play_to_the_end()
        told = game.verify()
        verdict = game.page.get_by_test_id("fairness-verdict")
        expect(verdict).to_have_attribute("data-fair", "false")
        expect(verdict).to_have_text("No: something is not as the server promised.")
        assert "Deal 1 is not what the secret gives:" in told


@pytest.mark.everything
def test_entropy_that_is_not_taken_leaves_the_game_unproven(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> None:
    def deaf(options: Options, shuffle: FairShuffle, entries: Sequence[FairnessEntry]) -> Game:
        return Game.begin(options, shuffle, [one for one in entries if isinstance(one, ShuffleCommitted)])

    with alone(browser, browser_context_args, tmp_path, deaf) as game:
        game.play_to_the_end()
        told = game.verify()
        verdict = game.page.get_by_test_id("fairness-verdict")
        expect(verdict).to_have_attribute("data-fair", "unproven")
        assert "Nothing contradicts the server, but that is no proof." in told
        assert "so the server admin might have chosen" in told
        assert "The server says that what this browser sent for it did not come in time." in told


OTHER = "a0" * 32


def other_secret(told: dict[str, Any]) -> None:
    told["secret"] = OTHER


def other_game(told: dict[str, Any]) -> None:
    """All is right in itself, but for what the browser has noted."""
    told["secret"], told["commitment"] = OTHER, sha256(bytes.fromhex(OTHER)).hexdigest()
    told["entries"][0] = f"shuffle:{told['commitment']}"


def without_entropy(told: dict[str, Any]) -> None:
    told["entries"] = [entry for entry in told["entries"] if not entry.startswith("reveal:0:1:")]


def other_hand(told: dict[str, Any]) -> None:
    """What the seats were dealt is told the other way round."""
    told["hands"][0], told["hands"][1] = told["hands"][1], told["hands"][0]


@pytest.mark.everything
@pytest.mark.parametrize(
    ("change", "found"),
    [
        (without_entropy, "Deal 1 leaves out the entropy that this browser gave for it."),
        (other_hand, "The hand this browser saw after deal 1 is not what the server says now."),
        (other_secret, "The secret the server reveals now is not the one it committed itself to"),
        (other_game, "noted another commitment before deal 1: the server has changed its secret."),
    ],
)
def test_what_was_changed_afterwards_is_found(
    browser: Browser,
    browser_context_args: dict[str, Any],
    tmp_path: Path,
    change: Callable[[dict[str, Any]], None],
    found: str,
) -> None:
    def altered(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(body=json.dumps(told), content_type="application/json")

    with alone(browser, browser_context_args, tmp_path, Game.begin) as game:
        game.page.route("**/api/tables/*/fairness", altered)
        game.play_to_the_end()
        assert found in game.verify()
        expect(game.page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", "false")


@pytest.mark.everything
def test_a_server_that_says_nothing_of_its_commitment_is_found(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> None:
    def silent(route: Route) -> None:
        refusal = {"code": "not_found", "message": "This game was begun from known cards."}
        route.fulfill(status=404, body=json.dumps(refusal), content_type="application/json")

    def forgetful(route: Route) -> None:
        review = route.fetch().json() | {"fair": False}
        route.fulfill(body=json.dumps(review), content_type="application/json")

    with alone(browser, browser_context_args, tmp_path, Game.begin) as game:
        game.page.route("**/api/tables/*/fairness", silent)
        game.page.route("**/api/tables/*/review?*", forgetful)
        game.play_to_the_end()
        table = game.page.url.rpartition("/t/")[2].partition("#")[0]
        game.page.goto(f"/games/{table}")
        game.page.get_by_test_id("tab-about").click()
        told = game.verify()
        assert "this browser noted the server’s commitment" in told
        expect(game.page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", "false")


# --- elsewhere ---------------------------------------------------------------------------------------


def test_it_works_over_plain_http_on_a_network(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    tmp_path: Path,
) -> None:
    rules = "--host-resolver-rules=MAP condottiere.test 127.0.0.1"
    flags = [*browser_type_launch_args["args"], rules]
    browser = playwright.chromium.launch(**{**browser_type_launch_args, "args": flags})
    with alone(browser, browser_context_args, tmp_path, Game.begin, "condottiere.test") as game:
        assert game.page.evaluate("() => [isSecureContext, crypto.subtle === undefined]") == [False, True]
        game.play_with_entropy()
        game.verify()
        expect(game.page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", "true")
    browser.close()


def test_a_page_says_what_it_proves_and_what_not(page: Page) -> None:
    page.goto("/fairness")
    expect(page.get_by_role("heading", name="What it does not prove")).to_be_visible()
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert fits(page)


# --- friends -----------------------------------------------------------------------------------------


def test_friends_give_entropy_from_the_first_deal_on(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> None:
    async def sleep(seconds: float) -> None:
        await (for_ever(seconds) if seconds == WAIT_SECONDS else hurried(seconds))

    # However slow the browsers are, a start waits for them, and by this clock it is never void.
    at = services(new_game=Game.begin, sleep=sleep, now=FakeClock())
    with running(tmp_path / "games.db", at) as server:
        args = browser_context_args | {"base_url": server.http}
        ada, bruno = (browser.new_context(**args).new_page() for _ in range(2))
        path = host(ada, "Ada", 2)
        sit_down(bruno, path, "Bruno")
        onlooker = server.connect(path.removeprefix("/t/"))
        onlooker.send(type="join", key=None)
        # A chain that comes once the game is starting would count for later deals only.
        onlooker.in_room(lambda room: all(seat["chain"] for seat in room["seats"]))
        ada.get_by_test_id("start").click()
        for page in (ada, bruno):
            expect(page.get_by_test_id("decision")).to_be_visible()
        people = [second_connection(server, page) for page in (ada, bruno)]
        play_on(*people, until=over_or_given(0, 1), rng=random.Random(1))
        for page in (ada, bruno):
            page.reload()
            page.get_by_test_id("fairness").click()
            expect(page.get_by_test_id("fairness-deals")).to_contain_text(
                "Deal 1: 20 cards, as the secret gives them with the entropy of Ada and Bruno."
            )
            expect(page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", "true")
            page.context.close()
