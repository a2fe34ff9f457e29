"""A page that is shown a position of our own: the test speaks in the server's place."""

import json
from collections.abc import Sequence
from itertools import count
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from condottiere.record.events.event import BattleEndEvent, CardPlayed, Event, GameWon, SiteChosen
from condottiere.record.notation import Acted, parse_action
from condottiere.record.position import options_text, parse_position, position_text
from condottiere.rules import Card, Options, Phase, Region, Table, apply, asked_next, view
from condottiere.rules.options import SWITCHES
from condottiere.server.messages.protocol import PROTOCOL, ChatLine, Player
from condottiere.server.messages.to_browser import ChatMessage, Pong, TableMessage
from condottiere.server.table.messages.explanation import explain
from condottiere.server.table.messages.wire import log_line, table_view
from support.told import happened

PING = '{"type":"ping"}'
"""By which a page asks whether the server is there."""
_NUMBERS = count()
_SOCKETS: WeakKeyDictionary[Page, WebSocketRoute] = WeakKeyDictionary()
_MESSAGES: WeakKeyDictionary[Page, TableMessage] = WeakKeyDictionary()
"""What each page is told when it joins."""
LONGEST = (
    "Maximilian von Habsburg zu Österreich-Ti",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Giangaleazzo Visconti duca di Milano III",
    "Bartholomäus-Konstantinopolitanischer-Xx",
    "Lucrezia d’Este Montefeltro degli Urbini",
    "Caterina Sforza Riario di Forlì e d’Imol",
)
"""Names as long as the server allows."""
NAMES = ("Anna Magdalena", "Bruno", "Carmagnola", "Gattamelata", "Montefeltro", "Ottaviano de’ Medici")


MOST_FRAMES = 1000
VISIT = """async (path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise(requestAnimationFrame)
}"""
"""Goes to another table as a link of the page does, in half the time of loading the page anew."""


def people(seats: int, viewer: int | None = None, names: Sequence[str] = NAMES) -> list[Player]:
    """The first two and the viewer are people, the others captains."""
    return [
        Player(name=name, bot=None if seat in (0, 1, viewer) else "colleoni", label=None, online=seat == 0)
        for seat, name in enumerate(names[:seats])
    ]


def show(
    page: Page,
    position: str | Table,
    viewer: int | None = 0,
    log: Sequence[Event] = (),
    chat: Sequence[ChatLine] = (),
    tv: bool = False,
    **changes: Any,
) -> list[str]:
    """Open a table that is in this position, as this seat sees it, with `tv` on a television.

    Where another such table is open, the page is not loaded anew. Whatever it answers changes nothing.
    `changes` are other values for fields of the TableMessage. Returns a list of what the page sends.
    """
    _MESSAGES[page] = _message(position, viewer, log, **changes)
    sent: list[str] = []

    def joined(socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            _SOCKETS[page] = socket
            if text == PING:
                socket.send(msgspec.json.encode(Pong()).decode())
                return
            sent.append(str(text))
            if '"join"' not in sent[-1]:
                return
            socket.send(msgspec.json.encode(_MESSAGES[page]).decode())
            socket.send(msgspec.json.encode(ChatMessage(lines=list(chat), chat_from=0)).decode())

        socket.on_message(heard)

    table_id = f"shown{next(_NUMBERS)}"
    page.route_web_socket(f"**/{table_id}/play", joined)
    path = f"/{'tv' if tv else 't'}/{table_id}{'' if viewer is None else '#key'}"
    if "/shown" in page.url:
        page.evaluate(VISIT, path)
    else:
        page.goto(path)
    expect(page.get_by_test_id("tv-table" if tv else "decision")).to_be_attached()
    page.evaluate("() => document.fonts.ready")
    return sent


def show_next(
    page: Page,
    position: str | Table,
    version: int,
    viewer: int | None = 0,
    log: Sequence[Event] = (),
    unseen: bool = False,
    **changes: Any,
) -> None:
    """Tell an open table that it is in this position now. Its version must be higher than the last.

    If `unseen`, the connection is lost first, and the page learns of it when it comes back.
    """
    _MESSAGES[page] = _message(position, viewer, log, version=version, **changes)
    if unseen:
        _SOCKETS[page].close()
    else:
        _SOCKETS[page].send(msgspec.json.encode(_MESSAGES[page]).decode())


def heard(page: Page, sent: Sequence[str], text: str) -> None:
    """Wait until the page has sent this, for so many frames at most; `sent` is what `show` returned."""
    for _ in range(MOST_FRAMES):
        if any(text in one for one in sent):
            return
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"{text} was not sent, but {sent[-5:]}")


