"""What explains a table: sums, what a card would make of the strengths, and what may not be done and why."""

import random

import pytest

from condottiere import Game, Options, decode
from condottiere.record.explanation.card_previews import CardPreview, previews
from condottiere.record.explanation.obstacles import barred_regions, why_no_card
from condottiere.record.explanation.stakes import goals
from condottiere.record.explanation.sums import line_sums
from condottiere.record.notation import LETTERS, parse_action
from condottiere.rules import Card, Phase, Play, Region, Table, apply, legal
from condottiere.rules.actions import FAVOR_OFF, RESCUE_NONE
from condottiere.rules.options import SWITCHES
from condottiere.rules.strength import strength
from support.positions import at

BATTLE = "seats=3 phase=battle turn=0 site=roma"


def preview(table: Table, card: Card) -> CardPreview:
    return next(one for one in previews(table) if one.token == f"play:{LETTERS[card]}")


def notes(table: Table, card: Card) -> list[str]:
    return [note.id for note in preview(table, card).notes]


def strengths(table: Table) -> tuple[int, ...]:
    return tuple(strength(table, seat) for seat in range(table.seats))


def test_r3_a_sum_takes_the_cards_in_the_order_of_the_rules() -> None:
    """(2+4) x 2, 3 more for the 4, two Courtesans and a Heroine."""
    table = at(f"{BATTLE} hands=1/1/1 lines=24DCCH/S/")
    steps = line_sums(table)[0]
    assert [step.id for step in steps] == [
        "sum-mercenaries",
        "sum-drummer",
        "sum-spring",
        "sum-courtesans",
        "sum-heroines",
    ]
    assert [step.total for step in steps] == [6, 12, 15, 17, 27]
    assert steps[0].text == "2+4"
    assert strengths(table)[0] == 27
    assert [step.id for step in line_sums(table)[1]] == ["sum-nothing"]
    assert line_sums(table)[2] == ()


def test_r3_2_in_winter_the_sum_says_so() -> None:
    steps = line_sums(at(f"{BATTLE} hands=1/1/1 lines=TT5D/W/"))[0]
    assert [(step.id, step.total) for step in steps] == [("sum-winter", 3), ("sum-drummer", 6)]


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", [(), SWITCHES], ids=["no optional rule", "every optional rule"])
def test_a_preview_is_what_comes_of_the_card(rules: tuple[str, ...]) -> None:
    """In random games every play comes to the strengths that were foretold, if nothing is taken back."""
    rng, compared = random.Random(5), 0
    for seed in range(8):
        game = Game.new(Options(seats=rng.randint(2, 6), **dict.fromkeys(rules, True)), seed=seed)
        while not game.over and compared < 400 * (seed + 1):
            table = game.table
            foretold = {parse_action(one.token): one.strengths for one in previews(table)}
            code = rng.choice(legal(table))
            assert code in foretold or table.phase != Phase.BATTLE or not isinstance(decode(code), Play)
            after = table.copy()
            apply(after, code)
            while after.phase in (Phase.RESCUE, Phase.FAVOR) and isinstance(decode(code), Play):
                apply(after, RESCUE_NONE if after.phase == Phase.RESCUE else FAVOR_OFF)
            if code in foretold and after.battles == table.battles and after.phase == Phase.BATTLE:
                compared += 1
                assert strengths(after) == foretold[code]
            for seat, steps in enumerate(line_sums(table)):
                totals = [step.total for step in steps if step.total is not None]
                assert not totals or totals[-1] == strength(table, seat)
            game.play(code)
    assert compared > 300


def test_r5_3_a_bishop_strikes_every_line_or_nothing() -> None:
    struck = preview(at(f"{BATTLE} hands=B1/1/1 lines=52/551/W"), Card.BISHOP)
    assert struck.strengths == (1, 1, 0)
    (note,) = struck.notes
    assert note.losses is not None
    assert [(loss.seat, loss.cards[Card.MERCENARY_5]) for loss in note.losses] == [(0, 1), (1, 2)]
    assert notes(at(f"{BATTLE} hands=B1/1/1 lines=C/H/"), Card.BISHOP) == ["preview-bishop-nothing"]


