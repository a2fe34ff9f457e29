"""The entries about the entropy of shuffles, and their tokens. All of them are public.

shuffle:C          the commitment of the server to its secret, 64 hexadecimal digits; the first entry of a log
chain:2:X          the browser of seat 2 commits itself to its entropy for later deals
reveal:2:7:X       the browser of seat 2 reveals its entropy for the seventh deal of the table

`Fairness` in `state` is the state that they lead to.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias


@dataclass(frozen=True, slots=True)
class ShuffleCommitted:
    """The server committed itself to its secret for the shuffles."""

    commitment: str


@dataclass(frozen=True, slots=True)
class ChainAnnounced:
    """A browser committed itself to its entropy: the links of a hash chain after its first one."""

    seat: int
    first: str


@dataclass(frozen=True, slots=True)
class EntropyRevealed:
    """A browser revealed its entropy for a deal: the link of its chain with the deal's number."""

    seat: int
    deal: int
    entropy: str


FairnessEntry: TypeAlias = ShuffleCommitted | ChainAnnounced | EntropyRevealed

_HEX: Final = r"([0-9a-f]{64})"
_TOKEN: Final = re.compile(rf"shuffle:{_HEX}|chain:([0-5]):{_HEX}|reveal:([0-5]):([1-9][0-9]{{0,3}}):{_HEX}")


def is_hex(text: str) -> bool:
    """Whether a text is 32 bytes in lower-case hexadecimal digits."""
    return re.fullmatch(_HEX, text) is not None


def fairness_text(entry: FairnessEntry) -> str:
    """Return the token of an entry."""
    match entry:
        case ShuffleCommitted(commitment):
            return f"shuffle:{commitment}"
        case ChainAnnounced(seat, first):
            return f"chain:{seat}:{first}"
        case EntropyRevealed(seat, deal, entropy):
            return f"reveal:{seat}:{deal}:{entropy}"


def parse_fairness(text: str) -> FairnessEntry | None:
    """Parse the token of an entry; return None for any other text."""
    match _TOKEN.fullmatch(text):
        case None:
            return None
        case found:
            commitment, announcer, first, revealer, deal, entropy = found.groups()
    if commitment:
        return ShuffleCommitted(commitment)
    return (
        ChainAnnounced(int(announcer), first)
        if announcer
        else EntropyRevealed(int(revealer), int(deal), entropy)
    )
