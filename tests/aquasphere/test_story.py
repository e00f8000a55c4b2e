"""The log names what follows from a move: displaced bots, full charging stations, what white brought, points."""

from aquasphere.table import Position, all_but, bots, crystals, launch, lying, playing, programmed, supply, table
from labtop.core.sentences import said
from labtop.core.texts import LANGUAGES

NAMES = ["Ada", "Ben"]


def log(position: Position, *actions: str, language: str = "en") -> str:
    """The last of these moves."""
    return said(playing(position, *actions).told(len(actions) - 1, None), language, NAMES)


def ready(program: str) -> Position:
    """Seat 0 in sector A with this programmed, the neutral bots out of the way."""
    position = table()
    programmed(position, 0, program)
    for letter in "CD":
        bots(position, letter, None)
    return position


def test_a_displaced_bot_is_named_by_its_owner() -> None:
    for owner, whose in [(1, "Ben’s bot there"), (0, "Ada’s own bot there"), ("neutral", "The neutral bot there")]:
        position = ready("yellow")
        bots(position, "A", owner)
        assert f"{whose} moves to the charging station." in log(position, "act A yellow")


def test_a_full_charging_station_says_whose_bots_go_home() -> None:
    position = ready("yellow")
    bots(position, "A", 1, 1, 0, "neutral")
    told = [log(position, "act A yellow", language=language) for language in LANGUAGES]
    assert "The charging station of A is too full: Ben takes back 1 bot." in told[0]
    assert "Die Ladestation von A ist zu voll: Ben nimmt 1 Bot zurück." in told[1]
    assert "W stacji ładowania sektora A jest za dużo botów: Ben zabiera 1 bota." in told[2]


def test_neutral_bots_that_leave_the_game_are_named() -> None:
    position = ready("yellow")
    bots(position, "A", "neutral", "neutral", 0, 1)
    assert "is too full: 1 neutral bot leaves the game." in log(position, "act A yellow")


def test_what_white_brought() -> None:
    position = ready("white")
    field = "green"  # of sector A's programming field
    assert f"Ada programs a {field} bot." in log(position, "act A white")
    programmed(position, 0, field)
    position["players"][0]["time"] = 1
    assert f"The {field} symbol is taken: Ada takes time markers instead." in log(position, "act A white")
    position["players"][0]["time"] = 4
    assert f"The {field} symbol is taken, and there is no room for time markers." in log(position, "act A white")


def test_white_without_a_bot_in_the_supply() -> None:
    position = ready("white")
    supply(position, 0, 0)
    assert "Ada programs no bot: the supply is empty." in log(position, "act A white")


def scored(number: int = 1) -> Position:
    """Before the last pass: 3 points of crystals, −3 of octopods for Ada."""
    position = table(number=number)
    all_but(position, 0)
    bots(position, "E", 0)
    lying(position, "E", octopods=2)
    bots(position, "F", 1)
    lying(position, "F", octopods=0)
    crystals(position, 0, 2)
    position["players"][0]["score"] = 16
    return position


def test_the_points_of_a_round_by_player() -> None:
    told = log(scored(), "pass")
    assert "In the scoring of round 1: Ada +3 points and Ben +3 points." in told
    assert told.endswith("Round 1 is scored: Ada has 19 and Ben has 3.")


def test_the_final_scoring_is_told_apart() -> None:
    told = log(scored(4), "pass")
    assert "In the scoring of round 4: Ada +3 points and Ben +3 points." in told
    assert "In the final scoring: Ada +5 points and Ben +5 points." in told
    assert told.endswith("Round 4 is scored: Ada has 24 and Ben has 8. The game is over.")


def test_a_scoring_that_waits_at_a_red_line_tells_the_points_as_they_come() -> None:
    position = table()
    all_but(position, 0)
    bots(position, "E", 0)
    lying(position, "E", octopods=0)
    programmed(position, 0, "red", "blue")
    position["players"][0]["score"] = 16
    assert "In the scoring of round 1: Ada +0 points." in log(position, "pass")
    told = log(position, "pass", "give red")
    assert "Ada: +8 points. In the scoring of round 1: Ben +0 points." in told


def test_submarines_bring_time_to_everybody() -> None:
    position = scored()
    launch(position, "F", 1)
    position["players"][0]["time"] = position["players"][1]["time"] = 0
    assert "Submarines bring time: Ada +1 time marker and Ben +2 time markers." in log(position, "pass")
