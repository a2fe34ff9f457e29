"""The bodies of requests and answers over HTTP about games that are over.

A **moment** is a state of the table that those who watched were sent: an action is one moment with the deal
that follows it, and so are all answers of R4.5, which are done at once. Moments are numbered from 0, the
first deal. Ranges of moments include both ends.
"""

from typing import Literal, TypeAlias

from msgspec import field

from condottiere.record.agreements.notation import Closing
from condottiere.rules import Options
from condottiere.rules.battle_result import BattleResult

from .agreements import Pact
from .explanation import Explanation
from .protocol import EndingName, LogLine, Message, Player, TableView

MAX_MOMENTS = 1000
"""How many moments a Review tells at most."""
MAX_EARLIER = 30
"""How many earlier games of a series a Review names at most."""
MAX_TURNING_POINTS = 3
"""How many turning points Statistics name at most."""
MAX_POSITIONS = 100
"""How many moments Positions have at most."""

Perspective: TypeAlias = int | Literal["spectator", "open"]
"""From where a game is looked at: a seat, a spectator's place, or with every card open."""


class Moment(Message):
    """A step of the slider, told with every card open."""

    entry: int
    """The number of its last entry in the record, from 0."""
    lines: list[LogLine]
    """What has happened since the moment before; at least one sentence."""
    at: float | None
    """Unix time in seconds; None in a record, which has no times."""


class BattleSeat(Message):
    """What one seat did in a battle."""

    cards: list[int]
    """What it spent, as counts by card: what it played, less what a Scarecrow took back."""
    passed_after: int | None
    """How many cards it had spent when it passed for good; None if the battle ended before it did."""


class Battle(Message):
    """A battle that was fought to its end, and whose end was not taken back."""

    game: int
    """In which game of the match, from 1."""
    number: int
    """Which of that game's, from 1."""
    result: BattleResult
    from_moment: int
    """The moment in which the site had been chosen, or the final battle had begun."""
    to_moment: int
    """The moment in which the battle had ended."""
    seats: list[BattleSeat]
    spent: int
    """How many cards all seats spent together."""


class GameOutcome(Message):
    """How a game, or a match, ended."""

    ending: EndingName
    """How the last game ended; `unfinished` if people closed it."""
    winners: list[int]
    scores: list[int] | None
    """R13: points by seat; None for a single game."""
    needed: int | None
    """How many regions won the last game, adjacent or in all (R8.1, R11.1); None if it ended otherwise."""


class EarlierGame(Message):
    """A game of a series that is over."""

    game: int
    """Which of them it is, from 1."""
    table: str


class Rematches(Message):
    """The games of a series, of which each is the rematch of the one before."""

    game: int
    """Which of them this one is, from 1."""
    earlier: list[EarlierGame]
    """Of the latest MAX_EARLIER before it, in order, those in which the person who asks has a seat."""
    later: str | None
    """The table of its own rematch."""
    later_over: bool
    """Whether that is over, too."""


class Review(Message):
    """GET /api/tables/ID/review?first=0, once the whole game or match is over: what there is to look at.

    Of a long match it has MAX_MOMENTS moments from `first` on, and the battles that ended in them.
    """

    players: list[Player]
    """Who sat where; all are said to be online."""
    own: list[int]
    """The seats of the person who asks."""
    options: Options
    rules_version: int
    created: float | None
    """Unix time in seconds; None for a record that was uploaded."""
    entries: int
    """How many entries the record has."""
    length: int
    """How many moments there are in all."""
    first: int
    """The number of the first of `moments`."""
    moments: list[Moment]
    battles: list[Battle]
    outcome: GameOutcome | None
    """None for an uploaded record of a game that is not over."""
    closed: Closing | None
    """Why the game ended without the rules, if it did."""
    fair: bool = False
    """Whether its shuffles can be verified."""
    pacts: list[Pact] = field(default_factory=list)
    """With `first` 0: all that was offered in all games, and who kept it."""
    rematches: Rematches | None = None
    """The other games of the same people; None for a record that was uploaded."""


class Stage(Message):
    """How a game stood after the deal of a round, or after a battle."""

    kind: Literal["deal", "battle"]
    moment: int
    game: int
    """In which game of the match, from 1."""
    battle: int | None
    """Which of `Statistics.battles` has ended."""
    owners: list[int | None]
    """By region, whose it is."""
    scores: list[int]
    """R13: points by seat, of the games before."""
    chances: list[float]
    """By seat, the chance to win it all, 0 to 1, by what each saw itself; in the end the winners share 1."""


class TurningPoint(Message):
    """A stage by which the chances to win changed much."""

    stage: int
    """Which of `Statistics.stages`."""
    swing: float
    """How much chance passed from some seats to others, 0 to 1."""
    moment: int
    """The moment of the deal, or since which only the winner of the battle had the strongest line."""
    lines: list[LogLine]
    """What happened in that moment."""


class SeatLuck(Message):
    """What the cards that a seat was dealt were worth, where a Mercenary 10 is worth 10."""

    cards: int
    dealt: float
    expected: float
    """What as many cards from the same piles would have been worth on average."""
    percentile: float
    """Which part of all such deals would have brought less, 0 to 1."""


class Statistics(Message):
    """GET /api/tables/ID/statistics, once the whole game or match is over: what there is to tell of it."""

    players: list[Player]
    """Who sat where; all are said to be online."""
    own: list[int]
    """The seats of the person who asks."""
    options: Options
    created: float | None
    """Unix time in seconds; None for a record that was uploaded."""
    length: int
    """How many moments there are in all."""
    battles: list[Battle]
    outcome: GameOutcome | None
    """None for an uploaded record of a game that is not over."""
    closed: Closing | None
    """Why the game ended without the rules, if it did."""
    stages: list[Stage]
    """In order; the first is the first deal."""
    turning_points: list[TurningPoint]
    """The greatest MAX_TURNING_POINTS, in the order of the game."""
    luck: list[SeatLuck]
    """By seat."""
    card_values: list[float]
    """By card, what it is worth."""


class Positions(Message):
    """GET /api/tables/ID/positions?first=0&last=99&seat=2, or seat=spectator or open: what was seen then.

    Each View is the one that this seat was sent then; with all cards open it is that of a spectator.
    """

    first: int
    views: list[TableView]
    hands: list[list[list[int]]] = field(default_factory=list)
    """open: by moment and seat, the hand as counts by card."""
    face_down: list[list[int | None]] = field(default_factory=list)
    """open: by moment and seat, the card that lies face down before it."""
    explanations: list[Explanation] = field(default_factory=list)
    """By moment: what explained the table to everybody."""


class FromHere(Message):
    """POST /api/tables/ID/from: play on from a moment of a game that is over, alone against captains.

    The answer is a TableMade: a new table with one person, in `seat`.
    """

    moment: int
    seat: int
    bot: str
    """The level or bot that plays all other seats."""
