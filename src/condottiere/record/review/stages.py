"""The stages of a game that is over: its state after every deal of a round and every battle."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from condottiere.record.game import LogStep
from condottiere.record.notation import Dealt
from condottiere.rules import Phase, Table
from condottiere.rules.battle import turn_all_up
from condottiere.rules.leaders import conqueror_of
from condottiere.rules.table import DRAW, MATCH_FINAL

from .battles import FIGHTING, Battle
from .playback import Moment, Playback

StageKind: TypeAlias = Literal["deal", "battle"]


@dataclass(frozen=True, slots=True)
class Stage:
    """The state of a game after a deal or a battle. Moments are numbered as in `playback`."""

    kind: StageKind
    moment: int
    game: int
    """The game of the match, from 1."""
    battle: int | None
    """The index in `Playback.battles` of the battle that ended; None after a deal."""
    owners: tuple[int, ...]
    """The owner of each region, or NOBODY."""
    scores: tuple[int, ...]
    """R13: points by seat from the games before."""
    table: Table


@dataclass(frozen=True, slots=True)
class Story:
    """The results of a walk through a whole game."""

    stages: list[Stage]
    decided: list[int]
    """By battle, the moment that decided it."""


def tell(playback: Playback) -> Story:
    """Walk through a whole game, which takes a few tenths of a second."""
    battles = {battle.to_moment: number for number, battle in enumerate(playback.battles)}
    stages: list[Stage] = []
    decided: list[int] = []
    fighting: dict[int, Table] = {}
    for moment in playback.walk(0, len(playback) - 1):
        table = moment.game.table
        if (number := battles.get(moment.number)) is not None:
            decided.append(_decided(playback.battles[number], fighting))
            fighting = {}
        if table.phase in FIGHTING:
            fighting[moment.number] = _turned_up(table)
        if number is not None or _is_dealt(moment.steps):
            stages.append(_stage(moment, number))
    return Story(stages, decided)


def _stage(moment: Moment, battle: int | None) -> Stage:
    table = moment.game.table
    return Stage(
        kind="deal" if battle is None else "battle",
        moment=moment.number,
        game=table.games + (table.phase not in (Phase.INTERVAL, Phase.OVER) and table.final != MATCH_FINAL),
        battle=battle,
        owners=tuple(table.owner),
        scores=tuple(table.scores[: table.seats]),
        table=table.copy(),
    )


def _is_dealt(steps: Iterable[LogStep]) -> bool:
    """Whether hands were dealt, not just drawn between battles (R12.2)."""
    return any(isinstance(step.entry, Dealt) and step.before.after_deal != DRAW for step in steps)


def _turned_up(table: Table) -> Table:
    """A copy with all cards turned up (R15.4)."""
    table = table.copy()
    turn_all_up(table)
    return table


def _decided(battle: Battle, fighting: Mapping[int, Table]) -> int:
    """The moment that decided a battle; `fighting` are the tables of its moments, with all cards turned up.

    A Surrender that stops others has decided it, and the end if nobody won. Otherwise it is the moment since
    which the winner alone led, and would have won the battle as it ended, with those cards alone that then
    stayed in the line: so neither a card that a Scarecrow took back nor one that was not needed any more.
    """
    winner, last = battle.result.conqueror, battle.to_moment
    if winner is None or last - 1 not in fighting:
        return last
    end = fighting[last - 1]
    if _is_stopped(battle, end):
        return last
    kept = end.lines[winner]
    decided = last
    for moment in range(last - 1, battle.from_moment - 1, -1):
        if moment not in fighting:
            break
        table = fighting[moment]
        kept = [min(counts) for counts in zip(kept, table.lines[winner], strict=True)]
        if not (_wins(table, winner, kept) and _wins(end, winner, kept)):
            break
        decided = moment
    return decided


def _is_stopped(battle: Battle, end: Table) -> bool:
    """Whether a Surrender ended a battle in which others could still play; `end` is the table before it."""
    fighters = zip(battle.seats, battle.result.strengths, end.held, strict=False)
    still = sum(
        seat.passed_after is None and strength is not None and held > 0 for seat, strength, held in fighters
    )
    return battle.result.ended_by == "surrender" and still > 1


def _wins(table: Table, seat: int, line: Sequence[int]) -> bool:
    """Whether a seat would win a battle with this line, against the other lines of the table."""
    table.lines[seat] = list(line)
    return conqueror_of(table) == seat
