"""From where somebody asks, as limits count it."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

WHOLE = 64  # bits of an IPv6 address that tell one connection to the internet from another; its owner chooses the rest


def counted(host: str) -> str:
    """An address, or the network that belongs to one subscriber."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), WHOLE), strict=False))
