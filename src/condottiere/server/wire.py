"""From Views to messages, field by field: a field that is not named here is not sent."""

import unicodedata
from typing import get_args

from condottiere.record.notation import action_text
from condottiere.record.words import Line, cards_in_words
from condottiere.rules import (
    Action,
    Card,
    ChooseSite,
    DiscardHand,
    Draw,
    KeepCards,
    KeepHand,
    Options,
    Pass,
    PlaceFavor,
    Play,
    Rescue,
    SeatView,
    View,
    decode,
)
from condottiere.rules.cards import CONCEALED

from .protocol import ActionKind, EndingName, LegalAction, LogLine, PhaseName, Seat, TableOptions, TableView

_PHASES: dict[str, PhaseName] = {name: name for name in get_args(PhaseName)}
_ENDINGS: dict[str, EndingName] = {name: name for name in get_args(EndingName)}


def table_view(view: View) -> TableView:
    """A View as it is sent to its viewer."""
    return TableView(
        viewer=view.viewer,
        phase=phase_name(view),
        turn=view.turn,
        holder=view.holder,
        site=view.site,
        favor=view.favor,
        defender=view.defender,
        owners=list(view.owners),
        seats=[_seat(seat) for seat in view.seats],
        hand=list(view.hand),
        pile=view.pile,
        discards=list(view.discards),
        unseen=list(view.unseen),
        legal=[legal_action(code) for code in view.legal],
        battles=view.battles,
        played=view.played,
        idle_battles=view.idle_battles,
        idle_limit=view.idle_limit,
        can_end=view.can_end,
        final_battle=view.final_battle,
        ending=_ENDINGS[view.ending.name.lower()],
        winners=list(view.winners),
        games=view.games,
        first_holder=view.first_holder,
        match_winners=list(view.match_winners),
        total_needed=view.total_needed,
        adjacent_needed=view.adjacent_needed,
        draw_after_battle=view.draw_after_battle,
        capturing_regions=view.capturing_regions,
        hidden_cards=view.hidden_cards,
        points=view.points,
    )


def phase_name(view: View) -> PhaseName:
    """What the table waits for."""
    return _PHASES[view.phase.name.lower()]


def _seat(seat: SeatView) -> Seat:
    return Seat(
        hand_size=seat.hand_size,
        known=list(seat.known),
        sure=list(seat.sure),
        line=list(seat.line),
        face_down=seat.face_down,
        face_down_card=seat.face_down_card,
        strength=seat.strength,
        working=seat.working,
        contending=seat.contending,
        passed=seat.passed,
        waiting=seat.waiting,
        regions=seat.regions,
        adjacent=seat.adjacent,
        total_missing=seat.total_missing,
        adjacent_missing=seat.adjacent_missing,
        score=seat.score,
    )


def legal_action(code: int) -> LegalAction:
    """An action code with its token and what it is about."""
    action = decode(code)
    message = LegalAction(
        token=action_text(code), kind=_kind(action), card=None, region=None, cards=None, count=None
    )
    match action:
        case Play(card) | Rescue(card):
            message.card = card
        case ChooseSite(region) | PlaceFavor(region):
            message.region = region
        case KeepCards(cards):
            message.cards = list(cards)
        case Draw(count):
            message.count = count
    return message


def _kind(action: Action) -> ActionKind:
    match action:
        case Pass(revealing):
            return "pass_revealing" if revealing else "pass"
        case Play():
            return "play"
        case ChooseSite():
            return "site"
        case PlaceFavor():
            return "favor"
        case Rescue():
            return "rescue"
        case KeepHand():
            return "keep_hand"
        case DiscardHand():
            return "discard_hand"
        case KeepCards():
            return "keep"
        case Draw():
            return "draw"


def action_in_words(view: View, code: int) -> str:
    """What a seat would do, as one tells it to do it: 'Play Mercenary 10'."""
    match decode(code):
        case Pass(revealing):
            waits = view.viewer is not None and view.seats[view.viewer].waiting
            return "Pass and turn up your card" if revealing else "Hold back" if waits else "Pass"
        case Play(card):
            return f"Play {card.label}{' face down' if view.hidden_cards and CONCEALED[card] else ''}"
        case ChooseSite(site):
            return f"Fight for {site.label}"
        case PlaceFavor(region):
            return "Leave the Favor off the board" if region is None else f"Put the Favor on {region.label}"
        case Rescue(rescued):
            return "Take nothing back" if rescued is None else f"Take {rescued.label} back"
        case KeepHand():
            return "Keep your hand"
        case DiscardHand():
            return "Discard your hand"
        case KeepCards(cards):
            return f"Keep {cards_in_words([cards.count(card) for card in Card]) or 'no cards'}"
        case Draw(count):
            return f"Draw {count or 'no'} card{'' if count == 1 else 's'}"


def log_line(line: Line) -> LogLine:
    """A line of the log as it is sent."""
    return LogLine(kind=line.kind, seat=line.seat, text=line.text)


def table_options(options: Options) -> TableOptions:
    """The options of a table as they are sent."""
    return TableOptions(
        first_holder=options.first_holder,
        bigger_kingdoms=options.bigger_kingdoms,
        draw_after_battle=options.draw_after_battle,
        points=options.points,
        capturing_regions=options.capturing_regions,
        hidden_cards=options.hidden_cards,
    )


def rules_options(seats: int, options: TableOptions) -> Options:
    """The options of a table as the rules take them. Raises OptionsError."""
    return Options(
        seats=seats,
        first_holder=options.first_holder,
        bigger_kingdoms=options.bigger_kingdoms,
        draw_after_battle=options.draw_after_battle,
        points=options.points,
        capturing_regions=options.capturing_regions,
        hidden_cards=options.hidden_cards,
    )


def plain(text: str) -> str:
    """A person's text on one line, without control characters and marks that turn or hide writing.

    Of what nobody could see, nothing is left.
    """
    kept = "".join(" " if unicodedata.category(c) in ("Cc", "Cs") else c for c in text if c not in _MARKS)
    return " ".join(kept.split()) if any(map(_seen, kept)) else ""


def _seen(c: str) -> bool:
    return unicodedata.category(c) not in ("Cf", "Mn", "Zl", "Zp", "Zs") and c not in _BLANK


_MARKS = (
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"  # direction
    "\u00ad\u200b\u2060\ufeff"  # no width. Joiners have none either, but make one emoji of several.
)
_BLANK = " \u115f\u1160\u2800\u3164\uffa0"
