"""What a seat cannot know is never on the screen it looks at."""

import random

import labtop
from gizmos.positions import begun_by
from labtop.cli.story import story


def researching(seed: int) -> list[labtop.core.game.Game]:
    """A game at every moment at which somebody has researched cards in hand."""
    game = labtop.new_game("gizmos", seed=seed, names=["Ada", "Ben"])
    chooser = random.Random(seed)
    found = []
    while game.to_play is not None and len(found) < 12:
        game.play(chooser.choice(game.legal_actions()))
        if game.position()["turn"]["research"]:
            found.append(game.copy())
    return found


def visible_cards(game) -> set[str]:
    position = game.position()
    shown = [card for row in position["display"].values() for card in row]
    for player in position["players"]:
        shown += player["active"] + player["archive"]
    return {*shown, (position["turn"]["build"] or {}).get("card")}


def test_cards_in_hand_are_shown_to_their_owner_alone(sit):
    from labtop.games.gizmos.terminal import TERMINAL

    for game in researching(seed=4):
        cards = set(game.position()["turn"]["research"]["cards"]) - visible_cards(game)
        for seat in (0, 1, None):
            sitting = sit([], game)
            sitting.session.console.print(TERMINAL.table(game.view(seat), game.names, 80, "en"))
            drawn = sitting.screen.getvalue()
            assert all((card in drawn) == (seat == game.to_play) for card in cards)


def test_the_log_names_no_card_that_another_seat_put_under_a_deck():
    game = researching(seed=4)[-1]
    while game.to_play != 1 or game.position()["turn"]["stage"] != "action":
        game.play(game.legal_actions()[0])
    record = game.record()
    put_back = [number for number, move in enumerate(record["moves"], 1) if move["action"].startswith("under I")]
    assert {record["moves"][number - 1]["seat"] for number in put_back} == {0, 1}
    for seat in (0, 1):
        told = {line.number: line.sentence for line in story(record, seat, "en", {})}
        for number in put_back:
            move = record["moves"][number - 1]
            assert (move["action"].removeprefix("under ") in told[number]) == (move["seat"] == seat)


def test_the_screen_is_handed_over_before_another_persons_cards_are_shown(sit):
    game = next(game for game in researching(seed=4) if game.to_play == 1)
    (secret, *_) = set(game.position()["turn"]["research"]["cards"]) - visible_cards(game)
    sitting = sit(["", "quit"], game)
    screen = sitting.run()
    assert "Ben, the next screen is for your eyes only." in sitting.prompts[0]
    before, _, after = screen.partition(sitting.prompts[0])
    assert secret not in before
    assert secret in after


def test_nobody_is_asked_to_hand_over_where_there_is_nothing_to_hide(sit):
    game = begun_by(0, ["Ada", "Ben"])
    sitting = sit(["pick red", "pick blue", "quit", "n"], game)
    sitting.run()
    assert [prompt for prompt in sitting.prompts if prompt != "> "] == [sitting.prompts[-1]]


def test_what_scrolled_away_is_emptied_where_several_people_share_the_screen(sit):
    for names, shared in ((["Ada", "Ben"], True), (["Ada", "random"], False)):
        sitting = sit(["quit", "n"], labtop.new_game("gizmos", seed=4, names=names))
        sitting.session.console._force_terminal = True
        assert ("\x1b[3J" in sitting.run()) == shared
