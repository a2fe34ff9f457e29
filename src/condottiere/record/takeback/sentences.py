"""What is taken back, in words that everybody may read."""

from condottiere.rules import Card, Phase, Region, Table


def what_was_taken_back(now: Table, before: Table) -> str:
    """What the seat on turn did at the table `before`, which led to `now`: 'Winter', 'the pass'.

    Made of what everybody sees of both: the lines, the discards and how many cards a hand holds.
    """
    if before.phase == Phase.SITE:
        return f"the choice of {Region(now.site).label}"
    if before.phase == Phase.FAVOR:
        return "the place of the Favor"
    if before.phase == Phase.RESCUE:
        return "what the Scarecrow was to bring back"
    if now.held[before.turn] >= before.held[before.turn]:
        return "the pass"
    open_cards = (card for card in Card if _in_the_open(now, card) > _in_the_open(before, card))
    return next((card.label for card in open_cards), "a card that was played face down")


def _in_the_open(table: Table, card: Card) -> int:
    """How many cards of a kind lie face up in lines or are discarded."""
    return table.discards[card] + sum(line[card] for line in table.lines)
