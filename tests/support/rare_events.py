"""What may happen by the rules, by name: the rules that each concerns, and how to tell that it happens."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from condottiere.record.notation import LETTERS, Acted, Dealt, Entry, Shown, counts_text, entry_text
from condottiere.rules import Ending, Phase, Table
from condottiere.rules.after_battle import most_to_draw
from condottiere.rules.battle import defender_stays
from condottiere.rules.battle_result import BattleResult, battle_result
from condottiere.rules.cards import CONCEALED, MERCENARIES, NO_CARD
from condottiere.rules.strength import highest_mercenary, in_play
from condottiere.rules.table import MATCH_FINAL, NO_FINAL, NOBODY
from condottiere.rules.victory import largest_group, region_count, regions_of


@dataclass(frozen=True)
class Happening:
    """An entry at a table, with the tables before and after it."""

    before: Table
    entry: Entry
    after: Table

    @cached_property
    def token(self) -> str:
        return entry_text(self.entry)

    @property
    def seat(self) -> int:
        """The seat on turn."""
        return self.before.turn

    @property
    def hand(self) -> str:
        """The hand of the seat on turn."""
        return counts_text(self.before.hands[self.seat])

    @property
    def line(self) -> str:
        """The line of the seat on turn."""
        return counts_text(self.before.lines[self.seat])

    @property
    def down(self) -> int:
        """The face-down card of the seat on turn."""
        return self.before.down[self.seat]

    @property
    def deal(self) -> bool:
        return isinstance(self.entry, Dealt)

    @property
    def show(self) -> Shown | None:
        return self.entry if isinstance(self.entry, Shown) else None

    @property
    def passes(self) -> bool:
        return self.token in ("pass", "reveal")

    @cached_property
    def result(self) -> BattleResult | None:
        """How a battle ended, if this ended one."""
        if not isinstance(self.entry, Acted) or self.after.battles == self.before.battles:
            return None
        return battle_result(self.before, self.entry.code)

    @property
    def won(self) -> bool:
        """Whether a battle for a site was won."""
        return self.result is not None and self.before.final == NO_FINAL and self.result.conqueror is not None

    @property
    def tied(self) -> bool:
        return self.result is not None and self.before.final == NO_FINAL and self.result.conqueror is None

    @property
    def courtesans(self) -> bool:
        return (
            self.result is not None
            and self.result.token is not None
            and self.result.token.reason == "courtesans"
        )

    def plays(self, letter: str) -> bool:
        return self.token == f"play:{letter}"

    def conceals(self) -> bool:
        """Whether a card is played face down (R15.1)."""
        return (
            self.token.startswith("play:")
            and bool(CONCEALED[LETTERS.index(self.token[5])])
            and self.before.hidden_cards == 1
        )

    def ends(self, ending: Ending) -> bool:
        return self.before.ending == Ending.NONE and self.after.ending == ending

    def lies(self, letter: str) -> int:
        """How many cards of a kind are in play before it."""
        return in_play(self.before, LETTERS.index(letter))

    def struck(self) -> list[int]:
        """The seats that have one of the highest Mercenaries in their line."""
        highest = highest_mercenary(self.before)
        return [s for s in range(self.before.seats) if highest >= 0 and self.before.lines[s][highest]]

    def holding(self) -> list[int]:
        """The seats that hold cards."""
        return [seat for seat in range(self.before.seats) if self.before.held[seat]]

    def left(self) -> int:
        """How many seats have not passed for good."""
        return sum(1 - self.before.out[seat] for seat in range(self.before.seats))

    def begins(self, phase: Phase) -> bool:
        return self.after.phase == phase and self.before.phase != phase

    def known(self) -> int:
        """How many cards everybody knows of the seat on turn."""
        return sum(self.before.known[self.seat][6])


class Event(NamedTuple):
    """Something that may happen."""

    name: str
    rules: str
    """The rules that it concerns, separated by spaces."""
    happens: Callable[[Happening], bool]


def _keeps(number: int) -> Callable[[Happening], bool]:
    return lambda h: h.token.startswith("keep:") and len(h.token.replace("-", "")) - 5 == number


def _both_ways(h: Happening) -> bool:
    """R13.2: adjacent regions and the total at the same time."""
    return any(
        largest_group(regions_of(h.after, seat)) >= h.after.adjacent_needed
        and region_count(h.after, seat) >= h.after.total_needed
        for seat in range(h.after.seats)
    )


def _group_is_not_a_clique(h: Happening) -> bool:
    return h.ends(Ending.ADJACENT) and h.after.adjacent_needed >= 4


def _final_tie(h: Happening) -> bool:
    return h.result is not None and h.before.final != NO_FINAL and h.result.conqueror is None


def _knows_more(h: Happening) -> bool:
    """Whether a seat knows something of another that not everybody knows."""
    rows = h.after.known
    seats = range(h.after.seats)
    return any(rows[seat][viewer] != rows[seat][6] for seat in seats for viewer in seats)


def _mercenary_in(counts: list[int]) -> bool:
    return any(counts[:MERCENARIES])


EVENTS: Final = (
    # R2
    Event(
        "a-seat-is-skipped",
        "R2.1 R2.3",
        lambda h: (
            h.after.phase == Phase.BATTLE == h.before.phase
            and h.before.final == NO_FINAL
            and h.after.turn not in (h.seat, (h.seat + 1) % h.before.seats)
            and h.after.battles == h.before.battles
        ),
    ),
    Event(
        "the-last-one-goes-on-playing", "R2.2 R2.4", lambda h: h.token.startswith("play:") and h.left() == 1
    ),
    Event("an-empty-hand-passes", "R2.5 R2.2", lambda h: h.passes and h.before.held[h.seat] == 0),
    Event(
        "the-holder-passes-first",
        "R2.2 R2.1",
        lambda h: h.passes and h.before.played == 0 and h.before.turn == h.before.holder,
    ),
    Event("a-game-without-cards-is-ended", "R2.8", lambda h: h.token == "end"),
    Event("a-battle-without-a-card", "R2.8 R4.1", lambda h: h.result is not None and h.before.played == 0),
    # R3: what is announced after each card
    Event(
        "winter-on-a-drummer",
        "R3.2 R3.3 R2.6",
        lambda h: h.plays("W") and h.lies("D") > 0 and not h.before.hidden_cards,
    ),
    Event("spring-on-a-drummer", "R3.4 R3.3 R2.6", lambda h: h.plays("S") and h.lies("D") > 0),
    Event(
        "a-drummer-joins-mercenaries",
        "R3.3 R5.6",
        lambda h: h.plays("D") and not h.before.hidden_cards and _mercenary_in(h.before.lines[h.seat]),
    ),
    Event("a-second-drummer", "R3.3", lambda h: h.plays("D") and "D" in h.line and not h.before.hidden_cards),
    Event(
        "a-higher-mercenary-in-spring",
        "R3.4 R3.6",
        lambda h: (
            h.lies("S") > 0
            and not h.before.hidden_cards
            and h.token[:5] == "play:"
            and highest_mercenary(h.after) > highest_mercenary(h.before)
        ),
    ),
    Event(
        "a-heroine-in-winter",
        "R3.5 R3.1",
        lambda h: h.plays("H") and h.lies("W") > 0 and not h.before.hidden_cards,
    ),
    # R4
    Event("the-site-is-conquered", "R4.1", lambda h: h.won),
    Event("a-tie-at-zero", "R4.1", lambda h: h.tied and h.result is not None and h.result.strongest == 0),
    Event("a-tie-above-zero", "R4.1", lambda h: h.tied and h.result is not None and h.result.strongest > 0),
    Event("courtesans-after-a-victory", "R4.2", lambda h: h.won and h.courtesans),
    Event("courtesans-after-a-tie", "R4.2", lambda h: h.tied and h.courtesans),
    Event(
        "as-many-courtesans",
        "R4.2 R4.1",
        lambda h: (
            h.result is not None and not h.courtesans and h.before.final == NO_FINAL and h.lies("C") > 1
        ),
    ),
    Event(
        "a-holder-without-cards-chooses",
        "R4.3 R4.4",
        lambda h: h.token[:5] == "site:" and h.before.held[h.seat] == 0,
    ),
    Event(
        "the-site-of-a-tie-again", "R4.3", lambda h: h.token[:5] == "site:" and h.after.site == h.before.site
    ),
    Event(
        "the-site-before-hands", "R4.6 R4.5 R4.4", lambda h: h.token[:5] == "site:" and h.begins(Phase.HAND)
    ),
    Event("a-hand-is-to-be-discarded", "R4.5", lambda h: h.token == "hand:discard"),
    Event("the-last-answer", "R4.5", lambda h: h.token[:5] == "hand:" and h.after.phase != Phase.HAND),
    Event(
        "several-hands-are-discarded",
        "R4.5",
        lambda h: (
            h.token[:5] == "hand:"
            and h.after.phase != Phase.HAND
            and h.before.discarding.bit_count() + (h.token == "hand:discard") > 1
        ),
    ),
    # R5
    Event("winter-discards-springs", "R5.1 R3.2", lambda h: h.plays("W") and h.lies("S") > 0),
    Event("a-second-winter", "R5.1 R3.2", lambda h: h.plays("W") and h.lies("W") > 0),
    Event("spring-discards-winters", "R5.2 R3.4", lambda h: h.plays("S") and h.lies("W") > 0),
    Event("a-second-spring", "R5.2 R3.4", lambda h: h.plays("S") and h.lies("S") > 0),
    Event("a-bishop-strikes-several-lines", "R5.3 R3.6", lambda h: h.plays("B") and len(h.struck()) > 1),
    Event("a-bishop-strikes-nothing", "R5.3", lambda h: h.plays("B") and not h.struck()),
    Event(
        "a-bishop-strikes-who-passed",
        "R5.3 R2.3",
        lambda h: h.plays("B") and any(h.before.out[seat] for seat in h.struck()),
    ),
    Event("a-bishop-strikes-the-own-line", "R5.3", lambda h: h.plays("B") and h.seat in h.struck()),
    Event("a-bishop-in-winter", "R5.3 R3.6", lambda h: h.plays("B") and h.lies("W") > 0 and bool(h.struck())),
    Event(
        "the-favor-on-the-site",
        "R5.5 R5.4",
        lambda h: h.token[:6] == "favor:" and h.after.favor == h.before.site,
    ),
    Event("the-favor-off-the-board", "R5.4", lambda h: h.token == "favor:-" and h.before.favor >= 0),
    Event(
        "the-favor-stays", "R5.4", lambda h: h.token[:6] == "favor:" and h.before.favor == h.after.favor >= 0
    ),
    Event("a-conquest-under-the-favor", "R5.5 R4.1", lambda h: h.won and h.before.site == h.before.favor),
    Event("a-surrender", "R5.7 R4.1", lambda h: h.plays("U")),
    Event("a-surrender-before-all-have-played", "R5.7", lambda h: h.plays("U") and h.before.played == 0),
    # R6
    Event(
        "a-scarecrow-with-nothing-to-take", "R6.3", lambda h: h.plays("K") and h.after.phase != Phase.RESCUE
    ),
    Event("a-scarecrow-asks", "R6.1 R6.3", lambda h: h.plays("K") and h.after.phase == Phase.RESCUE),
    Event("a-mercenary-comes-back", "R6.1 R6.4", lambda h: h.token[:7] == "rescue:" and h.token[7] != "-"),
    Event("nothing-is-taken-back", "R6.1", lambda h: h.token == "rescue:-"),
    Event(
        "a-known-card-is-played",
        "R6.4 R10.3",
        lambda h: (
            h.token[:5] == "play:"
            and not h.conceals()
            and h.before.known[h.seat][6][LETTERS.index(h.token[5])] > 0
        ),
    ),
    # R7
    Event(
        "a-round-ends-with-nobody's-cards",
        "R7.1 R7.3",
        lambda h: h.token[:5] in ("hand:", "site:") and h.after.phase == Phase.DEAL,
    ),
    Event("a-round-ends-with-one-hand", "R7.1 R7.2", lambda h: h.begins(Phase.KEEP)),
    Event("no-card-is-kept", "R7.2 R7.3", _keeps(0)),
    Event("one-card-is-kept", "R7.2 R7.3", _keeps(1)),
    Event("two-cards-are-kept", "R7.2 R7.3", _keeps(2)),
    Event(
        "a-known-hand-is-kept",
        "R7.2 R6.4",
        lambda h: h.token[:5] == "keep:" and h.known() > 0 and h.before.held[h.seat] == h.after.held[h.seat],
    ),
    Event(
        "a-known-hand-is-kept-in-part",
        "R7.2 R6.4",
        lambda h: h.token[:5] == "keep:" and h.known() > 0 and h.before.held[h.seat] != h.after.held[h.seat],
    ),
    Event(
        "hands-are-filled-up",
        "R7.3 R1.6 R7.4",
        lambda h: (
            h.deal
            and h.before.battles > 0
            and h.before.final == NO_FINAL
            and not h.before.draw_after_battle
            and h.after.phase == Phase.BATTLE
        ),
    ),
    # R8, R9
    Event("won-by-the-total", "R8.1", lambda h: h.ends(Ending.TOTAL)),
    Event("won-by-adjacent-regions", "R8.1 R8.2 R1.3", lambda h: h.ends(Ending.ADJACENT)),
    Event("won-both-ways", "R8.1 R8.2", lambda h: h.result is not None and _both_ways(h)),
    Event("won-by-four-adjacent-or-more", "R8.2", _group_is_not_a_clique),
    Event("won-by-the-most", "R8.3", lambda h: h.ends(Ending.MOST)),
    Event("a-final-battle-begins", "R8.3 R9.1", lambda h: h.before.final == NO_FINAL != h.after.final),
    Event("hands-for-a-final-battle", "R9.1 R9.2 R1.6", lambda h: h.deal and h.before.final != NO_FINAL),
    Event(
        "the-holder-does-not-fight",
        "R9.2",
        lambda h: h.deal and h.before.final != NO_FINAL and not h.before.contenders >> h.before.holder & 1,
    ),
    Event(
        "a-final-battle-is-won",
        "R9.3",
        lambda h: h.result is not None and h.before.final != NO_FINAL and h.result.conqueror is not None,
    ),
    Event("a-final-battle-is-tied", "R9.3", _final_tie),
    Event("a-bishop-in-a-final-battle", "R9.4 R5.3", lambda h: h.plays("B") and h.before.final != NO_FINAL),
    Event(
        "courtesans-in-a-final-battle",
        "R9.3",
        lambda h: h.result is not None and h.before.final != NO_FINAL and h.lies("C") > 0,
    ),
    # R10
    Event("shown-to-some", "R10.1 R10.3", lambda h: h.show is not None and h.show.to is not None),
    Event("shown-to-everybody", "R10.1 R10.3", lambda h: h.show is not None and h.show.to is None),
    Event(
        "shown-again",
        "R10.3",
        lambda h: (
            h.show is not None
            and any(h.before.known[h.show.seat][v][card] for v in range(7) for card in h.show.cards)
        ),
    ),
    Event("shown-out-of-turn", "R10.1 R10.2", lambda h: h.show is not None and h.show.seat != h.before.turn),
    Event("a-face-down-card-is-shown", "R10.3 R15.4", lambda h: h.show is not None and h.show.face_down),
    Event(
        "shown-while-another-lies-face-down",
        "R15.5 R10.3",
        lambda h: h.show is not None and bool(h.show.cards) and h.before.down[h.show.seat] != NO_CARD,
    ),
    Event(
        "a-card-that-some-know-is-played",
        "R10.3",
        lambda h: h.token[:5] == "play:" and _knows_more(h) and not h.conceals(),
    ),
    # R11
    Event(
        "a-bigger-kingdom-is-needed",
        "R11.1 R8.1",
        lambda h: (
            h.won
            and h.before.bigger_kingdoms == 1
            and any(
                largest_group(regions_of(h.after, seat)) == h.after.adjacent_needed - 1
                for seat in range(h.after.seats)
            )
        ),
    ),
    Event(
        "a-bigger-kingdom-wins",
        "R11.1 R8.1",
        lambda h: h.before.bigger_kingdoms == 1 and h.ends(Ending.ADJACENT),
    ),
    # R12
    Event(
        "drawing-follows-the-battle",
        "R12.1 R12.4 R12.2",
        lambda h: h.begins(Phase.DRAW) and h.result is not None,
    ),
    Event("no-card-is-drawn", "R12.2 R12.5", lambda h: h.token == "draw:0"),
    Event("cards-are-drawn", "R12.2 R12.5", lambda h: h.token[:5] == "draw:" and h.token != "draw:0"),
    Event(
        "a-hand-near-its-limit-draws",
        "R12.2",
        lambda h: h.before.phase == Phase.DRAW and most_to_draw(h.before, h.seat) < 3 and not h.show,
    ),
    Event(
        "who-can-draw-nothing-is-skipped",
        "R12.5 R12.2",
        lambda h: h.token[:5] == "draw:" and h.after.asked - h.before.asked > 1,
    ),
    Event(
        "the-site-follows-drawing",
        "R12.4 R4.3",
        lambda h: (
            h.before.phase in (Phase.DRAW, Phase.DEAL)
            and h.after.phase == Phase.SITE
            and h.before.draw_after_battle == 1
            and h.before.battles > 0
        ),
    ),
    Event(
        "the-next-battle-without-asking",
        "R12.1 R12.4",
        lambda h: h.token[:5] == "site:" and h.before.draw_after_battle == 1 and h.before.battles > 0,
    ),
    Event(
        "nobody-holds-a-card",
        "R12.3",
        lambda h: (
            h.result is not None
            and h.after.draw_after_battle == 1
            and h.after.phase == Phase.DEAL
            and h.after.final == NO_FINAL
        ),
    ),
    Event(
        "ten-cards-for-each",
        "R12.3 R12.5",
        lambda h: (
            h.deal
            and h.before.draw_after_battle == 1
            and h.before.after_deal == Phase.SITE
            and h.before.battles > 0
        ),
    ),
    Event(
        "the-discards-become-a-pile",
        "R12.5",
        lambda h: h.deal and h.before.draw_after_battle == 1 and sum(h.before.pile) < len(h.token) - 5,
    ),
    Event(
        "the-deal-runs-short",
        "R12.5 R12.3",
        lambda h: h.deal and h.before.draw_after_battle == 1 and sum(h.before.due) > len(h.token) - 5,
    ),
    # R13
    Event("a-game-scores", "R13.2 R13.1", lambda h: h.after.points > 0 and h.after.games > h.before.games),
    Event(
        "the-bonus-for-adjacent-regions", "R13.2", lambda h: h.after.points > 0 and h.ends(Ending.ADJACENT)
    ),
    Event(
        "the-bonus-in-a-later-game",
        "R13.2",
        lambda h: h.after.points > 0 and h.before.games > 0 and h.ends(Ending.ADJACENT),
    ),
    Event("a-total-scores-no-bonus", "R13.2", lambda h: h.after.points > 0 and h.ends(Ending.TOTAL)),
    Event("an-unfinished-game-scores", "R13.2 R2.8", lambda h: h.after.points > 0 and h.token == "end"),
    Event(
        "a-match-is-won",
        "R13.3",
        lambda h: h.after.points > 0 and h.after.phase == Phase.OVER and h.before.final != MATCH_FINAL,
    ),
    Event("an-interval", "R13.1 R13.3", lambda h: h.begins(Phase.INTERVAL)),
    Event("the-next-game-begins", "R13.4 R1.4", lambda h: h.token == "next" and h.after.final == NO_FINAL),
    Event(
        "the-final-battle-of-a-match", "R13.3 R9.1", lambda h: h.token == "next" and h.after.final != NO_FINAL
    ),
    Event("a-match-is-shared", "R13.3 R9.3", lambda h: h.before.final == MATCH_FINAL and _final_tie(h)),
    # R14
    Event(
        "a-controlled-region-is-chosen",
        "R14.1",
        lambda h: h.token[:5] == "site:" and h.before.owner[h.after.site] != NOBODY,
    ),
    Event("the-defender-waits", "R14.2", lambda h: h.passes and defender_stays(h.before, h.seat)),
    Event(
        "the-defender-plays-after-all",
        "R14.2",
        lambda h: (
            h.token[:5] == "play:"
            and h.seat == h.before.defender
            and h.before.defender_waits == 1
            and h.left() == 1
        ),
    ),
    Event(
        "a-defender-who-has-played-passes",
        "R14.2 R2.3",
        lambda h: h.passes and h.seat == h.before.defender and not h.before.defender_waits,
    ),
    Event(
        "a-defender-without-cards-passes",
        "R14.2",
        lambda h: (
            h.passes
            and h.seat == h.before.defender
            and h.before.held[h.seat] == 0
            and h.before.defender_waits == 1
        ),
    ),
    Event(
        "the-defender's-pass-ends-the-battle",
        "R14.3",
        lambda h: h.passes and h.seat == h.before.defender and h.before.defender_waits == 1 and h.left() == 1,
    ),
    Event(
        "a-surrender-before-the-defender-played",
        "R14.4 R5.7",
        lambda h: h.plays("U") and h.before.defender_waits == 1,
    ),
    Event(
        "a-region-is-captured",
        "R14.5",
        lambda h: h.won and h.result is not None and h.before.defender not in (NOBODY, h.result.conqueror),
    ),
    Event(
        "the-defender-wins",
        "R14.5",
        lambda h: h.won and h.result is not None and h.before.defender == h.result.conqueror,
    ),
    Event("a-tied-defence", "R14.5", lambda h: h.tied and h.before.defender != NOBODY and not h.courtesans),
    Event(
        "courtesans-after-a-tied-defence",
        "R14.5 R4.2",
        lambda h: h.tied and h.before.defender != NOBODY and h.courtesans,
    ),
    Event(
        "the-favor-on-a-controlled-region",
        "R14.6 R5.5",
        lambda h: h.token[:6] == "favor:" and h.after.favor >= 0 and h.before.owner[h.after.favor] != NOBODY,
    ),
    Event(
        "no-region-is-free-but-others-have-some",
        "R14.7 R14.1",
        lambda h: (
            h.after.phase == Phase.SITE
            and h.after.capturing_regions == 1
            and h.result is not None
            and NOBODY not in [o for r, o in enumerate(h.after.owner) if r != h.after.favor]
        ),
    ),
    # R15
    Event("a-card-is-played-face-down", "R15.1", lambda h: h.conceals() and h.down == NO_CARD),
    Event(
        "an-open-kind-with-hidden-cards",
        "R15.1",
        lambda h: h.before.hidden_cards == 1 and h.token[:5] == "play:" and not h.conceals(),
    ),
    Event("the-earlier-card-is-turned-up", "R15.2", lambda h: h.conceals() and h.down != NO_CARD),
    Event(
        "a-bishop-misses-the-own-hidden-card",
        "R15.2 R15.4",
        lambda h: h.before.hidden_cards == 1 and h.token[:6] == "favor:" and h.down != NO_CARD,
    ),
    Event(
        "a-bishop-does-not-see-hidden-cards",
        "R15.4 R5.3",
        lambda h: (
            h.plays("B")
            and any(0 <= card < MERCENARIES and card >= highest_mercenary(h.before) for card in h.before.down)
        ),
    ),
    Event(
        "a-scarecrow-misses-the-own-hidden-card",
        "R15.2 R15.4",
        lambda h: h.plays("K") and 0 <= h.down < MERCENARIES,
    ),
    Event(
        "a-season-before-the-own-card-is-turned-up",
        "R15.2",
        lambda h: h.token in ("play:W", "play:S") and h.down != NO_CARD,
    ),
    Event("turned-up-while-passing", "R15.3", lambda h: h.token == "reveal"),
    Event("left-down-while-passing", "R15.3", lambda h: h.token == "pass" and h.down != NO_CARD),
    Event(
        "an-empty-hand-turns-its-card-up",
        "R2.5 R15.3",
        lambda h: h.token == "reveal" and h.before.held[h.seat] == 0,
    ),
    Event(
        "all-cards-are-turned-up",
        "R15.4",
        lambda h: h.result is not None and sum(card != NO_CARD for card in h.before.down) > 1,
    ),
    Event(
        "a-surrender-turns-all-cards-up",
        "R15.4 R5.7",
        lambda h: h.plays("U") and any(card != NO_CARD for card in h.before.down),
    ),
    Event(
        "hidden-cards-in-a-final-battle",
        "R9.4 R15.4",
        lambda h: (
            h.result is not None
            and h.before.final != NO_FINAL
            and any(card != NO_CARD for card in h.before.down)
        ),
    ),
    Event(
        "a-known-card-is-played-face-down",
        "R15.5",
        lambda h: h.conceals() and h.before.known[h.seat][6][LETTERS.index(h.token[5])] > 0,
    ),
    Event(
        "a-known-card-is-turned-up",
        "R15.5",
        lambda h: (
            h.down != NO_CARD and h.after.down[h.seat] != h.down and h.before.known[h.seat][6][h.down] > 0
        ),
    ),
    Event(
        "taken-back-with-a-card-face-down",
        "R15.5 R6.4",
        lambda h: h.token[:7] == "rescue:" and h.token[7] != "-" and h.down != NO_CARD,
    ),
)


def events_of(happening: Happening) -> list[Event]:
    """All that happens."""
    return [event for event in EVENTS if event.happens(happening)]
