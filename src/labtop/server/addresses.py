"""From where somebody asks, as limits count it."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network
WHOLE = 64  # bits of an IPv6 address that tell one connection to the internet from another; its owner chooses the rest


def counted(host: str) -> str:
    """An address, or the network that belongs to one subscriber."""
    address = _read(host)
    if address is None:
        return host
    return str(ip_network((int(address), WHOLE), strict=False)) if isinstance(address, IPv6Address) else str(address)


def within(host: str, networks: Iterable[Network]) -> bool:
    """Is this an address of one of these networks?"""
    address = _read(host)
    return address is not None and any(address in network for network in networks)


def _read(host: str) -> IPv4Address | IPv6Address | None:
    """An address; that of IPv4 where one of IPv6 stands for it."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
