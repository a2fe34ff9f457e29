"""This machine's addresses, and those at which other machines on its networks can reach a server on it.

Also the reverse proxies whose forwarding headers are trusted.
"""

import socket
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

_DOCUMENTATION: Final = {4: (socket.AF_INET, "192.0.2.1"), 6: (socket.AF_INET6, "2001:db8::1")}
"""For each IP version: the family, and an address reserved for documentation (RFC 5737, RFC 3849)."""


def is_loopback(address: str) -> bool:
    """Check if a client's address belongs to this machine; also True for a text that is not an address."""
    try:
        return ip_address(address).is_loopback
    except ValueError:  # such as that of a Unix socket
        return True


def url(host: str, port: int) -> str:
    """The URL of the page for a browser on this machine, if the server listens on `host`."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/"


def listens_on_all(host: str) -> bool:
    """Check if a server on `host` listens on all networks of this machine."""
    return host in ("0.0.0.0", "::")


def network_urls(host: str, port: int) -> list[str]:
    """The URLs of the page for other machines, the likeliest first, if the server `listens_on_all`.

    This may block on the resolver.
    """
    family, nobody = _DOCUMENTATION[ip_address(host).version]
    found = dict.fromkeys([*_outgoing(family, nobody), *_resolved(family)])
    return [url(address, port) for address in found if _is_usable(address)]


def _outgoing(family: socket.AddressFamily, nobody: str) -> list[str]:
    """The address from which this machine would send to another network. Sends nothing."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as trial:
        trial.connect((nobody, 9))
        return [str(trial.getsockname()[0])]
    return []


def _resolved(family: socket.AddressFamily) -> list[str]:
    """The addresses that this machine's own name resolves to."""
    with suppress(OSError, UnicodeError):
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in found]
    return []


def _is_usable(address: str) -> bool:
    """Check if other machines can use an address; a link-local one would need a zone."""
    parsed = ip_address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified or parsed.is_multicast)


def network(host: str) -> str:
    """The address under which a client is counted: for IPv6, only the network half.

    A machine can choose the other half itself. A text that is not an address is returned unchanged.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return host


_WIDER: Final = {4: ((24, 3),), 6: ((56, 2), (48, 3))}
"""For each IP version, the prefixes of the networks that customers have, and how many shares each may use."""


@lru_cache(maxsize=10_000)
def wider_networks(client: str) -> tuple[tuple[str, int], ...]:
    """The networks around a client, as `network` names it, and how many times a client's share each may use.

    A home has up to 256 networks of the size that counts as a client, and a business 65,536.
    """
    try:
        own = ip_network(client)
    except ValueError:
        return ()
    return tuple((str(own.supernet(new_prefix=length)), shares) for length, shares in _WIDER[own.version])


def customer(host: str) -> str:
    """The widest network that one customer has around an IPv6 address; another host is a customer itself."""
    return customer_around(network(host))


def customer_around(client: str) -> str:
    """As `customer`, for a client as `network` names it."""
    around = wider_networks(client)
    return around[-1][0] if around and ":" in client else client


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
