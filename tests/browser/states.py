"""The states in which pages are looked at: each follows on the same page from the one before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from browser.company import change_room, name_person, open_room
from browser.finished import choose, stored_game
from browser.kept import remember, summarised
from browser.lessons import PLANS, PLAYERS, moments
from browser.person import unfold
from browser.rooms import host
from browser.shown import (
    BATTLE,
    END,
    FAVOR,
    FIRST_BATTLE,
    HAND,
    INTERVAL,
    KEEP,
    LOG,
    LONGEST,
    NAMES,
    OVER,
    RESCUE,
    RESULT,
    SITE,
    WAITING,
    advised,
    answer_hints,
    answer_odds,
    judged,
    legal_action,
    people,
    show,
)
from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Clock
from condottiere.record.file import dump
from condottiere.record.pacts.notation import Clause
from condottiere.record.pacts.promisable import Promises
from condottiere.rules import Card, Region
from condottiere.server.messages.agreements import (
    Agreements,
    OpenProposal,
    Pact,
    PactAnswer,
    Verdict,
)
from condottiere.server.messages.pages import PAGES
from condottiere.server.messages.protocol import Answers, ChatLine, Player, StandIn

NETWORK = ["http://192.168.1.20:8000/", "http://10.0.0.4:8000/"]
LONG_NAMES = ".name"
"""What ends after two lines: a tap on it, or its line in a list, tells it whole."""
LINES, CARDS = "[data-testid^=line-]", "[data-testid^=hand-card-]"
TO_DO = ".decision button:visible"


@dataclass(frozen=True)
class State:
    """What is looked at, and how a page comes to it from the one before and leaves it for the next."""

    name: str
    enter: Callable[[Page], object]
    leave: Callable[[Page], object] = lambda _: None
    within: str | None = None
    """The part that is new, which axe is asked about; None is the whole page."""
    left_out: tuple[str, ...] = ()
    """What may be left out as a whole for want of room."""
    reached: tuple[str, ...] = ()
    """What nothing covers and all of which is on the screen once it was scrolled to."""
    in_sight: tuple[str, ...] = ()
    """What is in sight without scrolling, but for screens on which there is no room."""
    no_room: tuple[str, ...] = ()
    board: bool = False
    """Whether it is a table whose board is looked at."""
    also: tuple[tuple[str, str], ...] = ()
    """In which language on which screen it is measured by default besides: something was wrong there once."""


# --- pages ---------------------------------------------------------------------------------------


def _go(path: str) -> Callable[[Page], None]:
    def enter(page: Page) -> None:
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()

    return enter


def _click(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_test_id(name).click()


def _dialog(opener: str, **more: Any) -> State:
    """What a button opens; closed by Escape."""

    def enter(page: Page) -> None:
        page.get_by_test_id(opener).click()
        expect(page.locator("dialog[open]")).to_be_visible()

    return State(opener, enter, _close, within="dialog[open]", **more)


def _close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def _newcomer(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()


def _home(page: Page) -> None:
    name_person(page, "Anna Magdalena")
    summarised(page, one="battle")
    remember(page, "one")
    page.goto("/")
    expect(page.get_by_test_id("create-table")).to_be_visible()
    expect(page.get_by_test_id("my-games")).to_be_visible()


_PATHS = {path for paths in PAGES.values() for path in paths if "{id}" not in path}
READ = [State(path, _go(path)) for path in sorted(_PATHS - {"/", "/after"} | {"/nowhere"})]
"""Every page that needs no table; the home page and that of a finished game have their states below."""
HOME = [
    State("newcomer", _newcomer, in_sight=("[data-testid=learn]", "[data-testid=company-alone]")),
    State("home", _home),
    State("unfolded", unfold),
    State("friends", _click("company-friends"), _click("company-alone"), within="main"),
    *map(_dialog, ("seat-1-kind", "open-me", "open-settings")),
]

# --- waiting rooms and devices -------------------------------------------------------------------


def _host(page: Page) -> None:
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": NETWORK}))
    path = host(page, LONGEST[0], 6, ("naive", "colleoni"), options={"points": 20, "hidden_cards": True})
    change_room(page, path.removeprefix("/t/"), type="say", text="Where are the others? " * 9)
    expect(page.get_by_test_id("said")).to_be_visible()


def _television_of_room(page: Page) -> None:
    page.goto(page.url.replace("/t/", "/tv/"))
    expect(page.get_by_test_id("tv-room")).to_be_visible()


def _guest(page: Page) -> None:
    path = page.url.replace("/tv/", "/t/")
    page.goto("/robots.txt")  # so that no answer still under way brings the cookie back
    page.context.clear_cookies()
    page.goto(path)
    expect(page.get_by_test_id("join-name")).to_be_visible()
    expect(page.get_by_test_id("seat-0")).to_contain_text("away")


def _cover(page: Page) -> None:
    name_person(page, "Ada")
    table = open_room(page, 3, ["naive"], options={"first_holder": 0})
    change_room(page, table, type="take", seat=1, guest="Bruno")
    change_room(page, table, type="start")
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("uncover-0")).to_be_enabled()


ROOM = [
    State("host", _host, in_sight=("[data-testid=start]",)),
    _dialog("seat-1-do"),
    _dialog("change-settings"),
    State("television-of-a-room", _television_of_room),
    State("guest", _guest, in_sight=("[data-testid=take-seat]",)),
    State("cover", _cover),
]

# --- tables --------------------------------------------------------------------------------------

ASKED = "seats=4 holder=0 phase=hand site=roma hands=WWSBC/12/KK/T battles=1"
PASSED = "seats=4 holder=0 turn=2 out=0 site=roma hands=WWSBC/12/KK/T battles=1"
FOUR = "seats=4 holder=0 hands=1T6WSBCDHKU/12/KKKK/KKK site=firenze lines=T65/T66/TT6/654"
FOUR_FIGHT = "seats=4 holder=1 turn=1 site=ferrara hands=12/3/4/5 lines=65/T4C/6/53 battles=6 out=0"
LAST_STAND = f"{FOUR_FIGHT} owners=bologna:2,modena:2"
"""The third seat wins the game if it wins this battle."""


def _table(
    name: str,
    position: str,
    *in_sight: str,
    within: str | None = None,
    reached: tuple[str, ...] = (),
    **more: Any,
) -> State:
    """A position as somebody is shown it; `more` is as for `show`."""
    no_room = ("small-phone",) if name in ("site", "favor") else ()
    enter = partial(show, position=position, **more)
    return State(name, enter, within=within, reached=reached, in_sight=in_sight, no_room=no_room, board=True)


def _chosen(card: Card) -> State:
    def enter(page: Page) -> None:
        show(page, BATTLE, log=LOG)
        page.get_by_test_id(f"hand-card-{card}").press("Enter")
        expect(page.get_by_test_id("answer")).to_be_visible()
        page.keyboard.press("Escape")  # what the card does, which lies over others
        expect(page.locator(".decision.chosen")).to_be_visible()

    return State(f"{card.name} chosen", enter, within=".dock", in_sight=(LINES,), board=True)


WHOLE = (LINES, CARDS, TO_DO)
DOCK, HOW_TO_WIN = ".dock", "[data-testid=how-to-win]"
DECISION = "[data-testid=decision]"
STANDINGS = "[data-testid=game-over] tr"
ADVICE = "[data-testid=options-advice]"
UNSAVED = Fact(id="problem-not-saved", what=Fact(id="database-disk"))
WARNED: dict[str, Any] = {"advice": Fact(id="options-advice"), "problem": UNSAVED, "own_connections": 2}
STAND_IN = StandIn(name="Francesco Sforza", seats=[2], gone=False, until=None)
TABLES = [
    _table("first-battle", FIRST_BATTLE, LINES, HOW_TO_WIN, within=HOW_TO_WIN, reached=WHOLE, log=LOG),
    replace(
        _table("warned", FIRST_BATTLE, LINES, within=ADVICE, reached=WHOLE, log=LOG, **WARNED),
        also=(("en", "small-phone"), ("en", "phone-on-its-side")),
    ),
    _table("battle", BATTLE, LINES, reached=WHOLE, log=LOG),
    _table("battle-watched", BATTLE, LINES, within=DOCK, reached=WHOLE[:1], log=LOG, viewer=None),
    _table("waiting", WAITING, LINES, DECISION, within=DOCK, reached=(LINES, DECISION), log=LOG),
    _table("stand-in", WAITING, LINES, DECISION, reached=(LINES, DECISION), log=LOG, stand_ins=[STAND_IN]),
    _table("last-stand", LAST_STAND, LINES, reached=WHOLE, log=LOG, viewer=1),
    _table("rescue", RESCUE, LINES, within=DOCK, reached=WHOLE, log=LOG),
    _table("favor", FAVOR, LINES, "[data-testid=map]", within=DOCK, reached=WHOLE, log=LOG),
    replace(
        _table("site", SITE, LINES, "[data-testid=map]", "[data-testid=result]", reached=WHOLE, log=RESULT),
        also=(("fr", "laptop"),),
    ),
    _table("hand", HAND, within=DOCK, reached=WHOLE[:2], log=RESULT),
    _table(
        "hand-with-seconds", ASKED, within=DOCK, answers=Answers(until=1006, own=None, choice=True), now=1000
    ),
    _table("passed", PASSED, within=DOCK, answers=Answers(until=None, own=None, choice=True)),
    _table("keep", KEEP, within=DOCK, reached=WHOLE, log=RESULT),
    _table("interval", INTERVAL, log=END),
    _table("over", OVER, "[data-testid=rematch]", "[data-testid=after]", STANDINGS, log=END),
    _chosen(Card.BISHOP),
    _chosen(Card.SCARECROW),
    replace(
        _table("long-names", BATTLE, LINES, reached=WHOLE, log=LOG, players=people(6, 0, LONGEST)),
        left_out=(LONG_NAMES,),  # the rest of a name is told by a tap on it
    ),
    _table("over-with-long-names", OVER, log=END, players=people(6, 0, LONGEST)),
]

# --- beside and over a table ---------------------------------------------------------------------


def _battle(page: Page) -> None:
    show(page, BATTLE, log=LOG)


def _keys(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys-dialog")).to_be_visible()


def _open_side(page: Page) -> None:
    opener = page.get_by_test_id("log-and-talk")
    if opener.is_visible() and not page.get_by_test_id("tab-game").is_visible():
        opener.click()


def _tab(name: str) -> State:
    def enter(page: Page) -> None:
        _open_side(page)
        page.get_by_test_id(f"tab-{name}").click()

    return State(f"tab {name}", enter, within="aside")


def _invite(page: Page) -> None:
    page.get_by_test_id("the-table").click()
    page.get_by_test_id("invite").click()
    expect(page.get_by_test_id("invite-dialog")).to_be_visible()


def _alerts(page: Page) -> None:
    _tab("game").enter(page)
    page.get_by_test_id("alerts").click()
    expect(page.get_by_test_id("alert-choices")).to_be_visible()


def _show_cards(page: Page) -> None:
    _battle(page)
    page.get_by_test_id("show").click()
    expect(page.get_by_test_id("show-confirm")).to_be_visible()


REASONS: list[dict[str, Any]] = [
    {"id": "advice-close"},
    {"id": "why-keeps", "count": 11, "total": 8},
    {"id": "reason-only-nth", "region": 10, "seat": 1, "count": 2, "what": {"id": "often-usually"}},
]


HINTS = "[data-testid=hint-panel]"


def _hints(page: Page, battle: Callable[[Page], object] = _battle) -> None:
    cards = (("T", Card.MERCENARY_10), ("S", Card.SPRING), ("K", Card.SCARECROW))
    answer_hints(page, *(advised(token, card, 0.3, REASONS) for token, card in cards))
    battle(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-panel").get_by_role("listitem")).to_have_count(3)


def _hint_of_a_region(page: Page) -> None:
    regions = [judged(legal_action(f"site:{region.value}"), 0.4, REASONS) for region in (ROMA, Region.SIENA)]
    answer_hints(page, *regions)
    show(page, SITE, log=RESULT)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-panel").get_by_role("listitem")).to_have_count(2)


def _odds(page: Page) -> None:
    answer_odds(page, {"pass": 0.66} | {f"play:{card.value}": 0.66 for card in Card})
    show(page, FOUR)
    page.get_by_test_id("odds").click()
    expect(page.get_by_test_id("odds-pass")).to_be_visible()


BESIDE = [
    State("table", _battle),
    _tab("seen"),
    *map(_dialog, ("the-table", "rules", "open-summary")),
    State("keys", _keys, _close, within="dialog[open]"),
    State("invite", _invite, _close, within="dialog[open]"),
    State("alerts", _alerts, _close, within="dialog[open]"),
    State("show", _show_cards, within=".dock"),
    State(
        "hints",
        _hints,
        within=HINTS,
        in_sight=("[data-testid=hint-1]", LINES),
        reached=(f"{HINTS} button", LINES),
        also=(("en", "tablet"),),
    ),
    State(
        "hint-of-a-region",
        _hint_of_a_region,
        within=HINTS,
        in_sight=("[data-testid=map]",),
        reached=(f"{HINTS} button",),
        no_room=("small-phone",),
    ),
    State("odds", _odds, within=DOCK, reached=(TO_DO, CARDS)),
]

# --- what people agree on ------------------------------------------------------------------------

NOW = 1_800_000_000.0
LIVE = Clock(turn=60, reserve=300)
RUNNING = Agreements(clock=LIVE, deadline=NOW + 345, reserves=[300.0, 300.0, 300.0, 300.0, None, None])
PAUSE = OpenProposal(kind="pause", by=1, seat=None, clock=None, agreed=[1], needed=[0, 2, 3])
CLOCK = OpenProposal(kind="clock", by=3, seat=None, clock=LIVE, agreed=[0, 3], needed=[1, 2])
SFORZA = Fact(id="captain-fair", text="Sforza")
TURN_OF_BRUNO = BATTLE.replace("holder=0", "holder=0 turn=1")


def company(names: tuple[str, ...] = NAMES, **viewer: Any) -> list[Player]:
    """Four people, of whom the second is away and the third played by a captain, and two captains."""
    made = [Player(name=name, bot=None, label=None, online=True) for name in names[:4]]
    made[0] = Player(name=names[0], bot=None, label=None, online=True, **viewer)
    made[1].online, made[1].away_since = False, NOW - 7200
    made[2].captain, made[2].reason = SFORZA, "away"
    colleoni = Fact(id="captain-strong", text="Colleoni")
    return made + [Player(name=name, bot="colleoni", label=colleoni, online=True) for name in names[4:]]


def _agreed(
    name: str,
    agreements: Agreements,
    *reached: str,
    position: str = BATTLE,
    players: list[Player] | None = None,
) -> State:
    told: dict[str, Any] = {"agreements": agreements, "players": players or company(), "now": NOW}
    clock = ("[data-testid=turn-clock]",) if agreements.deadline else ()
    to_do = () if agreements.closed else (TO_DO, CARDS)
    log = RESULT if position == SITE else LOG
    state = _table(
        name, position, "[data-testid=the-table]", reached=(*clock, *reached, *to_do), log=log, **told
    )
    return replace(state, left_out=(LONG_NAMES,))


TAKE_BACK = "[data-testid=take-back]"
NOTICES = ("[data-testid=agree]", "[data-testid=refuse]", "[data-testid=resume]")
AGREED = [
    _agreed("away", Agreements(), position=TURN_OF_BRUNO, players=company(LONGEST)),
    _agreed("own-clock", RUNNING),
    replace(
        _agreed("little-time", Agreements(clock=LIVE, deadline=NOW + 9, reserves=RUNNING.reserves)),
        within="[data-testid=turn-clock]",
    ),
    _agreed("clock-while-a-site-is-chosen", RUNNING, position=SITE),
    _agreed("proposals", Agreements(clock=LIVE, proposals=[PAUSE, CLOCK]), *NOTICES[:2]),
    replace(_agreed("paused", Agreements(paused=True), NOTICES[2]), within="[data-testid=paused]"),
    _dialog("the-table", reached=("dialog[open] button", "dialog[open] li")),
    _agreed("captain", Agreements(), TAKE_BACK, players=company(captain=SFORZA, reason="away")),
    _agreed(
        "captain-and-clock",
        RUNNING,
        TAKE_BACK,
        position=TURN_OF_BRUNO,
        players=company(captain=SFORZA, reason="asked"),
    ),
    _agreed("ended-by-agreement", Agreements(closed="agreed")),
]

# --- talk and pacts ------------------------------------------------------------------------------

ROMA = Region.ROMA
SPARE, PASS = Clause(kind="spare", region=ROMA), Clause(kind="pass")
PROMISABLE = [
    Promises(kind="spare", regions=(ROMA,)),
    Promises(kind="pass"),
    Promises(kind="fight", seats=(2,)),
]
BROKEN = Verdict(seat=0, clause=SPARE, state="broken", why=Fact(id="verdict-chose-site", seat=0, region=ROMA))
OPEN: dict[str, Any] = {"withdrawn": False, "lapsed": False, "mine": SPARE}
UNANSWERED, ACCEPTED = PactAnswer(seat=0, accepted=None), PactAnswer(seat=1, accepted=True)
OFFERED = Pact(id=0, by=1, to=[0], yours=PASS, answers=[UNANSWERED], verdicts=[], **OPEN)
MADE = Pact(id=1, by=0, to=[1], yours=None, answers=[ACCEPTED], verdicts=[BROKEN], **OPEN)
UNTRIED = Verdict(seat=2, clause=PASS, state="open", why=Fact(id="verdict-open", seat=2))
KEPT = Pact(id=3, by=2, to=None, yours=None, answers=[ACCEPTED], verdicts=[UNTRIED], **OPEN | {"mine": PASS})
"""A promise to everybody that nothing has broken yet."""
FIGHT = Clause(kind="fight", seat=4)
OFFERED_BY_CAPTAIN = Pact(
    id=2,
    by=3,
    to=[0],
    mine=FIGHT,
    yours=FIGHT,
    answers=[UNANSWERED],
    verdicts=[],
    withdrawn=False,
    lapsed=False,
    says=Fact(id="says-colleoni-warns", seat=3, other=4),
)
TALK = [
    ChatLine(seat=1, to=None, text="Leave Siena to me", at=2.5),
    ChatLine(seat=1, to=[0], text="and Roma, too", at=4.5),
]
TALKING: dict[str, Any] = {
    "log": LOG,
    "chat": TALK,
    "players": people(6),
    "promisable": PROMISABLE,
    "pacts": [OFFERED, MADE],
    "agreements": Agreements(host=0),
}


def _offer(page: Page) -> None:
    _tab("pacts").enter(page)
    page.get_by_test_id("offer-pact").click()
    page.get_by_test_id("mine-kind").select_option("spare")
    page.get_by_test_id("mine-which").select_option(str(ROMA))
    page.get_by_test_id("offer-dialog").get_by_role("button", name="everybody").click()
    expect(page.get_by_test_id("offer-confirm")).to_be_enabled()


ANSWERS = ("[data-testid=accept-pact]", "[data-testid=decline-pact]")


def _offered(name: str, position: str, *reached: str, **more: Any) -> State:
    """A captain offers a pact to the only person, and hides nothing of the lines or of what is to do."""
    me, _, *captains = people(6)
    told: dict[str, Any] = {"pacts": [OFFERED_BY_CAPTAIN], "bargaining": True}
    seated = [me, captains[0], *captains]
    return _table(name, position, *ANSWERS, reached=(*ANSWERS, *reached), players=seated, **told, **more)


CAPTAINS_OFFER = _offered("captains-offer", BATTLE, *WHOLE, log=LOG)
TALKED = [
    _table(
        "talk",
        BATTLE,
        within="aside",
        reached=ANSWERS,
        **TALKING,
    ),
    *map(_tab, ("all", "talk", "pacts")),
    State(
        "offer",
        _offer,
        _close,
        within="dialog[open]",
        reached=("[data-testid=offer-confirm]", "[data-testid=yours-kind]"),
    ),
    CAPTAINS_OFFER,
    replace(
        CAPTAINS_OFFER,
        name="captains-offer-and-a-hint",
        enter=partial(_hints, battle=CAPTAINS_OFFER.enter),
        within=HINTS,
        in_sight=(),
        board=False,
        reached=(f"{HINTS} h2", f"{HINTS} header button", LINES),
    ),
    _offered("captains-offer-before-a-battle", SITE, LINES, CARDS, TO_DO, log=RESULT),
]

# --- elsewhere -----------------------------------------------------------------------------------


def _learn(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("guide")).to_be_visible()


def _guide(name: str, moment: int, note: str, *in_sight: str) -> State:
    def enter(page: Page) -> None:
        table, log = list(moments(PLANS[0]))[moment]
        show(page, table, log=log, players=PLAYERS)
        expect(page.get_by_test_id("guide")).to_have_attribute("data-note", note)

    return State(name, enter, within="[data-testid=guide]", in_sight=in_sight)


def _television(name: str, position: str, **more: Any) -> State:
    state = _table(
        name,
        position,
        viewer=None,
        tv=True,
        players=people(6, None, LONGEST),
        reached=("[data-line]",),
        **more,
    )
    return replace(state, left_out=(LONG_NAMES, ".state em"))


def _review(page: Page) -> None:
    page.goto("/games")
    choose(page, dump(replace(stored_game(6, 12, capturing_regions=True), players=LONGEST)))
    expect(page.get_by_test_id("review")).to_be_visible()
    page.get_by_test_id("moment").fill("40")


def _after(page: Page) -> None:
    """What the judge says is fixed: for all choices of a game he may take minutes on a busy machine."""
    better = advised("T", Card.MERCENARY_10, 0.4, REASONS)
    passed = {"seat": 0, "action": legal_action("pass")}
    good = passed | {"moment": 12, "better": None, "cost": 0, "error": 0.01}
    choices = [good, passed | {"moment": 20, "better": better, "cost": 0.08, "error": 0.02}]
    told = {"first": 0, "count": len(choices), "choices": choices}
    page.route("**/api/records/choices", lambda route: route.fulfill(json=told))
    page.get_by_test_id("after").click()
    expect(page.get_by_test_id("picture")).to_have_attribute("data-drawn", "true")


def _of_review(name: str) -> State:
    return replace(_tab(name), enter=_click(f"tab-{name}"), left_out=(LONG_NAMES,))


ELSEWHERE = [
    State("tutorial", _learn),
    _guide("first word of the tutorial", 0, "site-0", "[data-testid=map]"),
    _guide("last word", -1, "end", "[data-testid=first-game]", "[data-testid=guide-leave]"),
    _television("television", BATTLE, log=LOG, pacts=[MADE, KEPT]),
    _television("television-site", SITE, log=RESULT),
    _television("television-over", OVER, log=END),
]
OVER_PAGES = [
    State(
        "review", _review, left_out=(LONG_NAMES,), reached=("[data-testid=moment]", "[data-testid=from-here]")
    ),
    *map(_of_review, ("battles", "seen", "about")),
    _dialog("from-here"),
    State("after", _after),
]

WALKS = {
    "read": READ,
    "home": HOME,
    "room": ROOM,
    "tables": TABLES,
    "beside": BESIDE,
    "agreed": AGREED,
    "talked": TALKED,
    "elsewhere": ELSEWHERE,
    "over": OVER_PAGES,
}
KNOWN_TO_AXE = frozenset(
    (
        *("/fairness", "/nowhere", "friends", "first-battle", "battle-watched", "rescue", "favor", "hand"),
        *("passed", "interval", "BISHOP chosen", "SCARECROW chosen", "long-names", "over-with-long-names"),
        *("table", "tab seen", "rules", "keys", "show", "away", "own-clock", "clock-while-a-site-is-chosen"),
        *("paused", "captain", "ended-by-agreement", "talk", "tab all", "tab talk", "tab battles"),
        *("home", "tab about", "first word of the tutorial", "last word", "television-site"),
        *("television-over", "last-stand", "stand-in", "captains-offer-and-a-hint"),
    )
)
"""What stands there it has seen elsewhere, so that it looks at these with --everything only."""
STATES = {state.name: state for walk in WALKS.values() for state in walk}
