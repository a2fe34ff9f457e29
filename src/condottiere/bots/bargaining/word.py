"""Whether a captain keeps its word as it plays: it weighs what that costs against what its word is worth to
it."""

from collections.abc import Collection

from condottiere.bots.bot import Decision
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.learned.network import Network
from condottiere.rules import ChooseSite, Pass, PlaceFavor, Region, View, decode

from .prospects import Prospects


def with_word(
    view: View,
    decision: Decision,
    faithful: Collection[int],
    honour: float,
    network: Network | None = None,
) -> int:
    """Return what a captain does that would like to take a decision: it, or the best of what keeps its
    promises.

    `faithful` are its legal actions that break none. It breaks a promise if keeping all costs it more than
    `honour`, a share of the victory.
    """
    if not faithful or decision.code in faithful:
        return decision.code
    prospects = Prospects([observation_of(view)], network)
    considered = (one.code for one in decision.alternatives if one.code in faithful)
    instead = next(considered, None)
    if instead is None:
        instead = prospects.policy_choice(sorted(faithful))
    return instead if _loss(prospects, decision.code, instead) <= honour else decision.code


def _loss(prospects: Prospects, wished: int, instead: int) -> float:
    """Return how much of its share of the victory a seat loses if it does one thing instead of another."""
    seat = prospects.table.viewer
    after_wished, after_instead = (_share_after(prospects, code, seat) for code in (wished, instead))
    return after_wished - after_instead


def _share_after(prospects: Prospects, code: int, seat: int) -> float:
    """Return the seat's share after an action; that of now if it plays a card, as it then plays on."""
    match decode(code):
        case Pass():
            return prospects.passed(seat)[seat]
        case ChooseSite(region):
            return prospects.chosen(Region(region))[seat]
        case PlaceFavor(region):
            return prospects.favored(region)[seat]
        case _:
            return prospects.now()[seat]
