"""Learning by playing: the network clones `expert`, then improves by proximal policy optimization.

PPO (Schulman et al., 2017) with generalized advantages by seat (`returns`), in a field of itself, past
networks and experts (`field`), or against one bot (`exploit`). The two halves of the tables take turns: while
one is being played on, the network decides at the other.
"""

import copy
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from condottiere.bots.learned.network import Network
from condottiere.bots.lockstep import EXPERT, LEARNER, PAST, Choose, Field, Lockstep, seed_streams
from condottiere.features import FEATURES
from condottiere.rules.actions import ACTIONS
from condottiere.rules.options import MAX_SEATS

from .returns import Gains, Rollout, fill_gains
from .settings import Recipe
from .torch_network import Net, Tensor, log_chances, log_policy, new_net, outputs_of, put_weights, sample

HALVES: Final = 2
YOUNG: Final = 10
"""At first the average of the weights reaches back over one in so many of the steps, not to the beginning."""
TYPES: Final[dict[Any, torch.dtype]] = {np.int8: torch.int8, np.bool_: torch.bool}


class Company(NamedTuple):
    """Whom a network meets while it learns."""

    name: str
    field: Field
    bot: Choose | None = None
    """Who decides in the place of past networks, if these do not."""


class Memory(NamedTuple):
    """What was collected; the first axes of every tensor are half, step and table."""

    rows: Tensor
    legal: Tensor
    actions: Tensor
    """What was done, or while cloning what `expert` would have done."""
    logs: Tensor
    """The logarithm of its probability."""
    chances: Tensor
    """The victory expected for each place."""
    gains: Tensor
    learned: Tensor
    """Whether something is learned from this decision."""


class Losses(NamedTuple):
    """Means over the steps of the optimiser since the last report."""

    chances: float
    """The cross-entropy of the stated chances, in nats."""
    entropy: float
    """That of the policy, in nats."""
    gain: float
    """What PPO improves; while cloning the mean log probability of what `expert` does."""


class Half:
    """One half of the tables."""

    def __init__(self, size: int, steps: int, tables: Lockstep) -> None:
        self.tables = tables
        self.turn = np.zeros((steps, size), np.int64)
        self.kinds = np.zeros((steps, size), np.int64)
        self.ended = np.zeros((steps + 1, size), np.bool_)
        self.shares = np.zeros((steps + 1, size, MAX_SEATS), np.float32)
        self.coming: Future[None] | None = None

    def await_and_note(self, step: int) -> None:
        """Wait until the tables have been played on, and note how games ended."""
        if self.coming is not None:
            self.coming.result()
            self.coming = None
            self.ended[step], self.shares[step] = self.tables.lanes.ended, self.tables.lanes.shares
        else:  # the last observation of the rollout before is the first of this one
            self.ended[step] = False

    def note_deciders(self, step: int) -> NDArray[np.int64]:
        """Note who decides; return the kinds of these seats."""
        lanes = self.tables.lanes
        self.turn[step] = lanes.turn
        self.kinds[step] = lanes.kinds[np.arange(len(lanes.turn)), lanes.turn]
        kinds: NDArray[np.int64] = self.kinds[step]
        return kinds


