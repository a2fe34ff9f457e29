"""How a training that cannot be says why: in one line."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec

from condottiere.bots.bot import BotError, without_numba

Params = ParamSpec("Params")


class CannotTrain(Exception):
    """A file or bot cannot be used. The message is one line, which names it."""


def report_errors(command: Callable[Params, int]) -> Callable[Params, int]:
    """Wrap a command so that it checks for Numba and prints an error in one line."""

    @wraps(command)
    def run(*arguments: Params.args, **options: Params.kwargs) -> int:
        try:
            if trouble := without_numba("training"):
                raise trouble
            return command(*arguments, **options)
        except (BotError, CannotTrain) as error:
            return complain(str(error))
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "scipy":
                raise
            return complain("scipy is not installed: pip install 'condottiere[arena]'")

    return run


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Turn OSError and ValueError into a CannotTrain that names this file."""
    try:
        yield
    except OSError as error:
        raise CannotTrain(f"{path}: {error.strerror or error}") from error
    except ValueError as error:
        raise CannotTrain(f"{path}: {error}") from error


def complain(what: str) -> int:
    """Print an error; return the exit status."""
    print(f"condottiere: {what}", file=sys.stderr)
    return 1
