"""Why the expert does something, in short sentences for people, from the same terms that it judges by."""

from collections.abc import Iterator
from typing import Final

from condottiere.rules import Action, Card, ChooseSite, DiscardHand, Pass, PlaceFavor, Play, Region, Rescue
from condottiere.rules.cards import MERCENARIES
from condottiere.rules.regions import NO_REGION
from condottiere.rules.sight import Sight
from condottiere.rules.strength import NO_MERCENARY
from condottiere.rules.table import BY_ADJACENT
from condottiere.rules.victory import count, largest_group, regions_of, won

from .battle_judgement import waits, with_played
from .battle_lines import highest_but, highest_with_down
from .battle_odds import Field, as_they_lie, likely, own_strength
from .battle_stakes import Battle, decides_all, the_battle
from .weighing import PRICE, Weights

DEAR: Final = 4.0
"""From how many hundredths of the game on a card is dear."""
SENTENCES: Final = 3
MUCH: Final = 8.0
"""From how many hundredths on a region matters much."""


def reasons(sight: Sight, action: Action, weights: Weights) -> tuple[str, ...]:
    """What speaks for an action of the viewer or against it, the weightiest first."""
    if isinstance(action, Play | Pass | Rescue):
        return tuple(_in_battle(sight, action, weights))
    return at_issue(sight, action, weights)


def at_issue(sight: Sight, action: Action, weights: Weights) -> tuple[str, ...]:
    """What depends on an action, or on the battle that it is part of, whoever wins that."""
    match action:
        case Play() | Pass() | Rescue():
            return tuple(_stakes(sight, the_battle(sight, weights)))
        case ChooseSite(region):
            return tuple(_of_site(sight, region))
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
        return f"{where} is {_possessive(place, sight.seats)} already"
    if ending:
        how = f"{largest_group(mask)} adjacent" if ending == BY_ADJACENT else f"{count(mask)}"
        return f"{where} would win {name} the game with {how} regions"
    group = largest_group(mask)
    if group > largest_group(mask & ~(1 << region)) and group > 1:
        return f"{where} would give {name} {group} adjacent regions"
    return f"{where} would be {_possessive(place, sight.seats)} {_ordinal(count(mask))} region"


def _possessive(place: int, seats: int) -> str:
    return "your" if place == 0 else f"{seat_name(place, seats)}'s"


def _ordinal(number: int) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth")[min(number, 6) - 1]


def _in_battle(sight: Sight, action: Play | Pass | Rescue, weights: Weights) -> list[str]:
    battle = the_battle(sight, weights)
    sentences = [*_standing(sight, battle, action, weights), *_stakes(sight, battle)]
    return [*sentences, *_price(action, battle, weights)][:SENTENCES]


def _stakes(sight: Sight, battle: Battle) -> list[str]:
    """For whom most depends on the battle."""
    if decides_all(sight):
        return ["this battle decides the match" if sight.points else "this battle decides the game"]
    if sight.site == NO_REGION or sight.final:
        return []
    worst = max(range(1, sight.seats), key=lambda place: battle.about.costs[place])
    if battle.about.costs[worst] > max(battle.about.own, MUCH):
        return [conquest_of(sight, worst, sight.site)]
    return [conquest_of(sight, 0, sight.site)] if battle.about.own > MUCH else []


def _standing(sight: Sight, battle: Battle, action: Play | Pass | Rescue, weights: Weights) -> list[str]:
    """How the viewer's line stands after the action."""
    if isinstance(action, Rescue):
        return [
            f"the {action.card.label} is saved for later" if action.card else "every Mercenary is needed here"
        ]
    highest = highest_but(sight, NO_MERCENARY)
    top = highest_with_down(sight, highest)
    field = as_they_lie(sight, battle, top, weights)
    line = field.lines[0]
    mine = own_strength(sight, line, field.winter, field.spring)
    if action == Play(Card.SCARECROW):
        some = any(sight.lines[0][card] for card in range(MERCENARIES))
        return ["a Mercenary comes back for later" if some else "the others must move first"]
    if action == Play(Card.SURRENDER):
        return [f"it ends the battle{_lead(field, mine, ' while you are ahead')}"]
    if isinstance(action, Play):
        field, line = with_played(sight, battle, field, action.card, highest, top, weights)
        mine = own_strength(sight, line, field.winter, field.spring)
        return list(_after_card(battle, field, mine, weights))
    if waits(sight):
        return ["as the defender you may still play later"]
    if mine <= field.best:
        return ["this battle is not worth more cards"]
    if battle.chasing == 0:
        return ["the battle is yours already" if field.veiled == 0 else "you are probably ahead"]
    return [_chance(battle, field, mine, False, weights)]


def _after_card(battle: Battle, field: Field, mine: float, weights: Weights) -> Iterator[str]:
    if battle.chasing == 0 and field.veiled == 0 and mine > field.best:
        yield "it wins the battle"
    else:
        yield _chance(battle, field, mine, True, weights)
    margin = int(mine) - int(field.best)  # without the half point of a defender
    if margin > 0 and field.veiled == 0:
        yield f"your line would be ahead by {margin}"


def _chance(battle: Battle, field: Field, mine: float, stays: bool, weights: Weights) -> str:
    chance, _ = likely(battle, field, mine, stays, weights)
    return f"you would win this battle about {min(round(100 * chance), 99)} times in 100"


def _lead(field: Field, mine: float, ahead: str) -> str:
    """What to add about an end of the battle now."""
    if mine <= field.best:
        return ""
    return ahead if field.veiled == 0 else ", and you are probably ahead"


def _price(action: Play | Pass | Rescue, battle: Battle, weights: Weights) -> list[str]:
    if isinstance(action, Play) and battle.share * weights[PRICE + action.card] > DEAR:
        return [f"the {action.card.label} may be worth more later"]
    return []


def _of_site(sight: Sight, region: Region) -> list[str]:
    sentences = [conquest_of(sight, 0, region)]
    for place in range(1, sight.seats):
        mask = regions_of(sight, place) | 1 << region
        if won(mask, sight.total_needed, sight.adjacent_needed):
            sentences.append(conquest_of(sight, place, region))
    return sentences


def _of_favor(sight: Sight, region: Region) -> list[str]:
    if region == sight.site:
        return ["no other region needs its protection"]
    rivals = [place for place in range(1, sight.seats) if sight.owner[region] != place]
    if not rivals:
        return ["nobody can choose it while the Favor is there"]
    place = max(rivals, key=lambda rival: _prospects(sight, rival, region))
    return [conquest_of(sight, place, region), "nobody can choose it while the Favor is there"]


def _prospects(sight: Sight, place: int, region: Region) -> tuple[bool, int]:
    """Whether a seat would win with a region, and how many would hang together."""
    mask = regions_of(sight, place) | 1 << region
    return bool(won(mask, sight.total_needed, sight.adjacent_needed)), largest_group(mask)
