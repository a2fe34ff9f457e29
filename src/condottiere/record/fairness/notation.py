"""The entries about the entropy of shuffles, and their tokens. All of them are public.

shuffle:C          the commitment of the server to its secret, 64 hexadecimal digits; the first entry of a log
seat:0 person Ada  who has a seat as the game begins; or `seat:1 guest 0 Bruno` on the device of seat 0, or
                   `seat:2 bot hawkwood Hawkwood`
setup:1:H          what is fixed before the first deal: the version of the rules, and the digest of all of it
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
class SeatFilled:
    """Who has a seat as the game begins."""

    seat: int
    name: str
    bot: str | None = None
    """The name of a level, or a bot with its parameters; None for a person."""
    guest_of: int | None = None
    """The seat of the person on whose device a guest plays."""


@dataclass(frozen=True, slots=True)
class SetupFixed:
    """All that may not change once browsers have revealed entropy, see `setup`."""

    rules: int
    """The version of the rules."""
    digest: str


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


FairnessEntry: TypeAlias = ShuffleCommitted | SeatFilled | SetupFixed | ChainAnnounced | EntropyRevealed

_HEX: Final = r"([0-9a-f]{64})"
_TOKEN: Final = re.compile(
    rf"shuffle:{_HEX}|setup:([1-9][0-9]{{0,3}}):{_HEX}|chain:([0-5]):{_HEX}"
    rf"|reveal:([0-5]):([1-9][0-9]{{0,3}}):{_HEX}"
)
_SEAT: Final = re.compile(r"seat:([0-5]) (?:person|guest ([0-5])|bot (\S{1,40})) (\S.{0,99})")


def is_hex(text: str) -> bool:
    """Whether a text is 32 bytes in lower-case hexadecimal digits."""
    return re.fullmatch(_HEX, text) is not None


def fairness_text(entry: FairnessEntry) -> str:
    """Return the token of an entry."""
    match entry:
        case ShuffleCommitted(commitment):
            return f"shuffle:{commitment}"
        case SeatFilled(seat):
            return f"seat:{seat} {occupant_text(entry)}"
        case SetupFixed(rules, digest):
            return f"setup:{rules}:{digest}"
        case ChainAnnounced(seat, first):
            return f"chain:{seat}:{first}"
        case EntropyRevealed(seat, deal, entropy):
            return f"reveal:{seat}:{deal}:{entropy}"


def occupant_text(entry: SeatFilled) -> str:
    """Return who has a seat: 'person Ada', 'guest 0 Bruno' or 'bot hawkwood Hawkwood'."""
    if entry.bot is not None:
        return f"bot {entry.bot} {entry.name}"
    return f"person {entry.name}" if entry.guest_of is None else f"guest {entry.guest_of} {entry.name}"


def parse_fairness(text: str) -> FairnessEntry | None:
    """Parse the token of an entry; return None for any other text."""
    if (filled := _SEAT.fullmatch(text)) is not None:
        seat, host, bot, name = filled.groups()
        return SeatFilled(int(seat), name, bot, None if host is None else int(host))
    match _TOKEN.fullmatch(text):
        case None:
            return None
        case found:
            commitment, rules, setup, announcer, first, revealer, deal, entropy = found.groups()
    if commitment:
        return ShuffleCommitted(commitment)
    if setup:
        return SetupFixed(int(rules), setup)
    return (
        ChainAnnounced(int(announcer), first)
        if announcer
        else EntropyRevealed(int(revealer), int(deal), entropy)
    )
