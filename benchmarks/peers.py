"""The peers that our speed is shown beside: random games of other packages, each played its fastest way.

None of the packages is needed for anything else, so each is imported only when its games are wanted.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import cycle
from statistics import mean
from typing import Any, Final

from .speeds import Workload

HEARTS: Final = "OpenSpiel hearts"
HEARTS_DEALT: Final = "OpenSpiel hearts, once dealt"


@dataclass(frozen=True, slots=True)
class Peer:
    """A package, by its name on PyPI, and what it plays: workloads by name.

    `workloads` raises ModuleNotFoundError if the package is not installed.
    """

    package: str
    workloads: Callable[[random.Random], Mapping[str, Workload]]


def openspiel_games(rng: random.Random) -> Mapping[str, Workload]:
    """Two card games of OpenSpiel in C++, each in two ways.

    Its random rollouts are the fastest that it offers to Python, but cannot start before the deal. Its random
    bots play whole games, which takes longer by more than the deal. The speed of OpenSpiel at what we do lies
    between the two.
    """
    hearts = _OpenSpielGame("hearts", rng)
    euchre = _OpenSpielGame("euchre", rng)
    return {
        HEARTS: hearts.play_whole,
        HEARTS_DEALT: hearts.roll_out,
        "OpenSpiel euchre": euchre.play_whole,
        "OpenSpiel euchre, once dealt": euchre.roll_out,
    }


class _OpenSpielGame:
    """A game of OpenSpiel in which all chance comes before the first decision."""

    DEALS = 16
    SAMPLE = 200
    ROLLOUTS = 1000

    def __init__(self, name: str, rng: random.Random) -> None:
        import pyspiel

        self._rng = rng
        self._evaluate = pyspiel.evaluate_bots
        self._game: Any = pyspiel.load_game(name)
        self._bots = [
            pyspiel.make_uniform_random_bot(seat, rng.getrandbits(31))
            for seat in range(self._game.num_players())
        ]
        # A search of one step evaluates just the position it is given, by rollouts that are all played in
        # C++. The evaluator itself cannot be called from Python, and a search must begin at a decision.
        self._search = pyspiel.MCTSBot(
            self._game,
            evaluator=pyspiel.RandomRolloutEvaluator(self.ROLLOUTS, rng.getrandbits(31)),
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=rng.getrandbits(31),
            verbose=False,
        )
        dealt = [self._dealt() for _ in range(self.DEALS)]
        self._chance_moves: int = dealt[0].move_number()
        self._positions = cycle([(position, self._mean_decisions(position)) for position in dealt])

    def play_whole(self) -> int:
        """Play one game, deal and all, with random bots."""
        return self._play_on(self._game.new_initial_state()) - self._chance_moves

    def roll_out(self) -> int:
        """Play many games at random from one deal.

        Rollouts are not counted one by one: their number is multiplied by the mean number of decisions in a
        sample of games from the same deal. In hearts that is exact, for from one deal on all games are
        equally long; in euchre the mean of all deals is right to about 0.3 %.
        """
        position, decisions = next(self._positions)
        self._search.mcts_search(position)
        return round(self.ROLLOUTS * decisions)

    def _play_on(self, state: Any) -> int:
        """Play to the end; return how many moves the state has then seen, those of chance included."""
        self._evaluate(state, self._bots, self._rng.getrandbits(31))
        return int(state.move_number())

    def _dealt(self) -> Any:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self._rng.choices(outcomes, chances)[0])
        return state

    def _mean_decisions(self, dealt: Any) -> float:
        sample = (self._play_on(dealt.clone()) for _ in range(self.SAMPLE))
        return mean(sample) - self._chance_moves


def uno_games(rng: random.Random) -> Mapping[str, Workload]:
    """Uno for two, the fastest of RLCard's games that is a card game of some length.

    Its own agents and the trajectories that it records for training are left out; both slow it.
    """
    import rlcard

    env = rlcard.make("uno", {"seed": rng.getrandbits(31)})

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return {"RLCard uno": play}


def catan_games(rng: random.Random) -> Mapping[str, Workload]:
    """Catan for four in catanatron, with its random players. It gives up a game after 1,000 turns."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(31))
        game.play()
        return len(game.state.actions)

    return {"catanatron": play}


def chess_games(rng: random.Random) -> Mapping[str, Workload]:
    """Chess in python-chess."""
    import_module("chess")  # so that it is missed here, and not in the first game
    return {"python-chess": partial(random_chess_game, rng)}


def random_chess_game(rng: random.Random) -> int:
    """Random moves until python-chess knows no legal one, or 200 are made."""
    import chess

    board = chess.Board()
    moves = 0
    while moves < 200:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(rng.choice(legal))
        moves += 1
    return moves


PEERS: Final = (
    Peer("open_spiel", openspiel_games),
    Peer("rlcard", uno_games),
    Peer("catanatron", catan_games),
    Peer("chess", chess_games),
)


def installed(peers: tuple[Peer, ...], rng: random.Random) -> tuple[dict[str, Workload], list[str]]:
    """The workloads of the peers that are installed, and the packages that are not."""
    workloads: dict[str, Workload] = {}
    left_out = []
    for peer in peers:
        try:
            workloads |= peer.workloads(rng)
        except ModuleNotFoundError:
            left_out.append(peer.package)
    return workloads, left_out
