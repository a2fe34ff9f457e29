"""Conditions of queries that are built once and reused.

SQLAlchemy builds reference cycles for some of them. Built for each query, these would be garbage that only a
collection frees.
"""

from functools import cache
from typing import Any

from sqlalchemy import Column, ColumnElement, bindparam


@cache
def among(column: Column[Any]) -> ColumnElement[bool]:
    """Whether a column holds one of the `ids` with which the statement is executed."""
    return column.in_(bindparam("ids", expanding=True))
