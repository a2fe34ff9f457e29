"""Why the expert does something, in short sentences for people, from the same terms that it evaluates by."""

from collections.abc import Sequence
from typing import Final

from condottiere.bots.evaluation.battle import lines_after_card
from condottiere.bots.evaluation.battle_context import BattleContext, decides_all
from condottiere.bots.evaluation.battle_end import ends_battle, waits
from condottiere.bots.evaluation.battle_model import CurrentBattle, LinesContext, current_battle, own_strength
from condottiere.bots.evaluation.battle_value import battle_chance
from condottiere.bots.evaluation.weight_layout import Weights
from condottiere.rules import Action, Card, ChooseSite, DiscardHand, Pass, PlaceFavor, Play, Region, Rescue
from condottiere.rules.actions import PASS
from condottiere.rules.cards import MERCENARIES
from condottiere.rules.regions import NO_REGION
from condottiere.rules.sight import Sight
from condottiere.rules.table import BY_ADJACENT, NOBODY
from condottiere.rules.victory import count, largest_group, regions_of, won

MAX_REASONS: Final = 3
"""How many reasons are given for an action, at most."""

MAJOR_STAKE: Final = 8.0
"""A conquest that changes the viewer's chance by more than so many hundredths is worth a reason."""

FEW_REGIONS: Final = 2
"""A rival that would own no more regions than this is no danger yet."""


class Explainer:
    """Explains actions of the viewer of a Sight, with the weights that they are evaluated by."""

    def __init__(self, sight: Sight, weights: Weights, names: Sequence[str] | None = None) -> None:
        """`names` are what the players are called, by seat; without them it says where they sit."""
        self._sight = sight
        self._weights = weights
        self._names = names

    def reasons(self, action: Action) -> tuple[str, ...]:
        """What speaks for an action of the viewer, the weightiest first."""
        if isinstance(action, Play | Pass | Rescue):
            now = current_battle(self._sight, self._weights)
            return tuple([*self._line_reasons(action, now), *self._stake_reasons(action, now)][:MAX_REASONS])
        return self.at_issue(action)

    def at_issue(self, action: Action) -> tuple[str, ...]:
        """What depends on an action, or on the battle that it is part of, as far as that speaks for it."""
        match action:
            case Play() | Pass() | Rescue():
                return tuple(self._stake_reasons(action, current_battle(self._sight, self._weights)))
            case ChooseSite(region):
                return (self._conquest_of(0, region),)
            case PlaceFavor(None):
                return ("no region needs its protection",)
            case PlaceFavor(Region() as region):
                return tuple(self._of_favor(region))
            case DiscardHand():
                return ("a hand without Mercenaries can win little",)
            case _:
                return ()

    # --- regions --------------------------------------------------------------------------------

    def _name(self, relative_seat: int) -> str:
        """What a player is called; `relative_seat` is counted from the viewer clockwise."""
        seats = self._sight.seats
        if relative_seat == 0 or self._names is None:
            return seat_name(relative_seat, seats)
        return self._names[(self._sight.viewer + relative_seat) % seats]

    def _region_of(self, relative_seat: int, number: int) -> str:
        """'your first region', 'Anna’s first region', 'the first region of the seat to your left'."""
        which = ("first", "second", "third", "fourth", "fifth", "sixth")[min(number, 6) - 1]
        if relative_seat == 0:
            return f"your {which} region"
        if self._names is None and self._sight.seats > 2:
            return f"the {which} region of {self._name(relative_seat)}"
        return f"{self._name(relative_seat)}’s {which} region"

    def _conquest_of(self, relative_seat: int, region: int) -> str:
        """What a seat would have by conquering a region."""
        sight, name = self._sight, self._name(relative_seat)
        mask = regions_of(sight, relative_seat) | 1 << region
        ending = won(mask, sight.total_needed, sight.adjacent_needed)
        where = Region(region).label
        if sight.owner[region] == relative_seat:
            return f"{where} is yours already" if relative_seat == 0 else f"{where} already belongs to {name}"
        if ending:
            how = f"{largest_group(mask)} adjacent" if ending == BY_ADJACENT else f"{count(mask)}"
            wins = "win you the game" if relative_seat == 0 else f"win the game for {name}"
            return f"{where} would {wins} with {how} regions"
        group = largest_group(mask)
        if group > largest_group(mask & ~(1 << region)) and group > 1:
            return f"{where} would give {name} {group} adjacent regions"
        return f"{where} would be {self._region_of(relative_seat, count(mask))}"

    def _of_favor(self, region: Region) -> list[str]:
        sight = self._sight
        if region == sight.site:
            return ["no other region needs its protection"]
        protects = f"nobody can choose {region.label} while the Favor is there"
        rivals = [rival for rival in range(1, sight.seats) if sight.owner[region] != rival]
        if not rivals:
            return [protects]
        strongest = max(rivals, key=lambda rival: _prospects(sight, rival, region))
        return [self._conquest_of(strongest, region), protects]

    # --- a battle -------------------------------------------------------------------------------

    def _stake_reasons(self, action: Play | Pass | Rescue, now: CurrentBattle) -> list[str]:
        """For whom most depends on the battle, if the action fights for it; else how little does."""
        sight, battle = self._sight, now.battle
        if _saves(action):
            return self._little_lost(now)
        if decides_all(sight):
            return ["this battle decides the match" if sight.points else "this battle decides the game"]
        if sight.site == NO_REGION or sight.final:
            return []
        costs = battle.stakes.costs
        worst = max(range(1, sight.seats), key=lambda rival: costs[rival])
        ends = action == Play(Card.SURRENDER) and now.mine <= now.lines.best_rival
        if costs[worst] > max(battle.stakes.own, MAJOR_STAKE) and not (ends and worst == now.lines.leader):
            return [self._conquest_of(worst, sight.site)]
        return [self._conquest_of(0, sight.site)] if battle.stakes.own > MAJOR_STAKE and not ends else []

    def _little_lost(self, now: CurrentBattle) -> list[str]:
        """What the strongest rival would get, where that is not much."""
        sight, leader = self._sight, now.lines.leader
        if now.mine > now.lines.best_rival or leader == NOBODY or sight.site == NO_REGION or sight.final:
            return []
        if now.battle.stakes.costs[leader] > MAJOR_STAKE:
            return []
        if sight.owner[sight.site] == leader:
            return [self._conquest_of(leader, sight.site)]
        number = count(regions_of(sight, leader)) + 1
        if number > FEW_REGIONS:
            return []
        return [f"{Region(sight.site).label} would only be {self._region_of(leader, number)}"]

    def _line_reasons(self, action: Play | Pass | Rescue, now: CurrentBattle) -> list[str]:
        """How the viewer's line stands after the action."""
        sight, battle, lines, mine = self._sight, now.battle, now.lines, now.mine
        if isinstance(action, Rescue):
            if action.card is None:
                return ["every Mercenary is needed here"]
            return [f"your {action.card.label} is saved for later"]
        if action == Play(Card.SCARECROW):
            if any(sight.lines[0][card] for card in range(MERCENARIES)):
                return ["it brings a Mercenary back into your hand"]
            return ["it gains time: the others must act"]
        if action == Play(Card.SURRENDER):
            return [f"it ends the battle{_lead(lines, mine)}"]
        if isinstance(action, Play):
            return self._card_reasons(action.card, now)
        if waits(sight) and not ends_battle(sight, PASS):
            return ["as the defender you may still play later"]
        if mine <= lines.best_rival:
            return ["this battle is not worth more of your cards"]
        if battle.active_rivals == 0:
            return ["the battle is yours already" if lines.hidden_lines == 0 else "you are probably ahead"]
        return [self._chance(battle, lines, mine, False)]

    def _card_reasons(self, card: Card, now: CurrentBattle) -> list[str]:
        """How the viewer's line stands after a card that comes into it, or a Bishop."""
        battle, before = now.battle, now.lines
        lines, line = lines_after_card(self._sight, now, card, self._weights)
        mine = own_strength(self._sight, line, lines.winter, lines.spring)
        if battle.active_rivals == 0 and before.hidden_lines == 0 and now.mine > before.best_rival:
            return ["it makes sure that you choose the next site"] if card == Card.COURTESAN else []
        wins = battle.active_rivals == 0 and lines.hidden_lines == 0 and mine > lines.best_rival
        reasons = ["it wins the battle" if wins else self._chance(battle, lines, mine, True)]
        margin = int(mine) - int(lines.best_rival)  # without the half point of a defender
        if margin > 0 and lines.hidden_lines == 0:
            reasons.append(f"your line would be ahead by {margin}")
        return reasons

    def _chance(self, battle: BattleContext, lines: LinesContext, mine: float, stays: bool) -> str:
        chance, _ = battle_chance(battle, lines, mine, stays, self._weights)
        return f"you would win this battle about {min(round(100 * chance), 99)} times in 100"


