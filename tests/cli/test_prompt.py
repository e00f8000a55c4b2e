"""What a typed line means."""

import pytest

from labtop.cli.prompt import Do, Play, Unclear, understand

ACTIONS = ["pick red", "pick yellow", "research I", "research II", "use I-21", "pay red1 via I-09", "pay red2"]
COMMANDS = {"undo": "undo", "zurück": "undo", "log": "log", "load": "load", "save": "save"}


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("2", Play("pick yellow")),
        ("pick red", Play("pick red")),
        ("  pick   red ", Play("pick red")),
        ("PI Y", Play("pick yellow")),
        ("research I", Play("research I")),
        ("RESEARCH i", Play("research I")),
        ("us", Play("use I-21")),
        ("pay red1", Play("pay red1 via I-09")),
        ("save my file.json", Do("save", "my file.json")),
        ("s my.json", Do("save", "my.json")),
        ("ZURÜCK", Do("undo")),
        ("r", Unclear(("research I", "research II"))),
        ("lo", Unclear(("log", "load"))),
        ("u", Unclear(("use I-21", "undo"))),
        ("0", Play("0")),
        ("8", Play("8")),
        ("build I-01", Play("build I-01")),
        ("", Play("")),
    ],
)
def test_a_line_is_a_number_an_action_a_command_or_the_beginning_of_one(line, meaning):
    assert understand(line, ACTIONS, COMMANDS) == meaning
