"""Shuffles that can be verified: dealt as they follow, and an altered server is caught."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from condottiere import Card, Game, IllegalAction, Options, Phase
from condottiere.record.agreements.notation import Closed, Paused, Resumed
from condottiere.record.fairness.board import Tokens
from condottiere.record.fairness.notation import (
    EntropyRevealed,
    FairnessEntry,
    SeatFilled,
    SetupFixed,
    ShuffleCommitted,
)
from condottiere.record.fairness.setup import setup_digest, setup_text
from condottiere.record.fairness.state import FairShuffle, next_hash
from condottiere.record.fairness.verdict import Verdict, judge
from condottiere.record.fairness.verification import at_version, verified_game, what_to_compare
from condottiere.record.file import Record, dump, load, record_of, replay
from condottiere.record.notation import Acted, Dealt, Entry, Move
from condottiere.rules.cards import IN_DECK
from support.entropy import NAMES, Browser, before_chains
from support.random_games import random_step

SECRET, OTHER = "5a" * 32, "6b" * 32
TABLE = "n2xWq4Zk_0aB"
OPTIONS = [
    Options(seats=4),
    Options(seats=3, hidden_cards=True, draw_after_battle=True),
    Options(seats=5, capturing_regions=True, bigger_kingdoms=True, points=12, first_holder=3),
    Options(seats=2, hidden_cards=True, capturing_regions=True, draw_after_battle=True, points=8),
]


def begun(options: Options, browsers: dict[int, Browser], secret: str = SECRET) -> Game:
    """A fair game whose browsers have all announced a chain and revealed entropy for the first deal."""
    entries = before_chains(FairShuffle(secret, TABLE), options)
    entries += [browser.announce(seat) for seat, browser in browsers.items()]
    entries += [browser.reveal(seat, 1) for seat, browser in browsers.items()]
    return Game.begin(options, FairShuffle(secret, TABLE), entries)


def played(options: Options, browsers: dict[int, Browser], seed: int = 7) -> Game:
    """A whole game by random play; each browser reveals entropy for most deals, some of it early."""
    game, rng = begun(options, browsers), random.Random(seed)
    while not game.over:
        for seat, browser in browsers.items():
            chance = 0.8 if game.deal_is_due else 0.02
            if seat not in game.fairness.revealed and rng.random() < chance:
                game.enter(browser.reveal(seat, game.fairness.deal))
        random_step(game, rng)
        if game.view(None).can_end:
            game.end_unfinished()
    return game


@cache
def recorded(options: Options = OPTIONS[0], seed: int = 7) -> Record:
    browsers = {0: Browser("3d" * 32), 1: Browser("4e" * 32)}
    game = played(options, browsers, seed)
    return record_of(game, NAMES[: options.seats], FairShuffle(SECRET, TABLE))


def complaints(record: Record) -> list[str]:
    return [finding.text for finding in judge(record, None).reasons if finding.holds is False]


@pytest.mark.parametrize("options", OPTIONS)
def test_a_fair_game_is_verified_deal_by_deal_from_its_file(options: Options) -> None:
    record = load(dump(recorded(options)))
    found = judge(record, None)
    assert complaints(record) == []
    assert len(found.deals) == sum(isinstance(entry, Dealt) for entry in record.entries)
    assert record.options == options
    assert "and the random numbers of Ada and Bruno" in found.deals[0].text


def test_the_same_secret_and_entropy_deal_the_same_cards_and_others_do_not() -> None:
    def first_deal(secret: str, *entropy: str) -> tuple[int, list[list[int]]]:
        game = begun(Options(seats=4), {seat: Browser(last) for seat, last in enumerate(entropy)}, secret)
        return game.holder, [list(hand) for hand in game.table.hands]

    assert first_deal(SECRET, "3d" * 32) == first_deal(SECRET, "3d" * 32)
    others = [first_deal(OTHER, "3d" * 32), first_deal(SECRET, "3e" * 32), first_deal(SECRET)]
    assert first_deal(SECRET, "3d" * 32) not in others


# --- altered servers ----------------------------------------------------------------------------


def with_entries(record: Record, change: Callable[[list[Entry]], None]) -> Record:
    entries = list(record.entries)
    change(entries)
    return replace(record, entries=tuple(entries))


def test_a_server_that_swaps_two_cards_is_caught() -> None:
    def swap(entries: list[Entry]) -> None:
        number, deal = next((n, e) for n, e in enumerate(entries) if isinstance(e, Dealt))
        cards = list(deal.cards)
        other = next(n for n, card in enumerate(cards) if card != cards[0])
        cards[0], cards[other] = cards[other], cards[0]
        # Whoever cheats ends the game before a card is missed.
        entries[number:] = [Dealt(tuple(cards))]

    [complaint] = complaints(with_entries(recorded(), swap))
    assert complaint.startswith("Deal 1 is not what follows from the secret: 2 cards differ. Card 1 was ")


def test_a_server_that_deals_after_seeing_a_hand_is_caught() -> None:
    """Of many second deals it takes the one that gives its friend most Heroines."""
    fair = played(Options(seats=4, first_holder=0), {}, seed=3)
    second = [number for number, entry in enumerate(fair.log) if isinstance(entry, Dealt)][1]
    before = Game.resume(fair.options, fair.holder, fair.log[:second])

    def dealt(seed: int) -> Game:
        game = Game.resume(fair.options, fair.holder, fair.log[: second - 1], random.Random(seed))
        game.play(entry.code if isinstance(entry := fair.log[second - 1], Acted) else 0)
        game.deal()
        return game

    best = max(map(dealt, range(100)), key=lambda game: game.table.hands[1][Card.HEROINE])
    assert before.table.phase == Phase.DEAL
    [complaint] = complaints(record_of(best, NAMES[:4], FairShuffle(SECRET, TABLE)))
    assert complaint.startswith("Deal 2 is not what follows from the secret")


def test_a_server_that_changes_its_secret_is_caught() -> None:
    record = recorded()
    assert complaints(replace(record, secret=OTHER))[0].startswith("The secret the server reveals now is not")

    # It cannot say that it had committed itself to the other one: then no card follows.
    def recommit(entries: list[Entry]) -> None:
        entries[0] = ShuffleCommitted(next_hash(OTHER))

    assert len(complaints(with_entries(replace(record, secret=OTHER), recommit))) > 1


def test_a_server_that_chooses_the_first_holder_is_caught() -> None:
    record = recorded()
    until = next(number for number, entry in enumerate(record.entries) if isinstance(entry, Dealt)) + 1
    altered = replace(record, holder=(record.holder + 1) % 4, entries=record.entries[:until])
    assert any(" the Condottiere first, but " in complaint for complaint in complaints(altered))


def test_a_server_that_moves_the_game_to_another_table_is_caught() -> None:
    assert complaints(replace(recorded(), table="another"))


def test_a_server_that_makes_entropy_up_is_caught() -> None:
    def forge(entries: list[Entry]) -> None:
        number = next(n for n, e in enumerate(entries) if e == Browser("3d" * 32).reveal(0, 1))
        entries[number] = replace(Browser("3d" * 32).reveal(0, 1), entropy="77" * 32)

    assert "does not belong to the chain" in complaints(with_entries(recorded(), forge))[0]


def test_a_chain_that_stands_in_the_log_behind_the_entropy_of_others_does_not_count() -> None:
    """Who knows that entropy can choose a chain to suit."""
    ada, bruno = Browser("3d" * 32), Browser("4e" * 32)

    def late(entries: list[Entry]) -> None:
        entries.remove(bruno.announce(1))
        entries.insert(entries.index(ada.reveal(0, 1)) + 1, bruno.announce(1))

    assert "counts for the deals 2 to" in complaints(with_entries(recorded(), late))[0]


def test_a_record_says_what_browsers_can_compare() -> None:
    lines = what_to_compare(recorded())
    assert lines == [
        f"Table {TABLE}",
        f"Commitment {next_hash(SECRET)}",
        "Setup " + setup_digest(TABLE, 1, OPTIONS[0], recorded_seats(recorded())),
        f"Chain {Browser('3d' * 32).first} of Ada, from deal 1 on",
        f"Chain {Browser('4e' * 32).first} of Bruno, from deal 1 on",
    ]


def test_a_server_that_leaves_entropy_out_deals_other_cards() -> None:
    """It can do so, and the browser knows that it was told it had been taken."""

    def leave_out(entries: list[Entry]) -> None:
        entries.remove(Browser("4e" * 32).reveal(1, 1))

    assert complaints(with_entries(recorded(), leave_out))[-1].startswith(
        "Deal 1 is not what follows from the secret"
    )


def test_a_game_from_known_cards_and_one_that_goes_on_have_nothing_to_verify() -> None:
    known = judge(record_of(Game.new(OPTIONS[0], seed=1)), None)
    assert (known.verdict, len(known.reasons)) == (Verdict.UNPROVEN, 1)
    assert "goes on from known cards" in known.reasons[0].text
    running = record_of(begun(OPTIONS[0], {}))
    assert "has no secret" in judge(running, None).reasons[0].text
    assert SECRET not in dump(running)
    assert SECRET not in repr(FairShuffle(SECRET, TABLE))


# --- what is fixed before -----------------------------------------------------------------------


def recorded_seats(record: Record) -> list[SeatFilled]:
    return [entry for entry in record.entries if isinstance(entry, SeatFilled)]


def test_a_server_that_changes_who_sits_where_or_the_options_is_caught() -> None:
    record = recorded()

    def seat(filled: SeatFilled) -> Record:
        def change(entries: list[Entry]) -> None:
            entries[1 + filled.seat] = filled

        return with_entries(record, change)

    changed = [
        seat(SeatFilled(0, "Eva")),
        seat(SeatFilled(3, "Dario", bot="strong")),
        seat(SeatFilled(3, "Dario", guest_of=2)),
        replace(record, options=replace(record.options, idle_limit=13)),
    ]
    for other in changed:
        assert complaints(other)[0].startswith("Options, seats, names or bots are not those")
    for other in changed:

        def fix(entries: list[Entry], other: Record = other) -> None:
            seated = recorded_seats(other)
            entries[5] = SetupFixed(1, setup_digest(TABLE, 1, other.options, seated))

        assert any(
            "is not what follows from the secret" in one for one in complaints(with_entries(other, fix))
        )


def test_names_that_people_take_later_change_nothing() -> None:
    assert complaints(replace(recorded(), players=("Countess", "Bruno", "Chiara", "Dario"))) == []
    seated = [SeatFilled(0, "Ada"), SeatFilled(1, "Eva", guest_of=0), SeatFilled(2, "Il Rosso", bot="naive")]
    options = Options(seats=3, hidden_cards=True, points=20, first_holder=2)
    assert setup_text(TABLE, 1, options, seated) == (
        f"condottiere setup 1\ntable {TABLE}\nrules 1\nseats 3\noptions hidden-cards+points:20\n"
        "holder 2 named\nseat 0 person Ada\nseat 1 guest 0 Eva\nseat 2 bot naive Il Rosso\n"
    )


def test_who_sits_where_is_told_once_and_before_any_chain_and_bots_have_none() -> None:
    shuffle, options = FairShuffle(SECRET, TABLE), Options(seats=2)
    commitment, ada, eva, setup = before_chains(shuffle, options)
    chain = Browser().announce(0)
    for entries, why in (
        ([commitment, chain], "before any chain"),
        ([commitment, eva], "in the order of the seats"),
        ([commitment, ada, setup], "of all seats"),
        ([commitment, ada, eva, ada], "of all seats"),
        ([commitment, ada, eva, setup, setup], "told once"),
        ([commitment, SeatFilled(0, "Il Rosso", bot="naive"), eva, setup, chain], "A bot has no browser"),
    ):
        with pytest.raises(IllegalAction, match=why):
            Game.begin(options, shuffle, entries)


# --- entropy ------------------------------------------------------------------------------------


def refused(game: Game, entry: FairnessEntry) -> str:
    before = len(game.log)
    with pytest.raises(IllegalAction) as refusal:
        game.enter(entry)
    assert len(game.log) == before
    return str(refusal.value)


def test_entropy_is_taken_for_the_next_deal_once_and_from_the_announced_chain() -> None:
    ada, bruno = Browser("3d" * 32), Browser("4e" * 32)
    game = begun(Options(seats=4), {0: ada})
    assert "next deal only, which is number 2" in refused(game, ada.reveal(0, 1))
    assert "next deal only" in refused(game, ada.reveal(0, 3))
    assert "does not belong" in refused(game, bruno.reveal(0, 2))
    assert "Announce a chain" in refused(game, bruno.reveal(1, 2))
    assert "no seat 4" in refused(game, bruno.announce(4))
    version = game.version
    game.enter(ada.reveal(0, 2))
    assert "known already" in refused(game, ada.reveal(0, 2))
    assert game.version == version, "a choice stays what it was"


def test_a_game_that_was_committed_to_waits_with_each_deal_for_entropy() -> None:
    ada, rng = Browser("3d" * 32), random.Random(3)
    options = Options(seats=2, draw_after_battle=True)
    game = begun(options, {0: ada})
    while not game.deal_is_due:
        random_step(game, rng)
    assert (game.turn, game.legal_actions(), game.fairness.missing) == (None, (), [0])
    with pytest.raises(IllegalAction, match="cards"):
        game.play("pass")
    resumed = Game.resume(options, game.holder, game.log, FairShuffle(SECRET, TABLE))
    without = resumed.copy()
    without.deal()
    resumed.enter(ada.reveal(0, 2))
    assert resumed.fairness.missing == []
    resumed.deal()
    assert isinstance(resumed.log[-2], EntropyRevealed)
    assert (resumed.deal_is_due, resumed.fairness.gave, without.fairness.gave) == (False, (0,), ())
    assert resumed.log[-1] != without.log[-1]
    again = Game.resume(options, game.holder, resumed.log, FairShuffle(SECRET, TABLE))
    assert again.table == resumed.table


def test_nothing_is_dealt_in_a_pause_or_after_the_end() -> None:
    game, rng = begun(Options(seats=2, draw_after_battle=True), {}), random.Random(3)
    while not game.deal_is_due:
        random_step(game, rng)
    game.enter(Paused())
    with pytest.raises(IllegalAction):
        game.deal()
    game.enter(Resumed(0))
    game.enter(Closed("agreed"))
    assert not game.deal_is_due
    with pytest.raises(IllegalAction):
        game.deal()
    assert complaints(record_of(game, NAMES[:2], FairShuffle(SECRET, TABLE))) == []


def test_no_two_seats_have_the_same_chain_at_any_time() -> None:
    """Who knows its links could enter them for any seats, and choose the best of so many deals."""
    ada = Browser("3d" * 32)
    entries = [*before_chains(FairShuffle(SECRET, TABLE), Options(seats=2)), ada.announce(0)]
    with pytest.raises(IllegalAction, match="Another seat has announced this chain"):
        Game.begin(Options(seats=2), FairShuffle(SECRET, TABLE), [*entries, ada.announce(1)])
    game = Game.begin(Options(seats=2), FairShuffle(SECRET, TABLE), entries)
    game.enter(Browser("4e" * 32).announce(0))
    assert "Another seat has announced" in refused(game, ada.announce(1)), "nor one that is out of use"
    game.enter(Browser("5f" * 32).announce(1))

    def copy(entries: list[Entry]) -> None:
        entries.insert(entries.index(ada.announce(0)) + 1, ada.announce(3))

    assert "Another seat has announced this chain" in complaints(with_entries(recorded(), copy))[0]


def test_a_chain_that_comes_after_a_deal_counts_from_the_deal_after_the_next() -> None:
    bruno = Browser("4e" * 32)
    game = begun(Options(seats=2, draw_after_battle=True), {})
    game.enter(bruno.announce(1))
    assert "counts for the deals 3 to 4096 only" in refused(game, bruno.reveal(1, 2))
    rng = random.Random(5)
    while game.fairness.deal < 3:
        random_step(game, rng)
    game.enter(bruno.reveal(1, 3))
    assert game.fairness.revealed == {1: bruno.links[3]}


def test_a_chain_that_comes_after_entropy_for_the_first_deal_does_not_count_for_it() -> None:
    ada, bruno = Browser("3d" * 32), Browser("4e" * 32)
    entries = before_chains(FairShuffle(SECRET, TABLE), Options(seats=2))
    entries += [ada.announce(0), ada.reveal(0, 1), bruno.announce(1)]
    game = Game.begin(Options(seats=2), FairShuffle(SECRET, TABLE), entries)
    assert game.fairness.chains[1].counts_from == 2
    with pytest.raises(IllegalAction, match="deals 2 to"):
        Game.begin(Options(seats=2), FairShuffle(SECRET, TABLE), [*entries, bruno.reveal(1, 1)])


def test_a_shuffle_is_committed_to_once_and_before_the_first_deal() -> None:
    assert "once, and before" in refused(begun(OPTIONS[0], {}), ShuffleCommitted("77" * 32))
    assert "once, and before" in refused(Game.new(OPTIONS[0], seed=1), ShuffleCommitted("77" * 32))
    assert "known cards" in refused(Game.new(OPTIONS[0], seed=1), Browser().announce(0))


def test_nothing_is_announced_after_the_end() -> None:
    assert "The game is over" in refused(played(OPTIONS[0], {}), Browser().announce(0))


def test_whoever_never_reveals_keeps_nobody_waiting() -> None:
    browser = Browser()
    entries = [*before_chains(FairShuffle(SECRET, TABLE), OPTIONS[1]), browser.announce(0)]
    game, rng = Game.begin(OPTIONS[1], FairShuffle(SECRET, TABLE), entries), random.Random(2)
    while not game.over:
        random_step(game, rng)
        if game.view(None).can_end:
            game.end_unfinished()
    record = record_of(game, NAMES[:3], FairShuffle(SECRET, TABLE))
    assert complaints(record) == []
    assert (
        "as they follow from the secret. No random numbers came from Ada."
        in judge(record, None).deals[-1].text
    )


# --- the distribution of deals ------------------------------------------------------------------

CHI_SQUARE = {13: 34.5, 14: 36.1, 54: 91.9}
"""Values that chance exceeds once in a thousand times, by degrees of freedom."""


def chi_square(counts: Counter[int], weights: list[float]) -> float:
    total = sum(counts.values())
    expected = [total * weight / sum(weights) for weight in weights]
    return sum((counts[key] - one) ** 2 / one for key, one in enumerate(expected))


def first_deals(count: int) -> list[tuple[Card, ...]]:
    """The first deals of so many tables, each with a secret of its own."""
    rng = random.Random(1)
    found = []
    for _ in range(count):
        secret = rng.randbytes(32).hex()
        shuffle, options = FairShuffle(secret, TABLE), Options(seats=2, first_holder=0)
        game = Game.begin(options, shuffle, before_chains(shuffle, options))
        found.append(next(entry.cards for entry in game.log if isinstance(entry, Dealt)))
    return found


@pytest.mark.no_cover
def test_deals_are_as_from_a_shuffled_pile() -> None:
    """Which card comes at each of three places, and where in a deal the only Bishop of a pile lies."""
    deck = Game(Options(seats=2), 0).table.pile
    dealt = first_deals(2000)
    for place in (0, 7, 19):
        counts = Counter(int(cards[place]) for cards in dealt)
        assert chi_square(counts, [float(count) for count in deck]) < CHI_SQUARE[14], place


@pytest.mark.no_cover
def test_every_place_of_a_pile_is_as_likely() -> None:
    """Where the first card of a pile ends up, over the deals of one table."""
    shuffle = FairShuffle(SECRET, TABLE)
    fairness = begun(Options(seats=4), {}).fairness
    counts: Counter[int] = Counter()
    for number in range(1, 5501):
        pile = list(range(55))
        shuffle.deal(replace(fairness, deal=number)).shuffle(pile)
        counts[pile.index(0)] += 1
    assert chi_square(counts, [1.0] * 55) < CHI_SQUARE[54]


def test_first_holders_are_as_likely() -> None:
    fairness = begun(Options(seats=6), {}).fairness
    counts = Counter(FairShuffle(SECRET, f"table{number}").holder(fairness) for number in range(3000))
    assert chi_square(counts, [1.0] * 6) < 20.5


@pytest.mark.parametrize(("which", "seed"), [(0, 1), (1, 2), (1, 3), (3, 4)])
def test_verifying_a_deal_shuffles_the_piles_that_the_game_has_shuffled(which: int, seed: int) -> None:
    record = recorded(OPTIONS[which], seed)
    game = verified_game(record)
    assert game is not None
    tables = [before for before, entry, _ in replay(record) if isinstance(entry, Dealt)]
    for deal, table in zip(game.deals, tables, strict=True):
        assert deal.dealt == deal.expected
        assert deal.piles[0] == (list(table.pile) if sum(table.pile) else list(table.discards))
        assert sum(map(sum, deal.piles)) >= len(deal.dealt)


def test_a_verified_game_tells_where_every_card_lay() -> None:
    record = recorded(OPTIONS[3], seed=4)
    game = verified_game(record)
    assert game is not None
    history, version = game.history, 0
    for _, entry, after in replay(record):
        version += isinstance(entry, Move)
        places = [
            at_version(changes, version)
            for changes in (history.down, history.discards, *history.lines, *history.hands)
        ]
        assert [sum(cards) for cards in zip(after.pile, *places, strict=True)] == list(IN_DECK)
        assert [list(cards) for cards in (after.discards, *after.lines[:2], *after.hands[:2])] == places[1:]
        assert history.board(version).tokens == Tokens.of(after)
