"""What regions mean to seats, as facts for people."""

from condottiere.languages.fact import Fact
from condottiere.rules.observation import Observation
from condottiere.rules.regions import NEIGHBOURS, NO_REGION, REGIONS
from condottiere.rules.table import BY_ADJACENT, NOBODY, NOT_ENDED
from condottiere.rules.victory import ending_with, largest_group, popcount, regions_of


def wins_with(observation: Observation, place: int, region: int) -> bool:
    """R8.1: whether a seat, counted from the viewer, wins the game if it conquers a region."""
    return region != NO_REGION and _ending(observation, place, region) != NOT_ENDED


def prospects(observation: Observation, place: int, region: int) -> tuple[bool, int]:
    """Whether a seat would win with a region, and the size of its largest connected group."""
    return wins_with(observation, place, region), largest_group(regions_of(observation, place) | 1 << region)


def number_with(observation: Observation, place: int) -> int:
    """How many regions a seat would control with one more."""
    return int(popcount(regions_of(observation, place))) + 1


def extends(observation: Observation, place: int, region: int) -> bool:
    """Whether a region would win the game for a seat, or leave it one adjacent region short of that."""
    wins, group = prospects(observation, place, region)
    grows = group > largest_group(regions_of(observation, place))
    return wins or (grows and group + 1 >= observation.adjacent_needed)


def free_neighbours(observation: Observation, region: int) -> int:
    """On how many regions that nobody controls a region borders."""
    bordering = (other for other in range(REGIONS) if NEIGHBOURS[region] >> other & 1)
    return sum(observation.owner[other] == NOBODY for other in bordering)


def conquest(observation: Observation, place: int, region: int) -> Fact:
    """Describe what a seat, counted from the viewer, would gain by conquering a region."""
    mask = regions_of(observation, place) | 1 << region
    ending, group = _ending(observation, place, region), largest_group(mask)
    if observation.owner[region] == place:
        what, number = "reason-has", None
    elif ending == BY_ADJACENT:
        what, number = "reason-wins-adjacent", observation.adjacent_needed
    elif ending:
        what, number = "reason-wins-total", popcount(mask)
    elif group > largest_group(mask & ~(1 << region)) and group > 1:
        what, number = "reason-gives-adjacent", group
    else:
        what, number = "reason-nth", popcount(mask)
    if place == 0:
        return Fact(id=f"{what}-yours", region=region, count=number)
    return Fact(id=what, region=region, seat=seat_at(observation, place), count=number)


def seat_at(observation: Observation, place: int) -> int:
    """The seat, as the table numbers them, at a place counted from the viewer."""
    return (observation.viewer + place) % observation.seats


def _ending(observation: Observation, place: int, region: int) -> int:
    mask = regions_of(observation, place) | 1 << region
    return int(ending_with(mask, observation.total_needed, observation.adjacent_needed))
