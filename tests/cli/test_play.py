"""The loop of the terminal game: asking, playing, commands, leaving."""

import json
import random
import re
from itertools import repeat
from pathlib import Path

import pytest

import labtop
from cli.ending import near_the_end
from gizmos.positions import begun_by
from labtop.core.texts import LANGUAGES

QUIT = ("quit", "n")


def moves(sitting) -> list[str]:
    return [move["action"] for move in sitting.session.game.moves(None)]


def test_a_person_plays_to_the_end_by_numbers(sit):
    chooser = random.Random(1)

    def number(session):
        return str(chooser.randint(1, len(session.game.legal_actions()))) if session.game.to_play is not None else "n"

    sitting = sit(repeat(number), near_the_end(["Ada", "random"], seed=1))
    screen = sitting.run()
    assert sitting.session.game.to_play is None
    assert "Final score" in screen
    assert " wins" in screen


def test_people_play_to_the_end_by_notation_and_save_the_record(sit):
    chooser = random.Random(2)

    def action(session):
        return chooser.choice(session.game.legal_actions()) if session.game.to_play is not None else "y"

    sitting = sit(repeat(action), near_the_end(["Ada", "Ben", "Cleo"], seed=2))
    assert "Final score" in sitting.run()
    (path,) = Path().glob("gizmos-*.json")
    assert json.loads(path.read_text()) == sitting.session.game.record()


def test_every_number_on_the_screen_plays_the_action_beside_it(sit):
    sitting = sit(["11", *QUIT])
    offered = re.search(r" 11 (\w+ \S+)", sitting.run())
    assert offered
    assert moves(sitting)[0] == offered[1]


def test_illegal_and_mistyped_actions_are_answered_with_the_reason_and_asked_again(sit):
    sitting = sit(["build III-99", "pick purple", "build II-03", "99", "f", "pick r", *QUIT])
    screen = sitting.run()
    assert "“pick purple” is not an action of this game" in screen
    assert "“99” is not an action of this game" in screen
    assert "That could be several things: file" in screen
    assert moves(sitting)[0] == "pick red"


def test_enter_alone_shows_the_table_again(sit):
    sitting = sit(["", "quit"])
    assert sitting.run().count("Display") == 2
    assert moves(sitting) == []


def test_undo_takes_back_the_last_decision_of_a_person(sit, payment_game):
    sitting = sit([payment_game.build, "undo", "quit"], payment_game.game)
    screen = sitting.run()
    assert screen.count("choose your action") == 2
    assert moves(sitting) == []


def test_undo_stops_at_what_was_revealed(sit):
    sitting = sit(["undo", "pick red", "undo", *QUIT])
    screen = sitting.run()
    assert "There is nothing to take back." in screen
    assert "That cannot be taken back" in screen
    assert moves(sitting)[0] == "pick red"


def test_undone_moves_are_not_told_again(sit, payment_game):
    sitting = sit([payment_game.build, "undo", "log", "quit"], payment_game.game)
    assert "Nothing has been played yet." in sitting.run()


def test_a_saved_game_goes_on_where_it_was(sit):
    first = sit(["pick red", "save game.json", "quit"])
    assert "Saved as game.json." in first.run()
    second = sit(["load game.json", "quit"], labtop.new_game("gizmos", seed=99))
    second.run()
    assert second.session.game.record() == first.session.game.record()
    assert second.session.game.position() == first.session.game.position()


def test_a_record_of_another_game_is_not_loaded_at_the_table(sit):
    Path("other.json").write_text(json.dumps(labtop.new_game("aquasphere", seed=1).record()))
    sitting = sit(["load other.json", "quit"])
    assert "other.json is a record of AquaSphere, another game." in sitting.run()
    assert sitting.session.game.rules.name == "gizmos"


def test_an_unsaved_game_is_offered_to_be_saved_before_another_is_loaded(sit):
    sit(["save first.json", "quit"]).run()
    sitting = sit(["pick red", "load first.json", "y", "quit"])
    sitting.run()
    kept = [json.loads(path.read_text()) for path in Path().glob("gizmos-*.json")]
    assert [record["moves"][0]["action"] for record in kept] == ["pick red"]


def test_saving_over_another_file_is_asked(sit):
    Path("other.json").write_text("dear")
    sitting = sit(["pick red", "save other.json", "n", *QUIT])
    assert "other.json exists. Replace it?" in sitting.run()
    assert Path("other.json").read_text() == "dear"


