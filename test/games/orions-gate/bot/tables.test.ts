import { describe, expect, it } from 'vitest';
import { createBot } from '../../../../src/ai/bot.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { openMind } from '../../../../src/games/orions-gate/bot/mind.ts';
import { goalsOf, wayToGoal } from '../../../../src/games/orions-gate/bot/mission-goals.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import type { OrionsGateState, Side } from '../../../../src/games/orions-gate/state.ts';
import { isInPlay, pointsOf, thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { game, newGame, play, playAll } from '../../../helpers/og-position.ts';
import { B, choosing, circle, F } from '../battle/scene.ts';

const ship = (type: 'destroyers' | 'fighters', count: number) => ({
  type,
  name: '',
  components: Array.from({ length: count }, () => ({ kind: 'cannon' as const })),
});
/** 24 points. */
const FLEET: OrionsGateCommand = {
  type: 'submitFleet',
  units: [ship('destroyers', 3), ship('destroyers', 3), ...Array.from({ length: 6 }, () => ship('fighters', 1))],
};
const gate = [circle('warpGate', 36_000, 24_000, 1500)];

interface Setting {
  readonly mission: string;
  readonly tables: number;
  /** What the mission rolls, and the roll-off for its markers. */
  readonly dice?: readonly number[];
  readonly markers?: readonly (readonly [seat: string, table: number, x: number, y: number])[];
  /** The table of each unit of side A, which deploys first; else the computer deploys it. */
  readonly first?: (index: number) => number;
  readonly oneTable?: boolean;
}

/** Both fleets on the tables, deployed by the computer where nothing else is said. */
function deployed({ mission, tables, dice = [], markers = [], first, oneTable = false }: Setting): OrionsGateState {
  const options = { mission, tables, points: 24, layout: Array.from({ length: tables }, () => gate) };
  let { match } = playAll(newGame(options, [6, 1, ...dice]), [
    ['a1', FLEET],
    ['b1', FLEET],
    ['a1', { type: 'chooseEdge', edge: 'south' }],
    ...markers.map(([seat, table, x, y]) => [seat, { type: 'placeMarker', table, x, y } as const] as const),
  ]);
  const bot = createBot(game, orionsGateBrain(kernelSight, oneTable), 'default');
  while (match.state.stage === 'deploy') {
    const seat = game.pending(match.state)[0]!.seats[0]!;
    const index = match.state.units.findIndex(({ side, status }) => side === 'A' && status === 'waiting');
    const scripted: OrionsGateCommand | null =
      seat === 'a1' && first && index >= 0
        ? {
            type: 'deploy',
            unit: match.state.units[index]!.id,
            table: first(index),
            x: 8000 + 7000 * index,
            y: 8000,
            heading: 9000,
          }
        : null;
    const command = scripted ?? bot.choose(game.view(match.state, viewerOf(seat)), seat, `seed ${match.ply}`);
    match = play(match, seat, command).match;
  }
  return match.state;
}

/** Points of a side on each table. */
const on = (state: OrionsGateState, side: Side): readonly number[] =>
  state.tables.map(({ number }) =>
    state.units
      .filter((unit) => unit.side === side && isInPlay(unit) && unit.pose.table === number)
      .reduce((sum, unit) => sum + pointsOf(unit), 0),
  );

/** Four objective markers in turn, A first: three of them on the first table. */
const THREE_AND_ONE: Setting = {
  mission: 'territoryControl',
  tables: 2,
  dice: [3, 6, 1],
  markers: [
    ['a1', 1, 24_000, 12_000],
    ['b1', 1, 48_000, 36_000],
    ['a1', 1, 48_000, 12_000],
    ['b1', 2, 36_000, 30_000],
  ],
};

describe('a computer captain who deploys on several tables', () => {
  it('OG-14.12 OG-16.6: goes where markers lie, more of it where more do', () => {
    const state = deployed(THREE_AND_ONE);
    for (const side of ['A', 'B'] as const) {
      const [most, least] = on(state, side);
      expect(least).toBeGreaterThan(0);
      expect(most).toBeGreaterThan(least!);
    }
  });

  it('OG-14.12 OG-16.6: leaves no marker to an enemy who is all on another table', () => {
    const [, lone] = on(deployed({ ...THREE_AND_ONE, first: () => 1 }), 'B');
    expect(lone).toBeGreaterThan(0);
    expect(lone).toBeLessThan(12);
  });

  it('OG-14.12 OG-16.12: attacks a station on one table and guards its own on another', () => {
    const state = deployed({
      mission: 'stationAssault',
      tables: 2,
      dice: [6, 1],
      markers: [
        ['a1', 1, 36_000, 6000],
        ['b1', 2, 36_000, 42_000],
      ],
    });
    for (const side of ['A', 'B'] as const) expect(Math.min(...on(state, side))).toBeGreaterThan(0);
  });

  it('OG-14.12 OG-16.5: meets the weaker part of an enemy who is on two tables', () => {
    // A Destroyer on the first table, the rest on the second.
    expect(on(deployed({ mission: 'annihilation', tables: 2, first: (index) => (index === 0 ? 1 : 2) }), 'B')).toEqual([
      24, 0,
    ]);
  });

  it('OG-14.12: goes to all of four tables for a marker on each', () => {
    const state = deployed({
      mission: 'territoryControl',
      tables: 4,
      dice: [3, 6, 1],
      markers: [
        ['a1', 1, 36_000, 12_000],
        ['b1', 2, 36_000, 36_000],
        ['a1', 3, 36_000, 12_000],
        ['b1', 4, 36_000, 36_000],
      ],
    });
    for (const side of ['A', 'B'] as const) expect(Math.min(...on(state, side))).toBeGreaterThan(0);
  });

  it('keeps to one table when it is told to', () => {
    const state = deployed({ ...THREE_AND_ONE, oneTable: true });
    expect([on(state, 'A'), on(state, 'B')]).toEqual([
      [24, 0],
      [24, 0],
    ]);
  });
});

describe('the way into the zone of the enemy', () => {
  const match = choosing([B('a1.1', [36_000, 14_000, 9000]), F('b1.1', [10_000, 44_000, 27_000])], {
    mission: 'breakthrough',
    tables: [{ pieces: gate }, { pieces: gate }],
    options: { tables: 2, layout: [[], []] },
  });
  const unit = thePlaced(match.state, 'a1.1');
  const ways = (oneTable: boolean) => {
    const mind = openMind(kernelSight, { candidates: 1, caution: 1, blur: 0 }, oneTable);
    return goalsOf(mind, match.state, 'A').map((goal) => wayToGoal(mind, match.state, unit, goal));
  };

  it('OG-14.3 OG-16.14: is shorter through a gate, onto the zone of another table', () => {
    const [straight, across] = ways(false);
    // 22" and its radius at 6" an activation, or one to the gate and 6" beyond the exit.
    expect(straight).toEqual({ turns: 23_500 / 6000, gate: null });
    expect(across!.gate?.leave.table.number).toBe(2);
    expect(across!.turns).toBeCloseTo(7000 / 6000 + 7500 / 6000);
  });

  it('OG-2.13: leads to no other table for who keeps to one', () => {
    expect(ways(true).map(({ turns, gate }) => [turns, gate])).toEqual([
      [23_500 / 6000, null],
      [Infinity, null],
    ]);
  });
});
