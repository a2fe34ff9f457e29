"""Actions and texts on their way to and from browsers."""

import random
from dataclasses import fields
from itertools import islice

import pytest

from condottiere.record.game import Game
from condottiere.record.notation import parse_action
from condottiere.rules import Card, Ending, Options, Phase, Region, Views, view
from condottiere.rules.actions import ACTIONS
from condottiere.server.names import sanitize
from condottiere.server.table.messages.wire import (
    GameViews,
    legal_action,
    rules_options,
    table_options,
    table_view,
)
from support.random_games import Habits, random_show, random_step, steps

OPTIONS = [
    Options(seats=3, capturing_regions=True, hidden_cards=True, points=9),
    Options(seats=4, bigger_kingdoms=True, hidden_cards=True),
    Options(seats=2, draw_after_battle=True, first_holder=1),
]
FOR_BOTS = {"defender_waits", "answered", "discards_hand"}
"""What they mean for a seat is sent: `SeatView.waiting` and `Answers.own`."""


def as_sent(value: object) -> object:
    """A field of a View as its message has it: constants are their names."""
    return value.name.lower() if isinstance(value, Phase | Ending) else value


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_field_is_sent_as_the_view_has_it(options: Options) -> None:
    for step in islice(steps(options, 1, Habits(pass_less=0.8, show=0.3)), 400):
        for viewer in (None, 0):
            seen = view(step.table, viewer)
            sent = table_view(seen)
            assert sent.legal == [legal_action(code) for code in seen.legal]
            assert sent.turn == (None if seen.phase == Phase.HAND else seen.turn), (
                "R4.5 is asked of all at once"
            )
            for field in {field.name for field in fields(seen)} - {"legal", "turn", *FOR_BOTS}:
                assert getattr(sent, field) == as_sent(getattr(seen, field)), field


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_a_seat_is_sent_with_what_everybody_is_says_what_its_view_does(options: Options) -> None:
    game, rng = Game.new(options, seed=1), random.Random(1)
    while not game.over and len(game.log) < 400:
        shown = random_show(game.table, rng)
        if shown is not None and rng.random() < 0.2:
            game.enter(shown)
        else:
            random_step(game, rng)
        sent = GameViews(game, range(options.seats), Views(game.table))
        for viewer in (None, *range(options.seats)):
            assert sent.of(viewer) == table_view(game.view(viewer))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options_come_back_as_they_went(options: Options) -> None:
    assert rules_options(options.seats, table_options(options)) == options


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
    assert sanitize(text) == said
