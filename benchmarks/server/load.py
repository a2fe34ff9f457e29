"""What is done to a server that is measured."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter, validators

_Count = Annotated[int, Parameter(validator=validators.Number(gte=1, lte=10_000))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Load:
    """How much is played."""

    tables: _Count = 1000
    """Tables with four sockets each."""
    rate: Annotated[float, Parameter(validator=validators.Number(gt=0, lte=10_000))] = 1000.0
    """Actions a second at all tables together."""
    seconds: Annotated[float, Parameter(validator=validators.Number(gt=0, lte=600))] = 20.0
    """For how long they are measured, at this rate and when nearly all tables are quiet."""
    onlookers: _Count = 800
    """How many join one table."""
    compress: bool = True
    """Have players ask for compressed messages, as browsers do."""
    profile: Annotated[bool, Parameter(negative="")] = False
    """Show where the time of the server goes."""
    seed: int = 1
    """What the actions follow from; the cards are dealt at random."""
