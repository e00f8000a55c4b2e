"""/api: the documentation of the open API, for people with a browser."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from labtop.server.errors import Refused
from labtop.server.packing import Packing

PACKAGE = Path(str(files("labtop.server")))
FOLDERS = (PACKAGE / "docs", PACKAGE.parents[2] / "docs")  # in a wheel; in a checkout
PAGES = ("api.md", "notation.md", "example_client.py")
STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid #8886; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
pre { overflow-x: auto; background: #8882; padding: 0.8rem; border-radius: 0.4rem; }
"""


def routes(packing: Packing) -> list[BaseRoute]:
    """Where the documentation is found."""

    async def index(request: Request) -> Response:
        return RedirectResponse("api/docs/api.md")

    async def page(request: Request) -> Response:
        name = request.path_params["page"]
        if name == "style.css":
            return Response(STYLE, media_type="text/css")
        found = [folder / name for folder in FOLDERS if name in PAGES and (folder / name).is_file()]
        if not found:
            raise Refused("not_found")
        packed = await packing.once(("docs", name), partial(_made, found[0]))
        return await packing.as_taken(packed, request.headers, "text/plain" if name.endswith(".py") else "text/html")

    return [Route("/api", index), Route("/api/docs/{page}", page)]


def _made(file: Path) -> bytes:
    """A page as it is sent."""
    text = file.read_text(encoding="utf-8")
    return (text if file.name.endswith(".py") else _html(text)).encode()


def _html(text: str) -> str:
    from markdown_it import MarkdownIt

    title = text.splitlines()[0].lstrip("# ")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title} – labtop</title>'
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    style = '<link rel="stylesheet" href="style.css">'
    return f'<!doctype html><html lang="en"><head>{head}{style}</head><body><main>{body}</main></body></html>'
