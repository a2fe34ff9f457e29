"""What a review says of the rest of a game after a battle or a deal."""

import pytest

from condottiere.languages.bundle import language
from condottiere.record.review.outlook import outlook
from support.positions import at

NAMES = ("Ada", "Bruno", "Chiara")
QUIET = "seats=3 phase=site hands=1/1/1"
NEARLY = f"{QUIET} owners=napoli:1,ancona:1,spoleto:1"
"""With Roma, Bruno would have the 4 adjacent regions that win among three."""
COULD = "The next region could win the game for Bruno."
NO_LONGER = "The next region can no longer win the game for Bruno."
CHOOSES = "Ada chooses the next region."


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (QUIET, NEARLY, [COULD, CHOOSES]),
        (NEARLY, NEARLY, [COULD, CHOOSES]),
        (NEARLY, QUIET, [NO_LONGER, CHOOSES]),
        (NEARLY, NEARLY.replace("1/1/1", "1//1"), [NO_LONGER, CHOOSES]),
        (NEARLY, NEARLY.replace("1/1/1", "1//"), [COULD, CHOOSES]),
        (NEARLY, NEARLY.replace("1/1/1", "//"), [COULD, CHOOSES]),
        (NEARLY, NEARLY.replace("phase=site", "site=roma"), [COULD]),
        (NEARLY, NEARLY.replace("phase=site", "site=torino"), [NO_LONGER]),
        (NEARLY, "seats=3 phase=over ending=adjacent owners=roma:1", []),
    ],
)
def test_who_could_win_next_is_told_and_who_chooses(before: str, after: str, told: list[str]) -> None:
    assert [language().write(fact, NAMES) for fact in outlook(at(before), at(after))] == told
