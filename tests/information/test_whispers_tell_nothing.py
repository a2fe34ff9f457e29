"""Talk at a table (R10.1): what each may read of it."""

import json
from pathlib import Path

from condottiere.server.storage import CHAT_WINDOW
from support.databases import change
from support.running import running


def test_how_much_is_whispered_does_not_show_in_what_others_are_told_of_a_long_talk(tmp_path: Path) -> None:
    told = {}
    for whispers in (0, 150):
        with running(tmp_path / f"{whispers}.db") as server:
            made = server.table("ada", "bruno", "chiara")
        lines = [(0, "NULL", f"{number}") for number in range(CHAT_WINDOW)]
        lines += [(0, "'1'", "psst")] * whispers + [(2, "NULL", "the end")]
        rows = ", ".join(
            f"('{made.id}', {number}, {seat}, {to}, '{text}', 1.0)"
            for number, (seat, to, text) in enumerate(lines)
        )
        change(tmp_path / f"{whispers}.db", f"INSERT INTO chat VALUES {rows}")
        with running(tmp_path / f"{whispers}.db") as server:
            people = [server.join(made.id, key) for key in (made.keys[2], None)]
            for person in people:
                person.until(lambda me: bool(me.chat))
            told[whispers] = [json.dumps(person.chat) for person in people]
    assert told[0] == told[150]
    assert len(json.loads(told[0][0])) == CHAT_WINDOW
