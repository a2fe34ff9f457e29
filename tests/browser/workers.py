"""Service workers of a page: whether they have come, and what is kept by them."""

from playwright.sync_api import Page

_WAIT = """async () => {
    for (let asked = 0; asked < 600; asked++) {
        if (await (CONDITION)()) return
        await new Promise((ask) => setTimeout(ask, 100))
    }
    throw new Error('it never came true')
}"""


def wait_until(page: Page, condition: str) -> None:
    """Wait until an async function of the page says so: `wait_for_function` takes its promise for true."""
    page.evaluate(_WAIT.replace("CONDITION", condition))


def take_no_more(page: Page) -> None:
    """From the next page on it registers no worker."""
    page.add_init_script("navigator.serviceWorker.register = () => new Promise(() => undefined)")


def take_up(page: Page) -> None:
    """Wait until the worker that the page has registered answers for it, and has kept all that it needs."""
    wait_until(page, "async () => navigator.serviceWorker.controller && await caches.match('/')")
