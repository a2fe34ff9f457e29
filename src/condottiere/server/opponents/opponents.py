"""The bots that may sit at a table: levels by name, and bots by name and parameters."""

from collections.abc import Callable, Mapping, Sequence
from itertools import filterfalse, takewhile
from typing import Final

import msgspec

from condottiere.bots import BOTS, Bot, BotError, BotKind
from condottiere.bots.bargaining.characters import CHARACTERS, Character
from condottiere.bots.bot import without_numpy
from condottiere.bots.judged import Appraisal, Judged
from condottiere.bots.levels import LEVELS, Level
from condottiere.bots.parameters import Parameters
from condottiere.bots.registry import parse_spec
from condottiere.bots.scripted import ScriptedBot
from condottiere.bots.thinking_time import QUICK_SECONDS
from condottiere.languages.fact import Fact
from condottiere.rules import View
from condottiere.server.messages.api import BotInfo, LevelInfo
from condottiere.server.messages.protocol import MAX_BOT, TUTORS

from .tutorial_script import LESSONS

MAX_THINKING_SECONDS: Final = 7.0
"""The longest time, in seconds, for which people and other tables wait for a decision of a bot."""
CAPTAIN: Final = "colleoni"
"""The level that plays for people who are away: it needs no compiled code."""
JUDGE_CODE: Final = "master"
"""The bot whose compiled code the judge needs."""
Parse = Callable[[str], tuple[BotKind, Parameters]]
"""From 'search:worlds=200' to the kind of bot and its parameters. Raises BotError."""


