"""The choices of a finished game, and what the judge says of each."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from condottiere.bots.judged import Appraisal
from condottiere.record.review.course import Choice, choices, course
from condottiere.record.review.playback import Playback
from condottiere.server.messages.api import HintedAction
from condottiere.server.messages.review_api import MAX_CHOICES, JudgedChoice, JudgedChoices
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.table.messages.wire import legal_action

from .recordings import MAX_PLAYBACKS, Recording


class FoundChoices(NamedTuple):
    """Some of the choices of a game."""

    first: int
    total: int
    """The number of choices in the whole game."""
    choices: Sequence[Choice]


def find_choices(recording: Recording, first: int) -> FoundChoices:
    """The choices of a game from number `first` on, MAX_CHOICES at most."""
    every = _choices(recording.playback)
    return FoundChoices(first, len(every), every[first : first + MAX_CHOICES])


@lru_cache(maxsize=MAX_PLAYBACKS)
def _choices(playback: Playback) -> list[Choice]:
    return choices(course(playback))


def judge_choices(found: FoundChoices, opponents: Opponents) -> JudgedChoices:
    """What the judge says of choices. This takes some seconds at most."""
    judged = [_judged(choice, opponents.appraise(choice.view, choice.code)) for choice in found.choices]
    return JudgedChoices(first=found.first, count=found.total, choices=judged)


def _judged(choice: Choice, appraisal: Appraisal) -> JudgedChoice:
    better = appraisal.better
    assert choice.view.turn is not None
    return JudgedChoice(
        moment=choice.moment,
        seat=choice.view.turn,
        action=legal_action(choice.code),
        better=None
        if better is None
        else HintedAction(
            action=legal_action(better.code),
            chance=better.chance,
            equal=False,
            reasons=list(better.reasons),
        ),
        cost=appraisal.cost,
        error=appraisal.error,
    )
