"""Making decisions with values: positions of games between players of all kinds, and playouts by `learned`.

Every action is tried in the same worlds, sampled uniformly from what the decider knows. All seats then act as
`learned` does, each on its own Observation, until a site is to be chosen after the battle; there its network
says what share of the victory it expects for the decider. So the values favour what is good among such
players, and carry the errors of that network and of worlds that are not weighted by what the others did.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.arena.deals import keyed_random
from condottiere.arena.plan import mixes
from condottiere.bots.learned.manner import Manner
from condottiere.bots.learned.network import network_in_use
from condottiere.bots.lockstep import LEARNER, Lanes, Lockstep, new_field, seed_streams
from condottiere.bots.parameters import LearnedParameters
from condottiere.compiled.layout import Records, read_table
from condottiere.compiled.worlds import sample_worlds
from condottiere.record.position import position_text
from condottiere.rules import Options, Phase
from condottiere.rules.actions import ACTIONS
from condottiere.rules.observation import Observation, observe
from condottiere.rules.options import MAX_SEATS, MIN_SEATS

from .decisions import Recipe, ValuedAction, ValuedBatch, ValuedDecision

MOST_ACTIONS: Final = 12
"""How many actions of a decision are tried at most."""
PLAYERS: Final = (
    LearnedParameters(temperature=1.0),
    LearnedParameters(memory="notable", wish="greedy", errors=2.0),
    LearnedParameters(memory="none", wish="careful", errors=4.0),
)
"""Those in whose games the decisions occur; all seats of a table play alike."""
WANTED: Final = {
    Phase.BATTLE: 12,
    Phase.SITE: 4,
    Phase.FAVOR: 2,
    Phase.RESCUE: 2,
    Phase.KEEP: 2,
    Phase.HAND: 1,
    Phase.DRAW: 1,
}
"""How often each phase is looked for. Where a game has none of it, a decision of any phase is taken."""
MAX_STEPS: Final = 3_000
"""After how many decisions a game or playout that goes on is given up."""


class _Taken(NamedTuple):
    """The decisions taken from games; the first axis of every array is the game."""

    tables: Records
    rows: NDArray[np.int8]
    legal: NDArray[np.bool_]
    found: NDArray[np.bool_]
    """Whether the game had a decision at all."""


def made_batches(recipe: Recipe, first: int, decisions: int) -> Iterator[ValuedBatch]:
    """Make batches from number `first` on, up to so many decisions in the whole set."""
    for number in range(first, -(-decisions // recipe.batch)):
        yield make_batch(recipe, number)


def make_batch(recipe: Recipe, number: int) -> ValuedBatch:
    """Make a batch; it depends only on the recipe, the number and the network in use."""
    random = np.random.default_rng(keyed_random("regret", recipe.seed, number).getrandbits(64))
    options = [_draw_options(random) for _ in range(recipe.batch)]
    taken = _decisions(options, random)
    values = _values(options, taken, recipe, random)
    decisions = []
    for index in np.flatnonzero(taken.found):
        table = read_table(taken.tables, int(index))
        found = values[index]
        if len(found) > 1:
            decisions.append(ValuedDecision(position=position_text(table), actions=found))
    return ValuedBatch(recipe=recipe, number=number, decisions=tuple(decisions))


def _draw_options(random: np.random.Generator) -> Options:
    """Draw a number of seats, and in half of all cases a mix of optional rules."""
    seats = int(random.integers(MIN_SEATS, MAX_SEATS + 1))
    all_mixes = mixes(seats)
    return all_mixes[random.integers(len(all_mixes)) if random.random() < 0.5 else 0]


def _decisions(options: list[Options], random: np.random.Generator) -> _Taken:
    """Play a game by each of the options, and take one decision from each: any of the phase looked for."""
    number = len(options)
    tables = _tables(options, number, random)
    lanes = tables.lanes
    phases = random.choice([*WANTED], size=number, p=np.array([*WANTED.values()]) / sum(WANTED.values()))
    plays = random.integers(len(PLAYERS), size=number)
    manners = [Manner(parameters) for parameters in PLAYERS]
    taken = _Taken(lanes.tables.copy(), lanes.rows.copy(), lanes.legal.copy(), np.zeros(number, np.bool_))
    seen = np.zeros((number, 2))
    tables.advance()
    codes = np.zeros(number, np.int64)
    for _ in range(MAX_STEPS):
        waiting = lanes.turn >= 0
        if not waiting.any():
            break
        right = lanes.tables["phase"] == phases
        for choice, kind in ((waiting & ~right, 0), (waiting & right, 1)):
            seen[choice, kind] += 1
        kept = random.random(number) * np.where(right, seen[:, 1], seen[:, 0]) < 1
        now = waiting & kept & (right | (seen[:, 1] == 0))
        taken.tables[now], taken.rows[now], taken.legal[now] = (
            lanes.tables[now],
            lanes.rows[now],
            lanes.legal[now],
        )
        taken.found[now] = True
        for play, manner in enumerate(manners):
            at = np.flatnonzero(waiting & (plays == play))
            if len(at):
                codes[at] = _chosen(manner, lanes, at, random)
        tables.advance(codes)
    tables.close()
    return taken


def _tables(options: list[Options], size: int, random: np.random.Generator) -> Lockstep:
    """Make tables at which the network plays all seats; table i plays by option i."""
    field = new_field(options, [1.0] * len(options))._replace(draws=False, games=1, guards=True)
    tables = Lockstep(size, field, int(random.integers(2**31)), 1)
    tables.lanes.kinds[:] = LEARNER
    tables.lanes.chosen[:] = np.arange(size) % len(options)
    return tables


def _chosen(
    manner: Manner, lanes: Lanes, at: NDArray[np.int64], random: np.random.Generator
) -> NDArray[np.int64]:
    rows = manner.seen(lanes.rows[at])
    return manner.choose(network_in_use().evaluate_all(rows), rows, lanes.legal[at], random)


def _values(
    options: list[Options], taken: _Taken, recipe: Recipe, random: np.random.Generator
) -> list[tuple[ValuedAction, ...]]:
    """Try the actions of all decisions in their worlds, all playouts at once."""
    policy = np.where(taken.legal, network_in_use().evaluate_all(taken.rows)[:, :ACTIONS], -np.inf)
    codes: list[NDArray[np.int64]] = []
    worlds: list[Records] = []
    for index, numbers in enumerate(policy):
        best = np.argsort(-numbers, kind="stable")[:MOST_ACTIONS]
        tried = best[np.isfinite(numbers[best])] if taken.found[index] else best[:0]
        seed = int(random.integers(2**31))
        codes.append(np.repeat(tried, recipe.worlds))
        if len(tried):
            sampled = sample_worlds(_observed(taken.tables, index), recipe.worlds, seed)
            worlds.append(np.tile(sampled, len(tried)))
    all_codes, decision = np.concatenate(codes), np.repeat(np.arange(len(codes)), [*map(len, codes)])
    tables = _tables(options, len(all_codes), random)
    streams = np.zeros(recipe.worlds * len(codes), np.uint64)
    seed_streams(streams, int(random.integers(2**31)))
    world = np.arange(len(all_codes)) % recipe.worlds
    tables.lanes.streams[:] = streams[decision * recipe.worlds + world]
    tables.lanes.chosen[:] = decision
    shares = _play_out(tables, np.concatenate(worlds), all_codes)
    first = world < recipe.worlds // 2
    found = []
    for index in range(len(codes)):
        mine = decision == index
        found.append(
            tuple(
                ValuedAction(
                    int(code), *(_mean(shares, mine & (all_codes == code) & half) for half in (first, ~first))
                )
                for code in dict.fromkeys(all_codes[mine].tolist())
            )
        )
    return found


def _mean(shares: NDArray[np.float64], which: NDArray[np.bool_]) -> float:
    return round(float(shares[which].mean()), 4)


def _observed(tables: Records, index: int) -> Observation:
    table = read_table(tables, index)
    observation = Observation()
    observe(table, table.turn, observation)
    return observation


def _play_out(tables: Lockstep, worlds: Records, codes: NDArray[np.int64]) -> NDArray[np.float64]:
    """Perform an action in each world, play on, and return the share of the seat that acted: shape (n,)."""
    lanes, every = tables.lanes, np.arange(len(codes))
    lanes.tables[:] = worlds
    lanes.begun[:] = 1
    lanes.turn[:] = worlds["turn"]
    viewers, seats = worlds["turn"].astype(np.int64), worlds["seats"].astype(np.int64)
    shares = np.zeros(len(codes))
    best = Manner(LearnedParameters())
    random = np.random.default_rng(0)  # which `best` does not use
    going = np.ones(len(codes), np.bool_)
    codes = codes.copy()
    for _ in range(MAX_STEPS):
        tables.advance(codes)
        over = going & (lanes.turn < 0)
        shares[over] = np.maximum(lanes.shares[every[over], viewers[over]], 0)
        going &= ~over
        state = lanes.tables
        fought = (state["battles"] != worlds["battles"]) | (state["games"] != worlds["games"])
        at = np.flatnonzero(going & fought & (state["phase"] == Phase.SITE))
        if len(at):
            shares[at] = _expected(lanes, at, viewers[at], seats[at])
            lanes.turn[at] = -1
            going[at] = False
        at = np.flatnonzero(going)
        if not len(at):
            break
        codes[at] = _chosen(best, lanes, at, random)
    tables.close()
    return shares


def _expected(
    lanes: Lanes, at: NDArray[np.int64], viewers: NDArray[np.int64], seats: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Return what share of the victory the network expects for each viewer, as the seat on turn sees it."""
    numbers = network_in_use().evaluate_all(lanes.rows[at])[:, ACTIONS:].astype(np.float64)
    numbers[np.arange(MAX_SEATS) >= seats[:, None]] = -np.inf
    odds = np.exp(numbers - numbers.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    expected: NDArray[np.float64] = odds[np.arange(len(at)), (viewers - lanes.turn[at]) % seats]
    return expected
