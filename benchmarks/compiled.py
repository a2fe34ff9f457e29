"""Random games by the compiled rules, beside peers that play at random in the same run."""

import random
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Final

from condottiere.compiled.compiling import cache_root
from condottiere.compiled.playouts import random_playouts
from condottiere.rules import Options

from .peers import PEERS, Peer, installed
from .rules import option_sets
from .speeds import Speed, in_turn
from .startup import first_call

ONE_THREAD: Final = "4 seats"
TWO_THREADS: Final = "4 seats, two threads"

GAMES: Final = 2000
"""How many games one call plays: enough that making the call takes next to nothing."""


def measure_compiled(
    runs: int, seconds: float, seed: int, peers: tuple[Peer, ...] = PEERS
) -> tuple[list[Speed], list[str]]:
    """Every workload `runs` times for at least `seconds`, in turn; the peers come first.

    Also returns the packages of those peers that are left out because they are not installed.
    """
    # A process that has compiled is then some 10 % slower than those that find the code in the cache, which
    # are the usual ones: so another process does it, if it is yet to be done.
    first_call(cache_root())
    rng = random.Random(seed)
    workloads, left_out = installed(peers, rng)
    for name, options in option_sets():
        workloads[name] = partial(play, options, rng)
    with ThreadPoolExecutor(2) as threads:
        workloads[TWO_THREADS] = partial(play_in_two_threads, Options(seats=4), rng, threads)
        return in_turn(workloads, runs, seconds), left_out


def play(options: Options, rng: random.Random) -> int:
    """Play GAMES games on this thread; returns how many decisions they took."""
    return random_playouts(options, GAMES, rng.getrandbits(31))


def play_in_two_threads(options: Options, rng: random.Random, threads: Executor) -> int:
    """Play GAMES games on each of two threads at once; returns how many decisions they took together."""
    halves = [threads.submit(random_playouts, options, GAMES, rng.getrandbits(31)) for _ in range(2)]
    return sum(half.result() for half in halves)