@pytest.mark.parametrize(
    ("card", "lines", "note"),
    [
        (Card.WINTER, "5/W/", "preview-weather-again"),
        (Card.WINTER, "C/H/", "preview-weather-nothing"),
        (Card.WINTER, "5/S/", "preview-discards"),
        (Card.SPRING, "5/S/", "preview-weather-again"),
        (Card.SPRING, "C/H/", "preview-weather-nothing"),
        (Card.DRUMMER, "5D/1/", "preview-drummer-again"),
        (Card.DRUMMER, "C/5/", "preview-drummer-nothing"),
        (Card.SCARECROW, "C/5/", "preview-scarecrow-nothing"),
        (Card.SCARECROW, "5/5/", "preview-scarecrow"),
        (Card.COURTESAN, "C/CC/", None),
        (Card.COURTESAN, "CC/CC/", "preview-courtesan"),
        (Card.SURRENDER, "5/4/", "preview-ends"),
        (Card.SURRENDER, "5/5/", "preview-ends-tied"),
        (Card.HEROINE, "5/4/", None),
    ],
)
def test_a_card_that_does_little_says_why(card: Card, lines: str, note: str | None) -> None:
    letter = LETTERS[card]
    table = at(f"{BATTLE} hands={letter}1/1/1 lines={lines}")
    assert notes(table, card) == ([note] if note else [])


def test_r15_4_a_surrender_tells_nothing_of_cards_face_down() -> None:
    table = at(f"{BATTLE} options=hidden-cards hands=U1/1/1 lines=5/4/ down=/T/")
    assert notes(table, Card.SURRENDER) == ["preview-ends-unseen"]
    assert preview(table, Card.SURRENDER).strengths == (5, 4, 0)


def test_r6_1_strengths_that_a_scarecrow_changes_suppose_that_nothing_is_taken_back() -> None:
    """R15.2: it turns a card up, before it is known what its player takes back."""
    table = at(f"{BATTLE} options=hidden-cards hands=K1/1/1 lines=5/4/ down=T//")
    assert preview(table, Card.SCARECROW).strengths == (15, 4, 0)
    assert notes(table, Card.SCARECROW) == ["preview-scarecrow", "preview-turns-up", "preview-scarecrow-none"]
    nothing_to_take = at(f"{BATTLE} options=hidden-cards hands=K1/1/1 lines=C/4/ down=T//")
    assert notes(nothing_to_take, Card.SCARECROW) == ["preview-scarecrow-nothing", "preview-turns-up"]
    nothing_changes = at(f"{BATTLE} options=hidden-cards hands=K1/1/1 lines=5D/4/ down=D//")
    assert notes(nothing_changes, Card.SCARECROW) == ["preview-scarecrow", "preview-turns-up"]


def test_r15_2_a_card_turns_up_the_one_before() -> None:
    table = at(f"{BATTLE} options=hidden-cards hands=31/1/1 lines=5/4/ down=T//")
    assert preview(table, Card.MERCENARY_3).strengths == (15, 4, 0)
    assert notes(table, Card.MERCENARY_3) == ["preview-face-down", "preview-turns-up"]


def test_why_no_card_may_be_played() -> None:
    table = at(f"{BATTLE} hands=1/1/ out=1 lines=5/4/")
    told = [why_no_card(table, seat) for seat in range(3)]
    assert [fact and fact.id for fact in told] == [None, "cannot-play-passed", "cannot-play-empty"]
    waits = why_no_card(at(f"{BATTLE} hands=1/1/1 lines=5/4/"), 1)
    assert waits is not None
    assert (waits.id, waits.seat) == ("cannot-play-turn", 0)
    site = why_no_card(at("seats=3 phase=site turn=2 site=roma hands=1/1/1"), 0)
    assert site is not None
    assert (site.id, site.seat) == ("cannot-play-site", 2)
    own = why_no_card(at("seats=3 phase=site turn=0 site=roma hands=1/1/1"), 0)
    assert own is not None
    assert own.id == "cannot-play-site-yours"


