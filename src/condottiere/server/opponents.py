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
FALLBACK_HINT: Final = "expert"
"""What is asked for hints where the usual bot cannot play: it does not look ahead."""

Ready = Callable[[], None]
"""Returns when compiled code is there, which may take a minute: for threads where bots think."""
Parse = Callable[[str], tuple[BotKind, msgspec.Struct]]
"""From 'search:worlds=200' to the kind of bot and its parameters. Raises BotError."""


def at_once() -> None:
    """Ready: whatever is not compiled yet is compiled when it is needed."""


class Opponents:
    """The opponents that a server offers. A name is a level's or a bot's, as it is kept with the table."""

    def __init__(
        self,
        bots: Mapping[str, BotKind] = BOTS,
        levels: Sequence[Level] = LEVELS,
        hint: str = HINT_SPEC,
        parse: Parse = parse_spec,
        ready: Ready = at_once,
    ) -> None:
        self._bots = {name: kind for name, kind in bots.items() if kind.honest}
        self._levels = {level.name: level for level in levels}
        self._hint = hint
        self._parse = parse
        self.ready = ready

    def make(self, name: str, seed: int) -> Bot:
        """An opponent; for one that needs compiled code, wait till it is there. Raises BotError."""
        kind, parameters = self._playable(self._spec(name))
        if kind.compiled:
            self.ready()
        return kind.make(seed, parameters)

    def adviser(self, seed: int) -> Bot:
        """The bot that is asked for hints; a plainer one where that one cannot play."""
        try:
            return self.make(self._hint, seed)
        except BotError:
            return self.make(FALLBACK_HINT, seed)

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
