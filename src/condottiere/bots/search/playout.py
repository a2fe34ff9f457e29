"""Playouts, compiled: every candidate action is tried in the same sampled worlds.

In a world each seat plays by the evaluation of `expert`, on its own Sight of that world: nobody acts on cards
that it does not see there. A playout stops when the game is over, or when the next site is to be chosen;
there the value network estimates who will win.
"""

from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from condottiere.bots.evaluation.battle_end import is_won, stays_won
from condottiere.bots.evaluation.evaluate import score_actions
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import SIGHT, TABLE, Codes, Records
from condottiere.compiled.playouts import go_on
from condottiere.compiled.rng import Rng, branch, seed_stream
from condottiere.rules.actions import ACTIONS, PASS, RESCUE_CARD, RESCUE_NONE
from condottiere.rules.legality import fill_legal
from condottiere.rules.play import step
from condottiere.rules.sight import Sight, observe
from condottiere.rules.table import BATTLE, OVER, RESCUE, SITE, Table

from .belief import fill_likely_world
from .policy import Numbers, sample_softmax, softmax
from .tally import SQUARED, WIN_SHARE, count_battle
from .tree import NONE, Links, Tree, child_of, child_or_new, credit
from .value_network import INPUTS, Floats32, victory_share, win_probabilities

NO_ACTION: Final = -1
"""In place of a candidate: the battle goes on as it is."""
DEEPEST: Final = 512
"""How far a path is followed through the tree."""
UNTRIED: Final = 0.0
"""What an action is taken to bring before anything is known of its actor's chances."""
UNWANTED: Final = -1e9
"""The score of what would lose a battle that is won."""


class PlayoutSettings(NamedTuple):
    """How to look ahead, the same for every candidate."""

    battles: int
    """How many battles on a playout stops."""
    proposals: int
    """Worlds from which one is chosen; see `belief`."""
    temperature: float
    """How freely seats stray from the best action of their evaluation."""
    exploration: float
    """How much a promising but little tried action is preferred inside the tree."""
    weights: Numbers
    """The weights of the evaluation, shape (WEIGHTS,)."""
    hidden_weights: Floats32
    """Of the value network, shape (INPUTS, H)."""
    output_weights: Floats32


class Workspace(NamedTuple):
    """Arrays to work in."""

    codes: Codes
    scores: Numbers
    inputs: Floats32
    hidden: Floats32
    result: Floats32
    path: Links
    worlds: Records
    """A world, and one that is proposed."""
    tables: Records
    """The table that a playout runs on."""
    seen: Records
    """The sight of the seat on turn."""
    turns: Codes
    """How many decisions each seat has made in this playout."""
    rng: Rng
    """The stream of the decision that is made: the same in all playouts of a world."""


def new_workspace(settings: PlayoutSettings) -> Workspace:
    """Room for one call at a time."""
    return Workspace(
        codes=np.empty(ACTIONS, np.int64),
        scores=np.empty(ACTIONS, np.float64),
        inputs=np.zeros((6, INPUTS), np.float32),
        hidden=np.zeros(len(settings.output_weights), np.float32),
        result=np.zeros(6, np.float32),
        path=np.empty(DEEPEST, np.int64),
        worlds=np.zeros(2, TABLE),
        tables=np.zeros(1, TABLE),
        seen=np.zeros(1, SIGHT),
        turns=np.zeros(6, np.int64),
        rng=np.empty(1, np.uint64),
    )


@register_function
def decide(
    table: Table, viewer: int, settings: PlayoutSettings, workspace: Workspace, tree: Tree, node: int
) -> int:
    """What the seat on turn does, as a code; `node` is where the playout is in the tree, or NONE.

    In the tree the viewer goes by the PUCT rule (Silver et al., 2017): what the action brought so far, and a
    bonus in proportion to how likely its evaluation is to take it. The others by their evaluation of what
    they see: a tree would learn to answer the viewer's hand, which is the same in all worlds and which they
    do not see. A battle that is won is not put at risk again.
    """
    codes = workspace.codes
    scores = workspace.scores
    number = fill_legal(table, codes)
    if number == 1:
        return int(codes[0])
    sight = workspace.seen[0]
    observe(table, table.turn, sight)
    if (table.phase == BATTLE or table.phase == RESCUE) and is_won(sight, settings.weights):
        return secure(sight, codes, number, scores, settings.weights)
    score_actions(sight, codes, number, scores, settings.weights)
    if node != NONE and table.turn == viewer:
        return int(codes[select_puct(tree, node, codes, scores, number, settings)])
    return int(codes[sample_softmax(scores, number, settings.temperature, workspace.rng)])


