"""What an action brings, in one sentence, before it is chosen."""

from dataclasses import replace

import pytest

import labtop
from aquasphere.playing import hasty, steps
from aquasphere.table import Position, all_but, bots, crystals, hold, launch, lying, on_top, playing, programmed, table
from labtop.core.texts import LANGUAGES
from labtop.games.aquasphere.words.card_text import TEXTS


def ready(*programs: str) -> Position:
    """Seat 0 in sector A with these programmed."""
    position = table()
    programmed(position, 0, *programs)
    return position


def said(position: Position, action: str, language: str = "en") -> str:
    return playing(position).preview(action, language)


def catching(score: int, crystal: int, *others: str) -> Position:
    """Seat 0 about to catch 2 octopods for 3 points."""
    position = ready("purple", *others)
    lying(position, "A", octopods=2)
    position["players"][0]["score"] = score
    crystals(position, 0, crystal)
    return position


def test_a_catch_over_a_red_line_in_three_languages() -> None:
    position = catching(15, 1)
    assert [said(position, "act A purple", language) for language in LANGUAGES] == [
        "Catch 2 octopods: 3 points, then 1 crystal for the red line.",
        "2 Oktopoden fangen: 3 Punkte, dann 1 Kristall für die rote Linie.",
        "Złap 2 oktopody: 3 punkty, potem 1 kryształ za czerwoną linię.",
    ]


def test_what_pays_a_red_line() -> None:
    assert said(catching(13, 1), "act A purple") == "Catch 2 octopods: 3 points."
    assert said(catching(15, 0, "blue"), "act A purple") == (
        "Catch 2 octopods: 3 points, then the blue bot for the red line."
    )
    assert said(catching(15, 0), "act A purple") == "Catch 2 octopods: 1 point, then 2 points lost at the red line."
    assert said(catching(16, 0), "act A purple") == "Catch 2 octopods: 3 points lost at the red line."


def test_a_red_line_that_lets_one_choose() -> None:
    position = ready("red")
    hold(position, 0, "R03")  # 4 points for the engineer on green
    position["players"][0]["score"] = 15
    assert playing(position, "engineer L1").preview("use R03", "en") == (
        "Use R03: 4 points, then one of your programmed bots for the red line."
    )
    game = playing(position, "engineer L1", "use R03")
    assert game.preview("give red", "en") == "Give up the red bot: 3 points."


def test_the_price_of_way_and_submarine_is_one() -> None:
    assert said(ready("blue"), "act F blue") == "Launch a submarine for 2 time markers: 2 points."
    assert said(ready("yellow"), "act F yellow") == "Pay 1 time marker and take time markers: 1 time marker."


@pytest.mark.parametrize(
    ("colour", "sentence"),
    [
        ("yellow", "Just take control of A."),
        ("black", "Take crystals: 1 crystal."),
        ("blue", "Just take control of A."),
        ("white", "Program a green bot."),
    ],
)
def test_colours(colour: str, sentence: str) -> None:
    assert said(ready(colour), f"act A {colour}") == sentence


def test_cards_and_extensions() -> None:
    position = ready("green", "red")
    on_top(position, "A", "X24")
    assert said(position, "act A green") == (
        "Take the lab extension X24: room for 1 more time marker and bots for the letters A and F."
    )
    on_top(position, "A", "R37")
    position["players"][0]["time"] = 0
    assert (
        said(position, "act A red")
        == "Take the research card R37: 2 points, 2 time markers and a yellow bot programmed."
    )


def test_bots_that_come_back_and_one_recalled_on_the_way() -> None:
    position = ready("purple")
    bots(position, "A", 0, 0, 0, 1)
    assert said(position, "act A purple") == "Catch 1 octopod: 1 point and 2 bots back."
    position = ready("blue", "green")
    launch(position, "F", 1)
    assert said(position, "recall green") == "Recall the green bot."
    position["players"][0]["time"] = 3
    assert said(position, "recall green") == "Recall the green bot: 1 time marker."


def test_passing_foresees_the_scoring_of_the_last_one() -> None:
    position = table()
    position["players"][0]["engineer"] = "L3"
    assert said(position, "pass") == "Pass and be number 1 in the play order next round."
    all_but(position, 0)
    crystals(position, 0, 2)
    position["players"][0]["time"] = 0
    assert (
        said(position, "pass")
        == "Pass and be number 2 in the play order next round: 3 points in the scoring and 1 time marker."
    )
    lying(position, "A", octopods=4)
    bots(position, "A", 0)
    position["players"][0]["score"] = 10
    octopods = {language: said(position, "pass", language) for language in LANGUAGES}
    assert ": −1 point in the scoring" in octopods["en"]
    assert ": −1 Punkt in der Wertung" in octopods["de"]
    assert ": −1 punkt w punktacji" in octopods["pl"]
    position = table(number=4)
    all_but(position, 0)
    assert said(position, "pass").startswith("Pass for this last round: 0 points in the scoring and ")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_has_a_preview_in_every_language(players: int) -> None:
    for game in steps(players, players, hasty)[:-1:5]:
        for action in game.legal_actions()[::3]:
            previews = [text for language in LANGUAGES if (text := game.preview(action, language))]
            assert len(set(previews)) == len(LANGUAGES)


def test_nothing_hidden_changes_a_preview() -> None:
    """Also when the action ends the round, and with it cards are dealt."""
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        for game in steps(players, seed)[:-1]:
            other = labtop.load_position(turned(game.position()), seed=9)
            assert other.position() != game.position() or game.position()["round"] == 4
            for action in game.legal_actions():
                if action in ("pass", "done") or action.startswith(("program", "give")):
                    assert other.preview(action, "en") == game.preview(action, "en")


def test_a_preview_is_made_from_what_its_player_can_know() -> None:
    """Whatever a game says of what happens: all that it is handed depends on nothing hidden.

    Both are loaded: a position does not tell which program cards were used in earlier rounds, as a game remembers.
    """
    for step in steps(2, 1)[:-1]:
        game = labtop.load_position(step.position(), seed=1)
        other = labtop.load_position(turned(step.position()), seed=9)
        for one in (game, other):
            one.rules = replace(
                one.rules, brings=lambda happening: [TEXTS.message("preview", what=hash(repr(happening)))]
            )
        for action in game.legal_actions():
            assert other.preview(action, "en") == game.preview(action, "en")


def turned(position: Position) -> Position:
    """All that nobody has seen, in another order."""
    position["decks"] = {name: cards[::-1] for name, cards in position["decks"].items()}
    position["program_cards"][1:] = position["program_cards"][:0:-1]
    for tile in position["centre"][1:]:
        tile["rotation"] = (tile["rotation"] + 1) % 6
    return position


def test_only_legal_actions_are_foreseen_and_nothing_is_played() -> None:
    game = playing(ready("purple"))
    before = game.position()
    game.preview("act A purple", "en")
    assert game.position() == before
    with pytest.raises(labtop.IllegalAction, match="no bot on the red symbol"):
        game.preview("act A red", "en")


def test_a_game_without_previews_says_nothing() -> None:
    game = labtop.new_game("gizmos", seed=1)
    assert game.preview(game.legal_actions()[0], "en") == ""
    with pytest.raises(labtop.IllegalAction):
        game.preview("pick nothing", "en")
