# /// script
# requires-python = ">=3.11"
# dependencies = ["brotli", "fonttools", "numpy"]
# ///
"""Make the fonts of the pages: `uv run web/tools/fonts/make.py`, after `npm ci` in web.

They are the fonts of the packages @fontsource with the letters that our languages need, and no others: where
a name has others, the browser loads the whole font. Figures are lining ones, whatever a style sheet says:
among those of the old style 0 reads as an o, and no gap is seen before a 1. The Fell types were drawn from
worn prints, with 200 points a letter: theirs are drawn anew, with as few curves as stay within TOLERANCE of
the outline.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from numpy.typing import NDArray

Points = NDArray[np.float64]

WEB: Final = Path(__file__).parents[2]
LETTERS: Final = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0«·»×ÀÂÇÈÉÊÎÓÔàâçèéêëìîïòóôùûœŒ"
    + "ĄĆĘŁŃŚŹŻąćęłńśźż"
    + "–—‘’“”„…←→§\u202f"
)
"""What English, French, Italian and Polish are written with, and no more."""
ACCENTS: Final = "\u00a0«»×ÀÂÇÈÉÊÎÔàâçèéêëìîïòôùûœŒ"
"""Those of French and Italian. Of Polish the Fell types have but one."""
PLAIN: Final = "".join(letter for letter in LETTERS if letter not in ACCENTS + "0123456789")
TOLERANCE: Final = 14.0
"""How far a curve may be from the outline, in 2048ths of an em: a seventh of a pixel at 21 pixels."""
LEAST_KERNING: Final = 40
"""Pairs of letters that would be moved by less stay where they are: by half a pixel in a line of 24."""
STEPS: Final = np.linspace(0, 1, 9)[1:, None]


@dataclass(frozen=True)
class Font:
    source: str
    worn: bool = False
    """Whether its outlines are to be drawn anew."""
    weight: int | None = None
    """The one weight to keep of a variable font."""
    letters: str = LETTERS


FELL: Final = "@fontsource/im-fell-english/files/im-fell-english"
GARAMOND: Final = "@fontsource-variable/eb-garamond/files/eb-garamond"
ALEGREYA: Final = "@fontsource/alegreya-sans/files/alegreya-sans"
FONTS: Final = {
    "fell": Font(f"{FELL}-latin-400-normal", worn=True, letters=PLAIN),
    "fell-accents": Font(f"{FELL}-latin-400-normal", worn=True, letters=ACCENTS),
    "garamond-400": Font(f"{GARAMOND}-latin-wght-normal", weight=400),
    "garamond-700": Font(f"{GARAMOND}-latin-wght-normal", weight=700),
    "figures-700": Font(f"{GARAMOND}-latin-wght-normal", weight=700, letters="0123456789"),
    "alegreya-sans-400": Font(f"{ALEGREYA}-latin-400-normal"),
    "alegreya-sans-700": Font(f"{ALEGREYA}-latin-700-normal"),
}
POLISH: Final = {
    "garamond-400-polish": Font(f"{GARAMOND}-latin-ext-wght-normal", weight=400),
    "garamond-700-polish": Font(f"{GARAMOND}-latin-ext-wght-normal", weight=700),
    "alegreya-sans-400-polish": Font(f"{ALEGREYA}-latin-ext-400-normal"),
    "alegreya-sans-700-polish": Font(f"{ALEGREYA}-latin-ext-700-normal"),
}
"""The packages have the letters of Polish in files of their own."""


def main() -> None:
    for name, font in (FONTS | POLISH).items():
        made = TTFont(WEB / "node_modules" / f"{font.source}.woff2")
        line_figures(made)
        subset(made, font.letters)
        if font.weight is not None:
            instancer.instantiateVariableFont(made, {"wght": font.weight}, inplace=True)
        if font.worn:
            redraw(made)
        made.flavor = "woff2"
        made.save(WEB / "src" / "style" / "fonts" / f"{name}.woff2")


def line_figures(font: Any) -> None:
    """Take the lining figures of a font that has others besides, its 1 clear of what stands before it."""
    substitutions = font["GSUB"].table if "GSUB" in font else None
    features = substitutions.FeatureList.FeatureRecord if substitutions else ()
    lining: dict[str, str] = {}
    for feature in (record.Feature for record in features if record.FeatureTag == "lnum"):
        for lookup in feature.LookupListIndex:
            for table in substitutions.LookupList.Lookup[lookup].SubTable:
                lining |= getattr(table, "ExtSubTable", table).mapping
    for table in font["cmap"].tables:
        table.cmap = {code: lining.get(glyph, glyph) for code, glyph in table.cmap.items()}
    if lining:
        name = font.getBestCmap()[ord("1")]
        one, (width, left) = font["glyf"][name], font["hmtx"][name]
        by = round((width - one.xMin - one.xMax) / 3)  # its flag has room beneath it
        one.coordinates.translate((by, 0))
        one.recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, left + by)


def subset(font: Any, letters: str) -> None:
    """Leave these letters alone in a font, without instructions for coarse screens."""
    options = Options(hinting=False, legacy_kern=True, glyph_names=False, name_IDs=[0, 13, 14])
    options.layout_features = ["kern", "liga", "mark", "tnum", "ccmp", "locl"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(letter) for letter in letters])
    subsetter.subset(font)
    for table in font["kern"].kernTables if "kern" in font else ():
        table.kernTable = {pair: by for pair, by in table.kernTable.items() if abs(by) >= LEAST_KERNING}


def redraw(font: Any) -> None:
    """Draw all outlines of a font anew, with fewer curves."""
    glyphs, drawn = font.getGlyphSet(), {}
    for name in font.getGlyphOrder():
        if font["glyf"][name].numberOfContours <= 0:
            continue
        pen = TTGlyphPen(None)
        for contour in contours(glyphs[name]):
            start, curves = fitted(contour)
            pen.moveTo(whole(start))
            for control, end in curves:
                pen.qCurveTo(whole(control), whole(end))
            pen.closePath()
        drawn[name] = pen.glyph()
    for name, glyph in drawn.items():
        font["glyf"][name] = glyph


def contours(glyph: Any) -> Iterator[Points]:
    """The closed outlines of a glyph, each as points along it."""
    recording = DecomposingRecordingPen(glyph.glyphSet)
    glyph.draw(recording)
    points: list[Points] = []
    for command, given in recording.value:
        if command == "moveTo":
            points = [np.array(given[0], float)]
        elif command == "lineTo":
            points.append(np.array(given[0], float))
        elif command == "qCurveTo":
            for control, end in decomposeQuadraticSegment(given):
                points += list(along(points[-1], np.array(control, float), np.array(end, float)))
        elif command == "closePath":
            path = np.round(np.array(points))
            path = path[np.any(path != np.roll(path, 1, axis=0), axis=1)]
            if len(path) > 2:
                yield path


def along(start: Points, control: Points, end: Points, at: Points = STEPS) -> Points:
    """Points of a quadratic curve, at fractions of its parameter."""
    return (1 - at) ** 2 * start + 2 * at * (1 - at) * control + at**2 * end


def fitted(path: Points) -> tuple[Points, list[tuple[Points, Points]]]:
    """A closed path from its sharpest corner: where it starts, and the control and end of each curve."""
    before, after = path - np.roll(path, 1, axis=0), np.roll(path, -1, axis=0) - path
    cross = before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0]
    corner = int(np.argmax(np.abs(np.arctan2(cross, (before * after).sum(axis=1)))))
    path = np.concatenate([path[corner:], path[: corner + 1]])
    curves, at = [], 0
    while at < len(path) - 1:
        best, control = 1, (path[at] + path[at + 1]) / 2
        for length in range(2, len(path) - at):
            found = curve(path[at : at + length + 1])
            if found is not None:
                best, control = length, found
            elif length > best + 24:  # one that is longer still may fit where this one does not
                break
        at += best
        curves.append((control, path[at]))
    return path[0], curves


def curve(points: Points) -> Points | None:
    """The control of the one curve that stays within TOLERANCE of these points, if there is one."""
    ways = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    at = (ways / ways[-1])[:, None]
    weight = 2 * at * (1 - at)
    rest = points - (1 - at) ** 2 * points[0] - at**2 * points[-1]
    control: Points = np.round((weight * rest).sum(axis=0) / (weight**2).sum())
    off = along(points[0], control, points[-1], at) - points
    return control if np.hypot(*off.T).max() <= TOLERANCE else None


def whole(point: Points) -> tuple[int, int]:
    return int(point[0]), int(point[1])


if __name__ == "__main__":
    main()
