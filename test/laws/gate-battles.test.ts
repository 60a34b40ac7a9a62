import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../src/engine/match.ts';
import { replay } from '../../src/engine/recording.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import type { OrionsGateEvent } from '../../src/games/orions-gate/event.ts';
import { cannotComeOut, pieceOn } from '../../src/games/orions-gate/rules/gates.ts';
import type { OrionsGateState, PieceKind, Unit } from '../../src/games/orions-gate/state.ts';
import { radiusOf } from '../../src/games/orions-gate/units.ts';
import { baseOnTable, overlaps } from '../../src/table/index.ts';
import { battle, game } from '../helpers/og-position.ts';
import { randomBattle, variedOptions } from './random-battle.ts';
import { amount } from '../helpers/whole.ts';
import { expectAlike, expectSame } from '../helpers/quick-expect.ts';

const BATTLES = amount(9, 18);
const PUSHES = 240;

type Counts = { [what: string]: number };

/** Two to four tables, all mixes of gates, wormholes and the options that open windows, with many short rounds. */
const options = (i: number) => ({
  ...variedOptions(i),
  points: 24,
  rounds: 8,
  tableWidth: 48_000,
  tables: 2 + (i % 3),
  gatesPerTable: [1, 2, 0, 4][i % 4]!,
  wormholesPerTable: [0, 1, 3, 2][i % 4]!,
  mission: ['annihilation', 'artifactHunt', 'breakthrough', 'captureTheGate'][i % 4]!,
  terrainDensity: 'sparse',
  debris: i % 2 === 0,
  advancedComponents: i % 3 === 0,
  mysteriousObjectives: i % 5 === 0,
});

const unitOf = (state: OrionsGateState, id: string): Unit => state.units.find((unit) => unit.id === id)!;

/** What every step keeps (OG-2.13, 14.3 to 14.11), and what turned up. */
function look(
  before: OrionsGateState,
  after: OrionsGateState,
  events: readonly OrionsGateEvent[],
  counts: Counts,
): void {
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const event of events) {
    count(event.type === 'displaced' ? `displaced.${event.cause}` : event.type);
    if (event.type === 'gateEntered' || event.type === 'lifted')
      joins(after, event, event.type === 'lifted' ? ['warpGate', 'wormhole'] : ['warpGate']);
    if (event.type === 'displaced' && event.cause !== 'gate' && event.cause !== 'exit')
      expect(unitOf(before, event.unit).pose!.table).toBe(tableBefore(before, events, event));
    if (event.type === 'weaponUsed')
      for (const target of event.targets)
        expect(unitOf(before, target).pose!.table).toBe(unitOf(before, event.unit).pose!.table);
    if (event.type === 'damageRolled' || event.type === 'hitRolled')
      expect(unitOf(before, event.target).pose!.table).toBe(unitOf(before, event.attacker).pose!.table);
    if (event.type === 'mineExploded')
      expectSame(before.mines.find(({ id }) => id === event.mine)!.table, unitOf(after, event.unit).pose!.table);
    if (event.type === 'exitClosed' && !event.noRoom) placedWell(before, events, event.unit);
    if (event.type === 'activated' && event.halvedBy)
      expect(unitOf(before, event.halvedBy).pose!.table).toBe(unitOf(before, event.unit).pose!.table);
  }
  // A lifted unit has an open exit window, and no other unit has one (OG-14.6).
  const lifted = after.units.filter(({ status }) => status === 'lifted').map(({ id }) => id);
  expectAlike(
    after.windows.filter(({ kind }) => kind === 'exit').map(({ unit }) => unit),
    lifted,
  );
  for (const { status, pose, unitType } of after.units) {
    if (status !== 'inPlay') continue;
    const table = after.tables[pose!.table - 1]!;
    const base = { ...pose!, radius: radiusOf(after.options, unitType) };
    expectSame(baseOnTable(base, table), true);
    for (const { kind, parts } of table.pieces)
      if (kind !== 'obscuring' && kind !== 'dangerous')
        expectSame(
          parts.some((part) => overlaps(base, part)),
          false,
        );
  }
}

/** Both pieces are there, of one kind, and not the same (OG-14.3, 14.6, 14.7). */
function joins(
  { tables }: OrionsGateState,
  { enter, leave }: { readonly enter: string; readonly leave: string },
  kinds: readonly PieceKind[],
): void {
  const [from, to] = [pieceOn(tables, enter)!.piece, pieceOn(tables, leave)!.piece];
  expect(kinds).toContain(from.kind);
  expect(to.kind).toBe(from.kind);
  expect(to.id).not.toBe(from.id);
}

/** Nothing but a gate or an exit takes a unit to another table (OG-2.13): where it was before this fact. */
function tableBefore(
  before: OrionsGateState,
  events: readonly OrionsGateEvent[],
  event: OrionsGateEvent & { readonly type: 'displaced' },
): number {
  const through = events
    .slice(0, events.indexOf(event))
    .some(
      (one) => one.type === 'displaced' && one.unit === event.unit && (one.cause === 'gate' || one.cause === 'exit'),
    );
  return through ? unitOf(before, event.unit).pose!.table : event.to.table;
}

