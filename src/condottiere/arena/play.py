"""One game between bots, from its first deal to its end, and what is written down of it."""

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, Protocol, TypeAlias, runtime_checkable

import msgspec

from condottiere.bots import Bot, Decision, make_bot
from condottiere.rules import Ending, Options, Table, end_unfinished, new_table, next_game, view
from condottiere.rules.actions import ACTIONS
from condottiere.rules.legality import fill_legal
from condottiere.rules.play import can_end_unfinished, step
from condottiere.rules.table import DEAL, INTERVAL, OVER, UNFINISHED
from condottiere.rules.victory import final_winners, region_count

from .deals import Deals, bot_seed
from .plan import Job, Plan, rotated

CHANCE_SAMPLING_INTERVAL: Final = 4
"""Of so many decisions in which a seat states a chance, one is written down."""
MAX_UNFINISHED_GAMES: Final = 12
"""R13: after so many games in a row that nobody finished, a match is left unfinished too."""


@runtime_checkable
class OpenBot(Protocol):
    """A bot that sees every hand: a yardstick for the others. Only the arena ever asks one."""

    def decide_open(self, table: Table, seat: int) -> Decision:
        """What to do. The table is the bot's to keep and change; the seat is the one on turn."""
        ...


AnyBot: TypeAlias = Bot | OpenBot


class BotFailed(RuntimeError):
    """A bot did what the rules forbid, or raised an error. The message says in which game."""


class StatedChance(msgspec.Struct, frozen=True, array_like=True):
    """The chance that a bot gave itself."""

    seat: int
    decision: int
    """How many decisions had been asked for before, of any seat."""
    chance: float
    """0 to 1: that its seat wins the game (with R13 the match)."""


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played. Tuples are by seat."""

    rotation: int
    """How many seats further on everybody sits than in the lineup."""
    holder: int
    """Who held the token first."""
    winners: tuple[int, ...]
    """Several share a victory; nobody wins a game that was left unfinished (R2.8)."""
    ending: str
    """The name of an Ending; in a match (R13) that of its last game."""
    games: int
    """R13: games in the match; 1 for a single game."""
    battles: int
    regions: tuple[int, ...]
    scores: tuple[int, ...]
    """R13: points; all 0 for a single game."""
    decisions: tuple[int, ...]
    """How often each seat was asked: whenever it had a choice."""
    seconds: tuple[float, ...]
    """How long each seat's bot took for them, on the wall clock."""
    chances: tuple[StatedChance, ...]

    def share(self, seat: int) -> float:
        """How much of the victory a seat has: 1, 0, or with others a fraction."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def unfinished(games: Iterable[GameRecord]) -> int:
    """How many games nobody won (R2.8)."""
    return sum(not game.winners for game in games)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A job done: a lineup has played a block in all its rotations."""

    job: Job
    games: tuple[GameRecord, ...]


def play_job(plan: Plan, job: Job) -> Played:
    """Play a lineup through a block. Raises BotFailed, DifferentCode, or what the rules raise."""
    plan.check_code()
    return Played(
        job=job, games=tuple(_play_rotation(plan, job, rotation) for rotation in range(len(job.lineup)))
    )


def without_times(played: Played) -> Played:
    """A job's games without the seconds: what must be equal wherever, and however often, it is played."""
    games = tuple(msgspec.structs.replace(game, seconds=()) for game in played.games)
    return msgspec.structs.replace(played, games=games)


def _play_rotation(plan: Plan, job: Job, rotation: int) -> GameRecord:
    names = rotated(job.lineup, rotation)
    where = f"seed {plan.seed}, block {job.block}, rotation {rotation}"
    try:
        bots = [
            make_bot(name, bot_seed(plan.seed, job.block, rotation, seat)) for seat, name in enumerate(names)
        ]
        return play_game(plan.tables[job.table], bots, Deals(plan.seed, job.block), rotation)
    except Misplay as error:
        raise BotFailed(f"{names[error.seat]} at seat {error.seat} {error.reason} ({where})") from error


