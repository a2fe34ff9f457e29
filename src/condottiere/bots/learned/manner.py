"""How a captain plays with the judgement of a network: what it forgets, wishes and misjudges.

Everything works on many decisions at once, each a row of features, so that one captain and thousands of them
play alike. A captain knows no more than its seat may, and mostly less: what it has forgotten or overlooks is
taken out of its row before the network sees it.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.parameters import LearnedParameters
from condottiere.features import FEATURES, LAYOUT
from condottiere.rules.actions import ACTIONS, FAVOR_AT, PASS, PASS_REVEALING, PLAY, SITE_AT
from condottiere.rules.cards import BISHOP, CARDS, HEROINE, IN_DECK, SPRING, SURRENDER, TEN, WINTER
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import REGIONS
from condottiere.rules.table import Phase

from .network import Floats

Rows: TypeAlias = NDArray[np.int8]
"""Features of decisions, shape (n, FEATURES)."""
Legal: TypeAlias = NDArray[np.bool_]
"""The actions to choose from, shape (n, ACTIONS)."""

NOTABLE: Final = (TEN, WINTER, SPRING, BISHOP, HEROINE, SURRENDER)
"""The cards that people remember best."""
THINKABLE: Final = 14.0
"""An action is no choice if the logarithm of its odds is lower than the best one's by more than this."""
WISH: Final = 2.0
"""How much a wish adds to the logarithm of the odds of an action."""
DEAR: Final = (TEN, WINTER, SPRING, HEROINE)
"""The cards that a careful captain would rather keep."""
EASY: Final = 0.5
"""The share of its errors that a captain makes in the simplest decisions."""
HARDER: Final = 0.25
"""What each rival who may still play adds to that share."""

_PARTS: Final = {part.name: slice(part.start, part.start + part.length) for part in LAYOUT}
_BATTLE: Final = _PARTS["phase"].start + Phase.BATTLE


def _by_place(name: str) -> NDArray[np.int64]:
    """Return the columns of a part of every place: shape (MAX_SEATS, columns)."""
    return np.array([np.arange(FEATURES)[_PARTS[f"place {place}: {name}"]] for place in range(MAX_SEATS)])


_SEATED, _HELD, _OUT, _LEADS, _REGIONS = (
    _by_place(name)[:, 0] for name in ("seated", "held", "out", "leads", "regions")
)
_LINE, _KNOWN, _SURE, _WINS_WITH = (_by_place(name) for name in ("line", "known", "sure", "wins with"))
_FORGOTTEN: Final = {
    "notable": np.array([card for card in range(CARDS) if card not in NOTABLE]),
    "none": np.arange(CARDS),
}


class Manner:
    """How a captain plays, from its parameters."""

    def __init__(self, parameters: LearnedParameters) -> None:
        self._parameters: Final = parameters

    def seen(self, rows: Rows) -> Rows:
        """Return what the captain bears in mind of its rows; the rows themselves stay as they are."""
        memory, sight = self._parameters.memory, self._parameters.sight
        if memory == "all" and sight == "game":
            return rows
        rows = rows.copy()
        if memory != "all":
            _forget(rows, _FORGOTTEN[memory])
        if sight == "battle":
            rows[:, _WINS_WITH.ravel()] = 0
        return rows

    def choose(
        self, numbers: Floats, rows: Rows, legal: Legal, random: np.random.Generator
    ) -> NDArray[np.int64]:
        """Choose an action for each row, by the network's numbers for it, shape (n, at least ACTIONS)."""
        wanted = np.where(legal, numbers[:, :ACTIONS], -np.inf)
        parameters = self._parameters
        if parameters.temperature > 0:
            wanted = wanted / parameters.temperature + random.gumbel(size=wanted.shape)
        elif parameters.errors > 0 or parameters.wish != "victory":
            wanted[wanted < wanted.max(1, keepdims=True) - THINKABLE] = -np.inf
            wanted += WISH * _WISHES[parameters.wish](rows)
            error = parameters.errors * _difficulty(rows)
            wanted += error[:, None] * random.gumbel(size=wanted.shape)
        chosen: NDArray[np.int64] = wanted.argmax(1)
        return chosen


def _forget(rows: Rows, cards: NDArray[np.int64]) -> None:
    """Forget which of these kinds were discarded or shown: all that are not in sight may still come."""
    hand, discards, unseen = (_PARTS[name].start + cards for name in ("hand", "discards", "unseen"))
    in_lines = rows[:, _LINE[:, cards]].sum(1, dtype=np.int8)
    rows[:, discards] = 0
    rows[:, unseen] = np.maximum(0, np.array(IN_DECK, np.int8)[cards] - rows[:, hand] - in_lines)
    for known in (_KNOWN, _SURE):
        rows[:, known[1:, cards].ravel()] = 0


def _difficulty(rows: Rows) -> Floats:
    """Return how hard each decision is: in a battle against two rivals who may still play it is 1."""
    rivals = ((rows[:, _HELD[1:]] > 0) & (rows[:, _OUT[1:]] == 0) & (rows[:, _SEATED[1:]] > 0)).sum(1)
    hard: Floats = (EASY + HARDER * np.where(rows[:, _BATTLE] > 0, rivals, 1)).astype(np.float32)
    return hard


def _no_wish(rows: Rows) -> Floats:
    return np.zeros((len(rows), ACTIONS), np.float32)


def _greedy(rows: Rows) -> Floats:
    """Wants every region: to play what leads at once, and not to pass while behind."""
    wishes = _no_wish(rows)
    wishes[:, PLAY : PLAY + CARDS] = rows[:, _PARTS["leads after"]]
    wishes[:, PASS : PASS_REVEALING + 1] = -1.0 * (rows[:, _LEADS[:1]] == 0)
    return wishes


def _careful(rows: Rows) -> Floats:
    """Would rather keep dear cards for a better day."""
    wishes = _no_wish(rows)
    wishes[:, [PLAY + card for card in DEAR]] = -1.0
    return wishes


def _vengeful(rows: Rows) -> Floats:
    """Begrudges the rival with most regions every further one, above all the one that would win."""
    wishes = _no_wish(rows)
    every = np.arange(len(rows))
    realms = np.where(rows[:, _SEATED] > 0, rows[:, _REGIONS], -1)
    envied = 1 + realms[:, 1:].argmax(1)
    stronger = (realms[every, envied] > 1) & (rows[every, _LEADS[envied]] > 0)
    wishes[:, PASS : PASS_REVEALING + 1] = -1.0 * stronger[:, None]
    would_win = rows[every[:, None], _WINS_WITH[envied]]
    wishes[:, SITE_AT : SITE_AT + REGIONS] = -1.0 * would_win
    wishes[:, FAVOR_AT : FAVOR_AT + REGIONS] = would_win
    return wishes


_WISHES: Final = {"victory": _no_wish, "greedy": _greedy, "careful": _careful, "vengeful": _vengeful}
