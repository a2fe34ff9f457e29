"""Where notifications arrive: a push service with its browsers, and a chat tool's webhook, on this machine.

It checks what a push service checks (RFC 8292) and decrypts what a browser decrypts (RFC 8291) by code of its
own. Nothing here sleeps: a test waits for what must arrive.
"""

import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from support.people import PATIENCE

CURVE = ec.SECP256R1()


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Arrived:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class PushBrowser:
    """A browser that has subscribed at a push service."""

    def __init__(self, endpoint: str, auth: bytes = b"sixteen bytes ok", private: int | None = None) -> None:
        self.endpoint = endpoint
        self.auth = auth
        self.key = (
            ec.generate_private_key(CURVE) if private is None else ec.derive_private_key(private, CURVE)
        )

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, Any]:
        """As the page sends it to the game."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": text(self.public), "auth": text(self.auth)}}

    def decrypt(self, body: bytes) -> bytes:
        """What a message says; it has to be one record (RFC 8188, RFC 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = hkdf(shared, self.auth, b"WebPush: info\x00" + self.public + sender, 32)
        key = hkdf(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(secret, salt, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert padded[-1] == 2, "the last record ends with 2"
        return padded[:-1]


def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def signed_claims(authorization: str, key: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature has to be by this public key."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    head, claims, signature = fields["t"].split(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = data(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(key))
    public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    decoded: dict[str, Any] = json.loads(data(claims))
    return decoded


@dataclass
class Notified:
    """A server that takes what it is sent."""

    url: str
    arrived: list[Arrived] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """What it answers to the next requests; after these it takes everything (201)."""
    _changed: threading.Condition = field(default_factory=threading.Condition)

    def browser(self, name: str = "browser") -> PushBrowser:
        """A new browser that subscribes here."""
        return PushBrowser(f"{self.url}/push/{name}")

    def take(self, request: Arrived) -> int:
        with self._changed:
            self.arrived.append(request)
            self._changed.notify_all()
            return self.answers.pop(0) if self.answers else 201

    def wait_for(self, count: int) -> list[Arrived]:
        """Wait until so many requests have come in all."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.arrived) >= count, PATIENCE), self.arrived
            return list(self.arrived)

    def pushed(
        self, browser: PushBrowser, key: str, now: float | None = None, first: int = 0
    ) -> list[dict[str, Any]]:
        """What a browser was told so far, from its message `first` on, after the checks of a push service.

        `key` is the server's; `now` is the Unix time at which these messages were sent.
        """
        came = [request for request in list(self.arrived) if self.url + request.path == browser.endpoint]
        now = time.time() if now is None else now
        return [self._open(browser, request, key, now) for request in came[first:]]

    def _open(self, browser: PushBrowser, request: Arrived, key: str, now: float) -> dict[str, Any]:
        claims = signed_claims(request.headers["authorization"], key)
        assert claims["aud"] == self.url
        assert now < claims["exp"] <= now + 24 * 3600
        assert claims["sub"].startswith(("https://", "mailto:"))
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        assert len(request.headers["topic"]) <= 32
        assert len(request.body) <= 4096
        told: dict[str, Any] = json.loads(browser.decrypt(request.body))
        return told


@contextmanager
def notified() -> Iterator[Notified]:
    """Such a server, for as long as this lasts."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = here.take(Arrived(self.path, headers, body))
            self.send_response(status)
            if status // 100 == 3:
                self.send_header("Location", f"{here.url}/redirected")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here = Notified(f"http://127.0.0.1:{listening.server_port}")
    thread = threading.Thread(target=listening.serve_forever, daemon=True)
    thread.start()
    try:
        yield here
    finally:
        listening.shutdown()
        listening.server_close()
        thread.join()
