"""The seats that have the most of something, as a bit mask, as several may tie (R4.1, R4.2, R8.3, R13.3)."""

from .cards import COURTESAN, WINTER
from .strength import in_play, line_strength, spring_mercenary
from .table import NOBODY, Table


def add_seat(leaders: int, most: int, seat: int, number: int) -> tuple[int, int]:
    """Return `leaders` and `most` after comparing one more seat, which has `number`."""
    if number > most:
        return 1 << seat, number
    return leaders | (1 << seat if number == most else 0), most


def strongest_seats(table: Table) -> int:
    """R4.1: the contenders with the greatest strength."""
    winter = in_play(table, WINTER)
    favored = spring_mercenary(table)
    leaders, most = 0, -1
    for seat in range(table.seats):
        if table.contenders >> seat & 1:
            leaders, most = add_seat(leaders, most, seat, line_strength(table, seat, winter, favored))
    return leaders


def seats_with_most_courtesans(table: Table) -> int:
    """R4.2: the seats with the most Courtesans; 0 when there are no Courtesans at all."""
    leaders, most = 0, 1
    for seat in range(table.seats):
        leaders, most = add_seat(leaders, most, seat, table.lines[seat][COURTESAN])
    return leaders


def only_seat(leaders: int) -> int:
    """The seat of a bit mask with one bit set; NOBODY for any other mask."""
    if leaders == 0 or leaders & (leaders - 1):
        return NOBODY
    seat = 0
    while leaders >> seat != 1:
        seat += 1
    return seat


def conqueror_of(table: Table) -> int:
    """R4.1, R9.3: the seat whose line alone is the strongest; NOBODY at a tie."""
    return only_seat(strongest_seats(table))
