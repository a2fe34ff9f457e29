"""The content of a notice: the table and the others who sit there, but nothing about a hand.

A webhook gets it in one body that has the field that each chat tool reads.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from condottiere.languages.bundle import Language
from condottiere.server.messages.pages import table_path

from .outbound import Outgoing

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


_SIGNS: Final = "&<>@[]()*_~`|#\\:/"
"""Characters that chat tools interpret as links, formatting, or mentions of everybody."""
_WIDE: Final = {ord(sign): ord(sign) + 0xFEE0 for sign in _SIGNS}
"""The full-width forms of these characters, which no tool interprets."""

_NTFY: Final = {"X-Template": "yes", "X-Title": "{{.title}}", "X-Message": "{{.text}}"}
"""Headers that tell ntfy, which accepts any body, what to show of it."""


def webhook_request(url: str, notice: Notice, origin: str, language: Language) -> Outgoing:
    """The request for a webhook. `origin` is where its person opens the game: 'https://play.example.org'.

    Slack, Mattermost, Rocket.Chat and Matrix read `text`, Discord `content`, Gotify `title` and `message`.
    """
    link = origin + notice.path
    sentence = notice.text(language, [name.translate(_WIDE) for name in notice.others])
    text = f"{sentence} {link}"
    body = {
        "text": text,
        "content": text,
        "title": language.message("notice-title-in-chat", title=notice.title(language)),
        "message": text,
        "url": link,
        "allowed_mentions": {"parse": []},
    }
    headers = {"Content-Type": "application/json", "X-Click": link, **_NTFY}
    return Outgoing(url, headers, msgspec.json.encode(body))
