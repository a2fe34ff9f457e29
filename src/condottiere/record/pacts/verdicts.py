"""Whether promises were kept: a rule for each kind of clause over the public deeds of seats.

docs/pacts.md explains the rules to players. What a captain plays for a seat counts as that seat's deed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from condottiere.rules import Phase, Region, Table
from condottiere.rules.actions import FAVOR_AT, FAVOR_OFF, PLAY, SITE_AT
from condottiere.rules.battle import defender_stays
from condottiere.rules.cards import SURRENDER
from condottiere.rules.legality import can_place_favor
from condottiere.rules.regions import NO_REGION
from condottiere.rules.victory import can_choose_site

from .notation import Clause, ClauseKind

State: TypeAlias = Literal["open", "kept", "broken", "untested"]
DeedKind: TypeAlias = Literal["site", "play", "surrender", "pass", "hold back", "favor"]
_PLAYS: Final = ("play", "surrender")
"""The deeds of playing a card."""


class Verdict(NamedTuple):
    """The verdict on a promise."""

    state: State
    why: str
    """The id of the message that says why, about the seat and region of the promise."""


class Deed(NamedTuple):
    """A seat's public action in a battle, or its choice of a site or a place for the Favor."""

    move: int
    """The number of moves before it."""
    battle: int
    """The number of battles of its game that had ended before."""
    seat: int
    kind: DeedKind
    region: Region | None
    """The chosen site, the place of the Favor (None: off the board), or else the site of the battle."""
    choices: frozenset[Region]
    """site, favor: the regions that could be chosen."""
    held: int
    """How many cards the seat held before."""
    passed: frozenset[int]
    """The seats that had passed for good before, or were not in the battle."""


def deed_of(table: Table, code: int, move: int) -> Deed | None:
    """Return the deed of an action, given the table before it; None if no promise can be about it."""
    seat = table.turn
    choices: Iterable[Region] = ()
    region = None if table.site == NO_REGION else Region(table.site)
    kind: DeedKind
    match table.phase:
        case Phase.BATTLE:
            kind = _played(code) if code >= PLAY else "hold back" if defender_stays(table, seat) else "pass"
        case Phase.SITE:
            kind, region = "site", Region(code - SITE_AT)
            choices = [one for one in Region if can_choose_site(table, seat, one)]
        case Phase.FAVOR:
            kind, region = "favor", None if code == FAVOR_OFF else Region(code - FAVOR_AT)
            choices = [one for one in Region if can_place_favor(table, one)]
        case _:
            return None
    passed = frozenset(other for other in range(table.seats) if table.out[other])
    held = table.held[seat]
    return Deed(move, table.battles, seat, kind, region, frozenset(choices), held, passed)


def _played(code: int) -> DeedKind:
    """The kind of deed of playing a card; a Surrender, which all see (R5.7), is one of its own."""
    return "surrender" if code == PLAY + SURRENDER else "play"


def judge(clause: Clause, own: Sequence[Deed], ended: bool) -> Verdict:
    """Judge a seat's promise.

    `own` are the seat's deeds since it was made, in the battle or game that it is about; `ended` says whether
    that is over.
    """
    return _RULES[clause.kind](clause, own, ended)


def _spare(clause: Clause, own: Sequence[Deed], ended: bool) -> Verdict:
    """Until the end of the game the seat neither chooses the region as a site nor plays a card for it.

    Choosing the region does not count if no other could be chosen.
    """
    for deed in own:
        if deed.region == clause.region and _had_another_site(deed):
            return Verdict("broken", "verdict-chose-site")
        if deed.kind in _PLAYS and deed.region == clause.region:
            return Verdict("broken", "verdict-played-for-region")
    tested = any(
        _stayed_out(deed, clause.region) or (clause.region in deed.choices and _had_another_site(deed))
        for deed in own
    )
    return _unbroken(tested, ended, "verdict-spared")


def _had_another_site(deed: Deed) -> bool:
    """Whether the seat chose a site, and could have chosen another one."""
    return deed.kind == "site" and len(deed.choices) > 1


def _stayed_out(deed: Deed, site: Region | None) -> bool:
    """Whether the seat could have played a card in a battle for this site, and did not."""
    return deed.kind in ("pass", "hold back") and deed.held > 0 and deed.region == site


def _pass(_clause: Clause, own: Sequence[Deed], ended: bool) -> Verdict:
    """The seat plays no more cards in the battle."""
    if any(deed.kind in _PLAYS for deed in own):
        return Verdict("broken", "verdict-played")
    tested = any(deed.kind in ("pass", "hold back") and deed.held for deed in own)
    return _unbroken(tested, ended, "verdict-played-none")


def _favor(clause: Clause, own: Sequence[Deed], ended: bool) -> Verdict:
    """The next time that the seat places the Favor, it puts it on the region."""
    for deed in own:
        if deed.kind == "favor" and deed.region == clause.region:
            return Verdict("kept", "verdict-put-favor")
        if deed.kind == "favor" and clause.region in deed.choices:
            return Verdict("broken", "verdict-put-favor-elsewhere")
        if deed.kind == "favor":
            return Verdict("untested", "verdict-could-not-put-favor")
    return _unbroken(False, ended, "verdict-never-chose")


def _nofavor(clause: Clause, own: Sequence[Deed], ended: bool) -> Verdict:
    """Until the end of the game the seat never puts the Favor on the region."""
    if any(deed.kind == "favor" and deed.region == clause.region for deed in own):
        return Verdict("broken", "verdict-put-favor")
    tested = any(deed.kind == "favor" and clause.region in deed.choices for deed in own)
    return _unbroken(tested, ended, "verdict-kept-favor-off")


def _fight(clause: Clause, own: Sequence[Deed], ended: bool) -> Verdict:
    """While the seat holds cards and the other has not passed, it neither passes nor plays a Surrender.

    Holding back as a defender (R14.2) is not a pass.
    """
    facing = [deed for deed in own if clause.seat not in deed.passed]
    if any(deed.kind == "pass" and deed.held for deed in facing):
        return Verdict("broken", "verdict-passed-first")
    if any(deed.kind == "surrender" for deed in facing):
        return Verdict("broken", "verdict-surrendered")
    tested = any(deed.kind == "play" for deed in facing)
    return _unbroken(tested, ended, "verdict-played-on")


_RULES: Final[Mapping[ClauseKind, Callable[[Clause, Sequence[Deed], bool], Verdict]]] = {
    "spare": _spare,
    "pass": _pass,
    "favor": _favor,
    "nofavor": _nofavor,
    "fight": _fight,
}


def _unbroken(tested: bool, ended: bool, how: str) -> Verdict:
    """The verdict on a promise that has not been broken."""
    if not ended:
        return Verdict("open", "verdict-open")
    return Verdict("kept", how) if tested else Verdict("untested", "verdict-never-chose")
