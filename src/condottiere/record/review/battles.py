"""What each battle of a game was about: who spent what, for which region, and who won it."""

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
"""R2.3, R5.7: what ends a battle."""


@dataclass(frozen=True, slots=True)
class BattleSeat:
    """What one seat did in a battle."""

    cards: tuple[int, ...]
    """What it spent, as counts by card: what it played, less what a Scarecrow took back."""
    passed_after: int | None
    """How many cards it had spent when it passed for good; None if the battle ended before it did."""


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle that was fought to its end. Moments are numbered as in `playback`."""

    game: int
    """In which game of the match, from 1; of the final battle of a match, in the last one."""
    number: int
    """Which of that game's, from 1."""
    result: BattleResult
    from_moment: int
    to_moment: int
    seats: tuple[BattleSeat, ...]

    @property
    def spent(self) -> int:
        """How many cards all seats spent together."""
        return sum(sum(seat.cards) for seat in self.seats)


class Battles:
    """The battles of a game that is replayed. One whose end is taken back goes on."""

    def __init__(self) -> None:
        self._fought: list[tuple[_Begun, Battle]] = []
        self._begun: _Begun | None = None
        """The battle that goes on."""
        self._number = 0
        """How many battles the game had before the next entry."""
        self._before: Table | None = None
        """The table before the next entry, if that may end a battle."""

    @property
    def fought(self) -> list[Battle]:
        """Those that were fought to their end, in this order."""
        return [battle for _, battle in self._fought]

    def before(self, table: Table, entry: Entry) -> None:
        """An entry is about to change a table: call this before, and `after` then."""
        self._number = table.battles
        self._before = table.copy() if table.phase == Phase.BATTLE and entry in _LAST else None

    def after(self, table: Table, entry: Entry, moment: int) -> None:
        """The entry has changed the table, in this moment."""
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

    def end(self, moment: int, before: Table, entry: Acted, after: Table) -> Battle:
        """The battle, which this entry has ended in this moment."""
        return Battle(
            game=before.games if before.final == MATCH_FINAL else before.games + 1,
            number=after.battles,
            result=battle_result(before, entry.code),
            from_moment=self.moment,
            to_moment=moment,
            seats=self._seats(before, entry),
        )

    def _seats(self, before: Table, entry: Acted) -> tuple[BattleSeat, ...]:
        """What each seat did; whoever acted last has passed, or ended the battle by a Surrender (R5.7)."""
        spent = [self.spent(before, seat) for seat in range(before.seats)]
        passed = dict(self.passed)
        match entry.action:
            case Play(card):
                spent[before.turn][card] += 1
            case _:
                passed[before.turn] = sum(spent[before.turn])
        return tuple(BattleSeat(tuple(cards), passed.get(seat)) for seat, cards in enumerate(spent))
