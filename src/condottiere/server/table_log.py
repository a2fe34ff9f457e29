"""Writing to the log about one table."""

import logging
from collections.abc import MutableMapping
from typing import Any


class TableLog(logging.LoggerAdapter[logging.Logger]):
    """A logger whose records name a table, in their text and as a field."""

    def __init__(self, logger: logging.Logger, table_id: str) -> None:
        super().__init__(logger, {"table": table_id})
        self._prefix = f"table {table_id}: ".replace("%", "%%")

    def process(self, msg: object, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        """Add the table to a record that is written."""
        return f"{self._prefix}{msg}", {**kwargs, "extra": self.extra}
