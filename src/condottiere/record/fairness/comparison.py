"""Comparing a record with what a browser noted while the game was played.

`web/src/fair/comparison.ts` does the same in the browser.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from itertools import groupby
from math import inf
from typing import NamedTuple

from condottiere.languages.bundle import Inflected, Language
from condottiere.record.file import Record
from condottiere.record.notation import counts_text

from .notes import Note, SeatNote, SeenNote
from .setup import setup_text, text_digest
from .state import CHAIN_LENGTH, links_back
from .verification import VerifiedDeal, VerifiedGame


class Finding(NamedTuple):
    """Something that was checked: whether it holds, None if that is not proven; in a sentence."""

    holds: bool | None
    text: str


class Own(StrEnum):
    """What became of the browser's entropy for a deal."""

    IN = "in"
    BEFORE = "before"
    """The deal was made before the browser saw the commitment."""
    LATE = "late"
    """The server left out what the browser had sent, and never said that it was taken."""
    UNHEARD = "unheard"
    """The server left out even the chain."""
    NONE = "none"
    """The browser sent none."""
    UNKNOWN = "unknown"
    """There are no notes."""


def numbered(deals: Sequence[int], words: Language) -> Inflected:
    """Write 'deal 2', or 'deals 1 to 3 and 7', to be filled into a message."""
    numbers = []
    for _, run in groupby(enumerate(deals), lambda pair: pair[1] - pair[0]):
        first, *more = [deal for _, deal in run]
        numbers.append(words.message("fair-range", first=first, last=more[-1]) if more else str(first))
    return words.inflected("fair-deals", count=len(deals), numbers=words.conjunction(numbers))