def answer(page: Page, question: str, **fields: Any) -> None:
    """Whoever asks this on this page is told these fields, whatever the version asked about."""

    def answered(route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        route.fulfill(json={"version": asked["version"], **fields})

    page.route(f"**/{question}", answered)


def answer_hints(page: Page, *actions: dict[str, Any]) -> None:
    """Whoever asks for a hint on this page is told these actions, as `advised` makes them."""
    answer(page, "hint", actions=actions)


def answer_odds(page: Page, chances: dict[str, float]) -> None:
    """Whoever asks for a hint on this page is told these chances, by tokens of `legal_action`."""
    answer_hints(page, *(judged(legal_action(token), chance) for token, chance in chances.items()))


def judged(
    action: dict[str, Any], chance: float | None, reasons: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """What is told of an action: the chance to win the game, and reasons."""
    return {"action": action, "chance": chance, "equal": False, "reasons": reasons}


def legal_action(token: str) -> dict[str, Any]:
    """What the page is told of 'pass', or of a kind and the number of a card or a region, as 'play:6'."""
    kind, _, number = token.partition(":")
    action: dict[str, Any] = {
        "kind": kind,
        "token": token,
        **dict.fromkeys(("card", "region", "count", "cards")),
    }
    if number.isdigit():
        action["region" if kind == "site" else "card"] = int(number)
    return action


def advised(token: str, card: int, chance: float, reasons: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """To play a card, with the chance to win the game then; `token` is the letter of the card."""
    return judged(legal_action(f"play:{card}") | {"token": f"play:{token}"}, chance, reasons)


def _message(position: str | Table, viewer: int | None, log: Sequence[Event], **changes: Any) -> TableMessage:
    table = parse_position(position) if isinstance(position, str) else position
    message = TableMessage(
        protocol=PROTOCOL,
        version=len(log) + 1,
        view=table_view(view(table if viewer is None else asked_next(table, viewer), viewer)),
        players=people(table.seats, viewer),
        log=[log_line(event, viewer, at) for at, event in enumerate(log, 1)],
        log_from=0,
        advice=None,
        hints=True,
        bargaining=False,
        problem=None,
        own_connections=1,
        explanation=explain(table, viewer),
    )
    return msgspec.structs.replace(message, **changes)


def fought(position: str) -> tuple[str, tuple[Event, ...]]:
    """The position once nobody plays or draws a card any more, and what the log tells of it."""
    table = parse_position(position)
    events: list[Event] = []
    while table.phase in (Phase.BATTLE, Phase.DRAW):
        before = table.copy()
        code = parse_action("pass" if table.phase == Phase.BATTLE else "draw:0")
        apply(table, code)
        events += happened(before, Acted(code), table, None)
    return position_text(table), tuple(event for event in events if isinstance(event, BattleEndEvent))


_SEATS = "seats=6 holder=0 hands=123456TWSBCCDHKU/12/KKKK/KKK/W2B/KKK1"
_OPTIONS = f"options={options_text(Options(points=20, **dict.fromkeys(SWITCHES, True)))}"
_OPEN = "lines=T6554431CCDS/T66543321C/TT65431CD/654321HC/TT543CD/643211CDH"
_LINES = f"{_OPEN} down=5/T/6/2/2/1"
_OWNERS = (
    "owners=roma:1,napoli:1,siena:2,lucca:3,modena:0,parma:0,genova:5,torino:4,milano:2,venezia:3,firenze:1"
)
_CONQUERED = _OWNERS.replace("firenze:1", "firenze:2")
_UNITED = _CONQUERED.replace("lucca:3", "lucca:2")

FIRST_BATTLE = f"{_SEATS} site=firenze {_OPEN}"
"""Six full lines, a hand of 16, and nobody has won anything: a beginner is told how to win."""
BATTLE = f"{_SEATS} {_OPTIONS} site=firenze favor=spoleto {_OWNERS} {_LINES} known=2>0:KK battles=9 out=34"
"""The same with every option, cards face down, seats that have passed, and cards known to be in a hand."""
WAITING = BATTLE.replace("seats=6", "seats=6 turn=2")
"""The same while a captain is on turn."""
RESCUE = BATTLE.replace("seats=6", "seats=6 phase=rescue")
SITE, _RESULT = fought(f"{_SEATS} {_OPTIONS} site=firenze favor=firenze {_OWNERS} {_OPEN} battles=8")
"""The next region is to be chosen; marker, Favor and Condottiere stand together."""
FAVOR = f"{_SEATS} {_OPTIONS} phase=favor site=firenze {_OWNERS} {_LINES} battles=9"
HAND = f"{_SEATS} phase=hand site=firenze {_CONQUERED} battles=9"
KEEP = f"seats=6 holder=0 hands=123456TWSBCCDHKU///// phase=keep site=firenze {_CONQUERED} battles=9"
OVER = f"{_SEATS} phase=over turn=- site=firenze {_UNITED} battles=9 winners=2 ending=adjacent games=1"
INTERVAL = OVER.replace("phase=over", "phase=interval options=points:20")

LOG: tuple[Event, ...] = (
    SiteChosen(0, Region.FIRENZE, None),
    CardPlayed(0, Card.MERCENARY_10, face_down=False),
)
RESULT = (*LOG, *_RESULT)
WINS = "Carmagnola wins the game: 3 adjacent regions."
END: tuple[Event, ...] = (*RESULT, GameWon((2,), "adjacent", 3, game=None))
