"""Was the shuffle fair? Browsers give entropy of their own, and verify the game when it is over."""

from __future__ import annotations

import asyncio
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

from browser.axe import LAPTOP, PHONE, fits, violations
from browser.person import seat_somebody
from browser.rooms import host, sit_down
from condottiere.record.fairness.fairness import Fairness, FairShuffle
from condottiere.record.fairness.notation import FairnessEntry, ShuffleCommitted
from condottiere.record.fairness.stream import FairStream
from condottiere.record.game import Game
from condottiere.rules import Card, Options
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

    def verify(self) -> str:
        """What the page says of the whole game, every line of it."""
        self.page.get_by_test_id("fairness").click()
        dialog = self.page.get_by_test_id("fairness-dialog")
        expect(dialog.get_by_test_id("fairness-verdict")).to_be_visible()
        return dialog.inner_text()


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
        page.get_by_test_id("seats-2").click()
        seat_somebody(page, 1, "passer")
        page.get_by_test_id("pace").select_option("instant")
        page.get_by_test_id("create-table").click()
        expect(page.get_by_test_id("decision")).to_be_visible()
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
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> None:
    with alone(browser, browser_context_args, tmp_path, Game.begin) as game:
        game.player.until(lambda me: me.table["fairness"]["counts_from"][0] == 1)
        game.player.until(lambda me: me.table["fairness"]["revealed"][0])
        game.play_to_the_end()
        told = game.verify()
        verdict = game.page.get_by_test_id("fairness-verdict")
        expect(verdict).to_have_attribute("data-fair", "true")
        expect(verdict).to_have_text("Yes: all that this browser can check is right.")
        assert "This browser noted this commitment before deal 1." in told
        assert "This browser’s own entropy is in" in told
        assert "Deal 1: 20 cards, as the secret gives them with the entropy of" in told
        for size in (PHONE, LAPTOP):
            game.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert violations(game.page) == []
            assert fits(game.page)
        table = game.page.url.rpartition("/t/")[2].partition("#")[0]
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
    """Every deal is made anew until the first card is the weakest Mercenary."""

    def deal(self, fairness: Fairness) -> FairStream:
        return PickyStream(super().deal(fairness))


class PickyStream(SwappingStream):
    def shuffle(self, x: MutableSequence[T], /) -> None:
        while x[-1] != Card.MERCENARY_1:
            self._stream.shuffle(x)


def dealing_by(kind: type[FairShuffle]) -> NewGame:
    return lambda options, shuffle, entries: Game.begin(options, kind(shuffle.secret, shuffle.table), entries)


@pytest.mark.parametrize("kind", [SwapsTwoCards, DealsAgain])
def test_cards_that_the_secret_does_not_give_are_found(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path, kind: type[FairShuffle]
) -> None:
    with alone(browser, browser_context_args, tmp_path, dealing_by(kind)) as game:
        game.play_to_the_end()
        told = game.verify()
        verdict = game.page.get_by_test_id("fairness-verdict")
        expect(verdict).to_have_attribute("data-fair", "false")
        expect(verdict).to_have_text("No: something is not as the server had promised.")
        assert "Deal 1 is not what the secret gives:" in told
        assert violations(game.page) == []


def test_entropy_that_is_left_out_is_found(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> None:
    def deaf(options: Options, shuffle: FairShuffle, entries: Sequence[FairnessEntry]) -> Game:
        return Game.begin(options, shuffle, [one for one in entries if isinstance(one, ShuffleCommitted)])

    with alone(browser, browser_context_args, tmp_path, deaf) as game:
        game.play_to_the_end()
        told = game.verify()
        expect(game.page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", "false")
        assert "Deal 1 leaves out the entropy that this browser had given for it." in told


OTHER = "a0" * 32


def other_secret(told: dict[str, Any]) -> None:
    told["secret"] = OTHER


def other_game(told: dict[str, Any]) -> None:
    """All is right in itself, but for what the browser has noted."""
    told["secret"], told["commitment"] = OTHER, sha256(bytes.fromhex(OTHER)).hexdigest()
    told["entries"][0] = f"shuffle:{told['commitment']}"


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (other_secret, "The secret that the server tells now is not the one that it committed itself to"),
        (
            other_game,
            "noted another commitment before deal 1: the server has changed its secret.",
        ),
    ],
)
def test_a_secret_that_was_changed_is_found(
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
        game.play_to_the_end()
        assert "This browser’s own entropy is in" in game.verify()
        expect(game.page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", "true")
    browser.close()


def test_a_page_says_what_it_proves_and_what_not(page: Page) -> None:
    page.goto("/fairness")
    expect(page.get_by_role("heading", name="What it does not prove")).to_be_visible()
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert violations(page) == []
        assert fits(page)


# --- friends -----------------------------------------------------------------------------------------


def test_friends_give_entropy_from_the_first_deal_on(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> None:
    # A start waits for browsers as long as a real one does.
    at = services(new_game=Game.begin, sleep=asyncio.sleep)
    with running(tmp_path / "games.db", at) as server:
        args = browser_context_args | {"base_url": server.http}
        ada, bruno = (browser.new_context(**args).new_page() for _ in range(2))
        path = host(ada, "Ada", 2)
        sit_down(bruno, path, "Bruno")
        ada.get_by_test_id("start").click()
        for page in (ada, bruno):
            expect(page.get_by_test_id("decision")).to_be_visible()
        people = [second_connection(server, page) for page in (ada, bruno)]
        for page in (ada, bruno):
            page.goto("about:blank")
        play_on(*people, until=lambda me: me.view["phase"] == "over", rng=random.Random(1))
        for page in (ada, bruno):
            page.goto(path)
            page.get_by_test_id("fairness").click()
            expect(page.get_by_test_id("fairness-deals")).to_contain_text(
                "Deal 1: 20 cards, as the secret gives them with the entropy of Ada and Bruno."
            )
            expect(page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", "true")
            page.context.close()
