"""Sentences in English, German and Polish: one Fluent file a language, whole sentences by key."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "de", "pl")
Say: TypeAlias = "Callable[..., str]"  # (key, **args) -> the sentence, in a language already chosen


class Texts:
    """The messages of one or more folders, each with a file ``<language>.ftl`` for every language."""

    def __init__(self, *folders: Traversable) -> None:
        self._folders = folders
        # Reading Fluent takes its time: a language is read when its first sentence is asked for.
        self._entries = cache(self._read)
        self._bundle = cache(self._make_bundle)

    def __reduce__(self) -> tuple[type, tuple[Traversable, ...]]:
        """To be sent to another process, which reads the folders again."""
        return type(self), self._folders

    def format(self, key: str, language: str, **args: Any) -> str:
        """The sentence of this key; KeyError for an unknown key, ValueError for anything else that is wrong."""
        bundle = self._bundle(language)
        if not bundle.has_message(key):
            raise KeyError(f"there is no text {key!r} in {language!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise ValueError(f"the text {key!r} in {language!r} is empty")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"the text {key!r} in {language!r} cannot be written: {errors[0]}")
        return str(text)

    def speaker(self, language: str) -> Say:
        """Sentences in one language."""
        return lambda key, **args: self.format(key, language, **args)

    def message(self, key: str, **args: Any) -> Message:
        """A sentence whose language is chosen later."""
        return Message(key, args, self)

    def disagreements(self) -> list[str]:
        """What differs between the languages in keys or in the variables of a key; empty when all is well."""
        variables = {language: _variables_by_key(self._entries(language)) for language in LANGUAGES}
        keys = sorted({key for of_language in variables.values() for key in of_language})
        return list(_disagreements(keys, variables))

    def _read(self, language: str) -> dict[str, ast.Message | ast.Term]:
        if language not in LANGUAGES:
            raise ValueError(f"there are no texts in {language!r}; the languages are {', '.join(LANGUAGES)}")
        entries: dict[str, ast.Message | ast.Term] = {}
        for folder in self._folders:
            path = folder / f"{language}.ftl"
            for entry in _parse(path.read_text(encoding="utf-8"), path.name):
                if _name(entry) in entries:
                    raise ValueError(f"{path.name}: {_name(entry)!r} stands twice")
                entries[_name(entry)] = entry
        return entries

    def _make_bundle(self, language: str) -> FluentBundle:
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast

        entries = self._entries(language)
        # The isolation marks of mixed writing directions would be litter in a terminal.
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(ast.Resource(list(entries.values())))
        return bundle


@dataclass(frozen=True)
class Named:
    """An argument: the name of who sits on a seat."""

    seat: int


@dataclass(frozen=True)
class Listed:
    """An argument: items as a language lists them, by the messages `list-and` or `list-or`, and `list-more`."""

    items: Sequence[str | int | Message | Named]
    by: Literal["and", "or"] = "and"


@dataclass(frozen=True)
class Message:
    """A key with its arguments, ready to be said in any language. An argument may be a message itself, or a list."""

    key: str
    args: Mapping[str, Any]
    texts: Texts = field(repr=False, compare=False)

    def text(self, language: str, names: Sequence[str] = ()) -> str:
        """The sentence in this language; `names` are those of the seats."""
        args = {name: self._plain(value, language, names) for name, value in self.args.items()}
        return self.texts.format(self.key, language, **args)

    def _plain(self, value: Any, language: str, names: Sequence[str]) -> Any:
        match value:
            case Message():
                return value.text(language, names)
            case Named():
                return names[value.seat]
            case Listed():
                return self._list([self._plain(item, language, names) for item in value.items], value.by, language)
        return value

    def _list(self, items: list[Any], by: str, language: str) -> str:
        """The list of the last two first, then what stands before them."""
        if len(items) < 2:
            return str(items[0]) if items else ""
        rest = self.texts.format(f"list-{by}", language, first=str(items[-2]), rest=str(items[-1]))
        for first in reversed(items[:-2]):
            rest = self.texts.format("list-more", language, first=str(first), rest=rest)
        return rest


def _parse(source: str, file: str) -> Iterator[ast.Message | ast.Term]:
    from fluent.syntax import FluentParser, ast

    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            # Fluent itself would skip it silently.
            raise ValueError(f"{file}: {entry.annotations[0].message}: {(entry.content or '').strip()!r}")
        if isinstance(entry, (ast.Message, ast.Term)):
            yield entry


def _name(entry: ast.Message | ast.Term) -> str:
    from fluent.syntax import ast

    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def _variables_by_key(entries: dict[str, ast.Message | ast.Term]) -> dict[str, set[str]]:
    """The variables of every message, those of the messages it refers to included."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    class Finder(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.visit(entries[node.id.name])

    def variables(entry: ast.Message | ast.Term) -> set[str]:
        finder = Finder()
        finder.visit(entry)
        return finder.found

    return {key: variables(entry) for key, entry in entries.items() if isinstance(entry, ast.Message)}


def _disagreements(keys: list[str], variables: dict[str, dict[str, set[str]]]) -> Iterator[str]:
    for key in keys:
        missing = [language for language in LANGUAGES if key not in variables[language]]
        if missing:
            yield f"{key} is missing in {', '.join(missing)}"
        elif any(variables[language][key] != variables[LANGUAGES[0]][key] for language in LANGUAGES):
            yield f"{key} has the variables { ({lang: sorted(variables[lang][key]) for lang in LANGUAGES}) }"
