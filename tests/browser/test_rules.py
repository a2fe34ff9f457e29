"""The rules: docs/rules.md itself, and wherever one is named, the way to it."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.axe import LAPTOP, PHONE, choose_elsewhere, fits
from browser.person import unfold
from browser.shown import BATTLE, FIRST_BATTLE, LOG, show
from condottiere.languages.fact import Fact


def is_led_to(rule: Locator) -> None:
    """The reader is at this rule: it is in view, marked, and the keyboard goes on from it."""
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_have_class(re.compile("led-to"))


def test_an_address_leads_to_its_rule(page: Page) -> None:
    rule = page.locator("[id='r5.3']")
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/robots.txt")
        page.goto("/rules#r5.3")
        expect(rule).to_contain_text("R5.3 Bishop. When it is played, all Mercenaries in play")
        is_led_to(rule)
        assert fits(page)
    rule.get_by_role("link", name="R5.3").press("Enter")
    page.locator("[id='r5.6']").get_by_role("link", name="R4.2").click()
    assert page.url.endswith("/rules#r4.2")
    is_led_to(page.locator("[id='r4.2']"))


def test_the_rules_are_in_the_language_of_the_page(page: Page) -> None:
    page.goto("/rules")
    choose_elsewhere(page, "language", "pl")
    page.goto("/robots.txt")
    page.goto("/rules#r5.3")
    rule = page.locator("[id='r5.3']")
    expect(rule).to_contain_text("R5.3 Biskup.")
    is_led_to(rule)
    expect(page.get_by_role("cell", name="Kukła", exact=True).locator("svg")).to_be_visible()
    show(page, FIRST_BATTLE, advice=Fact(id="options-advice"))
    page.get_by_test_id("options-advice").get_by_role("link", name="R13.5").click()
    is_led_to(page.get_by_test_id("rules-drawer").locator("[id='r13.5']"))
    expect(page.get_by_test_id("rules-drawer").locator("div[lang=pl]")).to_be_visible()


def test_a_rule_named_at_a_table_opens_beside_it(page: Page) -> None:
    show(page, FIRST_BATTLE, advice=Fact(id="options-advice"))
    address = page.url
    link = page.get_by_test_id("options-advice").get_by_role("link", name="R13.5")
    link.click()
    drawer = page.get_by_test_id("rules-drawer")
    is_led_to(drawer.locator("[id='r13.5']"))
    drawer.locator("[id='r13.5']").get_by_role("link", name="R14").click()
    is_led_to(drawer.locator("[id='r14']"))
    assert page.url == address, "the address has the key of the seat"
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(link).to_be_focused()
    link.press("Enter")
    is_led_to(drawer.locator("[id='r13.5']"))


def test_a_selected_card_names_its_rules_beside_which_others_are_found(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    page.get_by_test_id("hand-card-9").press("Enter")
    page.get_by_role("region", name="What to do").get_by_role("link", name="R5.4").click()
    drawer = page.get_by_test_id("rules-drawer")
    is_led_to(drawer.locator("[id='r5.4']"))
    drawer.get_by_test_id("search").fill("face down card shown")
    drawer.get_by_test_id("found").get_by_role("link").first.click()
    assert page.url.endswith("#key")
    expect(drawer.locator(".led-to")).to_be_visible()


def test_a_rule_named_where_a_table_is_made_leaves_the_table_as_it_is(page: Page) -> None:
    page.goto("/")
    unfold(page)
    page.get_by_test_id("option-hidden-cards").check()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="R15", exact=True).click()
    is_led_to(opened.value.locator("[id='r15']"))
    expect(page.get_by_test_id("option-hidden-cards")).to_be_checked()


def test_words_are_found_as_they_are_typed_by_keyboard_alone(page: Page) -> None:
    page.goto("/rules")
    field, found = page.get_by_test_id("search"), page.get_by_test_id("found").get_by_role("link")
    field.press_sequentially("scarecrow hand")
    expect(found.first).to_be_visible()
    expect(found.first).to_contain_text(re.compile("scarecrow", re.IGNORECASE))
    expect(found.locator("mark").first).to_have_text(re.compile("scarecrow|hand", re.IGNORECASE))
    field.fill("r6.2")
    expect(found.first).to_contain_text("R6.2")
    field.press("ArrowDown")
    expect(found.first).to_be_focused()
    page.keyboard.press("Enter")
    is_led_to(page.locator("[id='r6.2']"))
    expect(found).to_have_count(0)
    assert page.evaluate("() => CSS.highlights.has('found')")
    field.fill("unicorn")
    expect(page.get_by_text("Nothing found").last).to_be_visible()
    field.press("Escape")
    expect(field).to_have_value("")


def test_the_rules_have_pictures_that_say_what_they_show(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("cell", name="Scarecrow", exact=True).locator("svg")).to_be_visible()
    pictures = page.locator("main img")
    expect(pictures).to_have_count(2)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("(one) => one.naturalWidth") > 0
        assert len(picture.get_attribute("alt") or "") > 60
