"""A person at the page: looks at what it shows, and clicks what it offers. Nothing goes past the page."""

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from condottiere.rules.options import OPTIONAL_RULES

OPTIONS = tuple(rule.replace("_", "-") for rule in OPTIONAL_RULES)
CARDS_KEPT = 2


class Person:
    """Plays at random whatever the page asks, and remembers which decisions it met."""

    def __init__(self, page: Page, seed: int, home: str = "", boldness: float = 0.75) -> None:
        """`home` is the address of a server other than the one all tests share.

        `boldness` is how often a card is played where one could pass.
        """
        print(f"seed {seed}")
        self.page = page
        self.home = f"{home}/"
        self.met: set[str] = set()
        self._boldness = boldness
        self._random = random.Random(seed)

    def make_table(
        self, seats: int, options: tuple[str, ...], points: int | None = None, stay: bool = False
    ) -> None:
        """From the home page (with `stay` it is open already): this person and the usual opponents, fast."""
        page = self.page
        if not stay:
            page.goto(self.home)
        unfold(page)
        page.get_by_test_id(f"seats-{seats}").click()
        for option in options:
            page.get_by_test_id(f"option-{option}").check()
        if points is not None:
            page.get_by_test_id("target-other").click()
            page.get_by_test_id("target").fill(str(points))
        page.get_by_test_id("pace").select_option("instant")
        page.get_by_test_id("create-table").click()
        expect(page.get_by_test_id("decision")).to_be_visible()

    def sit_down(self, captains: int = 1, **more: Any) -> None:
        """At a new table, where this person holds the Condottiere first."""
        seats = [{"name": "Ada"}, *({"name": f"Captain {k}", "bot": "carmagnola"} for k in range(captains))]
        table = {"seats": seats, "pace": "instant", "options": {"first_holder": 0}, **more}
        made = self.page.request.post("/api/tables", data=table).json()
        self.page.goto(f"/t/{made['id']}#{made['keys'][0]}")
        expect(self.page.get_by_test_id("decision")).to_have_attribute("data-mine", "true")

    def play_to_the_end(self, most: int = 2000) -> None:
        for _ in range(most):
            if not self.play_once():
                return
        raise AssertionError(f"no end after {most} decisions")

    def play_once(self) -> bool:
        """Wait until something is asked, and answer; False when the whole game is over."""
        page = self.page
        asked = page.locator(
            "[data-testid=game-over], [data-testid=next-game]:enabled, [data-testid=decision][data-mine=true]"
        )
        asked.first.wait_for()
        if page.get_by_test_id("game-over").is_visible():
            return False
        decision = page.get_by_test_id("decision")
        # All at once: meanwhile the server may pass for a person with an empty hand (R2.5).
        seen = decision.evaluate("(one) => ({ ...one.dataset })")
        if seen["mine"] == "true" or seen["phase"] == "interval":
            self.met.add(seen["phase"])
            self._answer(seen["phase"])
            expect(decision).not_to_have_attribute("data-version", seen["version"])
        return True

    def _answer(self, phase: str) -> None:
        page = self.page
        if phase == "battle":
            self._battle()
        elif phase in ("site", "favor"):
            places = page.locator("[data-choosable=true]").all()
            off = page.get_by_test_id("favor-off")
            if phase == "favor" and (not places or self._random.random() < 0.2):
                self._press(off)
            else:
                self._choose_region(self._random.choice(places))
        elif phase == "rescue":
            self._rescue(page.locator("[data-testid^=rescue-]"))
        elif phase == "draw":
            self._one_of(page.locator("[data-testid^=draw-]"))
        elif phase == "hand":
            if self._random.random() < 0.5:
                self._twice(page.get_by_test_id("discard-hand"))
            else:
                self._press(page.get_by_test_id("keep-hand"))
        elif phase == "keep":
            self._keep()
        elif phase == "interval":
            self._press(page.get_by_test_id("next-game"))
        else:
            raise AssertionError(f"the page asks something unknown: {phase}")

    def _battle(self) -> None:
        """Fight often enough to see something; turn the face-down card up now and then."""
        page = self.page
        cards = page.locator("[data-testid^=hand-card-]")
        if cards.count() and self._random.random() < self._boldness:
            self._play(self._random.choice(cards.all()))
            return
        revealing = page.get_by_test_id("pass-revealing")
        if not cards.count() and not revealing.is_visible():
            return  # R2.5: there is nothing to decide, and the server passes
        if revealing.is_visible() and self._random.random() < 0.5:
            self._press(revealing)
        else:
            self._press(page.get_by_test_id("pass"))

    def _keep(self) -> None:
        cards = self.page.locator("[data-testid^=hand-card-]").all()[:CARDS_KEPT]
        if not cards or self._random.random() < 0.1:
            self._twice(self.page.get_by_test_id("keep-none"))
            return
        for card in cards:
            self._pick(card)
        self._press(self.page.get_by_test_id("keep-confirm"))

    def _twice(self, button: Locator) -> None:
        """What cannot be taken back and is seldom meant asks once more."""
        self._press(button)
        expect(button).to_have_attribute("data-asked", "true")
        self._press(button)

    def _one_of(self, choices: Locator) -> None:
        choices.first.wait_for()
        self._press(self._random.choice(choices.all()))

    def _rescue(self, choices: Locator) -> None:
        """A first press chooses, a second one confirms, unless there is a single Mercenary to take back."""
        choices.first.wait_for()
        offered = choices.all()
        choice = self._random.choice(offered)
        self._press(choice)
        if len(offered) > 2:
            expect(choice).to_have_attribute("aria-pressed", "true")
            self._press(choice)

    # How it is done: by others with the keyboard, or with a finger.

    def _press(self, button: Locator) -> None:
        button.click()

    def _pick(self, card: Locator) -> None:
        pick(card)

    def _play(self, card: Locator) -> None:
        self._pick(card)
        self._press(self.page.get_by_test_id("play-card"))

    def _choose_region(self, region: Locator) -> None:
        self._press(region)
        self._press(self.page.get_by_test_id("confirm-region"))

    def hand_in_words(self) -> list[str]:
        """The cards as the page names them: 'Winter', 'Mercenary 2, 4 of them'."""
        return [card_in_words(card) for card in self.page.locator("[data-testid^=hand-card-]").all()]


