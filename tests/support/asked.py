"""A game in which all are asked whether they keep their hand (R4.5)."""

import random

from condottiere.record.game import Game
from condottiere.record.notation import Dealt, parse_cards
from condottiere.rules import Options


def after_a_battle() -> Game:
    """All who sit at the table are asked. Ada and Chiara may discard, Bruno holds Mercenaries."""
    hands = ("WWSSBCCDDH", "1122334455", "CCCKKKKBBS")
    cards = "".join(hand[number] for number in range(10) for hand in hands)
    game = Game.resume(Options(seats=3, first_holder=0), 0, [Dealt(parse_cards(cards))], random.Random(1))
    for token in ("site:roma", "pass", "pass", "pass", "site:milano"):
        game.play(token)
    return game
