"""What the seat on turn did, and what its card did to the lines."""

from collections.abc import Iterator

from condottiere.languages.fact import Fact, Loss
from condottiere.rules import (
    Action,
    Card,
    ChooseSite,
    DiscardHand,
    Draw,
    KeepCards,
    Pass,
    Phase,
    PlaceFavor,
    Play,
    Rescue,
)
from condottiere.rules.cards import CONCEALED

from .change import Change
from .line import Line, counts


def action_lines(change: Change, action: Action | None) -> Iterator[Line]:
    """What the seat on turn did; None is an action of which the viewer does not see everything."""
    match action:
        case None if change.before.phase == Phase.KEEP:
            yield change.deed("hand", "keeps-so-many", count=change.after.seats[change.seat].hand_size)
        case None:
            yield change.deed("play", "plays-unseen")
        case Pass():
            yield change.deed("pass", "holds-back" if change.after.seats[change.seat].waiting else "passes")
        case Play(card):
            face_down = change.before.options.hidden_cards and CONCEALED[card]
            yield change.deed("play", "plays-face-down" if face_down else "plays", card=card)
            yield from _swept_away(change, card)
        case Rescue(None):
            yield change.deed("effect", "rescues-nothing")
        case Rescue(card):
            yield change.deed("effect", "rescues", card=card)
        case PlaceFavor(None):
            off = change.before.favor is None
            yield change.deed("token", "leaves-favor-off" if off else "takes-favor-off")
        case PlaceFavor(region):
            yield change.deed("token", "places-favor", region=region)
        case _:
            yield from _after_battle(change, action)


def _after_battle(change: Change, action: Action) -> Iterator[Line]:
    match action:
        case ChooseSite(region):
            owner = change.before.owners[region]
            what = "chooses-site" if owner is None else "chooses-site-of"
            yield change.deed("site", what, region=region, other=owner)
        case DiscardHand():
            yield change.deed("hand", "discards-hand", cards=change.discarded)
        case KeepCards(cards):
            yield change.deed("hand", "keeps" if cards else "keeps-nothing", cards=counts(cards))
        case Draw(count):
            yield change.deed("deal", "draws", count=count)
        case _:
            # A hand kept after a battle is the rule: saying so of every seat would drown the rest.
            pass


def _swept_away(change: Change, played: Card) -> Iterator[Line]:
    """R5.1 to R5.3: what Winter, Spring and Bishop clear from the lines."""
    gone = [now - was for now, was in zip(change.after.discards, change.before.discards, strict=True)]
    gone[played] = 0
    if played in (Card.WINTER, Card.SPRING) and any(gone):
        yield Line("effect", change.seat, Fact(id="clears", cards=tuple(gone)))
    if played == Card.BISHOP and any(gone):
        yield Line("effect", change.seat, Fact(id="bishop-strikes", losses=tuple(_struck(change))))
    elif played == Card.BISHOP:
        yield Line("effect", change.seat, Fact(id="bishop-finds-nobody"))


def _struck(change: Change) -> Iterator[Loss]:
    """R5.3: what a Bishop has taken from the lines."""
    for seat, (was, now) in enumerate(zip(change.before.seats, change.after.seats, strict=True)):
        lost = [before - after for before, after in zip(was.line, now.line, strict=True)]
        for _, card in (up for up in change.turned_up if up[0] == seat):
            lost[card] += 1  # turned up in front of its seat by this same action, then struck
        lost[Card.BISHOP] = 0
        if any(lost):
            yield Loss(seat, tuple(lost))
