"""Write web/src/lib/messages.ts, the TypeScript of labtop.server.messages: `python web/typescript.py`."""

from __future__ import annotations

import inspect
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from labtop.server import messages

FILE = Path(__file__).parent / "src" / "lib" / "messages.ts"
HEAD = "// Generated from src/labtop/server/messages by web/typescript.py. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
UNIONS = ("FromClient", "Request", "FromServer", "Event")


def typescript() -> str:
    """The whole file."""
    structs = [
        thing
        for thing in vars(messages).values()
        if inspect.isclass(thing) and issubclass(thing, messages.Message) and thing is not messages.Message
    ]
    unions = [f"export type {name} = {_type(getattr(messages, name))};\n" for name in UNIONS]
    return "\n".join([HEAD, f"export type Code = {_type(messages.Code)};\n", *map(_interface, structs), *unions])


def _interface(struct: type[messages.Message]) -> str:
    hints = get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
    for field in msgspec.structs.fields(struct):
        optional = "?" if not field.required and _comes_in(struct) else ""
        lines.append(f"  {field.name}{optional}: {_type(hints[field.name])};")
    body = "\n".join(lines)
    return f"/** {inspect.getdoc(struct)} */\nexport interface {struct.__name__} {{\n{body}\n}}\n"


def _comes_in(struct: type[messages.Message]) -> bool:
    """What clients write may leave out what has a default; what the server writes is complete."""
    sent = (*get_args(messages.FromClient), messages.NewTable, messages.Join)
    return struct in sent


def _type(hint: Any) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(arg) for arg in args))
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    return PLAIN.get(hint) or hint.__name__


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
