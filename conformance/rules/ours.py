"""Condottiere's own answers to the questions of `run.py`: a model for other adapters.

python conformance/rules/run.py python conformance/rules/ours.py
"""

import json
import sys
from typing import Any

from condottiere.record.notation import (
    LETTERS,
    Acted,
    Dealt,
    EndedUnfinished,
    NextGameBegun,
    NotationError,
    Shown,
    action_text,
    counts_text,
    parse_entry,
)
from condottiere.record.position import parse_options, parse_position, position_text
from condottiere.rules import (
    PUBLIC,
    IllegalAction,
    OptionsError,
    Phase,
    SeatView,
    Table,
    View,
    Views,
    apply,
    deal,
    end_unfinished,
    legal,
    new_table,
    next_game,
    show,
    view,
)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Answer one question: what follows, or the number of the rule that refuses."""
    try:
        table = set_up(question["setup"]) if "setup" in question else parse_position(question["position"])
        positions = []
        for number, token in enumerate(question["actions"]):
            act(table, token)
            if number in question.get("at", ()):
                positions.append(position_text(table))
    except (IllegalAction, OptionsError, NotationError) as error:
        return {"refused": rule_of(error)}
    answered = what_follows(table)
    if question.get("views"):
        answered["views"] = seen_by_all(table)
    if "at" in question:
        answered["positions"] = positions
    return answered


def set_up(setup: dict[str, Any]) -> Table:
    """R1.4 to R1.6: a table that waits for its first deal."""
    return new_table(parse_options(str(setup["seats"]), setup["options"]), setup["holder"])


def act(table: Table, token: str) -> None:
    """Do what a token says. Raises IllegalAction."""
    match parse_entry(token):
        case Acted(code):
            apply(table, code)
        case Dealt(cards):
            for card in cards:
                deal(table, card)
        case Shown(seat, cards, face_down, to):
            show(table, seat, {card: cards.count(card) for card in cards}, face_down, to or {PUBLIC})
        case NextGameBegun():
            next_game(table)
        case EndedUnfinished():
            end_unfinished(table)
        case other:
            raise NotationError(f"{other} is nothing that the rules know")


def rule_of(error: Exception) -> str:
    """The number of the rule, with which a refusal begins: 'R5.3'. Raises an error that names none."""
    rules = [word.rstrip(":") for word in str(error).split() if word.endswith(":") and word.startswith("R")]
    if not rules:
        raise error
    return rules[0]


def what_follows(table: Table) -> dict[str, Any]:
    """The position, what the seat on turn may do, the strengths of all lines, and who won a finished game."""
    seen = view(table, None)
    follows: dict[str, Any] = {
        "position": position_text(table),
        "legal": " ".join(map(action_text, legal(table))),
        "strengths": [seat.strength for seat in seen.seats],
    }
    if table.phase in (Phase.OVER, Phase.INTERVAL):
        follows["winners"] = list(seen.winners)
        follows["match_winners"] = list(seen.match_winners)
    return follows


def seen_by_all(table: Table) -> dict[str, Any]:
    """What everybody may know, and what each seat and last a spectator may."""
    views = Views(table)
    seen = views.of(None)
    seats = seen.seats
    public = {
        "held": [seat.hand_size for seat in seats],
        "face_down": [number for number, seat in enumerate(seats) if seat.face_down],
        "passed": [number for number, seat in enumerate(seats) if seat.passed],
        "waiting": [number for number, seat in enumerate(seats) if seat.waiting],
        "regions": [seat.regions for seat in seats],
        "adjacent": [seat.adjacent for seat in seats],
        "pile": seen.pile,
        "turn": seen.turn,
        "can_end": seen.can_end,
        "can_only_pass": seen.can_only_pass,
    }
    return {"public": public, "viewers": [own(views.of(viewer)) for viewer in [*range(len(seats)), None]]}


def own(seen: View) -> dict[str, Any]:
    """The part of a View that differs between viewers."""
    return {
        "hand": counts_text(list(seen.hand)),
        "known": [counts_text(list(seat.known)) for seat in seen.seats],
        "sure": [counts_text(list(seat.sure)) for seat in seen.seats],
        "down": [down(seat) for seat in seen.seats],
        "unseen": list(seen.unseen),
        "legal": " ".join(map(action_text, seen.legal)),
        "answered": ("discard" if seen.discards_hand else "keep") if seen.answered else None,
    }


def down(seat: SeatView) -> str | None:
    """The face-down card of a seat, if the viewer knows it."""
    return None if seat.face_down_card is None else LETTERS[seat.face_down_card]


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
