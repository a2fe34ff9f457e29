"""The columns of the feature vector: their order, meaning and scale.

A *place* is a seat counted from the viewer: place 0 is the viewer, place 1 the seat to its left. One-hot
parts are all 0 where there is nobody or nothing to name.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from condottiere.rules import Card, Ending, Phase, Region
from condottiere.rules.cards import IN_DECK
from condottiere.rules.options import MAX_SEATS, USUAL_TARGET


class Part(NamedTuple):
    """Neighbouring columns of the feature vector that belong together."""

    name: str
    start: int
    """The first column."""
    length: int
    meaning: str
    scale: tuple[float, ...]
    """For each column, the divisor of its number."""
    columns: tuple[str, ...]
    """The name of each column; empty for a part of one column."""


Scale: TypeAlias = float | Sequence[float]
_Plan: TypeAlias = tuple[tuple[str, Sequence[str], Scale, str], ...]

_PHASES: Final = tuple(phase.name.lower() for phase in Phase)
_PLACES: Final = tuple(f"place {place}" for place in range(MAX_SEATS))
_REGIONS: Final = tuple(region.label for region in Region)
_CARDS: Final = tuple(card.label for card in Card)
_SEATS: Final = tuple(str(seats) for seats in range(MAX_SEATS + 1))
_ENDINGS: Final = tuple(ending.name.lower() for ending in Ending)
_OWNERS: Final = tuple(f"{region} {place}" for region in _REGIONS for place in _PLACES)
_ONE: Final = ()
_MANY: Final = 4.0
"""The scale of counts by kind in a hand or line, which are seldom larger."""

_OF_TABLE: Final[_Plan] = (
    ("seats", _SEATS, 1, "one-hot: seats at the table"),
    ("total needed", _ONE, 6, "regions that win (R8.1)"),
    ("adjacent needed", _ONE, 5, "adjacent regions that win (R8.1, R11.1)"),
    ("draw after battle", _ONE, 1, "1 with R12"),
    ("capturing regions", _ONE, 1, "1 with R14"),
    ("hidden cards", _ONE, 1, "1 with R15"),
    ("points", _ONE, USUAL_TARGET, "target score of a match (R13.1), 0 for a single game"),
    ("idle limit", _ONE, 12, "battles in a row without a card that may end the game (R2.8)"),
    ("phase", _PHASES, 1, "one-hot: what the table waits for"),
    ("turn", _PLACES, 1, "one-hot: the seat that decides, or in a deal gets the next card"),
    ("holder", _PLACES, 1, "one-hot: the seat with the Condottiere token"),
    ("first holder", _PLACES, 1, "one-hot: the holder when this game began (R13.4)"),
    ("site", _REGIONS, 1, "one-hot: where the battle is fought"),
    ("favor", _REGIONS, 1, "one-hot: the region with the Favor"),
    ("defender", _PLACES, 1, "one-hot: the seat that controls the site, while cards are played (R14.1)"),
    ("defender waits", _ONE, 1, "1 while the defender may pass and come back (R14.2)"),
    ("played", _ONE, 20, "cards played in this battle, or in the last one"),
    ("final", _ONE, 1, "1 in a final battle (R9)"),
    ("battles", _ONE, 20, "battles fought in this game"),
    ("idle battles", _ONE, 12, "battles in a row, up to the last, without a card (R2.8)"),
    ("ending", _ENDINGS, 1, "one-hot: how the game that ended last did so"),
    ("games", _ONE, 5, "games ended (R13)"),
    ("owner", _OWNERS, 1, "one-hot for each region: the seat that controls it"),
    ("hand", _CARDS, _MANY, "the viewer's own cards"),
    ("discards", _CARDS, IN_DECK, "discarded cards"),
    ("unseen", _CARDS, IN_DECK, "cards in other hands, face down or in the pile, for all the viewer knows"),
    ("pile", _ONE, sum(IN_DECK), "cards in the pile"),
    ("holds", _CARDS, 1, "1 if the viewer holds such a card"),
    ("holds two", _CARDS, 1, "1 if it holds two or more"),
    ("lead after", _CARDS, 10, "the viewer's lead if it now played such a card of its own face up (R3, R5)"),
    ("leads after", _CARDS, 1, "1 if that is above 0"),
)

_OF_PLACE: Final[_Plan] = (
    ("seated", _ONE, 1, "1 if there is such a seat; if not, all of its features are 0"),
    ("held", _ONE, 10, "cards in the hand"),
    ("out", _ONE, 1, "1 if it has passed for good or is not in this battle"),
    ("contending", _ONE, 1, "1 if it takes part in this battle (R9.3)"),
    ("face down", _ONE, 1, "1 if a card lies face down before it (R15.2)"),
    ("face-down card", _CARDS, 1, "one-hot: that card, if the viewer has seen it (R15.4)"),
    ("known", _CARDS, _MANY, "cards the viewer knows in the hand or face down; of its own: all know"),
    ("sure", _CARDS, _MANY, "of them, those known to be in the hand itself (R15.5)"),
    ("line", _CARDS, _MANY, "face-up cards"),
    ("score", _ONE, USUAL_TARGET, "points in the match (R13.2)"),
    ("won", _ONE, 1, "1 if it won the game that ended last"),
    ("strength", _ONE, 30, "what the line is worth (R2.6)"),
    ("lead", _ONE, 10, "its strength less that of the strongest other line"),
    ("leads", _ONE, 1, "1 if that is above 0"),
    ("regions", _ONE, 6, "regions it controls"),
    ("adjacent", _ONE, 5, "its largest connected group (R8.2)"),
    ("total missing", _ONE, 6, "how many more regions win outright (R8.1)"),
    ("adjacent missing", _ONE, 5, "how many more adjacent regions win (R8.1)"),
    ("wins with", _REGIONS, 1, "1 for each region that can be a site and would win it the game (R8.1)"),
    ("wins here", _ONE, 1, "1 if the site would"),
)


def _layout() -> tuple[Part, ...]:
    plan = _OF_TABLE
    for place in _PLACES:
        plan += tuple((f"{place}: {name}", of, scale, meaning) for name, of, scale, meaning in _OF_PLACE)
    parts: list[Part] = []
    start = 0
    for name, columns, scale, meaning in plan:
        length = len(columns) or 1
        scales = (float(scale),) * length if isinstance(scale, int | float) else tuple(map(float, scale))
        parts.append(Part(name, start, length, meaning, scales, tuple(columns)))
        start += length
    return tuple(parts)


LAYOUT: Final = _layout()
"""Every part, in the order of the columns: first those of the table, then those of each place."""
FEATURES: Final = LAYOUT[-1].start + LAYOUT[-1].length
"""How many features there are."""
SCALES: Final = tuple(scale for part in LAYOUT for scale in part.scale)
"""For each column, the divisor of its number."""


def feature_names() -> tuple[str, ...]:
    """Return the name of each column: 'phase: battle', 'owner: Roma place 0', 'place 1: line: Winter'."""
    return tuple(name for part in LAYOUT for name in _column_names(part))


def _column_names(part: Part) -> tuple[str, ...]:
    return tuple(f"{part.name}: {column}" for column in part.columns) or (part.name,)
