"""The routes that say where somebody is told that it is their turn."""

from collections.abc import Callable
from typing import Final, TypeVar
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages.notification_api import PushPublicKey, PushSubscription, Webhook
from condottiere.server.network.rates import client_address
from condottiere.server.notifications import Delivery, Refused, check_keys, check_url
from condottiere.server.people.keys import digest
from condottiere.server.storage import StoredPerson, StoredSubscription, StoredWebhook
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.tables.tables import Tables

from .bodies import answer_with, decode_body, no_content

_T = TypeVar("_T")

_MOST_BROWSERS: Final = 10
"""How many browsers of one person are told: the latest."""


class NotificationRoutes:
    """The handlers of these routes."""

    def __init__(self, tables: Callable[[], Tables], delivery: Callable[[], Delivery]) -> None:
        """They return what the server has while it runs."""
        self._tables = tables
        self._delivery = delivery

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/me/webhook", self.webhook),
            Route("/me/webhook", self.set_webhook, methods=["PUT"]),
            Route("/me/webhook", self.remove_webhook, methods=["DELETE"]),
            Route("/me/webhook/try", self.try_webhook, methods=["POST"]),
            Route("/push-key", self.push_key),
            Route("/me/push", self.subscribe, methods=["PUT"]),
            Route("/me/push", self.unsubscribe, methods=["DELETE"]),
        ]

    async def webhook(self, request: Request) -> Response:
        """GET /api/me/webhook."""
        self._tables().limiters.summaries.take(client_address(request))
        person = await self._tables().persons.require(request)
        with refuse_if_storage_fails():
            stored = await self._tables().store.notices.webhook(person.id)
        return answer_with(Webhook(url=None if stored is None else stored.url))

    async def set_webhook(self, request: Request) -> Response:
        """PUT /api/me/webhook."""
        person, webhook = await self._read(request, Webhook)
        if webhook.url is None:
            return await self._store_webhook(person, None)
        self._check(webhook.url)
        return await self._store_webhook(person, StoredWebhook(webhook.url, _origin(request)))

    async def remove_webhook(self, request: Request) -> Response:
        """DELETE /api/me/webhook."""
        self._tables().limiters.person_changes.take(client_address(request))
        return await self._store_webhook(await self._tables().persons.require(request), None)

    async def try_webhook(self, request: Request) -> Response:
        """POST /api/me/webhook/try."""
        limiters = self._tables().limiters
        limiters.trials.take(client_address(request))
        person = await self._tables().persons.require(request)
        with refuse_if_storage_fails():
            webhook = await self._tables().store.notices.webhook(person.id)
        if webhook is None:
            raise RequestError("bad_request", Fact(id="error-no-webhook"))
        return answer_with(await self._delivery().try_webhook(webhook, language(person.language)))

    async def push_key(self, request: Request) -> Response:
        """GET /api/push-key."""
        self._tables().limiters.summaries.take(client_address(request))
        with refuse_if_storage_fails():
            key = await self._delivery().push_key()
        return answer_with(PushPublicKey(key=key.public))

    async def subscribe(self, request: Request) -> Response:
        """PUT /api/me/push."""
        person, subscription = await self._read(request, PushSubscription)
        self._check(subscription.endpoint)
        try:
            check_keys(subscription)
        except ValueError:
            raise RequestError("bad_request", Fact(id="error-subscription-keys")) from None
        browser = StoredSubscription(digest(subscription.endpoint), _origin(request), subscription)
        tables = self._tables()
        with refuse_if_storage_fails():
            await tables.store.notices.subscribe(person.id, browser, tables.services.now(), _MOST_BROWSERS)
        return no_content()

    async def unsubscribe(self, request: Request) -> Response:
        """DELETE /api/me/push. A device that is nobody's by now may do this, too."""
        self._tables().limiters.person_changes.take(client_address(request))
        body = await decode_body(request, PushSubscription, self._tables().settings.limits.body)
        with refuse_if_storage_fails():
            await self._tables().store.notices.unsubscribe(digest(body.endpoint))
        return no_content()

    async def _read(self, request: Request, kind: type[_T]) -> tuple[StoredPerson, _T]:
        """Who wants to be told somewhere, and where."""
        tables = self._tables()
        tables.limiters.person_changes.take(client_address(request))
        body = await decode_body(request, kind, tables.settings.limits.body)
        return await tables.persons.require(request), body

    def _check(self, url: str) -> None:
        try:
            check_url(url, self._tables().settings.allow_internal_notifications)
        except Refused as refused:
            raise RequestError("bad_request", refused.fact) from None

    async def _store_webhook(self, person: StoredPerson, webhook: StoredWebhook | None) -> Response:
        tables = self._tables()
        with refuse_if_storage_fails():
            await tables.store.notices.set_webhook(person.id, webhook, tables.services.now())
        return no_content()


def _origin(request: Request) -> str:
    """Where a person has opened the page that sends a request, as 'https://play.example.org'."""
    # Behind a proxy only the browser knows the scheme. Programs may send anything after it.
    scheme = urlsplit(request.headers.get("origin", "")).scheme
    used = request.base_url
    return f"{scheme if scheme in ('http', 'https') else used.scheme}://{used.netloc}"
