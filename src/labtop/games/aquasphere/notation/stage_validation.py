"""Does the turn of a position fit its stage?"""

from typing import Any

from labtop.core.errors import shown
from labtop.core.validation import choice, fields, integer, items
from labtop.games.aquasphere.rules.component_paths import need
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, FIELDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.state import (
    MOST_LETTERS,
    MOST_PROGRAMMED,
    NOBODY,
    ROUNDS,
    CardKind,
    Components,
    Reward,
    Stage,
)

TURN = ("seat", "stage", "letters", "gain", "cards")
STAGES = tuple(stage.name.lower() for stage in Stage)
MOST_GAIN = 999


def check_turn(position: dict[str, Any], components: Components) -> None:
    """Raise InvalidPosition unless the turn fits."""
    turn = fields(position["turn"], "turn", TURN)
    stage = choice(turn["stage"], "turn.stage", STAGES)
    players, passed = position["players"], position["passed"]
    for place, letter in enumerate(items(turn["letters"], "turn.letters", 0, MOST_LETTERS)):
        choice(letter, f"turn.letters.{place}", SECTORS)
    integer(turn["gain"], "turn.gain", 0, MOST_GAIN)
    for place, card in enumerate(items(turn["cards"], "turn.cards", 0, len(RESEARCH_IDS))):
        choice(card, f"turn.cards.{place}", RESEARCH_IDS)
    all_passed = len(passed) == len(players)
    asked = {"letters": stage == "letters", "gain": stage == "line", "cards": stage in ("rewards", "scoring")}
    for key, needed in asked.items():
        waiting = key == "cards" and stage == "line" and not all_passed  # rewards that come after the line, or none
        fits = waiting or bool(turn[key]) == needed
        need(fits, f"turn.{key}", "not-at-stage", given=shown(turn[key]), stage=stage)
    if stage == "over":
        need(turn["seat"] is None, "turn.seat", "seat-when-over")
        need(position["round"] == ROUNDS, "round", "over-after", rounds=ROUNDS)
    else:
        integer(turn["seat"], "turn.seat", 0, len(players) - 1)
    if stage in ("scoring", "over"):
        need(all_passed, "passed", "all-have-passed", stage=stage)
    elif stage != "line" or not all_passed:
        need(turn["seat"] not in passed, "turn.seat", "has-passed", seat=turn["seat"])
    _check_bought(position)
    checks = {"rewards": _check_rewards, "letters": _check_letters, "line": _check_line, "scoring": _check_scoring}
    check = checks.get(stage)
    if check:
        check(position, components)


def _check_bought(position: dict[str, Any]) -> None:
    """The reminder marker goes back when a player's part of the scoring begins."""
    if len(position["passed"]) < len(position["players"]):
        return
    order, seat = position["play_order"], position["turn"]["seat"]
    done = order[: order.index(seat) + 1] if position["turn"]["stage"] == "scoring" else order
    for player in done:
        need(not position["players"][player]["bought"], f"players.{player}.bought", "marker-back")


def _check_letters(position: dict[str, Any], components: Components) -> None:
    turn = position["turn"]
    player = position["players"][turn["seat"]]
    need(bool(player["extensions"]), "turn.letters", "no-extension")
    printed = components.extensions[EXTENSION_IDS.index(player["extensions"][-1])].letters
    letters = [SECTORS[letter] for letter in printed if letter != NOBODY]
    possible = [letters, *([letter] for letter in letters)]
    shows = {"extension": player["extensions"][-1], "letters": ", ".join(letters) or "–"}
    need(turn["letters"] in possible, "turn.letters", "other-letters", **shows)
    need(len(player["programmed"]) < MOST_PROGRAMMED, "turn.letters", "one-has-acted")
    need(player["supply"] > 0 or bool(player["programmed"]), "turn.letters", "no-bot")


