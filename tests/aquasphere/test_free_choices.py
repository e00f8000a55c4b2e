"""Catching fewer, rewards at a red line, a bot recalled in the course of an action: in words, ahead and afterwards."""

import pytest

import labtop
from aquasphere.table import Position, bots, crystals, hold, launch, legal, lying, on_top, playing, programmed, table
from labtop.core.sentences import said
from labtop.core.texts import LANGUAGES
from labtop.games.aquasphere.terminal import TERMINAL


def ready(*programs: str) -> Position:
    """Seat 0 in sector A with these programmed."""
    position = table()
    programmed(position, 0, *programs)
    return position


def at_line(*cards: str, score: int = 15) -> Position:
    """Seat 0 in front of the red line at 17, with a red bot and cards for the engineer on green."""
    position = ready("red")
    hold(position, 0, *cards)
    position["players"][0]["score"] = score
    return position


def catch(octopods: int) -> Position:
    position = ready("purple")
    lying(position, "A", octopods=octopods)
    return position


def described(position: Position, action: str) -> list[str]:
    return [labtop.describe(action, position, language) for language in LANGUAGES]


def previews(position: Position, action: str) -> list[str]:
    return [playing(position).preview(action, language) for language in LANGUAGES]


def told(position: Position, action: str, language: str = "en") -> str:
    return said(playing(position, action).told(0, None), language, ["Ada", "Ben", "Cyd", "Dan"])


def why_not(position: Position, want: str, language: str = "en") -> list[str]:
    """The answers to "Why can't I …"."""
    found = {name.key: reasons for name, reasons in playing(position).reasons()}
    return [reason.text(language) for reason in found.get(want, [])]


# Catching fewer


def test_fewer_octopods_are_caught_with_their_points() -> None:
    assert described(catch(2), "act A purple catching 1") == [
        "Stay in A and put your purple bot on the control space. Catch only 1 octopod for 1 point.",
        "Bleibe in A und stelle deinen lila Bot auf das Kontrollfeld. Fange nur 1 Oktopoden für 1 Punkt.",
        "Zostań w A i postaw fioletowego bota na polu kontroli. Złap tylko 1 oktopoda za 1 punkt.",
    ]
    assert previews(catch(2), "act A purple catching 1") == [
        "Catch 1 octopod: 1 point.",
        "1 Oktopoden fangen: 1 Punkt.",
        "Złap 1 oktopoda: 1 punkt.",
    ]


def test_with_no_octopod_caught_there_is_no_reward() -> None:
    position = catch(2)
    hold(position, 0, "R24")  # 3 points for a catch
    assert described(position, "act A purple catching 0")[0] == (
        "Stay in A and put your purple bot on the control space. Catch none of the octopods here: no points, no reward."
    )
    assert previews(position, "act A purple catching 0")[0] == "Just take control of A."
    assert previews(position, "act A purple catching 1")[0] == "Catch 1 octopod: 4 points."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_smaller_catch_is_told_as_such(language: str) -> None:
    sentences = {told(catch(2), f"act A purple{more}", language) for more in ("", " catching 1", " catching 0")}
    assert len(sentences) == 3
    assert told(catch(2), "act A purple catching 1") == (
        "Ada uses a purple bot in A and catches only 1 octopod. Ada: +1 point."
    )


def test_why_one_cannot_catch_fewer() -> None:
    assert why_not(catch(2), "want-catching") == []
    assert why_not(catch(0), "want-catching") == ["There is no octopod in sector A that you could catch."]


# Rewards at a red line


def test_a_reward_that_would_cross_a_line_is_announced_and_decided() -> None:
    position = at_line("R02", "R03")  # a crystal, 4 points
    assert described(position, "engineer L1") == [
        "Move your engineer to L1 and program a green bot (expand the lab). The red line in front of 17* is in reach. "
        "You then decide about R02 and R03: use or forgo each, in any order.",
        "Ziehe deinen Ingenieur nach L1 und programmiere einen grünen Bot (Labor erweitern). "
        "Die rote Linie vor 17* ist in Reichweite. "
        "Danach entscheidest du über R02 und R03: Nutze jede oder verzichte auf sie, in beliebiger Reihenfolge.",
        "Przesuń inżyniera na L1 i zaprogramuj zielonego bota (rozbuduj laboratorium). "
        "Czerwona linia przed 17* jest w zasięgu. "
        "Potem decydujesz o R02 i R03: każdej z tych kart używasz albo z niej rezygnujesz, w dowolnej kolejności.",
    ]
    assert previews(position, "engineer L1") == [
        "Program a green bot: the decision about R02 and R03.",
        "Einen grünen Bot programmieren: die Entscheidung über R02 und R03.",
        "Zaprogramuj zielonego bota: decyzja o R02 i R03.",
    ]


