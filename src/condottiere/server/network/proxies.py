"""The reverse proxies whose forwarding headers are trusted."""

from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Final

THIS_MACHINE: Final = ("127.0.0.1", "::1")
_ANYBODY: Final = ("0.0.0.0/0", "::/0")


class TrustedProxies:
    """Addresses whose X-Forwarded-For and X-Forwarded-Proto headers are trusted.

    The client is the last address in X-Forwarded-For that is not a trusted proxy itself; the client may have
    forged the addresses before it.
    """

    def __init__(self, names: Sequence[str] = THIS_MACHINE) -> None:
        """`names` are addresses and networks such as 10.0.0.0/8; `*` is every address. Raises ValueError."""
        known = _ANYBODY if "*" in names else names
        try:
            self._networks = [ip_network(name.strip(), strict=False) for name in known]
        except ValueError as error:
            raise ValueError(
                f"{error}; it has to be an address as 10.0.0.5, or a network as 10.0.0.0/8"
            ) from error

    def __contains__(self, address: str) -> bool:
        """Check if a client's address is that of a trusted proxy."""
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)

    @property
    def names(self) -> list[str]:
        """The networks, as uvicorn takes them."""
        return [str(network) for network in self._networks]
