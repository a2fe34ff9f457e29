"""What the rest of a game looks like after a battle or a deal, beside the hands."""

from condottiere.languages.fact import Fact
from condottiere.record.explanation.stakes import goals
from condottiere.rules import Phase, Table
from condottiere.rules.regions import REGIONS
from condottiere.rules.table import NO_FINAL


def outlook(before: Table, after: Table) -> list[Fact]:
    """R8.1, R4.3: who could win the game with the next region and who no longer, and who chooses it.

    After the deal of a round that region is chosen already (R7.4). Nothing is told where there is none any
    more: after a game, and in a final battle.
    """
    if not _goes_on(after):
        return []
    able = _could_win(after)
    no_longer = tuple(seat for seat in _could_win(before) if seat not in able)
    told = [Fact(id="outlook-could-win", seats=able)] if able else []
    if no_longer:
        told.append(Fact(id="outlook-no-longer", seats=no_longer))
    return told if _is_chosen(after) else [*told, Fact(id="outlook-chooses", seat=after.holder)]


def _goes_on(table: Table) -> bool:
    return table.phase not in (Phase.INTERVAL, Phase.OVER) and table.final == NO_FINAL


def _is_chosen(table: Table) -> bool:
    return table.phase in (Phase.HAND, Phase.BATTLE)


def _could_win(table: Table) -> tuple[int, ...]:
    """The seats that win the game with the next site, or one that may be it.

    Not those without a card in a round that goes on: they conquer nothing (R2.5). If at most one seat holds
    cards before a region is chosen, new ones are dealt before it is fought for (R7.1, R7.4).
    """
    if not _goes_on(table):
        return ()
    dealt_anew = not table.draw_after_battle and sum(held > 0 for held in table.held) <= 1
    empty = [table.phase == Phase.SITE and not held and not dealt_anew for held in table.held]
    sites = {table.site} if _is_chosen(table) else {*range(REGIONS)} - {table.favor}
    return tuple(
        seat for seat, goal in enumerate(goals(table)) if not empty[seat] and not sites.isdisjoint(goal.wins)
    )
