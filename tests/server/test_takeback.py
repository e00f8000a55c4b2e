"""Taking back: own turn as far as nothing was revealed, further with consent, freely against bots."""

import pytest

from labtop.server.messages import TookBack
from server.serving import ADA, BEN, BOT, Line, Server, key, pick, play, served

pytestmark = pytest.mark.usefixtures("any_database")

CEM = {"kind": "person", "name": "Cem"}


async def take_back(line: Line, position: int) -> dict:
    return await line.ask(type="take_back", key=key(), position=position)


@served
async def test_within_ones_turn_at_once_if_nothing_was_revealed(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN, game="aquasphere")
    line, first = await server.sit_to_play(table, secrets)
    state = await play(line, first["state"])
    assert state["take_back"] == "now"
    assert (await take_back(line, state["position"]))["type"] == "done"
    back = (await server.get(f"/api/tables/{table}", secrets[first["eye"]])).json
    assert back["state"]["view"] == first["state"]["view"]
    assert (back["seq"], back["state"]["position"], back["moves"]) == (2, 2, [])


@served
async def test_after_something_was_revealed_everybody_is_asked(server: Server) -> None:
    table, (ada, ben, cem) = await server.make(ADA, BEN, CEM)
    line, first = await server.sit(table, ada)
    other, _ = await server.sit(table, ben)
    third, _ = await server.sit(table, cem)
    state = await play(line, first["state"], pick(first["state"]))
    assert state["take_back"] == "ask"
    await take_back(line, state["position"])
    proposed = await other.state(lambda state: state["proposal"])
    proposal = proposed["proposal"]
    assert proposal == {"proposal": 2, "seat": 0, "to": 0, "agreed": [0], "missing": [1, 2]}
    assert (await other.ask(type="answer", key=key(), proposal=2, agree=True))["type"] == "done"
    assert (await other.ask(type="answer", key=key(), proposal=2, agree=True))["code"] == "no_proposal"
    assert (await third.ask(type="answer", key=key(), proposal=2, agree=True))["type"] == "done"
    whole = (await server.get(f"/api/tables/{table}", ada)).json
    assert whole["state"]["view"] == first["state"]["view"]
    assert (whole["seq"], whole["state"]["proposal"]) == (5, None)


@served
async def test_what_a_later_move_revealed_is_not_taken_back_at_once_either(server: Server) -> None:
    """With no chance in it, and after everybody was told of the moves before."""
    table, secrets = await server.make(ADA, BEN)
    (line, first), (other, _) = [await server.sit(table, secret) for secret in secrets]
    await play(line, first["state"], pick(first["state"]))
    state = await other.state(lambda state: state["legal"])
    await play(other, state, pick(state))
    state = await play(line, await line.state(lambda state: state["legal"]), "research I")
    assert state["take_back"] == "ask"


