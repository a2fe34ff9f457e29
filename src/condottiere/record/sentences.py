"""What happened at a table, in words, for one viewer.

A sentence is made only of what the viewer saw: its View before, the entry as it was seen, its View after.
So no log can tell more than the table did.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from condottiere.rules import (
    Action,
    Card,
    ChooseSite,
    DiscardHand,
    Draw,
    KeepCards,
    Pass,
    Phase,
    PlaceFavor,
    Play,
    Region,
    Rescue,
    Table,
    View,
    decode,
    sees_action,
    view,
)
from condottiere.rules.actions import DISCARD_HAND
from condottiere.rules.battle import turn_all_up
from condottiere.rules.cards import CONCEALED

from .conduct.notation import ConductEntry, TakenBack
from .conduct.sentences import conduct_sentence
from .fairness.notation import FairnessEntry
from .notation import Acted, Answered, Dealt, EndedUnfinished, Entry, NextGameBegun, Shown
from .pacts.notation import PactEntry
from .pacts.sentences import pact_sentence
from .phrases import ENDING_WORDS, cards_in_words, listed, number_of_cards, plural
from .takeback.sentences import what_was_taken_back
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
    """A sentence, and whose doing it was."""

    kind: Kind
    seat: int | None
    text: str


def narrate(
    before: Table, entry: Entry, after: Table, viewer: int | None, names: Sequence[str]
) -> list[Line]:
    """The sentences that tell a viewer (None for a spectator) of an entry between two tables."""
    if isinstance(entry, Shown):
        seen = entry.to is None or viewer == entry.seat or viewer in entry.to
        return [_shown(entry, names)] if seen else []
    if isinstance(entry, Answered | FairnessEntry):
        return []  # R4.5 is told when all have answered; what shuffles follow from is told to programs
    if isinstance(entry, PactEntry):
        known = entry.offer.is_known_to(viewer)
        return [Line("pact", entry.seat, pact_sentence(entry, names))] if known else []
    if isinstance(entry, TakenBack):
        what = what_was_taken_back(before, after)
        return [Line("game", after.turn, f"{names[after.turn]} takes back {what}.")]
    if isinstance(entry, ConductEntry):
        return [Line("game", getattr(entry, "seat", None), conduct_sentence(entry, names))]
    hidden = isinstance(entry, Acted) and not sees_action(before, entry.code, viewer)
    narrator = _Narrator(
        names,
        before=view(before, viewer),
        after=view(after, viewer),
        concluded=_concluded(before) if after.battles > before.battles else None,
        turned_up=turned_up(before, entry, after),
        discarded=tuple(before.hands[before.turn]) if entry == Acted(DISCARD_HAND) else (),
    )
    return list(narrator.lines(None if hidden else entry))


def _concluded(before: Table) -> View:
    """R15.4: at the end of a battle everybody sees every line with all its cards turned up."""
    table = before.copy()
    turn_all_up(table)
    return view(table, None)


def _shown(entry: Shown, names: Sequence[str]) -> Line:
    who = "everybody" if entry.to is None else listed([names[seat] for seat in entry.to])
    shown = [cards_in_words([entry.cards.count(card) for card in Card])] if entry.cards else []
    what = listed([*shown, *(["the face-down card"] if entry.face_down else [])])
    return Line("show", entry.seat, f"{names[entry.seat]} shows {who}: {what}.")


@dataclass(frozen=True, slots=True)
class _Narrator:
    """Makes the sentences of one entry for one viewer."""

    names: Sequence[str]
    before: View
    after: View
    concluded: View | None
    """If a battle has ended: the lines as they were compared."""
    turned_up: Sequence[tuple[int, Card]]
    discarded: tuple[int, ...]
    """R4.5: a discarded hand is shown."""

    def lines(self, entry: Entry | None) -> Iterator[Line]:
        """`entry` None is an action of which the viewer does not see everything."""
        match entry:
            case Dealt():
                yield from self.deal()
            case NextGameBegun():
                yield from self.final_battle()
            case EndedUnfinished():
                idle = plural(self.before.idle_battles, "battle")
                yield Line("game", None, f"The game is left unfinished after {idle} without a card.")
                yield from self.game_end()
            case _:
                yield from self.action(decode(entry.code) if isinstance(entry, Acted) else None)
                for seat, card in self.turned_up:
                    yield Line("effect", seat, f"{self.names[seat]} turns up {card.label}.")
                yield from self.battle_end()
                yield from self.round_end()

    @property
    def seat(self) -> int:
        """Who acted."""
        assert self.before.turn is not None
        return self.before.turn

    def actor_line(self, kind: Kind, what: str) -> Line:
        return Line(kind, self.seat, f"{self.names[self.seat]} {what}.")

    # --- actions --------------------------------------------------------------------------------

    def action(self, action: Action | None) -> Iterator[Line]:
        match action:
            case None if self.before.phase == Phase.KEEP:
                kept = number_of_cards(self.after.seats[self.seat].hand_size)
                yield self.actor_line("hand", f"keeps {kept}")
            case None:
                yield self.actor_line("play", "plays a card face down")
            case Pass():
                waits = self.after.seats[self.seat].waiting and not self.after.seats[self.seat].passed
                yield self.actor_line("pass", "holds back and may still defend" if waits else "passes")
            case Play(card):
                face_down = self.before.hidden_cards and CONCEALED[card]
                yield self.actor_line("play", f"plays {card.label}{' face down' if face_down else ''}")
                yield from self.swept_away(card)
            case Rescue(card):
                back = "takes nothing back" if card is None else f"takes back {card.label}"
                yield self.actor_line("effect", back)
            case PlaceFavor(region):
                where = "leaves the Favor of the Pope off the board"
                if region is not None:
                    where = f"puts the Favor of the Pope on {region.label}"
                yield self.actor_line("token", where)
            case _:
                yield from self.after_battle(action)

    def after_battle(self, action: Action) -> Iterator[Line]:
        match action:
            case ChooseSite(region):
                owner = self.before.owners[region]
                of_whom = "" if owner is None else f", which {self.names[owner]} controls"
                yield self.actor_line("site", f"leads the Condottiere to {region.label}{of_whom}")
            case DiscardHand():
                yield self.actor_line("hand", f"discards the whole hand: {cards_in_words(self.discarded)}")
            case KeepCards(cards):
                kept = cards_in_words([cards.count(card) for card in Card]) or "no cards"
                yield self.actor_line("hand", f"keeps {kept}")
            case Draw(count):
                yield self.actor_line("deal", f"draws {number_of_cards(count)}")
            case _:
                # A hand kept after a battle is the rule: saying so of every seat would drown the rest.
                pass

    def swept_away(self, played: Card) -> Iterator[Line]:
        """R5.1 to R5.3: what Winter, Spring and Bishop clear from the lines."""
        gone = [now - was for now, was in zip(self.after.discards, self.before.discards, strict=True)]
        gone[played] = 0
        if played in (Card.WINTER, Card.SPRING) and any(gone):
            yield Line("effect", self.seat, f"It clears {cards_in_words(gone)} from the lines.")
        if played == Card.BISHOP:
            struck = f"strikes down {self.struck()}" if any(gone) else "finds no Mercenary"
            yield Line("effect", self.seat, f"The Bishop {struck}.")

    def struck(self) -> str:
        """R5.3: "Ada's Mercenary 10 and Bruno's 2 × Mercenary 10", what a Bishop has taken from the lines."""
        losses = []
        for seat, (was, now) in enumerate(zip(self.before.seats, self.after.seats, strict=True)):
            lost = [before - after for before, after in zip(was.line, now.line, strict=True)]
            for _, card in (up for up in self.turned_up if up[0] == seat):
                lost[card] += 1  # turned up in front of its seat by this same action, then struck
            lost[Card.BISHOP] = 0
            if any(lost):
                losses.append(f"{self.names[seat]}'s {cards_in_words(lost)}")
        return listed(losses)

    # --- what follows ---------------------------------------------------------------------------

    def deal(self) -> Iterator[Line]:
        """R1.6, R7.3, R12: how many cards everybody got, and which ones the viewer."""
        if self.before.battles == 0 and not self.before.final_battle:
            game = f"Game {self.before.games + 1}" if self.before.points else "The game"
            holder = self.names[self.before.holder]
            yield Line("game", None, f"{game} begins: {holder} holds the Condottiere.")
        got = [
            (self.names[seat], now.hand_size - was.hand_size)
            for seat, (was, now) in enumerate(zip(self.before.seats, self.after.seats, strict=True))
        ]
        dealt = [f"{name} {number}" for name, number in got if number]
        if len(dealt) > 1 or not self.after.draw_after_battle:
            yield Line("deal", None, f"Cards dealt: {', '.join(dealt)}.")
        if self.after.viewer is not None:
            mine = [now - was for now, was in zip(self.after.hand, self.before.hand, strict=True)]
            if any(mine):
                verb = "draw" if self.before.draw_after_battle and len(dealt) == 1 else "are dealt"
                yield Line("deal", self.after.viewer, f"You {verb} {cards_in_words(mine)}.")

    def battle_end(self) -> Iterator[Line]:
        """R4.1, R4.2, R9.3: strengths, the conqueror, the token, and perhaps the end."""
        if self.concluded is None:
            return
        lines = [
            f"{self.names[seat]} {line.strength}"
            for seat, line in enumerate(self.concluded.seats)
            if line.contending
        ]
        site = self.before.site
        where = "final battle" if site is None else f"battle for {site.label}"
        yield Line("battle", None, f"The {where} ends: {', '.join(lines)}.")
        if site is not None:
            yield self.conquest(site)
            yield self.token()
        yield from self.final_battle()
        yield from self.game_end()

    def conquest(self, site: Region) -> Line:
        was, now = self.before.owners[site], self.after.owners[site]
        strengths = [line.strength for line in (self.concluded or self.after).seats]
        if strengths.count(max(strengths)) > 1:
            kept = "nobody takes it" if was is None else f"{self.names[was]} keeps it"
            return Line("battle", None, f"A tie at {max(strengths)}: {kept}.")
        assert now is not None
        verb = "keeps" if was == now else "conquers"
        return Line("battle", now, f"{self.names[now]} {verb} {site.label}.")

    def token(self) -> Line:
        """R4.2: why the token is where it is."""
        holder = self.after.holder
        courtesans = [line.line[Card.COURTESAN] for line in (self.concluded or self.after).seats]
        most = max(courtesans)
        courted = most > 0 and courtesans.count(most) == 1 and courtesans[holder] == most
        why = f" with the most Courtesans ({most})" if courted else ""
        return Line("token", holder, f"{self.names[holder]} takes the Condottiere{why}.")

    def final_battle(self) -> Iterator[Line]:
        """R9.1, R13.3."""
        if not self.after.final_battle or self.before.final_battle:
            return
        tied = listed([self.names[seat] for seat, line in enumerate(self.after.seats) if line.contending])
        yield Line("battle", None, f"{tied} are tied: a final battle decides.")

    def game_end(self) -> Iterator[Line]:
        """R8, R9.3, R13.2, R13.3."""
        if self.after.games > self.before.games:
            winners = [self.names[seat] for seat in self.after.winners]
            if winners:
                verb = "wins" if len(winners) == 1 else "share"
                game = f"game {self.after.games}" if self.after.points else "the game"
                text = f"{listed(winners)} {verb} {game} {ENDING_WORDS[self.after.ending]}."
                yield Line("win", self.after.winners[0], text)
            if self.after.points:
                scores = [f"{self.names[seat]} {line.score}" for seat, line in enumerate(self.after.seats)]
                target = f"{self.after.points} to win the match"
                yield Line("match", None, f"Points ({target}): {', '.join(scores)}.")
        if self.after.match_winners:
            champions = [self.names[seat] for seat in self.after.match_winners]
            verb = "wins" if len(champions) == 1 else "share"
            yield Line("match", self.after.match_winners[0], f"{listed(champions)} {verb} the match.")

    def round_end(self) -> Iterator[Line]:
        """R7.1."""
        after_battle = self.before.phase in (Phase.SITE, Phase.HAND)
        if after_battle and not self.after.draw_after_battle and self.after.phase in (Phase.KEEP, Phase.DEAL):
            yield Line("deal", None, "The round is over.")
