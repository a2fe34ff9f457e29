"""Why an action is the best, and what the others do, as facts for people.

A reason comes from a difference between the playouts of the best action and of its alternative: who won the
battle, and how many cards were left. So it never speaks against its action. What is left of battles is told
in words and cards; the one chance that people are shown is that of the game.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from condottiere.bots.evaluation.battle_end import takes_back
from condottiere.features.writing import lead_after
from condottiere.languages.fact import Fact
from condottiere.rules import (
    Action,
    Card,
    ChooseSite,
    DiscardHand,
    PlaceFavor,
    Play,
    Region,
    Rescue,
    decode,
)
from condottiere.rules.cards import WINTER
from condottiere.rules.observation import Observation
from condottiere.rules.regions import NO_REGION
from condottiere.rules.strength import in_play, spring_mercenary
from condottiere.rules.table import BATTLE, BY_ADJACENT, NOT_ENDED
from condottiere.rules.victory import ending_with, largest_group, popcount, regions_of

from .chances import battle_calibrated
from .evidence import Evidence

MAX_REASONS: Final = 4
"""The most reasons for the best action."""
MUCH: Final = 0.1
"""A share of battles that is a reason."""
CARD: Final = 0.75
"""Of so many cards at least it is said that they are kept or spent."""
FEW_REGIONS: Final = 2
"""A rival that would control no more regions than this is no danger yet."""
OFTEN: Final = (
    (1.0, "often-every"),
    (0.9, "often-always"),
    (0.65, "often-usually"),
    (0.35, "often-half"),
    (0.1, "often-seldom"),
)
"""From which chance on which words are used."""
OFTEN_ENOUGH: Final = 0.35
"""Nothing is said to be worth it, or chosen, for a region that is won in a smaller share of battles."""
ENOUGH: Final = 0.65
"""A line that wins this share of battles is said to be enough."""


def often(share: float) -> Fact:
    """How often something happens, in words."""
    return Fact(id=next((words for least, words in OFTEN if share >= least), "often-hardly"))


def verdict_on(
    observation: Observation, evidence: Evidence, best: int, equal: Sequence[bool]
) -> tuple[Fact, ...]:
    """Why the candidate `best` is the best; `equal` says which ones are as good."""
    action = decode(evidence.codes[best])
    if observation.phase == BATTLE:
        return tuple(_Battle(observation, evidence).verdict(best, equal)[:MAX_REASONS])
    return tuple(_of_choice(observation, evidence, best, equal, action)[:MAX_REASONS])


def contrast(observation: Observation, evidence: Evidence) -> tuple[Fact, ...]:
    """Why the first of two candidates is better than the second. What holds of both is no reason."""
    if observation.phase == BATTLE:
        return tuple(_Battle(observation, evidence).contrast()[:MAX_REASONS])
    better, chosen = (
        _of_choice(observation, evidence, one, [one == 0, one == 1], decode(evidence.codes[one]))
        for one in (0, 1)
    )
    told = [replace(fact, region=None) for fact in chosen]
    return tuple(fact for fact in better if replace(fact, region=None) not in told)[:MAX_REASONS]


def effect_of(observation: Observation, evidence: Evidence, one: int) -> tuple[Fact, ...]:
    """What a candidate that is not the best does: to the lines, to the hand, or to a realm."""
    action = decode(evidence.codes[one])
    if observation.phase == BATTLE:
        return tuple(_Battle(observation, evidence).effect(one))
    if isinstance(action, PlaceFavor) and action.region in (None, observation.site):
        return ()
    if isinstance(action, ChooseSite):
        return tuple(_gain_of_site(observation, evidence, one, action.region))
    return tuple(_gain(observation, action)[:1])


class _Battle:
    """What the playouts of a battle turn show."""

    def __init__(self, observation: Observation, evidence: Evidence) -> None:
        self._observation = observation
        self._evidence = evidence
        self._won = battle_calibrated(evidence.mean(evidence.conquers), observation)
        """Each seat's chance of winning the battle: shape (candidates, seats)."""
        self._left = evidence.mean(evidence.cards_left)
        self._fights = [_is_fighting(decode(code)) for code in evidence.codes]

    def verdict(self, best: int, equal: Sequence[bool]) -> list[Fact]:
        """Whether the battle is worth it, and why."""
        others = [one for one, fights in enumerate(self._fights) if fights != self._fights[best]]
        if not others:
            return self.effect(best)
        means = self._evidence.mean(self._evidence.shares)
        other = max(others, key=lambda one: (means[one], self._evidence.prior[one]))
        close = self._close(best, [one for one in others if equal[one]])
        if self._fights[best]:
            worth = close or self._worth(best, other)
            gains = self._for_fighting(best, other)
            price = self.effect(best, "needs" if any(fact.what for fact in gains) else "needs-often")
            vain = [Fact(id="needs-much")] + [Fact(id="needs", count=0)] * (self._own(best) < ENOUGH)
            return [worth, *gains, *(fact for fact in reversed(price) if fact not in vain)]
        if close:
            worth = close
        elif self._own(best) >= ENOUGH:
            worth = Fact(id="advice-enough", what=often(self._own(best)))
        else:
            worth = Fact(id="advice-others" if self._dangers() else "advice-dear")
        return [worth, *self._for_stopping(best, other)]

    def _close(self, best: int, as_good: Sequence[int]) -> Fact | None:
        """Between what it is close: to fight on or to pass, or to end the battle where passing is worse."""
        if not as_good:
            return None
        stopping = [one for one in (best, *as_good) if not self._fights[one]]
        passes = any(not isinstance(decode(self._evidence.codes[one]), Play) for one in stopping)
        return Fact(id="advice-close" if passes else "advice-close-surrender")

    def contrast(self) -> list[Fact]:
        """Why the first of two candidates is better; of two cards, what follows on each of them."""
        if self._fights[0] != self._fights[1]:
            surrenders = isinstance(decode(self._evidence.codes[1]), Play) and not self._fights[1]
            than_passing = ("advice-better", "advice-hinders") if surrenders else ()
            return [fact for fact in self.verdict(0, [True, False]) if fact.id not in than_passing]
        of_both = self._stopping if not self._fights[0] else self.effect
        reasons = [fact for fact in of_both(0) if fact not in of_both(1)]
        won, instead = (often(self._own(one)) for one in (0, 1))
        if not self._fights[0]:
            return reasons
        if not any(fact.id.startswith("needs") for fact in reasons):
            reasons = [self._wins(won), *reasons]
        if won != instead:
            return [*reasons, Fact(id="instead-wins", what=instead)]
        kept, left = round(float(self._left[0])), round(float(self._left[1]))
        if abs(self._left[0] - self._left[1]) < CARD or kept == left:
            return reasons
        return [*reasons, self._keeps(0), Fact(id="instead-keeps", count=left)]

    def _wins(self, how_often: Fact) -> Fact:
        site = self._observation.site
        if site == NO_REGION:
            return Fact(id="why-wins-final", what=how_often)
        return Fact(id="why-wins", region=site, what=how_often)

    def effect(self, one: int, needs: str = "needs-often") -> list[Fact]:
        """What an action does to the lines or the hand; `needs` is the message of what else it takes."""
        action = decode(self._evidence.codes[one])
        if not isinstance(action, Play):
            return self._stopping(one)
        if action.card == Card.SCARECROW and takes_back(self._observation):
            return [Fact(id="does-take-back")]
        if action.card in (Card.SCARECROW, Card.SURRENDER):
            return []
        seen = self._observation
        lead = lead_after(seen, action.card, in_play(seen, WINTER), spring_mercenary(seen))
        needed = self._needs(one, needs, int(lead <= 0))
        if lead == 0:
            return [Fact(id="does-level"), needed]
        return [Fact(id="does-leads" if lead > 0 else "does-trails", count=abs(lead)), needed]

    def _stopping(self, one: int) -> list[Fact]:
        """What comes of an action that plays no further strength: of the line as it is, and of the hand."""
        return [*self._enough(one), self._keeps(one)]

    def _needs(self, one: int, needs: str, least: int) -> Fact:
        """How often a card wins the battle, and with how many more cards where it does."""
        own = self._evidence.conquers[one][:, self._observation.viewer] * self._evidence.weights
        if own.sum() < MUCH:
            return Fact(id="needs-much")
        left = float(own @ self._evidence.cards_left[one] / own.sum())
        cards = self._observation.held[0] - 1
        count = max(min(least, cards), round(cards - left))
        return Fact(id=needs, count=count, what=often(self._own(one)) if needs == "needs-often" else None)

    def _enough(self, one: int) -> list[Fact]:
        """How often the viewer's line wins as it is; nothing if there is none."""
        line = any(count > 0 for count in self._observation.lines[0])
        return [Fact(id="advice-enough", what=often(self._own(one)))] if line else []

    def _keeps(self, one: int) -> Fact:
        return Fact(id="does-keep", count=round(float(self._left[one])))

    def _own(self, one: int) -> float:
        return float(self._won[one, self._observation.viewer])

    def _taker(self, one: int) -> tuple[int, float]:
        """The rival, as a place from the viewer, that wins the battle most often, and how often."""
        won = {place: self._taker_share(one, place) for place in range(1, self._observation.seats)}
        place = max(won, key=lambda rival: won[rival])
        return place, won[place]

    def _worth(self, best: int, other: int) -> Fact:
        """What fighting is better for: the region, or that a rival does not get it."""
        observation, site = self._observation, self._observation.site
        decisive = site == NO_REGION or _wins_with(observation, 0, site)
        if self._own(best) >= self._own(other) + MUCH and (decisive or self._own(best) >= OFTEN_ENOUGH):
            return Fact(id="advice-worth")
        rival, share = self._taker(other)
        if share >= self._taker_share(best, rival) + MUCH:
            return Fact(id="advice-hinders", region=site, seat=self._seat(rival))
        return Fact(id="advice-better")

    def _seat(self, place: int) -> int:
        return (self._observation.viewer + place) % self._observation.seats

    def _for_fighting(self, best: int, other: int) -> list[Fact]:
        observation, site = self._observation, self._observation.site
        if self._own(best) < self._own(other) + MUCH:
            return []
        if site == NO_REGION:
            return [self._wins(often(self._own(best)))]
        reasons = []
        rival, share = self._taker(other)
        if _wins_with(observation, 0, site):
            reasons.append(_conquest(observation, 0, site))
        elif _wins_with(observation, rival, site) and share >= self._taker_share(best, rival) + MUCH:
            reasons.append(_conquest(observation, rival, site))
        return [*reasons, self._wins(often(self._own(best)))]

    def _taker_share(self, one: int, place: int) -> float:
        return float(self._won[one, self._seat(place)])

    def _dangers(self) -> list[int]:
        """The rivals that would win the game by the battle."""
        observation, site = self._observation, self._observation.site
        rivals = range(1, observation.seats)
        return [rival for rival in rivals if site != NO_REGION and _wins_with(observation, rival, site)]

    def _for_stopping(self, best: int, other: int) -> list[Fact]:
        observation, site = self._observation, self._observation.site
        reasons = []
        kept, left = round(float(self._left[best])), round(float(self._left[other]))
        if self._left[best] >= self._left[other] + CARD and kept > left:
            reasons.append(Fact(id="why-keeps", count=kept, total=left))
        if site == NO_REGION or self._own(best) >= ENOUGH:
            return reasons
        if dangers := self._dangers():
            danger = max(dangers, key=lambda rival: self._taker_share(best, rival))
            wins = often(self._taker_share(best, danger))
            reasons.append(Fact(id="why-danger", region=site, seat=self._seat(danger), what=wins))
        rival, share = self._taker(best)
        if share >= 0.5 and not _wins_with(observation, rival, site):
            number = popcount(regions_of(observation, rival)) + 1
            if observation.owner[site] == rival:
                reasons.append(_conquest(observation, rival, site))
            elif number <= FEW_REGIONS:
                reasons.append(Fact(id="reason-only-nth", region=site, seat=self._seat(rival), count=number))
        if self._own(other) < ENOUGH / 2:
            reasons.append(Fact(id="why-not", region=site, what=often(self._own(other))))
        return reasons


