"""By which address friends reach a server."""

import pytest

from labtop.server.runner import EVERYWHERE, address_for_others
from labtop.server.settings import Settings
from server.serving import Server, served

NETWORK = "192.168.7.7"


@pytest.mark.parametrize(
    ("settings", "network", "address"),
    [
        (Settings(), None, ""),  # only this machine is served
        (Settings(host=EVERYWHERE), NETWORK, "http://192.168.7.7:8765"),
        (Settings(host=EVERYWHERE), None, ""),  # there is no network
        (Settings(host="192.168.7.8"), None, "http://192.168.7.8:8765"),
        (Settings(host="fe80::1"), None, "http://[fe80::1]:8765"),
        (Settings(hosts=("table.example.org", "other.example.org")), None, "https://table.example.org"),
        (Settings(host=EVERYWHERE, address="http://home.example.org:81/"), NETWORK, "http://home.example.org:81"),
    ],
)
def test_the_address_for_others(settings: Settings, network: str | None, address: str) -> None:
    assert address_for_others(settings, 8765, network) == address


@served
async def test_about_says_that_only_this_machine_is_served(server: Server) -> None:
    assert (await server.get("/api/about")).json["address"] == ""
