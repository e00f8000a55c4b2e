"""/api: the documentation of the open API, for people with a browser."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from labtop.server.errors import Refused

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


async def _index(request: Request) -> Response:
    return RedirectResponse("api/docs/api.md")


async def _page(request: Request) -> Response:
    name = request.path_params["page"]
    if name == "style.css":
        return Response(STYLE, media_type="text/css")
    found = [folder / name for folder in FOLDERS if (folder / name).is_file()]
    if name not in PAGES or not found:
        raise Refused("not_found")
    text = found[0].read_text(encoding="utf-8")
    return (
        Response(text, media_type="text/plain")
        if name.endswith(".py")
        else Response(_html(text), media_type="text/html")
    )


def _html(text: str) -> str:
    from markdown_it import MarkdownIt

    title = text.splitlines()[0].lstrip("# ")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title} – labtop</title>'
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    style = '<link rel="stylesheet" href="style.css">'
    return f'<!doctype html><html lang="en"><head>{head}{style}</head><body><main>{body}</main></body></html>'


def routes() -> list[BaseRoute]:
    """Where the documentation is found."""
    return [Route("/api", _index), Route("/api/docs/{page}", _page)]
