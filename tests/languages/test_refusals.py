"""What the rules refuse is told in the language of whoever asked."""

import re

import pytest

from condottiere.languages.bundle import language, languages
from condottiere.record.refusals import refusal_fact
from condottiere.rules.refusals import SENTENCES, illegal

REASONS = range(len(SENTENCES))


def test_programs_and_people_read_the_same_english_sentences() -> None:
    assert tuple(language().write(refusal_fact(illegal(reason))) for reason in REASONS) == SENTENCES


@pytest.mark.parametrize("code", languages())
def test_every_refusal_names_its_rule_in_every_language(code: str) -> None:
    told = [language(code).write(refusal_fact(illegal(reason))) for reason in REASONS]
    rules = [re.match(r"R\d+\.\d+", sentence) for sentence in SENTENCES]
    assert [re.match(r"R\d+\.\d+", sentence) for sentence in told][:2] == [None, None]
    assert [sentence.split("\u00a0:")[0].split(":")[0] for sentence in told[2:]] == [
        rule.group() for rule in rules[2:] if rule
    ]
    assert code == "en" or not set(told) & set(SENTENCES)
