"""People who play on a server through a WebSocket, and wait for what they are told."""

import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from .told import sentence

PATIENCE = 300.0
"""Seconds that anybody waits for a message which must come."""


class Person:
    """One connection to a table, and what came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.errors: list[dict[str, Any]] = []

    # --- telling --------------------------------------------------------------------------------

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def act(self, action: str, version: int | None = None) -> None:
        self.send(type="act", version=self.version if version is None else version, action=action)

    def play(self, action: str) -> None:
        """Do something, and wait for the table after it."""
        version = self.version
        self.act(action)
        self.at_version(version + 1)

    def propose(self, kind: str, **more: object) -> None:
        self.send(type="propose", kind=kind, **more)

    def respond(self, kind: str, agree: bool = True, **more: object) -> None:
        self.send(type="respond", kind=kind, agree=agree, **more)

    def say(self, text: str = "well?") -> None:
        """Say something to all, and wait until it is heard: what was sent before it has been done."""
        heard = len(self.chat)
        self.send(type="say", text=text, to=None)
        self.until(lambda me: any(line["text"] == text for line in me.chat[heard:]))

    # --- hearing --------------------------------------------------------------------------------

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message of any kind. Raises TimeoutError after so many seconds without one."""
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            assert message["log_from"] == len(self.log), "a line of the log was lost or told twice"
            self.log += message["log"]
            self.table = message
        elif message["type"] == "room":
            self.room = message
        elif message["type"] == "chat":
            assert message["chat_from"] == len(self.chat), "a chat line was lost or told twice"
            self.chat += message["lines"]
        elif message["type"] == "error":
            self.errors.append(message)
        return message

    def until(self, happened: Callable[["Person"], bool]) -> "Person":
        """Read messages until something is the case."""
        while not happened(self):
            self.receive()
        return self

    def next_table(self) -> dict[str, Any]:
        while self.receive()["type"] != "table":
            pass
        return self.view

    def error(self) -> dict[str, Any]:
        """The next refusal."""
        return self.until(lambda person: bool(person.errors)).errors.pop(0)

    def hears(self, sentence: str) -> "Person":
        """Wait until the log says this."""
        return self.until(lambda me: sentence in me.lines)

    def in_room(self, happened: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """Wait until something is the case in the waiting room."""
        return self.until(lambda me: bool(me.room) and happened(me.room)).room

    def at_version(self, version: int) -> dict[str, Any]:
        """Wait for the table to get that far."""
        return self.until(lambda person: person.version >= version).view

    def my_turn(self) -> dict[str, Any]:
        """Wait until there is something to decide, or it is over."""
        return self.until(lambda me: bool(me.view["legal"]) or me.view["phase"] == "over").view

    def closed(self) -> int:
        """Read on until the server closes; the code it closes with."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        code = self.socket.close_code
        assert code is not None
        return code

    def leave(self) -> None:
        self.socket.close()

    # --- knowing --------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table["view"]
        return view

    @property
    def version(self) -> int:
        version: int = self.table["version"]
        return version

    @property
    def legal(self) -> list[str]:
        return [action["token"] for action in self.view["legal"]]

    @property
    def lines(self) -> list[str]:
        """The log in English."""
        names = [player["name"] for player in self.table.get("players", ())]
        return [sentence(line["fact"], names) for line in self.log]

    @property
    def told(self) -> str:
        """Everything that came, as it came."""
        return "\n".join(self.raw)


def without_setup(person: Person) -> list[str]:
    """Everything that came, but for what follows from the name of the table."""
    setup = person.table["fairness"]["setup"]
    return [text.replace(setup, "SETUP") for text in person.raw]


def passes_by_itself(view: dict[str, Any], seat: int) -> bool:
    """Whether the server passes for this person (R2.5)."""
    who = view["seats"][seat]
    return view["phase"] == "battle" and who["hand_size"] == 0 and not who["face_down"]


def act_in_turn(people: Sequence[Person], *actions: str) -> None:
    """Whoever is on turn does the next thing, and all hear of it; `people` begin with those of the seats."""
    for action in actions:
        version = people[0].version
        people[people[0].view["turn"]].act(action)
        for person in people:
            person.at_version(version + 1)


def answer_about_hands(*people: Person, rng: random.Random | None = None) -> None:
    """R4.5: all who hold cards are asked at once; without `rng` they keep their hands."""
    for person in people:
        person.at_version(people[0].version)
        if person.legal:
            person.act(rng.choice(person.legal) if rng else "hand:keep")


def play_on(*people: Person, until: Callable[[Person], bool], rng: random.Random) -> None:
    """People who do anything that is legal, whoever's turn it is, until the first of them has seen enough."""
    first = people[0]
    while not until(first):
        turn = first.view["turn"]
        actor = next((person for person in people if person.view["viewer"] == turn), None)
        version = first.version
        for person in people:
            person.at_version(version)
        if first.view["phase"] == "hand":
            answer_about_hands(*people, rng=rng)
        elif first.view["phase"] == "interval":
            first.send(type="next", version=version)
        elif actor is not None and actor.version == version and not passes_by_itself(actor.view, turn):
            actor.act(rng.choice(actor.legal))
        for person in people:
            person.at_version(version + 1)
