"""The network of `learned`, computed with NumPy, and its file.

It maps the features of one seat to a number for each action, whose softmax over the legal ones is the policy,
and to a number for each place, whose softmax over the seats is their chances of victory. Between them are
layers of rectified units (ReLU).

The file is a NumPy archive (`.npz`): `weights0`, float16, shape (FEATURES, units of the first layer), and
`bias0`, float32; then `weights1`, `bias1` and so on, the last with ACTIONS + MAX_SEATS columns. `features` is
`described_features()`, so that no network is given other features than those it was trained with.
"""

import hashlib
import zipfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.features import FEATURES, SCALES, feature_names
from condottiere.rules.actions import ACTIONS
from condottiere.rules.options import MAX_SEATS

Floats: TypeAlias = NDArray[np.float32]

NETWORK: Final = Path(__file__).with_name("network.npz")
"""The network in use, which `condottiere train` wrote."""
OUTPUTS: Final = ACTIONS + MAX_SEATS


class Layer(NamedTuple):
    """A layer: outputs = inputs @ weights + bias."""

    weights: Floats
    """Shape (inputs, outputs)."""
    bias: Floats
    """Shape (outputs,)."""


class Network:
    """Layers that take the numbers of `put_features`; the first one's weights are divided by SCALES."""

    def __init__(self, layers: tuple[Layer, ...]) -> None:
        first = layers[0].weights / np.array(SCALES, np.float32)[:, None]
        self.layers: Final = (Layer(first, layers[0].bias), *layers[1:])

    def evaluate(self, row: Sequence[int] | NDArray[np.int8]) -> Floats:
        """Return the outputs for one row: first those of the actions, then those of the places."""
        numbers = np.array(row, np.float32)
        used = np.flatnonzero(numbers)
        first, *others = self.layers
        outputs: Floats = numbers[used] @ first.weights[used] + first.bias
        return _through(others, outputs)

    def evaluate_all(self, rows: NDArray[np.int8]) -> Floats:
        """Return the outputs for many rows, shape (n, OUTPUTS)."""
        first, *others = self.layers
        outputs: Floats = rows.astype(np.float32) @ first.weights + first.bias
        return _through(others, outputs)


def _through(layers: list[Layer], outputs: Floats) -> Floats:
    for layer in layers:
        outputs = np.maximum(outputs, 0) @ layer.weights + layer.bias
    return outputs


def softmax(numbers: Floats) -> Floats:
    """Return probabilities in proportion to exp(number)."""
    odds: Floats = np.exp(numbers - numbers.max())
    odds /= odds.sum()
    return odds


@cache
def network_in_use() -> Network:
    """Return the network of this installation."""
    return load(NETWORK)


def described_features() -> str:
    """Return a digest of the names and scales of all features, in their order."""
    text = "\n".join(f"{name} {scale}" for name, scale in zip(feature_names(), SCALES, strict=True))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def save(layers: tuple[Layer, ...], path: Path) -> None:
    """Write a network's layers, as they are before SCALES are taken into account."""
    parts: dict[str, NDArray[np.generic]] = {"features": np.array(described_features())}
    for number, layer in enumerate(layers):
        parts[f"weights{number}"] = layer.weights.astype(np.float16)
        parts[f"bias{number}"] = layer.bias.astype(np.float32)
    with path.open("wb") as file:
        np.savez_compressed(file, **parts)  # type: ignore[arg-type]


def load(path: Path) -> Network:
    """Read a network. Raises ValueError, which says what is wrong, if it is none or takes other features."""
    try:
        with np.load(path, allow_pickle=False) as found:
            parts = dict(found)
    except (zipfile.BadZipFile, ValueError, EOFError) as error:
        raise ValueError(f"{path.name} is not a network") from error
    layers = _layers_of(path, parts)
    inputs, outputs = len(layers[0].weights), len(layers[-1].bias)
    if inputs != FEATURES or str(parts.get("features")) != described_features():
        raise ValueError(
            f"{path.name} was trained with other features ({inputs}) than this version has ({FEATURES}): "
            "train it anew"
        )
    if outputs != OUTPUTS:
        raise ValueError(f"{path.name} has {outputs} outputs, not {OUTPUTS}: train it anew")
    return Network(layers)


def _layers_of(path: Path, parts: dict[str, NDArray[np.generic]]) -> tuple[Layer, ...]:
    """Return the layers. Raises ValueError unless each takes what the one before it gives."""
    layers: list[Layer] = []
    while (weights := parts.get(f"weights{len(layers)}")) is not None:
        bias = parts.get(f"bias{len(layers)}")
        fits = not layers or weights.shape[:1] == layers[-1].bias.shape
        if bias is None or weights.ndim != 2 or weights.shape[1:] != bias.shape or not fits:
            raise ValueError(f"{path.name} is not a network: its layer {len(layers)} does not fit")
        layers.append(Layer(weights.astype(np.float32), bias.astype(np.float32)))
    if not layers:
        raise ValueError(f"{path.name} is not a network: it has no layers")
    return tuple(layers)