@register_function
def secure(sight: Sight, codes: Codes, number: int, scores: Numbers, weights: Numbers) -> int:
    """What keeps a battle that is won: to pass, or to take the best card back without which it stays won."""
    if sight.phase == BATTLE:
        return PASS
    score_actions(sight, codes, number, scores, weights)
    for index in range(number):
        if codes[index] != RESCUE_NONE and not stays_won(sight, codes[index] - RESCUE_CARD, weights):
            scores[index] = UNWANTED
    return int(codes[np.argmax(scores[:number])])


@register_function
def begin_decision(table: Table, begin: np.uint64, workspace: Workspace) -> None:
    """Give each seat the same luck for its first decision, its second, ... in all playouts of a world."""
    workspace.rng[0] = begin
    branch(workspace.rng, 1 + table.turn + 6 * workspace.turns[table.turn])
    workspace.turns[table.turn] += 1


@register_function
def select_puct(
    tree: Tree, node: int, codes: Codes, scores: Numbers, number: int, settings: PlayoutSettings
) -> int:
    """The place of the action with the highest upper bound. Changes the scores."""
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
    """Write each seat's chance into `workspace.result`: what came of the game, or how it stands."""
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
def run_playout(
    table: Table,
    viewer: int,
    code: int,
    settings: PlayoutSettings,
    workspace: Workspace,
    tree: Tree,
    node: int,
    tally: Numbers,
    rng: Rng,
) -> None:
    """A playout of the viewer's action `code`, or of NO_ACTION: through the tree, one node further, then by
    evaluation."""
    site = table.site
    fought = table.battles
    games = table.games
    noted = False
    begin = rng[0]
    workspace.turns[:] = 0
    workspace.path[0] = node
    depth = 1
    if code != NO_ACTION:
        step(table, code)
    while True:
        if not noted and table.battles != fought:
            noted = True
            count_battle(table, viewer, site, tally)
        go_on(table, rng)
        if table.phase == OVER:
            break
        if table.phase == SITE and (table.battles >= fought + settings.battles or table.games != games):
            break
        if not noted and table.phase != SITE:
            site = table.site
        begin_decision(table, begin, workspace)
        actor = table.turn
        taken = decide(table, viewer, settings, workspace, tree, node)
        step(table, taken)
        if node != NONE and depth < DEEPEST:
            fresh = tree.size[0]
            node = child_or_new(tree, node, taken, actor)
            if node != NONE:
                workspace.path[depth] = node
                depth += 1
                if node >= fresh:
                    node = NONE
    evaluate_leaf(table, settings, workspace)
    credit(tree, workspace.path, depth, workspace.result)
    tally[WIN_SHARE] += workspace.result[viewer]
    tally[SQUARED] += workspace.result[viewer] ** 2


@kernel
def run_playouts(
    sights: Records,
    opened: Records,
    candidates: Codes,
    first: int,
    worlds: int,
    seed: int,
    settings: PlayoutSettings,
    workspace: Workspace,
    tree: Tree,
    tallies: Numbers,
) -> None:
    """Try every candidate in `worlds` worlds, numbers `first` and on, and add up `tallies`, (candidates, 5).

    Each world is drawn from `sights[0]`; where `opened` holds a table, it is the only world there is. All
    playouts of one world share their deals, and each seat the luck of its first decision, its second, ...
    """
    rng = np.empty(1, np.uint64)
    viewer = sights[0].viewer
    for number in range(first, first + worlds):
        seed_stream(rng, seed, number)
        if len(opened):
            workspace.worlds[0] = opened[0]
        else:
            fill_likely_world(
                sights[0],
                workspace.worlds[0:1],
                workspace.worlds[1:2],
                settings.proposals,
                workspace.seen[0],
                workspace.codes,
                workspace.scores,
                settings.weights,
                settings.temperature,
                rng,
            )
        begin = rng[0]
        for index in range(len(candidates)):
            rng[0] = begin
            workspace.tables[0] = workspace.worlds[0]
            node = child_or_new(tree, 0, candidates[index], viewer)
            run_playout(
                workspace.tables[0],
                viewer,
                candidates[index],
                settings,
                workspace,
                tree,
                node,
                tallies[index],
                rng,
            )
