"""PettingZoo and Gymnasium: their own tests, and what is ours in them."""

import warnings
from collections.abc import Iterator

import numpy as np
import pytest

from condottiere.rules import IllegalAction, Options

gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from condottiere.envs import gymnasium as one_seat  # noqa: E402
from condottiere.envs import pettingzoo as condottiere_v0  # noqa: E402

SHORT = Options(seats=2, idle_limit=1)


@pytest.fixture(autouse=True)
def warnings_allowed() -> Iterator[None]:
    """Their tests warn of what they merely advise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# --- PettingZoo ----------------------------------------------------------------------------------------


def test_pettingzoo_is_content() -> None:
    api_test(condottiere_v0.env(SHORT), num_cycles=60)
    seed_test(lambda: condottiere_v0.env(SHORT), num_cycles=30)


def test_every_agent_is_told_at_the_end_what_it_got() -> None:
    env = condottiere_v0.env(Options(seats=3, points=1), zero_sum=True, render_mode="ansi")
    env.reset(seed=5)
    assert env.metadata["name"] == "condottiere_v0"
    assert env.render().startswith("seats=3 options=points:1 ")
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
        else:
            assert env.observe(agent)["observation"].tolist() == seen["observation"].tolist()
            others = [other for other in env.agents if other != agent]
            assert not any(env.observe(other)["action_mask"].any() for other in others)
            env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert sum(got.values()) == pytest.approx(0)
    assert sorted(got) == ["seat_0", "seat_1", "seat_2"]


# --- Gymnasium -----------------------------------------------------------------------------------------


def test_gymnasium_is_content() -> None:
    env = gymnasium.make(
        "Condottiere-v0", opponents=["random"], options=SHORT, illegal="random", disable_env_checker=True
    )
    check_env(env.unwrapped, skip_render_check=True)


def test_opponents_are_bots_by_name() -> None:
    env = one_seat.CondottiereEnv(["expert", "random"], Options(seats=3), seat=1)
    _, told = env.reset(seed=2)
    steps, reward = 0, None
    terminated = truncated = False
    while not (terminated or truncated):
        action = np.flatnonzero(env.action_masks())[0]
        _, reward, terminated, truncated, told = env.step(action)
        steps += 1
        assert told["seat"] == 1
        assert told["action_mask"].any() != (terminated or truncated)
    assert steps > 3
    assert (terminated, reward) == (True, 0.0)  # who always passes wins nothing


def test_an_illegal_action_is_an_error_or_the_end_or_any_other() -> None:
    outcomes = {}
    for illegal in ("error", "penalty", "random"):
        env = one_seat.CondottiereEnv(["random"], SHORT, illegal=illegal)
        env.reset(seed=1)
        wrong = np.flatnonzero(~env.action_masks())[0]
        if illegal == "error":
            with pytest.raises(IllegalAction, match=r"^table 0, action "):
                env.step(wrong)
        else:
            _, reward, terminated, _, told = env.step(wrong)
            assert told["illegal"]
            outcomes[illegal] = reward, terminated
    assert outcomes == {"penalty": (-1.0, True), "random": (0.0, False)}


@pytest.mark.everything
def test_masked_ppo_beats_random() -> None:
    """From nothing, in some thousand decisions on a CPU."""
    sb3_contrib = pytest.importorskip("sb3_contrib")

    env = one_seat.CondottiereEnv(["random"], SHORT, zero_sum=True)
    learner = sb3_contrib.MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, seed=1, device="cpu")
    learner.learn(4_096)
    total = 0.0
    for game in range(200):
        seen, _ = env.reset(seed=game)
        over, reward = False, 0.0
        while not over:
            action, _ = learner.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, terminated, truncated, _ = env.step(action)
            over = terminated or truncated
        total += reward
    assert total / 200 > 0.3
