"""Compiled playouts: every candidate action is tried in the same sampled worlds.

In a world each seat plays by a policy, the evaluation of `expert` or a network, on its own Observation of
that world, so that it does not use cards that it cannot see. A playout stops when the game is over, or when a
site is to be chosen after the last battle to play; the value network then estimates who will win.
"""

from math import sqrt
from typing import Final

import numpy as np

from condottiere.bots.evaluation.battle_end import is_won, stays_won, wins_game_by_force
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import Codes
from condottiere.compiled.playouts import go_on
from condottiere.compiled.rng import Rng, branch, seed_stream
from condottiere.rules.actions import PASS, PLAY, RESCUE_CARD, RESCUE_NONE
from condottiere.rules.cards import CONCEALED
from condottiere.rules.leaders import only_seat, strongest_seats
from condottiere.rules.legality import fill_legal
from condottiere.rules.observation import Observation, observe
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.play import step
from condottiere.rules.table import BATTLE, MATCH_FINAL, NO_FINAL, OVER, RESCUE, SITE, Table

from .belief import fill_likely_world
from .player import Player, score_by_policy
from .policy import Buffers, Numbers, sample_softmax, softmax
from .search_state import DEEPEST, PlayoutSettings, SearchState, Workspace
from .tree import NONE, Links, Tree, child_of, child_or_new, credit
from .value_network import victory_share, win_probabilities

SHARE: Final = 0
"""The first of MAX_SEATS columns: each seat's share of the victory, or estimated chance, at the end."""
CONQUERS: Final = MAX_SEATS
"""The first of MAX_SEATS columns: 1 for the seat whose line alone was the strongest at the battle's end."""
CARDS_LEFT: Final = 2 * MAX_SEATS
"""Cards that the viewer had left after the battle."""
DECISIONS: Final = 2 * MAX_SEATS + 1
"""How often the viewer was on turn after its action, until the playout stopped."""
RIVALS_LEFT: Final = 2 * MAX_SEATS + 2
"""Cards that all others together had left after the battle."""
HOLDS: Final = 2 * MAX_SEATS + 3
"""1 if the viewer held the Condottiere token after the battle."""
ROUND_OVER: Final = 2 * MAX_SEATS + 4
"""R7.1: 1 if at most one seat held cards after the battle, so that new ones are dealt."""
TAKEN_BACK: Final = 2 * MAX_SEATS + 5
"""R6.1: one more than the Mercenary that the Scarecrow took back with which the playout began; 0 for none."""
RESULTS: Final = 2 * MAX_SEATS + 6


@register_function
def note_battle(table: Table, seat: int, site: int, results: Numbers) -> None:
    """Write the result of the battle that has just ended into `results`; `seat` is the viewer.

    The lines are still on the table, unless a final battle has begun (R9.1).
    """
    results[CARDS_LEFT] = table.held[seat]
    with_cards = 0
    for each in range(table.seats):
        with_cards += 1 if table.held[each] > 0 else 0
        if each != seat:
            results[RIVALS_LEFT] += table.held[each]
    if with_cards <= 1 and table.phase == SITE and not table.draw_after_battle:
        results[ROUND_OVER] = 1.0
    results[HOLDS] = 1.0 if table.holder == seat else 0.0
    if site < 0:
        strongest = table.match_winners if table.final == MATCH_FINAL else table.winners
    elif table.final != NO_FINAL:
        strongest = 1 << table.owner[site] if table.owner[site] >= 0 else 0
    else:
        strongest = strongest_seats(table)
    conqueror = only_seat(strongest)
    if conqueror >= 0:
        results[CONQUERS + conqueror] = 1.0


UNTRIED: Final = 0.0
"""The assumed reward of an action before any action of its node was tried."""
UNWANTED: Final = -1e9
"""The score of an action that would lose a battle that is won, or leave one that is as good as won."""


