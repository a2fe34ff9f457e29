"""The message that explains a table to one viewer, from what the viewer may know."""

from collections.abc import Collection

from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.goals import goals
from condottiere.record.notation import action_text
from condottiere.record.obstacles import barred_regions, why_no_card
from condottiere.record.outlooks import outlooks
from condottiere.record.sums import line_sums
from condottiere.rules import Phase, Table
from condottiere.rules.visibility import is_fighting
from condottiere.server.messages.explanation import Explanation, Goals, Outlook


def explanation_message(game: Game, viewer: int | None, people: Collection[int]) -> Explanation:
    """What explains a game to a viewer, at a table where these seats are people's."""
    stopped = None if viewer is None else _why_stopped(game, viewer, people)
    if stopped is None:
        return explain(game.table, viewer)
    explanation = explain(game.table, None)
    explanation.no_card = stopped
    return explanation


def explain(table: Table, viewer: int | None) -> Explanation:
    """What the rules say of a table to a viewer."""
    explanation = Explanation(
        sums=[list(steps) for steps in line_sums(table)] if is_fighting(table) else [],
        goals=[
            Goals(wins=list(one.wins), extends=list(one.extends))
            for one in (goals(table, seat) for seat in range(table.seats))
        ],
    )
    if viewer is not None:
        explanation.no_card = why_no_card(table, viewer)
    if viewer is not None and viewer == table.turn:
        explanation.outlooks = [
            Outlook(token=action_text(one.code), strengths=list(one.strengths), notes=list(one.notes))
            for one in outlooks(table)
        ]
        explanation.barred = list(barred_regions(table))
    return explanation


def _why_stopped(game: Game, viewer: int, people: Collection[int]) -> Fact | None:
    """What keeps a viewer from playing beyond the rules."""
    if game.over or game.table.phase in (Phase.OVER, Phase.INTERVAL):
        return Fact(id="cannot-play-over")
    if viewer in game.conduct.captains:
        return Fact(id="cannot-play-captain")
    return Fact(id="cannot-play-stopped") if game.conduct.stands_still(people) else None
