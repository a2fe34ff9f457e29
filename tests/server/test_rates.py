"""How often one client may do something, and that the others are not kept from it."""

from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from starlette.requests import Request

from condottiere.languages.typescript import variables
from condottiere.server.errors import RequestError
from condottiere.server.network import rates
from condottiere.server.network.addresses import customer, network
from condottiere.server.network.limits import Limits, Rate, choose_limits, limit_defaults
from condottiere.server.network.rates import client_address
from condottiere.server.serve import CannotServe, check_settings
from condottiere.server.settings import Settings
from support.clocks import FakeClock
from support.running import UNLIMITED, Running, running, services


def limited(tmp_path: Path, clock: list[float], **rates: Any) -> AbstractContextManager[Running]:
    at = services(monotonic=lambda: clock[0])
    return running(tmp_path / "games.db", at, limits=UNLIMITED._replace(**rates))


def test_chat_lines_are_limited_by_seat(tmp_path: Path) -> None:
    clock = [0.0]
    with limited(tmp_path, clock, chat=Rate(3, 0.5)) as server:
        made, (ada, bruno) = server.sit("ada", "bruno")
        for _ in range(4):
            ada.send(type="say", text="hear!", to=None)
        assert ada.error() == {
            "type": "error",
            "code": "too_fast",
            "message": "This was not done: chat lines per seat are limited to 3 at once and one every 2 "
            "seconds after that. Wait 2 seconds and try again. Setting: chat.",
            "fact": {
                "id": "error-too-fast-by-far",
                "what": {"id": "rate-chat"},
                "limit": 3,
                "pace": 2.0,
                "count": 2,
                "text": "chat",
            },
        }
        again = server.join(made.id, made.keys[0])
        again.send(type="say", text="from another device", to=None)
        assert again.error()["code"] == "too_fast"
        bruno.send(type="say", text="I may", to=None)
        bruno.until(lambda me: len(me.chat) == 4)
        clock[0] += 2.0
        ada.send(type="say", text="now", to=None)
        ada.until(lambda me: len(me.chat) == 5)
        ada.act("nonsense")
        assert ada.error()["code"] != "too_fast", "acting is something else"


@pytest.mark.parametrize("limit", ["client_chat", "all_chat"])
def test_bytes_of_chat_are_limited_by_address_and_in_all(tmp_path: Path, limit: str) -> None:
    with limited(tmp_path, [0.0], **{limit: Rate(100, 1.0)}) as server:
        tables = [server.table("ada", "bruno") for _ in range(2)]
        ada, bruno = (server.join(made.id, made.keys[0]) for made in tables)
        ada.send(type="say", text="\U0001f0a1" * 20, to=None)
        ada.until(lambda me: len(me.chat) == 1)
        bruno.send(type="say", text="\U0001f0a1" * 20, to=None)
        assert limit.replace("_", "-") in bruno.error()["message"], "80 of 100 bytes are gone"


@pytest.mark.parametrize("limit", ["client_log", "all_log"])
def test_bytes_that_are_kept_in_logs_are_limited_by_address_and_in_all(tmp_path: Path, limit: str) -> None:
    with limited(tmp_path, [0.0], **{limit: Rate(150, 1.0)}) as server:
        _, (ada, bruno) = server.sit("ada", "bruno")
        card = next(card for card, count in enumerate(ada.view["hand"]) if count)
        promise = {"kind": "pass", "region": None, "seat": None}
        ada.send(type="show", cards=[card], face_down=False, to=None)
        ada.send(type="propose", kind="pause")
        ada.send(type="offer", to=None, mine=promise, yours=None)
        assert ada.error()["message"].endswith(f"Setting: {limit.replace('_', '-')}."), "a pact"
        bruno.send(type="chain", chain="5b" * 32)
        assert bruno.error()["code"] == "entropy", "which a page does not show"
        bruno.send(type="answer", answer="keep")
        assert bruno.error()["code"] != "too_fast", "answers of others at an address tell nothing"


def test_when_there_are_too_many_to_remember_the_one_that_did_nothing_longest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rates, "MAX_BUCKETS", 2)
    limiter = rates.Limiter(Rate(1, 0.001), "chat", lambda: 0.0)
    for name in ("ada", "bruno", "chiara"):
        limiter.take(name)
    for name in ("chiara", "bruno"):
        with pytest.raises(RequestError, match="limited to 1 at once"):
            limiter.take(name)
    limiter.take("ada")


