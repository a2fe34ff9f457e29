"""What a turn of a battle does to the lines or the hand, and what comes of it, as facts for people."""

from functools import cached_property
from math import inf
from typing import Final

from condottiere.bots.evaluation.battle_end import ends_battle
from condottiere.languages.fact import Fact
from condottiere.rules import Action, Card, Play, decode
from condottiere.rules.actions import PASS
from condottiere.rules.cards import NO_CARD
from condottiere.rules.observation import Observation
from condottiere.rules.regions import NO_REGION
from condottiere.rules.strength import in_play

from .certainty import is_open
from .conquests import conquest, seat_at, wins_with
from .costs import lead_with, most_lead, wins_as_it_is
from .evidence import Evidence
from .outcomes import MUCH, Outcomes, often

SELDOM: Final = 0.35
"""No more cards are needed if on average no more than this are played."""
IN_VAIN: Final = {"needs-much", "needs-never", "does-tie", "does-stay"}
"""What is said of a card in place of how many more it takes to win."""


class BattleEffects:
    """The candidates of a battle turn. They are numbered, and seats are places counted from the viewer."""

    def __init__(self, observation: Observation, evidence: Evidence) -> None:
        self._observation = observation
        self._evidence = evidence
        self._outcomes = Outcomes(observation, evidence)
        self._actions = [decode(code) for code in evidence.codes]
        self._fights = [_is_fighting(action) for action in self._actions]

    def effect(self, one: int, best: int) -> list[Fact]:
        """What an action does, and what comes of it; what the best one lets happen as often is left out."""
        action = self._actions[one]
        if not self._fights[one]:
            dangers, ends = self._lets_win(one, best), self._ending(one) or self._enough(one)
            return [*dangers, *ends] if dangers else [*ends, *self._left(one)] or self._lets_win(one, None)
        assert isinstance(action, Play)
        if action.card == Card.SCARECROW or self._idles(action.card):
            won = self._hopeless(one) or [Fact(id="does-win", what=often(self._won(one)))]
            return [*self._brings(one), *won]
        return [self._lead(action.card), self._needs(one, "needs-often")]

    def _brings(self, one: int) -> list[Fact]:
        """R6.1: the Mercenary that a Scarecrow brings back as a rule, or that a card only gains time."""
        card = self._evidence.brings_back(one)
        if card is not None and not wins_as_it_is(self._observation, self._evidence, one):
            return [Fact(id="does-take-back", card=card)]
        return [Fact(id="does-nothing" if self._alone else "does-wait")]

    def _idles(self, card: Card) -> bool:
        """R3.2 to R3.4: whether a card is a second one that adds nothing to the first."""
        seen = self._observation
        if seen.down[0] != NO_CARD:
            return False
        if card == Card.DRUMMER:
            return seen.lines[0][card] > 0
        return card in (Card.WINTER, Card.SPRING) and in_play(seen, card) > 0

    def _lead(self, card: Card) -> Fact:
        """By how much the viewer then leads; others may have cards face down that count for more."""
        lead = lead_with(self._observation, card)
        open_ = "" if is_open(self._observation) else "-open"
        if lead == 0:
            return Fact(id=f"does-level{open_}")
        return Fact(id=f"does-{'leads' if lead > 0 else 'trails'}{open_}", count=abs(lead))

    def _needs(self, one: int, needs: str) -> Fact:
        """How often a card wins the battle, and with how many more cards where it does."""
        if hopeless := self._hopeless(one):
            return hopeless[0]
        own = self._evidence.conquers[one][:, self._observation.viewer] * self._evidence.weights
        if own.sum() < MUCH:
            return Fact(id="needs-much")
        action = self._actions[one]
        assert isinstance(action, Play)
        cards = self._observation.held[0] - 1
        needed = cards - float(own @ self._evidence.cards_left[one] / own.sum())
        least = min(int(lead_with(self._observation, action.card) <= 0), cards)
        what = often(self._won(one)) if needs == "needs-often" else None
        return Fact(id=needs, count=max(least, round(needed), int(needed >= SELDOM)), what=what)

    def _hopeless(self, one: int) -> list[Fact]:
        """That no card can win the battle any more, and what comes of this one."""
        if self._most_lead > 0:
            return []
        if self._site == NO_REGION or not self._outcomes.nobody_wins(one):
            return [Fact(id="needs-never")]
        return [Fact(id="does-stay", region=self._site) if self._keeps_region else Fact(id="does-tie")]

    def _ending(self, one: int) -> list[Fact]:
        """R4, R5.7, R9.3: who wins the battle that an action ends, unless the viewer's line is enough."""
        surrenders = isinstance(self._actions[one], Play)
        if not self._ends(one) or (self._won(one) >= 0.5 and not surrenders):
            return []
        rival, share = self._outcomes.taker(one)
        if self._won(one) >= max(share, MUCH):
            return [Fact(id="does-end-yours", what=often(self._won(one)))]
        if share < MUCH:
            return self._kept(one) or [self._level(one)]
        return [Fact(id="does-end", seat=seat_at(self._observation, rival), what=often(share))]

    def _level(self, one: int) -> Fact:
        """R9.3: who shares the victory where an action ends a final battle level; elsewhere nobody wins."""
        if self._site != NO_REGION:
            return Fact(id="does-end-tie")
        return Fact(id="does-end-shared" if self._outcomes.chances[one] >= MUCH else "does-end-others")

    def _kept(self, one: int) -> list[Fact]:
        """R14.5: that an action ends the battle level, and the viewer keeps the region."""
        level = self._ends(one) and self._outcomes.taker(one)[1] < MUCH
        return [Fact(id="does-end-kept", region=self._site)] if level and self._keeps_region else []

    def _ends(self, one: int) -> bool:
        return not self._fights[one] and ends_battle(self._observation, self._evidence.codes[one])

    def _enough(self, one: int) -> list[Fact]:
        """How often the viewer's line wins as it is; nothing if there is none."""
        line = any(self._observation.lines[0]) or self._observation.down[0] != NO_CARD
        return [Fact(id="advice-enough", what=often(self._won(one)))] if line else []

    def _left(self, one: int) -> list[Fact]:
        return [] if self._outcomes.ends_game(one) else [self._outcomes.cards_kept(one)]

    def _lets_win(self, one: int, best: int | None) -> list[Fact]:
        """That a rival often wins the game by the battle, more so than after the best action."""
        let = self._dangers
        if best is not None:
            let = [rival for rival in let if self._outcomes.wins_more(one, best, rival)]
        if not let:
            return []
        rival = max(let, key=lambda place: self._outcomes.won(one, place))
        share = self._outcomes.won(one, rival)
        told = [] if self._ending(one) else [self._of_rival("why-danger", rival, share)]
        return [conquest(self._observation, rival, self._site), *told]

    def _won(self, one: int) -> float:
        return self._outcomes.won(one)

    def _of_rival(
        self, message: str, rival: int, share: float | None = None, count: int | None = None
    ) -> Fact:
        what = None if share is None else often(share)
        seat = seat_at(self._observation, rival)
        return Fact(id=message, region=self._site, seat=seat, what=what, count=count)

    @property
    def _site(self) -> int:
        return self._observation.site

    @property
    def _keeps_region(self) -> bool:
        """R14.5: whether the viewer keeps the region if the battle ends level."""
        return self._site != NO_REGION and self._observation.owner[self._site] == 0

    @cached_property
    def _decisive(self) -> bool:
        """Whether the viewer would win the game by the battle."""
        return self._site == NO_REGION or wins_with(self._observation, 0, self._site)

    @cached_property
    def _alone(self) -> bool:
        """Whether nobody else can go on."""
        return ends_battle(self._observation, PASS)

    @cached_property
    def _most_lead(self) -> float:
        """The lead that the viewer may still get, no less; without a bound while anybody can surprise it."""
        return most_lead(self._observation) if self._alone and is_open(self._observation) else inf

    @cached_property
    def _dangers(self) -> list[int]:
        """The rivals that would win the game by the battle, and may win it."""
        rivals = range(1, self._observation.seats)
        able = [rival for rival in rivals if self._outcomes.most_won(rival) >= MUCH]
        return [rival for rival in able if wins_with(self._observation, rival, self._site)]

    @cached_property
    def _others(self) -> list[int]:
        """The rivals that can go on; at a table of two the only one, whatever it can do."""
        seen, rivals = self._observation, range(1, self._observation.seats)
        able = [rival for rival in rivals if not seen.out[rival] and seen.held[rival] > 0]
        return [1] if seen.seats == 2 else able


def plays_no_card(action: Action) -> bool:
    """Whether a turn of a battle plays no card."""
    return not isinstance(action, Play)


def _is_fighting(action: Action) -> bool:
    return isinstance(action, Play) and action.card != Card.SURRENDER
