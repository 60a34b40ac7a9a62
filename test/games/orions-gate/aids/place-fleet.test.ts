import { describe, expect, it } from 'vitest';
import { startMatch } from '../../../../src/engine/match.ts';
import { openChance, scriptChance, seedChance } from '../../../../src/engine/rng.ts';
import {
  openTrial,
  placeFleet,
  randomFleet,
  suggestedWidth,
  UNITS,
  unitsInPlay,
  type CommandOf,
  type OrionsGateState,
  type PlacedUnit,
  type UnitPlan,
} from '../../../../src/games/orions-gate/index.ts';
import { along } from '../../../../src/table/index.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { game, play, type Battle } from '../../../helpers/og-position.ts';

type Raw = { readonly [key: string]: unknown };

/** A battle on generated tables, every captain's fleet handed in, up to the choice of edge; A has won the roll-off. */
function atEdge(raw: Raw, fleet: (seat: string) => readonly UnitPlan[]): Battle {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  let { match } = startMatch(game, parsed.value, scriptChance([6, 1]));
  for (const seat of game.seats(parsed.value))
    match = play(match, seat, { type: 'submitFleet', units: fleet(seat) } as never).match;
  return match;
}

/** Places the fleets of both sides, each command checked by the rules; units without a place are left out. */
function deployAll(match: Battle, edge: 'south' | 'north', finish = true): Battle {
  let now = play(match, 'a1', { type: 'chooseEdge', edge }).match;
  for (const side of ['A', 'B']) {
    for (const { id } of now.state.captains.filter((one) => one.side === side)) {
      for (const { command, refused } of placeFleet(now.state, id))
        now = play(now, id, refused ? { type: 'leaveOut', unit: command.unit } : command).match;
      if (!finish && side === 'B') return now;
      now = play(now, id, { type: 'finishDeployment' }).match;
    }
  }
  return now;
}

/** How far a unit comes straight ahead of its Move, were there nobody but its own side and no terrain: mils. */
function freeAhead(state: OrionsGateState, unit: PlacedUnit): number {
  const bare = {
    ...state,
    tables: state.tables.map((table) => ({ ...table, pieces: [] })),
    units: state.units.filter(({ side }) => side === unit.side),
  };
  const { move } = UNITS[unit.unitType];
  const trial = openTrial({ sight: kernelSight }, bare, unit.id, 'move', move);
  const { heading } = unit.pose;
  const straight = (length: number): Omit<CommandOf<'plan'>, 'type'> => {
    const { x, y } = along(unit.pose, heading, length);
    return unit.unitType === 'scouts' ? { points: [[x, y]], heading } : { first: length, pivot: 0, second: 0 };
  };
  for (let first = move; first > 0; first -= 250) if (!trial.refuse(straight(first))) return first;
  return 0;
}

/** The units that friends stop short of their whole Move, and how far those come. */
const stopped = (state: OrionsGateState) =>
  unitsInPlay(state).flatMap((unit) => {
    const free = freeAhead(state, unit);
    return free < UNITS[unit.unitType].move ? [{ id: unit.id, free }] : [];
  });

const scouts = (count: number): readonly UnitPlan[] =>
  Array.from({ length: count }, () => ({ type: 'scouts', name: '', components: [] }) as const);

