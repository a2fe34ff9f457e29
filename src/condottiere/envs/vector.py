"""Many tables at once: `VectorEnv` acts at each and writes what follows into the caller's arrays.

Compiled code does all of it, releases the GIL and works on the calling thread. What happens in an episode
depends only on the seed, the table's number and the episode's, however tables are divided among VectorEnvs.
"""

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, Self, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from condottiere.compiled.arguments import numbers, whole
from condottiere.compiled.compiling import kernel
from condottiere.compiled.episodes import mark_legal, reward_of
from condottiere.compiled.features import fill_features, fill_observations, fill_rows, row_records
from condottiere.compiled.layout import OBSERVATION, TABLE, Codes, Records
from condottiere.compiled.playouts import Streams, begin_all, chosen_holder, go_on_all, template
from condottiere.compiled.rng import below, branch, seed_stream
from condottiere.compiled.stepping import act_unchecked, first_refused
from condottiere.features import FEATURES
from condottiere.record.notation import action_text
from condottiere.rules import IllegalAction, Options
from condottiere.rules.actions import ACTIONS
from condottiere.rules.legality import fill_legal
from condottiere.rules.match import final_winners
from condottiere.rules.refusals import LEGAL, SENTENCES
from condottiere.rules.table import NOBODY, OVER

NAME: Final = "condottiere_v0"
"""Its number is raised whenever learning would change."""

Observed: TypeAlias = Literal["int8", "float32", "sight"] | None
"""What is written of each table: features as int8 or divided by their scales, OBSERVATION, nothing."""
Room: TypeAlias = Callable[[tuple[int, ...], Any], NDArray[Any]]
"""Makes an array of zeros with a shape and a type."""


class Buffers(NamedTuple):
    """What a VectorEnv writes at each step; the first axis of every array is the table."""

    observations: NDArray[Any]
    """What the seat on turn may know: int8 or float32 of shape (n, FEATURES), or OBSERVATION, shape (n,)."""
    masks: NDArray[np.bool_]
    """Shape (n, ACTIONS): which actions are legal."""
    legal: NDArray[np.int16]
    """Shape (n, ACTIONS): their codes, ascending; `counts` says how many. What follows them means nothing."""
    counts: NDArray[np.int64]
    turn: NDArray[np.int64]
    """The seat that acts; NOBODY at a table that is over, if it is not begun again."""
    rewards: NDArray[np.float32]
    """Shape (n, seats): for the last action; not 0 only if it ended an episode."""
    terminals: NDArray[np.bool_]
    """Whether the last action ended an episode with a victory."""
    truncations: NDArray[np.bool_]
    """Whether it ended one without: by R2.8, or after `max_steps`."""
    episodes: NDArray[np.int64]
    """The number of the episode that is being played, from 0."""


_CHOICES: Final = 0
"""The branch of an episode's stream from which random actions are drawn."""


@kernel
def _finish(tables: Records, lengths: NDArray[np.int64], limit: int, zero_sum: bool, written: Buffers) -> int:
    """Write which episodes have ended and how; return how many. `limit` is that of their lengths, or -1."""
    turn, rewards = written.turn, written.rewards
    terminals, truncations = written.terminals, written.truncations
    rewards[:] = 0.0
    terminals[:] = False
    truncations[:] = False
    ended = 0
    for lane in range(len(tables)):
        table = tables[lane]
        if turn[lane] == NOBODY:  # it was over before
            continue
        lengths[lane] += 1
        if table.phase == OVER or lengths[lane] == limit:
            ended += 1
            won = table.phase == OVER and final_winners(table) != 0
            terminals[lane] = won
            truncations[lane] = not won
            for seat in range(table.seats if won else 0):
                rewards[lane, seat] = reward_of(table, seat, zero_sum)
            table.phase = OVER
            table.turn = NOBODY
    return ended


@kernel
def _list_legal(tables: Records, room: Codes, written: Buffers) -> None:
    """Write whose turn it is and what is legal, at every table; `room` is for the codes of one."""
    masks, legal, counts, turn = written.masks, written.legal, written.counts, written.turn
    for lane in range(len(tables)):
        turn[lane] = tables[lane].turn
        number = fill_legal(tables[lane], room)
        counts[lane] = number
        mark_legal(masks[lane], room, number)
        for place in range(number):
            legal[lane, place] = room[place]


