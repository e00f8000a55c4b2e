"""AquaSphere in words: every action, in three languages, and that what is said comes true."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from labtop.core.errors import IllegalAction
from labtop.core.texts import LANGUAGES
from labtop.games.aquasphere.rules.data import PROGRAMS, packaged_set
from labtop.games.aquasphere.words import catalogue
from labtop.games.aquasphere.words.action_text import describe, played

VECTORS = [json.loads(line) for line in (Path(__file__).parent / "conformance.jsonl").read_text("utf-8").splitlines()]


def player(**changes: Any) -> dict[str, Any]:
    goods = {"score": 0, "time": 4, "crystals": 0, "supply": 13, "programmed": ["green", "red"], "submarines": 5}
    lab = {"base_lab": "A", "extensions": [], "research": []}
    return goods | lab | {"scientist": "A", "engineer": "start", "bought": False} | changes


def sector(**changes: Any) -> dict[str, Any]:
    goods = {"time": 0, "crystals": 0, "octopods": 0, "research": ["R04"], "extensions": ["X08"]}
    return goods | {"submarines": [], "control": None, "charging": []} | changes


def position(stage: str = "action", to_play: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """As much of a view as the sentences need, seat 0 of two being to play and the ring in alphabetical order."""
    turn = {"seat": 0, "stage": stage, "letters": [], "gain": 0, "cards": []}
    sectors = {letter: sector(**changes.pop(letter, {})) for letter in "ABCDEF"}
    turn |= {key: changes.pop(key) for key in list(changes) if key in turn}
    return {
        "components": "aquasphere_components",
        "round": 1,
        "passed": [],
        "station": {"ring": list("ABCDEF"), "sectors": sectors},
        "programs": dict(zip(("L1", "R1", "L2", "R2", "L3", "M3", "R3"), PROGRAMS, strict=True)),
        "supply": {"crystals": 10, "octopods": 5},
        "players": [to_play or player(), player()],
        "turn": turn,
    } | changes


def held(*cards: str) -> list[dict[str, Any]]:
    return [{"card": card, "spent": False} for card in cards]


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
def test_every_action_of_the_conformance_vectors_is_a_sentence(language: str) -> None:
    for vector in VECTORS:
        for action in actions(vector):
            sentence = describe(action, vector["position"], language)
            assert is_whole_sentence(sentence), (vector["name"], action, sentence)
            assert describe(action, view(vector["position"]), language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_legal_actions_have_different_descriptions(language: str) -> None:
    for vector in VECTORS:
        legal = vector.get("legal", [])
        assert len({describe(action, vector["position"], language) for action in legal}) == len(legal), vector["name"]


TOLD = ("act", "place", "engineer", "use")
PLAYED = [vector for vector in VECTORS if vector.get("action", "").startswith(TOLD)]


@pytest.mark.parametrize("vector", PLAYED, ids=lambda vector: str(vector["name"]))
def test_what_is_said_of_an_action_comes_true(vector: dict[str, Any]) -> None:
    """The goods that the sentences reckon with are those of the position after the action."""
    before, asked = vector["position"], vector["after"]["turn"]
    scene, sentences = played(vector["action"], before, "en")
    told = " ".join(sentences)
    after = vector["after"]["players"][before["turn"]["seat"]]
    if asked["stage"] == "line":  # the rest of the gain waits for a bot
        assert (after["score"] + asked["gain"], scene.purse.lines) == (
            scene.purse.score,
            {after["score"] + 1: "choice"},
        )
        return
    assert (scene.purse.score, scene.purse.crystals) == (after["score"], after["crystals"])
    assert ("You then decide" in told) == (asked["stage"] == "rewards" != before["turn"]["stage"])
    if "When taken" not in told:
        assert scene.purse.time == after["time"]
    if "Put a bot from your supply on the" not in told and "When taken" not in told:
        assert sorted(scene.purse.programmed, key=PROGRAMS.index) == after["programmed"]


ACTIONS = [
    (
        "engineer R1",
        position(to_play=player(research=held("R04", "R05"), time=3)),
        "Move your engineer to R1 and program a yellow bot (take time markers). "
        "R04 gives you 1 time marker. R05 gives you 1 crystal.",
        "Ziehe deinen Ingenieur nach R1 und programmiere einen gelben Bot (Zeitmarker nehmen). "
        "R04 bringt 1 Zeitmarker. R05 bringt 1 Kristall.",
        "Przesuń inżyniera na R1 i zaprogramuj żółtego bota (weź żetony czasu). R04 daje 1 żeton czasu. "
        "R05 daje 1 kryształ.",
    ),
    (
        "engineer R2",
        position(to_play=player(research=held("R29"), engineer="L2")),
        "Use R29: move your engineer sideways to R2 and program a purple bot (catch octopods).",
        "Nutze R29: Ziehe deinen Ingenieur seitwärts nach R2 und programmiere einen lila Bot (Oktopoden fangen).",
        "Użyj R29: przesuń inżyniera w bok na R2 i zaprogramuj fioletowego bota (złap oktopody).",
    ),
    (
        "buy black",
        position(),
        "Pay 3 time markers and program a black bot (take crystals).",
        "Zahle 3 Zeitmarker und programmiere einen schwarzen Bot (Kristalle nehmen).",
        "Zapłać 3 żetony czasu i zaprogramuj czarnego bota (weź kryształy).",
    ),
    (
        "recall red",
        position(to_play=player(time=3)),
        "Recall your red bot to the supply and take 1 time marker.",
        "Rufe deinen roten Bot in den Vorrat zurück und nimm 1 Zeitmarker.",
        "Odwołaj czerwonego bota do zasobów i weź 1 żeton czasu.",
    ),
    (
        "pass",
        position(passed=[1]),
        "Pass: you take no more turns this round; next round you are number 2 in the play order.",
        "Passe: In dieser Runde ziehst du nicht mehr; in der nächsten bist du Nummer 2 in der Spielreihenfolge.",
        "Spasuj: w tej rundzie nie wykonasz już żadnej tury; w następnej grasz jako 2. w kolejności.",
    ),
    (
        "pass",
        position(round=4),
        "Pass: you take no more turns in this last round.",
        "Passe: In dieser letzten Runde ziehst du nicht mehr.",
        "Spasuj: to ostatnia runda i nie wykonasz już w niej żadnej tury.",
    ),
    (
        "act C green",
        position(C={"control": "neutral"}),
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
        position(to_play=player(time=2, programmed=["yellow", "red"])),
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
        position(to_play=player(programmed=["black"], extensions=["X02", "X05", "X07"]), A={"crystals": 7}),
        "Stay in A and put your black bot on the control space. Take 5 crystals.",
        "Bleibe in A und stelle deinen schwarzen Bot auf das Kontrollfeld. Nimm 5 Kristalle.",
        "Zostań w A i postaw czarnego bota na polu kontroli. Weź 5 kryształów.",
    ),
    (
        "act A purple",
        position(to_play=player(programmed=["purple"], score=15), A={"octopods": 2}),
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
        position(to_play=player(programmed=["blue", "red"], score=15), A={"submarines": ["neutral"], "control": 0}),
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
        position(to_play=player(programmed=["blue", "red"]), B={"submarines": [1, 2, 3]}),
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
        position(round=4),
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
        position(to_play=player(programmed=["white"], scientist="D")),
        "Go to E for free* and put your white bot on the control space. "
        "Put a bot from your supply on the blue* symbol.",
        "Gehe kostenlos* nach E und stelle deinen weißen Bot auf das Kontrollfeld. "
        "Stelle einen Bot aus deinem Vorrat auf das blaue* Symbol.",
        "Idź za darmo* do E i postaw białego bota na polu kontroli. Postaw bota z zasobów na niebieskim* symbolu.",
    ),
    (
        "place B",
        position("letters", player(research=held("R26")), letters=["B"], B={"control": 1, "charging": [1, 1, 0]}),
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
        position("letters", letters=["A", "B"]),
        "Place no bots in A and B and end your turn.",
        "Stelle keine Bots nach A und B und beende deinen Zug.",
        "Nie stawiaj botów w A i B i zakończ turę.",
    ),
    (
        "done",
        position("scoring", cards=["R30"]),
        "Leave the card R30 unused in this scoring.",
        "Lass die Karte R30 in dieser Zwischenwertung ungenutzt.",
        "Nie używaj karty R30 w tej punktacji.",
    ),
    (
        "give green",
        position("line", player(score=33), gain=1),
        "Give up your green bot for the red line in front of 34* and score the remaining 1 point.",
        "Gib deinen grünen Bot für die rote Linie vor 34* auf und erhalte den übrigen Punkt.",
        "Oddaj zielonego bota za czerwoną linię przed 34* i weź pozostały 1 punkt.",
    ),
    (
        "program R35",
        position("scoring", cards=["R35"]),
        "Use R35: pay 1 time marker and program a red bot (take a research card).",
        "Nutze R35: Zahle 1 Zeitmarker und programmiere einen roten Bot (Forschungskarte nehmen).",
        "Użyj R35: zapłać 1 żeton czasu i zaprogramuj czerwonego bota (weź kartę badań).",
    ),
]


@pytest.mark.parametrize(("action", "where", "en", "de", "pl"), ACTIONS)
def test_description_of_each_kind_of_action(action: str, where: dict[str, Any], en: str, de: str, pl: str) -> None:
    assert [describe(action, where, language) for language in LANGUAGES] == [en, de, pl]


NOTHING = [
    ("green", {"extensions": []}, {}, "there is none here"),
    ("green", {}, {"extensions": ["X01"] * 5}, "your lab already has five"),
    ("yellow", {"time": 5}, {}, "your lab has no room"),
    ("black", {}, {}, "there are none here"),
    ("black", {"crystals": 1}, {"crystals": 2}, "your lab has no room"),
    ("purple", {}, {}, "there are none here"),
    ("blue", {}, {"submarines": 0}, "you have none left"),
    ("blue", {"submarines": [0]}, {}, "you already have one here"),
    ("blue", {"submarines": [1, 2, 3, "neutral"]}, {}, "all spaces here are taken"),
    ("blue", {"submarines": [1]}, {"time": 1}, "the space costs 2* time markers, and you have 1"),
    ("red", {"research": []}, {}, "there is none here"),
    ("red", {}, {"research": held("R01", "R02")}, "your lab has no room for one"),
    ("white", {}, {"supply": 0}, "your supply is empty"),
]


@pytest.mark.parametrize(("colour", "where", "who", "reason"), NOTHING)
def test_an_action_without_effect_says_why(
    colour: str, where: dict[str, Any], who: dict[str, Any], reason: str
) -> None:
    here = position(to_play=player(**{"programmed": [colour]} | who), A=where)
    sentences = [describe(f"act A {colour}", here, language) for language in LANGUAGES]
    assert reason in sentences[0]
    assert all(map(is_whole_sentence, sentences))
    assert len(set(sentences)) == len(LANGUAGES)


def test_bots_that_come_back_from_the_charging_station_can_be_programmed() -> None:
    here = {"control": 0, "charging": [0, 1, 0]}
    sentence = describe("act A white", position(to_play=player(programmed=["white"], supply=0), A=here), "en")
    assert sentence.endswith("Put a bot from your supply on the green* symbol.")


def test_values_of_another_set_are_used_and_only_designed_ones_marked() -> None:
    other = json.loads(json.dumps(packaged_set()).replace('"designed"', '"published"'))
    other["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]["A"] = 0
    where = position() | {"components": "0123"}
    assert describe("act B red", where, "en", other).startswith("Go to B for free and put")
    with pytest.raises(ValueError, match="component set '0123' is not known"):
        describe("act B red", where, "en")
    catalogue.remember("0123", other)
    assert describe("act B red", where, "en") == describe("act B red", where, "en", other)


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
        "pass ",
        "X",
    ],
)
def test_unknown_action_is_named_in_every_language(action: str) -> None:
    with pytest.raises(IllegalAction, match="is not an action of this game") as caught:
        describe(action, position(), "en")
    for language in LANGUAGES:
        assert action in caught.value.text(language)


def test_a_card_without_a_program_for_the_scoring_is_no_action() -> None:
    with pytest.raises(IllegalAction, match="“program R01” is not an action"):
        describe("program R01", position("scoring", cards=["R30"]), "en")


@pytest.mark.parametrize("stage", ["rewards", "letters", "line", "scoring"])
def test_an_action_of_another_stage_is_refused(stage: str) -> None:
    with pytest.raises(IllegalAction, match="Not now: ") as caught:
        describe("pass", position(stage), "en")
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_letter_bot_is_refused_in_a_turn() -> None:
    with pytest.raises(IllegalAction, match="program a bot, carry out an action or pass"):
        describe("place A", position(), "en")


def test_there_is_nothing_to_describe_when_the_game_is_over() -> None:
    with pytest.raises(IllegalAction, match="The game is over"):
        describe("pass", position("over", seat=None), "en")


def test_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        describe("pass", position(), "fr")
