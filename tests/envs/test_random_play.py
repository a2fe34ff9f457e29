"""The figures of random play are those of the games, counted one by one."""

import pytest

from condottiere import Options
from condottiere.envs import VectorEnv
from condottiere.envs.random_play import measure

SEATS, GAMES, SEED = 2, 4, 3


def test_figures_are_those_of_the_games() -> None:
    lengths, choices, first = [], [], 0.0
    for number in range(GAMES):
        env = VectorEnv(Options(seats=SEATS), 1, SEED, first=number, observation=None, autoreset=False)
        seen, counts = env.reset(), []
        holder = env.tables["first_holder"][0]
        while seen.turn[0] >= 0:
            counts.append(int(seen.masks.sum()))
            seen = env.step(env.random_actions())
        lengths.append(len(counts))
        choices += counts
        first += seen.rewards[0, holder]
    found = measure(Options(seats=SEATS), GAMES, SEED)
    assert (found.longest, found.most, found.unfinished) == (max(lengths), max(choices), 0)
    assert found.decisions == pytest.approx(sum(lengths) / GAMES)
    assert found.choices == pytest.approx(sum(choices) / len(choices))
    assert found.first == pytest.approx(first / GAMES)
