"""What a browser remembers of the tables it sat at, put there and read by a test."""

import json
import re

from playwright.sync_api import Page, Route


def remember(page: Page, *tables: str, key: str | None = "secret") -> None:
    """As if this browser had played at these tables."""
    mine = [
        {"id": table, "key": key, "name": f"Ada of {table}", "when": 1e12 - place}
        for place, table in enumerate(tables)
    ]
    page.goto("/rules")
    page.evaluate("(mine) => localStorage.setItem('condottiere.tables', mine)", json.dumps(mine))


def summary(table: str, phase: str) -> dict[str, object]:
    """What a server says of a table."""
    standing = {"battles": 6, "round": 2, "owners": [0, 0, None, 1, *[None] * 13], "winners": []}
    return {"id": table, "players": [], "phase": phase, "standing": standing}


def summarised(page: Page, **phases: str) -> None:
    """The server's answers about tables that are not there."""

    def told(route: Route) -> None:
        table = route.request.url.rpartition("/")[2]
        route.fulfill(json=summary(table, phases[table]))

    page.route(re.compile("/api/tables/[^/]+$"), told)


def remembered(page: Page) -> list[str]:
    kept: list[str] = page.evaluate(
        "() => JSON.parse(localStorage.getItem('condottiere.tables')).map(({ id, key }) => `${id}#${key}`)"
    )
    return kept
