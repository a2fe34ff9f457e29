"""The bodies of requests and answers over HTTP about finished games.

A **moment** is a state of the table that its watchers were sent. An action and the deal that follows it make
one moment, and so do all answers of R4.5, which take effect at once. Moments are numbered from 0, the first
deal. Ranges of moments include both ends.
"""

from typing import Literal, TypeAlias

from msgspec import field

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Closing
from condottiere.rules import Options
from condottiere.rules.battle_result import BattleResult

from .agreements import Pact
from .api import HintedAction
from .protocol import (
    EndingName,
    LegalAction,
    LogLine,
    Message,
    Player,
    RequestMessage,
    TableOptions,
    TableView,
)
from .to_browser import Explanation

MAX_MOMENTS = 1000
"""The maximum number of moments in a Review."""
MAX_EARLIER = 30
"""The maximum number of earlier games of a series in a Review."""
MAX_TURNING_POINTS = 3
"""The maximum number of turning points in Statistics."""
MAX_CHOICES = 12
"""The maximum number of choices in JudgedChoices, which take some seconds at most."""
MAX_POSITIONS = 100
"""The maximum number of moments in Positions."""

Perspective: TypeAlias = int | Literal["spectator", "open"]
"""The viewer of a game: a seat, a spectator, or one who sees every card."""


class Moment(Message):
    """A moment of the game, with log lines that tell all cards."""

    entry: int
    """The number of its last entry in the record, from 0."""
    lines: list[LogLine]
    """What has happened since the previous moment, in at least one line."""
    at: float | None
    """Unix time in seconds; None for an uploaded record, which has no times."""


class BattleSeat(Message):
    """What a seat did in a battle."""

    cards: list[int]
    """The cards it spent, as counts by card: those it played, without those a Scarecrow took back."""
    passed_after: int | None
    """The number of cards it had spent when it passed for good; None if the battle ended before that."""


class Battle(Message):
    """A battle that was fought to its end, and whose end was not taken back."""

    game: int
    """The number of its game in the match, from 1."""
    number: int
    """Its number in the game, from 1."""
    result: BattleResult
    from_moment: int
    """The moment at which the site was chosen or the final battle began."""
    to_moment: int
    """The moment at which the battle ended."""
    seats: list[BattleSeat]
    spent: int
    """The number of cards that all seats spent together."""


class GameOutcome(Message):
    """How a game or a match ended."""

    ending: EndingName
    """How the last game ended; `unfinished` if people closed it."""
    winners: list[int]
    scores: list[int] | None
    """R13: points by seat; None for a single game."""
    needed: int | None
    """The number of regions that won the last game, adjacent or in all (R8.1, R11.1), or None."""


class EarlierGame(Message):
    """An earlier game of a series."""

    game: int
    """The number of the game in the series, from 1."""
    table: str


class Rematches(Message):
    """The other games of a series, each the rematch of the one before."""

    game: int
    """The number of this game in the series, from 1."""
    earlier: list[EarlierGame]
    """Those of the latest MAX_EARLIER earlier games in which the person has a seat, in order."""
    later: str | None
    """The table of this game's rematch."""
    later_over: bool
    """Whether the rematch is over too."""


class Review(Message):
    """GET /api/tables/ID/review?first=0: the review of a game or match that is over.

    It has at most MAX_MOMENTS moments, from `first` on, and the battles that ended in them.
    """

    players: list[Player]
    """The player in each seat, always with `online` True."""
    own: list[int]
    """The seats of the person who requests it."""
    options: Options
    rules_version: int
    created: float | None
    """Unix time in seconds; None for an uploaded record."""
    entries: int
    """The number of entries of the record."""
    length: int
    """The total number of moments."""
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
    """All pacts of all games, with their verdicts; only if `first` is 0."""
    rematches: Rematches | None = None
    """The other games of the same people; None for an uploaded record."""


class Stage(Message):
    """The state of a game after the deal of a round or after a battle."""

    kind: Literal["deal", "battle"]
    moment: int
    game: int
    """The number of its game in the match, from 1."""
    battle: int | None
    """The index in `Statistics.battles` of the battle that ended."""
    owners: list[int | None]
    """The owner of each region."""
    scores: list[int]
    """R13: points by seat from earlier games."""
    chances: list[float]
    """By seat, the chance from 0 to 1 to win the game or match, by all hands; who won it here share 1.

    Who gives the game up later changes none of these. Empty if the server has no judge, or not yet.
    """


class TurningPoint(Message):
    """A stage at which the chances to win changed greatly."""

    stage: int
    """The index in `Statistics.stages`."""
    swing: float
    """The sum of the chances that passed from some seats to others, from 0 to 1."""
    moment: int
    """The moment of the deal, or the one that decided the battle."""
    decided: Fact | None
    """The act that decided the battle; None for a deal."""
    outlook: list[Fact]
    """What the rest of the game then looked like: how the battle ended the game, or who could win the game
    with the next region and who no longer, and who chooses it."""
    hands: list[list[int]]
    """By seat, the hand then, as counts by card; empty if the game is over."""


