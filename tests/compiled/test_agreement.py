"""The compiled rules do what the interpreted ones do, field by field, decision by decision.

Many random games go side by side, each at a Table and in a record: shows included, and every card dealt on
its own. The environment variable DECISIONS says how many decisions are compared: 100000 take minutes.
"""

import os
import random
from collections import Counter
from dataclasses import dataclass, field

import numpy as np
import pytest

from compiled.batches import mixed_options, written
from condottiere.bots.evaluation.observations import observation_of
from condottiere.compiled import (
    Records,
    act_all,
    deal_all,
    legal_masks,
    observations,
    read_observation,
    read_table,
    write_table,
)
from condottiere.rules import (
    Ending,
    IllegalAction,
    Phase,
    Table,
    apply,
    deal,
    end_unfinished,
    legal,
    new_table,
    next_game,
    view,
)
from condottiere.rules.actions import ACTIONS, PASS
from condottiere.rules.cards import CARDS
from condottiere.rules.legality import refusal
from condottiere.rules.observation import Observation, observe
from condottiere.rules.play import can_end_unfinished
from condottiere.rules.refusals import LEGAL, SENTENCES
from condottiere.rules.table import TABLE_FIELDS
from support.positions import at, enter
from support.random_games import random_show

DECISIONS = int(os.environ.get("DECISIONS", "3000"))
GAMES_AT_ONCE = 16
SEED = 2013
TO_BE_MET = {
    *(phase.name for phase in Phase if phase not in (Phase.INTERVAL, Phase.OVER)),  # where no game stays
    *(f"{seats} seats" for seats in range(2, 7)),
    *(f"ended by {ending.name}" for ending in Ending if ending != Ending.NONE),
    "in final battles",
    "in later games of a match",
    "shows",
}
"""What random games must have gone through, or their agreement would prove little."""


NEAR_THE_END = "seats=6 site=spoleto favor=roma hands=T5/3WS/CC1/2D/44/S6 owners=" + ",".join(
    (
        *("torino:0", "parma:0", "ferrara:0", "siena:0"),
        *("milano:1", "lucca:1", "bologna:1", "genova:2", "mantova:2", "firenze:2"),
        *("venezia:3", "modena:3", "napoli:4", "urbino:4", "ancona:5"),
    )
)
"""A position that leads to every end of a game (R8, R9), which random games seldom do."""
SOME_OPTIONS = ("", "options=points:9", "options=hidden-cards+draw-after-battle", "options=idle-limit:1")