@kernel
def _draw(choices: Streams, lengths: NDArray[np.int64], written: Buffers, codes: NDArray[np.int64]) -> None:
    """Draw a legal action for every table, in a branch of its stream for each decision."""
    counts, legal = written.counts, written.legal
    stream = np.empty(1, np.uint64)
    for lane in range(len(codes)):
        if counts[lane] > 0:
            stream[0] = choices[lane]
            branch(stream, lengths[lane])
            codes[lane] = legal[lane, below(stream, counts[lane])]


@kernel
def _seed_episodes(
    streams: Streams,
    choices: Streams,
    seed: int,
    first: int,
    episodes: NDArray[np.int64],
    which: NDArray[np.bool_],
) -> None:
    """Begin the streams of some episodes: of their deals, and of random actions."""
    for lane in range(len(streams)):
        if which[lane]:
            stream = streams[lane : lane + 1]
            seed_stream(stream, seed, first + lane)
            branch(stream, episodes[lane])
            choices[lane] = stream[0]
            branch(choices[lane : lane + 1], _CHOICES)


def new_buffers(seats: int, num_envs: int, observation: Observed = "int8", make: Room = np.zeros) -> Buffers:
    """Make the arrays that a VectorEnv writes into; `make` may take them from memory of your choice."""
    shapes: dict[Observed, tuple[tuple[int, ...], Any]] = {
        "int8": ((num_envs, FEATURES), np.int8),
        "float32": ((num_envs, FEATURES), np.float32),
        "sight": ((num_envs,), OBSERVATION),
        None: ((num_envs, 0), np.int8),
    }
    if observation not in shapes:
        raise ValueError(f"observation must be one of {', '.join(map(repr, shapes))}, not {observation!r}")
    return Buffers(
        observations=make(*shapes[observation]),
        masks=make((num_envs, ACTIONS), np.bool_),
        legal=make((num_envs, ACTIONS), np.int16),
        counts=make((num_envs,), np.int64),
        turn=make((num_envs,), np.int64),
        rewards=make((num_envs, seats), np.float32),
        terminals=make((num_envs,), np.bool_),
        truncations=make((num_envs,), np.bool_),
        episodes=make((num_envs,), np.int64),
    )


