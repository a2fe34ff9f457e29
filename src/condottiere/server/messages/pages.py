"""The pages of the browser UI. Its router and `routes/pages` both use this table."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import quote

PAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "home": ("/",),
    "table": ("/t/{id}",),
    "tv": ("/tv/{id}",),
    "records": ("/games",),
    "review": ("/games/{id}",),
    "after": ("/after", "/after/{id}"),
    "rules": ("/rules",),
    "fairness": ("/fairness",),
    "recover": ("/recover",),
}
"""The paths that show a page, by its name; `{id}` is the identifier of a table."""


def table_path(table_id: str) -> str:
    """The path of the page of a table."""
    return PAGES["table"][0].replace("{id}", quote(table_id))
