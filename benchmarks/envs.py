"""Environments, stepped through Python with random legal actions, beside peers in the same run."""

import random
from collections.abc import Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Final

import numpy as np

from condottiere.envs.vector import Observed, VectorEnv
from condottiere.rules import Options

from .peers import Peer, installed, uno_games
from .speeds import Speed, Workload, in_turn

HEARTS: Final = "OpenSpiel hearts, stepped"
ONE_THREAD: Final = "int8 and masks"
TWO_THREADS: Final = "int8 and masks, two threads"
TABLES: Final = 512
STEPS: Final = 200
"""How many steps one call takes."""


def hearts_steps(rng: random.Random) -> Mapping[str, Workload]:
    """Hearts of OpenSpiel, for four, in C++: what its legal actions are and one of them, from Python."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    return {HEARTS: play}


PEERS: Final = (Peer("open_spiel", hearts_steps), Peer("rlcard", uno_games))


def measure_envs(runs: int, seconds: float, seed: int) -> tuple[list[Speed], list[str]]:
    """Every workload `runs` times for at least `seconds`, in turn; the peers come first.

    Also returns the packages of those peers that are left out because they are not installed.
    """
    rng = random.Random(seed)
    workloads, left_out = installed(PEERS, rng)
    observed: dict[str, Observed] = {ONE_THREAD: "int8", "sights and masks": "sight", "masks": None}
    for name, observation in observed.items():
        workloads[name] = stepping(observation, seed)
    with ThreadPoolExecutor(2) as threads:
        halves = [stepping("int8", seed, first) for first in (0, TABLES)]
        workloads[TWO_THREADS] = partial(at_once, threads, halves)
        more, missing = installed((Peer("pettingzoo", aec_steps),), rng)
        return in_turn(workloads | more, runs, seconds), left_out + missing


def stepping(observation: Observed, seed: int, first: int = 0) -> Workload:
    """Return what steps 512 tables for four, with actions that compiled code draws."""
    env = VectorEnv(Options(seats=4), TABLES, seed, first=first, observation=observation)
    env.reset()
    codes = np.zeros(TABLES, np.int64)

    def play() -> int:
        for _ in range(STEPS):
            env.step(env.random_actions(codes))
        return STEPS * TABLES

    return play


def at_once(threads: Executor, workloads: list[Workload]) -> int:
    """Run workloads at once, each on its own thread; returns what they did together."""
    return sum(done.result() for done in [threads.submit(play) for play in workloads])


def aec_steps(rng: random.Random) -> Mapping[str, Workload]:
    """Our environment for PettingZoo, without its wrappers."""
    from condottiere.envs.pettingzoo import raw_env

    env = raw_env(Options(seats=4))

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += not over
        return decisions

    return {"PettingZoo AEC": play}
