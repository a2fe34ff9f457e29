"""One table, for environments that step a single game: what each seat may see of it, and whose turn it is."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.features import fill_rows, row_records
from condottiere.compiled.layout import read_table
from condottiere.features.writing import MOST
from condottiere.rules import Options, Table, View, view
from condottiere.rules.table import NOBODY

from .vector import VectorEnv

LOWEST: Final = -MOST
HIGHEST: Final = MOST
"""The range of every column of a row."""


class OneTable:
    """A table that is dealt at random and waits when its game, or with R13 its match, is over."""

    def __init__(self, options: Options, seed: int, zero_sum: bool) -> None:
        self._env: Final = VectorEnv(options, 1, seed, zero_sum=zero_sum, autoreset=False)
        self._written: Final = self._env.buffers
        self._action: Final = np.zeros(1, np.int64)
        self._viewer: Final = np.zeros(1, np.int64)

    def reset(self, seed: int | None = None) -> None:
        """Begin the first episode of a seed, or without a seed the next one."""
        self._env.reset(seed)

    def step(self, action: int) -> None:
        """Perform an action of the seat on turn. Raises IllegalAction, which names the rule."""
        self._action[0] = action
        self._env.step(self._action)

    @property
    def turn(self) -> int:
        """The seat that acts; NOBODY when all is over."""
        return int(self._written.turn[0])

    @property
    def over(self) -> bool:
        return self.turn == NOBODY

    @property
    def terminal(self) -> bool:
        """Whether somebody has won."""
        return bool(self._written.terminals[0])

    @property
    def rewards(self) -> list[float]:
        """What each seat gets for the last action; not 0 only at the end."""
        rewards: list[float] = self._written.rewards[0].tolist()
        return rewards

    def mask(self, seat: int) -> NDArray[np.bool_]:
        """Return which actions a seat may take now, shape (ACTIONS,): none if it is not on turn."""
        mask: NDArray[np.bool_] = self._written.masks[0].copy()
        if seat != self.turn:
            mask[:] = False
        return mask

    def row(self, seat: int) -> NDArray[np.int8]:
        """Return what a seat sees now: its features, not divided by their scales."""
        row: NDArray[np.int8] = self._written.observations[0].copy()
        if seat != self.turn:
            self._viewer[0] = seat
            fill_rows(self._env.tables, self._viewer, row_records(row[None]))
        return row

    def view(self, seat: int) -> View:
        """Return the View of a seat."""
        return view(self.table(), seat)

    def table(self) -> Table:
        """Return the complete table, hidden cards included: no player may see it."""
        return read_table(self._env.tables, 0)

    def random_action(self) -> int:
        """Draw a legal action, by the seed and the decision's number."""
        return int(self._env.random_actions()[0])
