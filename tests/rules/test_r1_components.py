"""R1: components and setup."""

from collections import Counter

import pytest

from condottiere.record.game import Game
from condottiere.record.notation import Dealt
from condottiere.rules import BORDERS, Card, Options, OptionsError, Region, Table, new_table, view
from condottiere.rules.cards import IN_DECK
from condottiere.rules.regions import NEIGHBOURS
from support.positions import at, cards_in_play, code_refused, dealt, do, may, pass_all, refused, stage

ALL_SITES = " ".join(f"site:{region.name.lower()}" for region in Region)


def begun(options: Options, holder: int = 0) -> Table:
    table = new_table(options, holder)
    dealt(table)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_r1_1_two_to_six_seats(seats: int) -> None:
    assert len(view(new_table(Options(seats=seats), 0), None).seats) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_r1_1_no_other_number_of_seats(seats: int) -> None:
    with pytest.raises(OptionsError, match=r"R1\.1"):
        Options(seats=seats)


def test_r1_1_nobody_looks_from_a_seat_that_is_not_there() -> None:
    table = new_table(Options(seats=3), 0)
    with pytest.raises(ValueError, match=r"R1\.1"):
        view(table, 3)
    with pytest.raises(ValueError, match=r"R1\.1"):
        view(table, -1)


def test_r1_2_the_deck() -> None:
    counts = dict(zip("123456TWSBCDHKU", IN_DECK, strict=True))
    assert counts == {
        "1": 10,
        "2": 8,
        "3": 8,
        "4": 8,
        "5": 8,
        "6": 8,
        "T": 8,
        "W": 3,
        "S": 3,
        "B": 6,
        "C": 12,
        "D": 6,
        "H": 3,
        "K": 16,
        "U": 3,
    }
    assert len(Card) == 15
    assert sum(counts[letter] for letter in "123456T") == 58
    assert sum(counts[letter] for letter in "WSBCDHKU") == 52
    assert new_table(Options(), 0).pile == list(IN_DECK)


def test_r1_2_printed_strengths() -> None:
    assert [card.strength for card in Card if card.is_mercenary] == [1, 2, 3, 4, 5, 6, 10]


def test_r1_3_seventeen_regions() -> None:
    assert [region.label for region in Region] == [
        "Torino",
        "Milano",
        "Venezia",
        "Genova",
        "Mantova",
        "Parma",
        "Modena",
        "Bologna",
        "Ferrara",
        "Lucca",
        "Firenze",
        "Siena",
        "Urbino",
        "Ancona",
        "Spoleto",
        "Roma",
        "Napoli",
    ]


def test_r1_3_thirty_four_borders() -> None:
    expected = {
        "torino": "milano genova",
        "milano": "torino genova parma modena mantova venezia",
        "venezia": "milano mantova ferrara",
        "genova": "torino milano parma",
        "mantova": "milano venezia modena ferrara",
        "parma": "milano genova modena lucca",
        "modena": "milano mantova parma ferrara bologna firenze lucca",
        "bologna": "modena ferrara firenze urbino",
        "ferrara": "venezia mantova modena bologna",
        "lucca": "parma modena firenze",
        "firenze": "modena bologna lucca siena urbino spoleto roma",
        "siena": "firenze roma",
        "urbino": "bologna firenze spoleto ancona",
        "ancona": "urbino spoleto napoli",
        "spoleto": "firenze urbino ancona roma napoli",
        "roma": "firenze siena spoleto napoli",
        "napoli": "ancona spoleto roma",
    }
    for name, neighbours in expected.items():
        region = Region[name.upper()]
        others = {a if b == region else b for a, b in BORDERS if region in (a, b)}
        assert others == {Region[other.upper()] for other in neighbours.split()}
        assert NEIGHBOURS[region] == sum(1 << other for other in others)
    assert len(BORDERS) == len({frozenset(border) for border in BORDERS}) == 34


def test_r1_4_the_board_starts_empty() -> None:
    seen = view(begun(Options(seats=3)), None)
    assert set(seen.owners) == {None}
    assert seen.favor is None
    assert seen.site is None


