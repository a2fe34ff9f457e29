"""Cards that are dealt or drawn, and the end of a round."""

from collections.abc import Iterator

from condottiere.languages.fact import Amount, Fact
from condottiere.rules import Phase

from .change import Change
from .line import Line


def deal(change: Change) -> Iterator[Line]:
    """R1.6, R7.3, R12: how many cards everybody got, and which ones the viewer."""
    if change.before.battles == 0 and not change.before.final_battle:
        of_match = bool(change.before.options.points)
        begins = Fact(
            id="match-game-begins" if of_match else "game-begins",
            seat=change.before.holder,
            game=change.before.games + 1 if of_match else None,
        )
        yield Line("game", None, begins)
    sizes = enumerate(zip(change.before.seats, change.after.seats, strict=True))
    got = (Amount(seat, now.hand_size - was.hand_size) for seat, (was, now) in sizes)
    dealt = tuple(amount for amount in got if amount.count)
    if len(dealt) > 1 or not change.after.options.draw_after_battle:
        yield Line("deal", None, Fact(id="cards-dealt", amounts=dealt))
    if change.after.viewer is not None:
        mine = tuple(now - was for now, was in zip(change.after.hand, change.before.hand, strict=True))
        drawn = change.before.options.draw_after_battle and len(dealt) == 1
        if any(mine):
            told = Fact(id="you-draw" if drawn else "you-are-dealt", cards=mine)
            yield Line("deal", change.after.viewer, told)


def round_end(change: Change) -> Iterator[Line]:
    """R7.1."""
    before, after = change.before.phase, change.after.phase
    ended = before in (Phase.SITE, Phase.HAND) and after in (Phase.KEEP, Phase.DEAL)
    if ended and not change.after.options.draw_after_battle:
        yield Line("deal", None, Fact(id="round-over"))
