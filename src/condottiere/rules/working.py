"""R2.6: the sum behind the strength of a line, as text."""

from .cards import COURTESAN, DRUMMER, HEROINE, MERCENARIES, STRENGTH, WINTER
from .strength import SPRING_BONUS, in_play, spring_mercenary
from .table import Table


def working(table: Table, seat: int) -> str:
    """Return the sum behind a line's strength: '(2+4)x2+3' is 2 and 4 with a Drummer, and 3 for Spring.

    Mercenaries come first (1 each under Winter), then what Spring adds, then Courtesans and Heroines.
    """
    line = table.lines[seat]
    if not any(line):
        return "0"
    winter = in_play(table, WINTER) > 0
    mercenaries = [1 if winter else STRENGTH[card] for card in range(MERCENARIES) for _ in range(line[card])]
    total = "+".join(map(str, mercenaries))
    if line[DRUMMER] and mercenaries:
        total = f"({total})x2" if len(mercenaries) > 1 else f"{total}x2"
    favored = spring_mercenary(table)
    extras = [SPRING_BONUS] * (line[favored] if favored >= 0 else 0)
    extras += [STRENGTH[COURTESAN]] * line[COURTESAN] + [STRENGTH[HEROINE]] * line[HEROINE]
    return "+".join([*([total] if total else []), *map(str, extras)]) or "0"
