"""AquaSphere in words: every action, in three languages, and that what is said comes true."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import labtop
from aquasphere.table import (
    Position,
    all_but,
    bots,
    crystals,
    hold,
    launch,
    lying,
    on_top,
    playing,
    programmed,
    supply,
    table,
)
from labtop.core.errors import IllegalAction
from labtop.core.texts import LANGUAGES
from labtop.games.aquasphere.rules.components import content_hash
from labtop.games.aquasphere.rules.data import packaged_set
from labtop.games.aquasphere.words.action_text import describes

VECTORS = [json.loads(line) for line in (Path(__file__).parent / "conformance.jsonl").read_text("utf-8").splitlines()]


def ready(*programs: str, players: int = 2, number: int = 1, **goods: Any) -> Position:
    """Seat 0 in sector A with these programmed; the ring in alphabetical order."""
    position = table(players, number)
    position["station"]["ring"] = list("ABCDEF")
    programmed(position, 0, *programs)
    position["players"][0] |= goods
    return position


def changed(**values: Any) -> Position:
    """The component set with other values at these places, `__` for each step."""
    components = packaged_set()
    for path, value in values.items():
        *steps, last = path.split("__")
        place = components
        for step in steps:
            place = place[step]
        place[last] = value
    return components


def with_set(components: Position, position: Position) -> Position:
    """The position of a game with another set, which is known once it has been loaded."""
    position["components"] = content_hash(components)
    labtop.load_position(position, seed=1, components=components)
    return position


def done_with(position: Position, change: Any, *facts: Any) -> Position:
    """The position with one more change."""
    change(position, *facts)
    return position


describe = labtop.describe


def view(whole: dict[str, Any]) -> dict[str, Any]:
    """A position as everybody sees it."""
    piles = {name: whole[name][:1] + [None] * (len(whole[name]) - 1) for name in ("centre", "program_cards")}
    return whole | piles | {"decks": {name: len(cards) for name, cards in whole["decks"].items()}}


def actions(vector: dict[str, Any]) -> Iterator[str]:
    yield from vector.get("legal", [])
    if "action" in vector:
        yield vector["action"]


def is_whole_sentence(text: str) -> bool:
    return text.endswith(".") and not set("{}$_\n") & set(text) and "  " not in text and "None" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_the_conformance_vectors_is_a_sentence_of_its_own(language: str) -> None:
    for vector in VECTORS:
        game = labtop.load_position(vector["position"], seed=1)
        told = [" ".join(text.text(language) for text in describes(game.foresee(a))) for a in actions(vector)]
        assert all(map(is_whole_sentence, told)), (vector["name"], told)
        if "legal" in vector:
            assert len(set(told)) == len(told), vector["name"]


def test_a_view_tells_as_much_as_a_position() -> None:
    for vector in VECTORS[::4]:
        for action in list(actions(vector))[:1]:
            assert describe(action, view(vector["position"]), "de") == describe(action, vector["position"], "de")


def after(position: Position, *actions: str) -> Position:
    return playing(position, *actions).position()


def done_with_stock(position: Position, letter: str, **stock: int) -> Position:
    lying(position, letter, **stock)
    return position


def sideways() -> Position:
    """The arrangement of P7, and a card for stepping sideways from L2."""
    position = ready(engineer="L2")
    hold(position, 0, "R29")
    [card] = [card for card in packaged_set()["program_cards"]["contents"]["cards"] if card["id"] == "P7"]
    position["programs"] = {field: card[field] for field in position["programs"]}
    position["program_cards"][1] = "P1"
    return position


def small_lab() -> Position:
    """With room for 3 time markers only, D being empty."""
    components = changed(setup__start_time__value={"start_sector_touches_lock_0": 3, "otherwise": 3})
    for lab in components["base_labs"]["capacities"]["labs"]:
        lab["time"] = 3
    position = ready("yellow", "red", time=2)
    position["players"][1]["time"] = 3
    position["station"]["sectors"]["D"] |= {"time": 0, "control": None}
    return with_set(components, position)


def seven_crystals() -> Position:
    position = ready("black")
    hold(position, 0, "X02", "X05", "X07")
    return done_with_stock(position, "A", crystals=7)


def submarine_away() -> Position:
    """The base lab is C; in A there are a neutral submarine and an own bot."""
    position = ready("blue", "red", score=15, base_lab="C")
    sectors = position["station"]["sectors"]
    sectors["A"]["submarines"], sectors["C"]["submarines"] = ["neutral"], [0]
    return done_with(position, bots, "A", 0)


def crowded() -> Position:
    """A letter bot for B, where the charging station is full."""
    position = ready("green")
    hold(position, 0, "R26")
    on_top(position, "A", "X04")
    return after(done_with(position, bots, "B", 1, 1, 1, 0), "act A green")


def scoring_with(card: str) -> Position:
    position = ready()
    hold(position, 0, card)
    return after(done_with(position, all_but, 0), "pass")


def at_line() -> Position:
    """A gain in a scoring has stopped at 33."""
    position = ready("green", "red", score=33)
    all_but(position, 0)
    position["passed"].append(0)
    position["turn"] |= {"stage": "line", "gain": 1}
    return position


ACTIONS = [
    (
        "engineer R1",
        done_with(ready(time=3), hold, 0, "R04", "R05"),
        "Move your engineer to R1 and program a yellow bot (take time markers). "
        "R04 gives you 1 time marker. R05 gives you 1 crystal.",
        "Ziehe deinen Ingenieur nach R1 und programmiere einen gelben Bot (Zeitmarker nehmen). "
        "R04 bringt 1 Zeitmarker. R05 bringt 1 Kristall.",
        "Przesuń inżyniera na R1 i zaprogramuj żółtego bota (weź żetony czasu). R04 daje 1 żeton czasu. "
        "R05 daje 1 kryształ.",
    ),
    (
        "engineer R2",
        sideways(),
        "Use R29: move your engineer sideways to R2 and program a purple bot (catch octopods).",
        "Nutze R29: Ziehe deinen Ingenieur seitwärts nach R2 und programmiere einen lila Bot (Oktopoden fangen).",
        "Użyj R29: przesuń inżyniera w bok na R2 i zaprogramuj fioletowego bota (złap oktopody).",
    ),
    (
        "buy black",
        ready("green"),
        "Pay 3 time markers and program a black bot (take crystals).",
        "Zahle 3 Zeitmarker und programmiere einen schwarzen Bot (Kristalle nehmen).",
        "Zapłać 3 żetony czasu i zaprogramuj czarnego bota (weź kryształy).",
    ),
    (
        "recall red",
        ready("green", "red", time=3),
        "Recall your red bot to the supply and take 1 time marker.",
        "Rufe deinen roten Bot in den Vorrat zurück und nimm 1 Zeitmarker.",
        "Odwołaj czerwonego bota do zasobów i weź 1 żeton czasu.",
    ),
    (
        "pass",
        done_with(ready(), all_but, 0),
        "Pass: you take no more turns this round; next round you are number 2 in the play order.",
        "Passe: In dieser Runde ziehst du nicht mehr; in der nächsten bist du Nummer 2 in der Spielreihenfolge.",
        "Spasuj: w tej rundzie nie wykonasz już żadnej tury; w następnej grasz jako 2. w kolejności.",
    ),
    (
        "pass",
        ready(number=4, engineer="L3"),
        "Pass: you take no more turns in this last round.",
        "Passe: In dieser letzten Runde ziehst du nicht mehr.",
        "Spasuj: to ostatnia runda i nie wykonasz już w niej żadnej tury.",
    ),
    (
        "act C green",
        done_with(ready("green", "red"), on_top, "C", "X08"),
        "Go to C for 3* time markers and put your green bot on the control space; "
        "the neutral bot there moves to the charging station. "
        "Take the lab extension X08*. Your lab gains room for 1 more research card. "
        "Letter C: when you take it, you may place a bot there.",
        "Gehe für 3* Zeitmarker nach C und stelle deinen grünen Bot auf das Kontrollfeld; "
        "der neutrale Bot dort zieht in die Ladestation um. "
        "Nimm den Laborausbau X08*. Dein Labor fasst 1 Forschungskarte mehr. "
        "Buchstabe C: Beim Nehmen darfst du einen Bot dorthin stellen.",
        "Idź do C za 3* żetony czasu i postaw zielonego bota na polu kontroli; "
        "neutralny bot, który tam stoi, przechodzi do stacji ładowania. "
        "Weź rozbudowę laboratorium X08*. Pojemność twojego laboratorium rośnie o 1 kartę badań. "
        "Litera C: przy wzięciu możesz postawić tam bota.",
    ),
    (
        "act D yellow recalling red",
        small_lab(),
        "Go to D for 3* time markers and put your yellow bot on the control space. "
        "On the way, recall your red bot to the supply and take 2 time markers to pay for the rest of it. "
        "Take 2 time markers.",
        "Gehe für 3* Zeitmarker nach D und stelle deinen gelben Bot auf das Kontrollfeld. "
        "Rufe unterwegs deinen roten Bot in den Vorrat zurück und nimm 2 Zeitmarker, "
        "um den Rest des Weges zu bezahlen. Nimm 2 Zeitmarker.",
        "Idź do D za 3* żetony czasu i postaw żółtego bota na polu kontroli. "
        "Po drodze odwołaj czerwonego bota do zasobów i weź 2 żetony czasu, by zapłacić za resztę drogi. "
        "Weź 2 żetony czasu.",
    ),
    (
        "act A black",
        seven_crystals(),
        "Stay in A and put your black bot on the control space. Take 5 crystals.",
        "Bleibe in A und stelle deinen schwarzen Bot auf das Kontrollfeld. Nimm 5 Kristalle.",
        "Zostań w A i postaw czarnego bota na polu kontroli. Weź 5 kryształów.",
    ),
    (
        "act A purple",
        done_with_stock(ready("purple", score=15), "A", octopods=2),
        "Stay in A and put your purple bot on the control space. Catch 2 octopods for 3 points. "
        "You cannot pay for the red line in front of 17*: you stop there, and the points beyond it are lost.",
        "Bleibe in A und stelle deinen lila Bot auf das Kontrollfeld. Fange 2 Oktopoden für 3 Punkte. "
        "Die rote Linie vor 17* kannst du nicht bezahlen: "
        "Du bleibst davor stehen, und die Punkte darüber hinaus verfallen.",
        "Zostań w A i postaw fioletowego bota na polu kontroli. Złap 2 oktopody za 3 punkty. "
        "Czerwonej linii przed 17* nie masz czym opłacić: "
        "zatrzymujesz się przed nią, a dalsze punkty przepadają.",
    ),
    (
        "act A blue",
        submarine_away(),
        "Stay in A and put your blue bot on the control space; your own bot there moves to the charging station. "
        "Launch a submarine for 2* time markers and score 2 points. "
        "For the red line in front of 17* you give up your red bot.",
        "Bleibe in A und stelle deinen blauen Bot auf das Kontrollfeld; "
        "dein eigener Bot dort zieht in die Ladestation um. "
        "Setze für 2* Zeitmarker ein U-Boot ein und erhalte 2 Punkte. "
        "Für die rote Linie vor 17* gibst du deinen roten Bot auf.",
        "Zostań w A i postaw niebieskiego bota na polu kontroli; "
        "twój bot, który tam stoi, przechodzi do stacji ładowania. Zwoduj łódź za 2* żetony czasu i weź 2 punkty. "
        "Za czerwoną linię przed 17* oddajesz czerwonego bota.",
    ),
    (
        "act B blue recalling red",
        done_with(ready("blue", "red", players=4), launch, "B", 2, 3),
        "Go to B for 1* time marker and put your blue bot on the control space. "
        "Once the way is paid for, recall your red bot to the supply and take 1 time marker. "
        "Launch a submarine for 4* time markers and score 2 points.",
        "Gehe für 1* Zeitmarker nach B und stelle deinen blauen Bot auf das Kontrollfeld. "
        "Sobald der Weg bezahlt ist, rufe deinen roten Bot in den Vorrat zurück und nimm 1 Zeitmarker. "
        "Setze für 4* Zeitmarker ein U-Boot ein und erhalte 2 Punkte.",
        "Idź do B za 1* żeton czasu i postaw niebieskiego bota na polu kontroli. "
        "Po opłaceniu drogi odwołaj czerwonego bota do zasobów i weź 1 żeton czasu. "
        "Zwoduj łódź za 4* żetony czasu i weź 2 punkty.",
    ),
    (
        "act A red",
        done_with(ready("red", number=4), on_top, "A", "R04"),
        "Stay in A and put your red bot on the control space. Take the research card R04 and score 5 points. "
        "When your engineer enters a field with the yellow tile: 2 time markers.",
        "Bleibe in A und stelle deinen roten Bot auf das Kontrollfeld. "
        "Nimm die Forschungskarte R04 und erhalte 5 Punkte. "
        "Betritt dein Ingenieur ein Feld mit dem gelben Plättchen: 2 Zeitmarker.",
        "Zostań w A i postaw czerwonego bota na polu kontroli. Weź kartę badań R04 i 5 punktów. "
        "Gdy twój inżynier wchodzi na pole z żółtą płytką: 2 żetony czasu.",
    ),
    (
        "act E white",
        ready("white", scientist="D"),
        "Go to E for free* and put your white bot on the control space. "
        "Put a bot from your supply on the blue* symbol.",
        "Gehe kostenlos* nach E und stelle deinen weißen Bot auf das Kontrollfeld. "
        "Stelle einen Bot aus deinem Vorrat auf das blaue* Symbol.",
        "Idź za darmo* do E i postaw białego bota na polu kontroli. Postaw bota z zasobów na niebieskim* symbolu.",
    ),
    (
        "place B",
        crowded(),
        "Put a bot from your supply on the control space of B; "
        "another player’s bot there moves to the charging station. "
        "The charging station is too full: everyone takes back all but one of their bots from it. "
        "R26 gives you 1 point.",
        "Stelle einen Bot aus deinem Vorrat auf das Kontrollfeld von B; "
        "der fremde Bot dort zieht in die Ladestation um. "
        "Die Ladestation ist zu voll: Alle nehmen ihre Bots bis auf je einen von dort zurück. R26 bringt 1 Punkt.",
        "Postaw bota z zasobów na polu kontroli sektora B; cudzy bot, który tam stoi, przechodzi do stacji ładowania. "
        "W stacji ładowania jest za dużo botów: każdy zabiera z niej swoje boty oprócz jednego. R26 daje 1 punkt.",
    ),
    (
        "done",
        after(done_with(ready("green"), on_top, "A", "X19"), "act A green"),
        "Place no bots in A and B and end your turn.",
        "Stelle keine Bots nach A und B und beende deinen Zug.",
        "Nie stawiaj botów w A i B i zakończ turę.",
    ),
    (
        "done",
        scoring_with("R30"),
        "Leave the card R30 unused in this scoring.",
        "Lass die Karte R30 in dieser Zwischenwertung ungenutzt.",
        "Nie używaj karty R30 w tej punktacji.",
    ),
    (
        "give green",
        at_line(),
        "Give up your green bot for the red line in front of 34* and score the remaining 1 point.",
        "Gib deinen grünen Bot für die rote Linie vor 34* auf und erhalte den übrigen Punkt.",
        "Oddaj zielonego bota za czerwoną linię przed 34* i weź pozostały 1 punkt.",
    ),
    (
        "program R35",
        scoring_with("R35"),
        "Use R35: pay 1 time marker and program a red bot (take a research card).",
        "Nutze R35: Zahle 1 Zeitmarker und programmiere einen roten Bot (Forschungskarte nehmen).",
        "Użyj R35: zapłać 1 żeton czasu i zaprogramuj czerwonego bota (weź kartę badań).",
    ),
]


@pytest.mark.parametrize(("action", "where", "en", "de", "pl"), ACTIONS)
def test_description_of_each_kind_of_action(action: str, where: dict[str, Any], en: str, de: str, pl: str) -> None:
    assert [describe(action, where, language) for language in LANGUAGES] == [en, de, pl]


def without_pile(kind: str) -> Any:
    def change(position: Position) -> None:
        hold(position, 1, *position["station"]["sectors"]["A"][kind])

    return change


def all_launched(position: Position) -> None:
    for letter in "BCDEF":
        launch(position, letter, 0)


def in_e(position: Position) -> None:
    """The first space is taken, and there is too little time for the second."""
    position["players"][0] |= {"scientist": "E", "time": 1}
    launch(position, "E", 1)


NOTHING = [
    ("A green", without_pile("extensions"), "there is none here"),
    ("A green", lambda p: hold(p, 0, "X01", "X02", "X03", "X04", "X05"), "your lab already has five"),
    ("A yellow", lambda p: None, "your lab has no room"),
    ("A black", lambda p: lying(p, "A", crystals=0), "there are none here"),
    ("A black", lambda p: crystals(p, 0, 2), "your lab has no room"),
    ("A purple", lambda p: lying(p, "A", octopods=0), "there are none here"),
    ("A blue", all_launched, "you have none left"),
    ("A blue", lambda p: None, "you already have one here"),
    ("E blue", in_e, "the space costs 2* time markers, and you have 1"),
    ("A red", without_pile("research"), "there is none here"),
    ("A red", lambda p: hold(p, 0, "R01", "R02"), "your lab has no room for one"),
    ("A white", lambda p: supply(p, 0, 0), "your supply is empty"),
]


@pytest.mark.parametrize(("action", "change", "reason"), NOTHING)
def test_an_action_without_effect_says_why(action: str, change: Any, reason: str) -> None:
    no_effect(action, done_with(ready(action.split(" ")[1], number=2), change), reason)


def no_effect(action: str, here: Position, reason: str) -> None:
    sentences = [describe(f"act {action}", here, language) for language in LANGUAGES]
    assert reason in sentences[0]
    assert all(map(is_whole_sentence, sentences))
    assert len(set(sentences)) == len(LANGUAGES)


def test_with_fewer_submarine_spaces_all_may_be_taken() -> None:
    components = changed(station__submarine_spaces__costs__value=[1, 2])
    position = done_with(ready("blue", players=3, scientist="B"), launch, "B", 2)
    no_effect("B blue", with_set(components, position), "all spaces here are taken")


def test_bots_that_come_back_from_the_charging_station_can_be_programmed() -> None:
    position = done_with(ready("white"), bots, "A", 0, 0, 1, 0)
    supply(position, 0, 0)
    assert describe("act A white", position, "en").endswith("Put a bot from your supply on the green* symbol.")


def test_values_of_another_set_are_used_and_only_designed_ones_marked() -> None:
    other = json.loads(json.dumps(packaged_set()).replace('"designed"', '"published"'))
    other["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]["A"] = 0
    other["station"]["submarine_spaces"]["costs"]["value"] = [1, 2, 3, 7]  # a set that no other test plays with
    where = ready("red") | {"components": content_hash(other)}
    with pytest.raises(ValueError, match=r"component set .* is not known"):
        describe("act B red", where, "en")
    assert describe("act B red", with_set(other, where), "en").startswith("Go to B for free and put")


@pytest.mark.parametrize(
    "action",
    [
        "",
        "dance",
        "act B",
        "act G green",
        "act B orange",
        "act B green recalling",
        "act B green catching 1",
        "act B purple catching",
        "engineer start",
        "buy",
        "X",
    ],
)
def test_unknown_action_is_named_in_every_language(action: str) -> None:
    with pytest.raises(IllegalAction, match="is not an action of this game") as caught:
        describe(action, ready(), "en")
    for language in LANGUAGES:
        assert action in caught.value.text(language)


def test_a_card_without_a_program_for_the_scoring_is_no_action() -> None:
    with pytest.raises(IllegalAction, match="R01"):
        describe("program R01", scoring_with("R30"), "en")


STAGES = [scoring_with("R30"), at_line(), after(done_with(ready("green"), on_top, "A", "X19"), "act A green")]


@pytest.mark.parametrize("where", STAGES)
def test_an_action_of_another_stage_is_refused(where: Position) -> None:
    with pytest.raises(IllegalAction, match="Not now: ") as caught:
        describe("pass", where, "en")
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_letter_bot_is_refused_in_a_turn() -> None:
    with pytest.raises(IllegalAction, match="program a bot, carry out an action or pass"):
        describe("place A", ready(), "en")


def test_there_is_nothing_to_describe_when_the_game_is_over() -> None:
    with pytest.raises(IllegalAction, match="The game is over"):
        describe("pass", after(done_with(ready(number=4), all_but, 0), "pass"), "en")


def test_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        describe("pass", done_with(ready(), all_but, 0), "fr")
