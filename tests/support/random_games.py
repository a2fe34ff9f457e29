"""Random legal games over any options, with cards shown now and then, and tables turned round."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from condottiere.record.agreements.notation import Proposal, Proposed, TakenBack
from condottiere.record.game import Game
from condottiere.record.notation import Acted, Dealt, EndedUnfinished, Entry, NextGameBegun, Shown
from condottiere.rules import PUBLIC, Card, Options, Phase, Table, deal, legal, new_table
from condottiere.rules.actions import PASS
from condottiere.rules.cards import NO_CARD
from condottiere.rules.fields import Unit
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.play import can_end_unfinished
from condottiere.rules.table import TABLE_FIELDS, VIEWERS
from support.positions import enter


class Step(NamedTuple):
    """A table and what is about to happen at it."""

    table: Table
    entry: Entry


class Habits(NamedTuple):
    """How the players of a random game differ from choosing evenly among what is legal."""

    pass_less: float = 0.0
    """How often a pass is thought over once."""
    show: float = 0.0
    """How often a seat shows cards before something happens."""
    end: float = 1.0
    """How often a game that may be ended unfinished is."""


EVEN = Habits()


def steps(options: Options, seed: int, habits: Habits = EVEN) -> Iterator[Step]:
    """Play a random game to its end. The table of a step is changed when the next step is asked for."""
    rng = random.Random(seed)
    holder = rng.randrange(options.seats) if options.first_holder is None else options.first_holder
    table = new_table(options, holder)
    while table.phase != Phase.OVER:
        entry = next_entry(table, rng, habits)
        yield Step(table, entry)
        enter(table, entry)


def next_entry(table: Table, rng: random.Random, habits: Habits) -> Entry:
    """Something that may happen at a table that is not over."""
    shown = random_show(table, rng) if rng.random() < habits.show else None
    if shown is not None:
        return shown
    if can_end_unfinished(table) and rng.random() < habits.end:
        return EndedUnfinished()
    if table.phase == Phase.DEAL:
        return random_deal(table, rng)
    if table.phase == Phase.INTERVAL:
        return NextGameBegun()
    codes = legal(table)
    code = rng.choice(codes)
    if code == PASS and rng.random() < habits.pass_less:
        code = rng.choice(codes)
    return Acted(code)


def random_step(game: Game, rng: random.Random) -> None:
    """Do anything that is legal, make the deal that is due, or go on with the next game of a match."""
    if game.deal_is_due:
        game.deal()
    elif game.table.phase == Phase.INTERVAL:
        game.next_game()
    else:
        game.play(rng.choice(game.legal_actions()))


def whole_game(options: Options, seed: int) -> Game:
    """A game by random play, ended as soon as it may be."""
    game, rng = Game.new(options, seed=seed), random.Random(seed)
    while not game.over:
        random_step(game, rng)
        if game.view(None).can_end:
            game.end_unfinished()
    return game


def thinking_again(game: Game, rng: random.Random) -> None:
    """Take moves back now and then, by agreement."""
    latest = [(seat, game.take_backs.latest(seat)) for seat in range(game.options.seats)]
    choices = [(seat, move) for seat, move in latest if move is not None]
    if choices and rng.random() < 0.15:
        seat, move = rng.choice(choices)
        game.enter(Proposed(seat, Proposal("takeback", move=move)))
        game.enter(TakenBack(move))
    else:
        random_step(game, rng)


def game_with_take_backs(options: Options, seed: int) -> Game:
    """A random game in which people think better of it again and again, also once a battle has ended."""
    print(f"seed {seed}")
    game, rng = Game.new(options, seed=seed), random.Random(seed)
    while not game.over and len(game.log) < 1500:
        thinking_again(game, rng)
    return game


def random_deal(table: Table, rng: random.Random) -> Dealt:
    """A whole deal, each card drawn from what the pile then holds."""
    trial = table.copy()
    cards: list[Card] = []
    while trial.phase == Phase.DEAL:
        cards += rng.choices(list(Card), trial.pile)
        deal(trial, cards[-1])
    return Dealt(tuple(cards))


def random_show(table: Table, rng: random.Random) -> Shown | None:
    """Some cards of a hand, or its face-down card, shown to some others or everybody; None if it has none."""
    seat = rng.randrange(table.seats)
    hand = [card for card in Card for _ in range(table.hands[seat][card])]
    cards = rng.sample(hand, rng.randint(0, min(3, len(hand))))
    face_down = table.down[seat] != NO_CARD and rng.random() < 0.5
    if not cards and not face_down:
        return None
    others = [other for other in range(table.seats) if other != seat]
    to = None if rng.random() < 0.3 else tuple(sorted(rng.sample(others, rng.randint(1, len(others)))))
    return Shown(seat, tuple(sorted(cards)), face_down, to)


def rotated(table: Table, by: int) -> Table:
    """The same table seen from chairs moved `by` places: seat s is now seat (s + by) mod n."""
    other = table.copy()
    for name, unit, shape in TABLE_FIELDS:
        setattr(other, name, _rotated(getattr(other, name), unit, shape, by, table.seats))
    return other


def _rotated(values: Any, unit: Unit, shape: tuple[int, ...], by: int, seats: int) -> Any:
    if not shape:
        if unit == Unit.SEAT:
            return _moved(values, by, seats)
        return _moved_mask(values, by, seats) if unit in (Unit.SEATS, Unit.VIEWERS) else values
    inner = [_rotated(value, unit, shape[1:], by, seats) for value in values]
    if shape[0] in (MAX_SEATS, VIEWERS):
        result = inner[:]
        for index, value in enumerate(inner):
            result[_moved(index, by, seats)] = value
        return result
    return inner


def rotated_entry(entry: Entry, by: int, seats: int) -> Entry:
    """The same thing done at the table turned round: only shows name their seats."""
    if not isinstance(entry, Shown):
        return entry
    to = None if entry.to is None else tuple(sorted(_moved(seat, by, seats) for seat in entry.to))
    return Shown(_moved(entry.seat, by, seats), entry.cards, entry.face_down, to)


def _moved(seat: int, by: int, seats: int) -> int:
    return (seat + by) % seats if 0 <= seat < seats else seat


def _moved_mask(mask: int, by: int, seats: int) -> int:
    bits = [bit for bit in range(max(MAX_SEATS, PUBLIC) + 1) if mask >> bit & 1]
    return sum(1 << _moved(bit, by, seats) for bit in bits)