class Comparison:
    """Compares a record with the notes of a browser; finds nothing without notes."""

    def __init__(self, record: Record, game: VerifiedGame, note: Note | None, words: Language) -> None:
        self._record, self._game, self._words = record, game, words
        self._asked = note
        self._note = None if note is None or note.commitment is None else note

    @property
    def knew_setup(self) -> bool:
        """Whether the browser noted what is fixed."""
        return self._note is not None and self._note.setup is not None

    def findings(self) -> Iterator[Finding]:
        """What was noted of the table as a whole."""
        message, note, record = self._words.message, self._note, self._record
        if note is None:
            yield Finding(None, message("fair-nothing-noted"))
        else:
            yield self._commitment(note)
        if self._asked is not None and self._asked.refused:
            yield Finding(None, message("fair-refused"))
        if self._asked is not None and self._asked.tries:
            yield Finding(None, message("fair-tries", count=self._asked.tries))
        if note is None:
            return
        if note.promised is not None:
            yield Finding(False, message("fair-other-promise", table=note.promised))
        if note.holder not in (None, record.holder):
            yield Finding(False, message("fair-other-holder"))
        count = len(self._game.deals)
        if note.deal > count + 1:
            yield Finding(False, message("fair-too-few-deals", count=count, deal=note.deal))

    def setup(self) -> Finding:
        """Whether options, seats, names and bots are those that were fixed, and that were noted."""
        record, game = self._record, self._game
        seated, fixed = game.fairness.seated, game.fairness.setup
        text = setup_text(game.shuffle.table, record.rules_version, record.options, seated)
        if fixed is None or fixed.rules != record.rules_version or fixed.digest != text_digest(text):
            return Finding(False, self._words.message("fair-setup-fails"))
        if self._note is None or self._note.setup is None:
            return Finding(True, self._words.message("fair-setup-told"))
        same = self._note.setup == text
        return Finding(same, self._words.message("fair-setup-holds" if same else "fair-setup-other"))

    def _commitment(self, note: Note) -> Finding:
        message, before = self._words.message, note.before
        if note.commitment != self._game.shuffle.commitment:
            return Finding(False, message("fair-commitment-fails", deal=before))
        if before == 1:
            return Finding(True, message("fair-commitment-holds", deal=before))
        deals = numbered(range(1, before), self._words)
        return Finding(None, message("fair-commitment-late", deal=before, deals=deals))

    def own(self, deal: VerifiedDeal) -> Own:
        """What became of the browser's entropy for a deal."""
        note, number = self._note, deal.fairness.deal
        if note is None:
            return Own.UNKNOWN
        if number < note.before:
            return Own.BEFORE
        sent = [own for own in note.seats if number in own.sent]
        if sent:
            # Of several seats it could have left one out, and so have chosen among two deals.
            return Own.IN if all(self._is_in(deal, own) for own in sent) else Own.LATE
        counting = [chain.first for chain in deal.fairness.chains.values() if chain.counts_from <= number]
        offered = [own for own in note.seats if not own.ended and own.from_ <= number]
        return Own.UNHEARD if any(own.chain not in counting for own in offered) else Own.NONE

    def giver(self, deal: VerifiedDeal, seat: int) -> str:
        """Whose entropy a seat gave, by name."""
        note = self._note
        if note is not None:
            played = any(one.seat == seat for one in note.deals)
            gave = any(own.seat == seat and own.sent for own in note.seats)
            chains = [own.chain for own in note.seats if own.sent]
            if (played or gave) and deal.fairness.chains[seat].first not in chains:
                return self._words.message("fair-elsewhere")
        return self._record.players[seat]

    def troubles(self, deal: VerifiedDeal) -> Iterator[str]:
        """What of a deal contradicts the server, in sentences."""
        note, number, message = self._note, deal.fairness.deal, self._words.message
        if note is None:
            return
        if any(number in own.given and not self._is_in(deal, own) for own in note.seats):
            yield message("fair-left-out", deal=number)
        # Entropy that was asked for before the move that the deal follows told the server its cards too soon:
        # that move could be chosen to suit them.
        if any(due.version + 1 != deal.version for due in note.dues if due.deal == number):
            yield message("fair-asked-early", deal=number)
        for seat in self._strangers(note, deal):
            yield message("fair-unknown-chain", deal=number, name=self._record.players[seat])
        told = [one for one in note.deals if one.deal == number]
        # The seat that it is shown instead may be the one with the worse cards.
        gave = {own.seat for own in note.seats if number in own.sent}
        if gave and told and gave.isdisjoint(one.seat for one in told):
            yield message("fair-other-seat", deal=number)
        seen = self._seen_after(number, note)
        if not all(one.version >= deal.version > one.since for one in told) or not all(
            map(self._is_hand, seen)
        ):
            yield message("fair-other-hand", deal=number)
        if any(one.gave not in (None, sorted(deal.fairness.revealed)) for one in told):
            yield message("fair-other-givers", deal=number)
        if not all(map(self._is_board, seen)):
            yield message("fair-other-board", deal=number)
        if any(due.pile != deal.due for due in note.dues if due.deal == number):
            yield message("fair-changed-pile", deal=number)

    def _is_in(self, deal: VerifiedDeal, own: SeatNote) -> bool:
        return _link(own.seed, deal.fairness.deal) in deal.fairness.revealed.values()

    def _strangers(self, note: Note, deal: VerifiedDeal) -> list[int]:
        """Seats whose chains may have been made up once this browser's entropy for the deal was known."""
        number, fairness = deal.fairness.deal, deal.fairness
        known = next((one.chains for one in reversed(note.chains) if one.deal <= number), None)
        gave = any(number in own.sent and self._is_in(deal, own) for own in note.seats)
        if known is None or not gave:
            return []
        chains = dict(enumerate(known))
        return [seat for seat in sorted(fairness.revealed) if chains.get(seat) != fairness.chains[seat].first]

    def _seen_after(self, deal: int, note: Note) -> list[SeenNote]:
        """What was noted from a deal on until the next one; of the first deal, what was noted before, too."""
        versions = [0, *(one.version for one in self._game.deals[1:]), inf]
        return [one for one in note.seen if versions[deal - 1] <= one.version < versions[deal]]

    def _is_hand(self, seen: SeenNote) -> bool:
        held = self._game.history.hand(seen.seat, seen.version)
        return held is not None and counts_text(held) == seen.hand

    def _is_board(self, seen: SeenNote) -> bool:
        """Whether the record has this version, and says the same of what everybody could see then."""
        game = self._game
        return seen.version <= game.version and game.history.board(seen.version).digest == seen.board


@cache
def _link(seed: str, deal: int) -> str:
    """The link of a chain for a deal."""
    return links_back(seed, CHAIN_LENGTH - deal)
