"""In every phase all that belongs to another is refused, and the message names the rule of what was tried."""

import pytest

from condottiere.rules import Card, IllegalAction, deal
from support.positions import at, may, refused, stage

# A token of every kind of action, and the rule that it belongs to.
RULES = {
    "pass": "R2.2",
    "reveal": "R2.2",
    "play:T": "R2.2",
    "play:W": "R2.2",
    "site:roma": "R4.3",
    "favor:roma": "R5.4",
    "favor:-": "R5.4",
    "rescue:T": "R6.1",
    "rescue:-": "R6.1",
    "hand:keep": "R4.5",
    "hand:discard": "R4.5",
    "keep:T": "R7.2",
    "keep:-": "R7.2",
    "draw:0": "R12.2",
    "draw:3": "R12.2",
    "deal:T": "R1.6",
    "next": "R13.1",
    "end": "R2.8",
}
HANDS = "hands=TW/TW lines=T/T"
PHASES = {
    "site": f"phase=site {HANDS}",
    "battle": f"site=roma {HANDS}",
    "rescue": f"phase=rescue site=roma {HANDS}",
    "favor": f"phase=favor site=roma {HANDS}",
    "hand": f"phase=hand site=roma battles=1 {HANDS}",
    "keep": "phase=keep site=roma battles=1 hands=TW/",
    "draw": f"phase=draw options=draw-after-battle site=roma battles=1 {HANDS}",
}
ALLOWED = {
    "site": ("site:roma",),
    "battle": ("pass", "play:T", "play:W"),
    "rescue": ("rescue:T", "rescue:-"),
    "favor": ("favor:roma", "favor:-"),
    "hand": ("hand:keep",),
    "keep": ("keep:T", "keep:-"),
    "draw": ("draw:0", "draw:3"),
}


@pytest.mark.parametrize("phase", PHASES)
def test_each_phase_has_its_own_actions(phase: str) -> None:
    table = at(f"seats=2 {PHASES[phase]}")
    assert stage(table) == f"{phase} 0"
    own = {"reveal": "R15.3"} if phase == "battle" else {}
    for token, rule in (RULES | own).items():
        if token in ALLOWED[phase]:
            assert token in may(table).split()
        else:
            assert refused(table, token).startswith(rule), token


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("phase=deal due=1/1 after-deal=battle site=roma", "R1.6"),
        ("phase=interval turn=- options=points:20", "R13.1"),
        ("phase=over turn=-", "R8.1"),
    ],
)
def test_where_nobody_decides_nothing_can_be_done(words: str, rule: str) -> None:
    table = at(f"seats=2 {words}")
    assert may(table) == ""
    for token in RULES:
        if token not in ("deal:T", "next", "end"):
            assert refused(table, token).startswith(rule)


@pytest.mark.parametrize("card", [-1, 15, Card.WINTER])
def test_only_cards_of_the_pile_are_dealt(card: int) -> None:
    table = at("seats=2 phase=deal due=1/1 after-deal=battle site=roma lines=WWW/")
    with pytest.raises(IllegalAction, match=r"R1\.6"):
        deal(table, card)
