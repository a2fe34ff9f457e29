"""`run.py bench cheats`: whether a real browser, and the command, find out servers that cheat."""

import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final
from urllib.request import urlopen

from cyclopts import Parameter
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from rich.console import Console
from rich.table import Table as Grid
from websockets.sync.client import connect

from benchmarks.server_process import ServerProcess, server_process

from .altered_server import CHEATS, Course
from .line import Line, line_to

sys.path.append(str(Path(__file__).parents[2] / "tests"))
from browser.company import change_room, name_person, open_room, resign
from browser.person import seat_somebody, unfold
from support import browsers
from support.people import Person, play_on

_PATIENCE_MS: Final = 60_000
_DEALS: Final = 4
"""The number of deals of a game before somebody resigns."""
_CHAINS_SECONDS: Final = 5.0
_STATUS: Final = {"fair": 0, "unfair": 1, "unproven": 3}


@dataclass(frozen=True, slots=True)
class _Game:
    """How a game is played, and by whom."""

    course: Course = "room"
    cheat: str | None = None
    delay: float = 0.0
    """Seconds that everything between a browser and the server takes each way."""
    cuts: bool = False
    """Whether the browsers lose their connections, at the start and after each deal."""
    reloads: bool = False
    """Whether their pages are loaded again in the middle."""


_HONEST: Final = {
    "honest: two people in a waiting room": _Game(),
    "honest: one person and a bot": _Game("table"),
    "honest: a rematch": _Game("rematch"),
    "honest: 200 ms away": _Game(delay=0.1),
    "honest: connections are lost": _Game(cuts=True),
    "honest: connections are lost before a rematch": _Game("rematch", cuts=True),
    "honest: pages are loaded again": _Game(reloads=True),
}
_GAMES: Final = _HONEST | {
    name: _Game(cheat.course, name, reloads=cheat.reloads) for name, cheat in CHEATS.items()
}


@dataclass(frozen=True, slots=True)
class _Found:
    """What the page says of a game, and what the command says of its record and the page's notes."""

    page: str
    reasons: Sequence[str]
    status: int
    told: str

    @property
    def agree(self) -> bool:
        """Whether the command comes to the same verdict for the same reasons."""
        return self.status == _STATUS[self.page] and all(reason in self.told for reason in self.reasons)


def cheats(*, only: Annotated[Sequence[str], Parameter(negative="")] = ()) -> int:
    """Play a short game in a real browser at one altered server after the other, and ask whether it was fair.

    The page of the first player judges, and then `condottiere verify` with the record and that page's notes.
    The exit status is 1 if a server that cheats is found fair, an honest one not fair, or page and command
    disagree.

    Parameters
    ----------
    only
        Words that the names of the games contain; all games if none are given.
    """
    grid = Grid(
        "the server", "page", "its reasons", "command", "agree", title="Is it found out?", show_lines=True
    )
    wrong = 0
    browsers.use_our_node()
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        expect.set_options(timeout=_PATIENCE_MS)
        for name, game in _GAMES.items():
            if only and not any(words in name for words in only):
                continue
            print(f"{name} ...", end=" ", file=sys.stderr, flush=True)
            seen = _play(browser, game)
            print(seen.page, *seen.reasons, sep="\n    ", file=sys.stderr)
            allowed = ("unproven", "unfair") if game.cheat else ("fair", "unproven")
            right = seen.agree and seen.page in allowed
            wrong += not right
            agree = "yes" if seen.agree else "NO"
            grid.add_row(name, seen.page, "\n".join(seen.reasons), f"exit {seen.status}", agree)
        browser.close()
    Console(width=150).print(grid)
    return int(wrong > 0)


@contextmanager
def _served(game: _Game) -> Iterator[tuple[ServerProcess, Line]]:
    """The server of a game, and the line by which browsers reach it."""
    program = ("condottiere",) if game.cheat is None else ("benchmarks.cheats.altered_server", game.cheat)
    with (
        server_process("--no-precompile", program=program) as server,
        line_to(server.port, game.delay) as line,
    ):
        yield server, line


def _play(browser: Browser, game: _Game) -> _Found:
    with _served(game) as (server, line):
        contexts = [browser.new_context(base_url=f"http://127.0.0.1:{line.port}") for _ in range(2)]
        try:
            pages = [context.new_page() for context in contexts]
            match game.course:
                case "room":
                    _begin_in_room(server, line, game, pages)
                case "table":
                    pages = pages[:1]
                    _begin_against_bot(pages[0])
                case "rematch":
                    _begin_in_room(server, line, game, pages)
                    resign(pages[1], _table(pages[1]))
                    _begin_rematch(line, game, pages)
                case "after a rematch":
                    _begin_in_room(server, line, game, pages)
                    resign(pages[1], _table(pages[1]))
                    _have_rematch_called_off(pages)
                    _begin_in_room(server, line, game, pages)
            _play_on(server, line, game, pages)
            return _judge(server, pages[0])
        finally:
            for context in contexts:
                context.close()


def _table(page: Page) -> str:
    """The table at which a page looks."""
    return page.url.rpartition("/t/")[2].partition("#")[0]


