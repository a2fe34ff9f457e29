"""What happened: its events, what each viewer may know of them, and their words."""

from collections.abc import Collection, Mapping
from itertools import chain
from typing import TypeAlias, get_args

import pytest

from condottiere.languages.bundle import language, languages
from condottiere.languages.fact import Amount, Loss
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
)
from condottiere.record.events.event import (
    BattleEnded,
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
    FinalBattleBegan,
    GameBegan,
    GameWon,
    HandDealt,
    HandDiscarded,
    HandsKept,
    LeftUnfinished,
    LogShortened,
    MatchWon,
    MercenaryRescued,
    MoveTakenBack,
    Passed,
    PointsScored,
    PromiseBroken,
    ProposalWithdrawn,
    RoundEnded,
    SiteChosen,
    SiteConquered,
    SiteDefended,
    TakeBackLapsed,
    TakenBackMove,
    TokenMoved,
    WeatherCleared,
)
from condottiere.record.events.visibility import seen_by
from condottiere.record.events.wording import wording
from condottiere.record.game import Game
from condottiere.record.notation import Acted, Dealt, EndedUnfinished, entry_text, parse_action, parse_entry
from condottiere.record.pacts.notation import Accepted, Clause, Declined, Offer, Offered, Withdrawn
from condottiere.record.position import parse_position, position_text
from condottiere.rules import Card, Options, Region, apply, deal, end_unfinished
from condottiere.rules.battle_result import BattleResult, TokenMove
from support.told import happened, sentences

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")
DEFENDED = "seats=3 options=capturing-regions site=roma owners=roma:1 defender=1"
SPOLETO = (
    "seats=5 site=spoleto favor=roma owners=torino:0,parma:0,ferrara:0,siena:0,genova:2,mantova:2,firenze:2,"
    "ancona:2,milano:1,lucca:1,bologna:1,venezia:3,urbino:3,napoli:4,modena:4"
)
"""The last region: seats 0 and 2 have four each, and no other can pass them with it."""


def told(position: str, token: str, viewer: int | None) -> list[str]:
    before = parse_position(position)
    after = before.copy()
    entry = parse_entry(token)
    assert isinstance(entry, Acted)
    apply(after, entry.code)
    return sentences(happened(before, entry, after, viewer), NAMES, viewer)


