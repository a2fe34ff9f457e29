"""What a server commits itself to while a deal is due, so that nothing can be chosen once entropy is known.

Some choices just before a deal are seen by nobody else: the cards that are kept (R7.2), and how many are
drawn (R12.2). The commitment is HMAC-SHA-256, with the secret as its key, of this text:

    condottiere pile 1
    table n2xWq4Zk_0aB
    deal 2
    cards 111WWS
    seats 3 0 2

`cards` is the pile that will be shuffled, in the order of the letters, and `seats` how many cards of the deal
fall to each seat. Everybody sees the discards, of which a pile may be made anew within the deal (R12.5).
"""

import hmac
from collections.abc import Sequence

from condottiere import rules
from condottiere.record.notation import counts_text

from .state import FairShuffle


def due_commitment(shuffle: FairShuffle, deal: int, table: rules.Table) -> str:
    """Return the commitment for a table at which this deal, from 1, is due."""
    return pile_commitment(shuffle, deal, list(table.pile), _falling(table))


def pile_commitment(shuffle: FairShuffle, deal: int, pile: Sequence[int], falling: Sequence[int]) -> str:
    """Return the commitment to a pile, as counts by card, and to how many cards fall to each seat."""
    lines = [
        "condottiere pile 1",
        f"table {shuffle.table}",
        f"deal {deal}",
        f"cards {counts_text(list(pile))}",
        f"seats {' '.join(map(str, falling))}",
    ]
    text = "".join(f"{line}\n" for line in lines)
    return hmac.digest(bytes.fromhex(shuffle.secret), text.encode(), "sha256").hex()


def _falling(table: rules.Table) -> list[int]:
    """How many cards of the deal that is due fall to each seat, whatever cards these are."""
    after = table.copy()
    while after.phase == rules.Phase.DEAL:
        rules.deal(after, next(card for card in rules.Card if after.pile[card]))
    return [sum(after.hands[seat]) - sum(table.hands[seat]) for seat in range(table.seats)]
