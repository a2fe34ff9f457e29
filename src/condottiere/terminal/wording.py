"""What is asked of somebody in a terminal, and what they may do, as facts to be written in any language."""

from collections.abc import Sequence
from typing import assert_never

from condottiere.languages.fact import Fact
from condottiere.rules import (
    Action,
    Card,
    ChooseSite,
    DiscardHand,
    Draw,
    KeepCards,
    KeepHand,
    Pass,
    Phase,
    PlaceFavor,
    Play,
    Rescue,
    View,
)
from condottiere.rules.cards import CARDS, CONCEALED


def what_it_does(action: Action, view: View) -> Fact:
    """Return the fact that names an action of the viewer: 'Play Winter'."""
    match action:
        case Pass(revealing):
            waiting = view.viewer is not None and view.seats[view.viewer].waiting
            return Fact(id="do-pass-revealing" if revealing else "do-hold-back" if waiting else "do-pass")
        case Play(card):
            face_down = view.options.hidden_cards and CONCEALED[card]
            return Fact(id="do-play-face-down" if face_down else "do-play", card=card)
        case ChooseSite(region):
            return Fact(id="do-site", region=region)
        case PlaceFavor(region):
            return Fact(id="do-favor-off") if region is None else Fact(id="do-favor", region=region)
        case Rescue(card):
            return Fact(id="do-rescue-nothing") if card is None else Fact(id="do-rescue", card=card)
        case KeepHand():
            return Fact(id="do-keep-hand")
        case DiscardHand():
            return Fact(id="do-discard-hand")
        case KeepCards(cards):
            return Fact(id="do-keep", cards=counts(cards)) if cards else Fact(id="do-keep-nothing")
        case Draw(count):
            return Fact(id="do-draw", count=count)
        case _:
            assert_never(action)


def what_is_asked(view: View) -> tuple[str, dict[str, int]]:
    """Return the message that asks the viewer, who is on turn, to decide, and its variables."""
    match view.phase:
        case Phase.SITE | Phase.FAVOR | Phase.RESCUE | Phase.HAND:
            return f"decision-{view.phase.name.lower()}", {}
        case Phase.DRAW:
            return "decision-draw", {"most": max(one.count for one in view.actions if isinstance(one, Draw))}
        case Phase.KEEP:
            kept = [len(one.cards) for one in view.actions if isinstance(one, KeepCards)]
            return "decision-keep", {"most": max(kept)}
        case _:
            waiting = view.viewer is not None and view.seats[view.viewer].waiting
            return "decision-play-or-hold-back" if waiting else "decision-play", {}


def counts(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return how many of each kind there are."""
    return tuple(cards.count(Card(kind)) for kind in range(CARDS))
