"""Identifying the person who sends a request, without accounts.

A device identifies itself by the secret in its cookie. The server stores only digests of secrets and recovery
codes, and reveals a person's identifier to nobody.
"""

from dataclasses import replace
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from condottiere.languages.bundle import ENGLISH, languages
from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError, cross_origin_error
from condottiere.server.names import clean_name
from condottiere.server.network.rates import Limiters, client_address
from condottiere.server.network.security import cross_origin
from condottiere.server.services import Services
from condottiere.server.storage import PersonStore, StoredPerson
from condottiere.server.storage.request_errors import refuse_if_storage_fails

from .devices import Devices, unknown_device
from .keys import GUESS_SECONDS, digest, new_key, new_recovery_code, normalize

COOKIE: Final = "condottiere"
_COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest lifetime that browsers allow for a cookie; it is renewed whenever its person is requested."""

_KNOWN_SECONDS: Final = 24 * 3600.0
"""Seconds after which a person is known, and keeps a reserve of what strangers may use up."""


class Persons:
    """The persons that a server knows. Methods raise RequestError."""

    def __init__(self, store: PersonStore, limiters: Limiters, services: Services) -> None:
        self._store = store
        self._limiters = limiters
        self._services = services
        self.devices = Devices()

    async def find(self, connection: HTTPConnection) -> StoredPerson | None:
        """The person whose device sends this request; None if the device is unknown.

        Browsers send the cookie also with requests from pages of other sites, so those are refused.
        """
        if cross_origin(connection.headers):
            raise cross_origin_error()
        secret = device_secret(connection)
        if secret is None:
            return None
        device = digest(secret)
        with refuse_if_storage_fails():
            person = await self._store.find(device)
        connection.state.device = None if person is None else device
        if person is not None and self._services.now() - person.created >= _KNOWN_SECONDS:
            self._limiters.known_clients.add(person.id, client_address(connection))
        return person

    async def require(self, connection: HTTPConnection) -> StoredPerson:
        """As `find`, but raise RequestError for an unknown device."""
        person = await self.find(connection)
        if person is None:
            raise unknown_device()
        return person

    async def add(
        self,
        connection: HTTPConnection,
        name: str,
        language: str | None = None,
        remembered: bool | None = None,
    ) -> tuple[StoredPerson, str]:
        """Create a person, whose language is English by default; also return the secret of the device.

        Captains remember nothing of them by default.
        """
        self._limiters.persons.take(client_address(connection))
        person, secret = (
            StoredPerson(
                new_key(), clean_name(name), _check_language(language or ENGLISH), remembered or False
            ),
            new_key(),
        )
        with refuse_if_storage_fails():
            await self._store.add(person, digest(secret), self._services.now())
        return person, secret

    async def change(
        self, person: StoredPerson, name: str, language: str | None, remembered: bool | None
    ) -> StoredPerson:
        """Change a person's name, and the language and whether captains remember, if they are given."""
        changed = replace(
            person, name=clean_name(name), language=_check_language(language or person.language)
        )
        with refuse_if_storage_fails():
            await self._store.change(changed, remembered)
        return changed if remembered is None else replace(changed, remembered=remembered)

    async def has_recovery_code(self, person: StoredPerson) -> bool:
        with refuse_if_storage_fails():
            return await self._store.has_recovery_code(person.id)

    async def make_recovery_code(self, person: StoredPerson) -> str:
        """Create a recovery code, which replaces the previous one."""
        code = new_recovery_code()
        with refuse_if_storage_fails():
            await self._store.set_recovery_code(person.id, digest(normalize(code)), self._services.now())
        return code

    async def recover(self, connection: HTTPConnection, code: str) -> tuple[StoredPerson, str]:
        """Assign a device to the person of a recovery code; also return the device's new secret."""
        await self.find(connection)
        self._limiters.recoveries.take(client_address(connection))
        secret, before = new_key(), device_secret(connection)
        replaced = None if before is None else digest(before)
        with refuse_if_storage_fails():
            person = await self._store.recover(
                digest(normalize(code)), digest(secret), replaced, self._services.now()
            )
        if person is None:
            await self._services.sleep(GUESS_SECONDS)
            raise RequestError("wrong_code", Fact(id="error-wrong-recovery-code"))
        return person, secret

    async def forget(self, connection: HTTPConnection) -> None:
        """Forget a device; its person keeps every seat."""
        if await self.find(connection) is not None and (secret := device_secret(connection)) is not None:
            device = digest(secret)
            with refuse_if_storage_fails():
                await self._store.remove_device(device)
            self.devices.forget(device)

    async def follow(self) -> None:
        """End the connections of devices that were forgotten through any process. Raises StoreError."""
        if connected := self.devices.open:
            known = await self._store.known_devices(connected)
            for device in set(connected) - known:
                self.devices.forget(device)


def device_secret(connection: HTTPConnection) -> str | None:
    """The secret in the cookie that `set_cookie` has set; None if there is none.

    Nothing is unquoted: for that, the `http.cookies` of some Pythons takes a time quadratic in the length.
    """
    pairs = (pair.strip().partition("=") for pair in connection.headers.get("cookie", "").split(";"))
    return {name: value for name, _, value in pairs}.get(COOKIE)


def known_device(connection: HTTPConnection) -> str | None:
    """The digest of the secret of the device, if `Persons.find` has found its person for this connection."""
    device: str | None = getattr(connection.state, "device", None)
    return device


def _check_language(code: str) -> str:
    if code not in languages():
        raise RequestError(
            "bad_message", f"“{code[:40]}” is none of the languages: {', '.join(languages())}."
        )
    return code


def set_cookie(answer: Response, connection: HTTPConnection, secret: str) -> None:
    """Set the cookie with the secret of a device, which no script can read."""
    answer.set_cookie(
        COOKIE,
        secret,
        max_age=_COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
