"""Features: what each column means, seats counted from the viewer, and nothing told that is hidden."""

import random
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from compiled.batches import mixed_options, written
from compiled.features_by_hand import from_view, one_hot
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.search.value_network import INPUTS, write_features
from condottiere.compiled import (
    FEATURES,
    LAYOUT,
    OBSERVATION,
    Part,
    feature_names,
    features,
    observations,
    read_observation,
)
from condottiere.features import SCALES, put_features
from condottiere.record.notation import parse_counts
from condottiere.rules import Options, Phase, Region, Table, new_table, view
from condottiere.rules.cards import IN_DECK
from condottiere.rules.options import MAX_SEATS, OPTIONAL_RULES
from support.positions import at
from support.random_games import Habits, rotated, steps
from support.twins import twin

LIVELY = Habits(pass_less=0.5, show=0.1)


def sampled_tables(seed: int, games: int = 12, part: float = 0.02) -> Iterator[Table]:
    """Tables of random games of all kinds, one in fifty or so."""
    rng = random.Random(seed)
    for game in range(games):
        for table, _ in steps(mixed_options(rng), seed + game, LIVELY):
            if rng.random() < part:
                yield table.copy()


def told(table: Table, viewer: int) -> NDArray[np.float32]:
    """The features of one seat, shape (FEATURES,)."""
    row: NDArray[np.float32] = features(written([table]), [viewer])[0]
    return row


def numbers(row: NDArray[np.float32]) -> dict[str, list[float]]:
    """The numbers of each part, as they were before they were divided; parts of zeros are left out."""
    whole: list[float] = (row * np.array(SCALES)).round(5).tolist()
    parts = {part.name: whole[part.start : part.start + part.length] for part in LAYOUT}
    return {name: values for name, values in parts.items() if any(values)}


def test_at_a_table_that_is_over_nobody_sees_anything() -> None:
    """So `features(tables, tables["turn"])` works for tables some of which are over."""
    over = at("seats=3 phase=over turn=- winners=1 ending=total")
    tables = written([over, new_table(Options(seats=3), 1)])
    rows = features(tables, tables["turn"])
    assert not rows[0].any()
    assert rows[1].any()
    assert observations(tables, tables["turn"])[0] == np.zeros(1, OBSERVATION)[0]
    with pytest.raises(ValueError, match=r"R1\.1: there is no seat -2 at table 0"):
        features(tables, [-2, 0])


# --- the layout ----------------------------------------------------------------------------------------


def test_the_layout_covers_every_column_once() -> None:
    end = 0
    for part in LAYOUT:
        assert part.start == end
        assert part.length == len(part.scale) == (len(part.columns) or 1)
        assert all(scale > 0 for scale in part.scale)
        end += part.length
    assert end == FEATURES
    assert len({part.name for part in LAYOUT}) == len(LAYOUT)


def test_every_column_has_a_name_of_its_own() -> None:
    names = feature_names()
    assert len(names) == len(set(names)) == FEATURES
    for name in ("phase: battle", "owner: Roma place 0", "place 1: line: Winter", "pile", "place 5: held"):
        assert name in names


def test_places_are_laid_out_alike() -> None:
    places = [[part for part in LAYOUT if part.name.startswith(f"place {p}: ")] for p in range(MAX_SEATS)]
    for place in places:
        assert [alike(part, place[0]) for part in place] == [alike(part, places[0][0]) for part in places[0]]


def alike(part: Part, first: Part) -> tuple[object, ...]:
    return part.name.partition(": ")[2], part.start - first.start, part.columns, part.scale, part.meaning


# --- values --------------------------------------------------------------------------------------------


def cards(text: str) -> list[float]:
    """Counts by kind of card, of letters as in positions."""
    return [float(count) for count in parse_counts(text)]


