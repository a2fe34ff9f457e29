"""The page of a waiting room: opened, joined, and what is chosen there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.company import name_person, open_room


def host(page: Page, name: str, seats: int, captains: tuple[str, ...] = (), **changes: Any) -> str:
    """The path of a new table, at whose waiting room its host, this page's user, looks.

    `changes` are other fields of NewRoom.
    """
    name_person(page, name)
    path = f"/t/{open_room(page, seats, captains, **changes)}"
    page.goto(path)
    expect(page.get_by_test_id("seat-0")).to_contain_text(name)
    return path


def sit_down(page: Page, path: str, name: str) -> None:
    """As a friend does who opens the link for the first time."""
    page.goto(path)
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("take-seat").click()
    expect(page.get_by_test_id("join")).to_have_count(0)


def arrange(page: Page, seat: int, what: str) -> None:
    """The host, or who sits there, chooses something from what can be done about a seat."""
    page.get_by_test_id(f"seat-{seat}-do").click()
    page.get_by_test_id("seat-dialog").get_by_test_id(what).click()
