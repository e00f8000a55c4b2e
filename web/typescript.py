"""Write the TypeScript of what the server sends: `python web/typescript.py`.

`web/src/lib/messages.ts` comes from labtop.server.messages, and `web/src/games/<game>/position.ts` from the shape of a
game's views, for games that have pages of their own.
"""

from __future__ import annotations

import inspect
import re
import types
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from labtop.registry import GAMES
from labtop.server import messages

SOURCES = Path(__file__).parent / "src"
HEAD = "// Generated from {source} by web/typescript.py. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
UNIONS = ("FromClient", "Request", "FromServer", "Event")


def files() -> dict[Path, str]:
    """All that is generated, by its place."""
    boards = [SOURCES / "games" / game for game in GAMES if (SOURCES / "games" / game).is_dir()]
    written = {SOURCES / "lib" / "messages.ts": typescript()}
    return written | {board / "position.ts": position(board.name) for board in boards}


def position(game: str) -> str:
    """The types of a game's views."""
    schema = import_module(f"labtop.games.{game}.notation.schema")
    names = {alias: name for name, alias in vars(schema).items() if get_origin(alias) is Literal}
    types_ = [f"export type {name} = {_type(alias)};\n" for alias, name in names.items()]
    interfaces = [_view_interface(struct, names) for struct in _reached(schema.View)]
    head = HEAD.format(source=f"src/labtop/games/{game}/notation/schema.py")
    return "\n".join([head, *types_, *interfaces])


def _reached(struct: Any) -> list[Any]:
    """The structs that a struct is made of, itself last."""
    hints = get_type_hints(struct).values()
    inner = [found for hint in hints for used in _structs(hint) for found in _reached(used)]
    return list(dict.fromkeys([*inner, struct]))


def _structs(hint: Any) -> Iterator[Any]:
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        yield hint
    for argument in get_args(hint):
        yield from _structs(argument)


def _view_interface(struct: Any, names: dict[Any, str]) -> str:
    hints = get_type_hints(struct, include_extras=True)
    notes = dict(re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(struct), re.MULTILINE))
    lines = [
        f"  {field.encode_name}: {_type(hints[field.name], names)};"
        + (f" // {notes[field.name]}" if field.name in notes else "")
        for field in msgspec.structs.fields(struct)
    ]
    body = "\n".join(lines)
    return f"/** {inspect.getdoc(struct)} */\nexport interface {struct.__name__} {{\n{body}\n}}\n"


def typescript() -> str:
    """The types of all messages."""
    structs = [
        thing
        for thing in vars(messages).values()
        if inspect.isclass(thing) and issubclass(thing, messages.Message) and thing is not messages.Message
    ]
    unions = [f"export type {name} = {_type(getattr(messages, name))};\n" for name in UNIONS]
    head = HEAD.format(source="src/labtop/server/messages")
    return "\n".join([head, f"export type Code = {_type(messages.Code)};\n", *map(_interface, structs), *unions])


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
    sent = (*get_args(messages.FromClient), *_reached(messages.NewTable), messages.Join)
    return struct in sent


def _type(hint: Any, names: Mapping[Any, str] = types.MappingProxyType({})) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(args[0], names)
    if hint in names:
        return names[hint]
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(arg, names) for arg in args))
    if origin in (list, Sequence):
        inner = _type(args[0], names)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<{_type(args[0], names)}, {_type(args[1], names)}>"
    return PLAIN.get(hint) or hint.__name__


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
