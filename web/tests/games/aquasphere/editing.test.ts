import { expect, test } from "vitest";
import { LETTERS, OURS, type Letter } from "../../../src/games/aquasphere/components";
import * as edit from "../../../src/games/aquasphere/editing";

const RESEARCH = OURS.research_cards.cards.items.map(({ id }) => id);
const EXTENSIONS = OURS.lab_extensions.tiles.items.map(({ id }) => id);
const BULBS = OURS.centre_tiles.light_bulb_values_top_to_bottom.value;
const [P1, ...OTHERS] = OURS.program_cards.contents.cards;

/** Two players in the first round; neutral pieces in C and D. */
function fresh(): edit.Position {
  const first: Partial<Record<Letter, number | "neutral">> = { A: 0, B: 1, C: "neutral", D: "neutral" };
  const sector = (letter: Letter, place: number) => ({
    time: 2,
    crystals: 1,
    octopods: 1,
    research: [RESEARCH[place]!],
    extensions: [EXTENSIONS[place]!],
    submarines: letter in first ? [first[letter]!] : [],
    control: first[letter] ?? null,
    charging: [],
  });
  const { id: _, ...programs } = P1!;
  const player = (letter: Letter) => ({ score: 0, time: 4, crystals: 0, supply: 13, programmed: ["green" as const], submarines: 5, base_lab: letter, extensions: [], research: [], scientist: letter, engineer: "start" as const, bought: false });
  return {
    game: "aquasphere",
    components: "aquasphere_components",
    round: 1,
    play_order: [1, 0],
    passed: [],
    station: { ring: [...LETTERS], sectors: Object.fromEntries(LETTERS.map((letter, place) => [letter, sector(letter, place)])) as unknown as edit.Position["station"]["sectors"] },
    programs,
    program_cards: OTHERS.slice(0, 3).map(({ id }) => id),
    centre: BULBS.map((tile) => ({ tile, rotation: 1 })),
    supply: { crystals: 20, octopods: 10 },
    decks: { research: RESEARCH.slice(6), extensions: EXTENSIONS.slice(6) },
    players: [player("A"), player("B")],
    turn: { seat: 1, stage: "action", letters: [], gain: 0, cards: [] },
  };
}

/** What there is in all, and what a round demands. */
function pieces(position: edit.Position) {
  const sectors = Object.values(position.station.sectors);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const cards = {
    research: [...position.decks.research, ...sectors.flatMap(({ research }) => research), ...position.players.flatMap(({ research }) => research.map(({ card }) => card))],
    extensions: [...position.decks.extensions, ...sectors.flatMap(({ extensions }) => extensions), ...position.players.flatMap(({ extensions }) => extensions)],
  };
  return {
    research: [...cards.research].sort(),
    extensions: [...cards.extensions].sort(),
    crystals: position.supply.crystals + sum(sectors.map(({ crystals }) => crystals)) + sum(position.players.map(({ crystals }) => crystals)),
    octopods: position.supply.octopods + sum(sectors.map(({ octopods }) => octopods)),
    bots: position.players.map(({ supply, programmed }, seat) => supply + programmed.length + sum(sectors.map(({ control, charging }) => [control, ...charging].filter((owner) => owner === seat).length))),
    submarines: position.players.map(({ submarines }, seat) => submarines + sum(sectors.map((sector) => sector.submarines.filter((owner) => owner === seat).length))),
    decks: [position.decks.research.length + 6 * position.round, position.decks.extensions.length + 6 * position.round],
    piles: [position.program_cards.length + position.round, position.centre.length + position.round],
  };
}