@pytest.mark.parametrize(
    ("position", "token", "expected"),
    [
        ("seats=3 site=roma hands=T//", "play:T", ["Ada plays Mercenary 10."]),
        ("seats=3 site=roma hands=T//", "pass", ["Ada passes."]),
        (
            "seats=3 site=roma hands=W// lines=5/S/S",
            "play:W",
            ["Ada plays Winter.", "Cleared from the lines: 2 × Spring."],
        ),
        (
            "seats=3 site=roma hands=B// lines=5/TC/T",
            "play:B",
            ["Ada plays Bishop.", "The Bishop strikes down Bruno’s Mercenary 10 and Chiara’s Mercenary 10."],
        ),
        ("seats=3 site=roma hands=B//", "play:B", ["Ada plays Bishop.", "The Bishop finds no Mercenary."]),
        ("seats=3 site=roma phase=favor", "favor:-", ["Ada leaves the Favor of the Pope off the board."]),
        (
            "seats=3 site=roma phase=favor favor=napoli",
            "favor:-",
            ["Ada takes the Favor of the Pope off the board."],
        ),
        ("seats=3 site=roma phase=favor", "favor:roma", ["Ada puts the Favor of the Pope on Roma."]),
        (
            "seats=3 site=roma phase=rescue lines=5//",
            "rescue:5",
            ["Ada takes a Mercenary 5 back into hand."],
        ),
        (
            "seats=3 site=roma out=12 lines=5C/4/ hands=1/1/1",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 6, Bruno 4, Chiara 0.",
                "Ada conquers Roma, 6 to 4.",
                "Ada has the most Courtesans (1) and keeps the Condottiere.",
            ],
        ),
        (
            "seats=3 site=roma lines=5C/4/ hands=U1/1/1",
            "play:U",
            [
                "Ada plays Surrender.",
                "The battle for Roma ends: Ada 6, Bruno 4, Chiara 0.",
                "Ada conquers Roma, 6 to 4, after a Surrender.",
                "Ada has the most Courtesans (1) and keeps the Condottiere.",
            ],
        ),
        (
            "seats=3 site=roma out=12 lines=5/5/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 5, Bruno 5, Chiara 0.",
                "A tie at 5: nobody takes it.",
                "The Condottiere passes to the left: Bruno holds it now.",
            ],
        ),
        (
            "seats=3 site=roma phase=hand battles=2 turn=1 unanswered=1 hands=1/WCC/1",
            "hand:discard",
            ["Bruno has no Mercenary and discards the whole hand: Winter, 2 × Courtesan."],
        ),
        (
            "seats=3 site=roma phase=hand battles=2 turn=1 hands=/WCC/",
            "hand:discard",
            [
                "Bruno has no Mercenary and discards the whole hand: Winter, 2 × Courtesan.",
                "The round is over.",
            ],
        ),
        (
            "seats=3 site=roma out=12 lines=5// owners=firenze:0,siena:0,lucca:0",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 5, Bruno 0, Chiara 0.",
                "Ada conquers Roma, 5 to 0.",
                "Ada keeps the Condottiere.",
                "Ada wins the game: 4 adjacent regions.",
            ],
        ),
        (
            "seats=3 site=roma out=12 lines=TC/C/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 11, Bruno 1, Chiara 0.",
                "Ada conquers Roma, 11 to 1.",
                "Ada keeps the Condottiere.",
            ],
        ),
        (
            f"{DEFENDED} out=12 lines=5/5/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 5, Bruno 5, Chiara 0.",
                "A tie at 5: Bruno keeps it.",
                "Bruno takes the Condottiere.",
            ],
        ),
        (
            "seats=4 options=capturing-regions site=roma owners=roma:2 defender=2 out=123 lines=5//5/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 5, Bruno 0, Chiara 5, Dario 0.",
                "A tie at 5: Chiara keeps it.",
                "Chiara takes the Condottiere.",
            ],
        ),
        (
            f"{DEFENDED} out=12 lines=4/5/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 4, Bruno 5, Chiara 0.",
                "Bruno keeps Roma, 5 to 4.",
                "Bruno takes the Condottiere.",
            ],
        ),
        (
            f"{DEFENDED} turn=1 defender-waits=1 hands=1/1/1",
            "pass",
            ["Bruno holds back and may still defend."],
        ),
        (
            "seats=3 options=capturing-regions phase=site site=siena battles=1 owners=roma:1 hands=1/1/1",
            "site:roma",
            ["Ada leads the Condottiere to Roma, which Bruno controls."],
        ),
        (
            f"{SPOLETO} turn=3 out=0124 lines=///T/",
            "pass",
            [
                "Dario passes.",
                "The battle for Spoleto ends: Ada 0, Bruno 0, Chiara 0, Dario 10, Elena 0.",
                "Dario conquers Spoleto, 10 to 0.",
                "Dario takes the Condottiere.",
                "Ada and Chiara are tied: a final battle decides.",
            ],
        ),
        (
            "seats=5 final=1 contenders=02 out=1234 lines=5//3//",
            "pass",
            [
                "Ada passes.",
                "The final battle ends: Ada 5, Chiara 3.",
                "Ada wins the game in the final battle.",
            ],
        ),
        (
            "seats=3 options=points:20 final=2 contenders=02 out=12 scores=21/3/21 lines=5//5",
            "pass",
            [
                "Ada passes.",
                "The final battle ends: Ada 5, Chiara 5.",
                "Ada and Chiara share the match victory.",
            ],
        ),
    ],
)
def test_what_happens_is_told_to_everybody(position: str, token: str, expected: list[str]) -> None:
    for viewer in (None, 0, 1):
        assert told(position, token, viewer) == expected


def test_a_card_played_face_down_is_named_to_its_owner_alone() -> None:
    position = "seats=3 options=hidden-cards site=roma hands=T// down=5//"
    assert told(position, "play:T", 0) == ["Ada plays Mercenary 10 face down.", "Ada turns up Mercenary 5."]
    assert told(position, "play:T", 1) == ["Ada plays a card face down.", "Ada turns up Mercenary 5."]
    assert told(position, "play:T", None) == told(position, "play:T", 2)