def _is_fighting(action: Action) -> bool:
    return isinstance(action, Play) and action.card != Card.SURRENDER


def _of_choice(
    observation: Observation, evidence: Evidence, best: int, equal: Sequence[bool], action: Action
) -> list[Fact]:
    """The reasons for a choice outside a battle turn, or of what a Scarecrow takes back."""
    if sum(equal) == len(equal) and len(equal) > 1:
        return [Fact(id="advice-all-equal")]
    won = battle_calibrated(evidence.mean(evidence.conquers), observation)[:, observation.viewer]
    if isinstance(action, Rescue):
        if action.card is not None:
            return [Fact(id="why-comes-back", card=action.card)]
        needed = won[best] >= won.max() and won[best] >= won.min() + MUCH
        return [Fact(id="why-needed")] if needed else []
    if isinstance(action, ChooseSite):
        gain = _gain_of_site(observation, evidence, best, action.region)
        return [*gain, *_prospect(observation, evidence, best, action.region)]
    return _gain(observation, action)


def _gain_of_site(observation: Observation, evidence: Evidence, one: int, region: Region) -> list[Fact]:
    """What a site would give the viewer, where it may win the battle: with an empty hand it cannot."""
    won = battle_calibrated(evidence.mean(evidence.conquers), observation)[one, observation.viewer]
    return [_conquest(observation, 0, region)] if won >= MUCH else []


