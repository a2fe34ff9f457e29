"""Reasons for the expert's actions, as facts for people, from the same terms that it evaluates by."""

from typing import Final

from condottiere.bots.evaluation.battle import lines_after_card
from condottiere.bots.evaluation.battle_context import BattleContext, decides_all
from condottiere.bots.evaluation.battle_end import ends_battle, waits
from condottiere.bots.evaluation.battle_model import CurrentBattle, LinesContext, current_battle, own_strength
from condottiere.bots.evaluation.battle_value import battle_chance
from condottiere.bots.evaluation.weight_layout import Weights
from condottiere.languages.fact import Fact
from condottiere.rules import Action, Card, ChooseSite, DiscardHand, Pass, PlaceFavor, Play, Region, Rescue
from condottiere.rules.actions import PASS
from condottiere.rules.cards import MERCENARIES
from condottiere.rules.observation import Observation
from condottiere.rules.regions import NO_REGION
from condottiere.rules.table import BY_ADJACENT, NOBODY
from condottiere.rules.victory import ending_with, largest_group, popcount, regions_of

MAX_REASONS: Final = 3
"""The most reasons for one action."""

MAJOR_STAKE: Final = 8.0
"""A conquest is a reason if it changes the viewer's chance of winning by more than this, in hundredths."""

FEW_REGIONS: Final = 2
"""A rival that would control no more regions than this is no danger yet."""


