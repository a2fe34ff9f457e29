"""The wording of events: the message of each event, and the variables of the message."""

from typing import Final

from condottiere.languages.fact import Amount, Fact
from condottiere.record.agreements import notation as agreements
from condottiere.record.pacts import notation as pacts
from condottiere.rules.battle_result import BattleResult

from . import event as events


def wording(event: events.Event, reader: int | None = None) -> Fact:
    """Return the fact that tells an event; `reader` is the seat that is addressed about its own cards."""
    if isinstance(event, events.GameEvent):
        return _of_game(event)
    if isinstance(event, events.HandEvent):
        return _of_hand(event, reader)
    if isinstance(event, events.FightEvent):
        return _of_fight(event)
    if isinstance(event, events.BattleEndEvent):
        return _of_battle_end(event)
    if isinstance(event, events.RequestEvent):
        return _of_request(event)
    if isinstance(event, events.PactEvent):
        return _of_pact(event)
    return _of_agreement(event)


def _of_game(event: events.GameEvent) -> Fact:
    match event:
        case events.GameBegan(holder, game):
            return Fact(id="game-begins" if game is None else "match-game-begins", seat=holder, game=game)
        case events.FinalBattleBegan(seats):
            return Fact(id="final-battle", seats=seats)
        case events.GameWon(winners, how, needed, game):
            return Fact(
                id="game-won" if game is None else "match-game-won",
                seats=winners,
                count=len(winners),
                game=game,
                how=how,
                target=needed,
            )
        case events.PointsScored(scores, target):
            return Fact(id="match-points", target=target, amounts=scores)
        case events.MatchWon(winners):
            return Fact(id="match-won", seats=winners, count=len(winners))
        case events.LeftUnfinished(battles):
            return Fact(id="left-unfinished", count=battles)


def _of_hand(event: events.HandEvent, reader: int | None) -> Fact:
    match event:
        case events.CardsDealt(amounts):
            return Fact(id="cards-dealt", amounts=amounts)
        case events.HandDealt(seat, cards, drawn):
            if reader != seat:
                return Fact(id="is-dealt", seat=seat, cards=cards)
            return Fact(id="you-draw" if drawn else "you-are-dealt", cards=cards)
        case events.CardsDrawn(seat, count):
            return Fact(id="draws", seat=seat, count=count)
        case events.HandDiscarded(seat, cards):
            return Fact(id="discards-hand", seat=seat, cards=cards)
        case events.HandsKept():
            return Fact(id="everybody-keeps")
        case events.CardsKept():
            return _cards_kept(event)
        case events.CardsShown():
            return _cards_shown(event)
        case events.RoundEnded():
            return Fact(id="round-over")


def _cards_kept(event: events.CardsKept) -> Fact:
    if event.cards is None:
        return Fact(id="keeps-so-many", seat=event.seat, count=event.count)
    return Fact(id="keeps" if event.count else "keeps-nothing", seat=event.seat, cards=event.cards)


def _cards_shown(event: events.CardsShown) -> Fact:
    what = "face-down-card" if not any(event.cards) else "cards-and-face-down" if event.face_down else "cards"
    whom = "" if event.to is None else "-to"
    return Fact(id=f"shows-{what}{whom}", seat=event.seat, seats=event.to, cards=event.cards)


def _of_fight(event: events.FightEvent) -> Fact:
    match event:
        case events.SiteChosen(seat, region, defender):
            what = "chooses-site" if defender is None else "chooses-site-of"
            return Fact(id=what, seat=seat, region=region, other=defender)
        case events.CardPlayed():
            return _card_played(event)
        case events.Passed(seat, holds_back):
            return Fact(id="holds-back" if holds_back else "passes", seat=seat)
        case events.WeatherCleared(_, cards):
            return Fact(id="clears", cards=cards)
        case events.BishopStruck(_, losses):
            return Fact(id="bishop-strikes", losses=losses) if losses else Fact(id="bishop-finds-nobody")
        case events.MercenaryRescued(seat, card):
            return Fact(id="rescues-nothing" if card is None else "rescues", seat=seat, card=card)
        case events.FavorPlaced():
            return _favor_placed(event)
        case events.CardTurnedUp(seat, card):
            return Fact(id="turns-up", seat=seat, card=card)


