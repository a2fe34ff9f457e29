"""A clock that stands still until a test moves it forward."""


class FakeClock:
    """For `now` of the server's services."""

    def __init__(self, at: float = 1_800_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        """Unix time in seconds."""
        return self.at

    def forward(self, seconds: float) -> None:
        self.at += seconds
