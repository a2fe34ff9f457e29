"""From the View that a bot is given to the Sight that its evaluation works on."""

from condottiere.rules import View
from condottiere.rules.cards import NO_CARD
from condottiere.rules.regions import NO_REGION
from condottiere.rules.sight import UNSEEN_CARD, Sight, relative
from condottiere.rules.table import NOBODY


def sight_of(view: View) -> Sight:
    """A Sight with the knowledge of a View, seats counted from the viewer.

    Raises ValueError for a spectator's View.
    """
    if view.viewer is None:
        raise ValueError("a spectator has no seat to look from")
    sight = Sight()
    _table(view, view.viewer, sight)
    _seats(view, view.viewer, sight)
    sight.hand[:] = view.hand
    sight.discards[:] = view.discards
    sight.unseen[:] = view.unseen
    sight.pile = view.pile
    return sight


def _table(view: View, viewer: int, sight: Sight) -> None:
    seats = len(view.seats)

    def place(seat: int | None) -> int:
        return NOBODY if seat is None else relative(seat, viewer, seats)

    sight.viewer = viewer
    sight.seats = seats
    sight.total_needed = view.total_needed
    sight.adjacent_needed = view.adjacent_needed
    sight.draw_after_battle = int(view.draw_after_battle)
    sight.capturing_regions = int(view.capturing_regions)
    sight.hidden_cards = int(view.hidden_cards)
    sight.points = view.points or 0
    sight.idle_limit = view.idle_limit
    sight.phase = view.phase
    sight.turn = place(view.turn)
    sight.holder = place(view.holder)
    sight.site = NO_REGION if view.site is None else view.site
    sight.favor = NO_REGION if view.favor is None else view.favor
    sight.defender = place(view.defender)
    sight.played = view.played
    sight.final = int(view.final_battle)
    sight.battles = view.battles
    sight.idle_battles = view.idle_battles
    sight.first_holder = place(view.first_holder)
    sight.winners = sum(1 << place(winner) for winner in view.winners)
    sight.ending = view.ending
    sight.games = view.games
    sight.owner[:] = [place(owner) for owner in view.owners]


def _seats(view: View, viewer: int, sight: Sight) -> None:
    for seat, shown in enumerate(view.seats):
        place = relative(seat, viewer, len(view.seats))
        sight.held[place] = shown.hand_size
        sight.lines[place][:] = shown.line
        sight.known[place][:] = shown.known
        sight.sure[place][:] = shown.sure
        sight.scores[place] = shown.score
        sight.contenders |= int(shown.contending) << place
        sight.out[place] = int(shown.passed)
        sight.defender_waits |= int(shown.waiting)
        sight.down[place] = NO_CARD
        if shown.face_down:
            sight.down[place] = UNSEEN_CARD if shown.face_down_card is None else shown.face_down_card
