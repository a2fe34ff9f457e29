"""Why an action is the best, and what the others do, as facts for people.

A reason is a difference between the best action and its alternative, by the rules or by their playouts, and
speaks for the best one; where there is none that can be named, that is said. What is left of battles is told
in words and cards; the one chance that people are shown is that of the game.
"""

from collections.abc import Sequence
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.rules import (
    Action,
    ChooseSite,
    DiscardHand,
    Draw,
    KeepCards,
    KeepHand,
    PlaceFavor,
    Region,
    Rescue,
    decode,
)
from condottiere.rules.observation import Observation
from condottiere.rules.regions import NO_REGION
from condottiere.rules.table import BATTLE

from .battle_effects import BattleEffects
from .battle_reasons import FEW_REGIONS, MAX_REASONS, UNCLEAR, BattleReasons
from .conquests import conquest, extends, free_neighbours, number_with, prospects, seat_at, wins_with
from .evidence import Evidence
from .outcomes import MUCH, OFTEN_ENOUGH, Outcomes, often

MORE_BORDERS: Final = 2
"""So many more free neighbours are a reason for a site."""


def verdict_on(
    observation: Observation, evidence: Evidence, best: int, equal: Sequence[bool]
) -> tuple[Fact, ...]:
    """Why the candidate `best` is the best; `equal` says which ones are as good."""
    if observation.phase == BATTLE:
        return tuple(BattleReasons(observation, evidence).verdict(best, equal)[:MAX_REASONS])
    if all(equal) and len(equal) > 1:
        return Fact(id="advice-all-equal"), *_ChoiceReasons(observation, evidence).effect(best, OFTEN_ENOUGH)
    worse = [one for one, as_good in enumerate(equal) if not as_good]
    outcomes = Outcomes(observation, evidence)
    other = max(worse, key=lambda one: float(outcomes.chances[one]), default=best)
    reasons = _ChoiceReasons(observation, evidence).reasons(best, other)
    if reasons == [UNCLEAR] and sum(equal) > 1:
        return (Fact(id="advice-some-equal"),)
    return tuple(reasons[:MAX_REASONS])


def contrast(observation: Observation, evidence: Evidence) -> tuple[Fact, ...]:
    """Why the first of two candidates is better than the second, which was chosen."""
    if observation.phase == BATTLE:
        return tuple(BattleReasons(observation, evidence, made=True).contrast()[:MAX_REASONS])
    return tuple(_ChoiceReasons(observation, evidence, made=True).reasons(0, 1)[:MAX_REASONS])


def effect_of(observation: Observation, evidence: Evidence, one: int, best: int) -> tuple[Fact, ...]:
    """What a candidate that is not the best does: to the lines, to the hand, or to a realm."""
    if observation.phase == BATTLE:
        return tuple(BattleEffects(observation, evidence).effect(one, best))
    return tuple(_ChoiceReasons(observation, evidence).effect(one))