@pytest.mark.parametrize(
    ("limit", "clients", "says"),
    [
        ("tables", "111", "new tables per address are limited to 2"),
        ("all_tables", "123", "new tables in total are limited to 2"),
    ],
)
def test_new_tables_are_limited(tmp_path: Path, limit: str, clients: str, says: str) -> None:
    clock = [0.0]

    def make(client: str) -> httpx.Response:
        body = {"seats": [{"name": "Ada"}, {"name": "Bruno"}]}
        return server.post(body, headers={"X-Forwarded-For": f"192.0.2.{client}"})

    with limited(tmp_path, clock, **{limit: Rate(2, 0.001)}) as server:
        *made, refused = map(make, clients)
        assert [one.status_code for one in made] == [201, 201]
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert says in refused.json()["message"]
        assert refused.json()["message"].endswith(f"Setting: {limit.replace('_', '-')}.")
        clock[0] += 1000.0
        assert make(clients[-1]).status_code == 201


@pytest.mark.parametrize("limit", ["client_messages", "all_messages"])
def test_messages_are_limited_over_all_connections(tmp_path: Path, limit: str) -> None:
    with limited(tmp_path, [0.0], **{limit: Rate(3, 1.0)}) as server:
        _, (ada, bruno) = server.sit("ada", "bruno")
        for _ in range(2):
            ada.send(type="say", text="hear!", to=None)
        bruno.until(lambda me: len(me.chat) == 2)
        for _ in range(2):
            bruno.send(type="say", text="I hear", to=None)
        assert bruno.error()["message"].endswith(f"Setting: {limit.replace('_', '-')}.")


IPV6 = [f"2001:db8:1:{number:x}::1" for number in range(256)]
"""An address in each network of a home, whose prefix is 2001:db8:1:0::/56."""


def used_up(limiter: rates.ClientLimiter, *clients: str, amount: int = 1) -> int:
    """How much of a limit these clients can use, so much at a time, before each is refused."""
    uses = 0
    for client in clients:
        with suppress(RequestError):
            while True:
                limiter.take(network(client), amount)
                uses += amount
    return uses


OF_CUSTOMERS = (
    "client_messages", "client_chat", "client_log", "tables", "persons", "recoveries", "codes", "trials",
    "shuffles", "copied_entries",
)  # fmt: skip
"""The limits of clients that all clients share, and of what is stored."""


