"""How many seconds are expected to suffice each kind of bot for a decision, whatever the cards are.

The server makes an answer wait for these seconds, or for a multiple of them if the bot needed longer, so that
how long a bot took tells nothing of its hand. It refuses bots that would need more than
`server.opponents.opponents.MAX_THINKING_SECONDS`.
"""

from typing import Final

import msgspec

from .parameters import IsmctsParameters, SearchParameters

QUICK_SECONDS: Final = 0.02
"""Seconds that are enough for a decision of a bot without search."""
PLAYOUT_SECONDS: Final = 0.0004
"""Seconds that are more than enough for one playout."""
NETWORK_PLAYOUT_SECONDS: Final = 0.001
"""Seconds that are more than enough for one playout in which all seats act by a network."""
PLAYOUTS_OF_WORLD: Final = 5
"""How many playouts one sampled world is counted as, in which several actions are played out."""


def quick_budget(_: msgspec.Struct) -> float:
    """Return the seconds for a decision of a bot without search."""
    return QUICK_SECONDS


def search_budget(parameters: SearchParameters) -> float:
    """Return the seconds for a decision of `search`."""
    return _seconds(parameters, PLAYOUT_SECONDS)


def master_budget(parameters: SearchParameters) -> float:
    """Return the seconds for a decision of `master`."""
    return _seconds(parameters, NETWORK_PLAYOUT_SECONDS)


def _seconds(parameters: SearchParameters, playout: float) -> float:
    """Return the seconds for a decision, with so many for each playout."""
    if playouts := parameters.playouts or parameters.worlds * PLAYOUTS_OF_WORLD:
        return QUICK_SECONDS + playouts * playout
    return QUICK_SECONDS + 1.2 * parameters.seconds


def ismcts_budget(parameters: IsmctsParameters) -> float:
    """Return the seconds for a decision of `ismcts`."""
    if parameters.playouts:
        return QUICK_SECONDS + parameters.playouts * PLAYOUT_SECONDS
    return QUICK_SECONDS + 1.2 * parameters.seconds