class _ChoiceReasons:
    """The candidates of a choice outside a battle turn, or of what a Scarecrow takes back."""

    def __init__(self, observation: Observation, evidence: Evidence, made: bool = False) -> None:
        self._observation = observation
        self._outcomes = Outcomes(observation, evidence)
        self._actions = [decode(code) for code in evidence.codes]
        self._made = made

    def reasons(self, one: int, other: int) -> list[Fact]:
        """Why a candidate is better than another. What holds of both is no reason."""
        action, instead = self._actions[one], self._actions[other]
        if isinstance(action, ChooseSite) and isinstance(instead, ChooseSite):
            found = self._for_site(one, other, action.region, instead.region)
        elif isinstance(action, Rescue):
            found = self._for_rescue(one, other, action, instead)
        else:
            of_both = [] if one == other else self._by_rules(instead)
            found = [fact for fact in self._by_rules(action) if fact not in of_both]
        return found or [UNCLEAR]

    def effect(self, one: int, least: float = MUCH) -> list[Fact]:
        """What a candidate does; a site, if it is won in at least this share of battles."""
        action = self._actions[one]
        if isinstance(action, ChooseSite):
            return [*self._gives(one, action.region, least), *self._lets_win(one, action.region)]
        if isinstance(action, Rescue):
            return [Fact(id="does-win", what=often(self._outcomes.won(one)))]
        if isinstance(action, PlaceFavor) and action.region not in (None, self._observation.site):
            return self._by_rules(action)[:1]
        return []

    def _for_site(self, one: int, other: int, region: Region, instead: Region) -> list[Fact]:
        """What a site is better for than another: who would gain by it, and who is likely to win there."""
        outcomes, gives = self._outcomes, self._gives(one, region)
        seen = self._observation
        prospect, instead_of = prospects(seen, 0, region), prospects(seen, 0, instead)
        more = prospect > instead_of and not instead_of[0]  # a game is not won more by a larger group
        if self._made and not more and self._gives(other, instead):
            gives = []
        told = [*gives, *self._won_at(one, other, region), *self._denied(other, region, instead)]
        if self._made:
            told = [*told, *self._borders(one, region, instead)]
        if told or not self._made or not outcomes.keeps(one, other):
            return told or self._left_to(one, other, region)
        kept, left = (outcomes.cards_kept(which).count for which in (one, other))
        return [Fact(id="why-leaves", count=kept, total=left)]

    def _borders(self, one: int, region: Region, instead: Region) -> list[Fact]:
        """Which of two sites borders on more regions that nobody controls, if the viewer may win it."""
        count, total = (free_neighbours(self._observation, site) for site in (region, instead))
        if self._outcomes.won(one) < MUCH or count < total + MORE_BORDERS:
            return []
        return [Fact(id="why-borders", region=region, count=count, total=total)]

    def _gives(self, one: int, region: Region, least: float = OFTEN_ENOUGH) -> list[Fact]:
        """What a site would give the viewer, where it fights for it, or wins the game."""
        if self._outcomes.won(one) < (MUCH if wins_with(self._observation, 0, region) else least):
            return []
        return [conquest(self._observation, 0, region)]

    def _lets_win(self, one: int, region: Region) -> list[Fact]:
        """The rival that may well win the game by the battle there."""
        rival, share = self._outcomes.taker(one)
        if share < MUCH or not wins_with(self._observation, rival, region):
            return []
        return [conquest(self._observation, rival, region)]

    def _won_at(self, one: int, other: int, region: Region) -> list[Fact]:
        """How often the viewer would win the battle there, as far as that speaks for the site."""
        won, instead = self._outcomes.won(one), self._outcomes.won(other)
        more = self._outcomes.wins_more(one, other)
        if self._made and not more:
            return []
        if won < OFTEN_ENOUGH or (self._made and often(won) == often(instead)):
            return [Fact(id="why-wins-most", region=region)] if more else []
        told = [Fact(id="why-wins", region=region, what=often(won))]
        return [*told, Fact(id="instead-wins", what=often(instead))] if self._made else told

    def _denied(self, other: int, region: Region, instead: Region) -> list[Fact]:
        """What the other site would give a rival that may win there, and this one would not."""
        observation, outcomes = self._observation, self._outcomes
        denied = [
            place
            for place in range(1, observation.seats)
            if outcomes.won(other, place) >= MUCH
            and extends(observation, place, instead)
            and not extends(observation, place, region)
        ]
        if not denied:
            return []
        gains = {place: prospects(observation, place, instead) for place in denied}
        rival = max(denied, key=lambda place: (*gains[place], outcomes.won(other, place)))
        gives = "wins" if gains[rival][0] else "gives"
        seat = seat_at(observation, rival)
        return [Fact(id=f"why-unlike-{gives}", region=instead, seat=seat, count=gains[rival][1])]

    def _left_to(self, one: int, other: int, region: Region) -> list[Fact]:
        """Who wins the battle instead of the viewer, where that is a rival with few regions."""
        observation = self._observation
        rival, share = self._outcomes.taker(one)
        number = number_with(observation, rival)
        if self._made and self._outcomes.taker(other)[0] == rival:
            return []
        if share < OFTEN_ENOUGH or number > FEW_REGIONS or extends(observation, rival, region):
            return []
        weak = all(self._outcomes.won(each) < OFTEN_ENOUGH for each in range(len(self._actions)))
        seat = seat_at(observation, rival)
        return [
            *([Fact(id="why-weak")] if weak and not self._made else []),
            Fact(id="reason-only-nth", region=region, seat=seat, count=number, what=often(share)),
        ]

    def _for_rescue(self, one: int, other: int, action: Rescue, instead: Action) -> list[Fact]:
        """R6.1: what a Mercenary that is taken back, or left, does to the battle."""
        won, outcomes, site = self._outcomes.won(one), self._outcomes, self._observation.site
        more = outcomes.wins_more(one, other)
        left = instead.card if isinstance(instead, Rescue) else None
        if action.card is None:
            needed = more or left is None
            return [Fact(id="why-needed") if needed else Fact(id="why-line-keeps", card=left)]
        if self._made and left is not None:
            instead_wins = often(outcomes.won(other))
            if more and often(won) != instead_wins:
                return [Fact(id="does-win", what=often(won)), Fact(id="instead-wins", what=instead_wins)]
            if action.card < left:
                return [Fact(id="why-line-keeps", card=left)]
            return [] if outcomes.ends_game(one) else [Fact(id="why-stays", card=action.card)]
        if won >= OFTEN_ENOUGH and not outcomes.wins_more(other, one):
            if site == NO_REGION:
                return [Fact(id="why-wins-final", what=often(won))]
            return [Fact(id="why-still-wins", region=site, what=often(won))]
        return [] if outcomes.ends_game(one) else [Fact(id="why-later")]

    def _by_rules(self, action: Action) -> list[Fact]:
        """What a choice gives or keeps, by the rules alone."""
        match action:
            case PlaceFavor(None):
                return [Fact(id="reason-favor-off")]
            case PlaceFavor(Region() as region):
                return _of_favor(self._observation, region)
            case DiscardHand():
                return [Fact(id="reason-discard")]
            case KeepHand():
                return [Fact(id="reason-keep-hand")]
            case KeepCards(cards):
                return [Fact(id="reason-keep" if cards else "reason-keep-nothing")]
            case Draw(count):
                most = max(action.count for action in self._actions if isinstance(action, Draw))
                return [Fact(id="reason-draw")] if count == most else []
            case _:
                return []


def _of_favor(observation: Observation, region: Region) -> list[Fact]:
    if region == observation.site:
        return [Fact(id="reason-favor-here")]
    rivals = [rival for rival in range(1, observation.seats) if extends(observation, rival, region)]
    if not rivals:
        return []
    strongest = max(rivals, key=lambda rival: prospects(observation, rival, region))
    protects = Fact(id="reason-favor-protects", region=region)
    return [protects, conquest(observation, strongest, region)]
