"""After the game: how it went, in charts and words, and a picture to share."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits
from browser.finished import Over, stored_game, upload
from browser.screens import SCREENS, Grid, box_of, sized
from condottiere.record.file import dump
from support.judging import judging_by_regions
from support.running import running, services

MOST_ROUNDS = 200
"""So many seconds of the page's clock are enough for any film."""


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Over]:
    database = tmp_path_factory.mktemp("after") / "games.db"
    with judging_by_regions() as judge, running(database, services(seed=3, opponents=judge)) as server:
        yield Over(server)


def test_how_a_game_went_is_told_from_its_end_to_any_of_its_moments(
    page: Page, over: Over, grid: Grid, tmp_path: Path
) -> None:
    told = over.server.get(f"/api/tables/{over.id}/statistics").json()
    page.goto(f"{over.server.http}/t/{over.id}")
    page.get_by_test_id("after").click()
    expect(page.get_by_test_id("picture")).to_have_attribute("data-drawn", "true")
    with page.expect_download() as saved:
        page.get_by_test_id("save-picture").click()
    saved.value.save_as(tmp_path / "saved.png")
    data = (tmp_path / "saved.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (1200, 630), "as large as previews of links are"
    assert len(data) > 30_000, "something is drawn on it"
    page.get_by_test_id("table-regions").get_by_text("As a table").click()
    rows = page.get_by_test_id("table-regions").locator("tbody tr")
    expect(rows).to_have_count(1 + len(told["battles"]))
    last = [str(told["stages"][-1]["owners"].count(seat)) for seat in range(3)]
    assert rows.last.locator("td").all_text_contents() == last
    battles = page.get_by_test_id("after-battles").locator("tbody tr")
    for row, battle in zip(battles.all(), told["battles"], strict=True):
        strengths = [str(strength) for strength in battle["result"]["strengths"]]
        assert row.locator("td b").all_text_contents() == strengths
    expect(page.get_by_test_id("judging")).to_have_count(0)
    for seat, split in enumerate(told["splits"]):
        shown = page.get_by_test_id(f"split-{seat}").locator(".value").all_text_contents()
        *parts, result = (int(one.split("±")[0].replace("−", "-")) for one in shown)
        assert sum(parts) == result == round(100 * split["result"]), "rounded, they still add up"
    worst = page.get_by_test_id("mistakes").locator("li").first
    expect(worst).to_contain_text("(28%). Better: Pass (40%). By what Ada could know, this gave away 31% of")
    expect(worst).to_contain_text("Why, by what Ada could know: “Too dear")
    page.get_by_test_id("accuracy-2").click()
    worst.get_by_role("link").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-viewer", "2")
    expect(page.get_by_test_id("from-here")).to_be_visible()
    page.go_back()
    expect(worst).to_be_visible()
    for screen in grid.screens:
        sized(page, screen)
        assert fits(page), screen
    sized(page, "desktop")
    point = next(one for one in told["turning_points"] if told["stages"][one["stage"]]["battle"] is not None)
    battle = told["battles"][told["stages"][point["stage"]]["battle"]]
    most = battle["result"]["strongest"]
    told_of = page.get_by_test_id("turning-points").locator(
        "li", has=page.get_by_test_id(f"turning-point-{point['stage']}")
    )
    expect(told_of.locator(".spent").first).to_contain_text(f"strength {most}")
    page.get_by_test_id(f"turning-point-{point['stage']}").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-moment", str(point["moment"]))
    page.go_back()
    expect(page.get_by_test_id("copy-moment")).to_be_visible()
    page.get_by_test_id("last-battle").click()
    begins = told["battles"][-1]["from_moment"]
    expect(page.get_by_test_id("review")).to_have_attribute("data-moment", str(begins + 1))
    page.get_by_test_id("tab-about").click()
    page.get_by_test_id("after").click()
    expect(page.get_by_test_id("turning-points")).to_be_visible()


@pytest.mark.own_page
def test_a_film_of_the_last_battle_is_made_to_keep(page: Page, over: Over, tmp_path: Path) -> None:
    page.goto(f"{over.server.http}/after/{over.id}")
    button = page.get_by_test_id("save-film")
    expect(button).to_be_enabled()
    page.clock.install()
    recording = page.get_by_role("status").get_by_text("Recording the video…")
    with page.expect_download() as saved:
        button.click()
        expect(recording).to_be_visible()
        expect(button).to_be_focused()
        for _ in range(MOST_ROUNDS):
            if not recording.is_visible():
                break
            page.clock.run_for(1000)
    saved.value.save_as(tmp_path / "film")
    assert saved.value.suggested_filename.removeprefix("condottiere.") in ("mp4", "webm")
    assert (tmp_path / "film").stat().st_size > 10_000, "something is drawn on it"


@pytest.mark.parametrize(("seats", "screen"), [(4, "small-phone"), (6, "phone")])
def test_the_battles_of_an_opened_record_fit_a_phone_or_show_that_they_go_on(
    page: Page, over: Over, seats: int, screen: str
) -> None:
    players = ("Ada", "Bruno", "Chiara", "Dino", "Elena", "Federico")[: seats - 1]
    record = replace(stored_game(seats, seed=11, points=16), players=(*players, "Gattamelata"))
    upload(page, dump(record), over.server.http)
    page.get_by_test_id("tab-about").click()
    page.get_by_test_id("after").click()
    sized(page, screen)
    battles = page.get_by_test_id("after-battles").locator("xpath=..")
    expect(battles).to_contain_text("Game 2")
    for name in record.players:
        expect(battles.get_by_role("columnheader", name=name)).to_have_count(1)
    beyond = battles.evaluate("(one) => one.scrollWidth - one.clientWidth")
    assert (beyond > 0) == (seats == 6)
    if beyond:
        edges = battles.evaluate("(one) => getComputedStyle(one).backgroundAttachment")
        assert "local" in edges, "a shadow on the edge beyond which it goes on"
        battles.evaluate("(one) => (one.scrollLeft = one.scrollWidth)")
        last = box_of(battles.locator("tbody tr td:last-child b").first)
        assert last["x"] + last["width"] <= SCREENS[screen][0]


@pytest.mark.people(2)
def test_the_rematch_begins_here_as_well_and_a_friend_follows_from_the_table(
    pages: list[Page], over: Over
) -> None:
    ada, bruno = pages
    made, (_, loses) = over.server.sit("ada", "bruno")
    loses.send(type="resign")
    for page, key in zip(pages, made.keys, strict=True):
        page.goto(f"{over.server.http}/t/{made.id}#{key}")
        expect(page.get_by_test_id("rematch")).to_be_visible()
    ada.goto(f"{over.server.http}/after/{made.id}")
    ada.get_by_test_id("rematch").click()
    expect(bruno.get_by_test_id("rematch-notice")).to_contain_text("Taking you there")
    bruno.get_by_test_id("follow").click()
    for page in pages:
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
    assert ada.url.partition("#")[0] == bruno.url.partition("#")[0]


def test_while_a_game_goes_on_nothing_of_it_is_told(page: Page, over: Over) -> None:
    made = over.server.table("ada", "bruno")
    page.goto(f"{over.server.http}/after/{made.id}")
    expect(page.get_by_test_id("refused")).to_contain_text("This game is not over yet")
