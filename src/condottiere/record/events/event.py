"""The types of events: everything that a log tells.

Agreements and pacts are told as they are in the log; their types are in `agreements.notation` and
`pacts.notation`. Only a broken promise is no entry of its own. Cards in the plural are counts by card.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from condottiere.languages.fact import Amount, HowWon, Loss
from condottiere.record.agreements.notation import AgreementEvent, Proposal
from condottiere.record.event_type import EventType
from condottiere.record.pacts.notation import Clause, Offer, PactEntry
from condottiere.rules.battle_result import BattleEnd, BattleResult, TokenReason

# --- a game begins and ends --------------------------------------------------------------------------


class GameBegan(EventType, frozen=True):
    """A game began, with its first deal."""

    holder: int
    """R1.5: the seat that holds the Condottiere."""
    game: int | None
    """R13: which game of the match, from 1; None of a single game."""


class FinalBattleBegan(EventType, frozen=True):
    """R9.1, R13.3: a final battle between the tied seats began."""

    seats: tuple[int, ...]


class GameWon(EventType, frozen=True):
    """R8, R9.3: a game was won; several seats share a victory."""

    winners: tuple[int, ...]
    how: HowWon
    needed: int
    """R8.1: how many regions win, or adjacent ones if the game was won by those."""
    game: int | None
    """R13: which game of the match, from 1; None of a single game."""


class PointsScored(EventType, frozen=True):
    """R13.2: the seats' points after a game."""

    scores: tuple[Amount, ...]
    target: int
    """R13.1: the points that win the match."""


class MatchWon(EventType, frozen=True):
    """R13.3: a match was won; several seats share a victory."""

    winners: tuple[int, ...]


class LeftUnfinished(EventType, frozen=True):
    """R2.8: a game was ended after so many battles in a row without a card."""

    battles: int


GameEvent: TypeAlias = GameBegan | FinalBattleBegan | GameWon | PointsScored | MatchWon | LeftUnfinished

# --- cards are dealt and kept ------------------------------------------------------------------------


class CardsDealt(EventType, frozen=True):
    """R1.6, R7.3, R12.3: how many cards the seats were dealt."""

    amounts: tuple[Amount, ...]


class HandDealt(EventType, frozen=True):
    """R1.6, R12.2: the cards that a seat was dealt. Only the seat itself may know."""

    seat: int
    cards: tuple[int, ...]
    drawn: bool
    """R12.2: whether it drew them."""


class CardsDrawn(EventType, frozen=True):
    """R12.2: how many cards a seat draws."""

    seat: int
    count: int


class HandDiscarded(EventType, frozen=True):
    """R4.5: a seat discarded its hand, which is shown."""

    seat: int
    cards: tuple[int, ...]


class HandsKept(EventType, frozen=True):
    """R4.5: nobody discarded a hand. Only a review says so."""


class CardsKept(EventType, frozen=True):
    """R7.2: a seat kept cards of its hand at the end of a round."""

    seat: int
    count: int
    cards: tuple[int, ...] | None
    """None for all other seats."""


class CardsShown(EventType, frozen=True):
    """R10.3: a seat showed cards of its hand, its face-down card, or both."""

    seat: int
    cards: tuple[int, ...]
    face_down: bool
    to: tuple[int, ...] | None
    """None is everybody."""


class RoundEnded(EventType, frozen=True):
    """R7.1: the round is over."""


HandEvent: TypeAlias = (
    CardsDealt | HandDealt | CardsDrawn | HandDiscarded | HandsKept | CardsKept | CardsShown | RoundEnded
)

# --- a battle is fought ------------------------------------------------------------------------------


class SiteChosen(EventType, frozen=True):
    """R4.3: the holder chose where the next battle is fought."""

    seat: int
    region: int
    defender: int | None
    """R14.1: the seat that controls the region."""


class CardPlayed(EventType, frozen=True):
    """R2.2: a seat played a card."""

    seat: int
    card: int | None
    """R15.1: None for all other seats if it lies face down."""
    face_down: bool