class SeatSplit(Message):
    """The result of a seat, divided: base + luck + choices + gave_up = result, in chances of winning, 0 to 1.

    Of `choices`, its own are those that JudgedChoices call worse than the best. Each gives away that share of
    the chance it had at the stage before, less what others of its own had given away since. The rest is what
    the others did, and what nobody could know.
    """

    base: float
    """Its chance before any card was dealt."""
    luck: float
    """What all deals changed; 0 on average."""
    luck_error: float
    """The standard error of `luck`."""
    choices: float
    """What the choices of all seats changed, and what others did who gave the game up."""
    gave_up: float
    """What it changed that this seat gave the game up; 0 if it did not."""
    result: float
    """Its share of the victory; its chance in the end, if the game was left unfinished."""


class Statistics(Message):
    """GET /api/tables/ID/statistics: the statistics of a game or match that is over."""

    players: list[Player]
    """The player in each seat, always with `online` True."""
    own: list[int]
    """The seats of the person who requests them."""
    options: Options
    created: float | None
    """Unix time in seconds; None for an uploaded record."""
    length: int
    """The total number of moments."""
    battles: list[Battle]
    outcome: GameOutcome | None
    """None for an uploaded record of a game that is not over."""
    closed: Closing | None
    """Why the game ended without the rules, if it did."""
    stages: list[Stage]
    """In order; the first is the first deal."""
    turning_points: list[TurningPoint]
    """The MAX_TURNING_POINTS greatest, in the order of the game."""
    splits: list[SeatSplit]
    """Luck and skill of each seat; empty if the server has no judge, or not yet."""


class JudgedChoice(Message):
    """A choice that a seat has made, and what the judge says of it by what the seat could know."""

    moment: int
    """The moment in which it was made; the one before shows what it was made in."""
    seat: int
    action: LegalAction
    better: HintedAction | None
    """The best action and its chance, estimated as for a hint, but in other worlds; None if the choice was as
    good, as far as the judge can tell."""
    cost: float
    """By how much the chance of winning is higher with it, from 0 to its chance."""
    error: float
    """The standard error of `cost`."""


class JudgedChoices(Message):
    """GET /api/tables/ID/choices?first=0: at most MAX_CHOICES choices from number `first` on, judged.

    Choices between at least two actions are counted from 0, without those of captains for absent people.
    """

    first: int
    count: int
    """The number of choices in the whole game; 0 if the server has no judge, or not yet."""
    choices: list[JudgedChoice]


class Positions(Message):
    """GET /api/tables/ID/positions?first=0&last=99&seat=2: the Views of a range of moments.

    The Views are those that the seat was sent. For seat=spectator and seat=open they are a spectator's.
    """

    first: int
    views: list[TableView]
    hands: list[list[list[int]]] = field(default_factory=list)
    """open: by moment and seat, the hand as counts by card."""
    face_down: list[list[int | None]] = field(default_factory=list)
    """open: by moment and seat, the seat's face-down card."""
    explanations: list[Explanation] = field(default_factory=list)
    """By moment, the public explanation of the table."""


class FromHere(RequestMessage):
    """POST /api/tables/ID/from: play on from a moment of a finished game, alone against bots.

    The answer is a TableMade for a new table with one person, in `seat`.
    """

    moment: int
    seat: int
    bot: str
    """The level or bot that plays all other seats."""


class RecordReview(RequestMessage):
    """POST /api/records/review: the Review of a record, which is not stored."""

    record: str
    """A record as text, or its JSON export."""
    first: int = 0


class RecordStatistics(RequestMessage):
    """POST /api/records/statistics: the Statistics of a record."""

    record: str


class RecordChoices(RequestMessage):
    """POST /api/records/choices: the JudgedChoices of a record."""

    record: str
    first: int = 0


class RecordPositions(RequestMessage):
    """POST /api/records/positions: the Positions of a record."""

    record: str
    first: int
    last: int
    seat: Perspective


class RecordFairness(RequestMessage):
    """POST /api/records/fairness: the Verification of a record that has its secret."""

    record: str


class RecordFromHere(RequestMessage):
    """POST /api/records/from: as FromHere, for an uploaded record."""

    record: str
    moment: int
    seat: int
    bot: str


class RecordEntry(Message):
    """One entry of a game's log."""

    entry: str
    """The entry as in the text of a record: 'play:T', 'site:roma', 'deal:5TKC'."""
    seat: int | None
    """The seat whose entry it is; None for a deal and other entries of no seat."""


class RecordJson(RequestMessage):
    """GET /api/tables/ID/record.json: a whole game; `docs/record.schema.json` describes the format."""

    condottiere: int
    """The version of this format."""
    rules: int
    """The version of the rules by which the game was played."""
    options: TableOptions
    holder: int
    """The seat that held the Condottiere first (R1.5)."""
    players: list[str]
    """The names of the seats, clockwise from seat 0."""
    entries: list[RecordEntry]
    table: str | None = None
    """The identifier of its table, on which its shuffle depends; None if not known."""
    secret: str | None = None
    """The secret by which its cards were shuffled, in hexadecimal digits; None if not known."""
