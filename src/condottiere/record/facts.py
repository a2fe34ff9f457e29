"""What happened at a table, as facts for one viewer.

A fact is made only of what the viewer saw: its View before, the entry as it was seen, its View after.
So no log can tell more than the table did.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from condottiere.languages.fact import Amount, Fact, HowEnded, HowWon, Loss
from condottiere.rules import (
    Action,
    Card,
    ChooseSite,
    DiscardHand,
    Draw,
    Ending,
    KeepCards,
    Pass,
    Phase,
    PlaceFavor,
    Play,
    Region,
    Rescue,
    Table,
    View,
    Views,
    decode,
    encode,
    sees_action,
    view,
)
from condottiere.rules.actions import DISCARD_HAND
from condottiere.rules.battle import turn_all_up
from condottiere.rules.cards import CONCEALED

from .conduct.conduct import Proposal
from .conduct.facts import conduct_fact, withdrawn
from .conduct.notation import CaptainTookOver, ConductEntry, Resigned, TakenBack
from .fairness.notation import FairnessEntry
from .notation import Acted, Answered, Dealt, EndedUnfinished, Entry, NextGameBegun, Shown
from .pacts.facts import pact_fact
from .pacts.notation import PactEntry
from .takeback.facts import is_agreed_at_once, what_was_taken_back
from .takeback.turn_ups import turned_up

Kind: TypeAlias = Literal[
    "game",
    "deal",
    "site",
    "play",
    "pass",
    "effect",
    "battle",
    "token",
    "hand",
    "show",
    "pact",
    "win",
    "match",
]


@dataclass(frozen=True, slots=True)
class Line:
    """A fact of the log, and whose doing it was."""

    kind: Kind
    seat: int | None
    fact: Fact


SURRENDERED: Final = Acted(encode(Play(Card.SURRENDER)))
HOW_WON: Final[Mapping[Ending, HowWon]] = {
    Ending.TOTAL: "total",
    Ending.ADJACENT: "adjacent",
    Ending.MOST: "most",
    Ending.FINAL_BATTLE: "final_battle",
}
"""How a game was won, as it is told."""


def narrate(
    before: Table,
    entry: Entry,
    after: Table,
    viewer: int | None,
    following: Entry | None = None,
    ended: Sequence[Proposal] = (),
) -> list[Line]:
    """The lines that tell a viewer (None for a spectator) of an entry between two tables.

    `following` is the next entry of the log, None if there is none yet; `ended` is what was proposed
    and is no longer since that entry (LogStep.ended).
    """
    return narrate_views(Views(before), entry, Views(after), viewer, following, ended)


def narrate_views(
    seen_before: Views,
    entry: Entry,
    seen_after: Views,
    viewer: int | None,
    following: Entry | None,
    ended: Sequence[Proposal] = (),
) -> list[Line]:
    """As `narrate`, of tables whose Views may be made already."""
    if isinstance(entry, ConductEntry):
        return _narrate_conduct(seen_before.table, entry, seen_after.table, following, ended)
    lapse = "take-back-lapses-shown" if isinstance(entry, Shown) else "take-back-lapses"
    lapsed = [Line("game", one.by, Fact(id=lapse, seat=one.by)) for one in ended]
    return lapsed + _narrate_move(seen_before, entry, seen_after, viewer)


def _narrate_conduct(
    before: Table, entry: ConductEntry, after: Table, following: Entry | None, ended: Sequence[Proposal]
) -> list[Line]:
    """What people do beyond the rules, which everybody is told alike."""
    if is_agreed_at_once(entry, following):
        return []
    if isinstance(entry, TakenBack):
        what = what_was_taken_back(before, after)
        return [Line("game", after.turn, Fact(id="takes-back", seat=after.turn, what=what))]
    seat = getattr(entry, "seat", None)
    facts = [conduct_fact(entry, ended)]
    if isinstance(entry, CaptainTookOver | Resigned):
        facts += [withdrawn(one) for one in ended if one.by == seat]
    return [Line("game", seat, fact) for fact in facts]


def _narrate_move(seen_before: Views, entry: Entry, seen_after: Views, viewer: int | None) -> list[Line]:
    """What is played, dealt, shown and promised, as far as a viewer may know."""
    before, after = seen_before.table, seen_after.table
    if isinstance(entry, Shown):
        seen = entry.to is None or viewer == entry.seat or viewer in entry.to
        return [Line("show", entry.seat, _shown(entry))] if seen else []
    if isinstance(entry, Answered | FairnessEntry):
        return []  # R4.5 is told when all have answered; what shuffles follow from is told to programs
    if isinstance(entry, PactEntry):
        return [Line("pact", entry.seat, pact_fact(entry))] if entry.offer.is_known_to(viewer) else []
    hidden = isinstance(entry, Acted) and not sees_action(before, entry.code, viewer)
    narrator = _Narrator(
        before=seen_before.of(viewer),
        after=seen_after.of(viewer),
        concluded=_concluded(before) if after.battles > before.battles else None,
        turned_up=turned_up(before, entry, after),
        discarded=tuple(before.hands[before.turn]) if entry == Acted(DISCARD_HAND) else (),
        ended="surrender" if entry == SURRENDERED else "passes",
    )
    return list(narrator.lines(None if hidden else entry))


def is_told_more(before: Table, entry: Entry, viewer: int | None) -> bool:
    """Whether a viewer may be told more of an entry than everybody is; if not, its lines are the same."""
    if isinstance(entry, Acted):
        return sees_action(before, entry.code, viewer) and not sees_action(before, entry.code, None)
    secret = isinstance(entry, Dealt | PactEntry) or (isinstance(entry, Shown) and entry.to is not None)
    return secret and viewer is not None


def _concluded(before: Table) -> View:
    """R15.4: at the end of a battle everybody sees every line with all its cards turned up."""
    table = before.copy()
    turn_all_up(table)
    return view(table, None)


def counts(cards: Sequence[Card]) -> tuple[int, ...]:
    """How many of each card there are."""
    return tuple(cards.count(card) for card in Card)


def _shown(entry: Shown) -> Fact:
    what = "face-down-card" if not entry.cards else "cards-and-face-down" if entry.face_down else "cards"
    whom = "" if entry.to is None else "-to"
    return Fact(id=f"shows-{what}{whom}", seat=entry.seat, seats=entry.to, cards=counts(entry.cards))


@dataclass(frozen=True, slots=True)
class _Narrator:
    """Finds the lines of one entry for one viewer."""

    before: View
    after: View
    concluded: View | None
    """If a battle has ended: the lines as they were compared."""
    turned_up: Sequence[tuple[int, Card]]
    discarded: tuple[int, ...]
    """R4.5: a discarded hand is shown."""
    ended: HowEnded
    """R4: if a battle has ended, by what."""

    def lines(self, entry: Entry | None) -> Iterator[Line]:
        """`entry` None is an action of which the viewer does not see everything."""
        match entry:
            case Dealt():
                yield from self.deal()
            case NextGameBegun():
                yield from self.final_battle()
            case EndedUnfinished():
                yield Line("game", None, Fact(id="left-unfinished", count=self.before.idle_battles))
                yield from self.game_end()
            case _:
                yield from self.action(decode(entry.code) if isinstance(entry, Acted) else None)
                for seat, card in self.turned_up:
                    yield Line("effect", seat, Fact(id="turns-up", seat=seat, card=card))
                yield from self.battle_end()
                yield from self.round_end()

    @property
    def seat(self) -> int:
        """Who acted."""
        assert self.before.turn is not None
        return self.before.turn

    def doing(self, kind: Kind, what: str, **about: Any) -> Line:
        """The line of what the seat on turn did."""
        return Line(kind, self.seat, Fact(id=what, seat=self.seat, **about))

    # --- actions --------------------------------------------------------------------------------

    def action(self, action: Action | None) -> Iterator[Line]:
        match action:
            case None if self.before.phase == Phase.KEEP:
                yield self.doing("hand", "keeps-so-many", count=self.after.seats[self.seat].hand_size)
            case None:
                yield self.doing("play", "plays-unseen")
            case Pass():
                yield self.doing("pass", "holds-back" if self.after.seats[self.seat].waiting else "passes")
            case Play(card):
                face_down = self.before.hidden_cards and CONCEALED[card]
                yield self.doing("play", "plays-face-down" if face_down else "plays", card=card)
                yield from self.swept_away(card)
            case Rescue(None):
                yield self.doing("effect", "rescues-nothing")
            case Rescue(card):
                yield self.doing("effect", "rescues", card=card)
            case PlaceFavor(None):
                off = self.before.favor is None
                yield self.doing("token", "leaves-favor-off" if off else "takes-favor-off")
            case PlaceFavor(region):
                yield self.doing("token", "places-favor", region=region)
            case _:
                yield from self.after_battle(action)

    def after_battle(self, action: Action) -> Iterator[Line]:
        match action:
            case ChooseSite(region):
                owner = self.before.owners[region]
                what = "chooses-site" if owner is None else "chooses-site-of"
                yield self.doing("site", what, region=region, other=owner)
            case DiscardHand():
                yield self.doing("hand", "discards-hand", cards=self.discarded)
            case KeepCards(cards):
                yield self.doing("hand", "keeps" if cards else "keeps-nothing", cards=counts(cards))
            case Draw(count):
                yield self.doing("deal", "draws", count=count)
            case _:
                # A hand kept after a battle is the rule: saying so of every seat would drown the rest.
                pass

    def swept_away(self, played: Card) -> Iterator[Line]:
        """R5.1 to R5.3: what Winter, Spring and Bishop clear from the lines."""
        gone = [now - was for now, was in zip(self.after.discards, self.before.discards, strict=True)]
        gone[played] = 0
        if played in (Card.WINTER, Card.SPRING) and any(gone):
            yield Line("effect", self.seat, Fact(id="clears", cards=tuple(gone)))
        if played == Card.BISHOP and any(gone):
            yield Line("effect", self.seat, Fact(id="bishop-strikes", losses=tuple(self.struck())))
        elif played == Card.BISHOP:
            yield Line("effect", self.seat, Fact(id="bishop-finds-nobody"))

    def struck(self) -> Iterator[Loss]:
        """R5.3: what a Bishop has taken from the lines."""
        for seat, (was, now) in enumerate(zip(self.before.seats, self.after.seats, strict=True)):
            lost = [before - after for before, after in zip(was.line, now.line, strict=True)]
            for _, card in (up for up in self.turned_up if up[0] == seat):
                lost[card] += 1  # turned up in front of its seat by this same action, then struck
            lost[Card.BISHOP] = 0
            if any(lost):
                yield Loss(seat, tuple(lost))

    # --- what follows ---------------------------------------------------------------------------

    def deal(self) -> Iterator[Line]:
        """R1.6, R7.3, R12: how many cards everybody got, and which ones the viewer."""
        if self.before.battles == 0 and not self.before.final_battle:
            of_match = bool(self.before.points)
            begins = Fact(
                id="match-game-begins" if of_match else "game-begins",
                seat=self.before.holder,
                game=self.before.games + 1 if of_match else None,
            )
            yield Line("game", None, begins)
        sizes = enumerate(zip(self.before.seats, self.after.seats, strict=True))
        got = (Amount(seat, now.hand_size - was.hand_size) for seat, (was, now) in sizes)
        dealt = tuple(amount for amount in got if amount.count)
        if len(dealt) > 1 or not self.after.draw_after_battle:
            yield Line("deal", None, Fact(id="cards-dealt", amounts=dealt))
        if self.after.viewer is not None:
            mine = tuple(now - was for now, was in zip(self.after.hand, self.before.hand, strict=True))
            drawn = self.before.draw_after_battle and len(dealt) == 1
            if any(mine):
                told = Fact(id="you-draw" if drawn else "you-are-dealt", cards=mine)
                yield Line("deal", self.after.viewer, told)

    def battle_end(self) -> Iterator[Line]:
        """R4.1, R4.2, R9.3: strengths, the conqueror, the token, and perhaps the end."""
        if self.concluded is None:
            return
        lines = enumerate(self.concluded.seats)
        strengths = tuple(Amount(seat, line.strength) for seat, line in lines if line.contending)
        site = self.before.site
        what = "final-battle-ends" if site is None else "battle-ends"
        yield Line("battle", None, Fact(id=what, region=site, amounts=strengths))
        if site is not None:
            yield self.conquest(site)
            yield self.token(site)
        yield from self.final_battle()
        yield from self.game_end()

    def conquest(self, site: Region) -> Line:
        was, now = self.before.owners[site], self.after.owners[site]
        most, second = self.greatest_strengths()
        if second == most:
            kept = "tie" if was is None else "tie-keeps"
            return Line("battle", None, Fact(id=kept, seat=was, count=most, ended=self.ended))
        what = "defends" if was == now else "conquers"
        fact = Fact(id=what, seat=now, region=site, count=most, against=second, ended=self.ended)
        return Line("battle", now, fact)

    def greatest_strengths(self) -> tuple[int, int]:
        """The strength that won, and the next one; the same at a tie."""
        *_, second, most = sorted(line.strength for line in (self.concluded or self.after).seats)
        return most, second

    def token(self, site: Region) -> Line:
        """R4.1, R4.2, R14.5: why the token is where it is."""
        holder = self.after.holder
        kept = holder == self.before.holder
        courtesans = [line.line[Card.COURTESAN] for line in (self.concluded or self.after).seats]
        most = max(courtesans)
        if most > 0 and courtesans.count(most) == 1 and courtesans[holder] == most:
            what = "keeps-condottiere-by-courtesans" if kept else "takes-condottiere-by-courtesans"
            return Line("token", holder, Fact(id=what, seat=holder, count=most))
        strongest, second = self.greatest_strengths()
        if strongest == second and self.before.owners[site] is None:
            return Line("token", holder, Fact(id="condottiere-passes-left", seat=holder))
        what = "keeps-condottiere" if kept else "takes-condottiere"
        return Line("token", holder, Fact(id=what, seat=holder))

    def final_battle(self) -> Iterator[Line]:
        """R9.1, R13.3."""
        if not self.after.final_battle or self.before.final_battle:
            return
        tied = tuple(seat for seat, line in enumerate(self.after.seats) if line.contending)
        yield Line("battle", None, Fact(id="final-battle", seats=tied))

    def game_end(self) -> Iterator[Line]:
        """R8, R9.3, R13.2, R13.3."""
        after = self.after
        if after.games > self.before.games:
            if after.winners:
                won = Fact(
                    id="match-game-won" if after.points else "game-won",
                    seats=after.winners,
                    count=len(after.winners),
                    game=after.games if after.points else None,
                    how=HOW_WON[after.ending],
                    target=after.adjacent_needed if after.ending == Ending.ADJACENT else after.total_needed,
                )
                yield Line("win", after.winners[0], won)
            if after.points:
                scores = tuple(Amount(seat, line.score) for seat, line in enumerate(after.seats))
                yield Line("match", None, Fact(id="match-points", target=after.points, amounts=scores))
        if after.match_winners:
            champions = Fact(id="match-won", seats=after.match_winners, count=len(after.match_winners))
            yield Line("match", after.match_winners[0], champions)

    def round_end(self) -> Iterator[Line]:
        """R7.1."""
        after_battle = self.before.phase in (Phase.SITE, Phase.HAND)
        if after_battle and not self.after.draw_after_battle and self.after.phase in (Phase.KEEP, Phase.DEAL):
            yield Line("deal", None, Fact(id="round-over"))