def unfold(page: Page) -> None:
    """On the home page: show what a table may be made of."""
    settings = page.get_by_test_id("table-settings")
    settings.wait_for()
    if settings.get_attribute("open") is None:
        settings.locator("summary").click()


BACK = """async () => {
    for (let earlier; (earlier = document.querySelector('[data-testid=earlier]')) !== null;) {
        earlier.click()
        await new Promise(requestAnimationFrame)
    }
}"""


def whole_log(page: Page) -> Locator:
    """The lines of a log, after going back to its first one."""
    page.evaluate(BACK)
    return page.get_by_test_id("log").get_by_role("listitem")


def seat_somebody(page: Page, seat: int, who: str) -> None:
    """On the home page: give a seat to a person, a level or a bot."""
    unfold(page)
    page.get_by_test_id(f"seat-{seat}-kind").click()
    choice = page.get_by_test_id(f"pick-{who}")
    if not choice.is_visible():
        page.get_by_test_id("other-bots").click()
    choice.click()
    expect(page.get_by_test_id("picker")).to_be_hidden()


def fight_for(page: Page, region: str) -> None:
    """Choose the next site, on turn to do so."""
    page.get_by_test_id(f"region-{region}").click()
    page.get_by_test_id("confirm-region").click()


def play_mercenary(page: Page) -> None:
    """It ends no battle, and asks nothing more; until it lies in the line."""
    decision = page.get_by_test_id("decision")
    expect(decision).to_have_attribute("data-phase", "battle")
    expect(decision).to_have_attribute("data-mine", "true")
    version = decision.get_attribute("data-version") or ""
    page.locator("[data-testid^=hand-card-]").filter(has_text="Mercenary").first.click()
    page.get_by_test_id("play-card").click()
    expect(decision).not_to_have_attribute("data-version", version)


def drawn(page: Page, frames: int) -> None:
    """Wait until so many frames have been drawn: what is told of a change follows it a frame later."""
    page.evaluate("async (frames) => { while (frames--) await new Promise(requestAnimationFrame) }", frames)


def pick(card: Locator) -> None:
    """Tap a card of the hand where it can be seen: the next one may lie over the rest of it."""
    card.click(position={"x": 10, "y": 40})


def card_in_words(card: Locator) -> str:
    """How the page names a card of the hand."""
    words = (card.text_content() or "").strip().split(".")[0]
    assert words, "a card without a name"
    return words