def test_a_failed_save_leaves_the_old_file_and_nothing_else(sit, monkeypatch):
    Path("game.json").write_text("old")
    monkeypatch.setattr("os.fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    sitting = sit(["save game.json", "y", "quit"])
    assert "game.json cannot be written: there is no space left." in sitting.run()
    assert [path.name for path in Path().iterdir()] == ["game.json"]
    assert Path("game.json").read_text() == "old"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("{", "broken JSON"),
        ("[" * 100_000, "broken JSON"),
        ("[]", "an object is needed"),
        ('{"labtop": 1, "game": "chess", "start": {}, "moves": []}', "there is no game 'chess'"),
        ('{"labtop": 3, "game": "gizmos", "start": {}, "moves": []}', "format 3 is not known"),
    ],
)
def test_a_broken_file_is_named_and_the_game_goes_on(sit, content, reason):
    Path("bad.json").write_text(content)
    sitting = sit(["pick red", "load bad.json", "load .", "load none.json", "load", *QUIT])
    screen = " ".join(sitting.run().split())
    assert reason in screen
    assert "is a folder, not a record" in screen
    assert "There is no file none.json." in screen
    assert moves(sitting)[0] == "pick red"


def test_ctrl_c_asks_and_can_go_back_to_the_game(sit):
    sitting = sit(["pick red", KeyboardInterrupt(), "b", "pick blue", KeyboardInterrupt(), "n"])
    sitting.run()
    assert sum("Save the game before you leave?" in prompt for prompt in sitting.prompts) == 2
    assert [move for move in moves(sitting) if move == "pick blue"]
    assert not list(Path().iterdir())


@pytest.mark.parametrize("ending", [(KeyboardInterrupt(), "y"), ("quit", ""), (EOFError(),)])
def test_leaving_saves_unless_told_not_to(sit, ending):
    sitting = sit(["pick red", *ending])
    sitting.run()
    (path,) = Path().glob("gizmos-*.json")
    assert labtop.replay(json.loads(path.read_text())).position() == sitting.session.game.position()


def test_a_second_ctrl_c_leaves_at_once(sit):
    sit(["pick red", KeyboardInterrupt(), KeyboardInterrupt()]).run()
    assert not list(Path().iterdir())


def test_nothing_is_asked_when_nothing_was_played(sit):
    sitting = sit([KeyboardInterrupt()])
    sitting.run()
    assert sitting.prompts == ["> "]


def test_who_was_drawn_to_begin_is_told_first_and_stays_in_the_log(sit):
    screen = sit(["pick red", "log", *QUIT], begun_by(1, ["Ada", "Ben"])).run()
    assert "Ben · 0 points · first player" in screen
    assert screen.count("Ben was drawn by lot to go first.") == 3  # for Ben, for Ada, in the log
    assert screen.index("Ben, choose your action") < screen.index("Ada, choose your action")


def test_the_moves_of_random_seats_are_told(sit):
    sitting = sit(["pick red", "log", *QUIT])
    screen = sitting.run()
    assert "Ada picks red. A " in screen
    assert "What happened" in screen
    assert screen.count("  random ") >= 1


def test_a_card_is_shown_in_full_by_its_id(sit):
    screen = sit(["card ii-03", "card X-1", "quit"]).run()
    assert "II-03 · blue · cost 3 · 3 points" in screen
    assert "There is no card “X-1”." in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(sit, language):
    sitting = sit(["help", "card I-09", "pick purple", "pick red", "undo", "log", *QUIT], language=language)
    screen = sitting.run()
    word = {"en": "Display", "de": "Auslage", "pl": "Obszar Dostępnych Kart"}[language]
    assert word in screen
    assert moves(sitting)[0] == "pick red"


def test_commands_have_words_in_the_language_and_in_english(sit):
    screen = sit(["karte I-09", "card I-10", "hilfe", "beenden"], language="de").run()
    assert "I-09 · rot" in screen
    assert "I-10 · rot" in screen
    assert "Gizmos in Kürze" in screen


def test_names_cannot_steer_the_terminal(sit):
    game = labtop.new_game("gizmos", seed=1, names=["\x1b[2JAda", "[red]Ben"])
    screen = sit(["pick red", *QUIT], game).run()
    assert "\x1b[2J" not in screen
    assert "?[2JAda" in screen
    assert "[red]Ben" in screen
