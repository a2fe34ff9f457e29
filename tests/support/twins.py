"""Twins of a table: the same in all that one viewer may know, and dealt anew in all that it may not."""

import random
from collections.abc import Iterable

from condottiere.rules import PUBLIC, Table
from condottiere.rules.cards import CARDS, CONCEALED, NO_CARD
from condottiere.rules.legality import has_mercenary
from condottiere.rules.table import VIEWERS
from condottiere.rules.visibility import has_answered


def twin(table: Table, viewer: int | None, rng: random.Random) -> Table:
    """Deal the hidden cards anew, keeping what the viewer knows of each hand (R6.4, R10.3, R15.5).

    Others have answered anew about their hands (R4.5), too.
    """
    other = table.copy()
    knower = PUBLIC if viewer is None else viewer
    hidden = [seat for seat in range(table.seats) if seat != viewer]
    pool = [card for card in range(CARDS) for _ in range(other.pile[card])]
    for seat in hidden:
        pool += _take_unknown(other, seat, knower, rng)
    pool.sort(key=lambda _: rng.random())  # as a shuffle, in a fifth of its time
    for seat in hidden:
        if other.down[seat] == NO_CARD and table.down[seat] != NO_CARD:
            card = next(card for card in pool if CONCEALED[card])
            pool.remove(card)
            other.down[seat] = card
        for _ in range(table.held[seat] - sum(other.hands[seat])):
            other.hands[seat][pool.pop()] += 1
    other.pile = [pool.count(card) for card in range(CARDS)]
    for seat in hidden:
        if has_answered(other, seat):
            discards = not has_mercenary(other, seat) and rng.random() < 0.5
            other.discarding = other.discarding & ~(1 << seat) | discards << seat
    _redo_others_knowledge(other, knower, rng)
    return other


def _take_unknown(table: Table, seat: int, knower: int, rng: random.Random) -> Iterable[int]:
    """Take from a seat every card that the viewer does not know to be there."""
    known = table.known[seat][knower]
    taken: list[int] = []
    down = table.down[seat]
    shown = bool(table.down_shown[seat] >> knower & 1)
    # A known card may be the one lying face down; then that one stays where it is.
    needed_down = down != NO_CARD and known[down] > table.hands[seat][down]
    if down != NO_CARD and not shown and not needed_down and rng.random() < 0.8:
        taken.append(down)
        table.down[seat] = NO_CARD
    for card in range(CARDS):
        keep = min(table.hands[seat][card], known[card])
        taken += [card] * (table.hands[seat][card] - keep)
        table.hands[seat][card] = keep
    return taken


def _redo_others_knowledge(table: Table, knower: int, rng: random.Random) -> None:
    """What others were shown in private is hidden from the viewer too, but for its own hand."""
    for seat in range(table.seats):
        if seat == knower:
            continue
        counts = list(zip(table.known[seat][PUBLIC], table.hands[seat], strict=True))
        for viewer in range(VIEWERS):
            if viewer not in (knower, PUBLIC):
                table.known[seat][viewer] = [
                    max(public, int(rng.random() * (held + 1))) if held else public for public, held in counts
                ]
                if table.down[seat] != NO_CARD and rng.random() < 0.5:
                    table.down_shown[seat] ^= 1 << viewer
