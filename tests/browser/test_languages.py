"""The page in another language: chosen on the first page, at once, kept, and known to the server."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.axe import PHONE, fits, speak
from browser.company import name_person
from browser.conftest import NewContext
from browser.shown import BATTLE, LOG, NAMES, RESULT, SITE, people, show, show_next
from condottiere.languages.bundle import ENGLISH, language, languages
from support.plain_http import request

OTHERS = [code for code in languages() if code != ENGLISH]


def test_another_language_changes_the_page_at_once_and_is_kept(page: Page) -> None:
    """The server is told of it as well: it writes notices in it, while the page may be closed."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    name_person(page, "Ada")
    page.goto("/?lang=pl")  # as an invitation carries it, while nothing is chosen here
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")
    page.get_by_test_id("own-name").fill("Bruno")
    for other in map(language, OTHERS):
        page.get_by_role("button", name=other.message("language"), exact=True).first.click()
        expect(page.locator("html")).to_have_attribute("lang", other.message("locale"))
        manifest = f"/manifest.{other.code}.webmanifest"
        expect(page.locator("link[rel=manifest]")).to_have_attribute("href", manifest)
        expect(page.get_by_test_id("create-table")).to_have_text(other.message("home-play"))
        expect(page.get_by_test_id("own-name")).to_have_value("Bruno")
        assert fits(page)
    page.reload()
    expect(page.get_by_test_id("create-table")).to_have_text(other.message("home-play"))
    page.get_by_test_id("open-me").click()
    with page.expect_response(
        lambda one: one.url.endswith("/api/me") and one.request.method == "PUT"
    ) as told:
        page.get_by_test_id(f"language-{OTHERS[0]}").last.click()
    assert told.value.json()["language"] == OTHERS[0]


@pytest.mark.own_page
def test_the_letters_of_a_language_are_there_before_its_words(page: Page) -> None:
    """Otherwise lines break anew, and what stands beneath moves, as soon as they come."""
    held: list[Route] = []
    page.route("**/garamond-400-polish*", lambda route: held.append(route))
    page.goto("/")
    with page.expect_request("**/garamond-400-polish*"):
        page.get_by_role("button", name=language("pl").message("language"), exact=True).first.click()
    assert page.locator("html").get_attribute("lang") == "en-GB"
    held.pop().continue_()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_what_went_wrong_is_told_in_the_language_that_is_chosen_afterwards(page: Page) -> None:
    """By the page itself, and by the server."""
    page.goto("/")
    for typed, why in (("!", "home-join-neither"), ("AAAAAA", "error-wrong-table-code")):
        page.get_by_test_id("join-code").fill(typed)
        page.get_by_test_id("join").click()
        for spoken in map(language, (OTHERS[0], ENGLISH)):
            page.get_by_role("button", name=spoken.message("language"), exact=True).click()
            expect(page.get_by_test_id("join-trouble")).to_have_text(spoken.message(why))


ROOT = Path(__file__).parents[2]
OLDEST: dict[str, str] = dict(
    query.split(" >= ")
    for query in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["browserslist"]
)
"""The oldest version of each browser that the pages are made for."""


def test_a_page_without_scripts_says_so_in_every_language(base_url: str) -> None:
    shown = request("GET", base_url).text
    for one in map(language, languages()):
        assert f'<p lang="{one.message("locale")}">{one.message("page-needs-scripts")}</p>' in shown
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert (
        "from version {chrome}, Firefox from {firefox}, and Safari from {safari}".format(**OLDEST) in readme
    )


def test_a_page_that_cannot_be_shown_says_why(new_context: NewContext, base_url: str) -> None:
    """In the reader's language where a script of old browsers can tell it, else in all."""
    french = new_context(locale="fr-FR")
    old = french.new_page()
    old.route("**/assets/*.js", lambda route: route.abort())  # which it could not read
    old.add_init_script("CSS.supports = () => false")
    old.goto(base_url)
    needed = language("fr").message("page-needs-browser", **OLDEST)
    expect(old.locator("body")).to_have_text(needed, use_inner_text=True)
    below = french.new_page()
    below.route("**/club/", lambda route: route.fulfill(response=route.fetch(url=base_url)))
    for part in ("assets/*", "theme.js"):  # another site has none of these
        below.route(f"**/{part}", lambda route: route.fulfill(status=404))
    below.goto(f"{base_url}/club/")
    expect(below.locator("body")).to_contain_text("Please load the page again. If that does not help")
    expect(below.locator("body")).to_have_text(
        " ".join(one.message("page-needs-host") for one in map(language, languages())), use_inner_text=True
    )


TRANSLATE = """() => {
    const isTranslated = (text) => {
        const { parentElement: within } = text
        const asked = within?.closest('[translate]')?.getAttribute('translate')
        return text.data.trim() && asked !== 'no' && within?.closest('font, script, style') === null
    }
    const translate = (root) => {
        const texts = []
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) texts.push(walker.currentNode)
        for (const text of texts.filter(isTranslated)) {
            const outer = document.createElement('font')
            const inner = outer.appendChild(document.createElement('font'))
            inner.textContent = `[${text.data}]`
            text.replaceWith(outer)
        }
    }
    translate(document)
    new MutationObserver((changes) => changes.forEach(({ target }) => translate(target)))
        .observe(document, { childList: true, subtree: true })
}"""
"""What translators of browsers do: they put their text in place of a page's, also of what comes later."""


def test_a_page_that_the_browser_translates_goes_on_telling_the_truth(page: Page) -> None:
    told = []
    for translates in (False, True):
        show(page, BATTLE, log=LOG)
        if translates:
            page.evaluate(TRANSLATE)
        show_next(page, SITE, 9, log=RESULT)
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
        expect(page.get_by_test_id("result")).to_be_visible()
        told.append(page.locator("main").inner_text())
    assert told[1] == told[0]
    page.goto("/rules")
    rule = page.locator("[id='r5.3']")
    expect(rule).to_contain_text("Bishop")
    page.evaluate(TRANSLATE)
    expect(rule).to_contain_text("[Bishop", use_inner_text=True)
    page.goto("/")
    expect(page.get_by_text("A guided first game")).to_be_visible()
    page.evaluate(TRANSLATE)
    expect(page.get_by_text("[A guided first game")).to_be_visible()
    speak(page, "fr")
    expect(page.locator(".means")).to_contain_text("Une première partie guidée")


@pytest.mark.painted
def test_a_font_is_loaded_only_for_letters_that_it_has(page: Page) -> None:
    """The display face has letters of the West of Europe; those of the East come from another."""
    loaded = """(family) => document.fonts.ready.then(() => [...document.fonts].filter((one) =>
        one.family.replaceAll('"', '') === family && one.status === 'loaded').length)"""
    for name, family, not_needed in (
        ("Жанна", "EB Garamond Variable", "IM Fell English"),
        ("Åse", "IM Fell English", None),
    ):
        show(page, BATTLE, players=people(6, 0, (name, *NAMES[1:])))
        expect(page.get_by_test_id("line-0")).to_contain_text(name)
        assert page.evaluate(loaded, family) == 1, name
        assert page.evaluate(loaded, not_needed) == 0, name
