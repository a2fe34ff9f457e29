"""Web Push: encrypted messages that only one browser's service worker can read.

A message is encrypted for the browser (RFC 8291, aes128gcm), and the server signs it with its own key (VAPID,
RFC 8292). `cryptography` and PyJWT do both: pywebpush would add two HTTP clients, and its dependency http-ece
has no wheel, so the lock could not pin what it is built with.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from condottiere.server.messages.person_api import PushSubscription

from .outbound import Outgoing

TTL_SECONDS: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not running."""
_TOKEN_SECONDS: Final = 12 * 3600
"""Seconds for which a signature is valid; RFC 8292 allows a day."""
_RECORD: Final = 4096
_CURVE: Final = ec.SECP256R1()


class PushKey:
    """The key that the server signs with, on the curve P-256."""

    def __init__(self, pem: str) -> None:
        """Read a private key. Raises ValueError."""
        key = load_pem_private_key(pem.encode(), password=None)
        if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
            raise ValueError("it is not a private key on the curve P-256")
        self._private = key
        self.public = _to_text(_point(key.public_key()))
        """The public key, in the form that browsers need."""

    def authorization(self, endpoint: str, subject: str, now: float) -> str:
        """The Authorization header for a push service; `subject`, an https or mailto URL, is the sender."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _TOKEN_SECONDS, "sub": subject}
        return f"vapid t={jwt.encode(claims, self._private, 'ES256')}, k={self.public}"


def read_push_key(file: Path) -> PushKey:
    """The private key in a file. Raises ValueError."""
    try:
        return PushKey(file.read_text(encoding="ascii"))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error).partition("\n")[0]
        raise ValueError(f"{file} cannot be used: {why}") from error


def generate_push_key() -> str:
    """A new private key, as PEM."""
    key = ec.generate_private_key(_CURVE)
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def push_request(subscription: PushSubscription, message: bytes, topic: str, authorization: str) -> Outgoing:
    """The request for a push service, which keeps the latest message of a topic. Raises ValueError."""
    headers = {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL_SECONDS),
        "Topic": topic,
        "Urgency": "high",
    }
    return Outgoing(subscription.endpoint, headers, encrypt(message, subscription))


def encrypt(
    message: bytes,
    subscription: PushSubscription,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for one browser (RFC 8291, section 3.4); `own` and `salt` must be fresh.

    Raises ValueError if the keys of the subscription are invalid.
    """
    own, salt = own or ec.generate_private_key(_CURVE), salt or os.urandom(16)
    browser = _from_text(subscription.keys.p256dh)
    secret = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser))
    public = _point(own.public_key())
    info = b"WebPush: info\0" + browser + public
    key = _derive(secret, _from_text(subscription.keys.auth), info, 32)
    cipher = AESGCM(_derive(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    sealed = cipher.encrypt(_derive(key, salt, b"Content-Encoding: nonce\0", 12), message + b"\2", None)
    return salt + _RECORD.to_bytes(4, "big") + len(public).to_bytes(1, "big") + public + sealed


_SECRET: Final = 16
"""The length of the secret of a subscription in bytes (RFC 8291, section 3.2)."""


def check_keys(subscription: PushSubscription) -> None:
    """Raise ValueError if the keys of a subscription are invalid, or have more characters than they need."""
    for text in (subscription.keys.p256dh, subscription.keys.auth):
        shortest = _to_text(_from_text(text))
        if text not in (shortest, shortest + "=" * (-len(shortest) % 4)):
            raise ValueError("it is not base64 for URLs")
    if len(_from_text(subscription.keys.auth)) != _SECRET:
        raise ValueError(f"it has not {_SECRET} bytes")
    encrypt(b"", subscription)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _to_text(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
