"""R3: the sum behind the strength of a battle line, step by step in the order of the rules."""

from collections.abc import Iterator

from condottiere.languages.fact import Fact
from condottiere.rules import Table
from condottiere.rules.cards import COURTESAN, DRUMMER, HEROINE, MERCENARIES, NO_CARD, STRENGTH, WINTER
from condottiere.rules.strength import in_play, spring_addition, spring_mercenary


def line_sums(table: Table) -> tuple[tuple[Fact, ...], ...]:
    """Return for each seat the steps of its line's sum over face-up cards; none for an empty line."""
    winter = in_play(table, WINTER) > 0
    favored = spring_mercenary(table)
    return tuple(tuple(_steps(table, seat, winter, favored)) for seat in range(table.seats))


def _steps(table: Table, seat: int, winter: bool, favored: int) -> Iterator[Fact]:
    line = table.lines[seat]
    mercenaries = [card for card in range(MERCENARIES) for _ in range(line[card])]
    worth = [1 if winter else STRENGTH[card] for card in mercenaries]
    total = sum(worth)
    if winter and mercenaries:
        yield Fact(id="sum-winter", count=total, total=total)
    elif len(mercenaries) == 1:
        yield Fact(id="sum-mercenary", card=mercenaries[0], total=total)
    elif mercenaries:
        yield Fact(id="sum-mercenaries", text="+".join(map(str, worth)), total=total)
    if line[DRUMMER] and mercenaries:
        total *= 2
        yield Fact(id="sum-drummer", total=total)
    if favored >= 0 and line[favored]:
        total += spring_addition(table, seat, favored)
        yield Fact(id="sum-spring", card=favored, count=line[favored], total=total)
    for card, message in ((COURTESAN, "sum-courtesans"), (HEROINE, "sum-heroines")):
        if line[card]:
            total += STRENGTH[card] * line[card]
            yield Fact(id=message, count=line[card], total=total)
    if total == 0 and any(line):
        yield Fact(id="sum-nothing")
    if table.down[seat] != NO_CARD:
        yield Fact(id="sum-face-down")
