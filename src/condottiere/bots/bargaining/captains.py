"""What captains do about pacts at a table: answers and offers."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from condottiere.bots.learned.network import Network
from condottiere.record.game import Game
from condottiere.record.pacts.notation import Accepted, Declined, Offer, Offered
from condottiere.record.pacts.state import Pacts, PactTime
from condottiere.rules import View

from .bargain import Bargain
from .characters import Character
from .memory import Memory, Reputation

MOST_BATTLES_OF_REST: Final = 3
"""For how many battles captains offer nothing to somebody who accepts nothing."""


class Situation(NamedTuple):
    """A moment at a table. A captain looks only at what everybody knows, and at the pacts that it knows
    of."""

    public: View
    """The View of a spectator."""
    pacts: Pacts
    time: PactTime
    past: Mapping[int, Reputation]
    """What the captain knows of other seats from earlier games."""

    @classmethod
    def of(cls, game: Game, past: Mapping[int, Reputation] = MappingProxyType({})) -> "Situation":
        """Return the present moment of a game."""
        return cls(game.view(None), game.pacts, game.pact_time, past)

    def bargain(self, seat: int, character: Character, network: Network | None) -> Bargain:
        """Return a captain's judgement of it."""
        return Bargain(self.public, Memory(self.pacts, self.time, seat, self.past), character, network)


def answer(
    at: Situation, seat: int, character: Character, offer: Offer, network: Network | None = None
) -> Accepted | Declined:
    """Return a captain's answer to an offer that it may still answer."""
    accepted = at.bargain(seat, character, network).accepts(offer)
    return Accepted(seat, offer) if accepted else Declined(seat, offer)


def offers(
    at: Situation,
    seat: int,
    captains: Collection[int],
    character: Character,
    people: Collection[int],
    network: Network | None = None,
) -> list[Offered]:
    """Return what a captain, one of several, offers to people as it acts: to each one pact at most.

    Captains offer each other nothing, so that they cannot agree on anything that people do not see.
    """
    due = [other for other in people if _may_be_asked(at, other, captains)]
    if not due:
        return []
    bargain = at.bargain(seat, character, network)
    made = [bargain.offer_to(other) for other in due]
    return [Offered(offer) for offer in made if offer is not None]


def _may_be_asked(at: Situation, other: int, captains: Collection[int]) -> bool:
    """Whether captains may offer somebody a pact now.

    All of them together offer one in a battle. After each that is not accepted they wait one battle longer.
    """
    made = [one for one in at.pacts.pacts if one.offer.by in captains and other in (one.offer.to or ())]
    answers = [other in one.partners(one.offer.by) for one in made]
    in_vain = answers[::-1].index(True) if True in answers else len(answers)
    rested = not made or at.time.battle - made[-1].battle > min(in_vain, MOST_BATTLES_OF_REST)
    return rested and other not in at.time.agreements.captains
