"""R13: the end of a game, the points it scores, the interval before the next game, and who wins the match."""

from typing import Final

from .leaders import add_seat
from .table import BY_ADJACENT, INTERVAL, NOBODY, OVER, Table
from .victory import region_count

ADJACENT_BONUS: Final = 5
"""Points for winning by adjacent regions (R13.2)."""


def finish_game(table: Table, winners: int, ending: int) -> None:
    """End the game: score it (R13.2) and end the match, or wait for its next game (R13.3)."""
    table.winners = winners
    table.ending = ending
    table.turn = NOBODY
    table.games += 1
    table.phase = OVER
    if table.points == 0:
        return
    for seat in range(table.seats):
        table.scores[seat] += region_count(table, seat)
        if ending == BY_ADJACENT and winners >> seat & 1:
            table.scores[seat] += ADJACENT_BONUS
    leaders = match_leaders(table)
    if leaders & (leaders - 1) == 0 and leaders:
        table.match_winners = leaders
    else:
        table.phase = INTERVAL


def finish_match(table: Table, winners: int) -> None:
    """R13.3: end the match after its final battle."""
    table.match_winners = winners
    table.turn = NOBODY
    table.phase = OVER


def final_winners(table: Table) -> int:
    """R8, R13: the seats that won the match when playing for points, else the game; 0 while nobody has."""
    return table.match_winners if table.points else table.winners


def match_leaders(table: Table) -> int:
    """R13.3: the seats with the highest score, once that reaches the target; none before."""
    leaders, most = 0, table.points
    for seat in range(table.seats):
        leaders, most = add_seat(leaders, most, seat, table.scores[seat])
    return leaders
