"""Sending a notice to a person's browsers and webhook, in the background, with a few retries."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

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
_GIVE_UP_SECONDS: Final = 60.0
"""A host that is left alone for longer is not waited for."""
DELIVERY_SECONDS: Final = 240.0
"""The time after which a notice is given up wherever it has not arrived."""
_GONE: Final = (404, 410)
"""The statuses by which a push service reports an ended subscription (RFC 8030)."""
_TRY_AGAIN: Final = (408, 425, 429)
_SERVER_ERROR: Final = 500
_TOPIC: Final = 32
"""The maximum length of a message's topic (RFC 8030)."""
_WITHOUT_ADDRESS: Final = "https://localhost"
"""The signer named to a push service if the server has no public address."""


Settle: TypeAlias = Callable[[], Awaitable[None]]
"""Records that a person has been told. Raises StoreError."""


class Delivery:
    """Sends notices. Failures here do not affect play."""

    def __init__(
        self, store: NoticeStore, settings: Settings, services: Services, outbound: Outbound | None = None
    ) -> None:
        self._store = store
        self._settings = settings
        self._services = services
        self._outbound = outbound or Outbound(settings.allow_internal_notifications, clock=services.monotonic)
        self._tasks: set[asyncio.Task[None]] = set()
        self._key = None if settings.push_key is None else read_push_key(settings.push_key)

    async def push_key(self) -> PushKey:
        """The key that signs push messages: the operator's, or a generated one. Raises StoreError."""
        if self._key is None:
            self._key = PushKey(await self._store.server_value("push_key", generate_push_key))
        return self._key

    async def send(self, person: str, notice: Notice, settle: Settle) -> None:
        """Begin to send a notice to a webhook and to all browsers of a person. Raises StoreError.

        `settle` is called once the first of them has it, or when none can get it.
        """
        webhook = await self._store.webhook(person)
        browsers = await self._store.subscriptions(person)
        reads = language(await self._store.language(person))
        sendings = [self._send_to_browser(person, browser, notice, reads) for browser in browsers]
        if webhook is not None:
            sendings.append(self._send_to_webhook(person, webhook, notice, reads))
        task = asyncio.create_task(_deliver(sendings, settle))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def try_webhook(self, person: str, webhook: StoredWebhook, reads: Language) -> WebhookTried:
        """Send a trial to a webhook, once, and return its result. Only the status of the answer is read."""
        request = webhook_request(webhook.url, Notice("trial"), self._origin(webhook.origin), reads)
        try:
            status = await self._outbound.post(request, person, now=True)
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

    async def _send_to_webhook(
        self, person: str, webhook: StoredWebhook, notice: Notice, reads: Language
    ) -> bool:
        """Send a notice to a webhook, and return whether it was accepted."""
        request = webhook_request(webhook.url, notice, self._origin(webhook.origin), reads)
        return _is_accepted(await self._post(person, lambda: request))

    async def _send_to_browser(
        self, person: str, browser: StoredSubscription, notice: Notice, reads: Language
    ) -> bool:
        """Send a notice to a browser, and return whether its push service accepted it."""
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

        status = await self._post(person, request)
        if status in _GONE:
            await self._store.unsubscribe(browser.digest)
        return _is_accepted(status)

    async def _post(self, person: str, request: Callable[[], Outgoing]) -> int | None:
        """Send a request, with retries; return the status of the last answer, None if there was none."""
        status: int | None = None
        for seconds in (*_RETRY_SECONDS, None):
            status = None
            outgoing = request()
            with suppress(Unreachable):
                status = await self._outbound.post(outgoing, person)
            may_help = status is None or status in _TRY_AGAIN or status >= _SERVER_ERROR
            if seconds is None or not may_help:
                break
            pause = self._outbound.pause(outgoing.url)
            if pause > _GIVE_UP_SECONDS:
                break
            await self._services.sleep(max(seconds, pause))
        return status

    def _origin(self, used: str) -> str:
        """The origin for links: the server's public address, or else the one that the person has used."""
        return self._settings.public_url or used


def _is_accepted(status: int | None) -> bool:
    return status is not None and status // 100 == 2


async def _deliver(sendings: Sequence[Coroutine[Any, Any, bool]], settle: Settle) -> None:
    """Send a notice everywhere, and settle it once somebody has it, or when nobody can get it."""
    tasks = [asyncio.create_task(_logging_failures(sending)) for sending in sendings]
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(DELIVERY_SECONDS):
                for next_done in asyncio.as_completed(tasks):
                    if await next_done:
                        break
        try:
            await settle()
        except StoreError as error:
            _log.debug("a notification may be sent again: %s", error)
        if tasks:
            await asyncio.wait(tasks, timeout=DELIVERY_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _logging_failures(sending: Coroutine[Any, Any, bool]) -> bool:
    try:
        return await sending
    except (Refused, StoreError) as error:
        _log.debug("a notification was not sent: %s", error)
    except Exception:
        _log.exception("a notification was not sent")
    return False
