"""Requests that are refused: an error with a code for programs and a fact for people."""

from typing import Final

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.record.conduct.state import PlayRefused
from condottiere.record.illegal_request import IllegalRequest
from condottiere.rules import IllegalAction
from condottiere.rules.refusals import (
    NOT_A_HAND_CHOICE,
    SHOWS_NOTHING_FACE_DOWN,
    SHOWS_TOO_LATE,
    SHOWS_WHAT_IT_LACKS,
)

from .messages.protocol import ErrorCode

_STATUS: Final[dict[ErrorCode, int]] = {
    "cross_origin": 403,
    "no_person": 401,
    "not_host": 403,
    "not_ready": 409,
    "not_your_seat": 403,
    "started": 409,
    "waiting": 409,
    "taken": 409,
    "wrong_code": 403,
    "wrong_key": 403,
    "no_hints": 403,
    "no_table": 404,
    "newer_table": 409,
    "stale": 409,
    "not_your_turn": 409,
    "no_battle": 409,
    "not_over": 409,
    "too_large": 413,
    "not_json": 415,
    "too_fast": 429,
    "too_many": 429,
    "internal": 500,
    "overloaded": 503,
    "restarting": 503,
    "storage": 503,
}

_BY_THE_RULES: Final = {
    NOT_A_HAND_CHOICE: "error-hand-not-asked",
    SHOWS_TOO_LATE: "error-game-over",
    SHOWS_WHAT_IT_LACKS: "error-shows-not-held",
    SHOWS_NOTHING_FACE_DOWN: "error-shows-no-face-down",
}
"""The messages of what the rules may refuse to a person, who is offered nothing else that is not legal."""


class RequestError(Exception):
    """A request is refused, and nothing has changed.

    What is told is for the person who asked: what is wrong, which rule or setting says so, what to do.
    """

    def __init__(self, code: ErrorCode, told: Fact | str) -> None:
        """`told` in English is for what only programs meet."""
        self.code = code
        self.fact = Fact(id="error-said", text=told) if isinstance(told, str) else told
        self.message = language().write(self.fact)
        super().__init__(self.message)

    @property
    def status(self) -> int:
        """The status code of an HTTP answer."""
        return _STATUS.get(self.code, 400)

    @property
    def is_transient(self) -> bool:
        """Whether it is worth while to ask again soon: what keeps the server from doing it may pass."""
        return self.code in ("overloaded", "storage")


def no_table(table_id: str) -> RequestError:
    """There is no table with this identifier."""
    return RequestError("no_table", Fact(id="error-no-table", text=table_id[:40]))


def removed_table(archived: bool) -> RequestError:
    """Nobody had touched a table for as long as the operator has said, and it was removed."""
    return RequestError("no_table", Fact(id="error-table-archived" if archived else "error-table-deleted"))


def damaged_game(why: object) -> RequestError:
    """The stored rows of a game cannot be replayed."""
    return RequestError(
        "storage",
        Fact(id="error-damaged-game", text=str(why)),
    )


def restarting() -> RequestError:
    """This process is about to end, and begins nothing any more."""
    return RequestError("restarting", Fact(id="error-restarting"))


def illegal(error: IllegalAction) -> RequestError:
    """The rules, or what people have agreed, do not allow it."""
    if isinstance(error, IllegalRequest):
        return RequestError(error.code if isinstance(error, PlayRefused) else "illegal", error.fact)
    message = _BY_THE_RULES.get(error.reason)
    return RequestError("illegal", Fact(id=message) if message else f"{error}.")


def stale() -> RequestError:
    """The request was made for an earlier version of the table."""
    return RequestError("stale", Fact(id="error-stale"))


def cross_origin_error() -> RequestError:
    """A page of another site makes this request."""
    return RequestError("cross_origin", Fact(id="error-cross-origin"))


def not_your_seat() -> RequestError:
    """Somebody who is known asks for what only the person of a seat may do."""
    return RequestError(
        "not_your_seat",
        Fact(id="error-not-your-seat"),
    )


def seat_revoked() -> RequestError:
    """A key or person that opened a seat opens it no more."""
    return RequestError(
        "wrong_key",
        Fact(id="error-link-renewed"),
    )


def internal_error() -> RequestError:
    """The server has a bug, which it has logged."""
    return RequestError("internal", Fact(id="error-internal"))
