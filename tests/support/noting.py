"""Games whose browsers give entropy, and what each notes, as `web/src/fair/witness.ts` does."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from condottiere.record.agreements.notation import Closed
from condottiere.record.fairness.board import Board, Tokens
from condottiere.record.fairness.notation import SeatFilled
from condottiere.record.fairness.notes import ChainsNote, DealNote, DueNote, Note, SeatNote, SeenNote
from condottiere.record.fairness.setup import setup_text
from condottiere.record.fairness.state import FairShuffle, next_hash
from condottiere.record.file import Record, record_of
from condottiere.record.game import Game
from condottiere.record.notation import counts_text
from condottiere.rules import RULES_VERSION, Options
from support.entropy import Browser, before_chains, people
from support.random_games import random_step

SECRET = "5a" * 32
TABLE = "n2xWq4Zk_0aB"


def never(deal: int) -> bool:  # noqa: ARG001
    """A browser that is always there."""
    return False


def seen_by(seat: int, game: Game) -> SeenNote:
    """What the browser of a seat notes of what it is shown."""
    view = game.view(seat)
    tokens = Tokens(view.holder, view.favor, view.owners)
    hands, lines = [one.hand_size for one in view.seats], [one.line for one in view.seats]
    board = Board(tokens, view.pile, view.discards, hands, lines)
    return SeenNote(game.version, seat, counts_text(list(view.hand)), board.digest)


@dataclass
class Noter:
    """A browser at a table, with one chain for its seat."""

    seat: int
    last: str
    """The last link of its chain."""
    offline: Callable[[int], bool] = never
    """Whether it gives nothing for a deal."""
    note: Note | None = None
    version: int = 0
    browser: Browser = field(init=False)

    def __post_init__(self) -> None:
        self.browser = Browser(self.last)

    def begin(
        self, commitment: str, chains: list[str | None], options: Options, seated: Sequence[SeatFilled]
    ) -> None:
        """Note what is known when the game begins, and give entropy for the first deal."""
        self._first_look(commitment, 1, options, seated)
        self.sent(1, chains)

    def _first_look(self, commitment: str, deal: int, options: Options, seated: Sequence[SeatFilled]) -> None:
        self.note = Note(
            table=TABLE,
            commitment=commitment,
            before=deal,
            deal=deal,
            seats=[],
            chains=[],
            deals=[],
            dues=[],
            seen=[],
            setup=setup_text(TABLE, RULES_VERSION, options, seated),
            holder=None,
            refused=False,
            tries=0,
            promised=None,
        )

    def sent(self, deal: int, chains: list[str | None]) -> None:
        """Note that entropy is sent for a deal, while the seats have these chains."""
        assert self.note is not None
        if not any(own.chain == self.browser.first for own in self.note.seats):
            own = SeatNote(self.seat, self.last, self.browser.first, deal, [], [], False)
            self.note.seats.append(own)
        own = next(one for one in self.note.seats if one.chain == self.browser.first)
        if deal not in own.sent:
            own.sent.append(deal)
            if not self.note.chains or self.note.chains[-1].chains != chains:
                self.note.chains.append(ChainsNote(deal, chains))

    def look(self, game: Game) -> None:
        """Note what is shown at the table, and give entropy for the next deal, if that is due."""
        fairness, since = game.fairness, self.version
        self.version = game.version
        if self.note is None:
            assert fairness.commitment is not None
            self._first_look(fairness.commitment, fairness.deal, game.options, fairness.seated)
        note = self.note
        assert note is not None
        known = since if note.deal == fairness.deal - 1 else 0
        for own in note.seats:
            taken = [fairness.deal - 1] if self.seat in fairness.gave else []
            own.given.extend(deal for deal in taken if deal in own.sent and deal not in own.given)
        if fairness.deal > 1 and all(one.deal != fairness.deal - 1 for one in note.deals):
            note.deals.append(
                DealNote(fairness.deal - 1, known, game.version, self.seat, list(fairness.gave))
            )
        if (seen := seen_by(self.seat, game)) not in note.seen:
            note.seen.append(seen)
        if note.holder is None and fairness.deal > 1 and game.table.games == 0:
            note.holder = game.holder
        note.deal = fairness.deal
        if game.deal_is_due and all(due.deal != fairness.deal for due in note.dues):
            assert game.pile_commitment is not None
            note.dues.append(DueNote(fairness.deal, game.version, game.pile_commitment))
        if not game.over and not self.offline(fairness.deal):
            self._give(game)

    def _give(self, game: Game) -> None:
        assert self.note is not None
        fairness = game.fairness
        chain = fairness.chains.get(self.seat)
        chains = [
            None if seat not in fairness.chains else fairness.chains[seat].first
            for seat in range(game.options.seats)
        ]
        if chain is None or chain.first != self.browser.first:
            known = any(own.chain == self.browser.first for own in self.note.seats)
            # A chain of another browser of this player, from which nothing has come.
            idle = chain is None or (chain.counts_from < fairness.deal and self.seat not in fairness.gave)
            if idle and not known and self.seat not in fairness.revealed:
                game.enter(self.browser.announce(self.seat))
                own = SeatNote(self.seat, self.last, self.browser.first, fairness.deal + 1, [], [], False)
                self.note.seats.append(own)
        elif game.deal_is_due and self.seat in fairness.missing:
            self.sent(fairness.deal, chains)
            game.enter(self.browser.reveal(self.seat, fairness.deal))


def begun(options: Options, browsers: Iterable[Noter], seated: Sequence[SeatFilled]) -> Game:
    """A game to whose first deal these browsers give entropy."""
    browsers = list(browsers)
    chains: list[str | None] = [None] * options.seats
    entries = before_chains(FairShuffle(SECRET, TABLE), options, seated)
    for one in browsers:
        entries.append(one.browser.announce(one.seat))
        chains[one.seat] = one.browser.first
    for one in browsers:
        entries.append(one.browser.reveal(one.seat, 1))
        one.begin(next_hash(SECRET), chains, options, seated)
    return Game.begin(options, FairShuffle(SECRET, TABLE), entries)


def played(  # noqa: PLR0913  # all but two have defaults, and are named
    options: Options,
    first: Iterable[Noter],
    later: Iterable[tuple[int, Noter]] = (),
    *,
    seed: int = 7,
    deals: int = 1000,
    step: Callable[[Game, random.Random], None] = random_step,
    seated: Sequence[SeatFilled] | None = None,
) -> Record:
    """A game by random play, closed after so many deals.

    `first` are there from the beginning, each of `later` looks on from a deal on.
    """
    first, who = list(first), people(options.seats) if seated is None else seated
    game, rng = begun(options, first, who), random.Random(seed)
    while True:
        for one in (*first, *(one for since, one in later if game.fairness.deal >= since)):
            one.look(game)
        if game.over:
            break
        if game.fairness.deal > deals:
            game.enter(Closed("agreed"))
            continue
        step(game, rng)
        if game.view(None).can_end:
            game.end_unfinished()
    return record_of(game, tuple(one.name for one in who), FairShuffle(SECRET, TABLE))
