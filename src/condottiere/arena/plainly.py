"""What goes wrong in a command, told to a person in one line."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

from condottiere.bots import BotError
from condottiere.rules import OptionsError

from .machinery import MachineryError
from .plan import DifferentCode, PlanError
from .play import BotFailed
from .results import NothingToReport, ResultsError

Words = ParamSpec("Words")

FAILED: Final = 1
INTERRUPTED: Final = 130

_COMPLAINTS: Final = (
    BotError,
    BotFailed,
    DifferentCode,
    MachineryError,
    NothingToReport,
    OptionsError,
    PlanError,
    ResultsError,
)
_EXTRA: Final = ("numpy", "scipy", "matplotlib")


class Interrupted(Exception):
    """Somebody pressed Ctrl-C. The message says what has become of the games."""


def plainly(command: Callable[Words, int]) -> Callable[Words, int]:
    """A command that says in one line what is wrong, and returns an exit status of its own for that."""

    @wraps(command)
    def run(*words: Words.args, **options: Words.kwargs) -> int:
        try:
            return command(*words, **options)
        except Interrupted as stopped:
            return _say(stopped, INTERRUPTED)
        except KeyboardInterrupt:
            return _say("stopped", INTERRUPTED)
        except _COMPLAINTS as complaint:
            return _say(complaint, FAILED)
        except OSError as error:
            return _say(f"{error.filename}: {error.strerror}" if error.filename else error, FAILED)
        except ModuleNotFoundError as error:
            if error.name not in _EXTRA:
                raise
            return _say(f"{error.name} is not installed: pip install 'condottiere[arena]'", FAILED)

    return run


def _say(what: object, status: int) -> int:
    print(f"condottiere: {what}", file=sys.stderr)
    return status
