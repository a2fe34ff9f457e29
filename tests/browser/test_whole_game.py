"""Whole games through the page, in a real browser, against bots, to the end."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.person import OPTIONS, Person, drawn
from condottiere.record.file import load, replay
from support.serving import RealServer


def check_the_end(page: Page, tmp_path: Path) -> str:
    """The page says who won; the record it offers replays to an end, and its log tells of it."""
    outcome = page.get_by_test_id("game-over")
    expect(outcome).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    path = tmp_path / "record.txt"
    download.value.save_as(path)
    record = load(path.read_text(encoding="utf-8"))
    *_, (_, _, table) = replay(record)
    winners = table.match_winners if table.points else table.winners
    assert winners
    heading = outcome.get_by_role("heading", level=2).inner_text()
    me = "You" if winners == 1 else record.players[0]  # seat 0; shared victories name everybody
    for seat, name in enumerate((me, *record.players[1:])):
        assert (name.lower() in heading.lower()) == bool(winners >> seat & 1), heading
    return heading


@pytest.mark.everything
def test_a_whole_match_with_every_option_on(page: Page, tmp_path: Path) -> None:
    def begin(route: Route) -> None:
        asked: dict[str, Any] = route.request.post_data_json or {}
        route.continue_(post_data=asked | {"options": asked["options"] | {"first_holder": 0}})

    page.route("**/api/tables", begin)  # what is advised against stands there until the first battle ends
    person = Person(page, seed=5)
    person.make_table(3, OPTIONS, points=6)
    expect(page.get_by_role("link", name="R13.5")).to_be_visible()
    person.play_to_the_end()
    check_the_end(page, tmp_path)
    assert {"battle", "draw"} <= person.met
    expect(page.get_by_test_id("log")).to_contain_text("wins the match")


@pytest.mark.everything
def test_a_game_survives_a_reload_and_a_killed_server(
    page: Page, real_server: RealServer, tmp_path: Path
) -> None:
    person = Person(page, seed=9, home=real_server.url)
    person.make_table(2, ("hidden-cards",))
    for _ in range(4):
        assert person.play_once()

    seen = still(page, person)
    page.reload()
    assert still(page, person) == seen

    real_server.kill()
    expect(page.get_by_test_id("connection")).not_to_have_attribute("data-state", "open")
    real_server.start()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "open", timeout=30_000)
    assert still(page, person) == seen

    person.play_to_the_end()
    check_the_end(page, tmp_path)


def still(page: Page, person: Person) -> object:
    """What a person sees once it is asked something: nothing moves until it answers.

    Where there is nothing to decide, the server soon passes (R2.5): it is asked again after the next deal.
    """
    page.locator("[data-testid^=hand-card-], [data-testid=pass-revealing]").first.wait_for()
    decision = page.get_by_test_id("decision")
    expect(decision).to_have_attribute("data-mine", "true")
    drawn(page, 10)
    return (
        decision.get_attribute("data-version"),
        decision.inner_text(),
        person.hand_in_words(),
        page.get_by_test_id("log").inner_text().splitlines()[-5:],
        [line.get_attribute("data-strength") for line in page.locator("[data-testid^=line-]").all()],
    )
