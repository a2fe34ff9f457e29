"""The network of `learned` as PyTorch trains it, and its way to the file that NumPy reads."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias

import torch
from torch import nn
from torch.nn import functional

from condottiere.bots.learned.network import OUTPUTS, Layer, Network, save
from condottiere.features import FEATURES, SCALES
from condottiere.rules.actions import ACTIONS
from condottiere.rules.options import MAX_SEATS

from . import files

Tensor: TypeAlias = torch.Tensor
Net: TypeAlias = nn.Sequential

UNLIKELY: Final = -1e9
"""The logit of what cannot be."""
FIRST_OUTPUTS: Final = 0.01
"""How far the outputs of a new network are from 0, so that all actions and seats are about equal."""


def new_net(units: Sequence[int], device: torch.device) -> Net:
    """Make a network with so many units in each hidden layer."""
    sizes = (FEATURES, *units, OUTPUTS)
    layers: list[nn.Module] = []
    for inputs, outputs in pairwise(sizes):
        layers += [nn.Linear(inputs, outputs), nn.ReLU()]
    last = layers[-2]
    assert isinstance(last, nn.Linear)
    nn.init.normal_(last.weight, 0, FIRST_OUTPUTS * sizes[-2] ** -0.5)
    nn.init.zeros_(last.bias)
    return nn.Sequential(*layers[:-1]).to(device)


def outputs_of(net: Net, rows: Tensor) -> Tensor:
    """Return the outputs for features as `put_features` writes them: int8, shape (n, FEATURES)."""
    with torch.autocast(rows.device.type, dtype=torch.bfloat16, enabled=rows.device.type == "cuda"):
        outputs: Tensor = net(rows.float() / _scales(rows.device))  # whole numbers divide slowly
    return outputs.float()


@cache
def _scales(device: torch.device) -> Tensor:
    return torch.tensor(SCALES, device=device)


def log_policy(outputs: Tensor, legal: Tensor) -> Tensor:
    """Return the logarithm of each action's probability, shape (n, ACTIONS)."""
    logits = outputs[:, :ACTIONS].masked_fill(~legal, UNLIKELY)
    return functional.log_softmax(logits, 1)


def log_chances(outputs: Tensor, rows: Tensor) -> Tensor:
    """Return the logarithm of the victory that each place expects, shape (n, MAX_SEATS)."""
    seats = rows[:, : MAX_SEATS + 1].argmax(1)  # the first part of the features is a one-hot
    absent = torch.arange(MAX_SEATS, device=rows.device) >= seats[:, None]
    return functional.log_softmax(outputs[:, ACTIONS:].masked_fill(absent, UNLIKELY), 1)


def sample(logs: Tensor, legal: Tensor, chance: torch.Generator) -> Tensor:
    """Draw an action from each row of log probabilities (Gumbel's trick)."""
    noise = torch.rand(logs.shape, device=logs.device, generator=chance).clamp_(1e-9, 1 - 1e-7)
    return (logs - torch.log(-torch.log(noise))).masked_fill(~legal, 2 * UNLIKELY).argmax(1)


def layers_of(net: Net) -> tuple[Layer, ...]:
    """Return the layers as NumPy has them."""
    linear = [layer for layer in net if isinstance(layer, nn.Linear)]
    return tuple(
        Layer(layer.weight.detach().float().cpu().numpy().T, layer.bias.detach().float().cpu().numpy())
        for layer in linear
    )


def export(net: Net, path: Path) -> None:
    """Write the network's file."""
    with files.replacing(path) as fresh:
        save(layers_of(net), fresh)


def put_weights(net: Net, network: Network) -> None:
    """Give a network the weights of another one."""
    linear = [layer for layer in net if isinstance(layer, nn.Linear)]
    with torch.no_grad():
        for layer, given in zip(linear, network.layers, strict=True):
            layer.weight.copy_(torch.from_numpy(given.weights.T.copy()))
            layer.bias.copy_(torch.from_numpy(given.bias))
        linear[0].weight.mul_(_scales(linear[0].weight.device))
