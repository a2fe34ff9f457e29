"""What speaks for a turn of a battle, against its alternative, and what the others do.

A gain speaks for it: by the rules, such as a card that stays in hand, or by the playouts, such as who wins
the battle. Its price, what the playouts show against it, is conceded after its gains, and never told alone.
"""

from collections.abc import Sequence
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.rules import Card, Play
from condottiere.rules.actions import PLAY
from condottiere.rules.observation import Observation
from condottiere.rules.regions import NO_REGION

from .battle_effects import IN_VAIN, BattleEffects, plays_no_card
from .conquests import conquest, extends, number_with, seat_at, wins_with
from .costs import is_cheaper, lead_with
from .evidence import Evidence
from .outcomes import CARD, ENOUGH, MUCH, OFTEN_ENOUGH, often

FEW_REGIONS: Final = 2
"""A rival that would control no more regions than this is no danger yet."""
CERTAIN: Final = 1.0
"""The chance of an action that wins the game in every world."""
MAX_REASONS: Final = 4
"""The most reasons for the best action."""
UNCLEAR: Final = Fact(id="advice-unclear")
"""What is said of a choice that is better for no reason that can be named."""


class BattleReasons(BattleEffects):
    """What speaks for a candidate. With `made` there are two, and the second is a choice that was made."""

    def __init__(self, observation: Observation, evidence: Evidence, made: bool = False) -> None:
        super().__init__(observation, evidence)
        self._made = made

    def verdict(self, best: int, equal: Sequence[bool]) -> list[Fact]:
        """Whether the battle is worth it, and why."""
        if self._outcomes.chances[best] >= CERTAIN:
            return [*self._victory(), *self._victory_takes(best)]
        if self._outcomes.chances[best] <= 0.0 and self._most_lead < 0:
            return self._defeat()
        others = [one for one, fights in enumerate(self._fights) if fights != self._fights[best]]
        if not others:
            return self.effect(best, best) or [Fact(id="advice-all-equal") if all(equal) else UNCLEAR]
        chances, prior = self._outcomes.chances, self._evidence.prior
        other = max(others, key=lambda one: (plays_no_card(self._actions[one]), chances[one], prior[one]))
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
        conceded = {"why-not", "why-danger-same", "but-danger", "why-never", UNCLEAR.id}
        price = [] if conceded & {fact.id for fact in reasons} else self._price()
        room = MAX_REASONS - any(fact.id != "but-keeps" for fact in price)
        return [*reasons[:room], *price][:MAX_REASONS]

    def _victory(self) -> list[Fact]:
        """What is told first of an action that wins the game for certain."""
        observation, site = self._observation, self._observation.site
        wins = Fact(id="advice-wins-match" if observation.points else "advice-wins")
        return [wins, conquest(observation, 0, site)] if wins_with(observation, 0, site) else [wins]

    def _defeat(self) -> list[Fact]:
        """What is told of actions none of which can win the game any more."""
        (rival, share), *others = {self._outcomes.taker(one) for one in range(len(self._actions))}
        wins = self._site == NO_REGION or wins_with(self._observation, rival, self._site)
        if others or share < CERTAIN or not wins or self._observation.points:
            return [Fact(id="advice-lost")]
        return [Fact(id="advice-lost-to", seat=seat_at(self._observation, rival))]

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
        passes = any(plays_no_card(self._actions[one]) for one in as_good)
        return Fact(id="advice-close" if passes else "advice-close-surrender")

    def _of_kinds(self, best: int, other: int, close: Fact | None) -> list[Fact]:
        """Why to fight on rather than not, or the other way round."""
        gains = self._gains(best, other)
        if self._fights[best]:
            gains = [*gains, *([] if gains and not self._made else self._spent(best, other))]
            worth = close or (Fact(id="advice-worth") if self._is_worth_it(best, other) else None)
            told = [*([worth] if worth else []), *self._prize(best, gains), *gains]
            wins = any(fact.id in ("why-wins", "why-wins-final", "why-still-wins") for fact in gains)
            told += [fact for fact in self._over_surer_cards(best) if fact not in told]
            takes = self._what_it_takes(best, "needs" if wins else "needs-often")
            verdict = [*(told or [UNCLEAR]), *takes] if told or not self._made else [UNCLEAR]
            conceded = self._conceded_danger(best, other) if close or not told else []
        else:
            told = [*self._after_stopping(best), *self._spent(best, other)]
            if close:
                enough = self._enough(best) if self._won(best) >= ENOUGH else self._kept(best)
                verdict = [close, *enough, *self._prize(best, gains), *gains, *told]
            elif gains or told or self._won(best) >= ENOUGH:
                verdict = [*self._why_stop(best, other, gains), *self._prize(best, gains), *gains, *told]
            else:
                verdict = [*self._ending(best), UNCLEAR]
            conceded = self._conceded_danger(best, other)
        return [*verdict[: MAX_REASONS - len(conceded)], *conceded]

    def _prize(self, best: int, gains: Sequence[Fact]) -> list[Fact]:
        """That the viewer wins the game by the battle that it fights or has won, if no gain tells it."""
        least = MUCH if self._fights[best] else ENOUGH
        if self._site == NO_REGION or not self._decisive or self._won(best) < least:
            return []
        prize = conquest(self._observation, 0, self._site)
        return [] if prize in gains else [prize]

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
        if action.card == Card.SCARECROW or self._idles(action.card):
            return [fact for fact in self._brings(best) if fact.id == "does-wait"]
        needed, lead = self._needs(best, needs), self._lead(action.card)
        vain = needed.id in IN_VAIN or (needed.count == 0 and self._won(best) < ENOUGH)
        return [*([] if vain else [needed]), *([lead] if lead.id.startswith("does-leads") else [])]

    def _is_worth_it(self, best: int, other: int) -> bool:
        return self._outcomes.wins_more(best, other) and (self._decisive or self._won(best) >= OFTEN_ENOUGH)

    def _why_stop(self, best: int, other: int, gains: Sequence[Fact]) -> list[Fact]:
        """The verdict on a pass or a Surrender."""
        if isinstance(self._actions[best], Play):
            return self._ending(best)
        line = self._enough(best) if self._won(best) >= MUCH else []
        if line and self._won(best) >= ENOUGH:
            return line
        if kept := self._kept(best):
            return kept
        opened = any(self._outcomes.wins_more(best, other, rival) for rival in self._dangers)
        helpers = [rival for rival in self._others if rival not in self._dangers]
        if self._dangers and helpers and not opened and not self._ends(best):
            return [self._by_others("advice-others", helpers)]
        if all(fact.id != "why-keeps" for fact in gains):
            return [Fact(id="advice-vain")]
        return [Fact(id="advice-dear-line", what=line[0].what) if line else Fact(id="advice-dear")]

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
        fights = [one for one, fighting in enumerate(self._fights) if fighting]
        fighting = max(self._won(one) for one in fights)
        if self._most_lead <= 0:
            reasons.append(Fact(id="why-never", region=site))
        elif fighting < ENOUGH / 2:
            reasons.append(Fact(id="why-not", region=site, what=often(fighting)))
        return reasons

    def _gains(self, one: int, other: int) -> list[Fact]:
        """What a candidate is better for than another."""
        wins = self._victories(one, other)
        hinders = self._danger(one, other) or self._hindrance(one, other)
        if self._dangers and not self._decisive:
            wins = [*hinders[:1], *wins]
            hinders = hinders[1:]
        return [
            *wins,
            *hinders,
            *self._token(one, other),
            *self._spared_card(one, other),
            *self._cards(one, other),
            *self._new_cards(one, other),
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
        gives = [conquest(self._observation, 0, site)] if self._decisive else []
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
        passes = plays_no_card(self._actions[other])
        if often(won) == often(instead) or (won == 0.0 and not passes):
            return [wins, self._hinders(one, rival)]
        if passes:
            return [wins, self._of_rival("pass-danger", rival, instead)]
        return [wins, self._of_rival("why-danger", rival, won)]

    def _hindrance(self, one: int, other: int) -> list[Fact]:
        """That a rival does not get a region beside its own, or, if nothing else, wins less often."""
        rival, _ = self._outcomes.taker(other)
        hinders = self._site != NO_REGION and self._outcomes.wins_more(other, one, rival)
        if not hinders or not self._fights[one]:
            return []
        if self._most_lead <= 0 and self._outcomes.nobody_wins(one):
            return self._hopeless(one)
        if not self._dangers and not self._decisive and extends(self._observation, rival, self._site):
            return [conquest(self._observation, rival, self._site)]
        return [] if self._outcomes.wins_more(one, other) else [self._hinders(one, rival)]

    def _hinders(self, one: int, rival: int) -> Fact:
        return self._of_rival("why-hinders" if self._outcomes.won(one, rival) else "why-prevents", rival)

    def _token(self, one: int, other: int) -> list[Fact]:
        """R4.2: that the viewer holds the token more often than by the battles that it wins more often."""
        observation, holds = self._observation, self._outcomes.holds
        if self._decisive:
            return []
        won = self._evidence.mean(self._evidence.conquers)[:, observation.viewer]
        if holds[one] < max(OFTEN_ENOUGH, holds[other] + max(0.0, won[one] - won[other]) + MUCH):
            return []
        return [Fact(id="why-chooses", what=often(float(holds[one])))]

    def _spared_card(self, one: int, other: int) -> list[Fact]:
        """The card that comes back into the hand, or the dearer one that stays there."""
        action = self._actions[one]
        if isinstance(action, Play) and action.card == Card.SCARECROW:
            back = [fact for fact in self._brings(one) if fact.id == "does-take-back"]
            return [*back, *self._still_wins(one, other)] if back else []
        return self._kept_card(one, other) if self._made else []

    def _kept_card(self, one: int, other: int) -> list[Fact]:
        """The dearer card that stays in the hand if the other is not played, if there is a later."""
        action, instead = self._actions[one], self._actions[other]
        if not isinstance(action, Play) or not isinstance(instead, Play):
            return []
        if self._decisive and self._alone:
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

    def _new_cards(self, one: int, other: int) -> list[Fact]:
        """R7: that new cards are mostly dealt after the battle, since fewer are left."""
        dealt = self._outcomes.round_over
        if dealt[one] < max(ENOUGH, dealt[other] + MUCH):
            return []
        return [Fact(id="why-deal", what=often(float(dealt[one])))]

    def _keeps(self, one: int, other: int) -> bool:
        """Whether a candidate keeps more cards, and the game goes on."""
        return not self._outcomes.ends_game(one) and self._outcomes.keeps(one, other)

    def _spent(self, one: int, other: int) -> list[Fact]:
        """That the others spend more cards, and the game goes on."""
        more = float(self._outcomes.rivals_left[other] - self._outcomes.rivals_left[one])
        if more < CARD or not self._others or self._outcomes.ends_game(one):
            return []
        return [self._by_others("why-spend", self._others, round(more))]

    def _by_others(self, message: str, rivals: Sequence[int], count: int | None = None) -> Fact:
        """What several rivals do, or a single one, which is named."""
        if len(rivals) > 1:
            return Fact(id=message, count=count)
        return Fact(id=f"{message}-rival", seat=seat_at(self._observation, rivals[0]), count=count)

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
        """That a rival who would win the game by the battle wins it more often, or often all the same.

        Of one that might, but hardly does, that is told of a pass.
        """
        able = [rival for rival in self._others if wins_with(self._observation, rival, self._site)]
        rival = max({*self._dangers, *able}, key=lambda place: self._outcomes.won(one, place), default=0)
        share = self._outcomes.won(one, rival)
        if rival == 0:
            return []
        if share < MUCH:
            return [] if self._fights[one] or self._made else [self._of_rival("why-danger", rival, share)]
        if self._outcomes.wins_more(one, other, rival):
            return [self._of_rival("but-danger", rival, share)]
        if self._outcomes.wins_more(other, one, rival):
            return []
        return [self._of_rival("why-danger-same", rival, share)]