@register_function
def decide(table: Table, search: SearchState, node: int) -> int:
    """Choose the action of the seat on turn, as a code; `node` is the playout's node in the tree, or NONE.

    In the tree the viewer follows the PUCT rule (Silver et al., 2017): the mean reward of an action, plus a
    bonus in proportion to its probability by the policy. The others always act by the policy: in a tree they
    would learn to answer the viewer's hand, which is the same in all worlds but which they cannot see. A
    battle that is won is not put at risk again, and one that the hand surely wins, and with it the game, is
    not left.
    """
    settings, buffers = search.settings, search.workspace.buffers
    codes, scores = buffers.codes, buffers.scores
    number = fill_legal(table, codes)
    if number == 1:
        return int(codes[0])
    observation = buffers.seen[0]
    observe(table, table.turn, observation)
    if (table.phase == BATTLE or table.phase == RESCUE) and is_won(observation, settings.weights):
        return secure(observation, codes, number, scores, settings.weights, search.player)
    if table.phase == BATTLE and wins_game_by_force(observation, settings.weights):
        return strengthen(observation, codes, number, scores, settings.weights, search.player)
    score_by_policy(observation, codes, number, scores, settings.weights, search.player)
    if node != NONE and table.turn == search.seen[0].viewer:
        return int(codes[select_puct(search.tree, node, buffers, number, settings)])
    return int(codes[sample_softmax(scores, number, settings.temperature, search.workspace.rng)])


@register_function
def secure(
    observation: Observation,
    codes: Codes,
    number: int,
    scores: Numbers,
    weights: Numbers,
    player: Player | None,
) -> int:
    """Choose an action that keeps a won battle: pass, or take back the best card that it is won without."""
    if observation.phase == BATTLE:
        return PASS
    score_by_policy(observation, codes, number, scores, weights, player)
    for index in range(number):
        if codes[index] != RESCUE_NONE and not stays_won(observation, codes[index] - RESCUE_CARD, weights):
            scores[index] = UNWANTED
    return int(codes[np.argmax(scores[:number])])


@register_function
def strengthen(
    observation: Observation,
    codes: Codes,
    number: int,
    scores: Numbers,
    weights: Numbers,
    player: Player | None,
) -> int:
    """Choose, of the cards that strengthen the viewer's line, the one that the policy likes best."""
    score_by_policy(observation, codes, number, scores, weights, player)
    for index in range(number):
        card = codes[index] - PLAY
        if card < 0 or not CONCEALED[card]:
            scores[index] = UNWANTED
    return int(codes[np.argmax(scores[:number])])


@register_function
def seed_decision(table: Table, stream: np.uint64, workspace: Workspace) -> None:
    """Start the random stream of the next decision.

    The n-th decision of a seat has the same stream in all playouts of a world, so that they differ less by
    chance.
    """
    workspace.rng[0] = stream
    branch(workspace.rng, 1 + table.turn + 6 * workspace.decision_counts[table.turn])
    workspace.decision_counts[table.turn] += 1


@register_function
def select_puct(tree: Tree, node: int, buffers: Buffers, number: int, settings: PlayoutSettings) -> int:
    """Return the index of the action with the highest PUCT bound. Overwrites the scores."""
    codes, scores = buffers.codes, buffers.scores
    softmax(scores, number, settings.temperature)
    known = 0.0
    tried = 0.0
    for index in range(number):
        child = child_of(tree, node, codes[index])
        if child != NONE:
            tried += tree.visits[child]
            known += tree.reward[child]
    expected = known / tried if tried > 0.0 else UNTRIED
    best = 0
    highest = -1e9
    for index in range(number):
        child = child_of(tree, node, codes[index])
        visits = 0.0
        value = expected
        if child != NONE and tree.visits[child] > 0.0:
            visits = tree.visits[child]
            value = tree.reward[child] / visits
        bound = value + settings.exploration * scores[index] * sqrt(1.0 + tried) / (1.0 + visits)
        if bound > highest:
            highest = bound
            best = index
    return best


