"""What moves at a table for whoever has not asked for stillness, in which order, and what ends it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.person import drawn
from browser.shown import show, show_next
from condottiere.record.events.event import Event
from condottiere.record.notation import Acted, parse_action
from condottiere.record.pacts.notation import Clause, Offer
from condottiere.record.pacts.state import Breach
from condottiere.record.position import parse_position
from condottiere.rules import Region, apply
from support.told import happened

BATTLE = (
    "seats=3 holder=0 turn=0 site=firenze hands=TT65WSBK/54B/66CD lines=T6/T4/65D "
    "owners=roma:1,napoli:1,lucca:2"
)
RECORD = """() => {
    window.seen = []
    const note = () => {
        const state = [
            `cards:${document.querySelectorAll('.lines [data-slot]').length}`,
            `marker:${document.querySelectorAll('[data-piece="marker-10"]').length}`,
            `won:${document.querySelectorAll('.lines .won').length}`,
            `flights:${[...document.querySelectorAll('[data-testid=flight]')].map(({ classList }) =>
                ['card', 'marker', 'helm', 'keys'].find((name) => classList.contains(name))).join('+')}`,
        ].join(' ')
        if (window.seen.at(-1) !== state) window.seen.push(state)
        requestAnimationFrame(note)
    }
    note()
}"""
"""Notes what the board shows, frame by frame, whenever it changes."""

BROKEN = "Anna Magdalena breaks a promise to Carmagnola: “Anna Magdalena leaves Firenze alone”."

RUNNING = """() => ['.lines', '.dock', '[data-testid=air]'].reduce(
    (sum, part) => sum + document.querySelector(part).getAnimations({ subtree: true }).length, 0)"""
"""How much moves on the board and over it."""

CRACKS = """() => {
    window.cracks = []
    window.watcher?.disconnect()
    window.watcher = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node.dataset?.testid === 'crack')
                window.cracks.push(/tincture-./.exec(node.querySelector('.seal').getAttribute('class'))[0])
    })
    window.watcher.observe(document.body, { childList: true, subtree: true })
}"""
"""Notes the colours of the seals that break over the lines."""

FLIES = """() => {
    const flight = document.querySelector('[data-testid=flight]')
    return flight?.getAnimations()[0]?.effect.getTiming().duration
}"""
"""How many milliseconds the card that travels takes, as soon as one does."""

MEASURED = """() => {
    const place = (what) => {
        const { left, top, width, height } = (typeof what === 'string' ? document.querySelector(what) : what)
            .getBoundingClientRect()
        return { left, top, width, height }
    }
    const watcher = new MutationObserver(() => {
        const flight = document.querySelector('[data-testid=flight]')
        const [one] = flight?.getAnimations() ?? []
        if (!one) return
        watcher.disconnect()
        const [begin, end] = [0, one.effect.getTiming().duration].map((time) => {
            one.currentTime = time
            return place(flight)
        })
        one.currentTime = 0
        window.measured = { begin, end, slot: place('[data-testid=line-0] [data-slot="6-1"]') }
    })
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true })
}"""
"""Measures where the first flight begins and ends, and where its card will lie, as soon as it takes off."""

HEARD = """() => {
    window.heard = 0
    for (const node of [OscillatorNode, AudioBufferSourceNode]) {
        const start = node.prototype.start
        node.prototype.start = function (...when) { window.heard++; return start.apply(this, when) }
    }
}"""
"""Counts what begins to sound."""


ASKED = """() => {
    window.asked = []
    const note = () => {
        const decision = document.querySelector('[data-testid=decision]')
        if (!decision) return // the next table is opened
        const choices = document.querySelectorAll('.dock .choices button').length
        if (decision.dataset.mine === 'true' && !choices) window.asked.push(decision.textContent.trim())
        requestAnimationFrame(note)
    }
    note()
}"""
"""Notes what the viewer is asked, frame by frame, while there is nothing to answer it with."""


class PlayedTable:
    """A table that is played move by move before a page, as a seat sees it (None looks on)."""

    def __init__(self, page: Page, position: str = BATTLE, viewer: int | None = 0, tv: bool = False) -> None:
        self._page = page
        self._viewer = viewer
        self._table = parse_position(position)
        self._log: list[Event] = []
        self._version = 1
        self.sent = show(page, position, viewer, tv=tv)

    def play(self, *tokens: str, unseen: bool = False, broken: tuple[Breach, ...] = ()) -> None:
        """Have the seats on turn act, break these promises with it, and tell the page of each action."""
        for token in tokens:
            before = self._table.copy()
            code = parse_action(token)
            apply(self._table, code)
            self._log += happened(before, Acted(code), self._table, self._viewer, broken=broken)
            self._version += 1
            show_next(self._page, self._table, self._version, self._viewer, self._log, unseen)


@pytest.fixture
def moving(page: Page) -> Page:
    """A page on which things move."""
    page.emulate_media(reduced_motion="no-preference")
    return page


def settled(page: Page) -> None:
    """Wait until nothing is on its way any more."""
    expect(page.locator("[data-testid=air][data-moving=true]")).to_have_count(0)


def seen(page: Page) -> list[dict[str, str]]:
    """What was noted."""
    notes: list[str] = page.evaluate("() => window.seen")
    return [dict(part.split(":", 1) for part in note.split(" ")) for note in notes]


def test_a_card_travels_from_the_hand_to_the_line_as_fast_as_is_chosen(moving: Page) -> None:
    table = PlayedTable(moving)
    expect(moving.get_by_test_id("flight")).to_have_count(0)
    moving.evaluate(MEASURED)
    table.play("play:T")
    measured = moving.wait_for_function("() => window.measured").json_value()
    begin, end, slot = measured["begin"], measured["end"], measured["slot"]
    assert begin["top"] > slot["top"] + slot["height"]
    sides = ("left", "top", "width")
    assert [end[side] for side in sides] == pytest.approx([slot[side] for side in sides], abs=2)
    lasts: dict[str, float] = {}
    table.play("pass", "pass")
    for pace, token in (("full", "play:6"), ("fast", "play:5")):
        settled(moving)
        moving.get_by_test_id("the-table").click()
        moving.get_by_test_id("table-dialog").get_by_test_id(f"motion-{pace}").click()
        moving.keyboard.press("Escape")
        expect(moving.get_by_test_id("table-dialog")).to_be_hidden()
        table.play(token)
        lasts[pace] = moving.wait_for_function(FLIES).json_value()
    assert lasts["fast"] < 0.8 * lasts["full"]


def test_at_the_end_of_a_battle_the_lines_lie_the_marker_marches_and_only_then_the_cards_leave(
    moving: Page,
) -> None:
    table = PlayedTable(moving)
    table.play("pass", "pass")
    settled(moving)
    moving.evaluate(RECORD)
    table.play("pass")
    expect(moving.get_by_test_id("result")).to_contain_text("conquers Firenze")
    settled(moving)
    # R4.4: only the choice of the next site clears the lines; until then whoever has won stands out.
    expect(moving.locator(".lines [data-slot]")).to_have_count(7)
    expect(moving.get_by_test_id("line-2")).to_have_class(re.compile(r"\bwon\b"))
    notes = seen(moving)
    assert all(note["cards"] == "7" for note in notes)
    lifted = next(k for k, note in enumerate(notes) if note["won"] == "1")
    marching = next(k for k, note in enumerate(notes) if "marker" in note["flights"])
    takes = next(k for k, note in enumerate(notes) if "helm" in note["flights"])
    assert notes[lifted]["marker"] == "0"
    assert lifted < marching < takes
    moving.evaluate("() => { window.seen = [] }")
    table.play("site:siena")
    expect(moving.locator(".lines [data-slot]")).to_have_count(0)
    notes = seen(moving)
    assert any("helm" in note["flights"] and note["cards"] == "7" for note in notes)
    assert notes[-1]["cards"] == "0"


def test_nobody_is_asked_for_anything_while_it_is_shown_what_they_have_done(moving: Page) -> None:
    for viewer, before, last in ((2, ("pass", "pass"), "pass"), (0, (), "play:U")):
        table = PlayedTable(moving, BATTLE.replace("TT65", "TU65"), viewer)
        table.play(*before)
        settled(moving)
        moving.evaluate(ASKED)
        table.play(last)
        expect(moving.get_by_test_id("result")).to_be_visible()
        settled(moving)
        assert moving.evaluate("() => window.asked") == []


def test_any_input_skips_and_answers_nothing_that_was_not_there(moving: Page) -> None:
    skips: list[Callable[[], None]] = [
        lambda: moving.mouse.click(5, 300),
        lambda: moving.keyboard.press("Space"),
    ]
    for skip in skips:
        table = PlayedTable(moving, viewer=1)
        table.play("play:T", "pass", "play:6")
        moving.wait_for_function("() => document.querySelector('[data-testid=flight]')")
        skip()
        drawn(moving, 2)
        assert moving.get_by_test_id("flight").count() == 0
        expect(moving.get_by_test_id("line-2")).to_have_attribute("data-strength", "34")
        assert moving.evaluate(RUNNING) == 0
    table = PlayedTable(moving, viewer=1)
    table.play("play:W", "pass", "play:6", "play:B")
    expect(moving.get_by_test_id("pass")).to_have_count(0)
    for key in ("Enter", "p", "Enter"):
        moving.keyboard.press(key)
    assert not any('"act"' in one for one in table.sent)


def test_listeners_hear_at_once_and_a_connection_that_comes_back_replays_nothing(moving: Page) -> None:
    table = PlayedTable(moving)
    table.play("play:T", "pass", "play:C")
    expect(moving.get_by_test_id("announcements")).to_contain_text("Courtesan")
    expect(moving.get_by_test_id("announcer")).not_to_contain_text("Courtesan")
    settled(moving)
    moving.evaluate(RECORD)
    table.play("play:5", unseen=True)
    expect(moving.get_by_test_id("line-0")).to_have_attribute("data-strength", "31")
    settled(moving)
    assert all(note["flights"] == "" for note in seen(moving))


def test_nothing_moves_for_whoever_wants_stillness_as_is_kept_in_this_browser(moving: Page) -> None:
    moving.goto("/")
    for chosen in (False, True):
        moving.get_by_test_id("open-settings").click()
        settings = moving.get_by_test_id("settings-dialog")
        for setting in ("motion-none", "sound-on"):
            if not chosen:
                settings.get_by_test_id(setting).click()
            expect(settings.get_by_test_id(setting)).to_have_attribute("aria-pressed", "true")
        moving.reload()
    table = PlayedTable(moving)
    moving.evaluate(RECORD)
    table.play("play:W", "play:B", "favor:-", "pass", "pass", "pass")
    expect(moving.get_by_test_id("result")).to_be_visible()
    assert all(note["flights"] == "" for note in seen(moving))
    drawn(moving, 2)
    assert moving.evaluate("() => document.getAnimations().length") == 0


def test_a_table_sounds_only_where_that_is_wanted_and_after_something_was_pressed(moving: Page) -> None:
    def plays(token: str, strength: int) -> int:
        """How much sounds when this card is played."""
        table.play(token)
        expect(moving.get_by_test_id("line-0")).to_have_attribute("data-strength", str(strength))
        settled(moving)
        heard: int = moving.evaluate("() => heard")
        return heard

    table = PlayedTable(moving)
    moving.evaluate(HEARD)
    moving.mouse.click(5, 300)
    assert plays("play:T", 26) == 0
    moving.evaluate("() => localStorage.setItem('condottiere.sounds', 'yes')")
    moving.reload()
    moving.evaluate(HEARD)
    table = PlayedTable(moving)
    assert plays("play:T", 26) == 0
    moving.mouse.click(5, 300)
    table.play("pass", "pass")
    assert plays("play:5", 31) > 0


def test_a_seal_breaks_before_those_who_know_of_the_promise(moving: Page) -> None:
    spare = Clause("spare", Region.FIRENZE)
    secret, public = (Breach(0, (2,), Offer(0, to, spare, None), spare) for to in ((2,), None))
    for viewer, broken in ((1, ["tincture-2"]), (2, ["tincture-2", "tincture-2"])):
        table = PlayedTable(moving, viewer=viewer)
        moving.evaluate(CRACKS)
        table.play("play:T", broken=(secret, public))
        expect(moving.get_by_test_id("announcer")).to_have_text(BROKEN)
        settled(moving)
        assert moving.evaluate("() => window.cracks") == broken


@pytest.mark.everything
def test_whoever_looks_on_and_a_television_see_captains_play(moving: Page) -> None:
    for tv in (False, True):
        table = PlayedTable(moving, viewer=None, tv=tv)
        moving.evaluate(RECORD)
        table.play("play:T", "play:5", "play:6")
        expect(moving.locator(".lines [data-slot]")).to_have_count(10)
        settled(moving)
        assert sum(note["flights"] == "card" for note in seen(moving)) >= 3
        table.play("pass", "pass", "pass")
        expect(moving.locator(".lines .won")).to_have_count(1)
