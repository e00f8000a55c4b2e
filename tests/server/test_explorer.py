"""What wins, over HTTP."""

import msgspec

from labtop.registry import GAMES
from labtop.server.messages import Explorer
from server.serving import Server, served


@served
async def test_the_summary_of_every_game_may_be_kept(server: Server) -> None:
    about = (await server.get("/api/about")).json
    assert [game["name"] for game in about["games"] if game["explored"]] == list(GAMES)
    for game in GAMES:
        answer = await server.get(f"/api/games/{game}/explorer")
        assert (answer.status, answer.headers["cache-control"]) == (200, "public, max-age=3600")
        assert msgspec.json.decode(answer.body, type=Explorer).game == game


@served
async def test_what_there_is_not_is_refused_and_not_kept(server: Server) -> None:
    for path, status, code in (
        ("/api/games/chess/explorer", 400, "unknown_game"),
        ("/api/games/gizmos/explorers", 404, "not_found"),
        ("/api/games//explorer", 404, "not_found"),
    ):
        answer = await server.get(path)
        assert (answer.status, answer.code, answer.headers["cache-control"]) == (status, code, "no-store"), path
