"""Many tables in lockstep, each stopped where a network has to decide.

Everything else happens in compiled code: the rules, deals, the decisions of opponents without a network, and
what the network is shown. Each table has its own random stream, so that games do not depend on how the tables
are divided among threads.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.evaluation.absurd import is_absurd
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.search.policy import Buffers, Numbers, choose_action, new_buffers, score_legal
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.episodes import mark_legal, share_of
from condottiere.compiled.features import row_records, write_features
from condottiere.compiled.layout import TABLE, Records
from condottiere.compiled.playouts import go_on, template
from condottiere.compiled.rng import Rng, below, seed_stream, uniform
from condottiere.features import FEATURES
from condottiere.rules import Options
from condottiere.rules.actions import ACTIONS
from condottiere.rules.after_battle import begin_game
from condottiere.rules.legality import fill_legal
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.play import step
from condottiere.rules.table import BATTLE, NOBODY, OVER

LEARNER: Final = 0
"""The kind of a seat that the network in training plays."""
PAST: Final = 1
"""The kind of a seat that an earlier state of the network plays."""
EXPERT: Final = 2
"""The kind of a seat that `expert` plays at the first temperature of the field; further ones follow."""
PER_THREAD: Final = 3
"""Into how many parts a thread's tables are divided, since some parts take longer than others."""

UNIFORM: Final = -1.0
"""In `Field.temperatures`: all legal actions are equally likely."""
MAX_STEPS: Final = 20_000
"""After how many decisions at each table `play_out` gives up: who is not done then has won nothing."""
TEMPERATURES: Final = (0.0, 1.0, 2.0, 4.0, 8.0, 15.0, UNIFORM)
"""The experts of the usual field, the strongest first."""


Room: TypeAlias = Callable[[tuple[int, int], Any], NDArray[Any]]
"""Makes an array of zeros with a shape and a type."""
Choose: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.bool_]], NDArray[np.int64]]
"""Chooses an action for each row of features, shape (n, FEATURES), of those that are legal, (n, ACTIONS)."""


class Field(NamedTuple):
    """The tables that are played and who sits at them, as compiled code takes it."""

    templates: Records
    """Shape (m,): tables with all options, before their first deal."""
    frequencies: Numbers
    """Shape (m,): how often each template is drawn, in proportion."""
    weights: Numbers
    """Shape (m, WEIGHTS): those of `expert` at each."""
    temperatures: Numbers
    """Shape (k,): those of the experts among the opponents, in hundredths of the game, or UNIFORM."""
    alone: float = 1.0
    """The share of tables at which only the network in training plays."""
    with_experts: float = 0.0
    """The share at which experts are the others; at the rest these are past networks."""
    softened: float = 0.0
    """Of the tables with experts, the share at which each has a random temperature."""
    single: float = 0.0
    """Of the tables with others, the share with one learner; elsewhere all numbers are equally likely."""
    draws: bool = True
    """Whether options and opponents are drawn for every game; if not, they are set by the caller."""
    games: int = 0
    """After how many games a table stops; 0 for never."""
    teaches: bool = False
    """Whether `expert` says at each decision what it would do."""
    guards: bool = False
    """Whether a network is not offered absurd actions (`evaluation.absurd`)."""


def new_field(
    options: Sequence[Options], frequencies: Sequence[float], temperatures: Sequence[float] = TEMPERATURES
) -> Field:
    """Make a field of learners alone with these options."""
    return Field(
        templates=np.concatenate([template(each) for each in options]),
        frequencies=np.array(frequencies, np.float64),
        weights=np.array([weights_for(each) for each in options], np.float64),
        temperatures=np.array(temperatures, np.float64),
    )


class Lanes(NamedTuple):
    """The tables and what is known of each; the first axis of every array is the table."""

    tables: Records
    begun: NDArray[np.int64]
    """How many games were begun."""
    chosen: NDArray[np.int64]
    """Which of the field's templates is played."""
    kinds: NDArray[np.int64]
    """Shape (n, MAX_SEATS): who plays each seat."""
    streams: NDArray[np.uint64]
    codes: NDArray[np.int64]
    """The action to perform next."""
    turn: NDArray[np.int64]
    """The seat that decides; NOBODY before the first game and after the last."""
    rows: NDArray[np.int8]
    """Shape (n, FEATURES): what that seat sees."""
    records: Records
    """The same memory as ROW records."""
    legal: NDArray[np.bool_]
    """Shape (n, ACTIONS): what it may do."""
    labels: NDArray[np.int64]
    """What `expert` would do, if the field teaches."""
    ended: NDArray[np.bool_]
    """Whether a game ended after the last decision."""
    shares: NDArray[np.float32]
    """Shape (n, MAX_SEATS): the shares of the victory in the game that ended last; below 0 if absent."""
    played: NDArray[np.int64]
    """Which of the field's templates that game had."""
    players: NDArray[np.int64]
    """Shape (n, MAX_SEATS): the kinds of that game."""


