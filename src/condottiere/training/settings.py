"""How a network is trained."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Recipe:
    """The numbers of the training. Its course in time is told as `progress`, from 0 to 1."""

    units: tuple[int, ...] = (768, 512, 512)
    """The units of each hidden layer."""
    tables: int
    """How many tables are played at once; half of them wait for the network while the others play."""
    steps: int = 32
    """How many decisions of a table are collected between two times of learning."""
    minibatch: int
    """The decisions in a step of the optimiser."""
    cloning: float = 0.07
    """The share of the training in which the network learns to do what `expert` does."""
    exploring: float = 0.1
    """The share of decisions meanwhile that it makes itself."""
    rate: float = 5e-4
    """The learning rate at the beginning."""
    final_rate: float = 2e-5
    entropy: float = 0.008
    """The worth of the policy's entropy at the beginning, in nats."""
    final_entropy: float = 0.001
    smoothing: float = 0.87
    """The lambda of generalized advantages."""
    clipping: float = 0.2
    """How far the probability of an action may move before PPO sees no gain in it."""
    value_loss: float = 0.5
    """The worth of the loss of the stated chances."""
    largest_gradient: float = 0.5
    """The norm to which gradients are clipped."""
    averaging: float = 0.001
    """How much of the weights enters their average with each step of the optimiser."""
    past_every: int = 25
    """After how many rollouts the network becomes one of the past ones."""
    past: int = 24
    """How many past networks are kept."""


def recipe_for(device: str) -> Recipe:
    """Return the usual recipe for a kind of device, 'cuda' or 'cpu'; the latter has a smaller network."""
    if device == "cuda":
        return Recipe(tables=32768, minibatch=32768)
    return Recipe(units=(256, 128), tables=1024, steps=64, minibatch=4096, rate=1e-3)


def exploiters_recipe() -> Recipe:
    """Return the recipe of an exploiter, which begins as the compact network."""
    return Recipe(
        units=(160, 64), tables=512, steps=64, minibatch=2048, cloning=0, rate=5e-4, entropy=0.004, past=1
    )
