"""How much worse a bot's choices are than the best action of each decision, in points of the game."""

from collections.abc import Callable, Iterable, Sequence

import msgspec
import numpy as np

from condottiere.arena.statistics.intervals import Estimate, t_quantile
from condottiere.bots import make_bot
from condottiere.record.position import parse_position
from condottiere.rules import Phase, Table, view

from .decisions import ValuedDecision

SEATS = " seats"


class BotRegret(msgspec.Struct, frozen=True, kw_only=True):
    """The regret of a bot."""

    bot: str
    regret: Estimate
    """The mean over all decisions, in hundredths of the game."""
    groups: tuple[tuple[str, int, Estimate], ...]
    """For each phase and number of seats: its name, its decisions and the mean regret."""
    untried: int
    """How many of its choices have no value; each counts as the worst action that was tried."""


def judge(spec: str, decisions: Sequence[ValuedDecision], seed: int) -> BotRegret:
    """Ask a bot for every decision. Raises BotError."""
    regrets: list[float] = []
    tables: list[Table] = []
    untried = 0
    for number, decision in enumerate(decisions):
        table = parse_position(decision.position)
        code = make_bot(spec, seed + number).decide(view(table, table.turn)).code
        untried += code not in {action.code for action in decision.actions}
        regrets.append(100 * regret_of(decision, code))
        tables.append(table)
    return BotRegret(bot=spec, regret=_mean(regrets), groups=tuple(_groups(tables, regrets)), untried=untried)


def table_of(regrets: Sequence[BotRegret]) -> list[str]:
    """Return the lines of a table in Markdown: a row for each group of decisions, a column for each bot."""
    lines = [
        _line(["Decisions", "", *(f"`{one.bot}`" for one in regrets)]),
        _line(["---", *["---:"] * (1 + len(regrets))]),
    ]
    count = sum(number for name, number, _ in regrets[0].groups if name.endswith(SEATS)) if regrets else 0
    lines.append(_line(["all", f"{count:,}", *(_figure(one.regret) for one in regrets)]))
    for group in zip(*(one.groups for one in regrets), strict=True):
        name, number, _ = group[0]
        lines.append(_line([name, f"{number:,}", *(_figure(estimate) for _, _, estimate in group)]))
    lines.append(_line(["untried choices", "", *(str(one.untried) for one in regrets)]))
    return lines


def _line(words: list[str]) -> str:
    return f"| {' | '.join(words)} |"


def _figure(estimate: Estimate) -> str:
    return f"{estimate.value:.2f} ± {estimate.half_width:.2f}"


def regret_of(decision: ValuedDecision, code: int) -> float:
    """Return how much less a choice is worth than the best action, in shares of the victory.

    Which action is best is told by one half of the worlds, and what it is worth by the other, and the other
    way round. So chance alone, which makes the best of several values too high, gives no regret; a single
    regret may be below 0.
    """
    values = np.array([(action.first, action.second) for action in decision.actions])
    tried = [action.code for action in decision.actions]
    chosen = values[tried.index(code)] if code in tried else values.min(0)
    first, second = values.argmax(0)
    return float((values[first, 1] - chosen[1] + values[second, 0] - chosen[0]) / 2)


def _groups(tables: Sequence[Table], regrets: Sequence[float]) -> Iterable[tuple[str, int, Estimate]]:
    kinds: tuple[Callable[[Table], str], ...] = (
        lambda table: Phase(table.phase).name.lower(),
        lambda table: f"{table.seats}{SEATS}",
    )
    for kind in kinds:
        names = [kind(table) for table in tables]
        for name in sorted(set(names)):
            some = [regret for regret, its in zip(regrets, names, strict=True) if its == name]
            if len(some) > 1:
                yield name, len(some), _mean(some)


def _mean(regrets: Sequence[float]) -> Estimate:
    """Estimate a mean by a t interval; every decision is from a game of its own."""
    values = np.array(regrets)
    mean = float(values.mean())
    reach = t_quantile(len(values)) * float(values.std(ddof=1)) / len(values) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)
