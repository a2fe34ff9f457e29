"""Converting messages about fair shuffles: requests to log entries, and the state to messages."""

from collections.abc import Sequence
from typing import TypeAlias

from condottiere.record.fairness.notation import (
    ChainAnnounced,
    EntropyRevealed,
    FairnessEntry,
    SeatFilled,
    is_hex,
)
from condottiere.record.fairness.state import Fairness
from condottiere.record.fairness.verification import Changes, VerifiedGame
from condottiere.record.file import Record
from condottiere.record.notation import entry_text
from condottiere.server.errors import RequestError
from condottiere.server.messages import protocol
from condottiere.server.messages.api import CardsSince, TokensSince, Verification
from condottiere.server.messages.from_browser import AnnounceChain, RevealEntropy

FairnessRequest: TypeAlias = AnnounceChain | RevealEntropy


def fairness_entry(request: FairnessRequest, seat: int) -> FairnessEntry:
    """The entry for a chain that a browser announces or entropy that it reveals. Raises RequestError."""
    if isinstance(request, AnnounceChain):
        return announced_chain(seat, request.chain)
    return revealed_entropy(seat, request.deal, request.reveal)


def fairness_message(fairness: Fairness, pile: str | None) -> protocol.Fairness | None:
    """What everybody may know of a shuffle while the game goes on; None if it cannot be verified.

    `pile` is the commitment of `Game.pile_commitment`.
    """
    if fairness.commitment is None or fairness.setup is None:
        return None
    chains = [fairness.chains.get(seat) for seat in range(fairness.seats)]
    return protocol.Fairness(
        commitment=fairness.commitment,
        rules=fairness.setup.rules,
        seats=seat_setups(fairness.seated),
        setup=fairness.setup.digest,
        deal=fairness.deal,
        chains=[None if chain is None else chain.first for chain in chains],
        counts_from=[None if chain is None else chain.counts_from for chain in chains],
        revealed=[seat in fairness.revealed for seat in range(fairness.seats)],
        gave=[seat in fairness.gave for seat in range(fairness.seats)],
        pile=pile,
    )


def seat_setups(seated: Sequence[SeatFilled]) -> list[protocol.SeatSetup]:
    """Who has each seat as a game begins."""
    return [protocol.SeatSetup(name=who.name, bot=who.bot, guest_of=who.guest_of) for who in seated]


def verification(record: Record, game: VerifiedGame) -> Verification:
    """All data with which a browser can verify the shuffles of a whole game."""
    shuffle, history = game.shuffle, game.history
    return Verification(
        commitment=shuffle.commitment,
        secret=shuffle.secret,
        table=shuffle.table,
        rules=record.rules_version,
        options=record.options,
        holder=record.holder,
        over=game.over,
        version=game.version,
        entries=[entry_text(entry) for entry in record.entries],
        piles=[pile for deal in game.deals for pile in deal.piles],
        versions=[deal.version for deal in game.deals],
        hands=[_changes(held) for held in history.hands],
        lines=[_changes(line) for line in history.lines],
        down=_changes(history.down),
        discards=_changes(history.discards),
        tokens=[
            TokensSince(version=version, holder=tokens.holder, favor=tokens.favor, owners=list(tokens.owners))
            for version, tokens in history.tokens
        ],
    )


def _changes(history: Changes[list[int]]) -> list[CardsSince]:
    return [CardsSince(version=version, cards=cards) for version, cards in history]


def announced_chain(seat: int, chain: str) -> ChainAnnounced:
    """The entry for a chain that a browser announces. Raises RequestError."""
    return ChainAnnounced(seat, check_hex(chain))


def revealed_entropy(seat: int, deal: int, entropy: str) -> EntropyRevealed:
    """The entry for entropy that a browser reveals. Raises RequestError."""
    return EntropyRevealed(seat, deal, check_hex(entropy))


def check_hex(text: str) -> str:
    """Return a text of 32 bytes in hexadecimal digits; raise RequestError if it is anything else."""
    if not is_hex(text):
        message = "Chains and entropy have 64 digits, each from 0 to 9 or from a to f."
        raise RequestError("bad_message", message)
    return text
