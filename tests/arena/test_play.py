"""Games between bots: what is written down, what bots are given, and what happens when they fail."""

import pytest

from condottiere.arena.deals import Deals
from condottiere.arena.play import AnyBot, Misplay, play_game
from condottiere.bots import Alternative, Decision, make_bot
from condottiere.bots.bot import single_decision
from condottiere.rules import Options, Table, View, legal
from condottiere.rules.actions import PASS

OPTIONS = [
    Options(seats=2),
    Options(seats=6, hidden_cards=True, bigger_kingdoms=True),
    Options(seats=3, capturing_regions=True, draw_after_battle=True),
    Options(seats=3, points=10),
]


class Sure:
    """Does the last thing that is legal, and states a chance that tells how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View) -> Decision:
        assert len(view.legal) > 1, "a bot without a choice need not be asked"
        self.asked += 1
        code = view.legal[-1]
        return Decision(code, (Alternative(view.legal[0], 0.0), Alternative(code, self.asked / 1000)))


class Passer:
    """Passes whenever it can."""

    def decide(self, view: View) -> Decision:
        return single_decision(PASS if PASS in view.legal else view.legal[0])


class Open:
    """Sees the table, and spoils the copy that it was given."""

    def decide_open(self, table: Table, seat: int) -> Decision:
        assert table.turn == seat
        assert not table.discarding, "R4.5: answers are hidden from it too"
        codes = legal(table)
        table.hands[seat] = [0] * 15
        table.owner = [seat] * 17
        return single_decision(codes[-1])


class Illegal:
    def decide(self, view: View) -> Decision:
        assert 201 not in view.legal
        return single_decision(201)


class Broken:
    def decide(self, view: View) -> Decision:
        raise LookupError(f"no idea what to do in {view.phase.name}")


class Boaster:
    def decide(self, view: View) -> Decision:
        return Decision(view.legal[0], (Alternative(view.legal[0], 1.5),))


def randoms(seats: int, seed: int) -> list[AnyBot]:
    return [make_bot("random", seed + seat) for seat in range(seats)]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(3))
def test_a_record_says_how_the_game_went(options: Options, seed: int) -> None:
    game = play_game(options, randoms(options.seats, seed), Deals(seed, 0), rotation=1)
    assert game.rotation == 1
    assert game.holder == Deals(seed, 0).first_holder(options)
    assert len(game.regions) == len(game.decisions) == len(game.seconds) == options.seats
    assert sum(map(game.share, range(options.seats))) == pytest.approx(1 if game.winners else 0)
    assert game.games == 1 or options.points
    assert game.battles > 0
    assert all(game.decisions)
    if options.points:
        assert max(game.scores) >= options.points
        assert all(game.scores[winner] == max(game.scores) for winner in game.winners)
    else:
        assert set(game.scores) == {0}


def test_the_same_key_and_seeds_play_the_same_game() -> None:
    games = [play_game(OPTIONS[1], randoms(6, 9), Deals(4, 2)) for _ in range(2)]
    assert games[0].chances == games[1].chances
    assert (games[0].winners, games[0].decisions, games[0].regions) == (
        games[1].winners,
        games[1].decisions,
        games[1].regions,
    )


def test_one_in_four_stated_chances_is_kept_with_its_seat() -> None:
    bots = [Sure(), Sure()]
    game = play_game(Options(seats=2), bots, Deals(1, 1))
    assert [bot.asked for bot in bots] == list(game.decisions)
    for seat, bot in enumerate(bots):
        kept = [round(said.chance * 1000) for said in game.chances if said.seat == seat]
        assert kept == [asked for asked in range(1, bot.asked + 1) if (asked - 1 + seat) % 4 == 0]
    numbers = [said.decision for said in game.chances]
    assert numbers == sorted(numbers)
    assert max(numbers) < sum(game.decisions)


def test_a_game_of_passes_is_left_unfinished_and_won_by_nobody() -> None:
    """R2.8."""
    game = play_game(Options(seats=3), [Passer()] * 3, Deals(1, 1))
    assert game.ending == "unfinished"
    assert game.winners == ()
    assert game.battles == 12


def test_a_match_of_passes_ends_too() -> None:
    """R2.8 ends each game of it, but R13 would begin another one for ever."""
    game = play_game(Options(seats=3, points=20), [Passer()] * 3, Deals(1, 1))
    assert game.ending == "unfinished"
    assert game.winners == ()
    assert (game.games, game.battles) == (12, 144)


def test_an_open_bot_gets_a_table_of_its_own() -> None:
    game = play_game(Options(seats=2), [Open(), make_bot("naive", 1)], Deals(1, 1))
    assert game.ending != "none"
    assert sum(game.regions) < 17


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (Illegal(), "chose action 201, which is not legal"),
        (Broken(), "failed: LookupError: no idea what to do in SITE"),
        (Boaster(), "stated a chance of 1.5, which is not 0 to 1"),
    ],
)
def test_a_bot_that_misplays_is_named(bot: AnyBot, what: str) -> None:
    with pytest.raises(Misplay, match=what) as caught:
        play_game(Options(seats=2, first_holder=1), [make_bot("naive", 1), bot], Deals(1, 1))
    assert caught.value.seat == 1


def test_bots_see_views_of_their_own_seat() -> None:
    class Seen:
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def decide(self, view: View) -> Decision:
            assert view.viewer == view.turn == self.seat
            return single_decision(view.legal[0])

    play_game(Options(seats=3), [Seen(0), Seen(1), Seen(2)], Deals(2, 2))