@register_function
def advance_lane(lanes: Lanes, lane: int, field: Field, buffers: Buffers) -> None:
    """Perform the action that was chosen at a table, and go on to the next decision of a network."""
    lanes.ended[lane] = False
    if lanes.begun[lane] == 0:
        begin_lane(lanes, lane, field)
    elif lanes.turn[lane] == NOBODY:
        return
    else:
        step(lanes.tables[lane], lanes.codes[lane])
    while not reaches_network(lanes, lane, field, buffers):
        finish_lane(lanes, lane)
        if lanes.begun[lane] == field.games:
            lanes.turn[lane] = NOBODY
            return
        begin_lane(lanes, lane, field)


@register_function
def begin_lane(lanes: Lanes, lane: int, field: Field) -> None:
    """Begin a new game, with options and opponents as the field has them."""
    stream = lanes.streams[lane : lane + 1]
    lanes.begun[lane] += 1
    if field.draws:
        lanes.chosen[lane] = draw_template(field, stream)
    lanes.tables[lane] = field.templates[lanes.chosen[lane]]
    table = lanes.tables[lane]
    if field.draws:
        draw_kinds(lanes.kinds[lane], table.seats, field, stream)
    begin_game(table, below(stream, table.seats))


@register_function
def draw_template(field: Field, stream: Rng) -> int:
    """Draw the number of a template by its weight in the field."""
    left = uniform(stream) * field.frequencies.sum()
    for number in range(len(field.frequencies)):
        left -= field.frequencies[number]
        if left < 0.0:
            return number
    return len(field.frequencies) - 1


@register_function
def draw_kinds(kinds: NDArray[np.int64], seats: int, field: Field, stream: Rng) -> None:
    """Draw who sits at a table: learners alone, or learners and others of one sort, at random seats."""
    kinds[:] = LEARNER
    sort = uniform(stream)
    if sort < field.alone:
        return
    experts = sort < field.alone + field.with_experts
    mixed = uniform(stream) < field.softened
    learners = 1
    if uniform(stream) >= field.single:
        learners += below(stream, seats - 1)
    left = learners
    for seat in range(seats):
        if below(stream, seats - seat) < left:
            left -= 1
        elif not experts:
            kinds[seat] = PAST
        elif mixed:
            kinds[seat] = EXPERT + below(stream, len(field.temperatures))
        else:
            kinds[seat] = EXPERT


@register_function
def reaches_network(lanes: Lanes, lane: int, field: Field, buffers: Buffers) -> bool:
    """Play on to the next choice of a network and describe it; return False if the game ends before."""
    table = lanes.tables[lane]
    stream = lanes.streams[lane : lane + 1]
    weights = field.weights[lanes.chosen[lane]]
    while True:
        if table.phase != BATTLE:
            go_on(table, stream)
        if table.phase == OVER:
            return False
        number = fill_legal(table, buffers.codes)
        code = buffers.codes[0]
        if number > 1:
            kind = lanes.kinds[lane, table.turn]
            if kind < EXPERT:
                describe(lanes, lane, number, buffers)
                if field.guards:
                    leave_out_absurd(lanes, lane, number, weights, buffers)
                if field.teaches:
                    score_legal(table, buffers, weights)
                    lanes.labels[lane] = buffers.codes[np.argmax(buffers.scores[:number])]
                return True
            temperature = field.temperatures[kind - EXPERT]
            if temperature < 0.0:
                code = buffers.codes[below(stream, number)]
            else:
                code = choose_action(table, buffers, weights, temperature, stream)
        step(table, code)


@register_function
def describe(lanes: Lanes, lane: int, number: int, buffers: Buffers) -> None:
    """Write what the seat on turn sees and the legal actions, which `buffers` holds."""
    table = lanes.tables[lane]
    lanes.turn[lane] = table.turn
    write_features(table, table.turn, buffers.seen[0], lanes.records[lane])
    mark_legal(lanes.legal[lane], buffers.codes, number)


