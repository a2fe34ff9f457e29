"""Sending a notice to a person's browsers and webhook, in the background, with a few retries."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec

from condottiere.languages.bundle import Language, language
from condottiere.languages.fact import Fact
from condottiere.server.messages.person_api import WebhookTried
from condottiere.server.people.keys import digest
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import NoticeStore, StoredSubscription, StoredWebhook, StoreError

from .notice import Notice, webhook_request
from .outbound import Outbound, Outgoing, Refused, Unreachable
from .push import PushKey, generate_push_key, push_request, read_push_key

_log = logging.getLogger(__name__)

_RETRY_SECONDS: Final = (2.0, 10.0, 30.0)
"""Seconds before each retry. After that, a notice of a turn may be outdated."""
_GONE: Final = (404, 410)
"""The statuses by which a push service reports an ended subscription (RFC 8030)."""
_TRY_AGAIN: Final = (408, 425, 429)
_SERVER_ERROR: Final = 500
_TOPIC: Final = 32
"""The maximum length of a message's topic (RFC 8030)."""
_WITHOUT_ADDRESS: Final = "https://localhost"
"""The signer named to a push service if the server has no public address."""


class Delivery:
    """Sends notices. Failures here do not affect play."""

    def __init__(
        self, store: NoticeStore, settings: Settings, services: Services, outbound: Outbound | None = None
    ) -> None:
        self._store = store
        self._settings = settings
        self._services = services
        self._outbound = outbound or Outbound(settings.allow_internal_notifications)
        self._tasks: set[asyncio.Task[None]] = set()
        self._key = None if settings.push_key is None else read_push_key(settings.push_key)

    async def push_key(self) -> PushKey:
        """The key that signs push messages: the operator's, or a generated one. Raises StoreError."""
        if self._key is None:
            self._key = PushKey(await self._store.server_value("push_key", generate_push_key))
        return self._key

    async def send(self, person: str, notice: Notice) -> None:
        """Begin to send a notice to a webhook and to all browsers of a person. Raises StoreError."""
        webhook = await self._store.webhook(person)
        browsers = await self._store.subscriptions(person)
        reads = language(await self._store.language(person))
        if webhook is not None:
            self._begin(self._send_to_webhook(webhook, notice, reads))
        for browser in browsers:
            self._begin(self._send_to_browser(browser, notice, reads))

    async def try_webhook(self, webhook: StoredWebhook, reads: Language) -> WebhookTried:
        """Send a trial to a webhook, once, and return its result. Only the status of the answer is read."""
        request = webhook_request(webhook.url, Notice("trial"), self._origin(webhook.origin), reads)
        try:
            status = await self._outbound.post(request)
        except Refused as refused:
            return WebhookTried(worked=False, fact=refused.fact)
        except Unreachable:
            return WebhookTried(worked=False, fact=Fact(id="webhook-no-answer"))
        if status // 100 == 2:
            return WebhookTried(worked=True, fact=Fact(id="webhook-sent"))
        return WebhookTried(worked=False, fact=Fact(id="webhook-refused", text=str(status)))

    async def close(self) -> None:
        """Stop sending, without waiting for requests in progress."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._outbound.close()

    def _begin(self, sending: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_logging_failures(sending))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_to_webhook(self, webhook: StoredWebhook, notice: Notice, reads: Language) -> None:
        request = webhook_request(webhook.url, notice, self._origin(webhook.origin), reads)
        await self._post(lambda: request)

    async def _send_to_browser(self, browser: StoredSubscription, notice: Notice, reads: Language) -> None:
        key, endpoint = await self.push_key(), browser.subscription.endpoint
        origin = self._origin(browser.origin)
        subject = origin if origin.startswith("https:") else _WITHOUT_ADDRESS
        shown = {
            "title": notice.title(reads),
            "body": notice.text(reads),
            "tag": notice.path,
            "path": notice.path,
        }

        def request() -> Outgoing:
            signed = key.authorization(endpoint, subject, self._services.now())
            topic = digest(notice.path)[:_TOPIC]
            return push_request(browser.subscription, msgspec.json.encode(shown), topic, signed)

        if await self._post(request) in _GONE:
            await self._store.unsubscribe(browser.digest)

    async def _post(self, request: Callable[[], Outgoing]) -> int | None:
        """Send a request, with retries; return the status of the last answer, None if there was none."""
        status: int | None = None
        for seconds in (*_RETRY_SECONDS, None):
            status = None
            with suppress(Unreachable):
                status = await self._outbound.post(request())
            may_help = status is None or status in _TRY_AGAIN or status >= _SERVER_ERROR
            if seconds is None or not may_help:
                break
            await self._services.sleep(seconds)
        return status

    def _origin(self, used: str) -> str:
        """The origin for links: the server's public address, or else the one that the person has used."""
        return self._settings.public_url or used


async def _logging_failures(sending: Coroutine[Any, Any, None]) -> None:
    try:
        await sending
    except (Refused, StoreError) as error:
        _log.debug("a notification was not sent: %s", error)
    except Exception:
        _log.exception("a notification was not sent")
