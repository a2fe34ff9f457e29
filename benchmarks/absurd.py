"""How many decisions that a beginner would call absurd each bot makes, and the judge advises."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from condottiere.bots import make_bot
from condottiere.bots.judge.judge import judge
from condottiere.record.notation import action_text
from condottiere.record.position import parse_position
from condottiere.rules import View, view

POSITIONS: Final = Path(__file__).with_suffix(".txt")
SEEDS: Final = 5
"""How often each bot decides at each position."""
JUDGE: Final = "judge"


class Absurdity(NamedTuple):
    """A decision, and what is absurd in it."""

    kind: str
    seen: View
    absurd: frozenset[str]
    """Tokens of actions; 'play:*' is any card."""

    def commits(self, code: int) -> bool:
        """Whether an action is absurd here."""
        token = action_text(code)
        return token in self.absurd or (token.startswith("play:") and "play:*" in self.absurd)


def absurdities() -> Iterator[Absurdity]:
    """The decisions of the file."""
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, position, absurd = map(str.strip, line.split("|"))
            table = parse_position(position)
            yield Absurdity(kind, view(table, table.turn), frozenset(absurd.split()))


def decider(name: str) -> Callable[[View, int], int]:
    """How a bot decides at a View with a seed, or what the judge advises."""
    if name == JUDGE:
        return lambda seen, _: judge(seen)[0].code
    return lambda seen, seed: make_bot(name, seed).decide(seen).code


def absurd(*bots: Annotated[str, Parameter()]) -> None:
    """Count the absurd decisions of bots, and of the judge unless others are named.

    Parameters
    ----------
    bots
        Bots with their parameters, or 'judge'.
    """
    decisions = [*absurdities()]
    kinds = [*dict.fromkeys(one.kind for one in decisions)]
    for name in bots or (JUDGE,):
        decide = decider(name)
        tries = 1 if name == JUDGE else SEEDS
        found = Counter(
            one.kind for one in decisions for seed in range(tries) if one.commits(decide(one.seen, seed))
        )
        total = 100 * sum(found.values()) / (tries * len(decisions))
        print(f"{name}: {total:.1f}% of {len(decisions)} decisions")
        for kind in kinds:
            if found[kind]:
                print(f"  {kind}: {found[kind] / tries:.1f} of {sum(one.kind == kind for one in decisions)}")