def seat_name(relative_seat: int, seats: int) -> str:
    """A seat as the viewer would point at it; `relative_seat` is counted from the viewer clockwise."""
    if relative_seat == 0:
        return "you"
    if seats == 2:
        return "your opponent"
    if relative_seat == 1:
        return "the seat to your left"
    if relative_seat == seats - 1:
        return "the seat to your right"
    if 2 * relative_seat == seats:
        return "the seat opposite"
    return "the second seat to your left" if relative_seat < seats / 2 else "the second seat to your right"


def _saves(action: Play | Pass | Rescue) -> bool:
    """Whether an action is for the sake of the cards that it leaves in the hand."""
    if isinstance(action, Rescue):
        return action.card is not None
    return isinstance(action, Pass) or action.card == Card.SCARECROW


def _lead(lines: LinesContext, mine: float) -> str:
    """What to add about an end of the battle now."""
    if mine <= lines.best_rival:
        return " before anybody else plays a card"
    return " while you are ahead" if lines.hidden_lines == 0 else ", and you are probably ahead"


def _prospects(sight: Sight, relative_seat: int, region: Region) -> tuple[bool, int]:
    """Whether a seat would win with a region, and how many would hang together."""
    mask = regions_of(sight, relative_seat) | 1 << region
    return bool(won(mask, sight.total_needed, sight.adjacent_needed)), largest_group(mask)
