"""A bot that plays the cards of a script, for the tutorial."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from condottiere.rules import Card, KeepHand, Pass, Phase, Play, View, encode

from .bot import Decision, single_decision
from .expert import ExpertBot

Script: TypeAlias = Sequence[Sequence[Card]]
"""For each battle of the game, from the first: the cards that a seat plays, in order."""


class ScriptedBot:
    """Plays the cards of its script, then passes, and keeps its hand; after the script it plays as `expert`.

    It has no state: it plays the cards of this battle's script that are still in the hand and not needed for
    a later battle. So it can continue after a restart.
    """

    def __init__(self, scripts: Sequence[Script], seed: int | None = None) -> None:
        """Take a script for each seat; those of seats that it does not play are empty."""
        self._scripts = scripts
        self._expert: Final = ExpertBot(seed)

    def decide(self, view: View) -> Decision:
        assert view.turn is not None
        script = self._scripts[view.turn]
        if view.phase == Phase.BATTLE and view.battles < len(script):
            return single_decision(_next_play(view, script))
        if view.phase == Phase.HAND and view.battles < len(script):
            return single_decision(encode(KeepHand()))
        return self._expert.decide(view)


def _next_play(view: View, script: Script) -> int:
    """Return the code of the next card of this battle that no later battle needs, or of a pass."""
    later = [card for cards in script[view.battles + 1 :] for card in cards]
    for card in script[view.battles]:
        if view.hand[card] > later.count(card):
            return encode(Play(card))
    return encode(Pass())
