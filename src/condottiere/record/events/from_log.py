"""Making events from the entries of a log, with everything there is to know about them.

`visibility` removes what a viewer may not know.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, assert_never

from condottiere import rules
from condottiere.languages.fact import Amount, HowWon, Loss
from condottiere.record.agreements import notation as agreements
from condottiere.record.agreements.requests import effect_of
from condottiere.record.agreements.state import OpenProposal
from condottiere.record.fairness.notation import (
    ChainAnnounced,
    EntropyRevealed,
    SeatFilled,
    SetupFixed,
    ShuffleCommitted,
)
from condottiere.record.game import LogStep
from condottiere.record.notation import Acted, Answered, Dealt, EndedUnfinished, Entry, NextGameBegun, Shown
from condottiere.record.pacts.notation import Accepted, Declined, Offered, Withdrawn
from condottiere.record.pacts.state import Breach
from condottiere.record.takeback import turned_up
from condottiere.rules.battle import defender_stays
from condottiere.rules.battle_result import BattleResult, battle_result
from condottiere.rules.cards import CONCEALED
from condottiere.rules.regions import NO_REGION
from condottiere.rules.table import NOBODY

from . import event as events

HOW_WON: Final[dict[rules.Ending, HowWon]] = {
    rules.Ending.TOTAL: "total",
    rules.Ending.ADJACENT: "adjacent",
    rules.Ending.MOST: "most",
    rules.Ending.FINAL_BATTLE: "final_battle",
}
"""How a game was won, by its ending."""


def events_of(step: LogStep, following: Entry | None = None) -> Iterator[events.Event]:
    """Yield the events of an entry; `following` is the next entry of the log, or None."""
    before, entry, after, ended, broken = step
    if isinstance(entry, agreements.AgreementEntry):
        yield from _agreed(step, entry, following)
        return
    for one in ended:
        yield _lapsed(one, shown=isinstance(entry, Shown))
    match entry:
        case Acted():
            yield from _acted(before, entry, after, broken)
        case Dealt():
            yield from _dealt(before, after)
        case Shown(seat, cards, face_down, to):
            yield events.CardsShown(seat, _counts(cards), face_down, to)
        case NextGameBegun():
            yield from _final_battle(before, after)
        case EndedUnfinished():
            yield events.LeftUnfinished(before.idle_battles)
            yield from _game_end(before, after)
        case Offered() | Accepted() | Declined() | Withdrawn():
            yield entry
        case (
            Answered()  # R4.5 is told when all have answered
            | ShuffleCommitted()
            | SeatFilled()
            | SetupFixed()
            | ChainAnnounced()
            | EntropyRevealed()
        ):
            pass  # entries about shuffles are for programs only
        case _:
            assert_never(entry)


def _lapsed(one: OpenProposal, shown: bool) -> events.Event:
    """Play went on, or cards were shown, before all had agreed."""
    if one.proposal.kind == "takeback":
        return events.TakeBackLapsed(one.by, shown)
    return events.ProposalWithdrawn(one.by, one.proposal)


def _agreed(
    step: LogStep, entry: agreements.AgreementEntry, following: Entry | None
) -> Iterator[events.Event]:
    """Yield the events of an agreement, and of proposals that it ended."""
    seat = getattr(entry, "seat", None)
    ended = [events.ProposalWithdrawn(one.by, one.proposal) for one in step.ended]
    match entry:
        case agreements.Proposed() if _is_agreed_at_once(entry, following):
            pass  # only the take-back itself is told
        case agreements.TakenBack():
            yield events.MoveTakenBack(step.after.turn, what_was_taken_back(step.before, step.after))
        case agreements.Refused() if ended and ended[0].seat == seat:
            yield ended[0]
        case agreements.CaptainTookOver() | agreements.Resigned():
            yield entry
            yield from (one for one in ended if one.proposal.seat != seat)
        case _:
            yield entry


def _is_agreed_at_once(entry: agreements.Proposed, following: Entry | None) -> bool:
    """Whether it proposes a take-back to which no one else had to agree."""
    return entry.proposal.kind == "takeback" and following == effect_of(entry.proposal)


def what_was_taken_back(now: rules.Table, before: rules.Table) -> events.TakenBackMove:
    """Describe the action of the seat on turn at the table `before` that is taken back at the table `now`.

    It uses only what everybody sees of both tables: the lines, the discards and the sizes of hands.
    """
    match before.phase:
        case rules.Phase.SITE:
            return events.TakenBackMove("site", region=now.site)
        case rules.Phase.FAVOR:
            return events.TakenBackMove("favor")
        case rules.Phase.RESCUE:
            return events.TakenBackMove("rescue")
    if now.held[before.turn] >= before.held[before.turn]:
        return events.TakenBackMove("pass")
    for card in rules.Card:
        if _in_the_open(now, card) > _in_the_open(before, card):
            return events.TakenBackMove("card", card=card)
    return events.TakenBackMove("card")


def _in_the_open(table: rules.Table, card: rules.Card) -> int:
    """How many cards of a kind lie face up in lines or are discarded."""
    return table.discards[card] + sum(line[card] for line in table.lines)


# --- actions -----------------------------------------------------------------------------------------


def _acted(
    before: rules.Table, entry: Acted, after: rules.Table, broken: Iterable[Breach]
) -> Iterator[events.Event]:
    yield from _action(before, entry, after)
    for seat, card in turned_up(before, entry, after):
        yield events.CardTurnedUp(seat, card)
    for breach in broken:
        yield events.PromiseBroken(*breach)
    if after.battles > before.battles:
        yield from _battle_end(battle_result(before, entry.code))
        yield from _final_battle(before, after)
        yield from _game_end(before, after)
    if _ends_round(before, after):
        yield events.RoundEnded()


def _action(before: rules.Table, entry: Acted, after: rules.Table) -> Iterator[events.Event]:
    seat = before.turn
    match entry.action:
        case rules.Pass():
            yield events.Passed(seat, holds_back=defender_stays(before, seat))
        case rules.Play(card):
            yield events.CardPlayed(seat, card, face_down=bool(before.hidden_cards and CONCEALED[card]))
            yield from _swept_away(before, entry, after, card)
        case rules.Rescue(card):
            yield events.MercenaryRescued(seat, card)
        case rules.PlaceFavor(region):
            yield events.FavorPlaced(seat, region, was=_region(before.favor))
        case rules.ChooseSite(region):
            owner = before.owner[region]
            yield events.SiteChosen(seat, region, None if owner == NOBODY else owner)
        case rules.KeepCards(cards):
            yield events.CardsKept(seat, len(cards), _counts(cards))
        case rules.Draw(count):
            yield events.CardsDrawn(seat, count)
        case rules.KeepHand() | rules.DiscardHand():
            if after.phase != rules.Phase.HAND:
                yield from _hands_discarded(before, entry)
        case _:
            assert_never(entry.action)


def _hands_discarded(before: rules.Table, last: Acted) -> Iterator[events.HandDiscarded]:
    """R4.5: the hands that are discarded after the last answer, from the holder clockwise.

    Keeping the hand is the normal case, and would fill the log if told for every seat.
    """
    for place in range(before.seats):
        seat = (before.holder + place) % before.seats
        own = seat == before.turn and last.action == rules.DiscardHand()
        if own or before.discarding >> seat & 1:
            yield events.HandDiscarded(seat, tuple(before.hands[seat]))


def _swept_away(
    before: rules.Table, entry: Acted, after: rules.Table, played: rules.Card
) -> Iterator[events.Event]:
    """R5.1 to R5.3: the cards that a Winter, Spring or Bishop discards from the lines."""
    if played in (rules.Card.WINTER, rules.Card.SPRING):
        gone = _less(after.discards, before.discards)
        if any(gone):
            yield events.WeatherCleared(before.turn, gone)
    elif played == rules.Card.BISHOP:
        yield events.BishopStruck(before.turn, tuple(_struck(before, entry, after)))


def _struck(before: rules.Table, entry: Acted, after: rules.Table) -> Iterator[Loss]:
    """R5.3: the Mercenaries of each seat that a Bishop discarded."""
    for seat in range(before.seats):
        lost = list(_less(before.lines[seat], after.lines[seat]))
        for _, card in (up for up in turned_up(before, entry, after) if up[0] == seat):
            lost[card] += 1  # turned up in front of its seat by this same action, then struck
        if any(lost):
            yield Loss(seat, tuple(lost))


def _ends_round(before: rules.Table, after: rules.Table) -> bool:
    """R7.1: whether the round ended."""
    after_battle = before.phase in (rules.Phase.SITE, rules.Phase.HAND)
    return (
        after_battle and not after.draw_after_battle and after.phase in (rules.Phase.KEEP, rules.Phase.DEAL)
    )


# --- the end of a battle, and of a game --------------------------------------------------------------


def _battle_end(result: BattleResult) -> Iterator[events.Event]:
    """R4.1, R4.2, R9.3: strengths, the conqueror, and the token."""
    yield events.BattleEnded(result)
    if result.site is None or result.token is None:
        return
    if result.conqueror is None:
        yield events.BattleTied(result.defender, result.strongest, result.ended_by)
    else:
        told = events.SiteDefended if result.conqueror == result.defender else events.SiteConquered
        yield told(result.conqueror, result.site, result.strongest, result.second, result.ended_by)
    token = result.token
    yield events.TokenMoved(token.holder, token.reason, token.stays, token.courtesans)


def _final_battle(before: rules.Table, after: rules.Table) -> Iterator[events.Event]:
    """R9.1, R13.3: the beginning of a final battle."""
    if after.final and not before.final:
        yield events.FinalBattleBegan(_members(after.contenders))


def _game_end(before: rules.Table, after: rules.Table) -> Iterator[events.Event]:
    """R8, R9.3, R13.2, R13.3: the winners and points of a game and match that ended."""
    if after.games > before.games:
        if after.winners:
            ending = rules.Ending(after.ending)
            yield events.GameWon(
                winners=_members(after.winners),
                how=HOW_WON[ending],
                needed=after.adjacent_needed if ending == rules.Ending.ADJACENT else after.total_needed,
                game=after.games if after.points else None,
            )
        if after.points:
            scores = after.scores[: after.seats]
            yield events.PointsScored(tuple(map(Amount, range(after.seats), scores)), after.points)
    if after.match_winners:
        yield events.MatchWon(_members(after.match_winners))


# --- deals -------------------------------------------------------------------------------------------


def _dealt(before: rules.Table, after: rules.Table) -> Iterator[events.Event]:
    """R1.6, R7.3, R12: the cards that each seat was dealt."""
    if before.battles == 0 and not before.final:
        yield events.GameBegan(before.holder, before.games + 1 if before.points else None)
    got = map(Amount, range(after.seats), _less(after.held, before.held))
    amounts = tuple(amount for amount in got if amount.count)
    drawn = bool(before.draw_after_battle) and len(amounts) == 1
    if not drawn:
        yield events.CardsDealt(amounts)
    for amount in amounts:
        yield events.HandDealt(amount.seat, _less(after.hands[amount.seat], before.hands[amount.seat]), drawn)


def _less(these: Sequence[int], those: Sequence[int]) -> tuple[int, ...]:
    """Subtract element by element."""
    return tuple(this - that for this, that in zip(these, those, strict=True))


def _counts(cards: Sequence[rules.Card]) -> tuple[int, ...]:
    return tuple(cards.count(card) for card in rules.Card)


def _region(region: int) -> int | None:
    return None if region == NO_REGION else region


def _members(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
