"""What would come of something, as far as a View tells: lines after a card, kingdoms after a conquest."""

from collections.abc import Sequence

from condottiere.rules import Card, Region, Table, View
from condottiere.rules.battle import play_card
from condottiere.rules.regions import REGIONS
from condottiere.rules.strength import strength
from condottiere.rules.table import NOBODY, NOT_ENDED, Phase
from condottiere.rules.victory import largest_group, won


def lines_after(view: View, card: Card | None) -> tuple[int, ...]:
    """The strength of every line once the viewer has played a card (None: as they lie).

    Its own face-down card counts as if it lay open already; a Surrender only ends the battle.
    """
    table = _lines_on_the_table(view)
    if card is not None and card != Card.SURRENDER:
        play_card(table, card)
    return tuple(strength(table, seat) for seat in range(len(view.seats)))


def _lines_on_the_table(view: View) -> Table:
    """A table with the lines and the viewer's hand, and nothing else."""
    assert view.viewer is not None
    table = Table()
    table.seats = len(view.seats)
    table.phase = Phase.BATTLE
    table.turn = view.viewer
    table.defender = NOBODY
    table.down = [-1] * len(table.down)
    for seat, shown in enumerate(view.seats):
        table.lines[seat] = list(shown.line)
        if shown.face_down_card is not None:
            table.lines[seat][shown.face_down_card] += 1
    table.hands[view.viewer] = list(view.hand)
    table.held[view.viewer] = sum(view.hand)
    return table


def kingdom(owners: Sequence[int | None], seat: int, gained: Region | None = None) -> int:
    """A bit mask of a seat's regions, and one more it might gain."""
    mask = 0 if gained is None else 1 << gained
    for region in range(REGIONS):
        if owners[region] == seat:
            mask |= 1 << region
    return mask


def would_win(view: View, seat: int, region: Region) -> bool:
    """R8.1: whether a seat wins the game by conquering a region."""
    return won(kingdom(view.owners, seat, region), view.total_needed, view.adjacent_needed) != NOT_ENDED


def joins(view: View, seat: int, region: Region) -> int:
    """By how much a region would make a seat's largest group of regions larger."""
    return largest_group(kingdom(view.owners, seat, region)) - largest_group(kingdom(view.owners, seat))
