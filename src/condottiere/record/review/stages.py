"""The stages of a game that is over: its state after every deal of a round and every battle."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal, TypeAlias

from condottiere.record.game import LogStep
from condottiere.record.notation import Dealt
from condottiere.rules import Phase, Table
from condottiere.rules.battle import turn_all_up
from condottiere.rules.cards import NO_CARD
from condottiere.rules.leaders import conqueror_of
from condottiere.rules.table import DRAW, MATCH_FINAL, NOBODY

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
    """By battle, the moment since which its winner alone had the strongest line; its end if nobody won."""


def tell(playback: Playback) -> Story:
    """Walk through a whole game, which takes a few tenths of a second."""
    battles = {battle.to_moment: number for number, battle in enumerate(playback.battles)}
    stages: list[Stage] = []
    leaders: list[int] = []
    for moment in playback.walk(0, len(playback) - 1):
        leaders.append(_leader(moment.game.table))
        number = battles.get(moment.number)
        if number is not None or _is_dealt(moment.steps):
            stages.append(_stage(moment, number))
    decided = [_decided(battle, leaders) for battle in playback.battles]
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


def _leader(table: Table) -> int:
    """The seat that alone has the strongest line with all cards turned up (R15.4); NOBODY outside battles."""
    if table.phase not in FIGHTING:
        return NOBODY
    if any(card != NO_CARD for card in table.down):
        table = table.copy()
        turn_all_up(table)
    return conqueror_of(table)


def _decided(battle: Battle, leaders: Sequence[int]) -> int:
    conqueror = battle.result.conqueror
    if conqueror is None:
        return battle.to_moment
    fought = range(battle.to_moment - 1, battle.from_moment - 1, -1)
    return min(takewhile(lambda moment: leaders[moment] == conqueror, fought), default=battle.to_moment)