def test_known_values() -> None:
    """Seat 1 of three looks at a battle for Roma. Of its own hand, it is told what everybody knows."""
    table = at(
        "seats=3 options=hidden-cards+bigger-kingdoms site=roma holder=0 turn=2 favor=napoli "
        "hands=T5/3WW/1 lines=6D/C/S2 down=5/4/ owners=siena:1,firenze:1,torino:1,parma:2 out=0 "
        "known=2>*:1,1>1:W discards=TTK battles=7 played=7 idle-battles=0 first-holder=2"
    )
    row = numbers(told(table, viewer=1))
    owners = [0.0] * (17 * 6)
    for region, place in ((Region.SIENA, 0), (Region.FIRENZE, 0), (Region.TORINO, 0), (Region.PARMA, 1)):
        owners[region * 6 + place] = 1.0
    seen = cards("3WW6DCS24TTK")  # own hand, lines, own face-down card, discards
    unseen = [total - count for total, count in zip(IN_DECK, seen, strict=True)]
    assert row == {
        "seats": one_hot(7, 3),
        "total needed": [6.0],
        "adjacent needed": [5.0],
        "hidden cards": [1.0],
        "idle limit": [12.0],
        "phase": one_hot(10, Phase.BATTLE),
        "turn": one_hot(6, 1),
        "holder": one_hot(6, 2),
        "first holder": one_hot(6, 1),
        "site": one_hot(17, Region.ROMA),
        "favor": one_hot(17, Region.NAPOLI),
        "played": [7.0],
        "battles": [7.0],
        "ending": one_hot(6, 0),
        "owner": owners,
        "hand": cards("3WW"),
        "discards": cards("TTK"),
        "unseen": unseen,
        "pile": [110.0 - 6 - 5 - 2 - 3],
        "holds": cards("3W"),
        "holds two": cards("W"),
        "lead after": [0.0, 0.0, -11.0, *[0.0] * 4, -1.0, *[0.0] * 7],
        "place 0: seated": [1.0],
        "place 0: held": [3.0],
        "place 0: contending": [1.0],
        "place 0: face down": [1.0],
        "place 0: face-down card": one_hot(15, 3),
        "place 0: line": cards("C"),
        "place 0: strength": [1.0],
        "place 0: lead": [-14.0],
        "place 0: regions": [3.0],
        "place 0: adjacent": [2.0],
        "place 0: total missing": [3.0],
        "place 0: adjacent missing": [3.0],
        "place 1: seated": [1.0],
        "place 1: held": [1.0],
        "place 1: contending": [1.0],
        "place 1: known": cards("1"),
        "place 1: sure": cards("1"),
        "place 1: line": cards("S2"),
        "place 1: strength": [2.0],
        "place 1: lead": [-13.0],
        "place 1: regions": [1.0],
        "place 1: adjacent": [1.0],
        "place 1: total missing": [5.0],
        "place 1: adjacent missing": [4.0],
        "place 2: seated": [1.0],
        "place 2: held": [2.0],
        "place 2: out": [1.0],
        "place 2: contending": [1.0],
        "place 2: face down": [1.0],
        "place 2: line": cards("6D"),
        "place 2: strength": [15.0],
        "place 2: lead": [13.0],
        "place 2: leads": [1.0],
        "place 2: total missing": [6.0],
        "place 2: adjacent missing": [5.0],
    }


def test_known_values_of_rarer_moments() -> None:
    """A defender that waits, a match with points, a final battle."""
    siege = at(
        "seats=2 options=capturing-regions+points:30 site=roma owners=roma:1 defender=1 defender-waits=1 "
        "games=2 scores=6/11 winners=1 ending=adjacent idle-battles=3 hands=5/5"
    )
    row = numbers(told(siege, viewer=0))
    assert row["capturing regions"] == row["defender waits"] == [1.0]
    assert row["defender"] == one_hot(6, 1)
    assert row["points"] == [30.0]
    assert row["games"] == [2.0]
    assert row["idle battles"] == [3.0]
    assert row["ending"] == one_hot(6, 2)
    assert (row["place 0: score"], row["place 1: score"]) == ([6.0], [11.0])
    assert row["place 1: won"] == [1.0]
    assert "place 0: won" not in row
    final = numbers(told(at("seats=3 options=draw-after-battle final=1 contenders=02 out=1"), viewer=2))
    assert final["final"] == final["draw after battle"] == [1.0]
    assert [f"place {place}: contending" in final for place in range(3)] == [True, True, False]
    assert [f"place {place}: out" in final for place in range(3)] == [False, False, True]
    assert not any(name.startswith("place 3") for name in final)
    assert "site" not in final


