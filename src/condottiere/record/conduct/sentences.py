"""What people did at a table beyond the rules, in words. Everybody may know all of it."""

from collections.abc import Sequence
from typing import Final

from condottiere.record.phrases import plural

from .notation import (
    Agreed,
    CameBack,
    CaptainTookOver,
    ChatSet,
    Clock,
    ClockSet,
    Closed,
    ConductEntry,
    HostNamed,
    Motion,
    Paused,
    Proposed,
    Reason,
    Refused,
    Resigned,
    Resumed,
    TakenBack,
)

_TAKING_OVER: Final[dict[Reason, str]] = {
    "away": "{} is away: a captain plays this seat until its person is back.",
    "agreed": "The others agreed that a captain plays for {}.",
    "asked": "{} steps away: a captain plays this seat in the meantime.",
}

_DOINGS: Final[dict[type[CameBack | Resigned | Resumed | HostNamed], str]] = {
    HostNamed: "is the host",
    CameBack: "is back and plays again",
    Resigned: "resigns: a captain plays this seat to the end",
    Resumed: "resumes the game",
}
_VOTES: Final[dict[type[Proposed | Agreed | Refused], str]] = {
    Proposed: "proposes",
    Agreed: "agrees to",
    Refused: "does not want",
}


def conduct_sentence(entry: ConductEntry, names: Sequence[str]) -> str:
    """The sentence that tells of an entry."""
    match entry:
        case CaptainTookOver(seat, reason):
            return _TAKING_OVER[reason].format(names[seat])
        case CameBack() | Resigned() | Resumed() | HostNamed():
            return f"{names[entry.seat]} {_DOINGS[type(entry)]}."
        case Proposed() | Agreed() | Refused():
            return f"{names[entry.seat]} {_VOTES[type(entry)]} {_motion(entry.motion, names)}."
        case Paused():
            return "The game is paused."
        case ClockSet(clock):
            what = "no clock" if clock is None else f"a clock: {clock_in_words(clock)}"
            return f"From now on there is {what}."
        case TakenBack():
            return "A move is taken back."
        case Closed():
            return _closing(entry, names)
        case ChatSet(closed):
            return f"The host {'closes the chat' if closed else 'opens the chat again'}."


def _closing(entry: Closed, names: Sequence[str]) -> str:
    if entry.why == "agreed":
        return "The game ends here, as all agreed: nobody wins."
    if entry.winner is None:
        return "Everybody has resigned: the game is over."
    return f"Everybody else has resigned: {names[entry.winner]} wins."


def clock_in_words(clock: Clock) -> str:
    """'30 seconds a turn and 5 minutes in reserve', '2 days a turn'."""
    turn = f"{_duration(clock.turn)} a turn"
    return f"{turn} and {_duration(clock.reserve)} in reserve" if clock.reserve else turn


def _motion(motion: Motion, names: Sequence[str]) -> str:
    match motion.kind:
        case "pause":
            return "a pause"
        case "end":
            return "an end without a winner"
        case "captain":
            return f"a captain for {names[motion.seat or 0]}"
        case "takeback":
            return "a take-back"
        case "clock" if motion.clock is None:
            return "play without a clock"
        case "clock":
            return f"a clock of {clock_in_words(motion.clock)}"


def _duration(seconds: int) -> str:
    """In the largest unit of which it is a whole number."""
    for unit, length in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds % length == 0:
            return plural(seconds // length, unit)
    return plural(seconds, "second")
