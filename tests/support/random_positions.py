"""Random positions in a battle, and what happens in random play from there."""

import random
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from condottiere.record.notation import LETTERS
from condottiere.record.position import options_text, parse_position, position_text
from condottiere.rules import Options, Phase, Region, Table
from condottiere.rules.after_battle import HAND_SIZE
from condottiere.rules.cards import CARDS, CONCEALED, IN_DECK, NO_CARD
from condottiere.rules.options import SWITCHES
from condottiere.rules.regions import NO_REGION, REGIONS
from condottiere.rules.table import BY_TOTAL, GAME_FINAL, MATCH_FINAL, NOBODY
from condottiere.rules.victory import ending_of, region_count
from support.positions import LAST_REGION, enter
from support.random_games import Habits, next_entry
from support.rare_events import Happening

LIVELY: Final = Habits(pass_less=0.5, show=0.08, end=0.4)


def random_position(rng: random.Random) -> Table:
    """A position in a battle, of any options, as games come to it or might."""
    seats = rng.choice((2, 3, 3, 4, 4, 4, 5, 6))
    rules: dict[str, Any] = {name: rng.random() < 0.3 for name in SWITCHES}
    points = rng.choice((None, None, None, 5, 20))
    options = Options(seats=seats, points=points, idle_limit=rng.choice((1, 2, 12)), **rules)
    table = parse_position(f"seats={seats} options={options_text(options)} site=roma")
    deck = [card for card in range(CARDS) for _ in range(IN_DECK[card])]
    rng.shuffle(deck)
    for seat in range(seats):
        for _ in range(
            rng.choice((0, 1, 1, 2, 3, 6, 11) if options.draw_after_battle else (0, 1, 1, 2, 3, 6))
        ):
            table.hands[seat][deck.pop()] += 1
        for _ in range(rng.choice((0, 0, 1, 2, 3))):
            card = deck.pop()
            if LETTERS[card] not in "BKU":
                table.lines[seat][card] += 1
        if options.hidden_cards and CONCEALED[deck[-1]] and rng.random() < 0.6:
            table.down[seat] = deck.pop()
    if sum(table.lines[seat][LETTERS.index("W")] for seat in range(seats)):
        for seat in range(seats):
            table.lines[seat][LETTERS.index("S")] = 0
    for _ in range(len(deck) if rng.random() < 0.15 else rng.randrange(12)):
        table.discards[deck.pop()] += 1
    table.battles = rng.randrange(1, 9)
    table.idle_battles = min(table.battles, rng.choice((0, 0, 1, 2)))
    table.holder, table.first_holder = rng.randrange(seats), rng.randrange(seats)
    _random_board(table, rng)
    _random_fight(table, rng)
    return settled(table)


def settled(table: Table) -> Table:
    """A table whose lines, hands and face-down cards were set: what follows from them is made to fit."""
    face_down = sum(card != NO_CARD for card in table.down)
    table.played = sum(map(sum, table.lines)) + face_down
    return parse_position(position_text(table))


def _random_board(table: Table, rng: random.Random) -> None:
    for region in rng.sample(range(REGIONS), rng.choice((0, 3, 6, 9, 12, 15, 16))):
        for seat in rng.sample(range(table.seats), table.seats):
            table.owner[region] = seat
            if not ending_of(table, seat):
                break
            table.owner[region] = NOBODY
    free = [region for region in range(REGIONS) if table.owner[region] == NOBODY]
    table.site = rng.choice([*range(REGIONS)] if table.capturing_regions else free)
    table.favor = rng.choice((NO_REGION, NO_REGION, rng.randrange(REGIONS), rng.choice(free)))
    if table.owner[table.site] == table.holder:
        table.site = free[0]
    if table.points:
        table.games = rng.randrange(3)
        scores = (table.points - 1, table.points - 1, rng.randrange(table.points))
        table.scores[: table.seats] = [rng.choice(scores) for _ in range(table.seats)]


def _random_fight(table: Table, rng: random.Random) -> None:
    if rng.random() < 0.12 and (table.points or not table.capturing_regions):
        table.final = MATCH_FINAL if table.points and rng.random() < 0.6 else GAME_FINAL
        if table.capturing_regions:
            table.final = MATCH_FINAL
        table.site = NO_REGION
        fighters = rng.sample(range(table.seats), rng.randint(2, table.seats))
        if table.final == MATCH_FINAL:
            table.winners, table.ending, table.games = 1 << fighters[0], BY_TOTAL, table.games + 1
            for seat in fighters:
                table.scores[seat] = table.points + 1
        table.contenders = sum(1 << seat for seat in fighters)
        for seat in range(table.seats):
            if seat not in fighters:
                table.hands[seat], table.lines[seat], table.down[seat] = [0] * CARDS, [0] * CARDS, NO_CARD
    elif table.capturing_regions:
        table.defender = table.owner[table.site]
        table.defender_waits = int(table.defender != NOBODY and not _has_played(table, table.defender))
    for seat in range(table.seats):
        waits = seat == table.defender and table.defender_waits
        table.out[seat] = int(not table.contenders >> seat & 1 or (rng.random() < 0.25 and not waits))
    fighting = [seat for seat in range(table.seats) if table.contenders >> seat & 1]
    table.turn = rng.choice(fighting)
    table.out[table.turn] = 0


def _has_played(table: Table, seat: int) -> bool:
    return any(table.lines[seat]) or table.down[seat] != NO_CARD