@pytest.mark.parametrize("limit", OF_CUSTOMERS)
def test_the_networks_of_a_home_leave_something_for_others(limit: str) -> None:
    """At once, with the limits as they are by default: 17 networks of a home used up all tables of a day."""
    limiter = getattr(rates.Limiters(Limits(), lambda: 0.0), limit)
    burst = getattr(Limits(), limit).burst
    assert used_up(limiter, *IPV6, amount=max(1, burst // 20)) == 2 * burst
    others = ("2001:db8:1:ff00::1", "192.0.2.1", *(f"198.51.{number}.1" for number in range(3)))
    assert [used_up(limiter, other, amount=burst) for other in others] == [burst] * len(others)


@pytest.mark.parametrize("what", ["hints", "reviews", "websockets"])
def test_the_networks_of_a_home_hold_not_all_at_a_time(what: str) -> None:
    """As five networks held all hints."""
    limits = Limits()
    own, all_ = getattr(limits, f"{what}_per_client"), getattr(limits, what)
    limit = rates.ConcurrencyLimit(what, own, all_)
    with ExitStack() as held:

        def hold(client: str) -> int:
            count = 0
            with suppress(RequestError):
                while True:
                    held.enter_context(limit.hold(network(client)))
                    count += 1
            return count

        assert sum(map(hold, IPV6)) == 2 * own
        assert hold("2001:db8:2::1") == hold("192.0.2.1") == own
        assert len(limit) == 4 * own
    assert len(limit) == 0
    with limit.hold(network(IPV6[0])):
        assert len(limit) == 1, "and nothing is remembered of them"


@pytest.mark.parametrize("limit", ["tables", "persons"])
def test_one_customer_makes_less_than_half_of_what_all_may_make_in_a_day(limit: str) -> None:
    limits = Limits()
    one, all_ = getattr(limits, limit), getattr(limits, f"all_{limit}")
    assert 3 * (one.burst + 86_400 * one.per_second) < all_.burst / 2


def test_eleven_addresses_do_not_use_up_all_recoveries() -> None:
    limiters = rates.Limiters(Limits(), lambda: 0.0)
    for number in range(11):
        assert used_up(limiters.recoveries, f"203.0.{number}.1") == 10
    assert used_up(limiters.recoveries, "192.0.2.1") == 10


def test_known_people_have_a_reserve(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    now = FakeClock()
    at = services(monotonic=lambda: 0.0, now=now)

    def make(browser: httpx.Client, address: str) -> int:
        headers = {"X-Forwarded-For": address}
        assert browser.get("/api/me", headers=headers).status_code == 200, "as each page asks"
        body = {"seats": [{"name": "Ada"}, {"name": "Bruno"}]}
        return browser.post("/api/tables", json=body, headers=headers).status_code

    with running(tmp_path / "games.db", at, limits=UNLIMITED._replace(all_tables=Rate(10, 0.001))) as server:
        ada = server.browser("Ada")
        now.forward(24 * 3600)
        bruno = server.browser("Bruno")
        made = [make(bruno, f"192.0.{number}.1") for number in range(11)]
        assert made == [201] * 10 + [429], "he has been known for a moment only"
        assert [make(ada, "198.51.100.7") for _ in range(6)] == [201] * 5 + [429]
        assert make(server.browser(), "198.51.100.7") == 429
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 1, told
    assert told[0].startswith("the limit all-tables for all clients together is nearly used up")
    left = REGISTRY.get_sample_value("condottiere_limit_left", {"limit": "all-tables"})
    assert left is not None
    assert left < 0.2


def test_a_known_person_brings_along_few_addresses() -> None:
    known = rates.KnownClients()
    for number in range(5):
        known.add("ada", f"192.0.2.{number}")
    assert [f"192.0.2.{number}" in known for number in range(5)] == [False, False, True, True, True]
    assert "192.0.2.1" not in known.customers
    known.add("bruno", network(IPV6[0]))
    assert customer(IPV6[1]) in known.customers, "the other networks of a home are the same customer's"


def test_every_rate_can_be_told() -> None:
    told = variables()
    assert [
        name
        for name, limit in Limits()._asdict().items()
        if isinstance(limit, Rate) and f"rate-{name.replace('_', '-')}" not in told
    ] == []


def test_limits_are_chosen_by_name() -> None:
    limits = choose_limits(["websockets-per-client=3", "tables=6/3600", "request_seconds=1.5"])
    assert (limits.websockets_per_client, limits.request_seconds) == (3, 1.5)
    assert limits.tables == Rate(6, 6 / 3600)
    defaults = [f"{name}={value}" for name, value in limit_defaults().items()]
    assert choose_limits(defaults) == Limits()


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        ("table=6/3600", "there is no limit 'table'; there is tables"),
        ("tables=6", "tables has to be as 60/3600: so many in so many seconds, not '6'"),
        ("tables=0/60", "tables has to be as 60/3600: so many in so many seconds, not '0/60'"),
        ("websockets=1.5", "websockets has to be a whole number above 0, not '1.5'"),
        ("request-seconds=inf", "request-seconds has to be a number above 0, not 'inf'"),
        ("websockets", "websockets has to be a whole number above 0, not ''"),
    ],
)
def test_a_limit_that_cannot_be_is_refused_in_one_line(choice: str, complaint: str) -> None:
    with pytest.raises(CannotServe) as refused:
        check_settings(Settings(limit=(choice,)))
    assert str(refused.value) == f"--limit: {complaint}"


def test_visits_and_people_are_limited_by_address_and_shown_cards_by_seat(tmp_path: Path) -> None:
    rates = {"joins": Rate(3, 1.0), "all_persons": Rate(1, 1.0), "shows": Rate(2, 1.0)}
    with limited(tmp_path, [0.0], **rates) as server:
        made, (ada, _) = server.sit("ada", "bruno")
        card = next(card for card, count in enumerate(ada.view["hand"]) if count)
        for _ in range(3):
            ada.send(type="show", cards=[card], face_down=False, to=None)
        assert "cards shown per seat are limited to 2" in ada.error()["message"]
        assert sum("shows" in line for line in ada.lines) == 2
        server.browser("Ada")
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        refused = server.browser().put("/api/me", json={"name": "Bruno"}, headers=elsewhere)
        assert refused.json()["message"].endswith("Setting: all-persons.")
        server.join(made.id)
        late = server.connect(made.id)
        assert late.error()["code"] == "too_fast"
        assert late.closed() == 1008
        assert server.get(f"/api/tables/{made.id}/record").status_code == 429


def test_the_machines_of_one_ipv6_network_are_one_client() -> None:
    def address(host: str) -> str:
        return client_address(Request({"type": "http", "client": (host, 1), "headers": []}))

    assert address("2001:db8:1:2::7") == address("2001:db8:1:2:ffff::9") != address("2001:db8:1:3::7")
    assert address("192.0.2.7") != address("192.0.2.8")
    assert address("::ffff:192.0.2.7") == address("192.0.2.7"), "as some proxies name it"
    assert client_address(Request({"type": "http", "client": None, "headers": []})) == ""


def test_names_at_a_table_are_told_apart(server: Running) -> None:
    made = server.table("ada", "ada", "ＡＤＡ", "bruno")
    names = [player["name"] for player in server.join(made.id).table["players"]]
    assert names == ["Ada", "Ada (2)", "Ａｄａ (3)", "Bruno"]