@served
async def test_one_refusal_ends_a_proposal_and_a_move_does_too(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    other, _ = await server.sit(table, ben)
    state = await play(line, first["state"], pick(first["state"]))
    for agree_by in (other, line):  # refused by Ben, withdrawn by Ada
        await take_back(line, state["position"])
        number = (await server.get(f"/api/tables/{table}")).json["state"]["proposal"]["proposal"]
        assert (await take_back(line, state["position"]))["code"] == "nothing_to_take_back"
        assert (await agree_by.ask(type="answer", key=key(), proposal=number, agree=False))["type"] == "done"
        whole = (await server.get(f"/api/tables/{table}", ben)).json
        assert whole["state"]["proposal"] is None
    await take_back(line, state["position"])
    await play(other, whole["state"], pick(whole["state"]))
    whole = (await server.get(f"/api/tables/{table}", ben)).json
    assert (whole["state"]["proposal"], whole["state"]["played"]) == (None, 2)


@served
async def test_freely_against_bots_over_their_moves_and_revealed_cards(server: Server) -> None:
    table, (ada, *_) = await server.make(ADA, BOT, BOT)
    line, first = await server.sit(table, ada)
    state = await play(line, first["state"], pick(first["state"]))
    while not state["legal"]:
        state = await line.state()
    assert state["take_back"] == "now"
    await take_back(line, state["position"])
    back = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    assert back["view"] == first["state"]["view"]
    again = await play(line, back, pick(back))
    assert again["played"] >= 1, "the game goes on"


@served
async def test_at_one_screen_also_when_the_next_player_looks_already(server: Server) -> None:
    """Whoever was drawn to begin: the first move of a game is a misclick like any other."""
    for game in ("gizmos", "aquasphere"):
        table, secrets = await server.make(ADA, BEN, game=game)
        first = (await server.get(f"/api/tables/{table}")).json["state"]
        beginner = first["to_play"]
        line, whole = await server.sit(table, *secrets, eye=beginner)
        state = await play(line, whole["state"], pick(whole["state"]) if game == "gizmos" else None)
        while state["to_play"] == beginner:
            state = await play(line, state)
        for eye in (1 - beginner, None):  # Ben's eyes, or nobody's while the screen is handed over
            line.say(type="look", seat=eye)
            state = await line.state()
            assert state["take_back"] == "now"
        while state["played"]:
            await take_back(line, state["position"])
            line.say(type="look", seat=beginner)
            state = (await line.until("table"))["state"]
        assert (state["to_play"], state["take_back"]) == (beginner, "no")


@served
async def test_chance_comes_out_the_same_after_taking_back(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BOT)
    line, first = await server.sit(table, ada)
    action = pick(first["state"])
    moves = []
    state = first["state"]
    for _ in range(2):
        await play(line, state, action)
        moves.append((await server.get(f"/api/tables/{table}", ada)).json["moves"][0]["chance"])
        whole = (await server.get(f"/api/tables/{table}", ada)).json
        while not whole["state"]["legal"]:
            whole = (await server.get(f"/api/tables/{table}", ada)).json
        await take_back(line, whole["state"]["position"])
        state = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    assert moves[0] == moves[1]


@served
async def test_nothing_is_taken_back_at_the_start_or_after_the_end(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BOT)
    line, first = await server.sit(table, ada)
    assert first["state"]["take_back"] == "no"
    assert (await take_back(line, 0))["code"] == "nothing_to_take_back"
    state = first["state"]
    while not state["over"]:
        state = await play(line, state) if state["legal"] else await line.state()
    assert state["take_back"] == "no"
    assert (await take_back(line, state["position"]))["code"] == "over"


@served
async def test_a_bot_that_stands_in_consents_to_nothing(server: Server) -> None:
    """Whoever is away would otherwise come back to somebody who has looked at cards and chosen again."""
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    server.time.turn(61_000)
    assert (await line.ask(type="seat_bot", key=key(), seat=1, level="random"))["type"] == "done"
    state = await play(line, first["state"] | {"position": 0}, pick(first["state"]))
    while not state["legal"]:
        state = await line.state()
    assert state["take_back"] == "ask"
    assert (await take_back(line, state["position"]))["type"] == "done"
    asked = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    assert (asked["played"], asked["proposal"]["missing"]) == (state["played"], [1])
    other, _ = await server.sit(table, ben)
    await other.ask(type="answer", key=key(), proposal=asked["proposal"]["proposal"], agree=True)
    assert (await server.get(f"/api/tables/{table}", ada)).json["state"]["played"] == 0


@served
async def test_a_bot_that_comes_meanwhile_consents_to_nothing(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    state = await play(line, first["state"], pick(first["state"]))
    await take_back(line, state["position"])
    server.time.turn(61_000)
    await line.ask(type="seat_bot", key=key(), seat=1, level="random")
    assert (await line.state(lambda state: state["seats"][1]["level"]))["played"] >= 1
    session = await server.lobby.find(table)
    assert not any(isinstance(event, TookBack) for event in session.table.events)
