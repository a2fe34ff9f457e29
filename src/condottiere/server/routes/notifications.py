"""The routes for a person's webhook and push subscriptions, which receive notices of turns."""

from typing import Final, TypeVar
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages.person_api import PushPublicKey, PushSubscription, Webhook
from condottiere.server.messages.protocol import RequestMessage
from condottiere.server.network.rates import client_address
from condottiere.server.notifications import Refused, check_keys, check_url
from condottiere.server.people.keys import digest
from condottiere.server.server import server_of, tables_of
from condottiere.server.storage import StoredPerson, StoredSubscription, StoredWebhook
from condottiere.server.storage.request_errors import refuse_if_storage_fails

from .bodies import answer_with, decode_body, no_content

_T = TypeVar("_T", bound=RequestMessage)

_MAX_BROWSERS: Final = 10
"""The maximum number of browsers of one person that receive notices; only the latest are kept."""


async def webhook(request: Request) -> Response:
    """GET /api/me/webhook."""
    tables_of(request).limiters.summaries.take(client_address(request))
    person = await tables_of(request).persons.require(request)
    with refuse_if_storage_fails():
        stored = await tables_of(request).store.notices.webhook(person.id)
    return answer_with(Webhook(url=None if stored is None else stored.url))


async def set_webhook(request: Request) -> Response:
    """PUT /api/me/webhook."""
    person, webhook = await _read(request, Webhook)
    if webhook.url is None:
        return await _store_webhook(request, person, None)
    _check(request, webhook.url)
    return await _store_webhook(request, person, StoredWebhook(webhook.url, _origin(request)))


async def remove_webhook(request: Request) -> Response:
    """DELETE /api/me/webhook."""
    tables_of(request).limiters.person_changes.take(client_address(request))
    return await _store_webhook(request, await tables_of(request).persons.require(request), None)


async def try_webhook(request: Request) -> Response:
    """POST /api/me/webhook/try."""
    limiters = tables_of(request).limiters
    limiters.trials.take(client_address(request))
    person = await tables_of(request).persons.require(request)
    with refuse_if_storage_fails():
        webhook = await tables_of(request).store.notices.webhook(person.id)
    if webhook is None:
        raise RequestError("bad_request", Fact(id="error-no-webhook"))
    delivery = server_of(request).delivery
    return answer_with(await delivery.try_webhook(person.id, webhook, language(person.language)))


async def push_key(request: Request) -> Response:
    """GET /api/push-key."""
    tables_of(request).limiters.summaries.take(client_address(request))
    with refuse_if_storage_fails():
        key = await server_of(request).delivery.push_key()
    return answer_with(PushPublicKey(key=key.public))


async def subscribe(request: Request) -> Response:
    """PUT /api/me/push."""
    person, subscription = await _read(request, PushSubscription)
    _check(request, subscription.endpoint)
    try:
        check_keys(subscription)
    except ValueError:
        raise RequestError("bad_request", Fact(id="error-subscription-keys")) from None
    browser = StoredSubscription(digest(subscription.endpoint), _origin(request), subscription)
    tables = tables_of(request)
    with refuse_if_storage_fails():
        await tables.store.notices.subscribe(person.id, browser, tables.services.now(), _MAX_BROWSERS)
    return no_content()


async def unsubscribe(request: Request) -> Response:
    """DELETE /api/me/push. This is allowed even for an unknown device."""
    tables_of(request).limiters.person_changes.take(client_address(request))
    body = await decode_body(request, PushSubscription, tables_of(request).settings.limits.body)
    with refuse_if_storage_fails():
        await tables_of(request).store.notices.unsubscribe(digest(body.endpoint))
    return no_content()


async def _read(request: Request, kind: type[_T]) -> tuple[StoredPerson, _T]:
    """The person and the decoded body of a request that changes notifications. Raises RequestError."""
    tables = tables_of(request)
    tables.limiters.person_changes.take(client_address(request))
    body = await decode_body(request, kind, tables.settings.limits.body)
    return await tables.persons.require(request), body


def _check(request: Request, url: str) -> None:
    try:
        check_url(url, tables_of(request).settings.allow_internal_notifications)
    except Refused as refused:
        raise RequestError("bad_request", refused.fact) from None


async def _store_webhook(request: Request, person: StoredPerson, webhook: StoredWebhook | None) -> Response:
    tables = tables_of(request)
    with refuse_if_storage_fails():
        await tables.store.notices.set_webhook(person.id, webhook, tables.services.now())
    return no_content()


def _origin(request: Request) -> str:
    """The origin of the page that sends a request, such as 'https://play.example.org'."""
    # Behind a proxy only the browser knows the scheme. Its host is not used, since programs may send any.
    scheme = urlsplit(request.headers.get("origin", "")).scheme
    used = request.base_url
    return f"{scheme if scheme in ('http', 'https') else used.scheme}://{used.netloc}"


ROUTES: Final[list[Route]] = [
    Route("/me/webhook", webhook),
    Route("/me/webhook", set_webhook, methods=["PUT"]),
    Route("/me/webhook", remove_webhook, methods=["DELETE"]),
    Route("/me/webhook/try", try_webhook, methods=["POST"]),
    Route("/push-key", push_key),
    Route("/me/push", subscribe, methods=["PUT"]),
    Route("/me/push", unsubscribe, methods=["DELETE"]),
]
