"""Verdicts on honest games, on cheats and on records that cannot be, which every verifier must agree on.

`support.conformance` writes them to files.
"""

import itertools
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from condottiere import rules
from condottiere.record.agreements import requests
from condottiere.record.agreements.notation import (
    Agreed,
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
    Refused,
    Resigned,
    Resumed,
    Returned,
    StandInTookOver,
    TakenBack,
)
from condottiere.record.fairness.board import BOARD_DIGITS
from condottiere.record.fairness.notation import (
    ChainAnnounced,
    EntropyRevealed,
    SeatFilled,
    SetupFixed,
    ShuffleCommitted,
)
from condottiere.record.fairness.notes import ChainsNote, Note, SeatNote
from condottiere.record.fairness.setup import setup_digest
from condottiere.record.fairness.state import FairShuffle, next_hash
from condottiere.record.fairness.verdict import Verdict
from condottiere.record.file import Record, RecordError, record_of, replayed
from condottiere.record.game import Game
from condottiere.record.notation import Acted, Answered, Dealt, Entry, Move, Shown, entry_text
from condottiere.record.pacts.notation import Accepted, Clause, Declined, Offer, Offered, Withdrawn
from condottiere.rules import RULES_VERSION, Card, Options, Pass, Phase, Play, Region, decode, encode
from support.entropy import NAMES, people
from support.noting import SECRET, TABLE, Noter, begun, never, played
from support.random_games import random_show, random_step, thinking_again

ADA, BRUNO, OTHER = "3d" * 32, "4e" * 32, "6b" * 32
FINAL, MATCH_FINAL = 9, 13
"""Seeds of games that end in such battles."""
OPTIONS = Options(seats=2, draw_after_battle=True)


def third(deal: int) -> bool:
    """A browser that is away for the third deal."""
    return deal == 3


class Case(NamedTuple):
    """A record, what a browser noted of its table, and the verdict that is right."""

    name: str
    record: Record
    note: Note | None
    verdict: Verdict


@cache
def honest(
    options: Options = OPTIONS, offline: Callable[[int], bool] = never, late: bool = False
) -> tuple[Record, Note]:
    """A game of Ada and Bruno, closed after three deals, and what Bruno's browser noted."""
    ada, bruno = Noter(0, ADA), Noter(1, BRUNO, offline)
    record = played(options, [ada], [(2, bruno)], deals=4) if late else played(options, [ada, bruno], deals=3)
    assert bruno.note is not None
    return record, bruno.note


def changed(note: Note, **changes: Any) -> Note:
    """A copy of notes in which fields differ."""
    copy: Note = msgspec.json.decode(msgspec.json.encode(note), type=Note)
    return msgspec.structs.replace(copy, **changes)


def own(note: Note, **changes: Any) -> Note:
    """A copy of notes in which the chain of the browser differs."""
    return changed(note, seats=[msgspec.structs.replace(note.seats[0], **changes)])


def unlike(note: Note, version: int, **changes: Any) -> Note:
    """A copy of notes in which something else was seen at a version."""
    seen = [msgspec.structs.replace(one, **changes) if one.version == version else one for one in note.seen]
    return changed(note, seen=seen)


def altered(record: Record, change: Callable[[list[Entry]], None]) -> Record:
    """A record with other entries."""
    entries = list(record.entries)
    change(entries)
    return replace(record, entries=tuple(entries))


def deals_of(entries: list[Entry]) -> list[int]:
    """The places of the deals in a log."""
    return [place for place, entry in enumerate(entries) if isinstance(entry, Dealt)]


