"""What somebody is told: which table waits for them, and who else sits there. Nothing of anybody's hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias
from urllib.parse import quote

NoticeKind: TypeAlias = Literal["turn", "captain", "trial"]

_TITLES: Final[dict[NoticeKind, str]] = {
    "turn": "Your turn",
    "captain": "A captain plays for you",
    "trial": "It works",
}


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell one person."""

    kind: NoticeKind
    table: str | None = None
    """The identifier of the table; None for a trial."""
    others: Sequence[str] = ()
    """The names of the others at the table."""

    @property
    def title(self) -> str:
        """What it is, in a few words."""
        return _TITLES[self.kind]

    def text(self, others: Sequence[str] | None = None) -> str:
        """It in one sentence; `others` are the names as they are to be written."""
        names = listed(self.others if others is None else others)
        match self.kind:
            case "turn":
                return f"It is your turn at the table with {names}."
            case "captain":
                return f"You were away, so a captain plays for you at the table with {names}."
            case "trial":
                return "This is where Condottiere will tell you that it is your turn."

    @property
    def path(self) -> str:
        """The page that it leads to. It holds no key: the person's own browser needs none."""
        return "/" if self.table is None else f"/t/{quote(self.table)}"


def listed(names: Sequence[str]) -> str:
    """Names in a sentence: 'Ada, Bruno and Chiara'."""
    *first, last = names or ("nobody",)
    return f"{', '.join(first)} and {last}" if first else last