class Opponents:
    """The opponents that a server offers. Tables store their names, which are those of levels or bots."""

    def __init__(
        self,
        bots: Mapping[str, BotKind] = BOTS,
        levels: Sequence[Level] = LEVELS,
        hint: str | None = None,
        parse: Parse = parse_spec,
        captain: str = CAPTAIN,
        characters: Mapping[str, Character] = CHARACTERS,
    ) -> None:
        self._bots = {name: kind for name, kind in bots.items() if kind.honest and kind.seated}
        self._levels = {level.name: level for level in levels}
        self._hint: Final = hint
        """The bot that gives hints in place of the judge, for tests."""
        self._parse = parse
        self.captain = captain
        """The bot that plays for absent people at every table."""
        self._characters = {} if without_numpy("bargaining") else characters

    def make(self, name: str, seed: int) -> Bot:
        """Make the bot of this name. Raises BotError if it cannot play here."""
        if name in LESSONS:
            return ScriptedBot(LESSONS[name].scripts, seed)
        kind, parameters = self._parse_playable(self._spec(name))
        return kind.make(seed, _within_limits(parameters))

    def character(self, name: str) -> Character | None:
        """How an opponent bargains; None if it makes no pacts, as bots that are no levels do not."""
        return self._characters.get(name)

    def is_compiled(self, name: str) -> bool:
        """Check if an opponent needs compiled code, ready or not."""
        kind = self._bots.get(_bot_name(self._spec(name)))
        return kind is not None and kind.compiled

    def playing(self, name: str, has_code: Callable[[str], bool]) -> str:
        """The opponent that plays for this one: itself or, until its code is compiled, a weaker level.

        That is the strongest level below it that can play now; for a bot that is not a level, or that there
        is no more, the strongest level that needs no compiled code. `has_code` tells whether a bot's code is
        compiled.
        """
        if self._is_ready(name, has_code):
            return name
        below = takewhile(lambda level: level != name, self._levels)
        others = below if name in self._levels else filterfalse(self.is_compiled, self._levels)
        return [self.captain, *(level for level in others if self._is_ready(level, has_code))][-1]

    def has(self, name: str) -> bool:
        """Check if an opponent can play here, now or once its code is compiled."""
        try:
            return name in LESSONS or bool(self._parse_playable(self._spec(name)))
        except BotError:
            return False

    def _is_ready(self, name: str, has_code: Callable[[str], bool]) -> bool:
        if name in LESSONS:
            return True
        try:
            kind, _ = self._parse_known(self._spec(name))
        except BotError:
            return False
        return not kind.compiled or has_code(_bot_name(self._spec(name)))

    def time_step(self, name: str) -> float:
        """The number of seconds to a multiple of which an opponent's thinking time is rounded up.

        It is longer than most decisions take and depends only on the opponent. So the time of a decision
        reveals nothing about the cards.
        """
        try:
            kind, parameters = self._parse_playable(self._spec(name))
        except BotError:  # a script or chance plays
            return QUICK_SECONDS
        return kind.budget(_within_limits(parameters))

    def judge(self, view: View, has_code: Callable[[str], bool]) -> tuple[Judged, ...]:
        """Judge the actions of the seat on turn. Until that code is compiled the captain only ranks them."""
        if self.has_judge(has_code):
            from condottiere.bots.judge.judge import judge  # Numba is needed for it alone

            return judge(view)
        alternatives = self.make(self._hint or self.captain, seed=1).decide(view).alternatives
        return tuple(Judged(one.code) for one in alternatives)

    def has_judge(self, has_code: Callable[[str], bool], /) -> bool:
        """Check if choices can be appraised now, which needs compiled code."""
        return self._hint is None and has_code(JUDGE_CODE)

    def appraise(self, view: View, code: int) -> Appraisal:
        """Appraise a choice that a seat has made, if there is a judge."""
        from condottiere.bots.judge.appraisal import appraise

        return appraise(view, code)

    def check(self, name: str) -> None:
        """Raise BotError if no opponent of this name can play here."""
        if len(name) > MAX_BOT:
            raise BotError(f"the name of a bot may have {MAX_BOT} characters, its parameters included")
        kind, parameters = self._parse_playable(self._spec(name))
        for parameter, highest in parameters.AT_A_TABLE.items():
            if getattr(parameters, parameter) > highest:
                raise BotError(f"at a table a bot's {parameter} may be {highest} at most")
        if kind.budget(parameters) > MAX_THINKING_SECONDS:
            raise BotError(f"at a table a bot may think for {MAX_THINKING_SECONDS:g} seconds at most")

    def label(self, name: str) -> Fact:
        """The label of an opponent, such as 'Hawkwood, fierce' or 'Naive'."""
        if name in TUTORS:
            return Fact(id="captain-of-tutorial")
        level = self._levels.get(name)
        if level is not None:
            return Fact(id=f"captain-{level.grade}", text=level.label)
        bot, _, parameters = name.partition(":")
        label = self._bots[bot].label if bot in self._bots else bot
        return Fact(id="captain-of-other-kind", text=f"{label} ({parameters})" if parameters else label)

    def name_of(self, name: str) -> str:
        """The label of an opponent without its grade, such as 'Hawkwood' or 'Naive'."""
        return self.label(name).text or name

    def levels(self) -> list[LevelInfo]:
        """All levels, from gentle to merciless, including those that cannot play here."""
        return [
            LevelInfo(
                name=level.name,
                label=level.label,
                grade=level.grade,
                manner=Fact(id=f"captain-{level.name}") if level in LEVELS else None,
                trouble=self._why_not(level.spec),
            )
            for level in self._levels.values()
        ]

    def bots(self) -> list[BotInfo]:
        """The bots that can play here."""
        return [
            BotInfo(name=name, label=kind.label, description=Fact(id=f"bot-{name}") if name in BOTS else None)
            for name, kind in self._bots.items()
            if kind.available
        ]

    def _spec(self, name: str) -> str:
        return self._levels[name].playing if name in self._levels else name

    def _parse_playable(self, spec: str) -> tuple[BotKind, Parameters]:
        kind, parameters = self._parse_known(spec)
        if not kind.available:
            package = "Numba" if kind.compiled else "NumPy"
            raise BotError(f"{kind.label} needs {package}, which this server does not have")
        return kind, parameters

    def _parse_known(self, spec: str) -> tuple[BotKind, Parameters]:
        if _bot_name(spec) not in self._bots:
            known = ", ".join([*self._levels, *self._bots])
            raise BotError(f"there is no bot {_bot_name(spec)[:MAX_BOT]!r}; there are: {known}")
        return self._parse(spec)

    def _why_not(self, spec: str) -> Fact | None:
        kind = self._bots[_bot_name(spec)]
        return None if kind.available else Fact(id="captain-needs-numba", text=kind.label)


def _within_limits(parameters: Parameters) -> Parameters:
    """Reduce parameters to their highest values at a table, because a stored table may have higher ones."""
    high = {name: most for name, most in parameters.AT_A_TABLE.items() if getattr(parameters, name) > most}
    return msgspec.structs.replace(parameters, **high)


def _bot_name(spec: str) -> str:
    return spec.partition(":")[0]
