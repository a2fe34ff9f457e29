"""Saying no: with a code for programs and a sentence for people."""

from .protocol import ErrorCode


class Refused(Exception):
    """Something is not done. The message says what is wrong, which rule or setting, what to do."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def no_table(table_id: str) -> Refused:
    """There is no table of this name."""
    return Refused(
        "no_table", f"There is no table “{table_id[:40]}” here. Check the link, or make a new table."
    )


def damaged(why: object) -> Refused:
    """The rows of a game lead to no table."""
    return Refused(
        "storage",
        f"This game was saved, but the saved game breaks the rules ({why}): its database is damaged. "
        "Whoever runs the server may have an older copy of it.",
    )


def out_of_reach() -> Refused:
    """The store does not answer. Nothing is lost: what is not stored has not happened."""
    return Refused(
        "storage",
        "The game could not be saved, so this has not happened; the table is as it was. The database is "
        "locked, full or out of reach: try again in a moment, or tell whoever runs this server.",
    )


def stale() -> Refused:
    """Something was asked for or decided at another version of the table."""
    return Refused("stale", "The table has changed since you decided this. Look at it again.")
