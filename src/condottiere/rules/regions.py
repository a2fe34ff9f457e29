"""The 17 regions and their 34 borders (R1.3)."""

from enum import IntEnum
from typing import Final

REGIONS: Final = 17
ALL_REGIONS: Final = (1 << REGIONS) - 1
"""All of them as a bit mask."""
NO_REGION: Final = -1


class Region(IntEnum):
    """A region, in the order of R1.3."""

    TORINO = 0
    MILANO = 1
    VENEZIA = 2
    GENOVA = 3
    MANTOVA = 4
    PARMA = 5
    MODENA = 6
    BOLOGNA = 7
    FERRARA = 8
    LUCCA = 9
    FIRENZE = 10
    SIENA = 11
    URBINO = 12
    ANCONA = 13
    SPOLETO = 14
    ROMA = 15
    NAPOLI = 16

    @property
    def label(self) -> str:
        """The name in words: 'Torino'."""
        return self.name.capitalize()


_BORDERS: Final = """
Torino-Milano Torino-Genova Milano-Genova Milano-Parma Milano-Modena Milano-Mantova Milano-Venezia
Genova-Parma Venezia-Mantova Venezia-Ferrara Mantova-Modena Mantova-Ferrara Parma-Modena Parma-Lucca
Modena-Ferrara Modena-Bologna Modena-Firenze Modena-Lucca Ferrara-Bologna Bologna-Firenze
Bologna-Urbino Lucca-Firenze Firenze-Siena Firenze-Urbino Firenze-Spoleto Firenze-Roma Siena-Roma
Urbino-Spoleto Urbino-Ancona Ancona-Spoleto Ancona-Napoli Spoleto-Roma Spoleto-Napoli Roma-Napoli
"""


def _border(text: str) -> tuple[Region, Region]:
    one, other = text.split("-")
    return Region[one.upper()], Region[other.upper()]


BORDERS: Final = tuple(_border(text) for text in _BORDERS.split())
"""The 34 pairs of regions that share a border."""


def _neighbours(region: int) -> int:
    mask = 0
    for a, b in BORDERS:
        if a == region:
            mask |= 1 << b
        if b == region:
            mask |= 1 << a
    return mask


NEIGHBOURS: Final = tuple(_neighbours(region) for region in range(REGIONS))
"""For each region a bit mask of the regions that share a border with it."""

BIT_CYCLE: Final = 37
"""The powers of two up to 2**35 leave different remainders when divided by this number."""
AROUND: Final = tuple(
    sum(mask for region, mask in enumerate(NEIGHBOURS) if (1 << region) % BIT_CYCLE == remainder)
    for remainder in range(BIT_CYCLE)
)
"""The NEIGHBOURS of a region that is given as a bit: at the remainder of the bit divided by BIT_CYCLE."""
