"""Tokens for the entries of a log: writing and parsing them.

Cards are letters: 1 to 6 and T (ten) for Mercenaries, W Winter, S Spring, B Bishop, C Courtesan, D Drummer,
H Heroine, K scarecrow, U surrender. Regions are their names in lower case; '-' stands for none.

    pass  reveal  play:T  site:roma  favor:-  rescue:5  hand:keep  hand:discard  keep:T5  draw:2
    deal:1TKC       cards in the order they were dealt (R1.6)
    show:0>23:T5    seat 0 shows seats 2 and 3 a ten and a five; show:0>*:_ shows everybody its face-down card
    next  end       the next game of a match begins (R13); the game is ended unfinished (R2.8)
    answer:2:discard  seat 2 answers in advance that it discards its hand (R4.5); or keep, or '-' to withdraw

The tokens of agreements beyond the rules (`captain:2:away`, `pause`) are in `agreements.notation`, those of
pacts (`pact:0>2:spare:roma/pass`) in `pacts.notation`, and those of verifiable shuffles (`shuffle:...`) in
`fairness.notation`.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final, TypeAlias

from condottiere import rules
from condottiere.rules.actions import ACTIONS
from condottiere.rules.options import MAX_SEATS

from .agreements.notation import AgreementEntry, TakenBack, agreement_text, parse_agreement
from .fairness.notation import (
    ChainAnnounced,
    EntropyRevealed,
    FairnessEntry,
    SeatFilled,
    SetupFixed,
    ShuffleCommitted,
    fairness_text,
    parse_fairness,
)
from .pacts.notation import PactEntry, pact_text, parse_pact

LETTERS: Final = "123456TWSBCDHKU"
NONE: Final = "-"
FACE_DOWN: Final = "_"
EVERYBODY: Final = "*"


class NotationError(ValueError):
    """A text is not a valid position, action or entry. The message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Acted:
    """The seat on turn took an action (a code of `rules.actions`)."""

    code: int

    @property
    def action(self) -> rules.Action:
        return rules.decode(self.code)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A whole deal, card by card in the order of R1.6."""

    cards: tuple[rules.Card, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """R10.3: a seat showed cards of its hand, or its face-down card, to seats, or to everybody (None)."""

    seat: int
    cards: tuple[rules.Card, ...]
    face_down: bool
    to: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class NextGameBegun:
    """R13: the next game of the match began."""


@dataclass(frozen=True, slots=True)
class EndedUnfinished:
    """R2.8: the driver ended the game."""


@dataclass(frozen=True, slots=True)
class Answered:
    """R4.5: a seat answered in advance whether it discards its hand (None: withdrew that). It is secret."""

    seat: int
    discard: bool | None


RuleMove: TypeAlias = Acted | Dealt | NextGameBegun | EndedUnfinished
"""Entries that advance the game by the rules."""
Move: TypeAlias = RuleMove | TakenBack
"""Entries that change the table for everybody. Their number is the game's version."""
Entry: TypeAlias = Move | Shown | Answered | PactEntry | AgreementEntry | FairnessEntry


def cards_text(cards: tuple[rules.Card, ...]) -> str:
    """Write cards as letters, in their order."""
    return "".join(LETTERS[card] for card in cards)


def parse_cards(text: str) -> tuple[rules.Card, ...]:
    """Parse letters as cards. Raises NotationError."""
    for letter in text:
        if letter not in LETTERS:
            raise NotationError(f"{letter!r} is no card; the cards are {LETTERS}")
    return tuple(rules.Card(LETTERS.index(letter)) for letter in text)


def counts_text(counts: list[int]) -> str:
    """Write counts by card as letters, weakest Mercenary first."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def parse_counts(text: str) -> list[int]:
    """Parse letters as counts by card. Raises NotationError."""
    counter = Counter(parse_cards(text))
    return [counter[card] for card in rules.Card]


def parse_number(text: str) -> int:
    """Parse a number without sign, of at most six digits. Raises NotationError."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise NotationError(f"{text[:40]!r} is no number")
    return int(text)


