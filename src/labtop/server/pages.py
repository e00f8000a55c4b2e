"""The built pages, and what is shown where there are none."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from labtop.server.errors import Refused
from labtop.server.packing import Packing

FOLDER = Path(str(files("labtop.server"))) / "pages"
FOREVER = "public, max-age=31536000, immutable"  # names of assets hold a hash of their content
HERE = '"./'  # how the page names what lies beside it
MISSING = "The pages have not been built: run make pages. The API is there: /api/about.\n"


class Assets(StaticFiles):
    """Files whose content never changes."""

    def __init__(self, folder: Path, packing: Packing) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._packing = packing

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file as whoever asks takes it."""
        response = await super().get_response(path, scope)
        return await self._packing.file(response, scope) if isinstance(response, FileResponse) else response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file lies; of what cannot be the name of one, that there is none."""
        try:
            return super().lookup_path(path)
        except (OSError, ValueError):
            return "", None

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file, to be kept by the browser."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


def routes(packing: Packing, path: str = "", folder: Path = FOLDER) -> list[BaseRoute]:
    """One page for all addresses, which finds its way by itself, and its assets: all under a path of a site."""
    page = folder / "index.html"
    own_files = {file.name for file in folder.iterdir() if file.is_file()} if folder.is_dir() else set()

    async def index(request: Request) -> Response:
        if request.path_params.get("path", "").startswith("api/"):
            raise Refused("not_found")
        own = request.path_params.get("path", "")
        if own in own_files:
            file = FileResponse(folder / own, headers={"Cache-Control": "no-cache"}, stat_result=(folder / own).stat())
            return await packing.file(file, request.scope)
        if not page.is_file():
            return PlainTextResponse(MISSING, 503)
        text = page.read_text(encoding="utf-8").replace(HERE, f'"{path}/')
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})

    assets = [Mount("/assets", Assets(folder / "assets", packing))]
    return [*assets, Route("/{path:path}", index)]