class Misplay(Exception):
    """A bot at some seat failed."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"the bot at seat {seat} {reason}")
        self.seat = seat
        self.reason = reason


def play_game(options: Options, bots: Sequence[AnyBot], deals: Deals, rotation: int = 0) -> GameRecord:
    """Play a game, or with R13 a match, to its end. Raises Misplay."""
    holder = deals.first_holder(options)
    game = _GameRun(new_table(options, holder), bots, deals)
    game.run()
    table = game.table
    seats = range(options.seats)
    winners = final_winners(table)
    return GameRecord(
        rotation=rotation,
        holder=holder,
        winners=tuple(seat for seat in seats if winners >> seat & 1),
        ending=Ending(table.ending).name.lower(),
        games=table.games,
        battles=game.battles,
        regions=tuple(region_count(table, seat) for seat in seats),
        scores=tuple(table.scores[: options.seats]),
        decisions=tuple(game.decisions),
        seconds=tuple(round(spent, 6) for spent in game.seconds),
        chances=tuple(game.chances),
    )


class _GameRun:
    """A game that is being played, and what is noted of it."""

    def __init__(self, table: Table, bots: Sequence[AnyBot], deals: Deals) -> None:
        self.table = table
        self.battles = 0
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.chances: list[StatedChance] = []
        self._bots = bots
        self._deals = deals
        self._chances_stated = [0] * len(bots)
        self._codes = [0] * ACTIONS
        self._unfinished_in_a_row = 0

    def run(self) -> None:
        """Play until the game is over, or is to be left unfinished."""
        table = self.table
        while table.phase != OVER and self._unfinished_in_a_row < MAX_UNFINISHED_GAMES:
            if table.phase == DEAL:
                self._deals.deal(table)
            elif table.phase == INTERVAL:
                self._next_game()
            elif can_end_unfinished(table):
                end_unfinished(table)
            else:
                step(table, self._choice())
        self.battles += table.battles

    def _next_game(self) -> None:
        """R13.4. The board is cleared; what is to be known of the game before is noted first."""
        self._unfinished_in_a_row = self._unfinished_in_a_row + 1 if self.table.ending == UNFINISHED else 0
        if self._unfinished_in_a_row < MAX_UNFINISHED_GAMES:
            self.battles += self.table.battles
            next_game(self.table)

    def _choice(self) -> int:
        """What the seat on turn does; its bot is asked only if it has a choice."""
        choices = fill_legal(self.table, self._codes)
        if choices == 1:
            return self._codes[0]
        seat = self.table.turn
        decision = self._decision(seat)
        if decision.code not in self._codes[:choices]:
            raise Misplay(seat, f"chose action {decision.code}, which is not legal")
        self._note_chance(seat, decision)
        self.decisions[seat] += 1
        return decision.code

    def _decision(self, seat: int) -> Decision:
        bot = self._bots[seat]
        decide: Callable[[], Decision]
        if isinstance(bot, OpenBot):
            decide = partial(bot.decide_open, self.table.copy(), seat)
        else:
            decide = partial(bot.decide, view(self.table, seat))
        started = time.perf_counter()
        try:
            return decide()
        except Exception as error:
            raise Misplay(seat, f"failed: {type(error).__name__}: {error}") from error
        finally:
            self.seconds[seat] += time.perf_counter() - started

    def _note_chance(self, seat: int, decision: Decision) -> None:
        """Keep one in CHANCE_SAMPLING_INTERVAL of a seat's stated chances; the first depends on the seat."""
        chance = next((one.chance for one in decision.alternatives if one.code == decision.code), None)
        if chance is None:
            return
        if not 0 <= chance <= 1:
            raise Misplay(seat, f"stated a chance of {chance}, which is not 0 to 1")
        if (self._chances_stated[seat] + seat) % CHANCE_SAMPLING_INTERVAL == 0:
            self.chances.append(StatedChance(seat, sum(self.decisions), round(float(chance), 4)))
        self._chances_stated[seat] += 1
