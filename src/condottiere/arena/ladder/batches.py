"""Playing the games of a cell: compiled and many at once if both bots allow it, else one after the other.

A block is a number, as in `arena.deals`: all rotations of a line-up get the same cards for as long as their
games are alike. Which shuffles it stands for differs between games that are played at once and others.
"""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from condottiere.arena.deals import Deals, bot_seed, keyed_random
from condottiere.arena.plan import rotated
from condottiere.arena.play import BotFailed, Misplay, play_game
from condottiere.bots import make_bot
from condottiere.bots.expert import ExpertParameters
from condottiere.bots.parameters import LearnedParameters
from condottiere.bots.registry import BOTS, parse_spec

from .cells import LOWER, UPPER, Cell

if TYPE_CHECKING:
    from condottiere.bots.lockstep import Choose

AT_ONCE: Final = 48
"""The blocks of a batch that is played many games at once, a multiple of the number of mixes."""
ONE_BY_ONE: Final = 4
"""The blocks of another batch."""


class Batch(msgspec.Struct, frozen=True):
    """Some blocks of a cell."""

    cell: Cell
    first: int
    """The number of its first block."""


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """What all batches share."""

    seed: int
    code: str
    """The `code_digest` of the program that plays."""
    network: str = ""
    """The file of the network of `learned`; empty for the one in use."""


class PlayedBatch(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a batch."""

    batch: Batch
    means: Means
    shares: tuple[tuple[float, float], ...]
    """For each block: the share of the victories of a seat of the upper bot, and of one of the lower bot."""
    seconds: float
    """How long it took."""


class Seated(NamedTuple):
    """A bot at tables in lockstep: its temperature if it is `expert` or chance, else how it chooses."""

    temperature: float = 0.0
    choose: "Choose | None" = None


def is_quick(cell: Cell) -> bool:
    """Whether many games of a cell can be played at once."""
    return all(map(plays_at_once, (cell.upper, cell.lower)))


def plays_at_once(spec: str) -> bool:
    """Whether a bot can play many games at once."""
    if spec.partition(":")[0] not in BOTS:  # a bot of one's own
        return False
    kind, parameters = parse_spec(spec)
    if isinstance(parameters, ExpertParameters):
        return parameters.mistakes == 0
    return isinstance(parameters, LearnedParameters) or kind is BOTS["random"]


def blocks_of(cell: Cell) -> int:
    """How many blocks a batch of a cell has."""
    return AT_ONCE if is_quick(cell) else ONE_BY_ONE


def play_batch(means: Means, batch: Batch) -> PlayedBatch:
    """Play a batch. Raises BotFailed."""
    started = time.perf_counter()
    cell = batch.cell
    blocks = range(batch.first, batch.first + blocks_of(cell))
    if is_quick(cell):
        shares = _play_at_once(means, cell, blocks)
    else:
        shares = [_play_block(means, cell, block) for block in blocks]
    return PlayedBatch(
        batch=batch,
        means=means,
        shares=tuple((round(upper, 5), round(lower, 5)) for upper, lower in shares),
        seconds=round(time.perf_counter() - started, 3),
    )


def _play_block(means: Means, cell: Cell, block: int) -> tuple[float, float]:
    """Play one block in all rotations, one game after the other."""
    options = cell.options()
    specs = {UPPER: cell.upper, LOWER: cell.lower}
    won = {UPPER: 0.0, LOWER: 0.0}
    for rotation in range(cell.rotations):
        seated = rotated(cell.lineup, rotation)
        bots = [
            make_bot(specs[side], bot_seed(means.seed, block, rotation, seat))
            for seat, side in enumerate(seated)
        ]
        try:
            game = play_game(options[block % len(options)], bots, Deals(means.seed, block), rotation)
        except Misplay as error:
            spec = specs[seated[error.seat]]
            raise BotFailed(f"{spec} {error.reason} (seed {means.seed}, block {block} of {cell})") from error
        for seat, side in enumerate(seated):
            won[side] += game.share(seat)
    upper, lower = (won[side] / cell.rotations / cell.lineup.count(side) for side in (UPPER, LOWER))
    return upper, lower


def _play_at_once(means: Means, cell: Cell, blocks: range) -> list[tuple[float, float]]:
    """Play blocks in all rotations, all games at once."""
    from condottiere.bots.lockstep import EXPERT, LEARNER, PAST, Lockstep, new_field, play_out, seed_streams

    seed = keyed_random("ladder", means.seed, repr(cell), blocks.start).getrandbits(64)
    random = np.random.default_rng(seed)
    upper, lower = (seat_bot(spec, means.network, random) for spec in (cell.upper, cell.lower))
    kinds = {UPPER: LEARNER if upper.choose else EXPERT, LOWER: PAST if lower.choose else EXPERT + 1}
    options = cell.options()
    field = new_field(options, [1.0] * len(options), [upper.temperature, lower.temperature])
    field = field._replace(draws=False, games=1, guards=True)
    tables = Lockstep(len(blocks) * cell.rotations, field, 0, 1)
    lanes = tables.lanes
    block_of = np.repeat(np.arange(blocks.start, blocks.stop), cell.rotations)
    streams = np.zeros(blocks.stop, np.uint64)
    seed_streams(streams, means.seed)
    lanes.streams[:] = streams[block_of]
    lanes.chosen[:] = block_of % len(options)
    seated = np.array(
        [[kinds[side] for side in rotated(cell.lineup, rotation)] for rotation in range(cell.rotations)]
    )
    lanes.kinds[:, : cell.seats] = np.tile(seated, (len(blocks), 1))
    choosers = {LEARNER: upper.choose, PAST: lower.choose}
    play_out(tables, {kind: choose for kind, choose in choosers.items() if choose})
    won = np.maximum(lanes.shares[:, : cell.seats], 0).astype(np.float64).reshape(len(blocks), -1)
    is_upper = (seated == kinds[UPPER]).ravel()
    sides = (won[:, mine].mean(1).tolist() for mine in (is_upper, ~is_upper))
    return list(zip(*sides, strict=True))


def seat_bot(spec: str, network: str, random: np.random.Generator) -> Seated:
    """Seat a bot that can play many games at once."""
    from condottiere.bots.learned.manner import Manner
    from condottiere.bots.learned.network import load, network_in_use
    from condottiere.bots.lockstep import UNIFORM

    _, parameters = parse_spec(spec)
    if isinstance(parameters, ExpertParameters):
        return Seated(temperature=parameters.temperature)
    if not isinstance(parameters, LearnedParameters):
        return Seated(temperature=UNIFORM)
    manner = Manner(parameters)
    judge = load(Path(network)) if network else network_in_use()

    def choose(rows: NDArray[np.int8], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        seen = manner.seen(rows)
        return manner.choose(judge.evaluate_all(seen), seen, legal, random)

    return Seated(choose=choose)