def swap(entries: list[Entry]) -> None:
    """Swap two cards of the last deal, and end there, before a card is missed."""
    place = deals_of(entries)[-1]
    deal = entries[place]
    assert isinstance(deal, Dealt)
    cards = list(deal.cards)
    other = next(number for number, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    entries[place:] = [Dealt(tuple(cards)), entries[-1]]


def leave_out(entries: list[Entry]) -> None:
    """Leave out what Bruno revealed for the last deal, and deal the same cards all the same."""
    reveal = Noter(1, BRUNO).browser.reveal(1, len(deals_of(entries)))
    entries.remove(reveal)


def recommit(entries: list[Entry]) -> None:
    """Say that the commitment was to another secret."""
    entries[0] = ShuffleCommitted(next_hash(OTHER))


def honest_cases() -> Iterator[Case]:
    """Games in which nobody cheats."""
    record, note = honest()
    yield Case("everybody gave entropy to every deal", record, note, Verdict.FAIR)
    yield Case("nobody kept notes", record, None, Verdict.UNPROVEN)
    absent, away = honest(offline=third)
    yield Case("away for a deal", absent, away, Verdict.UNPROVEN)
    sent = own(away, sent=[1, 2, 3])
    yield Case("late for a deal, as the server said at once", absent, sent, Verdict.UNPROVEN)
    yield Case("came after the first deal", *honest(late=True), Verdict.UNPROVEN)
    yield Case("looked on", record, changed(note, seats=[], chains=[], deals=[], seen=[]), Verdict.UNPROVEN)
    yield Case(
        "lost the notes of the first deals",
        record,
        changed(note, before=3, seats=[], chains=[], deals=note.deals[2:], seen=note.seen[-3:]),
        Verdict.UNPROVEN,
    )
    first_named = replace(OPTIONS, first_holder=1)
    yield Case("the options named the first holder", *honest(first_named), Verdict.FAIR)


def talking(game: Game, rng: Random) -> None:
    """Show cards, offer pacts, and agree beyond the rules, between moves."""
    shown = None if game.deal_is_due else random_show(game.table, rng)
    if shown is not None and rng.random() < 0.2:
        game.enter(shown)
    if game.table.phase == Phase.BATTLE and rng.random() < 0.1:
        offer = Offer(0, (1,), None, Clause("pass"))
        game.enter(Offered(offer))
        game.enter(Declined(1, offer))
    if rng.random() < 0.05:
        pause = Proposal("pause")
        for entry in (Proposed(0, pause), Agreed(1, pause), Paused(), Resumed(0)):
            game.enter(entry)
    random_step(game, rng)


def agree(game: Game, proposal: Proposal, *seats: int) -> None:
    """Propose something, and agree to it one after the other, as the server enters it."""
    first, *others = seats
    everybody = range(game.options.seats)
    game.enter_all(requests.propose(game.agreements, everybody, first, proposal))
    for seat in others:
        game.enter_all(requests.respond(game.agreements, everybody, seat, proposal, agree=True))


def pausing(game: Game, rng: Random) -> None:
    """Pause whenever a deal is due, until entropy for it is known; then Ada resigns from the third."""
    if game.agreements.paused:
        game.enter_all(requests.resume(game.agreements, range(2), 1))
        game.deal()
    elif game.fairness.deal > 3:
        game.enter_all(requests.resign(game.agreements, range(2), 0))
    else:
        random_step(game, rng)
        if game.deal_is_due:
            agree(game, Proposal("pause"), 0, 1)


def thinking_again_in_a_pause(game: Game, rng: Random) -> None:
    """Ada or Bruno take moves back, once the third, who has not agreed, steps away in a pause."""
    latest = [(seat, game.take_backs.latest(seat)) for seat in range(2)]
    choices = [(seat, move) for seat, move in latest if move is not None]
    if not choices or rng.random() < 0.7:
        random_step(game, rng)
        return
    seat, move = rng.choice(choices)
    agree(game, Proposal("takeback", move=move), seat, 1 - seat)
    agree(game, Proposal("pause"), seat, 1 - seat, 2)
    game.enter_all(requests.take_over(game.agreements, range(3), 2, "asked"))
    game.enter_all(requests.resume(game.agreements, range(3), seat))
    game.enter_all(requests.come_back(game.agreements, range(3), 2))


def everything_said(game: Game, rng: Random) -> None:
    """Say and agree whatever can be, in the first battle; after the second deal all resign."""
    if game.fairness.deal > 2:
        game.enter_all([Resigned(0), HostNamed(1), Resigned(1), Resigned(2), Closed("resigned")])
        return
    random_step(game, rng)
    if game.table.phase == Phase.BATTLE and not any(isinstance(entry, ChatSet) for entry in game.log):
        captain, clock, end = Proposal("captain", 1), Proposal("clock", clock=Clock(60, 300)), Proposal("end")
        site = Proposal("takeback", move=1)
        spared, fought = Clause("spare", region=Region.ROMA), Clause("fight", seat=3)
        open_offer = Offer(0, None, spared, Clause("pass"))
        secret = Offer(1, (0, 2), fought, Clause("nofavor", region=Region.ROMA))
        holds = next(card for card in Card if game.table.hands[0][card])
        game.enter_all(
            [
                *(Proposed(0, captain), Returned(1)),
                *(Proposed(0, captain), Agreed(2, captain), CaptainTookOver(1, "agreed"), CameBack(1)),
                *(CaptainTookOver(2, "away"), CameBack(2), CaptainTookOver(2, "asked"), CameBack(2)),
                *(StandInTookOver(3), BotReady(3), ChatSet(True), ChatSet(False)),
                *(Proposed(1, clock), Agreed(0, clock), Agreed(2, clock), ClockSet(Clock(60, 300))),
                *(Proposed(1, Proposal("clock")), Proposed(2, end), Refused(0, end), Proposed(0, site)),
                *(Refused(1, Proposal("clock")), ClockSet(None), Paused(), Resumed(2)),
                *(Offered(open_offer), Declined(3, open_offer, captain=True), Withdrawn(open_offer)),
                *(Offered(secret), Accepted(2, secret), Declined(0, secret)),
                *(Shown(0, (holds,), False, (1, 3)), Shown(0, (holds,), False, None)),
            ]
        )


def nonsense() -> list[Entry]:
    """What people cannot have said, at whatever time."""
    offer = Offer(5, (5, 0), None, None)
    return [
        *(
            Returned(1),
            CameBack(4),
            CaptainTookOver(5, "agreed"),
            StandInTookOver(0),
            BotReady(1),
            HostNamed(5),
        ),
        *(
            ChatSet(False),
            ChatSet(False),
            ClockSet(Clock(0, 9_999_999)),
            Agreed(0, Proposal("takeback", move=40)),
        ),
        *(
            Proposed(3, Proposal("captain", 3)),
            Refused(2, Proposal("pause")),
            Answered(1, None),
            Answered(5, True),
        ),
        *(Accepted(3, offer), Declined(0, offer), Withdrawn(offer), Offered(offer), Offered(offer)),
        *(Shown(0, (Card.WINTER,) * 4, True, (0,)), Shown(4, (), False, None)),
    ]


def passing(game: Game, rng: Random) -> None:
    """Never play a card."""
    if game.table.phase == Phase.BATTLE:
        game.play(Pass())
    else:
        random_step(game, rng)


def games() -> Iterator[Case]:
    """Whole honest games: every number of seats, every optional rule, and what happens around them."""
    everything = Options(
        seats=3, hidden_cards=True, draw_after_battle=True, capturing_regions=True, bigger_kingdoms=True
    )
    for name, options, seed in (
        ("2 seats", Options(seats=2), 7),
        ("3 seats", Options(seats=3), 7),
        ("4 seats, Hidden Cards", Options(seats=4, hidden_cards=True), 8),
        ("5 seats, Capturing Regions", Options(seats=5, capturing_regions=True, idle_limit=3), 7),
        ("6 seats, Draw After Battle, a pile made anew", Options(seats=6, draw_after_battle=True), 7),
        ("6 seats, Bigger Kingdoms, a final battle", Options(seats=6, bigger_kingdoms=True), FINAL),
        ("3 seats, all optional rules but points", everything, 7),
        ("a match, the first holder named", Options(seats=3, points=12, first_holder=2), 7),
        ("a match with a final battle", Options(seats=6, points=3, hidden_cards=True), MATCH_FINAL),
    ):
        ada, bruno = Noter(0, ADA), Noter(1, BRUNO)
        yield Case(name, played(options, [ada, bruno], seed=seed, deals=52), bruno.note, Verdict.FAIR)
    hidden = Options(seats=3, hidden_cards=True, draw_after_battle=True)
    for name, options, step in (
        ("moves taken back", hidden, thinking_again),
        ("shows, pacts and a pause", hidden, talking),
        ("a pause whenever a deal is due", OPTIONS, pausing),
        ("take-backs that were agreed in a pause", Options(seats=3), thinking_again_in_a_pause),
        ("a game that is ended unfinished", Options(seats=2, idle_limit=3), passing),
    ):
        ada, bruno = Noter(0, ADA), Noter(1, BRUNO)
        yield Case(name, played(options, [ada, bruno], step=step), bruno.note, Verdict.FAIR)
    ada, bruno = Noter(0, ADA, third), Noter(1, BRUNO, third)
    nobodys = played(OPTIONS, [ada, bruno], deals=4)
    yield Case("nobody gave entropy to a deal", nobodys, bruno.note, Verdict.UNPROVEN)
    yield Case("nobody gave entropy to a deal, without notes", nobodys, None, Verdict.UNPROVEN)
    seated = [
        SeatFilled(0, "Zoë d’Este"),
        SeatFilled(1, "Bruno: (2)", guest_of=0),
        SeatFilled(2, "Il Rosso 2", bot="hawkwood"),
    ]
    zoe, guest = Noter(0, ADA), Noter(1, BRUNO)
    mixed = played(Options(seats=3), [zoe, guest], seated=seated)
    assert zoe.note is not None
    assert guest.note is not None
    yield Case("a person, a guest and a bot", mixed, zoe.note, Verdict.FAIR)
    both = changed(
        zoe.note, seats=[*zoe.note.seats, *guest.note.seats], seen=[*zoe.note.seen, *guest.note.seen]
    )
    yield Case("two seats on one device", mixed, both, Verdict.FAIR)
    ada, bruno = Noter(0, ADA), Noter(1, BRUNO)
    with_bot = [*people(3), SeatFilled(3, "Hawkwood", bot="hawkwood")]
    said = played(Options(seats=4), [ada, bruno], step=everything_said, seated=with_bot)
    yield Case("all that people can say and agree", said, bruno.note, Verdict.FAIR)
    said = altered(said, lambda entries: entries.extend(nonsense()))
    said = altered(said, lambda entries: entries.__setitem__(slice(40, 40), nonsense()))
    said = altered(said, lambda entries: entries.__setitem__(slice(0, 0), nonsense()))
    yield Case("what nobody can have said counts for nothing", said, bruno.note, Verdict.FAIR)
    absent, there = Noter(0, ADA, lambda deal: deal % 3 == 2), Noter(1, BRUNO)
    other, cleared = Noter(1, OTHER), Noter(0, "7c" * 32)
    record = played(hidden, [absent, there], [(3, other), (2, cleared)], seed=8)
    for name, one in (
        ("away for every third deal", absent),
        ("there, while another chain took its place", there),
        ("came later, on another device", other),
        ("announced a chain in place of an idle one", cleared),
    ):
        assert one.note is not None
        yield Case(name, record, one.note, Verdict.FAIR if one is there else Verdict.UNPROVEN)
    yield Case("a start that came to nothing", *interrupted(), Verdict.UNPROVEN)


def interrupted() -> tuple[Record, Note]:
    """A game whose first start came to nothing, once Bruno had revealed entropy: its chain is void."""
    void = Noter(1, BRUNO)
    fresh = Noter(1, OTHER)
    record = played(OPTIONS, [Noter(0, ADA)], [(2, fresh)], deals=4)
    assert fresh.note is not None
    ended = SeatNote(1, void.last, void.browser.first, 1, [1], [], ended=True)
    known = ChainsNote(1, [Noter(0, ADA).browser.first, void.browser.first])
    note = changed(
        fresh.note,
        before=1,
        tries=1,
        seats=[ended, *fresh.note.seats],
        chains=[known, *fresh.note.chains],
        dues=[due for due in fresh.note.dues if due.deal > 1],
    )
    return record, note


def cheats() -> Iterator[Case]:
    """Games in which the server cheats, or could have."""
    record, note = honest()
    later = own(note, from_=2, sent=[2, 3], given=[2, 3])
    yield Case(
        "the server says that Bruno could give entropy from deal 2 on", record, later, Verdict.UNPROVEN
    )
    rematch = changed(later, before=2, deals=note.deals[1:])
    yield Case(
        "a waiting room without commitment, or a rematch that another began",
        record,
        rematch,
        Verdict.UNPROVEN,
    )
    friend = changed(own(note, from_=3, sent=[3], given=[3]), before=2, deals=note.deals[1:])
    yield Case("a friend was given the seat during the game", record, friend, Verdict.UNPROVEN)
    early = [msgspec.structs.replace(due, version=due.version - 1) for due in note.dues]
    asked = changed(note, dues=early[:1])
    yield Case("a deal is said to be due before the move that it follows", record, asked, Verdict.UNFAIR)
    moved = unlike(note, note.dues[0].version, board="0" * BOARD_DIGITS)
    yield Case("a deal is said to be due after another move than it follows", record, moved, Verdict.UNFAIR)
    yield Case("no commitment when it was asked for", record, changed(note, refused=True), Verdict.UNPROVEN)
    unheard = msgspec.structs.replace(note.seats[0], chain=next_hash(OTHER), sent=[], given=[])
    offered = changed(later, seats=[*later.seats, unheard])
    yield Case("a chain that the server did not listen to", record, offered, Verdict.UNPROVEN)
    named = replace(record, options=replace(record.options, first_holder=record.holder))
    yield Case("a first holder who was to be drawn is named", named, note, Verdict.UNFAIR)
    holder_named, told_later = honest(replace(OPTIONS, first_holder=1))
    yield Case(
        "a first holder is named who Bruno did not know of",
        holder_named,
        changed(told_later, setup=None),
        Verdict.UNPROVEN,
    )
    assert note.setup is not None
    for what, was, said in (
        ("a friend sits where somebody else did", "seat 0 person Ada", "seat 0 person Eva"),
        ("a bot was shown as a person", "seat 0 person Ada", "seat 0 bot hawkwood Ada"),
        ("a bot was shown as a guest", "seat 0 person Ada", "seat 0 guest 1 Ada"),
        ("other options than were shown", "options draw-after-battle", "options"),
        ("the named first holder is another", "holder drawn", "holder 1 named"),
    ):
        assert was in note.setup
        yield Case(what, record, changed(note, setup=note.setup.replace(was, said)), Verdict.UNFAIR)
    bot = altered(record, lambda entries: entries.__setitem__(1, SeatFilled(0, "Eva")))
    fixed = record.entries[3]
    assert isinstance(fixed, SetupFixed)
    yield Case("another name than was fixed", bot, note, Verdict.UNFAIR)
    rules = altered(record, lambda entries: entries.__setitem__(3, SetupFixed(2, fixed.digest)))
    yield Case("other rules than were fixed", rules, note, Verdict.UNFAIR)
    bare = Game.begin(OPTIONS, FairShuffle(SECRET, TABLE), [ShuffleCommitted(next_hash(SECRET))])
    nothing = record_of(bare, NAMES[:2], FairShuffle(SECRET, TABLE))
    yield Case("nothing was fixed", nothing, None, Verdict.UNFAIR)
    yield Case("the second try of the server", record, changed(note, tries=1), Verdict.UNPROVEN)
    yield Case(
        "another first holder than was told", record, changed(note, holder=1 - record.holder), Verdict.UNFAIR
    )
    yield Case("another commitment", record, changed(note, commitment=next_hash(OTHER)), Verdict.UNFAIR)
    yield Case("another table than was promised", record, changed(note, promised="another"), Verdict.UNFAIR)
    yield Case("deals that were never made", record, changed(note, deal=40), Verdict.UNFAIR)
    unknown = changed(
        note, chains=[msgspec.structs.replace(note.chains[0], chains=[None, note.seats[0].chain])]
    )
    yield Case("a chain made up afterwards", record, unknown, Verdict.UNFAIR)
    one, *more = note.deals
    hand = unlike(note, one.version, hand="T" * 10)
    yield Case("another hand than was shown", record, hand, Verdict.UNFAIR)
    *before, last = note.deals
    other_seat = changed(note, deals=[*before, msgspec.structs.replace(last, seat=0)])
    yield Case("another seat is shown once its cards are known", record, other_seat, Verdict.UNFAIR)
    nowhere = unlike(note, one.version, seat=5, hand="")
    yield Case("a seat is shown that the table does not have", record, nowhere, Verdict.UNFAIR)
    givers = changed(note, deals=[msgspec.structs.replace(one, gave=[1]), *more])
    yield Case("other seats gave entropy than was told", record, givers, Verdict.UNFAIR)
    board = unlike(note, one.version, board="0" * BOARD_DIGITS)
    yield Case("another table than was shown", record, board, Verdict.UNFAIR)
    yield from chosen_later()
    yield from other_moves()
    yield Case("swapped cards", altered(record, swap), changed(note, deals=[], seen=[]), Verdict.UNFAIR)
    yield Case("swapped cards, without notes", altered(record, swap), None, Verdict.UNFAIR)
    yield Case("entropy left out", altered(record, leave_out), note, Verdict.UNFAIR)
    yield Case("another secret", replace(record, secret=OTHER), note, Verdict.UNFAIR)
    both = altered(replace(record, secret=OTHER), recommit)
    yield Case("another secret and commitment", both, note, Verdict.UNFAIR)
    yield Case(
        "the end of the record is missing",
        replace(record, entries=record.entries[:-1]),
        note,
        Verdict.UNPROVEN,
    )
    cut = replace(record, entries=record.entries[: deals_of(list(record.entries))[1]])
    yield Case("a record cut off after the first deal", cut, note, Verdict.UNFAIR)
    before_deal_3 = changed(note, seen=note.seen[:-1], deals=note.deals[:-1], deal=3)
    cut = replace(record, entries=record.entries[:-6])
    yield Case("a record cut off where the hand stayed the same", cut, before_deal_3, Verdict.UNFAIR)


def chosen_later() -> Iterator[Case]:
    """Records with another choice just before a deal than when Bruno gave entropy, which nobody else sees."""
    for name, options, phase in (
        ("other cards are kept once entropy is known", Options(seats=2), Phase.KEEP),
        ("another number is drawn once entropy is known", OPTIONS, Phase.DRAW),
    ):
        bruno, rng = Noter(1, BRUNO), Random(3)
        game = begun(options, [bruno], people(2))
        while game.table.phase != phase or game.table.turn != 0 or len(_longest(game)) < 3:
            bruno.look(game)
            random_step(game, rng)
        bruno.look(game)
        *_, other, shown = _longest(game)
        lie = game.copy()
        game.play(shown)
        bruno.look(game)
        lie.play(other)
        lie.enter(game.log[-1])
        lie.deal()
        bruno.look(lie)
        lie.enter(Closed("agreed"))
        bruno.look(lie)
        yield Case(name, record_of(lie, NAMES[:2], FairShuffle(SECRET, TABLE)), bruno.note, Verdict.UNFAIR)


def _longest(game: Game) -> list[str]:
    """The longest legal actions: to keep the same number of cards, or to draw any."""
    actions = [entry_text(Acted(code)) for code in rules.legal(game.table)]
    return [action for action in actions if len(action) == max(map(len, actions))]


def other_moves() -> Iterator[Case]:
    """Records with other moves than were played, which all deals fit."""
    record, note = honest()
    plays = [place for place, entry in enumerate(record.entries) if is_play(entry)]
    earlier, later = next(
        (one, other)
        for one, other in zip(plays, plays[2:], strict=False)
        if record.entries[one] != record.entries[other] and other == one + 2
    )

    def exchange(entries: list[Entry]) -> None:
        entries[earlier], entries[later] = entries[later], entries[earlier]

    yield Case("two cards were played in another order", altered(record, exchange), note, Verdict.UNFAIR)
    ada, bruno = Noter(0, ADA), Noter(1, BRUNO)
    whole = played(Options(seats=2), [ada, bruno])
    assert bruno.note is not None
    yield Case("another card was played after the last deal", other_end(whole), bruno.note, Verdict.UNFAIR)


def is_play(entry: Entry) -> bool:
    """Whether a card is played."""
    return isinstance(entry, Acted) and isinstance(decode(entry.code), Play)


def other_end(record: Record) -> Record:
    """A record in which another card is played after the last deal, and all the rest may be as it is."""
    entries = record.entries
    last = deals_of(list(entries))[-1]
    for place in range(last, len(entries)):
        others = [Acted(encode(Play(card))) for card in Card] if is_play(entries[place]) else []
        for other in others:
            changed_record = replace(record, entries=(*entries[:place], other, *entries[place + 1 :]))
            with suppress(RecordError):
                if other != entries[place] and replayed(changed_record).over:
                    return changed_record
    raise AssertionError("no other card can be played")


def against_the_rules() -> Iterator[Case]:
    """Records that cannot be of a game that was played."""
    record, note = honest()
    ada, bruno = Noter(0, ADA).browser, Noter(1, BRUNO).browser
    seats, setup = record.entries[1:3], record.entries[3]
    first, second, _ = deals_of(list(record.entries))
    dealt = record.entries[first]
    assert isinstance(dealt, Dealt)

    def insert(place: int, *entries: Entry) -> Record:
        return altered(record, lambda those: those.__setitem__(slice(place, place), entries))

    reveal_2 = record.entries.index(bruno.reveal(1, 2))
    named = {
        "a second commitment": insert(1, ShuffleCommitted(next_hash(OTHER))),
        "a commitment after the first deal": altered(
            record, lambda those: those.__setitem__(slice(0, 8), [dealt, *those[:8]])
        ),
        "seats out of order": altered(
            record, lambda those: those.__setitem__(slice(1, 3), list(reversed(seats)))
        ),
        "a setup before its seats": altered(
            record, lambda those: those.__setitem__(slice(1, 4), [seats[0], setup, seats[1]])
        ),
        "two setups": insert(4, setup),
        "a chain before the setup": insert(3, ada.announce(0)),
        "a chain of a bot": altered(
            record, lambda those: those.__setitem__(1, SeatFilled(0, "Ada", bot="hawkwood"))
        ),
        "a chain of another seat": insert(first + 1, ChainAnnounced(1, ada.first)),
        "a chain of no seat": insert(4, ChainAnnounced(2, next_hash(OTHER))),
        "two chains of a seat before one deal": insert(
            first + 1, ChainAnnounced(1, next_hash(OTHER)), ChainAnnounced(1, next_hash(next_hash(OTHER)))
        ),
        "another chain between entropy and its deal": insert(
            reveal_2 + 1, ChainAnnounced(1, next_hash(OTHER))
        ),
        "entropy of no chain": altered(
            record, lambda those: those.__setitem__(reveal_2, EntropyRevealed(1, 2, OTHER))
        ),
        "entropy of the deal after the next": altered(
            record, lambda those: those.__setitem__(reveal_2, bruno.reveal(1, 3))
        ),
        "entropy twice": insert(reveal_2 + 1, bruno.reveal(1, 2)),
        "entropy of a chain that does not count yet": altered(
            record,
            lambda those: those.__setitem__(
                slice(reveal_2, reveal_2 + 1),
                [ChainAnnounced(1, Noter(1, OTHER).browser.first), Noter(1, OTHER).browser.reveal(1, 2)],
            ),
        ),
        "a card too few": altered(record, lambda those: those.__setitem__(first, Dealt(dealt.cards[:-1]))),
        "a card too many": altered(
            record, lambda those: those.__setitem__(first, Dealt((*dealt.cards, dealt.cards[0])))
        ),
        "four Winters": altered(
            record, lambda those: those.__setitem__(first, Dealt((*(4 * [Card.WINTER]), *dealt.cards[4:])))
        ),
        "a deal that is not due": insert(second + 2, record.entries[second]),
        "a card that is not in the hand": insert(first + 2, *(9 * [Acted(encode(Play(Card.SURRENDER)))])),
        "an entry after the end": insert(len(record.entries), Acted(encode(Pass()))),
    }
    for name, those in named.items():
        yield Case(name, those, note, Verdict.UNFAIR)
    seated = [
        SeatFilled(0, "Ada"),
        SeatFilled(1, "Bruno", guest_of=0),
        SeatFilled(2, "Hawkwood", bot="hawkwood"),
        SeatFilled(3, "Dario", guest_of=0),
    ]
    fair = played(Options(seats=4), [Noter(0, ADA)], deals=1, seated=seated)
    for what, host in (("a bot", 2), ("another guest", 3), ("itself", 1), ("a seat that is not there", 5)):
        yield Case(f"a guest of {what}", with_guest(fair, seated, host), None, Verdict.UNFAIR)
    yield from out_of_place()


def with_guest(record: Record, seated: list[SeatFilled], host: int) -> Record:
    """A record in which Bruno is a guest of another seat, as its digest says."""
    others = [seated[0], SeatFilled(1, "Bruno", guest_of=host), *seated[2:]]
    digest = setup_digest(TABLE, RULES_VERSION, record.options, others)
    return altered(
        record,
        lambda entries: entries.__setitem__(slice(1, 6), [*others, SetupFixed(RULES_VERSION, digest)]),
    )


def out_of_place() -> Iterator[Case]:
    """Records with a move in a pause, or with what was taken back, agreed or said when it could not be."""
    record, note = honest()
    entries = list(record.entries)
    moves = [place for place, entry in enumerate(entries) if isinstance(entry, Move)]
    first, second, _ = deals_of(entries)
    plays = [
        move
        for move, (one, next_one) in enumerate(itertools.pairwise(moves))
        if is_play(entries[one]) and is_play(entries[next_one])
    ]
    move = plays[0]
    seat = moves[move] + 1

    def insert(place: int, *those: Entry) -> Record:
        return altered(record, lambda all_of_them: all_of_them.__setitem__(slice(place, place), those))

    for name, those in {
        "a deal in a pause": insert(second, Paused()),
        "a move taken back in a pause": insert(seat, Paused(), TakenBack(move), Resumed(0)),
        "a pause in a pause": insert(first + 1, Paused(), Paused(), Resumed(0)),
        "no pause that is ended": insert(first + 1, Resumed(0)),
        "a pause that is ended by no seat": insert(first + 1, Paused(), Resumed(2)),
        "a seat that resigns twice": insert(first + 1, Resigned(0), Resigned(0)),
        "a winner although nobody resigned": altered(
            record, lambda those: those.__setitem__(-1, Closed("resigned", 0))
        ),
        "a move taken back after another seat has played": insert(moves[move + 1] + 1, TakenBack(move)),
        "a move taken back twice": insert(seat, TakenBack(move), TakenBack(move)),
        "a move taken back, and that as well": insert(seat, TakenBack(move), TakenBack(move + 1)),
        "a deal taken back": insert(first + 1, TakenBack(0)),
    }.items():
        yield Case(name, those, note, Verdict.UNFAIR)


def less() -> Iterator[Case]:
    """Records without what it takes to deal the cards again."""
    record, note = honest()
    yield Case("no secret", replace(record, secret=None), note, Verdict.UNPROVEN)
    yield Case("no table", replace(record, table=None), note, Verdict.UNPROVEN)
    yield Case(
        "no entries, although a commitment was noted", replace(record, entries=()), note, Verdict.UNFAIR
    )
    yield Case("no entries", replace(record, entries=()), None, Verdict.UNPROVEN)


def cases() -> list[Case]:
    """All cases."""
    return [*honest_cases(), *games(), *cheats(), *less(), *against_the_rules()]
