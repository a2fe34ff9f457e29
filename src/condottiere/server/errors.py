"""Requests that are refused: an error with a code for programs and a sentence for people."""

from typing import Final

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
    "storage": 503,
}


class RequestError(Exception):
    """A request is refused, and nothing has changed.

    The message is for the person who asked: what is wrong, which rule or setting says so, what to do.
    """

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """The status code of an HTTP answer."""
        return _STATUS.get(self.code, 400)


def no_table(table_id: str) -> RequestError:
    """There is no table with this identifier."""
    return RequestError(
        "no_table", f"There is no table “{table_id[:40]}” here. Check the link, or make a new table."
    )


def damaged_game(why: object) -> RequestError:
    """The stored rows of a game cannot be replayed."""
    return RequestError(
        "storage",
        f"This game was saved, but the saved game breaks the rules ({why}): its database is damaged. "
        "Whoever runs the server may have an older copy of it.",
    )


def storage_failed() -> RequestError:
    """The database does not store what it is given, so it has not happened."""
    return RequestError(
        "storage",
        "The game could not be saved, so this has not happened; the table is as it was. The database is "
        "locked, full or out of reach: try again in a moment, or tell whoever runs this server.",
    )


def stale() -> RequestError:
    """The request was made for an earlier version of the table."""
    return RequestError("stale", "The table has changed since you decided this. Look at it again.")


def cross_origin_error() -> RequestError:
    """A page of another site makes this request."""
    return RequestError(
        "cross_origin", "Pages of other sites cannot use this server. Open the game from its own page."
    )


def not_your_seat() -> RequestError:
    """Somebody who is known asks for what only the person of a seat may do."""
    return RequestError(
        "not_your_seat",
        "This seat is not yours. If you have its link, open the link on this device and make the seat yours.",
    )


def seat_revoked() -> RequestError:
    """A key or person that opened a seat opens it no more."""
    return RequestError(
        "wrong_key",
        "The link of this seat was renewed, so this one opens it no more. Ask there for the new one.",
    )


def internal_error() -> RequestError:
    """The server has a bug, which it has logged."""
    return RequestError("internal", "The server made a mistake, which it has noted. The game is as it was.")
