"""What the page shows of a moment of a game that is over, beside the View that its seat had then."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from condottiere.record.file import Record
from condottiere.record.game import Game
from condottiere.rules import Card, Phase, Region, View
from condottiere.rules.cards import NO_CARD
from condottiere.rules.seat_view import SeatView

FIGHTING = (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR)

SEEN = """(page) => {
    const all = (within, what) => [...within.querySelectorAll(what)]
    const words = (one) => one?.textContent.trim().replace(/\\s+/g, ' ') ?? ''
    const hand = (within, card) =>
        Object.fromEntries(all(within, card).map((one) => [one.dataset.card ?? one.dataset.testid.slice(10),
                                                           Number(one.dataset.count)]))
    return {
        viewer: page.dataset.viewer ?? null,
        regions: Object.fromEntries(all(page, '[data-testid^=region-]').map((one) =>
            [one.dataset.testid.slice(7), one.getAttribute('aria-label').replace(/ \\(\\w+\\)/, '')])),
        seats: Object.fromEntries(all(page, '[data-testid^=line-]').map((one) => [
            one.dataset.testid.slice(5), {
            strength: Number(one.dataset.strength),
            line: one.querySelector('.cards')?.getAttribute('aria-label') ?? null,
            known: one.querySelector('.known')?.getAttribute('aria-label') ?? '',
            facts: words(one.querySelector('.facts .long')),
            turn: one.classList.contains('playing'),
            holder: one.querySelector('[aria-label="Holds the Condottiere"]') !== null,
        }])),
        hand: hand(page, '[data-testid^=hand-card-]'),
        hands: Object.fromEntries(all(page, '[data-testid^=hand-of-]').map((one) =>
            [one.dataset.testid.slice(8), hand(one, '[data-card]')])),
    }
}"""
"""What stands on the page, as one who looks at it sees it, or hears it from a screen reader."""


def games(record: Record, entries: list[int]) -> Iterator[Game]:
    """The game as it was after each of these entries; the same one, which goes on."""
    game = Game(record.options, record.holder)
    for end in entries:
        while len(game.log) <= end:
            game.enter(record.entries[len(game.log)])
        yield game


def stop_the_clock(page: Page) -> None:
    """Wait until all is loaded; from then on time passes only as the test has it pass."""
    page.wait_for_load_state("networkidle")
    page.clock.install(time=0)
    page.clock.pause_at(20)  # a slow machine takes some seconds until then


def go_to(page: Page, moment: int) -> None:
    """Move the slider, and wait until the page shows that moment."""
    page.get_by_test_id("moment").fill(str(moment))
    expect(page.get_by_test_id("review")).to_have_attribute("data-moment", str(moment))


def look_as(page: Page, place: str) -> None:
    """Look from a seat, as 'spectator' or with 'open' cards, and wait until that is shown."""
    page.get_by_test_id("seen-by").select_option(place)
    review = page.get_by_test_id("review")
    if place.isdigit():
        expect(review).to_have_attribute("data-viewer", place)
    else:
        expect(review).not_to_have_attribute("data-viewer", re.compile("."))
        expect(page.get_by_test_id("hand-of-0")).to_have_count(int(place == "open"))


def seen(page: Page) -> dict[str, Any]:
    """What the page shows now."""
    found: dict[str, Any] = page.get_by_test_id("review").evaluate(SEEN)
    return found


def walk(page: Page, moments: Sequence[int]) -> list[dict[str, Any]]:
    """Move the slider to these moments, as fast as the page can follow; what it shows of each."""
    found: list[dict[str, Any]] = page.get_by_test_id("review").evaluate(
        f"""async (page, moments) => {{
            const slider = document.querySelector('[data-testid=moment]')
            const shown = (moment) => page.dataset.moment === `${{moment}}`
            const found = []
            for (const moment of moments) {{
                slider.value = moment
                slider.dispatchEvent(new Event('input', {{ bubbles: true }}))
                await new Promise((done) => {{
                    const observer = new MutationObserver(() => shown(moment) && done(observer.disconnect()))
                    observer.observe(page, {{ attributes: true }})
                    if (shown(moment)) done(observer.disconnect())
                }})
                found.push(({SEEN})(page))
            }}
            return found
        }}""",
        list(moments),
    )
    return found


def expected(game: Game, place: str, names: tuple[str, ...]) -> dict[str, Any]:
    """What it should show: the View of that seat, or of a spectator, who with open cards sees every hand."""
    view = game.view(int(place) if place.isdigit() else None)
    table = game.table
    open_hands = table.hands[: len(names)] if place == "open" else []
    down = [None if card == NO_CARD else Card(card) for card in table.down] if place == "open" else None
    return {
        "viewer": place if place.isdigit() else None,
        "regions": {region.name.lower(): _region(view, region, names) for region in Region},
        "seats": {
            str(seat): _seat(view, seat, one.face_down_card if down is None else down[seat])
            for seat, one in enumerate(view.seats)
        },
        "hand": _held(view.hand),
        "hands": {str(seat): _held(hand) for seat, hand in enumerate(open_hands)},
    }


def _held(counts: Sequence[int]) -> dict[str, int]:
    return {str(card): count for card, count in enumerate(counts) if count}


def _cards(counts: Sequence[int]) -> str:
    """'Mercenary 5, 2 × Winter'."""
    return ", ".join(
        f"{f'{counts[card]} × ' if counts[card] > 1 else ''}{card.label}" for card in Card if counts[card]
    )


def _number(number: int, one: str) -> str:
    return f"{number} {one}{'' if number == 1 else 's'}"


def _region(view: View, region: Region, names: tuple[str, ...]) -> str:
    owner = view.owners[region]
    fought = "the battle is fought here" if view.phase in FIGHTING else "the Condottiere stands here"
    facts = [
        region.label,
        "nobody controls it" if owner is None else f"controlled by {names[owner]}",
        *([fought] if view.site == region else []),
        *(["under the Favor of the Pope"] if view.favor == region else []),
    ]
    return ", ".join(facts)


def _seat(view: View, seat: int, face_down: Card | None) -> dict[str, Any]:
    one = view.seats[seat]
    known = _cards(one.known)
    facts = [_number(one.hand_size, "card"), _number(one.regions, "region")]
    facts += [] if view.options.points is None else [_number(one.score, "point")]
    lies = view.phase in (*FIGHTING, Phase.INTERVAL, Phase.OVER) or (
        view.phase in (Phase.SITE, Phase.DRAW) and any(any(each.line) for each in view.seats)  # R4.4
    )
    return {
        "strength": one.strength,
        "line": f"In the line: {_line(one, face_down)}" if lies else None,
        "known": known and f"{'Others know of' if seat == view.viewer else 'Holds'} {known}",
        "facts": " · ".join(facts),
        "turn": view.turn == seat and view.phase != Phase.HAND,
        "holder": view.holder == seat,
    }


def _line(one: SeatView, face_down: Card | None) -> str:
    down = "a face-down card" + (f" ({face_down.label})" if face_down is not None else "")
    parts = [_cards(one.line), down if one.face_down else ""]
    return " and ".join(part for part in parts if part) or "nothing"
