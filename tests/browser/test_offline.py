"""Without a network the page of the last build says what is not there; a newer build takes its place."""

from __future__ import annotations

import json
import re
import shutil
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.axe import fits, speak, violations_in
from browser.company import name_person
from browser.conftest import NewContext
from browser.rooms import host
from browser.screens import Grid, sized
from browser.workers import take_no_more, take_up, wait_until
from condottiere.languages.bundle import languages
from condottiere.server.settings import Settings
from support.plain_http import request
from support.running import running
from support.serving import RealServer

KEPT = """async () => {
    const found = []
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
            found.push([name, new URL(url).pathname])
    return found
}"""
"""What the browser has kept: caches, and the paths of what is in them."""


pytestmark = pytest.mark.own_page


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "allow"}


@pytest.fixture
def context(new_context: NewContext) -> BrowserContext:
    return new_context()


def test_while_the_server_is_stopped_a_page_says_what_is_not_there(
    new_context: NewContext, real_server: RealServer, grid: Grid
) -> None:
    page = new_context(base_url=real_server.url).new_page()
    table = host(page, "Ada", 3, ("naive", "naive"))
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    take_up(page)
    kept = page.evaluate(KEPT)
    assert len({name for name, _ in kept}) == 1, "one build"
    assert not [path for _, path in kept if path.startswith(("/api", "/t/"))]

    real_server.stop()
    page.goto(table)
    expect(page.get_by_test_id("offline")).to_contain_text("The server is out of reach")
    expect(page.get_by_test_id("known-games")).to_contain_text("Ada")
    assert violations_in(page, grid.looks_at(0)) == []
    speak(page, "en")
    for screen in grid.screens:
        sized(page, screen)
        assert fits(page), screen
    sized(page, "desktop")
    page.get_by_test_id("summary-button").click()
    expect(page.get_by_test_id("summary")).to_contain_text("Winter")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="The rules of the game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("rules", re.IGNORECASE))
    asked = page.evaluate("async () => await fetch('/api/me').catch(() => 'no answer')")
    assert asked == "no answer", "the worker makes nothing up"

    page.goto(table)
    expect(page.get_by_test_id("offline")).to_be_visible()
    real_server.start()
    expect(page.get_by_test_id("decision")).to_be_visible(timeout=30_000)


@pytest.mark.everything
def test_a_newer_build_is_taken_up_at_once_and_the_earlier_one_forgotten(
    context: BrowserContext, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    build(static, "First build")
    page = context.new_page()
    with running(tmp_path / "games.db", static=static) as server:
        page.goto(server.http)
        take_up(page)
        before = sorted({name for name, _ in page.evaluate(KEPT)})
        shutil.rmtree(static)
        build(static, "Second build")
        answer = page.goto(server.http)
        assert answer is not None
        assert "Second build" in answer.text()
        wait_until(page, f"async () => !(await caches.keys()).some((name) => {before}.includes(name))")
        take_up(page)
    page.goto(server.http)
    expect(page.get_by_test_id("offline")).to_be_visible()
    assert "Second build" in page.content()


def build(to: Path, says: str) -> None:
    """A copy of the built pages that differs, as another build of them would."""
    compressed = shutil.ignore_patterns("*.br", "*.gz")
    shutil.copytree(Settings().static, to, ignore=compressed)
    page = (to / "index.html").read_text(encoding="utf-8")
    changed = page.replace("<body>", f"<body><!-- {says} -->")
    (to / "index.html").write_text(changed, encoding="utf-8")
    worker = (to / "service-worker.js").read_text(encoding="utf-8")

    def written(text: str) -> str:
        return json.dumps(json.dumps(text, ensure_ascii=False), ensure_ascii=False)[3:-3]

    assert written(page) in worker, "the worker knows its page"
    worker = worker.replace(written(page), written(changed))
    worker = worker.replace('build\\":\\"', f'build\\":\\"{len(says)}')
    (to / "service-worker.js").write_text(worker, encoding="utf-8")


def test_a_device_that_is_forgotten_keeps_nothing(page: Page) -> None:
    page.goto("/")
    name_person(page, "Ada")
    page.reload()
    take_up(page)
    page.get_by_test_id("open-me").click()
    page.get_by_test_id("forget").click()
    take_no_more(page)
    with page.expect_navigation():
        page.get_by_test_id("forget-confirm").click()
    wait_until(page, "async () => (await navigator.serviceWorker.getRegistrations()).length === 0")
    wait_until(page, "async () => (await caches.keys()).length === 0")


def test_the_manifest_of_every_language_has_icons_as_large_as_they_say(base_url: str) -> None:
    for code in languages():
        name = "manifest.webmanifest" if code == "en" else f"manifest.{code}.webmanifest"
        answer = request("GET", f"{base_url}/{name}")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert {"id", "name", "short_name", "start_url", "display", "lang", "theme_color"} <= set(manifest)
        assert manifest["lang"].startswith(code)
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            data = request("GET", base_url + icon["src"]).content
            assert "x".join(map(str, struct.unpack(">II", data[16:24]))) == icon["sizes"]
        for shortcut in manifest["shortcuts"]:
            assert request("GET", base_url + shortcut["url"]).status_code == 200
