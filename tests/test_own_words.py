"""The check that no text of others stands in the project, with a text of our own in the place of theirs."""

from pathlib import Path

import pytest

from support import own_words
from support.own_words import ROOT, main, project, runs

THEIRS = """Whoever keeps the mill grinds first. A miller who has no flour left
may borrow one sack from the left-hand neighbour, but never two."""


def test_a_run_of_eight_words_is_found_whole_whatever_its_marks_and_line_breaks() -> None:
    ours = "> A *miller* who has\n> no flour left may borrow one (sack) from <b>the</b> pond."
    found = ["a miller who has no flour left may borrow one sack from the"]
    assert list(runs(ours, [THEIRS])) == found
    notebook = r'"> A *miller* who has\n", "no flour left may borrow\n", "one sack from the pond.\n"'
    assert list(runs(notebook, [THEIRS])) == found


def test_a_variable_of_a_message_stands_for_any_one_word() -> None:
    ours = (
        'may-borrow = { $who } may borrow { $count } sack from the left-hand { FORM($card, "a") }, it is said'
    )
    assert list(runs(ours, [THEIRS])) == ["… may borrow … sack from the left hand …"]
    assert list(runs("A miller may { $verb } one { $thing } from the { $side } neighbour", [THEIRS])) == []


def test_fewer_words_in_a_row_are_nobodys() -> None:
    assert (
        list(runs("A miller who has no flour left sleeps; whoever keeps the mill grinds late.", [THEIRS]))
        == []
    )
    assert list(runs("", [THEIRS])) == []


def test_the_command_names_the_file_and_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs, ours = tmp_path / "rulebook.txt", tmp_path / "ours.md"
    theirs.write_text(THEIRS, encoding="utf-8")
    ours.write_text("Here whoever keeps the mill grinds first, a miller who is poor last.", encoding="utf-8")
    monkeypatch.setattr(own_words, "project", lambda: iter([ours]))
    monkeypatch.setattr(own_words, "ROOT", tmp_path)
    assert main([str(theirs)]) == 1
    assert capsys.readouterr().out == "ours.md: whoever keeps the mill grinds first a miller who\n"
    ours.write_text("Something else.", encoding="utf-8")
    assert main([str(theirs)]) == 0


def test_it_reads_the_rules_and_the_messages_of_every_language() -> None:
    read = {str(file.relative_to(ROOT)) for file in project()}
    assert {"docs/rules.md", "docs/rules.fr.md", "src/condottiere/languages/pl.ftl", "README.md"} <= read
    assert {"docs/notebooks/game.ipynb", "docs/training.svg", "tests/bots/advice.jsonl"} <= read
    assert {"CITATION.cff", "web/public/theme.js", ".pre-commit-config.yaml"} <= read
