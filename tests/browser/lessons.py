"""The lessons of the tutorial as their learners see them: games as at their tables, without a server."""

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from condottiere.bots.scripted import ScriptedBot
from condottiere.languages.fact import Fact
from condottiere.record.events.event import Event, RoundEnded
from condottiere.record.notation import Acted, Dealt, Entry, action_text, parse_entry
from condottiere.rules import Options, Phase, Table, legal, new_table, view
from condottiere.server.messages.protocol import TUTORS, Player
from condottiere.server.opponents.tutorial_script import CAPTAINS, LEARNER, LESSONS
from support.positions import enter
from support.random_games import random_deal
from support.told import happened

PLANS: Final = (("54", "2W1", "C", "6BH"), (), ("542163", "WB", "", "C"), ("H65", "4", "321"))
"""What learners play in each battle of the first lesson: the first does as the guide says."""
SECOND: Final = (("", "6TK", "TSU"), (), ("", "T6K", "US"))
"""The same of the second lesson, which begins in the second battle."""

SITES: Final = ("bologna", "firenze", "torino", "urbino", "lucca")


def players(tutor: str) -> list[Player]:
    label = Fact(id="captain-of-tutorial")
    captains = [Player(name=name, bot=tutor, label=label, online=True) for name in CAPTAINS]
    return [Player(name="Ada", bot=None, label=None, online=True), *captains]


PLAYERS: Final = players(TUTORS[0])


class Moment(NamedTuple):
    """The table, and the log as the learner reads it."""

    table: Table
    log: tuple[Event, ...]


def moments(plan: Sequence[str], tutor: str = TUTORS[0]) -> Iterator[Moment]:
    """All that a learner with this plan sees until the guide takes its leave, when new cards are dealt."""
    table = new_table(Options(seats=1 + len(CAPTAINS), first_holder=LEARNER), LEARNER)
    captains, rng = ScriptedBot(LESSONS[tutor].scripts, seed=1), random.Random(1)
    log: tuple[Event, ...] = ()
    entry, *opening = LESSONS[tutor].entries()
    while True:
        before = table.copy()
        enter(table, entry)
        log += tuple(happened(before, entry, table, LEARNER))
        if opening:
            entry = opening.pop(0)
            continue
        if table.phase == Phase.DEAL:
            entry = random_deal(table, rng)
            continue
        yield Moment(table.copy(), log)
        new_round = isinstance(entry, Dealt) and any(isinstance(event, RoundEnded) for event in log)
        if new_round or table.phase == Phase.OVER:
            return
        if table.turn == LEARNER:
            entry = _choice(table, plan)
        else:
            entry = Acted(captains.decide(view(table, table.turn)).code)


def _choice(table: Table, plan: Sequence[str]) -> Entry:
    """What the learner does next."""
    tokens = [action_text(code) for code in legal(table)]
    cards = plan[table.battles] if table.battles < len(plan) else ""
    wished = {
        Phase.SITE: [f"site:{site}" for site in SITES],
        Phase.BATTLE: [*(f"play:{card}" for card in cards), "pass"],
    }.get(Phase(table.phase), tokens[-1:])
    return parse_entry(next(token for token in wished if token in tokens))
