"""Sets by the name that positions give them: those that somebody holds, and of all others the last that were used."""

import pickle
import zlib
from collections import OrderedDict
from threading import Lock
from typing import Any
from weakref import WeakValueDictionary

ROOM = 32 << 20  # bytes of sets that nobody holds


class ComponentSet(dict[str, Any]):
    """A set that is known for as long as somebody holds it."""

    __slots__ = ("__weakref__",)


class ComponentSets:
    """The sets that were played with. Those that nobody holds are packed, and forgotten when there are too many."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._held: WeakValueDictionary[str, ComponentSet] = WeakValueDictionary()
        self._packed: OrderedDict[str, bytes] = OrderedDict()  # whatever was not used for longest comes first
        self._bytes = 0
        self._lock = Lock()

    def add(self, name: str, components: dict[str, Any]) -> None:
        """A set is played with."""
        with self._lock:
            if isinstance(components, ComponentSet):
                self._held[name] = components
            if name in self._packed:
                self._packed.move_to_end(name)
                return
            self._packed[name] = packed = zlib.compress(pickle.dumps(dict(components)))
            self._bytes += len(packed)
            while self._bytes > self._room:
                _, oldest = self._packed.popitem(last=False)
                self._bytes -= len(oldest)

    def find(self, name: str) -> dict[str, Any] | None:
        """The set by this name, if it is known."""
        with self._lock:
            held = self._held.get(name)
            if held is not None or name not in self._packed:
                return held
            self._packed.move_to_end(name)
            components: dict[str, Any] = pickle.loads(zlib.decompress(self._packed[name]))
            return components
