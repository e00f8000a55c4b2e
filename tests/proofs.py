"""Records of games with a proof, as a server's table gives them."""

import random
from typing import Any

import labtop
from labtop.core import proof

SECRET = "5ec2e7" * 10
NONCES = ("a1" * 16, None)


def proved_record(game: str = "gizmos", nonces: tuple[str | None, ...] = NONCES) -> dict[str, Any]:
    """A whole game played at random, with its proof."""
    used = labtop.new_game(game, len(nonces), 0).position().get("components", "")
    bound = proof.commitment(SECRET, "table", game, len(nonces), used)
    playing = labtop.new_game(
        game, len(nonces), proof.seed(bound, SECRET, nonces), ["Ada", "Ben", "Cem"][: len(nonces)]
    )
    chooser = random.Random(3)
    while playing.to_play is not None:
        playing.play(chooser.choice(playing.legal_actions()))
    shown = {"table": "table", "commitment": bound, "secret": SECRET, "nonces": list(nonces)}
    return playing.record() | {"proof": shown}