def test_a_reward_without_a_line_in_reach_is_told_as_before() -> None:
    assert described(at_line("R03", score=12), "engineer L1")[0].endswith("R03 gives you 4 points.")


def test_what_a_reward_at_a_line_brings_and_costs() -> None:
    position = at_line("R02", "R03")
    asked = playing(position, "engineer L1")
    assert labtop.describe("use R02", asked.position(), "en") == "Use R02: it gives you 1 crystal."
    assert asked.preview("use R02", "en") == "Use R02: 1 crystal."
    assert labtop.describe("use R03", asked.position(), "en") == (
        "Use R03: it gives you 4 points. For the red line in front of 17* you give up one of your programmed bots."
    )
    assert asked.preview("use R03", "en") == ("Use R03: 4 points, then one of your programmed bots for the red line.")
    paid = playing(position, "engineer L1", "use R02")
    assert [paid.preview("use R03", language) for language in LANGUAGES] == [
        "Use R03: 4 points, then 1 crystal for the red line.",
        "R03 nutzen: 4 Punkte, dann 1 Kristall für die rote Linie.",
        "Użyj R03: 4 punkty, potem 1 kryształ za czerwoną linię.",
    ]


def test_points_lost_at_a_line_are_foreseen() -> None:
    position = catch(1)
    hold(position, 0, "R24")
    position["players"][0]["score"] = 15
    asked = playing(position, "act A purple")
    assert playing(position).preview("act A purple", "en") == "Catch 1 octopod: 1 point and the decision about R24."
    assert asked.preview("use R24", "en") == "Use R24: 3 points lost at the red line."
    assert labtop.describe("use R24", asked.position(), "en").endswith(
        "you stop there, and the points beyond it are lost."
    )


def test_a_reward_that_does_not_fit_says_so() -> None:
    asked = playing(at_line("R01", "R03"), "engineer L1")
    assert (
        labtop.describe("use R01", asked.position(), "en")
        == "Use R01: it gives you nothing, for your lab has no room for time markers."
    )
    assert asked.preview("use R01", "en") == "Use R01: nothing to gain."


def test_forgoing_names_the_cards() -> None:
    asked = playing(at_line("R02", "R03"), "engineer L1")
    assert [labtop.describe("done", asked.position(), language) for language in LANGUAGES] == [
        "Forgo the rewards of R02 and R03 and end your turn.",
        "Verzichte auf die Prämien von R02 und R03 und beende deinen Zug.",
        "Zrezygnuj z premii za R02 i R03 i zakończ turę.",
    ]
    assert [asked.preview("done", language) for language in LANGUAGES] == [
        "Forgo R02 and R03.",
        "Auf R02 und R03 verzichten.",
        "Zrezygnuj z R02 i R03.",
    ]


def test_after_a_bot_is_given_the_other_reward_is_still_to_be_decided() -> None:
    asked = playing(at_line("R02", "R03"), "engineer L1", "use R03")
    assert labtop.describe("give red", asked.position(), "en") == (
        "Give up your red bot for the red line in front of 17* and score the remaining 3 points. "
        "You then decide whether to use R02."
    )
    assert asked.preview("give red", "en") == "Give up the red bot: 3 points and the decision about R02."


def test_the_terminal_asks_for_rewards() -> None:
    asked = playing(at_line("R02", "R03"), "engineer L1")
    question = TERMINAL.asks(asked.view(0), ["Ada", "Ben"], "en")
    assert question.startswith("Ada, a red line is in reach. Use or forgo your rewards, in any order (R02")
    groups = TERMINAL.choices(asked.legal_actions(), asked.view(0), "en")
    assert [(group.title, [choice.action for choice in group.choices]) for group in groups] == [
        ("Use a reward", ["use R02", "use R03"]),
        ("Done", ["done"]),
    ]


def test_rewards_used_and_forgone_are_told() -> None:
    asked = playing(at_line("R02", "R03"), "engineer L1").position()
    assert told(asked, "use R02") == "Ada uses the reward of R02. Ada: +1 crystal."
    assert told(asked, "done") == "Ada forgoes R02 and R03 at a red line."


