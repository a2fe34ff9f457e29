"""The content of a notice: the table and the others who sit there, but nothing about a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from condottiere.languages.bundle import Language
from condottiere.server.messages.pages import table_path

NoticeKind: TypeAlias = Literal["turn", "captain", "trial"]


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification for one person."""

    kind: NoticeKind
    table: str | None = None
    """The identifier of the table; None for a trial."""
    others: Sequence[str] = ()
    """The names of the others at the table."""

    def title(self, language: Language) -> str:
        """The title, in a few words."""
        return language.message(f"notice-{self.kind}-title")

    def text(self, language: Language, others: Sequence[str] | None = None) -> str:
        """The text, in one sentence; `others` are the names as they are to be shown."""
        names = self.others if others is None else others
        listed = language.conjunction(names) if names else language.message("notice-nobody")
        return language.message(f"notice-{self.kind}", others=listed)

    @property
    def path(self) -> str:
        """The path of the page that it links to, without a key: the person's own browser needs none."""
        return "/" if self.table is None else table_path(self.table)
