"""A game in progress: its options, its log, the Table they lead to, and its outcome."""

import random
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from condottiere import rules
from condottiere.rules.match import final_winners
from condottiere.rules.play import can_end_unfinished

from . import notation
from .agreements.notation import AgreementEntry, TakenBack
from .agreements.state import Agreements, OpenProposal, ended
from .fairness.notation import FairnessEntry
from .fairness.pile import due_commitment
from .fairness.state import Fairness, FairShuffle
from .illegal_request import IllegalRequest
from .moves import (
    Chance,
    action_code,
    after_move,
    answers_after,
    draw_holder,
    independent,
    next_shuffle,
    shuffled_deal,
)
from .notation import Entry
from .pacts.notation import Accepted, Declined, Offered, Withdrawn
from .pacts.state import Breach, Pacts, PactTime
from .pacts.verdicts import deed_of
from .takeback import Snapshot, TakeBacks, check_receivers, without_late_proposal


class LogStep(NamedTuple):
    """An entry of a log, with the tables before and after it."""

    before: rules.Table
    entry: Entry
    after: rules.Table
    ended: tuple[OpenProposal, ...] = ()
    """The proposals that are no longer open after this entry."""
    broken: tuple[Breach, ...] = ()
    """The promises that it breaks."""


class Trace:
    """The tables before some entries and after each of them. The tables must not change any more."""

    def __init__(self, table: rules.Table, proposals: tuple[OpenProposal, ...], pacts: Pacts) -> None:
        """Begin with a table, its open proposals and its pacts."""
        self._tables = [table]
        self._proposals = [proposals]
        self._pacts = [pacts]

    def note(self, table: rules.Table, proposals: tuple[OpenProposal, ...], pacts: Pacts) -> None:
        """Note the table, the open proposals and the pacts after an entry."""
        self._tables.append(table)
        self._proposals.append(proposals)
        self._pacts.append(pacts)

    def steps(self, log: Sequence[Entry]) -> list[LogStep]:
        """Return the noted entries, which are the last ones of `log`, oldest first."""
        entries = log[len(log) + 1 - len(self._tables) :]
        closed = map(ended, self._proposals, self._proposals[1:])
        broken = map(Pacts.breaches_since, self._pacts[1:], self._pacts)
        return list(map(LogStep, self._tables, entries, self._tables[1:], closed, broken))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game (with R13 a match) ended."""

    ending: rules.Ending
    """How the last game ended."""
    winners: tuple[int, ...]
    """The seats that won: several if they share the victory (R9.3), none if it was left unfinished (R2.8).

    If people have closed the game: the only seat that has not resigned, if there is one.
    """
    scores: tuple[int, ...] | None
    """R13: points by seat, or None for a single game."""


def outcome_of(table: rules.Table, agreements: Agreements) -> Outcome:
    """Return the outcome of a game that is over."""
    scores = tuple(table.scores[: table.seats]) if table.points else None
    if agreements.closed is not None:
        return Outcome(rules.Ending.UNFINISHED, agreements.winners, scores)
    mask = final_winners(table)
    winners = tuple(seat for seat in range(table.seats) if mask >> seat & 1)
    return Outcome(rules.Ending(table.ending), winners, scores)


class NotYourTurn(rules.IllegalAction):
    """R2.1: the seat is not on turn."""


class Game:
    """A game and its log.

    It deals cards by itself, except if its shuffle was committed to. Then it waits for `deal`, so that
    browsers can give their entropy once cards are due, and not before (docs/fairness.md).

    Every method that changes the game raises IllegalAction, which names the rule, if it is not legal, and
    then leaves the game unchanged.
    """

    options: rules.Options
    holder: int
    """The first holder of the token (R1.5)."""
    log: list[notation.Entry]
    table: rules.Table
    """The whole state, hidden cards included: for the rules and their driver only."""
    agreements: Agreements
    """What people have agreed beyond the rules."""
    fairness: Fairness
    """The public state of its shuffle."""
    pacts: Pacts
    """What people have promised each other. Some pacts are secret."""
    take_backs: TakeBacks
    """Which moves may be taken back. For the rules and their driver; a seat may know of its own."""
    version: int
    """The number of moves in the log. It is public."""
    answers: Mapping[int, bool]
    """R4.5: by seat, the answers given in advance: whether it will discard its hand after this battle.

    For the rules and their driver; a seat may know its own.
    """

    def __init__(self, options: rules.Options, holder: int, chance: Chance | None = None) -> None:
        """Make a game before its first deal. Use `new` or `resume` instead."""
        self.options = options
        self.holder = holder
        self.table = rules.new_table(options, holder)
        self.agreements = Agreements(options.seats)
        self.fairness = Fairness(options.seats)
        self.pacts = Pacts()
        self.take_backs = TakeBacks()
        self.log = []
        self.version = 0
        self.answers = {}
        self._chance = chance or random.SystemRandom()
        self._trace: Trace | None = None
        self._table_is_shared = False
        """Whether others hold a reference to the table, so that it must be copied before a change."""

    @classmethod
    def new(cls, options: rules.Options, seed: int | None = None) -> "Game":
        """Begin a game and deal its first hands. Without a seed the operating system's randomness is used."""
        return cls.begin(options, random.SystemRandom() if seed is None else random.Random(seed))

    @classmethod
    def begin(cls, options: rules.Options, chance: Chance, entries: Sequence[FairnessEntry] = ()) -> "Game":
        """Begin a game with these entries and deal its first hands; a FairShuffle needs its commitment."""
        game = cls(options, options.first_holder or 0, chance)
        for entry in entries:
            game.enter(entry)
        if options.first_holder is None:
            game.holder = draw_holder(chance, game.fairness)
            game.table = rules.new_table(options, game.holder)
        game.deal()
        return game

    @classmethod
    def resume(
        cls,
        options: rules.Options,
        holder: int,
        entries: Iterable[notation.Entry],
        chance: Chance | None = None,
    ) -> "Game":
        """Replay a log. Raises IllegalAction for an illegal entry."""
        game = cls(options, holder, chance)
        game.enter_all(entries)
        return game

    def copy(self) -> "Game":
        """Return an independent copy. Played on in the same way, one with a seed deals the same cards."""
        self._table_is_shared = True
        other = Game.__new__(type(self))
        other.__dict__.update(self.__dict__, log=self.log[:], take_backs=self.take_backs.copy())
        other._chance, other._trace = independent(self._chance), None  # noqa: SLF001  # its own class
        return other

    def __copy__(self) -> "Game":
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """What is pickled: the randomness of the operating system has no state, and a trace stays here."""
        chance = None if isinstance(self._chance, random.SystemRandom) else self._chance
        return {**self.__dict__, "_chance": chance, "_trace": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state, _chance=state["_chance"] or random.SystemRandom())

    def start_trace(self) -> None:
        """Keep the tables before and after each entry from now on, until `end_trace`."""
        self._trace, self._table_is_shared = Trace(self.table, self.agreements.proposals, self.pacts), True

    def end_trace(self) -> list[LogStep]:
        """Return the entries since `start_trace` with their tables, oldest first."""
        trace, self._trace = self._trace, None
        return [] if trace is None else trace.steps(self.log)

    # --- queries --------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat to act, or None."""
        return None if self.table.turn < 0 or self.table.phase == rules.Phase.DEAL else self.table.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended by the rules, or been closed by its people."""
        return self.table.phase == rules.Phase.OVER or self.agreements.closed is not None

    @property
    def deal_is_due(self) -> bool:
        """Whether the game waits for cards."""
        return self.table.phase == rules.Phase.DEAL and not self.over

    @property
    def pile_commitment(self) -> str | None:
        """While a deal is due whose shuffle can be verified: the commitment to its pile (`fairness.pile`)."""
        if not self.deal_is_due or not isinstance(self._chance, FairShuffle):
            return None
        return due_commitment(self._chance, self.fairness.deal, self.table)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on."""
        return outcome_of(self.table, self.agreements) if self.over else None

    @property
    def pact_time(self) -> PactTime:
        """The present time, as far as pacts depend on it."""
        return PactTime.of(self.table, self.version, self.over, self.agreements)

    def legal_actions(self) -> tuple[rules.Action, ...]:
        """Return the legal actions of the seat on turn; empty when no seat can act."""
        return tuple(rules.decode(code) for code in rules.legal(self.table))

    def view(self, seat: int | None) -> rules.View:
        """Return the View of a seat, or of a spectator for None.

        As all seats answer R4.5 at the same time, each seat that has to answer sees itself on turn.
        """
        return rules.view(self.table if seat is None else rules.asked_next(self.table, seat), seat)

    def own_view(self, seat: int, views: rules.Views) -> rules.OwnView:
        """Return a seat's own fields of its View; `views` are those of the table."""
        table, own = rules.asked_next(self.table, seat), views.own(seat)
        return own if table is self.table else own._replace(legal=tuple(rules.legal(table)))

    # --- changes --------------------------------------------------------------------------------

    def play(self, action: rules.Action | int | str, seat: int | None = None) -> None:
        """Play an action of the seat on turn; if `seat` is given, check that it is on turn.

        The action may be an Action, a code, or a token such as 'play:T'. Raises NotationError for an invalid
        token.
        """
        self.agreements.check_play()
        code = action_code(action)
        if seat is not None and seat != self.turn and not self.over:
            raise NotYourTurn(f"R2.1: it is not the turn of seat {seat}")
        self._move(notation.Acted(code))
        self._deal_at_once()

    def show(
        self, seat: int, cards: Sequence[rules.Card], face_down: bool, to: Collection[int] | None
    ) -> None:
        """R10.3: show cards of a seat's hand or its face-down card to seats, or to everybody for None."""
        ordered = None if to is None else tuple(sorted(set(to)))
        shown = notation.Shown(seat, tuple(sorted(cards)), face_down, ordered)
        check_receivers(self.agreements, self.take_backs, shown)
        self._show(shown)

    def answer(self, seat: int, discard: bool | None) -> None:
        """R4.5: note in advance whether a seat will discard its hand; None withdraws its answer."""
        self.agreements.check_play()
        self.agreements.check_player(seat)
        rules.check_answer(self.table, seat, bool(discard))
        self._append(notation.Answered(seat, discard))

    def next_game(self) -> None:
        """R13: begin the next game of the match."""
        self.agreements.check_play()
        self._move(notation.NextGameBegun())
        self._deal_at_once()

    def end_unfinished(self) -> None:
        """R2.8: end a game in which nobody plays any more."""
        self.agreements.check_play()
        self._move(notation.EndedUnfinished())
        self._deal_at_once()

    def proceed(self) -> bool:
        """Do what no seat decides, if it is due, and return whether it was.

        That is to deal, to begin the next game of a match (R13.4), and to end a game in which nobody plays
        any more (R2.8).
        """
        if self.over:
            return False
        if self.deal_is_due:
            self.deal()
        elif self.table.phase == rules.Phase.INTERVAL:
            self.next_game()
        elif can_end_unfinished(self.table):
            self.end_unfinished()
        else:
            return False
        return True

    def deal(self) -> None:
        """Shuffle and deal the cards that are due, if any are, with the entropy revealed so far."""
        if self.table.phase == rules.Phase.DEAL:
            self.agreements.check_play()
            before = self.take_backs.before_move(self.version, self.table)
            self._own_table()
            cards = shuffled_deal(self.table, next_shuffle(self._chance, self.fairness))
            self._append_move(before, notation.Dealt(cards))

    def enter_all(self, entries: Iterable[notation.Entry]) -> None:
        """Enter one entry after the other."""
        for entry in entries:
            self.enter(entry)

    def enter(self, entry: notation.Entry) -> None:
        """Add an entry to the log and apply it, deals included."""
        match entry:
            case notation.Acted() | notation.Dealt() | notation.NextGameBegun() | notation.EndedUnfinished():
                self.agreements.check_play()
                self._move(entry)
            case notation.Shown():
                self._show(entry)
            case notation.Answered(seat, discard):
                self.answer(seat, discard)
            case Offered() | Accepted() | Declined() | Withdrawn():
                self.pacts = self.pacts.after(entry, self.pact_time)
                self._append(entry)
            case _:
                self._agree(entry)
                self._append(entry)

    def before(self, move: int) -> rules.Table:
        """Return the table to which taking a move back would lead. Raises IllegalAction if it may not be."""
        return self.take_backs.table_before(move, self.table)

    def _show(self, shown: notation.Shown) -> None:
        self.agreements.check_open()
        seats = range(self.options.seats)
        if not set(shown.to or ()).issubset(seats):
            raise rules.IllegalAction(f"R10.3: cards are shown to seats 0 to {seats[-1]}, or to everybody")
        viewers = {rules.PUBLIC} if shown.to is None else shown.to
        self._own_table()
        rules.show(self.table, shown.seat, Counter(shown.cards), shown.face_down, viewers)
        self.take_backs.note_show(shown)
        self._append(shown)

    def _move(self, move: notation.RuleMove) -> None:
        before = self.take_backs.before_move(self.version, self.table)
        judged = self.table.copy() if self.pacts.watches and isinstance(move, notation.Acted) else None
        self._own_table()
        self.table = after_move(self.table, move)
        if judged is not None and isinstance(move, notation.Acted):
            self.pacts = self.pacts.with_deed(deed_of(judged, move.code, self.version))
        # R4.5 has everybody answer, also who has no choice; which of them did is hidden.
        chose = isinstance(move, notation.Acted) and not before.forced and before.phase != rules.Phase.HAND
        if chose:
            self.agreements = self.agreements.after_choice(before.turn)
        if isinstance(move, notation.NextGameBegun):
            self.pacts = self.pacts.settled(self.pact_time)
        self._append_move(before, move)

    def _append_move(self, before: Snapshot, move: notation.RuleMove) -> None:
        self.take_backs.note_move(self.version, move, before, self.table)
        self._append(move)

    def _agree(self, entry: AgreementEntry | FairnessEntry) -> None:
        if self.table.phase == rules.Phase.OVER:
            raise IllegalRequest("error-game-over")
        if isinstance(entry, FairnessEntry):
            self.agreements.check_open()
            self.fairness = self.fairness.after(entry)
            return
        self.agreements = self.agreements.after(entry)
        if isinstance(entry, TakenBack):
            self.table = self.take_backs.table_before(entry.move, self.table)
            self.take_backs.note_undo(entry.move, self.table)
            self.pacts = self.pacts.without_deeds_from(entry.move)

    def _append(self, entry: notation.Entry) -> None:
        self.log.append(entry)
        self.version += isinstance(entry, notation.Move)
        self.answers = answers_after(self.answers, entry, self.table)
        if isinstance(entry, notation.Dealt):
            self.fairness = self.fairness.after_deal()
        self.agreements = without_late_proposal(self.agreements, self.take_backs)
        if self._trace is not None:
            self._trace.note(self.table, self.agreements.proposals, self.pacts)
            self._table_is_shared = True

    def _deal_at_once(self) -> None:
        """Deal the cards that are due, unless entropy may be given first."""
        if self.fairness.commitment is None:
            self.deal()

    def _own_table(self) -> None:
        """Copy the table if it is shared, so that it can be changed."""
        if self._table_is_shared:
            self.table, self._table_is_shared = self.table.copy(), False
