"""PettingZoo: an AEC environment, in which each seat is an agent.

    from condottiere.envs import pettingzoo as condottiere_v0
    env = condottiere_v0.env()

A match for points (R13) is one episode. Showing cards (R10.3) and pacts (R10.2) are no actions here.
"""

import secrets
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from condottiere.features import FEATURES
from condottiere.record.position import position_text
from condottiere.rules import Options
from condottiere.rules.actions import ACTIONS

from .one_table import HIGHEST, LOWEST, OneTable
from .vector import NAME


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name
    """Condottiere without wrappers. An illegal action raises IllegalAction and changes nothing.

    An observation has `observation`, int8 of shape (FEATURES,), and `action_mask`, int8 of shape (ACTIONS,).
    """

    metadata: ClassVar[dict[str, Any]] = {"name": NAME, "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, options: Options | None = None, *, zero_sum: bool = False, render_mode: str | None = None
    ) -> None:
        """Seats play by `options`; with `zero_sum`, the rewards of a victory add up to 0.

        `render` returns the position as one line of text, hidden cards included.
        """
        super().__init__()
        self.options: Final = options or Options()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.seats)]
        self.agents: list[str] = []
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table: Final = OneTable(self.options, secrets.randbits(62), zero_sum)
        seen = Dict(
            {
                "observation": Box(LOWEST, HIGHEST, (FEATURES,), np.int8),
                "action_mask": Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> None:
        """Begin the first episode of a seed, or without a seed the next one. `options` have no meaning."""
        self._table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.turn]

    def step(self, action: int | None) -> None:
        """Perform an action of `agent_selection`; None once the episode is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is an action only of an agent whose episode is over")
        self._table.step(action)
        if not self._table.over:
            self.agent_selection = self.possible_agents[self._table.turn]
            return
        self.rewards = dict(zip(self.agents, self._table.rewards, strict=True))
        self._accumulate_rewards()
        ended = self.terminations if self._table.terminal else self.truncations
        ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, NDArray[np.int8]]:
        seat = self._seats[agent]
        return {"observation": self._table.row(seat), "action_mask": self._table.mask(seat).view(np.int8)}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return position_text(self._table.table())

    def close(self) -> None:
        """Nothing is left open."""


def env(options: Options | None = None, **settings: Any) -> OrderEnforcingWrapper:
    """Make a `raw_env` that also complains of calls in a wrong order."""
    return OrderEnforcingWrapper(raw_env(options, **settings))
