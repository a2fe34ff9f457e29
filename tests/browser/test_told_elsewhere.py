"""People are told of their turns where no page is open: through a service worker, and in a chat tool."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from browser.company import start_game
from browser.conftest import NewContext
from browser.person import fight_for, play_mercenary
from browser.workers import wait_until
from support.databases import rows
from support.notified import Notified, PushBrowser, notified
from support.plain_http import request
from support.running import Running, running

SUBSCRIBE = """
const { endpoint, keys } = SUBSCRIPTION
class Subscription {
    constructor(key) {
        const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
        this.options = { applicationServerKey: Uint8Array.from(bytes, (one) => one.charCodeAt(0)).buffer }
        this.endpoint = endpoint
    }
    toJSON() { return { endpoint, keys, expirationTime: null } }
    async unsubscribe() { localStorage.removeItem('subscribed'); return true }
}
PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem('subscribed')
    return key && new Subscription(key)
}
PushManager.prototype.subscribe = ({ applicationServerKey }) => {
    localStorage.setItem('subscribed', applicationServerKey)
    return PushManager.prototype.getSubscription()
}
"""
"""A browser whose push service is ours; all else is the browser's own."""


@pytest.fixture
def there() -> Iterator[Notified]:
    with notified() as listening:
        yield listening


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    settings: dict[str, Any] = {"allow_internal_notifications": True, "notify_seconds": 0.4}
    with running(tmp_path / "games.db", **settings) as server:
        yield server


@pytest.fixture
def subscriber(there: Notified) -> PushBrowser:
    return there.browser()


@pytest.fixture
def ada(
    playwright: Playwright,
    whole_browser_launch_args: dict[str, Any],
    served: Running,
    subscriber: PushBrowser,
) -> Iterator[Page]:
    """Ada's page, in a browser that shows notifications and takes messages."""
    launched = playwright.chromium.launch(**whole_browser_launch_args)
    context = launched.new_context(base_url=served.http, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(SUBSCRIBE.replace("SUBSCRIPTION", json.dumps(subscriber.subscription)))
    context.grant_permissions(["notifications"], origin=served.http)
    yield context.new_page()
    launched.close()


@pytest.fixture
def bruno(new_context: NewContext, served: Running) -> Page:
    return new_context(base_url=served.http).new_page()


def play(ada: Page, bruno: Page) -> None:
    """Begin a game of the two, in which Bruno begins, and open it in both browsers."""
    address = start_game([ada, bruno], ["Ada", "Bruno"], options={"first_holder": 1})
    for page in (ada, bruno):
        page.goto(address)
        expect(page.get_by_test_id("decision")).to_be_visible()


def require_notifications(page: Page) -> None:
    """Skip where the browser shows none even if it is allowed to, as Chromium's headless shell does."""
    if page.evaluate("() => Notification.permission") != "granted":
        pytest.skip("this browser has no notifications: install chromium, not a headless shell")


class Worker:
    """The service worker of a page, which is handed what a push service would hand it."""

    def __init__(self, page: Page, origin: str) -> None:
        self._page = page
        self._origin = origin
        self._versions: list[dict[str, Any]] = []
        self._tools = page.context.new_cdp_session(page)
        self._tools.on(
            "ServiceWorker.workerVersionUpdated", lambda event: self._versions.extend(event["versions"])
        )
        self._tools.send("ServiceWorker.enable")

    def push(self, message: dict[str, Any]) -> None:
        while not any(version["status"] == "activated" for version in self._versions):
            self._page.wait_for_timeout(20)  # for the browser's next event
        registration = self._versions[-1]["registrationId"]
        delivered = {"origin": self._origin, "registrationId": registration, "data": json.dumps(message)}
        self._tools.send("ServiceWorker.deliverPushMessage", delivered)

    def shown(self) -> list[list[str]]:
        shown: list[list[str]] = self._page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(({ title, body, tag, data }) => [title, body, tag, data])"""
        )
        return shown


def alerts(page: Page) -> None:
    page.get_by_test_id("tab-game").click()
    page.get_by_test_id("alerts").click()


def test_a_closed_page_is_told_through_the_service_worker_until_that_is_switched_off(
    ada: Page, bruno: Page, served: Running, there: Notified, subscriber: PushBrowser, tmp_path: Path
) -> None:
    ada.goto("/robots.txt")
    require_notifications(ada)
    play(ada, bruno)
    path = ada.evaluate("() => location.pathname")
    switch = ada.get_by_test_id("alert-push")
    alerts(ada)
    with ada.expect_response("**/api/me/push"):
        switch.check()
    expect(ada.get_by_test_id("alert-push-trouble")).to_have_count(0)
    assert rows(tmp_path / "games.db", "push_subscriptions") == 1
    ada.goto("/rules")
    fight_for(bruno, "firenze")
    play_mercenary(bruno)
    there.wait_for(1)
    (message,) = there.pushed(subscriber, served.get("/api/push-key").json()["key"])

    worker = Worker(ada, served.http)
    worker.push(message)
    worker.push(message)
    sentence = "It is your turn at the table with Bruno."
    wait_until(
        ada, "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length === 1"
    )
    assert worker.shown() == [["Your turn", sentence, path, path]]
    assert len(there.arrived) == 1

    with ada.expect_response("**/api/me/push") as again:
        ada.goto(path)
    assert again.value.request.method == "PUT", "the server may have forgotten it"
    alerts(ada)
    expect(switch).to_be_checked()
    with ada.expect_response(lambda answer: answer.request.method == "DELETE"):
        switch.uncheck()
    expect(switch).not_to_be_checked()
    assert rows(tmp_path / "games.db", "push_subscriptions") == 0
    ada.wait_for_function("() => localStorage.getItem('subscribed') === null")


def test_the_service_worker_comes_from_the_server_and_is_never_an_old_one(base_url: str) -> None:
    answer = request("GET", f"{base_url}/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.everything
def test_a_chat_tool_is_tried_and_told_unless_its_person_looks_at_the_page(
    bruno: Page, new_context: NewContext, served: Running, there: Notified, tmp_path: Path
) -> None:
    ada = new_context(base_url=served.http).new_page()
    play(ada, bruno)
    alerts(ada)
    field, told = ada.get_by_test_id("webhook"), ada.get_by_test_id("webhook-told")
    there.answers = [404]
    for address, words in (
        (f"{there.url}/hook", "status 404"),
        ("ftp://chat.example/", "begin with https://"),
        (f"{there.url}/hook", "Sent. Look"),
    ):
        field.fill(address)
        ada.get_by_test_id("webhook-try").click()
        expect(told).to_contain_text(words)
    ada.keyboard.press("Escape")
    fight_for(bruno, "firenze")
    play_mercenary(bruno)
    expect(ada.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    ada.evaluate("() => { document.hasFocus = () => true; dispatchEvent(new Event('focus')) }")
    while not rows(tmp_path / "games.db", "notices"):
        ada.wait_for_timeout(50)  # nothing tells when a database changes
    assert len(there.arrived) == 2, "only the trials"
    play_mercenary(ada)

    address = ada.url
    assert address.startswith(served.http)
    ada.goto("/rules")
    play_mercenary(bruno)
    assert there.wait_for(3)[-1].json["text"] == f"It is your turn at the table with Bruno. {address}"
    ada.goto(address)
    alerts(ada)
    expect(field).to_have_value(f"{there.url}/hook")
    ada.get_by_test_id("webhook-remove").click()
    expect(told).to_contain_text("Nothing is sent there")
    expect(ada.get_by_test_id("webhook-remove")).to_have_count(0)
    ada.reload()
    alerts(ada)
    expect(field).to_have_value("")
