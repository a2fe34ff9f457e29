"""Who may be asked to a table that is no person: levels by name, and bots by name and parameters."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from condottiere.bots import BOTS, Bot, BotError, BotKind
from condottiere.bots.levels import HINT_SPEC, LEVELS, Level
from condottiere.bots.registry import parse_spec

from .protocol import MAX_BOT, BotInfo, LevelInfo

LONGEST: Final = {"seconds": 5, "worlds": 1_000, "playouts": 50_000}
"""How long a bot may look ahead at a table: people wait for it, and so do other tables."""
STAND_IN: Final = "expert"
"""Who plays or gives hints where a bot that looks ahead cannot, or is not ready yet."""
Parse = Callable[[str], tuple[BotKind, msgspec.Struct]]
"""From 'search:worlds=200' to the kind of bot and its parameters. Raises BotError."""

QUICK_SLOT: Final = 0.02
"""Seconds that suffice for a bot that does not look ahead."""
PLAYOUT: Final = 0.0004
"""Seconds that suffice for a playout, several times over."""
WORLD: Final = 5 * PLAYOUT
"""The same for a world, in which several actions are played out."""


class Opponents:
    """The opponents that a server offers. A name is a level's or a bot's, as it is kept with the table."""

    def __init__(
        self,
        bots: Mapping[str, BotKind] = BOTS,
        levels: Sequence[Level] = LEVELS,
        hint: str = HINT_SPEC,
        parse: Parse = parse_spec,
    ) -> None:
        self._bots = {name: kind for name, kind in bots.items() if kind.honest}
        self._levels = {level.name: level for level in levels}
        self._hint = hint
        self._parse = parse

    def make(self, name: str, seed: int) -> Bot:
        """An opponent. Raises BotError."""
        kind, parameters = self._playable(self._spec(name))
        return kind.make(seed, parameters)

    def is_compiled(self, name: str) -> bool:
        """Whether an opponent needs compiled code, and so may have to wait for it and to think for long."""
        kind = self._bots.get(_bot(self._spec(name)))
        return kind is not None and kind.compiled

    def slot(self, name: str) -> float:
        """Seconds that an opponent's decisions take at least, more than it needs to think.

        It depends on the opponent alone. So from the time that a decision took nobody can tell anything about
        the cards that it was about.
        """
        if not self.is_compiled(name):
            return QUICK_SLOT
        try:
            _, parameters = self._playable(self._spec(name))
        except BotError:
            return QUICK_SLOT
        if playouts := getattr(parameters, "playouts", 0):
            return QUICK_SLOT + playouts * PLAYOUT
        if worlds := getattr(parameters, "worlds", 0):
            return QUICK_SLOT + worlds * WORLD
        return QUICK_SLOT + 1.2 * float(getattr(parameters, "seconds", 0.0))

    def adviser(self, seed: int) -> Bot:
        """The bot that is asked for hints; a plainer one where that one cannot play."""
        try:
            return self.make(self._hint, seed)
        except BotError:
            return self.make(STAND_IN, seed)

    def check(self, name: str) -> None:
        """Raise BotError if nobody of this name can sit down."""
        if len(name) > MAX_BOT:
            raise BotError(f"the name of a bot may have {MAX_BOT} characters, its parameters included")
        self._playable(self._spec(name))

    def label(self, name: str) -> str:
        """An opponent in a few words: 'Hawkwood, fierce', 'Naive'."""
        level = self._levels.get(name)
        if level is not None:
            return f"{level.label}, {level.grade}"
        bot, _, parameters = name.partition(":")
        said = self._bots[bot].label if bot in self._bots else bot
        return f"{said} ({parameters})" if parameters else said

    def levels(self) -> list[LevelInfo]:
        """All levels, from gentle to merciless, those included that cannot play here."""
        return [
            LevelInfo(
                name=level.name,
                label=level.label,
                grade=level.grade,
                manner=level.manner,
                trouble=self._trouble(level.spec),
            )
            for level in self._levels.values()
        ]

    def bots(self) -> list[BotInfo]:
        """The bots that can play here."""
        return [
            BotInfo(name=name, label=kind.label, description=kind.description)
            for name, kind in self._bots.items()
            if kind.available
        ]

    def _spec(self, name: str) -> str:
        return self._levels[name].spec if name in self._levels else name

    def _playable(self, spec: str) -> tuple[BotKind, msgspec.Struct]:
        if _bot(spec) not in self._bots:
            known = ", ".join([*self._levels, *self._bots])
            raise BotError(f"there is no bot {_bot(spec)[:MAX_BOT]!r}; there are: {known}")
        kind, parameters = self._parse(spec)
        for name, most in LONGEST.items():
            if getattr(parameters, name, 0) > most:
                raise BotError(f"at a table a bot's {name} may be {most} at most")
        if not kind.available:
            raise BotError(f"{kind.label} needs Numba, which this server does not have")
        return kind, parameters

    def _trouble(self, spec: str) -> str | None:
        try:
            self._playable(spec)
        except BotError as error:
            return f"{error}."
        return None


def _bot(spec: str) -> str:
    return spec.partition(":")[0]
