"""Why an action is not legal, in words for the player. Only asked for actions that legal.py does not list."""

from collections.abc import Callable
from importlib.resources import files

from labtop.core.structs import States
from labtop.core.texts import Message, Texts
from labtop.games.aquasphere.rules.actions import SPELLINGS, read_action
from labtop.games.aquasphere.rules.data import FIELDS, PROGRAMS, RESEARCH_IDS, SECTORS, START
from labtop.games.aquasphere.rules.gains import RECALLED
from labtop.games.aquasphere.rules.legal import PRICE_OF_PROGRAMMING
from labtop.games.aquasphere.rules.state import Capacity, CardKind, Player, Stage, State

TEXTS = Texts(files(__package__) / "texts" / "reasons")
STAGES = {  # where each kind of action belongs
    "engineer": (Stage.ACTION,),
    "buy": (Stage.ACTION,),
    "act": (Stage.ACTION,),
    "recall": (Stage.ACTION, Stage.LETTERS),
    "pass": (Stage.ACTION,),
    "place": (Stage.LETTERS,),
    "done": (Stage.REWARDS, Stage.LETTERS, Stage.SCORING),
    "give": (Stage.LINE,),
    "program": (Stage.SCORING,),
    "use": (Stage.REWARDS,),
}


def why_not(states: States, action: str) -> Message:
    """The reason why an action is not legal."""
    state: State = states[0]
    stage = Stage(state.turn.stage)
    if stage == Stage.OVER:
        return TEXTS.message("reason-over")
    if read_action(action) is None:
        right = SPELLINGS.get(" ".join(action.casefold().split()))
        if right is not None:
            return TEXTS.message("reason-spelling", action=action[:100], right=right)
        return TEXTS.message("reason-unknown", action=action[:100])
    word, *things = action.split(" ")
    if stage not in STAGES[word]:
        if word == "use" and stage == Stage.ACTION:
            return TEXTS.message("reason-reward-by-itself", card=things[0])
        return TEXTS.message("reason-stage", stage=stage.name.lower())
    return REASONS[word](state, things)


def _player(state: State) -> Player:
    return state.players[state.to_play]


def _is_programmed(player: Player, program: str) -> bool:
    return bool(int(player.programmed) >> PROGRAMS.index(program) & 1)


def _no_bot(player: Player, program: str) -> Message:
    """Why no bot can be put on a symbol."""
    if player.supply == 0:
        return TEXTS.message("reason-supply-empty")
    if _is_programmed(player, program):
        return TEXTS.message("reason-symbol-occupied", program=program)
    return TEXTS.message("reason-two-programmed")


def _engineer(state: State, things: list[str]) -> Message:
    player = _player(state)
    field = FIELDS.index(things[0])
    here = (*FIELDS, START)[player.engineer]
    if not int(state.components.arrows[player.engineer]) >> field & 1:
        beside = int(state.components.sideways[player.engineer]) >> field & 1
        if not beside:
            return TEXTS.message("reason-no-arrow", field=things[0], here=here)
        if player.sideways == 0:
            return TEXTS.message("reason-no-sideways", field=things[0], here=here)
    return _no_bot(player, PROGRAMS[state.programs[field]])


def _buy(state: State, things: list[str]) -> Message:
    player = _player(state)
    if player.bought:
        return TEXTS.message("reason-bought")
    if player.time < PRICE_OF_PROGRAMMING:
        return TEXTS.message("reason-buy-time", price=PRICE_OF_PROGRAMMING, time=int(player.time))
    return _no_bot(player, things[0])


def _act(state: State, things: list[str]) -> Message:
    player = _player(state)
    letter, program, *more = things
    options = dict(zip(more[::2], more[1::2], strict=True))  # recalling a bot, catching fewer
    if not _is_programmed(player, program):
        return TEXTS.message("reason-not-programmed", program=program)
    cost = int(state.ways[player.ways, player.scientist, SECTORS.index(letter)])
    recalled = options.get("recalling")
    if recalled == program:
        return TEXTS.message("reason-recalls-itself", program=program)
    if recalled and not _is_programmed(player, recalled):
        return TEXTS.message("reason-not-programmed", program=recalled)
    if recalled and player.time + RECALLED <= player.capacity[Capacity.TIME]:
        return TEXTS.message("reason-recall-first", program=recalled)
    time = int(player.time) + (RECALLED if recalled else 0)
    if cost > time:
        return TEXTS.message("reason-too-far", sector=letter, cost=cost, time=time)
    most = min(state.sectors[SECTORS.index(letter)].octopods, player.capacity[Capacity.OCTOPODS])
    if int(options.get("catching", -1)) >= most:
        return TEXTS.message("reason-catching", sector=letter, most=int(most))
    return TEXTS.message("reason-nothing-paid", program=str(recalled))


def _recall(state: State, things: list[str]) -> Message:
    return TEXTS.message("reason-not-programmed", program=things[0])


def _pass(state: State, things: list[str]) -> Message:
    return TEXTS.message("reason-pass")


def _place(state: State, things: list[str]) -> Message:
    letters = [SECTORS[letter] for letter in state.turn.letters[: state.turn.letter_count]]
    if things[0] not in letters:
        return TEXTS.message("reason-no-letter", sector=things[0])
    return TEXTS.message("reason-supply-empty")


def _use(state: State, things: list[str]) -> Message:
    return TEXTS.message("reason-no-reward", card=things[0])


def _program(state: State, things: list[str]) -> Message:
    player = _player(state)
    number = RESEARCH_IDS.index(things[0])
    held = [int(card) for card in player.research[: player.research_count]]
    card = state.components.research[number]
    if number not in held or card.kind != CardKind.SCORING_PROGRAM:
        return TEXTS.message("reason-no-such-card", card=things[0])
    if not int(state.turn.cards) >> held.index(number) & 1:
        return TEXTS.message("reason-card-used", card=things[0])
    if player.time < card.amount:
        return TEXTS.message("reason-card-time", card=things[0], price=int(card.amount), time=int(player.time))
    return _no_bot(player, PROGRAMS[card.program])


REASONS: dict[str, Callable[[State, list[str]], Message]] = {
    "engineer": _engineer,
    "buy": _buy,
    "act": _act,
    "recall": _recall,
    "pass": _pass,
    "place": _place,
    "give": _recall,
    "program": _program,
    "use": _use,
}
