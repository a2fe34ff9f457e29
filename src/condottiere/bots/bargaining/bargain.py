"""What one captain offers and accepts, by what everybody knows and the pacts that it knows of.

A pact is worth to it what the other's promise changes in its own share of the victory, as far as it trusts
the other, less what its own promise costs it, as far as it means to keep that.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from condottiere.bots.learned.network import Network
from condottiere.record.pacts.notation import Clause, Offer
from condottiere.rules import Phase, View

from .characters import Character
from .memory import Memory
from .prospects import Prospects, public_worlds
from .worth import Worth, wanted

REGIONS_TRIED: Final = 2
"""About how many of the regions that each side wants most a captain thinks of an offer."""


class Bargain:
    """A captain in one position, for as long as nothing happens."""

    def __init__(
        self, public: View, memory: Memory, character: Character, network: Network | None = None
    ) -> None:
        """`public` is the View of a spectator."""
        self._public = public
        self._memory = memory
        self._character = character
        self._seat: Final = memory.seat
        self._prospects = Prospects(public_worlds(public, self._seat), network)
        self._worth = Worth(self._prospects)

    # --- answers ------------------------------------------------------------------------------------

    def accepts(self, offer: Offer) -> bool:
        """Whether it accepts an offer of another to it."""
        if offer.yours is None:  # a gift
            return True
        if self._memory.was_betrayed_by(offer.by):
            return False
        if any(_contradict(offer.yours, own) for own in self._memory.own_promises()):
            return False
        return self._own_gain(offer.by, offer.mine, offer.yours) >= self._character.greed

    def _own_gain(self, other: int, theirs: Clause | None, own: Clause | None) -> float:
        """What a pact with another is worth to this captain."""
        trust = self._memory.trust(other, self._character.trust)
        gain = trust * self._worth.of(theirs, other)[self._seat]
        meant = 1.0 - self._character.bluff
        return gain + meant * self._worth.of(own, self._seat)[self._seat]

    # --- offers -------------------------------------------------------------------------------------

    def offer_to(self, other: int) -> Offer | None:
        """Return the best offer to another in the present battle, if one is good enough for both of them."""
        if self._public.phase != Phase.BATTLE or self._memory.was_betrayed_by(other):
            return None
        pacts = [(self._own_gain(other, theirs, own), own, theirs) for own, theirs in self._ideas(other)]
        good = [one for one in pacts if one[0] >= self._character.greed and self._suits(other, *one[1:])]
        if not good:
            return None
        _, own, theirs = max(good, key=lambda one: one[0])
        return Offer(self._seat, (other,), own, theirs)

    def _ideas(self, other: int) -> Iterator[tuple[Clause, Clause]]:
        """Yield what it may promise and ask for: to fight whoever leads, or to give way to each other."""
        own = self._memory.own_promises()
        rival = self._rival(other)
        if rival is not None:
            yield Clause("fight", seat=rival), Clause("fight", seat=rival)
        open_regions = self._worth.open_regions()
        gives = [Clause("spare", one) for one in wanted(self._prospects, open_regions, other, REGIONS_TRIED)]
        asks = [
            Clause("spare", one) for one in wanted(self._prospects, open_regions, self._seat, REGIONS_TRIED)
        ]
        if self._worth.fights(self._seat):
            gives.append(Clause("pass"))
        if self._worth.fights(other):
            asks.append(Clause("pass"))
        for give, ask in product(gives, asks):
            if give != ask and give not in own and not any(_contradict(give, one) for one in own):
                yield give, ask

    def _rival(self, other: int) -> int | None:
        """Return the seat with the best prospects, if it is neither of the two and may be fought by both."""
        shares = self._prospects.now()
        leader = max(range(len(shares)), key=lambda seat: shares[seat])
        fight = all(map(self._worth.fights, (leader, other, self._seat)))
        return leader if leader not in (other, self._seat) and fight else None

    def _suits(self, other: int, own: Clause, theirs: Clause) -> bool:
        """Whether the other should find it worth something, if it counts on both promises."""
        given, asked = self._worth.of(own, self._seat), self._worth.of(theirs, other)
        return given[other] + asked[other] > 0


def _contradict(one: Clause, other: Clause) -> bool:
    """Whether nobody can keep both promises."""
    kinds = {one.kind, other.kind}
    if kinds == {"favor", "nofavor"}:
        return one.region == other.region
    if kinds == {"favor"}:
        return one.region != other.region
    return "fight" in kinds and bool(kinds & {"pass", "spare"})
