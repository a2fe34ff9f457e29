"""Writes docs/columns.md, which names every column of an observation and every action:

python -m condottiere.envs.columns > docs/columns.md
"""

from collections.abc import Iterator

from condottiere.features import LAYOUT, feature_names
from condottiere.record.notation import action_text
from condottiere.rules import (
    Action,
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
    decode,
)
from condottiere.rules.actions import ACTIONS

from .vector import NAME


def page() -> str:
    """Return the page."""
    return "\n".join([*_head(), *_columns(), *_actions(), ""])


def _head() -> Iterator[str]:
    yield f"# The columns and actions of `{NAME}`"
    yield ""
    yield "Written by `python -m condottiere.envs.columns > docs/columns.md`; what they are for is in"
    yield "[environments.md](environments.md)."
    yield ""


def _columns() -> Iterator[str]:
    yield "## Observation"
    yield ""
    yield f"int8, shape ({len(feature_names())},). As float32 each number is divided by its scale."
    yield ""
    yield "| Column | Name | Scale | Meaning |"
    yield "| ---: | --- | ---: | --- |"
    names = feature_names()
    for part in LAYOUT:
        for place, scale in enumerate(part.scale):
            column = part.start + place
            yield f"| {column} | {names[column]} | {scale:g} | {part.meaning} |"
    yield ""


def _actions() -> Iterator[str]:
    yield "## Actions"
    yield ""
    yield f"{ACTIONS} codes. Those of one phase alone can be legal at a time."
    yield ""
    yield "| Code | Action | Phase | Meaning |"
    yield "| ---: | --- | --- | --- |"
    for code in range(ACTIONS):
        phase, meaning = _described(decode(code))
        yield f"| {code} | `{action_text(code)}` | {phase.name.lower()} | {meaning} |"


def _described(action: Action) -> tuple[Phase, str]:
    """Return when an action may be legal, and what it does."""
    match action:
        case Pass(revealing):
            return Phase.BATTLE, "pass and turn the face-down card up (R15.3)" if revealing else "pass (R2.3)"
        case Play(card):
            return Phase.BATTLE, f"play {card.label} (R2.2)"
        case ChooseSite(region):
            return Phase.SITE, f"choose {region.label} as the site (R4.3)"
        case PlaceFavor(place):
            where = f"on {place.label}" if place is not None else "off the board"
            return Phase.FAVOR, f"put the Favor {where} (R5.4)"
        case Rescue(card):
            return Phase.RESCUE, f"take back {card.label if card is not None else 'no card'} (R6.1)"
        case KeepHand():
            return Phase.HAND, "keep the hand (R4.5)"
        case DiscardHand():
            return Phase.HAND, "discard the hand (R4.5)"
        case KeepCards(cards):
            return Phase.KEEP, f"keep {' and '.join(card.label for card in cards) or 'no card'} (R7.2)"
        case Draw(count):
            return Phase.DRAW, f"draw {count} {'card' if count == 1 else 'cards'} (R12.2)"


if __name__ == "__main__":
    print(page(), end="")