@pytest.mark.parametrize(
    ("hand", "told"), [("1C", "cannot-discard-mercenary"), ("CW", "may-discard"), ("", "cannot-play-hands")]
)
def test_r4_5_a_hand_says_whether_it_may_be_discarded(hand: str, told: str) -> None:
    reason = why_no_card(at(f"seats=3 phase=hand turn=0 site=roma hands={hand}/1/1"), 0)
    assert reason is not None
    assert (reason.id, reason.seat) == (told, None)


def test_why_a_region_may_not_be_chosen() -> None:
    table = at("seats=3 phase=site turn=0 site=roma favor=siena hands=1/1/1 owners=roma:1,napoli:0")
    assert {(fact.id, fact.region, fact.seat) for fact in barred_regions(table)} == {
        ("barred-marker", Region.ROMA, 1),
        ("barred-marker", Region.NAPOLI, 0),
        ("barred-favor", Region.SIENA, None),
    }
    favor = at("seats=3 phase=favor turn=0 site=siena hands=1/1/1 owners=roma:1")
    assert [(fact.id, fact.region) for fact in barred_regions(favor)] == [
        ("barred-favor-marker", Region.ROMA)
    ]
    assert list(barred_regions(at(f"{BATTLE} hands=1/1/1"))) == []


def test_r8_1_goals_are_the_regions_that_win_or_help() -> None:
    owners = "owners=roma:0,napoli:0,ancona:0,lucca:1,torino:2,siena:1"
    table = at(f"{BATTLE} hands=1/1/1 {owners}")  # 4 adjacent win among three
    mine = goals(table)[0]
    assert set(mine.wins) == {Region.SPOLETO, Region.FIRENZE, Region.URBINO}
    assert mine.extends == ()
    assert Region.SIENA not in mine.wins  # another's, which cannot be captured
    assert set(goals(table)[2].extends) == {Region.MILANO, Region.GENOVA}
    captured = at(f"{BATTLE} options=capturing-regions hands=1/1/1 {owners}")
    assert Region.SIENA in goals(captured)[0].wins


@pytest.mark.parametrize(
    ("position", "missing"),
    [
        ("seats=4 owners=modena:0,spoleto:0", 1),  # Firenze joins them
        ("seats=4 owners=modena:0,spoleto:0,firenze:1", 2),  # another holds what lay between
        ("seats=4 options=capturing-regions owners=modena:0,spoleto:0,firenze:1", 1),  # R14: it can be taken
        ("seats=4 options=bigger-kingdoms owners=torino:0,napoli:0", 3),  # R11: too far apart to be joined
        ("seats=4 owners=torino:0,milano:1,genova:1", None),
        ("seats=4 owners=roma:0,siena:0,firenze:0", 0),
    ],
)
def test_r8_2_the_fewest_regions_that_complete_a_group(position: str, missing: int | None) -> None:
    occupied = (
        ""
        if missing is not None
        else "," + ",".join(f"{one.name.lower()}:1" for one in list(Region)[2:] if one != Region.GENOVA)
    )
    table = at(f"{position}{occupied} phase=battle turn=0 site=roma hands=1/1/1/1")
    assert goals(table)[0].adjacent_missing == missing


def test_r8_2_one_region_is_missing_exactly_where_one_wins() -> None:
    rng = random.Random(3)
    compared = {True: 0, False: 0}
    for _ in range(200):
        owners = ",".join(f"{one.name.lower()}:{rng.randrange(4)}" for one in Region if rng.random() < 0.4)
        table = at(f"seats=4 phase=battle turn=0 site=roma hands=1/1/1/1{owners and ' owners='}{owners}")
        for seat, goal in enumerate(goals(table)):
            held = sum(owner == seat for owner in table.owner)
            if goal.adjacent_missing != 0 and held < 4:
                compared[bool(goal.wins)] += 1
                assert (goal.adjacent_missing == 1) == bool(goal.wins)
    assert min(compared.values()) > 20, compared


def test_a_preview_names_legal_actions_only() -> None:
    table = at(f"{BATTLE} hands=5W/1/1 lines=5/4/")
    assert {one.token for one in previews(table)} == {"play:5", "play:W"}
