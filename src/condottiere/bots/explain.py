"""Why the expert does something, in short sentences for people, from the same terms that it evaluates by."""

from collections.abc import Iterator
from typing import Final

from condottiere.bots.evaluation.battle import field_after_card
from condottiere.bots.evaluation.battle_end import ends_battle, waits
from condottiere.bots.evaluation.battle_model import FieldContext, Situation, own_strength, situation
from condottiere.bots.evaluation.outlook import battle_chance
from condottiere.bots.evaluation.stakes import BattleContext, decides_all
from condottiere.bots.evaluation.weight_layout import Weights
from condottiere.rules import Action, Card, ChooseSite, DiscardHand, Pass, PlaceFavor, Play, Region, Rescue
from condottiere.rules.actions import PASS
from condottiere.rules.cards import MERCENARIES
from condottiere.rules.regions import NO_REGION
from condottiere.rules.sight import Sight
from condottiere.rules.table import BY_ADJACENT, NOBODY
from condottiere.rules.victory import count, largest_group, regions_of, won

SENTENCES: Final = 3
MUCH: Final = 8.0
"""From how many hundredths on a region matters much."""

FEW: Final = 2
"""How many regions are nothing to speak of."""


def reasons(sight: Sight, action: Action, weights: Weights) -> tuple[str, ...]:
    """What speaks for an action of the viewer, the weightiest first."""
    if isinstance(action, Play | Pass | Rescue):
        return tuple(_in_battle(sight, action, weights))
    return at_issue(sight, action, weights)


def at_issue(sight: Sight, action: Action, weights: Weights) -> tuple[str, ...]:
    """What depends on an action, or on the battle that it is part of, as far as that speaks for it."""
    match action:
        case Play() | Pass() | Rescue():
            return tuple(_stakes(sight, action, situation(sight, weights)))
        case ChooseSite(region):
            return (conquest_of(sight, 0, region),)
        case PlaceFavor(None):
            return ("no region needs its protection",)
        case PlaceFavor(Region() as region):
            return tuple(_of_favor(sight, region))
        case DiscardHand():
            return ("a hand without Mercenaries can win little",)
        case _:
            return ()


def seat_name(place: int, seats: int) -> str:
    """A seat as the viewer would point at it; places are counted from the viewer clockwise."""
    if place == 0:
        return "you"
    if seats == 2:
        return "your opponent"
    if place == 1:
        return "the seat to your left"
    if place == seats - 1:
        return "the seat to your right"
    if 2 * place == seats:
        return "the seat opposite"
    return "the second seat to your left" if place < seats / 2 else "the second seat to your right"


def conquest_of(sight: Sight, place: int, region: int) -> str:
    """What a seat would have by conquering a region."""
    name = seat_name(place, sight.seats)
    mask = regions_of(sight, place) | 1 << region
    ending = won(mask, sight.total_needed, sight.adjacent_needed)
    where = Region(region).label
    if sight.owner[region] == place:
        return f"{where} is yours already" if place == 0 else f"{where} already belongs to {name}"
    if ending:
        how = f"{largest_group(mask)} adjacent" if ending == BY_ADJACENT else f"{count(mask)}"
        wins = "win you the game" if place == 0 else f"win the game for {name}"
        return f"{where} would {wins} with {how} regions"
    group = largest_group(mask)
    if group > largest_group(mask & ~(1 << region)) and group > 1:
        return f"{where} would give {name} {group} adjacent regions"
    return f"{where} would be {_region_of(place, sight.seats, _ordinal(count(mask)))}"


def _region_of(place: int, seats: int, which: str) -> str:
    """'your first region', 'the first region of the seat to your left'."""
    if place == 0 or seats == 2:
        return f"{'your' if place == 0 else 'your opponent’s'} {which} region"
    return f"the {which} region of {seat_name(place, seats)}"


def _ordinal(number: int) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth")[min(number, 6) - 1]


def _in_battle(sight: Sight, action: Play | Pass | Rescue, weights: Weights) -> list[str]:
    now = situation(sight, weights)
    return [*_standing(sight, action, now, weights), *_stakes(sight, action, now)][:SENTENCES]


