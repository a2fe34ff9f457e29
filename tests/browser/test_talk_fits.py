"""Talk and pacts beside the table: marks of what is new, screens of all sizes, the keyboard and axe."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import LOOKS, fits, violations_in_every_look, wear
from browser.screens import SCREENS, cut, sized
from browser.shown import BATTLE, LOG, people, show
from condottiere.languages.fact import Fact
from condottiere.server.messages.agreements import Clause, Conduct, Pact, PactAnswer, Promises, Verdict
from condottiere.server.messages.protocol import ChatLine
from condottiere.server.table.wire import log_line

ROMA = 15
TOUCH = 44
"""CSS pixels of a touch target that is easy to hit (WCAG 2.5.5)."""

SPARE, PASS = Clause(kind="spare", region=ROMA), Clause(kind="pass")
PROMISABLE = [
    Promises(kind="spare", regions=[ROMA], seats=[]),
    Promises(kind="pass", regions=[], seats=[]),
    Promises(kind="fight", regions=[], seats=[2]),
]
OPEN: dict[str, Any] = {"withdrawn": False, "lapsed": False}
ASKED = Pact(
    id=0,
    by=1,
    to=[0],
    mine=SPARE,
    yours=PASS,
    answers=[PactAnswer(seat=0, accepted=None)],
    verdicts=[],
    **OPEN,
)
CHOSE_ROMA = Fact(id="verdict-chose-site", seat=0, region=15)
MADE = Pact(
    id=1,
    by=0,
    to=[1],
    mine=SPARE,
    yours=None,
    answers=[PactAnswer(seat=1, accepted=True)],
    verdicts=[
        Verdict(seat=0, clause=SPARE, state="broken", why=Fact(id="verdict-chose-site", seat=0, region=15))
    ],
    **OPEN,
)
TALK = [
    ChatLine(seat=1, to=None, text="Leave Siena to me", at=2.5),
    ChatLine(seat=1, to=[0], text="and Roma, too", at=4.5),
]


def show_talk(page: Page, screen: str, **changes: Any) -> None:
    """A table at which something was said, whispered, offered and broken."""
    sized(page, screen)
    log = [log_line(line, at=float(number)) for number, line in enumerate(LOG)]
    told: dict[str, Any] = {
        "log": log,
        "players": people(6),
        "promisable": PROMISABLE,
        "pacts": [ASKED, MADE],
    }
    show(page, BATTLE, chat=TALK, conduct=Conduct(host=0), **told | changes)


def open_side(page: Page) -> None:
    if page.get_by_test_id("log-and-talk").is_visible():
        page.get_by_test_id("log-and-talk").click()


def small(places: Locator) -> list[str]:
    """Those that are too small to be hit easily."""
    boxes = [(one.inner_text(), one.bounding_box()) for one in places.all() if one.is_visible()]
    return [text for text, box in boxes if not box or box["height"] < TOUCH or box["width"] < TOUCH]


@pytest.mark.parametrize("screen", ["phone", "small-phone", "phone-on-its-side", "zoomed-to-200"])
def test_the_button_that_opens_the_talk_counts_what_is_new(page: Page, screen: str) -> None:
    show_talk(page, screen, pacts=[])
    button = page.get_by_test_id("log-and-talk")
    expect(button.get_by_test_id("unread")).to_have_text("2, 2 unread, 1 whisper among them")
    expect(button.get_by_test_id("unread")).to_be_in_viewport(ratio=1)
    button.click()
    expect(page.get_by_test_id("log")).to_contain_text("Leave Siena to me")
    expect(button.get_by_test_id("unread")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("decision")).to_be_visible()
    expect(page.get_by_test_id("heard")).to_contain_text("and Roma, too")
    expect(button.get_by_test_id("unread")).to_have_count(0)


def test_a_whisper_or_an_offer_marks_more_strongly_than_talk(page: Page) -> None:
    colour = "(one) => getComputedStyle(one).backgroundColor"
    seen = []
    for chat, pacts in ((TALK[:1], []), (TALK, []), ([], [ASKED])):
        sized(page, "phone")
        show(page, BATTLE, chat=chat, pacts=pacts)
        seen.append(page.get_by_test_id("log-and-talk").get_by_test_id("unread").evaluate(colour))
    talk, whisper, offer = seen
    assert talk != whisper == offer


def test_talk_and_game_can_be_read_apart(page: Page) -> None:
    show_talk(page, "laptop")
    log = page.get_by_test_id("log")
    for tab, said, happened in (("all", 2, True), ("talk", 2, False), ("game", 0, True)):
        page.get_by_test_id(f"tab-{tab}").click()
        expect(page.get_by_test_id("said")).to_have_count(said)
        assert ("leads the Condottiere" in log.inner_text()) == happened


@pytest.mark.parametrize("screen", SCREENS)
def test_talk_and_pacts_fit_the_screen_and_are_easy_to_hit(page: Page, screen: str) -> None:
    show_talk(page, screen)
    notice = page.get_by_test_id("pact-notice")
    assert cut(*(notice.get_by_test_id(f"{answer}-pact") for answer in ("accept", "decline"))) == []
    open_side(page)
    side = page.get_by_role("complementary", name="Log, talk and cards")
    for tab in ("all", "pacts"):
        page.get_by_test_id(f"tab-{tab}").click()
        assert small(side.get_by_role("button")) == []
        assert fits(page)
    page.get_by_test_id("offer-pact").click()
    dialog = page.get_by_test_id("offer-dialog")
    page.get_by_test_id("mine-kind").select_option("spare")
    page.get_by_test_id("mine-which").select_option(str(ROMA))
    dialog.get_by_role("button", name="everybody").click()
    assert small(dialog.get_by_role("button")) == []
    assert cut(page.get_by_test_id("offer-confirm"), page.get_by_test_id("yours-kind")) == []
    expect(page.get_by_test_id("offer-confirm")).to_be_enabled()


def test_axe_finds_nothing_wrong_with_talk_and_pacts(page: Page) -> None:
    show_talk(page, "laptop")
    for tab in ("all", "talk", "pacts"):
        page.get_by_test_id(f"tab-{tab}").click()
        assert violations_in_every_look(page, within="aside") == [], tab
        wear(page, LOOKS[0])
    page.get_by_test_id("offer-pact").click()
    page.get_by_test_id("mine-kind").select_option("spare")
    assert violations_in_every_look(page, within="dialog[open]") == []


def test_a_pact_is_offered_with_the_keyboard_alone(page: Page) -> None:
    sized(page, "laptop")
    sent = show(page, BATTLE, promisable=PROMISABLE, players=people(6))
    page.get_by_test_id("tab-all").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("tab-pacts")).to_be_focused()
    page.get_by_test_id("offer-pact").press("Enter")
    page.get_by_test_id("offer-dialog").get_by_role("button", name="Bruno").press("Enter")
    page.get_by_test_id("mine-kind").press("p")  # the first choice that begins so: 'play no more cards'
    expect(page.get_by_test_id("offer-words")).to_contain_text("You promise to play no more cards")
    page.get_by_test_id("offer-confirm").press("Enter")
    expect(page.get_by_test_id("offer-dialog")).to_be_hidden()
    assert '"type":"offer","to":[1],"mine":{"kind":"pass"' in sent[-1]
