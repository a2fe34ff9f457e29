"""R2.6: previews of the strengths and effects after each play of the seat on turn.

They are computed at a copy of the table without the cards that this seat cannot see, so that they reveal
nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from condottiere.languages.fact import Fact, Loss
from condottiere.record.notation import action_text
from condottiere.rules import Card, Pass, Phase, Play, Rescue, Table, decode, legal
from condottiere.rules.actions import FAVOR_OFF, RESCUE_NONE
from condottiere.rules.battle import has_mercenary_in_line, turn_up
from condottiere.rules.cards import CARDS, CONCEALED, NO_CARD, SPRING, WINTER
from condottiere.rules.fields import copier
from condottiere.rules.leaders import conqueror_of
from condottiere.rules.play import step
from condottiere.rules.strength import highest_mercenary, in_play, strengths
from condottiere.rules.table import NOBODY, TABLE_FIELDS

_FIRST_CHOICE: Final = {Phase.RESCUE: RESCUE_NONE, Phase.FAVOR: FAVOR_OFF}
"""The choice assumed after a Scarecrow or a Bishop: to take nothing, and no Favor on the board."""


@dataclass(frozen=True, slots=True)
class CardPreview:
    """The battle after an action, as far as the seat on turn can tell."""

    token: str
    strengths: tuple[int, ...]
    """The strength of each seat's line, over the cards that would then be face up."""
    notes: tuple[Fact, ...]
    """Its other effects, or why it would have none."""


def previews(table: Table) -> Iterator[CardPreview]:
    """Yield a preview of each card that the seat on turn may play or take back, and of passing revealing."""
    if table.phase not in (Phase.BATTLE, Phase.RESCUE):
        return
    seen = _as_seen_by_turn(table)
    for code in legal(table):
        match decode(code):
            case Play(card):
                after = _strengths_after(seen, code)
                yield CardPreview(
                    action_text(code), after, (*_notes(table, seen, card), *_supposition(seen, card, after))
                )
            case Pass(revealing=True):
                turned_up = _to_try(seen)
                turn_up(turned_up, turned_up.turn)
                yield CardPreview(action_text(code), _strengths(turned_up), ())
            case Rescue():
                yield CardPreview(action_text(code), _strengths_after(seen, code), tuple(_turned_up(seen)))


def _as_seen_by_turn(table: Table) -> Table:
    """Return a copy of the table without the cards that the seat on turn cannot see."""
    seen = table.copy()
    seen.pile = [0] * CARDS
    for seat in range(table.seats):
        if seat != table.turn:
            seen.hands[seat] = [0] * CARDS
            seen.down[seat] = NO_CARD
    return seen


_copy_all_but_knowledge: Final = copier(
    tuple(field for field in TABLE_FIELDS if field.name not in ("known", "sure"))
)


def _to_try(seen: Table) -> Table:
    """Return a copy of a table for trying an action.

    It shares the knowledge of hands, the largest part of a table, and changes it. No strength depends on it.
    """
    copied = Table.__new__(Table)
    copied.known, copied.sure = seen.known, seen.sure
    _copy_all_but_knowledge(seen, copied)
    return copied


def _strengths(table: Table) -> tuple[int, ...]:
    return tuple(strengths(table))


def _strengths_after(seen: Table, code: int) -> tuple[int, ...]:
    if decode(code) == Play(Card.SURRENDER):
        return _strengths(seen)  # R5.7: it ends the battle and changes no line
    after = _to_try(seen)
    step(after, code)
    if (choice := _FIRST_CHOICE.get(Phase(after.phase))) is not None:
        step(after, choice)
    return _strengths(after)


def _turned_up(seen: Table) -> Iterator[Fact]:
    down = seen.down[seen.turn]
    if down != NO_CARD:
        yield Fact(id="preview-turns-up", card=down)


def _supposition(seen: Table, card: Card, after: tuple[int, ...]) -> Iterator[Fact]:
    """R6.1, R15.2: note that the preview of a Scarecrow which turns a card up assumes no card taken back."""
    if card == Card.SCARECROW and has_mercenary_in_line(seen, seen.turn) and after != _strengths(seen):
        yield Fact(id="preview-scarecrow-none")


def _notes(table: Table, seen: Table, card: Card) -> Iterator[Fact]:
    if card == Card.SURRENDER:
        yield _end(table)
        return
    if table.hidden_cards and CONCEALED[card]:
        yield Fact(id="preview-face-down")
    else:
        yield from _effects(seen, card)
    yield from _turned_up(seen)


def _effects(seen: Table, card: Card) -> Iterator[Fact]:
    """Yield the effects of a card besides its strength, or why it has none."""
    if card in (Card.WINTER, Card.SPRING):
        yield from _of_weather(seen, card)
    elif card == Card.BISHOP:
        highest = highest_mercenary(seen)
        yield Fact(id="preview-bishop-nothing") if highest < 0 else _discards(seen, highest)
    elif card == Card.DRUMMER:
        yield from _of_drummer(seen)
    elif card == Card.SCARECROW:
        finds = has_mercenary_in_line(seen, seen.turn)
        yield Fact(id="preview-scarecrow" if finds else "preview-scarecrow-nothing")
    elif card == Card.COURTESAN and _leads_in_courtesans(seen):
        yield Fact(id="preview-courtesan")


def _of_weather(seen: Table, card: Card) -> Iterator[Fact]:
    """R5.1, R5.2, R3.2, R3.4: the effects of a Winter or Spring."""
    opposite = SPRING if card == WINTER else WINTER
    if in_play(seen, opposite):
        yield _discards(seen, opposite)
    elif in_play(seen, card):
        yield Fact(id="preview-weather-again", card=card)
    elif highest_mercenary(seen) < 0:
        yield Fact(id="preview-weather-nothing", card=card)


def _of_drummer(seen: Table) -> Iterator[Fact]:
    """R3.3: the effects of a Drummer."""
    if seen.lines[seen.turn][Card.DRUMMER]:
        yield Fact(id="preview-drummer-again")
    elif not has_mercenary_in_line(seen, seen.turn):
        yield Fact(id="preview-drummer-nothing")


def _leads_in_courtesans(seen: Table) -> bool:
    """R4.2: whether one more Courtesan would give the seat on turn the single most, over face-up cards."""
    most = max(seen.lines[seat][Card.COURTESAN] for seat in range(seen.seats) if seat != seen.turn)
    return not seen.final and seen.lines[seen.turn][Card.COURTESAN] + 1 > most


def _discards(seen: Table, card: int) -> Fact:
    """The cards that each seat would lose if all of a kind were discarded."""
    losses = [
        Loss(seat=seat, cards=tuple(line[card] if kind == card else 0 for kind in range(CARDS)))
        for seat, line in enumerate(seen.lines[: seen.seats])
        if line[card]
    ]
    return Fact(id="preview-discards", losses=tuple(losses))


def _end(table: Table) -> Fact:
    """R5.7, R15.4: the result of a Surrender, as far as face-up cards tell."""
    if any(table.down[seat] != NO_CARD for seat in range(table.seats)):
        return Fact(id="preview-ends-unseen")
    seat = conqueror_of(table)
    return Fact(id="preview-ends-tied") if seat == NOBODY else Fact(id="preview-ends", seat=seat)
