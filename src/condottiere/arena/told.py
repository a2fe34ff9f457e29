"""What bots said of their own chances, and how long they took to think."""

from collections.abc import Iterable, Sequence

import msgspec

from condottiere.rules import Options

from .calibration import Calibration, calibration, statements
from .plan import Plan, rotated, table_name
from .play import Played


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How much a bot had to think, and how long that took."""

    bot: str
    decisions: int
    seconds: float


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """The chances that a bot stated at tables of one kind, against what came of them."""

    bot: str
    table: Options
    calibration: Calibration


def told(tournaments: Iterable[tuple[Plan, Sequence[Played]]]) -> tuple[Told, ...]:
    """How the stated chances came true: by bot and table, over any number of tournaments.

    Tournaments of the same seed deal the same blocks, so the same block of two of them is one cluster.
    """
    rows: dict[tuple[str, Options], list[tuple[float, float, int]]] = {}
    clusters: dict[tuple[int, int], int] = {}
    for plan, played in tournaments:
        for one in played:
            options = plan.tables[one.job.table]
            cluster = clusters.setdefault((plan.seed, one.job.block), len(clusters))
            for game in one.games:
                names = rotated(one.job.lineup, game.rotation)
                for said in game.chances:
                    row = (said.chance, game.share(said.seat), cluster)
                    rows.setdefault((names[said.seat], options), []).append(row)
    return tuple(
        Told(bot=bot, table=options, calibration=calibration(statements(said), options.seats))
        for (bot, options), said in sorted(
            rows.items(), key=lambda item: (item[0][0], table_name(item[0][1]))
        )
    )


def paces(played: Iterable[Played]) -> tuple[Pace, ...]:
    """How long each bot thought, over all games."""
    decisions: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for one in played:
        for game in one.games:
            for seat, bot in enumerate(rotated(one.job.lineup, game.rotation)):
                decisions[bot] = decisions.get(bot, 0) + game.decisions[seat]
                seconds[bot] = seconds.get(bot, 0.0) + game.seconds[seat]
    return tuple(
        Pace(bot=bot, decisions=decisions[bot], seconds=round(seconds[bot], 3)) for bot in sorted(decisions)
    )
