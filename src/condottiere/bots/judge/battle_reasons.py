"""What speaks for a turn of a battle, against its alternative, and what the others do.

A gain speaks for it: by the rules, such as a card that stays in hand, or by the playouts, such as who wins
the battle. Its price, what the playouts show against it, is conceded after its gains, and never told alone.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from condottiere.bots.evaluation.battle_end import ends_battle, takes_back
from condottiere.languages.fact import Fact
from condottiere.rules import Action, Card, Play, decode
from condottiere.rules.actions import PASS, PLAY
from condottiere.rules.cards import MERCENARIES, NO_CARD
from condottiere.rules.observation import UNSEEN_CARD, Observation
from condottiere.rules.regions import NO_REGION

from .conquests import conquest, extends, number_with, seat_at, wins_with
from .costs import is_cheaper, lead_with
from .evidence import Evidence
from .outcomes import CARD, MUCH, OFTEN_ENOUGH, Outcomes, often

FEW_REGIONS: Final = 2
"""A rival that would control no more regions than this is no danger yet."""
ENOUGH: Final = 0.65
"""A line that wins this share of battles is said to be enough."""
CERTAIN: Final = 1.0
"""The chance of an action that wins the game in every world."""
MAX_REASONS: Final = 4
"""The most reasons for the best action."""
SELDOM: Final = 0.35
"""No more cards are needed if on average no more than this are played."""
UNCLEAR: Final = Fact(id="advice-unclear")
"""What is said of a choice that is better for no reason that can be named."""


class BattleReasons:
    """The candidates of a battle turn. They are numbered, and seats are places counted from the viewer."""

    def __init__(self, observation: Observation, evidence: Evidence, made: bool = False) -> None:
        """With `made` there are two candidates, and the second is a choice that was made."""
        self._observation = observation
        self._made = made
        self._evidence = evidence
        self._outcomes = Outcomes(observation, evidence)
        self._actions = [decode(code) for code in evidence.codes]
        self._fights = [_is_fighting(action) for action in self._actions]

    def verdict(self, best: int, equal: Sequence[bool]) -> list[Fact]:
        """Whether the battle is worth it, and why."""
        if self._outcomes.chances[best] >= CERTAIN:
            return [*self._victory(), *self._victory_takes(best)]
        others = [one for one, fights in enumerate(self._fights) if fights != self._fights[best]]
        if not others:
            return self.effect(best) or [Fact(id="advice-all-equal") if all(equal) else UNCLEAR]
        chances, prior = self._outcomes.chances, self._evidence.prior
        other = max(others, key=lambda one: (_passes(self._actions[one]), chances[one], prior[one]))
        close = self._close([one for one in (best, *others) if equal[one]], best)
        return self._of_kinds(best, other, close)

    def contrast(self) -> list[Fact]:
        """Why the first of two candidates is better: its gains, what the other comes to, and its price."""
        if self._outcomes.chances[0] >= CERTAIN:
            return [*self._victory(), *self._danger(0, 1)[1:], *self._victory_takes(0)][:MAX_REASONS]
        if self._fights[0] != self._fights[1]:
            reasons = self._of_kinds(0, 1, None)
        else:
            gains = [*self._gains(0, 1), *self._spent(0, 1)]
            enough = self._enough(0) if self._won(0) >= ENOUGH and not self._fights[0] else []
            reasons = [*(self._ending(0) or enough), *(gains or [UNCLEAR])]
        conceded = {"why-not", "why-danger-same", "but-danger", UNCLEAR.id}
        price = [] if conceded & {fact.id for fact in reasons} else self._price()
        room = MAX_REASONS - any(fact.id != "but-keeps" for fact in price)
        return [*reasons[:room], *price][:MAX_REASONS]

    def effect(self, one: int) -> list[Fact]:
        """What an action does to the lines or the hand, and what comes of it."""
        action = self._actions[one]
        if not self._fights[one]:
            dangers, ends = self._lets_win(one), self._ending(one) or self._enough(one)
            return [*dangers, *ends] if dangers else [*ends, *self._left(one)]
        assert isinstance(action, Play)
        if action.card != Card.SCARECROW:
            return [self._lead(action.card), self._needs(one, "needs-often")]
        return [*self._comes_back(action), Fact(id="does-win", what=often(self._won(one)))]

    def _victory(self) -> list[Fact]:
        """What is told first of an action that wins the game for certain."""
        observation, site = self._observation, self._observation.site
        wins = Fact(id="advice-wins-match" if observation.points else "advice-wins")
        return [wins, conquest(observation, 0, site)] if wins_with(observation, 0, site) else [wins]

    def _victory_takes(self, one: int) -> list[Fact]:
        """What a card takes besides it to win the game for certain; nothing if it does so alone."""
        action = self._actions[one]
        if not isinstance(action, Play) or not self._fights[one]:
            return []
        alone = lead_with(self._observation, action.card) > 0 and self._needs(one, "needs").count == 0
        return [] if alone else self._what_it_takes(one, "needs")

    def _close(self, as_good: Sequence[int], best: int) -> Fact | None:
        """Between what it is close: to fight on or to pass, or to end the battle where passing is worse."""
        if all(self._fights[one] == self._fights[best] for one in as_good):
            return None
        passes = any(_passes(self._actions[one]) for one in as_good)
        return Fact(id="advice-close" if passes else "advice-close-surrender")

    def _of_kinds(self, best: int, other: int, close: Fact | None) -> list[Fact]:
        """Why to fight on rather than not, or the other way round."""
        gains = self._gains(best, other)
        if self._fights[best]:
            gains = [*gains, *([] if gains and not self._made else self._spent(best, other))]
            worth = close or (Fact(id="advice-worth") if self._is_worth_it(best, other) else None)
            told = [*([worth] if worth else []), *gains]
            wins = any(fact.id in ("why-wins", "why-wins-final", "why-still-wins") for fact in gains)
            told += [fact for fact in self._over_surer_cards(best) if fact not in told]
            takes = self._what_it_takes(best, "needs" if wins else "needs-often")
            return [*(told or [UNCLEAR]), *takes] if told or not self._made else [UNCLEAR]
        told = [*gains, *self._after_stopping(best), *self._spent(best, other)]
        enough = self._enough(best) if self._won(best) >= ENOUGH else []
        if close:
            verdict = [close, *enough, *told]
        elif told or enough:
            verdict = [self._why_stop(best, other, gains), *told]
        else:
            verdict = [*self._ending(best), UNCLEAR]
        conceded = self._conceded_danger(best, other)
        return [*verdict[: MAX_REASONS - len(conceded)], *conceded]

    def _over_surer_cards(self, best: int) -> list[Fact]:
        """What the best card is better for than one that wins the battle more often."""
        fighting = [one for one, fights in enumerate(self._fights) if fights]
        surer = [one for one in fighting if self._outcomes.wins_more(one, best)]
        if self._made or not surer or self._evidence.codes[best] == PLAY + Card.SCARECROW:
            return []
        other = max(surer, key=lambda one: float(self._outcomes.chances[one]))
        gains = (self._token, self._kept_card, self._cards, self._spent)
        return next((found for gain in gains if (found := gain(best, other))), [])

    def _what_it_takes(self, best: int, needs: str) -> list[Fact]:
        """The further effect of the best action, as far as it does not speak against it."""
        action = self._actions[best]
        assert isinstance(action, Play)
        if action.card == Card.SCARECROW:
            return [] if takes_back(self._observation) else [Fact(id="does-wait")]
        needed, lead = self._needs(best, needs), self._lead(action.card)
        vain = needed.id == "needs-much" or (needed.count == 0 and self._won(best) < ENOUGH)
        return [*([] if vain else [needed]), *([lead] if lead.id.startswith("does-leads") else [])]

    def _is_worth_it(self, best: int, other: int) -> bool:
        decisive = self._site == NO_REGION or wins_with(self._observation, 0, self._site)
        return self._outcomes.wins_more(best, other) and (decisive or self._won(best) >= OFTEN_ENOUGH)

    def _why_stop(self, best: int, other: int, gains: Sequence[Fact]) -> Fact:
        """The verdict on a pass or a Surrender."""
        if isinstance(self._actions[best], Play):
            return self._ending(best)[0]
        if self._won(best) >= ENOUGH:
            return Fact(id="advice-enough", what=often(self._won(best)))
        opened = any(self._outcomes.wins_more(best, other, rival) for rival in self._dangers)
        if self._dangers and not opened and not self._ends(best):
            return Fact(id="advice-others")
        return Fact(id="advice-dear" if any(fact.id == "why-keeps" for fact in gains) else "advice-vain")

    def _after_stopping(self, best: int) -> list[Fact]:
        """What else speaks for a pass or Surrender: that the region is worth little, or seldom won."""
        observation, site, reasons = self._observation, self._site, []
        if site == NO_REGION or self._won(best) >= ENOUGH:
            return []
        rival, share = self._outcomes.taker(best)
        if share >= 0.5 and all(self._outcomes.won(best, danger) < MUCH for danger in self._dangers):
            number = number_with(observation, rival)
            if observation.owner[site] == rival:
                reasons.append(conquest(observation, rival, site))
            elif number <= FEW_REGIONS and not extends(observation, rival, site):
                reasons.append(self._of_rival("reason-only-nth", rival, share, number))
        fighting = max(self._won(one) for one, fights in enumerate(self._fights) if fights)
        if fighting < ENOUGH / 2:
            reasons.append(Fact(id="why-not", region=site, what=often(fighting)))
        return reasons

    def _gains(self, one: int, other: int) -> list[Fact]:
        """What a candidate is better for than another."""
        wins = self._victories(one, other)
        hinders = self._danger(one, other) or self._hindrance(one, other)
        decisive = self._dangers and not wins_with(self._observation, 0, self._site)
        return [
            *([*hinders, *wins] if decisive else [*wins, *hinders]),
            *self._token(one, other),
            *self._spared_card(one, other),
            *self._cards(one, other),
        ]

    def _victories(self, one: int, other: int) -> list[Fact]:
        """That the viewer wins the battle more often, and what that gives it."""
        site, won, instead = self._site, often(self._won(one)), often(self._won(other))
        if not self._outcomes.wins_more(one, other):
            return []
        might_win = [Fact(id="instead-wins", what=instead)] if self._made and self._won(other) >= MUCH else []
        if site == NO_REGION:
            told = [Fact(id="why-wins-final", what=won)] if self._fights[one] else []
            return [*told, *([] if won == instead else might_win)]
        gives = [conquest(self._observation, 0, site)] if wins_with(self._observation, 0, site) else []
        if won == instead:
            return [*gives, Fact(id="why-wins-more", region=site)] if self._fights[one] else gives
        return [*gives, *self._wins(one), *might_win]

    def _wins(self, one: int) -> list[Fact]:
        """How often the viewer wins, unless the verdict on a pass or Surrender has said it."""
        if self._fights[one]:
            return [Fact(id="why-wins", region=self._site, what=often(self._won(one)))]
        told = isinstance(self._actions[one], Play) or self._won(one) >= ENOUGH
        return [] if told else self._enough(one)

    def _danger(self, one: int, other: int) -> list[Fact]:
        """That a rival who would win the game by the battle wins it less often."""
        stopped = [rival for rival in self._dangers if self._outcomes.wins_more(other, one, rival)]
        if not stopped:
            return []
        rival = max(stopped, key=lambda place: self._outcomes.won(other, place))
        wins = conquest(self._observation, rival, self._site)
        won, instead = (self._outcomes.won(which, rival) for which in (one, other))
        passes = _passes(self._actions[other])
        if often(won) == often(instead) or (won == 0.0 and not passes):
            return [wins, self._of_rival("why-hinders", rival)]
        if passes:
            return [wins, self._of_rival("pass-danger", rival, instead)]
        return [wins, self._of_rival("why-danger", rival, won)]

    def _hindrance(self, one: int, other: int) -> list[Fact]:
        """That a rival does not get a region beside its own, or, if nothing else, wins less often."""
        rival, _ = self._outcomes.taker(other)
        hinders = self._site != NO_REGION and self._outcomes.wins_more(other, one, rival)
        if not hinders or not self._fights[one]:
            return []
        if extends(self._observation, rival, self._site):
            return [conquest(self._observation, rival, self._site)]
        return [] if self._outcomes.wins_more(one, other) else [self._of_rival("why-hinders", rival)]

    def _token(self, one: int, other: int) -> list[Fact]:
        """R4.2: that the viewer holds the token more often than by the battles that it wins more often."""
        observation, holds = self._observation, self._outcomes.holds
        if self._site == NO_REGION or wins_with(observation, 0, self._site):
            return []
        won = self._evidence.mean(self._evidence.conquers)[:, observation.viewer]
        if holds[one] < max(OFTEN_ENOUGH, holds[other] + max(0.0, won[one] - won[other]) + MUCH):
            return []
        return [Fact(id="why-chooses", what=often(float(holds[one])))]

    def _spared_card(self, one: int, other: int) -> list[Fact]:
        """The card that comes back into the hand, or the dearer one that stays there."""
        action = self._actions[one]
        if isinstance(action, Play) and action.card == Card.SCARECROW and takes_back(self._observation):
            return [*self._comes_back(action), *self._still_wins(one, other)]
        return self._kept_card(one, other) if self._made else []

    def _kept_card(self, one: int, other: int) -> list[Fact]:
        """The dearer card that stays in the hand if the other is not played, if there is a later."""
        action, instead = self._actions[one], self._actions[other]
        if not isinstance(action, Play) or not isinstance(instead, Play):
            return []
        decisive = self._site == NO_REGION or wins_with(self._observation, 0, self._site)
        if decisive and ends_battle(self._observation, PASS):
            return []
        return [Fact(id="why-stays", card=instead.card)] if is_cheaper(action.card, instead.card) else []

    def _still_wins(self, one: int, other: int) -> list[Fact]:
        """What comes of the battle if a Scarecrow takes a card back, unless it is told to win it more."""
        won = self._won(one)
        if self._outcomes.wins_more(one, other):
            return []
        if self._site == NO_REGION:
            return [Fact(id="why-wins-final", what=often(won))] if won >= OFTEN_ENOUGH else []
        if won < OFTEN_ENOUGH:
            return [Fact(id="why-later")]
        return [Fact(id="why-still-wins", region=self._site, what=often(won))]

    def _comes_back(self, action: Play) -> list[Fact]:
        """R6.1: the best Mercenary that a Scarecrow may bring back, or that it gains time."""
        line = self._observation.lines[0]
        highest = max((card for card in range(MERCENARIES) if line[card]), default=None)
        if action.card != Card.SCARECROW or highest is None:
            return [Fact(id="does-wait")]
        return [Fact(id="does-take-back", card=highest)]

    def _cards(self, one: int, other: int) -> list[Fact]:
        """That the viewer keeps more cards."""
        if not self._keeps(one, other):
            return []
        kept, left = (round(float(self._outcomes.left[which])) for which in (one, other))
        if self._fights[other] and not self._fights[one]:
            return [Fact(id="why-keeps", count=kept, total=left)]
        if self._made:
            return [Fact(id="why-leaves", count=kept, total=left)]
        return self._left(one)

    def _keeps(self, one: int, other: int) -> bool:
        """Whether a candidate keeps more cards. After a final battle none is of use (R9.1)."""
        return self._site != NO_REGION and self._outcomes.keeps(one, other)

    def _left(self, one: int) -> list[Fact]:
        return [] if self._site == NO_REGION else [self._outcomes.cards_kept(one)]

    def _spent(self, one: int, other: int) -> list[Fact]:
        """That the others spend more cards. After a final battle none is of use (R9.1)."""
        more = float(self._outcomes.rivals_left[other] - self._outcomes.rivals_left[one])
        return [Fact(id="why-spend", count=round(more))] if self._site != NO_REGION and more >= CARD else []

    def _price(self) -> list[Fact]:
        """What speaks most for the second of two candidates."""
        won, instead = self._won(0), self._won(1)
        if instead >= won + MUCH:
            if often(won) == often(instead):
                return [Fact(id="but-wins-more")]
            return [Fact(id="but-wins", what=often(instead))]
        if danger := self._conceded_danger(0, 1):
            return danger
        if self._keeps(1, 0):
            return [Fact(id="but-keeps", count=round(float(self._outcomes.left[1])))]
        return []

    def _conceded_danger(self, one: int, other: int) -> list[Fact]:
        """That a rival who would win the game by the battle wins it more often, or often all the same."""
        often_won = [rival for rival in self._dangers if self._outcomes.won(one, rival) >= MUCH]
        if not often_won:
            return []
        rival = max(often_won, key=lambda place: self._outcomes.won(one, place))
        share = self._outcomes.won(one, rival)
        if self._outcomes.wins_more(one, other, rival):
            return [self._of_rival("but-danger", rival, share)]
        if self._outcomes.wins_more(other, one, rival):
            return []
        return [self._of_rival("why-danger-same", rival, share)]

    def _lets_win(self, one: int) -> list[Fact]:
        """That a rival often wins the game by the battle, if the viewer stops so."""
        rival = max(self._dangers, key=lambda place: self._outcomes.won(one, place), default=0)
        share = self._outcomes.won(one, rival)
        if rival == 0 or share < MUCH:
            return []
        told = [] if self._ending(one) else [self._of_rival("why-danger", rival, share)]
        return [conquest(self._observation, rival, self._site), *told]

    def _ending(self, one: int) -> list[Fact]:
        """R4, R5.7, R9.3: who wins the battle that an action ends, unless the viewer's line is enough."""
        surrenders = isinstance(self._actions[one], Play)
        if not self._ends(one) or (self._won(one) >= 0.5 and not surrenders):
            return []
        rival, share = self._outcomes.taker(one)
        if self._won(one) >= max(share, MUCH):
            return [Fact(id="does-end-yours", what=often(self._won(one)))]
        if share < MUCH:
            return [Fact(id="does-end-shared" if self._site == NO_REGION else "does-end-tie")]
        return [Fact(id="does-end", seat=seat_at(self._observation, rival), what=often(share))]

    def _ends(self, one: int) -> bool:
        return not self._fights[one] and ends_battle(self._observation, self._evidence.codes[one])

    def _lead(self, card: Card) -> Fact:
        """By how much the viewer then leads; others may have cards face down that count for more."""
        seen = self._observation
        lead = lead_with(seen, card)
        open_ = "-open" if UNSEEN_CARD in seen.down[1 : seen.seats] else ""
        if lead == 0:
            return Fact(id=f"does-level{open_}")
        return Fact(id=f"does-{'leads' if lead > 0 else 'trails'}{open_}", count=abs(lead))

    def _needs(self, one: int, needs: str) -> Fact:
        """How often a card wins the battle, and with how many more cards where it does."""
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

    def _enough(self, one: int) -> list[Fact]:
        """How often the viewer's line wins as it is; nothing if there is none."""
        line = any(self._observation.lines[0]) or self._observation.down[0] != NO_CARD
        return [Fact(id="advice-enough", what=often(self._won(one)))] if line else []

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

    @cached_property
    def _dangers(self) -> list[int]:
        """The rivals that would win the game by the battle, and may win it."""
        rivals = range(1, self._observation.seats)
        able = [rival for rival in rivals if self._outcomes.most_won(rival) >= MUCH]
        return [rival for rival in able if wins_with(self._observation, rival, self._site)]


def _passes(action: Action) -> bool:
    return not isinstance(action, Play)


def _is_fighting(action: Action) -> bool:
    return isinstance(action, Play) and action.card != Card.SURRENDER
