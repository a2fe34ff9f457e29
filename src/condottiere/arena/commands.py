"""`condottiere arena`: the words of each command."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Group, Parameter, validators

from condottiere.rules import Options
from condottiere.rules.options import USUAL_TARGET

from .machinery import Machinery, cores, on_cores
from .plainly import plainly
from .plan import SWITCHES, Trial, ladder_plan, match_plan
from .results import NothingToReport, read_results
from .running import Destinations, play

app = App(name="arena", help="Matches, trials and ladders between bots.")

NOT_PROMOTED: Final = 3
"""Exit status of a trial that promotes nobody."""

Flag = Parameter(negative="", show_default=False)
AtLeastOne = Parameter(validator=validators.Number(gte=1))
AtLeastTwo = Parameter(validator=validators.Number(gte=2))

_RULES = Group("Optional rules", sort_key=1)
_RUN = Group("How it is run, and where results go", sort_key=2)


@Parameter(name="*", group=_RULES)
@dataclass(frozen=True, kw_only=True)
class OptionalRules:
    """The optional rules of a table."""

    bigger_kingdoms: Annotated[bool, Flag] = False
    """R11: one more adjacent region is needed."""
    draw_after_battle: Annotated[bool, Flag] = False
    """R12: no rounds; cards are drawn after each battle."""
    points: Annotated[int | None, AtLeastOne] = None
    """R13: play matches up to so many points."""
    capturing_regions: Annotated[bool, Flag] = False
    """R14: battles may be fought for another seat's regions."""
    hidden_cards: Annotated[bool, Flag] = False
    """R15: some cards are played face down."""

    def at(self, seats: int) -> Options:
        """A table with these rules. Raises OptionsError."""
        return Options(
            seats=seats,
            bigger_kingdoms=self.bigger_kingdoms,
            draw_after_battle=self.draw_after_battle,
            points=self.points,
            capturing_regions=self.capturing_regions,
            hidden_cards=self.hidden_cards,
        )


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class Running:
    """How a tournament is run, and where its results go."""

    out: Path | None = None
    """File that every game is kept in as soon as it is played. With the same words, the same command goes on
    where it was stopped."""
    json: Path | None = None
    """File for the figures as JSON."""
    plot: Path | None = None
    """File for the figures as a picture: .png, .svg or .pdf."""
    workers: Annotated[int | None, AtLeastOne] = None
    """How many games are played at a time: as many as there are cores, unless told otherwise."""
    ray: Annotated[bool | str, Flag] = False
    """Play over a Ray cluster: with --ray the one this machine is in, or a new one of its cores; with
    --ray=ADDRESS the one there."""

    def machinery(self) -> Machinery:
        """What plays. Raises MachineryError."""
        if self.ray is False:
            return on_cores(self.workers or cores())
        from .over_ray import over_ray

        return over_ray(None if self.ray is True else self.ray, self.workers)

    @property
    def destinations(self) -> Destinations:
        """Where the figures go."""
        return Destinations(json=self.json, plot=self.plot)


HERE = Running()
PLAIN = OptionalRules()


@app.command
@plainly
def match(
    challenger: str,
    /,
    *others: str,
    seats: int = 4,
    blocks: Annotated[int, AtLeastTwo] = 200,
    seed: int = 1,
    rules: OptionalRules = PLAIN,
    running: Running = HERE,
) -> int:
    """Play one bot against others: its share of the wins.

    Parameters
    ----------
    challenger
        The bot that is measured, as in naive or search:worlds=200.
    others
        One bot for all other seats, or one for each.
    seats
        Seats at the table, 2 to 6.
    blocks
        How many deals are played, each with the challenger once in every seat.
    seed
        What all deals follow from.
    """
    machinery = running.machinery()
    plan = match_plan(challenger, others, rules.at(seats), blocks, seed)
    play(plan, machinery, running.out, running.destinations)
    return 0


