"""Which addresses are public: where a server may send what strangers have it send.

Python's `ipaddress` follows the registries of IANA as they were when that Python was released, and versions
differ. So the blocks are listed here.
"""

import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

_SPECIAL_V4: Final = [
    IPv4Network(block)
    for block in (
        "0.0.0.0/8",  # this network (RFC 791)
        "10.0.0.0/8",  # private (RFC 1918)
        "100.64.0.0/10",  # behind a provider's NAT (RFC 6598)
        "127.0.0.0/8",  # this machine (RFC 1122)
        "168.63.129.16/32",  # in Azure the machine's own host, with its metadata
        "169.254.0.0/16",  # link-local (RFC 3927), where clouds keep their metadata
        "172.16.0.0/12",  # private (RFC 1918)
        "192.0.0.0/24",  # IETF protocol assignments (RFC 6890)
        "192.0.2.0/24",  # documentation (RFC 5737)
        "192.31.196.0/24",  # AS112 (RFC 7535)
        "192.52.193.0/24",  # AMT (RFC 7450)
        "192.88.99.0/24",  # relays of 6to4 (RFC 7526)
        "192.168.0.0/16",  # private (RFC 1918)
        "192.175.48.0/24",  # AS112 (RFC 7534)
        "198.18.0.0/15",  # benchmarks (RFC 2544)
        "198.51.100.0/24",  # documentation (RFC 5737)
        "203.0.113.0/24",  # documentation (RFC 5737)
        "224.0.0.0/4",  # multicast (RFC 5771)
        "240.0.0.0/4",  # reserved (RFC 1112), and broadcast
    )
]
"""IANA's registry of special-purpose IPv4 addresses (RFC 6890), and multicast.

Also those that the registry calls globally reachable: they are anycast, so whoever is nearest answers, which
may be a machine of the operator's own network, such as its NAT (192.0.0.9, 192.0.0.10).
"""
_UNICAST_V6: Final = IPv6Network("2000::/3")
"""The only block from which public IPv6 addresses are assigned (RFC 4291)."""
_SPECIAL_V6: Final = [
    IPv6Network(block)
    for block in (
        "2001::/23",  # IETF protocol assignments (RFC 2928), among them Teredo, benchmarks and ORCHID
        "2001:db8::/32",  # documentation (RFC 3849)
        "2002::/16",  # 6to4 (RFC 3056), which leads to an IPv4 address
        "2620:4f:8000::/48",  # AS112 (RFC 7534)
        "3fff::/20",  # documentation (RFC 9637)
    )
]
"""What lies within that block in IANA's registry of special-purpose IPv6 addresses (RFC 6890)."""
_MAPPED: Final = IPv6Network("::ffff:0:0/96")
_NAT64: Final = IPv6Network("64:ff9b::/96")
"""The two blocks whose last 32 bits are the IPv4 address that is reached (RFC 4291, RFC 6052)."""
_LINK: Final = 64
"""The length of the prefix that the machines on an IPv6 link share."""


def is_public(address: str) -> bool:
    """Check if an address is public: in no special block, not this machine's, and not of its IPv6 link."""
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address) and (parsed in _MAPPED or parsed in _NAT64):
        parsed = IPv4Address(int(parsed) & 0xFFFF_FFFF)
    if isinstance(parsed, IPv4Address):
        special = any(parsed in block for block in _SPECIAL_V4)
    else:
        special = parsed not in _UNICAST_V6 or any(parsed in block for block in _SPECIAL_V6)
    return not special and not _is_own(parsed)


def _is_own(address: IPv4Address | IPv6Address) -> bool:
    """Check if an address is this machine's, or of its IPv6 link, where more answer than others can reach."""
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as trial:
        trial.connect((str(address), 9))  # nothing is sent
        own = ip_address(trial.getsockname()[0].partition("%")[0])
        return own == address or (address.version == 6 and int(own) >> _LINK == int(address) >> _LINK)
    return False