@pytest.mark.parametrize(
    ("plays", "then", "does"),
    [
        ("play:B", "favor:roma", "Ada puts the Favor of the Pope on Roma."),
        ("play:K", "rescue:5", "Ada takes a Mercenary 5 back into hand."),
        ("play:K", "rescue:-", "Ada takes nothing back."),
    ],
)
def test_a_face_down_card_is_named_only_once_the_new_card_has_taken_effect(
    plays: str, then: str, does: str
) -> None:
    """R15.2: while the Favor or the Mercenary to take back is being chosen, it still lies face down."""
    before = parse_position("seats=3 options=hidden-cards site=roma hands=BK/1/1 down=T// lines=5//")
    between = before.copy()
    apply(between, parse_action(plays))
    for viewer in (None, 0, 1):
        first = " ".join(told(position_text(before), plays, viewer))
        assert "turns up" not in first
        assert "Mercenary 10" not in first
        assert told(position_text(between), then, viewer) == [does, "Ada turns up Mercenary 10."]


def test_only_the_card_of_the_seat_that_plays_is_turned_up() -> None:
    position = "seats=3 options=hidden-cards site=roma hands=6/1/1 down=5/T/"
    assert told(position, "play:6", 2) == ["Ada plays a card face down.", "Ada turns up Mercenary 5."]


def test_a_scarecrow_with_nothing_to_take_back_turns_the_face_down_card_up_at_once() -> None:
    position = "seats=3 options=hidden-cards site=roma hands=K/1/1 down=T//"
    assert told(position, "play:K", 1) == ["Ada plays Scarecrow.", "Ada turns up Mercenary 10."]


def test_the_cards_kept_at_the_end_of_a_round_are_only_counted_to_others() -> None:
    position = "seats=3 site=roma phase=keep battles=2 hands=T5W//"
    assert told(position, "keep:TW", 0) == ["Ada keeps Mercenary 10, Winter."]
    assert told(position, "keep:TW", 1) == ["Ada keeps 2 cards."]


@pytest.mark.parametrize(
    ("position", "token", "expected"),
    [
        ("seats=3 site=roma phase=keep battles=2 hands=T5W//", "keep:-", "Ada keeps no cards."),
        ("seats=3 site=roma phase=keep battles=2 hands=T5W//", "keep:T", "Ada keeps 1 card."),
        ("seats=3 site=roma battles=2 phase=draw options=draw-after-battle", "draw:1", "Ada draws 1 card."),
        ("seats=3 site=roma battles=2 phase=draw options=draw-after-battle", "draw:0", "Ada draws no cards."),
        ("seats=3 site=roma battles=1 phase=rescue lines=5//", "rescue:-", "Ada takes nothing back."),
    ],
)
def test_one_card_several_and_none(position: str, token: str, expected: str) -> None:
    assert told(position, token, 1)[0] == expected


def test_a_game_left_after_one_battle_says_battle() -> None:
    before = parse_position("seats=3 site=roma options=idle-limit:1 battles=1 idle-battles=1 hands=1/1/1")
    after = before.copy()
    end_unfinished(after)
    assert sentences(happened(before, EndedUnfinished(), after, None), NAMES) == [
        "The game is left unfinished after 1 battle without a card."
    ]


def test_a_face_down_card_turned_up_at_the_end_is_named_even_when_the_last_card_is_a_surrender() -> None:
    position = "seats=3 options=hidden-cards site=roma hands=U/1/1 down=/T/ lines=5//"
    assert told(position, "play:U", 2)[:3] == [
        "Ada plays Surrender.",
        "Bruno turns up Mercenary 10.",
        "The battle for Roma ends: Ada 5, Bruno 10, Chiara 0.",
    ]


def test_cards_that_a_seat_draws_are_told_once() -> None:
    """R12.2: it said how many; which ones, it alone is told."""
    before = parse_position("seats=3 site=roma battles=2 phase=draw options=draw-after-battle hands=1/1/1")
    apply(before, parse_action("draw:2"))
    after = before.copy()
    for card in (Card.WINTER, Card.HEROINE):
        deal(after, card)
    entry = Dealt((Card.WINTER, Card.HEROINE))
    assert happened(before, entry, after, 1) == []
    assert sentences(happened(before, entry, after, 0), NAMES, 0) == ["You draw Winter, Heroine."]


