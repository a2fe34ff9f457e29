"""The bodies of requests and answers over HTTP about notifications."""

from condottiere.languages.fact import Fact

from .protocol import Message


class Webhook(Message):
    """GET /api/me/webhook: the address that receives notices of a person's turns; None if there is none.

    PUT replaces it, and DELETE removes it.
    """

    url: str | None


class WebhookTried(Message):
    """POST /api/me/webhook/try: the result of sending a trial to the webhook."""

    worked: bool
    fact: Fact
    """What happened, and what to do."""


class PushPublicKey(Message):
    """GET /api/push-key: the key with which a browser subscribes, a point on P-256 in base64url."""

    key: str


class PushKeys(Message):
    """The keys of a browser, in base64url."""

    p256dh: str
    auth: str


class PushSubscription(Message):
    """PUT /api/me/push: the subscription of a browser, as its PushManager returns it.

    DELETE /api/me/push has the same body, and removes it.
    """

    endpoint: str
    keys: PushKeys