class Explainer:
    """Explains actions of the viewer of an Observation with the weights of the evaluation."""

    def __init__(self, observation: Observation, weights: Weights) -> None:
        self._observation = observation
        self._weights = weights

    def reasons(self, action: Action) -> tuple[Fact, ...]:
        """Return the reasons for an action of the viewer, the most important first."""
        if isinstance(action, Play | Pass | Rescue):
            now = current_battle(self._observation, self._weights)
            return tuple([*self._line_reasons(action, now), *self._stake_reasons(action, now)][:MAX_REASONS])
        return self.at_issue(action)

    def at_issue(self, action: Action) -> tuple[Fact, ...]:
        """Return the reasons for an action that concern its stakes, or those of its battle."""
        match action:
            case Play() | Pass() | Rescue():
                return tuple(self._stake_reasons(action, current_battle(self._observation, self._weights)))
            case ChooseSite(region):
                return (self._conquest_of(0, region),)
            case PlaceFavor(None):
                return (Fact(id="reason-favor-off"),)
            case PlaceFavor(Region() as region):
                return tuple(self._of_favor(region))
            case DiscardHand():
                return (Fact(id="reason-discard"),)
            case _:
                return ()

    # --- regions --------------------------------------------------------------------------------

    def _seat(self, relative_seat: int) -> int:
        """Return the seat at the table; `relative_seat` is counted clockwise from the viewer."""
        return (self._observation.viewer + relative_seat) % self._observation.seats

    def _conquest_of(self, relative_seat: int, region: int) -> Fact:
        """Describe what a seat would gain by conquering a region."""
        observation = self._observation
        mask = regions_of(observation, relative_seat) | 1 << region
        ending = ending_with(mask, observation.total_needed, observation.adjacent_needed)
        group = largest_group(mask)
        if observation.owner[region] == relative_seat:
            what, number = "reason-has", None
        elif ending == BY_ADJACENT:
            what, number = "reason-wins-adjacent", group
        elif ending:
            what, number = "reason-wins-total", popcount(mask)
        elif group > largest_group(mask & ~(1 << region)) and group > 1:
            what, number = "reason-gives-adjacent", group
        else:
            what, number = "reason-nth", popcount(mask)
        if relative_seat == 0:
            return Fact(id=f"{what}-yours", region=region, count=number)
        return Fact(id=what, region=region, seat=self._seat(relative_seat), count=number)

    def _of_favor(self, region: Region) -> list[Fact]:
        observation = self._observation
        if region == observation.site:
            return [Fact(id="reason-favor-here")]
        protects = Fact(id="reason-favor-protects", region=region)
        rivals = [rival for rival in range(1, observation.seats) if observation.owner[region] != rival]
        if not rivals:
            return [protects]
        strongest = max(rivals, key=lambda rival: _prospects(observation, rival, region))
        return [self._conquest_of(strongest, region), protects]

    # --- a battle -------------------------------------------------------------------------------

    def _stake_reasons(self, action: Play | Pass | Rescue, now: CurrentBattle) -> list[Fact]:
        """Say who has most at stake in the battle; for an action that saves cards, how little is lost."""
        observation, battle = self._observation, now.battle
        if _saves(action):
            return self._little_lost(now)
        if decides_all(observation):
            return [Fact(id="reason-decides-match" if observation.points else "reason-decides-game")]
        if observation.site == NO_REGION or observation.final:
            return []
        costs = battle.stakes.costs
        worst = max(range(1, observation.seats), key=lambda rival: costs[rival])
        ends = action == Play(Card.SURRENDER) and now.mine <= now.lines.best_rival
        if costs[worst] > max(battle.stakes.own, MAJOR_STAKE) and not (ends and worst == now.lines.leader):
            return [self._conquest_of(worst, observation.site)]
        return (
            [self._conquest_of(0, observation.site)] if battle.stakes.own > MAJOR_STAKE and not ends else []
        )

    def _little_lost(self, now: CurrentBattle) -> list[Fact]:
        """Describe what the strongest rival would gain, if that is little."""
        observation, leader = self._observation, now.lines.leader
        if (
            now.mine > now.lines.best_rival
            or leader == NOBODY
            or observation.site == NO_REGION
            or observation.final
        ):
            return []
        if now.battle.stakes.costs[leader] > MAJOR_STAKE:
            return []
        if observation.owner[observation.site] == leader:
            return [self._conquest_of(leader, observation.site)]
        number = popcount(regions_of(observation, leader)) + 1
        if number > FEW_REGIONS:
            return []
        return [Fact(id="reason-only-nth", region=observation.site, seat=self._seat(leader), count=number)]

    def _line_reasons(self, action: Play | Pass | Rescue, now: CurrentBattle) -> list[Fact]:
        """Describe the standing of the viewer's line after the action."""
        observation, battle, lines, mine = self._observation, now.battle, now.lines, now.mine
        if isinstance(action, Rescue):
            if action.card is None:
                return [Fact(id="reason-mercenaries-needed")]
            return [Fact(id="reason-saved", card=action.card)]
        if action == Play(Card.SCARECROW):
            if any(observation.lines[0][card] for card in range(MERCENARIES)):
                return [Fact(id="reason-scarecrow-brings")]
            return [Fact(id="reason-gains-time")]
        if action == Play(Card.SURRENDER):
            return [_ends(lines, mine)]
        if isinstance(action, Play):
            return self._card_reasons(action.card, now)
        if waits(observation) and not ends_battle(observation, PASS):
            return [Fact(id="reason-defender")]
        if mine <= lines.best_rival:
            return [Fact(id="reason-not-worth")]
        if battle.active_rivals == 0:
            return [Fact(id="reason-won-already" if lines.hidden_lines == 0 else "reason-probably-ahead")]
        return [self._chance(battle, lines, mine, False)]

    def _card_reasons(self, card: Card, now: CurrentBattle) -> list[Fact]:
        """Describe the standing of the viewer's line after a card is played into it, or a Bishop."""
        battle, before = now.battle, now.lines
        lines, line = lines_after_card(self._observation, now, card, self._weights)
        mine = own_strength(self._observation, line, lines.winter, lines.spring)
        if battle.active_rivals == 0 and before.hidden_lines == 0 and now.mine > before.best_rival:
            return [Fact(id="reason-next-site")] if card == Card.COURTESAN else []
        wins = battle.active_rivals == 0 and lines.hidden_lines == 0 and mine > lines.best_rival
        reasons = [Fact(id="reason-wins") if wins else self._chance(battle, lines, mine, True)]
        margin = int(mine) - int(lines.best_rival)  # without the half point of a defender
        if margin > 0 and lines.hidden_lines == 0:
            reasons.append(Fact(id="reason-ahead", count=margin))
        return reasons

    def _chance(self, battle: BattleContext, lines: LinesContext, mine: float, stays: bool) -> Fact:
        chance, _ = battle_chance(battle, lines, mine, stays, self._weights)
        return Fact(id="reason-chance", count=min(round(100 * chance), 99))


def _saves(action: Play | Pass | Rescue) -> bool:
    """Whether the purpose of an action is to save cards in the hand."""
    if isinstance(action, Rescue):
        return action.card is not None
    return isinstance(action, Pass) or action.card == Card.SCARECROW


def _ends(lines: LinesContext, mine: float) -> Fact:
    """Give the reason for ending the battle now."""
    if mine <= lines.best_rival:
        return Fact(id="reason-ends-first")
    return Fact(id="reason-ends-ahead" if lines.hidden_lines == 0 else "reason-ends-probably-ahead")


def _prospects(observation: Observation, relative_seat: int, region: Region) -> tuple[bool, int]:
    """Whether a seat would win with a region, and the size of its largest connected group."""
    mask = regions_of(observation, relative_seat) | 1 << region
    return bool(ending_with(mask, observation.total_needed, observation.adjacent_needed)), largest_group(mask)