def _check_line(position: dict[str, Any], components: Components) -> None:
    turn = position["turn"]
    where = f"players.{turn['seat']}"
    player = position["players"][turn["seat"]]
    line = player["score"] + 1
    at_line = int(components.lines) >> line % int(components.lap) & 1
    need(bool(at_line), f"{where}.score", "no-line", score=player["score"], line=line)
    need(player["crystals"] == 0, f"{where}.crystals", "crystal-pays")
    need(len(player["programmed"]) == MOST_PROGRAMMED, f"{where}.programmed", "two-for-a-choice")
    if len(position["passed"]) < len(position["players"]):
        _check_engineer_reward(position, components)


def _check_engineer_reward(position: dict[str, Any], components: Components) -> None:
    """In a turn two bots can be programmed only when points come from the engineer's move."""
    turn = position["turn"]
    where = f"players.{turn['seat']}"
    player = position["players"][turn["seat"]]
    rewards = _engineer_rewards(position, components)
    program = position["programs"][player["engineer"]]
    need(program in player["programmed"], f"{where}.programmed", "just-programmed", program=program)
    _check_order_taken(turn["cards"], rewards)
    used = [components.research[RESEARCH_IDS.index(card)] for card in rewards if card not in turn["cards"]]
    most = max((int(card.amount) for card in used if card.reward == Reward.KNOWLEDGE), default=0)
    need(most > 0, f"{where}.research", "no-reward", field=player["engineer"])
    need(turn["gain"] <= most, "turn.gain", "smaller-reward", field=player["engineer"], most=most)


def _engineer_rewards(position: dict[str, Any], components: Components) -> list[str]:
    """The cards of the player to play that the engineer's field triggers."""
    seat = position["turn"]["seat"]
    player = position["players"][seat]
    need(player["engineer"] in FIELDS, f"players.{seat}.engineer", "engineer-moved")
    program = PROGRAMS.index(position["programs"][player["engineer"]])
    triggered = [number for number, card in enumerate(components.research) if card.program == program]
    return [
        card for card in _held(player, CardKind.ENGINEER_REWARD, components) if RESEARCH_IDS.index(card) in triggered
    ]


def _held(player: dict[str, Any], kind: CardKind, components: Components) -> list[str]:
    """A player's cards of a kind, in the order taken."""
    cards = [entry["card"] for entry in player["research"]]
    return [card for card in cards if components.research[RESEARCH_IDS.index(card)].kind == kind]


def _check_order_taken(cards: list[str], held: list[str]) -> None:
    left = [card for card in held if card in cards]
    need(cards == left, "turn.cards", "cards-in-order", held=", ".join(held) or "–")


def _check_rewards(position: dict[str, Any], components: Components) -> None:
    """The cards are those of an engineer's move or of a catch."""
    turn = position["turn"]
    player = position["players"][turn["seat"]]
    caught = _held(player, CardKind.OCTOPOD_REWARD, components)
    if turn["cards"][0] not in caught:
        _check_order_taken(turn["cards"], _engineer_rewards(position, components))
        return
    _check_order_taken(turn["cards"], caught)
    where = f"players.{turn['seat']}"
    need(len(player["programmed"]) < MOST_PROGRAMMED, f"{where}.programmed", "purple-has-acted")
    control = position["station"]["sectors"][player["scientist"]]["control"]
    need(control == turn["seat"], f"{where}.scientist", "caught-elsewhere")


def _check_scoring(position: dict[str, Any], components: Components) -> None:
    turn = position["turn"]
    player = position["players"][turn["seat"]]
    _check_order_taken(turn["cards"], _held(player, CardKind.SCORING_PROGRAM, components))
    usable = [card for card in turn["cards"] if _can_program(player, components.research[RESEARCH_IDS.index(card)])]
    need(bool(usable), "turn.cards", "no-card-usable")


def _can_program(player: dict[str, Any], card: Any) -> bool:
    return (
        player["time"] >= card.amount
        and player["supply"] > 0
        and len(player["programmed"]) < MOST_PROGRAMMED
        and PROGRAMS[card.program] not in player["programmed"]
    )