def _card_played(event: events.CardPlayed) -> Fact:
    if event.card is None:
        return Fact(id="plays-unseen", seat=event.seat)
    return Fact(id="plays-face-down" if event.face_down else "plays", seat=event.seat, card=event.card)


def _favor_placed(event: events.FavorPlaced) -> Fact:
    if event.region is not None:
        return Fact(id="places-favor", seat=event.seat, region=event.region)
    return Fact(id="leaves-favor-off" if event.was is None else "takes-favor-off", seat=event.seat)


def _of_battle_end(event: events.BattleEndEvent) -> Fact:
    match event:
        case events.BattleEnded(result):
            what = "final-battle-ends" if result.site is None else "battle-ends"
            return Fact(id=what, region=result.site, amounts=_strengths(result))
        case events.SiteConquered(seat, region, strongest, second, ended):
            return Fact(id="conquers", seat=seat, region=region, count=strongest, against=second, ended=ended)
        case events.SiteDefended(seat, region, strongest, second, ended):
            return Fact(id="defends", seat=seat, region=region, count=strongest, against=second, ended=ended)
        case events.BattleTied(None, strongest, ended):
            return Fact(id="tie", count=strongest, ended=ended)
        case events.BattleTied(defender, strongest, ended):
            return Fact(id="tie-keeps", seat=defender, count=strongest, ended=ended)
        case events.TokenMoved():
            return _token_moved(event)


def _strengths(result: BattleResult) -> tuple[Amount, ...]:
    return tuple(Amount(seat, worth) for seat, worth in enumerate(result.strengths) if worth is not None)


def _token_moved(event: events.TokenMoved) -> Fact:
    if event.reason == "left_of_holder":
        return Fact(id="condottiere-passes-left", seat=event.seat)
    what = "keeps-condottiere" if event.stays else "takes-condottiere"
    if event.reason == "courtesans":
        return Fact(id=f"{what}-by-courtesans", seat=event.seat, count=event.courtesans)
    return Fact(id=what, seat=event.seat)


def _of_request(event: events.RequestEvent) -> Fact:
    match event:
        case events.MoveTakenBack(seat, move):
            return Fact(id="takes-back", seat=seat, what=taken_back_wording(move))
        case events.ProposalWithdrawn(seat, proposal) if proposal.kind == "pause":
            return Fact(id="request-for-pause-ends", seat=seat)
        case events.ProposalWithdrawn(seat, proposal):
            return Fact(id="withdraws", seat=seat, proposal=_proposal(proposal))
        case events.TakeBackLapsed(seat, shown):
            return Fact(id="take-back-lapses-shown" if shown else "take-back-lapses", seat=seat)
        case events.LogShortened(moves):
            return Fact(id="log-shortened", count=moves)


def taken_back_wording(move: events.TakenBackMove) -> Fact:
    """Return the fact that names a move that is or may be taken back."""
    match move.kind:
        case "site":
            return Fact(id="choice-of-site", region=move.region)
        case "favor":
            return Fact(id="place-of-favor")
        case "rescue":
            return Fact(id="choice-of-rescue")
        case "pass":
            return Fact(id="the-pass")
        case "card":
            return Fact(id="the-face-down-card" if move.card is None else "the-card", card=move.card)


_CAPTAINS: Final[dict[agreements.Reason, str]] = {
    "away": "captain-for-away",
    "agreed": "captain-agreed",
    "asked": "captain-asked",
}
_PERSONS: Final[dict[type[agreements.AgreementEvent], str]] = {
    agreements.HostNamed: "is-host",
    agreements.CameBack: "is-back",
    agreements.Returned: "is-here",
    agreements.StandInTookOver: "plays-weaker",
    agreements.BotReady: "plays-itself",
    agreements.Resigned: "resigns",
    agreements.Resumed: "resumes",
}
_VOTES: Final[dict[type[agreements.Proposed | agreements.Agreed | agreements.Refused], str]] = {
    agreements.Proposed: "proposes",
    agreements.Agreed: "agrees-to",
    agreements.Refused: "refuses",
}