def _begin_in_room(server: ServerProcess, line: Line, game: _Game, pages: Sequence[Page]) -> None:
    for page, name in zip(pages, ("Ada", "Bruno"), strict=True):
        name_person(page, name)
    ada, bruno = pages
    options = {"draw_after_battle": True, "first_holder": 0}
    table = open_room(ada, 2, options=options)
    change_room(bruno, table, type="take", seat=1)
    change_room(bruno, table, type="ready", ready=True)
    for page in pages:
        page.goto(f"/t/{table}")
    _wait_for_chains(server, table)
    ada.get_by_test_id("start").click()
    if game.cuts:
        line.cut()
    for page in pages:
        expect(page.get_by_test_id("decision")).to_be_visible()


def _wait_for_chains(server: ServerProcess, table: str) -> None:
    """Wait until both browsers have announced their chains, if the server takes any."""
    onlooker = _connect(server, table)
    onlooker.send(type="join", key=None)
    until = time.monotonic() + _CHAINS_SECONDS
    with suppress(TimeoutError):
        while not (onlooker.room and all(seat["chain"] for seat in onlooker.room["seats"])):
            onlooker.receive(max(0.0, until - time.monotonic()))
    onlooker.leave()


def _begin_against_bot(page: Page) -> None:
    page.goto("/")
    unfold(page)
    page.get_by_test_id("seats-2").click()
    seat_somebody(page, 1, "carmagnola")
    page.get_by_test_id("option-draw-after-battle").check()
    page.get_by_test_id("pace").select_option("instant")
    decision, trouble = page.get_by_test_id("decision"), page.get_by_role("alert")
    page.get_by_test_id("create-table").click()
    expect(decision.or_(trouble).first).to_be_visible()
    if not decision.is_visible():  # as anybody would do
        page.get_by_test_id("create-table").click()
    expect(decision).to_be_visible()


def _begin_rematch(line: Line, game: _Game, pages: Sequence[Page]) -> None:
    for page in pages:
        page.reload()
    pages[1].get_by_test_id("rematch").click()
    if game.cuts:
        line.cut()
    for page in pages:
        expect(page.get_by_test_id("series")).to_contain_text("Game 2 of this series")
        expect(page.get_by_test_id("decision")).to_be_visible()


def _have_rematch_called_off(pages: Sequence[Page]) -> None:
    """Ask for a rematch, until both browsers have given entropy for it."""
    for page in pages:
        page.reload()
    pages[1].get_by_test_id("rematch").click()
    for page in pages:
        page.wait_for_function(
            """() => JSON.parse(localStorage['condottiere.shuffles'] ?? '[]').some(
                ({ deal, seats }) => deal === 1 && seats.some(({ sent }) => sent.includes(1)))"""
        )


def _connect(server: ServerProcess, table: str, context: BrowserContext | None = None) -> Person:
    """A connection of a browser's person, or of an onlooker."""
    cookies = [] if context is None else context.cookies()
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in cookies)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
    return Person(connect(address, max_size=None, max_queue=None, additional_headers={"Cookie": cookie}))


def _join(server: ServerProcess, page: Page) -> Person:
    """A second connection of a page's person, to play by."""
    person = _connect(server, _table(page), page.context)
    person.send(type="join", key=page.url.partition("#")[2] or None)
    person.next_table()
    return person


def _play_on(server: ServerProcess, line: Line, game: _Game, pages: Sequence[Page]) -> None:
    """Play at random until some deals are made; then one resigns."""
    rng = random.Random(1)
    people = [_join(server, page) for page in pages]
    for deal in range(2, _DEALS + 2):
        play_on(*people, until=lambda me, deal=deal: me.table["fairness"]["deal"] >= deal, rng=rng)  # type: ignore[misc]
        if game.cuts:
            line.cut()
        if game.reloads and deal == 3:
            for page in pages:
                page.reload()
                expect(page.get_by_test_id("decision")).to_be_visible()
            people = [_join(server, page) for page in pages]
    for page in pages:
        page.wait_for_function("() => Object.keys(localStorage).some((name) => name.endsWith('shuffles'))")
    people[-1].send(type="resign")
    people[-1].until(lambda me: me.table["agreements"]["closed"] is not None)
    for person in people:
        person.leave()


def _judge(server: ServerProcess, page: Page) -> _Found:
    page.reload()  # it may still show its last battle
    page.get_by_test_id("fairness").click()
    verdict = page.get_by_test_id("fairness-verdict")
    expect(verdict).to_be_visible()
    with page.expect_download() as downloaded:
        page.get_by_test_id("fairness-notes").click()
    with (
        TemporaryDirectory() as folder,
        urlopen(f"http://127.0.0.1:{server.port}/api/tables/{_table(page)}/record") as answer,
    ):
        record, notes = Path(folder) / "record", Path(folder) / "notes"
        record.write_bytes(answer.read())
        downloaded.value.save_as(notes)
        command = [sys.executable, "-m", "condottiere", "verify", str(record), "--notes", str(notes)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    reasons = [item.inner_text().partition("\n")[2] for item in verdict.get_by_role("listitem").all()]
    return _Found(
        verdict.get_attribute("data-fair") or "", reasons, done.returncode, done.stdout + done.stderr
    )
