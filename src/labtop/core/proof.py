"""The proof of a shuffle: what was promised before the start, revealed after the end, and what follows from it.

A table's secret is bound by a commitment that everybody sees before anybody adds anything. Players may add a nonce
each; they promise it by its hash and show it once all have promised. Secret and nonces together are the seed: whoever
gave a nonce knows that nobody chose the deal. All hashes are SHA-256 of lines of text, as hexadecimal digits.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from labtop.core import replay, validation
from labtop.core.errors import InvalidPosition, InvalidRecord, shown
from labtop.core.game import Game
from labtop.core.rules import Rules
from labtop.core.validation import REFUSALS

FIELDS = ("table", "commitment", "secret", "nonces")
LONGEST = 200  # characters of a text in a proof
SEED_DIGITS = 32  # hexadecimal: 128 bits
NONCE = re.compile("[0-9a-f]{32,64}")

Name = Literal["commitment", "seed", "deal", "draws"]


@dataclass(frozen=True)
class Check:
    """One thing that was looked at."""

    name: Name
    right: bool
    move: int = 0  # the first at which chance brought something else, counted from 1


def commitment(secret: str, table: str, game: str, players: int, components: str) -> str:
    """What is shown of a secret before the start; it holds for this table alone."""
    return _hash("labtop shuffle", table, game, str(players), components, secret)


def promise(nonce: str) -> str:
    """What is shown of a nonce before all have promised theirs."""
    return _hash("labtop nonce", nonce)


def seed(commitment: str, secret: str, nonces: Sequence[str | None]) -> int:
    """The seed that secret and nonces, by seat, make together."""
    return int(_hash("labtop seed", commitment, secret, *(nonce or "" for nonce in nonces))[:SEED_DIGITS], 16)


def prove(rules: Rules, record: dict[str, Any], **edition: Any) -> list[Check]:
    """What of the proof holds, of a record with a right heading; InvalidRecord where it is broken, or has no proof."""
    start, proof = record["start"], _checked(record, rules)
    begun = Game(rules, replay.dealt(rules, len(start["players"]), record["seed"], **edition), record["seed"], None)
    used = begun.position().get("components", "")
    if start.get("components", "") != used:
        raise InvalidRecord("start", REFUSALS.message("other-components"))
    found = [
        Check(
            "commitment",
            proof["commitment"] == commitment(proof["secret"], proof["table"], rules.name, begun.players, used),
        ),
        Check("seed", record["seed"] == seed(proof["commitment"], proof["secret"], proof["nonces"])),
    ]
    if begun.position() != start:
        return [*found, Check("deal", False)]
    replay.replay(rules, record, **edition)  # are the moves and the result right?
    other = _first_other_draw(begun, record["moves"])
    return [*found, Check("deal", True), Check("draws", other == 0, other)]


def _checked(record: dict[str, Any], rules: Rules) -> dict[str, Any]:
    """The proof of a record, if it and the start have the right form."""
    if "proof" not in record or "seed" not in record:
        raise InvalidRecord("proof", REFUSALS.message("no-proof"))
    try:
        validation.need(isinstance(record["start"], dict), "start", "no-start")
        players = len(validation.items(record["start"].get("players"), "players", rules.players[0], rules.players[-1]))
        proof = validation.fields(record["proof"], "proof", FIELDS)
        for name in FIELDS[:-1]:
            text = proof[name]
            validation.need(
                isinstance(text, str) and len(text) <= LONGEST, f"proof.{name}", "a-text", given=shown(text)
            )
        for nonce in validation.items(proof["nonces"], "proof.nonces", players, players):
            validation.need(
                nonce is None or (isinstance(nonce, str) and NONCE.fullmatch(nonce) is not None),
                "proof.nonces",
                "a-nonce",
                given=shown(nonce),
            )
    except InvalidPosition as error:
        raise InvalidRecord(*error.parts) from None
    return proof


def _first_other_draw(game: Game, moves: list[dict[str, Any]]) -> int:
    """Play the moves as the seed has it; the number of the first that brings something else, 0 if none does."""
    for number, move in enumerate(moves, 1):
        game.play(move["action"])
        [played] = game.moves(None, after=number - 1)
        if played.get("chance", []) != move.get("chance", []):
            return number
    return 0


def _hash(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
