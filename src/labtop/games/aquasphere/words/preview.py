"""What an action will bring its player, as one sentence."""

from __future__ import annotations

from labtop.games.aquasphere.rules.data import PROGRAMS
from labtop.games.aquasphere.words.action_text import played
from labtop.games.aquasphere.words.card_text import enumerate_words
from labtop.games.aquasphere.words.facts import Position
from labtop.games.aquasphere.words.foreseen import Foreseen


def preview(before: Position, action: str, after: Position, language: str) -> str:
    """What is done, what it brings and what red lines take, from the views before and after."""
    scene, _ = played(action, before, language)
    step = Foreseen(scene, action.split(" "), before, after)
    say, what = scene.say, _what(step)
    brings, pays = _brings(step), _pays(step)
    if brings and pays:
        lists = {"gains": enumerate_words(say, brings), "pays": enumerate_words(say, pays)}
        return say("preview-brings-pays", what=what, **lists)
    items = brings or pays or ([say("preview-nothing")] if step.kind == "use" else [])
    return say("preview-brings", what=what, gains=enumerate_words(say, items)) if items else say("preview", what=what)


def _what(step: Foreseen) -> str:
    """What is done, with its price in time."""
    say, thing = step.scene.say, step.action[-1]
    match step.kind:
        case "act":
            return _act(step)
        case "engineer":
            return say("preview-engineer", colour=step.before["programs"][thing])
        case "program":
            program = step.scene.catalogue.research[thing]["program"]
            return say("preview-program", card=thing, colour=program, cost=step.price(), mark="")
        case "pass":
            last = step.before["round"] == len(step.scene.catalogue.bulbs)
            return say("preview-pass", place=0 if last else len(step.before["passed"]) + 1)
        case "use":
            return say("preview-use", card=thing)
        case "done":
            turn = step.before["turn"]
            return say(f"preview-done-{turn['stage']}", cards=enumerate_words(say, turn["cards"]))
        case _:
            return say(f"preview-{step.kind}", colour=thing, sector=thing, cost=step.price(), mark="")


def _act(step: Foreseen) -> str:
    """The effect of the colour, or that there is none beside control of the sector."""
    sector, colour, *_ = step.act()
    there, left = step.scene.sector(sector), step.after["station"]["sectors"][sector]
    time = step.time() - step.scene.purse.recalled
    effects: dict[str, object] = {
        "green": "".join(step.taken("extensions")),
        "yellow": time,
        "black": step.crystals(),
        "purple": there["octopods"] - left["octopods"],
        "blue": step.old["submarines"] - step.new["submarines"],
        "red": "".join(step.taken("research")),
        "white": "".join(step.programmed()) or time,
    }
    if not (effect := effects[colour]):
        return step.scene.say("preview-control", sector=sector, cost=step.price(), mark="")
    key = "yellow" if colour == "white" and not step.programmed() else colour
    facts = {"extension": effect, "octopods": effect, "card": effect, "colour": effect}
    return step.scene.say(f"preview-{key}", cost=step.price(), mark="", **facts)


def _brings(step: Foreseen) -> list[str]:
    """What the player has more of afterwards, and the bots that come back."""
    say, points = step.scene.say, step.points()
    told = []
    if step.scores():
        told.append(say("preview-scored", sign="−" if points < 0 else "", points=abs(points)))
    elif points:
        told.append(say("points", points=points))
    if step.final():
        told.append(say("preview-final", points=step.final()))
    if step.time():
        told.append(say("time", time=step.time()))
    if step.crystals():
        told.append(say("crystals", crystals=step.crystals()))
    if step.bots_back():
        told.append(say("preview-back", bots=step.bots_back()))
    told += _from_cards(step) if step.kind == "act" else []
    if cards := step.asked_cards():
        told.append(say("preview-rewards", cards=enumerate_words(say, cards)))
    return told


def _from_cards(step: Foreseen) -> list[str]:
    """What a new extension or research card does at once, and a bot recalled in the course of the action."""
    say, letters = step.scene.say, step.after["turn"]["letters"]
    told = []
    for extension in step.taken("extensions"):
        rooms = step.scene.catalogue.extensions[extension].capacity.items()
        listed = [say(f"room-{kind}", count=count, mark="") for kind, count in rooms if count]
        told += [say("preview-room", rooms=enumerate_words(say, listed))] if listed else []
    if letters:
        told.append(say("preview-letters", count=len(letters), letters=enumerate_words(say, letters)))
    act = step.act()
    if act.colour == "red":
        told += [say("preview-programmed", colour=program) for program in step.programmed()]
    return told + ([say("preview-recalled", colour=act.recalled, after=step.recalled_after())] if act.recalled else [])


def _pays(step: Foreseen) -> list[str]:
    """What red lines take."""
    say, lines = step.scene.say, step.lines()
    told = [say("preview-line-bot", colour=program) for program in lines if program in PROGRAMS]
    if crystals := lines.count("crystal"):
        told.insert(0, say("preview-line-crystals", count=crystals))
    if "choice" in lines:
        told.append(say("preview-line-choice"))
    if step.lost():
        told.append(say("preview-lost", points=step.lost()))
    return told
