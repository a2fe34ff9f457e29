"""What each battle of a game was about: who spent what, for which region, and who won it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from condottiere.rules import Play, Region, Table, view
from condottiere.rules.battle import turn_all_up
from condottiere.rules.leaders import only_seat, strongest_seats
from condottiere.rules.regions import NO_REGION
from condottiere.rules.table import MATCH_FINAL, NOBODY

from .conduct.notation import TakenBack
from .game import LogStep
from .notation import Acted
from .playback import FIGHTING, Moment


@dataclass(frozen=True, slots=True)
class BattleSeat:
    """What one seat did in a battle."""

    cards: tuple[int, ...]
    """What it spent, as counts by card: what it played, less what a Scarecrow took back."""
    strength: int
    """What its line was worth when the battle ended, with every card turned up (R15.4)."""
    passed_after: int | None
    """How many cards it had spent when it passed for good; None if the battle ended before it did."""


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle that was fought to its end. Moments are numbered as in `playback`."""

    game: int
    """In which game of the match, from 1; of the final battle of a match, in the last one."""
    number: int
    """Which of that game's, from 1."""
    site: Region | None
    """None in a final battle (R9.1)."""
    owner_before: int | None
    winner: int | None
    """R4.1, R9.3: whose line alone was the strongest."""
    holder: int
    """R4.2: who took the Condottiere."""
    from_moment: int
    to_moment: int
    seats: tuple[BattleSeat, ...]

    @property
    def spent(self) -> int:
        """How many cards all seats spent together."""
        return sum(sum(seat.cards) for seat in self.seats)


def fought(moments: Iterable[Moment]) -> list[Battle]:
    """The battles that begin and end within some moments of a game, and whose end was not taken back."""
    ended: list[tuple[_Begun, Battle]] = []
    begun: _Begun | None = None
    for moment in moments:
        for step in moment.steps:
            before, after = step.before, step.after
            if isinstance(step.entry, TakenBack) and after.battles < before.battles and ended:
                begun = ended.pop()[0]
            if begun is not None and after.battles > before.battles:
                ended.append((begun, _fought(begun, moment.number, step)))
            if after.phase not in FIGHTING:
                begun = None
            elif begun is None:
                begun = _Begun(moment.number, tuple(map(tuple, after.hands[: after.seats])), {})
            else:
                begun = begun.follow(after)
    return [battle for _, battle in ended]


@dataclass(frozen=True, slots=True)
class _Begun:
    """A battle that goes on."""

    moment: int
    hands: tuple[tuple[int, ...], ...]
    passed: Mapping[int, int]
    """By seat that has passed for good, how many cards it had spent."""

    def spent(self, table: Table, seat: int) -> list[int]:
        """What a seat has spent so far, as counts by card."""
        return [was - now for was, now in zip(self.hands[seat], table.hands[seat], strict=True)]

    def follow(self, table: Table) -> "_Begun":
        """The same after one more entry. Who has passed can be seen at the table."""
        out = [seat for seat in range(table.seats) if table.out[seat] and table.contenders >> seat & 1]
        passed = {seat: self.passed.get(seat, sum(self.spent(table, seat))) for seat in out}
        return replace(self, passed=passed)


def _fought(begun: _Begun, moment: int, step: LogStep) -> Battle:
    before, after = step.before, step.after
    compared = before.copy()
    turn_all_up(compared)
    site = None if before.site == NO_REGION else Region(before.site)
    owner = NOBODY if site is None else before.owner[site]
    winner = only_seat(strongest_seats(compared))
    return Battle(
        game=before.games if before.final == MATCH_FINAL else before.games + 1,
        number=after.battles,
        site=site,
        owner_before=None if owner == NOBODY else owner,
        winner=None if winner == NOBODY else winner,
        holder=after.holder,
        from_moment=begun.moment,
        to_moment=moment,
        seats=_seats(begun, compared, step),
    )


def _seats(begun: _Begun, compared: Table, step: LogStep) -> tuple[BattleSeat, ...]:
    """What each seat did; whoever acted last has passed, or ended the battle by a Surrender (R5.7)."""
    spent = [begun.spent(compared, seat) for seat in range(compared.seats)]
    passed = dict(begun.passed)
    match step.entry:
        case Acted(action=Play(card)):
            spent[compared.turn][card] += 1
        case _:
            passed[compared.turn] = sum(spent[compared.turn])
    return tuple(
        BattleSeat(tuple(spent[seat]), line.strength, passed.get(seat))
        for seat, line in enumerate(view(compared, None).seats)
    )
