"""The parameters in the specs of bots, with types, ranges and defaults."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

import msgspec

from condottiere.rules.actions import ACTIONS

from .bot import BotError

MAX_WORLDS: Final = 100_000
"""The number of worlds after which a search stops even if it has time left."""
MAX_PLAYOUTS: Final = 6_000
"""The most playouts of a decision at a table: five times those of the strongest level."""


def written_parameters(name: str, text: str) -> dict[str, str]:
    """Read what stands after the name of a bot, 'worlds=200,candidates=6'. Raises BotError."""
    fields: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals or key in fields:
            raise BotError(
                f"{name}:{text}: parameters are written once each, as in {name}:key=value,key=value"
            )
        fields[key] = value
    return fields


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters of a kind of bot; none, unless it declares some."""

    AT_A_TABLE: ClassVar[Mapping[str, float]] = {}
    """The highest values at a table, where people and other tables wait for the bot."""


class SearchParameters(Parameters, frozen=True, forbid_unknown_fields=True):
    """The limits of a search: `playouts` if given, else `worlds` or `seconds`."""

    AT_A_TABLE = {"seconds": 5, "worlds": 1000, "playouts": MAX_PLAYOUTS, "battles": 4, "proposals": 8}

    seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 1.0
    worlds: Annotated[int, msgspec.Meta(ge=0, le=MAX_WORLDS)] = 0
    """In how many worlds the last two candidates are compared. 0: no limit."""
    playouts: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)] = 0
    """How many playouts all candidates get together. 0: no limit."""
    battles: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    """How many battles a playout lasts before the position is evaluated."""
    proposals: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Each world is chosen from this many, by how well it explains the others' actions. 1: any world."""
    passes: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.7
    """The power to which the likelihood of the others' passes is raised. Below 1 it counts for less."""
    plays: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    """The power to which the likelihood of the cards that they played is raised."""
    doubt: Annotated[float, msgspec.Meta(gt=0, le=100)] = 1.0
    """The softmax temperature of the policy by which the others are taken to have acted."""
    candidates: Annotated[int, msgspec.Meta(ge=2, le=ACTIONS)] = 8
    """How many actions are tried outside a battle turn, where very many may be legal."""
    temperature: Annotated[float, msgspec.Meta(gt=0, le=10)] = 1.0
    """The softmax temperature of the seats in a playout, in wins in a hundred games."""
    exploration: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.3
    """How much actions with few visits are preferred in the tree."""
    prior: Annotated[float, msgspec.Meta(ge=0, le=10_000)] = 2.0
    """For how many playouts the score counts that an action has before any."""


class MasterParameters(SearchParameters, frozen=True, forbid_unknown_fields=True):
    """The limits of `master`, which are those of a search."""

    prior: Annotated[float, msgspec.Meta(ge=0, le=10_000)] = 10.0
    nat: Annotated[float, msgspec.Meta(ge=0, le=100)] = 1.0
    """What an action is worth before any playout: so many hundredths of the game for each nat of its log
    probability."""
    unlikely: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0003
    """Actions that `learned` takes less often are not tried."""


class IsmctsParameters(Parameters, frozen=True, forbid_unknown_fields=True):
    """The limits of an ISMCTS search: `playouts` if given, else `seconds`."""

    AT_A_TABLE = {"seconds": 5, "playouts": MAX_PLAYOUTS}

    seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 1.0
    playouts: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)] = 0
    exploration: Annotated[float, msgspec.Meta(gt=0, le=10)] = 0.7
    """The exploration constant of UCB1; the paper uses 0.7."""


Memory: TypeAlias = Literal["all", "notable", "none"]
"""Which of the cards that were discarded or shown a captain remembers; 'notable' are the strongest ones."""
Sight: TypeAlias = Literal["game", "battle"]
"""How far a captain looks: to the regions that would win the game, or not beyond the present battle."""
Wish: TypeAlias = Literal["victory", "greedy", "careful", "vengeful"]
"""What a captain wants besides victory; see `learned.manner`."""


class LearnedParameters(Parameters, frozen=True, forbid_unknown_fields=True):
    """How `learned` plays; by default as well as it can."""

    temperature: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0
    """1 draws actions from its policy, as in training, whatever its wish and errors; 0 takes the best one."""
    memory: Memory = "all"
    sight: Sight = "game"
    wish: Wish = "victory"
    errors: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0
    """How much it misjudges actions, in the logarithm of their odds, against two rivals who may still play.
    So it errs most between actions that are nearly equal, and more often the more rivals there are."""