@register_function
def evaluate_leaf(table: Table, settings: PlayoutSettings, workspace: Workspace) -> None:
    """Write each seat's share of the victory, or its estimated chance, into `workspace.result`."""
    if table.phase == OVER:
        for seat in range(table.seats):
            workspace.result[seat] = victory_share(table, seat)
    else:
        win_probabilities(
            table,
            workspace.inputs,
            settings.hidden_weights,
            workspace.hidden,
            settings.output_weights,
            workspace.result,
        )


@register_function
def is_leaf(table: Table, settings: PlayoutSettings, battles: int, games: int) -> bool:
    """Whether a playout stops here; it began after `battles` battles of a game, with `games` games ended."""
    if table.phase != SITE:
        return table.phase == OVER
    return bool(table.battles >= battles + settings.battles or table.games != games)


@register_function
def descend(tree: Tree, path: Links, depth: int, code: int, actor: int) -> tuple[int, int]:
    """Append the node that an action leads to to a path of `depth` nodes, adding it to the tree if it is new.

    Returns the node, or NONE if it is new, where the playout leaves the tree; and the new depth of the path.
    """
    nodes = tree.size[0]
    node = child_or_new(tree, path[depth - 1], code, actor)
    if node == NONE:
        return NONE, depth
    path[depth] = node
    return (node if node < nodes else NONE), depth + 1


@register_function
def run_playout(search: SearchState, code: int, results: Numbers, rng: Rng) -> None:
    """Run a playout of the viewer's action `code` on `workspace.playout_table[0]`.

    It descends the tree, adds one node, and goes on by evaluation. Its results are written into `results`,
    shape (RESULTS,), which is all 0 before.
    """
    tree, workspace = search.tree, search.workspace
    table = workspace.playout_table[0]
    viewer = search.seen[0].viewer
    site, battles, games = table.site, table.battles, table.games
    noted = False
    stream = rng[0]
    workspace.decision_counts[:] = 0
    node = child_or_new(tree, 0, code, viewer)
    workspace.path[0] = node
    depth = 1
    step(table, code)
    while True:
        if not noted and table.battles != battles:
            noted = True
            note_battle(table, viewer, site, results)
        go_on(table, rng)
        if is_leaf(table, search.settings, battles, games):
            break
        if not noted and table.phase != SITE:
            site = table.site
        seed_decision(table, stream, workspace)
        actor = table.turn
        taken = decide(table, search, node)
        if table.phase == RESCUE and actor == viewer and workspace.decision_counts[viewer] == 1:
            results[TAKEN_BACK] = 1 + taken - RESCUE_CARD if taken != RESCUE_NONE else 0
        step(table, taken)
        if node != NONE and depth < DEEPEST:
            node, depth = descend(tree, workspace.path, depth, taken, actor)
    evaluate_leaf(table, search.settings, workspace)
    credit(tree, workspace.path, depth, workspace.result)
    results[DECISIONS] = workspace.decision_counts[viewer]
    for seat in range(table.seats):
        results[SHARE + seat] = workspace.result[seat]


@kernel
def run_playouts(search: SearchState, candidates: Codes, first: int, results: Numbers) -> None:
    """Try every candidate in as many worlds as `results` has room for, the first of them number `first`.

    `results` has the shape (candidates, worlds, RESULTS) and is all 0 before. The worlds agree with the
    viewer's Observation; if `open_table` holds a table, that is the only world. All playouts of a world share
    their deals and the random streams of each seat's decisions (see `seed_decision`).
    """
    rng = np.empty(1, np.uint64)
    workspace = search.workspace
    for number in range(results.shape[1]):
        seed_stream(rng, search.seed, first + number)
        if len(search.open_table):
            workspace.sampled_worlds[0] = search.open_table[0]
        else:
            fill_likely_world(search.seen[0], search.settings, workspace, search.player, rng)
        stream = rng[0]
        for index in range(len(candidates)):
            rng[0] = stream
            workspace.playout_table[0] = workspace.sampled_worlds[0]
            run_playout(search, candidates[index], results[index, number], rng)