describe('a fleet that is placed', () => {
  it('OG-4.10 OG-6.10: on any table every unit is legal, faces the enemy and has its whole Move free of friends', () => {
    const chance = openChance(seedChance('place'));
    for (let round = 0; round < 30; round++) {
      const points = 11 + chance.die(85);
      const raw = {
        points,
        tableWidth: Math.max(suggestedWidth(points), 36_000 + 12_000 * chance.die(9)),
        tables: chance.die(4),
        terrainSeed: `place ${round}`,
        terrainDensity: ['sparse', 'normal', 'dense'][chance.die(3) - 1],
        playersA: chance.die(3),
        playersB: chance.die(3),
      };
      const share = Math.floor(points / 3);
      const start = atEdge(raw, () => randomFleet(share, openChance(seedChance(`fleet ${round}`))));
      const { state } = deployAll(start, round % 2 ? 'north' : 'south');
      expect([raw, state.units.filter(({ status }) => status !== 'inPlay')]).toEqual([raw, []]);
      expect([raw, stopped(state)]).toEqual([raw, []]);
      for (const { side, pose } of unitsInPlay(state))
        expect(pose.heading).toBe(state.edges[side] === 'south' ? 9000 : 27_000);
    }
  });

  it('OG-6.10: 96 points of one captain on a table of the suggested width', () => {
    for (let round = 0; round < 6; round++) {
      const start = atEdge({ points: 96, tableWidth: 144_000, terrainSeed: `wide ${round}` }, (seat) =>
        randomFleet(96, openChance(seedChance(`${seat} ${round}`))),
      );
      expect([round, stopped(deployAll(start, 'south').state)]).toEqual([round, []]);
    }
  });

  it('OG-6.10: on a narrow table full of terrain', () => {
    for (let round = 0; round < 16; round++) {
      const points = [12, 24, 36, 48][round % 4]!;
      const raw = { points, tableWidth: 48_000, terrainDensity: 'dense', terrainSeed: `narrow ${round}` };
      const start = atEdge(raw, (seat) => randomFleet(points, openChance(seedChance(`${seat} ${round}`))));
      expect([round, stopped(deployAll(start, 'south').state)]).toEqual([round, []]);
    }
  });

  it('OG-6.10: Scouts have a column each while the zone has one for each, and then stand as far apart as goes', () => {
    const free = (count: number): number => {
      const raw = { points: 96, tableWidth: 48_000, terrainMinimum: 0, layout: [[]] };
      const { state } = deployAll(
        atEdge(raw, () => scouts(count)),
        'south',
      );
      expect(unitsInPlay(state)).toHaveLength(2 * count);
      return Math.min(10_000, ...stopped(state).map((one) => one.free));
    };
    const found = [12, 20, 40, 60, 96].map(free);
    for (const [at, least] of [10_000, 10_000, 8000, 3000, 500].entries())
      expect(found[at]).toBeGreaterThanOrEqual(least);
  });

  it('OG-4.10: who stands already stays, and its way is left free, whatever way it looks', () => {
    const raw = { points: 24, terrainMinimum: 0, layout: [[]] };
    const placed = [
      { type: 'deploy', unit: 'a1.3', table: 1, x: 30_000, y: 1000, heading: 9000 },
      { type: 'deploy', unit: 'a1.5', table: 1, x: 36_000, y: 9000, heading: 0 },
    ] as const;
    let match = play(
      atEdge(raw, () => scouts(20)),
      'a1',
      { type: 'chooseEdge', edge: 'south' },
    ).match;
    for (const command of placed) match = play(match, 'a1', command).match;
    for (const { command } of placeFleet(match.state, 'a1')) match = play(match, 'a1', command).match;
    expect(unitsInPlay(match.state)).toHaveLength(20);
    for (const { unit, x, y, heading } of placed)
      expect(match.state.units.find(({ id }) => id === unit)?.pose).toEqual({ table: 1, x, y, heading });
    expect(stopped(match.state)).toEqual([]);
  });

  it('OG-14.12: over several tables, with the points where those of the enemy are, and some on every table', () => {
    const raw = { points: 24, tables: 3, terrainMinimum: 0 };
    const { state } = deployAll(
      atEdge(raw, () => scouts(24)),
      'south',
    );
    const on = (side: string) =>
      state.tables.map(({ number }) =>
        unitsInPlay(state).reduce((sum, one) => sum + Number(one.side === side && one.pose.table === number), 0),
      );
    expect(on('A')).toEqual([8, 8, 8]);
    expect(on('B')).toEqual([8, 8, 8]);
    let match = play(
      atEdge(raw, () => scouts(24)),
      'a1',
      { type: 'chooseEdge', edge: 'south' },
    ).match;
    for (let index = 0; index < 24; index++)
      match = play(match, 'a1', {
        type: 'deploy',
        unit: `a1.${index + 1}`,
        table: index < 18 ? 1 : 2,
        x: 2000 * (index + 1),
        y: 6000,
        heading: 9000,
      }).match;
    match = play(match, 'a1', { type: 'finishDeployment' }).match;
    const tables = [...placeFleet(match.state, 'b1')].map(({ command }) => command.table);
    expect([1, 2, 3].map((table) => tables.filter((one) => one === table).length)).toEqual([16, 6, 2]);
  });

  it('OG-4.11: a unit without any place says why, and those that have one get it', () => {
    const wall = (from: number, to: number) => ({
      kind: 'blocking',
      parts: [
        {
          kind: 'polygon',
          corners: [
            { x: from, y: 0 },
            { x: to, y: 0 },
            { x: to, y: 13_000 },
            { x: from, y: 13_000 },
          ],
        },
      ],
    });
    const layout = [[wall(0, 70_500)]];
    const start = atEdge({ terrainMinimum: 0, layout, terrainSource: 'custom' }, () => [
      {
        type: 'destroyers',
        name: 'Wide',
        components: ['shield', 'shield', 'shield'].map((kind) => ({ kind })),
      } as never,
      ...scouts(2),
    ]);
    const match = play(start, 'a1', { type: 'chooseEdge', edge: 'south' }).match;
    const found = [...placeFleet(match.state, 'a1')].map(({ command, refused }) => [
      command.unit,
      refused?.rule ?? null,
    ]);
    expect(found).toEqual([
      ['a1.1', 'OG-2.12'],
      ['a1.3', null],
      ['a1.2', null],
    ]);
  });
});
