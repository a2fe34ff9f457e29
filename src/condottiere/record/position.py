"""Positions as one line of text: writing and parsing them.

Fields are `name=value`, in any order. Fields with their default value are left out, so that a position for a
test may be as short as `seats=3 site=roma hands=T5/3W/1 lines=TT54/W/`. All cards not named are in the pile.

    seats=4                         the only required field
    options=hidden-cards+points:20  optional rules, by their names in `Options`; idle-limit:N
    phase=battle turn=2             what the table waits for, and the seat to act
    holder=0 site=roma favor=-      the tokens
    owners=roma:0,napoli:2          control markers
    hands=T5/3W/1/                  hands by seat, as letters of `notation`
    lines=TT54/W//                  face-up cards by seat
    down=/5//                       face-down cards by seat
    down-shown=1>03                 the seats that were shown seat 1's face-down card ('*' is everybody)
    known=0>*:T,0>2:TT              who knows which cards in a hand or face down; sure=... in the hand itself
    discards=WK                     the rest of the deck is the pile
    out=02                          seats that have passed for good
    unanswered=12 discarding=0      who has yet to answer (R4.5; if left out, all with cards), who discards
    played=5                        if left out, as many cards as lie in lines and face down
and less often asked, after-deal, due, defender, defender-waits, contenders, final, battles, idle-battles,
first-holder, winners, ending, games, scores, match-winners.
"""

from dataclasses import fields
from typing import Final

from condottiere.rules import Card, Options, OptionsError, Phase, Table, new_table
from condottiere.rules.cards import CONCEALED, IN_DECK, NO_CARD
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import NO_REGION
from condottiere.rules.table import NO_FINAL, NOBODY, options_of
from condottiere.rules.visibility import is_fighting

from .fields import FIELDS
from .notation import NotationError, parse_number


def position_text(table: Table) -> str:
    """Write the position of a table as one line."""
    options = options_of(table)
    usual = _empty(options)
    usual.played = _lying(table)
    words = [f"seats={table.seats}"]
    if text := options_text(options):
        words.append(f"options={text}")
    for name, field in FIELDS.items():
        text = field.write(table)
        if text != field.write(usual):
            words.append(f"{name}={text}")
    return " ".join(words)


def parse_position(text: str) -> Table:
    """Parse a position. Raises NotationError, which names the wrong field."""
    words: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in words:
            raise NotationError(f"{word[:40]!r} should be name=value, each name once")
        words[name] = value
    table = _empty(parse_options(words.pop("seats", ""), words.pop("options", "")))
    for name, value in words.items():
        if name not in FIELDS:
            raise NotationError(f"{name[:40]!r} is no field of a position")
        try:
            FIELDS[name].read(table, value)
        except (ValueError, KeyError) as error:
            raise NotationError(f"in {name}={value[:40]}: {error}") from None
    _count_cards(table)
    if "played" not in words:
        table.played = _lying(table)
    _check_battle(table)
    _check_cards_played(table)
    if table.phase == Phase.HAND and "unanswered" not in words:
        table.unanswered = sum(1 << seat for seat in range(table.seats) if table.held[seat])
    return table


def options_text(options: Options) -> str:
    """Write options as 'hidden-cards+points:20'; empty if all have their default."""
    chosen = ((word, option, getattr(options, option.name)) for word, option in _OPTIONS.items())
    return "+".join(
        word if option.type is bool else f"{word}:{value}"
        for word, option, value in chosen
        if value != option.default
    )


def parse_options(seats: str, text: str) -> Options:
    """Parse seats and options, such as '4' and 'hidden-cards+points:20'. Raises NotationError."""
    settings: dict[str, int] = {}
    for word in text.split("+") if text else ():
        name, _, value = word.partition(":")
        option = _OPTIONS.get(name)
        if option is None or (option.type is bool and value):
            raise NotationError(f"{word[:40]!r} is no option")
        settings[option.name] = True if option.type is bool else parse_number(value)
    try:
        return Options(seats=parse_number(seats), **settings)  # type: ignore[arg-type]  # each name has its type
    except (OptionsError, NotationError) as error:
        raise NotationError(f"seats={seats[:40]} options={text[:80]}: {error}") from None


