"""`run.py bench`: what is measured, and how.

What takes time to import is imported when its command is run.
"""

import sys
from typing import Annotated

from cyclopts import App, Parameter, validators

bench = App(name="run.py bench", help="Measure speed, beside peers in the same run.", version_flags=())
Runs = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Seconds = Annotated[float, Parameter(validator=validators.Number(gt=0))]


@bench.command(name="rules")
def bench_rules(*, runs: Runs = 5, seconds: Seconds = 1.0, seed: int = 1) -> int:
    """Play random games by the rules, and random chess games with python-chess, in turn.

    Parameters
    ----------
    runs
        How often each is measured; the median counts.
    seconds
        How long one measurement takes, at least.
    seed
        What the random games follow from.
    """
    from .report import print_speeds
    from .rules import WORKLOADS, measure

    print(f"Measuring for about {runs * seconds * WORKLOADS:.0f} seconds ...", file=sys.stderr)
    try:
        print_speeds(measure(runs, seconds, seed), "CPython, one core", "python-chess")
    except ModuleNotFoundError as missing:
        print(
            f"condottiere: {missing.name} is needed to compare with: pip install {missing.name}",
            file=sys.stderr,
        )
        return 1
    return 0


@bench.command(name="compiled")
def bench_compiled(*, runs: Runs = 5, seconds: Seconds = 1.0, seed: int = 1) -> None:
    """Play random games by the compiled rules, and those of the peers that are installed, in turn.

    Then start new processes, to see how long the first game takes with and without compiled code on disk.

    Parameters
    ----------
    runs
        How often each is measured; the median counts.
    seconds
        How long one measurement of a speed takes, at least.
    seed
        What the random games follow from.
    """
    from .compiled import ONE_THREAD, TWO_THREADS, measure_compiled
    from .peers import HEARTS, HEARTS_DEALT
    from .report import print_left_out, print_ratio, print_speeds, print_startup
    from .startup import measure_startup

    print(f"Compiling, then measuring each speed for about {runs * seconds:.0f} seconds ...", file=sys.stderr)
    speeds, left_out = measure_compiled(runs, seconds, seed)
    print_speeds(speeds, "One core unless it says two threads", HEARTS, HEARTS_DEALT)
    print_ratio(speeds, TWO_THREADS, ONE_THREAD)
    print_left_out(left_out)
    print_startup(measure_startup(runs))


@bench.command(name="envs")
def bench_envs(*, runs: Runs = 5, seconds: Seconds = 1.0, seed: int = 1) -> None:
    """Step environments with random legal actions, and those of the peers that are installed, in turn.

    Parameters
    ----------
    runs
        How often each is measured; the median counts.
    seconds
        How long one measurement takes, at least.
    seed
        What the random games follow from.
    """
    from .envs import HEARTS, ONE_THREAD, TWO_THREADS, measure_envs
    from .report import print_left_out, print_ratio, print_speeds

    print(f"Compiling, then measuring each speed for about {runs * seconds:.0f} seconds ...", file=sys.stderr)
    speeds, left_out = measure_envs(runs, seconds, seed)
    print_speeds(speeds, "One core unless it says two threads", HEARTS)
    print_ratio(speeds, TWO_THREADS, ONE_THREAD)
    print_left_out(left_out)


bench.command(
    "benchmarks.server.cli:server",
    name="server",
    help="Play at many tables of one server of this machine, and then at an echo that does nothing else.",
)
bench.command(
    "benchmarks.crashes.cli:crashes",
    name="crashes",
    help="Kill servers of this machine while people play there, and compare all games with what they heard."
    "\n\nThe exit status is 1 if anything that was acknowledged is lost or doubled, or a game does not end.",
)
bench.command(
    "benchmarks.skill:skill",
    name="skill",
    help="Play games of two kinds of bots, and compare the kinds by results and by skill without luck.",
)
bench.command(
    "benchmarks.readiness:ready",
    name="ready",
    help="Start servers and see how long it takes until a captain moves, and until the strongest one does."
    "\n\nThe first finds nothing compiled, which takes a minute or more; the others find what it has left.",
)
bench.command(
    "benchmarks.chosen_deals:choices",
    name="choices",
    help="Let one of four experts choose among several deals each time, and see how often it wins.",
)
bench.command(
    "benchmarks.advice:advice",
    name="advice",
    help="Follow the judge's advice in whole games, and see whether the chances that it states come true.",
)
bench.command(
    "benchmarks.reviews:reviews",
    name="reviews",
    help="Appraise choices of games of bots as reviews do, and judge them again in other and more worlds.",
)
bench.command(
    "benchmarks.contradictions:contradict",
    name="contradictions",
    help="Judge random decisions, and look for contradictions in what is shown of them."
    "\n\nThe exit status is 1 if there is one.",
)
bench.command(
    "benchmarks.absurd:absurd",
    name="absurd",
    help="Count how many decisions that a beginner would call absurd each bot makes, and the judge advises.",
)
bench.command(
    "benchmarks.bargaining:bargaining",
    name="bargaining",
    help="Let people of different conduct make pacts with captains who bargain, and see what they gain by it."
    "\n\nWhat was played is kept in a file; another call goes on from there.",
)
bench.command(
    "benchmarks.page:page",
    name="page",
    help="Open a table in a real browser and play a card; what that costs the page's processor.",
)
bench.command(
    "benchmarks.rude.cli:rude",
    name="rude",
    help="Let one client be rude to a server, and see how long an honest table waits for its actions.",
)
bench.command(
    "benchmarks.fuzzing.cli:fuzz",
    name="fuzz",
    help="Send a server random and spoiled messages and requests while honest people play on."
    "\n\nThe exit status is 1 if it errs.",
)
bench.command(
    "benchmarks.secrecy.cli:secrecy",
    name="secrecy",
    help="Act in private at a server with a slow disk, and tell from how long other requests take when.",
)
bench.command(
    "benchmarks.entropy:entropy",
    name="entropy",
    help="Play from some way off, and count the deals without the entropy of people who are connected.",
)
bench.command(
    "benchmarks.cheats.cli:cheats",
    name="cheats",
    help="Play in a real browser at servers that cheat with the cards, and see whether it notices."
    "\n\nThe exit status is 1 if one is found fair, an honest server not fair, or page and command disagree.",
)


if __name__ == "__main__":
    sys.exit(bench())
