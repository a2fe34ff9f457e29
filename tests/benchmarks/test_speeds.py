"""Measuring, by a clock that stands still until somebody plays."""

from benchmarks.speeds import Speed, Workload, in_turn


class Clock:
    """A clock that games move on."""

    def __init__(self) -> None:
        self.now = 0.0
        self.played: list[str] = []

    def __call__(self) -> float:
        return self.now

    def game(self, name: str, decisions: int, *seconds: float) -> Workload:
        """A game that takes so long the first time, and so long the next."""
        lasting = iter(seconds)

        def play() -> int:
            self.played.append(name)
            self.now += next(lasting)
            return decisions

        return play


def test_runs_are_taken_in_turn_after_each_workload_has_played_once() -> None:
    clock = Clock()
    games = {name: clock.game(name, 1, 9, 1, 1) for name in ("a", "b")}
    in_turn(games, runs=2, seconds=1, clock=clock)
    assert clock.played == ["a", "b"] * 3


def test_a_speed_is_decisions_by_the_time_that_whole_games_took() -> None:
    clock = Clock()
    games = {
        "slow": clock.game("slow", 12, 60, 4, 4),
        "quick": clock.game("quick", 30, 60, 0.5, 0.5, 0.25, 0.5, 0.25),
    }
    slow, quick = in_turn(games, runs=2, seconds=1, clock=clock)
    assert slow == Speed("slow", (3.0, 3.0))
    assert quick == Speed("quick", (60.0, 90.0))


def test_the_median_counts() -> None:
    assert Speed("a", (1.0, 100.0, 2.0)).median == 2.0
