"""OpenSpiel: the game `condottiere_v0`, registered when this module is imported.

    import pyspiel
    import condottiere.envs.openspiel
    game = pyspiel.load_game("condottiere_v0", {"seats": 3, "hidden_cards": True})

Cards are dealt by chance nodes, one by one. A match for points (R13) is one episode. Showing cards (R10.3)
and pacts (R10.2) are no actions here.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from condottiere.compiled.episodes import returns
from condottiere.compiled.features import features, observations
from condottiere.compiled.layout import (
    OBSERVATION,
    TABLE,
    Records,
    read_observation,
    read_table,
    write_table,
)
from condottiere.compiled.playouts import chosen_holder
from condottiere.compiled.stepping import act_all, deal_all, legal_masks
from condottiere.compiled.worlds import sample_worlds
from condottiere.features import FEATURES
from condottiere.record.notation import LETTERS, action_text
from condottiere.record.position import position_text
from condottiere.rules import Options, Table, new_table
from condottiere.rules.actions import ACTIONS
from condottiere.rules.cards import CARDS
from condottiere.rules.options import MAX_SEATS, MIN_SEATS, OPTIONAL_RULES
from condottiere.rules.table import DEAL, NOBODY, OVER, options_of

from .recall import new_eye, note_all
from .small_games import SMALL_GAMES
from .vector import NAME

MAX_LENGTH: Final = 100_000
"""More decisions than any game takes in practice; the rules have no limit."""

_PARAMETERS: Final[dict[str, Any]] = {
    "seats": 4,
    "bigger_kingdoms": False,
    "draw_after_battle": False,
    "points": 0,
    "capturing_regions": False,
    "hidden_cards": False,
    "first_holder": NOBODY,
    "small_game": "",
}
"""The options of a table (0 points: a single game; holder -1: a drawn one), or the name of a small game."""

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Condottiere",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=MIN_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


class CondottiereGame(pyspiel.Game):  # type: ignore[misc]  # it comes without types
    """The game with its options. Utilities add up to 0: 1 for a single victor, 0 for all if nobody wins."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = _PARAMETERS | (params or {})
        self.start: Final = _start(chosen)
        self.holder_drawn: Final = not chosen["small_game"] and chosen["first_holder"] == NOBODY
        """Whether the game begins with a chance node for who has the token (R1.5)."""
        seats = self.start.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=seats,
            min_utility=-1.0 / (seats - 1) if seats > 2 else -1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "CondottiereState":
        return CondottiereState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MAX_LENGTH

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "CondottiereObserver":
        if params:
            raise ValueError(f"observations of {NAME} have no parameters")
        return CondottiereObserver(bool(iig_obs_type and iig_obs_type.perfect_recall))


class CondottiereState(pyspiel.State):  # type: ignore[misc]
    """A table. Its information states are all Observations of a seat so far, as text and a number."""

    def __init__(self, game: CondottiereGame) -> None:
        super().__init__(game)
        self._holder_due = game.holder_drawn
        self._tables = np.zeros(1, TABLE)
        write_table(game.start, self._tables, 0)
        self.recall: NDArray[np.uint64] = np.zeros(MAX_SEATS, np.uint64)
        """What each seat has seen, as `recall` has it."""
        self._note()

    @property
    def tables(self) -> Records:
        """The complete table, hidden cards included; shape (1,)."""
        return self._tables

    def current_player(self) -> int:
        table = self._tables[0]
        if self._holder_due or table["phase"] == DEAL:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table["phase"] == OVER else int(table["turn"])

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return np.flatnonzero(legal_masks(self._tables)[0]).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the kinds of card that may be dealt next; at first, the seats that may have the token."""
        if self._holder_due:
            seats = self.num_players()
            return [(seat, 1.0 / seats) for seat in range(seats)]
        pile = self._tables[0]["pile"].tolist()
        return [(card, count / sum(pile)) for card, count in enumerate(pile) if count]

    def _apply_action(self, action: int) -> None:
        if self._holder_due:
            self._holder_due = False
            write_table(new_table(options_of(read_table(self._tables, 0)), action), self._tables, 0)
        elif self._tables[0]["phase"] == DEAL:
            deal_all(self._tables, [action])
        else:
            act_all(self._tables, [action])
        self._note()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return action_text(action)
        return f"holder:{action}" if self._holder_due else f"deal:{LETTERS[action]}"

    def is_terminal(self) -> bool:
        return bool(self._tables[0]["phase"] == OVER)

    def returns(self) -> list[float]:
        return returns(read_table(self._tables, 0), zero_sum=True)

    def __str__(self) -> str:
        return position_text(read_table(self._tables, 0))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | Any) -> "CondottiereState":
        """Return a state that `player` cannot tell from this one: its hidden cards are dealt anew (`worlds`).

        The history is that of this state. Of the past of the others, only what they see now is known.
        """
        draw = sampler if callable(sampler) else random.random
        seen = read_observation(observations(self._tables, [player]), 0)
        other: CondottiereState = self.clone()
        other.put_world(sample_worlds(seen, 1, int(draw() * 2**53)), player)
        return other

    def put_world(self, world: Records, player: int) -> None:
        """Put another table here that one seat cannot tell from this one."""
        own = self.recall[player]
        self._tables[:] = world
        self.recall[:] = 0
        self._note()
        self.recall[player] = own

    def _note(self) -> None:
        """Add to what the seats have seen, at a decision or at the end."""
        if self.current_player() != pyspiel.PlayerId.CHANCE:
            note_all(self._tables, self.recall[None], _EYE)


_EYE: Final = new_eye()


class CondottiereObserver:
    """What a seat sees: as tensor the features, as text the Observation, with recall all that it has seen."""

    def __init__(self, perfect_recall: bool) -> None:
        self._perfect_recall: Final = perfect_recall
        self.tensor: Final = np.zeros(FEATURES, np.float32)
        self.dict: Final = {"features": self.tensor}

    def set_from(self, state: CondottiereState, player: int) -> None:
        self.tensor[:] = features(state.tables, [player])[0]

    def string_from(self, state: CondottiereState, player: int) -> str:
        text = observation_text(observations(state.tables, [player]))
        return f"{text} recall={state.recall[player]:016x}" if self._perfect_recall else text


def observation_text(seen: Records) -> str:
    """Write an Observation, shape (1,), as one line: its fields that are not zero."""
    return " ".join(
        f"{name}={_numbers(seen[name][0])}" for name in OBSERVATION.names or () if seen[name].any()
    )


def _numbers(value: NDArray[Any] | np.integer[Any]) -> str:
    rows: Sequence[Any] = np.atleast_2d(value).tolist()
    return "/".join(",".join(map(str, row)) for row in rows)


def _start(chosen: dict[str, Any]) -> Table:
    """Return the table that a game begins with."""
    if name := chosen["small_game"]:
        if name not in SMALL_GAMES:
            raise ValueError(f"there is no small game {name!r}; there are: {', '.join(SMALL_GAMES)}")
        return SMALL_GAMES[name].table()
    options = _options(chosen)
    return new_table(options, max(0, chosen_holder(options)))


def _options(chosen: dict[str, Any]) -> Options:
    rules = {rule: chosen[rule] for rule in OPTIONAL_RULES} | {"points": chosen["points"] or None}
    holder = None if chosen["first_holder"] == NOBODY else chosen["first_holder"]
    return Options(seats=chosen["seats"], first_holder=holder, **rules)


pyspiel.register_game(_TYPE, CondottiereGame)
