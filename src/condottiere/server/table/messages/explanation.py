"""The message that explains a table to one viewer, from what the viewer may know."""

from collections.abc import Collection

from msgspec.structs import replace

from condottiere.languages.fact import Fact
from condottiere.record.explanation.card_previews import previews
from condottiere.record.explanation.obstacles import barred_regions, why_no_card
from condottiere.record.explanation.stakes import deciding_seats, goals, prospect
from condottiere.record.explanation.sums import line_sums
from condottiere.record.game import Game
from condottiere.rules import Phase, Table
from condottiere.rules.visibility import is_fighting
from condottiere.server.messages.to_browser import Explanation


def explanation_message(game: Game, seat: int, people: Collection[int], public: Explanation) -> Explanation:
    """The explanation of a game for a seat; `people` are people's seats, `public` what all may know."""
    stopped = _why_stopped(game, seat, people)
    if stopped is None:
        return _explain_to_seat(game.table, seat, public)
    return replace(public, no_card=stopped)


def explain(table: Table, viewer: int | None) -> Explanation:
    """The explanation of a table for a viewer, by the rules alone."""
    public = public_explanation(table)
    return public if viewer is None else _explain_to_seat(table, viewer, public)


def public_explanation(table: Table) -> Explanation:
    """The explanation of a table that everybody may know."""
    return Explanation(
        sums=[list(steps) for steps in line_sums(table)] if is_fighting(table) else [],
        goals=list(goals(table)),
        deciding=list(deciding_seats(table)),
    )


def _explain_to_seat(table: Table, seat: int, public: Explanation) -> Explanation:
    explanation = replace(public, no_card=why_no_card(table, seat))
    if seat == table.turn:
        explanation.previews = list(previews(table))
        explanation.barred = list(barred_regions(table))
        explanation.prospect = prospect(table)
    return explanation


def _why_stopped(game: Game, seat: int, people: Collection[int]) -> Fact | None:
    """Why a seat cannot play now for a reason beyond its cards; None if there is no such reason."""
    if game.over or game.table.phase in (Phase.OVER, Phase.INTERVAL):
        return Fact(id="cannot-play-over")
    if seat in game.agreements.captains:
        return Fact(id="cannot-play-captain")
    return Fact(id="cannot-play-stopped") if game.agreements.stands_still(people) else None
