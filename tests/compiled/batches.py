"""Arrays of tables for tests, and the option mixes they are tried with."""

import random
from collections.abc import Sequence

import numpy as np

from condottiere.compiled import TABLE, Records, write_table
from condottiere.rules import Options, Table
from condottiere.rules.options import MAX_SEATS, SWITCHES

EVERY_OPTION = Options(seats=5, points=9, **dict.fromkeys(SWITCHES, True))
ROUNDS = Options(seats=4)


def written(tables: Sequence[Table]) -> Records:
    """Tables as an array of records."""
    records = np.zeros(len(tables), TABLE)
    for index, table in enumerate(tables):
        write_table(table, records, index)
    return records


def mixed_options(rng: random.Random) -> Options:
    """Any number of seats and any mix of optional rules."""
    return Options(
        seats=rng.randint(2, MAX_SEATS),
        points=rng.choice([None, 1, 9]),
        idle_limit=rng.choice([1, 3, 12]),
        **{rule: rng.random() < 0.5 for rule in SWITCHES},
    )
