"""A whole tournament: play what is left of a plan, and keep it."""

from collections.abc import Callable
from contextlib import closing
from typing import TypeAlias

from .machinery import Machinery
from .play import Played
from .results import Results

Watcher: TypeAlias = Callable[[Played], bool]
"""Is told of each job when it is kept, and says whether to go on."""


def on_and_on(_: Played) -> bool:
    """Play everything."""
    return True


def run(results: Results, machinery: Machinery, watcher: Watcher = on_and_on) -> None:
    """Play every job that the results do not have, and add it to them.

    Which job is finished first may differ from run to run; `results.played()` does not. Raises BotFailed,
    DifferentCode, MachineryError; KeyboardInterrupt goes through, and all that was finished is kept.
    """
    left = (job for job in results.plan.jobs() if job.key not in results)
    with closing(machinery(results.plan, left)) as stream:
        for played in stream:
            results.add(played)
            if not watcher(played):
                break