class Passed(EventType, frozen=True):
    """R2.3: a seat passed."""

    seat: int
    holds_back: bool
    """R14.2: whether it is a defender that may still play."""


class WeatherCleared(EventType, frozen=True):
    """R5.1, R5.2: a Winter discarded every Spring in play, or a Spring every Winter."""

    seat: int
    cards: tuple[int, ...]


class BishopStruck(EventType, frozen=True):
    """R5.3: which Mercenaries a Bishop discarded, if any."""

    seat: int
    losses: tuple[Loss, ...]


class MercenaryRescued(EventType, frozen=True):
    """R6.1: a seat took a Mercenary back with its Scarecrow, or none."""

    seat: int
    card: int | None


class FavorPlaced(EventType, frozen=True):
    """R5.4: a seat put the Favor on a region, or left it off the board."""

    seat: int
    region: int | None
    """None is off the board."""
    was: int | None
    """Where it lay before."""


class CardTurnedUp(EventType, frozen=True):
    """R15.2 to R15.4: the face-down card of a seat was turned up."""

    seat: int
    card: int


FightEvent: TypeAlias = (
    SiteChosen
    | CardPlayed
    | Passed
    | WeatherCleared
    | BishopStruck
    | MercenaryRescued
    | FavorPlaced
    | CardTurnedUp
)

# --- a battle ends -----------------------------------------------------------------------------------


class BattleEnded(EventType, frozen=True):
    """R4, R9.3: a battle ended. The events that follow tell parts of the result again."""

    result: BattleResult


class SiteConquered(EventType, frozen=True):
    """R4.1: the seat with the strongest line conquered the site."""

    seat: int
    region: int
    strongest: int
    second: int
    ended_by: BattleEnd


class SiteDefended(EventType, frozen=True):
    """R14.5: the seat that controls the site has the strongest line and keeps it."""

    seat: int
    region: int
    strongest: int
    second: int
    ended_by: BattleEnd


class BattleTied(EventType, frozen=True):
    """R4.1, R14.5: nobody conquered the site."""

    defender: int | None
    """R14.5: the seat that keeps it."""
    strongest: int
    ended_by: BattleEnd


class TokenMoved(EventType, frozen=True):
    """R4.1, R4.2, R14.5: a seat took the Condottiere, or kept it."""

    seat: int
    reason: TokenReason
    stays: bool
    """Whether the seat had it before."""
    courtesans: int
    """R4.2: how many Courtesans are in its line."""


BattleEndEvent: TypeAlias = BattleEnded | SiteConquered | SiteDefended | BattleTied | TokenMoved

# --- beyond the rules --------------------------------------------------------------------------------


class TakenBackMove(Struct, frozen=True, gc=False):
    """The public part of a move that is taken back."""

    kind: Literal["site", "favor", "rescue", "pass", "card"]
    region: int | None = None
    """site: the region."""
    card: int | None = None
    """card: the card; None if it was face down."""


class MoveTakenBack(EventType, frozen=True):
    """A seat took back a move and all later ones."""

    seat: int
    move: TakenBackMove


class ProposalWithdrawn(EventType, frozen=True):
    """A seat's proposal is no longer open."""

    seat: int
    proposal: Proposal


class TakeBackLapsed(EventType, frozen=True):
    """A seat can no longer take back the move that it asked for."""

    seat: int
    shown: bool
    """Whether the reason is that cards were shown, rather than that play went on."""


class LogShortened(EventType, frozen=True):
    """This many earlier moves are no longer told."""

    moves: int


RequestEvent: TypeAlias = MoveTakenBack | ProposalWithdrawn | TakeBackLapsed | LogShortened


class PromiseBroken(EventType, frozen=True):
    """R10.2: a seat broke a promise that it had made in a pact."""

    seat: int
    to: tuple[int, ...]
    """The seats to which it was made."""
    offer: Offer
    """Those who may know of this pact may know of this."""
    promise: Clause


PactEvent: TypeAlias = PactEntry | PromiseBroken

Event: TypeAlias = (
    GameEvent | HandEvent | FightEvent | BattleEndEvent | RequestEvent | AgreementEvent | PactEvent
)
"""Everything that a log tells."""
