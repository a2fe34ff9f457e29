"""The course of a training: a line for each report, kept in a file, and a picture of all of them."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import Final

import msgspec

from condottiere.rules.options import MAX_SEATS, MIN_SEATS

from . import files

WIDTH: Final = 720
HEIGHT: Final = 260
MARGIN: Final = 56
COLOURS: Final = ("#7a1f2b", "#1f4e7a", "#2f6b3a", "#8a5a00", "#5b3a80")


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """How the training stands."""

    seconds: float
    """Since it began, without pauses."""
    decisions: int
    """How many it has learned from."""
    cloning: bool
    shares: dict[str, float]
    """By the number of seats: the share of games, since the last report, that one learner won among experts
    (an exploiter: among its prey), without optional rules. It draws its actions from its policy, which is a
    little weaker than the best."""
    chances_loss: float
    """The cross-entropy of its stated chances, in nats."""
    entropy: float
    """That of its policy, in nats."""
    gain: float

    def __str__(self) -> str:
        shares = ", ".join(f"{share:.1%} of {seats}" for seats, share in self.shares.items())
        return (
            f"{self.seconds:7.0f} s  {self.decisions / 1e6:8.2f} M decisions  "
            f"{'cloning' if self.cloning else 'playing'}  chances {self.chances_loss:.4f}  "
            f"entropy {self.entropy:.3f}  gain {self.gain:.4f}  wins alone among others: {shares}"
        )


def save(reports: Sequence[Report], path: Path) -> None:
    """Write the reports, one a line, and beside them the picture."""
    with files.replacing(path) as fresh:
        fresh.write_bytes(b"".join(msgspec.json.encode(report) + b"\n" for report in reports))
    with files.replacing(path.with_suffix(".svg")) as fresh:
        fresh.write_text(picture(reports), encoding="utf-8")


def picture(reports: Sequence[Report]) -> str:
    """Draw the strength against experts and the losses over the decisions, as SVG."""
    millions = [report.decisions / 1e6 for report in reports]
    strength = {
        f"{seats} seats": [report.shares.get(str(seats), float("nan")) * seats for report in reports]
        for seats in range(MIN_SEATS, MAX_SEATS + 1)
    }
    losses = {
        "loss of stated chances": [report.chances_loss for report in reports],
        "entropy of the policy": [report.entropy for report in reports],
    }
    panels = [
        _panel("Victories of one learner among others (1: as many as one of them)", millions, strength, 0),
        _panel("Losses, in nats", millions, losses, HEIGHT),
    ]
    size = f'width="{WIDTH}" height="{2 * HEIGHT}" viewBox="0 0 {WIDTH} {2 * HEIGHT}"'
    style = 'font-family="sans-serif" font-size="12" fill="#222"'
    paper = f'<rect width="{WIDTH}" height="{2 * HEIGHT}" fill="#fff"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>', paper, *panels, "</svg>\n"])


def _ticks(highest: float) -> list[float]:
    """Return four to nine round numbers from 0 up to `highest` or a little more."""
    step = 10.0 ** floor(log10(highest / 4)) if highest > 0 else 0.25
    step *= next(times for times in (1, 2, 2.5, 5, 10) if highest <= 8 * step * times)
    return [round(step * number, 9) for number in range(max(ceil(highest / step), 1) + 1)]


def _panel(title: str, across: Sequence[float], lines: dict[str, list[float]], top: int) -> str:
    """Draw lines over millions of decisions."""
    upward = _ticks(max((value for line in lines.values() for value in line if value == value), default=0.0))
    sideways = _ticks(max(across, default=0.0))
    left, right, bottom = MARGIN, WIDTH - MARGIN - 110, top + HEIGHT - 36

    def x(value: float) -> float:
        return left + (right - left) * value / sideways[-1]

    def y(value: float) -> float:
        return bottom - (HEIGHT - 76) * value / upward[-1]

    parts = [f'<text x="{left}" y="{top + 22}" font-weight="bold">{escape(title)}</text>']
    for value in upward:
        parts.append(f'<path d="M{left} {y(value):.1f}H{right}" stroke="#ccc"/>')
        parts.append(f'<text x="{left - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:g}</text>')
    parts += [
        f'<text x="{x(at):.1f}" y="{bottom + 18}" text-anchor="middle">{at:g} M</text>' for at in sideways
    ]
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{x(at):.1f},{y(value):.1f}" for at, value in zip(across, line, strict=True) if value == value
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        legend = f'x="{right + 10}" y="{top + 50 + 18 * number}" fill="{colour}"'
        parts.append(f"<text {legend}>{escape(name)}</text>")
    return "\n".join(parts)
