"""What moves at a table for whoever has not asked for stillness, in which order, and what ends it."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.person import drawn
from browser.played import PlayedTable
from browser.shown import show

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

RUNNING = """() => ['.lines', '.dock', '[data-testid=air]'].reduce(
    (sum, part) => sum + document.querySelector(part).getAnimations({ subtree: true }).length, 0)"""
"""How much moves on the board and over it."""

FLIES = """() => {
    const flight = document.querySelector('[data-testid=flight]')
    return flight?.getAnimations()[0]?.effect.getTiming().duration
}"""
"""How many milliseconds the card that travels takes, as soon as one does."""

HEARD = """
window.heard = 0
for (const node of [OscillatorNode, AudioBufferSourceNode]) {
    const start = node.prototype.start
    node.prototype.start = function (...when) { window.heard++; return start.apply(this, when) }
}
"""
"""Counts what begins to sound."""


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


def test_a_card_travels_from_the_hand_to_the_line(moving: Page) -> None:
    table = PlayedTable(moving, BATTLE)
    moving.evaluate(MEASURED)
    table.play("play:T")
    measured = moving.wait_for_function("() => window.measured").json_value()
    begin, end, slot = measured["begin"], measured["end"], measured["slot"]
    assert begin["top"] > slot["top"] + slot["height"]
    assert [end[side] for side in ("left", "top", "width")] == pytest.approx(
        [slot[side] for side in ("left", "top", "width")], abs=2
    )


def test_at_the_end_of_a_battle_the_lines_lie_the_marker_marches_and_only_then_the_cards_leave(
    moving: Page,
) -> None:
    table = PlayedTable(moving, BATTLE)
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


@pytest.mark.parametrize("how", ["click", "Space", "Escape"])
def test_any_input_skips(moving: Page, how: str) -> None:
    table = PlayedTable(moving, BATTLE, viewer=1)
    table.play("play:T", "pass", "play:6")
    moving.wait_for_function("() => document.querySelector('[data-testid=flight]')")
    if how == "click":
        moving.mouse.click(5, 300)
    else:
        moving.keyboard.press(how)
    drawn(moving, 2)
    assert moving.get_by_test_id("flight").count() == 0
    expect(moving.get_by_test_id("line-2")).to_have_attribute("data-strength", "34")
    assert moving.evaluate(RUNNING) == 0


def test_what_skips_answers_nothing_that_was_not_there(moving: Page) -> None:
    table = PlayedTable(moving, BATTLE, viewer=1)
    table.play("play:W", "pass", "play:6", "play:B")
    expect(moving.get_by_test_id("pass")).to_have_count(0)
    moving.keyboard.press("Enter")
    moving.keyboard.press("p")
    moving.keyboard.press("Enter")
    assert not any('"act"' in one for one in table.sent)


def test_others_are_followed_one_after_the_other_and_the_viewer_waits_two_seconds_at_most(
    moving: Page,
) -> None:
    table = PlayedTable(moving, BATTLE.replace("turn=0", "turn=1"), viewer=0)
    moving.evaluate("() => { window.began = performance.now() }")
    table.play("play:5", "play:6")
    expect(moving.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    waited = moving.evaluate("() => performance.now() - window.began")
    assert 400 < waited < 3000


def test_listeners_hear_at_once(moving: Page) -> None:
    table = PlayedTable(moving, BATTLE)
    table.play("play:T", "pass", "play:C")
    expect(moving.get_by_test_id("announcements")).to_contain_text("Courtesan")
    expect(moving.get_by_test_id("announcer")).not_to_contain_text("Courtesan")


def test_a_connection_that_comes_back_replays_nothing(moving: Page) -> None:
    table = PlayedTable(moving, BATTLE)
    moving.evaluate(RECORD)
    table.play_unseen("play:T", "play:5")
    expect(moving.get_by_test_id("line-1")).to_have_attribute("data-strength", "19")
    settled(moving)
    assert all(note["flights"] == "" for note in seen(moving))


def test_the_first_look_at_a_table_is_still(moving: Page) -> None:
    show(moving, BATTLE)
    expect(moving.get_by_test_id("flight")).to_have_count(0)


@pytest.mark.own_page
@pytest.mark.parametrize("why", ["reduced motion", "a switch"])
def test_nothing_moves_for_whoever_wants_stillness(moving: Page, why: str) -> None:
    if why == "a switch":
        moving.add_init_script("localStorage.setItem('condottiere.motion', 'none')")
    else:
        moving.emulate_media(reduced_motion="reduce")
    table = PlayedTable(moving, BATTLE)
    moving.evaluate(RECORD)
    table.play("play:W", "play:B", "favor:-", "pass", "pass", "pass")
    expect(moving.get_by_test_id("result")).to_be_visible()
    assert all(note["flights"] == "" for note in seen(moving))
    drawn(moving, 2)
    assert moving.evaluate("() => document.getAnimations().length") == 0


def test_whoever_looks_on_sees_captains_play(moving: Page) -> None:
    table = PlayedTable(moving, BATTLE, viewer=None)
    moving.evaluate(RECORD)
    table.play("play:T", "play:5", "play:6")
    expect(moving.get_by_test_id("line-2")).to_have_attribute("data-strength", "34")
    settled(moving)
    assert sum(note["flights"] == "card" for note in seen(moving)) >= 3


def test_how_much_moves_and_sounds_is_a_setting_of_this_browser(moving: Page) -> None:
    moving.goto("/")
    moving.get_by_test_id("open-settings").click()
    settings = moving.get_by_test_id("settings-dialog")
    settings.get_by_test_id("motion-none").click()
    settings.get_by_test_id("sound-on").click()
    moving.reload()
    moving.get_by_test_id("open-settings").click()
    expect(settings.get_by_test_id("motion-none")).to_have_attribute("aria-pressed", "true")
    expect(settings.get_by_test_id("sound-on")).to_have_attribute("aria-pressed", "true")
    expect(moving.locator("html")).to_have_attribute("data-motion", "none")


def test_the_pace_is_changed_at_the_table_and_holds_for_what_moves_next(moving: Page) -> None:
    table = PlayedTable(moving, BATTLE)
    lasts: dict[str, float] = {}
    for pace, token in (("full", "play:T"), ("fast", "play:6")):
        moving.get_by_test_id("the-table").click()
        dialog = moving.get_by_test_id("table-dialog")
        dialog.get_by_test_id(f"motion-{pace}").click()
        moving.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        table.play(token, "pass", "pass") if pace == "full" else table.play(token)
        lasts[pace] = moving.wait_for_function(FLIES).json_value()
        settled(moving)
    assert lasts["fast"] < 0.8 * lasts["full"]


@pytest.mark.own_page
def test_a_table_sounds_only_where_that_is_wanted_and_after_something_was_pressed(moving: Page) -> None:
    moving.add_init_script(HEARD)
    table = PlayedTable(moving, BATTLE)
    moving.mouse.click(5, 300)
    table.play("play:T")
    expect(moving.get_by_test_id("line-0")).to_have_attribute("data-strength", "26")
    assert moving.evaluate("() => heard") == 0
    moving.evaluate("() => localStorage.setItem('condottiere.sounds', 'yes')")
    table = PlayedTable(moving, BATTLE)
    table.play("play:T")
    expect(moving.get_by_test_id("line-0")).to_have_attribute("data-strength", "26")
    assert moving.evaluate("() => heard") == 0
    moving.mouse.click(5, 300)
    table.play("play:5")
    moving.wait_for_function("() => heard > 0")


def test_a_television_shows_what_happens_as_it_happens(moving: Page) -> None:
    table = PlayedTable(moving, BATTLE, viewer=None, path="/tv/{}", stands="tv-table")
    moving.evaluate(RECORD)
    table.play("play:T")
    moving.wait_for_function("() => window.seen.some((note) => note.endsWith('flights:card'))")
    table.play("pass", "pass", "pass")
    expect(moving.locator(".lines .won")).to_have_count(1)
    settled(moving)
    expect(moving.locator(".lines [data-slot]")).to_have_count(8)