UNTOLD: Final[set[str]] = set()
"""Optional rules that bots do not learn: they are no features, and no inputs of the value network."""


def test_other_optional_rules_are_told_to_bots_that_learn() -> None:
    def seen(**rules: Any) -> tuple[bytes, bytes]:
        table = new_table(Options(seats=4, **rules), 0)
        table.owner[Region.MODENA] = table.owner[Region.BOLOGNA] = 0
        inputs = np.zeros((MAX_SEATS, INPUTS), np.float32)
        write_features(table, inputs)
        return told(table, 0).tobytes(), inputs.tobytes()

    plain = seen()
    for rule in set(OPTIONAL_RULES) - UNTOLD:
        chosen = seen(**{rule: 9 if rule == "points" else True})
        assert [part for part, other in zip(chosen, plain, strict=True) if part == other] == [], rule


def test_features_are_what_the_view_shows() -> None:
    """Every column, made a second time from the View of a person in that seat; compiled and as Python."""
    compared = 0
    for table in sampled_tables(21):
        for viewer in range(table.seats):
            seen = view(table, viewer)
            row = np.array(from_view(seen), np.float32)
            assert (told(table, viewer) == row).all()
            plain = [0] * FEATURES
            put_features(plain, observation_of(seen))
            assert (np.array(plain) == (row * np.array(SCALES)).round()).all()
            compared += 1
    assert compared > 100


def test_values_are_mostly_between_0_and_1() -> None:
    rows = np.concatenate(
        [features(written([table] * table.seats), range(table.seats)) for table in sampled_tables(5)]
    )
    assert ((rows >= 0) & (rows <= 1)).mean() > 0.99
    assert abs(rows).max() < 10


# --- who sees what -------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [1, 2, 5])
def test_a_table_turned_round_looks_the_same_from_the_same_chair(by: int) -> None:
    for table in sampled_tables(31 + by, games=6):
        turned = rotated(table, by)
        for viewer in range(table.seats):
            there = (viewer + by) % table.seats
            assert (told(table, viewer) == told(turned, there)).all()
            seen, turned_seen = (
                observations(written([t]), [v]) for t, v in ((table, viewer), (turned, there))
            )
            assert turned_seen["viewer"] == there
            turned_seen["viewer"] = viewer
            assert seen.tobytes() == turned_seen.tobytes()


def test_what_a_viewer_cannot_know_changes_no_feature() -> None:
    rng = random.Random(41)
    changed = 0
    for table in sampled_tables(41):
        for viewer in range(table.seats):
            other = twin(table, viewer, rng)
            changed += other != table
            assert (told(table, viewer) == told(other, viewer)).all()
            seen, other_seen = (observations(written([t]), [viewer]) for t in (table, other))
            assert seen.tobytes() == other_seen.tobytes()
    assert changed > 100


def test_what_a_viewer_does_know_changes_them() -> None:
    table = at("seats=3 options=hidden-cards site=roma hands=T/5/5 down=/4/")
    shown = at("seats=3 options=hidden-cards site=roma hands=T/5/5 down=/4/ down-shown=1>0 known=1>0:4")
    assert (told(table, 0) != told(shown, 0)).any()
    assert (told(table, 2) == told(shown, 2)).all()


# --- many at once --------------------------------------------------------------------------------------


def test_each_table_is_seen_by_its_own_viewer() -> None:
    """Whatever was in the same place of memory before: tables of six seats are followed by tables of two."""
    tables = [at("seats=6 site=roma hands=T/5/5/1/1/1 lines=1/2/3/4/5/6"), at("seats=2 site=roma hands=5/6")]
    tables += [new_table(Options(seats=3), 1)]
    viewers = [5, 1, 2]
    rows = features(written(tables), viewers)
    assert (
        rows == np.stack([told(table, viewer) for table, viewer in zip(tables, viewers, strict=True)])
    ).all()
    seen = observations(written(tables), viewers)
    assert [read_observation(seen, index).viewer for index in range(3)] == viewers
    assert rows.dtype == np.float32
    assert rows.shape == (3, FEATURES)
