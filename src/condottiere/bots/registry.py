"""The bots by name, and their specs: `naive`, `search:worlds=200`."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from condottiere.rules import View

from .bot import Bot, BotError, Decision, single_decision, without_numba, without_numpy
from .expert import ExpertBot, ExpertParameters
from .naive import NaiveBot
from .own import make_own_bot, offered
from .parameters import (
    IsmctsParameters,
    LearnedParameters,
    MasterParameters,
    Parameters,
    SearchParameters,
    written_parameters,
)
from .thinking_time import ismcts_budget, master_budget, quick_budget, search_budget


class UniformBot:
    """Takes every legal action with equal probability."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def decide(self, view: View) -> Decision:
        return single_decision(self._random.choice(view.legal))


@dataclass(frozen=True, slots=True)
class BotKind:
    """A kind of bot."""

    label: str
    make: Callable[[int | None, Any], Bot]
    """Makes a bot from a seed (None: randomness of the operating system) and parameters."""
    budget: Callable[[Any], float]
    """Returns, for parameters, the seconds that are enough for a decision whatever the cards are.

    A table waits for a whole number of budgets, so that a pause reveals nothing about a hand."""
    parameters: type[Parameters] = Parameters
    """The parameters of its spec, with types, ranges and defaults."""
    compiled: bool = False
    """Whether it needs Numba."""
    arrays: bool = False
    """Whether it needs NumPy."""
    honest: bool = True
    """Whether it sees only its View, as every player at a table must."""
    seated: bool = True
    """Whether a server seats it: not if it needs Numba and no server compiles it ahead (`precompile`)."""

    @property
    def available(self) -> bool:
        """Whether it can play in this installation."""
        return self.missing() is None

    def missing(self) -> BotError | None:
        """Return the error that a package which it needs is not installed, or None."""
        if self.compiled:
            return without_numba(self.label)
        return without_numpy(self.label) if self.arrays else None


def _search(seed: int | None, parameters: SearchParameters) -> Bot:
    from condottiere.bots.search.search import SearchBot  # Numba is needed for these bots alone

    return SearchBot(seed, parameters)


def _learned(seed: int | None, parameters: LearnedParameters) -> Bot:
    from condottiere.bots.learned.bot import LearnedBot  # NumPy is needed for this bot

    return LearnedBot(seed, parameters)


def _master(seed: int | None, parameters: MasterParameters) -> Bot:
    from condottiere.bots.search.master import MasterBot

    return MasterBot(seed, parameters)


def _ismcts(seed: int | None, parameters: IsmctsParameters) -> Bot:
    from condottiere.bots.search.ismcts import IsmctsBot

    return IsmctsBot(seed, parameters)


def _oracle(seed: int | None, parameters: SearchParameters) -> Bot:
    from condottiere.bots.search.search import OracleBot

    return OracleBot(seed, parameters)


BOTS: Final[Mapping[str, BotKind]] = {
    "expert": BotKind("Expert", ExpertBot, quick_budget, ExpertParameters),
    "naive": BotKind("Naive", lambda seed, _: NaiveBot(seed), quick_budget),
    "random": BotKind("Random", lambda seed, _: UniformBot(seed), quick_budget),
    "learned": BotKind("Learned", _learned, quick_budget, LearnedParameters, arrays=True),
    "search": BotKind("Search", _search, search_budget, SearchParameters, compiled=True, seated=False),
    "master": BotKind("Master", _master, master_budget, MasterParameters, compiled=True),
    "ismcts": BotKind("ISMCTS", _ismcts, ismcts_budget, IsmctsParameters, compiled=True),
    "oracle": BotKind("Oracle", _oracle, search_budget, SearchParameters, compiled=True, honest=False),
}


def make_bot(spec: str, seed: int | None = None) -> Bot:
    """Make a bot from a spec: 'search:worlds=200,candidates=6', or one of one's own. Raises BotError.

    One of one's own, './my.py:MyBot', is code that runs then (`bots.own`): strangers may not choose the spec.
    """
    name = spec.partition(":")[0]
    if name not in BOTS:
        if own := make_own_bot(spec, seed):
            return own
        known = ", ".join([*BOTS, *offered()])
        raise BotError(f"there is no bot {name!r}; there are: {known}; one of your own is ./my.py:MyBot")
    kind, parameters = parse_spec(spec)
    if trouble := kind.missing():
        raise trouble
    return kind.make(seed, parameters)


def parse_spec(spec: str) -> tuple[BotKind, Parameters]:
    """Return the kind of a bot of BOTS and its parameters. Raises BotError for an unknown one."""
    name, _, text = spec.partition(":")
    kind = BOTS.get(name)
    if kind is None:
        raise BotError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    try:
        return kind, msgspec.convert(written_parameters(name, text), kind.parameters, strict=False)
    except msgspec.ValidationError as error:
        known = ", ".join(field.encode_name for field in msgspec.structs.fields(kind.parameters)) or "none"
        raise BotError(f"{spec!r}: {error}; the parameters of {name} are: {known}") from error
