"""What a promise is worth to each seat: how it changes the shares of the victory."""

from collections.abc import Sequence
from typing import Final

from condottiere.record.pacts.notation import Clause
from condottiere.rules import Region
from condottiere.rules.regions import NEIGHBOURS
from condottiere.rules.table import FAVOR, NOBODY
from condottiere.rules.victory import can_be_site, popcount, regions_of
from condottiere.rules.visibility import is_fighting

from .prospects import Prospects, Shares

BATTLES_AHEAD: Final = 3.0
"""For about how many battles it matters that somebody leaves a region alone: games are soon decided after
that."""
WOULD_PASS: Final = 0.5
"""How likely somebody who fights on would otherwise have passed."""


class Worth:
    """The worth of promises in one position, by seat, as changes of the shares of the victory."""

    def __init__(self, prospects: Prospects) -> None:
        self._prospects = prospects
        self._table = prospects.table
        self._nothing: Shares = (0.0,) * prospects.table.seats

    def of(self, clause: Clause | None, by: int) -> Shares:
        """Return what it changes that a seat keeps a promise, instead of doing what it likes."""
        if clause is None:
            return self._nothing
        match clause.kind:
            case "pass":
                return self._passing(by)
            case "fight":
                return self._fighting(by, clause.seat)
            case "spare":
                assert clause.region is not None
                return self._sparing(by, clause.region)
            case "favor":
                assert clause.region is not None
                return self._favoring(by, clause.region, 1.0)
            case "nofavor":
                assert clause.region is not None
                return self._favoring(by, clause.region, -1.0)

    def open_regions(self) -> list[Region]:
        """Return the regions that may become a site, but the present one."""
        return [one for one in Region if can_be_site(self._table, one) and one != self._table.site]

    def fights(self, seat: int) -> bool:
        """Whether a seat may still play cards in the battle that is being fought."""
        table, place = self._table, self._prospects.place(seat)
        contends = bool(table.contenders >> place & 1)
        return is_fighting(table) and contends and not table.out[place] and table.held[place] > 0

    def _passing(self, by: int) -> Shares:
        """Between battles nobody knows yet what the next one is about, so captains do not count such a
        promise."""
        return (
            _change(self._prospects.now(), self._prospects.passed(by)) if self.fights(by) else self._nothing
        )

    def _fighting(self, by: int, rival: int | None) -> Shares:
        if rival is None or not self.fights(rival):
            return self._nothing
        return tuple(-WOULD_PASS * change for change in self._passing(by))

    def _sparing(self, by: int, region: Region) -> Shares:
        """Others take it instead: all of them alike, if it comes to a battle for it while that matters."""
        if self._table.site == region and self.fights(by):
            return self._passing(by)
        if not can_be_site(self._table, region):
            return self._nothing
        seats = [
            seat
            for seat in range(self._table.seats)
            if self._table.owner[region] != self._prospects.place(seat)
        ]
        others = [seat for seat in seats if seat != by]
        if by not in seats or not others:
            return self._nothing
        likely = min(1.0, BATTLES_AHEAD / (1 + len(self.open_regions())))
        taken = {seat: self._prospects.taken(region, seat) for seat in seats}
        change = _change(_mean([taken[seat] for seat in seats]), _mean([taken[seat] for seat in others]))
        return tuple(likely * one for one in change)

    def _favoring(self, by: int, region: Region, sign: float) -> Shares:
        """It counts as much as it is likely that this seat places the Favor next."""
        table = self._table
        closed = table.owner[region] != NOBODY and not table.capturing_regions  # R5.4
        if table.favor == region or closed:
            return self._nothing
        places = table.phase == FAVOR and table.turn == self._prospects.place(by)
        likely = 1.0 if places else 1.0 / (2 * table.seats)
        change = _change(self._prospects.now(), self._prospects.favored(region))
        return tuple(sign * likely * one for one in change)


def wanted(prospects: Prospects, regions: Sequence[Region], seat: int, number: int) -> list[Region]:
    """Return the regions that a seat wants most: those beside most of its own; none that is beside none."""
    own = regions_of(prospects.table, prospects.place(seat))
    beside = {region: popcount(NEIGHBOURS[region] & own) for region in regions}
    return sorted((one for one in regions if beside[one]), key=lambda one: -beside[one])[:number]


def _mean(shares: Sequence[Shares]) -> Shares:
    return tuple(sum(column) / len(shares) for column in zip(*shares, strict=True))


def _change(before: Shares, after: Shares) -> Shares:
    return tuple(late - early for early, late in zip(before, after, strict=True))