def _prospect(observation: Observation, evidence: Evidence, best: int, region: Region) -> list[Fact]:
    """Who will win the battle of a site, as far as that speaks for the site."""
    shares = battle_calibrated(evidence.mean(evidence.conquers), observation)
    won = shares[:, observation.viewer]
    if won[best] >= OFTEN_ENOUGH:
        return [Fact(id="why-wins", region=region, what=often(float(won[best])))]
    if won[best] >= won.max() and won[best] >= won.min() + MUCH:
        return [Fact(id="why-wins-most", region=region)]
    others = range(1, observation.seats)
    rival = max(others, key=lambda place: shares[best, (observation.viewer + place) % observation.seats])
    seat = (observation.viewer + rival) % observation.seats
    number = popcount(regions_of(observation, rival)) + 1
    if shares[best, seat] < OFTEN_ENOUGH or number > FEW_REGIONS or _wins_with(observation, rival, region):
        return []
    return [Fact(id="reason-only-nth", region=region, seat=seat, count=number)]


def _gain(observation: Observation, action: Action) -> list[Fact]:
    """What a choice gives or keeps, by the rules alone."""
    match action:
        case PlaceFavor(None):
            return [Fact(id="reason-favor-off")]
        case PlaceFavor(Region() as region):
            return _of_favor(observation, region)
        case DiscardHand():
            return [Fact(id="reason-discard")]
        case Rescue(Card() as card):
            return [Fact(id="why-comes-back", card=card)]
        case _:
            return []


