"""The tutorial as its learner sees it, moment by moment: a game as at its table, without a server."""

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from condottiere.bots.scripted import ScriptedBot
from condottiere.languages.fact import Fact
from condottiere.record.events.event import Event, RoundEnded
from condottiere.record.notation import Acted, Dealt, Entry, action_text, parse_entry
from condottiere.rules import Options, Phase, Table, legal, new_table, view
from condottiere.server.messages.protocol import TUTOR, Player
from condottiere.server.opponents.tutorial_script import CAPTAINS, LEARNER, SCRIPTS, first_deal
from support.positions import enter
from support.random_games import random_deal
from support.told import happened

PLANS: Final = (("54", "2W1", "C", "6B"), (), ("542163", "WB", "", "C"), ("H65", "4", "321"))
"""What learners play in each battle: the first does as the guide says."""

SITES: Final = ("bologna", "firenze", "torino", "urbino", "lucca")
PLAYERS: Final = [
    Player(name="Ada", bot=None, label=None, online=True),
    *(Player(name=name, bot=TUTOR, label=Fact(id="captain-of-tutorial"), online=True) for name in CAPTAINS),
]


class Moment(NamedTuple):
    """The table, and the log as the learner reads it."""

    table: Table
    log: tuple[Event, ...]


def moments(plan: Sequence[str]) -> Iterator[Moment]:
    """All that a learner with this plan sees until the guide takes its leave, when new cards are dealt."""
    table = new_table(Options(seats=1 + len(CAPTAINS), first_holder=LEARNER), LEARNER)
    captains, rng = ScriptedBot(SCRIPTS, seed=1), random.Random(1)
    log: tuple[Event, ...] = ()
    entry: Entry = Dealt(first_deal())
    while True:
        before = table.copy()
        enter(table, entry)
        log += tuple(happened(before, entry, table, LEARNER))
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