def test_a_deal_tells_everybody_how_many_and_each_seat_its_own() -> None:
    game = Game.new(Options(seats=3, first_holder=1), seed=2)
    before = Game(game.options, game.holder).table
    entry = game.log[0]
    mine = sentences(happened(before, entry, game.table, 2), NAMES, 2)
    assert mine[:2] == [
        "The game begins: Bruno holds the Condottiere.",
        "Cards dealt: Ada 10, Bruno 10, Chiara 10.",
    ]
    assert mine[2].startswith("You are dealt ")
    assert sentences(happened(before, entry, game.table, None), NAMES) == mine[:2]
    assert entry_text(entry) not in " ".join(mine)


# --- what a viewer may know, and the words for it -------------------------------------------------

SOME = tuple(int(card in (Card.MERCENARY_5, Card.WINTER)) for card in Card)
NONE = tuple(0 for _ in Card)
RESULT = BattleResult(
    site=Region.ROMA,
    defender=None,
    strengths=(5, 4, None),
    strongest=5,
    second=4,
    conqueror=0,
    token=TokenMove(0, "conquest", stays=True, courtesans=0),
    ended_by="passes",
)
FINAL = BattleResult(None, None, (5, 4, None), 5, 4, 0, None, "surrender")
AMOUNTS = (Amount(0, 10), Amount(1, 3))
PROPOSALS = (
    Proposal("pause"),
    Proposal("end"),
    Proposal("captain", 1),
    Proposal("clock"),
    Proposal("clock", clock=Clock(60, 0)),
    Proposal("takeback", move=7),
)
CLAUSES = (
    Clause("spare", Region.ROMA),
    Clause("pass"),
    Clause("favor", Region.ROMA),
    Clause("nofavor", Region.ROMA),
    Clause("fight", seat=2),
)
PRIVATE = Offer(0, (1,), CLAUSES[0], CLAUSES[1])

Known: TypeAlias = Mapping[int | None, Event | None]

PUBLIC_EVENTS: list[Event] = [
    GameBegan(0, None),
    GameBegan(0, 2),
    FinalBattleBegan((0, 2)),
    *(GameWon((0,), how, 3, None) for how in ("total", "adjacent", "most", "final_battle")),
    GameWon((0, 1), "adjacent", 3, 2),
    PointsScored(AMOUNTS, 20),
    MatchWon((1,)),
    LeftUnfinished(12),
    CardsDealt(AMOUNTS),
    CardsDrawn(1, 2),
    HandDiscarded(1, SOME),
    HandsKept(),
    RoundEnded(),
    SiteChosen(0, Region.ROMA, None),
    SiteChosen(0, Region.ROMA, 1),
    CardPlayed(0, Card.WINTER, face_down=False),
    Passed(0, holds_back=False),
    Passed(0, holds_back=True),
    WeatherCleared(0, SOME),
    BishopStruck(0, ()),
    BishopStruck(0, (Loss(1, SOME), Loss(2, SOME))),
    MercenaryRescued(0, None),
    MercenaryRescued(0, Card.MERCENARY_5),
    FavorPlaced(0, Region.ROMA, None),
    FavorPlaced(0, None, Region.ROMA),
    FavorPlaced(0, None, None),
    CardTurnedUp(1, Card.COURTESAN),
    BattleEnded(RESULT),
    BattleEnded(FINAL),
    SiteConquered(0, Region.ROMA, 5, 4, "passes"),
    SiteConquered(0, Region.ROMA, 5, 4, "surrender"),
    SiteDefended(1, Region.ROMA, 5, 4, "passes"),
    BattleTied(None, 5, "passes"),
    BattleTied(1, 5, "surrender"),
    TokenMoved(0, "conquest", stays=True, courtesans=0),
    TokenMoved(1, "defence", stays=False, courtesans=0),
    TokenMoved(1, "tied_defence", stays=False, courtesans=0),
    TokenMoved(1, "left_of_holder", stays=False, courtesans=0),
    TokenMoved(1, "courtesans", stays=False, courtesans=2),
    TokenMoved(0, "courtesans", stays=True, courtesans=2),
    *(MoveTakenBack(0, TakenBackMove(kind)) for kind in ("favor", "rescue", "pass", "card")),
    MoveTakenBack(0, TakenBackMove("site", region=Region.ROMA)),
    MoveTakenBack(0, TakenBackMove("card", card=Card.WINTER)),
    TakeBackLapsed(0, shown=False),
    TakeBackLapsed(0, shown=True),
    LogShortened(500),
    *(CaptainTookOver(0, reason) for reason in ("away", "agreed", "asked")),
    *(told(0) for told in (CameBack, Returned, StandInTookOver, BotReady, Resigned, Resumed, HostNamed)),
    *(vote(0, one) for vote in (Proposed, Agreed, Refused, ProposalWithdrawn) for one in PROPOSALS),
    Paused(),
    ClockSet(None),
    ClockSet(Clock(60, 300)),
    Closed("agreed"),
    Closed("resigned"),
    Closed("resigned", 1),
    ChatSet(closed=True),
    ChatSet(closed=False),
    CardsShown(0, SOME, face_down=False, to=None),
    *(Offered(Offer(0, None, clause, None)) for clause in CLAUSES),
    Accepted(1, Offer(0, None, None, CLAUSES[1])),
    *(PromiseBroken(0, (1,), Offer(0, None, clause, None), clause) for clause in CLAUSES),
]


