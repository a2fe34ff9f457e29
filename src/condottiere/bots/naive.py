"""A bot that plays sensibly by rules of thumb, without lookahead."""

import random
from collections.abc import Sequence
from typing import Final

from condottiere import rules
from condottiere.bots.evaluation.battle_end import gives_away
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.rules.battle import play_card
from condottiere.rules.cards import MERCENARIES
from condottiere.rules.regions import REGIONS
from condottiere.rules.strength import strengths
from condottiere.rules.table import NOBODY, NOT_ENDED
from condottiere.rules.victory import ending_with, largest_group

from .bot import Decision, single_decision

PRICE: Final = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 10.0, 6.0, 6.0, 5.0, 2.0, 6.0, 10.5, 3.0, 8.0)
"""The cost of spending each card, in points of strength."""
DECISIVE_BONUS: Final = 4.0
"""The extra worth of a region that wins or loses the game; an ordinary region is worth 1."""
ADJACENCY_BONUS: Final = 0.5
"""The extra worth of a region for each region that it adds to the largest group."""
REGION_BUDGET_SHARE: Final = 0.45
"""The share of the price of hand and line that may be spent on an ordinary region."""


class NaiveBot:
    """Fights for useful regions, stops rivals who are about to win, and saves its best cards."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def decide(self, view: rules.View) -> Decision:
        return single_decision(rules.encode(self._action(view)))

    def _action(self, view: rules.View) -> rules.Action:
        match view.phase:
            case rules.Phase.SITE:
                return self._site(view)
            case rules.Phase.BATTLE:
                action = self._battle(view)
                observation = observation_of(view)
                lost = gives_away(observation, rules.encode(action), weights_for(observation))
                return _fight_on(view) if lost else action
            case rules.Phase.RESCUE:
                return _rescue(view)
            case rules.Phase.FAVOR:
                return self._favor(view)
            case rules.Phase.KEEP:
                return _keep(view)
            case rules.Phase.DRAW:
                return max(
                    (action for action in view.actions if isinstance(action, rules.Draw)),
                    key=lambda draw: draw.count,
                )
            case _:
                return _hand(view)

    # --- the map --------------------------------------------------------------------------------

    def _site(self, view: rules.View) -> rules.Action:
        """Choose the site where the viewer gains most and the others least."""
        sites = [action for action in view.actions if isinstance(action, rules.ChooseSite)]
        return max(
            sites, key=lambda site: self._worth(view, site.region) - self._danger(view, site.region) / 3
        )

    def _favor(self, view: rules.View) -> rules.Action:
        """Put the Favor where another seat would gain most over the viewer, but never on the present site."""
        options = [
            action
            for action in view.actions
            if isinstance(action, rules.PlaceFavor) and action.region is not None
        ]
        me = _me(view)
        elsewhere = [option for option in options if option.region != view.site]

        def gain(option: rules.PlaceFavor) -> float:
            assert option.region is not None
            return self._danger(view, option.region) - self._worth(view, option.region, me)

        best = max(elsewhere, key=gain, default=None)
        return best if best is not None and gain(best) > 0 else rules.PlaceFavor(None)

    def _worth(self, view: rules.View, region: rules.Region, seat: int | None = None) -> float:
        """The worth of a region to a seat (None: the viewer): 1, and more if it adds to a group or wins."""
        who = _me(view) if seat is None else seat
        if would_win(view, who, region):
            return 1 + DECISIVE_BONUS
        return 1 + ADJACENCY_BONUS * joins(view, who, region) + self._random.random() / 10

    def _danger(self, view: rules.View, region: rules.Region) -> float:
        """The worth of a region to the other seat that it helps most."""
        return max(self._worth(view, region, seat) for seat in range(len(view.seats)) if seat != _me(view))

    # --- the battle -----------------------------------------------------------------------------

    def _battle(self, view: rules.View) -> rules.Action:
        me = _me(view)
        lead = _lead(view, None)
        rivals = [
            shown
            for seat, shown in enumerate(view.seats)
            if seat != me and shown.contending and not shown.passed and shown.hand_size
        ]
        if lead > 0 and not rivals:
            return rules.Pass()
        budget = self._budget(view)
        if lead > 0:
            return self._stay_ahead(view, lead, len(rivals), budget)
        return self._catch_up(view, budget) or _give_up(view)

    def _budget(self, view: rules.View) -> float:
        """The price in cards that this battle is worth, less the price of the viewer's line."""
        me = _me(view)
        worth = 2.5 if view.site is None else self._worth(view, view.site)
        worth += view.idle_battles  # so that a game in which all pass does not go on for ever
        strengths = lines_after(view, None)
        strongest = max(
            (seat for seat in range(len(view.seats)) if seat != me), key=lambda seat: strengths[seat]
        )
        if view.site is not None and would_win(view, strongest, view.site):
            worth = max(worth, 1 + DECISIVE_BONUS)
        spent = sum(PRICE[card] * count for card, count in enumerate(view.seats[me].line))
        hand = sum(PRICE[card] * count for card, count in enumerate(view.hand))
        return REGION_BUDGET_SHARE * worth * (hand + spent) - spent

    def _stay_ahead(self, view: rules.View, lead: int, rivals: int, budget: float) -> rules.Action:
        """When leading: end the battle, pass, or play a small card."""
        if (
            view.hand[rules.Card.SURRENDER]
            and (lead >= 2 or view.final_battle)
            and budget > PRICE[rules.Card.SURRENDER] / 2
        ):
            return rules.Play(rules.Card.SURRENDER)
        if lead > 4 * rivals + self._random.randrange(4):
            return rules.Pass()
        small = [card for card in _playable(view) if card < MERCENARIES and PRICE[card] <= budget]
        small += [rules.Card.COURTESAN] * (view.hand[rules.Card.COURTESAN] > 0)
        return rules.Play(min(small, key=lambda card: PRICE[card])) if small else rules.Pass()

    def _catch_up(self, view: rules.View, budget: float) -> rules.Action | None:
        """When behind: play the cheapest card that takes the lead, or a step to it if it is in reach."""
        now = _lead(view, None)
        steps = [(_lead(view, card), PRICE[card], card) for card in _playable(view) if PRICE[card] <= budget]
        leading = [(price, card) for lead, price, card in steps if lead > 0]
        if leading:
            return rules.Play(min(leading)[1])
        reach = sum(min(lead - now, budget) for lead, _, card in steps for _ in range(view.hand[card]))
        better = [(lead - now, card) for lead, price, card in steps if lead - now >= price / 2]
        if better and now + min(reach, budget) > 0:
            return rules.Play(max(better)[1])
        return None


