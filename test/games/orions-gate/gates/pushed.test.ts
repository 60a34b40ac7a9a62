import { describe, expect, it } from 'vitest';
import {
  battle,
  damageOf,
  diceLeft,
  eventsOf,
  game,
  play,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { circle, D, F, hurt, S, type More, type Placed } from '../battle/scene.ts';
import { gate, on, planning, standsAt, tables, wormhole } from './scene.ts';

const A1 = 'a1.1';
const B1 = 'b1.1';
const d = D(A1, [10000, 10500, 0]);
/** It faces the rammer, so the hit comes from the front. */
const f = F(B1, [15000, 10500, 18000], 'shield');
const far = [S('a1.9', [1000, 47000]), S('b1.9', [71000, 47000])];
/** Strength D3 1, damage 2: 7 against 9 or more; push die 4. */
const PUSH = [1, 1, 1, 4];
/** Backlash: D3 1, damage 2: nothing. */
const BACK = [1, 1, 1];

/** `a1.1` rams `b1.1`; every scripted die must be drawn. */
function rammed(
  pieces: Parameters<typeof planning>[2],
  dice: readonly number[],
  units: readonly Placed[] = [d, f, ...far],
  more: More = {},
) {
  const played = play(planning('ram', units, pieces, { ...more, dice }), 'a1', { type: 'plan', target: B1 });
  expect(diceLeft(played.match)).toEqual([]);
  return played;
}
const hits = (events: Parameters<typeof eventsOf>[0]) => eventsOf(events, 'autoHit').map(({ cause }) => cause.kind);
const exitTo = (match: Battle, x: number, y: number) => play(match, 'b1', { type: 'placeExit', x, y });

describe('OG-14.6 pushed into a warp gate', () => {
  const pair = [[gate(20000, 10500), gate(60000, 24000)]];

  it('OG-14.6 OG-10.10: no collision hit; it is lifted and waits for its own captain, its heading unchanged', () => {
    const { match, events } = rammed(pair, [...PUSH, ...BACK]);
    expect(hits(events)).toEqual(['ram', 'backlash']);
    expect(eventsOf(events, 'lifted')).toEqual([{ type: 'lifted', unit: B1, enter: 'P1', leave: 'P2' }]);
    expect(unit(match, B1)).toMatchObject({ status: 'lifted', pose: { table: 1, x: 17875, y: 10500, heading: 18000 } });
    expect(match.state.windows).toMatchObject([
      { kind: 'exit', unit: B1, captain: 'b1', enter: 'P1', leave: 'P2', from: { x: 17875, y: 10500 } },
    ]);
    expect(refusal(match, 'a1', { type: 'placeExit', x: 60000, y: 29000 })).toBe('OG-17.7: Captain b1 decides this.');
    expect(refusal(match, 'a1', { type: 'endActivation' })).toBe(
      'OG-1.8: The exit of Fighters 1 must be decided first.',
    );
    const placed = exitTo(match, 60000, 29125);
    expect(placed.events.map(({ type }) => type)).toEqual(['exitClosed', 'displaced']);
    expect(eventsOf(placed.events, 'displaced')[0]).toMatchObject({
      cause: 'exit',
      to: { table: 1, x: 60000, y: 29125, heading: 18000 },
    });
    expect(unit(placed.match, B1).status).toBe('inPlay');
    expect(placed.match.state.windows).toEqual([]);
    // The rammer's own activation goes on; nothing else moved.
    expect(placed.match.state.activation).toMatchObject({ unit: A1, step: 'fire', moved: true });
    expect(standsAt(placed.match, 'b1.9')).toEqual([1, 71000, 47000, 0]);
  });

  it('OG-14.6 OG-2.12 OG-I32: the exit is a standing place at most 3 in from the exit gate', () => {
    const { match } = rammed(pair, [...PUSH, ...BACK], [d, f, F('b1.2', [64000, 24000]), ...far]);
    const no = (x: number, y: number) => refusal(match, 'b1', { type: 'placeExit', x, y });
    expect(no(60000, 29126)).toBe('OG-14.3: 3.001 in from Warp gate 2; at most 3.000 in is allowed.');
    expect(no(60000, 26124)).toBe('OG-2.12: The base would overlap Warp gate 2 (Blocking) by 0.001 in.');
    expect(no(64000, 26249)).toBe('OG-2.12: Only 0.999 in from Fighters 2; at least 1.000 in is needed.');
    expect(refusal(match, 'b1', { type: 'stay' })).toBe('OG-1.8: The exit of Fighters 1 must be decided first.');
  });

  it('OG-14.6 OG-11.4: without another gate one collision hit, as Blocking', () => {
    const { match, events } = rammed([[gate(20000, 10500), wormhole(60000, 24000)]], [...PUSH, 2, 3, 4, ...BACK]);
    expect(hits(events)).toEqual(['ram', 'collision', 'backlash']);
    expect(eventsOf(events, 'lifted')).toEqual([]);
    expect(standsAt(match, B1)).toEqual([1, 17875, 10500, 18000]);
  });

  it('OG-10.10: a push that ends exactly touching the gate has not been pushed into it', () => {
    const { match, events } = rammed([[gate(21125, 10500), gate(60000, 24000)]], [...PUSH, ...BACK]);
    expect(standsAt(match, B1)).toEqual([1, 19000, 10500, 18000]);
    expect(eventsOf(events, 'lifted')).toEqual([]);
  });

  it('OG-10.10 OG-10.11: what it meets on its way comes first; destroyed there, it is not lifted', () => {
    const { match, events } = rammed(
      [[gate(20000, 10500), gate(60000, 24000), circle('dangerous', 17000, 10500, 250)]],
      [...PUSH, 2, ...BACK],
    );
    expect(unit(match, B1)).toMatchObject({ status: 'destroyed', pose: { x: 16125, y: 10500 } });
    expect(eventsOf(events, 'lifted')).toEqual([]);
  });

  it('OG-14.11 OG-10.12 OG-9.50: the backlash comes from a lifted unit too, free of EMP', () => {
    const blaster = D(A1, [10000, 10500, 0], 'empBlaster');
    // In play its D3 and its damage roll are re-rolled.
    const stays = rammed([[gate(20000, 10500)]], [...PUSH, 2, 3, 4, 1, 3, 1, 1, 2], [blaster, f, ...far]);
    expect(eventsOf(stays.events, 'autoHit')[2]).toMatchObject({ cause: { kind: 'backlash' }, roll: { emp: true } });
    const lifted = rammed(pair, [...PUSH, ...BACK], [blaster, f, ...far]);
    expect(eventsOf(lifted.events, 'autoHit')[1]).toMatchObject({
      cause: { kind: 'backlash', by: B1 },
      target: A1,
      roll: { emp: false },
    });
  });

  it('OG-14.11 OG-19.2: a lifted unit is on no table, but it is not lost: the game goes on', () => {
    const alone = battle({
      ...tables(...pair),
      units: [d, f],
      activation: { unit: A1, action: 'ram' },
      dice: [...PUSH, ...BACK],
    });
    const { match } = play(alone, 'a1', { type: 'plan', target: B1 });
    expect(match.state.outcome).toBeNull();
    expect(game.pending(match.state)).toEqual([{ kind: 'window.exit', seats: ['b1'] }]);
    const placed = exitTo(match, 60000, 29000).match;
    expect(placed.state.outcome).toBeNull();
    expect(unit(placed, B1).status).toBe('inPlay');
  });

  it('OG-14.11: the rammer destroyed by the backlash, the other unit still comes out, and may be activated', () => {
    const weak = D(A1, [10000, 10500, 0], hurt('railgun', 2), hurt('railgun', 2), hurt('railgun', 1));
    const { match } = rammed(pair, [...PUSH, 6, 6, 6], [weak, f, ...far], { phase: 'destroyers' });
    expect(unit(match, A1).status).toBe('destroyed');
    expect(match.state.activation).toBeNull();
    const placed = exitTo(match, 60000, 29000).match;
    expect(placed.state.windows).toEqual([]);
    expect(unit(placed, B1).status).toBe('inPlay');
  });

  it('OG-14.5 OG-6.13: coming out meets mines and Dangerous pieces at the new place; destroyed there it counts', () => {
    const hole = circle('dangerous', 60000, 30000, 1000);
    const { match } = rammed([[gate(20000, 10500)], [gate(60000, 24000), hole]], [...PUSH, ...BACK, 2].slice(0, 7));
    const scripted = { ...match, chance: { kind: 'script', draws: [2] } } as Battle;
    const placed = exitTo(scripted, 60000, 29000);
    expect(eventsOf(placed.events, 'dangerRolled')).toMatchObject([{ piece: 'P3' }]);
    expect(unit(placed.match, B1)).toMatchObject({
      status: 'destroyed',
      scoredBy: 'A',
      pose: { table: 2, x: 60000, y: 29000 },
    });
  });
});

describe('OG-14.7 pushed into a wormhole', () => {
  const two = [[wormhole(20000, 10500)], [wormhole(60000, 24000)]];

  it('OG-14.7 OG-C107: die 1: Shield 1/2, lifted, and placed within 3 in of the wormhole on table 2', () => {
    const { match, events } = rammed(two, [...PUSH, 1, ...BACK]);
    expect(eventsOf(events, 'wormholeRolled')).toMatchObject([
      { unit: B1, piece: 'P1', roll: { drawn: [1], emp: false, total: 1 } },
    ]);
    expect(eventsOf(events, 'damaged')).toMatchObject([
      { unit: B1, points: 1, cause: { kind: 'wormhole', piece: 'P1' } },
    ]);
    expect(hits(events)).toEqual(['ram', 'backlash']);
    expect(damageOf(match, B1)).toEqual([1]);
    expect(unit(match, B1).status).toBe('lifted');
    expect(refusal(match, 'b1', { type: 'placeExit', x: 60000, y: 29126 })).toBe(
      'OG-14.3: 3.001 in from Wormhole 2; at most 3.000 in is allowed.',
    );
    expect(standsAt(exitTo(match, 60000, 29125).match, B1)).toEqual([2, 60000, 29125, 18000]);
  });

  it('OG-14.7 OG-C107: die 2: destroyed where it was stopped', () => {
    const { match, events } = rammed(two, [...PUSH, 2, ...BACK]);
    expect(unit(match, B1)).toMatchObject({
      status: 'destroyed',
      scoredBy: 'A',
      pose: { table: 1, x: 17875, y: 10500 },
    });
    expect(eventsOf(events, 'lifted')).toEqual([]);
    expect(match.state.windows).toEqual([]);
  });

  it('OG-14.7 OG-9.50: without another wormhole it takes the damage and stays where it stopped; no EMP', () => {
    const blaster = D(A1, [10000, 10500, 0], 'empBlaster');
    const { match, events } = rammed(
      [[wormhole(20000, 10500), gate(60000, 24000)]],
      [...PUSH, 1, 1, 1, 1, 1, 1],
      [blaster, f, ...far],
    );
    expect(eventsOf(events, 'wormholeRolled')[0]!.roll.drawn).toEqual([1]);
    expect(unit(match, B1)).toMatchObject({ status: 'inPlay', pose: { x: 17875, y: 10500 } });
  });

  it('OG-14.7 OG-1.8 OG-12.4: windows open in the order of their causes: debris, then the exit', () => {
    const target = D(B1, [15000, 10500, 18000], hurt('railgun', 1));
    const { match } = rammed(
      [[wormhole(20000, 10500), wormhole(60000, 24000)]],
      [1, 1, 1, 4, 1, 1, 1, 1],
      [d, target, ...far],
      { options: { debris: true } },
    );
    expect(match.state.windows.map(({ kind }) => kind)).toEqual(['debris', 'exit']);
    const { match: open } = play(match, 'b1', { type: 'placeDebris', x: 17500, y: 13000 });
    expect(standsAt(exitTo(open, 60000, 29000).match, B1)).toEqual([1, 60000, 29000, 18000]);
  });
});

describe('OG-14.8 the closest other', () => {
  const ENTERED = gate(20000, 10500);
  const leave = (...pieces: Parameters<typeof planning>[2]) =>
    eventsOf(rammed(pieces, [...PUSH, ...BACK]).events, 'lifted')[0]?.leave;

  it('OG-14.8 OG-C108: into G1 out of G2 on its own table; into G3 out of G1 on the next table', () => {
    expect(leave([ENTERED, gate(60000, 40000)], [gate(20000, 10500)])).toBe('P2');
    // Table 2's only gate is P3; the next table with one is table 1 again: its lowest.
    const { events } = rammed(
      [[gate(60000, 40000), gate(40000, 40000)], [gate(20000, 10500)]],
      [...PUSH, ...BACK],
      [on(2, d), on(2, f), ...far],
    );
    expect(eventsOf(events, 'lifted')).toMatchObject([{ enter: 'P3', leave: 'P1' }]);
  });

  it('OG-14.8: least distance from the centre where it was stopped to the piece, then piece order', () => {
    expect(leave([ENTERED, gate(60000, 10500), gate(17875, 30000)])).toBe('P3');
    // From (17875, 10500): P2 is 10.000 in away, P3 9.999 in.
    expect(leave([ENTERED, gate(17875, 22000), gate(17875, 21999)])).toBe('P3');
    expect(leave([ENTERED, gate(17875, 22000), gate(6375, 10500, 'warpGate', 1500)])).toBe('P2');
    // Fractions of a mil are dropped: P3 is nearer by less than one mil (11500.7 and 11500.2).
    expect(leave([ENTERED, gate(18002, 22000), gate(17943, 22000)])).toBe('P2');
    expect(leave([ENTERED, gate(17943, 22000), gate(18002, 22000)])).toBe('P2');
    // The edge of a big gate is nearer than that of a small one whose centre is nearer.
    expect(leave([ENTERED, gate(17875, 24000, 'warpGate', 250), gate(17875, 26000, 'warpGate', 4000)])).toBe('P3');
  });

  it('OG-14.8: tables are taken upward from this one and round again; wormholes are no gates', () => {
    const pieces = [[gate(1500, 1500)], [ENTERED], [wormhole(60000, 24000)], [gate(9000, 9000)]];
    const { events } = rammed(pieces, [...PUSH, ...BACK], [on(2, d), on(2, f), ...far]);
    expect(eventsOf(events, 'lifted')).toMatchObject([{ enter: 'P2', leave: 'P4' }]);
  });
});

describe('OG-14.9 no room at the exit', () => {
  it('OG-14.9: it goes back to where it was stopped, with no further damage, even closer than 1 in to a unit', () => {
    const neighbour = F('b1.2', [17875, 12000, 0]);
    const closed = [gate(60000, 24000), circle('blocking', 60000, 24000, 6000)];
    const { match } = rammed([[gate(20000, 10500), ...closed]], [...PUSH, ...BACK], [d, f, neighbour, ...far]);
    expect(refusal(match, 'b1', { type: 'placeExit', x: 60000, y: 29000 })).toMatch(/^OG-2.12: The base would overlap/);
    const back = play(match, 'b1', { type: 'noRoom' });
    expect(back.events).toEqual([
      { type: 'exitClosed', unit: B1, to: { table: 1, x: 17875, y: 10500, heading: 18000 }, noRoom: true },
    ]);
    expect(unit(back.match, B1).status).toBe('inPlay');
    expect(standsAt(back.match, B1)).toEqual([1, 17875, 10500, 18000]);
    expect(damageOf(back.match, B1)).toEqual([0]);
    expect(back.match.state.windows).toEqual([]);
  });

  it('OG-2.14 OG-14.9 OG-I17: not while a point of the grid is free', () => {
    const { match } = rammed([[gate(20000, 10500), gate(18000, 19375)]], [...PUSH, ...BACK]);
    expect(refusal(match, 'b1', { type: 'noRoom' })).toBe(
      'OG-2.14: There is room, for example at 18.000 in, 14.250 in.',
    );
    // Points between those of the grid do not count: here only a ring 1 mil wide is free, which holds none of them.
    const { match: open } = rammed(
      [[gate(20000, 10500), gate(60001, 24001), circle('blocking', 60001, 24001, 4499)]],
      [...PUSH, ...BACK],
    );
    expect(exitTo(open, 60001, 29126).events).toHaveLength(2);
    expect(play(open, 'b1', { type: 'noRoom' }).events).toMatchObject([{ type: 'exitClosed', noRoom: true }]);
  });
});

describe('OG-14.10 pulled to a gate', () => {
  it('OG-14.10 OG-9.24: gates and wormholes just stop it', () => {
    for (const kind of ['warpGate', 'wormhole'] as const) {
      const units = [D(A1, [20000, 20000, 0], 'tractorBeam'), F(B1, [30000, 20000]), ...far];
      const match = battle({
        ...tables([gate(26000, 21000, kind, 1000), gate(60000, 24000, kind)]),
        units,
        activation: { unit: A1, action: 'hold', step: 'fire' },
        dice: [6],
      });
      const { match: after, events } = play(match, 'a1', { type: 'useComponent', slot: 1, target: B1 });
      expect(standsAt(after, B1)).toEqual([1, 27281, 20000, 0]);
      expect(eventsOf(events, 'pulled')).toMatchObject([{ stoppedBy: { kind: 'piece', id: 'P1' } }]);
      expect([after.state.windows, damageOf(after, B1), diceLeft(after)]).toEqual([[], [0], []]);
    }
  });
});
