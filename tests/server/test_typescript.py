"""The browser's half of the protocol is made of the server's."""

from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from condottiere.server.messages import from_browser, to_browser
from condottiere.server.messages.protocol import Message
from condottiere.server.messages.typescript import protocol_ts

PROTOCOL_TS = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_committed_file_is_up_to_date() -> None:
    assert PROTOCOL_TS.read_text(encoding="utf-8") == protocol_ts(), (
        "run: python -m condottiere.server.messages.typescript > web/src/protocol.ts"
    )


def test_what_it_says() -> None:
    assert {
        "export const PROTOCOL = 6",
        "export type Pace = 'instant' | 'fast' | 'normal' | 'slow'",
        "  owners: (number | null)[]",
        "  key?: string | null",
        "  type: 'table'",
        "  inDeck: number",
        "export const MAX_SEATS = 6",
        "export const USUAL_TARGETS = [20, 30] as const",
        "export interface Fact {",
        "  cards?: number[] | null",
        "  { name: 'napoli', label: 'Napoli' },",
        "  [15, 16],",
    } <= set(protocol_ts().splitlines())


@pytest.mark.parametrize(
    ("module", "union"), [(to_browser, to_browser.ToBrowser), (from_browser, from_browser.FromBrowser)]
)
def test_every_message_of_a_websocket_is_in_its_union(module: ModuleType, union: object) -> None:
    messages = {
        kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Message)
    }
    assert {kind for kind in messages if kind.__struct_config__.tag} == set(get_args(union))
