"""AquaSphere's ids and the rules' actions: each way to say one says exactly one."""

import numpy as np
import pytest

from another_python import INTERPRETED, run
from envs.aquasphere_binding import (
    call_extend,
    chains,
    legal_actions,
    new_chain,
    random_states,
    shown,
)
from labtop.core.encoding import GOES_ON
from labtop.core.structs import States, raw_copy
from labtop.games.aquasphere.env import ENCODING
from labtop.games.aquasphere.env.actions import CATCH, CATCH_ALL, COUNT
from labtop.games.aquasphere.rules import actions as rules
from labtop.games.aquasphere.rules.actions import CATCHING, name_action, read_action
from labtop.games.aquasphere.rules.state import MOST_OCTOPODS, SECTOR_COUNT, Capacity, Program

SEEDS = range(60)


def check(states: States) -> dict[tuple[int, ...], int]:
    """All chains, after a look at each: together they are the rules' list, and each is spelled as it is said."""
    found = chains(states)
    assert sorted(found.values()) == sorted(legal_actions(states))
    for ids, action in found.items():
        assert tuple(ENCODING.spell(action)[: len(ids)]) == ids
    return found


def catching(programs: list[Program], octopods: list[int], time: int = 9) -> States:
    """Seat 0 to play with these bots programmed; so many octopods lie in the sectors, and a lab has room for all."""
    states = raw_copy(next(states for states in random_states(2, 1) if states["to_play"][0] == 0))
    states["sectors"]["octopods"][0] = octopods
    player = states["players"][0][0]
    player["programmed"] = sum(1 << program for program in programs)
    player["time"] = time
    player["capacity"][[Capacity.OCTOPODS, Capacity.TIME]] = MOST_OCTOPODS, time
    return states


def test_ids_are_numbered_as_said() -> None:
    names = ENCODING.names
    assert len(names) == len(set(names)) == COUNT == 253
    counts = [7, 7, 42, 42, 7, 1, 6, 1, 7, 41, 41, 51]
    starts = np.cumsum([0, *counts])[:-1].tolist()
    firsts = ["engineer L1", "buy green", "act A green", "act A green recalling", "recall green", "pass", "place A"]
    firsts += ["done", "give green", "program R01", "use R01", "catching 0"]
    assert [names[start] for start in starts] == firsts
    assert names[14 + 7 * 2 + 3] == "act C purple"
    assert (names[CATCH + 49], names[CATCH_ALL]) == ("catching 49", "catching all")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chains_are_the_legal_actions_all_along_random_games(players: int) -> None:
    kinds = set()
    for seed in SEEDS:
        for states in random_states(players, seed):
            kinds |= {ENCODING.names[number].split()[0] for ids in check(states) for number in ids}
    assert kinds >= {"engineer", "buy", "act", "recall", "pass", "place", "done", "program", "use", "catching"}


def test_every_action_of_the_rules_is_spelled_in_its_own_way_but_for_the_bot_recalled() -> None:
    spelled: dict[tuple[int, ...], set[str]] = {}
    for number in range(rules.COUNT):
        name = rules.NAMES[number]
        fewer = range(MOST_OCTOPODS) if read_action(f"{name} catching 0") is not None else ()
        for action in (number, *(number + CATCHING * (count + 1) for count in fewer)):
            ids = tuple(ENCODING.spell(action))
            words = " ".join(ENCODING.names[each] for each in ids).replace(" catching all", "")
            spelled.setdefault(ids, set()).add(name_action(action))
            assert sorted(words.split()) == sorted(without_the_recalled(name_action(action)))
    assert all(len(names) in (1, 7) for names in spelled.values())


def without_the_recalled(name: str) -> list[str]:
    words = name.split()
    return words[:4] + words[5:] if "recalling" in words else words


def test_where_nothing_can_be_caught_a_purple_act_is_complete() -> None:
    found = check(catching([Program.PURPLE], [0] * SECTOR_COUNT))
    acts = [ids for ids in found if ENCODING.names[ids[0]].startswith("act")]
    assert len(acts) == SECTOR_COUNT
    assert all(len(ids) == 1 for ids in acts)


def test_fewer_octopods_or_all_are_said_after_the_act() -> None:
    found = check(catching([Program.PURPLE], [0, 3, 0, 0, 1, 0]))
    said = [" ".join(ENCODING.names[number] for number in ids) for ids in found]
    assert [name for name in said if name.startswith("act B")] == [
        *(f"act B purple catching {count}" for count in range(3)),
        "act B purple catching all",
    ]
    assert [name for name in said if name.startswith("act E")] == [
        "act E purple catching 0",
        "act E purple catching all",
    ]


@pytest.mark.parametrize("octopods", [[50, 0, 0, 0, 0, 0], [9, 9, 9, 9, 9, 5], [0, 0, 25, 0, 0, 25]])
@pytest.mark.parametrize("other", [Program.GREEN, Program.BLUE, Program.WHITE])
def test_many_octopods_also_with_the_other_bot_recalled(octopods: list[int], other: Program) -> None:
    states = catching([Program.PURPLE, other], octopods)
    found = check(states)
    purple = [ids for ids, action in found.items() if action % CATCHING in range(rules.RECALLING, rules.RECALL)]
    recalling = [ids for ids in purple if ENCODING.names[ids[0]].endswith("purple recalling")]
    here = states["players"]["scientist"][0, 0]
    assert len(recalling) == sum(count + 1 for sector, count in enumerate(octopods) if sector != here)


def test_the_second_step_shows_only_what_goes_on_with_the_act_that_was_said() -> None:
    states = catching([Program.PURPLE], [2, 4, 0, 0, 0, 1])
    for sector, most in enumerate([2, 4]):
        chain = new_chain()
        assert call_extend(states, chain, ENCODING.names.index(f"act {'AB'[sector]} purple")) == GOES_ON
        assert shown(states, chain) == [*range(CATCH, CATCH + most), CATCH_ALL]


def test_a_mask_is_written_whole() -> None:
    for states in random_states(3, 5)[::10]:
        assert shown(states, new_chain(), 0xAA) == shown(states, new_chain(), 0x55)
    over = random_states(2, 1)[-1]
    assert shown(over, new_chain()) == []


def all_masks(seed: int) -> int:
    """A number that tells masks and chains of parts of a game from others."""
    return hash(
        tuple((*ids, action) for states in random_states(2, seed)[::25] for ids, action in check(states).items())
    )


@pytest.mark.long
def test_masks_are_the_same_when_interpreted() -> None:
    script = "import envs.test_aquasphere_actions as here; print(here.all_masks(3))"
    assert run("-c", script, **INTERPRETED).strip() == str(all_masks(3))