def known_to(seats: Collection[int | None], event: Event, others: Event | None = None) -> tuple[Event, Known]:
    """An event of which these seats know everything, and others no more than that."""
    return event, {viewer: event if viewer in seats else others for viewer in (None, 0, 1, 2)}


PRIVATE_EVENTS = [
    known_to([1], HandDealt(1, SOME, drawn=False)),
    known_to([1], HandDealt(1, SOME, drawn=True)),
    known_to([1], CardPlayed(1, Card.COURTESAN, face_down=True), CardPlayed(1, None, face_down=True)),
    known_to([1], CardsKept(1, 2, SOME), CardsKept(1, 2, None)),
    known_to([1], CardsKept(1, 0, NONE), CardsKept(1, 0, None)),
    known_to([1, 2], CardsShown(1, SOME, face_down=False, to=(2,))),
    known_to([1, 2], CardsShown(1, SOME, face_down=True, to=(2,))),
    known_to([1, 2], CardsShown(1, NONE, face_down=True, to=(2,))),
    known_to([0, 1], Offered(PRIVATE)),
    known_to([0, 1], Accepted(1, PRIVATE)),
    known_to([0, 1], Declined(1, PRIVATE)),
    known_to([0, 1], Declined(1, PRIVATE, captain=True)),
    known_to([0, 1], Withdrawn(PRIVATE)),
    known_to([0, 1], PromiseBroken(1, (0,), PRIVATE, CLAUSES[1])),
]
"""Each with what a spectator and the seats 0 to 2 may know of it."""


@pytest.mark.parametrize("event", PUBLIC_EVENTS, ids=repr)
def test_everybody_may_know_it(event: Event) -> None:
    for viewer in (None, 0, 1, 2):
        assert seen_by(event, viewer) is event


@pytest.mark.parametrize(("event", "seen"), PRIVATE_EVENTS, ids=repr)
def test_not_everybody_may_know_all_of_it(event: Event, seen: Known) -> None:
    assert {viewer: seen_by(event, viewer) for viewer in seen} == seen


@pytest.mark.parametrize("code", languages())
def test_every_event_has_words(code: str) -> None:
    known = chain.from_iterable(seen.items() for _, seen in PRIVATE_EVENTS)
    for reader, event in [*((None, event) for event in PUBLIC_EVENTS), *known]:
        if event is not None:
            text = language(code).write(wording(event, reader), NAMES)
            assert text.endswith("."), (event, text)


def test_no_event_is_forgotten_here() -> None:
    told = {type(event) for event in PUBLIC_EVENTS} | {type(event) for event, _ in PRIVATE_EVENTS}
    assert told == set(get_args(Event))
