"""Write docs/reference.md, the Python API from its docstrings: `python docs/reference.py`."""

from __future__ import annotations

import dataclasses
import inspect
import re
from pathlib import Path
from typing import Any

import labtop
from labtop.bots.protocol import ActionValue, Analysis
from labtop.core.drawing import Drawing

FILE = Path(__file__).with_name("reference.md")
HEAD = """# Python reference

Everything that `import labtop` offers. [Programming with labtop](python.md) shows how it is used; the
[notation](notation.md) says what actions, positions, views and records look like. This page is written from the
docstrings by `python docs/reference.py`.
"""
FUNCTIONS = ["new_game", "load_position", "replay", "steps", "describe", "bot", "match"]
CLASSES = [labtop.Game, labtop.Observation, labtop.Bot, Analysis, ActionValue, labtop.MatchResult, labtop.Step, Drawing]
ERRORS = [labtop.IllegalAction, labtop.InvalidPosition, labtop.InvalidRecord]


def reference() -> str:
    """The whole page."""
    functions = [_function(getattr(labtop, name), f"labtop.{name}", "###") for name in FUNCTIONS]
    classes = [_class(kind) for kind in CLASSES]
    errors = [f"### {kind.__name__}\n\n{inspect.getdoc(kind)}\n" for kind in ERRORS]
    return "\n".join([HEAD, "## Functions\n", *functions, "## Classes\n", *classes, "## Errors\n", *errors])


def _class(kind: type) -> str:
    parts = [f"### {kind.__name__}\n\n{inspect.getdoc(kind)}\n"]
    if dataclasses.is_dataclass(kind):
        notes = dict(re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(kind), re.MULTILINE))
        fields = [f"| `{one.name}` | `{one.type}` | {notes.get(one.name, '')} |" for one in dataclasses.fields(kind)]
        parts.append("\n".join(["| field | type | |", "| --- | --- | --- |", *fields]) + "\n")
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if inspect.isfunction(member):
            parts.append(_function(member, name, "####"))
        elif wrapped := getattr(member, "fget", None) or getattr(member, "func", None):
            returns = inspect.signature(wrapped).return_annotation
            parts.append(f"#### {name}\n\n```python\n{name}: {returns}\n```\n\n{inspect.getdoc(wrapped)}\n")
    return "\n".join(parts)


def _function(function: Any, name: str, level: str) -> str:
    signature = inspect.signature(function)
    given = [parameter for parameter in signature.parameters.values() if parameter.name != "self"]
    shown = re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(signature.replace(parameters=given)))  # annotations are strings
    return f"{level} {name}\n\n```python\n{name}{shown}\n```\n\n{inspect.getdoc(function)}\n"


if __name__ == "__main__":
    FILE.write_text(reference(), encoding="utf-8")
