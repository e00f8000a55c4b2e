"""The server under a path of a site, whether the web server in front takes the path away or not."""

import pytest

from labtop.server.settings import SettingProblem, Settings, from_environment
from server.serving import ADA, BEN, Line, Server, served

ADDRESS = "https://club.example.org/games/labtop/"
UNDER = "/games/labtop"


def under(test):  # type: ignore[no-untyped-def]
    """A test of a server that lies there."""
    return served(test, address=ADDRESS)


@under
async def test_everything_is_answered_with_the_path_and_without(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    for path in ("", UNDER):
        assert (await server.get(f"{path}/api/about")).json["address"] == ADDRESS
        assert (await server.get(f"{path}/api/tables/{table}", ada)).json["you"] == [0]
        assert (await server.get(f"{path}/healthz")).status == 200
        assert (await server.get(f"{path}/manifest.webmanifest")).status == 200
        line = Line(server.app, f"{path}/api/tables/{table}/socket", [(b"host", b"localhost")])
        line.say(type="hello", secrets=[ada])
        assert (await line.hear())["type"] == "table"
    assert (await server.get("/games/labtopless/api/about")).headers["content-type"].startswith("text/html")


@under
async def test_the_page_names_what_lies_beside_it_by_the_path(server: Server) -> None:
    for path in (UNDER, f"{UNDER}/", f"{UNDER}/t/abc", "/t/abc"):
        page = (await server.get(path)).body.decode()
        assert f'href="{UNDER}/manifest.webmanifest"' in page
        assert page.count(f'"{UNDER}/assets/') >= 3
        assert '"./' not in page
        assert '"/assets' not in page


@served
async def test_without_a_path_the_page_lies_at_the_root(server: Server) -> None:
    page = (await server.get("/t/abc")).body.decode()
    assert 'href="/manifest.webmanifest"' in page
    assert (await server.get(f"{UNDER}/api/about")).headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("", ""),
        ("http://home.example.org:81/", ""),
        ("https://club.example.org/labtop", "/labtop"),
        (ADDRESS, UNDER),
    ],
)
def test_the_path_is_that_of_the_address(address: str, path: str) -> None:
    assert from_environment({"LABTOP_ADDRESS": address}).path == Settings(address=address).path == path


@pytest.mark.parametrize(
    "address",
    [
        "club.example.org/labtop",
        'https://club.example.org/"><script>',
        "https://club.example.org/a/../b",
        "https://club.example.org/labtop?x",
        "https://club.example.org/api",
        "https://club.example.org/assets/labtop",
    ],
)
def test_what_is_no_address_of_pages_is_refused(address: str) -> None:
    with pytest.raises(SettingProblem):
        from_environment({"LABTOP_ADDRESS": address})