test.each<[string, (position: edit.Position) => edit.Position]>([
  ["crystals into a sector", (position) => edit.stock(position, "A", "crystals", 2)],
  ["octopods out of a sector", (position) => edit.stock(position, "A", "octopods", -1)],
  ["crystals to a player", (position) => edit.giveCrystals(position, 1, 3)],
  ["a program more", (position) => edit.toggleProgram(position, 0, "blue")],
  ["a program less", (position) => edit.toggleProgram(position, 0, "green")],
  ["another one holds a control space", (position) => edit.control(position, "A", 1)],
  ["nobody does", (position) => edit.control(position, "B", null)],
  ["a bot to charge", (position) => edit.charge(position, "A", 1)],
  ["and away again", (position) => edit.uncharge(edit.charge(edit.charge(position, "A", 1), "A", 0), "A", 0)],
  ["a submarine", (position) => edit.launch(position, "E", 0)],
  ["not that one", (position) => edit.unlaunch(edit.launch(edit.launch(position, "E", 0), "E", 1), "E", 0)],
  ["another base lab", (position) => edit.moveBase(position, 0, "B")],
  ["a base lab that was neutral", (position) => edit.moveBase(position, 0, "C")],
  ["a card of the deck to a player", (position) => edit.bring(position, "research", { seat: 0 }, "R20")],
  ["a card of a sector to a player", (position) => edit.bring(position, "extensions", { seat: 0 }, EXTENSIONS[0]!)],
  ["a card away from a player", (position) => edit.sendAway(edit.bring(position, "research", { seat: 0 }, "R20"), "research", { seat: 0 }, "R20")],
  ["cards that change places", (position) => edit.exchange(position, RESEARCH[0]!, RESEARCH[30]!)],
  ["a later round", (position) => edit.setRound(position, 3)],
  ["an earlier round", (position) => edit.setRound(edit.bring(edit.setRound(position, 4), "research", { seat: 1 }, "R01"), 1)],
  ["another program card", (position) => edit.layOut(position, OTHERS[1]!.id)],
  ["the end", (position) => edit.finish(position, 4)],
])("nothing gets lost: %s", (_, change) => {
  const before = fresh();
  const after = change(before);
  expect(after).not.toEqual(before);
  expect(before).toEqual(fresh());
  expect(pieces(after)).toEqual(pieces(before));
});

test("programs stand in their order", () => {
  const position = edit.toggleProgram(edit.toggleProgram(edit.toggleProgram(fresh(), 0, "green"), 0, "red"), 0, "yellow");
  expect(position.players[0]!.programmed).toEqual(["yellow", "red"]);
});

test("whoever's base lab it is has the first submarine there", () => {
  const position = edit.moveBase(fresh(), 0, "C");
  expect([position.station.sectors.A.submarines, position.station.sectors.C.submarines]).toEqual([["neutral"], [0]]);
  expect(edit.moveBase(fresh(), 0, "E").station.sectors).toMatchObject({ A: { submarines: [] }, E: { submarines: [0] } });
  expect(edit.moveBase(fresh(), 0, "B").players.map(({ base_lab }) => base_lab)).toEqual(["B", "A"]);
});

test("a later round lays out its cards and takes the tile off, an earlier one puts it back", () => {
  const third = edit.setRound(fresh(), 3);
  expect([third.program_cards, edit.laidOut(third), third.centre.map(({ tile }) => tile)]).toEqual([[OTHERS[2]!.id], OTHERS[1]!.id, BULBS.slice(2)]);
  expect(third.station.sectors.A.research).toHaveLength(3);
  const back = edit.setRound(third, 2);
  expect([back.program_cards, back.centre.map(({ tile }) => tile)]).toEqual([[OTHERS[1]!.id, OTHERS[2]!.id], BULBS.slice(1)]);
  expect(back.program_cards).not.toContain(edit.laidOut(back));
  expect(Object.values(back.station.sectors).every(({ research }) => research.length === 2)).toBe(true);
});

test("a card of the deck takes the place of one in the station", () => {
  const position = edit.bring(fresh(), "research", { seat: 0 }, "R20");
  expect(position.players[0]!.research.map(({ card }) => card)).toEqual(["R20"]);
  expect(Object.values(position.station.sectors).flatMap(({ research }) => research)).toHaveLength(5);
  expect(edit.whereIs(position, "R20")).toEqual({ seat: 0 });
});

test("immediate cards are spent, others are not", () => {
  const kind = (timing: string) => OURS.research_cards.cards.items.find((card) => card.timing === timing)!.id;
  const spent = (id: string) => edit.bring(fresh(), "research", { seat: 0 }, id).players[0]!.research[0]!.spent;
  expect([spent(kind("immediate")), spent(kind("once")), spent(kind("permanent"))]).toEqual([true, false, false]);
  const exchanged = edit.exchange(edit.bring(fresh(), "research", { seat: 0 }, kind("permanent")), kind("permanent"), kind("immediate"));
  expect(exchanged.players[0]!.research).toEqual([{ card: kind("immediate"), spent: true }]);
});

test("whoever has passed has no turn", () => {
  const one = edit.togglePassed(fresh(), 1);
  expect([one.passed, one.turn.seat]).toEqual([[1], 0]);
  expect(edit.togglePassed(one, 1).passed).toEqual([]);
  expect(edit.giveTurn(one, 1)).toMatchObject({ passed: [], turn: { seat: 1, stage: "action" } });
  expect(edit.playEarlier(fresh(), 0).play_order).toEqual([0, 1]);
  expect(edit.turnRing(fresh(), 0, "F").station.ring).toEqual(["F", "B", "C", "D", "E", "A"]);
});
