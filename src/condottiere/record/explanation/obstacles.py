"""Why a seat may not play a card or choose a region now, as facts that name the rule."""

from collections.abc import Iterator
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.rules import Phase, Table
from condottiere.rules.actions import FAVOR_AT, SITE_AT
from condottiere.rules.legality import has_mercenary, refusal
from condottiere.rules.refusals import FAVOR_ON_MARKER, SITE_HAS_FAVOR, SITE_HAS_MARKER, SITE_IS_OWN
from condottiere.rules.regions import REGIONS
from condottiere.rules.table import NOBODY

_OTHER_CHOICES: Final = {
    Phase.SITE: "cannot-play-site",
    Phase.FAVOR: "cannot-play-favor",
    Phase.RESCUE: "cannot-play-rescue",
    Phase.DRAW: "cannot-play-draw",
    Phase.KEEP: "cannot-play-keep",
}
"""The choices during which no card is played."""

_REGION_REFUSALS: Final = {
    SITE_HAS_FAVOR: "barred-favor",
    SITE_HAS_MARKER: "barred-marker",
    SITE_IS_OWN: "barred-own",
    FAVOR_ON_MARKER: "barred-favor-marker",
}


def why_no_card(table: Table, seat: int) -> Fact | None:
    """Say why the rules let a seat play no card now; None if it may, or the table waits for nobody."""
    phase = Phase(table.phase)
    if phase == Phase.HAND:
        return Fact(id=_about_hand(table, seat))  # R4.5: all answer at the same time
    if phase in _OTHER_CHOICES:
        if table.turn == seat:
            return Fact(id=f"{_OTHER_CHOICES[phase]}-yours")
        return Fact(id=_OTHER_CHOICES[phase], seat=table.turn)
    if phase != Phase.BATTLE:
        return None
    if not table.contenders >> seat & 1:
        return Fact(id="cannot-play-not-contending")
    if table.out[seat]:
        return Fact(id="cannot-play-passed")
    if table.held[seat] == 0:
        return Fact(id="cannot-play-empty")
    return None if table.turn == seat else Fact(id="cannot-play-turn", seat=table.turn)


def _about_hand(table: Table, seat: int) -> str:
    """R4.5: the id of the message about what a seat may do with its hand."""
    if table.held[seat] == 0:
        return "cannot-play-hands"
    return "cannot-discard-mercenary" if has_mercenary(table, seat) else "may-discard"


def barred_regions(table: Table) -> Iterator[Fact]:
    """Yield the reason for each region that the seat on turn, which is to choose a region, may not choose."""
    first = {Phase.SITE: SITE_AT, Phase.FAVOR: FAVOR_AT}.get(Phase(table.phase))
    if first is None:
        return
    for region in range(REGIONS):
        message = _REGION_REFUSALS.get(refusal(table, first + region))
        if message is not None:
            owner = table.owner[region]
            yield Fact(id=message, region=region, seat=None if owner == NOBODY else owner)
