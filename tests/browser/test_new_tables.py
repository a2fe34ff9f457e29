"""Setting up a table: alone in one click, or for friends; and finding one that waits."""

from playwright.sync_api import Page, expect

from browser.axe import LAPTOP, PHONE, fits, violations
from browser.company import name_person, open_room
from browser.person import seat_somebody, unfold
from browser.screens import box_of, sized
from browser.shown import OVER, show

# --- alone -------------------------------------------------------------------------------------


def test_one_click_begins_a_game_that_the_server_knows_as_mine(page: Page) -> None:
    """A name that was typed is that of the person and the seat."""
    page.goto("/")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert "#" not in page.url, "the key is not needed, and not to be seen over a shoulder"
    (game,) = page.request.get("/api/me/games").json()["games"]
    assert (game["seats"], game["players"][0]["name"]) == ([0], "Lucrezia")
    kept = page.evaluate("() => localStorage.getItem('condottiere.tables')")
    assert '"key":null' in kept
    page.goto("/")
    expect(page.get_by_test_id("open-me")).to_have_text("You are Lucrezia")
    page.get_by_test_id("own-name").fill("Carmagnola")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert page.request.get("/api/me").json()["name"] == "Carmagnola"
    game, _ = page.request.get("/api/me/games").json()["games"]
    assert [player["name"] for player in game["players"][:2]] == ["Carmagnola", "Carmagnola (2)"]


def test_whoever_has_never_won_a_game_is_offered_the_gentlest_captains(page: Page) -> None:
    gentle = "4 players · captains: gentle, easy and fair · no optional rules · pace: normal"
    settings = page.get_by_test_id("table-settings").locator("summary")
    for seat, offered in ((None, True), (0, True), (2, False)):
        if seat is not None:
            show(page, OVER, viewer=seat)
        page.goto("/")
        expect(settings).to_contain_text("captains:")
        assert (gentle in settings.inner_text()) == offered, seat


def test_more_settings_leads_on_to_them_and_ticks_nothing(page: Page) -> None:
    sized(page, "laptop")
    page.goto("/")
    unfold(page)
    box = box_of(page.get_by_test_id("more-settings"))
    # Where a box fades out beneath the words.
    page.mouse.click(box["x"] + 30, box["y"] + box["height"] / 2)
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
    refusal = {"code": "too_fast", "message": "Wait a second (R1.1)."}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=refusal))
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("toast")).to_have_text("Wait a second.§")
    expect(page.get_by_test_id("toast")).to_be_in_viewport()
    page.unroute("**/api/tables")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    expect(page.locator("[data-testid^=hand-card-]")).to_have_count(0)


# --- with friends ------------------------------------------------------------------------------


def test_a_table_for_friends_is_as_it_was_asked_for(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
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
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert fits(page)
    page.get_by_test_id("create-table").click()
    page.wait_for_url("**/t/*")
    (table,) = page.request.get("/api/me/games").json()["waiting"]
    assert page.url.endswith(f"/t/{table['id']}")
    assert table["names"] == ["Ada", None, None, "Colleoni", None]
    assert table["options"]["hidden_cards"] is True
    assert table["id"] in public(page)


def test_a_table_for_friends_is_private_and_without_a_clock_unless_that_is_said(page: Page) -> None:
    """An invitation is promised only where others can come."""
    addresses = ["http://10.0.0.2/"]
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": addresses}))
    for told, where in (
        ("Next: one link", "wherever they are"),
        ("Only this computer", "on this device, so far"),
    ):
        page.goto("/")
        expect(page.get_by_test_id("company-friends")).to_contain_text(where)
        page.get_by_test_id("company-friends").click()
        expect(page.get_by_text(told)).to_be_visible()
        addresses.clear()
    page.route("**/api/addresses", lambda _: None)
    page.goto("/")
    expect(page.get_by_test_id("company-friends")).to_have_text("With friends")
    page.get_by_test_id("company-friends").click()
    unfold(page)
    expect(page.get_by_test_id("clock-none")).to_be_checked()
    page.get_by_test_id("own-name").fill("Ada")
    expect(page.get_by_test_id("create-table")).to_have_text("Open the table")
    page.get_by_test_id("create-table").click()
    page.wait_for_url("**/t/*")
    (table,) = page.request.get("/api/me/games").json()["waiting"]
    assert (table["names"], table["clock"]) == (["Ada", None, None, None], None)
    assert table["id"] not in public(page)


def public(page: Page) -> list[str]:
    return [one["id"] for one in page.request.get("/api/lobby").json()["tables"]]


# --- finding one -------------------------------------------------------------------------------


def test_a_friend_finds_a_table_by_its_code_or_link(pages: list[Page], base_url: str) -> None:
    ada, bruno = pages
    name_person(ada, "Ada")
    made = ada.request.post("/api/rooms", data={"seats": [{}, {}]}).json()
    sized(bruno, "phone")
    bruno.goto("/")
    for typed, why in (("ZZZZZZ", "No table has this code."), ("https://a.b/", "not a table’s code or link")):
        bruno.get_by_test_id("join-code").fill(typed)
        bruno.get_by_test_id("join").click()
        expect(bruno.get_by_test_id("join-trouble")).to_contain_text(why)
        expect(bruno.get_by_test_id("join-trouble")).to_be_in_viewport(ratio=1)
    for typed in (made["code"].lower(), f"{base_url}/t/{made['id']}"):
        bruno.goto("/")
        bruno.get_by_test_id("join-code").fill(typed)
        bruno.keyboard.press("Enter")
        bruno.wait_for_url(f"**/t/{made['id']}")


def test_the_lobby_lists_public_tables_of_others_while_there_are_any(pages: list[Page]) -> None:
    ada, bruno = pages
    bruno.route("**/api/lobby", lambda route: route.fulfill(json={"tables": []}))
    bruno.goto("/")
    expect(bruno.get_by_test_id("create-table")).to_be_visible()
    expect(bruno.get_by_test_id("lobby")).to_have_count(0)
    bruno.unroute("**/api/lobby")
    for page, name in zip(pages, ("Ada", "Bruno"), strict=True):
        name_person(page, name)
    clock = {"turn": 2 * 86_400, "reserve": 0}
    options = {"hidden_cards": True, "points": 30}
    table = open_room(ada, 4, ["colleoni"], public=True, options=options, clock=clock)
    for page in pages:
        page.goto("/")
    link = f"[data-testid=lobby] [href='/t/{table}']"
    row = bruno.get_by_test_id("lobby").get_by_role("listitem")
    row = row.filter(has=bruno.locator(f"[href='/t/{table}']"))
    expect(row).to_contain_text("Ada and Colleoni")
    expect(row).to_contain_text("2 of 4 seats free · 30 points · Hidden Cards")
    expect(ada.get_by_test_id("game")).to_contain_text("waiting: 2 seats free")
    expect(ada.locator(link)).to_have_count(0)
    assert violations(bruno) == []
    # On a low screen open tables leave room for one's own.
    sized(bruno, "zoomed-to-200")
    bruno.reload()
    expect(bruno.locator(link)).to_be_hidden()
    expect(bruno.get_by_test_id("own-name")).to_be_in_viewport(ratio=1)
    bruno.get_by_text("Open tables").click()
    row.get_by_role("link", name="Join Ada and Colleoni").click()
    bruno.wait_for_url(f"**/t/{table}")
