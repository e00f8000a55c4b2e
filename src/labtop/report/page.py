"""The frame of a report: one HTML file that needs nothing else. Everything written into it is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files


@dataclass(frozen=True)
class Html:
    """A piece of a page, ready to be put into it."""

    code: str


@dataclass(frozen=True)
class Cell:
    """A cell that is sorted by its number rather than by its text."""

    text: str
    number: float | None


@dataclass(frozen=True)
class Section:
    """A part of a page under one title; `level` 2 stands in the list of contents."""

    title: str
    parts: Sequence[Html] = ()
    level: int = 2


def page(title: str, sections: Iterable[Section], language: str) -> str:
    """A whole page."""
    sections = list(sections)
    links = [(f"s{number}", section.title) for number, section in enumerate(sections) if section.level == 2]
    contents = "".join(f'<li><a href="#{anchor}">{escape(text)}</a></li>' for anchor, text in links)
    body = "".join(_section(f"s{number}", section) for number, section in enumerate(sections))
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_file('page.css')}</style></head>"
        f"<body><h1>{escape(title)}</h1>{f'<nav><ul>{contents}</ul></nav>' if len(links) > 1 else ''}"
        f"{body}<script>{_file('page.js')}</script></body></html>\n"
    )


def paragraph(text: str) -> Html:
    """A sentence or several."""
    return Html(f"<p>{escape(text)}</p>")


def table(columns: Sequence[str], rows: Iterable[Sequence[str | Cell]]) -> Html:
    """A table that is sorted by a click on a column's head; cells with numbers stand on the right."""
    head = "".join(f'<th scope="col"><button type="button">{escape(column)}</button></th>' for column in columns)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return Html(f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>')


def figure(svg: str, caption: str) -> Html:
    """A picture as `plots` draws it, with its words."""
    return Html(
        f'<figure role="img" aria-label="{escape(caption)}">{svg}<figcaption>{escape(caption)}</figcaption></figure>'
    )


def folded(summary: str, *parts: Html) -> Html:
    """What is shown only on a click."""
    return Html(f"<details><summary>{escape(summary)}</summary>{''.join(part.code for part in parts)}</details>")


def _section(anchor: str, section: Section) -> str:
    title = f"<h{section.level}>{escape(section.title)}</h{section.level}>"
    return f'<section id="{anchor}">{title}{"".join(part.code for part in section.parts)}</section>'


def _cell(cell: str | Cell) -> str:
    if isinstance(cell, str):
        return f"<td>{escape(cell)}</td>"
    number = "" if cell.number is None else f' data-number="{cell.number:g}"'
    return f'<td class="number"{number}>{escape(cell.text)}</td>'


@cache
def _file(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
