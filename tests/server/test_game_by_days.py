"""A game over days, in fast motion: two people come once a day, one never does, and the server is restarted.

The push service is a real one on this machine, which checks signatures and decrypts (`support.notified`).
"""

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from condottiere.server.people.persons import COOKIE
from support.clocks import FakeClock, no_time
from support.notified import Notified, PushBrowser, notified
from support.people import Person
from support.running import Running, running, services

DAY = 86_400
GRACE = 0.2
"""Seconds as `notify_seconds`; the server looks four times as often, in real time."""
NAMES = ("Ada", "Bruno", "Chiara")
SEED = 7


@dataclass
class Days:
    """A table of three people and a captain, and what is to be told of it to whom."""

    database: Path
    there: Notified
    clock: FakeClock = field(default_factory=FakeClock)
    rng: random.Random = field(default_factory=lambda: random.Random(SEED))
    cookies: dict[str, str] = field(default_factory=dict)
    devices: dict[str, PushBrowser] = field(default_factory=dict)
    table: str = ""
    turns: set[tuple[int, int]] = field(default_factory=set)
    """The turns, by seat and version, that began while their person was away."""
    titles: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in NAMES})
    """What each has been told."""

    @contextmanager
    def server(self) -> Iterator[Running]:
        at = services(SEED, now=self.clock, sleep=no_time)
        quick: dict[str, Any] = {"schedule_seconds": 0.01, "notify_seconds": GRACE}
        with running(self.database, at, allow_internal_notifications=True, **quick) as server:
            yield server

    def begin(self) -> None:
        """They meet in a waiting room, and allow notifications."""
        with self.server() as server:
            browsers = {name: server.browser(name) for name in NAMES}
            for name, browser in browsers.items():
                self.cookies[name] = f"{COOKIE}={browser.cookies[COOKIE]}"
                self.devices[name] = self.there.browser(name)
                subscribed = browser.put("/api/me/push", json=self.devices[name].subscription)
                assert subscribed.status_code == 204
            seats: list[Mapping[str, str]] = [{}, {}, {}, {"bot": "random", "name": "Captain"}]
            room = {"seats": seats, "pace": "instant", "clock": {"turn": 2 * DAY, "reserve": 0}}
            self.table = browsers["Ada"].post("/api/rooms", json=room).json()["id"]
            actions = [("Bruno", {"type": "take", "seat": 1, "ready": True})]
            actions += [("Chiara", {"type": "take", "seat": 2, "ready": True}), ("Ada", {"type": "start"})]
            for name, action in actions:
                done = browsers[name].post(f"/api/tables/{self.table}/room", json={"action": action})
                assert done.status_code == 204, done.text

    def half_a_day(self, server: Running, visitor: int) -> bool:
        """Time passes, whoever is awaited is told, and one person comes by; False once the game is over."""
        self.clock.forward(DAY / 2)
        onlooker = server.join(self.table)
        onlooker.until(self.is_settled)
        self.expect_notice(onlooker)
        self.read_notices(server)
        me = server.connect(self.table, additional_headers={"Cookie": self.cookies[NAMES[visitor]]})
        me.send(type="join")
        me.next_table()
        while me.view["turn"] == visitor and me.view["legal"] and me.view["phase"] != "over":
            version = me.version
            me.act(self.rng.choice(me.legal))
            me.at_version(version + 1)
        me.until(self.is_settled)
        me.leave()
        onlooker.leave()
        return bool(me.view["phase"] != "over")

    def is_settled(self, person: Person) -> bool:
        """Whether the game waits for a person whose time is not over."""
        view, players, agreements = (person.table[key] for key in ("view", "players", "agreements"))
        if view["phase"] == "over":
            return True
        if (turn := view["turn"]) is None or view["phase"] == "hand":
            return False
        plays = players[turn]["bot"] is None and players[turn]["reason"] is None
        return bool(plays and (agreements["deadline"] or 0) > self.clock())

    def expect_notice(self, onlooker: Person) -> None:
        """If the game waits for somebody who was not told so yet, wait until that person is."""
        self.clock.forward(60)
        turn = onlooker.view["turn"]
        if onlooker.view["phase"] != "over" and (turn, onlooker.version) not in self.turns:
            self.turns.add((turn, onlooker.version))
            self.there.wait_for(len(self.turns) + self.captains(onlooker))

    def read_notices(self, server: Running) -> None:
        """Read what has arrived since the last time, after the checks of a push service."""
        key = server.get("/api/push-key").json()["key"]
        for name, device in self.devices.items():
            told = self.there.pushed(device, key, self.clock(), first=len(self.titles[name]))
            self.titles[name] += [one["title"] for one in told]

    def captains(self, onlooker: Person) -> int:
        """How many people were told that a captain plays for them."""
        return sum(player["reason"] == "away" for player in onlooker.table["players"])


@pytest.mark.everything
def test_a_game_by_days_ends_and_everybody_is_told_of_each_turn_once(tmp_path: Path) -> None:
    with notified() as there:
        days = Days(tmp_path / "games.db", there)
        days.begin()
        goes_on, restarts = True, -1
        while goes_on:
            with days.server() as server:
                for visitor in [0, 1] * 7:
                    goes_on = goes_on and days.half_a_day(server, visitor)
            restarts += 1
            assert restarts < 200, "it goes on for ever"
        assert restarts > 1
        assert len(days.turns) > 20
        for seat, name in enumerate(NAMES):
            turns = sum(one == seat for one, _ in days.turns)
            others = ["A captain plays for you"] if name == "Chiara" else []
            assert sorted(days.titles[name]) == sorted(["Your turn"] * turns + others), name
        assert sum(map(len, days.titles.values())) == len(there.arrived)
