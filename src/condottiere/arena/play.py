"""Playing one game between bots from the first deal to the end, and recording it."""

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, Protocol, TypeAlias, runtime_checkable

import msgspec

from condottiere.bots import Bot, Decision, make_bot
from condottiere.bots.own import OwnBotFailed
from condottiere.rules import Ending, Options, Table, asked_next, end_unfinished, new_table, next_game, view
from condottiere.rules.actions import ACTIONS
from condottiere.rules.legality import fill_legal
from condottiere.rules.match import final_winners
from condottiere.rules.play import can_end_unfinished, step
from condottiere.rules.table import DEAL, INTERVAL, OVER, UNFINISHED
from condottiere.rules.victory import region_count

from .deals import Deals, bot_seed
from .plan import Job, Plan, rotated

CHANCE_SAMPLING_INTERVAL: Final = 4
"""One in this many of a seat's stated chances is recorded."""
MAX_UNFINISHED_GAMES: Final = 12
"""R13: after this many unfinished games in a row (R2.8), the match is left unfinished too."""


@runtime_checkable
class OpenBot(Protocol):
    """A bot that sees every hand, but no answer of R4.5, as a benchmark. It plays only in the arena."""

    def decide_open(self, table: Table, seat: int) -> Decision:
        """Choose an action for `seat`, which is on turn. The bot may keep and change the table."""
        ...


AnyBot: TypeAlias = Bot | OpenBot


class BotFailed(RuntimeError):
    """A bot chose an illegal action or raised an error. The message names the game."""


class StatedChance(msgspec.Struct, frozen=True, array_like=True):
    """A chance of winning that a bot stated for its seat."""

    seat: int
    decision: int
    """How many decisions of all seats came before it."""
    chance: float
    """The chance, 0 to 1, that the seat wins the game (with R13 the match)."""


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played. Tuples are by seat."""

    rotation: int
    """How many seats clockwise each bot sits from its seat in the lineup."""
    holder: int
    """The first holder of the token."""
    winners: tuple[int, ...]
    """The seats that won: several if they share the victory, none if the game was left unfinished (R2.8)."""
    ending: str
    """The name of an Ending; in a match (R13) that of its last game."""
    games: int
    """R13: games in the match; 1 for a single game."""
    battles: int
    regions: tuple[int, ...]
    scores: tuple[int, ...]
    """R13: points; all 0 for a single game."""
    decisions: tuple[int, ...]
    """How many decisions each seat made, not counting those without a choice."""
    seconds: tuple[float, ...]
    """The wall-clock time that each seat's bot took for them, in seconds."""
    chances: tuple[StatedChance, ...]

    def share(self, seat: int) -> float:
        """A seat's share of the victory: 1, 0, or a fraction if it is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def unfinished(games: Iterable[GameRecord]) -> int:
    """Count the games that nobody won (R2.8)."""
    return sum(not game.winners for game in games)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished job, with the games of all rotations."""

    job: Job
    games: tuple[GameRecord, ...]


def play_job(plan: Plan, job: Job) -> Played:
    """Play a job: a lineup's games of a block in all rotations. Raises BotFailed, DifferentCode."""
    plan.check_code()
    return Played(
        job=job, games=tuple(_play_rotation(plan, job, rotation) for rotation in range(len(job.lineup)))
    )


def without_times(played: Played) -> Played:
    """Return a job's games without their times: the part that is the same whenever it is played."""
    games = tuple(msgspec.structs.replace(game, seconds=()) for game in played.games)
    return msgspec.structs.replace(played, games=games)


def _play_rotation(plan: Plan, job: Job, rotation: int) -> GameRecord:
    names = rotated(job.lineup, rotation)
    where = f"seed {plan.seed}, block {job.block}, rotation {rotation}"
    try:
        bots = [
            make_bot(name, bot_seed(plan.seed, job.block, rotation, seat)) for seat, name in enumerate(names)
        ]
        return play_game(plan.table, bots, Deals(plan.seed, job.block), rotation)
    except Misplay as error:
        raise BotFailed(f"{names[error.seat]} at seat {error.seat} {error.reason} ({where})") from error


class Misplay(Exception):
    """The bot at a seat failed."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"the bot at seat {seat} {reason}")
        self.seat = seat
        self.reason = reason


def play_game(options: Options, bots: Sequence[AnyBot], deals: Deals, rotation: int = 0) -> GameRecord:
    """Play a game (with R13 a match) to its end. Raises Misplay if a bot fails."""
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
    """A game in progress, and the data recorded of it."""

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
        """Play until the game is over or left unfinished."""
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
        """R13.4: begin the next game, after recording the last one, as the board is then cleared."""
        self._unfinished_in_a_row = self._unfinished_in_a_row + 1 if self.table.ending == UNFINISHED else 0
        if self._unfinished_in_a_row < MAX_UNFINISHED_GAMES:
            self.battles += self.table.battles
            next_game(self.table)

    def _choice(self) -> int:
        """Return the action of the seat on turn. Its bot is asked only if it has a choice."""
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
            decide = partial(bot.decide_open, asked_next(self.table.copy(), seat), seat)
        else:
            decide = partial(bot.decide, view(self.table, seat))
        started = time.perf_counter()
        try:
            return decide()
        except OwnBotFailed as error:
            raise Misplay(seat, f"failed: {error}") from error
        except Exception as error:
            raise Misplay(seat, f"failed: {type(error).__name__}: {error}") from error
        finally:
            self.seconds[seat] += time.perf_counter() - started

    def _note_chance(self, seat: int, decision: Decision) -> None:
        """Record one in CHANCE_SAMPLING_INTERVAL of a seat's stated chances, beginning by seat number."""
        chance = next((one.chance for one in decision.alternatives if one.code == decision.code), None)
        if chance is None:
            return
        if not 0 <= chance <= 1:
            raise Misplay(seat, f"stated a chance of {chance}, which is not 0 to 1")
        if (self._chances_stated[seat] + seat) % CHANCE_SAMPLING_INTERVAL == 0:
            self.chances.append(StatedChance(seat, sum(self.decisions), round(float(chance), 4)))
        self._chances_stated[seat] += 1
