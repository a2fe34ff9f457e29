"""Errors of refused requests, each with a code for programs and a fact for people."""

from typing import Final

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.record.agreements.state import PlayRefused
from condottiere.record.illegal_request import IllegalRequest
from condottiere.record.refusals import refusal_fact
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
    "no_connection": 404,
    "no_table": 404,
    "newer_table": 409,
    "stale": 409,
    "not_your_turn": 409,
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
"""The messages for refusals by the rules that a person can cause. Pages offer no other illegal action."""


class RequestError(Exception):
    """A refused request, which has changed nothing.

    Its fact tells the person what is wrong, by which rule or setting, and what to do.
    """

    def __init__(self, code: ErrorCode, told: Fact | str) -> None:
        """`told` may be English text if only programs can cause the error."""
        self.code = code
        self.fact = Fact(id="error-said", text=told) if isinstance(told, str) else told
        self.message = language().write(self.fact)
        super().__init__(self.message)

    def __reduce__(self) -> tuple[type["RequestError"], tuple[ErrorCode, Fact]]:
        return RequestError, (self.code, self.fact)

    @property
    def status(self) -> int:
        """The status code of an HTTP answer."""
        return _STATUS.get(self.code, 400)

    @property
    def is_transient(self) -> bool:
        """Whether a retry may succeed soon, because the cause is temporary."""
        return self.code in ("overloaded", "storage")


def no_table(table_id: str) -> RequestError:
    return RequestError("no_table", Fact(id="error-no-table", text=table_id[:40]))


def removed_table(archived: bool) -> RequestError:
    """The error for a table that was removed by the operator's retention rule."""
    return RequestError("no_table", Fact(id="error-table-archived" if archived else "error-table-deleted"))


def damaged_game(why: object) -> RequestError:
    """The error for a game whose stored rows cannot be replayed."""
    return RequestError("storage", Fact(id="error-damaged-game", text=str(why)))


def restarting() -> RequestError:
    """The error for new work while this process is shutting down."""
    return RequestError("restarting", Fact(id="error-restarting"))


def illegal(error: IllegalAction) -> RequestError:
    """The error for an action that the rules, or an agreement between people, do not allow."""
    if isinstance(error, IllegalRequest):
        return RequestError(error.code if isinstance(error, PlayRefused) else "illegal", error.fact)
    message = _BY_THE_RULES.get(error.reason)
    told = Fact(id=message) if message else Fact(id="error-by-the-rules", what=refusal_fact(error))
    return RequestError("illegal", told)


def stale() -> RequestError:
    """The error for a request that was made for an earlier version of the table."""
    return RequestError("stale", Fact(id="error-stale"))


def cross_origin_error() -> RequestError:
    """The error for a request from a page of another site."""
    return RequestError("cross_origin", Fact(id="error-cross-origin"))


def not_your_seat() -> RequestError:
    """The error for a request that only the person of a seat may make."""
    return RequestError("not_your_seat", Fact(id="error-not-your-seat"))


def seat_revoked(claimed: bool) -> RequestError:
    """The error for a key or person that no longer opens a seat, perhaps because somebody has claimed it."""
    return RequestError("wrong_key", Fact(id="error-seat-of-another" if claimed else "error-link-renewed"))


def internal_error() -> RequestError:
    """The error for a bug in the server, which is logged."""
    return RequestError("internal", Fact(id="error-internal"))
