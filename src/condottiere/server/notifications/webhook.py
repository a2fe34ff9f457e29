"""Webhooks: notices for chat tools, in one body that each of them finds its own field in."""

from typing import Final

import msgspec

from condottiere.languages.bundle import Language

from .notice import Notice
from .outbound import Outgoing

_SIGNS: Final = "&<>@[]()*_~`|#\\:/"
"""What chat tools read as a link, as formatting, or as a call to everybody."""
_WIDE: Final = {ord(sign): ord(sign) + 0xFEE0 for sign in _SIGNS}
"""The same signs in their full width, which no tool reads so."""

_NTFY: Final = {"X-Template": "yes", "X-Title": "{{.title}}", "X-Message": "{{.text}}"}
"""ntfy takes any body, and is told here what to show of it."""


def webhook_request(url: str, notice: Notice, origin: str, language: Language) -> Outgoing:
    """What to send to a webhook. `origin` is where its person opens the game, as 'https://play.example.org'.

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
