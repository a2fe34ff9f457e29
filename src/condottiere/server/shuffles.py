"""What the cards of a new table are shuffled by: a secret of the server, and what browsers give to it."""

import secrets

from condottiere.languages.fact import Fact
from condottiere.record.fairness.notation import ChainAnnounced, EntropyRevealed, FairnessEntry, is_hex
from condottiere.record.fairness.state import FairShuffle

from .errors import RequestError
from .messages.api import NewTable, Rematch
from .storage import ShuffleStore


def new_table_id() -> str:
    """A random identifier of a table, which nobody guesses."""
    return secrets.token_urlsafe(9)


async def find_shuffle(commitment: str, store: ShuffleStore, since: float) -> FairShuffle:
    """The shuffle of a commitment, if made since a Unix time and no table has it. Raises RequestError."""
    found = await store.find_unused(commitment, since)
    if found is None:
        raise RequestError("bad_message", Fact(id="error-no-shuffle"))
    return found


def first_entropy(asked: NewTable | Rematch, seat: int | None) -> list[FairnessEntry]:
    """What the browser of whoever makes a table gives for its first deal, in that person's seat, if anything.

    Raises RequestError.
    """
    if (asked.shuffle, asked.chain, asked.reveal) == (None, None, None):
        return []
    if seat is None or asked.shuffle is None or asked.chain is None or asked.reveal is None:
        message = "Entropy for the first deal needs a seat, a shuffle, a chain and its first link: give all."
        raise RequestError("bad_message", message)
    return [announced_chain(seat, asked.chain), revealed_entropy(seat, 1, asked.reveal)]


def announced_chain(seat: int, chain: str) -> ChainAnnounced:
    """The entry of a chain that a browser announces. Raises RequestError."""
    return ChainAnnounced(seat, check_hex(chain))


def revealed_entropy(seat: int, deal: int, entropy: str) -> EntropyRevealed:
    """The entry of entropy that a browser reveals. Raises RequestError."""
    return EntropyRevealed(seat, deal, check_hex(entropy))


def check_hex(text: str) -> str:
    """Raise RequestError unless a text is 32 bytes in hexadecimal digits."""
    if not is_hex(text):
        message = "Chains and entropy have 64 digits, each from 0 to 9 or from a to f."
        raise RequestError("bad_message", message)
    return text
