"""`run.py bench page`: what a table costs the processor of a browser, beside a page of a known size."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import Annotated, Final

from cyclopts import Parameter, validators
from playwright.sync_api import Browser, Page, Position, expect, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from .server_process import ServerProcess, server_process

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from support import browsers

NAMES: Final = ("Bruno", "Chiara", "Dino", "Elena", "Fosco")
CORNER: Final[Position] = {"x": 10, "y": 20}
"""Where a card shows, whatever lies over the rest of it."""
PATIENCE_MS: Final = 60_000

YARDSTICK: Final = "500 paragraphs, laid out ten times"
LAY_OUT: Final = """() => {
    const words = Array.from({ length: 30 }, (_, i) => `word${i}`).join(' ')
    for (let width = 300; width < 400; width += 10) {
        document.body.replaceChildren(...Array.from({ length: 500 }, () => {
            const paragraph = document.createElement('p')
            paragraph.textContent = words
            return paragraph
        }))
        document.body.style.width = `${width}px`
        document.body.getBoundingClientRect()
    }
}"""


def page(*, runs: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 5) -> None:
    """Open a table of six in a real browser and play a card there; print the processor's time of the page.

    Only the main thread counts, in milliseconds of the processor: a clock would count other programs, too.
    During the longest task the page cannot answer its person. A slow phone takes about four times as long.

    Parameters
    ----------
    runs
        How often each is measured, in turn; the medians count.
    """
    costs: dict[str, list[float]] = {}
    browsers.use_our_node()
    with server_process() as server, sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        expect.set_options(timeout=PATIENCE_MS)
        measures: Mapping[str, Callable[[], float]] = {
            YARDSTICK: lambda: _time_to_lay_out(browser),
            "a table, until a region can be chosen": lambda: _time_to_open(browser, _new_table(server)),
            "longest task while a card is played": lambda: _longest_task(browser, _new_table(server)),
        }
        for _ in range(runs):
            for name, measure in measures.items():
                costs.setdefault(name, []).append(measure())
        browser.close()
    _print_costs(costs)


def _print_costs(costs: Mapping[str, list[float]]) -> None:
    grid = Grid("ms of the main thread", title=f"Medians of {len(costs[YARDSTICK])} runs in turn")
    for heading in ("median", "least", "most", "x the paragraphs"):
        grid.add_column(heading, justify="right")
    for name, found in costs.items():
        figures = (f"{figure:.1f}" for figure in (median(found), min(found), max(found)))
        grid.add_row(name, *figures, f"{median(found) / median(costs[YARDSTICK]):.2f}")
    Console().print(grid)


def _new_table(server: ServerProcess) -> str:
    """The address of a seat in a new game of six; its person chooses the first region."""
    seats = [{"name": "Ada"}, *({"name": name, "bot": "naive"} for name in NAMES)]
    made = server.open_table(seats, options={"first_holder": 0})
    return f"http://127.0.0.1:{server.port}/t/{made['id']}#{made['keys'][0]}"


def _time_to_lay_out(browser: Browser) -> float:
    page = browser.new_page()
    spent = _time_worked(page, lambda: page.evaluate(LAY_OUT))
    page.context.close()
    return spent


def _time_to_open(browser: Browser, table: str) -> float:
    """In a browser that has seen nothing of the server yet, on a phone."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    spent = _time_worked(page, lambda: _open(page, table))
    page.context.close()
    return spent


def _open(page: Page, table: str) -> None:
    page.goto(table)
    expect(page.locator("[data-choosable=true]").first).to_be_visible()
    expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()


def _time_worked(page: Page, act: Callable[[], object]) -> float:
    """Milliseconds of the processor that the page's main thread works until this is done."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    act()
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000


def _longest_task(browser: Browser, table: str) -> float:
    """From before a card is played until it lies in the line and all that is told of it is drawn."""
    page = browser.new_page()
    _open(page, table)
    page.get_by_test_id("region-roma").click()
    page.get_by_test_id("confirm-region").click()
    play = page.get_by_test_id("play-card")
    expect(play).to_be_visible()
    version = page.get_by_test_id("decision").get_attribute("data-version") or ""
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    card = page.locator("[data-testid^=hand-card-]").filter(has_text="Mercenary").first
    for target in (card, play):  # as hands do: a mouse comes there some frames before it presses
        target.hover(position=CORNER)
        _wait_for_frames(page, 3)
        target.click(position=CORNER)
    expect(page.get_by_test_id("decision")).not_to_have_attribute("data-version", version)
    expect(page.get_by_test_id("line-0").get_by_role("img").first).to_be_visible()
    _wait_for_frames(page, 10)
    trace = browser.stop_tracing()
    page.context.close()
    return max(_tasks(trace))


def _wait_for_frames(page: Page, frames: int) -> None:
    page.evaluate("async (frames) => { while (frames--) await new Promise(requestAnimationFrame) }", frames)


def _tasks(trace: bytes) -> list[float]:
    """The milliseconds of the processor that each task of the page's main thread has worked."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    ran = [one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in main]
    return [one.get("tdur", 0) / 1000 for one in ran]
