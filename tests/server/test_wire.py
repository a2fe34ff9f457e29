"""Actions and texts on their way to and from browsers."""

import pytest

from condottiere.record.notation import parse_action
from condottiere.rules import Card, Region
from condottiere.rules.actions import ACTIONS
from condottiere.server.wire import legal_action, plain


@pytest.mark.parametrize(
    ("token", "kind", "about"),
    [
        ("pass", "pass", {}),
        ("reveal", "pass_revealing", {}),
        ("play:W", "play", {"card": Card.WINTER}),
        ("site:roma", "site", {"region": Region.ROMA}),
        ("favor:lucca", "favor", {"region": Region.LUCCA}),
        ("favor:-", "favor", {}),
        ("rescue:T", "rescue", {"card": Card.MERCENARY_10}),
        ("rescue:-", "rescue", {}),
        ("hand:keep", "keep_hand", {}),
        ("hand:discard", "discard_hand", {}),
        ("keep:-", "keep", {"cards": []}),
        ("keep:1T", "keep", {"cards": [Card.MERCENARY_1, Card.MERCENARY_10]}),
        ("draw:2", "draw", {"count": 2}),
    ],
)
def test_an_action_says_what_it_is_about(token: str, kind: str, about: dict[str, object]) -> None:
    message = legal_action(parse_action(token))
    assert (message.token, message.kind) == (token, kind)
    said = {name: getattr(message, name) for name in ("card", "region", "cards", "count")}
    assert said == dict.fromkeys(said) | about


def test_every_action_comes_back_as_it_went() -> None:
    assert [parse_action(legal_action(code).token) for code in range(ACTIONS)] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("two\nlines\tand\x00zero", "two lines and zero"),
        ("\u202eevil\u2066", "evil"),
        ("\U0001f469\u200d\U0001f467 é 傭兵", "\U0001f469\u200d\U0001f467 é 傭兵"),
        (" \u0007 ", ""),
        ("A\u200bda\ufeff \u200eL\u061c", "Ada L"),
        ("\u200b\u200e\u200f\u061c\ufeff", ""),
        ("\u200d \u00a0\u2003\ufe0f\u3164\u2800", ""),
    ],
)
def test_what_people_write_is_one_plain_line(text: str, said: str) -> None:
    assert plain(text) == said
