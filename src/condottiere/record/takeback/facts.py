"""What is taken back, as facts that everybody may know."""

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Proposed
from condottiere.record.agreements.requests import effect_of
from condottiere.record.notation import Entry
from condottiere.rules import Card, Phase, Table


def is_agreed_at_once(entry: Entry, following: Entry | None) -> bool:
    """Whether nobody else had to agree to a take-back: then only that it is done is told, and by whom."""
    return (
        isinstance(entry, Proposed)
        and entry.proposal.kind == "takeback"
        and following == effect_of(entry.proposal)
    )


def what_was_taken_back(now: Table, before: Table) -> Fact:
    """What the seat on turn did at the table `before`, which led to `now`.

    Made of what everybody sees of both: the lines, the discards and how many cards a hand holds.
    """
    match before.phase:
        case Phase.SITE:
            return Fact(id="choice-of-site", region=now.site)
        case Phase.FAVOR:
            return Fact(id="place-of-favor")
        case Phase.RESCUE:
            return Fact(id="choice-of-rescue")
    if now.held[before.turn] >= before.held[before.turn]:
        return Fact(id="the-pass")
    for card in Card:
        if _in_the_open(now, card) > _in_the_open(before, card):
            return Fact(id="the-card", card=card)
    return Fact(id="the-face-down-card")


def _in_the_open(table: Table, card: Card) -> int:
    """How many cards of a kind lie face up in lines or are discarded."""
    return table.discards[card] + sum(line[card] for line in table.lines)
