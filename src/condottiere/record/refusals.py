"""The refusals of the rules as facts, which every language writes in words of its own."""

from typing import Final

from condottiere.languages.fact import Fact
from condottiere.rules import IllegalAction
from condottiere.rules.refusals import SENTENCES

_MESSAGES: Final = (
    "refusal-legal",
    "refusal-no-such-action",
    "refusal-game-over",
    "refusal-awaits-deal",
    "refusal-awaits-next-game",
    "refusal-not-a-battle-turn",
    "refusal-not-in-hand",
    "refusal-nothing-face-down",
    "refusal-not-a-site-choice",
    "refusal-site-has-favor",
    "refusal-site-has-marker",
    "refusal-site-is-own",
    "refusal-not-a-rescue",
    "refusal-not-in-line",
    "refusal-not-a-favor-choice",
    "refusal-favor-on-marker",
    "refusal-not-a-draw",
    "refusal-draws-too-many",
    "refusal-not-a-hand-choice",
    "refusal-hand-has-mercenary",
    "refusal-not-a-keep",
    "refusal-keeps-what-it-lacks",
    "refusal-shows-too-late",
    "refusal-shows-what-it-lacks",
    "refusal-shows-nothing-face-down",
)
"""The message of each reason of `rules.refusals`; in English they are its sentences."""


def refusal_fact(error: IllegalAction) -> Fact:
    """What an error tells people, without a full stop: in English where the rules alone did not refuse."""
    if str(error) == SENTENCES[error.reason]:
        return Fact(id=_MESSAGES[error.reason])
    return Fact(id="error-said", text=str(error))
