"""A move as somebody at the table saw it happen: Ada goes to B with green and takes X07."""

from typing import Any

from labtop.core.texts import Say
from labtop.games.aquasphere.terminal.words import speaker
from labtop.games.aquasphere.words.act_text import Act
from labtop.games.aquasphere.words.card_text import enumerate_words

View = dict[str, Any]

GOODS = ("score", "time", "crystals")


def tells(before: View, after: View, move: dict[str, Any], name: str, language: str) -> str:
    """The move, what it brought, and a round that ended with it, in whole sentences."""
    say, seat = speaker(language), move["seat"]
    old, new = before["players"][seat], after["players"][seat]
    told = [_move(say, before, move["action"], name), *_taken(say, old, new, name)]
    if after["round"] == before["round"] and after["turn"]["stage"] != "over":
        return " ".join([*told, *_changes(say, old, new, name)])
    scores = [
        say("told-score", seat=number + 1, points=player["score"]) for number, player in enumerate(after["players"])
    ]
    told.append(say("told-round", round=before["round"], scores=enumerate_words(say, scores)))
    return " ".join([*told, say("told-over")] if after["turn"]["stage"] == "over" else told)


def _move(say: Say, before: View, action: str, name: str) -> str:
    verb, *things = action.split()
    match verb:
        case "engineer":
            return say("told-engineer", name=name, field=things[0], colour=before["programs"][things[0]])
        case "act":
            return _act(say, Act.read(action), name)
        case "place":
            return say("told-place", name=name, sector=things[0])
        case "program" | "use":
            return say(f"told-{verb}", name=name, card=things[0])
        case "done":
            turn = before["turn"]
            return say(f"told-done-{turn['stage']}", name=name, cards=enumerate_words(say, turn["cards"]))
        case _:
            return say(f"told-{verb}", name=name, colour=things[0] if things else "")


def _act(say: Say, act: Act, name: str) -> str:
    """The bot that acts, fewer octopods than possible, a bot recalled in between."""
    facts = {"name": name, "sector": act.sector, "colour": act.colour}
    told = say("told-act", **facts) if act.catching is None else say("told-catching", **facts, octopods=act.catching)
    if act.recalled is None:
        return told
    return f"{told} {say('told-recalling', name=name, colour=act.recalled)}"


def _taken(say: Say, old: dict[str, Any], new: dict[str, Any], name: str) -> list[str]:
    """A new extension, research card or submarine."""
    things = new["extensions"][len(old["extensions"]) :]
    things += [held["card"] for held in new["research"][len(old["research"]) :]]
    told = [say("told-takes", name=name, thing=thing) for thing in things]
    return told + [say("told-launches", name=name)] * (old["submarines"] - new["submarines"])


def _changes(say: Say, old: dict[str, Any], new: dict[str, Any], name: str) -> list[str]:
    """What the player has more or less now."""
    differences = {good: new[good] - old[good] for good in GOODS}
    changes = [
        say(f"change-{good}", sign="+" if change > 0 else "−", count=abs(change))
        for good, change in differences.items()
        if change
    ]
    return [say("told-changes", name=name, changes=", ".join(changes))] if changes else []
