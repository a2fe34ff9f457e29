"""Commands that need packages which are not installed with every condottiere."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

Params = ParamSpec("Params")


def needing(extra: str) -> Callable[[Callable[Params, int]], Callable[Params, int]]:
    """Have a command say in one line how to install what it needs, if it is not there: this extra."""

    def with_extra(command: Callable[Params, int]) -> Callable[Params, int]:
        @wraps(command)
        def run(*arguments: Params.args, **options: Params.kwargs) -> int:
            try:
                return command(*arguments, **options)
            except ModuleNotFoundError as error:
                if str(error.name).startswith("condottiere"):
                    raise
                missing = f"{error.name} is not installed: pip install 'condottiere[{extra}]'"
                print(f"condottiere: {missing} brings it along", file=sys.stderr)
                return 1

        return run

    return with_extra
