"""Web Push: only the browser reads a message, and only this server can have sent it."""

import time
from pathlib import Path

import httpx
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from condottiere.server.messages.person_api import PushKeys, PushSubscription
from condottiere.server.notifications.push import PushKey, encrypt, generate_push_key, read_push_key
from condottiere.server.storage import Store
from support.databases import change, rows
from support.notified import CURVE, PushBrowser, data, signed_claims, text
from support.running import Running, running


def subscription(browser: PushBrowser) -> PushSubscription:
    keys = PushKeys(p256dh=text(browser.public), auth=text(browser.auth))
    return PushSubscription(endpoint=browser.endpoint, keys=keys)


def number(encoded: str) -> int:
    return int.from_bytes(data(encoded), "big")


def test_the_example_of_rfc_8291_is_encrypted_to_the_byte() -> None:
    """Its section 5, with the keys of its appendix A."""
    browser = PushBrowser(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        data("BTBZMqHH6r4Tts7J_aSIgg"),
        number("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
    )
    own = ec.derive_private_key(number("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), CURVE)
    plain = b"When I grow up, I want to be a watermelon"
    sealed = encrypt(plain, subscription(browser), own, data("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(sealed) == plain


def test_each_message_has_keys_of_its_own_and_no_other_browser_reads_it() -> None:
    ada, bruno = PushBrowser("https://push.example/a"), PushBrowser("https://push.example/b")
    first, second = (encrypt(b"your turn", subscription(ada)) for _ in range(2))
    assert ada.decrypt(first) == ada.decrypt(second) == b"your turn"
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    with pytest.raises(InvalidTag):
        bruno.decrypt(first)


def test_a_message_is_signed_for_its_push_service_alone() -> None:
    key, other = PushKey(generate_push_key()), PushKey(generate_push_key())
    now = time.time()
    header = key.authorization("https://push.example:8443/send/abc?d=e", "mailto:ada@play.example", now)
    claims = signed_claims(header, key.public)
    assert claims["aud"] == "https://push.example:8443"
    assert claims["sub"] == "mailto:ada@play.example"
    assert now < claims["exp"] <= now + 24 * 3600
    with pytest.raises(InvalidSignature):
        signed_claims(header.replace(key.public, other.public), other.public)


def test_every_process_and_every_start_has_the_same_key(database: Path) -> None:
    with running(database) as one, running(database) as two:
        key = one.get("/api/push-key").json()["key"]
        assert two.get("/api/push-key").json()["key"] == key
        assert data(key)[0] == 4
        assert len(data(key)) == 65
    with running(database) as again:
        assert again.get("/api/push-key").json()["key"] == key


async def test_of_two_processes_that_make_the_key_at_once_one_does(database: Path, store: Store) -> None:
    def make() -> str:
        change(database, "INSERT INTO server_values VALUES ('push_key', 'of the other process')")
        return "late"

    assert await store.notices.server_value("push_key", make) == "of the other process"


def test_the_operator_s_own_key_is_used_if_it_is_one(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    file.write_text(own := generate_push_key())
    with running(tmp_path / "games.db", push_key=file) as server:
        assert server.get("/api/health").status_code == 200
        file.unlink()  # it was read when the server started
        assert server.get("/api/push-key").json()["key"] == PushKey(own).public
    assert rows(tmp_path / "games.db", "server_values") == 0
    other = ed25519.Ed25519PrivateKey.generate()
    pem = other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    for content in (b"nonsense", "schlüssel".encode(), pem):
        file.write_bytes(content)
        with pytest.raises(ValueError, match=r"push\.pem cannot be used: [^\n]*$"):
            read_push_key(file)
    with pytest.raises(ValueError, match="No such file"):
        read_push_key(tmp_path / "missing.pem")


def put(browser: httpx.Client, body: object) -> httpx.Response:
    return browser.put("/api/me/push", json=body)


def test_only_what_can_be_sent_to_is_subscribed(server: Running) -> None:
    ada, good = server.browser("Ada"), PushBrowser("https://push.example/a").subscription
    assert put(ada, good).status_code == 204
    assert put(server.browser(), good).json()["code"] == "no_person"
    assert put(ada, {**good, "endpoint": "file:///etc/passwd"}).json()["code"] == "bad_request"
    for keys in (
        {"p256dh": "AAAA", "auth": "AAAA"},
        {"p256dh": "ä", "auth": ""},
        {"p256dh": "A", "auth": "A"},
        {**good["keys"], "p256dh": good["keys"]["p256dh"] + "!" * 50_000},
        {**good["keys"], "auth": good["keys"]["auth"] + "=" * 50_000},
        {**good["keys"], "auth": good["keys"]["auth"] * 1000},
    ):
        answer = put(ada, {"endpoint": "https://push.example/b", "keys": keys})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), keys


def test_a_person_has_a_few_browsers_and_a_browser_one_person(database: Path) -> None:
    with running(database) as server:
        ada, bruno = server.browser("Ada"), server.browser("Bruno")
        browsers = [PushBrowser(f"https://push.example/{number}").subscription for number in range(12)]
        for one in browsers:
            assert put(ada, one).status_code == 204
        assert rows(database, "push_subscriptions") == 10
        put(bruno, browsers[-1])
        put(bruno, browsers[-1])
        assert rows(database, "push_subscriptions") == 10
        stranger = server.browser()
        assert stranger.request("DELETE", "/api/me/push", json=browsers[-1]).status_code == 204
        assert rows(database, "push_subscriptions") == 9
