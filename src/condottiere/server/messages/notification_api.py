"""The bodies of requests and answers over HTTP that are about notifications."""

from condottiere.languages.fact import Fact

from .protocol import Message


class Webhook(Message):
    """GET /api/me/webhook: where somebody is told that it is their turn, None for nowhere. PUT sets it.

    DELETE removes it.
    """

    url: str | None


class WebhookTried(Message):
    """POST /api/me/webhook/try: what became of a notice that was sent there now."""

    worked: bool
    fact: Fact
    """What happened, and what to do."""


class PushPublicKey(Message):
    """GET /api/push-key: what a browser needs to subscribe, base64url of a point on P-256."""

    key: str


class PushKeys(Message):
    """The keys of a browser, as base64url."""

    p256dh: str
    auth: str


class PushSubscription(Message):
    """PUT /api/me/push: where a browser receives messages, as its PushManager says.

    DELETE /api/me/push takes the same and removes it.
    """

    endpoint: str
    keys: PushKeys
