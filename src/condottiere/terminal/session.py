"""A game that goes on in a terminal: what happens is told, and a person is asked."""

import time
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from condottiere.bots import make_bot
from condottiere.languages.bundle import Language
from condottiere.record.events.from_log import events_of
from condottiere.record.events.visibility import seen_events
from condottiere.record.events.wording import wording
from condottiere.record.game import Game, LogStep
from condottiere.rules import Card, Phase, Region, SeatView, View, decode

from .company import Company
from .wording import what_is_asked, what_it_does

ADVISER: Final = "expert"
"""The bot that gives hints: it needs no compiled code, and half a millisecond."""
HINTS: Final = 3
"""How many actions a hint names."""
RECAP: Final = 12
"""How many of the latest lines are told again when a game is resumed."""


class Stopped(Exception):
    """The person wants to stop."""


class Session:
    """A game in a terminal, for the person of its company or for somebody who watches.

    With `is_open` every card is told.
    """

    def __init__(
        self, game: Game, company: Company, words: Language, console: Console, *, is_open: bool = False
    ) -> None:
        self._game = game
        self._company = company
        self._words = words
        self._console = console
        self._is_open = is_open

    def run(self, pace: float) -> None:
        """Go on to the end. Raises Stopped or KeyboardInterrupt, after which the game is whole.

        `pace` is for how many seconds what a bot does is looked at.
        """
        self._print(self._told_before()[-RECAP:])
        while not self._game.over:
            self._game.start_trace()
            asked = self._go_on()
            lines = self._told(self._game.end_trace())
            self._print(lines)
            if lines and not asked:
                time.sleep(pace)

    def _told_before(self) -> list[str]:
        """What has happened so far: the first cards, or all of a game that is resumed."""
        again = Game(self._game.options, self._game.holder)
        again.start_trace()
        again.enter_all(self._game.log)
        return self._told(again.end_trace())

    def _go_on(self) -> bool:
        """Let one thing happen; return whether the person decided it."""
        game = self._game
        if game.proceed():
            return False
        seat = game.turn
        assert seat is not None, "what no seat decides has been done"
        view = game.view(seat)
        if self._company.person is None and view.phase == Phase.SITE:
            self._show_table(game.view(None))
        if len(view.legal) == 1:
            game.play(view.legal[0])
        elif seat == self._company.person:
            game.play(self._ask(view))
            return True
        else:
            with self._console.status(self._whom_we_wait_for(view, seat)):
                code = self._company.bots[seat].decide(view).code
            game.play(code)
        return False

    def _whom_we_wait_for(self, view: View, seat: int) -> str:
        message = f"decision-waits-{view.phase.name.lower()}"
        return self._words.message(message, name=self._company.names[seat], who="person")

    # --- what is told ---------------------------------------------------------------------------

    def _told(self, steps: Sequence[LogStep]) -> list[str]:
        """What the reader may know of what happened, in words."""
        reader, lines = self._company.person, []
        for step, following in zip_longest(steps, [later.entry for later in steps[1:]]):
            events = events_of(step, following)
            seen = events if self._is_open else seen_events(events, reader)
            lines += [self._words.write(wording(event, reader), self._company.names) for event in seen]
        return lines

    def _print(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._console.print(Text(f"  {line}"))

    def _show_table(self, view: View) -> None:
        """Print a line for each seat: its strength, cards and regions."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for seat, shown in enumerate(view.seats):
            grid.add_row(*self._row(view, seat, shown))
        self._console.print()
        if view.site is not None and view.phase != Phase.SITE:
            title = self._words.message("table-battle", region=view.site.label)
            self._console.print(Text(title, style="bold"))
        self._console.print(grid)

    def _row(self, view: View, seat: int, shown: SeatView) -> list[Text]:
        words = self._words
        regions = [place for place, owner in enumerate(view.owners) if owner == seat]
        line = [self._cards(shown.line)] if any(shown.line) else []
        if shown.face_down:
            line.append("?" if shown.face_down_card is None else f"({words.card(shown.face_down_card)})")
        name = self._company.names[seat] + (" (Condottiere)" if seat == view.holder else "")
        return [
            Text(name, style="bold" if seat == view.turn else ""),
            Text(str(shown.strength), justify="right"),
            Text(words.message("card-count", count=shown.hand_size)),
            Text(words.enumeration([Region(place).label for place in regions]) or "–"),
            Text(words.message("seat-passed") if shown.passed else words.enumeration(line)),
        ]

    def _cards(self, cards: tuple[int, ...]) -> str:
        return self._words.enumeration(
            [
                self._words.card(kind) if count == 1 else f"{count} × {self._words.card(kind)}"
                for kind, count in zip(Card, cards, strict=True)
                if count
            ]
        )

    # --- what is asked --------------------------------------------------------------------------

    def _ask(self, view: View) -> int:
        """Have the person choose; return the code of the action. Raises Stopped."""
        self._show_table(view)
        self._console.print(Text(self._words.message("terminal-hand", cards=self._cards(view.hand))))
        message, variables = what_is_asked(view)
        self._console.print(Text(self._words.message(message, **variables), style="bold"))
        choices = [f"{n:>3}  {self._action(code, view)}" for n, code in enumerate(view.legal, start=1)]
        self._console.print(Columns(map(Text, choices), padding=(0, 3), column_first=True))
        while True:
            said = self._read()
            if said == "q":
                raise Stopped
            if said == "h":
                self._advise(view)
            elif said.isdecimal() and 0 < int(said) <= len(view.legal):
                return view.legal[int(said) - 1]
            elif said:
                self._console.print(Text(self._words.message("terminal-no-choice", text=said)))

    def _read(self) -> str:
        """What the person types. Raises Stopped where there is nobody any more."""
        try:
            return self._console.input(Text(f"{self._words.message('terminal-ask')} > ")).strip().lower()
        except EOFError:
            raise Stopped from None

    def _action(self, code: int, view: View) -> str:
        return self._words.write(what_it_does(decode(code), view), self._company.names)

    def _advise(self, view: View) -> None:
        """Print what a captain would do, the best first, under the same numbers."""
        self._console.print(Text(self._words.message("hint-title"), style="bold"))
        for one in make_bot(ADVISER, 0).decide(view).alternatives[:HINTS]:
            self._console.print(Text(f"{view.legal.index(one.code) + 1:>3}  {self._action(one.code, view)}"))
