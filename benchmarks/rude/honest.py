"""The process of honest people: it plays at a table of four for a while at each line of stdin.

A line is a JSON object: the `id` and the `keys` of a table, `rate` in actions a second, and `seconds`. The
answers are a line when all have joined, and one with the latencies in seconds when the time is over.
"""

import asyncio
import json
import random
import sys

from benchmarks.server.tables import Table, Tally, act_at


async def play(address: str) -> None:
    """Play at the tables of stdin."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        work = json.loads(line)
        table = Table(work["id"], work["keys"], random.Random(1), tally := Tally())
        await table.join([address], compress=True)
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        await act_at([table], work["rate"], work["seconds"])
        print(json.dumps(tally.latencies), flush=True)
        table.leave()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