class Training:
    """A network in training, and the tables that it plays at."""

    def __init__(
        self, recipe: Recipe, company: Company, device: torch.device, threads: int, seed: int
    ) -> None:
        self.recipe: Final = recipe
        self.company: Final = company
        self.seed: Final = seed
        self.device: Final = device
        self.decisions = 0
        self.rollouts = 0
        self.updates = 0
        torch.manual_seed(seed)
        self.net: Final = new_net(recipe.units, device)
        self.averaged: Final = _frozen(self.net)
        self.optimizer: Final = torch.optim.AdamW(
            self.net.parameters(), lr=recipe.rate, eps=1e-5, weight_decay=1e-4
        )
        self.past: list[Net] = []
        self._opponent = _frozen(self.net)
        self._chance: Final = torch.Generator(device).manual_seed(seed)
        self._picks: Final = np.random.default_rng(seed)
        size = recipe.tables // HALVES
        make = _pinned if device.type == "cuda" else np.zeros
        self._halves: Final = [
            Half(size, recipe.steps, Lockstep(size, company.field, seed * HALVES + number, threads, make))
            for number in range(HALVES)
        ]
        self._memory: Final = _new_memory(recipe.steps, size, device)
        self._runner: Final = ThreadPoolExecutor(1)
        self._losses: list[Tensor] = []
        plain = ~np.any([company.field.templates[rule] > 0 for rule in _RULES], axis=0)
        self._plain: Final = plain
        self.shares: Final = np.zeros((MAX_SEATS + 1, 2))
        """By the number of seats, without options: the victories of one learner among experts or the bot, and
        the games."""

    def improve(self, progress: float) -> None:
        """Collect a rollout and learn from it; `progress` is the share of the training that is over."""
        cloning = progress < self.recipe.cloning
        self._collect(cloning)
        self._fill_gains()
        self._learn(progress, cloning)
        self.rollouts += 1
        if self.rollouts % self.recipe.past_every == 0:
            self.past = [*self.past, _frozen(self.net)][-self.recipe.past :]
        if self.past:
            self._opponent = self.past[self._picks.integers(len(self.past))]

    def begin_as(self, network: Network) -> None:
        """Begin with the weights of a network in place of random ones."""
        for net in (self.net, self.averaged):
            put_weights(net, network)

    def losses(self) -> Losses:
        """Return the losses since the last call."""
        mean = torch.stack(self._losses).mean(0).tolist() if self._losses else [0.0, 0.0, 0.0]
        self._losses.clear()
        return Losses(*mean)

    def close(self) -> None:
        """End all threads."""
        self._runner.shutdown()
        for half in self._halves:
            half.tables.close()

    # --- playing --------------------------------------------------------------------------------

    def _collect(self, cloning: bool) -> None:
        field = self.company.field._replace(teaches=cloning)
        for half in self._halves:
            half.tables.field = field
        if not self._halves[0].tables.lanes.begun.any():
            for half in self._halves:
                half.coming = self._runner.submit(half.tables.advance)
        for step in range(self.recipe.steps + 1):
            for number, half in enumerate(self._halves):
                half.await_and_note(step)
                self._count_shares(half)
                if step < self.recipe.steps:
                    codes = self._decide(number, step, cloning)
                    half.coming = self._runner.submit(half.tables.advance, codes)

    def _decide(self, number: int, step: int, cloning: bool) -> NDArray[np.int64]:
        """Decide at all tables of a half and remember it; return the actions."""
        half, memory = self._halves[number], self._memory
        lanes = half.tables.lanes
        rows, legal = memory.rows[number, step], memory.legal[number, step]
        rows.copy_(torch.from_numpy(lanes.rows), non_blocking=True)
        legal.copy_(torch.from_numpy(lanes.legal), non_blocking=True)
        kinds = half.note_deciders(step)
        with torch.no_grad():
            outputs = outputs_of(self.net, rows)
            logs = log_policy(outputs, legal)
            actions = sample(logs, legal, self._chance)
            memory.chances[number, step] = log_chances(outputs, rows).exp()
            memory.actions[number, step] = actions
            memory.logs[number, step] = logs.gather(1, actions[:, None])[:, 0]
            old = np.flatnonzero(kinds == PAST)
            if len(old) and self.company.bot is None:
                theirs = torch.from_numpy(old).to(self.device)
                allowed = legal[theirs]
                policy = log_policy(outputs_of(self._opponent, rows[theirs]), allowed)
                actions[theirs] = sample(policy, allowed, self._chance)
        if cloning:
            labels = torch.from_numpy(lanes.labels).to(self.device)
            memory.actions[number, step] = labels
            draws = torch.rand(labels.shape, device=self.device, generator=self._chance)
            actions = torch.where(draws < self.recipe.exploring, actions, labels)
        codes: NDArray[np.int64] = actions.cpu().numpy()
        if len(old) and self.company.bot is not None:
            codes[old] = self.company.bot(lanes.rows[old], lanes.legal[old])
        return codes

    def _count_shares(self, half: Half) -> None:
        """Count the games that one learner played against experts, or the bot, without optional rules."""
        rival = EXPERT if self.company.bot is None else PAST
        lanes = half.tables.lanes
        ended = np.flatnonzero(lanes.ended & self._plain[lanes.played])
        shares, players = lanes.shares[ended], lanes.players[ended]
        present = shares >= 0
        mine = (players == LEARNER) & present
        counted = (mine.sum(1) == 1) & (((players == rival) | ~present).sum(1) == MAX_SEATS - 1)
        np.add.at(self.shares[:, 0], present.sum(1)[counted], (shares * mine).sum(1)[counted])
        np.add.at(self.shares[:, 1], present.sum(1)[counted], 1)

    # --- learning -------------------------------------------------------------------------------

    def _fill_gains(self) -> None:
        """Work out what the decisions were worth, and which of them to learn from."""
        chances = self._memory.chances.cpu().numpy()
        for number, half in enumerate(self._halves):
            rollout = Rollout(half.turn, chances[number], half.ended, half.shares)
            gains = Gains(np.zeros_like(rollout.values), np.zeros(half.turn.shape, np.bool_))

            def fill(part: slice, rollout: Rollout = rollout, gains: Gains = gains) -> None:
                fill_gains(
                    Rollout._make(array[:, part] for array in rollout),
                    self.recipe.smoothing,
                    Gains._make(array[:, part] for array in gains),
                )

            half.tables.on_threads(fill)
            self._memory.gains[number] = torch.from_numpy(gains.gains).to(self.device)
            learned = gains.known & (half.kinds == LEARNER)
            self._memory.learned[number] = torch.from_numpy(learned).to(self.device)

    def _learn(self, progress: float, cloning: bool) -> None:
        """Take the steps of the optimiser for one rollout."""
        recipe = self.recipe
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.rate * (recipe.final_rate / recipe.rate) ** progress
        entropy = recipe.entropy + (recipe.final_entropy - recipe.entropy) * progress
        memory = Memory(*(part.flatten(0, 2) for part in self._memory))
        chosen = torch.nonzero(memory.learned)[:, 0]
        self.decisions += len(chosen)
        if len(chosen) == 0:
            return
        advantages = _normal(memory.gains[chosen, 0], memory.rows[:, : MAX_SEATS + 1][chosen])
        order = torch.randperm(len(chosen), device=self.device, generator=self._chance)
        for start in range(0, max(len(order) - recipe.minibatch, 0) + 1, recipe.minibatch):
            picked = order[start : start + recipe.minibatch]
            batch = Memory(*(part[chosen[picked]] for part in memory))
            self._step(batch, None if cloning else advantages[picked], entropy)

    def _step(self, batch: Memory, advantages: Tensor | None, entropy_worth: float) -> None:
        """Take one step of the optimiser; without advantages, towards what `expert` does."""
        recipe = self.recipe
        outputs = outputs_of(self.net, batch.rows)
        logs = log_policy(outputs, batch.legal)
        target = (batch.chances + batch.gains).clamp(0, 1)
        value_loss = -(target * log_chances(outputs, batch.rows)).sum(1).mean()
        entropy = -(logs.exp() * logs * batch.legal).sum(1).mean()
        chosen = logs.gather(1, batch.actions[:, None])[:, 0]
        if advantages is None:
            gain = chosen.mean()
            loss = value_loss - gain
        else:
            ratio = (chosen - batch.logs).exp()
            clipped = ratio.clamp(1 - recipe.clipping, 1 + recipe.clipping)
            gain = torch.min(ratio * advantages, clipped * advantages).mean()
            loss = recipe.value_loss * value_loss - gain - entropy_worth * entropy
        self.optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(self.net.parameters(), recipe.largest_gradient)
        self.optimizer.step()
        self.updates += 1
        share = max(recipe.averaging, YOUNG / (YOUNG + self.updates))
        with torch.no_grad():
            for mean, weights in zip(self.averaged.parameters(), self.net.parameters(), strict=True):
                mean.lerp_(weights, share)
        self._losses.append(torch.stack([value_loss.detach(), entropy.detach(), gain.detach()]))

    # --- keeping --------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Return everything that is needed to go on later; the tables begin new games then."""
        return {
            "net": self.net.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "past": [net.state_dict() for net in self.past],
            "decisions": self.decisions,
            "rollouts": self.rollouts,
            "updates": self.updates,
        }

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        self.net.load_state_dict(state["net"])
        self.averaged.load_state_dict(state["averaged"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.past = []
        for each in state["past"]:
            net = _frozen(self.net)
            net.load_state_dict(each)
            self.past.append(net)
        self.decisions, self.rollouts = state["decisions"], state["rollouts"]
        self.updates = state["updates"]
        self._chance.manual_seed(self.seed + self.rollouts)
        for number, half in enumerate(self._halves):
            seed_streams(half.tables.lanes.streams, (self.seed + self.rollouts) * HALVES + number)
        if self.past:
            self._opponent = self.past[-1]


_RULES: Final = ("bigger_kingdoms", "draw_after_battle", "capturing_regions", "hidden_cards", "points")


def _normal(advantages: Tensor, seats: Tensor) -> Tensor:
    """Return advantages with mean 0 and deviation 1 for each number of seats, a one-hot of shape (n, 7)."""
    which = seats.float()
    count = which.sum(0).clamp_min(1)
    mean = (which * advantages[:, None]).sum(0) / count
    centred = advantages - which @ mean
    deviation = ((which * (centred**2)[:, None]).sum(0) / count).sqrt() + 1e-8
    return centred / (which @ deviation)


def _frozen(net: Net) -> Net:
    """Return a copy of a network that is not trained."""
    return copy.deepcopy(net).eval().requires_grad_(False)


def _pinned(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Make an array of zeros that a GPU reads without a copy."""
    found: NDArray[Any] = torch.zeros(shape, dtype=TYPES[kind], pin_memory=True).numpy()
    return found


def _new_memory(steps: int, size: int, device: torch.device) -> Memory:
    """Make room for a rollout."""
    shape = (HALVES, steps, size)

    def room(*more: int, kind: torch.dtype = torch.float32) -> Tensor:
        return torch.zeros((*shape, *more), dtype=kind, device=device)

    return Memory(
        rows=room(FEATURES, kind=torch.int8),
        legal=room(ACTIONS, kind=torch.bool),
        actions=room(kind=torch.int64),
        logs=room(),
        chances=room(MAX_SEATS),
        gains=room(MAX_SEATS),
        learned=room(kind=torch.bool),
    )
