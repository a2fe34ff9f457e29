"""Verifying the shuffles of a record: that every dealt card follows from the committed secret and entropy.

Replaying a record checks the rest: that it follows the rules, and that entropy belongs to its chain.
"""

from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from condottiere.languages.bundle import language
from condottiere.record.file import Record, replay
from condottiere.record.moves import shuffled_deal
from condottiere.record.notation import Dealt, Move
from condottiere.rules import Card, Table
from condottiere.rules.cards import IN_DECK

from .notation import ChainAnnounced, FairnessEntry, ShuffleCommitted
from .state import NO_SHUFFLE, Fairness, FairShuffle, FairStream

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


NOT_PROVED: Final = (
    "This does not prove that nobody looked at hidden cards: whoever runs the server can. Compare table,",
    "commitment and chains with those that your browser has noted: the page of the table shows them, and",
    "what your browser has seen. See docs/fairness.md.",
)
"""What a record alone cannot prove, in lines."""


NO_SECRET: Final = "This record has no secret, which a table tells when its game is over."
NO_TABLE: Final = "This record has no line “table”, and the cards follow from that identifier and the secret."


class Finding(NamedTuple):
    """The result of a check, with its sentence."""

    verified: bool
    text: str
    proven: bool = True
    """False if the server could have chosen it: cards without others' entropy, a named first holder."""

    def __str__(self) -> str:
        mark = ("ok  " if self.proven else "?   ") if self.verified else "NOT "
        return f"{mark} {self.text}"


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
    deals: tuple[VerifiedDeal, ...]
    history: TableHistory


class _Noting:
    """A shuffle that notes the piles it shuffles."""

    def __init__(self, stream: FairStream) -> None:
        self._stream = stream
        self.piles: list[list[int]] = []

    def shuffle(self, x: MutableSequence[Card], /) -> None:
        self.piles.append([x.count(card) for card in Card])
        self._stream.shuffle(x)


def verify(record: Record) -> Iterator[Finding]:
    """Verify the shuffles of a record; yields one finding after the other.

    Raises RecordError for an illegal entry, or entropy that does not belong to its chain.
    """
    shuffle, fairness = shuffle_of(record), _fairness_before_deals(record)
    if fairness.commitment is None:
        yield Finding(False, f"{NO_SHUFFLE}.")
        return
    if shuffle is None:
        yield Finding(False, NO_SECRET if record.secret is None else NO_TABLE)
        return
    kept = shuffle.commitment == fairness.commitment
    yield Finding(
        kept,
        f"The secret is the one that was committed to before the first card, by {fairness.commitment}."
        if kept
        else f"The secret is another one than was committed to: its SHA-256 is {shuffle.commitment}, and the "
        f"commitment was {fairness.commitment}.",
    )
    yield _holder(record, shuffle.holder(fairness))
    for deal in deals(record, shuffle):
        yield _finding(deal, record.players)


def verdict(findings: Sequence[Finding]) -> list[str]:
    """Sum up all findings, in lines."""
    if not all(finding.verified for finding in findings):
        return ["NOT VERIFIED."]
    if all(finding.proven for finding in findings):
        return ["Verified."]
    return [
        "Nothing contradicts the server, but not all is proven: whoever runs it might have chosen what is",
        "marked '?'.",
    ]


def deals(
    record: Record, shuffle: FairShuffle, history: TableHistory | None = None
) -> Iterator[VerifiedDeal]:
    """Yield the deals of a record, and add all its moves to `history` if given.

    Raises RecordError for an illegal entry.
    """
    fairness, version = Fairness(record.options.seats), 0
    for before, entry, after in replay(record):
        version += isinstance(entry, Move)
        if isinstance(entry, FairnessEntry):
            fairness = fairness.after(entry)
        elif isinstance(entry, Dealt):
            noting = _Noting(shuffle.deal(fairness))
            expected = shuffled_deal(before.copy(), noting)
            yield VerifiedDeal(fairness, version, entry.cards, expected, noting.piles)
            fairness = fairness.after_deal()
        if history is not None and isinstance(entry, Move):
            history.add(version, after)


def verified_game(record: Record) -> VerifiedGame | None:
    """Return all deals of a record and the history of its cards, or None if it has no secret.

    Raises RecordError for an illegal entry.
    """
    shuffle = shuffle_of(record)
    if shuffle is None:
        return None
    history = TableHistory.begin(record.options.seats, record.holder)
    return VerifiedGame(shuffle, tuple(deals(record, shuffle, history)), history)


def what_to_compare(record: Record) -> list[str]:
    """Return what to compare with the notes of a browser, in lines: table, commitment and chains.

    Raises RecordError for an illegal entry.
    """
    fairness = Fairness(record.options.seats)
    lines = [f"Table {record.table}"] if record.table else []
    for _, entry, _ in replay(record):
        if isinstance(entry, FairnessEntry):
            fairness = fairness.after(entry)
        if isinstance(entry, ShuffleCommitted):
            lines.append(f"Commitment {entry.commitment}")
        elif isinstance(entry, ChainAnnounced):
            since = fairness.chains[entry.seat].counts_from
            lines.append(f"Chain {entry.first} of {record.players[entry.seat]}, from deal {since} on")
        elif isinstance(entry, Dealt):
            fairness = fairness.after_deal()
    return lines


def shuffle_of(record: Record) -> FairShuffle | None:
    """Return the shuffle of a record, or None if it has no secret or table."""
    if record.secret is None or record.table is None:
        return None
    return FairShuffle(record.secret, record.table)


def _fairness_before_deals(record: Record) -> Fairness:
    """Return the public state of the shuffle before the first deal. Raises RecordError."""
    fairness = Fairness(record.options.seats)
    for _, entry, _ in replay(record):
        if isinstance(entry, Dealt):
            break
        if isinstance(entry, FairnessEntry):
            fairness = fairness.after(entry)
    return fairness


def _holder(record: Record, drawn: int) -> Finding:
    names = record.players
    if record.options.first_holder is not None:
        told = f"The first holder, {names[record.holder]}, was named by the options and not drawn, it says."
        return Finding(True, told, proven=False)
    if drawn == record.holder:
        return Finding(True, f"The first holder, {names[drawn]}, was drawn from it.")
    told = names[record.holder]
    return Finding(False, f"The first holder was {told}, but {names[drawn]} follows from the secret.")


def _finding(deal: VerifiedDeal, names: tuple[str, ...]) -> Finding:
    fairness = deal.fairness
    gave = [names[seat] for seat in sorted(fairness.revealed)]
    late = [
        names[seat]
        for seat, chain in sorted(fairness.chains.items())
        if chain.counts_from <= fairness.deal and seat not in fairness.revealed
    ]
    entropy = (
        f"with the entropy of {language().conjunction(gave)}"
        if gave
        else "with nobody's entropy but the server's"
    )
    missing = f", and none from {language().conjunction(late)}" if late else ""
    cards = "1 card" if len(deal.dealt) == 1 else f"{len(deal.dealt)} cards"
    about = f"Deal {fairness.deal} ({cards}, {entropy}{missing})"
    if deal.dealt == deal.expected:
        return Finding(True, f"{about} is what follows.", proven=bool(gave))
    pairs = zip(deal.dealt, deal.expected, strict=True)
    first = next(number for number, (was, should) in enumerate(pairs) if was != should)
    was, should = deal.dealt[first], deal.expected[first]
    return Finding(
        False, f"{about} is not what follows: card {first + 1} was {was.label}, and should be {should.label}."
    )
