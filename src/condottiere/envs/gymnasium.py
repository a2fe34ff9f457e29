"""Gymnasium: one agent at a table with named opponents, registered as `Condottiere-v0`.

    import gymnasium
    import condottiere.envs.gymnasium
    env = gymnasium.make("Condottiere-v0", opponents=["expert"], illegal="random")

A match for points (R13) is one episode. Showing cards (R10.3) and pacts (R10.2) are no actions here.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from condottiere.bots import Bot, make_bot
from condottiere.features import FEATURES
from condottiere.record.position import position_text
from condottiere.rules import Options
from condottiere.rules.actions import ACTIONS

from .one_table import HIGHEST, LOWEST, OneTable

Row: TypeAlias = NDArray[np.int8]
Illegal: TypeAlias = Literal["error", "penalty", "random"]
"""What an illegal action leads to: an error, the end of the episode with PENALTY, or a random legal one."""
PENALTY: Final = -1.0
ID: Final = "Condottiere-v0"


class CondottiereEnv(gymnasium.Env[Row, np.int64]):  # type: ignore[misc]
    """A seat at a table of bots; it is asked for each of its decisions.

    Observations are int8 of shape (FEATURES,). The action mask, bool of shape (ACTIONS,), is
    `action_masks()`, and `info["action_mask"]` as int8; `info["illegal"]` says whether the last action was.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        opponents: Sequence[str] = ("expert",),
        options: Options | None = None,
        *,
        seat: int | None = None,
        illegal: Illegal = "error",
        zero_sum: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Sit down among `opponents`, bots as `make_bot` takes them, one after another to the agent's left.

        They are repeated until the table is full. Without `seat`, the agent's seat is drawn for each episode.
        Raises BotError for an unknown bot.
        """
        if not opponents:
            raise ValueError("a table needs an opponent")
        self.options: Final = options or Options()
        if seat is not None and not 0 <= seat < self.options.seats:
            raise ValueError(f"R1.1: there is no seat {seat} at a table of {self.options.seats}")
        self.observation_space = Box(LOWEST, HIGHEST, (FEATURES,), np.int8)
        self.action_space = Discrete(ACTIONS)
        self.render_mode = render_mode
        self.seat = seat or 0
        """The agent's seat in this episode."""
        self._chosen_seat: Final = seat
        self._illegal: Final = illegal
        self._table: Final = OneTable(self.options, 0, zero_sum)
        others = self.options.seats - 1
        self._specs: Final = [opponents[place % len(opponents)] for place in range(others)]
        self._bots = self._new_bots()
        self._dealt = False

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Row, dict[str, Any]]:
        """Begin the first episode of a seed, or without a seed another one. `options` have no meaning."""
        super().reset(seed=seed)
        if seed is not None or not self._dealt:
            self._dealt = True
            self._bots = self._new_bots()
            self._table.reset(self._seed())
        else:
            self._table.reset()
        if self._chosen_seat is None:
            self.seat = int(self.np_random.integers(self.options.seats))
        self._play_on()
        return self._table.row(self.seat), self._info(False)

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Perform the agent's action, and play on to its next decision or to the end."""
        code = int(action)
        illegal = not (0 <= code < ACTIONS and self.action_masks()[code])
        if illegal and self._illegal == "penalty":
            return self._table.row(self.seat), PENALTY, True, False, self._info(True)
        if illegal and self._illegal == "random" and not self._table.over:
            code = int(self.np_random.choice(np.flatnonzero(self.action_masks())))
        self._table.step(code)
        self._play_on()
        terminal = self._table.terminal
        truncated = self._table.over and not terminal
        reward = self._table.rewards[self.seat]
        return self._table.row(self.seat), reward, terminal, truncated, self._info(illegal)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, bool of shape (ACTIONS,); the name is that of sb3-contrib."""
        return self._table.mask(self.seat)

    def render(self) -> str | None:
        """Return the position as one line of text, hidden cards included."""
        return None if self.render_mode is None else position_text(self._table.table())

    def _new_bots(self) -> list[Bot]:
        return [make_bot(spec, self._seed()) for spec in self._specs]

    def _seed(self) -> int:
        return int(self.np_random.integers(2**31))

    def _play_on(self) -> None:
        table = self._table
        while not table.over and table.turn != self.seat:
            place = (table.turn - self.seat) % self.options.seats - 1
            if self._specs[place] == "random":
                table.step(table.random_action())
            else:
                table.step(self._bots[place].decide(table.view(table.turn)).code)

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "seat": self.seat, "illegal": illegal}


gymnasium.register(ID, entry_point=CondottiereEnv)