def _of_agreement(event: agreements.AgreementEvent) -> Fact:
    match event:
        case agreements.CaptainTookOver(seat, reason):
            return Fact(id=_CAPTAINS[reason], seat=seat)
        case (
            agreements.HostNamed()
            | agreements.CameBack()
            | agreements.Returned()
            | agreements.StandInTookOver()
            | agreements.BotReady()
            | agreements.Resigned()
            | agreements.Resumed()
        ):
            return Fact(id=_PERSONS[type(event)], seat=event.seat)
        case agreements.Proposed() | agreements.Agreed() | agreements.Refused():
            return Fact(id=_VOTES[type(event)], seat=event.seat, proposal=_proposal(event.proposal))
        case agreements.Paused():
            return Fact(id="paused")
        case agreements.ClockSet(clock):
            return Fact(id="clock-removed") if clock is None else Fact(id="clock-set", clock=_clock(clock))
        case agreements.Closed():
            return _closed(event)
        case agreements.ChatSet(closed):
            return Fact(id="chat-closed" if closed else "chat-opened")


def _closed(event: agreements.Closed) -> Fact:
    if event.why == "agreed":
        return Fact(id="ended-by-agreement")
    if event.winner is None:
        return Fact(id="all-have-resigned")
    return Fact(id="others-have-resigned", seat=event.winner)


def _proposal(proposal: agreements.Proposal) -> Fact:
    match proposal.kind:
        case "pause":
            return Fact(id="proposal-pause")
        case "end":
            return Fact(id="proposal-end")
        case "captain":
            return Fact(id="proposal-captain", seat=proposal.seat)
        case "takeback":
            return Fact(id="proposal-takeback")
        case "clock":
            if proposal.clock is None:
                return Fact(id="proposal-no-clock")
            return Fact(id="proposal-clock", clock=_clock(proposal.clock))


def _clock(clock: agreements.Clock) -> Fact:
    if clock.reserve:
        return Fact(id="clock-with-reserve", turn=clock.turn, reserve=clock.reserve)
    return Fact(id="clock", turn=clock.turn)


_PROMISES: Final[dict[pacts.ClauseKind, str]] = {
    "spare": "promise-spare",
    "pass": "promise-pass",
    "favor": "promise-favor",
    "nofavor": "promise-nofavor",
    "fight": "promise-fight",
}


def _of_pact(event: events.PactEvent) -> Fact:
    offer = event.offer
    match event:
        case pacts.Offered():
            what = "pact-offered-to-all" if offer.to is None else "pact-offered"
            return Fact(id=what, seat=offer.by, seats=offer.to, promises=_promises(offer))
        case pacts.Accepted(seat):
            return Fact(id="pact-accepted", seat=seat, other=offer.by, promises=_promises(offer))
        case pacts.Declined(seat, captain=True):
            return Fact(id="pact-declined-by-captain", seat=seat)
        case pacts.Declined(seat):
            return Fact(id="pact-declined", seat=seat, other=offer.by)
        case pacts.Withdrawn():
            return Fact(id="pact-withdrawn", seat=offer.by, promises=_promises(offer))
        case events.PromiseBroken(seat, to, promise=promise):
            return Fact(id="promise-broken", seat=seat, seats=to, promises=(_promise((seat,), promise),))


def _promises(offer: pacts.Offer) -> tuple[Fact, ...]:
    """Return the promises of each side; empty seats mean any seat that accepts."""
    promises = [((offer.by,), offer.mine), (offer.to or (), offer.yours)]
    return tuple(_promise(seats, clause) for seats, clause in promises if clause is not None)


def _promise(seats: tuple[int, ...], clause: pacts.Clause) -> Fact:
    number = len(seats) or 1
    return Fact(id=_PROMISES[clause.kind], seats=seats, count=number, region=clause.region, other=clause.seat)