class VectorEnv:
    """Tables that are advanced together, each to its next decision."""

    def __init__(  # noqa: PLR0913
        self,
        options: Options,
        num_envs: int,
        seed: int,
        *,
        first: int = 0,
        observation: Observed = "int8",
        buffers: Buffers | None = None,
        zero_sum: bool = False,
        max_steps: int = 0,
        autoreset: bool = True,
    ) -> None:
        """Make the tables number `first` to `first + num_envs - 1` of a seed; `reset` begins their games.

        `buffers` are the caller's arrays, as `new_buffers` makes them; without, the VectorEnv makes its own.
        With `zero_sum`, the rewards of a victory add up to 0. `max_steps` truncates episodes after so many
        actions; 0 never does. Without `autoreset`, a table that is over waits for `reset`.
        Raises ValueError for arrays of another shape or type.
        """
        self.options: Final = options
        self.num_envs: Final = whole("num_envs", num_envs)
        self.observation: Final = observation
        usual = new_buffers(options.seats, self.num_envs, observation)
        self.buffers: Final = usual if buffers is None else _checked(buffers, usual)
        self._begun = False
        self._template: Final = template(options)
        self._first: Final = whole("first", first)
        self._limit: Final = whole("max_steps", max_steps) or -1
        self._zero_sum: Final = bool(zero_sum)
        self._autoreset: Final = bool(autoreset)
        self.tables: Final = np.zeros(self.num_envs, TABLE)
        """The complete tables, hidden cards included: no player may see them."""
        self._seed: Final = np.array([whole("seed", seed)], np.int64)
        self._streams: Final = np.zeros(self.num_envs, np.uint64)
        self._choices: Final = np.zeros(self.num_envs, np.uint64)
        self._lengths: Final = np.zeros(self.num_envs, np.int64)
        self._codes: Final = np.zeros(ACTIONS, np.int64)
        self._fill: Final = _filling(observation, self.buffers.observations)

    def reset(self, seed: int | None = None) -> Buffers:
        """Begin a new episode at every table: the first of a seed, or without a seed the next one."""
        if seed is not None:
            self._seed[:] = whole("seed", seed)
        if seed is not None or not self._begun:
            self.buffers.episodes[:] = 0
        else:
            self.buffers.episodes[:] += 1
        self._begun = True
        written = self.buffers
        written.rewards[:], written.terminals[:], written.truncations[:] = 0.0, False, False
        self._begin(np.ones(self.num_envs, np.bool_))
        self._describe()
        return written

    def step(self, actions: ArrayLike) -> Buffers:
        """Perform `actions[i]` at table i, and what follows up to its next decision.

        A table whose episode ends begins the next one in the same step: observation, mask and turn are then
        those of its first decision; rewards, terminals and truncations those of the action. Raises
        IllegalAction, which names table, action and rule, before any table has changed.
        """
        if not self._begun:
            raise ValueError("the games have not begun: call reset first")
        codes = numbers("actions", actions, self.num_envs)
        index, reason = first_refused(self.tables, codes)
        if reason != LEGAL:
            table, code = self._first + index, int(codes[index])
            action = f"{code} ({action_text(code)})" if 0 <= code < ACTIONS else str(code)
            raise IllegalAction(f"table {table}, action {action}: {SENTENCES[reason]}", reason)
        act_unchecked(self.tables, codes)
        go_on_all(self.tables, self._streams)
        written = self.buffers
        if _finish(self.tables, self._lengths, self._limit, self._zero_sum, written) and self._autoreset:
            ended = written.terminals | written.truncations
            written.episodes[ended] += 1
            self._begin(ended)
        self._describe()
        return written

    def random_actions(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Draw a legal action for every table, all equally likely, by seed, table, episode and decision."""
        codes = np.zeros(self.num_envs, np.int64) if out is None else out
        _draw(self._choices, self._lengths, self.buffers, codes)
        return codes

    def state(self) -> bytes:
        """Return all that the games and their chance depend on, and what the last step said."""
        return b"".join(array.tobytes() for array in self._kept())

    def set_state(self, state: bytes) -> Self:
        """Go back to a state of a VectorEnv with the same arguments but for the seed and the arrays.

        Raises ValueError for any other state, and changes nothing then.
        """
        kept = self._kept()
        head = kept[0].tobytes()
        if len(state) != sum(array.nbytes for array in kept) or state[: len(head)] != head:
            raise ValueError("this is not the state of a VectorEnv with these arguments")
        at = len(head)
        for array in kept[1:]:
            array[:] = np.frombuffer(state, array.dtype, array.size, at).reshape(array.shape)
            at += array.nbytes
        self._begun = bool(self.tables["seats"].any())
        self._describe()
        return self

    def _kept(self) -> list[NDArray[Any]]:
        """The arrays of the state, first those that say whose it is."""
        arguments = (NAME, self._first, self._limit, self._zero_sum, self._autoreset, self.options)
        head = np.frombuffer(repr(arguments).encode(), np.uint8)
        games = (self.tables, self._seed, self._streams, self._choices, self._lengths)
        written = self.buffers
        return [head, *games, written.rewards, written.terminals, written.truncations, written.episodes]

    def _begin(self, which: NDArray[np.bool_]) -> None:
        """Begin the episodes of some tables, up to their first decisions."""
        seed, episodes = int(self._seed[0]), self.buffers.episodes
        _seed_episodes(self._streams, self._choices, seed, self._first, episodes, which)
        begin_all(self.tables, self._template, chosen_holder(self.options), self._streams, which)
        go_on_all(self.tables, self._streams)
        self._lengths[which] = 0

    def _describe(self) -> None:
        """Write whose turn it is, what is legal and what that seat sees."""
        _list_legal(self.tables, self._codes, self.buffers)
        if self.observation is None:
            return
        viewers = self.buffers.turn
        if viewers.min(initial=0) == NOBODY:
            viewers = np.maximum(viewers, 0)  # of a table that is over, what seat 0 sees
        fill, out = self._fill
        fill(self.tables, viewers, out)


def _filling(observation: Observed, out: NDArray[Any]) -> tuple[Callable[..., None], NDArray[Any]]:
    """Return the kernel that writes observations, and the array as it takes it."""
    if observation == "int8":
        return fill_rows, row_records(out)
    return (fill_observations if observation == "sight" else fill_features), out


def _checked(buffers: Buffers, usual: Buffers) -> Buffers:
    """Return the caller's arrays. Raises ValueError unless they are like the usual ones."""
    for name in Buffers._fields:
        array: NDArray[Any] = getattr(buffers, name)
        like: NDArray[Any] = getattr(usual, name)
        if array.shape != like.shape or array.dtype != like.dtype or not array.flags.c_contiguous:
            raise ValueError(f"{name} must be a contiguous array of {like.dtype}, shape {like.shape}")
        if not array.flags.writeable:
            raise ValueError(f"{name} must be writable")
    return buffers
