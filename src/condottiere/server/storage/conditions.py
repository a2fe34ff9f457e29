"""Conditions of queries that are made once.

What SQLAlchemy makes for some of them refers to itself. Made for each query, it would be garbage that is not
freed at once.
"""

from functools import cache
from typing import Any

from sqlalchemy import Column, ColumnElement, bindparam


@cache
def among(column: Column[Any]) -> ColumnElement[bool]:
    """Whether a column holds one of the `ids` with which the statement is executed."""
    return column.in_(bindparam("ids", expanding=True))