def four_each(rng: random.Random) -> Table:
    """R8.3: before the last region is won by somebody, with random lines."""
    table = parse_position(f"{LAST_REGION} hands=/// battles=15")
    table.owner[Region.SPOLETO], table.favor = NOBODY, Region.ROMA
    if rng.random() < 0.5:
        table.owner[Region.ROMA], table.favor = 3, NO_REGION
    for seat in range(4):
        table.lines[seat][rng.randrange(7)] = rng.choice((0, 0, 1))
        table.hands[seat][rng.randrange(CARDS)] = rng.choice((0, 1))
    table.holder = table.turn = rng.randrange(4)
    return settled(table)


def few_cards(rng: random.Random) -> Table:
    """R12.3, R12.5: no hand holds a card, and so many lie in lines that a deal of ten for each runs short."""
    seats = rng.choice((5, 6, 6))
    owners = rng.sample([region for region in Region if region != Region.ROMA], 12)
    table = parse_position(f"seats={seats} options=draw-after-battle site=roma battles={rng.randint(12, 15)}")
    for number, region in enumerate(owners):
        table.owner[region] = number % seats
        if ending_of(table, number % seats):
            table.owner[region] = NOBODY
    deck = [card for card in range(CARDS) for _ in range(IN_DECK[card]) if LETTERS[card] not in "BKUSW"]
    rng.shuffle(deck)
    for seat in range(seats):
        for _ in range(HAND_SIZE + region_count(table, seat) - (rng.random() < 0.3)):
            table.lines[seat][deck.pop()] += 1
    table.discards[LETTERS.index("K")], table.discards[LETTERS.index("B")] = (
        rng.randrange(17),
        rng.randrange(7),
    )
    table.holder = table.turn = rng.randrange(seats)
    for seat in range(seats):
        table.out[seat] = int(seat != table.turn)
    return settled(table)


def last_region(rng: random.Random) -> Table:
    """R8.3, R9.1, R14.7: one region is left, and hardly anybody wins by conquering it."""
    while True:
        seats = rng.choice((5, 6))
        options = rng.choice(("bigger-kingdoms", "bigger-kingdoms+hidden-cards", "bigger-kingdoms+points:5"))
        capturing = "+capturing-regions" * (rng.random() < 0.2)
        words = "+".join(sorted((options + capturing).split("+"), key=WORDS.index))
        table = parse_position(f"seats={seats} options={words} site=roma battles=16")
        for region in rng.sample(range(REGIONS), REGIONS - 1):
            for seat in sorted(rng.sample(range(seats), seats), key=table.owner.count):
                table.owner[region] = seat
                if not ending_of(table, seat):
                    break
                table.owner[region] = NOBODY
        free = [region for region in range(REGIONS) if table.owner[region] == NOBODY]
        if len(free) == 1:
            break
    table.site = free[0]
    for seat in range(seats):
        table.lines[seat][rng.randrange(7)] = rng.choice((0, 1))
        table.hands[seat][rng.randrange(CARDS)] = rng.choice((0, 1))
    table.holder = table.turn = rng.randrange(seats)
    return settled(table)


def one_hand(rng: random.Random) -> Table:
    """R7.2: one seat holds cards, some of which others know."""
    seats = rng.randint(2, 4)
    seat = rng.randrange(seats)
    cards = rng.sample("1233456TTCCWKKHD", rng.randint(1, 4))
    known = [card for card in cards if rng.random() < 0.6]
    hands, shown = ("".join(sorted(some, key=LETTERS.index)) for some in (cards, known))
    words = [f"seats={seats} site=roma turn={seat} holder={rng.randrange(seats)} battles={rng.randint(1, 5)}"]
    words += [f"hands={'/' * seat}{hands}{'/' * (seats - 1 - seat)}"]
    words += [f"known={seat}>{rng.choice(('*', str((seat + 1) % seats)))}:{shown}"] if shown else []
    words += ["out=" + "".join(str(other) for other in range(seats) if other != seat)]
    return parse_position(" ".join(words))


def defended(rng: random.Random) -> Table:
    """R14: a battle for a controlled region, in which the defender has not played yet."""
    seats = rng.randint(2, 4)
    hidden = "+hidden-cards" * (rng.random() < 0.3)
    table = parse_position(
        f"seats={seats} options=capturing-regions{hidden} site=roma owners=roma:0 battles=3"
    )
    table.defender, table.defender_waits, table.battles = 0, 1, 3
    for seat in range(seats):
        if rng.random() < 0.8:
            table.hands[seat][rng.randrange(CARDS)] = 1
        if seat:
            table.lines[seat][rng.choice((0, 0, 1, 10))] = rng.choice((0, 1, 2))
            table.out[seat] = int(rng.random() < 0.7)
    table.holder = rng.randrange(seats)
    table.turn = rng.choice([seat for seat in range(seats) if not table.out[seat]])
    return settled(table)


WORDS: Final = ("bigger-kingdoms", "capturing-regions", "hidden-cards", "points:5")
SPECIAL: Final = (four_each, last_region, few_cards, one_hand, defended)
STARTS: Final = (*SPECIAL, *[random_position] * 25)


def walks() -> Iterator[Happening]:
    """What happens in random play, from many random positions, for ever."""
    for seed in count():
        rng = random.Random(f"conformance {seed}")
        table = STARTS[seed % len(STARTS)](rng)
        for _ in range(40):
            if table.phase == Phase.OVER:
                break
            entry = next_entry(table, rng, LIVELY)
            before = table.copy()
            enter(table, entry)
            yield Happening(before, entry, table.copy())