_OPTIONS: Final = {
    field.name.replace("_", "-"): field
    for field in sorted(fields(Options), key=lambda field: field.type is not bool)
    if field.name not in ("seats", "first_holder")
}
"""The options by their names in text: those that are on or off, then those with a number."""


def _empty(options: Options) -> Table:
    """Make a table of default values: a new battle, with seat 0 holding the token and on turn."""
    table = new_table(options, 0)
    table.phase = Phase.BATTLE
    table.turn = 0
    table.due = [0] * MAX_SEATS
    table.out = [1 - (table.contenders >> seat & 1) for seat in range(MAX_SEATS)]
    return table


def _count_cards(table: Table) -> None:
    """Fill in the size of every hand, and the pile. Raises NotationError for more cards than the deck has."""
    for seat in range(table.seats):
        table.held[seat] = sum(table.hands[seat])
    for card in Card:
        placed = table.discards[card] + sum(
            table.hands[seat][card] + table.lines[seat][card] + (table.down[seat] == card)
            for seat in range(table.seats)
        )
        if placed > IN_DECK[card]:
            raise NotationError(f"R1.2: the deck has {IN_DECK[card]} x {card.label}, not {placed}")
        table.pile[card] = IN_DECK[card] - placed


def _check_battle(table: Table) -> None:
    """Check that a battle has a site, unless it is final (R9.3), and contenders. Raises NotationError."""
    battle = table.after_deal if table.phase == Phase.DEAL else table.phase
    fighting = battle in (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR)
    if fighting and table.site == NO_REGION and table.final == NO_FINAL:
        raise NotationError("a battle needs its site, as in site=roma")
    if table.contenders == 0:
        raise NotationError("contenders= must name at least one seat")
    if table.holder == NOBODY or (table.turn == NOBODY and table.phase not in (Phase.INTERVAL, Phase.OVER)):
        raise NotationError("somebody must hold the token and be on turn")


def _lying(table: Table) -> int:
    """How many cards lie in lines and face down."""
    face_up = sum(sum(table.lines[seat]) for seat in range(table.seats))
    return face_up + sum(table.down[seat] != NO_CARD for seat in range(table.seats))


def _check_cards_played(table: Table) -> None:
    """Check that cards lie only where the rules put them. Raises NotationError."""
    fighting = is_fighting(table)
    lying = _lying(table)
    in_play = [sum(table.lines[seat][card] for seat in range(table.seats)) for card in Card]
    face_down = [card for card in table.down[: table.seats] if card != NO_CARD]
    resting = [seat for seat in range(table.seats) if not table.contenders >> seat & 1]
    contradictions = (
        (table.played < lying, f"R2.2: played= is too small, as {lying} cards lie in lines and face down"),
        (in_play[Card.BISHOP], "R5.3: a Bishop is discarded when it is played and lies in no line"),
        (in_play[Card.SCARECROW], "R6.3: a Scarecrow is discarded when it is played and lies in no line"),
        (in_play[Card.WINTER] and in_play[Card.SPRING], "R5.1, R5.2: Winter and Spring discard each other"),
        (
            fighting and in_play[Card.SURRENDER],
            "R5.7: a Surrender ends the battle and lies in no line before",
        ),
        (not all(CONCEALED[card] for card in face_down), "R15.1: such a card is not played face down"),
        (face_down and not table.hidden_cards, "R15.1: cards lie face down only with options=hidden-cards"),
        (face_down and not fighting, "R15.4: no card lies face down when the battle is over"),
        (
            fighting and not all(table.out[seat] for seat in resting),
            "R9.3: out= must name who does not fight",
        ),
        (fighting and table.out[table.turn], "R2.3: the seat on turn has passed, by out="),
    )
    for contradicts, words in contradictions:
        if contradicts:
            raise NotationError(words)