/** The exit of a window is a standing place near the piece it leads to (OG-14.6). */
function placedWell(before: OrionsGateState, events: readonly OrionsGateEvent[], id: string): void {
  const window = before.windows[0]!;
  if (window.kind !== 'exit') throw new Error('no exit window');
  const arrival = events.find((event) => event.type === 'displaced' && event.unit === id);
  if (arrival?.type !== 'displaced') return;
  expect(arrival).toMatchObject({ cause: 'exit', to: { heading: window.from.heading } });
  const base = { ...arrival.to, radius: radiusOf(before.options, unitOf(before, id).unitType) };
  expect(cannotComeOut(before, pieceOn(before.tables, window.leave)!, base, id)).toBeNull();
}

describe('battles on several tables', () => {
  it(`OG-14.1 OG-14.3 OG-14.6 OG-14.7 OG-14.12 OG-2.13 OG-20.3: ${BATTLES} random ones come to an end without a stall and replay to the same hash`, () => {
    const counts: Counts = {};
    for (let i = 0; i < BATTLES; i++) {
      const { recording, match } = randomBattle(`gates ${i}`, options(i));
      const again = replay(game, recording);
      if (!again.ok) throw new Error(again.reason);
      expect(again.matches.at(-1)!.hash).toBe(match.hash);
      for (const [ply, events] of again.events.entries())
        if (ply > 0) look(again.matches[ply - 1]!.state, again.matches[ply]!.state, events, counts);
    }
    for (const what of ['gateEntered', 'displaced.gate', 'displaced.warp'])
      expect(counts[what], what).toBeGreaterThan(0);
  });

  it(`OG-14.6 OG-14.7 OG-14.8 OG-14.9 OG-14.11: ${PUSHES} pushes into gates and wormholes, and what follows, keep the same`, () => {
    const counts: Counts = {};
    for (let i = 0; i < PUSHES; i++) {
      let match = pushedAt(i);
      const chance = openChance(seedChance(`pushes ${i}`));
      for (let ply = 0; ply < 6 && match.state.outcome === null; ply++) {
        const seat = game.pending(match.state)[0]!.seats[0]!;
        const [drawn] = game.choices(match.state, seat, { chance, count: 1 });
        const applied = applyCommand(game, match, seat, ply === 0 ? { type: 'plan', target: 'b1.1' } : drawn);
        if (!applied.ok)
          throw new Error(`push ${i}, ply ${ply}: ${JSON.stringify(drawn)} refused: ${applied.rejections[0]!.reason}`);
        look(match.state, applied.match.state, applied.events, counts);
        match = applied.match;
      }
    }
    for (const what of ['lifted', 'wormholeRolled', 'exitClosed', 'displaced.exit'])
      expect(counts[what], what).toBeGreaterThan(PUSHES / 20);
  });
});

/**
 * A Destroyer about to ram a ship that stands before a gate or wormhole; others stand at the same places of other
 * tables.
 */
function pushedAt(i: number): ReturnType<typeof battle> {
  const chance = openChance(seedChance(`scene ${i}`));
  const kinds = ['warpGate', 'wormhole'] as const;
  const tables = 1 + chance.die(3);
  const circle = (kind: PieceKind, x: number, y: number, radius: number) => ({
    kind,
    parts: [{ kind: 'circle' as const, x, y, radius }],
  });
  const own = kinds[i % 2]!;
  const pieces = Array.from({ length: tables }, (_, index) => [
    circle(
      own,
      index === 0 ? 20_000 + 100 * chance.die(10) : 5000 + 1000 * chance.die(40),
      index === 0 ? 9500 + 100 * chance.die(20) : 24_000,
      1500,
    ),
    ...(chance.die(2) === 1 ? [circle(kinds[(i + 1) % 2]!, 60_000, 40_000, 1500)] : []),
    ...(chance.die(3) === 1
      ? [circle('dangerous', index === 0 ? 40_000 : 10_000 + 1000 * chance.die(30), 27_000, 3000)]
      : []),
  ]);
  const big = chance.die(2) === 1;
  return battle({
    options: { layout: pieces.map(() => []), debris: i % 3 === 0, terrainSource: 'custom' },
    tables: pieces.map((list) => ({ pieces: list })),
    units: [
      {
        id: 'a1.1',
        type: 'destroyers',
        pose: [10_000, 10_500, 0],
        components: ['empBlaster', 'railgun', 'reinforcedRam'],
      },
      { id: 'a1.2', type: 'fighters', pose: { table: 2, x: 17_500, y: 10_500, heading: 0 }, components: ['inhibitor'] },
      {
        id: 'b1.1',
        type: big ? 'battleships' : 'destroyers',
        pose: [15_000, 10_500, 18_000],
        components: ['ablativeArmor', 'salvageArm', 'shield'],
      },
      { id: 'b1.2', type: 'scouts', pose: { table: 2, x: 70_000, y: 40_000, heading: 0 } },
    ],
    phase: 'destroyers',
    activation: { unit: 'a1.1', action: 'ram' },
    dice: Array.from({ length: 400 }, () => chance.die(6)),
  });
}
