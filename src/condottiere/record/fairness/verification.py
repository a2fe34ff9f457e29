"""Dealing all cards of a record again, as they follow from the secret and entropy; `verdict` judges them.

Replaying a record checks the rest: that it follows the rules, and that entropy belongs to its chain.
"""

from bisect import bisect_right
from collections.abc import MutableSequence
from contextlib import suppress
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias, TypeVar

from condottiere.languages.bundle import Language, language
from condottiere.record.agreements.notation import Closed, Paused, Resigned, Resumed
from condottiere.record.file import Record, RecordError, replay
from condottiere.record.game import Game
from condottiere.record.moves import shuffled_deal
from condottiere.record.notation import Dealt, Move
from condottiere.rules import Card, Table
from condottiere.rules.cards import IN_DECK

from .board import Board, Tokens
from .notation import ChainAnnounced, FairnessEntry, SetupFixed, ShuffleCommitted
from .pile import due_commitment
from .state import Fairness, FairShuffle, FairStream

_JUDGED: Final = Move | FairnessEntry | Paused | Resumed | Resigned | Closed
"""The entries on which cards and the end of a game depend. The others are what people say and agree."""
_NO_CARDS: Final = [0] * len(Card)

T = TypeVar("T")


Changes: TypeAlias = list[tuple[int, T]]
"""What a place had from each version of the game on at which that changed, the first being 0."""


def at_version(changes: Changes[T], version: int) -> T:
    """What a place had at a version of the game."""
    return changes[bisect_right(changes, version, key=itemgetter(0)) - 1][1]


@dataclass(frozen=True, slots=True)
class TableHistory:
    """What lay where; cards as counts by card."""

    hands: list[Changes[list[int]]]
    """By seat."""
    lines: list[Changes[list[int]]]
    """The face-up cards by seat."""
    down: Changes[list[int]]
    """All face-down cards together (R15.2)."""
    discards: Changes[list[int]]
    tokens: Changes[Tokens]

    @classmethod
    def begin(cls, table: Table) -> "TableHistory":
        """Begin the history of a game before its first entry."""
        seats = range(table.seats)
        none = [_NO_CARDS for _ in seats]
        return cls(
            [[(0, cards)] for cards in none],
            [[(0, cards)] for cards in none],
            [(0, _NO_CARDS)],
            [(0, _NO_CARDS)],
            [(0, Tokens.of(table))],
        )

    def add(self, version: int, table: Table) -> None:
        """Add the changes of a version."""
        for places, cards in ((self.hands, table.hands), (self.lines, table.lines)):
            for changes, now in zip(places, cards, strict=False):
                _add(changes, version, list(now))
        _add(self.down, version, _face_down(table))
        _add(self.discards, version, list(table.discards))
        _add(self.tokens, version, Tokens.of(table))

    def hand(self, seat: int, version: int) -> list[int] | None:
        """The hand of a seat at a version; None if there is no such seat."""
        return at_version(self.hands[seat], version) if seat < len(self.hands) else None

    def board(self, version: int) -> Board:
        """What everybody could see at a version."""
        hands, lines = ([at_version(one, version) for one in places] for places in (self.hands, self.lines))
        discards, down = at_version(self.discards, version), at_version(self.down, version)
        sizes = list(map(sum, hands))
        elsewhere = sum(sizes) + sum(map(sum, lines)) + sum(discards) + sum(down)
        return Board(at_version(self.tokens, version), sum(IN_DECK) - elsewhere, discards, sizes, lines)


def _add(changes: Changes[T], version: int, now: T) -> None:
    if changes[-1][1] != now:
        changes.append((version, now))


def _face_down(table: Table) -> list[int]:
    """All cards that are in no other place."""
    places = [table.pile, table.discards, *table.hands, *table.lines]
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
    due: str
    """What the server had to commit itself to before it (`pile`)."""


class VerifiedGame(NamedTuple):
    """The shuffles of a whole game."""

    shuffle: FairShuffle
    fairness: Fairness
    """The public state of the shuffle at the end."""
    deals: tuple[VerifiedDeal, ...]
    history: TableHistory
    version: int
    """The version of the game at the end."""
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


def judged(record: Record) -> Record:
    """Return a record without the entries that move no card, which no verifier judges."""
    places = [place for place, entry in enumerate(record.entries) if isinstance(entry, _JUDGED)]
    entries = tuple(record.entries[place] for place in places)
    lines = tuple(record.lines[place] for place in places) if record.lines else ()
    return replace(record, entries=entries, lines=lines)


def verified_game(record: Record) -> VerifiedGame | None:
    """Deal all cards of a record again; return None if it has no secret or table.

    Raises RecordError for an illegal entry.
    """
    shuffle = shuffle_of(record)
    if shuffle is None:
        return None
    record = judged(record)
    game = Game(record.options, record.holder)
    history = TableHistory.begin(game.table)
    found: list[VerifiedDeal] = []
    fairness, version = game.fairness, 0
    for before, entry, after in replay(record, game):
        if isinstance(entry, Move):
            version += 1
            history.add(version, after)
        if isinstance(entry, Dealt):
            noting = _Noting(shuffle.deal(fairness))
            expected = shuffled_deal(before.copy(), noting)
            due = due_commitment(shuffle, fairness.deal, before)
            found.append(VerifiedDeal(fairness, version, entry.cards, expected, noting.piles, due))
        fairness = game.fairness
    return VerifiedGame(shuffle, fairness, tuple(found), history, version, game.over)


def what_to_compare(record: Record, words: Language | None = None) -> list[str]:
    """Return what to compare with the notes of a browser, in lines: table, commitment and chains.

    The lines are in the language `words`, English by default.

    An illegal entry ends them.
    """
    words = words or language()
    record = judged(record)
    game = Game(record.options, record.holder)
    lines = [words.message("verify-table", text=record.table)] if record.table else []
    with suppress(RecordError):
        for _, entry, _ in replay(record, game):
            if isinstance(entry, ShuffleCommitted):
                lines.append(words.message("verify-commitment", text=entry.commitment))
            elif isinstance(entry, SetupFixed):
                lines.append(words.message("verify-setup", text=entry.digest))
            elif isinstance(entry, ChainAnnounced):
                since = game.fairness.chains[entry.seat].counts_from
                name = record.players[entry.seat]
                lines.append(words.message("verify-chain", text=entry.first, name=name, deal=since))
    return lines


def shuffle_of(record: Record) -> FairShuffle | None:
    """Return the shuffle of a record, or None if it has no secret or table."""
    if record.secret is None or record.table is None:
        return None
    return FairShuffle(record.secret, record.table)