@register_function
def leave_out_absurd(lanes: Lanes, lane: int, number: int, weights: Numbers, buffers: Buffers) -> None:
    """Offer only actions that are not absurd, if there are any."""
    left = number
    for index in range(number):
        code = buffers.codes[index]
        if is_absurd(buffers.seen[0], code, weights):
            lanes.legal[lane, code] = False
            left -= 1
    if left == 0:
        for index in range(number):
            lanes.legal[lane, buffers.codes[index]] = True


@register_function
def finish_lane(lanes: Lanes, lane: int) -> None:
    """Note the outcome of a game."""
    table = lanes.tables[lane]
    lanes.ended[lane] = True
    lanes.played[lane] = lanes.chosen[lane]
    for seat in range(MAX_SEATS):
        lanes.players[lane, seat] = lanes.kinds[lane, seat]
        lanes.shares[lane, seat] = share_of(table, seat) if seat < table.seats else -1.0


@kernel
def _advance(lanes: Lanes, field: Field) -> None:
    buffers = new_buffers()
    for lane in range(len(lanes.tables)):
        advance_lane(lanes, lane, field, buffers)


class Lockstep:
    """Tables that are advanced together, by several threads."""

    def __init__(self, size: int, field: Field, seed: int, threads: int, make: Room = np.zeros) -> None:
        """`make` makes an array of zeros for what a network takes, in memory that its device reads fast."""
        self.field = field
        self.lanes: Final = new_lanes(size, seed, make)
        self._pool: Final = ThreadPoolExecutor(threads)
        self._parts: Final = list(parts_of(size, threads * PER_THREAD if threads > 1 else 1))

    def advance(self, codes: NDArray[np.int64] | None = None) -> None:
        """Perform `codes`, shape (n,), and go on to the next decisions; the first call begins the games."""
        if codes is not None:
            self.lanes.codes[:] = codes
        self.on_threads(lambda part: _advance(Lanes._make(array[part] for array in self.lanes), self.field))

    def on_threads(self, call: Callable[[slice], None]) -> None:
        """Call a function that releases the GIL with each part of the tables."""
        list(self._pool.map(call, self._parts))

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()


def play_out(tables: Lockstep, choosers: Mapping[int, Choose]) -> None:
    """Play the tables of a field with a number of `games` to their end; networks choose by their kind."""
    lanes = tables.lanes
    tables.advance()
    codes = np.zeros(len(lanes.turn), np.int64)
    every = np.arange(len(codes))
    for _ in range(MAX_STEPS):
        deciding = np.where(lanes.turn < 0, -1, lanes.kinds[every, lanes.turn])
        if (deciding < 0).all():
            break
        for kind, choose in choosers.items():
            at = np.flatnonzero(deciding == kind)
            if len(at):
                codes[at] = choose(lanes.rows[at], lanes.legal[at])
        tables.advance(codes)
    tables.close()


def parts_of(size: int, parts: int) -> Iterator[slice]:
    """Divide `size` tables into neighbouring parts, all but empty ones."""
    edges = [size * part // parts for part in range(parts + 1)]
    return (slice(start, stop) for start, stop in pairwise(edges) if stop > start)


def new_lanes(size: int, seed: int, make: Room = np.zeros) -> Lanes:
    """Make tables whose games have not begun."""
    streams = np.zeros(size, np.uint64)
    seed_streams(streams, seed)
    rows = make((size, FEATURES), np.int8)
    return Lanes(
        tables=np.zeros(size, TABLE),
        begun=np.zeros(size, np.int64),
        chosen=np.zeros(size, np.int64),
        kinds=np.zeros((size, MAX_SEATS), np.int64),
        streams=streams,
        codes=np.zeros(size, np.int64),
        turn=np.full(size, NOBODY, np.int64),
        rows=rows,
        records=row_records(rows),
        legal=make((size, ACTIONS), np.bool_),
        labels=np.zeros(size, np.int64),
        ended=np.zeros(size, np.bool_),
        shares=np.zeros((size, MAX_SEATS), np.float32),
        played=np.zeros(size, np.int64),
        players=np.zeros((size, MAX_SEATS), np.int64),
    )


@kernel
def seed_streams(streams: NDArray[np.uint64], seed: int) -> None:
    """Begin the random stream of each table."""
    for lane in range(len(streams)):
        seed_stream(streams[lane : lane + 1], seed, lane)
