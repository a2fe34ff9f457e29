"""A judge for tests, which needs no compiled code."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import pytest

from condottiere.bots.judge.split import Standings
from condottiere.bots.judged import AS_GOOD, Appraisal, Judged
from condottiere.languages.fact import Fact
from condottiere.record.game import LogStep
from condottiere.rules import Table, View
from condottiere.rules.actions import PASS
from condottiere.rules.match import final_winners
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.review import review_messages
from support.running import BOTS, opponents


class PassingJudge(Opponents):
    """Opponents of tests, with a judge who would always rather pass."""

    def __init__(self) -> None:
        self.__dict__.update(opponents(BOTS).__dict__)

    def has_judge(self, _: Callable[[str], bool]) -> bool:
        return True

    def appraise(self, view: View, code: int) -> Appraisal:
        if code == PASS or PASS not in view.legal:
            return AS_GOOD
        reasons = (Fact(id="advice-dear"), Fact(id="why-keeps", count=4, total=1))
        return Appraisal(Judged(PASS, 0.4, reasons=reasons), 0.125, 0.02)


@contextmanager
def judging_by_regions() -> Iterator[PassingJudge]:
    """Within this block, servers of this process judge every seat's chance by its regions."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(review_messages, "judge_moves", standings_by_regions)
        yield PassingJudge()


def standings_by_regions(steps: Sequence[LogStep]) -> Standings:
    """A seat's chance is in proportion to the number of its regions and one more."""
    tables = [steps[0].before, *(step.after for step in steps)]
    chances = np.array([chances_by_regions(table) for table in tables])
    return Standings(chances, np.full(chances.shape, 0.01**2))


def chances_by_regions(table: Table) -> list[float]:
    winners = final_winners(table)
    if winners:
        shares = [winners >> seat & 1 for seat in range(table.seats)]
    else:
        shares = [1 + sum(owner == seat for owner in table.owner) for seat in range(table.seats)]
    return [share / sum(shares) for share in shares]