class Followed:
    """A random game at a Table, whose record is elsewhere."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = random.Random(f"{SEED} {number}")
        options = mixed_options(self.rng)
        self.start = f"{options}"
        self.table = new_table(options, self.rng.randrange(options.seats))
        if number % 4 == 0:
            self.start = f"{NEAR_THE_END} {self.rng.choice(SOME_OPTIONS)}"
            self.table = at(self.start)

    def __str__(self) -> str:
        return f"game {self.number} under seed {SEED}: {self.start}"


@dataclass
class Comparison:
    """All games of a run, and what they have met."""

    games: list[Followed]
    records: Records
    met: Counter[str] = field(default_factory=Counter)


def test_compiled_and_interpreted_games_stay_the_same() -> None:
    games = [Followed(number) for number in range(GAMES_AT_ONCE)]
    run = Comparison(games, written([game.table for game in games]))
    rng = random.Random(SEED)
    while run.met["decisions"] < DECISIONS or not set(run.met) >= TO_BE_MET:
        assert run.met["decisions"] < 20 * DECISIONS, f"never met: {TO_BE_MET - set(run.met)}"
        begin_games_anew(run)
        show_some(run)
        compare_what_is_seen(run, rng)
        compare_a_refusal(run, rng)
        act_everywhere(run)
        deal_everywhere(run)
        compare_tables(run)
    print(*(f"{count} x {what}" for what, count in run.met.most_common()), sep="\n")


def begin_games_anew(run: Comparison) -> None:
    """In the place of games that are over."""
    for index, game in enumerate(run.games):
        if game.table.phase == Phase.OVER:
            run.met[f"ended by {Ending(game.table.ending).name}"] += 1
            run.games[index] = Followed(game.number + GAMES_AT_ONCE)
            write_table(run.games[index].table, run.records, index)


def show_some(run: Comparison) -> None:
    """R10.3: what is shown goes into the records from the Table, for nothing compiled shows cards."""
    for index, game in enumerate(run.games):
        shown = random_show(game.table, game.rng) if game.rng.random() < 0.1 else None
        if shown is not None:
            run.met["shows"] += 1
            enter(game.table, shown)
            write_table(game.table, run.records, index)


def compare_what_is_seen(run: Comparison, rng: random.Random) -> None:
    """Legal actions, and the Observation of one seat of each table."""
    masks = legal_masks(run.records)
    viewers = [rng.randrange(game.table.seats) for game in run.games]
    seen = observations(run.records, viewers)
    for index, (game, viewer) in enumerate(zip(run.games, viewers, strict=True)):
        assert np.flatnonzero(masks[index]).tolist() == legal(game.table), game
        observation = Observation()
        observe(game.table, viewer, observation)
        assert read_observation(seen, index) == observation, f"{game}, viewer {viewer}"
        assert observation_of(view(game.table, viewer)) == observation, f"{game}, viewer {viewer}"


def compare_a_refusal(run: Comparison, rng: random.Random) -> None:
    """Both refuse the same for the same reason."""
    index = rng.randrange(len(run.games))
    code = rng.randrange(-1, ACTIONS + 1)
    reason = refusal(run.games[index].table, code)
    if reason != LEGAL:
        with pytest.raises(IllegalAction) as refused:
            act_all(run.records[index : index + 1], [code])
        assert str(refused.value) == f"table 0: {SENTENCES[reason]}"


def act_everywhere(run: Comparison) -> None:
    """One decision wherever there is one to take."""
    acting = [i for i, game in enumerate(run.games) if game.table.phase != Phase.DEAL]
    codes = []
    for index in acting:
        table, rng = run.games[index].table, run.games[index].rng
        count(run, table)
        code = rng.choice(legal(table))
        if code == PASS and rng.random() < 0.5:  # longer battles than chance makes
            code = rng.choice(legal(table))
        apply(table, code)
        go_on_without_chance(table)
        codes.append(code)
    moved = run.records[acting]
    act_all(moved, codes)
    run.records[acting] = moved
    run.met["decisions"] += len(acting)


def deal_everywhere(run: Comparison) -> None:
    """One card wherever a deal is due; the other tables are given a card that must not matter."""
    cards = []
    for game in run.games:
        if game.table.phase == Phase.DEAL:
            count(run, game.table)
            (card,) = game.rng.choices(range(CARDS), game.table.pile)
            deal(game.table, card)
            go_on_without_chance(game.table)
            run.met["cards dealt"] += 1
            cards.append(card)
        else:
            cards.append(CARDS)
    deal_all(run.records, cards)


def go_on_without_chance(table: Table) -> None:
    """What a driver does, by the checked functions of the rules."""
    while table.phase == Phase.INTERVAL or can_end_unfinished(table):
        if table.phase == Phase.INTERVAL:
            next_game(table)
        else:
            end_unfinished(table)


def compare_tables(run: Comparison) -> None:
    for index, game in enumerate(run.games):
        other = read_table(run.records, index)
        if other != game.table:
            names = [n for n, _, _ in TABLE_FIELDS if getattr(other, n) != getattr(game.table, n)]
            told = {name: (getattr(game.table, name), getattr(other, name)) for name in names}
            raise AssertionError(f"{game}: interpreted and compiled differ in {told}")


def count(run: Comparison, table: Table) -> None:
    """What is met before a decision or a card."""
    run.met[Phase(table.phase).name] += 1
    run.met[f"{table.seats} seats"] += 1
    if table.final:
        run.met["in final battles"] += 1
    if table.games:
        run.met["in later games of a match"] += 1
