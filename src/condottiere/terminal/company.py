"""Who sits at a table in a terminal: at most one person, and captains or other bots."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from condottiere.bots import BOTS, Bot, BotError, make_bot
from condottiere.bots.levels import LEVELS


@dataclass(frozen=True, slots=True)
class Company:
    """The players of a game."""

    names: tuple[str, ...]
    """By seat. A bot's says which one it is, so that its game can be gone on with from its record."""
    bots: Mapping[int, Bot]
    person: int | None
    """The seat of the person, or None."""
    own: tuple[str, ...] = ()
    """The specs of bots of one's own among them. No record may name code to run, so they are given again."""


def gather(specs: Sequence[str], person: str | None, seed: int | None = None) -> Company:
    """Seat bots, named as captains or by their specs, to the left of a person. Raises BotError.

    A person's name may not be that of a bot.
    """
    if person is not None and _spec_of(person, specs) is not None:
        raise BotError(f"{person} is the name of a bot; choose another one")
    labels = [_label(spec) for spec in specs]
    names = [
        label if labels.count(label) == 1 else f"{label} {labels[: place + 1].count(label)}"
        for place, label in enumerate(labels)
    ]
    return company_of(([] if person is None else [person]) + names, specs, seed)


def company_of(names: Sequence[str], given: Sequence[str] = (), seed: int | None = None) -> Company:
    """Recognise players by their names: captains, bots, and of one's own bots those that are given.

    Raises BotError for a bot that cannot play here, and if there is more than one name besides.
    """
    specs = [_spec_of(name, given) for name in names]
    people = [seat for seat, spec in enumerate(specs) if spec is None]
    if len(people) > 1:
        raise BotError(
            f"more than one of the players is no captain: {', '.join(names[seat] for seat in people)}; "
            "name bots of your own again, before --resume"
        )
    bots = {
        seat: make_bot(spec, None if seed is None else seed + seat)
        for seat, spec in enumerate(specs)
        if spec is not None
    }
    own = tuple(dict.fromkeys(spec for spec in specs if spec is not None and spec in given and _is_own(spec)))
    return Company(tuple(names), bots, people[0] if people else None, own)


def _is_own(spec: str) -> bool:
    return spec.partition(":")[0] not in BOTS


def _label(spec: str) -> str:
    """The name under which a bot plays. Raises BotError if there is no such bot."""
    for level in LEVELS:
        if spec.casefold() in (level.name, level.label.casefold()):
            return level.label
    try:
        make_bot(spec, 0)
    except BotError as error:
        if not _is_own(spec) or ".py" in spec:
            raise
        captains = ", ".join(level.name for level in LEVELS)
        raise BotError(f"{error}; the captains are: {captains}") from error
    return spec


def _spec_of(name: str, given: Sequence[str]) -> str | None:
    """The spec of the bot that plays under a name, one of BOTS or given; None for a person's."""
    alone = re.sub(r" \d+$", "", name)
    for level in LEVELS:
        if alone == level.label:
            return level.playing
    return alone if alone in given or not _is_own(alone) else None
