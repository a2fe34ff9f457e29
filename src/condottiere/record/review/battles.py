"""The battles of a game: the cards that each seat spent, and the results."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from condottiere.record.agreements.notation import TakenBack
from condottiere.record.notation import Acted, Entry
from condottiere.rules import Card, Phase, Play, Table, encode
from condottiere.rules.actions import PASS, PASS_REVEALING
from condottiere.rules.battle_result import BattleResult, battle_result
from condottiere.rules.table import MATCH_FINAL

FIGHTING: Final = (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR)
"""The phases of a battle."""

_LAST: Final = (Acted(PASS), Acted(PASS_REVEALING), Acted(encode(Play(Card.SURRENDER))))
"""R2.3, R5.7: the entries that may end a battle."""


@dataclass(frozen=True, slots=True)
class BattleSeat:
    """A seat's part in a battle."""

    cards: tuple[int, ...]
    """The cards it spent, as counts by card: those it played less those a Scarecrow took back."""
    passed_after: int | None
    """How many cards it had spent when it passed for good; None if the battle ended before."""


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle that was fought to the end. Moments are numbered as in `playback`."""

    game: int
    """The game of the match, from 1; for the final battle of a match, the last one."""
    number: int
    """Its number in that game, from 1."""
    result: BattleResult
    from_moment: int
    to_moment: int
    seats: tuple[BattleSeat, ...]

    @property
    def spent(self) -> int:
        """The number of cards that all seats spent together."""
        return sum(sum(seat.cards) for seat in self.seats)


class Battles:
    """Collects the battles of a game while it is replayed. A battle goes on if its end is taken back."""

    def __init__(self) -> None:
        self._fought: list[tuple[_Begun, Battle]] = []
        self._begun: _Begun | None = None
        """The battle in progress."""
        self._number = 0
        """The number of battles fought before the next entry."""
        self._before: Table | None = None
        """The table before the next entry, if that may end a battle."""

    @property
    def fought(self) -> list[Battle]:
        """The battles that were fought to the end, in order."""
        return [battle for _, battle in self._fought]

    def before(self, table: Table, entry: Entry) -> None:
        """Note the table before an entry changes it. Call `after` when it has."""
        self._number = table.battles
        self._before = table.copy() if table.phase == Phase.BATTLE and entry in _LAST else None

    def after(self, table: Table, entry: Entry, moment: int) -> None:
        """Note the table after the entry, which belongs to this moment."""
        if self._begun and self._before and isinstance(entry, Acted) and table.battles > self._number:
            self._fought.append((self._begun, self._begun.end(moment, self._before, entry, table)))
            self._begun = None
        elif isinstance(entry, TakenBack) and table.battles < self._number:
            self._begun, _ = self._fought.pop()
        if table.phase not in FIGHTING:
            self._begun = None
        elif self._begun is None:
            self._begun = _Begun(moment, tuple(map(tuple, table.hands[: table.seats])), {})
        else:
            self._begun = self._begun.follow(table)


@dataclass(frozen=True, slots=True)
class _Begun:
    """A battle in progress."""

    moment: int
    hands: tuple[tuple[int, ...], ...]
    passed: Mapping[int, int]
    """How many cards each seat that has passed for good had spent by then."""

    def spent(self, table: Table, seat: int) -> list[int]:
        """The cards that a seat has spent so far, as counts by card."""
        return [was - now for was, now in zip(self.hands[seat], table.hands[seat], strict=True)]

    def follow(self, table: Table) -> "_Begun":
        """Return the battle after one more entry led to this table."""
        out = [seat for seat in range(table.seats) if table.out[seat] and table.contenders >> seat & 1]
        passed = {seat: self.passed.get(seat, sum(self.spent(table, seat))) for seat in out}
        return replace(self, passed=passed)

    def end(self, moment: int, before: Table, entry: Acted, after: Table) -> Battle:
        """Return the finished battle, which this entry ended in this moment."""
        return Battle(
            game=before.games if before.final == MATCH_FINAL else before.games + 1,
            number=after.battles,
            result=battle_result(before, entry.code),
            from_moment=self.moment,
            to_moment=moment,
            seats=self._seats(before, entry),
        )

    def _seats(self, before: Table, entry: Acted) -> tuple[BattleSeat, ...]:
        """Each seat's part; the last to act has passed, or played a Surrender (R5.7)."""
        spent = [self.spent(before, seat) for seat in range(before.seats)]
        passed = dict(self.passed)
        match entry.action:
            case Play(card):
                spent[before.turn][card] += 1
            case _:
                passed[before.turn] = sum(spent[before.turn])
        return tuple(BattleSeat(tuple(cards), passed.get(seat)) for seat, cards in enumerate(spent))
