"""docs/protocol.md: its client plays against a real server, and no type of message is missing."""

import re
from pathlib import Path
from typing import Any, get_args

from condottiere.server.messages.from_browser import FromBrowser
from condottiere.server.messages.to_browser import ToBrowser
from support.server_process import process

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_client_of_the_page_plays_a_game_to_its_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    client: dict[str, Any] = {"__name__": "client"}
    exec(compile(code, "protocol.md", "exec"), client)
    with process(tmp_path / "games.db") as (_, address):
        winners = client["play"](address, ["random", "naive"])
    assert winners
    assert set(winners) <= {0, 1, 2}


def test_every_type_of_message_is_on_the_page() -> None:
    for heading, union in (("You send", FromBrowser), ("You receive", ToBrowser)):
        table = PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0]
        cells = " ".join(re.findall(r"^\| (`.+?`) \|", table, re.MULTILINE))
        assert set(re.findall(r"`(\w+)`", cells)) == {kind.__struct_config__.tag for kind in get_args(union)}