def _of_favor(observation: Observation, region: Region) -> list[Fact]:
    if region == observation.site:
        return [Fact(id="reason-favor-here")]
    protects = Fact(id="reason-favor-protects", region=region)
    rivals = [rival for rival in range(1, observation.seats) if observation.owner[region] != rival]
    if not rivals:
        return [protects]
    strongest = max(rivals, key=lambda rival: _prospects(observation, rival, region))
    gain = _conquest(observation, strongest, region)
    return [protects] if gain.id == "reason-nth" else [protects, gain]


def _prospects(observation: Observation, place: int, region: int) -> tuple[bool, int]:
    """Whether a seat would win with a region, and the size of its largest connected group."""
    return _wins_with(observation, place, region), largest_group(regions_of(observation, place) | 1 << region)


def _wins_with(observation: Observation, place: int, region: int) -> bool:
    """R8.1: whether a seat wins the game if it conquers a region."""
    return _ending(observation, place, region) != NOT_ENDED


def _ending(observation: Observation, place: int, region: int) -> int:
    mask = regions_of(observation, place) | 1 << region
    return int(ending_with(mask, observation.total_needed, observation.adjacent_needed))


def _conquest(observation: Observation, place: int, region: int) -> Fact:
    """Describe what a seat, counted from the viewer, would gain by conquering a region."""
    mask = regions_of(observation, place) | 1 << region
    ending, group = _ending(observation, place, region), largest_group(mask)
    if observation.owner[region] == place:
        what, number = "reason-has", None
    elif ending == BY_ADJACENT:
        what, number = "reason-wins-adjacent", group
    elif ending:
        what, number = "reason-wins-total", popcount(mask)
    elif group > largest_group(mask & ~(1 << region)) and group > 1:
        what, number = "reason-gives-adjacent", group
    else:
        what, number = "reason-nth", popcount(mask)
    if place == 0:
        return Fact(id=f"{what}-yours", region=region, count=number)
    seat = (observation.viewer + place) % observation.seats
    return Fact(id=what, region=region, seat=seat, count=number)
