"""The limits that an operator sets, each as NAME=VALUE."""

from collections.abc import Sequence
from dataclasses import fields, replace
from difflib import get_close_matches
from math import isfinite
from typing import Any

from .limits import Limits
from .rates import Rate, Rates


def choose_limits(choices: Sequence[str]) -> tuple[Limits, Rates]:
    """The default limits and rates with these changes.

    A limit is a number, such as `websockets=500`. A rate such as `tables=60/3600` allows a burst of 60,
    refilled over 3600 seconds. Raises ValueError with a one-line message.
    """
    limits, rates = Limits(), Rates()
    for choice in choices:
        name, _, text = choice.partition("=")
        field = name.strip().replace("-", "_")
        if field in Rates._fields:
            rates = rates._replace(**{field: _rate(name, text)})
        elif field in _numbers():
            change: dict[str, Any] = {field: _number(name, text, _numbers()[field])}
            limits = replace(limits, **change)
        else:
            raise ValueError(f"there is no limit {name!r}{_suggestion(field)}")
    return limits, rates


def limit_defaults() -> dict[str, str]:
    """The default of each limit by name, in the form that `choose_limits` reads."""
    numbers = {field: str(getattr(Limits(), field)) for field in _numbers()}
    rates = {field: _rate_text(rate) for field, rate in Rates()._asdict().items()}
    return {field.replace("_", "-"): text for field, text in (numbers | rates).items()}


def _numbers() -> dict[str, Any]:
    """The limits that are numbers, with their types."""
    return {field.name: field.type for field in fields(Limits)}


def _number(name: str, text: str, kind: type[float]) -> float:
    try:
        number = kind(text)
    except ValueError:
        number = kind(0)
    if number <= 0 or not isfinite(number):
        raise ValueError(f"{name} has to be {'a whole' if kind is int else 'a'} number above 0, not {text!r}")
    return number


def _rate(name: str, text: str) -> Rate:
    burst, _, seconds = text.partition("/")
    try:
        return Rate(int(_number(name, burst, int)), int(burst) / _number(name, seconds, float))
    except ValueError:
        raise ValueError(f"{name} has to be as 60/3600: so many in so many seconds, not {text!r}") from None


def _rate_text(rate: Rate) -> str:
    return f"{rate.burst}/{rate.burst / rate.per_second:g}"


def _suggestion(field: str) -> str:
    close = get_close_matches(field, [*_numbers(), *Rates._fields], 1)
    return f"; there is {close[0].replace('_', '-')}" if close else ""
