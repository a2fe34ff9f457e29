"""The messages of a browser to the server over a WebSocket."""

from typing import TypeAlias

from .protocol import Message


class Join(Message, tag_field="type", tag="join"):
    """The first message: the secret key of a seat, or None for one's own seat, or to look on."""

    key: str | None = None
    look_on: bool = False
    """Whether to look on even with a seat of one's own."""


class Act(Message, tag_field="type", tag="act"):
    """Do something; `action` is the token of a legal action."""

    version: int
    action: str


class Show(Message, tag_field="type", tag="show"):
    """Show cards of one's hand, or one's face-down card, to seats or to everybody (R10.3)."""

    cards: list[int]
    face_down: bool
    to: list[int] | None


class Say(Message, tag_field="type", tag="say"):
    """Say something to seats or to everybody (R10.1)."""

    text: str
    to: list[int] | None


class NextGame(Message, tag_field="type", tag="next"):
    """Go on with the match after an interval (R13)."""

    version: int


class EndUnfinished(Message, tag_field="type", tag="end"):
    """End a game in which nobody plays any more (R2.8)."""

    version: int


class StandIn(Message, tag_field="type", tag="stand_in"):
    """Let a bot that does not look ahead play for those that are not ready yet."""


FromBrowser: TypeAlias = Join | Act | Show | Say | NextGame | EndUnfinished | StandIn
