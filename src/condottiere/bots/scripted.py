"""A bot that plays cards of a script, so that a lesson goes as its teacher has planned it."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from condottiere.rules import Card, Pass, Phase, Play, View, encode

from .bot import Decision, single_decision
from .expert import ExpertBot

Script: TypeAlias = Sequence[Sequence[Card]]
"""For each battle of the game, from the first: the cards of a seat in the order in which it plays them."""


class ScriptedBot:
    """Plays the cards of its script, then passes; after the battles of the script it plays as `expert`.

    The cards of later battles tell what it has played. So it needs no memory, and goes on after a restart.
    """

    def __init__(self, scripts: Sequence[Script], seed: int | None = None) -> None:
        """`scripts` has one for each seat; a seat without any cards in it is somebody else's."""
        self._scripts = scripts
        self._expert: Final = ExpertBot(seed)

    def decide(self, view: View) -> Decision:
        """What to do. The view is that of the seat on turn."""
        assert view.turn is not None
        script = self._scripts[view.turn]
        if view.phase == Phase.BATTLE and view.battles < len(script):
            return single_decision(_next_play(view, script))
        return self._expert.decide(view)


def _next_play(view: View, script: Script) -> int:
    """The next card of this battle that is not needed for a later one, or a pass."""
    later = [card for cards in script[view.battles + 1 :] for card in cards]
    for card in script[view.battles]:
        if view.hand[card] > later.count(card):
            return encode(Play(card))
    return encode(Pass())
