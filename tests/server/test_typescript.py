"""The browser's half of the protocol is made of the server's."""

from pathlib import Path

import pytest

from condottiere.server.messages.typescript import protocol_ts

PROTOCOL_TS = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_committed_file_is_up_to_date() -> None:
    assert PROTOCOL_TS.read_text(encoding="utf-8") == protocol_ts(), (
        "run: python -m condottiere.server.messages.typescript > web/src/protocol.ts"
    )


@pytest.mark.parametrize(
    "line",
    [
        "export const PROTOCOL = 6",
        "export type Pace = 'instant' | 'fast' | 'normal' | 'slow'",
        "  owners: (number | null)[]",
        "  key?: string | null",
        "  type: 'table'",
        "export type ToBrowser = TableMessage | RoomMessage | ChatMessage | ErrorMessage",
        "  inDeck: number",
        "export const MAX_SEATS = 6",
        "export const USUAL_TARGETS = [20, 30] as const",
        'export interface Fact {',
        '  cards?: number[] | null',
        "  { name: 'napoli', label: 'Napoli' },",
        "  [15, 16],",
    ],
)  # fmt: skip
def test_what_it_says(line: str) -> None:
    assert line in protocol_ts().splitlines()