def _stakes(sight: Sight, action: Play | Pass | Rescue, now: Situation) -> list[str]:
    """For whom most depends on the battle, if the action fights for it; else how little does."""
    battle, field = now.battle, now.field
    if _saves(action):
        return _little_lost(sight, now)
    if decides_all(sight):
        return ["this battle decides the match" if sight.points else "this battle decides the game"]
    if sight.site == NO_REGION or sight.final:
        return []
    costs = battle.about.costs
    worst = max(range(1, sight.seats), key=lambda place: costs[place])
    ends = action == Play(Card.SURRENDER) and now.mine <= field.best
    if costs[worst] > max(battle.about.own, MUCH) and not (ends and worst == field.leader):
        return [conquest_of(sight, worst, sight.site)]
    return [conquest_of(sight, 0, sight.site)] if battle.about.own > MUCH and not ends else []


def _saves(action: Play | Pass | Rescue) -> bool:
    """Whether an action is for the sake of the cards that it leaves in the hand."""
    if isinstance(action, Rescue):
        return action.card is not None
    return isinstance(action, Pass) or action.card == Card.SCARECROW


def _little_lost(sight: Sight, now: Situation) -> list[str]:
    """What the strongest rival would get, where that is not much."""
    leader = now.field.leader
    if now.mine > now.field.best or leader == NOBODY or sight.site == NO_REGION or sight.final:
        return []
    if now.battle.about.costs[leader] > MUCH:
        return []
    if sight.owner[sight.site] == leader:
        return [conquest_of(sight, leader, sight.site)]
    number = count(regions_of(sight, leader)) + 1
    if number > FEW:
        return []
    region = _region_of(leader, sight.seats, _ordinal(number))
    return [f"{Region(sight.site).label} would only be {region}"]


def _standing(sight: Sight, action: Play | Pass | Rescue, now: Situation, weights: Weights) -> list[str]:
    """How the viewer's line stands after the action."""
    battle, field, mine = now.battle, now.field, now.mine
    if isinstance(action, Rescue):
        if action.card is None:
            return ["every Mercenary is needed here"]
        return [f"your {action.card.label} is saved for later"]
    if action == Play(Card.SCARECROW):
        some = any(sight.lines[0][card] for card in range(MERCENARIES))
        return ["it brings a Mercenary back into your hand" if some else "it gains time: the others must act"]
    if action == Play(Card.SURRENDER):
        return [f"it ends the battle{_lead(field, mine)}"]
    if isinstance(action, Play):
        field, line = field_after_card(sight, now, action.card, weights)
        mine = own_strength(sight, line, field.winter, field.spring)
        if battle.chasing == 0 and now.field.veiled == 0 and now.mine > now.field.best:
            return ["it makes sure that you choose the next site"] if action.card == Card.COURTESAN else []
        return list(_after_card(battle, field, mine, weights))
    if waits(sight) and not ends_battle(sight, PASS):
        return ["as the defender you may still play later"]
    if mine <= field.best:
        return ["this battle is not worth more of your cards"]
    if battle.chasing == 0:
        return ["the battle is yours already" if field.veiled == 0 else "you are probably ahead"]
    return [_chance(battle, field, mine, False, weights)]


def _after_card(battle: BattleContext, field: FieldContext, mine: float, weights: Weights) -> Iterator[str]:
    if battle.chasing == 0 and field.veiled == 0 and mine > field.best:
        yield "it wins the battle"
    else:
        yield _chance(battle, field, mine, True, weights)
    margin = int(mine) - int(field.best)  # without the half point of a defender
    if margin > 0 and field.veiled == 0:
        yield f"your line would be ahead by {margin}"


def _chance(battle: BattleContext, field: FieldContext, mine: float, stays: bool, weights: Weights) -> str:
    chance, _ = battle_chance(battle, field, mine, stays, weights)
    return f"you would win this battle about {min(round(100 * chance), 99)} times in 100"


def _lead(field: FieldContext, mine: float) -> str:
    """What to add about an end of the battle now."""
    if mine <= field.best:
        return " before anybody else plays a card"
    return " while you are ahead" if field.veiled == 0 else ", and you are probably ahead"


def _of_favor(sight: Sight, region: Region) -> list[str]:
    if region == sight.site:
        return ["no other region needs its protection"]
    protects = f"nobody can choose {region.label} while the Favor is there"
    rivals = [place for place in range(1, sight.seats) if sight.owner[region] != place]
    if not rivals:
        return [protects]
    place = max(rivals, key=lambda rival: _prospects(sight, rival, region))
    return [conquest_of(sight, place, region), protects]


def _prospects(sight: Sight, place: int, region: Region) -> tuple[bool, int]:
    """Whether a seat would win with a region, and how many would hang together."""
    mask = regions_of(sight, place) | 1 << region
    return bool(won(mask, sight.total_needed, sight.adjacent_needed)), largest_group(mask)
