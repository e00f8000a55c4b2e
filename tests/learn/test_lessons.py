"""Every lesson on the real rules: its solution leads to the end, and every other action is answered."""

import re

import pytest

from labtop import registry
from labtop.core.texts import LANGUAGES
from labtop.learn import course, progress
from labtop.learn.lesson import Lesson, fitting, holds, split, texts
from labtop.learn.walk import NEXT, Walk, answer, walk
from learn.ways import nodes, right_actions

LESSONS = [(game, lesson) for game in registry.GAMES for lesson in course(game).lesson]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{one.id}" for game, one in LESSONS])


def solution(game: str, lesson: Lesson) -> list[Walk]:
    """The way of somebody who lets everything be shown: a place for each action, and the end."""
    places = [walk(game, lesson.id, [])]
    while (shown := places[-1].shown()) is not None:
        assert len(places) < 30, "it has no end"
        places.append(walk(game, lesson.id, [*places[-1].done, shown]))
    return places


@every_lesson
def test_what_is_shown_leads_to_the_end(game: str, lesson: Lesson) -> None:
    last = solution(game, lesson)[-1]
    assert (last.at, last.mistake) == (len(lesson.step), None)


@every_lesson
def test_every_right_way_leads_to_the_end(game: str, lesson: Lesson) -> None:
    ends = 0
    for way in nodes(game, lesson):
        assert way.step is None or right_actions(way), f"after {way.done} nothing is right"
        ends += way.step is None
    assert ends


@every_lesson
def test_every_other_legal_action_is_answered_in_every_language(game: str, lesson: Lesson) -> None:
    tried = set()
    for way in nodes(game, lesson):
        for action in way.legal():
            if way.right(action) is None:
                said = answer(game, course(game), lesson, way.step, action)  # type: ignore[arg-type]
                tried |= {said.text(language) for language in LANGUAGES}
    assert "" not in tried


@every_lesson
def test_a_mistake_changes_nothing_and_is_said(game: str, lesson: Lesson) -> None:
    for way in solution(game, lesson)[:-1]:
        wrong = [action for action in way.legal() if way.right(action) is None]
        for action in [*wrong[:3], "nonsense"]:
            told = progress(game, lesson.id, [*way.done, action, "more nonsense"], "de")
            assert (told.done, told.view) == (len(way.done), way.game.view(0))
            assert told.answer is not None
            assert told.answer.text
            assert told.answer.kind == ("illegal" if way.legal() and action not in way.legal() else "mistake")


@every_lesson
def test_what_the_words_rely_on_is_so(game: str, lesson: Lesson) -> None:
    for way in nodes(game, lesson):
        if not way.done:
            continue
        before = walk(game, lesson.id, way.done[:-1])
        if before.step is not None and before.at != way.at and way.moments:
            assert holds(before.step.facts, way.moments[-1].after), way.done


@every_lesson
def test_no_answer_is_for_nothing(game: str, lesson: Lesson) -> None:
    """Each mistake that a step names can be made there."""
    made: dict[int, set[str | None]] = {}
    for way in nodes(game, lesson):
        if way.step is not None:
            wrong = [action for action in way.legal() if way.right(action) is None]
            made.setdefault(way.at, set()).update(fitting(way.step.mistakes, action) for action in wrong)
    for number, step in enumerate(lesson.step):
        assert step.mistakes.keys() <= made[number], number + 1


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(game: str, lesson: Lesson, language: str) -> None:
    for way in solution(game, lesson):
        told = progress(game, lesson.id, way.done, language)
        assert told.said
        assert bool(told.task) == bool(way.step and way.step.want)
        assert told.actions.keys() == set(told.legal)
        assert len(told.told) == sum(moment.move["seat"] != 0 for moment in way.moments)


@every_lesson
def test_chance_is_the_same_for_everybody(game: str, lesson: Lesson) -> None:
    done = solution(game, lesson)[-1].done
    assert walk(game, lesson.id, done).game.position() == walk(game, lesson.id, done).game.position()


@pytest.mark.parametrize("game", registry.GAMES)
def test_texts_agree_and_none_is_left_over(game: str) -> None:
    assert texts(game).disagreements() == []
    wanted = {"other", "try-read", *(f"try-{key}" for key in course(game).mistakes.values())}
    for lesson in course(game).lesson:
        wanted |= {lesson.id, f"{lesson.id}-end"}
        for number, step in enumerate(lesson.step, 1):
            wanted |= {f"{lesson.id}-{number}", *(f"{lesson.id}-{key}" for key in step.mistakes.values())}
            wanted |= {f"{lesson.id}-{number}-task"} if step.want else set()
    source = registry.lessons(game).folder.joinpath("texts/en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([\w-]+) =", source, re.MULTILINE)) == wanted


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_lesson_is_short(game: str) -> None:
    """A quarter of an hour a game, and nothing to read that is longer than a breath."""
    assert sum(len(lesson.step) for lesson in course(game).lesson) <= 42
    for lesson in course(game).lesson:
        for way in solution(game, lesson):
            assert len(progress(game, lesson.id, way.done, "de").said) <= 400, (lesson.id, way.at)


@pytest.mark.parametrize("game", registry.GAMES)
def test_scenes_say_what_they_do_not_know(game: str) -> None:
    with pytest.raises(ValueError, match="knows no nonsense"):
        registry.lessons(game).scene({"nonsense": 1})
    with pytest.raises(ValueError, match="knows no nonsense"):
        registry.lessons(game).scene({"me": {"nonsense": 1}})


def test_unknown_lessons_and_games_are_refused() -> None:
    with pytest.raises(KeyError):
        progress(registry.GAMES[0], "nonsense", [], "en")
    with pytest.raises(ValueError, match="there is no game"):
        progress("nonsense", "pick", [], "en")


def test_nothing_can_be_done_after_the_end() -> None:
    game, lesson = LESSONS[0]
    done = solution(game, lesson)[-1].done
    told = progress(game, lesson.id, [*done, NEXT, "pick red"], "en")
    assert (told.done, told.answer, told.legal, told.shown) == (len(done), None, [], None)


def test_patterns_fit_actions() -> None:
    assert fitting(["file *", "pick red > blue", "pick *"], "pick red") == "pick red > blue"
    assert fitting({"pick *": "x"}, "pickle") is None
    assert split("pick red > blue") == ("pick red", ["blue"])
    assert split("end") == ("end", None)
