"""What is seen of a page, as pictures that can be compared."""

from io import BytesIO
from math import ceil, floor

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import FloatRect, Locator, Page

MIN_DIFFERENCE = 40
"""By so much, of 255, one grey is lighter than another that nobody takes for it."""


def seen(page: Page) -> Image.Image:
    """The window in greys, one pixel for a CSS pixel."""
    assert page.evaluate("() => getComputedStyle(document.body).opacity") == "1", "it is not painted"
    return Image.open(BytesIO(page.screenshot(scale="css"))).convert("L")


def picture(one: Locator) -> Image.Image:
    """Something alone in greys."""
    assert one.page.evaluate("() => getComputedStyle(document.body).opacity") == "1", "it is not painted"
    return Image.open(BytesIO(one.screenshot(scale="css"))).convert("L")


def cut_out(whole: Image.Image, box: FloatRect | dict[str, float], around: int = 0) -> Image.Image:
    """A part of the window, with so many pixels around it; `box` is x, y, width and height."""
    left, top = floor(box["x"]) - around, floor(box["y"]) - around
    right, bottom = ceil(box["x"] + box["width"]) + around, ceil(box["y"] + box["height"]) + around
    return whole.crop((max(0, left), max(0, top), min(whole.width, right), min(whole.height, bottom)))


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The share of two pictures that is much lighter or darker in one than in the other."""
    differences = ImageChops.difference(one, other.resize(one.size)).histogram()
    return sum(differences[MIN_DIFFERENCE + 1 :]) / sum(differences)


def range_of(one: Image.Image) -> float:
    """How much of a picture's contrast there is, by WCAG: the ratio of its lightest pixel to its darkest."""
    return contrast(*one.getextrema())


def contrast(one: float, other: float) -> float:
    """The contrast of two greys, by WCAG."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def middle(one: Image.Image) -> float:
    """The grey that as many pixels of a picture are darker than as are lighter."""
    return ImageStat.Stat(one).median[0]


def _luminance(grey: float) -> float:
    share = grey / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