@app.command
@plainly
def promote(
    new: str,
    old: str,
    /,
    *,
    seats: int = 4,
    blocks: Annotated[int, AtLeastTwo] = 1000,
    seed: int = 1,
    margin: float = 0.03,
    risk: float = 0.05,
    rules: OptionalRules = PLAIN,
    running: Running = HERE,
) -> int:
    """Play a new version against the old one until it is clear whether it is better.

    The exit status is 0 if it is promoted and 3 if it is not.

    Parameters
    ----------
    new
        The bot that may be promoted.
    old
        The bot that takes all other seats.
    seats
        Seats at the table, 2 to 6.
    blocks
        How many deals are played at most.
    seed
        What all deals follow from.
    margin
        The least improvement that is worth it, as a share of wins above par (0.03 is 3 %).
    risk
        The chance, at most, of promoting one that is no better, and of turning one down that is better by
        the margin.
    """
    trial = Trial(risk=risk, miss=risk, margin=margin)
    plan = match_plan(new, [old], rules.at(seats), blocks, seed, trial)
    report = play(plan, running.machinery(), running.out, running.destinations)
    return 0 if report.promotes else NOT_PROMOTED


@app.command
@plainly
def ladder(
    *bots: str,
    seats: Annotated[list[int] | None, Parameter(consume_multiple=True, negative="")] = None,
    blocks: Annotated[int, AtLeastTwo] = 100,
    seed: int = 1,
    each_option: Annotated[bool, Flag] = False,
    rules: OptionalRules = PLAIN,
    running: Running = HERE,
) -> int:
    """Play everybody against everybody: strengths by the Plackett-Luce model.

    Parameters
    ----------
    bots
        Two bots or more. The first is the measure of the others.
    seats
        Seats at the table, as in --seats 2 3 4; a ladder is made for each number.
    blocks
        How many deals are played at each table.
    seed
        What all deals follow from.
    each_option
        Play also with each optional rule by itself.
    """
    tables = [rules.at(number) for number in seats or [4]]
    if each_option:
        tables = [table for plain in tables for table in _with_each_option(plain)]
    plan = ladder_plan(bots, tables, blocks, seed)
    play(plan, running.machinery(), running.out, running.destinations)
    return 0


def _with_each_option(table: Options) -> list[Options]:
    """A table, and the same table with one optional rule more."""
    return [
        table,
        *(replace(table, **{rule: True}) for rule in SWITCHES if not getattr(table, rule)),
        *([] if table.points else [replace(table, points=USUAL_TARGET)]),
    ]


@app.command
@plainly
def calibration(file: Path, /, *files: Path, json: Path | None = None, plot: Path | None = None) -> int:
    """Compare the chances that bots stated with what came of them.

    Parameters
    ----------
    file
        Results of a match, trial or ladder.
    files
        More of them.
    json
        File for the figures as JSON.
    plot
        File for the figures as a picture: .png, .svg or .pdf.
    """
    destinations = Destinations(json=json, plot=plot)
    destinations.check()
    from .figures import counting
    from .told import told

    tournaments = [read_results(path) for path in (file, *files)]
    rows = told((plan, counting(plan, played)) for plan, played in tournaments)
    if not rows:
        raise NothingToReport("no bot stated a chance in these games")
    destinations.tell_chances(rows)
    return 0


@app.command(name="report")
@plainly
def report_files(file: Path, /, *files: Path, json: Path | None = None, plot: Path | None = None) -> int:
    """Tell again what earlier matches, trials and ladders came to, side by side.

    Parameters
    ----------
    file
        Results of a match, trial or ladder.
    files
        More of them.
    json
        File for the figures as JSON.
    plot
        File for the figures as a picture: .png, .svg or .pdf.
    """
    destinations = Destinations(json=json, plot=plot)
    destinations.check()
    from .figures import report

    destinations.tell([report(*read_results(path)) for path in (file, *files)])
    return 0
