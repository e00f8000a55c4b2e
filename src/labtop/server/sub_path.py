"""A path of a site, such as `/labtop`, under which the server is reached there."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Takes the path away where the web server in front has left it in place."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through."""
        if self._path and f"{scope.get('path', '')}/".startswith(f"{self._path}/"):
            path = scope["path"].removeprefix(self._path) or "/"
            scope = {**scope, "path": path, "raw_path": path.encode()}
        await self._app(scope, receive, send)