def parse_region(text: str) -> rules.Region:
    """Parse the name of a region in lower case. Raises NotationError."""
    try:
        return rules.Region[text.upper()]
    except KeyError:
        raise NotationError(f"{text!r} is no region") from None


def action_text(code: int) -> str:
    return _TEXTS[code]


def _action_text(code: int) -> str:
    match rules.decode(code):
        case rules.Pass(revealing):
            return "reveal" if revealing else "pass"
        case rules.Play(card):
            return f"play:{LETTERS[card]}"
        case rules.ChooseSite(region):
            return f"site:{region.name.lower()}"
        case rules.PlaceFavor(place):
            return f"favor:{NONE if place is None else place.name.lower()}"
        case rules.Rescue(rescued):
            return f"rescue:{NONE if rescued is None else LETTERS[rescued]}"
        case rules.KeepHand():
            return "hand:keep"
        case rules.DiscardHand():
            return "hand:discard"
        case rules.KeepCards(cards):
            return f"keep:{cards_text(cards) or NONE}"
        case rules.Draw(count):
            return f"draw:{count}"


_TEXTS: Final = {code: _action_text(code) for code in range(ACTIONS)}
_CODES: Final = {text: code for code, text in _TEXTS.items()}


def parse_action(text: str) -> int:
    """Return the code of an action token. Raises NotationError."""
    if text.startswith("keep:"):
        text = "keep:" + "".join(sorted(text[5:], key=(LETTERS + NONE).find))
    if text not in _CODES:
        raise NotationError(f"{text[:40]!r} is no action")
    return _CODES[text]


def entry_text(entry: Entry) -> str:
    if isinstance(entry, PactEntry):
        return pact_text(entry)
    match entry:
        case Acted(code):
            return action_text(code)
        case Dealt(cards):
            return f"deal:{cards_text(cards)}"
        case Shown(seat, cards, face_down, to):
            viewers = EVERYBODY if to is None else "".join(map(str, to))
            return f"show:{seat}>{viewers}:{cards_text(cards)}{FACE_DOWN if face_down else ''}"
        case NextGameBegun():
            return "next"
        case EndedUnfinished():
            return "end"
        case Answered(seat, discard):
            return f"answer:{seat}:{NONE if discard is None else 'discard' if discard else 'keep'}"
        case ShuffleCommitted() | SeatFilled() | SetupFixed() | ChainAnnounced() | EntropyRevealed():
            return fairness_text(entry)
        case _:
            return agreement_text(entry)


_ANSWERED: Final = {
    entry_text(said): said
    for said in (Answered(seat, discard) for seat in range(MAX_SEATS) for discard in (True, False, None))
}


def parse_entry(text: str) -> Entry:
    """Parse the token of an entry, which may be illegal. Raises NotationError."""
    if text in _CODES:
        return Acted(_CODES[text])
    if text == "next":
        return NextGameBegun()
    if text == "end":
        return EndedUnfinished()
    if text.startswith("deal:") and len(text) > 5:
        return Dealt(parse_cards(text[5:]))
    if text.startswith("show:"):
        return _parse_show(text)
    if text in _ANSWERED:
        return _ANSWERED[text]
    return parse_fairness(text) or parse_pact(text) or parse_agreement(text) or Acted(parse_action(text))


_SHOW: Final = re.compile(rf"show:([0-5])>(\*|[0-5]{{1,5}}):([{LETTERS}]*)({FACE_DOWN}?)")


def _parse_show(text: str) -> Shown:
    found = _SHOW.fullmatch(text)
    if found is None:
        raise NotationError(f"{text[:40]!r} shows nothing to anybody; it should be like show:0>23:T5")
    seat, viewers, cards, face_down = found.groups()
    to = None if viewers == EVERYBODY else tuple(map(int, viewers))
    return Shown(int(seat), parse_cards(cards), face_down != "", to)