def test_r1_4_markers_never_run_out() -> None:
    """Nobody ever needs a seventh: the sixth region wins wherever it is."""
    table = at("seats=2 site=napoli owners=torino:0,parma:0,venezia:0,bologna:0,siena:0 lines=T/")
    pass_all(table)
    assert view(table, None).seats[0].regions == 6
    assert stage(table) == "over -1"


def test_r1_5_a_named_seat_holds_the_token_first() -> None:
    for seat in range(5):
        game = Game.new(Options(seats=5, first_holder=seat), seed=7)
        assert game.view(None).holder == seat
        assert game.turn == seat


def test_r1_5_ruling_by_default_a_random_seat() -> None:
    assert Options().first_holder is None
    holders = Counter(Game.new(Options(seats=3), seed=seed).view(None).holder for seed in range(300))
    assert sorted(holders) == [0, 1, 2]
    assert min(holders.values()) > 60


def test_r1_5_the_named_seat_must_be_at_the_table() -> None:
    with pytest.raises(OptionsError, match=r"R1\.5: the first holder must be seat 0 to 2, not 3"):
        Options(seats=3, first_holder=3)
    with pytest.raises(OptionsError, match=r"R1\.5"):
        Options(seats=3, first_holder=-1)


def test_r1_6_ten_cards_each_one_at_a_time_from_the_holder_clockwise() -> None:
    table = new_table(Options(seats=4), 2)
    assert dealt(table) == "2301" * 10
    assert [seat.hand_size for seat in view(table, None).seats] == [10] * 4
    assert cards_in_play(table) == 110


def test_r1_6_seven_with_draw_after_battle() -> None:
    table = new_table(Options(seats=3, draw_after_battle=True), 1)
    assert dealt(table) == "120" * 7


def test_r1_6_ruling_a_deal_passes_over_seats_that_are_due_no_more() -> None:
    """Seat 2 is due one card, seat 1 three, seat 0 five; seat 2 holds the token."""
    table = at("seats=3 phase=deal turn=2 holder=2 after-deal=battle site=roma due=5/3/1 hands=//")
    assert dealt(table) == "201 01 01 0 0".replace(" ", "")
    assert stage(table) == "battle 2"


def test_r1_6_all_110_cards_are_shuffled() -> None:
    """Over many games every kind of card is dealt about as often as it is in the deck."""
    hands: Counter[Card] = Counter()
    for seed in range(200):
        first = Game.new(Options(seats=6), seed=seed).log[0]
        assert isinstance(first, Dealt)
        hands.update(first.cards)
    for card in Card:
        fair = 200 * 60 * IN_DECK[card] / 110
        assert 0.8 * fair < hands[card] < 1.2 * fair


def test_r1_6_nobody_acts_before_the_cards_are_dealt() -> None:
    table = new_table(Options(seats=2), 0)
    assert may(table) == ""
    assert refused(table, "pass").startswith("R1.6")
    assert refused(table, "site:roma").startswith("R1.6")


def test_r1_6_cards_come_from_the_pile_and_only_in_a_deal() -> None:
    table = new_table(Options(seats=2), 0)
    do(table, "deal:UUU")
    assert refused(table, "deal:U").startswith("R1.6")
    dealt(table)
    assert refused(table, "deal:T").startswith("R1.6")


def test_r1_7_the_holder_chooses_the_first_site_among_all_and_the_battle_begins() -> None:
    table = begun(Options(seats=3), holder=1)
    assert stage(table) == "site 1"
    assert may(table) == ALL_SITES
    assert refused(table, "pass").startswith("R2.2")
    do(table, "site:roma")
    assert stage(table) == "battle 1"
    assert view(table, None).site == Region.ROMA


def test_r1_7_no_hand_is_discarded_before_the_first_battle() -> None:
    table = at("seats=2 phase=site hands=WW/S")
    do(table, "site:roma")
    assert stage(table) == "battle 0"


def test_r1_7_a_number_that_is_no_action_is_refused_at_any_time() -> None:
    table = begun(Options(seats=2))
    for code in (-1, 202, 10_000):
        assert "no such action" in code_refused(table, code)


def test_r1_5_only_a_seat_of_the_table_can_hold_the_token_first() -> None:
    for holder in (-1, 3):
        with pytest.raises(OptionsError, match=r"R1\.5"):
            new_table(Options(seats=3), holder)
