"""What happened at a table, as facts for one viewer.

A fact is made only of what the viewer saw: its View before, the entry as it was seen, its View after.
So no log can tell more than the table did.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.record.agreements.facts import agreement_fact, withdrawn
from condottiere.record.agreements.notation import AgreementEntry, CaptainTookOver, Resigned, TakenBack
from condottiere.record.agreements.state import OpenProposal
from condottiere.record.fairness.notation import FairnessEntry
from condottiere.record.notation import Acted, Answered, Dealt, EndedUnfinished, Entry, NextGameBegun, Shown
from condottiere.record.pacts.facts import pact_fact
from condottiere.record.pacts.notation import PactEntry
from condottiere.record.takeback.facts import is_agreed_at_once, what_was_taken_back
from condottiere.record.takeback.turn_ups import turned_up
from condottiere.rules import (
    Card,
    Play,
    Table,
    View,
    Views,
    decode,
    encode,
    sees_action,
    view,
)
from condottiere.rules.actions import DISCARD_HAND
from condottiere.rules.battle import turn_all_up

from .actions import action_lines
from .battle_end import battle_end, final_battle, game_end
from .change import Change
from .deals import deal, round_end
from .line import Line, counts

SURRENDERED: Final = Acted(encode(Play(Card.SURRENDER)))


def narrate(
    before: Table,
    entry: Entry,
    after: Table,
    viewer: int | None,
    following: Entry | None = None,
    ended: Sequence[OpenProposal] = (),
) -> list[Line]:
    """The lines that tell a viewer (None for a spectator) of an entry between two tables.

    `following` is the next entry of the log, None if there is none yet; `ended` is what was proposed
    and is no longer since that entry (LogStep.ended).
    """
    return narrate_views(Views(before), entry, Views(after), viewer, following, ended)


def narrate_views(
    seen_before: Views,
    entry: Entry,
    seen_after: Views,
    viewer: int | None,
    following: Entry | None,
    ended: Sequence[OpenProposal] = (),
) -> list[Line]:
    """As `narrate`, of tables whose Views may be made already."""
    if isinstance(entry, AgreementEntry):
        return _narrate_agreement(seen_before.table, entry, seen_after.table, following, ended)
    lapse = "take-back-lapses-shown" if isinstance(entry, Shown) else "take-back-lapses"
    lapsed = [Line("game", one.by, Fact(id=lapse, seat=one.by)) for one in ended]
    return lapsed + _narrate_move(seen_before, entry, seen_after, viewer)


def _narrate_agreement(
    before: Table, entry: AgreementEntry, after: Table, following: Entry | None, ended: Sequence[OpenProposal]
) -> list[Line]:
    """What people do beyond the rules, which everybody is told alike."""
    if is_agreed_at_once(entry, following):
        return []
    if isinstance(entry, TakenBack):
        what = what_was_taken_back(before, after)
        return [Line("game", after.turn, Fact(id="takes-back", seat=after.turn, what=what))]
    seat = getattr(entry, "seat", None)
    facts = [agreement_fact(entry, ended)]
    if isinstance(entry, CaptainTookOver | Resigned):
        facts += [withdrawn(one) for one in ended if one.by == seat]
    return [Line("game", seat, fact) for fact in facts]


def _narrate_move(seen_before: Views, entry: Entry, seen_after: Views, viewer: int | None) -> list[Line]:
    """What is played, dealt, shown and promised, as far as a viewer may know."""
    before, after = seen_before.table, seen_after.table
    if isinstance(entry, Shown):
        seen = entry.to is None or viewer == entry.seat or viewer in entry.to
        return [Line("show", entry.seat, _shown(entry))] if seen else []
    if isinstance(entry, Answered | FairnessEntry):
        return []  # R4.5 is told when all have answered; what shuffles follow from is told to programs
    if isinstance(entry, PactEntry):
        return [Line("pact", entry.seat, pact_fact(entry))] if entry.offer.is_known_to(viewer) else []
    hidden = isinstance(entry, Acted) and not sees_action(before, entry.code, viewer)
    change = Change(
        before=seen_before.of(viewer),
        after=seen_after.of(viewer),
        concluded=_concluded(before) if after.battles > before.battles else None,
        turned_up=turned_up(before, entry, after),
        discarded=tuple(before.hands[before.turn]) if entry == Acted(DISCARD_HAND) else (),
        ended="surrender" if entry == SURRENDERED else "passes",
    )
    return list(_lines(change, None if hidden else entry))


def is_told_more(before: Table, entry: Entry, viewer: int | None) -> bool:
    """Whether a viewer may be told more of an entry than everybody is; if not, its lines are the same."""
    if isinstance(entry, Acted):
        return sees_action(before, entry.code, viewer) and not sees_action(before, entry.code, None)
    secret = isinstance(entry, Dealt | PactEntry) or (isinstance(entry, Shown) and entry.to is not None)
    return secret and viewer is not None


def _concluded(before: Table) -> View:
    """R15.4: at the end of a battle everybody sees every line with all its cards turned up."""
    table = before.copy()
    turn_all_up(table)
    return view(table, None)


def _shown(entry: Shown) -> Fact:
    what = "face-down-card" if not entry.cards else "cards-and-face-down" if entry.face_down else "cards"
    whom = "" if entry.to is None else "-to"
    return Fact(id=f"shows-{what}{whom}", seat=entry.seat, seats=entry.to, cards=counts(entry.cards))


def _lines(change: Change, entry: Entry | None) -> Iterator[Line]:
    """The lines of an entry; None is an action of which the viewer does not see everything."""
    match entry:
        case Dealt():
            yield from deal(change)
        case NextGameBegun():
            yield from final_battle(change)
        case EndedUnfinished():
            yield Line("game", None, Fact(id="left-unfinished", count=change.before.idle_battles))
            yield from game_end(change)
        case _:
            yield from action_lines(change, decode(entry.code) if isinstance(entry, Acted) else None)
            for seat, card in change.turned_up:
                yield Line("effect", seat, Fact(id="turns-up", seat=seat, card=card))
            yield from battle_end(change)
            yield from round_end(change)
