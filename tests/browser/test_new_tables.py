"""Setting up a table: alone in one click, or for friends; and finding one that waits."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import LAPTOP, PHONE, fits, violations
from browser.company import name_person, open_room
from browser.person import seat_somebody, unfold
from browser.screens import box_of
from browser.shown import OVER, show


def waiting(page: Page) -> dict[str, Any]:
    """The one table that waits with this page's person."""
    (table,) = page.request.get("/api/me/games").json()["waiting"]
    return dict(table)


# --- alone -------------------------------------------------------------------------------------


def test_one_click_begins_a_game_that_the_server_knows_as_mine(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert "#" not in page.url, "the key is not needed, and not to be seen over a shoulder"
    (game,) = page.request.get("/api/me/games").json()["games"]
    assert (game["seats"], game["players"][0]["name"]) == ([0], "Lucrezia")
    kept = page.evaluate("() => localStorage.getItem('condottiere.tables')")
    assert '"key":null' in kept


def test_whoever_has_never_finished_a_game_is_offered_the_gentlest_captains(page: Page) -> None:
    page.goto("/")
    settings = page.get_by_test_id("table-settings").locator("summary")
    expect(settings).to_contain_text("4 players · captains: gentle, easy and fair · no optional rules")


@pytest.mark.parametrize(("seat", "gentle"), [(2, False), (0, True)], ids=["won", "lost"])
def test_whoever_has_lost_the_first_game_is_offered_the_gentlest_captains_still(
    page: Page, seat: int, gentle: bool
) -> None:
    show(page, OVER, viewer=seat)
    expect(page.get_by_test_id("decision")).to_be_visible()
    page.goto("/")
    settings = page.get_by_test_id("table-settings").locator("summary")
    expect(settings).to_contain_text("captains: gentle, easy and fair" if gentle else "captains:")
    assert ("gentle, easy and fair" in settings.inner_text()) == gentle


def test_a_name_that_is_typed_is_that_of_the_person_and_the_seat(page: Page) -> None:
    name_person(page, "Ada")
    page.goto("/")
    expect(page.get_by_test_id("own-name")).to_have_value("Ada")
    page.get_by_test_id("own-name").fill("Carmagnola")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert page.request.get("/api/me").json()["name"] == "Carmagnola"
    (game,) = page.request.get("/api/me/games").json()["games"]
    assert [player["name"] for player in game["players"][:2]] == ["Carmagnola", "Carmagnola (2)"]


def test_more_settings_leads_on_to_them_and_ticks_nothing(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/")
    unfold(page)
    more = page.get_by_test_id("more-settings")
    box = box_of(more)
    # Where a box fades out beneath the words.
    page.mouse.click(box["x"] + 30, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("option-bigger-kingdoms")).not_to_be_checked()
    page.wait_for_function("() => scrollY > 0")
    assert page.locator("[data-testid^=option-]:checked").count() == 0


def test_who_plays_alone_may_sit_elsewhere_or_watch(page: Page) -> None:
    page.goto("/")
    unfold(page)
    page.get_by_test_id("seats-3").click()
    seat_somebody(page, 2, "person")
    expect(page.get_by_test_id("seat-0-name")).to_have_text("Gattamelata")
    expect(page.get_by_test_id("seat-2-kind")).to_contain_text("You")
    seat_somebody(page, 2, "carmagnola")
    expect(page.get_by_test_id("create-table")).to_have_text("Watch")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    expect(page.locator("[data-testid^=hand-card-]")).to_have_count(0)


# --- with friends ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_table_for_friends_is_as_it_was_asked_for(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto("/")
    unfold(page)
    page.get_by_test_id("option-hidden-cards").check()
    page.get_by_test_id("company-friends").click()
    expect(page.get_by_test_id("option-hidden-cards")).to_be_checked()
    page.get_by_test_id("seats-5").click()
    seat_somebody(page, 3, "colleoni")
    page.get_by_test_id("clock-days").check()
    page.get_by_test_id("days-3").click()
    page.get_by_test_id("public").check()
    page.get_by_test_id("own-name").fill("Ada")
    assert fits(page)
    page.get_by_test_id("create-table").click()
    page.wait_for_url("**/t/*")
    assert "#" not in page.url
    table = waiting(page)
    assert page.url.endswith(f"/t/{table['id']}")
    assert table["names"] == ["Ada", None, None, "Colleoni", None]
    assert table["options"]["hidden_cards"] is True
    assert table["id"] in [one["id"] for one in page.request.get("/api/lobby").json()["tables"]]
    page.goto("/")
    expect(page.get_by_test_id("create-table")).to_have_text("Open the table")


@pytest.mark.parametrize(
    ("addresses", "told"), [([], "Only this computer"), (["http://10.0.0.2/"], "Next: one link")]
)
def test_an_invitation_is_promised_only_where_others_can_come(
    page: Page, addresses: list[str], told: str
) -> None:
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": addresses}))
    page.goto("/")
    page.get_by_test_id("company-friends").click()
    expect(page.get_by_text(told)).to_be_visible()


def test_a_table_for_friends_is_private_and_without_a_clock_unless_that_is_said(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("company-friends").click()
    unfold(page)
    expect(page.get_by_test_id("clock-none")).to_be_checked()
    page.get_by_test_id("own-name").fill("Ada")
    page.get_by_test_id("create-table").click()
    page.wait_for_url("**/t/*")
    table = waiting(page)
    assert table["names"] == ["Ada", None, None, None]
    assert table["clock"] is None
    assert table["id"] not in [one["id"] for one in page.request.get("/api/lobby").json()["tables"]]


def test_what_the_server_refuses_is_said_in_its_words(page: Page) -> None:
    page.goto("/")
    unfold(page)
    page.get_by_test_id("seats-2").click()
    page.get_by_test_id("option-points").check()
    page.get_by_test_id("target-other").click()
    page.get_by_test_id("target").fill("2")
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(
            status=429, json={"code": "too_fast", "message": "Wait a second (R1.1)."}
        ),
    )
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("toast")).to_have_text("Wait a second (R1.1).")
    expect(page.get_by_test_id("toast")).to_be_in_viewport()
    expect(page.get_by_test_id("create-table")).to_be_enabled()


# --- finding one -------------------------------------------------------------------------------


def test_a_friend_finds_a_table_by_its_code_or_link(pages: list[Page]) -> None:
    ada, bruno = pages
    name_person(ada, "Ada")
    made = ada.request.post("/api/rooms", data={"seats": [{}, {}]}).json()
    for typed in (made["code"], made["code"].lower(), f"{bruno_origin(ada)}/t/{made['id']}"):
        bruno.goto("/")
        bruno.get_by_test_id("join-code").fill(typed)
        bruno.keyboard.press("Enter")
        bruno.wait_for_url(f"**/t/{made['id']}")


def bruno_origin(page: Page) -> str:
    page.goto("/rules")
    origin: str = page.evaluate("() => location.origin")
    return origin


def test_a_code_of_no_table_and_what_is_no_code_are_said_in_words(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("join-code").fill("ZZZZZZ")
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("join-trouble")).to_contain_text("No table has this code.")
    page.get_by_test_id("join-code").fill("https://example.com/")
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("join-trouble")).to_contain_text("not a table’s code or link")


