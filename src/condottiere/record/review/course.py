"""The course that a game has taken in the end: its moves, without those that were taken back."""

from collections.abc import Collection
from typing import NamedTuple

from condottiere.record.agreements.notation import TakenBack
from condottiere.record.game import LogStep
from condottiere.record.notation import Acted, Move
from condottiere.rules import View, legal, view

from .playback import Playback


class Made(NamedTuple):
    """A move that stands. Moments are numbered as in `playback`."""

    moment: int
    step: LogStep
    stand_in: bool
    """Whether a captain made it for a person who was away."""


def course(playback: Playback) -> list[Made]:
    """Walk through a whole game, which takes a few tenths of a second."""
    made: list[tuple[int, Made]] = []
    number = 0
    captains: Collection[int] = ()
    for moment in playback.walk(0, len(playback) - 1):
        for step in moment.steps:
            if isinstance(step.entry, TakenBack):
                while made and made[-1][0] >= step.entry.move:
                    made.pop()
            elif isinstance(step.entry, Move):
                stand_in = isinstance(step.entry, Acted) and step.before.turn in captains
                made.append((number, Made(moment.number, step, stand_in)))
            number += isinstance(step.entry, Move)
        captains = moment.game.agreements.captains
    return [one for _, one in made]


class Choice(NamedTuple):
    """A choice of a seat between at least two actions, and what it could know."""

    moment: int
    """The moment in which it was made; the one before shows what it was made in."""
    view: View
    code: int


def choices(made: list[Made]) -> list[Choice]:
    """The choices of the seats themselves, in order."""
    return [
        Choice(one.moment, view(one.step.before, one.step.before.turn), one.step.entry.code)
        for one in made
        if isinstance(one.step.entry, Acted) and not one.stand_in and len(legal(one.step.before)) > 1
    ]
