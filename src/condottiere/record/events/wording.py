"""The wording of events: the message of each event, and the variables of the message."""

from typing import Final

from condottiere.languages.fact import Amount, Fact
from condottiere.record.agreements.notation import (
    Agreed,
    AgreementEvent,
    BotReady,
    CameBack,
    CaptainTookOver,
    ChatSet,
    Clock,
    ClockSet,
    Closed,
    HostNamed,
    Paused,
    Proposal,
    Proposed,
    Reason,
    Refused,
    Resigned,
    Resumed,
    StandInTookOver,
)
from condottiere.record.pacts.notation import (
    Accepted,
    Clause,
    ClauseKind,
    Declined,
    Offer,
    Offered,
    PactEntry,
    Withdrawn,
)
from condottiere.rules.battle_result import BattleResult

from .event import (
    BattleEnded,
    BattleEndEvent,
    BattleTied,
    BishopStruck,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    CardsKept,
    CardsShown,
    CardTurnedUp,
    Event,
    FavorPlaced,
    FightEvent,
    FinalBattleBegan,
    GameBegan,
    GameEvent,
    GameWon,
    HandDealt,
    HandDiscarded,
    HandEvent,
    HandsKept,
    LeftUnfinished,
    LogShortened,
    MatchWon,
    MercenaryRescued,
    MoveTakenBack,
    Passed,
    PointsScored,
    ProposalWithdrawn,
    RequestEvent,
    RoundEnded,
    SiteChosen,
    SiteConquered,
    SiteDefended,
    TakeBackLapsed,
    TakenBackMove,
    TokenMoved,
    WeatherCleared,
)


def wording(event: Event, reader: int | None = None) -> Fact:
    """Return the fact that tells an event; `reader` is the seat that is addressed about its own cards."""
    if isinstance(event, GameEvent):
        return _of_game(event)
    if isinstance(event, HandEvent):
        return _of_hand(event, reader)
    if isinstance(event, FightEvent):
        return _of_fight(event)
    if isinstance(event, BattleEndEvent):
        return _of_battle_end(event)
    if isinstance(event, RequestEvent):
        return _of_request(event)
    if isinstance(event, PactEntry):
        return _of_pact(event)
    return _of_agreement(event)


def _of_game(event: GameEvent) -> Fact:
    match event:
        case GameBegan(holder, game):
            return Fact(id="game-begins" if game is None else "match-game-begins", seat=holder, game=game)
        case FinalBattleBegan(seats):
            return Fact(id="final-battle", seats=seats)
        case GameWon(winners, how, needed, game):
            return Fact(
                id="game-won" if game is None else "match-game-won",
                seats=winners,
                count=len(winners),
                game=game,
                how=how,
                target=needed,
            )
        case PointsScored(scores, target):
            return Fact(id="match-points", target=target, amounts=scores)
        case MatchWon(winners):
            return Fact(id="match-won", seats=winners, count=len(winners))
        case LeftUnfinished(battles):
            return Fact(id="left-unfinished", count=battles)


def _of_hand(event: HandEvent, reader: int | None) -> Fact:
    match event:
        case CardsDealt(amounts):
            return Fact(id="cards-dealt", amounts=amounts)
        case HandDealt(seat, cards, drawn):
            if reader != seat:
                return Fact(id="is-dealt", seat=seat, cards=cards)
            return Fact(id="you-draw" if drawn else "you-are-dealt", cards=cards)
        case CardsDrawn(seat, count):
            return Fact(id="draws", seat=seat, count=count)
        case HandDiscarded(seat, cards):
            return Fact(id="discards-hand", seat=seat, cards=cards)
        case HandsKept():
            return Fact(id="everybody-keeps")
        case CardsKept():
            return _cards_kept(event)
        case CardsShown():
            return _cards_shown(event)
        case RoundEnded():
            return Fact(id="round-over")


def _cards_kept(event: CardsKept) -> Fact:
    if event.cards is None:
        return Fact(id="keeps-so-many", seat=event.seat, count=event.count)
    return Fact(id="keeps" if event.count else "keeps-nothing", seat=event.seat, cards=event.cards)


def _cards_shown(event: CardsShown) -> Fact:
    what = "face-down-card" if not any(event.cards) else "cards-and-face-down" if event.face_down else "cards"
    whom = "" if event.to is None else "-to"
    return Fact(id=f"shows-{what}{whom}", seat=event.seat, seats=event.to, cards=event.cards)


def _of_fight(event: FightEvent) -> Fact:
    match event:
        case SiteChosen(seat, region, defender):
            what = "chooses-site" if defender is None else "chooses-site-of"
            return Fact(id=what, seat=seat, region=region, other=defender)
        case CardPlayed():
            return _card_played(event)
        case Passed(seat, holds_back):
            return Fact(id="holds-back" if holds_back else "passes", seat=seat)
        case WeatherCleared(_, cards):
            return Fact(id="clears", cards=cards)
        case BishopStruck(_, losses):
            return Fact(id="bishop-strikes", losses=losses) if losses else Fact(id="bishop-finds-nobody")
        case MercenaryRescued(seat, card):
            return Fact(id="rescues-nothing" if card is None else "rescues", seat=seat, card=card)
        case FavorPlaced():
            return _favor_placed(event)
        case CardTurnedUp(seat, card):
            return Fact(id="turns-up", seat=seat, card=card)


def _card_played(event: CardPlayed) -> Fact:
    if event.card is None:
        return Fact(id="plays-unseen", seat=event.seat)
    return Fact(id="plays-face-down" if event.face_down else "plays", seat=event.seat, card=event.card)