def test_the_lobby_lists_public_tables_of_others_while_there_are_any(pages: list[Page]) -> None:
    ada, bruno = pages
    page_of_nothing(bruno)
    for page, name in zip(pages, ("Ada", "Bruno"), strict=True):
        name_person(page, name)
    clock = {"turn": 2 * 86_400, "reserve": 0}
    options = {"hidden_cards": True, "points": 30}
    table = open_room(ada, 4, ["colleoni"], public=True, options=options, clock=clock)
    for page in pages:
        page.goto("/")
    row = (
        bruno.get_by_test_id("lobby")
        .get_by_role("listitem")
        .filter(has=bruno.locator(f"[href='/t/{table}']"))
    )
    expect(row).to_contain_text("Ada and Colleoni")
    expect(row).to_contain_text("2 of 4 seats free · 30 points · Hidden Cards")
    expect(ada.get_by_test_id("game")).to_contain_text("waiting: 2 seats free")
    expect(ada.locator(f"[data-testid=lobby] [href='/t/{table}']")).to_have_count(0)
    assert violations(bruno) == []
    row.get_by_role("link", name="Join Ada and Colleoni").click()
    bruno.wait_for_url(f"**/t/{table}")


def test_on_a_low_screen_open_tables_leave_room_for_ones_own(pages: list[Page]) -> None:
    ada, bruno = pages
    name_person(ada, "Ada")
    table = open_room(ada, 3, public=True)
    bruno.set_viewport_size({"width": 640, "height": 360})
    bruno.goto("/")
    row = bruno.locator(f"[data-testid=lobby] [href='/t/{table}']")
    expect(row).to_be_hidden()
    expect(bruno.get_by_test_id("own-name")).to_be_in_viewport(ratio=1)
    bruno.get_by_text("Open tables").click()
    expect(row).to_be_visible()


def page_of_nothing(page: Page) -> None:
    """Where no table waits, the page says nothing of it."""
    page.route("**/api/lobby", lambda route: route.fulfill(json={"tables": []}))
    page.goto("/")
    expect(page.get_by_test_id("create-table")).to_be_visible()
    expect(page.get_by_test_id("lobby")).to_have_count(0)
    page.unroute("**/api/lobby")
