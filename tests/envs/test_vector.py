"""VectorEnv: what it writes, how episodes end and begin again, and what its games depend on."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from condottiere.compiled import features, legal_masks, observations
from condottiere.envs.vector import Buffers, Observed, VectorEnv, new_buffers
from condottiere.rules import IllegalAction, Options, Phase
from condottiere.rules.options import SWITCHES

TWO = Options(seats=2, idle_limit=1, **dict.fromkeys(SWITCHES, True))
"""Games of about thirty decisions, of which many end unfinished."""


def started(
    num_envs: int, seed: int = 3, first: int = 0, options: Options = TWO, observation: Observed = "int8"
) -> VectorEnv:
    env = VectorEnv(options, num_envs, seed, first=first, observation=observation)
    env.reset()
    return env


def written(buffers: Buffers) -> list[bytes]:
    """Everything that was written, but for what follows the legal codes."""
    listed = np.where(np.arange(buffers.legal.shape[1]) < buffers.counts[:, None], buffers.legal, -1)
    return [array.tobytes() for array in buffers._replace(legal=listed)]


@pytest.mark.parametrize("observation", ["int8", "float32", "sight", None])
def test_every_part_of_a_batch_gives_the_same_bytes(observation: Observed) -> None:
    """So a batch equals its parts for every split."""
    whole = started(6, observation=observation)
    parts = {
        (first, stop): started(stop - first, first=first, observation=observation)
        for first, stop in combinations(range(7), 2)
    }
    for _ in range(60):
        codes = whole.random_actions()
        whole.step(codes)
        for (first, stop), part in parts.items():
            assert part.random_actions().tolist() == codes[first:stop].tolist()
            part.step(codes[first:stop])
            own = Buffers._make(array[first:stop] for array in whole.buffers)
            assert written(part.buffers) == written(own)
    assert whole.buffers.episodes.any()


def test_an_episode_that_ends_begins_again_in_the_same_step_and_says_who_won() -> None:
    env = started(30)
    ends: set[tuple[bool, bool]] = set()
    for _ in range(300):
        before = env.buffers.episodes.copy()
        seen = env.step(env.random_actions())
        ended = seen.terminals | seen.truncations
        assert (seen.episodes == before + ended).all()
        assert (env.tables["phase"] != Phase.OVER).all()
        assert (seen.rewards.sum(1) == seen.terminals).all()
        assert (env.tables["battles"][ended] == 0).all()
        ends |= set(zip(seen.terminals.tolist(), seen.truncations.tolist(), strict=True))
    assert ends == {(False, False), (True, False), (False, True)}


def test_what_is_written_is_what_the_seat_on_turn_sees_and_may_do() -> None:
    for observation, expected in (("int8", None), ("float32", features), ("sight", observations)):
        env = VectorEnv(Options(seats=3), 6, 1, observation=observation)  # type: ignore[arg-type]
        seen = env.reset()
        for _ in range(5):
            env.step(env.random_actions())
        assert (seen.turn == env.tables["turn"]).all()
        assert (seen.masks == legal_masks(env.tables)).all()
        for lane in range(6):
            assert seen.legal[lane, : seen.counts[lane]].tolist() == np.flatnonzero(seen.masks[lane]).tolist()
        if expected is not None:
            assert seen.observations.tobytes() == expected(env.tables, seen.turn).tobytes()


def test_rewards_add_up_to_nothing_if_that_is_asked_for() -> None:
    options = Options(seats=3, points=1, draw_after_battle=True)
    env = VectorEnv(options, 20, 1, observation=None, zero_sum=True)
    env.reset()
    rewards: list[list[float]] = []
    while len(rewards) < 10:
        seen = env.step(env.random_actions())
        rewards += seen.rewards[seen.terminals].tolist()
    assert [1.0, -0.5, -0.5] in [sorted(each, reverse=True) for each in rewards]
    assert np.sum(rewards, axis=1) == pytest.approx(0)


def test_an_illegal_action_is_named_and_changes_no_table() -> None:
    env = started(4, first=10)
    before = env.state()
    codes = env.random_actions()
    codes[2] = np.flatnonzero(~env.buffers.masks[2])[0]
    with pytest.raises(IllegalAction, match=rf"^table 12, action {codes[2]} \(pass\): R\d+\.\d+: "):
        env.step(codes)
    codes[2] = 999
    with pytest.raises(IllegalAction, match=r"^table 12, action 999: there is no such action"):
        env.step(codes)
    assert env.state() == before


def test_a_state_is_all_that_follows_depends_on() -> None:
    env = started(5)
    env.step(env.random_actions())
    state = env.state()
    other = started(5, seed=8).set_state(state)
    assert written(other.buffers) == written(env.buffers)
    for _ in range(20):
        env.step(env.random_actions())
        other.step(other.random_actions())
    assert other.state() == env.state() != state
    for wrong in (started(4), started(5, first=1), started(5, options=replace(TWO, hidden_cards=False))):
        before = wrong.state()
        with pytest.raises(ValueError, match="not the state of a VectorEnv with these arguments"):
            wrong.set_state(state)
        assert wrong.state() == before


def test_the_arrays_are_those_of_the_caller() -> None:
    memory = np.zeros((2, 3, 2), np.float32)
    buffers = new_buffers(2, 3, None)._replace(rewards=memory[1])
    env = VectorEnv(TWO, 3, 1, observation=None, buffers=buffers)
    assert env.reset().rewards is buffers.rewards
    while not memory[1].any():
        env.step(env.random_actions())
    assert not memory[0].any()
    masks: NDArray[np.bool_] = np.zeros((3, 404), np.bool_)[:, ::2]
    with pytest.raises(ValueError, match="masks must be a contiguous array of bool, shape"):
        VectorEnv(TWO, 3, 1, observation=None, buffers=buffers._replace(masks=masks))


def test_without_autoreset_a_table_that_is_over_waits() -> None:
    env = VectorEnv(TWO, 1, 1, autoreset=False, max_steps=4)
    seen = env.reset()
    for _ in range(4):
        env.step(env.random_actions())
    assert (seen.turn[0], seen.counts[0], seen.truncations[0]) == (-1, 0, True)
    assert not env.step([0]).truncations[0]
    assert env.reset().episodes[0] == 1
    assert env.reset(seed=1).episodes[0] == 0
