"""Callbacks that keep nobody in memory: a table that is dropped is freed at once, with all its parts."""

from collections.abc import Callable
from typing import ParamSpec
from weakref import WeakMethod

_P = ParamSpec("_P")


def weakly(method: Callable[_P, None]) -> Callable[_P, None]:
    """A function that calls a method as long as its object is there."""
    weak = WeakMethod(method)

    def call(*arguments: _P.args, **named: _P.kwargs) -> None:
        if (alive := weak()) is not None:
            alive(*arguments, **named)

    return call