def _me(view: rules.View) -> int:
    assert view.viewer is not None
    return view.viewer


def _playable(view: rules.View) -> list[rules.Card]:
    """The cards that may be played to win the battle: all but Surrender and Scarecrow."""
    actions = (action for action in view.actions if isinstance(action, rules.Play))
    return [
        action.card for action in actions if action.card not in (rules.Card.SURRENDER, rules.Card.SCARECROW)
    ]


def _lead(view: rules.View, card: rules.Card | None) -> int:
    """The lead of the viewer's line over the strongest other after playing a card (None: now)."""
    me = _me(view)
    strengths = lines_after(view, card)
    return strengths[me] - max(
        s for seat, s in enumerate(strengths) if seat != me and view.seats[seat].contending
    )


def _fight_on(view: rules.View) -> rules.Action:
    """Keep the battle going: play the card that leads furthest, the cheapest of these; else pass."""
    cards = _playable(view) or [rules.Card.SCARECROW] * (view.hand[rules.Card.SCARECROW] > 0)
    return (
        rules.Play(max(cards, key=lambda card: (_lead(view, card), -PRICE[card]))) if cards else rules.Pass()
    )


def _give_up(view: rules.View) -> rules.Action:
    """Pass, but first take a good Mercenary back with a Scarecrow."""
    line = view.seats[_me(view)].line
    if view.hand[rules.Card.SCARECROW] and any(
        line[card] for card in range(rules.Card.MERCENARY_4, MERCENARIES)
    ):
        return rules.Play(rules.Card.SCARECROW)
    return rules.Pass()


def _rescue(view: rules.View) -> rules.Action:
    """Take back the strongest Mercenary, unless the line leads and would lose its lead without it."""
    strongest = max(
        action.card for action in view.actions if isinstance(action, rules.Rescue) and action.card is not None
    )
    lead = _lead(view, None)
    return rules.Rescue(None) if 0 < lead <= strongest.strength else rules.Rescue(strongest)


def _keep(view: rules.View) -> rules.Action:
    keeps = [action for action in view.actions if isinstance(action, rules.KeepCards)]
    return max(keeps, key=lambda keep: sum(PRICE[card] for card in keep.cards))


def _hand(view: rules.View) -> rules.Action:
    """Discard a hand without Mercenaries, unless it holds a Heroine or three Courtesans to win with."""
    fights = view.hand[rules.Card.HEROINE] or view.hand[rules.Card.COURTESAN] >= 3
    return rules.DiscardHand() if rules.DiscardHand() in view.actions and not fights else rules.KeepHand()


# --- consequences, as far as a View tells -------------------------------------------------------------


def lines_after(view: rules.View, card: rules.Card | None) -> tuple[int, ...]:
    """The strength of every line after the viewer plays a card (None: now).

    Face-down cards that the viewer has seen count as face up. A Surrender changes no strength.
    """
    table = _lines_on_the_table(view)
    if card is not None and card != rules.Card.SURRENDER:
        play_card(table, card)
    return tuple(strengths(table))


def _lines_on_the_table(view: rules.View) -> rules.Table:
    """Make a table with the lines and the viewer's hand only."""
    assert view.viewer is not None
    table = rules.Table()
    table.seats = len(view.seats)
    table.phase = rules.Phase.BATTLE
    table.turn = view.viewer
    table.defender = NOBODY
    table.down = [-1] * len(table.down)
    for seat, shown in enumerate(view.seats):
        table.lines[seat] = list(shown.line)
        if shown.face_down_card is not None:
            table.lines[seat][shown.face_down_card] += 1
    table.hands[view.viewer] = list(view.hand)
    table.held[view.viewer] = sum(view.hand)
    return table


def kingdom(owners: Sequence[int | None], seat: int, gained: rules.Region | None = None) -> int:
    """Return a bit mask of a seat's regions, with a region that it may gain."""
    mask = 0 if gained is None else 1 << gained
    for region in range(REGIONS):
        if owners[region] == seat:
            mask |= 1 << region
    return mask


def would_win(view: rules.View, seat: int, region: rules.Region) -> bool:
    """R8.1: whether a seat wins the game by conquering a region."""
    regions = kingdom(view.owners, seat, region)
    return ending_with(regions, view.total_needed, view.adjacent_needed) != NOT_ENDED


def joins(view: rules.View, seat: int, region: rules.Region) -> int:
    """How many regions a region would add to a seat's largest group."""
    return largest_group(kingdom(view.owners, seat, region)) - largest_group(kingdom(view.owners, seat))
