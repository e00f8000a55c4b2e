import { expect, test } from "vitest";
import { CARDS, ENERGIES, LEVELS, type Level } from "../../../src/games/gizmos/cards";
import * as edit from "../../../src/games/gizmos/editing";

const ofLevel = (level: Level) => [...CARDS.keys()].filter((id) => id.startsWith(`${level}-`));

/** Two players at the start: 36 cards of levels I and II, 16 of level III, 13 spheres of each colour. */
function fresh(): edit.Position {
  const [one, two, three] = [ofLevel("I"), ofLevel("II"), ofLevel("III").slice(0, 16)];
  const player = (seat: number) => ({ energy: { red: 0, yellow: 0, blue: 0, black: 0 }, active: [`S-${seat + 1}`], archive: [], tokens: 0 });
  return {
    game: "gizmos",
    first: 0,
    players: [player(0), player(1)],
    row: { red: 2, yellow: 2, blue: 1, black: 1 },
    dispenser: { red: 11, yellow: 11, blue: 12, black: 12 },
    display: { I: one.slice(0, 4), II: two.slice(0, 3), III: three.slice(0, 2) },
    decks: { I: one.slice(4), II: two.slice(3), III: three.slice(2) },
    turn: { number: 0, seat: 0, stage: "action", ready: [], used: [], effect: null, research: null, build: null },
    end_triggered: false,
  };
}

/** Every card in the game, once; every sphere. */
function pieces(position: edit.Position): { cards: Record<Level, number>; twice: boolean; spheres: number[] } {
  const hand = position.turn.research ? (position.turn.research.cards as string[]) : [];
  const all = [...LEVELS.flatMap((level) => [...position.display[level], ...position.decks[level]]), ...position.players.flatMap(({ active, archive }) => [...active, ...archive]), ...hand].filter((id) => id !== null);
  const cards = Object.fromEntries(LEVELS.map((level) => [level, all.filter((id) => id.startsWith(`${level}-`)).length])) as Record<Level, number>;
  const spheres = ENERGIES.map((energy) => position.row[energy] + position.dispenser[energy] + position.players.reduce((sum, player) => sum + player.energy[energy], 0));
  return { cards, twice: new Set(all).size < all.length, spheres };
}
const WHOLE = { cards: { I: 36, II: 36, III: 16 }, twice: false, spheres: [13, 13, 13, 13] };
const outside = ofLevel("III").at(-1)!;

test.each<[string, (position: edit.Position) => edit.Position]>([
  ["a sphere into a ring", (position) => edit.store(position, 1, "red", 3)],
  ["a sphere into the row", (position) => edit.lineUp(position, "blue", -1)],
  ["a card of the deck for one of the display", (position) => edit.exchange(position, "I-01", "I-30")],
  ["two cards of the display", (position) => edit.exchange(position, "I-01", "I-02")],
  ["a card from outside the game into the display", (position) => edit.exchange(position, "III-01", outside)],
  ["a card from outside the game to a player", (position) => edit.give(position, 0, "active", outside)],
  ["a card of the display to a player", (position) => edit.give(position, 0, "archive", "II-01")],
  ["from one player to the other", (position) => edit.give(edit.give(position, 0, "active", "II-20"), 1, "archive", "II-20")],
  ["and back under the deck", (position) => edit.putBack(edit.give(position, 0, "active", "II-20"), 0, "active", "II-20")],
  ["a card of a player for one of another level", (position) => edit.exchange(edit.give(position, 0, "active", "I-20"), "I-20", "II-20")],
  ["more players, and fewer", (position) => edit.seatPlayers(edit.give(edit.store(edit.seatPlayers(position, 4), 3, "black", 2), 3, "archive", "I-09"), 2)],
])("nothing gets lost: %s", (_, change) => {
  const before = fresh();
  const after = change(before);
  expect(after).not.toEqual(before);
  expect(before).toEqual(fresh());
  expect(pieces(after)).toEqual(WHOLE);
  for (const level of LEVELS) expect([...after.display[level], ...after.decks[level]].every((id) => id?.startsWith(`${level}-`))).toBe(true);
});

test("the display is filled from the deck, and has gaps only when that is empty", () => {
  const position = edit.give(fresh(), 0, "archive", "II-01");
  expect(position.display.II).toEqual(["II-04", "II-02", "II-03"]);
  const empty = { ...fresh(), decks: { ...fresh().decks, II: [] } };
  const gap = edit.give(empty, 0, "archive", "II-01");
  expect(gap.display.II).toEqual([null, "II-02", "II-03"]);
  expect(edit.putBack(gap, 0, "archive", "II-01").display.II).toEqual(["II-01", "II-02", "II-03"]);
  expect(edit.fillGap(gap, "II", 0, "II-01").players[0]!.archive).toEqual([]);
});

test("seat, number and first player agree", () => {
  const three = edit.seatPlayers(fresh(), 3);
  expect(edit.beginTurn(three, 7).turn).toMatchObject({ number: 7, seat: 1 });
  expect(edit.giveTurn(edit.beginTurn(three, 7), 0).turn).toMatchObject({ number: 6, seat: 0 });
  expect(edit.beganWith(edit.beginTurn(three, 7), 2).turn).toMatchObject({ number: 7, seat: 0 });
  expect(edit.finish(edit.beginTurn(three, 7)).turn).toMatchObject({ number: 9, seat: null, stage: "over" });
  expect(edit.beganWith(three, 2).turn.seat).toBe(2);
  expect(edit.seatPlayers(edit.beganWith(three, 2), 2)).toMatchObject({ first: 1, turn: { seat: 1 } });
});

test("a turn that begins anew has nothing under way", () => {
  const position = fresh();
  const hand = position.decks.I.splice(0, 3);
  position.turn = { ...position.turn, stage: "choose", used: [], research: { level: "I", cards: hand } };
  const anew = edit.beginTurn(position, 0);
  expect(anew.turn).toMatchObject({ stage: "action", research: null });
  expect(anew.decks.I.slice(-3)).toEqual(hand);
});

test("a gizmo that is no longer there is neither ready nor used", () => {
  const position = edit.give(fresh(), 0, "active", "I-20");
  position.turn = { ...position.turn, stage: "use", ready: ["I-20"], used: ["S-1"] };
  expect(edit.putBack(position, 0, "active", "I-20").turn).toMatchObject({ ready: [], used: ["S-1"] });
  expect(edit.exchange(position, "I-20", "I-21").turn).toMatchObject({ ready: [], used: ["S-1"] });
});

test("the end is triggered by as many gizmos as the engine says", () => {
  const end = { gizmos: 3, level_3: 2 };
  const one = edit.give(fresh(), 0, "active", "I-20");
  expect(edit.concluded(one, end).end_triggered).toBe(false);
  expect(edit.concluded(edit.give(one, 0, "active", "I-21"), end).end_triggered).toBe(true);
  const third = edit.give(edit.give(fresh(), 1, "active", "III-03"), 1, "active", "III-04");
  expect(edit.concluded(third, { gizmos: 16, level_3: 2 }).end_triggered).toBe(true);
});

test("it is told where a card is", () => {
  const position = edit.give(fresh(), 1, "archive", "I-20");
  expect(["I-20", "I-01", "I-30", outside].map((id) => edit.whereIs(position, id))).toEqual([{ seat: 1 }, "display", null, null]);
});
