"""Shuffles that everybody can do again. The vectors are those that the browser UI is tested with, too."""

import json
from dataclasses import asdict, replace
from typing import Any

import pytest

from condottiere.record.fairness.board import Board, Tokens
from condottiere.record.fairness.notation import SeatFilled
from condottiere.record.fairness.pile import pile_commitment
from condottiere.record.fairness.setup import setup_digest, setup_text
from condottiere.record.fairness.state import (
    FairShuffle,
    FairStream,
    deal_key,
    holder_key,
    links_back,
    next_hash,
)
from condottiere.record.notation import cards_text, parse_cards, parse_counts
from condottiere.record.position import parse_options
from support.conformance import FOLDER

VECTORS = json.loads((FOLDER / "steps.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_commitments(vector: dict[str, Any]) -> None:
    assert next_hash(vector["secret"]) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["chains"])
def test_chains(vector: dict[str, Any]) -> None:
    for link, value in vector["links"].items():
        assert links_back(vector["last"], 4096 - int(link)) == value


@pytest.mark.parametrize("vector", VECTORS["keys"])
def test_keys(vector: dict[str, Any]) -> None:
    entropy = {int(seat): value for seat, value in vector["entropy"].items()}
    if vector["kind"] == "holder":
        key = holder_key(vector["secret"], vector["table"], vector["setup"], entropy)
    else:
        key = deal_key(vector["secret"], vector["table"], vector["setup"], vector["deal"], entropy)
    assert key.hex() == vector["key"]


@pytest.mark.parametrize("vector", VECTORS["boards"])
def test_boards(vector: dict[str, Any]) -> None:
    hands, lines = ([seat[what] for seat in vector["seats"]] for what in ("hand_size", "line"))
    tokens = Tokens(vector["holder"], vector["favor"], tuple(vector["owners"]))
    board = Board(tokens, vector["pile"], vector["discards"], hands, lines)
    assert board.text == vector["text"]
    assert board.digest == vector["digest"][:16]


@pytest.mark.parametrize("vector", VECTORS["setups"])
def test_setups(vector: dict[str, Any]) -> None:
    options = parse_options(str(vector["options"]["seats"]), vector["record"])
    options = replace(options, first_holder=vector["options"]["first_holder"])
    seated = [SeatFilled(seat, **who) for seat, who in enumerate(vector["seats"])]
    assert asdict(options) == vector["options"]
    assert setup_text(vector["table"], vector["rules"], options, seated) == vector["text"]
    assert setup_digest(vector["table"], vector["rules"], options, seated) == vector["digest"]


@pytest.mark.parametrize("vector", VECTORS["piles"])
def test_commitments_to_piles(vector: dict[str, Any]) -> None:
    shuffle = FairShuffle(vector["secret"], vector["table"])
    pile = parse_counts(vector["cards"])
    assert pile_commitment(shuffle, vector["deal"], pile, vector["seats"]) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["streams"])
def test_streams(vector: dict[str, Any]) -> None:
    stream = FairStream(bytes.fromhex(vector["key"]))
    assert [stream.below(2**32) for _ in vector["words"]] == vector["words"]


@pytest.mark.parametrize("vector", VECTORS["numbers"])
def test_numbers(vector: dict[str, Any]) -> None:
    stream = FairStream(bytes.fromhex(vector["key"]))
    assert [stream.below(n) for n in vector["n"]] == vector["below"]


@pytest.mark.parametrize("vector", VECTORS["shuffles"])
def test_shuffles(vector: dict[str, Any]) -> None:
    stream = FairStream(bytes.fromhex(vector["key"]))
    for pile, shuffled in zip(vector["piles"], vector["shuffled"], strict=True):
        cards = list(parse_cards(pile))
        stream.shuffle(cards)
        assert cards_text(tuple(cards)) == shuffled
