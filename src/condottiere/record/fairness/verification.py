"""Dealing all cards of a record again, as they follow from the secret and entropy; `verdict` judges them.

Replaying a record checks the rest: that it follows the rules, and that entropy belongs to its chain.
"""

from collections.abc import MutableSequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from condottiere.record.file import Record, RecordError, replay
from condottiere.record.game import Game
from condottiere.record.moves import shuffled_deal
from condottiere.record.notation import Dealt, Move
from condottiere.rules import Card, Table
from condottiere.rules.cards import IN_DECK

from .notation import ChainAnnounced, SetupFixed, ShuffleCommitted
from .state import Fairness, FairShuffle, FairStream

_NO_CARDS: Final = [0] * len(Card)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TableHistory:
    """The contents of each place as counts by card, by the version of the game since which it had them."""

    hands: list[dict[int, list[int]]]
    """By seat."""
    lines: dict[int, list[int]] = field(default_factory=lambda: {0: _NO_CARDS})
    """The cards of all battle lines together, including those face down (R15.2)."""
    discards: dict[int, list[int]] = field(default_factory=lambda: {0: _NO_CARDS})
    holders: dict[int, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, seats: int, holder: int) -> "TableHistory":
        """Begin the history of a game before its first entry."""
        return cls([{0: _NO_CARDS} for _ in range(seats)], holders={0: holder})

    def add(self, version: int, table: Table) -> None:
        """Add the changes of a version."""
        for changes, hand in zip(self.hands, table.hands, strict=False):
            _add(changes, version, list(hand))
        _add(self.lines, version, _cards_in_lines(table))
        _add(self.discards, version, list(table.discards))
        _add(self.holders, version, table.holder)


def _add(changes: dict[int, T], version: int, now: T) -> None:
    if changes[next(reversed(changes))] != now:
        changes[version] = now


def _cards_in_lines(table: Table) -> list[int]:
    """All cards that are in no other place."""
    places = [table.pile, table.discards, *table.hands]
    return [count - sum(place[card] for place in places) for card, count in enumerate(IN_DECK)]


class VerifiedDeal(NamedTuple):
    """A deal as it was, and as it should be by the secret and the entropy."""

    fairness: Fairness
    """The public state of the shuffle before it."""
    version: int
    """The version of the game after it."""
    dealt: tuple[Card, ...]
    expected: tuple[Card, ...]
    piles: list[list[int]]
    """The piles that were shuffled in it (R12.5 makes a second one), as counts by card."""


class VerifiedGame(NamedTuple):
    """The shuffles of a whole game."""

    shuffle: FairShuffle
    fairness: Fairness
    """The public state of the shuffle at the end."""
    deals: tuple[VerifiedDeal, ...]
    history: TableHistory
    over: bool
    """Whether the game is over; a record may end before."""


class _Noting:
    """A shuffle that notes the piles it shuffles."""

    def __init__(self, stream: FairStream) -> None:
        self._stream = stream
        self.piles: list[list[int]] = []

    def shuffle(self, x: MutableSequence[Card], /) -> None:
        self.piles.append([x.count(card) for card in Card])
        self._stream.shuffle(x)


def verified_game(record: Record) -> VerifiedGame | None:
    """Deal all cards of a record again; return None if it has no secret or table.

    Raises RecordError for an illegal entry.
    """
    shuffle = shuffle_of(record)
    if shuffle is None:
        return None
    game, history = (
        Game(record.options, record.holder),
        TableHistory.begin(record.options.seats, record.holder),
    )
    found: list[VerifiedDeal] = []
    fairness, version = game.fairness, 0
    for before, entry, after in replay(record, game):
        if isinstance(entry, Move):
            version += 1
            history.add(version, after)
        if isinstance(entry, Dealt):
            noting = _Noting(shuffle.deal(fairness))
            expected = shuffled_deal(before.copy(), noting)
            found.append(VerifiedDeal(fairness, version, entry.cards, expected, noting.piles))
        fairness = game.fairness
    return VerifiedGame(shuffle, fairness, tuple(found), history, game.over)


def what_to_compare(record: Record) -> list[str]:
    """Return what to compare with the notes of a browser, in lines: table, commitment and chains.

    An illegal entry ends them.
    """
    game = Game(record.options, record.holder)
    lines = [f"Table {record.table}"] if record.table else []
    with suppress(RecordError):
        for _, entry, _ in replay(record, game):
            if isinstance(entry, ShuffleCommitted):
                lines.append(f"Commitment {entry.commitment}")
            elif isinstance(entry, SetupFixed):
                lines.append(f"Setup {entry.digest}")
            elif isinstance(entry, ChainAnnounced):
                since = game.fairness.chains[entry.seat].counts_from
                lines.append(f"Chain {entry.first} of {record.players[entry.seat]}, from deal {since} on")
    return lines


def shuffle_of(record: Record) -> FairShuffle | None:
    """Return the shuffle of a record, or None if it has no secret or table."""
    if record.secret is None or record.table is None:
        return None
    return FairShuffle(record.secret, record.table)