def test_why_one_cannot_use_a_reward() -> None:
    position = at_line("R03", "R06")  # R06 is for another tile
    assert why_not(position, "want-use") == [
        f"{card} pays out by itself when it is triggered; "
        "you are asked only where its points bring a red line into reach."
        for card in ("R03", "R06")
    ]
    asked = playing(position, "engineer L1").position()
    assert why_not(asked, "want-use") == ["R06 is not one of the rewards that you can use now."]
    assert why_not(asked, "want-pass") == ["Not now: first use the rewards you have triggered, or forgo them."]


# A bot recalled in the course of an action


def test_a_recall_after_the_way_is_told_with_the_time_that_fits() -> None:
    position = ready("black", "red")
    assert described(position, "act F black recalling red") == [
        "Go to F for 1* time marker and put your black bot on the control space. "
        "Once the way is paid for, recall your red bot to the supply and take 1 time marker. Take 2 crystals.",
        "Gehe für 1* Zeitmarker nach F und stelle deinen schwarzen Bot auf das Kontrollfeld. "
        "Sobald der Weg bezahlt ist, rufe deinen roten Bot in den Vorrat zurück und nimm 1 Zeitmarker. "
        "Nimm 2 Kristalle.",
        "Idź do F za 1* żeton czasu i postaw czarnego bota na polu kontroli. "
        "Po opłaceniu drogi odwołaj czerwonego bota do zasobów i weź 1 żeton czasu. Weź 2 kryształy.",
    ]
    assert previews(position, "act F black recalling red") == [
        "Take crystals for 1 time marker: 1 time marker, 2 crystals and the red bot recalled after the way.",
        "Kristalle für 1 Zeitmarker nehmen: 1 Zeitmarker, 2 Kristalle und der rote Bot nach dem Weg zurückgerufen.",
        "Weź kryształy za 1 żeton czasu: 1 żeton czasu, 2 kryształy i czerwony bot odwołany po opłaceniu drogi.",
    ]


def test_a_recall_after_the_price_of_a_submarine() -> None:
    position = ready("blue", "red")
    position["players"][0]["scientist"] = "F"
    launch(position, "F", 1)
    assert described(position, "act F blue recalling red")[0].endswith(
        "Launch a submarine for 2* time markers and score 2 points. "
        "Once the submarine is paid for, recall your red bot to the supply and take 2 time markers."
    )
    assert "the red bot recalled after paying for the submarine" in previews(position, "act F blue recalling red")[0]


def test_a_symbol_freed_by_the_recall_is_programmed_anew() -> None:
    position = ready("white", "red")
    on_top(position, "F", "R37")
    assert previews(position, "act F white recalling red")[0] == (
        "Program a red bot for 1 time marker: 1 time marker and the red bot recalled after the way."
    )


def test_time_for_a_bot_is_not_time_of_the_sector() -> None:
    """In C, on a way that costs 1, the recall fills the lab and leaves nothing to be taken."""
    position = ready("yellow", "red")
    assert previews(position, "act C yellow recalling red")[0] == (
        "Just take control of C for 1 time marker: 1 time marker and the red bot recalled after the way."
    )


def test_the_terminal_offers_and_tells_recalls_apart() -> None:
    position = ready("black", "red")
    choices = [
        choice
        for group in TERMINAL.choices(sorted(legal(position)), playing(position).view(0), "en")
        for choice in group.choices
        if choice.action.startswith("act F black")
    ]
    assert [choice.text.plain for choice in choices] == [
        "◷1* Take 2 crystals.",
        "◷1* Once the way is paid for, recall your red bot to the supply and take 1 time marker. Take 2 crystals.",
    ]
    assert told(position, "act F black recalling red") == (
        "Ada uses a black bot in F. In between, Ada recalls a red bot. Ada: +2 crystals."
    )


def test_why_one_cannot_recall_in_the_course_of_an_action() -> None:
    position = ready("black", "red")
    assert set(why_not(position, "want-recalling")) == {
        f"Nothing is paid here while the {program} bot is still programmed, so the recall cannot wait: "
        "recall it first if you want its time markers."
        for program in ("black", "red")
    }
    position["players"][0]["time"] = 1
    assert set(why_not(position, "want-recalling")) >= {
        "There is room for the time markers: recall the red bot first, then act."
    }


def test_a_line_that_a_displaced_bot_brings_does_not_take_a_bot_that_is_back() -> None:
    position = ready("black", "red")
    hold(position, 0, "R26")  # a point for a displaced bot
    bots(position, "F", 1)
    position["players"][0]["score"] = 16
    crystals(position, 0, 0)
    assert "give up your red bot" in described(position, "act F black")[0]
    assert "You cannot pay for the red line" in described(position, "act F black recalling red")[0]
