"""Names from right to left within sentences from left to right."""

from condottiere.languages.bundle import Inflected, language
from condottiere.languages.fact import Amount, Fact
from condottiere.server.notifications.notice import Notice

DAVID = "דוד"
APART = f"\u2068{DAVID}\u2069"


def test_a_name_from_right_to_left_turns_nothing_round() -> None:
    english = language()
    amounts = Fact(id="result-strengths", amounts=(Amount(0, 12), Amount(1, 7)))
    assert english.write(amounts, (DAVID, "Bruno")) == f"{APART} 12, Bruno 7."
    assert english.conjunction((DAVID, "Bruno")) == f"{APART} and Bruno"
    assert english.conjunction(("Ada", "Bruno")) == "Ada and Bruno"
    inflected = Inflected(lambda form: DAVID)  # noqa: ARG005
    assert APART in english.message("notice-turn", others=inflected)
    assert APART in Notice("turn", "table", (DAVID, "Bruno")).text(english)