def _favor_placed(event: FavorPlaced) -> Fact:
    if event.region is not None:
        return Fact(id="places-favor", seat=event.seat, region=event.region)
    return Fact(id="leaves-favor-off" if event.was is None else "takes-favor-off", seat=event.seat)


def _of_battle_end(event: BattleEndEvent) -> Fact:
    match event:
        case BattleEnded(result):
            what = "final-battle-ends" if result.site is None else "battle-ends"
            return Fact(id=what, region=result.site, amounts=_strengths(result))
        case SiteConquered(seat, region, strongest, second, ended):
            return Fact(id="conquers", seat=seat, region=region, count=strongest, against=second, ended=ended)
        case SiteDefended(seat, region, strongest, second, ended):
            return Fact(id="defends", seat=seat, region=region, count=strongest, against=second, ended=ended)
        case BattleTied(None, strongest, ended):
            return Fact(id="tie", count=strongest, ended=ended)
        case BattleTied(defender, strongest, ended):
            return Fact(id="tie-keeps", seat=defender, count=strongest, ended=ended)
        case TokenMoved():
            return _token_moved(event)


def _strengths(result: BattleResult) -> tuple[Amount, ...]:
    return tuple(Amount(seat, worth) for seat, worth in enumerate(result.strengths) if worth is not None)


def _token_moved(event: TokenMoved) -> Fact:
    if event.reason == "left_of_holder":
        return Fact(id="condottiere-passes-left", seat=event.seat)
    what = "keeps-condottiere" if event.stays else "takes-condottiere"
    if event.reason == "courtesans":
        return Fact(id=f"{what}-by-courtesans", seat=event.seat, count=event.courtesans)
    return Fact(id=what, seat=event.seat)


def _of_request(event: RequestEvent) -> Fact:
    match event:
        case MoveTakenBack(seat, move):
            return Fact(id="takes-back", seat=seat, what=taken_back_wording(move))
        case ProposalWithdrawn(seat, proposal):
            return Fact(id="withdraws", seat=seat, proposal=_proposal(proposal))
        case TakeBackLapsed(seat, shown):
            return Fact(id="take-back-lapses-shown" if shown else "take-back-lapses", seat=seat)
        case LogShortened(moves):
            return Fact(id="log-shortened", count=moves)


def taken_back_wording(move: TakenBackMove) -> Fact:
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


_CAPTAINS: Final[dict[Reason, str]] = {
    "away": "captain-for-away",
    "agreed": "captain-agreed",
    "asked": "captain-asked",
}
_PERSONS: Final[dict[type[AgreementEvent], str]] = {
    HostNamed: "is-host",
    CameBack: "is-back",
    StandInTookOver: "plays-weaker",
    BotReady: "plays-itself",
    Resigned: "resigns",
    Resumed: "resumes",
}
_VOTES: Final[dict[type[Proposed | Agreed | Refused], str]] = {
    Proposed: "proposes",
    Agreed: "agrees-to",
    Refused: "refuses",
}


def _of_agreement(event: AgreementEvent) -> Fact:
    match event:
        case CaptainTookOver(seat, reason):
            return Fact(id=_CAPTAINS[reason], seat=seat)
        case HostNamed() | CameBack() | StandInTookOver() | BotReady() | Resigned() | Resumed():
            return Fact(id=_PERSONS[type(event)], seat=event.seat)
        case Proposed() | Agreed() | Refused():
            return Fact(id=_VOTES[type(event)], seat=event.seat, proposal=_proposal(event.proposal))
        case Paused():
            return Fact(id="paused")
        case ClockSet(clock):
            return Fact(id="clock-removed") if clock is None else Fact(id="clock-set", clock=_clock(clock))
        case Closed():
            return _closed(event)
        case ChatSet(closed):
            return Fact(id="chat-closed" if closed else "chat-opened")


def _closed(event: Closed) -> Fact:
    if event.why == "agreed":
        return Fact(id="ended-by-agreement")
    if event.winner is None:
        return Fact(id="all-have-resigned")
    return Fact(id="others-have-resigned", seat=event.winner)


def _proposal(proposal: Proposal) -> Fact:
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


def _clock(clock: Clock) -> Fact:
    if clock.reserve:
        return Fact(id="clock-with-reserve", turn=clock.turn, reserve=clock.reserve)
    return Fact(id="clock", turn=clock.turn)


_PROMISES: Final[dict[ClauseKind, str]] = {
    "spare": "promise-spare",
    "pass": "promise-pass",
    "favor": "promise-favor",
    "nofavor": "promise-nofavor",
    "fight": "promise-fight",
}


def _of_pact(event: PactEntry) -> Fact:
    offer = event.offer
    match event:
        case Offered():
            what = "pact-offered-to-all" if offer.to is None else "pact-offered"
            return Fact(id=what, seat=offer.by, seats=offer.to, promises=_promises(offer))
        case Accepted(seat):
            return Fact(id="pact-accepted", seat=seat, other=offer.by, promises=_promises(offer))
        case Declined(seat, captain=True):
            return Fact(id="pact-declined-by-captain", seat=seat)
        case Declined(seat):
            return Fact(id="pact-declined", seat=seat, other=offer.by)
        case Withdrawn():
            return Fact(id="pact-withdrawn", seat=offer.by, promises=_promises(offer))


def _promises(offer: Offer) -> tuple[Fact, ...]:
    """Return the promises of each side; empty seats mean any seat that accepts."""
    promises = [((offer.by,), offer.mine), (offer.to or (), offer.yours)]
    return tuple(_promise(seats, clause) for seats, clause in promises if clause is not None)


def _promise(seats: tuple[int, ...], clause: Clause) -> Fact:
    number = len(seats) or 1
    return Fact(id=_PROMISES[clause.kind], seats=seats, count=number, region=clause.region, other=clause.seat)
