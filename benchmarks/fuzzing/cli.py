"""`run.py bench fuzz`: what a server does with messages that nobody should send."""

from typing import Annotated

from cyclopts import Parameter, validators

from .attack import Findings, attack


def fuzz(
    *, messages: Annotated[int, Parameter(validator=validators.Number(gte=100))] = 10_000, seed: int = 1
) -> int:
    """Send a server random and spoiled messages and requests while honest people play on; 1 if it errs.

    Parameters
    ----------
    messages
        How many; 100,000 take some minutes.
    seed
        What all chance follows from.
    """
    print(f"seed {seed}", flush=True)
    findings = attack(messages, seed)
    _print(findings)
    return 1 if findings.faults else 0


def _print(findings: Findings) -> None:
    print(
        f"{findings.sent:,} sent in {findings.seconds:.0f} s; {findings.games} honest games ended meanwhile,"
    )
    print(f"and {findings.entries:,} entries of all logs were replayed")
    for used in findings.usages:
        if used.memory is not None:
            taken = f"{used.memory / 1e6:.1f} MB of memory, {used.files} open files"
            lives = f"{used.tables} tables in memory and {used.stored} stored, {used.persons} persons"
            print(f"after {used.sent:,}: {taken}, {lives}")
    print("answers:", ", ".join(f"{name} {count}" for name, count in findings.answers.most_common()))
    print(f"faults: {len(findings.faults)}", *findings.faults[:20], sep="\n  ")
