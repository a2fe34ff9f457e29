"""Webhooks: notices for chat tools, with one body that has the field each of them reads."""

from typing import Final

import msgspec

from condottiere.languages.bundle import Language

from .notice import Notice
from .outbound import Outgoing

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
